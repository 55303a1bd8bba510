//! `enigma cipher trace` and `enigma words` through the real binary.

#![allow(
    clippy::needless_pass_by_value,
    reason = "what json! makes reads best where it is used"
)]

use crate::run::{answers, enigma};
use serde_json::{Value, json};

/// The answer to one scenario.
fn trace(scenario: &Value) -> Value {
    let run = enigma(&["cipher", "trace"], format!("{scenario}\n").as_bytes());
    assert_eq!(run.status, 0, "{} {}", run.output, run.errors);
    answers(&run).remove(0)
}

/// The reason why a line cannot be used.
fn error(line: &str) -> String {
    let run = enigma(&["cipher", "trace"], line.as_bytes());
    assert_eq!(run.status, 1, "{line}");
    assert_eq!(run.errors, "", "{line}");
    let answer = answers(&run).remove(0);
    assert_eq!(answer["line"], 1);
    answer["error"].as_str().expect("a reason").to_owned()
}

fn one_round(players: u64, word: &str, events: Value) -> Value {
    let round = json!({"coder": 0, "word": word, "events": events});
    json!({"id": "x", "players": players, "length": word.len(), "rounds": [round]})
}

/// For each event of the only round `ok` or the word of the rule that forbids it.
fn words_of_events(scenario: &Value) -> Vec<String> {
    error_words(&trace(scenario)["rounds"][0]["events"])
}

fn error_words(list: &Value) -> Vec<String> {
    let list = list.as_array().expect("a list").iter();
    list.map(|entry| entry["error"].as_str().unwrap_or("ok").to_owned())
        .collect()
}

#[test]
fn the_worked_examples_come_out_as_written() {
    for line in include_str!("../data/cipher-traces.jsonl").lines() {
        let example: Value = serde_json::from_str(line).expect("an example");
        assert_eq!(trace(&example["scenario"]), example["result"]);
    }
}

#[test]
fn a_whole_game_of_two_with_a_shared_victory() {
    let round = |coder: u64| {
        let events = json!([{"e": "guess", "by": 1 - coder, "word": "ici"}]);
        json!({"coder": coder, "word": "ICI", "events": events})
    };
    let mut scenario = one_round(2, "ICI", json!([]));
    scenario["rounds"] = json!([round(0), round(1), round(0), round(1), round(0)]);
    let answer = trace(&scenario);
    assert_eq!(
        error_words(&answer["rounds"]),
        ["ok", "ok", "ok", "ok", "game_over"]
    );
    // Named at once: 5 + 6 + 2 for one, a token for the other.
    assert_eq!(answer["totals"], json!([28, 28]));
    assert_eq!(answer["over"], true);
    assert_eq!(answer["winners"], json!([0, 1]));
}

#[test]
fn rounds_are_refused_in_order_and_the_coder_stays_the_same() {
    let pass = json!([{"e": "pass", "by": 1}, {"e": "pass", "by": 2}]);
    let scenario = json!({"id": 1, "players": 3, "length": 3, "first_coder": 0, "rounds": [
        {"coder": 1, "word": "no", "events": []},
        {"coder": 0, "word": "NONNE", "events": []},
        {"coder": 0, "word": "ic🐼", "events": []},
        {"coder": 0, "word": null, "events": []},
        {"coder": "0", "word": "ICI", "events": []},
        {"coder": -1, "word": "ICI", "events": []},
        {"coder": 0.5, "word": "ICI", "events": []},
        {"word": "ICI", "events": []},
        {"coder": 0, "events": []},
        7,
        {"coder": 0, "word": "ICI", "events": pass},
        {"coder": 1, "word": "ICI", "events": []},
        {"coder": 1, "word": "ICI", "events": pass},
        {"coder": 2, "word": "ICI", "events": []},
    ]});
    let answer = trace(&scenario);
    let expected = [
        "wrong_coder",
        "bad_word",
        "bad_word",
        "bad_word",
        "wrong_coder",
        "wrong_coder",
        "wrong_coder",
        "wrong_coder",
        "bad_word",
        "wrong_coder",
        "ok",
        "ok",
        "round_not_over",
        "round_not_over",
    ];
    assert_eq!(error_words(&answer["rounds"]), expected);
    assert_eq!(answer["totals"], json!([5, 3, 3]));
    assert_eq!(
        (&answer["over"], &answer["winners"]),
        (&json!(false), &Value::Null)
    );
    assert_eq!(
        answer["rounds"][0],
        json!({"ok": false, "error": "wrong_coder"})
    );
    assert_eq!(answer["rounds"][11]["scores"], Value::Null);
    assert_eq!(answer["rounds"][11]["reason"], Value::Null);
}

