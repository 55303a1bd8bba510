//! Folding (K-12, KD-2): from what a person types to the letters that are laid.
//!
//! The word lists are folded in the same way, so that "cœur", "coeur" and "COEUR" are one word.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::canonical_combining_class;

/// A language with a word list.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German, where ä, ö and ü are letters of their own.
    De,
    /// French.
    Fr,
    /// Czech.
    Cs,
}

impl Language {
    /// Every language with a word list.
    pub const ALL: [Self; 4] = [Self::En, Self::De, Self::Fr, Self::Cs];

    /// The two letters that stand for the language.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Fr => "fr",
            Self::Cs => "cs",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// There is no word list of that language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the languages are en, de, fr and cs")]
pub struct LanguageError;

impl FromStr for Language {
    type Err = LanguageError;

    fn from_str(code: &str) -> Result<Self, LanguageError> {
        let mut all = Self::ALL.into_iter();
        all.find(|language| language.code() == code)
            .ok_or(LanguageError)
    }
}

/// A character that is no letter and no accent, so that the word cannot be laid (KD-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{} is not a letter from A to Z, nor one with an accent", shown(*.0))]
pub struct NotALetter(pub char);

/// Control characters could play tricks on a terminal.
fn shown(character: char) -> String {
    if character.is_control() {
        character.escape_default().collect()
    } else {
        format!("“{character}”")
    }
}

/// The letters A to Z in which a text is laid: upper case, accents removed, œ and æ as two letters,
/// ß as SS; in German ä, ö, ü as AE, OE, UE.
///
/// # Errors
/// With the first character for which there are no such letters; blanks, hyphens and apostrophes
/// are such (K-12).
pub fn fold(text: &str, language: Option<Language>) -> Result<String, NotALetter> {
    let german = language == Some(Language::De);
    let mut folded = String::with_capacity(text.len().min(64));
    // Composed first, so that an umlaut is known however it was typed.
    for character in text.nfc() {
        for lower in character.to_lowercase() {
            match umlaut(lower).filter(|_| german) {
                Some(letters) => folded.push_str(letters),
                None => push_without_accents(&mut folded, lower)
                    .map_err(|NoLetters| NotALetter(character))?,
            }
        }
    }
    Ok(folded)
}

struct NoLetters;

fn push_without_accents(folded: &mut String, character: char) -> Result<(), NoLetters> {
    for part in std::iter::once(character).nfd() {
        if canonical_combining_class(part) != 0 {
            continue;
        }
        if let Some(letters) = written_out(part) {
            folded.push_str(letters);
            continue;
        }
        for upper in part.to_uppercase() {
            if !upper.is_ascii_uppercase() {
                return Err(NoLetters);
            }
            folded.push(upper);
        }
    }
    Ok(())
}

fn umlaut(character: char) -> Option<&'static str> {
    Some(match character {
        'ä' => "AE",
        'ö' => "OE",
        'ü' => "UE",
        _ => return None,
    })
}

/// Ligatures, and the letters with a stroke, which do not come apart into letter and accent.
fn written_out(character: char) -> Option<&'static str> {
    Some(match character {
        'ß' => "SS",
        'œ' => "OE",
        'æ' => "AE",
        'ø' => "O",
        'ł' => "L",
        'đ' => "D",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(language: Option<Language>, pairs: &[(&str, &str)]) {
        for (text, folded) in pairs {
            assert_eq!(fold(text, language).as_deref(), Ok(*folded), "{text}");
        }
    }

    #[test]
    fn kd2_accents_are_dropped_and_ligatures_written_out() {
        check(
            None,
            &[
                ("côté", "COTE"),
                ("cœur", "COEUR"),
                ("ŒUVRE", "OEUVRE"),
                ("Ægir", "AEGIR"),
                ("ǽ", "AE"),
                ("Straße", "STRASSE"),
                ("STRAẞE", "STRASSE"),
                ("žluťoučký", "ZLUTOUCKY"),
                ("señor", "SENOR"),
                ("Łódź", "LODZ"),
                ("İi", "II"),
                ("ﬁn", "FIN"),
                ("", ""),
            ],
        );
    }

    #[test]
    fn kd2_german_umlauts_are_two_letters_in_german_only() {
        check(
            Some(Language::De),
            &[("Bär", "BAER"), ("ÖL", "OEL"), ("über", "UEBER")],
        );
        check(Some(Language::Fr), &[("Bär", "BAR"), ("ÖL", "OL")]);
        check(None, &[("über", "UBER")]);
    }

    #[test]
    fn kd2_it_does_not_matter_how_an_accent_was_typed() {
        check(
            Some(Language::De),
            &[("Ba\u{308}r", "BAER"), ("cafe\u{301}", "CAFE")],
        );
        check(None, &[("Ba\u{308}r", "BAR"), ("z\u{30c}\u{323}", "Z")]);
    }

    #[test]
    fn k12_anything_but_letters_is_refused_and_named() {
        for (text, culprit) in [
            ("l'eau", '\''),
            ("a-b", '-'),
            (" ab", ' '),
            ("ab\n", '\n'),
            ("c4t", '4'),
            ("🐼", '🐼'),
            ("слово", 'с'),
            ("þe", 'þ'),
            ("a\u{fe0f}", '\u{fe0f}'),
            ("a\0", '\0'),
        ] {
            assert_eq!(fold(text, None), Err(NotALetter(culprit)), "{text}");
        }
    }

    #[test]
    fn folding_what_is_folded_changes_nothing() {
        for language in Language::ALL {
            assert_eq!(fold("PANDA", Some(language)).as_deref(), Ok("PANDA"));
            assert_eq!(language.code().parse(), Ok(language));
        }
    }
}
