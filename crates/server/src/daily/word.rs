//! The words of the day: one per language, and the order in which its segments are handed out.
//!
//! Like the puzzles, they follow from the number of the day alone, so that any program can work them out:
//!
//! - The words are those of five letters that the lists propose, without inflected forms and without
//!   offensive ones; from day 20790 on (3 December 2026) in the third version of the lists, before that in
//!   the first, where all common words are proposed. They go round: with `n` of them, day `d` has place `d mod n` of cycle
//!   `d / n`, so none comes twice in years. A cycle is sorted by SHA-256 of the text
//!   `enigma word LANGUAGE CYCLE WORD`, as in `enigma word en 14 PANDA`.
//! - The segments of the word, first the long ones, then short, wide and tight, are numbered from 0 and sorted by
//!   SHA-256 of `enigma segment LANGUAGE DAY NUMBER`.

use crate::bots::{Bot, Plan};
use enigma_cipher::words::WordList;
use enigma_cipher::{Action, Alphabet, Cipher, Clocks, Counts, Kind, Language, Options, View};
use enigma_cipher::{Word, You};
use enigma_game::{Millis, Seat};
use sha2::{Digest, Sha256};

/// How many letters a word of the day has.
pub const LETTERS: u8 = 5;

/// The first day with the third version of the word lists. It lay ahead when that version came, so that
/// no day that had begun got another word; the second was never asked for one.
const THIRD_LISTS: u32 = 20_790;

/// The version of the word lists of a day.
const fn lists(day: u32) -> u32 {
    if day < THIRD_LISTS { 1 } else { 3 }
}

/// A word of the day: the word, and the order of its segments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordOfDay {
    language: Language,
    word: Word,
    order: Vec<Kind>,
}

impl WordOfDay {
    /// The word of this day and language; none if the list of the language has no words for it.
    #[must_use]
    pub fn new(day: u32, language: Language) -> Option<Self> {
        let mut words = candidates(day, language);
        let count = u32::try_from(words.len()).ok().filter(|&count| count > 0)?;
        let (cycle, place) = (day / count, day % count);
        words.sort_by_cached_key(|word| hash(&format!("enigma word {language} {cycle} {word}")));
        let word = *words.get(place as usize)?;
        let zones = Alphabet::standard().segments_of(word).ok()?;
        let needed = Counts::from_fn(|kind| zones.iter().map(|zone| zone[kind]).sum());
        let segments = needed
            .pairs()
            .flat_map(|(kind, &count)| (0..count).map(move |_| kind));
        let mut order: Vec<(usize, Kind)> = segments.enumerate().collect();
        order.sort_by_cached_key(|(n, _)| hash(&format!("enigma segment {language} {day} {n}")));
        Some(Self {
            language,
            word,
            order: order.into_iter().map(|(_, kind)| kind).collect(),
        })
    }

    /// What it is played by: no clocks, and the coder's seat is the first.
    #[must_use]
    pub fn options(day: u32, language: Language) -> Options {
        Options {
            length: LETTERS,
            language: Some(language),
            lists: lists(day),
            first_coder: Some(Seat(0)),
            clocks: Clocks::off(),
            ..Options::default()
        }
    }
}

/// The coder of the day: makes its word, and hands out the segments in their order.
impl Bot<Cipher> for WordOfDay {
    fn plan(&mut self, view: &View, now: Millis) -> Plan<Action> {
        let action = match &view.you {
            You::Composer { .. } => Action::Compose {
                word: self.word.to_string(),
                house: false,
            },
            You::Coder { compartment, .. } => {
                let handed = self.order.len().checked_sub(compartment.total() as usize);
                match handed.and_then(|handed| self.order.get(handed)) {
                    Some(&kind) => Action::HandOut { kind },
                    None => return Plan::Wait,
                }
            }
            _ => return Plan::Wait,
        };
        Plan::Act { action, at: now }
    }
}

fn candidates(day: u32, language: Language) -> Vec<Word> {
    let list = WordList::of(language, lists(day));
    list.into_iter()
        .flat_map(|list| list.proposed(LETTERS))
        .filter(|entry| !entry.is_inflected() && !entry.is_offensive())
        .map(|entry| entry.word())
        .collect()
}

fn hash(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_word_comes_twice_before_all_others_came() {
        for language in Language::ALL {
            for first in [0, THIRD_LISTS] {
                let count = candidates(first, language).len() as u32;
                assert!(count > 700, "{language}: {count}");
                // A whole cycle. Sorting is the dear part, so it is looked at in steps.
                let begin = first.next_multiple_of(count);
                let days = (begin..begin + count).step_by(97);
                let words: BTreeSet<Word> = days
                    .clone()
                    .map(|day| WordOfDay::new(day, language).unwrap().word)
                    .collect();
                assert_eq!(words.len(), days.count());
            }
        }
    }

    #[test]
    fn the_order_holds_all_segments_of_the_word() {
        for day in [0, 20772, 20773, u32::MAX] {
            let of_day = WordOfDay::new(day, Language::De).unwrap();
            let zones = Alphabet::standard().segments_of(of_day.word).unwrap();
            for kind in Kind::ALL {
                let needed: u32 = zones.iter().map(|zone| zone[kind]).sum();
                let handed = of_day.order.iter().filter(|&&other| other == kind).count();
                assert_eq!(handed as u32, needed, "{day} {kind}");
            }
        }
    }

    /// Worked out by a second program from the lists' own files.
    #[test]
    fn words_are_what_another_program_computes() {
        for (day, language, word, order) in EXPECTED {
            let of_day = WordOfDay::new(day, language).unwrap();
            let first = |kind: &Kind| kind.name().chars().next();
            let letters: String = of_day.order.iter().filter_map(first).collect();
            assert_eq!((of_day.word.as_str(), letters.as_str()), (word, order));
        }
    }

    const EXPECTED: [(u32, Language, &str, &str); 10] = [
        (20772, Language::En, "WAGER", "lsllsssslslsswtl"),
        (20772, Language::De, "BUSCH", "tsstltswlttl"),
        (20772, Language::Fr, "PROMO", "ltswslwsllwtw"),
        (20772, Language::Cs, "ZLOST", "twslllstssw"),
        (0, Language::En, "PAYER", "ltstssllsssssll"),
        (20789, Language::De, "TROLL", "wwllllstsss"),
        (20790, Language::En, "FOLLY", "slslsssslwws"),
        (20790, Language::De, "KELCH", "lwsslllsssssl"),
        (20790, Language::Fr, "MEUTE", "tlsslslslssssssls"),
        (20790, Language::Cs, "PATRO", "lwtlstlsswll"),
    ];
}
