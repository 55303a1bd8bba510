//! Fragment: cover an outline with the seven pieces of the tangram (P-3).
//!
//! A puzzle is the outline; the region within it is kept beside it as a set of quarter-triangles, on which
//! checker, solver and generator work.

mod advice;
mod check;
mod contact;
mod difficulty;
mod drawing;
mod enumeration;
mod generator;
mod json;
mod outline;
mod piece;
mod region;
mod solver;
mod symmetric;

pub use enumeration::{Census, census};
pub use piece::{Piece, Pose};
pub use symmetric::{SymmetricOutline, collect_symmetric, symmetric_outlines};

use crate::kind::at_most;
use crate::name::{joined, write_numbers};
use crate::symmetry::Symmetry;
use crate::{Advice, Category, Grade, Hint, Kind, Malformed, Reason};
use enigma_game::Chance;
use region::{Border, Flaw, Region};
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;
use std::ops::ControlFlow;

/// An outline of area 8 to cover with the seven pieces.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "puzzles/"))]
pub struct Fragment {
    /// The corners of the outline.
    outline: Vec<[i32; 2]>,
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    region: Region,
    /// Where the outline lay when it was read. Solutions are read and written in those coordinates; it is
    /// no part of the puzzle.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    shift: [i64; 2],
}

impl Fragment {
    /// The puzzle of a region of area 8 in the corner of the grid, if it has a simple border.
    fn from_region(region: Region) -> Result<Self, Flaw> {
        Ok(Self::with_border(region, &region.border()?))
    }

    fn with_border(region: Region, border: &Border) -> Self {
        Self {
            outline: border.corners.iter().map(|corner| corner.0).collect(),
            region,
            shift: [0, 0],
        }
    }

    /// The puzzle of these corners.
    ///
    /// # Errors
    /// If they are not the corners of a well-formed outline.
    pub fn from_corners(corners: &[[i64; 2]]) -> Result<Self, Malformed> {
        let (region, shift) = outline::read_outline(corners)?;
        let puzzle =
            Self::from_region(region).map_err(|_| Malformed::new("outline", "touches itself"))?;
        Ok(Self { shift, ..puzzle })
    }

    /// The corners in canonical order, the box around them starting at (0, 0).
    #[must_use]
    pub fn outline(&self) -> &[[i32; 2]] {
        &self.outline
    }

    /// The unit squares within the outline, each with the quarters that are (1 north, 2 east, 4 south, 8 west).
    pub fn squares(&self) -> impl Iterator<Item = ([i32; 2], u8)> {
        solver::bits(self.region.squares()).map(|square| {
            (
                [(square % 8) as i32, (square / 8) as i32],
                self.region.at(square),
            )
        })
    }

    /// Whether the outline is its own image under a symmetry of the square.
    #[must_use]
    pub fn is_symmetric(&self) -> bool {
        Symmetry::ALL[1..]
            .iter()
            .any(|&symmetry| self.region.turned(symmetry) == self.region)
    }

    /// Whether this is one of the 13 convex outlines.
    #[must_use]
    pub fn is_convex(&self) -> bool {
        self.border().is_convex()
    }

    /// Whether the outline meets what the generator asks of a good-looking one, solutions apart.
    #[must_use]
    pub fn looks_good(&self) -> bool {
        generator::looks_good(&self.region, &self.border())
    }

    /// The puzzle turned or mirrored.
    pub(crate) fn turned(&self, symmetry: Symmetry) -> Self {
        Self::from_region(self.region.turned(symmetry))
            .expect("an image of a simple border is simple")
    }

    /// A place in the coordinates in which the puzzle was given.
    fn outside(&self, [x, y]: [i64; 2]) -> [i64; 2] {
        let [right, down] = self.shift;
        [x.saturating_add(right), y.saturating_add(down)]
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        self.outline.capacity() * size_of::<[i32; 2]>()
    }

    fn border(&self) -> Border {
        self.region
            .border()
            .expect("the border of a puzzle is simple")
    }
}

impl PartialEq for Fragment {
    fn eq(&self, other: &Self) -> bool {
        self.outline == other.outline
    }
}

impl Eq for Fragment {}

impl PartialOrd for Fragment {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fragment {
    fn cmp(&self, other: &Self) -> Ordering {
        self.outline.cmp(&other.outline)
    }
}

/// A piece as it lies. In canonical order pieces come by kind, then orientation, then place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "puzzles/"))]
pub struct Placed {
    /// The least corner of its box.
    at: [i64; 2],
    /// Its orientation.
    o: u8,
    /// Its kind.
    piece: Piece,
}

impl PartialOrd for Placed {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Placed {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |placed: &Self| (placed.piece, placed.o, placed.at);
        key(self).cmp(&key(other))
    }
}

impl Placed {
    /// A pose at a square of the grid.
    fn new(pose: &Pose, square: u32) -> Self {
        Self {
            piece: pose.piece,
            o: pose.o,
            at: [i64::from(square % 8), i64::from(square / 8)],
        }
    }

