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
use std::sync::OnceLock;

/// The newest version of the lists. A game names the version it is played with, so that a later
/// one changes no old game; a list that has been published is never changed.
pub const NEWEST: u32 = 3;

/// Whom to thank for the lists, and under which licences they stand: to be shown with them.
pub const ATTRIBUTION: &str = include_str!("../../words/ATTRIBUTION.txt");

/// A number that differs where the newest lists differ: two programs of different days may mean different words by the same version
/// before it is published.
#[must_use]
pub fn fingerprint() -> u64 {
    unpack::newest().flatten().fold(OFFSET, fnv)
}

const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a.
fn fnv(sum: u64, byte: u8) -> u64 {
    (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
}

/// How well known a word is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tier {
    /// Well known and fit for every table.
    Common,
    /// Legal all the same.
    Accepted,
}

/// Why the rules forbid a word that people know (K-11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Forbidden {
    /// Slang, or a form that nobody writes.
    Slang,
    /// An abbreviation.
    Abbreviation,
}

/// What speaks against a secret word (KD-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Objection {
    /// The list does not have it.
    NotListed,
    /// The rules forbid such words (K-11).
    Forbidden(Forbidden),
    /// It is a slur, and the table did not agree on slurs.
    Slur,
}

impl Objection {
    /// The stable name, as of a refusal.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotListed => "not_in_list",
            Self::Forbidden(Forbidden::Slang) => "slang",
            Self::Forbidden(Forbidden::Abbreviation) => "abbreviation",
            Self::Slur => "slur",
        }
    }
}

/// A word of a list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    word: Word,
    marks: u8,
    zipf: u16,
}

const COMMON: u8 = 1;
const INFLECTED: u8 = 2;
const OFFENSIVE: u8 = 4;
const NAMING: u8 = 8;
const SLUR: u8 = 16;
const ASIDE: u8 = 32;
const SLANG: u8 = 64;
const ABBREVIATION: u8 = 128;

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

    /// Whether it is a noun or an adjective in its plain form. The first version does not say.
    #[must_use]
    pub const fn is_naming(&self) -> bool {
        self.marks & NAMING != 0
    }

    /// Whether it is a slur: legal only where a table agreed on slurs (KD-3). The first version
    /// knows none.
    #[must_use]
    pub const fn is_slur(&self) -> bool {
        self.marks & SLUR != 0
    }

    /// Whether it is frequent but not to be proposed: a function word, a mere form, also a name, or
    /// nothing for a family's table. The first version does not say.
    #[must_use]
    pub const fn is_aside(&self) -> bool {
        self.marks & ASIDE != 0
    }
}

/// The words of one language.
pub struct WordList {
    language: Language,
    version: u32,
    /// By length, then by the alphabet.
    entries: Vec<Entry>,
    /// Where the words of each length lie, from three letters on.
    lengths: [Range<usize>; 4],
    /// How each word is spelled, a line each, told from the folded word; see [`unpack`].
    spellings: String,
    /// Where each line begins.
    lines: Vec<u32>,
    /// Words that people know and the rules forbid, in the order of the words.
    forbidden: Vec<(Word, Forbidden)>,
}

impl WordList {
    /// The list of a language in a version, if there is that version.
    #[must_use]
    pub fn of(language: Language, version: u32) -> Option<&'static Self> {
        static LISTS: [[OnceLock<WordList>; 4]; NEWEST as usize] =
            [const { [const { OnceLock::new() }; 4] }; NEWEST as usize];
        let number = (version as usize).checked_sub(1)?;
        let list = &LISTS.get(number)?[language as usize];
        Some(list.get_or_init(|| unpack::unpack(language, version)))
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

    /// The word, if it may be a secret word; `slurs` if the table agreed on them (KD-3).
    ///
    /// # Errors
    /// With what speaks against it.
    pub fn judge(&self, word: Word, slurs: bool) -> Result<&Entry, Objection> {
        match self.find(word) {
            Some(entry) if entry.is_slur() && !slurs => Err(Objection::Slur),
            Some(entry) => Ok(entry),
            None => Err(self
                .forbidden(word)
                .map_or(Objection::NotListed, Objection::Forbidden)),
        }
    }

