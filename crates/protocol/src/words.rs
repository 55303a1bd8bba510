//! What goes over HTTP about words alone: the words of the day, and Cipher practised as a decoder.
//!
//! A word never goes over the wire before it is found, lost or given up: moves go in, boards come out.

use crate::dictionary::LookBack;
use enigma_cipher::Language;
use enigma_game::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// How far somebody is with a word.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WordState {
    /// The language of the word.
    pub language: Language,
    /// How many moves were made.
    pub moves: u32,
    /// The board as a decoder at a table sees it, with the coder at seat 0 and the decoder at seat 1; once it is
    /// over, as it lay before the last move.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub board: Value,
    /// How many questions were asked.
    pub questions: u32,
    /// How often a word was named.
    pub guesses: u32,
    /// How it ended; nothing while it goes on.
    pub result: Option<WordResult>,
}

/// How it ended with a word.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WordResult {
    /// Whether it was found.
    pub found: bool,
    /// The word in the letters A to Z.
    pub word: String,
    /// How the dictionary spells it, the most frequent spelling first.
    pub spellings: Vec<String>,
    /// What the questions told; nothing where there is no list of the word's language.
    pub look_back: Option<LookBack>,
}

/// A move with the word of a day.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WordMove {
    /// How many moves were made before it; a move meant for another moment is refused.
    pub after: u32,
    /// What to do: the actions of a decoder at a table, as in `{"type":"ask","zone":2}`.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub action: Value,
}

/// A word to practise with, and the moves so far.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WordPractice {
    /// The language of the word.
    pub language: Language,
    /// How many letters it has: 3 to 6.
    pub length: u8,
    /// Who makes the word and hands out its segments.
    pub level: Level,
    /// Which word: the same number gives the same word.
    pub seed: u32,
    /// The decoder's moves so far, the first first.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    #[schema(value_type = Vec<Object>)]
    pub moves: Vec<Value>,
    /// Whether to give up and be told the word.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub give_up: bool,
}

/// How everybody did with the word of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WordTally {
    /// How many people found it with fewer than two questions, with two or three, and so on; the last number is of
    /// all who asked more.
    pub people: Vec<u32>,
    /// How many did not find it.
    pub lost: u32,
    /// How many questions I asked, if I found it.
    pub mine: Option<u32>,
    /// How many people asked more than I did, or did not find it.
    pub more: u32,
}

/// What I did with the word of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyWord {
    /// The day's number: days since 1970 in UTC.
    pub day: u32,
    /// The language of the word.
    pub language: Language,
    /// When I opened it, in milliseconds since 1970.
    pub opened: u64,
    /// Whether I found it; nothing while it goes on.
    pub found: Option<bool>,
    /// How many questions I asked.
    pub questions: u32,
    /// How often I named a word.
    pub guesses: u32,
    /// Whether it counts for its day: I opened it before that day was over.
    pub counts: bool,
}
