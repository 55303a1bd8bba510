//! A table needs no server, and nothing of the machine it runs on: it could run inside a page.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What only a server has among its dependencies.
const OF_SERVERS: [&str; 11] = [
    "axum",
    "deadpool-postgres",
    "futures-util",
    "getrandom",
    "hyper",
    "mio",
    "rand",
    "rusqlite",
    "tokio",
    "tokio-postgres",
    "tracing",
];
/// What the machine lends to a program.
const OF_MACHINES: [&str; 8] = [
    "Instant::",
    "SystemTime",
    "std::env::",
    "std::fs",
    "std::net",
    "std::process",
    "std::thread",
    "thread::sleep",
];

/// The packages that a table is made of: their names, and for those of this workspace where they are.
fn packages() -> Vec<(String, Option<PathBuf>)> {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--offline", "-p", "enigma-table"])
        .args(["-e", "normal", "--prefix", "none", "--no-dedupe"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let lines = String::from_utf8(output.stdout).unwrap();
    let unique: BTreeSet<&str> = lines.lines().collect();
    let packages = unique.into_iter().map(|line| {
        let name = line.split(' ').next().unwrap().to_owned();
        let folder = line.split_once("(/").map(|(_, rest)| {
            let path = rest.split(')').next().unwrap();
            Path::new("/").join(path)
        });
        (name, folder)
    });
    packages.collect()
}

#[test]
fn a_table_needs_nothing_that_only_a_server_has() {
    let packages = packages();
    assert!(packages.iter().any(|(name, _)| name == "enigma-circuit"));
    let names = packages.iter().map(|(name, _)| name.as_str());
    let of_servers: Vec<&str> = names.filter(|name| OF_SERVERS.contains(name)).collect();
    assert!(of_servers.is_empty(), "{of_servers:?}");
}

#[test]
fn a_table_and_its_games_use_nothing_of_the_machine() {
    let mut read = 0;
    for folder in packages().into_iter().filter_map(|(_, folder)| folder) {
        for file in sources(&folder.join("src")) {
            let text = std::fs::read_to_string(&file).unwrap();
            // Tests stand at the foot of a file.
            let own = text.split("#[cfg(test)]").next().unwrap();
            for of_machine in OF_MACHINES {
                assert!(!own.contains(of_machine), "{of_machine} in {file:?}");
            }
            read += 1;
        }
    }
    assert!(read > 100, "only {read} files were read");
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let (folders, files): (Vec<_>, Vec<_>) = paths.partition(|path| path.is_dir());
    let mut found: Vec<PathBuf> = folders.iter().flat_map(|folder| sources(folder)).collect();
    found.extend(files);
    found
}
