//! Each [`Write`] as SQL.

use super::lines::Lines;
use super::puzzles;
use super::words;
use crate::store::{CHAT_KEPT, StoreError, StoredGame, StoredTable, TableWrite, Write};
use rusqlite::{Connection, params};
use serde::Serialize;

/// Carries out one change within the transaction that `connection` is in.
pub fn carry_out(
    connection: &Connection,
    lines: &mut Lines,
    change: &Write,
) -> Result<(), StoreError> {
    let run = |sql: &str, values: &[&dyn rusqlite::ToSql]| -> Result<usize, StoreError> {
        Ok(connection.prepare_cached(sql)?.execute(values)?)
    };
    match change {
        Write::NewPerson(person, token, at) => {
            run(
                "INSERT INTO people (id, name, created) VALUES (?, ?, ?)",
                params![person.id.as_str(), person.name, at],
            )?;
            run(
                "INSERT INTO tokens (hash, person, created) VALUES (?, ?, ?)",
                params![token, person.id.as_str(), at],
            )?;
        }
        Write::Rename(person) => {
            run(
                "UPDATE people SET name = ? WHERE id = ?",
                params![person.name, person.id.as_str()],
            )?;
        }
        Write::DropToken(token) => {
            run("DELETE FROM tokens WHERE hash = ?", params![token])?;
        }
        Write::NewLink(link, person, expires) => {
            run(
                "DELETE FROM links WHERE person = ?",
                params![person.as_str()],
            )?;
            run(
                "INSERT INTO links (hash, person, expires) VALUES (?, ?, ?)",
                params![link, person.as_str(), expires],
            )?;
        }
        Write::ClaimLink { link, token, at } => {
            let made = run(
                "INSERT INTO tokens (hash, person, created)
                 SELECT ?, person, ? FROM links WHERE hash = ? AND expires > ?",
                params![token, at, link, at],
            )?;
            run("DELETE FROM links WHERE hash = ?", params![link])?;
            if made == 0 {
                return Err(StoreError::Missing);
            }
        }
        Write::NewTable(table) => put_table(connection, table, "INSERT")?,
        Write::Table(change) => carry_out_table(connection, lines, change)?,
        Write::Alive(at) => {
            run(
                "INSERT OR REPLACE INTO meta (key, value) VALUES ('alive', ?)",
                params![at],
            )?;
        }
        Write::Clock(at) => {
            run(
                "INSERT OR REPLACE INTO meta (key, value) VALUES ('clock', ?)",
                params![at],
            )?;
        }
        Write::OpenDaily(key, at) => puzzles::open_daily(connection, key, *at)?,
        Write::SolveDaily(key, seconds) => puzzles::solve_daily(connection, key, *seconds)?,
        Write::Practised(person, best) => puzzles::practised(connection, person, best)?,
        Write::OpenWord(key, at) => words::open(connection, key, *at)?,
        Write::PlayWord(person, word) => words::play(connection, person, word)?,
    }
    Ok(())
}

/// Carries out what a table wants stored.
fn carry_out_table(
    connection: &Connection,
    lines: &mut Lines,
    change: &TableWrite,
) -> Result<(), StoreError> {
    let run = |sql: &str, values: &[&dyn rusqlite::ToSql]| -> Result<usize, StoreError> {
        Ok(connection.prepare_cached(sql)?.execute(values)?)
    };
    match change {
        TableWrite::PutTable(table) => put_table(connection, table, "INSERT OR REPLACE")?,
        TableWrite::DropTable(code) => {
            run("DELETE FROM tables WHERE code = ?", params![code.as_str()])?;
            run("DELETE FROM chat WHERE place = ?", params![code.as_str()])?;
        }
        TableWrite::NewGame(game) => new_game(connection, game)?,
        TableWrite::Append(game, entry) => lines.append(connection, game, entry)?,
        TableWrite::EndGame(game, at, outcome) => {
            run(
                "UPDATE games SET ended = ?, outcome = ? WHERE id = ?",
                params![at.0, json(outcome)?, game.as_str()],
            )?;
        }
        TableWrite::Asleep(game, since) => {
            run(
                "UPDATE games SET asleep = ? WHERE id = ?",
                params![since.map(|since| since.0), game.as_str()],
            )?;
        }
        TableWrite::Chat(table, line) => {
            run(
                "INSERT INTO chat (place, n, line) VALUES (?, ?, ?)",
                params![table.as_str(), line.n, json(line)?],
            )?;
            let gone = line.n.saturating_sub(CHAT_KEPT.into());
            run(
                "DELETE FROM chat WHERE place = ? AND n <= ?",
                params![table.as_str(), gone],
            )?;
        }
    }
    Ok(())
}

fn put_table(connection: &Connection, table: &StoredTable, verb: &str) -> Result<(), StoreError> {
    connection
        .prepare_cached(&format!(
            "{verb} INTO tables (code, listed, playing, updated, doc) VALUES (?, ?, ?, ?, ?)"
        ))?
        .execute(params![
            table.code.as_str(),
            table.listed,
            table.playing,
            table.updated.0,
            table.doc
        ])?;
    Ok(())
}

fn new_game(connection: &Connection, game: &StoredGame) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO games
             (id, place, kind, rules, seed, salt, names, people, started, ended, outcome, asleep, options)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )?
        .execute(params![
            game.id.as_str(),
            game.table.as_str(),
            game.kind.name(),
            game.rules,
            game.seed,
            game.salt,
            json(&game.names)?,
            json(&game.people)?,
            game.started.0,
            game.ended.map(|ended| ended.0),
            game.outcome.as_ref().map(json).transpose()?,
            game.asleep.map(|asleep| asleep.0),
            game.options,
        ])?;
    for person in game.people.iter().flatten() {
        connection
            .prepare_cached(
                "INSERT OR IGNORE INTO players (person, started, game) VALUES (?, ?, ?)",
            )?
            .execute(params![person.as_str(), game.started.0, game.id.as_str()])?;
    }
    Ok(())
}

fn json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Failed(error.to_string()))
}
