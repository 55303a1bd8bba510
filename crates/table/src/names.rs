//! Names of people and lines of chat: any script, nothing invisible, not too long.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;

/// The most characters, as a reader counts them, a name may have.
const LONGEST_NAME: usize = 24;
/// The most marks on one letter: no script that people write needs more, and more run over the lines above and below.
const MOST_MARKS: usize = 4;

/// Why a text is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// There is nothing to read in it.
    #[error("there is nothing to read in it")]
    Empty,
    /// It is too long.
    #[error("it is longer than {0} characters")]
    TooLong(usize),
    /// It heaps marks on a letter.
    #[error("it has more than {0} marks on one letter")]
    TooManyMarks(usize),
    /// It contains characters that cannot be seen or that change how text runs.
    #[error("it contains characters that cannot be shown")]
    Unprintable,
}

/// The name as it is kept: composed, without blanks around it, single blanks within.
///
/// # Errors
/// If nobody can be called that.
pub fn clean_name(text: &str) -> Result<String, NameError> {
    clean_text(text, LONGEST_NAME)
}

/// A text of at most so many characters, as it is kept.
///
/// # Errors
/// If it is empty, too long, or cannot be shown.
pub fn clean_text(text: &str, longest: usize) -> Result<String, NameError> {
    // A character may carry a few marks (Zalgo carries dozens): bound the bytes first.
    if text.len() > longest * 32 {
        return Err(NameError::TooLong(longest));
    }
    let composed: String = text.nfc().collect();
    if composed.chars().any(is_unprintable) {
        return Err(NameError::Unprintable);
    }
    if most_marks(&composed) > MOST_MARKS {
        return Err(NameError::TooManyMarks(MOST_MARKS));
    }
    let clean = composed.split_whitespace().collect::<Vec<_>>().join(" ");
    if clean.graphemes(true).count() > longest || clean.len() > longest * 12 {
        return Err(NameError::TooLong(longest));
    }
    if !clean.chars().any(|c| !is_joiner(c) && !c.is_whitespace()) {
        return Err(NameError::Empty);
    }
    Ok(clean)
}

/// The most marks on one letter, once letters and marks that have a sign of their own are composed.
fn most_marks(composed: &str) -> usize {
    let mut marks = 0;
    let counts = composed.chars().map(|c| {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        marks
    });
    counts.max().unwrap_or(0)
}

/// Joiners belong into emoji and some scripts, but make no name by themselves.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// Controls, marks that turn the direction of text, invisible fillers, private and unassigned use.
fn is_unprintable(c: char) -> bool {
    (c.is_control() && !matches!(c, '\t' | '\n' | '\r'))
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{ffff}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_any_script_are_kept() {
        for name in [
            "Mara",
            "Žofie",
            "美咲",
            "Ольга",
            "محمد",
            "👩‍🚀 Ada",
            "O'Neill-Smith",
            "x",
        ] {
            assert_eq!(clean_name(name).as_deref(), Ok(name));
        }
    }

    #[test]
    fn names_are_composed_and_trimmed() {
        assert_eq!(clean_name("  Zo\u{308}e \t K. "), Ok("Zöe K.".into()));
    }

    #[test]
    fn characters_are_counted_as_a_reader_counts_them() {
        let family = "👨‍👩‍👧‍👦";
        assert!(clean_name(&family.repeat(8)).is_ok());
        assert_eq!(clean_name(&"ě".repeat(25)), Err(NameError::TooLong(24)));
        let zalgo = format!("a{}", "\u{301}".repeat(400));
        assert_eq!(clean_name(&zalgo), Err(NameError::TooLong(24)));
    }

    /// Names that run over the lines above and below.
    #[test]
    fn letters_with_heaps_of_marks_are_refused() {
        let zalgo = format!("Z{0}a{0}", "\u{30d}\u{311}\u{489}\u{325}\u{353}");
        assert_eq!(clean_name(&zalgo), Err(NameError::TooManyMarks(4)));
        // Vietnamese, pointed Hebrew, Thai and Devanagari.
        for name in ["Nguye\u{302}\u{303}n", "בְּרֵאשִׁית", "ผู้ใหญ่", "क्षत्रिय"]
        {
            assert!(clean_name(name).is_ok(), "{name}");
        }
    }

    #[test]
    fn what_cannot_be_seen_is_refused() {
        for bad in ["a\u{0}b", "a\u{202e}b", "a\u{200b}b", "\u{feff}", "a\u{7}"] {
            assert_eq!(clean_name(bad), Err(NameError::Unprintable), "{bad:?}");
        }
        for empty in ["", "  ", "\u{200d}", "\n"] {
            assert_eq!(clean_name(empty), Err(NameError::Empty), "{empty:?}");
        }
    }
}
