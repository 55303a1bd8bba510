//! Finds tables: the only place that assumes that they live in this process.
//!
//! Everybody else asks [`Registry::find`] for a way into a table's inbox. To spread tables over
//! several nodes, this module would ask which node owns a table and hand out a way there.

use crate::Shared;
use crate::store::{Person, StoreError};
use crate::table::{Driver, INBOX, ToTable};
use enigma_protocol::Farewell;
use enigma_table::{GameId, PersonId, TableCode};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{mpsc, oneshot};

/// How many tables may be read from the store at the same time.
const SHARDS: usize = 32;

/// Why a table was not found.
#[derive(Debug, thiserror::Error)]
pub enum NotFound {
    /// There is none with this code.
    #[error("there is no such table")]
    NoSuchTable,
    /// The server is going down.
    #[error("the server is going down")]
    Closed,
    /// It is there but cannot be read, now or at all.
    #[error("the table cannot be read: {0}")]
    Damaged(String),
}

/// The tables in memory.
#[derive(Default)]
pub struct Registry {
    inner: Mutex<Inner>,
    loading: [tokio::sync::Mutex<()>; SHARDS],
}

#[derive(Default)]
struct Inner {
    tables: HashMap<TableCode, mpsc::Sender<ToTable>>,
    /// Games under way in memory.
    playing: HashSet<GameId>,
    /// At which tables people have connections, one entry for each.
    visits: HashMap<PersonId, Vec<TableCode>>,
    /// Tables that could not be read, and why, as it was logged: they are asked for again and again.
    damaged: HashMap<TableCode, String>,
    closed: bool,
}

impl Registry {
    /// The way into a table's inbox; the table is read from the store if it is not in memory.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be read.
    pub async fn find(
        &self,
        shared: &Arc<Shared>,
        code: &str,
    ) -> Result<mpsc::Sender<ToTable>, NotFound> {
        if let Some(found) = self.in_memory(code) {
            return Ok(found);
        }
        // One at a time, lest two tasks own the same table.
        let shard = code.bytes().map(usize::from).sum::<usize>() % SHARDS;
        let _loading = self.loading[shard].lock().await;
        if let Some(found) = self.in_memory(code) {
            return Ok(found);
        }
        let failed = |error: StoreError| self.damaged(code, error.to_string());
        let stored = shared.store.table(code).await.map_err(failed)?;
        let stored = stored.ok_or(NotFound::NoSuchTable)?;
        let (sender, inbox) = mpsc::channel(INBOX);
        let driver = Driver::read(shared.clone(), stored, sender.downgrade());
        let driver = Box::pin(driver).await;
        let driver = driver.map_err(|why| self.damaged(code, why))?;
        let mut inner = self.lock();
        if inner.closed {
            return Err(NotFound::Closed);
        }
        inner.damaged.remove(code);
        inner.tables.insert(code.into(), sender.clone());
        gauge_tables(&inner);
        drop(inner);
        tokio::spawn(Box::new(driver).run(inbox));
        Ok(sender)
    }

    /// A table cannot be read, which is logged once.
    fn damaged(&self, code: &str, why: String) -> NotFound {
        let logged = self.lock().damaged.insert(code.into(), why.clone());
        if logged.is_none_or(|logged| logged != why) {
            tracing::error!(table = code, why, "a table cannot be read");
        }
        NotFound::Damaged(why)
    }

    /// Whether a table is in memory.
    #[must_use]
    pub fn holds(&self, code: &str) -> bool {
        self.lock().tables.contains_key(code)
    }

    /// A table leaves memory; not one that has taken its place already.
    pub fn remove(&self, code: &str, own: &mpsc::WeakSender<ToTable>) {
        let mut inner = self.lock();
        inner.remove(code, own);
        gauge_tables(&inner);
    }

    /// A table's task broke down: nothing of it stays behind.
    pub fn broke(&self, code: &str, own: &mpsc::WeakSender<ToTable>) {
        let mut inner = self.lock();
        inner.remove(code, own);
        inner.visits.retain(|_, visits| {
            visits.retain(|visit| *visit != code);
            !visits.is_empty()
        });
        gauge_tables(&inner);
    }

