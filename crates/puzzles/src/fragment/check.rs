//! Whether pieces cover an outline, and the first rule they break if not.

use super::region::SIDE;
use super::{Fragment, Piece, Placed, Solution};
use crate::Reason;

pub(super) fn check(puzzle: &Fragment, solution: &Solution) -> Result<(), Reason> {
    if !is_full_set(solution.pieces()) {
        return Err(Reason::Pieces);
    }
    if solution
        .pieces()
        .iter()
        .any(|piece| sticks_out(puzzle, piece))
    {
        return Err(Reason::Outside);
    }
    // Seven pieces inside without overlap cover the outline by area.
    if overlapping(solution.pieces()).contains(&true) {
        return Err(Reason::Overlap);
    }
    Ok(())
}

fn is_full_set(pieces: &[Placed]) -> bool {
    Piece::ALL
        .iter()
        .all(|&kind| pieces.iter().filter(|piece| piece.piece == kind).count() == kind.count())
}

/// The minimum corner of a piece that lies within the grid.
pub(super) fn on_grid(placed: &Placed) -> Option<[i32; 2]> {
    let mut at = [0; 2];
    for axis in 0..2 {
        let most = SIDE - placed.pose().size[axis];
        at[axis] = i32::try_from(placed.at[axis])
            .ok()
            .filter(|at| (0..=most).contains(at))?;
    }
    Some(at)
}

/// Whether a part of the piece lies outside the outline.
pub(super) fn sticks_out(puzzle: &Fragment, placed: &Placed) -> bool {
    on_grid(placed).is_none_or(|[x, y]| puzzle.region.places(placed.pose()) >> (8 * y + x) & 1 == 0)
}

/// For each piece, whether it covers something that another covers too. Pieces off the grid are not looked at.
pub(super) fn overlapping(pieces: &[Placed]) -> Vec<bool> {
    // How many pieces cover each quarter of each square of the grid.
    let mut layers = [[0u32; 4]; 64];
    let quarters_of = |placed: &Placed| {
        let pose = placed.pose();
        on_grid(placed).into_iter().flat_map(move |[x, y]| {
            pose.squares.iter().flat_map(move |&([dx, dy], quarters)| {
                (0..4)
                    .filter(move |side| quarters & 1 << side != 0)
                    .map(move |side| ((8 * (y + dy) + x + dx) as usize, side))
            })
        })
    };
    for placed in pieces {
        for (square, side) in quarters_of(placed) {
            layers[square][side] += 1;
        }
    }
    pieces
        .iter()
        .map(|placed| quarters_of(placed).any(|(square, side)| layers[square][side] > 1))
        .collect()
}
