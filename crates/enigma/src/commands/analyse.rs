//! `enigma analyse`: compares what was done in a game with what else could have been done.

use super::replay::read;
use clap::Args;
use enigma_analysis::{MARKED, analyse};
use enigma_protocol::analysis::{
    Analysis, ChoiceJudged, ClueJudged, Judged, Mark, OtherWay, PlacementJudged,
};
use serde_json::json;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

/// Compares what was done in a game with what else could have been done: placements and choices of
/// Circuit, questions and guesses of Cipher.
///
/// Circuit is judged by how the strongest bot would have gone on, many times, with what a seat could
/// know: a point is a fifteenth of a victory. docs/bots.md says how. The same record gives the same
/// analysis.
///
/// Exit status: 0 if the record is right, 1 if it is not, 2 if it could not be read.
#[derive(Args)]
pub struct Analyse {
    /// The record; `-` for standard input.
    file: PathBuf,
    /// Prints one JSON object instead, the same that a server tells.
    #[arg(long)]
    json: bool,
}

impl Analyse {
    /// Carries the command out.
    pub fn run(self) -> ExitCode {
        let text = match read(&self.file) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("enigma: {}: {error}", self.file.display());
                return ExitCode::from(2);
            }
        };
        let began = Instant::now();
        match analyse(&text, &mut || true) {
            Ok(analysis) => {
                let analysis = analysis.as_ref();
                let told = if self.json {
                    serde_json::to_string(&analysis).unwrap_or_default()
                } else {
                    analysis.map(in_words).unwrap_or_default()
                };
                // Whoever reads may have had enough: no harm done.
                let _ = writeln!(io::stdout().lock(), "{told}");
                if !self.json {
                    eprintln!("It took {:.1} seconds.", began.elapsed().as_secs_f64());
                }
                ExitCode::SUCCESS
            }
            Err(fault) if self.json => {
                let error = fault.problem.to_string();
                println!("{}", json!({"error": error, "line": fault.line}));
                ExitCode::from(1)
            }
            Err(fault) => {
                eprintln!("enigma: {}: {fault}", self.file.display());
                ExitCode::from(1)
            }
        }
    }
}

fn in_words(analysis: &Analysis) -> String {
    let mut lines = Vec::new();
    match &analysis.judged {
        Judged::Circuit {
            placements,
            choices,
        } => {
            let mut all: Vec<(u32, String)> = choices.iter().map(choice).collect();
            all.extend(placements.iter().map(placement));
            all.sort_by_key(|&(step, _)| step);
            lines.extend(all.into_iter().map(|(_, line)| line));
            let lost = |mark: Mark, loss| if mark == Mark::Missed { loss } else { 0.0 };
            let of_placements = placements
                .iter()
                .map(|judged| (judged.seat, lost(judged.mark, judged.loss)));
            lines.push(format!(
                "Placements, points surely lost: {}",
                by_seat(of_placements)
            ));
            let of_choices = choices
                .iter()
                .map(|judged| (judged.seat, lost(judged.mark, judged.loss)));
            lines.push(format!(
                "Choices, points surely lost: {}",
                by_seat(of_choices)
            ));
            lines.push(format!(
                "A point is a fifteenth of a victory; losses of {MARKED} or more are marked if they are sure."
            ));
        }
        Judged::Cipher { clues } => {
            lines.extend(clues.iter().map(clue));
            let lost = clues.iter().map(|judged| (judged.seat, judged.loss));
            lines.push(format!(
                "Bits fewer than the best questions: {}",
                by_seat(lost)
            ));
        }
    }
    lines.join("\n")
}

fn placement(judged: &PlacementJudged) -> (u32, String) {
    let PlacementJudged {
        step,
        seat,
        mark,
        loss,
        worth,
        other,
        compared,
    } = judged;
    let other = other.map_or(String::new(), |other| {
        format!("; {} {:.2}", way(&other), other.worth)
    });
    let told = marked(*mark, *loss);
    let line = format!(
        "Step {step}, seat {seat} places: {told}. Played {worth:.2}{other} ({compared} compared)"
    );
    (*step, line)
}

fn way(other: &OtherWay) -> String {
    let networker = other
        .cell
        .map_or(String::new(), |cell| format!(", networker on cell {cell}"));
    format!(
        "({}, {}) turned {}{networker}",
        other.x, other.y, other.turn
    )
}

fn choice(judged: &ChoiceJudged) -> (u32, String) {
    let chambers = judged.chambers.iter().map(|chamber| {
        let chosen = if chamber.chosen { " (chosen)" } else { "" };
        format!(
            "{}{chosen} {:.2}, solved {:.0} %",
            chamber.category,
            chamber.worth,
            chamber.odds * 100.0
        )
    });
    let line = format!(
        "Step {}, seat {} chooses: {}. {}",
        judged.step,
        judged.seat,
        marked(judged.mark, judged.loss),
        chambers.collect::<Vec<_>>().join("; ")
    );
    (judged.step, line)
}

fn clue(judged: &ClueJudged) -> String {
    let best = judged.best.map_or("a guess".to_owned(), |best| {
        format!(
            "zone {} would have left {:.1}",
            best.zone + 1,
            best.expected
        )
    });
    format!(
        "Step {}, seat {}: {}. {} words before, {:.1} to be expected after; {best}",
        judged.step,
        judged.seat,
        marked(judged.mark, judged.loss),
        judged.before,
        judged.expected
    )
}

fn marked(mark: Mark, loss: f32) -> String {
    match mark {
        Mark::Best => "best".into(),
        Mark::Fine => "fine".into(),
        Mark::Missed => format!("missed {loss:.1}"),
    }
}

/// Sums by seat: `seat 0 1.20, seat 1 0.00`.
fn by_seat(lost: impl Iterator<Item = (u8, f32)>) -> String {
    let mut sums = std::collections::BTreeMap::new();
    for (seat, loss) in lost {
        *sums.entry(seat).or_insert(0.0) += loss;
    }
    let told = sums
        .iter()
        .map(|(seat, sum): (&u8, &f32)| format!("seat {seat} {sum:.2}"));
    told.collect::<Vec<_>>().join(", ")
}
