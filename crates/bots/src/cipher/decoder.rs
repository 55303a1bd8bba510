//! Asking, guessing, requesting, passing.

use super::knowledge::consistent;
use super::lexicon::{Lexicon, WordSet};
use super::player::Decoding;
use super::question::{best, prospects};
use enigma_cipher::scoring::{BONUS_TOKEN, ENIGMA_TOKEN};
use enigma_cipher::{BoardView, Kind, Phase, Word, Zone};
use enigma_game::{Chance, Seat};

/// Of so many words at most the chances are looked at one by one.
const LOOKED_AT: usize = 40;

/// What a decoder means to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    /// Nothing at the moment.
    Wait,
    /// Ask about a zone.
    Ask(u8),
    /// Request a segment.
    Request,
    /// Pass.
    Pass,
    /// Name this word.
    Deduce(Word),
    /// Agree to stop.
    Stop,
    /// Decline to stop.
    GoOn,
}

/// A decoder in one round.
#[derive(Debug)]
pub struct Decoder<'a> {
    /// The words.
    pub lexicon: &'a Lexicon,
    /// How he decodes.
    pub style: Decoding,
    /// What comes to his mind in this round.
    pub salt: u64,
}

/// The words that come into question, most likely first, and how likely each is.
#[derive(Debug, Clone, PartialEq)]
pub struct Hopes {
    /// Words with their likelihoods; what is missing to 1 is a word that does not come to mind.
    pub ranked: Vec<(usize, f64)>,
}

