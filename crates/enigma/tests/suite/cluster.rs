//! Three nodes on a real PostgreSQL and a real NATS, each behind proxies that cut its lines, while people at different nodes
//! play. Afterwards everything that was acknowledged is stored, every game plays again, and whoever comes back sees what
//! somebody sees who comes anew at another node.

use crate::play::{self, Acknowledged, Player, World, expect_stored, settings};
use enigma_client::{AtTable, Client, Error};
use enigma_game::Chance;
use enigma_protocol::{
    CipherSettings, CircuitSettings, GameSettings, ServerMsg, Settings, TableCommand,
};
use enigma_server::house::{House, TheHouse};
use enigma_server::store::{PostgresStore, Store};
use enigma_testbed::{Nats, Postgres, Proxy, free_port};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// A node and its lines.
struct Node {
    port: u16,
    process: Option<Child>,
    to_store: Proxy,
    to_bus: Proxy,
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

impl Node {
    fn new(postgres: &Postgres, nats: &Nats) -> Self {
        let mut node = Self {
            port: free_port().unwrap(),
            process: None,
            to_store: Proxy::to(&format!("127.0.0.1:{}", postgres.port())),
            to_bus: Proxy::to(&nats.listens()),
        };
        node.start();
        node
    }

    fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    fn start(&mut self) {
        let store = self.to_store.address();
        let store = format!("postgres://postgres@{store}/postgres?sslmode=disable");
        let mut child = Command::new(env!("CARGO_BIN_EXE_enigma"))
            .args(["serve", "--no-limits", "--listen", &self.address()])
            .env("ENIGMA_STORE", store)
            .env("ENIGMA_BUS", format!("nats://{}", self.to_bus.address()))
            .env(
                "RUST_LOG",
                std::env::var("RUST_LOG").unwrap_or("off".into()),
            )
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut said).unwrap();
        assert!(said.contains("open at"), "{said}");
        self.process = Some(child);
    }

    fn signal(&self, signal: &str) {
        if let Some(process) = &self.process {
            let id = process.id().to_string();
            let sent = Command::new("kill").args([signal, &id]).status();
            assert!(sent.unwrap().success());
        }
    }

    fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    /// Asks it to go, and waits until it has.
    fn leave(&mut self) {
        self.signal("-TERM");
        if let Some(mut process) = self.process.take() {
            assert!(process.wait().unwrap().success());
        }
    }
}

struct Cluster {
    nodes: Vec<Node>,
    postgres: Postgres,
    nats: Nats,
}

impl Cluster {
    /// None where the engines are not installed; `make` has said what is left out.
    fn start(options: &[&str]) -> Option<Self> {
        let postgres = Postgres::start_listening(options)?;
        let nats = Nats::start()?;
        let nodes = (0..3).map(|_| Node::new(&postgres, &nats)).collect();
        Some(Self {
            nodes,
            postgres,
            nats,
        })
    }

    fn addresses(&self) -> Vec<String> {
        self.nodes.iter().map(Node::address).collect()
    }

    async fn store(&self) -> PostgresStore {
        let address = self.postgres.address().parse().unwrap();
        PostgresStore::open_to_read(&address).await.unwrap()
    }
}

/// What can happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Blow {
    /// A node is killed and started again.
    Kill,
    /// A node is stopped for longer than its tenure, and woken.
    Stop,
    /// A node's line to the store is cut, or passes nothing on.
    StoreCut(bool),
    /// Likewise to the bus.
    BusCut(bool),
    /// Likewise to both.
    BothCut(bool),
    /// A node is asked to go, and started again.
    Leave,
    /// The bus is killed and started again.
    BusRestart,
    /// The database is killed and started again.
    StoreRestart,
}

/// Longer than a tenure.
const LONG: Duration = Duration::from_millis(4_200);

async fn strike(cluster: &mut Cluster, blow: Blow, at: usize) {
    let node = &mut cluster.nodes[at];
    let hold = |proxy: &Proxy, frozen: bool| match frozen {
        true => proxy.freeze(),
        false => proxy.cut(),
    };
    match blow {
        Blow::Kill => {
            node.kill();
            node.start();
        }
        Blow::Leave => {
            node.leave();
            node.start();
        }
        Blow::Stop => {
            node.signal("-STOP");
            tokio::time::sleep(LONG).await;
            node.signal("-CONT");
        }
        Blow::StoreCut(frozen) => {
            hold(&node.to_store, frozen);
            tokio::time::sleep(LONG).await;
            node.to_store.mend();
        }
        Blow::BusCut(frozen) => {
            hold(&node.to_bus, frozen);
            tokio::time::sleep(LONG).await;
            node.to_bus.mend();
        }
        Blow::BothCut(frozen) => {
            hold(&node.to_store, frozen);
            hold(&node.to_bus, frozen);
            tokio::time::sleep(LONG).await;
            node.to_store.mend();
            node.to_bus.mend();
        }
        Blow::BusRestart => {
            cluster.nats.kill();
            cluster.nats.start_again();
        }
        Blow::StoreRestart => {
            cluster.postgres.kill();
            cluster.postgres.start_again();
        }
    }
}

