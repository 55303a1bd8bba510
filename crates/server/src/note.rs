//! What whoever runs a server says about it to those who play there.

use std::fmt;
use std::str::FromStr;

/// How long a note may be, in characters.
const LONGEST: usize = 2_000;

/// A note of the host: plain text of a bounded length. The page shows it as text, whatever stands in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note(String);

/// Why a text is no note.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadNote {
    /// There is nothing in it.
    #[error("a note says something")]
    Empty,
    /// It is too long.
    #[error("a note has at most {LONGEST} characters, this one has {0}")]
    TooLong(usize),
}

impl FromStr for Note {
    type Err = BadNote;

    fn from_str(text: &str) -> Result<Self, BadNote> {
        let plain = |letter: &char| *letter == '\n' || !letter.is_control();
        let text: String = text.trim().chars().filter(plain).collect();
        match text.chars().count() {
            0 => Err(BadNote::Empty),
            length if length > LONGEST => Err(BadNote::TooLong(length)),
            _ => Ok(Self(text)),
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_plain_text_of_a_bounded_length() {
        let note = |text: &str| text.parse::<Note>().map(|note| note.to_string());
        let kept = note(" Run by Mara.\n<b>mail@example.org</b>\u{7}\r ").unwrap();
        assert_eq!(kept, "Run by Mara.\n<b>mail@example.org</b>");
        assert_eq!(note(" \n "), Err(BadNote::Empty));
        assert!(note(&"ž".repeat(2_000)).is_ok());
        assert_eq!(note(&"ž".repeat(2_001)), Err(BadNote::TooLong(2_001)));
    }
}
