//! Nothing secret leaves the server before its time: games are played with hostile commands in
//! between, everything that anybody hears is kept, and afterwards, when the record says what was
//! secret when, every byte is looked through.

use crate::common::{Nodes, Seated, seated_at, server, settings};
use enigma_client::{AtTable, Client};
use enigma_game::record::Record;
use enigma_game::{Chance, Game, Seat, Viewer};
use enigma_protocol::{CipherSettings, GameSettings, Settings, shorthand};
use enigma_server::Server;
use enigma_server::clock::Clock;
use enigma_server::house::{CircuitGame, House, TheHouse};
use enigma_server::store::{PostgresStore, SqliteStore, Store, StoredGame, file_in};
use enigma_testkit::players::{CircuitView, cipher_action, circuit_action, phase_name};
use futures_util::StreamExt;
use serde_json::{Value, json};
use std::io::Write;
use std::sync::{Arc, Mutex, OnceLock};

/// The log of all servers of this process.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn log() -> Log {
    static LOG: OnceLock<Log> = OnceLock::new();
    LOG.get_or_init(|| {
        let log = Log::default();
        let writer = log.clone();
        tracing_subscriber::fmt()
            .with_env_filter(
                "trace,tungstenite=info,tokio_tungstenite=info,tokio_postgres=info,async_nats=info",
            )
            .with_writer(move || writer.clone())
            .init();
        log
    })
    .clone()
}

/// What one viewer heard, and after which step.
struct Heard {
    viewer: Option<Seat>,
    seq: u64,
    text: String,
}

/// What went from node to node, and after which step.
struct Overheard {
    /// The node it went to; none if it went anywhere else.
    to: Option<usize>,
    seq: u64,
    /// As it was, and with its shorthand written out.
    text: String,
}

/// An ear on the bus.
struct Bus {
    client: async_nats::Client,
    everything: async_nats::Subscriber,
    /// Where each node hears.
    subjects: Vec<String>,
    overheard: Vec<Overheard>,
}

impl Bus {
    async fn new(nodes: &Nodes) -> Self {
        let client = async_nats::connect(nodes.nats.address()).await.unwrap();
        let everything = client.subscribe(">").await.unwrap();
        client.flush().await.unwrap();
        let processes = nodes.names.iter().map(|name| name.split('.').next());
        let subjects = processes.map(|process| format!("enigma.node.{}", process.unwrap()));
        Self {
            client,
            everything,
            subjects: subjects.collect(),
            overheard: Vec::new(),
        }
    }

    /// Hears all that went over the bus up to this step.
    async fn listen(&mut self, seq: u64) {
        let end = format!("the end of step {seq}");
        let marked = self.client.publish("mark", end.clone().into()).await;
        marked.unwrap();
        loop {
            let message = self.everything.next().await.unwrap();
            if message.payload == end {
                return;
            }
            let mut subjects = self.subjects.iter();
            let to = subjects.position(|subject| **subject == *message.subject);
            let said = String::from_utf8_lossy(&message.payload);
            let text = format!("{said} {}", shorthand::written_out(&said));
            self.overheard.push(Overheard { to, seq, text });
        }
    }
}

/// A game with everybody's ears open. The seats are at one node after the other, the spectator at the last.
struct Watched {
    seated: Seated,
    spectator: AtTable,
    heard: Vec<Heard>,
    bus: Option<Bus>,
}

impl Watched {
    async fn new(world: &World, settings: &Settings) -> Self {
        let addresses = world.addresses();
        let bus = match &world.nodes {
            Some(nodes) => Some(Bus::new(nodes).await),
            None => None,
        };
        let mut seated = seated_at(&addresses, settings).await;
        let last = Client::new(&addresses[addresses.len() - 1]);
        let mut spectator = last.join(&seated.code).await.unwrap();
        for table in seated.tables.iter_mut().chain([&mut spectator]) {
            table.listen();
        }
        Self {
            seated,
            spectator,
            heard: Vec::new(),
            bus,
        }
    }

    /// Everybody reads up to this step; what they heard is kept.
    async fn listen(&mut self, last: u64) {
        let viewers = (0u8..).map(|seat| Some(Seat(seat)));
        let tables = self.seated.tables.iter_mut().zip(viewers);
        for (table, viewer) in tables.chain([(&mut self.spectator, None)]) {
            table.until(|table| table.seq() >= last).await.unwrap();
            for text in table.heard() {
                let said: Value = serde_json::from_str(&text).unwrap();
                // A step belongs to its number; whatever has none, to the step seen last.
                let seq = said["seq"].as_u64().unwrap_or(table.seq());
                self.heard.push(Heard { viewer, seq, text });
            }
        }
        if let Some(bus) = &mut self.bus {
            bus.listen(last).await;
        }
    }

