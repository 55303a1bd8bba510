//! The table of letters (K-3, section 6 of the rules): how many segments of each kind make a letter.
//!
//! Only the counts matter to the rules. The shapes, which a page needs to draw letters, are in the
//! same file, `data/segments.json`.

use crate::kind::{Counts, Kind};
use crate::word::{Word, WordFault};
use serde::de::{self, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, LazyLock};

/// The table with its shapes, as text (K-71).
pub const SEGMENTS: &str = include_str!("../data/segments.json");

/// How many segments one letter may have in a real game (K-72).
const SEGMENTS_OF_A_LETTER: std::ops::RangeInclusive<u32> = 1..=5;

/// The most segments of one kind that a letter of any table may have, so that nothing overflows.
const MOST: u32 = 65_535;

/// A table of letters, cheap to copy. Written as `{"A": {"long": 2, "short": 1}, ..}`.
///
/// Any table serves a single round: letters may be missing, or have no segments. A whole game asks
/// for more; see [`Alphabet::check`].
#[derive(Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(
        export_to = "cipher/",
        type = "{ [letter: string]: { [kind: string]: number } }"
    )
)]
pub struct Alphabet(Arc<[Option<Counts>; 26]>);

/// What a table of letters lacks for a real game (K-72).
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum AlphabetFault {
    /// A letter is missing.
    #[error("the letter {0} is missing")]
    Missing(char),
    /// A letter has too few or too many segments.
    #[error("the letter {0} has {1} segments, not 1 to 5")]
    Segments(char, u32),
}

impl Alphabet {
    /// The table of this project (K-71).
    #[must_use]
    pub fn standard() -> Self {
        static STANDARD: LazyLock<Alphabet> = LazyLock::new(read_standard);
        STANDARD.clone()
    }

    /// A table made of the letters given; others than A to Z are left out, and no letter has more
    /// than 65,535 segments of a kind.
    pub fn from_letters(letters: impl IntoIterator<Item = (char, Counts)>) -> Self {
        let mut table = [None; 26];
        for (letter, counts) in letters {
            if let Some(index) = index(letter) {
                table[index] = Some(Counts::from_fn(|kind| counts[kind].min(MOST)));
            }
        }
        Self(Arc::new(table))
    }

    /// The segments of a letter, if the table has it.
    #[must_use]
    pub fn segments(&self, letter: char) -> Option<Counts> {
        self.0[index(letter)?]
    }

    /// Each letter of the table with its segments, from A on.
    pub fn letters(&self) -> impl Iterator<Item = (char, Counts)> {
        let table = ('A'..='Z').zip(self.0.iter());
        table.filter_map(|(letter, counts)| counts.map(|counts| (letter, counts)))
    }

    /// The segments of each letter of a word (K-13, K-14).
    ///
    /// # Errors
    /// With the first letter that the table lacks.
    pub fn segments_of(&self, word: Word) -> Result<Vec<Counts>, WordFault> {
        let letters = word.as_str().chars();
        letters
            .map(|letter| self.segments(letter).ok_or(WordFault::NoSuchLetter(letter)))
            .collect()
    }

    /// Whether a real game can be played with the table (K-72): 26 letters, each of 1 to 5 segments.
    ///
    /// # Errors
    /// With the first letter that is missing, or has too few segments or too many.
    pub fn check(&self) -> Result<(), AlphabetFault> {
        for (letter, counts) in ('A'..='Z').zip(self.0.iter()) {
            let total = counts.ok_or(AlphabetFault::Missing(letter))?.total();
            if !SEGMENTS_OF_A_LETTER.contains(&total) {
                return Err(AlphabetFault::Segments(letter, total));
            }
        }
        Ok(())
    }

    /// The letters that a zone may still hold: at least the segments that lie there, and just as
    /// many of each kind that was rejected (K-24, K-25).
    pub fn fitting(
        &self,
        placed: &Counts,
        rejected: impl Fn(Kind) -> bool,
    ) -> impl Iterator<Item = char> {
        self.letters().filter_map(move |(letter, counts)| {
            let fits = counts.pairs().all(|(kind, &needed)| {
                if rejected(kind) {
                    needed == placed[kind]
                } else {
                    needed >= placed[kind]
                }
            });
            fits.then_some(letter)
        })
    }
}

impl Default for Alphabet {
    fn default() -> Self {
        Self::standard()
    }
}

impl fmt::Debug for Alphabet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::standard() {
            return f.write_str("Alphabet(standard)");
        }
        f.debug_map().entries(self.letters()).finish()
    }
}

fn index(letter: char) -> Option<usize> {
    letter
        .is_ascii_uppercase()
        .then(|| letter as usize - 'A' as usize)
}

fn read_standard() -> Alphabet {
    #[derive(Deserialize)]
    struct Table {
        letters: BTreeMap<char, Letter>,
    }
    #[derive(Deserialize)]
    struct Letter {
        counts: Counts,
    }
    let table: Table =
        serde_json::from_str(SEGMENTS).expect("segments.json is part of the program");
    Alphabet::from_letters(
        table
            .letters
            .into_iter()
            .map(|(letter, entry)| (letter, entry.counts)),
    )
}

impl Serialize for Alphabet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (letter, counts) in self.letters() {
            // Kinds that a letter does not have are left away.
            let there: BTreeMap<Kind, u32> =
                counts.kinds().map(|kind| (kind, counts[kind])).collect();
            map.serialize_entry(&letter, &there)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Alphabet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(AlphabetVisitor)
    }
}

struct AlphabetVisitor;

