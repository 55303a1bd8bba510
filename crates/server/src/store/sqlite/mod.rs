//! The default store: one SQLite file in WAL mode with full sync.
//!
//! One thread writes, with group commit; reads go through a few connections of their own.

mod engine;
mod lines;
mod migrate;
mod rows;
mod run;
mod writer;

pub use rows::SqliteRows;

use super::{Answer, StoreError};
use rusqlite::ffi::{
    SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_ROWID, SQLITE_CONSTRAINT_UNIQUE,
};
use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many connections read at the same time at most; more are opened and closed again.
const READERS_KEPT: usize = 4;

/// The database file in a data folder.
#[must_use]
pub fn file_in(folder: &Path) -> PathBuf {
    folder.join("enigma.db")
}

/// Opens a file to read it, also where nothing may be written beside it, as on a medium that is read-only.
///
/// # Errors
/// If it cannot be read.
pub(crate) fn open_to_read(file: &Path) -> Result<Connection, rusqlite::Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(writer::BUSY)?;
    let looked = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()));
    let log = file.with_extension("db-wal");
    match looked {
        Err(rusqlite::Error::SqliteFailure(failure, _))
            if failure.code == rusqlite::ErrorCode::CannotOpen && !log.exists() =>
        {
            open_frozen(file)
        }
        _ => Ok(connection),
    }
}

/// Opens a file that nobody writes to while it is read.
fn open_frozen(file: &Path) -> Result<Connection, rusqlite::Error> {
    let escaped: String = file
        .to_string_lossy()
        .chars()
        .map(|c| match c {
            '%' => "%25".to_owned(),
            '?' => "%3f".to_owned(),
            '#' => "%23".to_owned(),
            c => c.to_string(),
        })
        .collect();
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
        | OpenFlags::SQLITE_OPEN_NO_MUTEX
        | OpenFlags::SQLITE_OPEN_URI;
    Connection::open_with_flags(format!("file:{escaped}?immutable=1"), flags)
}

/// The store in a SQLite file.
pub struct SqliteStore {
    writer: writer::Writer,
    readers: Arc<Readers>,
    recent: lines::Recent,
}

enum Readers {
    /// Each question gets a connection of its own.
    Many {
        file: PathBuf,
        /// None once the store is closed.
        idle: Mutex<Option<Vec<Connection>>>,
    },
    /// All questions are asked of one moment, one after the other; none once the store is closed.
    One(Mutex<Option<Connection>>),
}

impl SqliteStore {
    /// Opens the store, makes it if there is none, and brings an older one up to date.
    ///
    /// # Errors
    /// If the file cannot be used, or was written by a newer program.
    pub fn open(file: &Path) -> Result<Self, StoreError> {
        let connection = Self::open_to_write(file)?;
        migrate::expect_complete(&connection)?;
        let readers = Readers::Many {
            file: file.to_owned(),
            idle: Mutex::new(Some(Vec::new())),
        };
        let recent = lines::Recent::find(&connection)?;
        let lines = lines::Lines::new(recent.clone());
        Ok(Self {
            writer: writer::Writer::start(connection, lines, file)?,
            readers: Arc::new(readers),
            recent,
        })
    }

    /// Opens the file, makes it if there is none, and brings an older one up to date.
    fn open_to_write(file: &Path) -> Result<Connection, StoreError> {
        let mut connection = Connection::open(file)?;
        connection.busy_timeout(writer::BUSY)?;
        connection.pragma_update(None, "journal_mode", "wal")?;
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", "on")?;
        // What somebody wants deleted, or has changed, does not stay behind in room that is free.
        connection.pragma_update(None, "secure_delete", "on")?;
        // Room for the pages that some hundred games under way write to (the file's pages are in the
        // memory of the operating system anyway), and fewer, larger tidyings of the log, which take a
        // page only once however often it was written.
        connection.pragma_update(None, "cache_size", -2_000)?;
        connection.pragma_update(None, "wal_autocheckpoint", 4_000)?;
        connection.set_prepared_statement_cache_capacity(32);
        migrate::up_to_date(&mut connection)?;
        Ok(connection)
    }

    /// Opens a store that is there already, as it is at this moment, whoever writes to it meanwhile, and changes nothing
    /// in it: all writing fails.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn open_to_read(file: &Path) -> Result<Self, StoreError> {
        let connection = open_to_read(file)?;
        migrate::expect_up_to_date(&connection)?;
        migrate::expect_complete(&connection)?;
        Self::at_one_moment(connection)
    }

    /// The store as it is at this moment.
    fn at_one_moment(connection: Connection) -> Result<Self, StoreError> {
        connection.execute_batch("BEGIN")?;
        let recent = lines::Recent::find(&connection)?;
        let readers = Readers::One(Mutex::new(Some(connection)));
        Ok(Self {
            writer: writer::Writer::none(),
            readers: Arc::new(readers),
            recent,
        })
    }

    fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        let readers = self.readers.clone();
        Box::pin(async move {
            tokio::task::spawn_blocking(move || readers.ask(query))
                .await
                .map_err(|error| StoreError::Failed(error.to_string()))?
        })
    }
}

impl Readers {
    fn ask<T>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match self {
            Self::One(connection) => query(lock(connection).as_ref().ok_or_else(stopped)?),
            Self::Many { file, idle } => {
                let connection = take(file, idle)?;
                let answer = query(&connection);
                let mut idle = lock(idle);
                if let Some(idle) = idle.as_mut().filter(|idle| idle.len() < READERS_KEPT) {
                    idle.push(connection);
                }
                answer
            }
        }
    }

    /// Closes those that are idle, and whichever comes back.
    fn close(&self) {
        match self {
            Self::Many { idle, .. } => *lock(idle) = None,
            Self::One(connection) => *lock(connection) = None,
        }
    }
}

fn take(file: &Path, idle: &Mutex<Option<Vec<Connection>>>) -> Result<Connection, StoreError> {
    let idle = lock(idle).as_mut().ok_or_else(stopped)?.pop();
    if let Some(connection) = idle {
        return Ok(connection);
    }
    let connection = open_to_read(file)?;
    // Hardly anything is read twice.
    connection.pragma_update(None, "cache_size", -256)?;
    Ok(connection)
}

fn lock<T>(kept: &Mutex<T>) -> MutexGuard<'_, T> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}

fn stopped() -> StoreError {
    StoreError::Failed("the store has stopped".into())
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error {
            // Other constraints are not about what is there already, but about what is missing.
            rusqlite::Error::SqliteFailure(failure, _)
                if matches!(
                    failure.extended_code,
                    SQLITE_CONSTRAINT_UNIQUE
                        | SQLITE_CONSTRAINT_PRIMARYKEY
                        | SQLITE_CONSTRAINT_ROWID
                ) =>
            {
                Self::Taken
            }
            rusqlite::Error::QueryReturnedNoRows => Self::Missing,
            other => Self::Failed(other.to_string()),
        }
    }
}

#[cfg(test)]
mod tests;
