//! Conduit: fill the region with the pieces so that every channel is closed (P-4, P-5).
//!
//! The model and its JSON form are here; sides and pieces, solving, difficulty, making and drawing have files of their own.

mod advice;
mod difficulty;
mod drawing;
mod pieces;
pub(crate) mod pool;
mod reading;
mod solution;
mod solver;
mod symmetry;

pub use pieces::{Piece, Ports, Side};
pub use solution::{ConduitSolution, Filled};

use crate::fields::Fields;
use crate::kind::at_most;
use crate::name::joined;
use crate::{Advice, Category, Grade, Hint, Kind, Malformed, Reason};
use enigma_game::Chance;
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;

/// The greatest width and height of a region.
pub(crate) const SIZE: usize = 4;
/// How many pieces there are of each kind: ends, straights, elbows, tees.
const SET: [u8; 4] = [
    Piece::End.count(),
    Piece::Straight.count(),
    Piece::Elbow.count(),
    Piece::Tee.count(),
];
/// All pieces together.
const SET_SIZE: usize = 9;

/// A region to fill, the stubs on its border and the pieces that are crossed out.
///
/// Cells are numbered row by row in a grid four wide, whatever the width of the region. A puzzle that was
/// read keeps the empty rows and columns around its region, since its solutions are read and written
/// on the same grid; they are no part of the puzzle, and its own JSON form is without them.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(into = "Drawn")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "puzzles/", as = "Drawn")
)]
pub struct Conduit {
    height: u8,
    width: u8,
    /// One bit for each cell to fill.
    cells: u16,
    /// Four bits for each cell: the sides with a stub.
    stubs: u64,
    /// How many of each kind of piece are crossed out.
    forbidden: [u8; 4],
}

impl Conduit {
    /// The puzzle with these cells, stubs and crossed-out pieces, moved into the upper left corner of the grid.
    fn new(cells: u16, stubs: u64, forbidden: [u8; 4]) -> Result<Self, Malformed> {
        let filled = (0..SIZE * SIZE).filter(|&cell| cells >> cell & 1 == 1);
        let bounds = filled.fold((SIZE, SIZE, 0, 0), |(left, top, right, bottom), cell| {
            let (x, y) = (cell % SIZE, cell / SIZE);
            (left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1))
        });
        let (left, top, right, bottom) = bounds;
        if left == SIZE {
            return Err(Malformed::new("grid", "has no cell to fill"));
        }
        let puzzle = Self {
            height: (bottom - top) as u8,
            width: (right - left) as u8,
            cells: cells >> (top * SIZE + left),
            stubs: stubs >> (4 * (top * SIZE + left)),
            forbidden,
        };
        let count = cells.count_ones() as usize;
        let crossed_out: usize = forbidden.iter().map(|&count| usize::from(count)).sum();
        if !puzzle.is_connected() {
            return Err(Malformed::new(
                "grid",
                "its cells must be connected by their sides",
            ));
        }
        if count + crossed_out != SET_SIZE {
            let problem =
                format!("{count} cells and {crossed_out} crossed-out pieces are not nine");
            return Err(Malformed::new("forbidden", problem));
        }
        Ok(puzzle)
    }

    /// The same puzzle without empty rows and columns around the region.
    fn trimmed(&self) -> Self {
        // What was well-formed on the larger grid still is.
        Self::new(self.cells, self.stubs, self.forbidden).unwrap_or(*self)
    }

    /// What makes two puzzles equal, and their order.
    fn key(&self) -> (u8, u8, u16, u64, [u8; 4]) {
        let trimmed = self.trimmed();
        (
            trimmed.height,
            trimmed.width,
            trimmed.cells,
            trimmed.stubs,
            trimmed.forbidden,
        )
    }

    /// Columns of the grid.
    #[must_use]
    pub fn width(&self) -> usize {
        usize::from(self.width)
    }

    /// Rows of the grid.
    #[must_use]
    pub fn height(&self) -> usize {
        usize::from(self.height)
    }

    /// Whether there is a cell to fill at this place.
    #[must_use]
    pub fn has_cell(&self, x: usize, y: usize) -> bool {
        x < SIZE && y < SIZE && self.cells >> (y * SIZE + x) & 1 == 1
    }

    /// The sides of a cell that have a stub.
    #[must_use]
    pub fn stubs_at(&self, x: usize, y: usize) -> Ports {
        if x < SIZE && y < SIZE {
            Ports::new((self.stubs >> (4 * (y * SIZE + x)) & 15) as u8)
        } else {
            Ports::NONE
        }
    }

    /// The stubs in canonical order.
    pub fn stubs(&self) -> impl Iterator<Item = (usize, usize, Side)> {
        self.places()
            .flat_map(|(x, y)| self.stubs_at(x, y).sides().map(move |side| (x, y, side)))
    }

    /// How many pieces of this kind are crossed out.
    #[must_use]
    pub fn forbidden(&self, piece: Piece) -> u8 {
        self.forbidden[piece as usize]
    }

    /// The rows of the grid: `#` where there is a cell to fill.
    fn grid(&self) -> impl Iterator<Item = String> {
        let cell = |x, y| if self.has_cell(x, y) { '#' } else { '.' };
        (0..self.height()).map(move |y| (0..self.width()).map(|x| cell(x, y)).collect())
    }

    /// The pieces that are crossed out, in canonical order.
    fn crossed_out(&self) -> impl Iterator<Item = Piece> {
        let pieces = Piece::ALL.into_iter();
        pieces.flat_map(|piece| std::iter::repeat_n(piece, usize::from(self.forbidden(piece))))
    }

    /// How many pieces of each kind are to be laid.
    fn inventory(&self) -> [u8; 4] {
        Piece::ALL.map(|piece| piece.count() - self.forbidden(piece))
    }

    /// How many pieces are to be laid.
    #[must_use]
    pub fn cell_count(&self) -> u32 {
        self.cells.count_ones()
    }

    /// All places of the grid, row by row, whether they are to be filled or not.
    fn places(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let (width, height) = (self.width(), self.height());
        (0..height).flat_map(move |y| (0..width).map(move |x| (x, y)))
    }

    fn is_connected(&self) -> bool {
        let mut reached = self.cells & self.cells.wrapping_neg();
        loop {
            let grown = (reached | neighbours(reached)) & self.cells;
            if grown == reached {
                return reached == self.cells;
            }
            reached = grown;
        }
    }

    /// For each cell, four bits: the sides beyond which there is another cell to fill.
    fn inner_sides(&self) -> u64 {
        let cells = self.cells;
        let north = cells & cells << 4;
        let east = cells & (cells & !LEFT_COLUMN) >> 1;
        let south = cells & cells >> 4;
        let west = cells & (cells & !RIGHT_COLUMN) << 1;
        spread(north) | spread(east) << 1 | spread(south) << 2 | spread(west) << 3
    }
}

