//! Views part by part, for whoever tells many of a small change.

use crate::Seat;
use serde::Serialize;

/// Takes parts of a view, each under its name: `round`, or `you.draft` for a field of a part.
pub trait Parts {
    /// This part is this now.
    fn part(&mut self, name: &'static str, value: &impl Serialize);
}

/// How far into views a step reaches: parts beyond that are as they were and need not be looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// Anything may have changed.
    All,
    /// Whose turn it is, and what follows from that.
    Turn,
    /// Only how far this seat is with what all do at once.
    Seat(Seat),
}

impl Reach {
    /// Whether it goes further than how far a seat is.
    #[must_use]
    pub const fn is_turn(self) -> bool {
        matches!(self, Self::All | Self::Turn)
    }

    /// Whether it goes as far as how far this seat is; a turn does not.
    #[must_use]
    pub fn is_work_of(self, seat: Seat) -> bool {
        match self {
            Self::All => true,
            Self::Turn => false,
            Self::Seat(other) => other == seat,
        }
    }
}
