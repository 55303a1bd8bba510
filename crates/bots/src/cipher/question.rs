//! What a question would tell.

use super::lexicon::{Lexicon, WordSet};
use enigma_cipher::{Kind, Zone};

/// A question that may be asked, and what it promises.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Prospect {
    /// The zone.
    pub zone: u8,
    /// How likely the answer is YES.
    pub yes: f64,
    /// What the answer tells, in bits.
    pub bits: f64,
}

/// The bits that an answer tells which is YES with a likelihood of `yes`.
#[must_use]
pub fn entropy(yes: f64) -> f64 {
    let term = |share: f64| {
        if share > 0.0 {
            -share * libm::log2(share)
        } else {
            0.0
        }
    };
    term(yes) + term(1.0 - yes)
}

/// All questions about a segment that the zones leave open (K-26), weighed over `words`.
#[must_use]
pub fn prospects(lexicon: &Lexicon, words: &WordSet, zones: &[Zone], kind: Kind) -> Vec<Prospect> {
    let all = lexicon.weigh(words);
    let open = (0u8..).zip(zones).filter(|(_, zone)| !zone.rejected[kind]);
    open.map(|(index, zone)| {
        let takers = lexicon.at_least(index.into(), kind, zone.placed[kind] + 1);
        let yes = if all > 0 {
            lexicon.weigh_both(words, takers) as f64 / all as f64
        } else {
            0.0
        };
        Prospect {
            zone: index,
            yes,
            bits: entropy(yes),
        }
    })
    .collect()
}

/// The best question: the one that tells most, where a NO costs as much as `caution` bits (each
/// is a point for the coder, K-60). The first of equals.
#[must_use]
pub fn best(prospects: &[Prospect], caution: f64) -> Option<Prospect> {
    let worth = |prospect: &Prospect| prospect.bits - caution * (1.0 - prospect.yes);
    let mut best: Option<Prospect> = None;
    for prospect in prospects {
        if best.is_none_or(|best| worth(prospect) > worth(&best)) {
            best = Some(*prospect);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::super::knowledge::fitting;
    use super::*;
    use enigma_cipher::{Options, Word};
    use enigma_game::Chance;

    /// The same measure, word by word.
    fn slow(lexicon: &Lexicon, zones: &[Zone], kind: Kind, zone: usize) -> f64 {
        let fits = |index: usize| {
            zones.iter().enumerate().all(|(at, shown)| {
                Kind::ALL.into_iter().all(|kind| {
                    let needed = lexicon.segments(index, at, kind);
                    let placed = shown.placed[kind];
                    if shown.rejected[kind] {
                        needed == placed
                    } else {
                        needed >= placed
                    }
                })
            })
        };
        let (mut all, mut yes) = (0.0, 0.0);
        for index in (0..lexicon.len()).filter(|&index| fits(index)) {
            let weight = f64::from(lexicon.weight(index));
            all += weight;
            if lexicon.segments(index, zone, kind) > zones[zone].placed[kind] {
                yes += weight;
            }
        }
        let share: f64 = if all > 0.0 { yes / all } else { 0.0 };
        let mut bits = 0.0;
        for part in [share, 1.0 - share] {
            if part > 0.0 {
                bits += part * libm::log2(1.0 / part);
            }
        }
        bits
    }

    /// A board as it may come about for a word: some segments asked about in some zones.
    fn some_board(lexicon: &Lexicon, word: usize, steps: usize, chance: &mut Chance) -> Vec<Zone> {
        let mut zones = vec![Zone::default(); lexicon.zones()];
        for _ in 0..steps {
            let zone = chance.index(zones.len());
            let kind = Kind::ALL[chance.index(4)];
            let needed = lexicon.segments(word, zone, kind);
            if zones[zone].placed[kind] < needed {
                zones[zone].placed[kind] += 1;
            } else {
                zones[zone].rejected[kind] = true;
            }
        }
        zones
    }

    #[test]
    fn the_bits_of_a_question_are_those_counted_word_by_word() {
        let mut chance = Chance::from_number(11);
        for length in [3, 5] {
            let options = Options {
                length,
                ..Options::default()
            };
            let lexicon = Lexicon::of(&options);
            for steps in [0, 1, 3, 6, 10] {
                let word = chance.index(lexicon.len());
                let zones = some_board(&lexicon, word, steps, &mut chance);
                let words = fitting(&lexicon, &zones);
                assert!(words.has(word));
                for kind in Kind::ALL {
                    for prospect in prospects(&lexicon, &words, &zones, kind) {
                        let expected = slow(&lexicon, &zones, kind, prospect.zone.into());
                        assert!((prospect.bits - expected).abs() < 1e-9, "{prospect:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn k26_a_rejected_zone_is_not_asked_again() {
        let lexicon = Lexicon::of(&Options::default());
        let mut zones = vec![Zone::default(); 5];
        zones[2].rejected[Kind::Wide] = true;
        let words = fitting(&lexicon, &zones);
        let asked: Vec<u8> = prospects(&lexicon, &words, &zones, Kind::Wide)
            .iter()
            .map(|prospect| prospect.zone)
            .collect();
        assert_eq!(asked, [0, 1, 3, 4]);
    }

    #[test]
    fn an_even_question_tells_one_bit_and_a_settled_one_nothing() {
        assert!((entropy(0.5) - 1.0).abs() < 1e-12);
        assert_eq!((entropy(0.0), entropy(1.0)), (0.0, 0.0));
        let word = Word::fold("panda", None).unwrap();
        let lexicon = Lexicon::of(&Options::default());
        assert!(lexicon.find(word).is_some());
    }
}