impl PartialEq for Conduit {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Conduit {}

impl PartialOrd for Conduit {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Conduit {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}

const LEFT_COLUMN: u16 = 0x1111;
const RIGHT_COLUMN: u16 = 0x8888;

/// Every bit at four times its place.
const fn spread(cells: u16) -> u64 {
    let mut bits = cells as u64;
    bits = (bits | bits << 24) & 0x0000_00ff_0000_00ff;
    bits = (bits | bits << 12) & 0x000f_000f_000f_000f;
    bits = (bits | bits << 6) & 0x0303_0303_0303_0303;
    (bits | bits << 3) & 0x1111_1111_1111_1111
}

/// The cells beside those of a set.
fn neighbours(cells: u16) -> u16 {
    cells << 4 | cells >> 4 | (cells & !RIGHT_COLUMN) << 1 | (cells & !LEFT_COLUMN) >> 1
}

/// A puzzle as it is written down.
#[derive(Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "puzzles/", rename = "Conduit")
)]
struct Drawn {
    /// Pieces that may not be used.
    forbidden: Vec<Piece>,
    /// `#` where a piece lies, `.` where none does.
    grid: Vec<String>,
    /// Ends given from outside: column, row and the side of that cell.
    stubs: Vec<(usize, usize, Side)>,
}

impl From<Conduit> for Drawn {
    fn from(puzzle: Conduit) -> Self {
        let trimmed = puzzle.trimmed();
        Self {
            forbidden: trimmed.crossed_out().collect(),
            grid: trimmed.grid().collect(),
            stubs: trimmed.stubs().collect(),
        }
    }
}

impl Kind for Conduit {
    const CATEGORY: Category = Category::Conduit;
    const GRADE_LIMITS: [f64; 5] = [1.0, 4.0, 8.0, 15.0, 40.0];
    type Solution = ConduitSolution;
    type Piece = [usize; 2];
    type Laid = Filled;

