//! `enigma backup` and `enigma restore`: the data of a server, there and back.

use clap::Args;
use enigma_server::upkeep;
use std::path::PathBuf;
use std::process::ExitCode;

/// Copy the data of a server, which may be running, into one file.
#[derive(Args)]
pub struct Backup {
    /// Folder of the server's data.
    #[arg(long, env = "ENIGMA_DATA", default_value = "enigma-data")]
    data: PathBuf,
    /// The file to write; it must not be there yet.
    file: PathBuf,
}

/// Put a backup into a data folder. The server must not be running.
#[derive(Args)]
pub struct Restore {
    /// Folder of the server's data; it must be empty or absent unless --replace is given.
    #[arg(long, env = "ENIGMA_DATA", default_value = "enigma-data")]
    data: PathBuf,
    /// Set the data that is there aside, as enigma.db.before-restore (then -2, -3 and so on).
    #[arg(long)]
    replace: bool,
    /// The backup.
    file: PathBuf,
}

impl Backup {
    /// Writes the backup.
    pub fn run(&self) -> ExitCode {
        report(upkeep::backup(&self.data, &self.file))
    }
}

impl Restore {
    /// Puts the backup in place.
    pub fn run(&self) -> ExitCode {
        report(upkeep::restore(&self.file, &self.data, self.replace))
    }
}

fn report(done: Result<String, upkeep::UpkeepError>) -> ExitCode {
    match done {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("enigma: {error}");
            ExitCode::from(2)
        }
    }
}
