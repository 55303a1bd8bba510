//! The words of a list as sets of bits, so that thousands are weighed at once.
//!
//! For every zone, kind and number there is the set of words that have at least so many segments
//! of that kind there. How familiar a word is is a number of eight bits, kept as eight sets, one
//! per bit: the weight of any set is then eight counts.

use enigma_cipher::words::{Entry, Tier, WordList};
use enigma_cipher::{Alphabet, Counts, Kind, LONGEST, Language, Options, Word};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex};

/// No letter has more segments of a kind than this (K-72).
const MOST: usize = 5;

/// Bits of a word's weight.
const PLANES: usize = 8;

/// Some words of a lexicon.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordSet(Vec<u64>);

impl WordSet {
    /// No words, with room for `count`.
    #[must_use]
    pub fn empty(count: usize) -> Self {
        Self(vec![0; count.div_ceil(64)])
    }

    /// All of `count` words.
    #[must_use]
    pub fn full(count: usize) -> Self {
        let mut set = Self::empty(count);
        for index in 0..count {
            set.insert(index);
        }
        set
    }

    /// Adds a word.
    pub fn insert(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    /// Takes a word away.
    pub fn remove(&mut self, index: usize) {
        self.0[index / 64] &= !(1 << (index % 64));
    }

    /// Whether a word is in it.
    #[must_use]
    pub fn has(&self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// Keeps only what is in the other set too.
    pub fn keep(&mut self, other: &Self) {
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            *own &= other;
        }
    }

    /// Takes away what is in the other set.
    pub fn drop(&mut self, other: &Self) {
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            *own &= !other;
        }
    }

    /// Adds what is in the other set.
    pub fn add(&mut self, other: &Self) {
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            *own |= other;
        }
    }

    /// How many words are in it.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|bits| bits.count_ones()).sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&bits| bits == 0)
    }

    /// The words in it, in order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let blocks = self.0.iter().enumerate();
        blocks.flat_map(|(block, &bits)| {
            let mut rest = bits;
            std::iter::from_fn(move || {
                if rest == 0 {
                    return None;
                }
                let bit = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                Some(block * 64 + bit)
            })
        })
    }
}

/// The words of one language and length, with what the table of letters says about them.
#[derive(Debug)]
pub struct Lexicon {
    words: Vec<Word>,
    weights: Vec<u8>,
    zipf: Vec<u16>,
    proposed: WordSet,
    segments: Vec<[Counts; LONGEST]>,
    /// Words with at least one, two, .. segments of a kind in a zone.
    at_least: Vec<[Vec<WordSet>; 4]>,
    /// Words with so many segments in all.
    totals: BTreeMap<u32, WordSet>,
    planes: Vec<WordSet>,
    nothing: WordSet,
}

/// Which words a lexicon is of.
type Key = (Language, u32, u8);

/// Lexicons with the usual table of letters, made once for the whole program.
static SHARED: LazyLock<Mutex<BTreeMap<Key, Arc<Lexicon>>>> = LazyLock::new(Mutex::default);

impl Lexicon {
    /// The words that a bot knows for a game with these options. For a language without a list it
    /// makes do with English.
    #[must_use]
    pub fn of(options: &Options) -> Arc<Self> {
        let language = options.language.unwrap_or_default();
        let key = (language, options.lists, options.length);
        let make = || {
            let list = WordList::of(language, options.lists);
            let list = list.unwrap_or_else(|| WordList::newest(language));
            Self::new(list, options.length, &options.alphabet)
        };
        if options.alphabet != Alphabet::standard() {
            return Arc::new(make());
        }
        let mut shared = match SHARED.lock() {
            Ok(shared) => shared,
            Err(poisoned) => poisoned.into_inner(),
        };
        shared
            .entry(key)
            .or_insert_with(|| Arc::new(make()))
            .clone()
    }

