//! What the page knows of the rules besides their types: limits, pieces, the shapes of letters.

use enigma_cipher::{LENGTHS, SEGMENTS};
use enigma_circuit::Clocks;
use enigma_game::Seats;
use enigma_protocol::{CipherSettings, CircuitSettings};
use enigma_puzzles::{angular, conduit, fragment};
use serde_json::{Map, Value, json};
use std::fs;
use std::ops::RangeInclusive;
use std::path::Path;

/// Writes all of them.
pub fn write(folder: &Path) {
    write_one(
        folder,
        "limits.ts",
        "crates/circuit/src/options.rs, crates/cipher/src/options.rs",
        &limits(),
    );
    write_one(
        folder,
        "puzzles/pieces.ts",
        "crates/puzzles/src/*/piece*.rs",
        &pieces(),
    );
    write_one(
        folder,
        "cipher/segments.ts",
        "crates/cipher/data/segments.json",
        &segments(),
    );
}

fn write_one(folder: &Path, file: &str, source: &str, values: &[(&str, &str, Value)]) {
    let mut text = format!("// Generated from {source}: do not edit.\n");
    for (name, remark, value) in values {
        text += &format!(
            "\n/** {remark} */\nexport const {name} = {} as const;\n",
            written(value, 0)
        );
    }
    fs::write(folder.join(file), text).unwrap();
}

/// What holds other lists or objects on lines of its own, the rest on one.
fn written(value: &Value, depth: usize) -> String {
    let flat = |value: &Value| !value.to_string()[1..].contains(['{', '[']);
    let (begin, entries, end) = match value {
        Value::Array(list)
            if !list.iter().all(|entry| flat(entry) && !entry.is_object()) || list.len() > 9 =>
        {
            (
                "[",
                list.iter()
                    .map(|entry| written(entry, depth + 1))
                    .collect::<Vec<_>>(),
                "]",
            )
        }
        Value::Object(object) if !flat(value) => {
            let entry =
                |(key, value): (&String, &Value)| format!("{key}: {}", written(value, depth + 1));
            ("{", object.iter().map(entry).collect(), "}")
        }
        other => return other.to_string(),
    };
    let indent = "  ".repeat(depth + 1);
    let lines: String = entries
        .iter()
        .map(|entry| format!("\n{indent}{entry},"))
        .collect();
    format!("{begin}{lines}\n{}{end}", "  ".repeat(depth))
}

fn range<T: Copy + Into<u64>>(range: &RangeInclusive<T>) -> Value {
    json!([(*range.start()).into(), (*range.end()).into()])
}

fn limits() -> Vec<(&'static str, &'static str, Value)> {
    let circuit = json!({
        "timer": range(&Clocks::SAND_TIMER.seconds),
        "cap": range(&Clocks::CAP.seconds),
        "choose": range(&Clocks::CHOOSE.seconds),
        "place": range(&Clocks::PLACE.seconds),
    });
    vec![
        (
            "seats",
            "The fewest and the most seats of a table.",
            range(&Seats::RANGE),
        ),
        (
            "wordLength",
            "The fewest and the most letters of a word.",
            range(&LENGTHS),
        ),
        (
            "circuitSeconds",
            "How many seconds the clocks of Circuit may run where they have a limit.",
            circuit,
        ),
        (
            "cipherSeconds",
            "How many seconds each clock of Cipher may run where it has a limit.",
            range(&enigma_cipher::Clocks::SECONDS),
        ),
        (
            "circuitDefaults",
            "What holds for Circuit if nothing is said.",
            json!(CircuitSettings::default()),
        ),
        (
            "cipherDefaults",
            "What holds for Cipher if nothing is said.",
            json!(CipherSettings::default()),
        ),
    ]
}

fn pieces() -> Vec<(&'static str, &'static str, Value)> {
    let fragment = fragment::Piece::ALL.map(|piece| {
        let corners: Vec<_> = piece.poses().iter().map(|pose| pose.corners).collect();
        (piece.name().to_owned(), json!(corners))
    });
    let pipes = conduit::Piece::ALL.map(|piece| {
        let rotations: Vec<_> = piece.rotations().map(conduit::Ports::name).collect();
        let pipe = json!({"count": piece.count(), "rotations": rotations});
        (piece.name().to_owned(), pipe)
    });
    let angular =
        angular::Piece::ALL.map(|piece| (piece.letter().to_string(), json!(piece.shape())));
    vec![
        (
            "fragmentShapes",
            "Corners of each piece of the tangram in each of its orientations.",
            object(fragment),
        ),
        (
            "pipes",
            "How many there are of each piece of pipe, and its ports in each rotation.",
            object(pipes),
        ),
        (
            "angularShapes",
            "Cubes of each piece, lying flat.",
            object(angular),
        ),
    ]
}

fn object(entries: impl IntoIterator<Item = (String, Value)>) -> Value {
    Value::Object(Map::from_iter(entries))
}

fn segments() -> Vec<(&'static str, &'static str, Value)> {
    let all: Value = serde_json::from_str(SEGMENTS).unwrap();
    let of = |field: &str, keep: fn(&Value) -> Value| {
        let entries = all[field].as_object().unwrap().iter();
        object(entries.map(|(name, value)| (name.clone(), keep(value))))
    };
    vec![
        (
            "segmentPaths",
            "Centre lines around (0, 0); strokes are 0.12 wide with round ends.",
            of("types", |kind| kind["path"].clone()),
        ),
        (
            "letters",
            "Every letter: its width, strokes included, and its segments, each turned clockwise by so many degrees and moved \
             to (x, y) in a box of height 1.",
            of(
                "letters",
                |letter| json!({"width": letter["width"], "segments": letter["segments"]}),
            ),
        ),
    ]
}
