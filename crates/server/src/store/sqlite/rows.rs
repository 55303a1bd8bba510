//! The rows of a SQLite file, for a move.

use super::{SqliteStore, migrate, open_to_read};
use crate::store::rows::{
    Column, Holds, KINDS, Kind, MOMENTS, Moments, NOTES, Page, Row, Source, Target, read_mark,
};
use crate::store::sql::Value;
use crate::store::{Store, StoreError};
use rusqlite::{Connection, OptionalExtension, Transaction, params, params_from_iter};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::path::{Path, PathBuf};

/// A file, whose folder is locked by whoever opens it.
pub struct SqliteRows {
    connection: Connection,
    file: PathBuf,
}

impl SqliteRows {
    /// Opens a file to read it.
    ///
    /// # Errors
    /// If it cannot be read, is incomplete, or has another form.
    pub fn source(file: &Path) -> Result<Self, StoreError> {
        let connection = open_to_read(file)?;
        migrate::expect_up_to_date(&connection)?;
        migrate::expect_complete(&connection)?;
        Ok(Self::with(connection, file))
    }

    /// Opens a file to fill it, or goes on with that; none if it holds something already. Makes one if there is none.
    ///
    /// # Errors
    /// If it cannot be used.
    pub fn target(file: &Path) -> Result<Option<Self>, StoreError> {
        if file.exists() && holds_something(&open_to_read(file)?)? {
            return Ok(None);
        }
        let connection = SqliteStore::open_to_write(file)?;
        Ok(Some(Self::with(connection, file)))
    }

    fn with(connection: Connection, file: &Path) -> Self {
        let file = file.to_owned();
        Self { connection, file }
    }

    fn read(&self, kind: &Kind, after: Option<&str>, limit: usize) -> Result<Page, StoreError> {
        let order = order(kind);
        let sql = kind.page(order, after.is_some(), limit);
        let mut statement = self.connection.prepare_cached(&sql)?;
        let after = after.map(|mark| read_mark(mark, order)).transpose()?;
        let mut found = statement.query(params_from_iter(after.iter().flatten()))?;
        let mut rows = Vec::new();
        while let Some(row) = found.next()? {
            let columns = kind.columns.iter().chain(order).enumerate();
            let values = columns.map(|(column, &(_, holds))| value(row, column, holds));
            rows.push(values.collect::<Result<Row, _>>()?);
        }
        Ok(Page::of(kind, rows))
    }

    fn write(&mut self, kind: &Kind, page: &Page) -> Result<(), StoreError> {
        let transaction = self.connection.transaction()?;
        match kind.table {
            "lines" => add_lines(&transaction, &page.rows)?,
            _ => add(&transaction, kind, &page.rows)?,
        }
        if let Some(mark) = &page.mark {
            note(&transaction, kind.table, mark)?;
        }
        Ok(transaction.commit()?)
    }
}

/// Whether a file holds anything but what a move brought, or is not ours.
fn holds_something(connection: &Connection) -> Result<bool, StoreError> {
    if migrate::is_incomplete(connection)? {
        return Ok(false);
    }
    let ours = migrate::form(connection)? > 0;
    let count = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, u64>(0));
    if !ours {
        return Ok(count("SELECT count(*) FROM sqlite_schema")? > 0);
    }
    for kind in KINDS.iter().filter(|kind| kind.table != "lines") {
        // An older form may not have it.
        let known = "SELECT count(*) FROM sqlite_schema WHERE name = ?";
        let there: u64 = connection.query_row(known, [kind.table], |row| row.get(0))?;
        if there > 0 && count(&format!("SELECT count(*) FROM {}", kind.table))? > 0 {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Lines are read as they lie in the file.
fn order(kind: &Kind) -> &'static [Column] {
    match kind.table {
        "lines" => &[("n", Holds::Int)],
        _ => kind.key(),
    }
}

/// What is in a column of an answer.
fn value(
    row: &rusqlite::Row<'_>,
    column: usize,
    holds: Holds,
) -> Result<Value<'static>, StoreError> {
    Ok(match holds {
        Holds::Int => Value::Int(row.get(column)?),
        Holds::Text => Value::Text(row.get::<_, Option<String>>(column)?.map(Into::into)),
        Holds::Bytes => Value::Bytes(row.get::<_, Vec<u8>>(column)?.into()),
    })
}