    /// Everybody reads to the end of the game.
    async fn listen_to_the_end(&mut self, last: u64) {
        for table in self.seated.tables.iter_mut().chain([&mut self.spectator]) {
            let opened = |table: &AtTable| {
                let game = table.table().and_then(|table| table.game.as_ref());
                game.is_some_and(|game| game.opening.is_some())
            };
            table.until(opened).await.unwrap();
        }
        self.listen(last).await;
    }

    /// What a curious client would try: other people's seats, nonsense, pages that are not for them.
    async fn pry(&mut self, chance: &mut Chance) {
        let seat = chance.index(self.seated.tables.len());
        let nonsense = [
            json!({"type": "draft", "draft": {"category": "weight", "left": [999]}}),
            json!({"type": "compose", "word": "?"}),
            json!({"type": "hand_out", "kind": "crooked"}),
            json!({"type": "place", "x": 0, "y": 0, "turn": 9, "cell": 77}),
            json!([1, 2, 3]),
        ];
        let action = chance.pick(&nonsense).unwrap();
        let table = &mut self.seated.tables[seat];
        let answer = table.act(None, action).await.unwrap();
        assert!(!answer.is_did(), "{action}");
        let other = u8::try_from((seat + 1) % self.seated.people.len()).unwrap();
        let look = enigma_protocol::ClientMsg::Look { seat: other };
        self.seated.tables[seat].send(&look).await.unwrap();
        let game = self.seated.tables[seat].game().unwrap().to_owned();
        let code = &self.seated.code;
        for path in [
            format!("/api/games/{game}"),
            format!("/api/games/{game}/record"),
            format!("/api/tables/{code}"),
            "/api/me/games".into(),
            "/metrics".into(),
        ] {
            let person = &self.seated.people[seat];
            let answer = person.request::<()>("GET", &path, None).await.unwrap();
            let viewer = Some(Seat(u8::try_from(seat).unwrap()));
            let seq = self.seated.tables[seat].seq();
            let text = String::from_utf8_lossy(&answer.body).into_owned();
            self.heard.push(Heard { viewer, seq, text });
        }
    }

    /// Nobody heard `secret` before the step from which they may know it; none for never.
    fn assert_kept(&self, what: &str, secret: &str, from: impl Fn(Option<Seat>) -> Option<u64>) {
        for heard in &self.heard {
            let allowed = from(heard.viewer).is_some_and(|from| heard.seq >= from);
            assert!(
                allowed || !heard.text.contains(secret),
                "{:?} heard {what} after step {}: {}",
                heard.viewer,
                heard.seq,
                heard.text
            );
        }
        let Some(bus) = &self.bus else {
            return;
        };
        let seats = self.seated.tables.len();
        for told in bus.overheard.iter().filter(|told| told.to != Some(DRIVES)) {
            // Who may know it at the node to which this went.
            let nodes = bus.subjects.len();
            let there = (0..seats).filter(|seat| Some(seat % nodes) == told.to);
            let there = there.map(|seat| Some(Seat(seat as u8)));
            let watching = (told.to == Some(nodes - 1)).then_some(None);
            let mut allowed = there.chain(watching).filter_map(&from);
            assert!(
                allowed.any(|from| told.seq >= from) || !told.text.contains(secret),
                "{what} went to node {:?} after step {}: {}",
                told.to,
                told.seq,
                told.text
            );
        }
    }

    /// Whether it went over the bus at all to somebody who may know it: else nothing is proved there.
    fn was_overheard(&self, secret: &str) -> bool {
        let Some(bus) = &self.bus else {
            return true;
        };
        let mut told = bus.overheard.iter().filter(|told| told.to != Some(DRIVES));
        told.any(|told| told.text.contains(secret))
    }

    /// Whether anybody heard it at all: a secret that is never opened proves nothing.
    fn was_heard(&self, secret: &str) -> bool {
        self.heard.iter().any(|heard| heard.text.contains(secret))
    }
}

/// The node that drives the table: whoever makes it is there.
const DRIVES: usize = 0;

/// One server with a folder, or three on one database.
struct World {
    folder: tempfile::TempDir,
    server: Option<Server>,
    nodes: Option<Nodes>,
}

