//! Angular: rebuild a picture, seen from above, out of four pieces of cubes (P-6).
//!
//! A puzzle is the picture. A solution says where each piece's cubes stand; checking it looks at the cubes
//! alone, while solver and generator drop whole pieces onto a map of heights.

mod advice;
mod check;
mod drawing;
mod enumeration;
mod generator;
mod isometric;
mod json;
mod piece;
mod solver;
mod view;

pub use enumeration::all_views;
pub use piece::Piece;

use crate::kind::at_most;
use crate::symmetry::Symmetry;
use crate::{Advice, Category, Edition, Grade, Hint, Kind, Malformed, Reason};
use enigma_game::Chance;
use serde_json::Value;
use solver::Candidates;
use std::cmp::Ordering;
use std::ops::ControlFlow;
use view::View;

/// A picture to rebuild with the four pieces.
#[derive(Debug, Clone)]
pub struct Angular {
    view: View,
    /// Where the picture lay when it was read. Solutions are read and written in those coordinates; it is
    /// no part of the puzzle.
    shift: [i64; 2],
}

impl Angular {
    const fn from_view(view: View) -> Self {
        Self {
            view,
            shift: [0, 0],
        }
    }

    /// The puzzle with these rows: `R`, `B`, `Y`, `G`, and `.` for the table.
    ///
    /// # Errors
    /// If they are not a well-formed picture.
    pub fn from_rows(rows: &[&str]) -> Result<Self, Malformed> {
        let (view, shift) = View::read(rows)?;
        Ok(Self { view, shift })
    }

    /// The rows of the picture from top to bottom, trimmed.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        self.view.rows()
    }

    /// How many of the 15 cubes are not seen.
    #[must_use]
    pub const fn hidden_cubes(&self) -> u32 {
        self.view.hidden_cubes()
    }

    /// How many of the four pieces are not seen at all.
    #[must_use]
    pub fn absent_colours(&self) -> usize {
        self.view.absent()
    }

    /// Whether the picture encloses an empty square (P-9).
    #[must_use]
    pub fn encloses_a_square(&self) -> bool {
        self.view.encloses_a_square()
    }

    pub(crate) fn generate_by(edition: Edition, grade: Grade, chance: &mut Chance) -> Self {
        generator::generate(edition, grade, chance)
    }

    fn turned(&self, symmetry: Symmetry) -> Self {
        Self::from_view(self.view.turned(symmetry))
    }
}

impl PartialEq for Angular {
    fn eq(&self, other: &Self) -> bool {
        self.view == other.view
    }
}

impl Eq for Angular {}

impl PartialOrd for Angular {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Angular {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rows().cmp(&other.rows())
    }
}

/// Where the cubes of each piece stand: `[x, y, z]`, sorted; none of a piece that is not laid yet.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Solution {
    cubes: [Vec<[i64; 3]>; 4],
}

impl Solution {
    /// The cubes of a piece.
    #[must_use]
    pub fn cubes(&self, piece: Piece) -> &[[i64; 3]] {
        &self.cubes[piece as usize]
    }

    /// Every cube with its piece.
    fn all_cubes(&self) -> impl Iterator<Item = (Piece, [i64; 3])> {
        Piece::ALL
            .into_iter()
            .flat_map(|piece| self.cubes(piece).iter().map(move |&cube| (piece, cube)))
    }
}

impl Kind for Angular {
    const CATEGORY: Category = Category::Angular;
    const GRADE_LIMITS: [f64; 5] = [2.0, 4.0, 6.0, 8.0, 10.0];

    type Solution = Solution;

    fn from_json(json: &Value) -> Result<Self, Malformed> {
        json::read_puzzle(json)
    }

    fn to_json(&self) -> Value {
        json::write_puzzle(self)
    }

    fn solution_from_json(&self, json: &Value) -> Result<Solution, Malformed> {
        json::read_solution(self, json)
    }

    fn check_amount(&self, draft: &Solution) -> Result<(), Malformed> {
        Piece::ALL.into_iter().try_for_each(|piece| {
            let (field, laid) = (
                format!("cubes.{}", piece.letter()),
                draft.cubes(piece).len(),
            );
            at_most(&field, piece.shape().len() as u64, laid as u128, "cubes")
        })
    }

    fn solution_to_json(&self, solution: &Solution) -> Value {
        json::write_solution(self, solution)
    }

    fn check(&self, solution: &Solution) -> Result<(), Reason> {
        check::check(self, solution)
    }

    fn count(&self) -> u64 {
        solver::count(&self.view)
    }

    fn solve(&self) -> Option<Solution> {
        let mut first = None;
        let _ = Candidates::new(&self.view).each_structure(&self.view, |structure| {
            first = Some(structure.solution());
            ControlFlow::Break(())
        });
        first
    }

    fn solve_all(&self) -> Vec<Solution> {
        let mut all = Vec::new();
        let _ = Candidates::new(&self.view).each_structure(&self.view, |structure| {
            all.push(structure.solution());
            ControlFlow::Continue(())
        });
        all.sort_unstable();
        all
    }

    /// D_a: how many ways the pieces could lie, judged by what is seen, per solution, in bits.
    fn difficulty(&self) -> Option<f64> {
        let count = self.count();
        (count > 0).then(|| Candidates::new(&self.view).bits() - libm::log2(count as f64))
    }

    fn generate(grade: Grade, chance: &mut Chance) -> Self {
        Self::generate_by(Edition::newest(Category::Angular), grade, chance)
    }

    fn identity(&self) -> Self {
        Symmetry::ALL
            .iter()
            .map(|&symmetry| self.turned(symmetry))
            .min()
            .unwrap_or_else(|| self.clone())
    }

    fn advise(&self, draft: &Solution) -> Advice {
        advice::advise(self, draft)
    }

    fn hint(&self, draft: &Solution) -> Option<Hint> {
        advice::hint(self, draft)
    }
}

#[cfg(test)]
mod tests;
