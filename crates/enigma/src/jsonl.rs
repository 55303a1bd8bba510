//! Batch work on JSON Lines: one line in, one line out, in the same order.

use serde::Serialize;
use serde_json::{Value, json};
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::Path;
use std::process::ExitCode;

/// The longest line that is read. A longer one gets an error like any other line that cannot be used.
const LONGEST_LINE: u64 = 8 << 20;

/// Answers each line of `file` (of standard input without one) with one line on standard output.
///
/// A line for which `answer` gives an error is answered with `{"error": reason, "line": number}`.
/// The exit status is 0 if every line could be used, 1 if some could not, 2 if reading or
/// writing failed.
pub fn each_line<Answer: Serialize>(
    file: Option<&Path>,
    mut answer: impl FnMut(Value) -> Result<Answer, String>,
) -> ExitCode {
    let outcome = open(file).and_then(|input| {
        let stdout = io::stdout().lock();
        answer_lines(input, BufWriter::new(stdout), |line| answer(parse(line)?))
    });
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        // Whoever read our output has had enough of it (`enigma ... | head`).
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let name = file.map_or("standard input or output".into(), Path::to_string_lossy);
            eprintln!("enigma: {name}: {error}");
            ExitCode::from(2)
        }
    }
}

fn open(file: Option<&Path>) -> io::Result<Box<dyn BufRead>> {
    Ok(match file {
        Some(path) => Box::new(BufReader::new(File::open(path)?)),
        None => Box::new(io::stdin().lock()),
    })
}

fn parse(line: &[u8]) -> Result<Value, String> {
    let text = std::str::from_utf8(line).map_err(|_| "the line is not UTF-8")?;
    if text.trim().is_empty() {
        return Err("the line is empty".into());
    }
    serde_json::from_str(text).map_err(|error| format!("not JSON: {error}"))
}

/// Whether every line could be used.
fn answer_lines<Answer: Serialize>(
    mut input: impl BufRead,
    mut output: impl Write,
    mut answer: impl FnMut(&[u8]) -> Result<Answer, String>,
) -> io::Result<bool> {
    let mut all_used = true;
    let mut line = Vec::new();
    for number in 1u64.. {
        line.clear();
        if input
            .by_ref()
            .take(LONGEST_LINE + 1)
            .read_until(b'\n', &mut line)?
            == 0
        {
            break;
        }
        let answered = if line.len() as u64 > LONGEST_LINE && line.last() != Some(&b'\n') {
            skip_line(&mut input)?;
            Err(format!("the line is longer than {LONGEST_LINE} bytes"))
        } else {
            answer(line.strip_suffix(b"\n").unwrap_or(&line))
        };
        match answered {
            Ok(answer) => serde_json::to_writer(&mut output, &answer)?,
            Err(reason) => {
                all_used = false;
                serde_json::to_writer(&mut output, &json!({"error": reason, "line": number}))?;
            }
        }
        output.write_all(b"\n")?;
        // A program that talks to us line by line waits for this answer before it sends the next.
        output.flush()?;
    }
    Ok(all_used)
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        let (used, ended) = match buffer.iter().position(|&byte| byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (buffer.len(), false),
        };
        input.consume(used);
        if ended {
            return Ok(());
        }
    }
}