fn add(transaction: &Transaction<'_>, kind: &Kind, rows: &[Row]) -> Result<(), StoreError> {
    let values = vec!["?"; kind.columns.len()].join(", ");
    let (table, names) = (kind.table, kind.names());
    let sql = format!("INSERT INTO {table} ({names}) VALUES ({values})");
    let mut statement = transaction.prepare_cached(&sql)?;
    for row in rows {
        statement.execute(params_from_iter(row))?;
    }
    Ok(())
}

/// Adds lines behind those that are there, and notes with their games where they end.
fn add_lines(transaction: &Transaction<'_>, rows: &[Row]) -> Result<(), StoreError> {
    let known = "SELECT last FROM games WHERE id = ?";
    let mut known = transaction.prepare_cached(known)?;
    let sql =
        "INSERT INTO lines (game, seq, entry, person, command, previous) VALUES (?, ?, ?, ?, ?, ?)";
    let mut statement = transaction.prepare_cached(sql)?;
    let mut ends: HashMap<String, Option<i64>> = HashMap::new();
    for row in rows {
        let Some(Value::Text(Some(game))) = row.first() else {
            return Err(StoreError::Failed("a line has no game".into()));
        };
        let end = match ends.entry(game.to_string()) {
            Entry::Occupied(end) => end.into_mut(),
            Entry::Vacant(place) => {
                let last = known.query_row([game], |row| row.get(0));
                place.insert(last.optional()?.flatten())
            }
        };
        let previous = Value::Int(*end);
        let n = statement.insert(params_from_iter(row.iter().chain([&previous])))?;
        *end = Some(n);
    }
    note_ends(transaction, &ends)
}

fn note_ends(
    transaction: &Transaction<'_>,
    ends: &HashMap<String, Option<i64>>,
) -> Result<(), StoreError> {
    let sql = "UPDATE games SET last = ? WHERE id = ?";
    let mut statement = transaction.prepare_cached(sql)?;
    for (game, end) in ends {
        statement.execute(params![end, game])?;
    }
    let sql = "UPDATE meta SET value = (SELECT max(n) FROM lines) WHERE key = 'noted'";
    transaction.execute(sql, [])?;
    Ok(())
}

fn note(connection: &Connection, name: &str, text: &str) -> Result<(), StoreError> {
    let sql = "INSERT INTO moving (name, note) VALUES (?, ?)
               ON CONFLICT (name) DO UPDATE SET note = excluded.note";
    connection.prepare_cached(sql)?.execute([name, text])?;
    Ok(())
}

impl Source for SqliteRows {
    async fn count(&mut self, kind: &'static Kind) -> Result<u64, StoreError> {
        let sql = format!("SELECT count(*) FROM {}", kind.table);
        Ok(self.connection.query_row(&sql, [], |row| row.get(0))?)
    }

    async fn page(
        &mut self,
        kind: &'static Kind,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Page, StoreError> {
        self.read(kind, after, limit)
    }

    async fn moments(&mut self) -> Result<Moments, StoreError> {
        let sql = "SELECT key, value FROM meta WHERE key IN (?, ?) ORDER BY key";
        let mut statement = self.connection.prepare_cached(sql)?;
        let found = statement.query_map(MOMENTS, |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(found.collect::<Result<_, _>>()?)
    }
}

impl Target for SqliteRows {
    async fn noted(&mut self, name: &str) -> Result<Option<String>, StoreError> {
        if !migrate::is_incomplete(&self.connection)? {
            return Ok(None);
        }
        let sql = "SELECT note FROM moving WHERE name = ?";
        let found = self.connection.query_row(sql, [name], |row| row.get(0));
        Ok(found.optional()?)
    }

    async fn note(&mut self, name: &str, text: &str) -> Result<(), StoreError> {
        let transaction = self.connection.transaction()?;
        transaction.execute_batch(NOTES)?;
        note(&transaction, name, text)?;
        Ok(transaction.commit()?)
    }

    async fn put(&mut self, kind: &'static Kind, page: &Page) -> Result<(), StoreError> {
        self.write(kind, page)
    }

    async fn put_moments(&mut self, moments: &Moments) -> Result<(), StoreError> {
        let sql = "INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)";
        let mut statement = self.connection.prepare_cached(sql)?;
        for (key, value) in moments {
            statement.execute(params![key, value])?;
        }
        Ok(())
    }

    fn store(&self) -> Result<Box<dyn Store>, StoreError> {
        Ok(Box::new(SqliteStore::at_one_moment(open_to_read(
            &self.file,
        )?)?))
    }

    async fn complete(&mut self) -> Result<(), StoreError> {
        self.connection.execute_batch("DROP TABLE moving")?;
        let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
        Ok(self.connection.query_row(sql, [], |_| Ok(()))?)
    }
}