impl Decoder<'_> {
    /// What to do, given what lies open.
    #[must_use]
    pub fn decide(&self, board: &BoardView, seat: Seat, chance: &mut Chance) -> Decision {
        if !board.playing[seat] {
            return Decision::Wait;
        }
        let words = self.in_mind(board);
        let hopes = self.hopes(&words, self.recall(board));
        let rivals = self.rivals(board, seat);
        let active = board.active == Some(seat);
        let sure = hopes.ranked.first().copied();
        let needed = if rivals > 0 {
            self.style.rush
        } else {
            self.style.bold
        };
        match board.phase {
            Phase::Idle if active => self.in_bonus_phase(board, seat, &hopes, chance),
            Phase::Over => Decision::Wait,
            _ => match (sure, board.held) {
                (Some((word, likely)), _) if likely >= needed => {
                    Decision::Deduce(self.lexicon.word(word))
                }
                (_, Some(kind)) if active => {
                    Decision::Ask(self.question(board, &words, kind, chance))
                }
                _ => Decision::Wait,
            },
        }
    }

    /// How to answer an offer to stop (KD-21). Before the bonus phase every answer is free of charge,
    /// so it is worth going on as long as any word comes to mind; in it, as long as one would not pass.
    #[must_use]
    pub fn answer_to_stop(&self, board: &BoardView, seat: Seat, chance: &mut Chance) -> Decision {
        let words = self.in_mind(board);
        let hopes = self.hopes(&words, self.recall(board));
        let stops = if board.bonus_phase {
            self.in_bonus_phase(board, seat, &hopes, chance) == Decision::Pass
        } else {
            hopes.ranked.is_empty()
        };
        if stops {
            Decision::Stop
        } else {
            Decision::GoOn
        }
    }

    fn rivals(&self, board: &BoardView, seat: Seat) -> usize {
        let playing = board.playing.pairs();
        playing
            .filter(|&(other, &playing)| playing && other != seat)
            .count()
    }

    /// How far the round is, from 0 to 1.
    fn progress(&self, board: &BoardView) -> f64 {
        if board.bonus_phase {
            return 0.85 + 0.05 * f64::from(board.bonus_taken);
        }
        let placed: u32 = board.zones.iter().map(|zone| zone.placed.total()).sum();
        let usual = 2.6 * board.zones.len() as f64;
        (f64::from(placed) / usual).min(0.85)
    }

    /// The share of familiar words that come to mind: few at first, most when the letters stand.
    fn recall(&self, board: &BoardView) -> f64 {
        let (start, end) = self.style.recall;
        let progress = self.progress(board);
        start + (end - start) * progress * progress
    }

    /// The consistent words that come to mind.
    fn in_mind(&self, board: &BoardView) -> WordSet {
        let mut words = consistent(self.lexicon, board, self.style.counts);
        let recall = self.recall(board);
        if recall < 1.0 {
            let forgotten: Vec<usize> = words
                .iter()
                .filter(|&index| {
                    let familiar = 0.55 + 0.45 * self.lexicon.familiarity(index);
                    unit(self.salt, index) >= recall * familiar
                })
                .collect();
            for index in forgotten {
                words.remove(index);
            }
        }
        words
    }

    fn hopes(&self, words: &WordSet, recall: f64) -> Hopes {
        let all = self.lexicon.weigh(words);
        let mut ranked: Vec<(usize, f64)> = words
            .iter()
            .map(|index| {
                let likely = f64::from(self.lexicon.weight(index)) / all as f64;
                (index, likely * recall)
            })
            .collect();
        ranked.sort_by(|one, other| other.1.total_cmp(&one.1));
        ranked.truncate(LOOKED_AT);
        Hopes { ranked }
    }

    fn question(&self, board: &BoardView, words: &WordSet, kind: Kind, chance: &mut Chance) -> u8 {
        let all = prospects(self.lexicon, words, &board.zones, kind);
        let likely: Vec<u8> = all
            .iter()
            .filter(|prospect| prospect.yes > 0.0)
            .map(|prospect| prospect.zone)
            .collect();
        if likely.is_empty() || chance.unit() < self.style.whim {
            let any = chance.pick(&likely).or_else(|| chance.pick(&board.askable));
            return any.copied().unwrap_or_default();
        }
        best(&all, self.style.caution).map_or(0, |prospect| prospect.zone)
    }

    /// Nothing in hand: name a word, request a segment, or pass.
    fn in_bonus_phase(
        &self,
        board: &BoardView,
        seat: Seat,
        hopes: &Hopes,
        chance: &mut Chance,
    ) -> Decision {
        let stakes = Stakes::of(board, seat);
        let (guessing, guesses) = stakes.line(&hopes.ranked);
        let may_request = board.bonus_left > 0;
        if hopes.ranked.is_empty() {
            return if may_request && chance.unit() < self.style.stubborn {
                Decision::Request
            } else {
                Decision::Pass
            };
        }
        let requesting = if may_request {
            self.after_request(board, hopes, &stakes)
        } else {
            f64::MIN
        };
        if requesting > guessing {
            return Decision::Request;
        }
        match hopes.ranked.first() {
            Some(&(word, _)) if guesses > 0 => Decision::Deduce(self.lexicon.word(word)),
            _ => Decision::Pass,
        }
    }

    /// What requesting a segment promises: for each word that it may be, each segment that may be
    /// handed out and each zone where it may come to lie, what naming words is worth then.
    fn after_request(&self, board: &BoardView, hopes: &Hopes, stakes: &Stakes) -> f64 {
        let then = stakes.after_request();
        let known: f64 = hopes.ranked.iter().map(|&(_, likely)| likely).sum();
        let mut value = (1.0 - known).max(0.0) * then.lost();
        for &(truth, likely) in &hopes.ranked {
            let places = missing(self.lexicon, truth, &board.zones);
            if places.is_empty() {
                value += likely * then.line(&hopes.ranked).0;
                continue;
            }
            let each = likely / places.len() as f64;
            for (zone, kind) in places {
                let number = board.zones[zone].placed[kind] + 1;
                let takers = self.lexicon.at_least(zone, kind, number);
                let mut left: Vec<(usize, f64)> = hopes
                    .ranked
                    .iter()
                    .copied()
                    .filter(|&(word, _)| takers.has(word))
                    .collect();
                let sum: f64 = left.iter().map(|&(_, likely)| likely).sum();
                for (_, likely) in &mut left {
                    *likely *= known / sum.max(f64::MIN_POSITIVE);
                }
                value += each * then.line(&left).0;
            }
        }
        value
    }
}

