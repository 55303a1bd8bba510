//! Whether pieces rebuild a picture, and the first rule they break if not.

use super::piece::{SIDE, in_corner};
use super::{Angular, Piece, Solution};
use crate::Reason;
use std::collections::BTreeMap;

pub(super) fn check(puzzle: &Angular, solution: &Solution) -> Result<(), Reason> {
    if !Piece::ALL
        .iter()
        .all(|&piece| is_shape(piece, solution.cubes(piece)))
    {
        return Err(Reason::Pieces);
    }
    let columns = Columns::new(solution);
    if columns.0.values().any(|cubes| has_overlap(cubes)) {
        return Err(Reason::Overlap);
    }
    if columns.0.values().any(|cubes| has_gap(cubes)) {
        return Err(Reason::Gap);
    }
    let matches = |at| columns.top(at) == puzzle.view_at(at);
    let is_seen = (0..i64::from(SIDE)).all(|y| (0..i64::from(SIDE)).all(|x| matches([x, y])));
    if !is_seen || !columns.0.keys().all(|&at| matches(at)) {
        return Err(Reason::View);
    }
    Ok(())
}

/// Whether the cubes are the piece in one of its orientations.
pub(super) fn is_shape(piece: Piece, cubes: &[[i64; 3]]) -> bool {
    cubes.len() == piece.shape().len() && piece.orientations().contains(&in_corner(cubes))
}

/// Cubes by column: from bottom to top, the height of each and the piece it belongs to.
pub(super) struct Columns(pub BTreeMap<[i64; 2], Vec<(i64, Piece)>>);

impl Columns {
    /// The columns that have any cubes.
    pub fn new(solution: &Solution) -> Self {
        let mut columns: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for (piece, [x, y, z]) in solution.all_cubes() {
            columns.entry([x, y]).or_default().push((z, piece));
        }
        columns.values_mut().for_each(|cubes| cubes.sort_unstable());
        Self(columns)
    }

    /// The piece on top of a column.
    pub fn top(&self, at: [i64; 2]) -> Option<Piece> {
        self.0.get(&at)?.last().map(|&(_, piece)| piece)
    }
}

/// Whether two cubes of a column stand at the same height.
pub(super) fn has_overlap(cubes: &[(i64, Piece)]) -> bool {
    cubes.windows(2).any(|pair| pair[0].0 == pair[1].0)
}

/// Whether there is an empty cell below a cube of a column.
pub(super) fn has_gap(cubes: &[(i64, Piece)]) -> bool {
    let mut filled = 0;
    for &(z, _) in cubes {
        if z > filled {
            return true;
        }
        filled = filled.max(z.saturating_add(1));
    }
    false
}

impl Angular {
    /// Which piece the picture shows at a cell; none outside.
    pub(super) fn view_at(&self, [x, y]: [i64; 2]) -> Option<Piece> {
        let inside = |number: i64| (0..i64::from(SIDE)).contains(&number);
        if !inside(x) || !inside(y) {
            return None;
        }
        self.view.at([x as i32, y as i32])
    }
}