    /// The words of a length in a list. Offensive ones are left out: a bot neither makes nor says
    /// them.
    #[must_use]
    pub fn new(list: &WordList, length: u8, alphabet: &Alphabet) -> Self {
        let mut lexicon = Self {
            words: Vec::new(),
            weights: Vec::new(),
            zipf: Vec::new(),
            proposed: WordSet::empty(0),
            segments: Vec::new(),
            at_least: Vec::new(),
            totals: BTreeMap::new(),
            planes: Vec::new(),
            nothing: WordSet::empty(0),
        };
        let entries = list.of_length(length).iter();
        for entry in entries.filter(|entry| !entry.is_offensive()) {
            let Ok(zones) = alphabet.segments_of(entry.word()) else {
                continue;
            };
            let mut segments = [Counts::default(); LONGEST];
            segments[..zones.len()].copy_from_slice(&zones);
            lexicon.words.push(entry.word());
            lexicon.weights.push(weight(entry));
            lexicon.zipf.push(entry.zipf());
            lexicon.segments.push(segments);
        }
        lexicon.proposed = WordSet::empty(lexicon.len());
        for entry in list.proposed(length) {
            if let Some(index) = lexicon.find(entry.word()) {
                lexicon.proposed.insert(index);
            }
        }
        lexicon.index();
        lexicon
    }

    fn index(&mut self) {
        let count = self.words.len();
        let zones = self.words.first().map_or(0, Word::len);
        self.nothing = WordSet::empty(count);
        self.planes = vec![WordSet::empty(count); PLANES];
        self.at_least = (0..zones)
            .map(|_| [(); 4].map(|()| vec![WordSet::empty(count); MOST]))
            .collect();
        for index in 0..count {
            for (bit, plane) in self.planes.iter_mut().enumerate() {
                if self.weights[index] >> bit & 1 == 1 {
                    plane.insert(index);
                }
            }
            let segments = &self.segments[index];
            let total = segments.iter().map(Counts::total).sum();
            let same = self.totals.entry(total);
            same.or_insert_with(|| WordSet::empty(count)).insert(index);
            for (sets, counts) in self.at_least.iter_mut().zip(segments) {
                for (kind, &number) in counts.pairs() {
                    let sets = &mut sets[kind as usize];
                    for set in sets.iter_mut().take(number as usize) {
                        set.insert(index);
                    }
                }
            }
        }
    }

    /// How many words there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// How many letters the words have.
    #[must_use]
    pub fn zones(&self) -> usize {
        self.at_least.len()
    }

    /// A word.
    #[must_use]
    pub fn word(&self, index: usize) -> Word {
        self.words[index]
    }

    /// The place of a word, if it is known.
    #[must_use]
    pub fn find(&self, word: Word) -> Option<usize> {
        self.words.binary_search(&word).ok()
    }

    /// How likely a coder is believed to take a word: 1 to 255.
    #[must_use]
    pub fn weight(&self, index: usize) -> u8 {
        self.weights[index]
    }

    /// How familiar a word is, from 0 to 1.
    #[must_use]
    pub fn familiarity(&self, index: usize) -> f64 {
        ((f64::from(self.zipf[index]) - 150.0) / 330.0).clamp(0.0, 1.0)
    }

    /// The words that a coder may make, most frequent first: common ones, and nothing but nouns and
    /// adjectives where the list tells them apart.
    #[must_use]
    pub fn proposed(&self) -> Vec<usize> {
        let mut proposed: Vec<usize> = self.proposed.iter().collect();
        proposed.sort_by_key(|&index| (std::cmp::Reverse(self.zipf[index]), index));
        proposed
    }

    /// How many segments of a kind a word has in a zone.
    #[must_use]
    pub fn segments(&self, index: usize, zone: usize, kind: Kind) -> u32 {
        self.segments[index][zone][kind]
    }

    /// The words with at least `number` segments of a kind in a zone, for any number but none.
    #[must_use]
    pub fn at_least(&self, zone: usize, kind: Kind, number: u32) -> &WordSet {
        let sets = &self.at_least[zone][kind as usize];
        sets.get(number as usize - 1).unwrap_or(&self.nothing)
    }

    /// The words with just so many segments in all.
    #[must_use]
    pub fn with_total(&self, total: u32) -> &WordSet {
        self.totals.get(&total).unwrap_or(&self.nothing)
    }

    /// The words with so many segments in all, or more.
    #[must_use]
    pub fn with_total_from(&self, total: u32) -> WordSet {
        let mut all = self.nothing.clone();
        for (_, set) in self.totals.range(total..) {
            all.add(set);
        }
        all
    }

