//! The SQL around puzzles of the day and practice.

use super::read::{list, wrong};
use crate::store::{DailyKey, StoreError, StoredBest, StoredDaily};
use enigma_puzzles::Category;
use rusqlite::{Connection, Row, params};
use std::str::FromStr;

pub fn open_daily(connection: &Connection, key: &DailyKey, at: u64) -> Result<(), StoreError> {
    let sql = "INSERT OR IGNORE INTO dailies (person, day, category, opened) VALUES (?, ?, ?, ?)";
    connection.prepare_cached(sql)?.execute(params![
        key.person.as_str(),
        key.day,
        key.category.name(),
        at
    ])?;
    Ok(())
}

pub fn solve_daily(
    connection: &Connection,
    key: &DailyKey,
    seconds: u32,
) -> Result<(), StoreError> {
    let sql = "UPDATE dailies SET seconds = ?
               WHERE person = ? AND day = ? AND category = ? AND seconds IS NULL";
    connection.prepare_cached(sql)?.execute(params![
        seconds,
        key.person.as_str(),
        key.day,
        key.category.name()
    ])?;
    Ok(())
}

pub fn practised(
    connection: &Connection,
    person: &str,
    best: &StoredBest,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO bests (person, category, grade, seconds) VALUES (?, ?, ?, ?)
               ON CONFLICT DO UPDATE SET seconds = min(seconds, excluded.seconds)";
    connection.prepare_cached(sql)?.execute(params![
        person,
        best.category.name(),
        best.grade.name(),
        best.seconds
    ])?;
    Ok(())
}

pub fn dailies_of(connection: &Connection, person: &str) -> Result<Vec<StoredDaily>, StoreError> {
    let sql = "SELECT day, category, opened, seconds FROM dailies WHERE person = ? ORDER BY day";
    list(connection, sql, params![person], |row| {
        Ok(StoredDaily {
            day: row.get(0)?,
            category: named(row, 1)?,
            opened: row.get(2)?,
            seconds: row.get(3)?,
        })
    })
}

pub fn daily_times(
    connection: &Connection,
    day: u32,
    category: Category,
    limit: u32,
) -> Result<Vec<u32>, StoreError> {
    let sql = "SELECT seconds FROM dailies
               WHERE day = ? AND category = ? AND seconds IS NOT NULL LIMIT ?";
    let values = params![day, category.name(), limit];
    list(connection, sql, values, |row| row.get(0))
}

pub fn bests_of(connection: &Connection, person: &str) -> Result<Vec<StoredBest>, StoreError> {
    let sql = "SELECT category, grade, seconds FROM bests WHERE person = ?";
    list(connection, sql, params![person], |row| {
        Ok(StoredBest {
            category: named(row, 0)?,
            grade: named(row, 1)?,
            seconds: row.get(2)?,
        })
    })
}

fn named<T: FromStr<Err: std::error::Error + Send + Sync + 'static>>(
    row: &Row<'_>,
    column: usize,
) -> rusqlite::Result<T> {
    let name: String = row.get(column)?;
    name.parse().map_err(|error| wrong(column, Box::new(error)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::{SqliteStore, file_in};
    use crate::store::{Store, Write};
    use enigma_puzzles::Grade;

    /// A file of the first form, with Mara in it.
    fn old_file(folder: &std::path::Path) {
        let connection = Connection::open(file_in(folder)).unwrap();
        connection
            .execute_batch(include_str!("migrations/001.sql"))
            .unwrap();
        connection
            .execute_batch("INSERT INTO people VALUES ('mara', 'Mara', 0)")
            .unwrap();
        connection.pragma_update(None, "user_version", 1).unwrap();
    }

    #[tokio::test]
    async fn a_file_of_the_first_form_keeps_puzzles_from_now_on() {
        let folder = tempfile::tempdir().unwrap();
        old_file(folder.path());
        let store = SqliteStore::open(&file_in(folder.path())).unwrap();
        let key = |category| DailyKey {
            person: "mara".into(),
            day: 7,
            category,
        };
        let best = |seconds| StoredBest {
            category: Category::Angular,
            grade: Grade::Expert,
            seconds,
        };
        for write in [
            Write::OpenDaily(key(Category::Weight), 100),
            Write::OpenDaily(key(Category::Weight), 200),
            Write::SolveDaily(key(Category::Weight), 30),
            Write::SolveDaily(key(Category::Weight), 20),
            Write::SolveDaily(key(Category::Conduit), 20),
            Write::Practised("mara".into(), best(50)),
            Write::Practised("mara".into(), best(40)),
            Write::Practised("mara".into(), best(60)),
        ] {
            store.write(vec![write]).await.unwrap();
        }
        let first = StoredDaily {
            day: 7,
            category: Category::Weight,
            opened: 100,
            seconds: Some(30),
        };
        assert_eq!(store.dailies_of("mara").await.unwrap(), [first]);
        let times = store.daily_times(7, Category::Weight, 9).await.unwrap();
        assert_eq!(times, [30]);
        assert_eq!(store.bests_of("mara").await.unwrap(), [best(40)]);
    }
}