#[test]
fn a_wrong_value_refuses_just_that_event_with_its_word() {
    let events = json!([
        {"e": "draw", "kind": "huge"}, {"e": "draw", "kind": 3}, {"e": "draw"},
        {"e": "draw", "kind": "long", "by": 0}, {"e": "dance"}, {"e": 1}, {}, 7, null,
        {"e": "ask", "by": 1, "zone": 0}, {"e": "ask", "by": "1", "zone": 0},
        {"e": "draw", "kind": "long"},
        {"e": "ask", "by": 1, "zone": -1}, {"e": "ask", "by": 1, "zone": 1.5},
        {"e": "ask", "by": 1, "zone": "0"}, {"e": "ask", "by": 1, "zone": 3}, {"e": "ask", "by": 1},
        {"e": "ask", "by": 1, "zone": 18446744073709551615u64},
        {"e": "ask", "by": 257, "zone": 0}, {"e": "ask", "zone": 0}, {"e": "ask", "by": 0, "zone": 0},
        {"e": "guess", "by": 3, "word": "ich"}, {"e": "guess", "by": -1, "word": "ich"},
        {"e": "guess", "word": "ich"}, {"e": "guess", "by": 0, "word": "a"},
        {"e": "guess", "by": 1, "word": 5}, {"e": "guess", "by": 1}, {"e": "guess", "by": 1, "word": "🐼🐼🐼"},
        {"e": "guess", "by": 1, "word": ""},
        {"e": "request", "by": 9}, {"e": "request", "by": 1}, {"e": "pass"}, {"e": "pass", "by": 1},
        {"e": "ask", "by": 1, "zone": 0, "kind": "long"},
        {"e": "ask", "by": 1, "zone": 0},
        {"e": "guess", "by": 2, "word": "ich"},
        {"e": "dance"}, 7, {"e": "ask", "by": 1, "zone": 0}
    ]);
    let expected = [
        "no_such_segment",
        "no_such_segment",
        "no_such_segment",
        "unknown_event",
        "unknown_event",
        "unknown_event",
        "unknown_event",
        "unknown_event",
        "unknown_event",
        "no_segment",
        "not_active",
        "ok",
        "no_such_zone",
        "no_such_zone",
        "no_such_zone",
        "no_such_zone",
        "no_such_zone",
        "no_such_zone",
        "not_active",
        "not_active",
        "not_active",
        "bad_player",
        "bad_player",
        "bad_player",
        "coder_cannot_guess",
        "bad_guess",
        "bad_guess",
        "bad_guess",
        "bad_guess",
        "not_active",
        "not_bonus_phase",
        "not_active",
        "cannot_pass",
        "unknown_event",
        "ok",
        "ok",
        "round_over",
        "round_over",
        "round_over",
    ];
    assert_eq!(words_of_events(&one_round(3, "ICH", events)), expected);
}

#[test]
fn events_hold_the_keys_named_and_no_others() {
    let events = json!([
        {"e": "draw", "kind": "long"}, {"e": "ask", "by": 1, "zone": 1}, {"e": "guess", "by": 1, "word": "abc"},
        {"e": "guess", "by": 1, "word": "abc"}, {"e": "guess", "by": 1, "word": "abc"},
        {"e": "guess", "by": 2, "word": "ich"}
    ]);
    let answer = trace(&one_round(3, "ICH", events));
    let round = &answer["rounds"][0];
    let expected = json!([
        {"ok": true, "phase": "hold", "active": 1, "bonus": false},
        {"ok": true, "phase": "hold", "active": 1, "bonus": false, "answer": "no"},
        {"ok": true, "phase": "hold", "active": 1, "bonus": false, "right": false, "eliminated": false},
        {"ok": true, "phase": "hold", "active": 1, "bonus": false, "right": false, "eliminated": false},
        {"ok": true, "phase": "hold", "active": 2, "bonus": false, "right": false, "eliminated": true},
        {"ok": true, "phase": "over", "active": null, "bonus": false, "right": true},
    ]);
    assert_eq!(round["events"], expected);
    assert_eq!(round["held"], "long");
    assert_eq!(round["tokens"], json!([0, 0, 2]));
    assert_eq!(round["scores"], json!([1 + 4, 0, 5 + 6 + 2]));
    let keys: Vec<&String> = round.as_object().expect("an object").keys().collect();
    let known = [
        "bonus_taken",
        "events",
        "held",
        "in_box",
        "no_tokens",
        "ok",
        "over",
        "reason",
        "received",
        "scores",
        "solver",
        "tokens",
    ];
    assert_eq!(keys, known);
}