/// Where a word still lacks segments.
fn missing(lexicon: &Lexicon, word: usize, zones: &[Zone]) -> Vec<(usize, Kind)> {
    let mut places = Vec::new();
    for (index, zone) in zones.iter().enumerate() {
        for kind in Kind::ALL {
            let lacking = lexicon
                .segments(word, index, kind)
                .saturating_sub(zone.placed[kind]);
            places.extend(std::iter::repeat_n((index, kind), lacking as usize));
        }
    }
    places
}

/// What is to be won and lost in the bonus phase. Points of the coder count against a decoder: in
/// full for two players, less with more.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stakes {
    tokens: usize,
    worth: f64,
    hurt: f64,
    spent: f64,
}

impl Stakes {
    fn of(board: &BoardView, seat: Seat) -> Self {
        let seats = board.playing.as_slice().len();
        Self {
            tokens: usize::from(board.tokens[seat]),
            worth: f64::from(board.worth),
            hurt: 1.0 / (seats - 1).max(1) as f64,
            spent: 0.0,
        }
    }

    /// A bonus token goes from the board to the coder, who may get a NO token besides.
    fn after_request(self) -> Self {
        let token = f64::from(BONUS_TOKEN);
        Self {
            worth: self.worth - token,
            spent: self.spent + self.hurt * (token + 0.5),
            ..self
        }
    }

    /// The round ends without the word.
    fn lost(&self) -> f64 {
        self.tokens as f64 - self.hurt * f64::from(ENIGMA_TOKEN) - self.spent
    }

    /// What it is worth to name the likeliest words one after the other, and after how many to stop.
    fn line(&self, ranked: &[(usize, f64)]) -> (f64, usize) {
        let mut best = (self.lost(), 0);
        let (mut won, mut open) = (0.0, 1.0);
        for (guess, &(_, likely)) in ranked.iter().take(self.tokens).enumerate() {
            let kept = (self.tokens - guess - 1) as f64;
            let paid = self.hurt * (guess + 1) as f64;
            won += likely * (self.worth + kept - paid - self.spent);
            open -= likely;
            let rest = kept - paid - self.hurt * f64::from(ENIGMA_TOKEN) - self.spent;
            let value = won + open.max(0.0) * rest;
            if value > best.0 {
                best = (value, guess + 1);
            }
        }
        best
    }
}

/// A number from 0 to 1 that belongs to a word in a round.
fn unit(salt: u64, index: usize) -> f64 {
    let mut mixed = salt ^ (index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed >> 11) as f64 / (1u64 << 53) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stakes(tokens: usize, worth: f64) -> Stakes {
        Stakes {
            tokens,
            worth,
            hurt: 1.0,
            spent: 0.0,
        }
    }

    #[test]
    fn a_sure_word_is_named_and_earns_the_token_and_what_is_left() {
        // K-59: 5 + 3 * 2, two tokens kept, one given to the coder.
        let (value, guesses) = stakes(3, 11.0).line(&[(7, 1.0)]);
        assert_eq!((value, guesses), (11.0 + 2.0 - 1.0, 1));
    }

    #[test]
    fn of_two_equal_words_both_are_tried() {
        let (value, guesses) = stakes(3, 11.0).line(&[(1, 0.5), (2, 0.5)]);
        assert_eq!(guesses, 2);
        assert!((value - (0.5 * 12.0 + 0.5 * 10.0)).abs() < 1e-9);
    }

    #[test]
    fn hopeless_words_are_not_worth_a_token() {
        let many: Vec<_> = (0..40).map(|word| (word, 0.02)).collect();
        assert_eq!(stakes(3, 5.0).line(&many).1, 0);
    }

    #[test]
    fn numbers_of_words_spread_evenly() {
        let low = (0..10_000).filter(|&index| unit(5, index) < 0.3).count();
        assert!((2_800..3_200).contains(&low), "{low}");
    }
}
