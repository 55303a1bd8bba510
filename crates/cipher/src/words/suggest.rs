//! Words to propose to a coder: well known nouns and adjectives in their plain form, never offensive.

use super::{Entry, WordList};
use serde::{Deserialize, Serialize};

/// How familiar a proposed word is, and so how hard it is to find.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub enum Difficulty {
    /// The third of the words that people use most.
    Easy,
    /// The third between.
    Medium,
    /// The third that people use least.
    Hard,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];
}

impl WordList {
    /// The words of a length that may be proposed at a difficulty, the most frequent first; none if
    /// the length is not 3 to 6.
    #[must_use]
    pub fn suggestions(&self, length: u8, difficulty: Difficulty) -> Vec<&Entry> {
        let plain = |entry: &&Entry| !entry.is_inflected() && !entry.is_offensive();
        let mut words: Vec<&Entry> = self.proposed(length).filter(plain).collect();
        words.sort_by_key(|entry| (std::cmp::Reverse(entry.zipf()), entry.word()));
        let third = |number: usize| number * words.len() / 3;
        let number = difficulty as usize;
        words[third(number)..third(number + 1)].to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folding::Language;
    use crate::word::LENGTHS;
    use crate::words::Tier;

    #[test]
    fn there_is_a_choice_at_every_difficulty_and_harder_words_are_rarer() {
        for language in Language::ALL {
            let list = WordList::newest(language);
            for length in LENGTHS {
                let [easy, medium, hard] = Difficulty::ALL.map(|difficulty| {
                    let words = list.suggestions(length, difficulty);
                    assert!(words.len() >= 20, "{language} {length} {difficulty:?}");
                    words
                });
                assert!(easy[easy.len() - 1].zipf() >= medium[0].zipf());
                assert!(medium[medium.len() - 1].zipf() >= hard[0].zipf());
            }
        }
    }

    #[test]
    fn what_is_proposed_is_well_known_plain_and_harmless() {
        for language in Language::ALL {
            let list = WordList::newest(language);
            for entry in Difficulty::ALL.map(|d| list.suggestions(5, d)).concat() {
                assert_eq!(entry.tier(), Tier::Common);
                assert!(!entry.is_offensive() && !entry.is_inflected());
            }
        }
        let english = WordList::newest(Language::En);
        assert!(english.suggestions(7, Difficulty::Easy).is_empty());
    }
}