impl<'de> Visitor<'de> for AlphabetVisitor {
    type Value = Alphabet;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with letters A to Z and their segments")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Alphabet, A::Error> {
        let mut letters: BTreeMap<char, Counts> = BTreeMap::new();
        while let Some(name) = map.next_key::<String>()? {
            let mut characters = name.chars();
            let letter = match (characters.next(), characters.next()) {
                (Some(letter), None) if letter.is_ascii_uppercase() => letter,
                _ => {
                    return Err(de::Error::custom(format!(
                        "{name:?} is not a letter A to Z"
                    )));
                }
            };
            let counts: Counts = map.next_value()?;
            if counts.pairs().any(|(_, &count)| count > MOST) {
                return Err(de::Error::custom(format!(
                    "{letter} has more than {MOST} segments of a kind"
                )));
            }
            if letters.insert(letter, counts).is_some() {
                return Err(de::Error::custom(format!("{letter} is given twice")));
            }
        }
        Ok(Alphabet::from_letters(letters))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(long: u32, short: u32, wide: u32, tight: u32) -> Counts {
        Counts::from_fn(|kind| match kind {
            Kind::Long => long,
            Kind::Short => short,
            Kind::Wide => wide,
            Kind::Tight => tight,
        })
    }

    #[test]
    fn k3_k71_every_letter_has_its_fixed_segments() {
        // The table of the rules, typed in by hand: L, S, W, T.
        let table = "A21.. B1..2 C..1. D1.1. E13.. F12.. G.11. H21.. I1... J.1.1 K12.. L11.. M22.. \
                     N3... O..2. P1..1 Q.12. R11.1 S...2 T11.. U.2.1 V2... W22.. X2... Y.3.. Z12..";
        let standard = Alphabet::standard();
        let mut letters = 0;
        for entry in table.split_whitespace() {
            let digits: Vec<u32> = entry[1..]
                .chars()
                .map(|digit| digit.to_digit(10).unwrap_or(0))
                .collect();
            let expected = counts(digits[0], digits[1], digits[2], digits[3]);
            let letter = entry.chars().next().unwrap();
            assert_eq!(standard.segments(letter), Some(expected), "{letter}");
            letters += 1;
        }
        assert_eq!(letters, 26);
    }

    #[test]
    fn k4_k71_some_letters_are_alike() {
        let standard = Alphabet::standard();
        for group in ["AH", "FKZ", "LT", "MW", "VX"] {
            let first = standard.segments(group.chars().next().unwrap()).unwrap();
            let alike: String = standard
                .letters()
                .filter(|&(_, counts)| counts == first)
                .map(|(letter, _)| letter)
                .collect();
            assert_eq!(alike, group);
        }
    }

    #[test]
    fn k71_panda_has_thirteen_segments() {
        let word = Word::fold("Panda", None).unwrap();
        let zones = Alphabet::standard().segments_of(word).unwrap();
        let sum = |kind| zones.iter().map(|zone| zone[kind]).sum::<u32>();
        assert_eq!(Kind::ALL.map(sum), [9, 2, 1, 1]);
    }

    #[test]
    fn k72_a_game_asks_for_26_letters_of_one_to_five_segments() {
        let standard = Alphabet::standard();
        assert_eq!(standard.check(), Ok(()));
        let without_q = standard.letters().filter(|&(letter, _)| letter != 'Q');
        let table = Alphabet::from_letters(without_q);
        assert_eq!(table.check(), Err(AlphabetFault::Missing('Q')));
        for (segments, good) in [(0, false), (1, true), (5, true), (6, false)] {
            let changed = standard.letters().map(|(letter, old)| match letter {
                'Z' => (letter, counts(segments, 0, 0, 0)),
                _ => (letter, old),
            });
            assert_eq!(
                Alphabet::from_letters(changed).check().is_ok(),
                good,
                "{segments}"
            );
        }
    }

    #[test]
    fn k72_a_table_is_stored_and_reads_back() {
        let text = serde_json::to_string(&Alphabet::standard()).unwrap();
        assert!(
            text.starts_with(r#"{"A":{"long":2,"short":1},"B":"#),
            "{text}"
        );
        let table: Alphabet = serde_json::from_str(&text).unwrap();
        assert_eq!(table, Alphabet::standard());
        for bad in [
            r#"{"a":{}}"#,
            r#"{"AB":{}}"#,
            r#"{"É":{}}"#,
            r#"{"":{}}"#,
            r#"{"A":{"big":1}}"#,
            r#"{"A":{"long":1.5}}"#,
            r#"{"A":{"long":70000}}"#,
            r#"{"A":3}"#,
            r#"{"A":{},"A":{}}"#,
            "[]",
        ] {
            assert!(serde_json::from_str::<Alphabet>(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn letters_fit_a_zone_by_what_lies_there_and_what_was_rejected() {
        let standard = Alphabet::standard();
        let fitting = |placed: Counts, rejected: &[Kind]| -> String {
            standard
                .fitting(&placed, |kind| rejected.contains(&kind))
                .collect()
        };
        assert_eq!(fitting(counts(0, 0, 0, 0), &[]).len(), 26);
        assert_eq!(fitting(counts(2, 0, 0, 0), &[]), "AHMNVWX");
        assert_eq!(fitting(counts(2, 0, 0, 0), &[Kind::Long]), "AHMVWX");
        assert_eq!(
            fitting(counts(2, 0, 0, 0), &[Kind::Long, Kind::Short]),
            "VX"
        );
        assert_eq!(
            fitting(counts(0, 0, 0, 0), &[Kind::Long, Kind::Short]),
            "COS"
        );
    }
}
