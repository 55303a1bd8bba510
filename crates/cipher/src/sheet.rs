//! The score sheet: what became of each round (K-57 to K-65).

use crate::board::{Board, Reason};
use crate::scoring::{self, Score};
use crate::word::Word;
use enigma_game::{BySeat, Outcome, Seat, Seats, standing};
use serde::Serialize;

/// How a round came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub enum Ending {
    /// A decoder named the word (K-55).
    Decoded,
    /// All deduction tokens are used (K-56).
    TokensUsed,
    /// All decoders passed one after the other (KD-6).
    AllPassed,
    /// All decoders agreed to stop (KD-21).
    Agreed,
    /// No decoder is left, as somebody went away for good (KD-11).
    NobodyLeft,
    /// There was no word, as the coder had left (KD-10) or time ran out and there is no list to draw
    /// from (KD-9). Nobody scores.
    LeftOut,
    /// One player was left, and the game ended in the middle of the round (KD-10). Nobody scores.
    BrokenOff,
}

impl From<Reason> for Ending {
    fn from(reason: Reason) -> Self {
        match reason {
            Reason::Decoded => Self::Decoded,
            Reason::TokensUsed => Self::TokensUsed,
            Reason::AllPassed => Self::AllPassed,
            Reason::Agreed => Self::Agreed,
            Reason::NobodyLeft => Self::NobodyLeft,
        }
    }
}

/// Where a secret word came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub enum Author {
    /// The coder made it.
    Coder,
    /// The coder made it and overruled the list (KD-3).
    House,
    /// The server drew it (KD-9).
    Server,
}

/// What became of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub struct RoundResult {
    /// The number of the round, from 1.
    pub round: u8,
    /// Who made the word.
    pub coder: Seat,
    /// How it ended.
    pub ending: Ending,
    /// The word, which is shown to all now (K-57); none if there was none.
    pub word: Option<Word>,
    /// Where the word came from.
    pub author: Option<Author>,
    /// How the list spells the word, as the coder typed it if that is one of its spellings.
    pub spelling: Option<String>,
    /// How many bonus tokens were left on the board.
    pub bonus_left: u8,
    /// Who named the word.
    pub solver: Option<Seat>,
    /// The points of each seat by where they come from.
    pub scores: BySeat<Score>,
    /// The points of each seat.
    pub points: BySeat<u32>,
}

/// The word of a round that is over, with what is told of it.
pub(crate) struct Revealed {
    pub word: Word,
    pub author: Author,
    pub spelling: String,
}

impl RoundResult {
    /// A round without points.
    pub(crate) fn unscored(seats: Seats, round: u8, coder: Seat, ending: Ending) -> Self {
        Self {
            round,
            coder,
            ending,
            word: None,
            author: None,
            spelling: None,
            bonus_left: 0,
            solver: None,
            scores: BySeat::filled(seats, Score::default()),
            points: BySeat::filled(seats, 0),
        }
    }

    /// The result of a round that is over; none while it is not.
    pub(crate) fn of(board: &Board, round: u8, secret: Revealed) -> Option<Self> {
        let scores = scoring::scores(board)?;
        Some(Self {
            round,
            coder: board.coder(),
            ending: board.reason()?.into(),
            word: Some(secret.word),
            author: Some(secret.author),
            spelling: Some(secret.spelling),
            bonus_left: board.bonus_left(),
            solver: board.solver(),
            points: scores.map(Score::points),
            scores,
        })
    }
}

/// The sum of all rounds (K-65).
pub(crate) fn totals(seats: Seats, sheet: &[RoundResult]) -> BySeat<u32> {
    BySeat::from_fn(seats, |seat| {
        sheet.iter().map(|result| result.points[seat]).sum()
    })
}

/// Who stands where: the most points win, equal points share a place (K-65, KD-17).
#[must_use]
pub fn outcome(seats: Seats, points: BySeat<u32>) -> Outcome {
    Outcome {
        ranking: standing(seats, |seat| points[seat]),
        points,
    }
}
