//! What was remarkable in a game, for its end.

use crate::position::Placed;
use enigma_game::{Millis, Seat, Seats};
use enigma_puzzles::Category;
use serde::{Deserialize, Serialize};

/// The best of each sort so far. Among equals the earlier one stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct Moments {
    /// The puzzle that was solved fastest.
    pub fastest: Option<SolveMoment>,
    /// The system with the most cells among those that closed.
    pub largest: Option<SystemMoment>,
    /// The solution that left the least sand in the timer.
    pub closest: Option<SolveMoment>,
    /// The most that one tile brought to one seat.
    pub richest: Option<GainMoment>,
}

/// A puzzle that was solved remarkably.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct SolveMoment {
    /// Who solved it.
    pub seat: Seat,
    /// What kind of puzzle it was.
    pub category: Category,
    /// How long it took, or how much time was left.
    pub time: Millis,
}

/// A system that closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct SystemMoment {
    /// In which round.
    pub round: u32,
    /// How many cells it had.
    pub cells: u32,
}

/// Points that one tile brought to one seat, whoever laid it (C-62).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct GainMoment {
    /// In which round.
    pub round: u32,
    /// Who earned them.
    pub seat: Seat,
    /// How many.
    pub points: u32,
}

impl Moments {
    /// A puzzle was solved; `left` is the sand left in a timer that somebody else had turned.
    pub(crate) fn solved(&mut self, solve: SolveMoment, left: Option<Millis>) {
        if self.fastest.is_none_or(|best| solve.time < best.time) {
            self.fastest = Some(solve);
        }
        if let Some(time) = left
            && self.closest.is_none_or(|best| time < best.time)
        {
            self.closest = Some(SolveMoment { time, ..solve });
        }
    }

    /// A tile was laid.
    pub(crate) fn placed(&mut self, round: u32, seats: Seats, placed: &Placed) {
        for system in &placed.closed {
            let cells = system.cells.sum();
            if self.largest.is_none_or(|best| cells > best.cells) {
                self.largest = Some(SystemMoment { round, cells });
            }
        }
        for seat in seats.all() {
            let points = placed.closed.iter().map(|system| system.points[seat]).sum();
            if points > self.richest.map_or(0, |best| best.points) {
                self.richest = Some(GainMoment {
                    round,
                    seat,
                    points,
                });
            }
        }
    }
}
