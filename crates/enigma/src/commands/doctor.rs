//! `enigma doctor`: looks the data of a server over.

use super::place::Place;
use clap::Args;
use enigma_server::house::TheHouse;
use enigma_server::upkeep::{self, Difficulty, Findings};
use std::error::Error;
use std::process::ExitCode;

/// Check a server's data: the file or database, its form, and every stored game by playing it again.
///
/// Changes nothing; the server may be running. The exit status is 0 if all is well, 1 if something
/// is wrong with the data, 2 if there is none.
#[derive(Args)]
pub struct Doctor {
    #[command(flatten)]
    place: Place,
    /// Instead, compare how hard puzzles are said to be with what people needed for them
    #[arg(long)]
    difficulty: bool,
}

impl Doctor {
    /// Looks the data over and says what it found.
    pub fn run(self) -> ExitCode {
        let looked = match self.difficulty {
            true => self.compare().map(|found| (found.to_string(), true)),
            false => self
                .examine()
                .map(|found| (found.to_string(), found.is_well())),
        };
        match looked {
            Ok((text, is_well)) => {
                print!("{text}");
                ExitCode::from(u8::from(!is_well))
            }
            Err(error) => {
                eprintln!("enigma: {error}");
                ExitCode::from(2)
            }
        }
    }

    fn compare(self) -> Result<Difficulty, Box<dyn Error>> {
        let keep = self.place.keep()?;
        let runtime = tokio::runtime::Runtime::new()?;
        Ok(runtime.block_on(upkeep::difficulty(&keep, &TheHouse::default()))?)
    }

    fn examine(self) -> Result<Findings, Box<dyn Error>> {
        let keep = self.place.keep()?;
        let runtime = tokio::runtime::Runtime::new()?;
        Ok(runtime.block_on(upkeep::examine(&keep, &TheHouse::default()))?)
    }
}
