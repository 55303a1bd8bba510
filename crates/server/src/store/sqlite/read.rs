//! The queries.

use crate::store::{Person, SecretHash, StoreError, StoredGame, StoredTable};
use enigma_protocol::{ChatLine, GameKind};
use enigma_table::Wall;
use rusqlite::{Connection, OptionalExtension, Params, Row, params};
use serde::de::DeserializeOwned;

pub fn person_by_token(
    connection: &Connection,
    token: &SecretHash,
) -> Result<Option<Person>, StoreError> {
    let sql = "SELECT id, name FROM tokens JOIN people ON people.id = person WHERE hash = ?";
    let person = connection
        .prepare_cached(sql)?
        .query_row(params![token], |row| {
            Ok(Person {
                id: row.get::<_, String>(0)?.into(),
                name: row.get(1)?,
            })
        })
        .optional()?;
    Ok(person)
}

const TABLE: &str = "SELECT code, listed, playing, updated, doc FROM tables";

pub fn table(connection: &Connection, code: &str) -> Result<Option<StoredTable>, StoreError> {
    let found = connection
        .prepare_cached(&format!("{TABLE} WHERE code = ?"))?
        .query_row(params![code], read_table)
        .optional()?;
    Ok(found)
}

pub fn listed_tables(
    connection: &Connection,
    since: u64,
    limit: u32,
) -> Result<Vec<StoredTable>, StoreError> {
    let sql = format!("{TABLE} WHERE listed = 1 AND updated >= ? ORDER BY updated DESC LIMIT ?");
    list(connection, &sql, params![since, limit], read_table)
}

pub fn idle_tables(connection: &Connection, before: u64) -> Result<Vec<String>, StoreError> {
    let sql =
        "SELECT code FROM tables WHERE playing = 0 AND updated < ? ORDER BY updated LIMIT 1000";
    list(connection, sql, params![before], |row| row.get(0))
}

pub fn tables_awake(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT place FROM games WHERE ended IS NULL AND asleep IS NULL";
    list(connection, sql, params![], |row| row.get(0))
}

const GAME: &str = "SELECT id, place, kind, rules, seed, salt, names, people, games.started, ended, outcome, asleep, options FROM games";

pub fn game(connection: &Connection, id: &str) -> Result<Option<StoredGame>, StoreError> {
    let found = connection
        .prepare_cached(&format!("{GAME} WHERE id = ?"))?
        .query_row(params![id], read_game)
        .optional()?;
    Ok(found)
}

pub fn games_of(
    connection: &Connection,
    person: &str,
    limit: u32,
) -> Result<Vec<StoredGame>, StoreError> {
    let sql = format!(
        "{GAME} JOIN players ON game = id WHERE person = ? ORDER BY players.started DESC LIMIT ?"
    );
    list(connection, &sql, params![person, limit], read_game)
}

pub fn all_tables(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT code FROM tables ORDER BY code";
    list(connection, sql, params![], |row| row.get(0))
}

pub fn all_games(connection: &Connection) -> Result<Vec<String>, StoreError> {
    list(
        connection,
        "SELECT id FROM games ORDER BY started",
        params![],
        |row| row.get(0),
    )
}

pub fn chat(
    connection: &Connection,
    table: &str,
    after: u64,
    limit: u32,
) -> Result<Vec<ChatLine>, StoreError> {
    let sql = "SELECT line FROM (SELECT n, line FROM chat WHERE place = ? AND n > ? ORDER BY n DESC LIMIT ?) ORDER BY n";
    list(connection, sql, params![table, after, limit], |row| {
        from_json(row, 0)
    })
}

pub fn last_alive(connection: &Connection) -> Result<Option<u64>, StoreError> {
    let sql = "SELECT value FROM meta WHERE key = 'alive'";
    Ok(connection
        .query_row(sql, params![], |row| row.get(0))
        .optional()?)
}

pub fn last_clock(connection: &Connection) -> Result<Option<u64>, StoreError> {
    let sql = "SELECT MAX(value) FROM meta WHERE key IN ('alive', 'clock')";
    Ok(connection.query_row(sql, params![], |row| row.get(0))?)
}

pub fn counts(connection: &Connection) -> Result<(u64, u64), StoreError> {
    let count = |sql: &str| connection.query_row(sql, params![], |row| row.get(0));
    Ok((
        count("SELECT count(*) FROM tables")?,
        count("SELECT count(*) FROM players")?,
    ))
}

pub(super) fn list<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, StoreError> {
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map(params, read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn read_table(row: &Row<'_>) -> rusqlite::Result<StoredTable> {
    Ok(StoredTable {
        code: row.get::<_, String>(0)?.into(),
        listed: row.get(1)?,
        playing: row.get(2)?,
        updated: Wall(row.get(3)?),
        doc: row.get(4)?,
    })
}

fn read_game(row: &Row<'_>) -> rusqlite::Result<StoredGame> {
    let kind: String = row.get(2)?;
    let kind = match kind.as_str() {
        "circuit" => GameKind::Circuit,
        "cipher" => GameKind::Cipher,
        _ => return Err(wrong(2, format!("no such game: {kind:?}").into())),
    };
    let outcome: Option<String> = row.get(10)?;
    Ok(StoredGame {
        id: row.get::<_, String>(0)?.into(),
        table: row.get::<_, String>(1)?.into(),
        kind,
        rules: row.get(3)?,
        seed: row.get(4)?,
        salt: row.get(5)?,
        names: from_json(row, 6)?,
        people: from_json(row, 7)?,
        started: Wall(row.get(8)?),
        ended: row.get::<_, Option<u64>>(9)?.map(Wall),
        outcome: outcome.map(|_| from_json(row, 10)).transpose()?,
        asleep: row.get::<_, Option<u64>>(11)?.map(Wall),
        options: row.get(12)?,
    })
}

fn from_json<T: DeserializeOwned>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    let text: String = row.get(column)?;
    serde_json::from_str(&text).map_err(|error| wrong(column, error.into()))
}

pub(super) fn wrong(
    column: usize,
    error: Box<dyn std::error::Error + Send + Sync + 'static>,
) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, error)
}
