//! Drafts as people make them: a solution that is laid only in part.

use enigma_puzzles::Solution;
use serde_json::Value;

/// The first `pieces` pieces of a solution, in the form of its category.
pub(crate) fn part(solution: &Solution, pieces: u32) -> Solution {
    let mut json = solution.json();
    let pieces = pieces as usize;
    match json.get("category").and_then(Value::as_str) {
        Some("weight") => {
            let mut left = pieces as u64;
            for side in ["left", "right"] {
                change_array(&mut json, side, |cups| {
                    for cup in cups {
                        let weights = cup.as_u64().unwrap_or(0).min(left);
                        left -= weights;
                        *cup = weights.into();
                    }
                });
            }
        }
        Some("fragment") => {
            change_array(&mut json, "pieces", |laid| laid.truncate(pieces));
        }
        Some("conduit") => change_array(&mut json, "ports", |rows| {
            let cells = rows.iter_mut().filter_map(Value::as_array_mut).flatten();
            let filled = cells.filter(|cell| cell.as_str().is_some_and(|ports| !ports.is_empty()));
            for cell in filled.skip(pieces) {
                *cell = "".into();
            }
        }),
        Some("angular") => keep_lowest(&mut json, pieces),
        _ => {}
    }
    Solution::unread(json)
}

/// Lets `change` work on an array of an object, if there is one.
fn change_array(json: &mut Value, field: &str, change: impl FnOnce(&mut Vec<Value>)) {
    if let Some(array) = json.get_mut(field).and_then(Value::as_array_mut) {
        change(array);
    }
}

/// Buildings are made from the table upwards.
fn keep_lowest(json: &mut Value, pieces: usize) {
    let Some(cubes) = json.get_mut("cubes").and_then(Value::as_object_mut) else {
        return;
    };
    let height = |piece: &Value| -> u64 {
        let cubes = piece.as_array().into_iter().flatten();
        cubes.filter_map(|cube| cube[2].as_u64()).sum()
    };
    let mut order: Vec<(u64, String)> = cubes
        .iter()
        .map(|(colour, piece)| (height(piece), colour.clone()))
        .collect();
    order.sort();
    for (_, colour) in order.into_iter().skip(pieces) {
        cubes[&colour] = Value::Array(Vec::new());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use enigma_circuit::puzzle::Puzzle as _;
    use enigma_puzzles::{Category, Grade, Puzzle};

    #[test]
    fn a_part_of_a_solution_has_so_many_pieces_and_only_the_whole_is_solved() {
        for category in Category::ALL {
            for grade in Grade::ALL {
                for seed in 0..3 {
                    let puzzle = Puzzle::generate(category, grade, seed);
                    let solution = puzzle.solve().unwrap();
                    for pieces in 0..=puzzle.pieces() {
                        let judgement = puzzle.judge(&part(&solution, pieces)).unwrap();
                        assert_eq!(judgement.laid, pieces, "{puzzle:?}");
                        assert_eq!(judgement.solved, pieces == puzzle.pieces(), "{puzzle:?}");
                    }
                }
            }
        }
    }
}
