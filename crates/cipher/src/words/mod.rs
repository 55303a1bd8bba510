//! The word lists (KD-3): 3 to 6 letters in four languages, inside the program.
//!
//! A list is unpacked when it is first asked for, once for the whole program. The lists have their
//! own licences; `words/README.md` tells where they come from.

mod suggest;
mod unpack;

pub use suggest::Difficulty;

use crate::folding::{Language, fold};
use crate::word::{LENGTHS, LONGEST, Word};
use serde::Serialize;
use std::ops::Range;
use std::sync::LazyLock;

/// The newest version of the lists. A game names the version it is played with, so that a later
/// one changes no old game; a list that has been published is never changed.
pub const NEWEST: u32 = 1;

/// Whom to thank for the lists, and under which licences they stand: to be shown with them.
pub const ATTRIBUTION: &str = include_str!("../../words/ATTRIBUTION.txt");

/// How well known a word is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tier {
    /// Well known: for bots, suggestions and words that the server draws.
    Common,
    /// Legal all the same.
    Accepted,
}

/// A word of a list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    word: Word,
    marks: u8,
    zipf: u16,
}

const COMMON: u8 = 4;
const INFLECTED: u8 = 8;
const OFFENSIVE: u8 = 16;

impl Entry {
    /// The word itself.
    #[must_use]
    pub const fn word(&self) -> Word {
        self.word
    }

    /// How well known it is.
    #[must_use]
    pub const fn tier(&self) -> Tier {
        if self.marks & COMMON == 0 {
            Tier::Accepted
        } else {
            Tier::Common
        }
    }

    /// How frequent it is: 100 times the logarithm of its occurrences per billion words; 0 if it is
    /// not in the corpus.
    #[must_use]
    pub const fn zipf(&self) -> u16 {
        self.zipf
    }

    /// Whether every spelling is an inflected form, as people seldom choose them.
    #[must_use]
    pub const fn is_inflected(&self) -> bool {
        self.marks & INFLECTED != 0
    }

    /// Whether it is offensive or sensitive: legal, but never proposed by a bot.
    #[must_use]
    pub const fn is_offensive(&self) -> bool {
        self.marks & OFFENSIVE != 0
    }
}

/// The words of one language.
pub struct WordList {
    language: Language,
    /// By length, then by the alphabet.
    entries: Vec<Entry>,
    /// Where the words of each length lie, from three letters on.
    lengths: [Range<usize>; 4],
    /// How each word is spelled, a line each, told from the folded word; see [`unpack`].
    spellings: String,
    /// Where each line begins.
    lines: Vec<u32>,
}

impl WordList {
    /// The list of a language in a version, if there is that version.
    #[must_use]
    pub fn of(language: Language, version: u32) -> Option<&'static Self> {
        static LISTS: [LazyLock<WordList>; 4] = [
            LazyLock::new(|| unpack::unpack(Language::En)),
            LazyLock::new(|| unpack::unpack(Language::De)),
            LazyLock::new(|| unpack::unpack(Language::Fr)),
            LazyLock::new(|| unpack::unpack(Language::Cs)),
        ];
        (version == NEWEST).then(|| &*LISTS[language as usize])
    }

    /// The newest list of a language.
    ///
    /// # Panics
    /// Never: the newest version is there.
    #[must_use]
    pub fn newest(language: Language) -> &'static Self {
        Self::of(language, NEWEST).expect("the newest version is there")
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Looks a folded word up; any spelling of it is found under its folded letters.
    #[must_use]
    pub fn find(&self, word: Word) -> Option<&Entry> {
        self.entries.get(self.index(word)?)
    }

    /// The dictionary spellings of a word, the most frequent first; none if the list lacks it.
    #[must_use]
    pub fn spellings(&self, word: Word) -> Vec<String> {
        let Some(index) = self.index(word) else {
            return Vec::new();
        };
        let patterns = self.line(index).split('/');
        patterns.map(|pattern| self.spell(pattern, word)).collect()
    }

    /// All words of a length in alphabetical order; none if the length is not 3 to 6.
    #[must_use]
    pub fn of_length(&self, length: u8) -> &[Entry] {
        if !LENGTHS.contains(&length) {
            return &[];
        }
        let range = &self.lengths[usize::from(length - LENGTHS.start())];
        &self.entries[range.clone()]
    }

    /// The common words of a length, none of them offensive, in alphabetical order.
    pub fn common(&self, length: u8) -> impl Iterator<Item = &Entry> + Clone {
        let words = self.of_length(length).iter();
        words.filter(|entry| entry.tier() == Tier::Common)
    }

    /// The words of a length whose letters are all among those given for their zone, in
    /// alphabetical order: what the board still allows.
    pub fn matching<'a>(&'a self, zones: &'a [Letters]) -> impl Iterator<Item = &'a Entry> + 'a {
        let words = self.of_length(u8::try_from(zones.len()).unwrap_or(0));
        // The words are sorted, so those with an impossible first letter are skipped together.
        let first = zones.first().copied().unwrap_or_default();
        (b'A'..=b'Z')
            .filter(move |&letter| first.has(letter))
            .flat_map(move |letter| beginning_with(words, letter))
            .filter(move |entry| fits(entry.word, zones))
    }

    fn index(&self, word: Word) -> Option<usize> {
        self.entries
            .binary_search_by_key(&word, |entry| entry.word)
            .ok()
    }

    fn line(&self, index: usize) -> &str {
        let begin = self.lines[index] as usize;
        let rest = &self.spellings[begin..];
        rest.split('\n').next().unwrap_or_default()
    }

    /// Undoes what `build.rs` does to a spelling.
    fn spell(&self, pattern: &str, word: Word) -> String {
        let mut spelling = String::with_capacity(LONGEST);
        let mut letters = word.as_str().chars();
        for character in pattern.chars() {
            match character {
                '.' => spelling.extend(letters.next().map(|letter| letter.to_ascii_lowercase())),
                '^' => spelling.extend(letters.next()),
                _ => {
                    spelling.push(character);
                    let folded = fold(character.encode_utf8(&mut [0; 4]), Some(self.language));
                    letters.nth(folded.map_or(1, |folded| folded.len()) - 1);
                }
            }
        }
        spelling.extend(letters.map(|letter| letter.to_ascii_lowercase()));
        spelling
    }
}

