//! What is told to everybody. Events hold no secret: puzzles and drafts are seen in views only.

use crate::board::Member;
use crate::position::ClosedSystem;
use crate::tile::ByColour;
use crate::tile_set::TileId;
use enigma_game::{Attendance, BySeat, Millis, Outcome, Seat};
use enigma_puzzles::Category;
use serde::{Deserialize, Serialize};

/// Something that happened, in the order in which it happened.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub enum Event {
    /// A round began (C-20).
    RoundBegan {
        /// Its number, from 1.
        round: u32,
        /// Who has the start player marker.
        start_player: Seat,
    },
    /// A seat took a tile (C-21).
    Chose {
        /// Who.
        seat: Seat,
        /// From which stack.
        category: Category,
        /// Which tile.
        tile: TileId,
        /// Whether time ran out and the lot chose (D-7).
        by_lot: bool,
    },
    /// Everybody has chosen, and all tiles were turned to the puzzle side (C-25).
    PuzzlesTurned,
    /// A seat has laid another number of pieces.
    Drafted {
        /// Who.
        seat: Seat,
        /// Pieces laid.
        laid: u32,
        /// Pieces to lay.
        pieces: u32,
    },
    /// A seat solved its puzzle (C-28).
    Solved {
        /// Who.
        seat: Seat,
        /// How long it took.
        after: Millis,
    },
    /// The first solver turned the sand timer (C-26).
    TimerTurned {
        /// Who.
        seat: Seat,
        /// When it will have run out.
        deadline: Millis,
    },
    /// A seat gave its puzzle up (D-2).
    GaveUp {
        /// Who.
        seat: Seat,
        /// Whether it counts as given up because the others would not wait longer (D-9).
        away: bool,
    },
    /// A seat's time is up, and somebody else still has time of their own (D-20).
    TimeUp {
        /// Who.
        seat: Seat,
    },
    /// Phase 2 is over; the tiles of all who did not solve went into the box (C-29).
    SolvingEnded {
        /// Who solved, in the order in which they place.
        solvers: Vec<Seat>,
    },
    /// A seat laid its tile (C-33), with a networker or without (C-50).
    Placed {
        /// Who.
        seat: Seat,
        /// Which tile.
        tile: TileId,
        /// The square's x.
        x: i32,
        /// The square's y.
        y: i32,
        /// Quarter turns clockwise.
        turn: u8,
        /// The cell with the networker.
        cell: Option<u32>,
    },
    /// The tile closed a system, which was scored (C-60).
    SystemClosed(SystemClosed),
    /// A seat did not lay its tile, which went into the box (D-8, D-19).
    NotPlaced {
        /// Who.
        seat: Seat,
        /// Which tile.
        tile: TileId,
        /// Whether the seat would not lay it; else its time ran out.
        declined: bool,
    },
    /// A round is over (C-70).
    RoundEnded {
        /// Its number.
        round: u32,
        /// Everybody's points.
        scores: BySeat<u32>,
    },
    /// Somebody came or went (D-9).
    Attendance {
        /// Whose seat.
        seat: Seat,
        /// What changed.
        attendance: Attendance,
    },
    /// The marker passed on because the start player left (D-9).
    MarkerPassed {
        /// To whom.
        start_player: Seat,
    },
    /// The game is over.
    GameOver {
        /// Why.
        reason: EndReason,
        /// How it ended.
        outcome: Outcome,
    },
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub enum EndReason {
    /// Somebody has 15 points or more (C-70).
    Target,
    /// There are fewer stacks with tiles than players (D-10).
    StacksEmpty,
    /// Only one player is left (D-9).
    LastPlayer,
}

/// A system that was closed, and what it earned.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct SystemClosed {
    /// Its networks: x, y and the number of the network on that tile, in order.
    pub members: Vec<(i32, i32, u8)>,
    /// Its cells.
    pub cells: ByColour,
    /// What each seat earned (C-62).
    pub points: BySeat<u32>,
    /// How many networkers each seat got back (C-65).
    pub returned: BySeat<u32>,
}

impl From<&ClosedSystem> for SystemClosed {
    fn from(closed: &ClosedSystem) -> Self {
        let member = |member: &Member| (member.at.x, member.at.y, member.network as u8);
        Self {
            members: closed.members.iter().map(member).collect(),
            cells: closed.cells,
            points: closed.points.clone(),
            returned: closed.returned.clone(),
        }
    }
}
