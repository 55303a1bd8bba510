//! How hard a conduit puzzle is: the placements wasted on the way to each solution.
//!
//! A search that takes the cell with the fewest fitting sets of ports (the first of equals, row by row) is a fair
//! picture of a careful player: it lays what is forced and guesses where least can go wrong. Which cell is first among equals depends on how the puzzle is turned,
//! so the mean over all eight images is taken.

use super::solver::State;
use super::{Conduit, symmetry};

/// The mean over the images of (placements per solution - cells), each at least 0; none without a solution.
pub(super) fn wasted_placements(puzzle: &Conduit) -> Option<f64> {
    let cells = u64::from(puzzle.cell_count());
    // Every image has the same number of solutions, so the sum can stay in whole numbers: a
    // difficulty right on the limit of a grade then belongs to the grade that it should.
    let mut solutions = 0;
    let mut wasted = 0;
    for image in symmetry::images(puzzle) {
        let placements;
        (placements, solutions) = effort(&image);
        if solutions == 0 {
            return None;
        }
        wasted += placements.saturating_sub(solutions * cells);
    }
    Some(wasted as f64 / (8 * solutions) as f64)
}

/// How many placements the search tries to find all solutions, and how many solutions there are.
pub(super) fn effort(puzzle: &Conduit) -> (u64, u64) {
    let (state, inner) = State::of(puzzle);
    let mut effort = (0, 0);
    fill(&state, inner, &mut effort);
    effort
}

fn fill(state: &State, inner: u64, effort: &mut (u64, u64)) {
    if state.empty == 0 {
        effort.1 += 1;
        return;
    }
    let mut fewest = u32::MAX;
    let mut choice = (0, 0);
    for cell in (0..16).filter(|cell| state.empty >> cell & 1 == 1) {
        let fitting = state.fitting(cell);
        if fitting.count_ones() < fewest {
            fewest = fitting.count_ones();
            choice = (cell, fitting);
        }
    }
    let (cell, fitting) = choice;
    for ports in (0..16).filter(|ports| fitting >> ports & 1 == 1) {
        effort.0 += 1;
        fill(&state.with(cell, ports, inner), inner, effort);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;
    use serde_json::json;

    #[test]
    fn the_worked_example_wastes_4_13() {
        let puzzle = Conduit::from_json(&json!({
            "grid": ["#..", "###", "###", ".#."], "stubs": [[0, 2, "W"]], "forbidden": ["end"],
        }))
        .unwrap();
        assert_eq!(puzzle.count(), 1);
        let wasted = puzzle.difficulty().unwrap();
        assert!((wasted - 4.13).abs() < 0.01, "{wasted}");
    }

    #[test]
    fn a_corridor_plays_itself() {
        let corridor = Conduit::from_json(&json!({
            "grid": ["####"], "stubs": [[0, 0, "W"]], "forbidden": ["end", "end", "elbow", "elbow", "tee"],
        }));
        // Three ways to say which elbow, none to lay one: without a solution there is no difficulty.
        assert_eq!(corridor.unwrap().difficulty(), None);
        let corridor = Conduit::from_json(&json!({
            "grid": ["####"], "stubs": [], "forbidden": ["end", "elbow", "elbow", "elbow", "tee"],
        }));
        assert_eq!(corridor.unwrap().difficulty(), Some(0.0));
    }
}
