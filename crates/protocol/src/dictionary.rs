//! What goes over HTTP about the words of Cipher.

use crate::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A word to be looked at before it is sealed. It is sent in a body, so that no log of addresses
/// ever holds it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WordToCheck {
    /// The language of the table's words.
    pub language: Language,
    /// How many letters the table's words have: 3 to 6.
    pub length: u8,
    /// The word in any spelling, at most 40 characters.
    pub word: String,
    /// The version of the word lists that the game is played with; the newest if none is named.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lists: Option<u32>,
}

/// What is known of a word.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CheckedWord {
    /// The letters in which it is laid (KD-2), as far as there are such.
    pub folded: String,
    /// The first character that cannot be laid; none if all can.
    pub bad_character: Option<String>,
    /// Whether it has as many letters as the table's words.
    pub fits: bool,
    /// Whether it is in the list of its language.
    pub listed: bool,
    /// What speaks against it as a secret word, if it has the right length.
    pub objection: Option<WordObjection>,
    /// How dictionaries spell it; the most frequent first.
    pub spellings: Vec<String>,
    /// Other languages whose lists have it, if its own has not.
    pub elsewhere: Vec<Language>,
}

/// What speaks against a secret word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum WordObjection {
    /// The list does not have it (KD-3).
    NotInList,
    /// It is slang (K-11).
    Slang,
    /// It is an abbreviation (K-11).
    Abbreviation,
    /// It is a slur: fine only where the table agreed on slurs (KD-3).
    Slur,
}

/// A word that a coder might hide.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SuggestedWord {
    /// The letters in which it is laid.
    pub folded: String,
    /// How it is spelled.
    pub spelling: String,
}

/// What the questions of a round that is over told about its word.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LookBack {
    /// The round, from 1.
    pub round: u8,
    /// How many words there were before the first question.
    pub words: u32,
    /// The questions in their order.
    pub questions: Vec<Reconsidered>,
    /// Other words that give every answer as well, the most frequent first and not more than a handful. No question
    /// that was asked tells them from the word.
    pub twins: Vec<String>,
}

/// What one question told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reconsidered {
    /// The seat that asked.
    pub by: u8,
    /// The kind of segment: `long`, `short`, `wide` or `tight`.
    pub kind: String,
    /// The zone that was asked about, from 0.
    pub zone: u8,
    /// The answer.
    pub yes: bool,
    /// How many words were still possible after it.
    pub left: u32,
    /// How many words the question would leave on average.
    pub expected: u32,
    /// The zone that would have split the words best, from 0.
    pub best_zone: u8,
    /// How many words that one would have left on average.
    pub best_expected: u32,
}