impl World {
    async fn alone() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let server = server(folder.path(), Arc::new(TheHouse::default()), Clock::Machine).await;
        Self {
            folder,
            server: Some(server),
            nodes: None,
        }
    }

    /// None where the engines are not installed.
    async fn of_nodes() -> Option<Self> {
        let house: Arc<dyn House> = Arc::new(TheHouse::default());
        Some(Self {
            folder: tempfile::tempdir().unwrap(),
            server: None,
            nodes: Some(Nodes::start(3, &house).await?),
        })
    }

    fn addresses(&self) -> Vec<String> {
        let alone = self
            .server
            .iter()
            .map(|server| server.address().to_string());
        let nodes = self.nodes.iter().flat_map(Nodes::addresses);
        alone.chain(nodes).collect()
    }

    async fn stored_game(&self, id: &str) -> StoredGame {
        let store: Box<dyn Store> = match &self.nodes {
            Some(nodes) => {
                let address = nodes.postgres.address().parse().unwrap();
                Box::new(PostgresStore::open_to_read(&address).await.unwrap())
            }
            None => Box::new(SqliteStore::open_to_read(&file_in(self.folder.path())).unwrap()),
        };
        store.game(&id.into()).await.unwrap().unwrap()
    }

    async fn stop(self) {
        if let Some(server) = self.server {
            server.stop().await;
        }
        if let Some(nodes) = self.nodes {
            nodes.stop().await;
        }
    }
}

fn assert_log_silent(secrets: &[&str]) {
    let log = log();
    let text = String::from_utf8_lossy(&log.0.lock().unwrap()).into_owned();
    for secret in secrets {
        assert!(!text.contains(secret), "the log holds {secret}");
    }
}

