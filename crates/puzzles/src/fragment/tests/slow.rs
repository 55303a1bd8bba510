//! The slow and obvious solver and player: sets of quarter-triangles told by whether a point lies in a polygon.

use super::*;
use crate::fragment::piece::FULL;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// A quarter-triangle: its unit square and its side, north, east, south or west.
type Cell = (i32, i32, usize);

/// The quarter-triangles in a polygon, by whether the middle of each is.
fn cells(corners: &[[i32; 2]]) -> BTreeSet<Cell> {
    let mut cells = BTreeSet::new();
    for y in 0..8 {
        for x in 0..8 {
            for (side, [dx, dy]) in [[0.5, 0.2], [0.8, 0.5], [0.5, 0.8], [0.2, 0.5]]
                .iter()
                .enumerate()
            {
                if is_inside(corners, [f64::from(x) + dx, f64::from(y) + dy]) {
                    cells.insert((x, y, side));
                }
            }
        }
    }
    cells
}

/// Whether a ray to the right crosses the border an odd number of times.
fn is_inside(corners: &[[i32; 2]], [x, y]: [f64; 2]) -> bool {
    let mut inside = false;
    for index in 0..corners.len() {
        let [from_x, from_y] = corners[index].map(f64::from);
        let [to_x, to_y] = corners[(index + 1) % corners.len()].map(f64::from);
        if (from_y > y) != (to_y > y)
            && x < from_x + (y - from_y) / (to_y - from_y) * (to_x - from_x)
        {
            inside = !inside;
        }
    }
    inside
}

static POSE_CELLS: LazyLock<Vec<BTreeSet<Cell>>> =
    LazyLock::new(|| POSES.iter().map(|pose| cells(pose.corners)).collect());

struct Place {
    placed: Placed,
    cells: BTreeSet<Cell>,
}

/// All placements within an outline.
fn places(puzzle: &Fragment) -> (BTreeSet<Cell>, Vec<Place>) {
    let all = cells(puzzle.outline());
    let mut places = Vec::new();
    for (pose, own) in POSES.iter().zip(POSE_CELLS.iter()) {
        for square in 0..64u32 {
            let (x, y) = ((square % 8) as i32, (square / 8) as i32);
            let lies_inside = own
                .iter()
                .all(|&(dx, dy, side)| all.contains(&(x + dx, y + dy, side)));
            if lies_inside {
                places.push(Place {
                    placed: Placed::new(pose, square),
                    cells: own
                        .iter()
                        .map(|&(dx, dy, side)| (x + dx, y + dy, side))
                        .collect(),
                });
            }
        }
    }
    (all, places)
}

/// All solutions, by covering the first free cell in every way.
pub fn solve_all(puzzle: &Fragment) -> Vec<Solution> {
    let (mut free, places) = places(puzzle);
    let mut found = BTreeSet::new();
    cover(&mut free, &places, &mut Vec::new(), &mut found);
    found.into_iter().collect()
}

fn cover(
    free: &mut BTreeSet<Cell>,
    places: &[Place],
    laid: &mut Vec<Placed>,
    found: &mut BTreeSet<Solution>,
) {
    let Some(first) = free.first().copied() else {
        found.insert(Solution::new(laid.clone()).canonical());
        return;
    };
    for place in places.iter().filter(|place| place.cells.contains(&first)) {
        let piece = place.placed.piece;
        let used = laid.iter().filter(|placed| placed.piece == piece).count();
        if used < piece.count() && place.cells.is_subset(free) {
            free.retain(|cell| !place.cells.contains(cell));
            laid.push(place.placed);
            cover(free, places, laid, found);
            laid.pop();
            free.extend(&place.cells);
        }
    }
}

/// The difficulty word for word as the rules have it, on eight turned puzzles.
pub fn difficulty(puzzle: &Fragment) -> Option<f64> {
    let mut sum = 0.0;
    for symmetry in Symmetry::ALL {
        let (free, places) = places(&puzzle.turned(symmetry));
        let mut tries = 0;
        let open: Vec<&Place> = places.iter().collect();
        if !best_first(&free, &open, &mut Vec::new(), &mut tries) {
            return None;
        }
        sum += libm::log2(f64::from(tries) / 7.0);
    }
    let all = cells(puzzle.outline());
    let perimeter: f64 = all
        .iter()
        .flat_map(|&cell| sides(cell))
        .filter(|(other, _)| !all.contains(other))
        .map(|(_, length)| length)
        .sum();
    let seam = (20.0 + 10.0 * 2f64.sqrt() - perimeter) / 2.0;
    Some(seam - 5.5 + 0.5 * sum / 8.0)
}

