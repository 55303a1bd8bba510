//! Drafts with what the rules say of them, for the page: it draws what lies badly by its own geometry, and is checked
//! against these (`web/src/puzzles/judged.test.ts`). `UPDATE_JUDGED=1` writes them anew.

#![allow(missing_docs, reason = "tests")]

use enigma_puzzles::{Category, Grade, Puzzle, Solution};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

#[test]
fn what_the_page_draws_is_checked_against_the_rules_of_today() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/puzzles/judged.json");
    let lines: Vec<String> = judged().iter().map(Value::to_string).collect();
    let fresh = format!("[\n{}\n]\n", lines.join(",\n"));
    if std::env::var_os("UPDATE_JUDGED").is_some() {
        fs::write(&file, &fresh).unwrap();
    }
    let committed = fs::read_to_string(&file).unwrap_or_default();
    assert!(committed == fresh, "stale: run `make protocol` and commit");
}

fn judged() -> Vec<Value> {
    let mut judged = Vec::new();
    for category in [Category::Fragment, Category::Conduit, Category::Angular] {
        for (grade, seed) in Grade::ALL.into_iter().zip(1..) {
            let puzzle = Puzzle::generate(category, grade, seed);
            let solution = puzzle.solve().unwrap();
            for draft in drafts(&puzzle, &solution, seed) {
                let advice = puzzle.advise(&draft).unwrap();
                judged.push(json!({"puzzle": puzzle, "draft": draft, "advice": advice}));
            }
        }
    }
    judged
}

/// Right ones, whole and in part, and wrong ones.
fn drafts(puzzle: &Puzzle, solution: &Solution, seed: u64) -> Vec<Solution> {
    let mut drafts: Vec<Solution> = [4, 2, 1]
        .map(|share| solution.part(puzzle.pieces() / share))
        .into();
    match puzzle {
        Puzzle::Conduit(_) => drafts.extend(turned(solution)),
        _ => {
            let other = Puzzle::generate(puzzle.category(), Grade::Medium, seed + 100);
            drafts.extend(other.solve());
        }
    }
    drafts
}

/// The solution with one of its pieces turned, each in turn.
fn turned(solution: &Solution) -> Vec<Solution> {
    let json = solution.json();
    let rows = json["ports"].as_array().unwrap();
    let cells =
        (0..rows.len()).flat_map(|y| (0..rows[y].as_array().unwrap().len()).map(move |x| (x, y)));
    let turn = |(x, y): (usize, usize)| {
        let ports = rows[y][x].as_str().unwrap();
        let sides = "NESW";
        let turned: String = (0..4)
            .filter(|side| ports.contains(&sides[(side + 3) % 4..(side + 3) % 4 + 1]))
            .map(|side| &sides[side..=side])
            .collect();
        let mut json = json.clone();
        json["ports"][y][x] = turned.into();
        Solution::from_json(&json).unwrap()
    };
    cells.map(turn).filter(|draft| draft != solution).collect()
}
