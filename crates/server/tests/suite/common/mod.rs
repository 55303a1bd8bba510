//! A real server in this process with a tiny game, and people who come to it.

pub mod authenticator;
pub mod rest;

pub use enigma_testkit::counter::*;

use enigma_client::{AtTable, Client};
use enigma_protocol::{CircuitSettings, GameSettings, Settings, TableCommand};
use enigma_server::clock::Clock;
use enigma_server::house::House;
use enigma_server::http::Limits;
use enigma_server::{Config, Keep, Server};
use enigma_testbed::{Nats, Postgres};
use std::path::Path;
use std::sync::Arc;

/// A server with the counter, on the machine's clock or one that is turned by hand.
pub async fn counter_server(data: &Path, goal: u32, clock: Clock) -> Server {
    server(data, Arc::new(CounterHouse { goal }), clock).await
}

/// A server with any house.
pub async fn server(data: &Path, house: Arc<dyn House>, clock: Clock) -> Server {
    server_with(data, house, clock, Limits::NONE).await
}

/// A server with any house and limits.
pub async fn server_with(
    data: &Path,
    house: Arc<dyn House>,
    clock: Clock,
    limits: Limits,
) -> Server {
    Server::start(config(Keep::Folder(data.to_owned()), house, clock, limits))
        .await
        .unwrap()
}

fn config(keep: Keep, house: Arc<dyn House>, clock: Clock, limits: Limits) -> Config {
    Config {
        listen: ([127, 0, 0, 1], 0).into(),
        keep,
        bus: None,
        note: None,
        public_url: None,
        behind_proxy: false,
        limits,
        clock,
        house,
    }
}

/// Several servers that share a database and a bus.
pub struct Nodes {
    pub servers: Vec<Server>,
    /// What each of them is called in the database.
    pub names: Vec<String>,
    pub postgres: Postgres,
    pub nats: Nats,
}

impl Nodes {
    /// Starts so many. None where the engines are not installed.
    pub async fn start(count: usize, house: &Arc<dyn House>) -> Option<Self> {
        let mut nodes = Self {
            servers: Vec::new(),
            names: Vec::new(),
            postgres: Postgres::start(&[])?,
            nats: Nats::start()?,
        };
        for _ in 0..count {
            let config = nodes.config(house.clone());
            nodes.servers.push(Server::start(config).await.unwrap());
            let names = nodes
                .postgres
                .run("SELECT id FROM nodes WHERE id <> 'alone'");
            let new = names
                .lines()
                .find(|name| !nodes.names.iter().any(|known| known == name));
            nodes.names.push(new.unwrap().to_owned());
        }
        Some(nodes)
    }

    /// For one more of them.
    pub fn config(&self, house: Arc<dyn House>) -> Config {
        let keep = Keep::Database(Box::new(self.postgres.address().parse().unwrap()));
        Config {
            bus: Some(self.nats.address().parse().unwrap()),
            ..config(keep, house, Clock::Machine, Limits::NONE)
        }
    }

    pub fn addresses(&self) -> Vec<String> {
        let addresses = self.servers.iter().map(Server::address);
        addresses.map(|address| address.to_string()).collect()
    }

    pub async fn stop(self) {
        for server in self.servers {
            server.stop().await;
        }
    }
}

/// Settings for Circuit with so many seats.
pub fn settings(seats: u8) -> Settings {
    Settings {
        open: true,
        bot_takes_over: false,
        ..Settings::of(seats, GameSettings::Circuit(CircuitSettings::default()))
    }
}

/// Somebody with a name.
pub async fn person(address: &str, name: &str) -> Client {
    let mut client = Client::new(address);
    client.take_name(name).await.unwrap();
    client
}

/// A table at which everybody sits and a game has begun.
pub struct Seated {
    pub code: String,
    pub people: Vec<Client>,
    pub tables: Vec<AtTable>,
}

/// People sit down at a new table and the host starts the game.
pub async fn seated(address: &str, settings: &Settings) -> Seated {
    seated_at(&[address.to_owned()], settings).await
}

/// Likewise, each at the next of those servers.
pub async fn seated_at(addresses: &[String], settings: &Settings) -> Seated {
    let mut people = Vec::new();
    for (seat, address) in (0..settings.seats).zip(addresses.iter().cycle()) {
        people.push(person(address, &format!("P{seat}")).await);
    }
    let code = people[0].make_table(settings).await.unwrap();
    let mut tables = Vec::new();
    for (seat, client) in (0..).zip(&people) {
        let mut table = client.join(&code).await.unwrap();
        if seat > 0 {
            let sit = TableCommand::Sit { seat, name: None };
            assert!(table.command(sit).await.unwrap().is_did());
            let ready = TableCommand::Ready { ready: true };
            assert!(table.command(ready).await.unwrap().is_did());
        }
        tables.push(table);
    }
    assert!(
        tables[0]
            .command(TableCommand::Start)
            .await
            .unwrap()
            .is_did()
    );
    for table in &mut tables {
        table.until(|table| table.view().is_some()).await.unwrap();
    }
    Seated {
        code,
        people,
        tables,
    }
}
