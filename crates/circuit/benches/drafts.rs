//! What a draft costs from the text of an action to the verdict on it: `cargo bench -p enigma-circuit --bench drafts`.

#![allow(missing_docs, reason = "a program")]

use enigma_circuit::Action;
use enigma_circuit::puzzle::Puzzle as _;
use enigma_puzzles::{Category, Grade, Puzzle, Solution};
use std::hint::black_box;
use std::time::Instant;

/// How often each is done; once is enough where nobody measures (`cargo test` runs benches without `--bench`).
fn rounds() -> u32 {
    if std::env::args().any(|argument| argument == "--bench") {
        20_000
    } else {
        1
    }
}

fn main() {
    for category in Category::ALL {
        let puzzle = Puzzle::generate(category, Grade::Hard, 7);
        let Some(draft) = puzzle.solve() else {
            continue;
        };
        let action = Action::Draft { draft };
        let Ok(text) = serde_json::to_string(&action) else {
            continue;
        };
        let read = time(|| serde_json::from_str::<Action<Solution>>(&text).is_ok());
        let Action::Draft { draft } = action else {
            continue;
        };
        let judge = time(|| puzzle.check_size(&draft).is_ok() && puzzle.judge(&draft).is_ok());
        let write = time(|| serde_json::to_string(&draft).is_ok());
        println!("{category:10} read {read:7.2} µs   judge {judge:7.2} µs   write {write:7.2} µs");
    }
}

/// Microseconds for one time: the best of five rounds.
fn time(mut what: impl FnMut() -> bool) -> f64 {
    let (mut best, rounds) = (f64::MAX, rounds());
    for _ in 0..5 {
        let begin = Instant::now();
        for _ in 0..rounds {
            assert!(black_box(what()), "it can be read and judged");
        }
        best = best.min(begin.elapsed().as_secs_f64());
    }
    best * 1e6 / f64::from(rounds)
}
