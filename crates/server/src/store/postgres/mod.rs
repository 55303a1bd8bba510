//! The store in a PostgreSQL database, for servers that outgrow one file, or one machine.
//!
//! One connection writes, a few others read. What a database acknowledges is on its disk (`synchronous_commit`).

mod address;
mod fenced;
mod migrate;
mod nodes;
mod rows;
mod run;
mod writer;

pub use address::{Address, BadAddress};
pub use nodes::{Claim, Found, Own, Peer};
pub use rows::PostgresRows;

use super::people::{
    Decoding, Profile, StoredDevice, StoredPlayed, StoredRating, StoredSolve, Tally, Wanted,
};
use super::rows::KINDS;
use super::sql::{Query, values};
use super::{
    Answer, Fence, Person, SecretHash, Store, StoreError, StoredAnalysis, StoredBest, StoredDaily,
    StoredEntry, StoredGame, StoredTable, StoredWord, TableWrite, Write, line, query,
};
use deadpool_postgres::{
    Hook, HookError, Manager, ManagerConfig, Pool, PoolError, RecyclingMethod, Runtime,
};
use enigma_cipher::Language;
use enigma_protocol::{ChatLine, GameKind};
use enigma_puzzles::{Category, Grade};
use enigma_table::{GameId, PersonId, TableCode};
use std::time::Duration;
use tokio_postgres::error::SqlState;

/// How many connections read at the same time.
const READERS: usize = 8;
/// How long a connection is waited for.
const PATIENCE: Duration = Duration::from_secs(5);
/// Held by the servers that write; any number will do that nobody else uses.
const WRITING: i64 = 0x656e_6967_6d62;

/// The store in a PostgreSQL database.
pub struct PostgresStore {
    readers: Pool,
    /// One connection, for what must not wait for anything else: signs of life.
    leases: Pool,
    /// None if it is only read.
    writer: Option<writer::Writer>,
}

impl PostgresStore {
    /// Opens the store for a server that has it for itself, makes its form if there is none, and brings an older one up to
    /// date.
    ///
    /// # Errors
    /// If the database cannot be reached, another server writes to it, or a newer program has.
    pub async fn open(address: &Address) -> Result<Self, StoreError> {
        let store = Self::open_as(address, Company::Alone).await?;
        nodes::be_alone(&*store.readers.get().await.map_err(unreachable)?).await?;
        Ok(store)
    }

    /// Opens the store for a node, of which there may be several.
    ///
    /// # Errors
    /// If the database cannot be reached, a server has it for itself, or a newer program has written to it.
    pub async fn open_shared(address: &Address) -> Result<Self, StoreError> {
        let store = Self::open_as(address, Company::Nodes).await?;
        store.take_over_from_alone().await?;
        Ok(store)
    }

    async fn open_as(address: &Address, company: Company) -> Result<Self, StoreError> {
        let writing = writing_pool(address, company)?;
        let mut client = writing.get().await.map_err(unreachable)?;
        migrate::up_to_date(&mut client).await?;
        migrate::expect_complete(&client).await?;
        drop(client);
        Ok(Self {
            readers: reading_pool(address, READERS)?,
            leases: reading_pool(address, 1)?,
            writer: Some(writer::Writer::start(writing)),
        })
    }

    /// Opens a store that is there already, and changes nothing in it: all writing fails.
    ///
    /// # Errors
    /// If the database cannot be reached, or holds nothing of ours.
    pub async fn open_to_read(address: &Address) -> Result<Self, StoreError> {
        let readers = reading_pool(address, READERS)?;
        let client = readers.get().await.map_err(unreachable)?;
        migrate::expect_up_to_date(&client).await?;
        migrate::expect_complete(&client).await?;
        drop(client);
        Ok(Self::with(readers))
    }