/// The three neighbours of a cell, and how long the side between is.
fn sides((x, y, side): Cell) -> [(Cell, f64); 3] {
    let across = [(x, y - 1, 2), (x + 1, y, 3), (x, y + 1, 0), (x - 1, y, 1)][side];
    let half_diagonal = 0.5f64.sqrt();
    [
        (across, 1.0),
        ((x, y, (side + 1) % 4), half_diagonal),
        ((x, y, (side + 3) % 4), half_diagonal),
    ]
}

fn best_first(
    free: &BTreeSet<Cell>,
    open: &[&Place],
    laid: &mut Vec<Piece>,
    tries: &mut u32,
) -> bool {
    if free.is_empty() {
        return true;
    }
    let fits = |place: &&&Place| {
        let piece = place.placed.piece;
        laid.iter().filter(|&&other| other == piece).count() < piece.count()
            && place.cells.is_subset(free)
    };
    let mut open: Vec<&Place> = open.iter().filter(fits).copied().collect();
    loop {
        if !free
            .iter()
            .all(|cell| open.iter().any(|place| place.cells.contains(cell)))
        {
            return false;
        }
        let mut best = 0;
        for index in 1..open.len() {
            if is_better(open[index], open[best], free) {
                best = index;
            }
        }
        let place = open.remove(best);
        *tries += 1;
        let rest = free.difference(&place.cells).copied().collect();
        laid.push(place.placed.piece);
        if best_first(&rest, &open, laid, tries) {
            return true;
        }
        laid.pop();
    }
}

fn is_better(one: &Place, other: &Place, free: &BTreeSet<Cell>) -> bool {
    let (share, other_share) = (share(one, free), share(other, free));
    if (share - other_share).abs() > 1e-9 {
        return share > other_share;
    }
    let order = |place: &Place| {
        let Placed { piece, o, at } = place.placed;
        (std::cmp::Reverse(place.cells.len()), piece, o, at[1], at[0])
    };
    order(one) < order(other)
}

/// The share of a placement's border that lies on the border of what is free.
fn share(place: &Place, free: &BTreeSet<Cell>) -> f64 {
    let (mut own, mut shown) = (0.0, 0.0);
    for (other, length) in place.cells.iter().flat_map(|&cell| sides(cell)) {
        if !place.cells.contains(&other) {
            own += length;
            if !free.contains(&other) {
                shown += length;
            }
        }
    }
    shown / own
}

/// Sixteen half squares grown side by side: an outline that seldom has a solution. None if it grows off the grid.
pub fn half_squares(chance: &mut Chance) -> Option<Region> {
    let mut halves = vec![[3, 3, 0]];
    while halves.len() < 16 {
        let [x, y, half] = halves[chance.index(halves.len())];
        // The halves of a square are 0 to 3, named after their first quarter: north and east, and so on.
        let beside = match chance.below(3) {
            0 => [x, y, (half + 2) % 4],
            step => {
                let side = (half + step as i32 - 1) % 4;
                let [dx, dy] = [[0, -1], [1, 0], [0, 1], [-1, 0]][side as usize];
                let across = (side + 2) % 4;
                [x + dx, y + dy, (across + 3 * chance.below(2) as i32) % 4]
            }
        };
        let in_square: Vec<_> = halves
            .iter()
            .filter(|other| other[..2] == beside[..2])
            .collect();
        let is_free = in_square
            .iter()
            .all(|other| (other[2] + 2) % 4 == beside[2]);
        if !is_free {
            continue;
        }
        if !(0..8).contains(&beside[0]) || !(0..8).contains(&beside[1]) {
            return None;
        }
        halves.push(beside);
    }
    let mut region = Region::default();
    for [x, y, half] in halves {
        region.add([x, y], (1 << half | 1 << ((half + 1) % 4)) & FULL);
    }
    Some(region.in_corner())
}
