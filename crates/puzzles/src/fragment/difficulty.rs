//! Difficulty: how much border is hidden, and how far the eye leads astray.
//!
//! The player this measures lays, again and again, the piece that shows the largest share of its own
//! border on the border of what is still free, and takes back what leads nowhere. Turning the outline
//! changes nothing but which of two equally good placements comes first, so the placements are found once
//! and only their order is different in each of the eight images.

use super::piece::{POSES, Piece, TURNED};
use super::region::{Border, Region};
use super::solver::{Lanes, Placements, bits, has_at_most};
use crate::symmetry::Symmetry;
use std::f64::consts::{FRAC_1_SQRT_2, SQRT_2};
use std::sync::LazyLock;

/// D_f: the seam over its least length, and half the mean over the eight images of log2 (tries / pieces).
pub(super) fn difficulty(region: &Region, border: &Border) -> Option<f64> {
    // The solver sees that there is no solution much sooner than the player would.
    if has_at_most(region, 0) {
        return None;
    }
    let search = Search::new(region);
    let mut effort = 0.0;
    for symmetry in Symmetry::ALL {
        effort += libm::log2(f64::from(search.tries(symmetry)?) / Piece::TOTAL as f64);
    }
    Some(base(border) + 0.5 * effort / Symmetry::COUNT as f64)
}

/// The part of the difficulty that the border alone shows; the rest is never negative.
pub(super) fn base(border: &Border) -> f64 {
    border.seam() - 5.5
}

/// A placement with what its rank among the others depends on.
#[derive(Debug, Clone, Copy)]
struct Candidate {
    mask: u64,
    /// The quarters across a side of the piece that runs along an axis.
    axis_neighbours: u64,
    /// The quarters across half a diagonal of a unit square.
    diagonal_neighbours: u64,
    piece: Piece,
    pose: u8,
    square: u8,
}

struct Search {
    candidates: Vec<Candidate>,
    all: u64,
    bounds: [i32; 2],
}

impl Search {
    fn new(region: &Region) -> Self {
        let lanes = Lanes::new(region);
        let mut candidates = Vec::with_capacity(96);
        for piece in Piece::ALL {
            for placement in Placements::new(piece, region, &lanes).list() {
                let pose = &POSES[usize::from(placement.pose)];
                let (axis_neighbours, diagonal_neighbours) =
                    neighbours(region, &lanes, placement.square.into(), pose.squares);
                candidates.push(Candidate {
                    mask: placement.mask,
                    axis_neighbours: axis_neighbours & !placement.mask,
                    diagonal_neighbours: diagonal_neighbours & !placement.mask,
                    piece,
                    pose: placement.pose,
                    square: placement.square,
                });
            }
        }
        Self {
            candidates,
            all: lanes.all,
            bounds: region.bounds(),
        }
    }

    /// How many placements are tried until the first solution, in one of the images.
    fn tries(&self, symmetry: Symmetry) -> Option<u32> {
        let order: Vec<u32> = self
            .candidates
            .iter()
            .map(|candidate| self.order(candidate, symmetry))
            .collect();
        let mut player = Player {
            candidates: &self.candidates,
            order: &order,
            ranks: &RANKS,
            tries: 0,
        };
        let mut all = Open::default();
        for index in 0..self.candidates.len() {
            all.push(index as u8, 0);
        }
        let left = Piece::ALL.map(|piece| piece.count() as u8);
        player.search(self.all, left, &all).then_some(player.tries)
    }

    /// Which of two equally good placements comes first: the larger area, then piece, orientation, y
    /// and x. A larger number comes first.
    fn order(&self, candidate: &Candidate, symmetry: Symmetry) -> u32 {
        let pose = &POSES[usize::from(candidate.pose)];
        let at = [
            i32::from(candidate.square % 8),
            i32::from(candidate.square / 8),
        ];
        let [x, y] = symmetry.place(at, pose.size, self.bounds);
        let image = &POSES[usize::from(TURNED[symmetry.index()][pose.index()])];
        let rest = (image.index() as i32 * 8 + y) * 8 + x;
        candidate.piece.half_squares() << 12 | (0xfff - rest as u32)
    }
}

/// The quarters of a region that share a side with one of these squares' quarters: along an axis, along a diagonal.
/// Quarters of the piece itself are among them.
fn neighbours(
    region: &Region,
    lanes: &Lanes,
    square: u32,
    squares: &[([i32; 2], u8)],
) -> (u64, u64) {
    let (mut axis, mut diagonal) = (0, 0);
    for &([dx, dy], quarters) in squares {
        let at = square + (8 * dy + dx) as u32;
        let inside = region.at(at);
        // The quarters before and after each one, around the middle of the square.
        let around = (quarters << 1 | quarters >> 3 | quarters >> 1 | quarters << 3) & 0xf;
        diagonal |= lanes.mask(at, around & inside);
        for side in bits(u64::from(quarters)) {
            let across = match side {
                0 => at.checked_sub(8),
                1 => Some(at + 1).filter(|at| at % 8 != 0),
                2 => Some(at + 8).filter(|&at| at < 64),
                _ => at.checked_sub(1).filter(|at| at % 8 != 7),
            };
            if let Some(across) = across {
                axis |= lanes.mask(across, region.at(across) & 1 << ((side + 2) % 4));
            }
        }
    }
    (axis, diagonal)
}

