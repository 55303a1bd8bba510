//! `enigma doctor`: looks the data of a server over.

use super::place::Place;
use clap::Args;
use enigma_server::house::TheHouse;
use enigma_server::upkeep::{self, Findings};
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
}

impl Doctor {
    /// Looks the data over and says what it found.
    pub fn run(self) -> ExitCode {
        match self.examine() {
            Ok(findings) => {
                print!("{findings}");
                ExitCode::from(u8::from(!findings.is_well()))
            }
            Err(error) => {
                eprintln!("enigma: {error}");
                ExitCode::from(2)
            }
        }
    }

    fn examine(self) -> Result<Findings, Box<dyn Error>> {
        let keep = self.place.keep()?;
        let runtime = tokio::runtime::Runtime::new()?;
        Ok(runtime.block_on(upkeep::examine(&keep, &TheHouse::default()))?)
    }
}
