//! Drafts of a puzzle of each category: read into one canonical form, never larger than the puzzle, and judged.
#![no_main]

use enigma_puzzles::{Category, Grade, Puzzle};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    let of = |category| Puzzle::generate(category, Grade::Medium, 7);
    Category::ALL.into_iter().map(of).collect()
});

fuzz_target!(|text: &str| {
    let Ok(json) = serde_json::from_str(text) else {
        return;
    };
    for puzzle in &*PUZZLES {
        let Ok(draft) = puzzle.read_draft(&json) else {
            continue;
        };
        let again = puzzle.read_draft(&draft.json()).expect("the canonical form can be read");
        assert_eq!(again, draft);
        let _ = puzzle.check(&draft);
        assert!(draft.json().to_string().len() < 4096, "a draft is no larger than its puzzle");
    }
});