    /// Why the rules forbid this word, if people know it all the same (K-11).
    #[must_use]
    pub fn forbidden(&self, word: Word) -> Option<Forbidden> {
        let place = self
            .forbidden
            .binary_search_by_key(&word, |&(forbidden, _)| forbidden);
        Some(self.forbidden[place.ok()?].1)
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

    /// The common words of a length that may be drawn or proposed, in alphabetical order: nouns and
    /// adjectives. The first version of the lists cannot tell, so that all are.
    pub fn proposed(&self, length: u8) -> impl Iterator<Item = &Entry> + Clone {
        let any = self.version == 1;
        self.common(length)
            .filter(move |entry| any || entry.is_naming())
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

    const SOURCES: [(Language, u32, &str); 12] = [
        (Language::En, 1, include_str!("../../words/v1/en.tsv")),
        (Language::De, 1, include_str!("../../words/v1/de.tsv")),
        (Language::Fr, 1, include_str!("../../words/v1/fr.tsv")),
        (Language::Cs, 1, include_str!("../../words/v1/cs.tsv")),
        (Language::En, 2, include_str!("../../words/v2/en.tsv")),
        (Language::De, 2, include_str!("../../words/v2/de.tsv")),
        (Language::Fr, 2, include_str!("../../words/v2/fr.tsv")),
        (Language::Cs, 2, include_str!("../../words/v2/cs.tsv")),
        (Language::En, 3, include_str!("../../words/v3/en.tsv")),
        (Language::De, 3, include_str!("../../words/v3/de.tsv")),
        (Language::Fr, 3, include_str!("../../words/v3/fr.tsv")),
        (Language::Cs, 3, include_str!("../../words/v3/cs.tsv")),
    ];

    fn row(list: &WordList, entry: &Entry) -> String {
        let flags: String = [
            ('i', entry.is_inflected()),
            ('o', entry.is_offensive()),
            ('n', entry.is_naming()),
            ('x', entry.is_slur()),
            ('q', entry.is_aside()),
        ]
        .into_iter()
        .filter_map(|(flag, set)| set.then_some(flag))
        .collect();
        let flags = if flags.is_empty() { "-" } else { &flags };
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
        for (language, version, source) in SOURCES {
            let list = WordList::of(language, version).unwrap();
            let mut rows: Vec<String> = (3..=6)
                .flat_map(|length| list.of_length(length))
                .map(|entry| row(list, entry))
                .collect();
            rows.sort_by(|a, b| a.split('\t').next().cmp(&b.split('\t').next()));
            let playable = source.lines().filter(|line| !line.contains("\trefused\t"));
            assert_eq!(rows.len(), playable.clone().count());
            for (row, expected) in rows.iter().zip(playable) {
                assert_eq!(row, expected);
            }
            for line in source.lines().filter(|line| line.contains("\trefused\t")) {
                let word = Word::fold(line.split('\t').next().unwrap(), None).unwrap();
                let flag = match list.forbidden(word) {
                    Some(Forbidden::Slang) => "s",
                    Some(Forbidden::Abbreviation) => "a",
                    None => "-",
                };
                assert!(line.ends_with(flag), "{line}");
                assert!(list.find(word).is_none(), "{line}");
            }
        }
    }

    #[test]
    fn what_was_published_stays_as_it_was() {
        for ((language, version, source), published) in SOURCES.into_iter().zip(PUBLISHED) {
            let sum = source.bytes().fold(OFFSET, fnv);
            assert_eq!(sum, published, "{language}, version {version}");
        }
    }

    /// FNV-1a of the files of all versions but the newest.
    const PUBLISHED: [u64; 8] = [
        0xebc7_b368_dd92_e6c5,
        0x286b_2a36_71e0_0c63,
        0xe4f3_9e29_2332_3ab4,
        0xf591_c3ef_ade5_aa8c,
        0xe22a_35a5_ba0d_28ba,
        0x39d5_21d9_a12c_478a,
        0x2588_ed4d_a335_1b27,
        0x6374_1d53_d1e9_8c88,
    ];

    /// A word that people had been offered before, and would rather not be, is still a word.
    #[test]
    fn the_third_version_differs_from_the_second_only_in_what_it_proposes() {
        for language in Language::ALL {
            let [second, third] = [2, 3].map(|version| WordList::of(language, version).unwrap());
            for length in LENGTHS {
                let (before, after) = (second.of_length(length), third.of_length(length));
                assert_eq!(before.len(), after.len());
                for (before, after) in before.iter().zip(after) {
                    let aside = after.is_aside() && before.tier() == Tier::Common;
                    assert!(before == after || aside, "{language} {}", after.word());
                    assert_eq!(before.word(), after.word());
                    assert_eq!(before.is_slur(), after.is_slur());
                }
            }
            assert!(second.forbidden == third.forbidden);
        }
    }

    #[test]
    fn kd2_every_spelling_of_every_list_is_found() {
        for (language, version, source) in SOURCES {
            let list = WordList::of(language, version).unwrap();
            for line in source.lines() {
                let mut columns = line.split('\t');
                let folded = columns.next().unwrap();
                for spelling in columns.next().unwrap().split('/') {
                    let word = Word::fold(spelling, Some(language)).unwrap();
                    assert_eq!(word.as_str(), folded, "{spelling}");
                    let known = list.find(word).is_some() || list.forbidden(word).is_some();
                    assert!(known, "{spelling}");
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
        assert!(WordList::of(Language::De, 0).is_none());
    }

    #[test]
    fn no_common_word_is_offensive() {
        for language in Language::ALL {
            for length in LENGTHS {
                let list = WordList::newest(language);
                assert!(list.proposed(length).count() > 90);
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