#[test]
fn no_tokens_are_sorted_by_zone_then_by_the_name_of_the_kind() {
    // Tight comes before wide here, though it is the last of the four kinds elsewhere.
    let events = json!([
        {"e": "draw", "kind": "wide"}, {"e": "ask", "by": 1, "zone": 0}, {"e": "ask", "by": 1, "zone": 1},
        {"e": "draw", "kind": "tight"}, {"e": "ask", "by": 1, "zone": 1}, {"e": "ask", "by": 1, "zone": 0},
        {"e": "ask", "by": 1, "zone": 2}
    ]);
    let answer = trace(&one_round(2, "IOSE", events));
    let tokens = &answer["rounds"][0]["no_tokens"];
    assert_eq!(*tokens, json!([[0, "tight"], [0, "wide"], [1, "tight"]]));
}

#[test]
fn any_table_of_letters_goes() {
    let pass = json!([
        {"e": "request", "by": 1}, {"e": "guess", "by": 1, "word": "abc"},
        {"e": "guess", "by": 1, "word": "bab"}, {"e": "pass", "by": 1}
    ]);
    let scenario = json!({"id": "t", "players": 2, "length": 3,
    "alphabet": {"A": {}, "B": {"long": 0, "tight": 2}},
    "rounds": [
        {"coder": 0, "word": "ABC", "events": []},
        {"coder": 0, "word": "Áàä", "events": pass},
        {"coder": 1, "word": "bbb", "events": [{"e": "draw", "kind": "long"}, {"e": "draw", "kind": "tight"}]},
    ]});
    let answer = trace(&scenario);
    let rounds = &answer["rounds"];
    assert_eq!(error_words(rounds), ["bad_word", "ok", "ok"]);
    assert_eq!(
        error_words(&rounds[1]["events"]),
        ["none_left", "bad_guess", "ok", "ok"]
    );
    assert_eq!(rounds[1]["reason"], "all_passed");
    assert_eq!(error_words(&rounds[2]["events"]), ["no_such_segment", "ok"]);
    assert_eq!(rounds[2]["in_box"], 5);
}

#[test]
fn kd2_words_are_folded_without_a_language() {
    let events = json!([{"e": "guess", "by": 1, "word": "BAR"}]);
    let mut scenario = one_round(2, "Bar", events);
    scenario["rounds"][0]["word"] = json!("Bär");
    assert_eq!(trace(&scenario)["rounds"][0]["solver"], 1);
    scenario["length"] = json!(4);
    assert_eq!(trace(&scenario)["rounds"][0]["error"], "bad_word");
    for (word, length) in [("cœur", 5), ("Straß", 6), ("e\u{301}te\u{301}", 3)] {
        scenario["length"] = json!(length);
        scenario["rounds"][0]["word"] = json!(word);
        assert_eq!(trace(&scenario)["rounds"][0]["ok"], true, "{word}");
    }
}

