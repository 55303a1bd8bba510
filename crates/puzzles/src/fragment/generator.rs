//! Growing outlines piece by piece, and choosing among them by their looks and difficulty.

use super::contact::contacts;
use super::piece::{POSES, Piece, Pose};
use super::region::{Border, Region};
use super::solver::{bits, has_at_most};
use super::{Fragment, difficulty};
use crate::kind::safely_within;
use crate::{Grade, Kind};
use enigma_game::Chance;

/// The most solutions a generated outline may have.
const MOST_SOLUTIONS: u64 = 8;
/// The largest box around a good-looking outline.
const LARGEST_BOX: i32 = 5;
/// The most corners of a good-looking outline.
const MOST_CORNERS: usize = 13;
/// How little of its convex hull a good-looking outline may fill, in hundredths.
const LEAST_FILLED: i64 = 55;
/// More than the search adds to what the border shows in all but a few outlines.
const USUAL_EFFORT: f64 = 1.5;

/// A new outline of the given grade.
pub(super) fn generate(grade: Grade, chance: &mut Chance) -> Fragment {
    let limits = &Fragment::GRADE_LIMITS[usize::from(grade.number()) - 1..];
    loop {
        // From cheap to dear: nearly all candidates fall by the first conditions.
        if let Some(region) = grow(chance)
            && let Ok(border) = region.border()
            && looks_good(&region, &border)
            && (limits[0] - USUAL_EFFORT..limits[1]).contains(&difficulty::base(&border))
            && has_at_most(&region, MOST_SOLUTIONS)
            && safely_within::<Fragment>(grade, difficulty::difficulty(&region, &border))
        {
            return Fragment::with_border(region, &border);
        }
    }
}

/// Whether an outline has no more solutions than a generated one may have.
pub(super) fn has_few_solutions(puzzle: &Fragment) -> bool {
    has_at_most(&puzzle.region, MOST_SOLUTIONS)
}

/// Whether an outline is compact and without thin notches.
pub(super) fn looks_good(region: &Region, border: &Border) -> bool {
    region.bounds().iter().all(|&side| side <= LARGEST_BOX)
        && border.corners.len() <= MOST_CORNERS
        && !border.has_sharp_notch()
        && 16 * 100 >= border.double_hull_area() * LEAST_FILLED
}

/// The union of the seven pieces, laid in random order, each along a side of those before it; none if a piece
/// finds no place. Long common sides are likelier.
pub(super) fn grow(chance: &mut Chance) -> Option<Region> {
    let mut order = SET;
    chance.shuffle(&mut order);
    let mut region = Region::default();
    // In the middle of the grid: whatever joins this piece within the largest box stays on the grid.
    region.add_pose(chance.pick(order[0].poses())?, [3, 3]);
    for piece in &order[1..] {
        let (pose, square) = pick_place(&region, *piece, chance)?;
        region.add_pose(pose, [(square % 8) as i32, (square / 8) as i32]);
    }
    Some(region.in_corner())
}

/// The seven pieces.
const SET: [Piece; Piece::TOTAL] = [
    Piece::Large,
    Piece::Large,
    Piece::Medium,
    Piece::Small,
    Piece::Small,
    Piece::Square,
    Piece::Parallelogram,
];

/// A place for a piece beside a region, chosen with the square of the common border's length as weight.
fn pick_place(region: &Region, piece: Piece, chance: &mut Chance) -> Option<(&'static Pose, u32)> {
    let free = region.complement_within(window(region.squares()));
    // Cumulative weights; no piece has more than 4 poses at 64 squares.
    let mut places = [(0, 0, 0); 256];
    let (mut length, mut total) = (0, 0);
    for pose in piece.poses() {
        let contacts = contacts(pose, region);
        for square in bits(free.places(pose) & contacts.any()) {
            total += contacts.weight(square);
            places[length] = (total, pose.index(), square);
            length += 1;
        }
    }
    if length == 0 {
        return None;
    }
    let lot = chance.below(total);
    let chosen = places[..length].partition_point(|&(upper, ..)| upper <= lot);
    let (_, pose, square) = places[chosen];
    Some((&POSES[pose], square))
}

/// The squares that a piece may cover so that the box around all pieces stays small enough.
fn window(squares: u64) -> u64 {
    let rows = |board: u64| {
        let top = board.trailing_zeros() / 8;
        let bottom = 8 - board.leading_zeros() / 8;
        (
            bottom.saturating_sub(LARGEST_BOX as u32),
            (top + LARGEST_BOX as u32).min(8),
        )
    };
    let (top, bottom) = rows(squares);
    let folded = (0..8).fold(0, |folded, row| folded | squares >> (8 * row) & 0xff) as u32;
    let left = (32 - folded.leading_zeros()).saturating_sub(LARGEST_BOX as u32);
    let right = (folded.trailing_zeros() + LARGEST_BOX as u32).min(8);
    let columns = ((1u64 << right) - (1 << left)) * 0x0101_0101_0101_0101;
    let below = if bottom == 8 {
        !0
    } else {
        (1u64 << (8 * bottom)) - 1
    };
    columns & below & !0 << (8 * top)
}
