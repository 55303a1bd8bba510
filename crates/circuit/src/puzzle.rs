//! What Circuit asks of a puzzle. The puzzles themselves are another crate's business.

use enigma_puzzles::{BadPiece, Category, Solution};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// A puzzle as the game sees it: something that judges pieces as they lie (C-28).
pub trait Puzzle: Debug + Clone + PartialEq + Serialize + DeserializeOwned {
    /// Pieces as they lie: a draft, finished or not.
    type Draft: Debug + Clone + PartialEq + Serialize + DeserializeOwned;

    /// The chamber it belongs to.
    fn category(&self) -> Category;

    /// How many pieces there are to lay.
    fn pieces(&self) -> u32;

    /// What is to be said about pieces that lie like this.
    ///
    /// # Errors
    /// If the draft cannot be one of this puzzle; says what is wrong.
    fn judge(&self, draft: &Self::Draft) -> Result<Judgement, String>;

    /// Whether a draft that came from outside can be kept: it has no more pieces than there are.
    ///
    /// # Errors
    /// Says what is too much.
    fn check_size(&self, _draft: &Self::Draft) -> Result<(), String> {
        Ok(())
    }

    /// A solution, to be shown to those who did not find one.
    fn solution(&self) -> Option<Self::Draft>;
}

/// What is to be said about a draft.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Judgement {
    /// Whether the puzzle is solved.
    pub solved: bool,
    /// How many pieces are laid.
    pub laid: u32,
    /// The pieces that lie badly.
    pub bad: Vec<BadPiece>,
}

impl Puzzle for enigma_puzzles::Puzzle {
    type Draft = Solution;

    fn category(&self) -> Category {
        self.category()
    }

    fn pieces(&self) -> u32 {
        self.pieces()
    }

    fn judge(&self, draft: &Solution) -> Result<Judgement, String> {
        let advice = self
            .advise(draft)
            .map_err(|malformed| malformed.to_string())?;
        Ok(Judgement {
            solved: advice.solved,
            laid: advice.laid,
            bad: advice.bad,
        })
    }

    fn check_size(&self, draft: &Solution) -> Result<(), String> {
        let checked = self.check_amount(draft);
        checked.map_err(|malformed| malformed.to_string())
    }

    fn solution(&self) -> Option<Solution> {
        self.solve()
    }
}