#[test]
fn a_scenario_that_cannot_be_used_gets_an_error_that_names_the_field() {
    let good = one_round(2, "ICI", json!([]));
    assert_eq!(trace(&good)["over"], false);
    let without = |field: &str| {
        let mut scenario = good.clone();
        scenario.as_object_mut().expect("an object").remove(field);
        scenario.to_string()
    };
    let with = |field: &str, value: Value| {
        let mut scenario = good.clone();
        scenario[field] = value;
        scenario.to_string()
    };
    let cases = [
        (without("players"), "players"),
        (without("length"), "length"),
        (without("rounds"), "rounds"),
        (with("players", json!(1)), "players"),
        (with("players", json!(5)), "players"),
        (with("players", json!("2")), "players"),
        (with("players", json!(2.5)), "players"),
        (with("length", json!(2)), "length"),
        (with("length", json!(7)), "length"),
        (with("length", json!(-3)), "length"),
        (with("first_coder", json!(2)), "first_coder"),
        (with("alphabet", json!([])), "alphabet"),
        (with("alphabet", json!({"A": {"big": 1}})), "alphabet"),
        (with("alphabet", json!({"A": {"long": -1}})), "alphabet"),
        (with("alphabet", json!({"ab": {}})), "alphabet"),
        (with("rounds", json!({})), "rounds"),
        (
            with("rounds", json!([{"coder": 0, "word": "ICI"}])),
            "rounds[0].events",
        ),
        (
            with("rounds", json!([{"coder": 0, "word": "ICI", "events": 3}])),
            "rounds[0].events",
        ),
        (
            with(
                "rounds",
                json!([{"coder": 0, "word": "ICI", "events": [], "x": 1}]),
            ),
            "rounds[0].x",
        ),
        (with("playres", json!(2)), "playres"),
        ("[1]".into(), "object"),
        ("3".into(), "object"),
        ("{\"id\": 1, \"players\"".into(), "JSON"),
        ("\u{0}".into(), "JSON"),
        ("".to_owned() + "\n", "empty"),
        ("[".repeat(5000), "JSON"),
    ];
    for (line, named) in cases {
        let reason = error(&line);
        assert!(reason.contains(named), "{line}: {reason}");
    }
}