    /// Which kind of piece it is.
    #[must_use]
    pub const fn piece(&self) -> Piece {
        self.piece
    }

    /// The piece in its orientation.
    #[must_use]
    pub fn pose(&self) -> &'static Pose {
        &self.piece.poses()[usize::from(self.o)]
    }

    /// The minimum corner of the box around it.
    #[must_use]
    pub const fn at(&self) -> [i64; 2] {
        self.at
    }
}

/// Pieces as they lie, in the order in which they were given.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "puzzles/", rename = "FragmentSolution")
)]
pub struct Solution {
    /// Each with its place.
    pieces: Vec<Placed>,
}

impl Solution {
    /// These pieces.
    #[must_use]
    pub fn new(pieces: Vec<Placed>) -> Self {
        Self { pieces }
    }

    /// The pieces.
    #[must_use]
    pub fn pieces(&self) -> &[Placed] {
        &self.pieces
    }

    /// The same pieces, moved.
    fn moved(&self, by: impl Fn([i64; 2]) -> [i64; 2]) -> Self {
        let mut moved = self.clone();
        moved
            .pieces
            .iter_mut()
            .for_each(|piece| piece.at = by(piece.at));
        moved
    }

    /// The same pieces in canonical order.
    #[must_use]
    pub fn canonical(&self) -> Self {
        let mut pieces = self.pieces.clone();
        pieces.sort_unstable();
        Self { pieces }
    }
}

impl Kind for Fragment {
    const CATEGORY: Category = Category::Fragment;
    const GRADE_LIMITS: [f64; 5] = [0.0, 2.5, 3.5, 5.0, 6.5];

    type Solution = Solution;
    type Piece = usize;
    type Laid = Placed;

    fn from_json(json: &Value) -> Result<Self, Malformed> {
        json::read_puzzle(json)
    }

    fn from_spelled(text: &str) -> Result<Self, Malformed> {
        json::read_spelled(text)
    }

    fn spell(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, &self.outline, "/", write_numbers)
    }

    fn read_solution(json: &Value) -> Result<Solution, Malformed> {
        json::read_solution(json)
    }

    fn fit<'a>(&self, given: &'a Solution) -> Result<Cow<'a, Solution>, Malformed> {
        let [right, down] = self.shift;
        Ok(match self.shift {
            [0, 0] => Cow::Borrowed(given),
            _ => {
                Cow::Owned(given.moved(|[x, y]| [x.saturating_sub(right), y.saturating_sub(down)]))
            }
        })
    }

    fn given(&self, laid: &Solution) -> Solution {
        laid.canonical().moved(|at| self.outside(at))
    }

    fn check_amount(&self, draft: &Solution) -> Result<(), Malformed> {
        let laid = draft.pieces().len() as u128;
        at_most("pieces", Piece::TOTAL as u64, laid, "pieces")
    }

    fn check(&self, solution: &Solution) -> Result<(), Reason> {
        check::check(self, solution)
    }

    fn count(&self) -> u64 {
        solver::count(&self.region)
    }

    fn solve(&self) -> Option<Solution> {
        let mut first = None;
        let _ = solver::each_solution(&self.region, |solution| {
            first = Some(solution.canonical());
            ControlFlow::Break(())
        });
        first
    }

    fn solve_all(&self) -> Vec<Solution> {
        let mut all = Vec::new();
        let _ = solver::each_solution(&self.region, |solution| {
            all.push(solution.canonical());
            ControlFlow::Continue(())
        });
        all.sort_unstable();
        all
    }

    fn difficulty(&self) -> Option<f64> {
        difficulty::difficulty(&self.region, &self.border())
    }

    fn generate(grade: Grade, chance: &mut Chance) -> Self {
        generator::generate(grade, chance)
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

    fn hint(&self, draft: &Solution) -> Option<Hint<Placed, usize>> {
        advice::hint(self, draft)
    }

    fn follow(given: &mut Solution, hint: &Hint<Placed, usize>) {
        match *hint {
            Hint::Lay(placed) => given.pieces.push(placed),
            Hint::TakeAway(index) if index < given.pieces.len() => {
                given.pieces.remove(index);
            }
            Hint::TakeAway(_) => {}
        }
    }

    fn part(solution: &Solution, pieces: u32) -> Solution {
        let pieces = solution.pieces.iter().take(pieces as usize);
        Solution::new(pieces.copied().collect())
    }
}

#[cfg(test)]
mod tests;
