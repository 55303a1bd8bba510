//! The server: tables that people share, that never cheat, and that survive anything.
//!
//! What a table is and does lies in `enigma-table`, a value. [`table`] are the tasks that drive tables, each one of them
//! stored before told; [`store`] keeps everything, [`registry`] finds tables. `docs/protocol.md` describes what goes over the wire.

pub mod analyst;
pub mod clock;
pub mod cluster;
mod counting;
pub mod daily;
mod greeting;
pub mod http;
pub mod identity;
mod meters;
pub mod note;
pub mod records;
pub mod registry;
mod server;
pub mod solo;
pub mod store;
pub mod table;
pub mod upkeep;

pub use enigma_table::{bots, fairness, house};
pub use greeting::greeting;
pub use server::{Config, Keep, Server, StartError};

use clock::Clock;
use enigma_table::{GameId, Person, PersonId, Wall};
use house::House;
use registry::Registry;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::Store;
use tokio::sync::Notify;

/// What all parts of a server share.
pub struct Shared {
    /// What survives.
    pub store: Arc<dyn Store>,
    /// The games.
    pub house: Arc<dyn House>,
    /// The time.
    pub clock: Clock,
    /// The tables.
    pub registry: Registry,
    /// Who analyses games that are over.
    pub analyst: analyst::Analyst,
    /// The other nodes, if there can be any.
    pub cluster: Option<Arc<cluster::Cluster>>,
    /// When a server with this store was last alive before this one.
    pub last_alive: Option<Wall>,
    /// Told whenever a game is over.
    pub(crate) games_ended: Notify,
    /// Whether the games that the last server left under way are all in memory again.
    games_awake: AtomicBool,
}

impl Shared {
    /// Whether the games that the last server left under way are all in memory again.
    fn games_awake(&self) -> bool {
        self.games_awake.load(Ordering::Relaxed)
    }

    /// The games that the last server left under way are all in memory again.
    fn all_games_awake(&self) {
        self.games_awake.store(true, Ordering::Relaxed);
    }

    /// Writes down what time it is, and that the server is alive. The latter not before all games are awake: should
    /// it stop now, those that are not would lose the time since the last server stopped.
    async fn note_time(&self) {
        let now = self.now();
        let mut writes = vec![store::Write::Clock(now)];
        if self.cluster.is_some() {
            // A single statement: a node that freezes within several would keep the others waiting.
            writes = vec![store::Write::Alive(now)];
        } else if self.games_awake() {
            writes.push(store::Write::Alive(now));
        }
        if let Err(error) = self.store.write(writes).await {
            tracing::debug!(%error, "a sign of life could not be stored");
        }
    }

    /// Until when a game that is not asleep has been awake: until now if it has been in this
    /// server's memory, else until the last server went down.
    #[must_use]
    pub fn awake_until(&self, game: &GameId) -> Wall {
        if self.registry.was_awake(game) {
            return self.now();
        }
        self.last_alive.unwrap_or_default()
    }

    /// Whether no table at which somebody is, at whichever node, minds their being called that.
    async fn may_rename(&self, person: &Person) -> bool {
        let here = self.registry.may_rename(person).await;
        match &self.cluster {
            Some(cluster) if here => cluster.may_rename(person).await,
            _ => here,
        }
    }

    /// Tells the tables at which somebody is, at whichever node, that they have another name.
    async fn rename(&self, person: &Person) {
        if let Some(cluster) = &self.cluster {
            cluster.rename(person);
        }
        self.registry.rename(person).await;
    }

    /// Ends the lines of somebody who is to be nobody on one of their devices.
    async fn forget(&self, person: &PersonId) {
        if let Some(cluster) = &self.cluster {
            cluster.forget(person);
        }
        self.registry.forget(person).await;
    }

    /// The time that tables go by.
    #[must_use]
    pub fn now(&self) -> Wall {
        Wall(self.clock.now())
    }
}