    fn from_json(json: &Value) -> Result<Self, Malformed> {
        let fields = Fields::of_puzzle(json, Self::CATEGORY, &["grid", "stubs", "forbidden"])?;
        reading::from_fields(&fields)
    }

    fn from_spelled(text: &str) -> Result<Self, Malformed> {
        reading::from_spelled(text)
    }

    fn spell(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let trimmed = self.trimmed();
        joined(f, trimmed.grid(), "/", |f, row| f.write_str(&row))?;
        for (x, y, side) in trimmed.stubs() {
            write!(f, "+{x}{y}{}", side.name())?;
        }
        let mut forbidden = trimmed.crossed_out();
        forbidden.try_for_each(|piece| write!(f, "-{}", piece.name()))
    }

    fn read_solution(json: &Value) -> Result<ConduitSolution, Malformed> {
        ConduitSolution::from_json(json)
    }

    fn fit<'a>(&self, given: &'a ConduitSolution) -> Result<Cow<'a, ConduitSolution>, Malformed> {
        if self.has_size_of(given) {
            Ok(Cow::Borrowed(given))
        } else {
            let problem = format!("must have {} rows of {} cells", self.height, self.width);
            Err(Malformed::new("ports", problem))
        }
    }

    fn given(&self, laid: &ConduitSolution) -> ConduitSolution {
        laid.clone()
    }

    fn check_amount(&self, draft: &ConduitSolution) -> Result<(), Malformed> {
        let laid = self.places().filter(|&(x, y)| !draft.at(x, y).is_empty());
        let pieces = u64::from(self.cell_count());
        at_most("ports", pieces, laid.count() as u128, "pieces")
    }

    fn check(&self, solution: &ConduitSolution) -> Result<(), Reason> {
        if !self.has_size_of(solution) {
            return Err(Reason::Malformed);
        }
        let ports = |x, y| solution.at(x, y);
        if self
            .places()
            .any(|(x, y)| self.has_cell(x, y) == ports(x, y).is_empty())
        {
            return Err(Reason::Cells);
        }
        let mut unused = self.inventory();
        for (x, y) in self.places().filter(|&(x, y)| self.has_cell(x, y)) {
            match ports(x, y).piece() {
                Some(piece) if unused[piece as usize] > 0 => unused[piece as usize] -= 1,
                _ => return Err(Reason::Pieces),
            }
        }
        if self.stubs().any(|(x, y, side)| !ports(x, y).has(side)) {
            return Err(Reason::Stub);
        }
        let open = self.places().any(|(x, y)| {
            let mut sides = ports(x, y).sides();
            sides.any(|side| solution.is_open(self, x, y, side))
        });
        if open { Err(Reason::Open) } else { Ok(()) }
    }

    fn count(&self) -> u64 {
        solver::count(self, u64::MAX)
    }

    fn solve(&self) -> Option<ConduitSolution> {
        solver::first(self)
    }

    fn solve_all(&self) -> Vec<ConduitSolution> {
        solver::all(self)
    }

    fn difficulty(&self) -> Option<f64> {
        difficulty::wasted_placements(self)
    }

    fn generate(grade: Grade, chance: &mut Chance) -> Self {
        pool::draw(pool::of_grade(grade), chance)
    }

    fn identity(&self) -> Self {
        let images = symmetry::images(&self.trimmed());
        images.into_iter().min().unwrap_or(*self)
    }

    fn advise(&self, draft: &ConduitSolution) -> Advice {
        advice::advise(self, draft)
    }

    fn hint(&self, draft: &ConduitSolution) -> Option<Hint<Filled, [usize; 2]>> {
        advice::hint(self, draft)
    }

    fn follow(given: &mut ConduitSolution, hint: &Hint<Filled, [usize; 2]>) {
        match *hint {
            Hint::Lay(Filled { at, ports }) => given.fill(at, ports),
            Hint::TakeAway(at) => given.fill(at, Ports::NONE),
        }
    }

    fn part(solution: &ConduitSolution, pieces: u32) -> ConduitSolution {
        let mut part = solution.clone();
        let cells = part.rows.iter_mut().flatten();
        let filled = cells.filter(|ports| !ports.is_empty());
        filled
            .skip(pieces as usize)
            .for_each(|ports| *ports = Ports::NONE);
        part
    }
}

impl Conduit {
    fn has_size_of(&self, solution: &ConduitSolution) -> bool {
        solution.rows.len() == self.height()
            && solution.rows.iter().all(|row| row.len() == self.width())
    }
}

#[cfg(test)]
mod tests;
