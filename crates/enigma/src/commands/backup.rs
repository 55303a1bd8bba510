//! `enigma backup` and `enigma restore`: the data of a server, there and back.

use super::place::Place;
use clap::Args;
use enigma_server::{Keep, upkeep};
use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;

/// Copy the data of a server, which may be running, into one file.
///
/// A PostgreSQL database is backed up with its own tools: for one this says how.
#[derive(Args)]
pub struct Backup {
    #[command(flatten)]
    place: Place,
    /// The file to write; it must not be there yet.
    file: PathBuf,
}

/// Put a backup into a data folder. The server must not be running.
///
/// The folder must be empty or absent unless --replace is given. A PostgreSQL database is restored with its own
/// tools: for one this says how.
#[derive(Args)]
pub struct Restore {
    #[command(flatten)]
    place: Place,
    /// Set the data that is there aside, as enigma.db.before-restore (then -2, -3 and so on).
    #[arg(long)]
    replace: bool,
    /// The backup.
    file: PathBuf,
}

impl Backup {
    /// Writes the backup.
    pub fn run(self) -> ExitCode {
        report(self.back_up())
    }

    fn back_up(self) -> Result<String, Box<dyn Error>> {
        match self.place.keep()? {
            Keep::Folder(folder) => Ok(upkeep::backup(&folder, &self.file)?),
            Keep::Database(address) => Err(format!(
                "nothing was backed up: PostgreSQL has its own tools for that, also while servers run:\n  \
                 pg_dump --format=custom --file={} {address}",
                self.file.display()
            )
            .into()),
        }
    }
}

impl Restore {
    /// Puts the backup in place.
    pub fn run(self) -> ExitCode {
        report(self.restore())
    }

    fn restore(self) -> Result<String, Box<dyn Error>> {
        match self.place.keep()? {
            Keep::Folder(folder) => Ok(upkeep::restore(&self.file, &folder, self.replace)?),
            Keep::Database(address) => Err(format!(
                "nothing was restored: PostgreSQL has its own tools for that; stop all servers, make an empty database, and:\n  \
                 pg_restore --no-owner --exit-on-error --dbname={address} {}",
                self.file.display()
            )
            .into()),
        }
    }
}

fn report(done: Result<String, Box<dyn Error>>) -> ExitCode {
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
