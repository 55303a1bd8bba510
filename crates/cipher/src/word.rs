//! A word as it is laid: three to six letters A to Z (K-6, K-12).

use crate::folding::{Language, NotALetter, fold};
use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::RangeInclusive;

/// How many letters a word may have (K-6).
pub const LENGTHS: RangeInclusive<u8> = 3..=6;

/// The most letters a word may have, and the most zones of a board.
pub const LONGEST: usize = 6;

/// A folded word of three to six letters A to Z.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "cipher/", type = "string")
)]
pub struct Word {
    // The length comes first, so that words are ordered by length and then by the alphabet.
    length: u8,
    letters: [u8; LONGEST],
}

/// Why a text is no word that could be laid on the board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WordFault {
    /// There is something other than a letter in it (K-12, KD-2).
    #[error(transparent)]
    Letters(#[from] NotALetter),
    /// It has too few letters or too many (K-6, K-10).
    #[error("{folded} has {letters} letters")]
    Length {
        /// The text, folded, cut short if it is very long.
        folded: String,
        /// How many letters it has in truth.
        letters: usize,
    },
    /// A letter is not in the table of letters of this game (K-3).
    #[error("there is no {0} in this table of letters")]
    NoSuchLetter(char),
}

/// Nobody needs to read more than this of a word that is too long.
const LONGEST_SHOWN: usize = 40;

impl Word {
    /// Folds a text into a word.
    ///
    /// # Errors
    /// If it contains anything but letters, or not three to six of them.
    pub fn fold(text: &str, language: Option<Language>) -> Result<Self, WordFault> {
        let mut folded = fold(text, language)?;
        Self::from_letters(folded.as_bytes()).ok_or_else(|| {
            let letters = folded.len();
            folded.truncate(LONGEST_SHOWN);
            WordFault::Length { folded, letters }
        })
    }

    /// Folds a text into a word of just this length, as secret words and deductions have to be
    /// (K-10, KD-5).
    ///
    /// # Errors
    /// As [`Word::fold`], or if the length is another.
    pub fn of_length(
        text: &str,
        language: Option<Language>,
        length: u8,
    ) -> Result<Self, WordFault> {
        let word = Self::fold(text, language)?;
        if word.length == length {
            return Ok(word);
        }
        Err(WordFault::Length {
            folded: word.to_string(),
            letters: word.len(),
        })
    }

    /// The word of these upper-case letters, if there are three to six of them.
    #[must_use]
    pub fn from_letters(letters: &[u8]) -> Option<Self> {
        let length = u8::try_from(letters.len()).ok()?;
        if !LENGTHS.contains(&length) || !letters.iter().all(u8::is_ascii_uppercase) {
            return None;
        }
        let mut word = Self {
            length,
            letters: [0; LONGEST],
        };
        word.letters[..letters.len()].copy_from_slice(letters);
        Some(word)
    }

    /// How many letters it has. There is no empty word.
    #[must_use]
    #[allow(clippy::len_without_is_empty)]
    pub const fn len(&self) -> usize {
        self.length as usize
    }

    /// The letters, upper case.
    #[must_use]
    pub fn letters(&self) -> &[u8] {
        &self.letters[..self.len()]
    }

    /// The letters as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(self.letters()).unwrap_or_default()
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn k6_a_word_has_three_to_six_letters_once_folded() {
        for (text, fits) in [
            ("", false),
            ("ab", false),
            ("abc", true),
            ("Bär", true),
            ("Straße", false),
            ("panda", true),
            ("abcdef", true),
            ("abcdefg", false),
        ] {
            assert_eq!(Word::fold(text, None).is_ok(), fits, "{text}");
        }
        assert_eq!(Word::fold("Bär", Some(Language::De)).unwrap().len(), 4);
    }

    #[test]
    fn a_very_long_text_is_refused_in_few_words() {
        let fault = Word::fold(&"ab".repeat(1 << 20), None).unwrap_err();
        assert!(fault.to_string().len() < 100, "{fault}");
    }

    #[test]
    fn words_are_ordered_by_length_then_alphabet() {
        let word = |text| Word::fold(text, None).unwrap();
        assert!(word("zoo") < word("abba"));
        assert!(word("abba") < word("abbe"));
        assert_eq!(word("abba").to_string(), "ABBA");
    }
}
