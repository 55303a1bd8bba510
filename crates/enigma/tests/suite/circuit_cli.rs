//! `enigma circuit trace` through the real binary.

use crate::run::{answers, enigma};
use serde_json::{Value, json};

/// The answer to one scenario.
fn trace(scenario: &Value) -> Value {
    let run = enigma(&["circuit", "trace"], format!("{scenario}\n").as_bytes());
    assert_eq!(run.status, 0, "{}", run.errors);
    answers(&run).remove(0)
}

/// The reason why a scenario cannot be used.
fn error(line: &str) -> String {
    let run = enigma(&["circuit", "trace"], line.as_bytes());
    assert_eq!(run.status, 1, "{line}");
    let answer = answers(&run).remove(0);
    assert_eq!(answer["line"], 1);
    answer["error"].as_str().expect("a reason").to_owned()
}

fn end(port: &str, colour: &str) -> Value {
    json!({"networks": [{"ports": port, "cells": [colour]}]})
}

fn start() -> Value {
    json!({"tile": end("NESW", "red"), "x": 0, "y": 0, "rot": 0})
}

fn step(player: u64, x: i64, y: i64, round: Option<u64>) -> Value {
    let tile = end("N", "blue");
    let step = json!({"player": player, "tile": tile, "x": x, "y": y, "rot": 0, "cell": null});
    with(step, "round", json!(round))
}

fn with(mut object: Value, key: &str, value: Value) -> Value {
    object[key] = value;
    object
}

/// For each step `ok` or the word of the rule that forbids it.
fn words(scenario: &Value) -> Vec<String> {
    let answer = trace(scenario);
    let steps = answer["steps"].as_array().expect("steps").iter();
    steps
        .map(|step| step["error"].as_str().unwrap_or("ok").to_owned())
        .collect()
}

#[test]
fn the_worked_examples_come_out_as_written() {
    for line in include_str!("../data/circuit-traces.jsonl").lines() {
        let example: Value = serde_json::from_str(line).expect("an example");
        assert_eq!(trace(&example["scenario"]), example["result"]);
    }
}

#[test]
fn c80_the_rulebooks_example() {
    let lay = |player: u64, tile, x: i64, y: i64, cell| json!({"player": player, "tile": tile, "x": x, "y": y, "rot": 0, "cell": cell});
    let (black, white, green) = (0, 1, 2);
    let scenario = json!({
        "id": "C-80", "players": 3,
        "start": {"tile": end("E", "red"), "x": 0, "y": 0, "rot": 0},
        "steps": [
            lay(green, end("N", "yellow"), 0, -1, json!(0)),
            lay(green, end("N", "yellow"), 1, -1, json!(0)),
            lay(green, end("N", "yellow"), 2, -1, json!(null)),
            lay(white, end("W", "blue"), 2, 0, json!(0)),
            lay(black, json!({"networks": [{"ports": "EW", "cells": ["red"]}]}), 1, 0, json!(0)),
        ],
    });
    let answer = trace(&scenario);
    let last = answer["steps"].as_array().unwrap().last().unwrap();
    assert_eq!(last["awards"], json!([2, 1, 0]), "{answer}");
    assert_eq!(last["returned"], json!([1, 1, 0]));
    assert_eq!(
        answer["unscored"],
        json!([0, 0, 2]),
        "green's networkers stay"
    );
    assert_eq!(
        last["closed"][0]["cells"],
        json!({"red": 2, "yellow": 0, "blue": 1})
    );
}

#[test]
fn d18_the_first_rule_broken_is_named() {
    let broken = json!({
        "player": 9, "tile": {"networks": []}, "x": 0, "y": 0, "rot": 7, "cell": -1, "round": 0,
    });
    let mended = [
        ("player", json!(0), "bad_player"),
        ("round", json!(1), "wrong_order"),
        ("tile", end("S", "red"), "bad_tile"),
        ("rot", json!(0), "bad_rotation"),
        ("y", json!(-2), "occupied"),
        ("y", json!(-1), "not_adjacent"),
        ("cell", json!(0), "no_such_cell"),
        ("cell", json!(null), "no_networker"),
    ];
    let mut steps = vec![broken];
    for (key, value, _) in &mended {
        let next = with(steps.last().unwrap().clone(), key, value.clone());
        steps.push(next);
    }
    let scenario = json!({"id": 1, "players": 2, "supply": 0, "start": start(), "steps": steps});
    let expected: Vec<_> = mended
        .iter()
        .map(|&(_, _, word)| word)
        .chain(["ok"])
        .collect();
    assert_eq!(words(&scenario), expected);
}

