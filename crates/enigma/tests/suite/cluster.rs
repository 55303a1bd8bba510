//! Three nodes on a real PostgreSQL and a real NATS, each behind proxies that cut its lines, while people at different nodes
//! play. Afterwards everything that was acknowledged is stored, every game plays again, and whoever comes back sees what
//! somebody sees who comes anew at another node.

use crate::play::{self, Acknowledged, Player, World, expect_stored, settings};
use enigma_cipher::words;
use enigma_game::Chance;
use enigma_protocol::{CipherSettings, CircuitSettings, GameSettings};
use enigma_server::house::{House, TheHouse};
use enigma_server::store::{PostgresStore, Store};
use enigma_testbed::{Nats, Postgres, Proxy, free_port};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

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
        Self {
            port: free_port().unwrap(),
            process: None,
            to_store: Proxy::to(&format!("127.0.0.1:{}", postgres.port())),
            to_bus: Proxy::to(&nats.listens()),
        }
    }

    fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    fn start(&mut self) {
        self.launch();
        self.wait_until_open();
    }

    fn launch(&mut self) {
        let store = self.to_store.address();
        let store = format!("postgres://postgres@{store}/postgres?sslmode=disable");
        let child = Command::new(env!("CARGO_BIN_EXE_enigma"))
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
        self.process = Some(child);
    }

    fn wait_until_open(&mut self) {
        let child = self.process.as_mut().unwrap();
        let mut said = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut said).unwrap();
        assert!(said.contains("open at"), "{said}");
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
        self.wait_until_gone();
    }

    fn wait_until_gone(&mut self) {
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
    fn start(nodes: usize, options: &[&str]) -> Option<Self> {
        let postgres = Postgres::start_listening(options)?;
        let nats = Nats::start()?;
        let nodes = (0..nodes).map(|_| Node::new(&postgres, &nats)).collect();
        let mut cluster = Self {
            nodes,
            postgres,
            nats,
        };
        cluster.start_nodes();
        Some(cluster)
    }

    fn start_nodes(&mut self) {
        self.nodes.iter_mut().for_each(Node::launch);
        self.nodes.iter_mut().for_each(Node::wait_until_open);
    }

    /// All nodes leave.
    fn leave(&mut self) {
        self.nodes.iter().for_each(|node| node.signal("-TERM"));
        self.nodes.iter_mut().for_each(Node::wait_until_gone);
    }

    /// All nodes are killed and started again.
    fn kill(&mut self) {
        self.nodes.iter_mut().for_each(Node::kill);
        self.start_nodes();
    }

    fn addresses(&self) -> Vec<String> {
        self.nodes.iter().map(Node::address).collect()
    }

    async fn store(&self) -> PostgresStore {
        let address = self.postgres.address().parse().unwrap();
        self.expect_same_words();
        PostgresStore::open_to_read(&address).await.unwrap()
    }

    /// Games are played again by this program: one that was built apart from the nodes may know other words.
    fn expect_same_words(&self) {
        let sql = format!(
            "SELECT value FROM meta WHERE key = 'words-{}'",
            words::NEWEST
        );
        let own = words::fingerprint().cast_signed().to_string();
        let same = self.postgres.run(&sql) == own;
        assert!(
            same,
            "the nodes and this test were built with different word lists: build both anew"
        );
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
    /// A node is stopped for so long, while another one's line to the bus passes nothing on.
    StopAndBusCut,
}

/// Longer than a tenure and than a row lives.
const LONG: Duration = Duration::from_millis(3_500);

async fn strike(cluster: &mut Cluster, blow: Blow, at: usize) {
    let next = (at + 1) % cluster.nodes.len();
    if blow == Blow::StopAndBusCut {
        let (stopped, cut) = (&cluster.nodes[at], &cluster.nodes[next]);
        stopped.signal("-STOP");
        cut.to_bus.freeze();
        tokio::time::sleep(LONG).await;
        stopped.signal("-CONT");
        return cut.to_bus.mend();
    }
    let node = &mut cluster.nodes[at];
    let hold = |proxy: &Proxy, frozen: bool| match frozen {
        true => proxy.freeze(),
        false => proxy.cut(),
    };
    match blow {
        Blow::StopAndBusCut => {}
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

/// Plays at so many times four tables while one blow after another falls.
async fn survive(
    options: &[&str],
    (copies, seed): (usize, u64),
    blows: &[Blow],
) -> Option<Vec<Duration>> {
    let mut cluster = Cluster::start(3, options)?;
    let addresses = cluster.addresses();
    let mut chance = Chance::from_number(seed);
    let mut acknowledged: Vec<Acknowledged> = Vec::new();
    let (mut away, mut compared, mut number) = (Vec::new(), 0, 0);
    let mut left = blows.iter();
    // Games end, so begin new ones until all blows have fallen.
    while left.len() > 0 {
        number += 1;
        let world = Arc::new(World::default());
        let mut players = Vec::new();
        for _ in 0..copies {
            players.extend(tables(&addresses, number).await);
        }
        let playing: Vec<_> = players
            .into_iter()
            .map(|player| tokio::spawn(player.play(world.clone())))
            .collect();
        while playing.iter().any(|player| !player.is_finished())
            && let Some(&blow) = left.next()
        {
            let until = world.acknowledged.load(Ordering::Relaxed) + 5 + chance.below(20);
            let mut waited = 0;
            while world.acknowledged.load(Ordering::Relaxed) < until && waited < 5_000 {
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
        cluster.kill();
        for player in playing {
            acknowledged.extend(player.await.unwrap());
        }
        compared += world.compared.load(Ordering::Relaxed);
        away.append(&mut world.away.lock().unwrap());
    }
    cluster.leave();
    assert!(compared > 0);
    let store = cluster.store().await;
    expect_stored(&store, &acknowledged).await;
    expect_sound(&store).await;
    away.sort_unstable();
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    for blow in blows {
        *kinds.entry(format!("{blow:?}")).or_default() += 1;
    }
    println!(
        "{} blows, {} acknowledged actions, none lost; {compared} views compared; {kinds:?}",
        blows.len(),
        acknowledged.len()
    );
    Some(away)
}

/// How long things took, the shortest first.
fn spread(times: &[Duration]) -> String {
    let at = |percent: usize| times[(times.len() * percent / 100).min(times.len() - 1)];
    let told =
        [50, 90, 99, 100].map(|percent| format!("p{percent} {:.2} s", at(percent).as_secs_f64()));
    told.join(", ")
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
        Blow::StopAndBusCut,
        Blow::Leave,
        Blow::StoreCut(false),
        Blow::StoreRestart,
        Blow::Kill,
    ];
    survive(&[], (1, 8), &blows).await;
}

/// So many of each, at random.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes half an hour: make cluster-test"]
async fn nothing_acknowledged_is_lost_in_hundreds_of_blows() {
    let number = |name: &str| {
        let number = std::env::var(name).ok();
        number.and_then(|number| number.parse::<u64>().ok())
    };
    let share = number("ENIGMA_BLOWS").unwrap_or(100);
    let seed = number("ENIGMA_SEED").unwrap_or(24);
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
        let times = (percent * share).div_ceil(100) as usize;
        blows.extend(std::iter::repeat_n(blow, times));
    }
    let mut chance = Chance::from_number(seed);
    for place in (1..blows.len()).rev() {
        blows.swap(place, chance.below(place as u64 + 1) as usize);
    }
    let Some(away) = survive(&["fsync=on"], (2, seed), &blows).await else {
        return;
    };
    println!("back at a table after: {}", spread(&away));
}

/// So many tables of two.
const MANY: u64 = 300;

/// Three nodes are replaced one after the other, then each is killed, while people play at many tables.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "hundreds of tables for a minute: make cluster-test"]
async fn hundreds_of_games_go_on_through_a_rolling_restart_and_kills() {
    let Some(mut cluster) = Cluster::start(3, &["fsync=on"]) else {
        return;
    };
    let addresses = cluster.addresses();
    let world = Arc::new(World {
        thinks: Duration::from_secs(2),
        ..World::default()
    });
    let mut playing = Vec::new();
    for number in 0..MANY {
        let game = match number % 2 {
            0 => GameSettings::Circuit(CircuitSettings::default()),
            _ => GameSettings::Cipher(CipherSettings::default()),
        };
        let mut nearest = addresses.clone();
        nearest.rotate_left(number as usize % addresses.len());
        for player in play::table(&nearest, &settings(2, game), 0, number).await {
            playing.push(tokio::spawn(player.play(world.clone())));
        }
    }
    for at in 0..cluster.nodes.len() {
        let left = Instant::now();
        cluster.nodes[at].signal("-TERM");
        let told = back_again(&world, left).await;
        cluster.nodes[at].wait_until_gone();
        println!("node {at} was told to go: {told}");
        cluster.nodes[at].start();
    }
    for at in 0..cluster.nodes.len() {
        let killed = Instant::now();
        cluster.nodes[at].kill();
        println!("node {at} was killed: {}", back_again(&world, killed).await);
        cluster.nodes[at].start();
    }
    world.stop.store(true, Ordering::Relaxed);
    cluster.kill();
    let mut acknowledged = Vec::new();
    for player in playing {
        acknowledged.extend(player.await.unwrap());
    }
    cluster.leave();
    let store = cluster.store().await;
    expect_stored(&store, &acknowledged).await;
    expect_sound(&store).await;
    println!(
        "{} acknowledged actions at {MANY} tables, none lost",
        acknowledged.len()
    );
}

/// Waits until everybody who was away is back, and a little on; how long each was away, and how long it took all.
async fn back_again(world: &World, since: Instant) -> String {
    world.away.lock().unwrap().clear();
    let mut last = Duration::ZERO;
    let mut calm = 0;
    // Whoever is at another node may find out a little later.
    while calm < 150 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        calm += 1;
        if world.out.load(Ordering::Relaxed) > 0 {
            (last, calm) = (since.elapsed(), 0);
        }
    }
    let mut away = world.away.lock().unwrap().clone();
    away.sort_unstable();
    format!(
        "{} lines, away for {}; all back after {:.2} s",
        away.len(),
        spread(&away),
        last.as_secs_f64()
    )
}

fn refused(store: &str, bus: &str) -> String {
    refused_with(&[("ENIGMA_STORE", store), ("ENIGMA_BUS", bus)])
}

fn refused_with(variables: &[(&str, &str)]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_enigma"))
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--data",
            "/nonexistent/data",
        ])
        .envs(
            variables
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
    let door = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = door.local_addr().unwrap().port();
    std::thread::spawn(move || {
        for line in door.incoming() {
            let _ = line.unwrap().write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n");
        }
    });
    let said = refused(&postgres.address(), &format!("nats://127.0.0.1:{port}"));
    let end = "cannot be reached: what answers there is no NATS server\n";
    assert!(said.ends_with(end), "{said}");
}

#[test]
fn a_bus_may_ask_who_comes_and_be_reached_by_a_private_line() {
    let folder = tempfile::tempdir().unwrap();
    let made = rcgen::generate_simple_self_signed(["localhost".into()]).unwrap();
    let file = |name: &str, text: String| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_string_lossy().into_owned()
    };
    let certificate = file("certificate.pem", made.cert.pem());
    let key = file("key.pem", made.signing_key.serialize_pem());
    let private = ["--tls", "--tlscert", &certificate, "--tlskey", &key];
    let asks = [&private[..], &["--user", "mara", "--pass", "s3c@ret"]].concat();
    let (Some(postgres), Some(nats)) = (Postgres::start(&[]), Nats::start_with(&asks)) else {
        return;
    };
    let store = postgres.address();
    let bus = |password: &str| format!("tls://mara:{password}@localhost:{}", nats.port());
    let mut node = Command::new(env!("CARGO_BIN_EXE_enigma"))
        .args(["serve", "--listen", "127.0.0.1:0"])
        .envs([
            ("ENIGMA_STORE", &store),
            ("ENIGMA_BUS", &bus("s3c%40ret")),
            ("SSL_CERT_FILE", &certificate),
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut said = String::new();
    let mut out = BufReader::new(node.stdout.take().unwrap());
    let read = out.read_line(&mut said);
    let _ = node.kill();
    let _ = node.wait();
    read.unwrap();
    assert!(said.contains("open at"), "{said}");
    let variables = [("ENIGMA_STORE", &*store), ("ENIGMA_BUS", &bus("wr0ng"))];
    let unknown = refused_with(&variables);
    assert!(unknown.contains("certificate"), "{unknown}");
    let trusted = [&variables[..], &[("SSL_CERT_FILE", &certificate)]].concat();
    let shown = format!(
        "enigma: the bus tls://mara@localhost:{} cannot be reached: authorization violation\n",
        nats.port()
    );
    assert_eq!(refused_with(&trusted), shown);
}

#[test]
fn a_server_without_a_bus_has_its_database_for_itself() {
    let Some(cluster) = Cluster::start(1, &[]) else {
        return;
    };
    let said = refused(&cluster.postgres.address(), "");
    assert!(
        said.contains("another server is running with this database"),
        "{said}"
    );
}

#[test]
fn a_node_with_other_words_than_those_that_are_running_is_refused() {
    let Some(cluster) = Cluster::start(1, &[]) else {
        return;
    };
    let changed = "UPDATE meta SET value = value + 1 WHERE key LIKE 'words-%'";
    assert_eq!(cluster.postgres.run(changed), "");
    let said = refused(&cluster.postgres.address(), &cluster.nats.address());
    let why = "play with other word lists than this program; run the same one on all of them";
    assert!(said.contains(why), "{said}");
}
