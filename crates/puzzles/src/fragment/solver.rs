//! Covering an outline with the seven pieces: one word per placement, pieces in a fixed order.
//!
//! Every piece covers whole and half unit squares only, so whatever is left of a square is whole, half or nothing. An outline has
//! at most 16 squares that are not empty; four bits for each of them fit into one word. And when all pieces but
//! the square and the small triangles lie, four half squares are left: the square needs a whole one of them,
//! and the small triangles always fit into the rest, so these three need no search.

use super::piece::{POSES, Piece};
use super::region::Region;
use super::{Placed, Solution};
use std::ops::ControlFlow;

/// The lowest bit of each square's four.
const LANES: u64 = 0x1111_1111_1111_1111;

/// A region's unit squares, numbered, with four bits each in a word.
pub(super) struct Lanes {
    /// For each square of the grid that is not empty, where its four bits begin.
    first_bit: [u8; 64],
    /// The whole region.
    pub all: u64,
}

impl Lanes {
    /// The squares of a region of area 8.
    pub fn new(region: &Region) -> Self {
        let mut lanes = Self {
            first_bit: [0; 64],
            all: 0,
        };
        let mut first_bit = 0;
        for square in bits(region.squares()) {
            lanes.first_bit[square as usize] = first_bit;
            lanes.all |= u64::from(region.at(square)) << first_bit;
            first_bit += 4;
        }
        lanes
    }

    /// The bits of quarters of a square.
    pub fn mask(&self, square: u32, quarters: u8) -> u64 {
        u64::from(quarters) << self.first_bit[square as usize]
    }
}

/// A piece laid somewhere within a region.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Placement {
    /// The quarters covered, as [`Lanes`] number them.
    pub mask: u64,
    /// The index of the pose.
    pub pose: u8,
    /// The square of the grid that holds the minimum corner.
    pub square: u8,
}

impl Placement {
    fn placed(self) -> Placed {
        Placed::new(&POSES[usize::from(self.pose)], u32::from(self.square))
    }
}

/// More placements than any piece has in an outline: there are at most 16 squares, and 4 poses.
const MOST_PLACEMENTS: usize = 64;

/// The placements of one piece within a region.
pub(super) struct Placements {
    list: [Placement; MOST_PLACEMENTS],
    length: usize,
}

impl Placements {
    /// All placements of a piece, by pose, y and x.
    pub fn new(piece: Piece, region: &Region, lanes: &Lanes) -> Self {
        let mut placements = Self {
            list: [Placement::default(); MOST_PLACEMENTS],
            length: 0,
        };
        for pose in piece.poses() {
            for square in bits(region.places(pose)) {
                let mask = pose.squares.iter().fold(0, |mask, &([dx, dy], quarters)| {
                    mask | lanes.mask(square + (8 * dy + dx) as u32, quarters)
                });
                placements.list[placements.length] = Placement {
                    mask,
                    pose: pose.index() as u8,
                    square: square as u8,
                };
                placements.length += 1;
            }
        }
        placements
    }

    /// The placements as a list.
    pub fn list(&self) -> &[Placement] {
        &self.list[..self.length]
    }
}

/// How many ways there are to cover a region of area 8.
pub(super) fn count(region: &Region) -> u64 {
    let mut count = 0;
    let _ = each_start(region, |_, rest| {
        count += endings(rest);
        ControlFlow::Continue(())
    });
    count
}

/// Whether there are no more than `most` ways to cover a region.
pub(super) fn has_at_most(region: &Region, most: u64) -> bool {
    let mut count = 0;
    let outcome = each_start(region, |_, rest| {
        count += endings(rest);
        if count > most {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    outcome.is_continue()
}

/// Shows every covering, pieces in canonical order, until `show` breaks off.
pub(super) fn each_solution(
    region: &Region,
    mut show: impl FnMut(Solution) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let lanes = Lanes::new(region);
    let squares = Placements::new(Piece::Square, region, &lanes);
    let smalls = Placements::new(Piece::Small, region, &lanes);
    each_start(region, |start, rest| {
        for square in squares
            .list()
            .iter()
            .filter(|square| square.mask & !rest == 0)
        {
            let rest = rest ^ square.mask;
            for (index, first) in smalls.list().iter().enumerate() {
                let last = rest ^ first.mask;
                if first.mask & !rest == 0
                    && let Some(second) = smalls.list()[index + 1..]
                        .iter()
                        .find(|small| small.mask == last)
                {
                    let [first_large, second_large, parallelogram, medium] = *start;
                    let all = [
                        first_large,
                        second_large,
                        medium,
                        *first,
                        *second,
                        *square,
                        parallelogram,
                    ];
                    show(Solution::new(all.map(Placement::placed).to_vec()))?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// How many ways the square and the small triangles have to cover four half squares.
fn endings(rest: u64) -> u64 {
    let whole = rest & rest >> 1 & rest >> 2 & rest >> 3 & LANES;
    if whole == 0 {
        0
    } else if whole & (whole - 1) == 0 {
        1
    } else {
        // Two squares to choose from, and two ways to cut the other in halves.
        4
    }
}

/// Shows every way to lay the large triangles, the parallelogram and the medium triangle, and what they leave.
fn each_start(
    region: &Region,
    mut show: impl FnMut(&[Placement; 4], u64) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let lanes = Lanes::new(region);
    let larges = Placements::new(Piece::Large, region, &lanes);
    if larges.length < 2 {
        return ControlFlow::Continue(());
    }
    let parallelograms = Placements::new(Piece::Parallelogram, region, &lanes);
    let mediums = Placements::new(Piece::Medium, region, &lanes);
    for (index, first) in larges.list().iter().enumerate() {
        let free = lanes.all ^ first.mask;
        for second in &larges.list()[index + 1..] {
            if second.mask & !free != 0 {
                continue;
            }
            let free = free ^ second.mask;
            for parallelogram in parallelograms.list() {
                if parallelogram.mask & !free != 0 {
                    continue;
                }
                let free = free ^ parallelogram.mask;
                for medium in mediums.list() {
                    if medium.mask & !free == 0 {
                        show(
                            &[*first, *second, *parallelogram, *medium],
                            free ^ medium.mask,
                        )?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The bits that are set, lowest first.
pub(super) fn bits(mut word: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros();
        word &= word.checked_sub(1)?;
        Some(bit)
    })
}
