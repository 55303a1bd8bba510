//! `enigma doctor`: looks a data folder over.

use clap::Args;
use enigma_server::house::TheHouse;
use enigma_server::upkeep;
use std::path::PathBuf;
use std::process::ExitCode;

/// Check a server's data: the file, its form, and every stored game by playing it again.
///
/// Changes nothing; the server may be running. The exit status is 0 if all is well, 1 if something
/// is wrong with the data, 2 if there is none.
#[derive(Args)]
pub struct Doctor {
    /// Folder of the server's data.
    #[arg(long, env = "ENIGMA_DATA", default_value = "enigma-data")]
    data: PathBuf,
}

impl Doctor {
    /// Looks the folder over and says what it found.
    pub fn run(&self) -> ExitCode {
        let runtime = match tokio::runtime::Runtime::new() {
            Ok(runtime) => runtime,
            Err(error) => {
                eprintln!("enigma: {error}");
                return ExitCode::from(2);
            }
        };
        match runtime.block_on(upkeep::examine(&self.data, &TheHouse::default())) {
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
}
