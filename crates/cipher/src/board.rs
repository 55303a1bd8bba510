//! The board: everything about a round that lies open for all to see (KD-15).
//!
//! The word and the compartment are not here; [`crate::Round`] keeps them. Whatever is built from
//! a board alone can give nothing away.

use crate::game::ClockKind;
use crate::kind::{ByKind, Counts, Kind};
use crate::word::{LONGEST, Word};
use enigma_game::{BySeat, Seat, Seats};
use serde::Serialize;

/// How many deduction tokens a decoder has at the beginning of a round (K-5, K-16).
pub const DEDUCTION_TOKENS: u8 = 3;

/// How many bonus tokens lie on the board at the beginning of a round (K-5, K-16).
pub const BONUS_TOKENS: u8 = 3;

/// The place of one letter on the board (K-7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub struct Zone {
    /// The segments that lie here (K-29).
    pub placed: Counts,
    /// Where a NO token lies (K-25).
    pub rejected: ByKind<bool>,
}

/// What a round waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub enum Phase {
    /// The coder hands out a segment (K-21).
    Draw,
    /// The active decoder looks for the place of the segment in hand (K-23).
    Hold,
    /// The bonus phase, nothing in hand: the active decoder requests a segment or passes (K-37, K-39).
    Idle,
    /// Nothing; the round is over (K-55, K-56).
    Over,
}

impl Phase {
    /// The name in data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Hold => "hold",
            Self::Idle => "idle",
            Self::Over => "over",
        }
    }
}

/// How a round ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// A decoder named the word (K-55).
    Decoded,
    /// All deduction tokens are used (K-56).
    TokensUsed,
    /// All decoders passed one after the other (KD-6).
    AllPassed,
    /// All decoders agreed to stop (KD-21).
    Agreed,
    /// No decoder is left, as somebody went away for good (KD-10, KD-11).
    NobodyLeft,
}

impl Reason {
    /// The name in data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Decoded => "decoded",
            Self::TokensUsed => "tokens_used",
            Self::AllPassed => "all_passed",
            Self::Agreed => "agreed",
            Self::NobodyLeft => "nobody_left",
        }
    }
}

/// A question and its answer (K-23, K-24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub struct Question {
    /// Who asked.
    pub by: Seat,
    /// The segment in hand.
    pub kind: Kind,
    /// The zone asked about.
    pub zone: u8,
    /// Whether the segment goes there.
    pub yes: bool,
}

/// A word that a decoder named (K-50, KD-8).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deduction {
    /// Who named it.
    pub by: Seat,
    /// The word, folded.
    pub word: Word,
    /// Whether it is the secret word.
    pub right: bool,
}

/// Time that ran out (KD-9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub struct Lapse {
    /// Whose time it was.
    pub by: Seat,
    /// What it was for.
    pub clock: ClockKind,
    /// How many questions had been asked by then.
    pub after: u32,
}

/// What lies open in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    pub(crate) seats: Seats,
    pub(crate) coder: Seat,
    pub(crate) length: u8,
    pub(crate) zones: [Zone; LONGEST],
    pub(crate) waiting: Waiting,
    pub(crate) active: Seat,
    pub(crate) bonus_phase: bool,
    pub(crate) bonus_taken: u8,
    pub(crate) tokens: BySeat<u8>,
    pub(crate) playing: SeatSet,
    pub(crate) passed: SeatSet,
    /// Who wants to stop, while an offer stands (KD-21).
    pub(crate) stopping: SeatSet,
    /// After how many steps the last offer was declined: nobody offers it again before play goes on.
    pub(crate) declined: Option<u32>,
    pub(crate) received: u8,
    pub(crate) ended: Option<Ended>,
    pub(crate) steps: u32,
    pub(crate) questions: Vec<Question>,
    pub(crate) deductions: Vec<Deduction>,
    pub(crate) lapses: Vec<Lapse>,
}

/// What the active decoder waits for or looks for. It stays as it is when the round ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Waiting {
    Segment,
    Place(Kind),
    Decision,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ended {
    pub reason: Reason,
    pub solver: Option<Seat>,
}

impl Board {
    /// The seats of the table.
    #[must_use]
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// Who made the word (K-2).
    #[must_use]
    pub const fn coder(&self) -> Seat {
        self.coder
    }

    /// The zones, one per letter (K-7).
    #[must_use]
    pub fn zones(&self) -> &[Zone] {
        &self.zones[..usize::from(self.length)]
    }

