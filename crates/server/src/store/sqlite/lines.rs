//! The lines of all games' records, one after the other as they came.
//!
//! What the tables that play at the same time write into one commit goes to the end of one SQL
//! table, into two or three pages, and nothing has to be read for it. Each line knows the line of
//! its game before it. Where the last one lies is kept in memory, and noted with the games once in a while;
//! after a crash it is found again by looking at the lines that came since.

use crate::store::{StoreError, StoredEntry, line};
use enigma_table::{GameId, PersonId};
use rusqlite::{Connection, Row, params};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// After so many lines it is noted with each game where its last one lies,
const NOTE_AFTER: usize = 16_384;
/// with so many games in each commit, lest one of them takes long.
const NOTED_AT_ONCE: usize = 32;

/// Where the last line of a game lies, and its number in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Last {
    n: i64,
    seq: u64,
}

/// The last lines of the games that went on since their last lines were noted; only what is on disk.
#[derive(Debug, Clone, Default)]
pub struct Recent(Arc<Mutex<HashMap<GameId, Last>>>);

impl Recent {
    /// Looks for the lines that are not noted.
    pub fn find(connection: &Connection) -> Result<Self, StoreError> {
        // Beside max(n), SQLite gives the other columns of that very line.
        let sql = "SELECT game, max(n), seq FROM lines
                   WHERE n > (SELECT value FROM meta WHERE key = 'noted') GROUP BY game";
        let mut statement = connection.prepare(sql)?;
        let found = statement.query_map(params![], |row| {
            Ok((GameId::from(row.get::<_, String>(0)?), last(row, 1)?))
        })?;
        Ok(Self(Arc::new(Mutex::new(found.collect::<Result<_, _>>()?))))
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<GameId, Last>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn of(&self, game: &GameId) -> Option<Last> {
        self.lock().get(game).copied()
    }
}

/// What the writing thread knows of lines.
#[derive(Debug)]
pub struct Lines {
    recent: Recent,
    /// The last lines that the commit under way adds, in the order they came.
    coming: Vec<(GameId, Last)>,
    /// How many lines came since noting last began.
    unnoted: usize,
    /// The games with which it is still to be noted, and the newest line when noting began.
    to_note: Vec<GameId>,
    through: i64,
    /// Whether the commit under way notes the last of them.
    all_noted: bool,
}

impl Lines {
    pub fn new(recent: Recent) -> Self {
        let unnoted = recent.lock().len();
        Self {
            recent,
            coming: Vec::new(),
            unnoted,
            to_note: Vec::new(),
            through: 0,
            all_noted: false,
        }
    }

    /// Adds a line to a game's record. [`StoreError::Taken`] if the game has gone on already.
    pub fn append(
        &mut self,
        connection: &Connection,
        game: &GameId,
        entry: &StoredEntry,
    ) -> Result<(), StoreError> {
        let previous = self.last(connection, game)?;
        if previous.is_some_and(|last| last.seq >= entry.seq) {
            return Err(StoreError::Taken);
        }
        let previous = previous.map(|last| last.n);
        let sql = "INSERT INTO lines (previous, game, seq, entry, person, command) VALUES (?, ?, ?, ?, ?, ?)";
        let n = connection.prepare_cached(sql)?.insert(params![
            previous,
            game.as_str(),
            entry.seq,
            entry.entry,
            line::person(entry),
            line::command(entry)
        ])?;
        let seq = entry.seq;
        self.coming.push((game.clone(), Last { n, seq }));
        Ok(())
    }

    /// The lines of a game no longer say which of them a person sent.
    pub fn forget(
        &self,
        connection: &Connection,
        game: &GameId,
        person: &PersonId,
    ) -> Result<(), StoreError> {
        let Some(last) = self.last(connection, game)? else {
            return Ok(());
        };
        let mut forget = connection.prepare_cached(
            "UPDATE lines SET person = NULL, command = NULL WHERE n = ? AND person = ?",
        )?;
        for place in chain(connection, last, game)? {
            forget.execute(params![place, person.as_str()])?;
        }
        Ok(())
    }

    fn last(&self, connection: &Connection, game: &GameId) -> Result<Option<Last>, StoreError> {
        let coming = self.coming.iter().rev().find(|(coming, _)| coming == game);
        match coming
            .map(|&(_, last)| last)
            .or_else(|| self.recent.of(game))
        {
            Some(last) => Ok(Some(last)),
            None => noted(connection, game),
        }
    }

    /// How many lines the commit under way adds so far.
    pub fn coming(&self) -> usize {
        self.coming.len()
    }

    /// Only so many of the coming lines stay; the others were rolled back.
    pub fn roll_back_to(&mut self, coming: usize) {
        self.coming.truncate(coming);
    }

    /// Notes with some games where their last lines lie, if it is time for that.
    pub fn note_some(&mut self, connection: &Connection) -> Result<(), StoreError> {
        if self.to_note.is_empty() && self.unnoted >= NOTE_AFTER {
            self.begin_noting();
        }
        self.note(connection, NOTED_AT_ONCE)
    }

