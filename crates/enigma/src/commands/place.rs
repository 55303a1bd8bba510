//! Where a server keeps everything, as it is said on the command line.

use clap::Args;
use enigma_server::Keep;
use enigma_server::store::BadAddress;
use std::path::PathBuf;

/// A data folder, or a database.
#[derive(Args)]
pub struct Place {
    /// Folder for games, tables and people.
    #[arg(long, env = "ENIGMA_DATA", default_value = "enigma-data")]
    data: PathBuf,
    /// Instead of a folder, a PostgreSQL database: postgres://user:password@host/database
    #[arg(
        long,
        env = "ENIGMA_STORE",
        value_name = "ADDRESS",
        hide_env_values = true
    )]
    store: Option<String>,
}

impl Place {
    /// Which of them it is. An address is read here and not by clap, which would show it with its password.
    ///
    /// # Errors
    /// If the address is none.
    pub fn keep(self) -> Result<Keep, BadAddress> {
        match self.store {
            Some(address) => Ok(Keep::Database(Box::new(address.parse()?))),
            None => Ok(Keep::Folder(self.data)),
        }
    }
}

/// A folder or an address, whichever it looks like.
///
/// # Errors
/// If it looks like an address and is none.
pub fn either(text: &str) -> Result<Keep, BadAddress> {
    if text.contains("://") {
        return Ok(Keep::Database(Box::new(text.parse()?)));
    }
    Ok(Keep::Folder(text.into()))
}