    /// A game is under way in memory, or no longer.
    pub fn playing(&self, game: &GameId, is: bool) {
        let mut inner = self.lock();
        if is {
            inner.playing.insert(game.clone());
        } else {
            inner.playing.remove(game);
        }
        metrics::gauge!("enigma_games_under_way").set(inner.playing.len() as f64);
    }

    /// Somebody has one more connection at a table.
    pub fn came(&self, person: &PersonId, code: &TableCode) {
        let mut inner = self.lock();
        let visits = inner.visits.entry(person.clone()).or_default();
        // Hardly anybody is at a second table.
        visits.reserve_exact(1);
        visits.push(code.clone());
    }

    /// Somebody has one connection less at a table.
    pub fn went(&self, person: &PersonId, code: &TableCode) {
        let mut inner = self.lock();
        let Some(visits) = inner.visits.get_mut(person) else {
            return;
        };
        if let Some(found) = visits.iter().position(|visit| visit == code) {
            visits.swap_remove(found);
        }
        if visits.is_empty() {
            inner.visits.remove(person);
        }
    }

    /// Tells the tables at which somebody is that they have another name.
    pub async fn rename(&self, person: &Person) {
        for table in self.visited(&person.id) {
            let renamed = ToTable::Renamed(Box::new(person.clone()));
            let _ = table.send(renamed).await;
        }
    }

    /// Whether no table at which somebody is minds their being called that.
    pub async fn may_rename(&self, person: &Person) -> bool {
        for table in self.visited(&person.id) {
            let (answer, answered) = oneshot::channel();
            let asked = ToTable::MayRename(Box::new((person.clone(), answer)));
            if table.send(asked).await.is_ok() && answered.await == Ok(false) {
                return false;
            }
        }
        true
    }

    /// Ends the lines of somebody who is to be nobody on one of their devices: the others come back.
    pub async fn forget(&self, person: &PersonId) {
        for table in self.visited(person) {
            let _ = table.send(ToTable::Forgotten(person.clone())).await;
        }
    }

    /// The tables at which somebody has connections.
    fn visited(&self, person: &PersonId) -> Vec<mpsc::Sender<ToTable>> {
        let inner = self.lock();
        let mut codes = inner.visits.get(person).cloned().unwrap_or_default();
        codes.sort_unstable();
        codes.dedup();
        let tables = codes.iter().filter_map(|code| inner.tables.get(code));
        tables.cloned().collect()
    }

    /// Whether a game was under way in memory since this server began, and no table has put it to sleep.
    #[must_use]
    pub fn was_awake(&self, game: &GameId) -> bool {
        self.lock().playing.contains(game)
    }

    /// How many games are under way in memory.
    #[must_use]
    pub fn games_under_way(&self) -> usize {
        self.lock().playing.len()
    }

    /// Tells every table to stop, takes in no more, and waits until all have gone.
    pub async fn stop(&self, reason: Farewell) {
        let tables: Vec<_> = {
            let mut inner = self.lock();
            inner.closed = true;
            inner.tables.values().cloned().collect()
        };
        for table in &tables {
            let _ = table.send(ToTable::Stop(reason)).await;
        }
        for table in tables {
            table.closed().await;
        }
    }

    /// Gives up a table that nobody needs any more, if it is in memory.
    pub async fn expire(&self, code: &str) {
        if let Some(table) = self.in_memory(code) {
            let _ = table.send(ToTable::Stop(Farewell::Expired)).await;
        }
    }

    fn in_memory(&self, code: &str) -> Option<mpsc::Sender<ToTable>> {
        let inner = self.lock();
        let found = inner.tables.get(code)?;
        (!found.is_closed()).then(|| found.clone())
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn remove(&mut self, code: &str, own: &mpsc::WeakSender<ToTable>) {
        let held = self.tables.get(code);
        // Without a sender nobody else could have one: the entry is not this table's.
        let is_own =
            |held: &mpsc::Sender<ToTable>| own.upgrade().is_some_and(|own| own.same_channel(held));
        if held.is_some_and(is_own) {
            self.tables.remove(code);
        }
    }
}

fn gauge_tables(inner: &Inner) {
    metrics::gauge!("enigma_tables_in_memory").set(inner.tables.len() as f64);
}
