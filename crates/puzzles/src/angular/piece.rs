//! The four pieces, their orientations in space, and every place where one can stand on a 4 by 4 grid.

use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// Width and height of the largest picture.
pub(crate) const SIDE: i32 = 4;

/// How many cubes all pieces have together.
pub(crate) const CUBES: u32 = 15;

/// One of the four pieces, each of one colour and one shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "puzzles/", rename = "AngularPiece")
)]
pub enum Piece {
    /// `R`, the L of four cubes.
    #[serde(rename = "R")]
    Red,
    /// `B`, the T of four cubes.
    #[serde(rename = "B")]
    Blue,
    /// `Y`, the S of four cubes.
    #[serde(rename = "Y")]
    Yellow,
    /// `G`, the V of three cubes.
    #[serde(rename = "G")]
    Green,
}

impl Piece {
    /// All pieces, in the order of the rules.
    pub const ALL: [Self; 4] = [Self::Red, Self::Blue, Self::Yellow, Self::Green];

    /// The letter in pictures and data.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Blue => 'B',
            Self::Yellow => 'Y',
            Self::Green => 'G',
        }
    }

    /// The piece lying flat.
    #[must_use]
    pub const fn shape(self) -> &'static [[i64; 3]] {
        match self {
            Self::Red => &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [0, 1, 0]],
            Self::Blue => &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [1, 1, 0]],
            Self::Yellow => &[[0, 0, 0], [1, 0, 0], [1, 1, 0], [2, 1, 0]],
            Self::Green => &[[0, 0, 0], [1, 0, 0], [0, 1, 0]],
        }
    }

    /// All orientations: sorted cubes, the least coordinate on each axis 0.
    pub(super) fn orientations(self) -> &'static [Vec<[i64; 3]>] {
        &ORIENTATIONS[self as usize]
    }

    /// The cubes in every orientation and at every place of a 4 by 4 grid, the lowest on the table.
    pub fn places(self) -> impl Iterator<Item = &'static [[i64; 3]]> {
        self.drops().iter().map(|drop| drop.cubes.as_slice())
    }

    /// All places on the grid.
    pub(super) fn drops(self) -> &'static [Drop] {
        &DROPS[self as usize]
    }

    /// The footprints of all places that cover the first of these cells (any cell, if there are none), each with
    /// the index of the place.
    pub(super) fn footprints_over(self, cells: u16) -> &'static [(u16, u16)] {
        &FOOTPRINTS[self as usize][cells.trailing_zeros() as usize]
    }
}

static ORIENTATIONS: LazyLock<[Vec<Vec<[i64; 3]>>; 4]> =
    LazyLock::new(|| Piece::ALL.map(all_orientations));

fn all_orientations(piece: Piece) -> Vec<Vec<[i64; 3]>> {
    let mut waiting = vec![piece.shape().to_vec()];
    let mut found = Vec::new();
    while let Some(cubes) = waiting.pop() {
        let cubes = in_corner(&cubes);
        if !found.contains(&cubes) {
            // A quarter turn about z and one about x lead to every orientation.
            waiting.push(cubes.iter().map(|&[x, y, z]| [-y, x, z]).collect());
            waiting.push(cubes.iter().map(|&[x, y, z]| [x, -z, y]).collect());
            found.push(cubes);
        }
    }
    found.sort_unstable();
    found
}

/// The cubes sorted and moved so that the least coordinate on each axis is 0.
pub(super) fn in_corner(cubes: &[[i64; 3]]) -> Vec<[i64; 3]> {
    let least = [0, 1, 2].map(|axis| cubes.iter().map(|cube| cube[axis]).min().unwrap_or(0));
    let mut moved: Vec<_> = cubes
        .iter()
        // Cubes further apart than numbers reach are no piece, however the difference is rounded.
        .map(|cube| [0, 1, 2].map(|axis| cube[axis].saturating_sub(least[axis])))
        .collect();
    moved.sort_unstable();
    moved
}

/// A piece in an orientation above some columns of the grid, ready to be dropped.
///
/// Heights are kept in one word, four bits for each column `4 y + x`. In every column a piece has
/// one run of cubes, from a bottom up.
#[derive(Debug)]
pub(super) struct Drop {
    /// The columns it covers, a bit each.
    pub footprint: u16,
    /// The same, all four bits of each column.
    columns: u64,
    /// The same, the lowest bit of each column.
    ones: u64,
    /// How high its lowest cube is in each column, above its lowest cube of all.
    bottoms: u64,
    /// How many cubes it has in each column.
    thickness: u64,
    /// Where the height of a column begins in which its lowest cube lies.
    lowest: u32,
    /// The cubes, their lowest at height 0.
    cubes: Vec<[i64; 3]>,
}

