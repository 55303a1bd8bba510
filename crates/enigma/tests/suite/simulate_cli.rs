//! `enigma simulate` through the real binary.

use crate::run::{Run, enigma};
use serde_json::Value;

fn simulate(arguments: &[&str]) -> Run {
    let all: Vec<&str> = ["simulate"].iter().chain(arguments).copied().collect();
    enigma(&all, b"")
}

fn json(run: &Run) -> Value {
    assert_eq!(run.status, 0, "{}", run.errors);
    serde_json::from_str(&run.output).expect("one JSON object and nothing else")
}

fn keys(json: &Value) -> Vec<&str> {
    json.as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect()
}

/// The results without the times, which no two runs share.
fn timeless(mut json: Value) -> Value {
    for seat in json["seats"].as_array_mut().unwrap() {
        seat.as_object_mut().unwrap().remove("ms_per_decision");
    }
    json
}

const CIRCUIT: [&str; 8] = [
    "circuit",
    "--seats",
    "turbine,spark,careful",
    "--games",
    "4",
    "--seed",
    "7",
    "--json",
];

const CIPHER: [&str; 12] = [
    "cipher",
    "--seats",
    "relay,spark",
    "--games",
    "6",
    "--seed",
    "7",
    "--language",
    "cs",
    "--length",
    "4",
    "--json",
];

#[test]
fn json_has_just_the_fields_it_promises() {
    for (arguments, names) in [
        (&CIRCUIT[..], &["turbine", "spark", "careful"][..]),
        (&CIPHER[..], &["relay", "spark"][..]),
    ] {
        let result = json(&simulate(arguments));
        let mut fields = keys(&result);
        fields.sort_unstable();
        assert_eq!(fields, ["game", "games", "rounds", "seats"]);
        assert_eq!(result["game"], arguments[0]);
        let seats = result["seats"].as_array().unwrap();
        let bots: Vec<&str> = seats
            .iter()
            .map(|seat| seat["bot"].as_str().unwrap())
            .collect();
        assert_eq!(bots, names);
        let number = |seat: &Value, field: &str| seat[field].as_f64().unwrap();
        for seat in seats {
            assert_eq!(keys(seat).len(), 6);
            assert!(number(seat, "low") <= number(seat, "win_rate"));
            assert!(number(seat, "win_rate") <= number(seat, "high"));
            assert!(number(seat, "mean_score") > 0.0 && number(seat, "ms_per_decision") > 0.0);
        }
        let won: f64 = seats.iter().map(|seat| number(seat, "win_rate")).sum();
        assert!(
            (won - 1.0).abs() < 1e-9,
            "every game has one victory, shared or not"
        );
        let rounds = &result["rounds"];
        assert!(number(rounds, "p05") <= number(rounds, "median"));
        assert!(number(rounds, "median") <= number(rounds, "p95"));
    }
}

#[test]
fn the_games_do_not_depend_on_the_threads_but_on_the_seed() {
    for arguments in [&CIRCUIT[..], &CIPHER[..]] {
        let with = |more: &[&str]| {
            let all: Vec<&str> = arguments.iter().chain(more).copied().collect();
            timeless(json(&simulate(&all)))
        };
        assert_eq!(with(&["--threads", "1"]), with(&["--threads", "3"]));
        let other: Vec<&str> = arguments
            .iter()
            .map(|&argument| if argument == "7" { "8" } else { argument })
            .collect();
        assert_ne!(with(&[]), timeless(json(&simulate(&other))));
    }
}

#[test]
fn records_are_kept_and_replay_and_a_drawing_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let plot = folder.path().join("plot.svg");
    let mut files = Vec::new();
    for (name, arguments) in [("circuit", &CIRCUIT[..]), ("cipher", &CIPHER[..])] {
        let records = folder.path().join(name);
        let more = [
            "--records",
            records.to_str().unwrap(),
            "--plot",
            plot.to_str().unwrap(),
        ];
        let all: Vec<&str> = arguments.iter().chain(&more).copied().collect();
        json(&simulate(&all));
        assert!(std::fs::read_to_string(&plot).unwrap().starts_with("<svg"));
        let again = simulate(&all);
        assert_eq!(again.status, 2, "no two runs in one folder");
        assert!(again.errors.contains("not empty"), "{}", again.errors);
        let kept = std::fs::read_dir(&records).unwrap();
        files.extend(kept.map(|entry| entry.unwrap().path()));
    }
    assert_eq!(files.len(), 10);
    for file in files {
        let replayed = enigma(&["replay", file.to_str().unwrap()], b"");
        assert_eq!(replayed.status, 0, "{file:?}: {}", replayed.errors);
    }
}

#[test]
fn bad_arguments_are_named() {
    let refused = |arguments: &[&str], named: &str| {
        let run = simulate(arguments);
        assert_eq!(run.status, 2, "{arguments:?}");
        assert!(run.errors.contains(named), "{}", run.errors);
        assert!(run.output.is_empty());
    };
    refused(&["circuit", "--seats", "core"], "seats");
    refused(&["circuit", "--seats", "core,genius"], "genius");
    refused(&["cipher", "--seats", "core,careful"], "careful");
    refused(
        &["cipher", "--seats", "core,spark", "--length", "7"],
        "length",
    );
    refused(
        &["circuit", "--seats", "core,spark", "--games", "0"],
        "games",
    );
}
