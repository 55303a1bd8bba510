//! Every picture there is.

use super::Angular;
use super::piece::Piece;
use super::solver::Structure;
use super::view::View;
use crate::Kind;
use std::collections::{BTreeMap, HashMap};

/// All pictures that can be rebuilt, in identity form and in order, with their numbers of solutions.
///
/// Found by dropping the pieces in all ways and looking from above, without the solver. This takes a few
/// seconds in an optimised build.
#[must_use]
pub fn all_views() -> BTreeMap<Angular, u64> {
    let mut views = HashMap::new();
    drop_all(&mut Structure::default(), &mut views);
    views
        .into_iter()
        .filter_map(|(visible, count)| {
            let (view, shift) = View::new(visible);
            let puzzle = Angular::from_view(view);
            let is_first = shift == [0, 0] && view.is_connected() && puzzle.identity() == puzzle;
            is_first.then_some((puzzle, count))
        })
        .collect()
}

fn drop_all(structure: &mut Structure, views: &mut HashMap<[u16; 4], u64>) {
    if structure.is_complete() {
        *views.entry(structure.view()).or_default() += 1;
        return;
    }
    for piece in Piece::ALL {
        if structure.has(piece) {
            continue;
        }
        for drop in piece.drops() {
            if structure.comes_next(piece, drop)
                && let Some(heights) = drop.onto(structure.heights)
            {
                structure.push(piece, drop, heights);
                drop_all(structure, views);
                structure.pop();
            }
        }
    }
}