/// Tables of both games, whose people are at different nodes.
async fn tables(addresses: &[String], number: u64) -> Vec<Player> {
    let circuit = GameSettings::Circuit(CircuitSettings::default());
    let cipher = GameSettings::Cipher(CipherSettings::default());
    let mut players = Vec::new();
    for (seats, bots, game) in [
        (3, 0, circuit.clone()),
        (3, 0, cipher.clone()),
        (4, 1, circuit),
        (2, 0, cipher),
    ] {
        players.extend(play::table(addresses, &settings(seats, game), bots, number).await);
    }
    players
}

/// Plays while one blow after another falls.
async fn survive(options: &[&str], blows: &[Blow]) -> Option<Vec<Duration>> {
    let mut cluster = Cluster::start(options)?;
    let addresses = cluster.addresses();
    let mut chance = Chance::from_number(blows.len() as u64);
    let mut acknowledged: Vec<Acknowledged> = Vec::new();
    let (mut away, mut compared, mut number) = (Vec::new(), 0, 0);
    let mut left = blows.iter();
    // Games end, so begin new ones until all blows have fallen.
    while left.len() > 0 {
        number += 1;
        let world = Arc::new(World::default());
        let players = tables(&addresses, number).await;
        let playing: Vec<_> = players
            .into_iter()
            .map(|player| tokio::spawn(player.play(world.clone())))
            .collect();
        while playing.iter().any(|player| !player.is_finished())
            && let Some(&blow) = left.next()
        {
            let until = world.acknowledged.load(Ordering::Relaxed) + 5 + chance.below(20);
            let mut waited = 0;
            while world.acknowledged.load(Ordering::Relaxed) < until && waited < 8_000 {
                tokio::time::sleep(Duration::from_millis(5)).await;
                waited += 5;
            }
            let at = chance.below(3) as usize;
            strike(&mut cluster, blow, at).await;
        }
        // Everybody comes back once more, and compares.
        let before = world.compared.load(Ordering::Relaxed);
        cluster.nats.kill();
        cluster.nats.start_again();
        let mut waited = 0;
        while world.compared.load(Ordering::Relaxed) < before + 4 && waited < 10_000 {
            tokio::time::sleep(Duration::from_millis(20)).await;
            waited += 20;
        }
        world.stop.store(true, Ordering::Relaxed);
        // Whoever waits for a step that does not come is let go.
        for node in &mut cluster.nodes {
            node.kill();
            node.start();
        }
        for player in playing {
            acknowledged.extend(player.await.unwrap());
        }
        compared += world.compared.load(Ordering::Relaxed);
        away.append(&mut world.away.lock().unwrap());
    }
    for node in &mut cluster.nodes {
        node.leave();
    }
    assert!(compared > 0);
    let store = cluster.store().await;
    expect_stored(&store, &acknowledged).await;
    expect_sound(&store).await;
    away.sort_unstable();
    println!(
        "{} blows, {} acknowledged actions, none lost; {compared} views compared",
        blows.len(),
        acknowledged.len()
    );
    Some(away)
}