impl Drop {
    fn new(orientation: &[[i64; 3]], [x, y]: [i64; 2]) -> Self {
        let cubes: Vec<_> = orientation
            .iter()
            .map(|cube| [cube[0] + x, cube[1] + y, cube[2]])
            .collect();
        let mut drop = Self {
            footprint: 0,
            columns: 0,
            ones: 0,
            bottoms: 0,
            thickness: 0,
            lowest: 0,
            cubes: Vec::new(),
        };
        for &[x, y, z] in &cubes {
            let column = 4 * y + x;
            let first_bit = 4 * column as u32;
            // Sorted cubes come with the lowest of each column first.
            if drop.footprint & 1 << column == 0 {
                drop.footprint |= 1 << column;
                drop.columns |= 0xf << first_bit;
                drop.ones |= 1 << first_bit;
                drop.bottoms |= (z as u64) << first_bit;
                if z == 0 {
                    drop.lowest = first_bit;
                }
            }
            drop.thickness += 1 << first_bit;
        }
        drop.cubes = cubes;
        drop
    }

    /// The heights after dropping it, if it then rests on the heights without a gap.
    pub fn onto(&self, heights: u64) -> Option<u64> {
        let rise = heights >> self.lowest & 0xf;
        (heights & self.columns == self.bottoms + self.ones * rise)
            .then(|| heights + self.thickness)
    }

    /// Its cubes after dropping it onto these heights.
    pub fn cubes_on(&self, heights: u64) -> Vec<[i64; 3]> {
        let rise = (heights >> self.lowest & 0xf) as i64;
        self.cubes
            .iter()
            .map(|&[x, y, z]| [x, y, z + rise])
            .collect()
    }
}

static DROPS: LazyLock<[Vec<Drop>; 4]> = LazyLock::new(|| Piece::ALL.map(all_drops));

/// For each piece and each cell the footprints that cover the cell; in the last place all footprints.
type Footprints = [[Vec<(u16, u16)>; 17]; 4];

static FOOTPRINTS: LazyLock<Footprints> = LazyLock::new(|| {
    Piece::ALL.map(|piece| {
        let all = piece.drops().iter().map(|drop| drop.footprint).zip(0..);
        std::array::from_fn(|cell| {
            let covers = |&(footprint, _): &(u16, u16)| cell == 16 || footprint & 1 << cell != 0;
            all.clone().filter(covers).collect()
        })
    })
});

fn all_drops(piece: Piece) -> Vec<Drop> {
    let mut drops = Vec::new();
    for orientation in piece.orientations() {
        let reach = [0, 1].map(|axis| orientation.iter().map(|cube| cube[axis]).max().unwrap_or(0));
        for y in 0..i64::from(SIDE) - reach[1] {
            for x in 0..i64::from(SIDE) - reach[0] {
                drops.push(Drop::new(orientation, [x, y]));
            }
        }
    }
    drops
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pieces_have_24_12_12_and_12_orientations() {
        let counts = Piece::ALL.map(|piece| piece.orientations().len());
        assert_eq!(counts, [24, 12, 12, 12]);
    }

    #[test]
    fn in_every_column_a_piece_is_one_run_of_cubes() {
        for drop in Piece::ALL.iter().flat_map(|piece| piece.drops()) {
            let filled = drop.cubes.iter().all(|&[x, y, z]| {
                let first_bit = 4 * (4 * y + x);
                let bottom = (drop.bottoms >> first_bit & 0xf) as i64;
                let thickness = (drop.thickness >> first_bit & 0xf) as i64;
                (bottom..bottom + thickness).contains(&z)
            });
            let total: u64 = (0..16)
                .map(|column| drop.thickness >> (4 * column) & 0xf)
                .sum();
            assert!(filled && total == drop.cubes.len() as u64, "{drop:?}");
        }
    }

    #[test]
    fn a_drop_rests_only_where_it_leaves_no_gap() {
        // A red L standing on its end with the foot up: a step of height 2 beside it is needed.
        let bridge = Piece::Red
            .drops()
            .iter()
            .find(|drop| drop.cubes == [[0, 0, 0], [0, 0, 1], [0, 0, 2], [1, 0, 2]])
            .expect("an orientation of the L");
        assert_eq!(bridge.onto(0x00), None);
        assert_eq!(bridge.onto(0x20), Some(0x33));
        assert_eq!(bridge.onto(0x31), Some(0x44));
        assert_eq!(bridge.cubes_on(0x31)[0], [0, 0, 1]);
    }
}