#[test]
fn one_bad_line_spoils_nothing_else() {
    let good = one_round(2, "ICI", json!([])).to_string();
    let long = format!("\"{}\"", "a".repeat(10 << 20));
    let mut input = Vec::new();
    for line in [
        good.as_bytes(),
        b"{\"truncated",
        good.as_bytes(),
        b"\xff\xfe",
        long.as_bytes(),
        b"",
        good.as_bytes(),
    ] {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    let run = enigma(&["cipher", "trace"], &input);
    let answers = answers(&run);
    let lines: Vec<Option<u64>> = answers
        .iter()
        .map(|answer| answer["line"].as_u64())
        .collect();
    assert_eq!(
        lines,
        [None, Some(2), None, Some(4), Some(5), Some(6), None]
    );
    assert_eq!((run.status, run.errors.as_str()), (1, ""));
}

#[test]
fn a_file_is_read_and_a_missing_one_is_named() {
    let file = std::env::temp_dir().join(format!("enigma-cipher-{}.jsonl", std::process::id()));
    std::fs::write(&file, one_round(2, "ICI", json!([])).to_string()).expect("a file");
    let run = enigma(&["cipher", "trace", file.to_str().expect("a name")], b"");
    std::fs::remove_file(&file).expect("it was there");
    assert_eq!((run.status, answers(&run).len()), (0, 1));
    let run = enigma(&["cipher", "trace", "no-such-file.jsonl"], b"");
    assert_eq!((run.status, run.output.as_str()), (2, ""));
    assert!(run.errors.contains("no-such-file.jsonl"), "{}", run.errors);
}

fn words(arguments: &[&str], input: &[u8]) -> (i32, Vec<Value>) {
    let arguments = [&["words", "--json"], arguments].concat();
    let run = enigma(&arguments, input);
    assert_eq!(run.errors, "");
    (run.status, answers(&run))
}

#[test]
fn words_tells_tier_frequency_folding_and_flags() {
    let (status, found) = words(&["fr", "côté", "COEUR", "tapes"], b"");
    assert_eq!(status, 0);
    let expected = json!({"word": "côté", "playable": true, "folded": "COTE", "tier": "common",
        "spellings": ["côté", "côte", "coté", "cote"], "frequency": 5.63, "flags": ["noun_or_adjective"]});
    assert_eq!(found[0], expected);
    assert_eq!(found[1]["spellings"], json!(["cœur"]));
    assert_eq!(
        (&found[2]["folded"], &found[2]["flags"]),
        (&json!("TAPES"), &json!(["inflected", "not_proposed"]))
    );
    let (status, found) = words(&["de", "nackt", "Bär"], b"");
    assert_eq!(status, 0, "flagged words are playable too");
    assert_eq!(found[0]["flags"], json!(["offensive", "noun_or_adjective"]));
    assert_eq!(found[1]["folded"], "BAER");
}

#[test]
fn k11_kd3_words_knows_accents_slang_abbreviations_and_slurs() {
    let (status, found) = words(&["en", "café", "cliché", "entrée", "app", "donut"], b"");
    assert_eq!((status, found.len()), (0, 5), "{found:?}");
    for (language, word, error) in [
        ("fr", "keuf", "slang"),
        ("fr", "kiffer", "slang"),
        ("de", "TÜV", "abbreviation"),
        ("de", "Bafög", "abbreviation"),
        ("de", "Fotze", "slur"),
        ("fr", "salope", "slur"),
    ] {
        let (status, found) = words(&[language, word], b"");
        assert_eq!((status, &found[0]["error"]), (1, &json!(error)), "{word}");
    }
}

#[test]
fn words_tells_why_a_word_is_refused() {
    let long = "ab".repeat(1 << 14);
    let (status, found) = words(
        &[
            "en",
            "panda",
            "ab",
            "Straße",
            "qzxjv",
            "l'eau",
            "🐼🐼🐼",
            "",
            " cat",
            &long,
        ],
        b"",
    );
    assert_eq!(status, 1);
    let errors: Vec<&str> = found
        .iter()
        .map(|answer| answer["error"].as_str().unwrap_or("ok"))
        .collect();
    let expected = [
        "ok",
        "bad_length",
        "bad_length",
        "not_in_list",
        "bad_letters",
        "bad_letters",
        "bad_length",
        "bad_letters",
        "bad_length",
    ];
    assert_eq!(errors, expected);
    assert_eq!(found[2]["folded"], "STRASSE");
    assert!(
        found
            .iter()
            .skip(1)
            .all(|answer| answer["reason"].is_string())
    );
}

#[test]
fn words_reads_standard_input_line_by_line() {
    let mut input = "Bär\r\nSTRASSE\n\n".as_bytes().to_vec();
    input.extend_from_slice(b"\xff\xfe\n");
    input.extend_from_slice(&vec![b'a'; 1 << 20]);
    input.extend_from_slice(b"\nhaus");
    let (status, found) = words(&["de"], &input);
    assert_eq!(status, 1);
    let errors: Vec<&str> = found
        .iter()
        .map(|answer| answer["error"].as_str().unwrap_or("ok"))
        .collect();
    assert_eq!(
        errors,
        [
            "ok",
            "bad_length",
            "bad_length",
            "not_utf8",
            "line_too_long",
            "ok"
        ]
    );
    let (status, found) = words(&["cs"], "žába\nDŮM\n".as_bytes());
    assert_eq!((status, found.len()), (0, 2));
}

#[test]
fn words_reads_well_for_people() {
    let run = enigma(&["words", "de", "Bär", "Straße", "a\u{1b}[31m"], b"");
    let lines: Vec<&str> = run.output.lines().collect();
    assert_eq!(
        lines[0],
        "Bär: playable, BAER, common, frequency 4.00, noun or adjective (Bär)"
    );
    assert_eq!(
        lines[1],
        "Straße: not playable, STRASSE: it has 7 letters, not 3 to 6"
    );
    assert!(
        !lines[2].contains('\u{1b}'),
        "nothing plays tricks on the terminal"
    );
    assert_eq!(run.status, 1);
}

#[test]
fn words_asks_for_a_language_and_shows_whom_to_thank() {
    for arguments in [&["words"][..], &["words", "xx", "cat"]] {
        let run = enigma(arguments, b"");
        assert_eq!((run.status, run.output.as_str()), (2, ""));
        assert!(run.errors.contains("LANG"), "{}", run.errors);
    }
    let run = enigma(&["words", "--credits"], b"");
    assert_eq!(run.status, 0);
    for source in [
        "CC BY-SA 4.0",
        "SCOWL",
        "Lexique",
        "simplemma",
        "german-nouns",
    ] {
        assert!(run.output.contains(source), "{source}");
    }
}

#[test]
fn words_says_so_if_there_is_no_word() {
    let run = enigma(&["words", "fr"], b"");
    assert_eq!((run.status, run.output.as_str()), (2, ""));
    assert!(run.errors.contains("no word"), "{}", run.errors);
}

#[cfg(unix)]
#[test]
fn words_takes_arguments_that_are_no_text() {
    use std::os::unix::ffi::OsStrExt;
    let bad = std::ffi::OsStr::from_bytes(b"\xff\xfe");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_enigma"))
        .args(["words", "en", "--json"])
        .arg(bad)
        .output()
        .expect("the binary runs");
    assert_eq!(output.status.code(), Some(1));
    let answer: Value = serde_json::from_slice(&output.stdout).expect("one line of JSON");
    assert_eq!(answer["error"], "not_utf8");
}