#[test]
fn c51_a_colour_taken_in_the_system_is_refused() {
    let lay = |x: i64| {
        json!({
            "player": 0, "tile": {"networks": [{"ports": "EW", "cells": ["blue"]}]},
            "x": x, "y": 0, "rot": 0, "cell": 0,
        })
    };
    let scenario = json!({"id": 1, "players": 2, "start": start(), "steps": [lay(1), lay(2)]});
    assert_eq!(words(&scenario), ["ok", "colour_taken"]);
}

#[test]
fn a_wrong_value_refuses_just_its_step_with_the_word_it_belongs_to() {
    let wrong = [
        (
            "player",
            "bad_player",
            vec![
                json!(-1),
                json!("0"),
                json!(2),
                json!(1.5),
                json!(null),
                json!(256),
            ],
        ),
        (
            "tile",
            "bad_tile",
            vec![
                json!(null),
                json!([]),
                json!({"networks": 3}),
                json!({"networks": [{}]}),
                json!({"networks": [{"ports": "NQ", "cells": []}]}),
                json!({"networks": [{"ports": ["NE"], "cells": []}]}),
                json!({"networks": [{"ports": "NN", "cells": []}]}),
                json!({"networks": [{"ports": "", "cells": []}]}),
                json!({"networks": [{"ports": "N", "cells": ["green"]}]}),
                json!({"networks": [{"ports": "N", "cells": ["red"], "extra": 1}]}),
            ],
        ),
        (
            "rot",
            "bad_rotation",
            vec![json!(4), json!(-1), json!("1"), json!(null), json!(0.5)],
        ),
        (
            "x",
            "not_adjacent",
            vec![
                json!("a"),
                json!(null),
                json!(1e300),
                json!(9_000_000_000i64),
            ],
        ),
        (
            "cell",
            "no_such_cell",
            vec![
                json!(1),
                json!(-1),
                json!("a"),
                json!(false),
                json!(1u64 << 40),
            ],
        ),
        (
            "round",
            "wrong_order",
            vec![json!(0), json!(-3), json!("1"), json!(1.5)],
        ),
    ];
    for (key, word, values) in wrong {
        for value in values {
            let bad = with(step(0, 0, -1, None), key, value.clone());
            let steps = [bad, step(0, 0, -1, None)];
            let scenario = json!({"id": 1, "players": 2, "start": start(), "steps": steps});
            assert_eq!(words(&scenario), [word, "ok"], "{key}: {value}");
        }
    }
    let scenario =
        json!({"id": 1, "players": 2, "start": start(), "steps": [7, step(1, 1, 0, None)]});
    assert_eq!(words(&scenario), ["bad_player", "ok"]);
}

#[test]
fn rounds_have_an_order_and_seats_or_rounds_may_be_missing() {
    let steps = [
        (step(1, 0, -1, Some(1)), "ok"),          // start player of round 1
        (step(1, 0, 1, Some(1)), "wrong_order"),  // once a round
        (step(0, 0, 1, Some(1)), "ok"),           // seat 2 is missing
        (step(2, 1, 0, Some(1)), "wrong_order"),  // past
        (step(2, 1, 0, Some(4)), "ok"),           // rounds are missing; seat 1 starts round 4
        (step(1, -1, 0, Some(4)), "wrong_order"), // before seat 2 in round 4
        (step(1, -1, 0, Some(3)), "wrong_order"), // a round that is past
        (step(1, -1, 0, None), "ok"),             // taken as it comes
        (step(0, -2, 0, Some(4)), "ok"),
    ];
    let (steps, expected): (Vec<_>, Vec<_>) = steps.into_iter().unzip();
    let scenario =
        json!({"id": 1, "players": 3, "start_player": 1, "start": start(), "steps": steps});
    assert_eq!(words(&scenario), expected);
}