fn beginning_with(words: &[Entry], letter: u8) -> &[Entry] {
    let begin = words.partition_point(|entry| entry.word.letters()[0] < letter);
    let end = words.partition_point(|entry| entry.word.letters()[0] <= letter);
    &words[begin..end]
}

fn fits(word: Word, zones: &[Letters]) -> bool {
    let letters = word.letters().iter();
    letters.zip(zones).all(|(&letter, zone)| zone.has(letter))
}

/// Some of the letters A to Z: a bit for each, the one for A being the second.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Letters(u32);

impl Letters {
    /// All letters.
    pub const ALL: Self = Self(((1 << 26) - 1) << 1);

    /// Whether an upper-case letter is among them.
    #[must_use]
    pub const fn has(self, letter: u8) -> bool {
        self.0 >> (letter & 31) & 1 == 1
    }
}

impl FromIterator<char> for Letters {
    fn from_iter<I: IntoIterator<Item = char>>(letters: I) -> Self {
        let upper = letters.into_iter().filter(char::is_ascii_uppercase);
        Self(upper.fold(0, |set, letter| set | 1 << (letter as u32 & 31)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCES: [(Language, &str); 4] = [
        (Language::En, include_str!("../../words/v1/en.tsv")),
        (Language::De, include_str!("../../words/v1/de.tsv")),
        (Language::Fr, include_str!("../../words/v1/fr.tsv")),
        (Language::Cs, include_str!("../../words/v1/cs.tsv")),
    ];

    fn row(list: &WordList, entry: &Entry) -> String {
        let flags = match (entry.is_inflected(), entry.is_offensive()) {
            (false, false) => "-",
            (true, false) => "i",
            (false, true) => "o",
            (true, true) => "io",
        };
        let tier = match entry.tier() {
            Tier::Common => "common",
            Tier::Accepted => "accepted",
        };
        let spellings = list.spellings(entry.word()).join("/");
        format!(
            "{}\t{spellings}\t{}\t{tier}\t{flags}",
            entry.word(),
            entry.zipf()
        )
    }

    #[test]
    fn every_row_of_every_list_comes_out_as_it_went_in() {
        for (language, source) in SOURCES {
            let list = WordList::newest(language);
            let mut rows: Vec<String> = (3..=6)
                .flat_map(|length| list.of_length(length))
                .map(|entry| row(list, entry))
                .collect();
            rows.sort_by(|a, b| a.split('\t').next().cmp(&b.split('\t').next()));
            assert_eq!(rows.len(), source.lines().count());
            for (row, expected) in rows.iter().zip(source.lines()) {
                assert_eq!(row, expected);
            }
        }
    }

    #[test]
    fn kd2_every_spelling_of_every_list_is_found() {
        for (language, source) in SOURCES {
            let list = WordList::newest(language);
            for line in source.lines() {
                let mut columns = line.split('\t');
                let folded = columns.next().unwrap();
                for spelling in columns.next().unwrap().split('/') {
                    let word = Word::fold(spelling, Some(language)).unwrap();
                    assert_eq!(word.as_str(), folded, "{spelling}");
                    assert!(list.find(word).is_some(), "{spelling}");
                }
            }
        }
    }

    #[test]
    fn what_is_not_in_a_list_is_not_found() {
        let list = WordList::newest(Language::De);
        for text in ["qqq", "zzzzzz", "aaa", "xylo"] {
            let word = Word::fold(text, None).unwrap();
            assert!(list.find(word).is_none(), "{text}");
            assert!(list.spellings(word).is_empty());
        }
        assert!(list.of_length(2).is_empty() && list.of_length(7).is_empty());
        assert!(WordList::of(Language::De, NEWEST + 1).is_none());
    }

    #[test]
    fn no_common_word_is_offensive() {
        for language in Language::ALL {
            for length in LENGTHS {
                let list = WordList::newest(language);
                assert!(list.common(length).count() > 200);
                assert!(list.common(length).all(|entry| !entry.is_offensive()));
            }
        }
    }

    #[test]
    fn matching_words_are_those_a_slow_search_finds() {
        let list = WordList::newest(Language::Fr);
        let patterns: [&[&str]; 4] = [
            &["ABC", "AEIOU", "RST", "EZ"],
            &["Z", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "EOI"],
            &["PT", "A", "PQ", "E", "E", "SZ"],
            &["", "A", "B"],
        ];
        for pattern in patterns {
            let zones: Vec<Letters> = pattern.iter().map(|set| set.chars().collect()).collect();
            let fast: Vec<Word> = list.matching(&zones).map(Entry::word).collect();
            let slow: Vec<Word> = list
                .of_length(pattern.len() as u8)
                .iter()
                .map(Entry::word)
                .filter(|word| {
                    let mut pairs = word.as_str().chars().zip(pattern);
                    pairs.all(|(letter, set)| set.contains(letter))
                })
                .collect();
            assert_eq!(fast, slow, "{pattern:?}");
        }
        assert_eq!(
            list.matching(&[Letters::ALL; 5]).count(),
            list.of_length(5).len()
        );
        assert_eq!(list.matching(&[]).count(), 0);
    }
}
