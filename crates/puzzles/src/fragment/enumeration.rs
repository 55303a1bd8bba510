//! Every outline there is: the complete enumeration, and the rare outlines taken from it.

use super::Fragment;
use super::contact::contacts;
use super::piece::{FULL, Piece};
use super::region::{Flaw, LEFT_COLUMNS, Region, SIDE};
use super::solver::bits;
use std::collections::{BTreeMap, HashSet};

/// What all edge-connected unions of the seven pieces are, up to the eight symmetries.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Census {
    /// How many have a border that touches itself in a point.
    pub touching: u64,
    /// How many others have a hole.
    pub holed: u64,
    /// The simple outlines.
    pub simple: u64,
}

/// Enumerates all unions and shows each simple outline (not in identity form) to `show`.
///
/// This takes about 20 seconds and half a gigabyte in an optimised build.
pub fn census(mut show: impl FnMut(&Fragment)) -> Census {
    let mut census = Census::default();
    for region in &all_unions() {
        match Fragment::from_region(*region) {
            Ok(puzzle) => {
                census.simple += 1;
                show(&puzzle);
            }
            Err(Flaw::Holed) => census.holed += 1,
            Err(Flaw::Touching) => census.touching += 1,
        }
    }
    census
}

/// All edge-connected unions of the seven pieces, one of each up to symmetry, in no order.
///
/// A connected set of pieces has at least two pieces without which it is still connected. So
/// every union can be grown from the square by adding the others, in some order, each along a side.
fn all_unions() -> HashSet<Region> {
    // By how many large, medium, small triangles and parallelograms lie beside the square.
    let mut start = Region::default();
    start.add([0, 0], FULL);
    let mut layer = BTreeMap::from([([0; 4], HashSet::from([start]))]);
    for _ in 1..Piece::TOTAL {
        let mut next: BTreeMap<[usize; 4], HashSet<Region>> = BTreeMap::new();
        for (used, unions) in layer {
            for (index, piece) in GROWN.into_iter().enumerate() {
                let mut used = used;
                used[index] += 1;
                if used[index] <= piece.count() {
                    let grown = next.entry(used).or_default();
                    for union in &unions {
                        add_grown(union, piece, grown);
                    }
                }
            }
        }
        layer = next;
    }
    layer.into_values().next().unwrap_or_default()
}

const GROWN: [Piece; 4] = [
    Piece::Large,
    Piece::Medium,
    Piece::Small,
    Piece::Parallelogram,
];

/// Puts every union of a union and one more piece along its border into a set.
fn add_grown(union: &Region, piece: Piece, grown: &mut HashSet<Region>) {
    let [width, height] = union.bounds();
    let room = [SIDE - width, SIDE - height];
    // Once in each corner of the grid, so that a piece can stick out to any side; what sticks out to the
    // left or the top is looked at only where there is room for it, so that no place comes twice.
    for (right, bottom) in [(false, false), (true, false), (false, true), (true, true)] {
        let shift = [
            if right { room[0] } else { 0 },
            if bottom { room[1] } else { 0 },
        ];
        let moved = union.moved(shift);
        let free = moved.complement_within(!0);
        let mut allowed = !0;
        if right {
            allowed &= LEFT_COLUMNS[shift[0] as usize];
        }
        if bottom {
            allowed &= (1u64 << (8 * shift[1])) - 1;
        }
        for pose in piece.poses() {
            let places = free.places(pose) & contacts(pose, &moved).any() & allowed;
            for square in bits(places) {
                let mut larger = moved;
                larger.add_pose(pose, [(square % 8) as i32, (square / 8) as i32]);
                grown.insert(larger.in_corner().smallest_image());
            }
        }
    }
}