#[tokio::test]
async fn circuit_keeps_its_seed_and_puzzles_until_their_time() {
    circuit_keeps_its_secrets(World::alone().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn circuit_keeps_them_on_the_way_between_nodes_too() {
    if let Some(world) = World::of_nodes().await {
        circuit_keeps_its_secrets(world).await;
    }
}

async fn circuit_keeps_its_secrets(world: World) {
    log();
    let mut watched = Watched::new(&world, &settings(3)).await;
    let mut chance = Chance::from_number(5);
    let mut last = 0;
    loop {
        let mut acted = false;
        for seat in 0..3u8 {
            watched.listen(last).await;
            if chance.below(4) == 0 {
                watched.pry(&mut chance).await;
            }
            let table = &mut watched.seated.tables[usize::from(seat)];
            let view: CircuitView = table.view_as().unwrap();
            if let Some(action) = circuit_action(&view, seat, &mut chance) {
                assert!(table.act(None, &action).await.unwrap().is_did());
                last = table.seq();
                acted = true;
            }
        }
        if !acted {
            break;
        }
    }
    watched.listen_to_the_end(last).await;
    let id = watched.seated.tables[0].game().unwrap().to_owned();
    let stored = world.stored_game(&id).await;
    let text = watched.seated.people[0].record(&id).await.unwrap();
    let record = Record::<CircuitGame>::from_text(&text).unwrap();
    let (mut seq, mut holders, mut turned, mut shown) = (
        0u64,
        Vec::new(),
        Vec::new(),
        std::collections::BTreeMap::new(),
    );
    let mut on_top = std::collections::BTreeMap::new();
    record
        .replay(|entry, events, game| {
            seq += u64::from(entry.is_some());
            for (_, stack) in game.view(Viewer::Spectator).stacks.pairs() {
                if let Some(top) = &stack.top {
                    on_top.entry(top.id).or_insert(seq);
                }
            }
            for event in events {
                match event {
                    enigma_circuit::Event::Chose { seat, tile, .. } => holders.push((*seat, *tile)),
                    enigma_circuit::Event::PuzzlesTurned => {
                        turned = holders
                            .drain(..)
                            .map(|(seat, tile)| (seat, tile, seq))
                            .collect();
                    }
                    enigma_circuit::Event::SolvingEnded { .. } => {
                        for (seat, tile, from) in turned.drain(..) {
                            shown.insert(tile, (seat, from, seq));
                        }
                    }
                    _ => {}
                }
            }
        })
        .unwrap();
    assert_eq!(seq, last);
    // The record is open to all once the game is over, with every puzzle of its deck.
    let at_the_end = |_: Option<Seat>| Some(last);
    watched.assert_kept("the seed", &stored.seed, at_the_end);
    watched.assert_kept("the salt", &stored.salt, at_the_end);
    assert!(watched.was_heard(&stored.seed), "the commitment was opened");
    // The order of a stack: nobody hears of a tile before it is on top.
    for (_, cards) in record.setup.options.deck.pairs() {
        for card in cards {
            let name = serde_json::to_string(&card.tile).unwrap();
            let from = on_top.get(&card.tile).copied();
            watched.assert_kept("the order of a stack", &name, |_| {
                Some(from.unwrap_or(last))
            });
        }
    }
    let shown_tiles = on_top.keys().filter(|tile| {
        let name = serde_json::to_string(tile).unwrap();
        watched.was_heard(&name)
    });
    assert!(shown_tiles.count() >= 4, "tiles are recognised on top");
    let (mut seen, mut overheard) = (0, 0);
    for (_, cards) in record.setup.options.deck.pairs() {
        for card in cards {
            let puzzle = serde_json::to_string(&card.puzzle).unwrap();
            match shown.get(&card.tile) {
                None => watched.assert_kept("an unturned puzzle", &puzzle, at_the_end),
                Some(&(owner, turned, ended)) => {
                    seen += usize::from(watched.was_heard(&puzzle));
                    overheard += usize::from(watched.was_overheard(&puzzle));
                    watched.assert_kept("a puzzle", &puzzle, |viewer| {
                        Some(if viewer == Some(owner) { turned } else { ended })
                    });
                }
            }
        }
    }
    assert!(seen >= 3, "puzzles are recognised when they are shown");
    assert!(overheard >= 2, "and on the way between nodes");
    assert_log_silent(&[&stored.seed, &stored.salt, "P0", "P1"]);
    world.stop().await;
}

/// Words that nobody would say by chance.
const MARKS: [&str; 4] = ["QZXJV", "JXQVZ", "VJZQX", "ZVXJQ"];

#[tokio::test]
async fn cipher_keeps_its_words_until_their_rounds_are_over() {
    cipher_keeps_its_secrets(World::alone().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cipher_keeps_them_on_the_way_between_nodes_too() {
    if let Some(world) = World::of_nodes().await {
        cipher_keeps_its_secrets(world).await;
    }
}

async fn cipher_keeps_its_secrets(world: World) {
    log();
    let agreed = Settings {
        game: GameSettings::Cipher(CipherSettings {
            word_list: false,
            fitting_letters: true,
            ..CipherSettings::default()
        }),
        ..settings(3)
    };
    let mut watched = Watched::new(&world, &agreed).await;
    let mut chance = Chance::from_number(6);
    let (mut last, mut words) = (0, Vec::new());
    loop {
        let mut acted = false;
        for seat in 0..3u8 {
            watched.listen(last).await;
            if chance.below(6) == 0 {
                watched.pry(&mut chance).await;
            }
            let table = &mut watched.seated.tables[usize::from(seat)];
            let Some(mut action) = cipher_action(table.view().unwrap(), true, &mut chance) else {
                continue;
            };
            if action["type"] == "compose" {
                action["word"] = MARKS[words.len()].into();
            }
            assert!(table.act(None, &action).await.unwrap().is_did(), "{action}");
            last = table.seq();
            if action["type"] == "compose" {
                words.push((Seat(seat), last));
            }
            acted = true;
        }
        if !acted {
            break;
        }
    }
    watched.listen_to_the_end(last).await;
    assert_eq!(phase_name(watched.spectator.view().unwrap()), "over");
    let id = watched.seated.tables[0].game().unwrap().to_owned();
    let stored = world.stored_game(&id).await;
    let text = watched.seated.people[0].record(&id).await.unwrap();
    let record = Record::<enigma_cipher::Cipher>::from_text(&text).unwrap();
    let (mut seq, mut ended) = (0u64, Vec::new());
    record
        .replay(|entry, events, _| {
            seq += u64::from(entry.is_some());
            let over = events
                .iter()
                .filter(|e| matches!(e, enigma_cipher::Event::RoundOver { .. }));
            ended.extend(over.map(|_| seq));
        })
        .unwrap();
    assert_eq!((words.len(), ended.len()), (3, 3));
    for ((&(coder, made), &over), mark) in words.iter().zip(&ended).zip(MARKS) {
        assert!(
            watched.was_heard(mark) && watched.was_overheard(mark),
            "words are recognised when they are shown"
        );
        watched.assert_kept("a word", mark, |viewer| {
            Some(if viewer == Some(coder) { made } else { over })
        });
    }
    watched.assert_kept("the seed", &stored.seed, |_| Some(last));
    watched.assert_kept("the salt", &stored.salt, |_| Some(last));
    let mut secrets = vec![stored.seed.as_str(), stored.salt.as_str()];
    secrets.extend(MARKS);
    assert_log_silent(&secrets);
    world.stop().await;
}
