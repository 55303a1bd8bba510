//! `enigma move`: a server's data, from a folder to a database, or back.

use super::bar::Bar;
use super::place;
use clap::Args;
use enigma_server::house::TheHouse;
use enigma_server::upkeep::{self, Moved, Phase, Progress};
use std::error::Error;
use std::process::ExitCode;

/// So many rows go together.
const TOGETHER: usize = 1_000;

/// Move a server's data from a folder to a PostgreSQL database, or back. No server may be running.
///
/// Everything is copied, compared row by row, and every game is played again; the source stays as it is.
/// If it is broken off, the same command goes on. The exit status is 0 if all is well, 1 if something is
/// wrong with the data at the source already, 2 if it could not be moved.
#[derive(Args)]
pub struct Move {
    /// Where the data is: a folder, or postgres://user:password@host/database
    #[arg(long, value_name = "PLACE")]
    from: String,
    /// Where it is to go: a folder or a database with nothing in it.
    #[arg(long, value_name = "PLACE")]
    to: String,
}

impl Move {
    /// Moves the data, and says what was moved.
    pub fn run(&self) -> ExitCode {
        match self.carry_over() {
            Ok(moved) => {
                println!("Moved {} rows, and each is as it was.", moved.rows);
                print!("{}", moved.findings);
                ExitCode::from(u8::from(!moved.findings.is_well()))
            }
            Err(error) => {
                eprintln!("enigma: {error}");
                ExitCode::from(2)
            }
        }
    }

    fn carry_over(&self) -> Result<Moved, Box<dyn Error>> {
        let (from, to) = (place::either(&self.from)?, place::either(&self.to)?);
        let runtime = tokio::runtime::Runtime::new()?;
        let mut bars = Bars::default();
        let mut tell = |progress| bars.show(progress);
        let house = TheHouse::default();
        let moved = upkeep::carry_over(&from, &to, &house, TOGETHER, &mut tell);
        let moved = runtime.block_on(moved);
        bars.finish();
        Ok(moved?)
    }
}

/// A bar for each phase.
#[derive(Default)]
struct Bars {
    present: Option<(Phase, Bar)>,
}

impl Bars {
    fn show(&mut self, Progress { phase, done, all }: Progress) {
        if self.present.as_ref().is_none_or(|&(of, _)| of != phase) {
            let what = match phase {
                Phase::Carrying => "rows carried over",
                Phase::Comparing => "rows compared",
                Phase::Replaying => "games played again",
            };
            self.present = Some((phase, Bar::new(all, what)));
        }
        if let Some((_, bar)) = &self.present {
            bar.set(done);
        }
    }

    fn finish(&self) {
        if let Some((_, bar)) = &self.present {
            bar.finish();
        }
    }
}
