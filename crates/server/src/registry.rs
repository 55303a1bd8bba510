//! Finds tables: in this process, or at the node that drives them.
//!
//! Everybody else asks [`Registry::find`] for a way into a table's inbox. Where several nodes share a database, that asks
//! it who drives the table, and becomes that itself if nobody does.

use crate::Shared;
use crate::cluster::{Cluster, Tenure};
use crate::store::{Claim, Found, Person, StoreError, StoredTable};
use crate::table::{Driver, Hold, INBOX, Tenancy, ToTable};
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
    /// It is there, and what is stored of it cannot be read.
    #[error("the table cannot be read: {0}")]
    Damaged(StoreError),
    /// The store does not answer.
    #[error("the table cannot be read now: {0}")]
    Failed(StoreError),
    /// Another node drives it, or may, and nobody knows this very moment.
    #[error("nobody knows just now which node drives the table")]
    Unclear,
}

impl NotFound {
    /// Whether it may be found another time though nobody mends it.
    #[must_use]
    pub const fn may_pass(&self) -> bool {
        matches!(self, Self::Failed(_) | Self::Unclear)
    }
}

/// Where a table was found.
#[derive(Debug)]
pub enum Place {
    /// Here, and since this epoch.
    Here(mpsc::Sender<ToTable>, u64),
    /// At a node, and since this epoch.
    At(String, u64),
}

impl Place {
    /// The way into its inbox, if it is here since just this epoch.
    pub(crate) fn here_since(self, epoch: u64) -> Option<mpsc::Sender<ToTable>> {
        match self {
            Self::Here(table, since) => (since == epoch).then_some(table),
            Self::At(..) => None,
        }
    }
}

/// A table in memory.
#[derive(Clone)]
struct Held {
    table: mpsc::Sender<ToTable>,
    epoch: u64,
}

/// The tables in memory.
#[derive(Default)]
pub struct Registry {
    inner: Mutex<Inner>,
    loading: [tokio::sync::Mutex<()>; SHARDS],
}

#[derive(Default)]
struct Inner {
    tables: HashMap<TableCode, Held>,
    /// Games under way in memory.
    playing: HashSet<GameId>,
    /// At which tables people have connections, one entry for each.
    visits: HashMap<PersonId, Vec<TableCode>>,
    /// Tables that could not be read, and why, as it was logged: they are asked for again and again.
    unreadable: HashMap<TableCode, StoreError>,
    closed: bool,
}

impl Registry {
    /// The way to a table; it is read from the store if it is not in any memory.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be read.
    pub async fn find(&self, shared: &Arc<Shared>, code: &TableCode) -> Result<Place, NotFound> {
        if let Some(found) = self.own(shared, code).await? {
            return Ok(found);
        }
        // One at a time, lest two tasks own the same table.
        let _loading = self.loading(code).await;
        if let Some(found) = self.own(shared, code).await? {
            return Ok(found);
        }
        let failed = |error: StoreError| self.unreadable(code, error);
        let Some(cluster) = &shared.cluster else {
            let stored = shared.store.table_to_drive(code).await.map_err(failed)?;
            let (stored, fence) = stored.ok_or(NotFound::NoSuchTable)?;
            let tenancy = None;
            return self.start(shared, stored, Hold { fence, tenancy }).await;
        };
        if self.lock().closed {
            return Err(NotFound::Closed);
        }
        let (found, tenure) = cluster.find_or_claim(code).await.map_err(failed)?;
        match found {
            Found::Claimed(claim) => self.start_claimed(shared, cluster, claim, tenure).await,
            Found::Driven { node, epoch } => Ok(Place::At(node, epoch)),
            Found::Missing => Err(NotFound::NoSuchTable),
            Found::Unclear => Err(NotFound::Unclear),
        }
    }

