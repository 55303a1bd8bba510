//! Making a word and handing out its segments.

use super::knowledge::{fitting, taking};
use super::lexicon::{Lexicon, WordSet};
use super::player::Coding;
use super::question::{best, prospects};
use enigma_cipher::{ByKind, Counts, Kind, Word, Zone};
use enigma_game::Chance;

/// The caution of the decoder whom a coder imagines.
const IMAGINED_CAUTION: f64 = 2.0;

/// How many points it is worth to a coder to leave the decoders one bit more in the dark.
const BIT: f64 = 0.35;

/// The imagined decoder names the word when it is this likely.
const IMAGINED_BOLDNESS: f64 = 0.7;

/// A coder's word, as far as it has come out.
struct Secret<'a> {
    lexicon: &'a Lexicon,
    word: Word,
    /// The needed segments of each zone.
    needed: Vec<Counts>,
    zones: Vec<Zone>,
}

/// What handing out a segment leads to.
struct Result {
    zones: Vec<Zone>,
    no_tokens: u32,
    words: WordSet,
}

/// The word that a coder makes, none of `used`. Always a common one, never an offensive one.
#[must_use]
pub fn compose(
    lexicon: &Lexicon,
    style: &Coding,
    used: &[Word],
    chance: &mut Chance,
) -> Option<Word> {
    let proposed = lexicon.proposed();
    let place = |share: f64| (share * proposed.len() as f64) as usize;
    let (from, to) = style.words;
    let part = proposed.get(place(from)..place(to).max(place(from) + 1))?;
    let mut drafts: Vec<usize> = Vec::new();
    for _ in 0..style.drafts * 4 {
        let &draft = chance.pick(part)?;
        if drafts.len() < style.drafts && !used.contains(&lexicon.word(draft)) {
            drafts.push(draft);
        }
    }
    let hardest = drafts.iter().copied().max_by(|&one, &other| {
        let value = |index| {
            if style.drafts > 1 {
                imagined_round(lexicon, index)
            } else {
                0.0
            }
        };
        value(one).total_cmp(&value(other))
    });
    hardest
        .or_else(|| part.first().copied())
        .map(|index| lexicon.word(index))
}

/// The segment to hand out: the one that helps least.
#[must_use]
pub fn hand_out(
    lexicon: &Lexicon,
    style: &Coding,
    needed: Vec<Counts>,
    word: Word,
    zones: &[Zone],
    may: &[Kind],
    chance: &mut Chance,
) -> Option<Kind> {
    if may.len() < 2 || chance.unit() < style.whim {
        return chance.pick(may).copied();
    }
    let secret = Secret {
        lexicon,
        word,
        needed,
        zones: zones.to_vec(),
    };
    secret.least_helpful(may.iter().copied())
}

impl Secret<'_> {
    fn least_helpful(&self, kinds: impl Iterator<Item = Kind>) -> Option<Kind> {
        let mut best: Option<(Kind, f64)> = None;
        for kind in kinds {
            let result = self.imagine(kind);
            let value = f64::from(result.no_tokens) + BIT * self.darkness(&result.words);
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((kind, value));
            }
        }
        best.map(|(kind, _)| kind)
    }

    /// How a good decoder would find the place of a segment.
    fn imagine(&self, kind: Kind) -> Result {
        let mut zones = self.zones.clone();
        let mut no_tokens = 0;
        loop {
            let mut words = fitting(self.lexicon, &zones);
            words.keep(&taking(self.lexicon, &zones, kind));
            let open = prospects(self.lexicon, &words, &zones, kind);
            let Some(asked) = best(&open, IMAGINED_CAUTION) else {
                break;
            };
            let zone = usize::from(asked.zone);
            if self.needed[zone][kind] > zones[zone].placed[kind] {
                zones[zone].placed[kind] += 1;
                break;
            }
            zones[zone].rejected[kind] = true;
            no_tokens += 1;
        }
        let words = fitting(self.lexicon, &zones);
        Result {
            zones,
            no_tokens,
            words,
        }
    }

    /// How little a decoder knows, in bits: none if only the word itself is left.
    fn darkness(&self, words: &WordSet) -> f64 {
        let all = self.lexicon.weigh(words) as f64;
        let index = self.lexicon.find(self.word);
        let own = index.map_or(1.0, |index| f64::from(self.lexicon.weight(index)));
        libm::log2((all / own).max(1.0))
    }
}

/// What a word brings its coder against a good decoder, up to the bonus phase and a bit beyond.
fn imagined_round(lexicon: &Lexicon, index: usize) -> f64 {
    let zones = lexicon.zones();
    let needed: Vec<Counts> = (0..zones)
        .map(|zone| ByKind::from_fn(|kind| lexicon.segments(index, zone, kind)))
        .collect();
    let mut left = Counts::from_fn(|kind| needed.iter().map(|zone| zone[kind]).sum());
    let mut secret = Secret {
        lexicon,
        word: lexicon.word(index),
        needed,
        zones: vec![Zone::default(); zones],
    };
    let mut no_tokens = 0;
    let sure = -libm::log2(IMAGINED_BOLDNESS);
    let mut darkness = f64::MAX;
    while left.total() > 3 && darkness > sure {
        let Some(kind) = secret.least_helpful(left.kinds()) else {
            break;
        };
        let result = secret.imagine(kind);
        left[kind] -= 1;
        no_tokens += result.no_tokens;
        darkness = secret.darkness(&result.words);
        secret.zones = result.zones;
    }
    // What is still dark in the bonus phase costs the decoder tokens.
    f64::from(no_tokens) + 2.0 * darkness.min(8.0)
}
