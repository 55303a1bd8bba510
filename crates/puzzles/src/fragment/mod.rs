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
use crate::symmetry::Symmetry;
use crate::{Advice, Category, Grade, Hint, Kind, Malformed, Reason};
use enigma_game::Chance;
use region::{Border, Flaw, Region};
use serde_json::Value;
use std::cmp::Ordering;
use std::ops::ControlFlow;

/// An outline of area 8 to cover with the seven pieces.
#[derive(Debug, Clone)]
pub struct Fragment {
    outline: Vec<[i32; 2]>,
    region: Region,
    /// Where the outline lay when it was read. Solutions are read and written in those coordinates; it is
    /// no part of the puzzle.
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

    /// The puzzle turned or mirrored by chance.
    #[must_use]
    pub fn turned_by_chance(&self, chance: &mut Chance) -> Self {
        self.turned(Symmetry::ALL[chance.index(Symmetry::COUNT)])
    }

    /// The puzzle turned or mirrored.
    pub(crate) fn turned(&self, symmetry: Symmetry) -> Self {
        Self::from_region(self.region.turned(symmetry))
            .expect("an image of a simple border is simple")
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

/// A piece as it lies: kind, orientation and the minimum corner of its box. The order is the canonical one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placed {
    piece: Piece,
    o: u8,
    at: [i64; 2],
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
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Solution {
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
        let laid = draft.pieces().len() as u128;
        at_most("pieces", Piece::TOTAL as u64, laid, "pieces")
    }

    fn solution_to_json(&self, solution: &Solution) -> Value {
        json::write_solution(self, solution)
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

    fn hint(&self, draft: &Solution) -> Option<Hint> {
        advice::hint(self, draft)
    }
}

#[cfg(test)]
mod tests;
