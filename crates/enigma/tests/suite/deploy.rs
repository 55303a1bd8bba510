//! The files in `deploy/` say nothing that the program does not know, and fit each other.

use crate::run::enigma;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// Variables of the proxy, and of the files among themselves.
const NOT_OURS: &[&str] = &["ENIGMA_SITE", "ENIGMA_SERVER"];

/// The commands for whoever keeps a server.
const KEEPING: &[&str] = &["serve", "backup", "restore", "doctor", "move", "load"];

fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "../../deploy"]
        .iter()
        .collect()
}

fn file(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).expect(name)
}

/// The files that are for whoever runs a server, and the page about that.
fn all() -> Vec<(String, String)> {
    let names = std::fs::read_dir(folder()).unwrap();
    let names = names.filter_map(|entry| {
        let entry = entry.unwrap();
        let is_file = entry.file_type().unwrap().is_file();
        is_file.then(|| entry.file_name().into_string().unwrap())
    });
    let files = names.map(|name| (name.clone(), file(&name)));
    let page = ("hosting.md".into(), file("../docs/hosting.md"));
    files.chain([page]).collect()
}

fn help(command: &str) -> String {
    let run = enigma(&[command, "--help"], b"");
    assert_eq!(run.status, 0, "{command}: {}", run.errors);
    run.output
}

/// The words of a text that begin so.
fn words<'a>(text: &'a str, start: &str) -> BTreeSet<&'a str> {
    let of_a_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    text.split(|c| !of_a_word(c))
        .filter(|word| word.starts_with(start) && word.len() > start.len())
        .collect()
}

#[test]
fn every_variable_is_one_of_the_server() {
    let help = help("serve");
    for (name, text) in all() {
        for variable in words(&text, "ENIGMA_") {
            let known = ["=", "]"].map(|end| help.contains(&format!("[env: {variable}{end}")));
            let known = known.contains(&true) || NOT_OURS.contains(&variable);
            assert!(known, "{name}: {variable}");
        }
    }
}

#[test]
fn every_option_is_one_of_its_command() {
    let mut seen = 0;
    for (name, text) in all() {
        for line in text.lines() {
            // What follows the name of the program, as in `ExecStart=/usr/bin/enigma serve --listen …`.
            let commands = line.split("enigma ").skip(1);
            for command in commands {
                let mut parts = command.split_whitespace();
                let Some(first) = parts.next().filter(|first| KEEPING.contains(first)) else {
                    continue;
                };
                let command = command.split(['`', '#', '|']).next().unwrap_or_default();
                for option in words(command, "--") {
                    assert!(help(first).contains(option), "{name}: {first} {option}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn the_program_tells_its_own_manual_and_completions() {
    let folder = tempfile::tempdir().unwrap();
    let run = enigma(&["man", folder.path().to_str().unwrap()], b"");
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    let page = std::fs::read_to_string(folder.path().join("enigma-serve.1")).unwrap();
    assert!(page.contains("ENIGMA_DATA"), "{page}");
    assert!(page.contains("\"Enigma 0."), "{page}");
    assert!(!page.contains("turn\\-clock"), "{page}");
    for shell in ["bash", "zsh", "fish"] {
        let run = enigma(&["completions", shell], b"");
        assert_eq!(run.status, 0, "{}", run.errors);
        assert!(run.output.contains("serve"), "{shell}");
    }
    let nowhere = enigma(&["man", "/no/such/folder"], b"");
    assert_eq!(nowhere.status, 2);
    assert_eq!(nowhere.errors.lines().count(), 1, "{}", nowhere.errors);
}
