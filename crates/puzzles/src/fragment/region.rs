//! Sets of quarter-triangles on an 8 by 8 grid, and the border around them.
//!
//! A unit square is cut by both diagonals into a north, east, south and west quarter. For each of the four there
//! is one word with a bit per unit square, so that a question about all places is a few operations on words.

use super::piece::{EAST, Pose, SOUTH};
use crate::symmetry::Symmetry;

/// Width and height of the grid. No solvable outline is larger.
pub(crate) const SIDE: i32 = 8;

/// A set of quarter-triangles. The bit of the unit square (x, y) is `8 y + x`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(crate) struct Region {
    /// The squares whose north, east, south and west quarter is in the set.
    quarters: [u64; 4],
}

impl Region {
    /// Puts quarters of the square (x, y) into the set.
    pub fn add(&mut self, [x, y]: [i32; 2], quarters: u8) {
        let bit = 1 << (8 * y + x);
        for (side, board) in self.quarters.iter_mut().enumerate() {
            if quarters & 1 << side != 0 {
                *board |= bit;
            }
        }
    }

    /// Puts a piece into the set; it must lie on the grid.
    pub fn add_pose(&mut self, pose: &Pose, [x, y]: [i32; 2]) {
        for &([dx, dy], quarters) in pose.squares {
            self.add([x + dx, y + dy], quarters);
        }
    }

    /// Which quarters of the square with this bit are in the set.
    pub fn at(&self, square: u32) -> u8 {
        (0..4).fold(0, |quarters, side| {
            quarters | ((self.quarters[side] >> square & 1) as u8) << side
        })
    }

    /// The squares of which at least one quarter is in the set.
    pub fn squares(&self) -> u64 {
        let [north, east, south, west] = self.quarters;
        north | east | south | west
    }

    /// The squares of which all these quarters are in the set.
    pub fn holding(&self, quarters: u8) -> u64 {
        let mut squares = !0;
        for (side, board) in self.quarters.iter().enumerate() {
            if quarters & 1 << side != 0 {
                squares &= board;
            }
        }
        squares
    }

    /// The places (bits of the minimum corner's square) at which a piece lies wholly in the set.
    pub fn places(&self, pose: &Pose) -> u64 {
        let mut places = LEFT_COLUMNS[(SIDE - pose.size[0]) as usize + 1];
        for &([dx, dy], quarters) in pose.squares {
            places &= self.holding(quarters) >> (8 * dy + dx);
        }
        places
    }

    /// Everything of the given squares that is not in the set.
    pub fn complement_within(&self, squares: u64) -> Self {
        Self {
            quarters: self.quarters.map(|board| squares & !board),
        }
    }

    /// The squares whose quarter on this side (0 north, 1 east, 2 south, 3 west) is in the set.
    pub fn quarter(&self, side: usize) -> u64 {
        self.quarters[side]
    }

    /// Width and height of the part of the grid from (0, 0) that holds the set.
    pub fn bounds(&self) -> [i32; 2] {
        let squares = self.squares();
        let rows = (u64::BITS - squares.leading_zeros()).div_ceil(8);
        [
            (u8::BITS - folded_rows(squares).leading_zeros()) as i32,
            rows as i32,
        ]
    }

    /// The set moved to the upper left corner of the grid.
    pub fn in_corner(&self) -> Self {
        let squares = self.squares();
        if squares == 0 {
            return *self;
        }
        let shift = squares.trailing_zeros() / 8 * 8 + folded_rows(squares).trailing_zeros();
        Self {
            quarters: self.quarters.map(|board| board >> shift),
        }
    }

    /// The set moved right and down; it must stay on the grid.
    pub fn moved(&self, [x, y]: [i32; 2]) -> Self {
        Self {
            quarters: self.quarters.map(|board| board << (8 * y + x)),
        }
    }

    /// The set turned within the grid and moved to the upper left corner.
    pub fn turned(&self, symmetry: Symmetry) -> Self {
        let mut quarters = [0; 4];
        for (side, &board) in self.quarters.iter().enumerate() {
            quarters[symmetry.side(side)] = turned_board(symmetry, board);
        }
        Self { quarters }.in_corner()
    }

