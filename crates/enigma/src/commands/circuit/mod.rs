//! `enigma circuit`: the first game on the command line.

mod scenario;
mod trace;

use crate::jsonl::each_line;
use clap::Subcommand;
use std::path::PathBuf;
use std::process::ExitCode;

/// What can be done with Circuit.
#[derive(Subcommand)]
pub enum Circuit {
    /// Plays scenarios: tiles laid one after the other, with what each brings.
    ///
    /// Each line of FILE is a scenario as a JSON object; one line of JSON answers it. A step that
    /// the rules forbid is answered with the word of the rule and changes nothing; the next one is
    /// tried. A line that cannot be used is answered with {"error": reason, "line": number}.
    ///
    /// Exit status: 0 if every line could be used, 1 if some could not, 2 if reading or writing failed.
    #[command(after_help = EXAMPLE)]
    Trace {
        /// The scenarios, one a line; standard input without it.
        file: Option<PathBuf>,
    },
}

const EXAMPLE: &str = r#"Example (one line):
  {"id":"two ends","players":2,
   "start":{"tile":{"networks":[{"ports":"E","cells":["red"]}]},"x":0,"y":0,"rot":0},
   "steps":[{"player":0,"tile":{"networks":[{"ports":"W","cells":["red"]}]},
             "x":1,"y":0,"rot":0,"cell":0}]}

Optional: "supply" (3), "scores", "target" (15), "start_player" (0), and "round" in a step.
x grows to the east, y to the south, rot counts quarter turns clockwise, cell is the number of
a cell on the tile or null for no networker."#;

impl Circuit {
    /// Carries the command out.
    pub fn run(self) -> ExitCode {
        match self {
            Self::Trace { file } => each_line(file.as_deref(), |line| {
                let scenario = scenario::Scenario::read(&line)?;
                Ok(trace::play(scenario))
            }),
        }
    }
}