    /// What the round waits for.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match (self.ended, self.waiting) {
            (Some(_), _) => Phase::Over,
            (None, Waiting::Segment) => Phase::Draw,
            (None, Waiting::Place(_)) => Phase::Hold,
            (None, Waiting::Decision) => Phase::Idle,
        }
    }

    /// Whose turn it is (K-20); nobody's when the round is over.
    #[must_use]
    pub const fn active(&self) -> Option<Seat> {
        match self.ended {
            Some(_) => None,
            None => Some(self.active),
        }
    }

    /// The segment in hand; it stays there when the round ends.
    #[must_use]
    pub const fn held(&self) -> Option<Kind> {
        match self.waiting {
            Waiting::Place(kind) => Some(kind),
            _ => None,
        }
    }

    /// Whether the bonus phase has begun (K-30, K-35).
    #[must_use]
    pub const fn bonus_phase(&self) -> bool {
        self.bonus_phase
    }

    /// How many bonus tokens the coder took (K-38).
    #[must_use]
    pub const fn bonus_taken(&self) -> u8 {
        self.bonus_taken
    }

    /// How many bonus tokens still lie on the board.
    #[must_use]
    pub const fn bonus_left(&self) -> u8 {
        BONUS_TOKENS - self.bonus_taken
    }

    /// The deduction tokens that each seat has left; the coder has none.
    #[must_use]
    pub const fn tokens(&self) -> &BySeat<u8> {
        &self.tokens
    }

    /// How many deduction tokens the coder received (K-50).
    #[must_use]
    pub const fn received(&self) -> u8 {
        self.received
    }

    /// Whether a seat is a decoder still in the round: not eliminated (K-53), not gone (KD-10).
    #[must_use]
    pub fn is_playing(&self, seat: Seat) -> bool {
        self.playing.has(seat)
    }

    /// The decoders still in the round, clockwise from the coder's left.
    pub fn decoders(&self) -> impl Iterator<Item = Seat> {
        self.seats
            .clockwise_from(self.coder)
            .filter(|&seat| self.is_playing(seat))
    }

    /// How many NO tokens lie on the board (K-25).
    #[must_use]
    pub fn no_tokens(&self) -> u32 {
        let zones = self.zones().iter();
        zones
            .map(|zone| zone.rejected.pairs().filter(|&(_, &no)| no).count() as u32)
            .sum()
    }

    /// The zones that may be asked about for the segment in hand (K-26); none without one.
    pub fn askable(&self) -> impl Iterator<Item = u8> {
        let held = self.held().filter(|_| self.ended.is_none());
        (0u8..).zip(self.zones()).filter_map(move |(index, zone)| {
            let free = held.is_some_and(|kind| !zone.rejected[kind]);
            free.then_some(index)
        })
    }

    /// Whether a segment may be requested now, as far as anybody can see: as many segments are left
    /// as bonus tokens lie on the board (K-38).
    #[must_use]
    pub fn may_request(&self) -> bool {
        self.phase() == Phase::Idle && self.bonus_left() > 0
    }

    /// Whether a pass now would end the round (KD-6).
    #[must_use]
    pub fn pass_ends_round(&self) -> bool {
        let mut decoders = self.decoders();
        self.phase() == Phase::Idle
            && decoders.all(|seat| seat == self.active || self.passed.has(seat))
    }

    /// Who wants to stop, clockwise from the coder's left; nobody if no offer stands (KD-21).
    pub fn stopping(&self) -> impl Iterator<Item = Seat> {
        self.decoders().filter(|&seat| self.stopping.has(seat))
    }

    /// Whether a seat may offer to stop, or agree to it (KD-21).
    #[must_use]
    pub fn may_stop(&self, seat: Seat) -> bool {
        let open = self.ended.is_none() && self.is_playing(seat);
        open && !self.stopping.has(seat) && self.declined != Some(self.steps)
    }

    /// Whether a seat may decline an offer to stop, or take its own back (KD-21).
    #[must_use]
    pub fn may_go_on(&self, seat: Seat) -> bool {
        self.ended.is_none() && self.is_playing(seat) && !self.stopping.is_empty()
    }

    /// How the round ended, if it has.
    #[must_use]
    pub fn reason(&self) -> Option<Reason> {
        self.ended.map(|ended| ended.reason)
    }

    /// Who named the word, if somebody has.
    #[must_use]
    pub fn solver(&self) -> Option<Seat> {
        self.ended.and_then(|ended| ended.solver)
    }

    /// Every question so far, the first first.
    #[must_use]
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// Every deduction so far, the first first (KD-8).
    #[must_use]
    pub fn deductions(&self) -> &[Deduction] {
        &self.deductions
    }

    /// Every time that ran out so far, the first first (KD-9).
    #[must_use]
    pub fn lapses(&self) -> &[Lapse] {
        &self.lapses
    }

    /// How often play has moved on: it counts everything but deductions, which change nothing for
    /// the active decoder (K-52) unless they eliminate him.
    #[must_use]
    pub const fn steps(&self) -> u32 {
        self.steps
    }

    /// The next decoder in the round, clockwise after a seat (K-20).
    pub(crate) fn decoder_after(&self, seat: Seat) -> Option<Seat> {
        self.seats
            .clockwise_from(self.seats.after(seat))
            .find(|&next| self.is_playing(next))
    }
}

/// Some of the seats of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct SeatSet(u8);

impl SeatSet {
    pub(crate) const EMPTY: Self = Self(0);

    pub(crate) const fn has(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    pub(crate) fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    pub(crate) fn remove(&mut self, seat: Seat) {
        self.0 &= !(1u8.checked_shl(seat.0.into()).unwrap_or(0));
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
