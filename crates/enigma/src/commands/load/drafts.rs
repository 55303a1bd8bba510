//! Drafts on the way to a solution.

use serde_json::{Value, json};

/// A draft on the way to a solution, with so many quarters of it: counts of weights, a list of
/// pieces, rows of pipes, or cubes by colour.
pub fn part_of(solution: &Value, quarters: usize) -> Value {
    let weights = ["left", "right"]
        .iter()
        .filter_map(|side| solution[side].as_array());
    let weights: u64 = weights.flatten().filter_map(Value::as_u64).sum();
    let mut left = weights * quarters as u64 / 4;
    let mut draft = solution.clone();
    let Some(fields) = draft.as_object_mut() else {
        return draft;
    };
    for (name, value) in fields {
        match (name.as_str(), value) {
            ("left" | "right", Value::Array(counts)) => {
                for count in counts {
                    let weights = count.as_u64().unwrap_or(0).min(left);
                    left -= weights;
                    *count = json!(weights);
                }
            }
            ("pieces", Value::Array(pieces)) => pieces.truncate(pieces.len() * quarters / 4),
            ("ports", Value::Array(rows)) => {
                let laid = rows.len() * quarters / 4;
                let rest = rows.iter_mut().skip(laid).filter_map(Value::as_array_mut);
                rest.flatten().for_each(|cell| *cell = json!(""));
            }
            ("cubes", Value::Object(cubes)) => keep_lowest(cubes, quarters),
            _ => {}
        }
    }
    draft
}

/// Buildings are made from the table upwards.
fn keep_lowest(cubes: &mut serde_json::Map<String, Value>, pieces: usize) {
    let height = |piece: &Value| -> u64 {
        let cubes = piece.as_array().into_iter().flatten();
        cubes.filter_map(|cube| cube[2].as_u64()).sum()
    };
    let order = cubes.iter();
    let mut order: Vec<(u64, String)> = order
        .map(|(colour, piece)| (height(piece), colour.clone()))
        .collect();
    order.sort_unstable();
    for (_, colour) in order.into_iter().skip(pieces) {
        // A piece that is not laid has no cubes, but it is there.
        cubes.insert(colour, json!([]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use enigma_puzzles::{Category, Grade, Puzzle};

    #[test]
    fn every_draft_on_the_way_to_a_solution_can_be_read() {
        for category in Category::ALL {
            for (grade, seed) in Grade::ALL.into_iter().zip(1..) {
                let puzzle = Puzzle::generate(category, grade, seed);
                let solution = puzzle.solve().expect("generated puzzles can be solved");
                for quarters in 1..=4 {
                    let draft = part_of(&solution.json(), quarters);
                    let read = puzzle.read_draft(&draft);
                    assert!(read.is_ok(), "{category} {grade} {quarters}: {read:?}");
                    let advice = read.map(|draft| puzzle.advise(&draft));
                    let solved = advice.is_ok_and(|advice| advice.is_ok_and(|it| it.solved));
                    assert_eq!(solved, quarters == 4, "{category} {grade} {quarters}");
                }
            }
        }
    }
}
