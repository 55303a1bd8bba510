//! The SQL around the words of the day.

use super::read::{list, wrong};
use crate::store::{StoreError, StoredWord, WordKey};
use enigma_cipher::Language;
use rusqlite::{Connection, Row, params};

pub fn open(connection: &Connection, key: &WordKey, at: u64) -> Result<(), StoreError> {
    let sql = "INSERT OR IGNORE INTO daily_words
               (person, day, language, opened, moves, count, questions, guesses)
               VALUES (?, ?, ?, ?, '[]', 0, 0, 0)";
    let values = params![key.person.as_str(), key.day, key.language.code(), at];
    connection.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

/// Only the next move is taken: of two at the same time one is refused.
pub fn play(connection: &Connection, person: &str, word: &StoredWord) -> Result<(), StoreError> {
    let sql = "UPDATE daily_words SET moves = ?, count = ?, questions = ?, guesses = ?, found = ?
               WHERE person = ? AND day = ? AND language = ? AND count = ? - 1 AND found IS NULL";
    let changed = connection.prepare_cached(sql)?.execute(params![
        word.moves,
        word.count,
        word.questions,
        word.guesses,
        word.found,
        person,
        word.day,
        word.language.code(),
        word.count
    ])?;
    if changed == 1 {
        return Ok(());
    }
    Err(StoreError::Missing)
}

pub fn of(connection: &Connection, person: &str) -> Result<Vec<StoredWord>, StoreError> {
    let sql = "SELECT day, language, opened, moves, count, questions, guesses, found
               FROM daily_words WHERE person = ? ORDER BY day, language";
    list(connection, sql, params![person], |row| {
        Ok(StoredWord {
            day: row.get(0)?,
            language: language(row, 1)?,
            opened: row.get(2)?,
            moves: row.get(3)?,
            count: row.get(4)?,
            questions: row.get(5)?,
            guesses: row.get(6)?,
            found: row.get(7)?,
        })
    })
}

/// The questions that people asked, and whether they found the word.
pub fn tally(
    connection: &Connection,
    day: u32,
    language: Language,
    limit: u32,
) -> Result<Vec<(u32, bool)>, StoreError> {
    let sql = "SELECT questions, found FROM daily_words
               WHERE day = ? AND language = ? AND found IS NOT NULL LIMIT ?";
    let values = params![day, language.code(), limit];
    list(connection, sql, values, |row| {
        Ok((row.get(0)?, row.get(1)?))
    })
}

fn language(row: &Row<'_>, column: usize) -> rusqlite::Result<Language> {
    let name: String = row.get(column)?;
    name.parse().map_err(|error| wrong(column, Box::new(error)))
}
