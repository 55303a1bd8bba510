//! The seven pieces of the tangram and their seventeen poses on the unit lattice.

use crate::symmetry::Symmetry;
use serde::Serialize;

/// A kind of piece, in the order of the rules' table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "puzzles/", rename = "FragmentPiece")
)]
pub enum Piece {
    /// The triangle with legs of 2; there are two.
    Large,
    /// The triangle with a long side of 2.
    Medium,
    /// The triangle with legs of 1; there are two.
    Small,
    /// The unit square.
    Square,
    /// The parallelogram, the only piece with two different faces.
    Parallelogram,
}

impl Piece {
    /// All kinds, in the order of the rules' table.
    pub const ALL: [Self; 5] = [
        Self::Large,
        Self::Medium,
        Self::Small,
        Self::Square,
        Self::Parallelogram,
    ];

    /// How many pieces there are, equal ones counted each.
    pub const TOTAL: usize = 7;

    /// The name in data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Large => "large",
            Self::Medium => "medium",
            Self::Small => "small",
            Self::Square => "square",
            Self::Parallelogram => "parallelogram",
        }
    }

    /// How many pieces of this kind there are.
    #[must_use]
    pub const fn count(self) -> usize {
        match self {
            Self::Large | Self::Small => 2,
            Self::Medium | Self::Square | Self::Parallelogram => 1,
        }
    }

    /// The area in half squares: two are a unit.
    #[must_use]
    pub const fn half_squares(self) -> u32 {
        match self {
            Self::Large => 4,
            Self::Small => 1,
            Self::Medium | Self::Square | Self::Parallelogram => 2,
        }
    }

    /// The poses of this kind, in the order of `o`.
    #[must_use]
    pub fn poses(self) -> &'static [Pose] {
        match self {
            Self::Large => &POSES[0..4],
            Self::Medium => &POSES[4..8],
            Self::Small => &POSES[8..12],
            Self::Square => &POSES[12..13],
            Self::Parallelogram => &POSES[13..17],
        }
    }
}

/// A piece in one of its orientations, its bounding box starting at (0, 0).
#[derive(Debug, PartialEq, Eq)]
pub struct Pose {
    /// Which piece.
    pub piece: Piece,
    /// The number of the orientation.
    pub o: u8,
    /// Width and height of the bounding box.
    pub size: [i32; 2],
    /// The corners.
    pub corners: &'static [[i32; 2]],
    /// The unit squares it covers, each with the quarters covered ([`NORTH`] and so on).
    pub squares: &'static [([i32; 2], u8)],
}

impl Pose {
    /// Its place in [`POSES`].
    #[must_use]
    pub const fn index(&self) -> usize {
        let first = match self.piece {
            Piece::Large => 0,
            Piece::Medium => 4,
            Piece::Small => 8,
            Piece::Square => 12,
            Piece::Parallelogram => 13,
        };
        first + self.o as usize
    }
}

/// The quarter of a unit square at its upper side.
pub const NORTH: u8 = 1;
/// The quarter at its right side.
pub const EAST: u8 = 2;
/// The quarter at its lower side.
pub const SOUTH: u8 = 4;
/// The quarter at its left side.
pub const WEST: u8 = 8;
/// The whole unit square.
pub const FULL: u8 = NORTH | EAST | SOUTH | WEST;

const NE: u8 = NORTH | EAST;
const SE: u8 = SOUTH | EAST;
const SW: u8 = SOUTH | WEST;
const NW: u8 = NORTH | WEST;

const fn pose(
    piece: Piece,
    o: u8,
    size: [i32; 2],
    corners: &'static [[i32; 2]],
    squares: &'static [([i32; 2], u8)],
) -> Pose {
    Pose {
        piece,
        o,
        size,
        corners,
        squares,
    }
}

