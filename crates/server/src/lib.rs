//! The server: tables that people share, that never cheat, and that survive anything.
//!
//! [`store`] keeps everything, [`house`] knows the games, [`table`] is a table with the task that
//! owns it, [`registry`] finds tables. `docs/protocol.md` describes what goes over the wire.

pub mod bots;
pub mod clock;
pub mod daily;
pub mod fairness;
mod greeting;
pub mod house;
pub mod http;
pub mod identity;
mod meters;
pub mod records;
pub mod registry;
mod server;
pub mod solo;
pub mod store;
pub mod table;
pub mod upkeep;

pub use greeting::greeting;
pub use server::{Config, Server, StartError};

use clock::Clock;
use house::House;
use registry::Registry;
use std::sync::Arc;
use store::Store;

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
    /// When a server with this store was last alive before this one.
    pub last_alive: Option<u64>,
}

impl Shared {
    /// Until when a game that is not asleep has been awake: until now if it has been in this
    /// server's memory, else until the last server went down.
    #[must_use]
    pub fn awake_until(&self, game: &str) -> u64 {
        if self.registry.was_awake(game) {
            return self.clock.now();
        }
        self.last_alive.unwrap_or(0)
    }
}