    /// What of its form cannot be read.
    ///
    /// # Errors
    /// If the database cannot be reached.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        let client = self.readers.get().await.map_err(unreachable)?;
        let mut faults = Vec::new();
        for kind in KINDS {
            let sql = format!("SELECT {} FROM {} LIMIT 1", kind.names(), kind.table);
            match client.query(&sql, &[]).await {
                Err(error) if error.as_db_error().is_some() => faults.push(in_words(&error)),
                other => drop(other?),
            }
        }
        Ok(faults)
    }

    /// A store that is only read.
    fn with(readers: Pool) -> Self {
        Self {
            leases: readers.clone(),
            readers,
            writer: None,
        }
    }

    fn list<T: Send + 'static>(&self, query: Query<T>) -> Answer<Vec<T>> {
        let pool = self.readers.clone();
        Box::pin(async move {
            let client = pool.get().await.map_err(unreachable)?;
            run::list(&client, &query).await
        })
    }

    fn one<T: Send + 'static>(&self, query: Query<T>) -> Answer<Option<T>> {
        let rows = self.list(query);
        Box::pin(async move { Ok(rows.await?.into_iter().next()) })
    }
}

fn pool(address: &Address, size: usize) -> Result<deadpool_postgres::PoolBuilder, StoreError> {
    let manager = Manager::from_config(
        address.config().clone(),
        address.tls().map_err(StoreError::Failed)?,
        ManagerConfig {
            recycling_method: RecyclingMethod::Fast,
        },
    );
    Ok(Pool::builder(manager)
        .max_size(size)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(PATIENCE))
        .create_timeout(Some(PATIENCE))
        .recycle_timeout(Some(PATIENCE)))
}

fn reading_pool(address: &Address, size: usize) -> Result<Pool, StoreError> {
    let built = pool(address, size)?.build();
    built.map_err(|error| failed(&error.to_string()))
}

/// Who else may write to a database.
#[derive(Debug, Clone, Copy)]
enum Company {
    /// Nobody.
    Alone,
    /// Other nodes.
    Nodes,
}

/// The only connection that writes. A server without a bus has the database for itself: two would play the same games,
/// although all that one of them does would be lost.
fn writing_pool(address: &Address, company: Company) -> Result<Pool, StoreError> {
    let sql = match company {
        Company::Alone => "SELECT pg_try_advisory_lock($1)",
        Company::Nodes => "SELECT pg_try_advisory_lock_shared($1)",
    };
    let locked = Hook::async_fn(move |client, _| {
        Box::pin(async move {
            let row = client.query_one(sql, &[&WRITING]).await;
            if row.map_err(HookError::Backend)?.get(0) {
                return Ok(());
            }
            let text = match company {
                Company::Alone => "another server is running with this database",
                Company::Nodes => "a server without a bus is running with this database",
            };
            Err(HookError::message(text))
        })
    });
    let built = pool(address, 1)?.post_create(locked).build();
    built.map_err(|error| failed(&error.to_string()))
}

fn only_read() -> StoreError {
    failed("the store is only read")
}

fn failed(text: &str) -> StoreError {
    StoreError::Failed(text.to_owned())
}

/// That no connection is to be had: nothing was asked, so nothing was written.
fn unreachable(error: PoolError) -> StoreError {
    StoreError::Failed(match error {
        PoolError::Backend(error) => in_words(&error),
        PoolError::PostCreateHook(HookError::Backend(error)) => in_words(&error),
        PoolError::PostCreateHook(HookError::Message(text)) => text.into_owned(),
        PoolError::Timeout(_) => "it does not answer".into(),
        other => other.to_string(),
    })
}

/// Only an error that the database itself tells says that nothing was written.
impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        let Some(told) = error.as_db_error() else {
            return Self::Unknown(in_words(&error));
        };
        let class = told.code().code().get(..2).unwrap_or_default();
        match (told.code(), class) {
            (&SqlState::UNIQUE_VIOLATION, _) => Self::Taken,
            // Data, constraints, rollbacks (deadlocks), syntax: the statement was judged and undone.
            (_, "22" | "23" | "40" | "42") => Self::Failed(in_words(&error)),
            _ => Self::Unknown(in_words(&error)),
        }
    }
}

/// What the database says, or what is wrong with the line; the library's own text leaves that out.
fn in_words(error: &tokio_postgres::Error) -> String {
    if let Some(told) = error.as_db_error() {
        return told.message().to_owned();
    }
    let cause = std::error::Error::source(error).map(ToString::to_string);
    cause.unwrap_or_else(|| error.to_string())
}

impl Store for PostgresStore {
    fn write(&self, changes: Vec<Write>) -> Answer<()> {
        match &self.writer {
            Some(writer) => {
                let written = writer.write(changes, None);
                Box::pin(async { written.await.map(|_| ()) })
            }
            None => Box::pin(async { Err(only_read()) }),
        }
    }