    /// The smallest of the eight images.
    pub fn smallest_image(&self) -> Self {
        Symmetry::ALL
            .iter()
            .map(|&symmetry| self.turned(symmetry))
            .min()
            .unwrap_or_default()
    }

    /// The border, if it is one closed line that nowhere touches itself. The set must be joined by sides and lie in
    /// the corner.
    pub fn border(&self) -> Result<Border, Flaw> {
        let points = self.points();
        let [width, height] = self.bounds();
        let mut on_border = 0;
        for y in 0..=height {
            for x in 0..=width {
                let wedges = points.wedges([x, y]);
                if wedges != 0 && wedges != 0xff {
                    if runs(wedges).count_ones() > 1 {
                        return Err(Flaw::Touching);
                    }
                    on_border += 1;
                }
            }
        }
        let border = points.walk(self.first_point());
        // A border point that the walk has not met is at a hole.
        if border.axis_steps + border.diagonal_steps == on_border {
            Ok(border)
        } else {
            Err(Flaw::Holed)
        }
    }

    /// The smallest point of the border, by x and then y: always a corner.
    fn first_point(&self) -> [i32; 2] {
        let column = self.squares() & LEFT_COLUMNS[1];
        let square = column.trailing_zeros();
        let y = (square / 8) as i32;
        // Only the lower right half of the highest square in the first column begins at its lower corner.
        let lower = i32::from(self.at(square) == SOUTH | EAST);
        [0, y + lower]
    }

    fn points(&self) -> Points {
        let mut grid = [[0; 10]; 10];
        let mut squares = self.squares();
        while squares != 0 {
            let square = squares.trailing_zeros();
            squares &= squares - 1;
            grid[square as usize / 8 + 1][square as usize % 8 + 1] = self.at(square);
        }
        Points { grid }
    }
}

/// Why a region has no simple border.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flaw {
    /// Its border touches itself in a point.
    Touching,
    /// It has a hole that touches nothing else of the border.
    Holed,
}

/// The border of a region: one closed line with the region on its right hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Border {
    /// The corners from the smallest on (by x, then y), each with its inner angle in eighths of a full turn.
    pub corners: Vec<([i32; 2], u32)>,
    /// How many unit steps along the axes.
    pub axis_steps: u32,
    /// How many steps along diagonals, each of length sqrt 2.
    pub diagonal_steps: u32,
}

/// The quarters of each square, with one free square all around.
struct Points {
    grid: [[u8; 10]; 10],
}

/// The eight steps from a point, clockwise on the screen, east first.
const STEPS: [[i32; 2]; 8] = [
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
];

impl Points {
    /// Which of the eight wedges around a point belong to the region; wedge `n` lies between steps `n` and `n + 1`.
    fn wedges(&self, [x, y]: [i32; 2]) -> u8 {
        let (x, y) = (x as usize, y as usize);
        let south_east = self.grid[y + 1][x + 1];
        let south_west = self.grid[y + 1][x];
        let north_west = self.grid[y][x];
        let north_east = self.grid[y][x + 1];
        south_east & 1
            | south_east >> 2 & 2
            | south_west << 1 & 4
            | south_west << 3 & 8
            | north_west << 2 & 16
            | north_west << 4 & 32
            | north_east << 3 & 64
            | north_east << 5 & 128
    }

    /// Follows the border from a corner, the region on the right hand, until it comes back.
    fn walk(&self, start: [i32; 2]) -> Border {
        let mut border = Border {
            corners: Vec::with_capacity(20),
            axis_steps: 0,
            diagonal_steps: 0,
        };
        let mut at = start;
        loop {
            let wedges = self.wedges(at);
            let angle = wedges.count_ones();
            if angle != 4 {
                border.corners.push((at, angle));
            }
            let direction = runs(wedges).trailing_zeros() as usize % 8;
            if direction.is_multiple_of(2) {
                border.axis_steps += 1;
            } else {
                border.diagonal_steps += 1;
            }
            at[0] += STEPS[direction][0];
            at[1] += STEPS[direction][1];
            if at == start {
                return border;
            }
        }
    }
}

