//! `enigma puzzle` and `enigma deck` through the real binary.

use crate::run::{answers, enigma};
use serde_json::{Value, json};

/// The answer of a verb to one line.
fn answer(verb: &[&str], line: &Value) -> Value {
    let command = [&["puzzle"], verb].concat();
    let run = enigma(&command, format!("{line}\n").as_bytes());
    assert_eq!(run.status, 0, "{line}: {} {}", run.output, run.errors);
    answers(&run).remove(0)
}

/// The reason why a verb cannot use a line.
fn error(verb: &str, line: &Value) -> String {
    let run = enigma(&["puzzle", verb], format!("{line}\n").as_bytes());
    assert_eq!(run.status, 1, "{line}");
    let answer = answers(&run).remove(0);
    answer["error"].as_str().expect("a reason").to_owned()
}

/// One puzzle of each category with its number of solutions and its difficulty.
fn examples() -> [(Value, u64, f64); 4] {
    [
        (
            json!({"category": "weight", "left": [13, 6], "right": [5, 7], "weights": 5}),
            1,
            7.66,
        ),
        (
            json!({"category": "fragment", "outline": [[0, 2], [2, 0], [4, 2], [2, 4]]}),
            8,
            6.24,
        ),
        (
            json!({"category": "conduit", "grid": ["#..", "###", "###", ".#."], "stubs": [[0, 2, "W"]], "forbidden": ["end"]}),
            1,
            4.13,
        ),
        (
            json!({"category": "angular", "view": ["..B.", "RRRY", "GG.Y", "G..Y"]}),
            1,
            5.17,
        ),
    ]
}

#[test]
fn the_worked_examples_are_counted_solved_graded_and_checked() {
    for (puzzle, count, difficulty) in examples() {
        assert_eq!(answer(&["count"], &puzzle), json!({"solutions": count}));
        let graded = answer(&["grade"], &puzzle);
        let found = graded["difficulty"].as_f64().unwrap();
        assert!((found - difficulty).abs() < 0.006, "{puzzle}: {found}");
        assert_eq!(graded["solutions"], count);
        let all = answer(&["solve", "--all"], &puzzle);
        assert_eq!(all["solutions"].as_array().unwrap().len() as u64, count);
        let one = answer(&["solve"], &puzzle);
        assert_eq!(one["solutions"].as_array().unwrap().len(), 1);
        for solution in all["solutions"].as_array().unwrap() {
            let line = json!({"puzzle": puzzle, "solution": solution});
            assert_eq!(answer(&["check"], &line), json!({"legal": true}));
        }
    }
}

#[test]
fn a_name_will_do_for_a_puzzle_and_a_puzzle_may_have_an_id() {
    assert_eq!(
        answer(&["count"], &json!("weight:5/13,6|5,7")),
        json!({"solutions": 1})
    );
    let named =
        json!({"category": "weight", "left": [5, 5], "right": [10], "weights": 3, "id": "x"});
    assert_eq!(answer(&["count"], &named), json!({"solutions": 3}));
    assert_eq!(answer(&["grade"], &json!("angular/expert#3"))["grade"], 4);
}

#[test]
fn an_unsolvable_puzzle_has_no_difficulty() {
    let puzzle = json!("weight:6/1|99");
    assert_eq!(answer(&["count"], &puzzle), json!({"solutions": 0}));
    assert_eq!(
        answer(&["solve", "--all"], &puzzle),
        json!({"solutions": []})
    );
    assert_eq!(
        answer(&["grade"], &puzzle),
        json!({"difficulty": null, "grade": null, "solutions": 0})
    );
}

#[test]
fn a_malformed_puzzle_is_an_error_and_a_malformed_solution_a_verdict() {
    let puzzle = json!({"category": "weight", "left": [13, 100], "right": [5, 7], "weights": 5});
    assert!(error("count", &puzzle).starts_with("left[1]: "));
    let line = json!({"puzzle": puzzle, "solution": {}});
    assert!(error("check", &line).starts_with("puzzle.left[1]: "));
    assert!(error("check", &json!({"puzzle": "weight:5/13,6|5,7"})).starts_with("solution: "));
    assert!(
        error(
            "grade",
            &json!({"category": "weight", "left": [1], "right": [1], "weights": 1, "x": 0})
        )
        .starts_with("x: ")
    );
    for solution in [
        json!(3),
        json!({}),
        json!({"category": "weight", "left": [1], "right": [1, 2]}),
    ] {
        let line = json!({"puzzle": "weight:5/13,6|5,7", "solution": solution});
        assert_eq!(
            answer(&["check"], &line),
            json!({"legal": false, "reason": "malformed"})
        );
    }
}