/// The placements still open at one point of the search, with how good each is.
struct Open {
    indices: [u8; 192],
    keys: [u32; 192],
    length: usize,
}

impl Default for Open {
    fn default() -> Self {
        Self {
            indices: [0; 192],
            keys: [0; 192],
            length: 0,
        }
    }
}

impl Open {
    fn push(&mut self, index: u8, key: u32) {
        self.indices[self.length] = index;
        self.keys[self.length] = key;
        self.length += 1;
    }

    fn list(&self) -> &[u8] {
        &self.indices[..self.length]
    }

    /// Takes out the best placement.
    fn take_best(&mut self) -> Option<u8> {
        let keys = &self.keys[..self.length];
        let best = (0..keys.len()).max_by_key(|&index| keys[index])?;
        let index = self.indices[best];
        self.length -= 1;
        self.indices[best] = self.indices[self.length];
        self.keys[best] = self.keys[self.length];
        Some(index)
    }
}

struct Player<'a> {
    candidates: &'a [Candidate],
    order: &'a [u32],
    ranks: &'a Ranks,
    tries: u32,
}

impl Player<'_> {
    /// Covers what is free with the pieces left, and says whether that worked.
    fn search(&mut self, free: u64, left: [u8; 5], before: &Open) -> bool {
        if free == 0 {
            return true;
        }
        let mut open = Open::default();
        for &index in before.list() {
            let candidate = &self.candidates[usize::from(index)];
            if candidate.mask & !free == 0 && left[candidate.piece as usize] > 0 {
                let key = self.ranks.of(candidate, free) << 16 | self.order[usize::from(index)];
                open.push(index, key);
            }
        }
        loop {
            let covered = open.list().iter().fold(0, |covered, &index| {
                covered | self.candidates[usize::from(index)].mask
            });
            if covered != free {
                return false;
            }
            let Some(index) = open.take_best() else {
                return false;
            };
            let candidate = &self.candidates[usize::from(index)];
            let mut left = left;
            left[candidate.piece as usize] -= 1;
            self.tries += 1;
            // What is taken out of `open` stays banned from here on and further down.
            if self.search(free ^ candidate.mask, left, &open) {
                return true;
            }
        }
    }
}

/// All shares of a border that can show, as ranks: a piece has at most 4 units along the axes and 4 half
/// diagonals of border.
struct Ranks([[[u32; 5]; 5]; 5]);

static RANKS: LazyLock<Ranks> = LazyLock::new(Ranks::new);

impl Ranks {
    fn new() -> Self {
        let mut shares: Vec<f64> = Piece::ALL
            .iter()
            .flat_map(|&piece| all_shares(piece))
            .flatten()
            .collect();
        shares.sort_unstable_by(f64::total_cmp);
        // Shares within a billionth of each other are equal.
        shares.dedup_by(|a, b| *a - *b < 1e-9);
        let rank = |share: f64| shares.partition_point(|&other| other < share - 1e-9) as u32;
        Self(Piece::ALL.map(|piece| all_shares(piece).map(|row| row.map(rank))))
    }

    /// The rank of the share of its border that a placement shows on the border of what is free.
    fn of(&self, candidate: &Candidate, free: u64) -> u32 {
        let (axis, diagonal) = border_of(candidate.piece);
        let hidden_axis = (candidate.axis_neighbours & free).count_ones();
        let hidden_diagonal = (candidate.diagonal_neighbours & free).count_ones();
        self.0[candidate.piece as usize][(axis - hidden_axis) as usize]
            [(diagonal - hidden_diagonal) as usize]
    }
}

/// The share shown for each number of visible units along the axes and of half diagonals.
fn all_shares(piece: Piece) -> [[f64; 5]; 5] {
    let (axis, diagonal) = border_of(piece);
    let length = f64::from(axis) + f64::from(diagonal) * FRAC_1_SQRT_2;
    std::array::from_fn(|axis| {
        std::array::from_fn(|diagonal| (axis as f64 + diagonal as f64 * SQRT_2 / 2.0) / length)
    })
}

/// The border of a piece: units along the axes, and half diagonals of unit squares.
const fn border_of(piece: Piece) -> (u32, u32) {
    match piece {
        Piece::Large => (4, 4),
        Piece::Medium | Piece::Parallelogram => (2, 4),
        Piece::Small => (2, 2),
        Piece::Square => (4, 0),
    }
}
