//! Puzzles by name and as JSON: both forms lead to the same puzzle and back.
#![no_main]

use enigma_puzzles::{Name, Puzzle};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fuzz_target!(|text: &str| {
    if let Ok(name) = text.parse::<Name>() {
        assert_eq!(name.to_string().parse::<Name>().as_ref(), Ok(&name));
        both_forms(&name.puzzle());
    }
    if let Ok(json) = serde_json::from_str::<Value>(text)
        && let Ok(puzzle) = Puzzle::from_json(&json)
    {
        both_forms(&puzzle);
    }
});

fn both_forms(puzzle: &Puzzle) {
    assert_eq!(Puzzle::from_json(&puzzle.to_json()).as_ref(), Ok(puzzle));
    let name = puzzle.to_string();
    assert_eq!(name.parse::<Name>().map(Name::puzzle).as_ref(), Ok(puzzle), "{name}");
}