    /// The weight of all words of a set.
    #[must_use]
    pub fn weigh(&self, set: &WordSet) -> u64 {
        let planes = self.planes.iter().enumerate();
        planes
            .map(|(bit, plane)| {
                let pairs = set.0.iter().zip(&plane.0);
                let ones: u32 = pairs.map(|(set, plane)| (set & plane).count_ones()).sum();
                u64::from(ones) << bit
            })
            .sum()
    }

    /// The weight of all words that are in both sets.
    #[must_use]
    pub fn weigh_both(&self, one: &WordSet, other: &WordSet) -> u64 {
        let mut counts = [0u32; PLANES];
        let both = one.0.iter().zip(&other.0);
        for (block, (one, other)) in both.enumerate() {
            let bits = one & other;
            if bits == 0 {
                continue;
            }
            for (count, plane) in counts.iter_mut().zip(&self.planes) {
                *count += (bits & plane.0[block]).count_ones();
            }
        }
        let counts = counts.into_iter().enumerate();
        counts.map(|(bit, count)| u64::from(count) << bit).sum()
    }
}

/// People take common words, and plain forms rather than inflected ones. A word that is frequent but
/// never proposed (always, their) is taken now and then.
fn weight(entry: &Entry) -> u8 {
    let zipf = f64::from(entry.zipf());
    let weight = match entry.tier() {
        Tier::Common => 110.0 + (zipf - 320.0).clamp(0.0, 200.0) * 0.7,
        Tier::Accepted if entry.is_aside() => 40.0 + (zipf - 320.0).clamp(0.0, 200.0) * 0.15,
        Tier::Accepted => 2.0 + (zipf - 150.0).clamp(0.0, 200.0) * 0.12,
    };
    let weight = if entry.is_inflected() {
        weight * 0.6
    } else {
        weight
    };
    weight.clamp(1.0, 255.0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_was_put_in() {
        let mut set = WordSet::empty(130);
        for index in [0, 63, 64, 129] {
            set.insert(index);
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 129]);
        assert_eq!((set.count(), set.has(63), set.has(62)), (4, true, false));
        set.remove(63);
        let mut rest = WordSet::full(130);
        rest.drop(&set);
        assert_eq!(rest.count(), 127);
        rest.keep(&set);
        assert!(rest.is_empty());
    }

    #[test]
    fn the_weight_of_a_set_is_the_sum_over_its_words() {
        let options = Options::default();
        let lexicon = Lexicon::of(&options);
        let mut set = WordSet::empty(lexicon.len());
        let mut sum = 0;
        for index in (0..lexicon.len()).step_by(7) {
            set.insert(index);
            sum += u64::from(lexicon.weight(index));
        }
        assert_eq!(lexicon.weigh(&set), sum);
        assert_eq!(lexicon.weigh_both(&set, &WordSet::full(lexicon.len())), sum);
    }

    #[test]
    fn no_lexicon_knows_an_offensive_word() {
        for language in Language::ALL {
            for entry in WordList::newest(language).of_length(4) {
                let options = Options {
                    language: Some(language),
                    length: 4,
                    ..Options::default()
                };
                let known = Lexicon::of(&options).find(entry.word()).is_some();
                assert_eq!(known, !entry.is_offensive(), "{}", entry.word());
            }
        }
    }

    #[test]
    fn the_sets_agree_with_the_table_of_letters() {
        let lexicon = Lexicon::of(&Options::default());
        let alphabet = Alphabet::standard();
        for index in (0..lexicon.len()).step_by(101) {
            let zones = alphabet.segments_of(lexicon.word(index)).unwrap();
            let total: u32 = zones.iter().map(Counts::total).sum();
            assert!(lexicon.with_total(total).has(index));
            assert!(lexicon.with_total_from(total).has(index));
            assert!(!lexicon.with_total_from(total + 1).has(index));
            for (zone, counts) in zones.iter().enumerate() {
                for kind in Kind::ALL {
                    for number in 1..=6 {
                        let has = lexicon.at_least(zone, kind, number).has(index);
                        assert_eq!(has, counts[kind] >= number);
                    }
                }
            }
        }
    }
}
