//! Nothing secret leaves the server before its time: games are played with hostile commands in
//! between, everything that anybody hears is kept, and afterwards, when the record says what was
//! secret when, every byte is looked through.

use crate::common::{Seated, seated, server, settings};
use enigma_client::{AtTable, Client};
use enigma_game::record::Record;
use enigma_game::{Chance, Game, Seat, Viewer};
use enigma_protocol::{CipherSettings, GameSettings, Settings};
use enigma_server::clock::Clock;
use enigma_server::house::{CircuitGame, TheHouse};
use enigma_server::store::{SqliteStore, Store, StoredGame, file_in};
use enigma_testkit::players::{CircuitView, cipher_action, circuit_action, phase_name};
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
            .with_env_filter("trace,tungstenite=info,tokio_tungstenite=info")
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

/// A game with everybody's ears open.
struct Watched {
    seated: Seated,
    spectator: AtTable,
    heard: Vec<Heard>,
}

impl Watched {
    async fn new(address: &str, settings: &Settings) -> Self {
        let mut seated = seated(address, settings).await;
        let mut spectator = Client::new(address).join(&seated.code).await.unwrap();
        for table in seated.tables.iter_mut().chain([&mut spectator]) {
            table.listen();
        }
        Self {
            seated,
            spectator,
            heard: Vec::new(),
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
    }

    /// Whether anybody heard it at all: a secret that is never opened proves nothing.
    fn was_heard(&self, secret: &str) -> bool {
        self.heard.iter().any(|heard| heard.text.contains(secret))
    }
}

async fn stored_game(folder: &std::path::Path, id: &str) -> StoredGame {
    let store = SqliteStore::open_to_read(&file_in(folder)).unwrap();
    store.game(id).await.unwrap().unwrap()
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
    log();
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path(), Arc::new(TheHouse::default()), Clock::Machine).await;
    let address = server.address().to_string();
    let mut watched = Watched::new(&address, &settings(3)).await;
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
    let stored = stored_game(folder.path(), &id).await;
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
    let mut seen = 0;
    for (_, cards) in record.setup.options.deck.pairs() {
        for card in cards {
            let puzzle = serde_json::to_string(&card.puzzle).unwrap();
            match shown.get(&card.tile) {
                None => watched.assert_kept("an unturned puzzle", &puzzle, at_the_end),
                Some(&(owner, turned, ended)) => {
                    seen += usize::from(watched.was_heard(&puzzle));
                    watched.assert_kept("a puzzle", &puzzle, |viewer| {
                        Some(if viewer == Some(owner) { turned } else { ended })
                    });
                }
            }
        }
    }
    assert!(seen >= 3, "puzzles are recognised when they are shown");
    assert_log_silent(&[&stored.seed, &stored.salt, "P0", "P1"]);
    server.stop().await;
}

/// Words that nobody would say by chance.
const MARKS: [&str; 4] = ["QZXJV", "JXQVZ", "VJZQX", "ZVXJQ"];

#[tokio::test]
async fn cipher_keeps_its_words_until_their_rounds_are_over() {
    log();
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path(), Arc::new(TheHouse::default()), Clock::Machine).await;
    let address = server.address().to_string();
    let agreed = Settings {
        game: GameSettings::Cipher(CipherSettings {
            word_list: false,
            fitting_letters: true,
            ..CipherSettings::default()
        }),
        ..settings(3)
    };
    let mut watched = Watched::new(&address, &agreed).await;
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
    let stored = stored_game(folder.path(), &id).await;
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
            watched.was_heard(mark),
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
    server.stop().await;
}
