//! What a round is worth to each seat (K-58 to K-61).

use crate::board::{Board, Reason};
use enigma_game::{BySeat, Seat};
use serde::Serialize;

/// The points of the Enigma token (K-5).
pub const ENIGMA_TOKEN: u32 = 5;

/// The points of each bonus token (K-5).
pub const BONUS_TOKEN: u32 = 2;

/// The points of one seat in one round, by where they come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub struct Score {
    /// For deduction tokens: a decoder's remaining ones (K-58), those a coder received (K-60).
    pub deduction_tokens: u32,
    /// For NO tokens: the coder's (K-60).
    pub no_tokens: u32,
    /// For bonus tokens: those still on the board go to whoever named the word (K-59), those taken
    /// to the coder (K-60).
    pub bonus_tokens: u32,
    /// For the Enigma token: it goes to whoever named the word, else to the coder (K-55, K-60).
    pub enigma_token: u32,
}

impl Score {
    /// The points in all.
    #[must_use]
    pub const fn points(&self) -> u32 {
        self.deduction_tokens + self.no_tokens + self.bonus_tokens + self.enigma_token
    }
}

/// The score of every seat for a round that is over; nothing while it is not.
#[must_use]
pub fn scores(board: &Board) -> Option<BySeat<Score>> {
    let reason = board.reason()?;
    Some(BySeat::from_fn(board.seats(), |seat| {
        if seat == board.coder() {
            coder_score(board, reason)
        } else {
            decoder_score(board, seat)
        }
    }))
}

/// What naming the word would be worth now, besides the tokens that remain (K-59).
#[must_use]
pub fn worth_of_naming(board: &Board) -> u32 {
    ENIGMA_TOKEN + BONUS_TOKEN * u32::from(board.bonus_left())
}

fn coder_score(board: &Board, reason: Reason) -> Score {
    let kept = reason != Reason::Decoded;
    Score {
        deduction_tokens: board.received().into(),
        no_tokens: board.no_tokens(),
        bonus_tokens: BONUS_TOKEN * u32::from(board.bonus_taken()),
        enigma_token: if kept { ENIGMA_TOKEN } else { 0 },
    }
}

fn decoder_score(board: &Board, seat: Seat) -> Score {
    let solved = board.solver() == Some(seat);
    let bonus_left = BONUS_TOKEN * u32::from(board.bonus_left());
    Score {
        deduction_tokens: board.tokens()[seat].into(),
        no_tokens: 0,
        bonus_tokens: if solved { bonus_left } else { 0 },
        enigma_token: if solved { ENIGMA_TOKEN } else { 0 },
    }
}