/// All poses, by piece and orientation in the order of the rules' table.
#[rustfmt::skip]
pub static POSES: [Pose; 17] = {
    use Piece::{Large, Medium, Parallelogram, Small, Square};
    [
        pose(Large, 0, [2, 2], &[[0, 0], [2, 0], [0, 2]], &[([0, 0], FULL), ([1, 0], NW), ([0, 1], NW)]),
        pose(Large, 1, [2, 2], &[[0, 0], [2, 0], [2, 2]], &[([0, 0], NE), ([1, 0], FULL), ([1, 1], NE)]),
        pose(Large, 2, [2, 2], &[[0, 2], [2, 0], [2, 2]], &[([1, 0], SE), ([0, 1], SE), ([1, 1], FULL)]),
        pose(Large, 3, [2, 2], &[[0, 0], [2, 2], [0, 2]], &[([0, 0], SW), ([0, 1], FULL), ([1, 1], SW)]),
        pose(Medium, 0, [2, 1], &[[0, 0], [2, 0], [1, 1]], &[([0, 0], NE), ([1, 0], NW)]),
        pose(Medium, 1, [1, 2], &[[0, 1], [1, 0], [1, 2]], &[([0, 0], SE), ([0, 1], NE)]),
        pose(Medium, 2, [2, 1], &[[0, 1], [1, 0], [2, 1]], &[([0, 0], SE), ([1, 0], SW)]),
        pose(Medium, 3, [1, 2], &[[0, 0], [1, 1], [0, 2]], &[([0, 0], SW), ([0, 1], NW)]),
        pose(Small, 0, [1, 1], &[[0, 0], [1, 0], [0, 1]], &[([0, 0], NW)]),
        pose(Small, 1, [1, 1], &[[0, 0], [1, 0], [1, 1]], &[([0, 0], NE)]),
        pose(Small, 2, [1, 1], &[[0, 1], [1, 0], [1, 1]], &[([0, 0], SE)]),
        pose(Small, 3, [1, 1], &[[0, 0], [1, 1], [0, 1]], &[([0, 0], SW)]),
        pose(Square, 0, [1, 1], &[[0, 0], [1, 0], [1, 1], [0, 1]], &[([0, 0], FULL)]),
        pose(Parallelogram, 0, [2, 1], &[[0, 0], [1, 0], [2, 1], [1, 1]], &[([0, 0], NE), ([1, 0], SW)]),
        pose(Parallelogram, 1, [1, 2], &[[0, 1], [1, 0], [1, 1], [0, 2]], &[([0, 0], SE), ([0, 1], NW)]),
        pose(Parallelogram, 2, [2, 1], &[[0, 1], [1, 0], [2, 0], [1, 1]], &[([0, 0], SE), ([1, 0], NW)]),
        pose(Parallelogram, 3, [1, 2], &[[0, 0], [1, 1], [1, 2], [0, 1]], &[([0, 0], SW), ([0, 1], NE)]),
    ]
};

/// The index of the pose that each pose becomes under each symmetry.
pub(crate) static TURNED: [[u8; 17]; Symmetry::COUNT] = turned_poses();

const fn turned_poses() -> [[u8; 17]; Symmetry::COUNT] {
    let mut table = [[0; 17]; Symmetry::COUNT];
    let mut symmetry = 0;
    while symmetry < Symmetry::COUNT {
        let mut pose = 0;
        while pose < 17 {
            table[symmetry][pose] = turned_pose(Symmetry::ALL[symmetry], &POSES[pose]);
            pose += 1;
        }
        symmetry += 1;
    }
    table
}

const fn turned_pose(symmetry: Symmetry, pose: &Pose) -> u8 {
    let mut candidate = 0;
    while candidate < 17 {
        let other = &POSES[candidate];
        if other.piece as u8 == pose.piece as u8 && becomes(symmetry, pose, other) {
            return candidate as u8;
        }
        candidate += 1;
    }
    panic!("every pose has an image")
}

/// Whether each square of `pose` turns into a square of `other`.
const fn becomes(symmetry: Symmetry, pose: &Pose, other: &Pose) -> bool {
    let mut index = 0;
    while index < pose.squares.len() {
        let (at, quarters) = pose.squares[index];
        let [x, y] = symmetry.cell(at, pose.size);
        let quarters = turned_quarters(symmetry, quarters);
        let mut found = false;
        let mut other_index = 0;
        while other_index < other.squares.len() {
            let ([other_x, other_y], other_quarters) = other.squares[other_index];
            found |= x == other_x && y == other_y && quarters == other_quarters;
            other_index += 1;
        }
        if !found {
            return false;
        }
        index += 1;
    }
    true
}

/// The quarters of a unit square after turning it.
pub(crate) const fn turned_quarters(symmetry: Symmetry, quarters: u8) -> u8 {
    let mut turned = 0;
    let mut side = 0;
    while side < 4 {
        if quarters & 1 << side != 0 {
            turned |= 1 << symmetry.side(side);
        }
        side += 1;
    }
    turned
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn poses_stand_where_their_piece_and_number_say() {
        for (index, pose) in POSES.iter().enumerate() {
            assert_eq!(pose.index(), index);
            assert_eq!(&pose.piece.poses()[usize::from(pose.o)], pose);
        }
    }

    #[test]
    fn the_corners_of_a_pose_turn_into_the_corners_of_its_image() {
        for symmetry in Symmetry::ALL {
            for pose in &POSES {
                let image = &POSES[usize::from(TURNED[symmetry.index()][pose.index()])];
                let mut corners: Vec<_> = pose
                    .corners
                    .iter()
                    .map(|&corner| symmetry.place(corner, [0, 0], pose.size))
                    .collect();
                corners.sort_unstable();
                let mut expected = image.corners.to_vec();
                expected.sort_unstable();
                assert_eq!(corners, expected);
            }
        }
    }

    #[test]
    fn the_seven_pieces_cover_an_area_of_eight() {
        let halves: u32 = Piece::ALL
            .iter()
            .map(|piece| piece.half_squares() * piece.count() as u32)
            .sum();
        assert_eq!(halves, 16);
    }
}