#[test]
fn advice_and_hints_lead_through_a_draft() {
    let draft = json!({"category": "conduit", "ports": [["N", "", ""], ["", "", ""], ["", "", ""], ["", "", ""]]});
    let line = json!({"puzzle": "conduit:#../###/###/.#.+02W-end", "draft": draft});
    let advice = answer(&["advise"], &line);
    let bad = json!([{"piece": [0, 0], "reason": "open"}]);
    assert_eq!(
        advice,
        json!({"solved": false, "laid": 1, "pieces": 8, "bad": bad})
    );
    assert_eq!(answer(&["hint"], &line), json!({"take_away": [0, 0]}));
}

#[test]
fn generated_puzzles_bear_the_names_of_their_seeds() {
    for category in ["weight", "fragment", "conduit", "angular"] {
        let command = [
            "puzzle",
            "generate",
            "--category",
            category,
            "--grade",
            "2",
            "--count",
            "3",
            "--seed",
            "70",
        ];
        let run = enigma(&command, b"");
        assert_eq!(run.status, 0, "{}", run.errors);
        let puzzles = answers(&run);
        assert_eq!(puzzles.len(), 3);
        for puzzle in puzzles {
            assert_eq!(answer(&["grade"], &puzzle)["grade"], 2);
            let name = puzzle["id"].clone();
            let edition = if category == "angular" { ".2" } else { "" };
            let expected = format!("{category}/medium{edition}#7");
            assert!(name.as_str().unwrap().starts_with(&expected), "{name}");
            assert_eq!(answer(&["solve"], &name), answer(&["solve"], &puzzle));
        }
    }
}

#[test]
fn a_shown_solution_is_drawn_without_colours_into_a_pipe() {
    let run = enigma(&["puzzle", "show", "--solve", "weight:5/13,6|5,7"], b"");
    assert_eq!(run.status, 0, "{}", run.errors);
    assert!(run.output.contains("easy (7.66), one solution"));
    assert!(run.output.contains("19 = 19"));
    assert!(!run.output.contains('\u{1b}'));
    let coloured = enigma(
        &["puzzle", "show", "--colour", "always", "angular/easy#1"],
        b"",
    );
    assert!(coloured.output.contains("\u{1b}[38;2;"));
    let bad = enigma(&["puzzle", "show", "weight:5"], b"");
    assert_eq!(bad.status, 1);
    assert!(bad.errors.contains("weight:5"));
}

#[test]
fn a_deck_has_108_tiles_and_a_summary() {
    let run = enigma(&["deck", "--seed", "9", "--mix", "gentle"], b"");
    assert_eq!(run.status, 0, "{}", run.errors);
    let deck = answers(&run).remove(0);
    assert_eq!((&deck["seed"], &deck["mix"]), (&json!(9), &json!("gentle")));
    let tiles = deck["tiles"].as_array().unwrap();
    assert_eq!(tiles.len(), 108);
    assert_eq!(tiles[0]["tile"], "W01");
    assert_eq!(tiles[107]["tile"], "A27");
    for tile in tiles.iter().step_by(9) {
        let graded = answer(&["grade"], &tile["puzzle"]);
        assert_eq!(
            (&graded["grade"], &graded["solutions"]),
            (&tile["grade"], &tile["solutions"])
        );
    }
    let summary = enigma(&["deck", "--seed", "9", "--summary"], b"").output;
    assert!(summary.contains("symmetric"), "{summary}");
}

#[test]
fn a_seed_that_is_no_number_is_refused_by_name() {
    for seed in ["abc", "-1", "1.5", "18446744073709551616"] {
        for command in [&["deck"][..], &["puzzle", "sheet"]] {
            let seed = format!("--seed={seed}");
            let run = enigma(&[command, &[seed.as_str()]].concat(), b"");
            assert_eq!((run.status, run.output.as_str()), (2, ""));
            let said = "the seed is a whole number from 0 to 2^64 - 1";
            assert!(run.errors.contains(said), "{}", run.errors);
        }
    }
}

#[test]
fn seeds_do_not_begin_again_after_the_last_one() {
    let last = "18446744073709551615";
    let generate = |count: &str| {
        let what = ["--category", "weight", "--grade", "easy"];
        let which = ["--seed", last, "--count", count];
        let all = [&["puzzle", "generate"], &what[..], &which[..]].concat();
        enigma(&all, b"")
    };
    assert_eq!(answers(&generate("1")).len(), 1);
    let run = generate("2");
    assert_ne!(run.status, 0);
    assert_eq!(run.output.lines().count(), 1);
    assert!(run.errors.contains("2^64"), "{}", run.errors);
}
