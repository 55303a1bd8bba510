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
use crate::name::joined;
use crate::symmetry::Symmetry;
use crate::{Advice, Category, Edition, Grade, Hint, Kind, Malformed, Reason};
use enigma_game::Chance;
use serde::Serialize;
use serde_json::Value;
use solver::Candidates;
use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;
use std::ops::{ControlFlow, Index, IndexMut};
use view::View;

/// A picture to rebuild with the four pieces.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "puzzles/"))]
pub struct Angular {
    /// What is seen from above.
    #[cfg_attr(feature = "ts", ts(as = "Vec<String>"))]
    view: View,
    /// Where the picture lay when it was read. Solutions are read and written in those coordinates; it is
    /// no part of the puzzle.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
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

    /// A place in the coordinates in which the puzzle was given.
    fn outside(&self, [x, y, z]: [i64; 3]) -> [i64; 3] {
        let [right, down] = self.shift;
        [x.saturating_add(right), y.saturating_add(down), z]
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
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "puzzles/", rename = "AngularSolution")
)]
pub struct Solution {
    /// By piece.
    cubes: Cubes,
}

/// Where the cubes of one piece stand.
type CubesOfOne = Vec<[i64; 3]>;

/// The cubes of the four pieces.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "puzzles/"))]
pub struct Cubes {
    /// The teal piece.
    #[serde(rename = "B")]
    blue: CubesOfOne,
    /// The bone piece.
    #[serde(rename = "G")]
    green: CubesOfOne,
    /// The berry piece.
    #[serde(rename = "R")]
    red: CubesOfOne,
    /// The ochre piece.
    #[serde(rename = "Y")]
    yellow: CubesOfOne,
}

impl Index<Piece> for Cubes {
    type Output = CubesOfOne;

    fn index(&self, piece: Piece) -> &CubesOfOne {
        match piece {
            Piece::Red => &self.red,
            Piece::Blue => &self.blue,
            Piece::Yellow => &self.yellow,
            Piece::Green => &self.green,
        }
    }
}

impl IndexMut<Piece> for Cubes {
    fn index_mut(&mut self, piece: Piece) -> &mut CubesOfOne {
        match piece {
            Piece::Red => &mut self.red,
            Piece::Blue => &mut self.blue,
            Piece::Yellow => &mut self.yellow,
            Piece::Green => &mut self.green,
        }
    }
}

impl PartialOrd for Cubes {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// By the pieces in the order of the rules.
impl Ord for Cubes {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_piece = |cubes: &Self, piece| cubes[piece].cmp(&other[piece]);
        let mut pieces = Piece::ALL.into_iter().map(|piece| by_piece(self, piece));
        pieces
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal)
    }
}

/// The cubes of one piece as they stand: `{"R": [..]}`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stood {
    /// Which piece.
    pub piece: Piece,
    /// Where its cubes stand.
    pub cubes: Vec<[i64; 3]>,
}

impl Serialize for Stood {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map([(self.piece, &self.cubes)])
    }
}

impl Solution {
    /// The cubes of a piece.
    #[must_use]
    pub fn cubes(&self, piece: Piece) -> &[[i64; 3]] {
        &self.cubes[piece]
    }

    /// The same cubes, moved, those of each piece in canonical order.
    fn moved(&self, by: impl Fn([i64; 3]) -> [i64; 3]) -> Self {
        let mut moved = self.clone();
        for piece in Piece::ALL {
            let cubes = &mut moved.cubes[piece];
            cubes.iter_mut().for_each(|cube| *cube = by(*cube));
            cubes.sort_unstable();
        }
        moved
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
    type Piece = Piece;
    type Laid = Stood;

    fn from_json(json: &Value) -> Result<Self, Malformed> {
        json::read_puzzle(json)
    }

    fn from_spelled(text: &str) -> Result<Self, Malformed> {
        Self::from_rows(&text.split('/').collect::<Vec<_>>())
    }

    fn spell(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, self.rows(), "/", |f, row| f.write_str(&row))
    }

    fn read_solution(json: &Value) -> Result<Solution, Malformed> {
        json::read_solution(json)
    }

    fn fit<'a>(&self, given: &'a Solution) -> Result<Cow<'a, Solution>, Malformed> {
        let [right, down] = self.shift;
        let inside = |[x, y, z]: [i64; 3]| [x.saturating_sub(right), y.saturating_sub(down), z];
        Ok(Cow::Owned(given.moved(inside)))
    }

    fn given(&self, laid: &Solution) -> Solution {
        laid.moved(|cube| self.outside(cube))
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

    fn hint(&self, draft: &Solution) -> Option<Hint<Stood, Piece>> {
        advice::hint(self, draft)
    }

    fn follow(given: &mut Solution, hint: &Hint<Stood, Piece>) {
        match hint {
            Hint::Lay(Stood { piece, cubes }) => given.cubes[*piece].clone_from(cubes),
            Hint::TakeAway(piece) => given.cubes[*piece].clear(),
        }
    }

    /// Buildings are made from the table upwards.
    fn part(solution: &Solution, pieces: u32) -> Solution {
        let height = |piece: Piece| -> i64 {
            let heights = solution.cubes(piece).iter().map(|cube| cube[2]);
            heights.fold(0, i64::saturating_add)
        };
        let mut order = Piece::ALL;
        order.sort_unstable_by_key(|&piece| (height(piece), piece.letter()));
        let mut part = solution.clone();
        for piece in order.into_iter().skip(pieces as usize) {
            part.cubes[piece].clear();
        }
        part
    }
}

#[cfg(test)]
mod tests;