/// The first wedge of each run of wedges around a point.
fn runs(wedges: u8) -> u8 {
    wedges & !wedges.rotate_left(1)
}

/// The columns up to, not including, the index.
pub(super) const LEFT_COLUMNS: [u64; 9] = {
    let mut columns = [0; 9];
    let mut count = 1;
    while count < 9 {
        columns[count] = columns[count - 1] | 0x0101_0101_0101_0101 << (count - 1);
        count += 1;
    }
    columns
};

/// All rows of a board laid over each other.
fn folded_rows(board: u64) -> u8 {
    let board = board | board >> 32;
    let board = board | board >> 16;
    (board | board >> 8) as u8
}

/// A board of 8 by 8 bits turned.
fn turned_board(symmetry: Symmetry, board: u64) -> u64 {
    let board = if symmetry.transposes() {
        transposed(board)
    } else {
        board
    };
    let board = if symmetry.mirrors_x() {
        board.reverse_bits().swap_bytes()
    } else {
        board
    };
    if symmetry.mirrors_y() {
        board.swap_bytes()
    } else {
        board
    }
}

/// A board with x and y exchanged: the blocks off the diagonal change places, first those of one
/// bit, then of two by two, then of four by four.
fn transposed(board: u64) -> u64 {
    let swap = |board: u64, block: u64, distance: u32| {
        let moved = (board ^ board >> distance) & block;
        board ^ moved ^ moved << distance
    };
    let board = swap(board, 0x00aa_00aa_00aa_00aa, 7);
    let board = swap(board, 0x0000_cccc_0000_cccc, 14);
    swap(board, 0x0000_0000_f0f0_f0f0, 28)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fragment::piece::{FULL, POSES, turned_quarters};

    #[test]
    fn turning_a_region_turns_each_of_its_squares() {
        let mut region = Region::default();
        region.add_pose(&POSES[0], [0, 0]);
        region.add_pose(&POSES[13], [2, 0]);
        region.add_pose(&POSES[12], [4, 2]);
        let bounds = region.bounds();
        assert_eq!(bounds, [5, 3]);
        for symmetry in Symmetry::ALL {
            let mut expected = Region::default();
            for y in 0..3 {
                for x in 0..5 {
                    let quarters = region.at((8 * y + x) as u32);
                    expected.add(
                        symmetry.cell([x, y], bounds),
                        turned_quarters(symmetry, quarters),
                    );
                }
            }
            assert_eq!(region.turned(symmetry), expected);
        }
    }

    #[test]
    fn the_border_of_each_pose_runs_through_its_corners() {
        for pose in &POSES {
            let mut region = Region::default();
            region.add_pose(pose, [0, 0]);
            let border = region.border().expect("a piece has one border");
            let mut corners: Vec<_> = border.corners.iter().map(|corner| corner.0).collect();
            assert_eq!(corners[0], *pose.corners.iter().min().expect("corners"));
            corners.sort_unstable();
            let mut expected = pose.corners.to_vec();
            expected.sort_unstable();
            assert_eq!(corners, expected);
            let halves = corners.len() as u32 * 4 - 8;
            assert_eq!(
                border.corners.iter().map(|corner| corner.1).sum::<u32>(),
                halves
            );
        }
    }

    #[test]
    fn touching_and_holed_regions_have_no_simple_border() {
        let mut touching = Region::default();
        touching.add([0, 0], FULL);
        touching.add([1, 1], FULL);
        assert_eq!(touching.border(), Err(Flaw::Touching));

        let mut holed = Region::default();
        for at in [
            [0, 0],
            [1, 0],
            [2, 0],
            [0, 1],
            [2, 1],
            [0, 2],
            [1, 2],
            [2, 2],
        ] {
            holed.add(at, FULL);
        }
        assert_eq!(holed.border(), Err(Flaw::Holed));
    }
}
