//! `make planted`: plants one fault after the other in a copy of the sources, and looks whether worlds find it.

use enigma_simulation::planted::Fault;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Within how many worlds each fault has to be found.
const WORLDS: &str = "2000";

fn main() -> ExitCode {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    match all(&wanted) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(missed) => {
            println!("{missed} not found");
            ExitCode::FAILURE
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// How many were not found.
fn all(wanted: &[String]) -> Result<usize, String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = here.join("../..");
    let copy = root.join("target/planted");
    fs::create_dir_all(&copy).map_err(|error| error.to_string())?;
    let mut missed = 0;
    for fault in Fault::all(&here.join("planted"))? {
        if !wanted.is_empty() && !wanted.contains(&fault.name) {
            continue;
        }
        copy_sources(&root, &copy)?;
        for (file, text) in fault.planted(&copy)? {
            fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
        }
        let found = run(&copy)?;
        missed += usize::from(found.is_none());
        let found = found.unwrap_or_else(|| "NOT FOUND".to_owned());
        println!("{:26} {found}", fault.name);
    }
    Ok(missed)
}

/// Brings the copy up to date, and takes the last fault out of it. Files that have not changed keep their age, so that
/// little is built.
fn copy_sources(root: &Path, copy: &Path) -> Result<(), String> {
    for name in ["Cargo.toml", "Cargo.lock", "crates"] {
        copy_changed(&root.join(name), &copy.join(name))
            .map_err(|error| format!("{name}: {error}"))?;
    }
    Ok(())
}

fn copy_changed(from: &Path, to: &Path) -> std::io::Result<()> {
    if from.is_dir() {
        fs::create_dir_all(to)?;
        for entry in fs::read_dir(from)? {
            let name: PathBuf = entry?.file_name().into();
            copy_changed(&from.join(&name), &to.join(&name))?;
        }
        return Ok(());
    }
    let text = fs::read(from)?;
    if fs::read(to).is_ok_and(|there| there == text) {
        return Ok(());
    }
    fs::write(to, text)
}

/// After how many worlds the fault was found, and by what.
fn run(copy: &Path) -> Result<Option<String>, String> {
    let mut build = Command::new("cargo");
    build
        .args(["build", "--release", "--locked", "-q"])
        .args(["-p", "enigma-simulation", "--bin", "enigma-simulation"])
        .current_dir(copy)
        .env("CARGO_TARGET_DIR", copy.join("target"))
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_INCREMENTAL", "true");
    let built = build.status().map_err(|error| error.to_string())?;
    if !built.success() {
        return Err("with the fault nothing can be built".to_owned());
    }
    let mut worlds = Command::new(copy.join("target/release/enigma-simulation"));
    let told = worlds.args([WORLDS, "1", "whole"]).output();
    let told = told.map_err(|error| error.to_string())?;
    let told = String::from_utf8_lossy(&told.stdout);
    let line = told.lines().find(|line| line.starts_with("World "));
    Ok(line.map(|line| line.chars().take(140).collect()))
}