    fn table_to_drive(&self, code: &TableCode) -> Answer<Option<(StoredTable, Fence)>> {
        self.one(Query {
            sql: "SELECT code, listed, playing, updated, doc, version FROM tables WHERE code = $1",
            values: values![code.clone()],
            read: |row| {
                let table = query::read_table(row)?;
                let fence = Fence {
                    code: table.code.clone(),
                    version: row.get(5)?,
                };
                Ok((table, fence))
            },
        })
    }

    fn write_fenced(&self, fence: &Fence, changes: Vec<TableWrite>) -> Answer<u64> {
        let changes = changes.into_iter().map(Write::Table).collect();
        match &self.writer {
            Some(writer) => writer.write(changes, Some(fence.clone())),
            None => Box::pin(async { Err(only_read()) }),
        }
    }

    fn tidy(&self) -> Answer<()> {
        // The database sees to that itself.
        Box::pin(async { Ok(()) })
    }

    fn close(&self) -> Answer<()> {
        let closing = self.writer.as_ref().map(writer::Writer::close);
        let (readers, leases) = (self.readers.clone(), self.leases.clone());
        Box::pin(async move {
            if let Some(closing) = closing {
                closing.await?;
            }
            readers.close();
            leases.close();
            Ok(())
        })
    }

    fn person_by_token(&self, token: SecretHash) -> Answer<Option<Person>> {
        self.one(query::person_by_token(token))
    }

    fn table(&self, code: &TableCode) -> Answer<Option<StoredTable>> {
        self.one(query::table(code))
    }

    fn listed_tables(&self, since: u64, limit: u32) -> Answer<Vec<StoredTable>> {
        self.list(query::listed_tables(since, limit))
    }

    fn idle_tables(&self, before: u64, asleep: u64) -> Answer<Vec<TableCode>> {
        self.list(query::idle_tables(before, asleep))
    }

    fn tables_awake(&self) -> Answer<Vec<TableCode>> {
        self.list(query::tables_awake())
    }

    fn game(&self, id: &GameId) -> Answer<Option<StoredGame>> {
        self.one(query::game(id))
    }

    fn entries(&self, game: &GameId) -> Answer<Vec<StoredEntry>> {
        let lines = self.list(Query {
            sql: "SELECT seq, entry, person, command FROM lines WHERE game = $1 ORDER BY seq",
            values: values![game.clone()],
            read: line::read,
        });
        let game = game.clone();
        Box::pin(async move {
            let lines = lines.await?;
            expect_whole(&game, lines.iter().map(|line| line.seq))?;
            Ok(lines)
        })
    }

    /// A line lies where its number says.
    fn places(&self, game: &GameId) -> Answer<Vec<i64>> {
        let places = self.list(Query {
            sql: "SELECT seq FROM lines WHERE game = $1 ORDER BY seq",
            values: values![game.clone()],
            read: |row| row.get(0),
        });
        let game = game.clone();
        Box::pin(async move {
            let places: Vec<i64> = places.await?;
            expect_whole(&game, places.iter().map(|seq| seq.unsigned_abs()))?;
            Ok(places)
        })
    }

    fn lines_at(&self, game: &GameId, places: &[i64], bytes: usize) -> Answer<Vec<StoredEntry>> {
        let (Some(&first), Some(&last)) = (places.first(), places.last()) else {
            return Box::pin(async { Ok(Vec::new()) });
        };
        // Places follow one another, so the first and the last say all; no line is empty, so no more lines than bytes
        // are needed.
        let bytes = i64::try_from(bytes).unwrap_or(i64::MAX);
        let last = last.min(first.saturating_add(bytes));
        self.list(Query {
            sql: "SELECT seq, entry, person, command FROM
                  (SELECT *, sum(octet_length(entry)) OVER (ORDER BY seq) - octet_length(entry) AS before
                   FROM lines WHERE game = $1 AND seq BETWEEN $2 AND $3) AS counted
                  WHERE before < $4 ORDER BY seq",
            values: values![
                game.clone(),
                first.unsigned_abs(),
                last.unsigned_abs(),
                bytes.unsigned_abs().max(1)
            ],
            read: line::read,
        })
    }