/// Every record plays again, to the end that is stored.
async fn expect_sound(store: &dyn Store) {
    let house = TheHouse::default();
    for id in store.all_games().await.unwrap() {
        let game = store.game(&id).await.unwrap().unwrap();
        let entries = store.entries(&id).await.unwrap();
        let resumed = house.resume(&game, &entries).unwrap();
        let outcome = resumed.live.outcome();
        assert_eq!(outcome, game.outcome, "{id}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_whatever_happens_to_nodes_and_lines() {
    let blows = [
        Blow::Kill,
        Blow::BusRestart,
        Blow::Stop,
        Blow::Leave,
        Blow::StoreCut(false),
        Blow::BusCut(true),
        Blow::StoreRestart,
        Blow::Kill,
    ];
    survive(&[], &blows).await;
}

/// So many of each, at random.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes half an hour: make cluster-test"]
async fn nothing_acknowledged_is_lost_in_hundreds_of_blows() {
    let share: usize = std::env::var("ENIGMA_BLOWS")
        .ok()
        .and_then(|share| share.parse().ok())
        .unwrap_or(100);
    let mut blows = Vec::new();
    for (blow, percent) in [
        (Blow::Kill, 200),
        (Blow::Stop, 100),
        (Blow::StoreCut(false), 17),
        (Blow::StoreCut(true), 17),
        (Blow::BusCut(false), 17),
        (Blow::BusCut(true), 17),
        (Blow::BothCut(false), 16),
        (Blow::BothCut(true), 16),
        (Blow::Leave, 30),
        (Blow::BusRestart, 20),
        (Blow::StoreRestart, 20),
    ] {
        blows.extend(std::iter::repeat_n(blow, (percent * share).div_ceil(100)));
    }
    let mut chance = Chance::from_number(24);
    for place in (1..blows.len()).rev() {
        blows.swap(place, chance.below(place as u64 + 1) as usize);
    }
    let Some(away) = survive(&["fsync=on"], &blows).await else {
        return;
    };
    let at = |percent: usize| away[(away.len() * percent / 100).min(away.len() - 1)];
    println!(
        "back at a table after: p50 {:?}, p90 {:?}, p99 {:?}",
        at(50),
        at(90),
        at(99)
    );
}

async fn until_named(table: &mut AtTable, name: &str) {
    let is_called = |message: &ServerMsg| {
        let ServerMsg::Table { table, .. } = message else {
            return false;
        };
        serde_json::to_string(table)
            .unwrap()
            .contains(&format!("{name:?}"))
    };
    while !is_called(&table.next().await.unwrap()) {}
}

async fn seated(addresses: &[String], names: &[&str]) -> (String, Vec<Client>, Vec<AtTable>) {
    let game = GameSettings::Cipher(CipherSettings::default());
    let settings = Settings::of(3, game);
    let (mut code, mut people, mut tables) = (String::new(), Vec::new(), Vec::new());
    for ((seat, address), name) in (0..).zip(addresses).zip(names) {
        let mut client = Client::new(address);
        client.take_name(name).await.unwrap();
        if seat == 0 {
            code = client.make_table(&settings).await.unwrap();
        }
        let mut table = client.join(&code).await.unwrap();
        let sit = TableCommand::Sit { seat, name: None };
        assert!(table.command(sit).await.unwrap().is_did());
        people.push(client);
        tables.push(table);
    }
    (code, people, tables)
}

/// What is asked of one node is known to the table, wherever that is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_and_farewells_reach_a_table_at_another_node() {
    let Some(cluster) = Cluster::start(&[]) else {
        return;
    };
    let addresses = cluster.addresses();
    let (_, people, mut tables) = seated(&addresses, &["Mara", "Tom", "Žofie"]).await;
    // Asked at a node where neither the table nor its connection is.
    let cookie = people[1].cookie().unwrap();
    let mut tom = Client::with_cookie(&addresses[2], cookie);
    tom.take_name("Tomáš").await.unwrap();
    until_named(&mut tables[0], "Tomáš").await;
    let deleted = tom.request::<()>("DELETE", "/api/me", None).await.unwrap();
    assert_eq!(deleted.status, 204);
    let ended = loop {
        if let Err(ended) = tables[1].next().await {
            break ended;
        }
    };
    until_named(&mut tables[0], "").await;
    assert!(
        matches!(ended, Error::Goodbye(enigma_protocol::Farewell::Resume)),
        "{ended}"
    );
}

fn refused(store: &str, bus: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_enigma"))
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--data",
            "/nonexistent/data",
        ])
        .envs(
            [("ENIGMA_STORE", store), ("ENIGMA_BUS", bus)]
                .iter()
                .filter(|(_, value)| !value.is_empty())
                .copied(),
        )
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

#[test]
fn a_bus_that_cannot_be_used_is_named_without_its_password() {
    let said = refused("", "nats://mara:s3cret@127.0.0.1:1");
    assert!(
        said.contains("a bus is for servers that share a database"),
        "{said}"
    );
    let said = refused("", "redis://:s3cret@127.0.0.1:1");
    assert!(said.contains("a bus is a NATS server"), "{said}");
    let Some(postgres) = Postgres::start(&[]) else {
        return;
    };
    let said = refused(&postgres.address(), "nats://mara:s3cret@127.0.0.1:1");
    let start = "enigma: the bus nats://mara@127.0.0.1:1 cannot be reached: ";
    assert!(
        said.starts_with(start) && !said.contains("s3cret"),
        "{said}"
    );
}

#[test]
fn a_server_without_a_bus_has_its_database_for_itself() {
    let Some(cluster) = Cluster::start(&[]) else {
        return;
    };
    let said = refused(&cluster.postgres.address(), "");
    assert!(
        said.contains("another server is running with this database"),
        "{said}"
    );
}
