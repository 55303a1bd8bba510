//! Why something was refused: one variant per rule a player could look up.

use crate::square::Square;
use crate::tile::CellColour;
use enigma_game::Seat;
use enigma_puzzles::Category;

/// Why an action was refused. The order of checks for a placement is that of D-18.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over (C-71)")]
    GameOver,
    /// The table has no such seat.
    #[error("there is no {0} at this table (C-1)")]
    BadPlayer(Seat),
    /// It is another seat's turn.
    #[error("it is not the turn of {0} (C-21, C-30)")]
    WrongOrder(Seat),
    /// This cannot be done in the present phase.
    #[error("this belongs to another phase of the round (C-20)")]
    WrongPhase,
    /// Another seat has this category already in this round.
    #[error("the {0} category is taken in this round (C-22)")]
    CategoryTaken(Category),
    /// The stack has no tile left.
    #[error("the {0} stack is empty (D-10)")]
    StackEmpty(Category),
    /// The seat has solved its puzzle already.
    #[error("the puzzle is solved already (C-28)")]
    AlreadySolved,
    /// The seat has given up its puzzle in this round.
    #[error("the puzzle was given up for this round (D-2)")]
    GaveUp,
    /// The pieces cannot lie like this at all.
    #[error("the pieces cannot be read: {0}")]
    MalformedDraft(String),
    /// There are four rotations.
    #[error("there is no rotation {0}: it is 0 to 3 quarter turns (C-34)")]
    BadRotation(u64),
    /// A tile lies there already.
    #[error("a tile lies on {0} already (C-33)")]
    Occupied(Square),
    /// No tile shares a side with the square.
    #[error("{0} shares no side with a laid tile (C-33)")]
    NotAdjacent(Square),
    /// The tile has no such cell.
    #[error("the tile has no cell {0} (C-50)")]
    NoSuchCell(u64),
    /// The supply is empty.
    #[error("there is no networker left in the supply (C-53)")]
    NoNetworker,
    /// A networker stands on this colour in this system already.
    #[error("a networker already stands on {0} in this system (C-51)")]
    ColourTaken(CellColour),
    /// The version of the rules by which the game is played does not let anybody decline.
    #[error("by the rules of this game a tile that was won is laid (C-36 of rules 1 and 2)")]
    MustPlace,
    /// The person at the seat left for good.
    #[error("{0} has left the game (D-9)")]
    SeatLeft(Seat),
    /// A person takes a seat back from a bot only when a round begins.
    #[error("a seat is taken back when a round begins (D-9)")]
    NotRoundStart,
    /// Coming or going does not fit what the seat is at present.
    #[error("the seat is not in a state for this (D-9)")]
    BadAttendance,
    /// The table's options cannot be played.
    #[error("{field}: {problem}")]
    BadOptions {
        /// Which option.
        field: &'static str,
        /// What is wrong with it.
        problem: &'static str,
    },
    /// The rules have no such version.
    #[error("there is no version {0} of the rules")]
    UnknownRules(u32),
}

impl Refusal {
    /// The stable name, for the wire and for translations.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::GameOver => "game_over",
            Self::BadPlayer(_) => "bad_player",
            Self::WrongOrder(_) => "wrong_order",
            Self::WrongPhase => "wrong_phase",
            Self::CategoryTaken(_) => "category_taken",
            Self::StackEmpty(_) => "stack_empty",
            Self::AlreadySolved => "already_solved",
            Self::GaveUp => "gave_up",
            Self::MalformedDraft(_) => "malformed_draft",
            Self::BadRotation(_) => "bad_rotation",
            Self::Occupied(_) => "occupied",
            Self::NotAdjacent(_) => "not_adjacent",
            Self::NoSuchCell(_) => "no_such_cell",
            Self::NoNetworker => "no_networker",
            Self::ColourTaken(_) => "colour_taken",
            Self::MustPlace => "must_place",
            Self::SeatLeft(_) => "seat_left",
            Self::NotRoundStart => "not_round_start",
            Self::BadAttendance => "bad_attendance",
            Self::BadOptions { .. } => "bad_options",
            Self::UnknownRules(_) => "unknown_rules",
        }
    }
}