    /// Takes in a table that this node has claimed, unless it is here already.
    pub(crate) async fn adopt(
        &self,
        shared: &Arc<Shared>,
        claim: Claim,
        tenure: Arc<Tenure>,
    ) -> Result<(), NotFound> {
        let code = claim.fence.code.clone();
        let _loading = self.loading(&code).await;
        let Some(cluster) = &shared.cluster else {
            return Ok(());
        };
        if let Some(Place::Here(_, epoch)) = self.in_memory(&code) {
            if epoch < claim.epoch {
                // It was this node's before, and is about to find out that it is no more.
                self.drop_since(&code, epoch);
                cluster.is_stray(&code);
            }
            return Ok(());
        }
        let started = self.start_claimed(shared, cluster, claim, tenure);
        started.await.map(|_| ())
    }

    async fn loading(&self, code: &TableCode) -> tokio::sync::MutexGuard<'_, ()> {
        let shard = code.bytes().map(usize::from).sum::<usize>() % SHARDS;
        self.loading[shard].lock().await
    }

    async fn start_claimed(
        &self,
        shared: &Arc<Shared>,
        cluster: &Arc<Cluster>,
        claim: Claim,
        tenure: Arc<Tenure>,
    ) -> Result<Place, NotFound> {
        let code = claim.fence.code.clone();
        // Read after the claim: nothing that a former owner writes comes after it.
        let stored = shared.store.table(&code).await;
        let stored = stored.map_err(|error| self.unreadable(&code, error))?;
        let hold = Hold {
            fence: claim.fence,
            tenancy: Some(Tenancy {
                cluster: cluster.clone(),
                tenure,
                epoch: claim.epoch,
                driven_until: claim.driven_until,
            }),
        };
        self.start(shared, stored.ok_or(NotFound::NoSuchTable)?, hold)
            .await
    }

    /// Brings a table into memory.
    async fn start(
        &self,
        shared: &Arc<Shared>,
        stored: StoredTable,
        hold: Hold,
    ) -> Result<Place, NotFound> {
        let (code, epoch) = (stored.code.clone(), hold.epoch());
        let (table, inbox) = mpsc::channel(INBOX);
        let driver = Driver::read(shared.clone(), (stored, hold), table.downgrade());
        let driver = Box::pin(driver).await;
        let driver = driver.map_err(|error| self.unreadable(&code, error))?;
        let mut inner = self.lock();
        if inner.closed {
            return Err(NotFound::Closed);
        }
        inner.unreadable.remove(&code);
        let held = Held {
            table: table.clone(),
            epoch,
        };
        inner.tables.insert(code, held);
        gauge_tables(&inner);
        drop(inner);
        tokio::spawn(Box::new(driver).run(inbox));
        Ok(Place::Here(table, epoch))
    }

    /// A table cannot be read, which is logged once.
    fn unreadable(&self, code: &TableCode, why: StoreError) -> NotFound {
        let logged = self.lock().unreadable.insert(code.clone(), why.clone());
        if logged.is_none_or(|logged| logged != why) {
            tracing::error!(table = %code, %why, "a table cannot be read");
        }
        match why {
            StoreError::Damaged(_) => NotFound::Damaged(why),
            _ => NotFound::Failed(why),
        }
    }

    /// Whether nothing is to be done to bring a table into memory: it is there, or what is stored of it is damaged, and only
    /// visitors have it read again.
    #[must_use]
    pub fn is_settled(&self, code: &TableCode) -> bool {
        let inner = self.lock();
        let unreadable = inner.unreadable.get(code);
        inner.tables.contains_key(code) || matches!(unreadable, Some(StoreError::Damaged(_)))
    }

    /// Whether a table is in memory.
    #[must_use]
    pub fn holds(&self, code: &TableCode) -> bool {
        self.lock().tables.contains_key(code)
    }

    /// A table leaves memory; not one that has taken its place already.
    pub fn remove(&self, code: &TableCode, own: &mpsc::WeakSender<ToTable>) {
        let mut inner = self.lock();
        inner.remove(code, own);
        gauge_tables(&inner);
    }

    /// A table's task broke down: nothing of it stays behind.
    pub fn broke(&self, code: &TableCode, own: &mpsc::WeakSender<ToTable>) {
        let mut inner = self.lock();
        inner.remove(code, own);
        inner.visits.retain(|_, visits| {
            visits.retain(|visit| visit != code);
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
            let forgotten = ToTable::Forgotten(Box::new(person.clone()));
            let _ = table.send(forgotten).await;
        }
    }

    /// Sees to it that a table that is driven here names somebody no more. Whether it does.
    pub(crate) async fn erase(&self, code: &TableCode, person: &PersonId) -> bool {
        let Some(Place::Here(table, _)) = self.in_memory(code) else {
            return false;
        };
        let (done, erased) = oneshot::channel();
        let asked = ToTable::Erased(Box::new((person.clone(), done)));
        table.send(asked).await.is_ok() && erased.await.is_ok()
    }

    /// The tables at which somebody has connections.
    fn visited(&self, person: &PersonId) -> Vec<mpsc::Sender<ToTable>> {
        let inner = self.lock();
        let mut codes = inner.visits.get(person).cloned().unwrap_or_default();
        codes.sort_unstable();
        codes.dedup();
        let tables = codes.iter().filter_map(|code| inner.tables.get(code));
        tables.map(|held| held.table.clone()).collect()
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
            inner.senders()
        };
        for table in &tables {
            let _ = table.send(ToTable::Stop(reason)).await;
        }
        for table in tables {
            table.closed().await;
        }
    }

    /// Drops all tables, untold and unstored: this node may no longer be their owner.
    pub(crate) fn abandon(&self) {
        let tables = self.lock().senders();
        tables.iter().for_each(drop_table);
    }

    /// The tables in memory, and since which epoch.
    pub(crate) fn held(&self) -> Vec<(TableCode, u64)> {
        let inner = self.lock();
        let held = inner.tables.iter();
        held.map(|(code, held)| (code.clone(), held.epoch))
            .collect()
    }

    /// Drops a table, likewise, unless it was read anew since.
    pub(crate) fn drop_since(&self, code: &TableCode, epoch: u64) {
        let held = self.lock().tables.get(code).cloned();
        if let Some(held) = held.filter(|held| held.epoch == epoch) {
            drop_table(&held.table);
        }
    }

    /// Gives up a table that nobody needs any more, if it is in memory.
    pub async fn expire(&self, code: &TableCode) {
        if let Some(Place::Here(table, _)) = self.in_memory(code) {
            let _ = table.send(ToTable::Stop(Farewell::Expired)).await;
        }
    }

    /// A table in memory that is still this server's; one that another node has taken is dropped.
    async fn own(&self, shared: &Shared, code: &TableCode) -> Result<Option<Place>, NotFound> {
        let found = self.in_memory(code);
        let (Some(cluster), Some(Place::Here(_, epoch))) = (&shared.cluster, &found) else {
            return Ok(found);
        };
        let epoch = *epoch;
        let is_own = cluster.is_own(code, epoch).await;
        if !is_own.map_err(NotFound::Failed)? {
            self.drop_since(code, epoch);
            return Ok(None);
        }
        Ok(found)
    }

    fn in_memory(&self, code: &TableCode) -> Option<Place> {
        let inner = self.lock();
        let found = inner.tables.get(code)?;
        (!found.table.is_closed()).then(|| Place::Here(found.table.clone(), found.epoch))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn senders(&self) -> Vec<mpsc::Sender<ToTable>> {
        let tables = self.tables.values();
        tables.map(|held| held.table.clone()).collect()
    }

    fn remove(&mut self, code: &TableCode, own: &mpsc::WeakSender<ToTable>) {
        // Without a sender nobody else could have one: the entry is not this table's.
        let own = own.upgrade();
        let is_own = |held: &Held| {
            own.as_ref()
                .is_some_and(|own| own.same_channel(&held.table))
        };
        if self.tables.get(code).is_some_and(is_own) {
            self.tables.remove(code);
        }
    }
}

fn drop_table(table: &mpsc::Sender<ToTable>) {
    // One that has no room for it is busy, and finds out by itself before it stores anything.
    let _ = table.try_send(ToTable::Abandon);
}

fn gauge_tables(inner: &Inner) {
    metrics::gauge!("enigma_tables_in_memory").set(inner.tables.len() as f64);
}