    /// Notes with all games where their last lines lie. To be done when no line is coming.
    pub fn note_all(&mut self, connection: &Connection) -> Result<(), StoreError> {
        self.begin_noting();
        self.note(connection, usize::MAX)
    }

    fn begin_noting(&mut self) {
        let recent = self.recent.lock();
        self.to_note = recent.keys().cloned().collect();
        self.through = recent.values().map(|last| last.n).max().unwrap_or(0);
        self.unnoted = 0;
    }

    fn note(&mut self, connection: &Connection, at_most: usize) -> Result<(), StoreError> {
        if self.to_note.is_empty() {
            return Ok(());
        }
        let rest = self.to_note.len().saturating_sub(at_most);
        let mut note = connection.prepare_cached("UPDATE games SET last = ? WHERE id = ?")?;
        for game in self.to_note.drain(rest..) {
            if let Some(last) = self.recent.of(&game) {
                note.execute(params![last.n, game.as_str()])?;
            }
        }
        if self.to_note.is_empty() {
            connection
                .prepare_cached("INSERT OR REPLACE INTO meta (key, value) VALUES ('noted', ?)")?
                .execute(params![self.through])?;
            self.all_noted = true;
        }
        Ok(())
    }

    /// The commit under way is on disk, or nothing of it is.
    pub fn ended(&mut self, committed: bool) {
        let coming = std::mem::take(&mut self.coming);
        let all_noted = std::mem::take(&mut self.all_noted);
        if !committed {
            // Which games were noted before is not remembered: it begins anew.
            self.to_note.clear();
            self.unnoted = NOTE_AFTER;
            return;
        }
        self.unnoted += coming.len();
        let mut recent = self.recent.lock();
        recent.extend(coming);
        if all_noted {
            // Games that have not gone on since then say themselves where they end.
            recent.retain(|_, last| last.n > self.through);
        }
    }
}

/// The last line of a game, as noted with it; [`StoreError::Missing`] if there is no such game.
fn noted(connection: &Connection, game: &GameId) -> Result<Option<Last>, StoreError> {
    let n: Option<i64> = connection
        .prepare_cached("SELECT last FROM games WHERE id = ?")?
        .query_row(params![game.as_str()], |row| row.get(0))?;
    let Some(n) = n else {
        return Ok(None);
    };
    let last = connection
        .prepare_cached("SELECT n, seq FROM lines WHERE n = ?")?
        .query_row(params![n], |row| last(row, 0))?;
    Ok(Some(last))
}

fn last(row: &Row<'_>, column: usize) -> rusqlite::Result<Last> {
    Ok(Last {
        n: row.get(column)?,
        seq: row.get(column + 1)?,
    })
}

/// All lines of a game's record, in order.
pub fn of(
    connection: &Connection,
    recent: &Recent,
    game: &GameId,
) -> Result<Vec<StoredEntry>, StoreError> {
    at(connection, &places(connection, recent, game)?, usize::MAX)
}

/// Where the lines of a game's record lie, in order.
pub fn places(
    connection: &Connection,
    recent: &Recent,
    game: &GameId,
) -> Result<Vec<i64>, StoreError> {
    let last = match recent.of(game) {
        Some(last) => Some(last),
        None => noted(connection, game)?,
    };
    match last {
        Some(last) => chain(connection, last, game),
        None => Ok(Vec::new()),
    }
}

/// Where the lines of a game lie up to the last one, in order.
fn chain(connection: &Connection, last: Last, game: &GameId) -> Result<Vec<i64>, StoreError> {
    // From the last to the first; always backwards, so that a damaged file cannot lead in circles.
    let sql = "WITH RECURSIVE chain AS (
                   SELECT n, previous, game, seq FROM lines WHERE n = ?1 AND game = ?2
                   UNION ALL
                   SELECT lines.n, lines.previous, lines.game, lines.seq
                   FROM chain JOIN lines ON lines.n = chain.previous
                   WHERE lines.n < chain.n AND lines.game = ?2
               ) SELECT n, previous, seq FROM chain";
    let mut statement = connection.prepare_cached(sql)?;
    let mut before = (Some(last.n), last.seq);
    let rows = statement.query_map(params![last.n, game.as_str()], |row| {
        before = (row.get(1)?, row.get(2)?);
        row.get(0)
    })?;
    let mut places = rows.collect::<Result<Vec<i64>, _>>()?;
    if let (Some(_), seq) = before {
        return Err(StoreError::Damaged(format!(
            "the record of game {game} is torn at line {seq}"
        )));
    }
    places.reverse();
    Ok(places)
}

/// The lines at the first of these places: as many as have so many bytes, and at least one.
pub fn at(
    connection: &Connection,
    places: &[i64],
    bytes: usize,
) -> Result<Vec<StoredEntry>, StoreError> {
    let sql = "SELECT seq, entry, person, command FROM lines WHERE n = ?";
    let mut statement = connection.prepare_cached(sql)?;
    let mut lines = Vec::new();
    let mut read = 0;
    for place in places {
        let line = statement.query_row(params![place], |row| Ok(line::read(row)))??;
        read += line.entry.len();
        lines.push(line);
        if read >= bytes {
            break;
        }
    }
    Ok(lines)
}
