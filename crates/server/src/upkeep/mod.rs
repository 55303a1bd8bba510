//! For whoever keeps a server: backups, moving to another place, and looking the data over.

mod difficulty;
mod doctor;
mod moving;

pub use difficulty::{Difficulty, difficulty};
pub use doctor::{Findings, examine};
pub use moving::{Moved, Phase, Progress, carry_over};

use crate::Keep;
use crate::store::{StoreError, file_in, open_to_read};
use rusqlite::Connection;
use std::fs::File;
use std::path::{Path, PathBuf};

/// Why something could not be done.
#[derive(Debug, thiserror::Error)]
pub enum UpkeepError {
    /// There is no data in the folder.
    #[error("there is no data in {0}")]
    NoData(PathBuf),
    /// Something is there already.
    #[error("{0} is there already")]
    InTheWay(PathBuf),
    /// Data is there already, and nobody said that it may be set aside.
    #[error("there is data in {0} already; with --replace it is set aside, not lost")]
    WouldReplace(PathBuf),
    /// The folder for a new file is not there.
    #[error("there is no folder {0} to write to")]
    NoFolder(PathBuf),
    /// A server is running with that folder.
    #[error("a server is running with the data folder {0}; stop it first")]
    InUse(PathBuf),
    /// What is to be moved is where it is to go.
    #[error("{0} cannot be moved to itself")]
    SamePlace(Keep),
    /// There is something where data is to go.
    #[error("{0} holds something already; data is moved to an empty place only")]
    Occupied(Keep),
    /// A move that was broken off was about other data.
    #[error(
        "{0} holds part of other data, or a server has run with the source since: empty it, and move again"
    )]
    OtherMove(Keep),
    /// What was moved is not what was to be moved.
    #[error(
        "the {kind} at {to} are not those of the source ({there} rows, {rows} there): somebody has changed them meanwhile; \
         empty it, and move again"
    )]
    Differs {
        /// Where to.
        to: Keep,
        /// What.
        kind: &'static str,
        /// How many rows there are.
        there: u64,
        /// How many there should be.
        rows: u64,
    },
    /// A place cannot be used.
    #[error("{0} cannot be used: {1}")]
    Place(Keep, StoreError),
    /// The file is damaged.
    #[error("{0} is damaged: {1}")]
    Damaged(PathBuf, String),
    /// The disk or the database failed.
    #[error("{0}")]
    Failed(String),
}

impl From<rusqlite::Error> for UpkeepError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

impl From<std::io::Error> for UpkeepError {
    fn from(error: std::io::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

impl From<StoreError> for UpkeepError {
    fn from(error: StoreError) -> Self {
        Self::Failed(error.to_string())
    }
}

/// Copies the data of a server, running or not, as it is at one moment. What to say about it.
///
/// # Errors
/// If there is no data, the file is there already, or the disk fails.
pub fn backup(folder: &Path, file: &Path) -> Result<String, UpkeepError> {
    let source = open_read_only(folder)?;
    if file.exists() {
        return Err(UpkeepError::InTheWay(file.to_owned()));
    }
    let target = file
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    if let Some(missing) = target.filter(|folder| !folder.is_dir()) {
        return Err(UpkeepError::NoFolder(missing.to_owned()));
    }
    let unfinished = file.with_extension("unfinished");
    let _ = std::fs::remove_file(&unfinished);
    let name = unfinished
        .to_str()
        .ok_or_else(|| UpkeepError::Failed("the file's name is not UTF-8".into()))?;
    source.execute("VACUUM INTO ?", [name])?;
    check(&unfinished)?;
    File::open(&unfinished)?.sync_all()?;
    std::fs::rename(&unfinished, file)?;
    let count = |sql: &str| source.query_row(sql, [], |row| row.get::<_, u64>(0));
    let people = count("SELECT count(*) FROM people")?;
    let over = count("SELECT count(*) FROM games WHERE ended IS NOT NULL")?;
    let under_way = count("SELECT count(*) FROM games WHERE ended IS NULL")?;
    Ok(format!(
        "Backed up to {}: {}, {} over and {} under way.",
        file.display(),
        counted(people, "person", "people"),
        counted(over, "game", "games"),
        counted(under_way, "game", "games"),
    ))
}

fn counted(number: u64, one: &str, many: &str) -> String {
    match number {
        0 => format!("no {many}"),
        1 => format!("1 {one}"),
        _ => format!("{number} {many}"),
    }
}

/// Puts a backup into a data folder. What to say about it.
///
/// # Errors
/// If the backup is damaged, data is in the way, a server is running, or the disk fails.
pub fn restore(file: &Path, folder: &Path, replace: bool) -> Result<String, UpkeepError> {
    check(file)?;
    std::fs::create_dir_all(folder)?;
    let _lock = lock(folder)?;
    let target = file_in(folder);
    let mut said = String::new();
    if target.exists() {
        if !replace {
            return Err(UpkeepError::WouldReplace(folder.to_owned()));
        }
        let aside = free_name(folder, "enigma.db.before-restore");
        // Folds the log into the file first, so that nothing is lost with it.
        Connection::open(&target)?.pragma_update(None, "wal_checkpoint", "truncate")?;
        std::fs::rename(&target, &aside)?;
        for log in ["enigma.db-wal", "enigma.db-shm"] {
            let _ = std::fs::remove_file(folder.join(log));
        }
        said = format!("; what was there is now {}", aside.display());
    }
    let unfinished = folder.join("enigma.db.unfinished");
    std::fs::copy(file, &unfinished)?;
    give(&unfinished, folder);
    File::open(&unfinished)?.sync_all()?;
    std::fs::rename(&unfinished, &target)?;
    Ok(format!("{} is restored{said}", target.display()))
}

/// Keeps servers away from a data folder.
fn lock(folder: &Path) -> Result<File, UpkeepError> {
    let path = folder.join("lock");
    let lock = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&path)?;
    give(&path, folder);
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(_) => Err(UpkeepError::InUse(folder.to_owned())),
    }
}

/// Gives a file in a data folder to whoever has the folder: what is put there by root is for a server that is not.
fn give(file: &Path, folder: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, chown};
        if let Ok(of) = std::fs::metadata(folder) {
            // Whoever may not do that has the folder.
            let _ = chown(file, Some(of.uid()), Some(of.gid()));
        }
    }
    #[cfg(not(unix))]
    let _ = (file, folder);
}

/// That name in a folder, with the lowest number after it that makes it a new one.
fn free_name(folder: &Path, name: &str) -> PathBuf {
    let numbered = (2..).map(|number| folder.join(format!("{name}-{number}")));
    let mut names = std::iter::once(folder.join(name)).chain(numbered);
    names
        .find(|name| !name.exists())
        .unwrap_or_else(|| folder.join(name))
}

fn open_read_only(folder: &Path) -> Result<Connection, UpkeepError> {
    let file = file_in(folder);
    if !file.exists() {
        return Err(UpkeepError::NoData(folder.to_owned()));
    }
    Ok(open_to_read(&file)?)
}

/// Whether a file is a sound database of ours.
fn check(file: &Path) -> Result<(), UpkeepError> {
    let damaged = |why: String| UpkeepError::Damaged(file.to_owned(), why);
    let connection = open_to_read(file).map_err(|error| damaged(error.to_string()))?;
    let sound: String = connection
        .query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))
        .map_err(|error| damaged(error.to_string()))?;
    if sound != "ok" {
        return Err(damaged(sound));
    }
    connection
        .query_row("SELECT count(*) FROM games", [], |_| Ok(()))
        .map_err(|_| damaged("it holds no games of Enigma".into()))
}
