//! A puzzle as simple as can be: numbered pieces that must lie in order.

use enigma_circuit::puzzle::{Judgement, Puzzle};
use enigma_puzzles::{BadPiece, Category, Piece, Reason};
use serde::{Deserialize, Serialize};

/// Solved when the pieces 1, 2, 3 and so on lie in this order.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Toy {
    pub category: Category,
    pub pieces: u32,
    /// Tells puzzles apart, and is easily found if it leaks.
    pub mark: String,
}

/// The numbers of the pieces in the order in which they lie.
pub type Draft = Vec<u32>;

impl Toy {
    pub fn right(&self) -> Draft {
        (1..=self.pieces).collect()
    }
}

impl Puzzle for Toy {
    type Draft = Draft;

    fn category(&self) -> Category {
        self.category
    }

    fn pieces(&self) -> u32 {
        self.pieces
    }

    fn judge(&self, draft: &Draft) -> Result<Judgement, String> {
        if let Some(piece) = draft.iter().find(|&piece| !self.right().contains(piece)) {
            return Err(format!("there is no piece {piece}"));
        }
        let bad = (1..).zip(draft).filter(|(place, piece)| place != *piece);
        Ok(Judgement {
            solved: *draft == self.right(),
            laid: draft.len() as u32,
            bad: bad
                .map(|(_, piece)| BadPiece {
                    piece: Piece::Fragment(*piece as usize),
                    reason: Reason::Pieces,
                })
                .collect(),
        })
    }

    fn solution(&self) -> Option<Draft> {
        Some(self.right())
    }
}
