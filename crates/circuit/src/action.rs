//! What a seat may do.

use enigma_puzzles::Category;
use serde::{Deserialize, Serialize};

/// What a seat may do. A setup and a timed list of these replay a whole game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/", concrete(Draft = enigma_puzzles::Solution)))]
pub enum Action<Draft> {
    /// Takes the top tile of a category's stack (C-21).
    Choose {
        /// Whose stack.
        category: Category,
    },
    /// The pieces of the seat's puzzle as they lie now; solved as soon as they are right (C-28).
    Draft {
        /// The pieces.
        draft: Draft,
    },
    /// Gives the puzzle up for this round (D-2).
    GiveUp,
    /// Lays the earned tile and puts a networker on one of its cells, or none (D-12).
    Place {
        /// The square's x.
        x: i32,
        /// The square's y.
        y: i32,
        /// Quarter turns clockwise, 0 to 3.
        turn: u8,
        /// The number of the cell for a networker, if one is placed.
        cell: Option<u32>,
    },
}
