//! `enigma cipher`: the second game on the command line.

mod scenario;
mod trace;

use crate::jsonl::each_line;
use clap::Subcommand;
use std::path::PathBuf;
use std::process::ExitCode;

/// What can be done with Cipher.
#[derive(Subcommand)]
pub enum Cipher {
    /// Plays scenarios: rounds with their words and what the players do, with the outcome of each.
    ///
    /// Each line of FILE is a scenario as a JSON object; one line of JSON answers it. A round or an
    /// event that the rules forbid is answered with the word of the rule and changes nothing; the
    /// next one is tried. A line that cannot be used is answered with {"error": reason, "line": number}.
    ///
    /// Exit status: 0 if every line could be used, 1 if some could not, 2 if reading or writing failed.
    #[command(after_help = EXAMPLE)]
    Trace {
        /// The scenarios, one a line; standard input without it.
        file: Option<PathBuf>,
    },
}

const EXAMPLE: &str = r#"Example (one line):
  {"id":"a short one","players":2,"length":3,
   "rounds":[{"coder":0,"word":"Ici",
              "events":[{"e":"request","by":1},{"e":"draw","kind":"long"},
                        {"e":"ask","by":1,"zone":0},{"e":"guess","by":1,"word":"ici"}]}]}

Optional: "first_coder" (0), and "alphabet", for instance {"A":{"long":2,"short":1},"B":{}}.
The events are draw (kind: long, short, wide or tight), ask (by, zone), guess (by, word),
request (by) and pass (by); zones and seats count from 0."#;

impl Cipher {
    /// Carries the command out.
    pub fn run(self) -> ExitCode {
        match self {
            Self::Trace { file } => each_line(file.as_deref(), |line| {
                let scenario = scenario::Scenario::read(&line)?;
                Ok(trace::play(&scenario))
            }),
        }
    }
}
