//! Running the real binary.

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Stdio};

/// What a run left behind.
pub struct Run {
    pub status: i32,
    pub output: String,
    pub errors: String,
}

/// Runs `enigma` with these arguments and this standard input.
pub fn enigma(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_enigma"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut stdin = child.stdin.take().expect("its input");
    // Written from the side: the child answers while it reads.
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("it ends");
    let _ = writer.join();
    Run {
        status: output.status.code().expect("it was not killed"),
        output: String::from_utf8(output.stdout).expect("UTF-8"),
        errors: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// The lines of standard output, each one JSON.
pub fn answers(run: &Run) -> Vec<Value> {
    let lines = run.output.lines();
    lines
        .map(|line| serde_json::from_str(line).expect("one line of JSON"))
        .collect()
}