    fn games_of(&self, person: &PersonId, limit: u32) -> Answer<Vec<StoredGame>> {
        self.list(query::games_of(person, limit))
    }

    fn games_under_way(&self, person: &PersonId, limit: u32) -> Answer<Vec<StoredGame>> {
        self.list(query::games_under_way(person, limit))
    }

    fn played_games(&self, person: &PersonId, wanted: &Wanted) -> Answer<Vec<StoredPlayed>> {
        self.list(query::played_games(person, wanted))
    }

    fn tallies_of(&self, person: &PersonId) -> Answer<Vec<Tally>> {
        self.list(query::tallies_of(person))
    }

    fn uncounted_games(&self, limit: u32) -> Answer<Vec<StoredGame>> {
        self.list(query::uncounted_games(limit))
    }

    fn profile(&self, person: &PersonId) -> Answer<Option<Profile>> {
        self.one(query::profile(person))
    }

    fn devices_of(&self, person: &PersonId) -> Answer<Vec<StoredDevice>> {
        self.list(query::devices_of(person))
    }

    fn solves_of(&self, person: &PersonId, limit: u32) -> Answer<Vec<StoredSolve>> {
        self.list(query::solves_of(person, limit))
    }

    fn solve_times(&self, category: Category, grade: Grade, limit: u32) -> Answer<Vec<u64>> {
        self.list(query::solve_times(category, grade, limit))
    }

    fn decodings_of(&self, person: &PersonId) -> Answer<Decoding> {
        let summed = self.one(query::decodings_of(person));
        Box::pin(async move { Ok(summed.await?.unwrap_or_default()) })
    }

    fn ratings_of(
        &self,
        person: &PersonId,
        kind: GameKind,
        limit: u32,
    ) -> Answer<Vec<StoredRating>> {
        self.list(query::ratings_of(person, kind, limit))
    }

    fn tables_of(&self, person: &PersonId) -> Answer<Vec<TableCode>> {
        self.list(query::tables_of(person))
    }

    fn all_games(&self) -> Answer<Vec<GameId>> {
        self.list(query::all_games())
    }

    fn chat(&self, table: &TableCode, after: u64, limit: u32) -> Answer<Vec<ChatLine>> {
        self.list(query::chat(table, after, limit))
    }

    fn last_alive(&self) -> Answer<Option<u64>> {
        self.one(query::last_alive())
    }

    fn last_clock(&self) -> Answer<Option<u64>> {
        let shown = self.one(query::last_clock());
        Box::pin(async move { Ok(shown.await?.flatten()) })
    }

    fn dailies_of(&self, person: &PersonId) -> Answer<Vec<StoredDaily>> {
        self.list(query::dailies_of(person))
    }

    fn daily_times(&self, day: u32, category: Category, limit: u32) -> Answer<Vec<u32>> {
        self.list(query::daily_times(day, category, limit))
    }

    fn bests_of(&self, person: &PersonId) -> Answer<Vec<StoredBest>> {
        self.list(query::bests_of(person))
    }

    fn words_of(&self, person: &PersonId) -> Answer<Vec<StoredWord>> {
        self.list(query::words_of(person))
    }

    fn word_tally(&self, day: u32, language: Language, limit: u32) -> Answer<Vec<(u32, bool)>> {
        self.list(query::word_tally(day, language, limit))
    }

    fn analysis(&self, game: &GameId) -> Answer<Option<StoredAnalysis>> {
        self.one(query::analysis(game))
    }

    fn all_tables(&self) -> Answer<Vec<TableCode>> {
        self.list(query::all_tables())
    }

    fn counts(&self) -> Answer<(u64, u64)> {
        let counted = self.one(query::counts());
        Box::pin(async move { Ok(counted.await?.unwrap_or_default()) })
    }
}

/// Refuses a record that lacks a line: they are numbered from 1.
fn expect_whole(game: &GameId, numbers: impl Iterator<Item = u64>) -> Result<(), StoreError> {
    let torn = numbers.zip(1..).find(|(found, expected)| found != expected);
    match torn {
        None => Ok(()),
        Some((found, _)) => Err(StoreError::Damaged(format!(
            "the record of game {game} is torn at line {found}"
        ))),
    }
}
