//! How hard a conduit puzzle is: the placements wasted on the way to each solution.
//!
//! The solver's search is a fair picture of a careful player: it lays what is forced and guesses
//! where least can go wrong. Which cell is first among equals depends on how the puzzle is turned,
//! so the mean over all eight images is taken.

use super::{Conduit, solver, symmetry};

/// The mean over the images of (placements per solution - cells), each at least 0; none without a solution.
pub(super) fn wasted_placements(puzzle: &Conduit) -> Option<f64> {
    let cells = u64::from(puzzle.cell_count());
    // Every image has the same number of solutions, so the sum can stay in whole numbers: a
    // difficulty right on the limit of a grade then belongs to the grade that it should.
    let mut solutions = 0;
    let mut wasted = 0;
    for image in symmetry::images(puzzle) {
        let placements;
        (placements, solutions) = solver::effort(&image);
        if solutions == 0 {
            return None;
        }
        wasted += placements.saturating_sub(solutions * cells);
    }
    Some(wasted as f64 / (8 * solutions) as f64)
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