#[test]
fn c70_the_end_is_looked_at_between_rounds_only() {
    let closing = |player: u64, round| {
        let tile = end("W", "red");
        json!({"player": player, "tile": tile, "x": 1, "y": 0, "rot": 0, "cell": 0, "round": round})
    };
    let scenario = json!({
        "id": 1, "players": 2, "scores": [13, 0],
        "start": {"tile": end("E", "red"), "x": 0, "y": 0, "rot": 0},
        "steps": [closing(0, 1), step(1, 2, 0, Some(1)), step(1, 3, 0, Some(2)), step(1, 3, 0, None)],
    });
    assert_eq!(words(&scenario), ["ok", "ok", "game_over", "ok"]);
    let answer = trace(&scenario);
    assert_eq!(
        (&answer["over"], &answer["scores"]),
        (&json!(true), &json!([15, 0]))
    );
}

#[test]
fn c72_to_c75_the_ranking_goes_by_points_then_networkers_else_shared() {
    let networker = |player: u64, x, y| with(step(player, x, y, None), "cell", json!(0));
    let scenario = json!({
        "id": 1, "players": 4, "scores": [3, 7, 3, 3], "start": start(),
        "steps": [networker(2, 0, -1)],
    });
    let answer = trace(&scenario);
    assert_eq!(answer["ranking"], json!([[1], [2], [0, 3]]));
}

#[test]
fn c43_c44_networks_without_ports_or_cells_are_systems_too() {
    let tile = json!({"networks": [
        {"ports": [], "cells": ["red", "red"]}, {"ports": ["N", "S"], "cells": []}]});
    let lay = json!({"player": 1, "tile": tile, "x": 1, "y": 0, "rot": 0, "cell": 1});
    let answer = trace(&json!({"id": 1, "players": 2, "start": start(), "steps": [lay]}));
    assert_eq!(
        answer["steps"][0]["closed"][0]["points"],
        json!([0, 2]),
        "closed when laid"
    );
    let open: Vec<_> = answer["systems"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["open"])
        .collect();
    assert_eq!(open, [3, 0, 2]);
}

#[test]
fn scenarios_that_cannot_be_used_name_the_field() {
    let good = json!({"id": 1, "players": 2, "start": start(), "steps": []});
    let bad = [
        ("players", json!(null)),
        ("players", json!(5)),
        ("players", json!("2")),
        ("supply", json!(-1)),
        ("scores", json!([1])),
        ("scores", json!([1, -1])),
        ("target", json!("x")),
        ("start_player", json!(2)),
        ("start", json!(null)),
        (
            "start",
            json!({"tile": {"networks": []}, "x": 0, "y": 0, "rot": 0}),
        ),
        ("steps", json!(null)),
        ("steps", json!({})),
        ("colour", json!("teal")),
    ];
    for (key, value) in bad {
        let reason = error(&with(good.clone(), key, value.clone()).to_string());
        assert!(reason.contains(key), "{key} {value}: {reason}");
    }
    let extra = with(step(0, 1, 0, None), "colour", json!(1));
    let reason = error(&with(good, "steps", json!([extra])).to_string());
    assert!(reason.contains("steps[0].colour"), "{reason}");
}

#[test]
fn lines_that_cannot_be_used_are_answered_in_their_place() {
    let good = json!({"id": "good", "players": 2, "start": start(), "steps": []}).to_string();
    let long = format!("{{\"id\":\"{}\"}}", "x".repeat(10 << 20));
    let mut input = Vec::new();
    let lines: [&[u8]; 8] = [
        good.as_bytes(),
        &good.as_bytes()[..40],
        b"",
        b"\xff\xfe",
        long.as_bytes(),
        b"[]",
        &[b'['; 100_000],
        good.as_bytes(),
    ];
    for line in lines {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    let run = enigma(&["circuit", "trace"], &input);
    assert_eq!((run.status, run.errors.as_str()), (1, ""));
    let answers = answers(&run);
    assert_eq!(answers.len(), lines.len());
    for (answer, number) in answers.iter().zip(1..) {
        match number {
            1 | 8 => assert_eq!(answer["id"], "good"),
            _ => assert_eq!(
                (&answer["line"], answer["error"].is_string()),
                (&json!(number), true)
            ),
        }
    }
}

#[test]
fn a_missing_file_is_said_on_standard_error() {
    let run = enigma(&["circuit", "trace", "no-such-file.jsonl"], b"");
    assert_eq!((run.status, run.output.as_str()), (2, ""));
    assert!(run.errors.contains("no-such-file.jsonl"), "{}", run.errors);
}
