//! The server is killed at random instants while tables play. Afterwards everything it had
//! acknowledged is there, every client goes on from the last step it saw, and what it sees then is what
//! somebody sees who comes anew.

#[path = "../../server/tests/common/players.rs"]
mod players;

use enigma_client::{Answer, AtTable, Client, Error, Seen};
use enigma_game::Chance;
use enigma_protocol::{
    CipherSettings, CircuitSettings, GameSettings, Holder, Level, Settings, TableCommand,
};
use enigma_server::house::TheHouse;
use enigma_server::store::{SqliteStore, Store, StoredEntry, file_in};
use enigma_server::upkeep;
use players::{CircuitView, cipher_action, circuit_action};
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// A server of its own process; killed when dropped.
struct Process(Child);

impl Process {
    /// Starts a server and waits until it says that it is open.
    fn start(port: u16, data: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_enigma"))
            .args(["serve", "--no-limits", "--listen"])
            .arg(format!("127.0.0.1:{port}"))
            .arg("--data")
            .arg(data)
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = String::new();
        BufReader::new(child.stdout.as_mut().unwrap())
            .read_line(&mut said)
            .unwrap();
        assert!(said.contains("open at"), "{said}");
        Self(child)
    }

    fn kill(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What the players and the killer share.
#[derive(Default)]
struct World {
    acknowledged: AtomicU64,
    /// How often what somebody saw who came back was compared with what a newcomer sees.
    compared: AtomicU64,
    stop: AtomicBool,
}

/// An acknowledged action: game, step, id of the command.
type Acknowledged = (String, u64, String);

/// One player, who comes back whenever the connection breaks.
struct Player {
    client: Client,
    code: String,
    seat: u8,
    seen: Seen,
    chance: Chance,
    /// Sent, and not answered yet: to be sent again under the same id.
    unanswered: Option<(String, Value)>,
    acknowledged: Vec<Acknowledged>,
    commands: u64,
    /// What was last said about playing by ear, and whether that was acknowledged.
    by_ear: (bool, bool),
}

impl Player {
    async fn play(mut self, world: Arc<World>) -> Vec<Acknowledged> {
        while !world.stop.load(Ordering::Relaxed) {
            let Ok(mut table) = self.client.rejoin(&self.code, self.seen.clone()).await else {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            let ended = self.play_on(&mut table, &world).await;
            self.seen = table.into_seen();
            match ended {
                Ok(()) => break,
                Err(Error::Connection(_) | Error::Goodbye(_)) => {}
                Err(error) => panic!("seat {}: {error}", self.seat),
            }
        }
        self.acknowledged
    }

    async fn play_on(&mut self, table: &mut AtTable, world: &World) -> Result<(), Error> {
        let last = self.acknowledged.last().map_or(0, |&(_, seq, _)| seq);
        table
            .until(|table| table.view().is_some() && table.seq() >= last)
            .await?;
        self.compare(table, world).await?;
        self.toggle(table).await?;
        loop {
            if world.stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            let next = match self.unanswered.take() {
                Some(again) => Some(again),
                None => self.next_action(table),
            };
            let Some((id, action)) = next else {
                if table
                    .view()
                    .is_some_and(|view| players::phase_name(view) == "over")
                {
                    return Ok(());
                }
                table.next().await?;
                continue;
            };
            self.unanswered = Some((id.clone(), action.clone()));
            let answer = table.act_as(id.clone(), None, &action).await?;
            self.unanswered = None;
            if let Answer::Did(Some(seq)) = answer {
                let game = table.game().unwrap().to_owned();
                self.acknowledged.push((game, seq, id));
                world.acknowledged.fetch_add(1, Ordering::Relaxed);
                table.until(|table| table.seq() >= seq).await?;
            }
        }
    }

    /// Whoever has come back sees what somebody sees who comes anew to the same step.
    async fn compare(&self, back: &mut AtTable, world: &World) -> Result<(), Error> {
        let mut anew = self.client.join(&self.code).await?;
        anew.until(|table| table.view().is_some()).await?;
        while back.seq() != anew.seq() {
            let behind = match back.seq() < anew.seq() {
                true => &mut *back,
                false => &mut anew,
            };
            behind.next().await?;
        }
        assert_eq!(back.view(), anew.view(), "seat {}", self.seat);
        world.compared.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    /// Says something about the table that has to be there after the next kill.
    async fn toggle(&mut self, table: &mut AtTable) -> Result<(), Error> {
        let said = |table: &AtTable| {
            let seat = &table.table()?.seats[usize::from(self.seat)];
            match seat.holder {
                Some(Holder::Person { by_ear, .. }) => Some(by_ear),
                _ => None,
            }
        };
        if let (by_ear, true) = self.by_ear {
            assert_eq!(said(table), Some(by_ear), "seat {}", self.seat);
        }
        let by_ear = !self.by_ear.0;
        self.by_ear = (by_ear, false);
        let answer = table.command(TableCommand::ByEar { by_ear }).await?;
        assert!(answer.is_did(), "{answer:?}");
        self.by_ear.1 = true;
        Ok(())
    }

    fn next_action(&mut self, table: &AtTable) -> Option<(String, Value)> {
        let action = match table.view_as::<CircuitView>() {
            Ok(view) => circuit_action(&view, self.seat, &mut self.chance)?,
            Err(_) => cipher_action(table.view()?, true, &mut self.chance)?,
        };
        self.commands += 1;
        Some((format!("{}-{}", self.seat, self.commands), action))
    }
}

fn settings(seats: u8, game: GameSettings) -> Settings {
    Settings {
        bot_takes_over: false,
        ..Settings::of(seats, game)
    }
}

/// A table at which a game has begun: one player for each seat, but for so many bots.
async fn table(address: &str, settings: &Settings, bots: u8, number: u64) -> Vec<Player> {
    let mut players: Vec<Player> = Vec::new();
    let mut tables = Vec::new();
    for seat in 0..settings.seats - bots {
        let mut client = Client::new(address);
        client.take_name(&format!("Seat {seat}")).await.unwrap();
        let code = match players.first() {
            Some(host) => host.code.clone(),
            None => client.make_table(settings).await.unwrap(),
        };
        let mut at = client.join(&code).await.unwrap();
        at.command(TableCommand::Sit { seat, name: None })
            .await
            .unwrap();
        at.command(TableCommand::Ready { ready: true })
            .await
            .unwrap();
        tables.push(at);
        players.push(Player {
            client,
            code,
            seat,
            seen: Seen::default(),
            chance: Chance::from_number(number * 10 + u64::from(seat)),
            unanswered: None,
            acknowledged: Vec::new(),
            commands: 0,
            by_ear: (false, true),
        });
    }
    for seat in settings.seats - bots..settings.seats {
        let level = Some(Level::Spark);
        let answer = tables[0].command(TableCommand::Bot { seat, level });
        assert!(answer.await.unwrap().is_did());
    }
    assert!(
        tables[0]
            .command(TableCommand::Start)
            .await
            .unwrap()
            .is_did()
    );
    players
}

async fn kill_and_look(kills: u32) {
    let folder = tempfile::tempdir().unwrap();
    let port = {
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        free.local_addr().unwrap().port()
    };
    let address = format!("127.0.0.1:{port}");
    let mut server = Process::start(port, folder.path());
    let mut chance = Chance::from_number(u64::from(kills));
    let (mut killed, mut number, mut compared) = (0, 0, 0);
    let mut acknowledged = Vec::new();
    // Games end, so begin new ones until the server was killed often enough.
    while killed < kills {
        number += 1;
        let world = Arc::new(World::default());
        let mut playing = Vec::new();
        let circuit = GameSettings::Circuit(CircuitSettings::default());
        let cipher = GameSettings::Cipher(CipherSettings::default());
        for (seats, bots, game) in [
            (2, 0, circuit.clone()),
            (3, 0, cipher.clone()),
            (4, 0, circuit.clone()),
            (2, 0, cipher.clone()),
            (3, 1, circuit),
            (4, 1, cipher),
        ] {
            for player in table(&address, &settings(seats, game), bots, number).await {
                playing.push(tokio::spawn(player.play(world.clone())));
            }
        }
        while killed < kills && playing.iter().any(|player| !player.is_finished()) {
            let until = world.acknowledged.load(Ordering::Relaxed) + chance.below(40);
            let mut waited = 0;
            while world.acknowledged.load(Ordering::Relaxed) < until && waited < 2_000 {
                tokio::time::sleep(Duration::from_millis(1)).await;
                waited += 1;
            }
            server.kill();
            server = Process::start(port, folder.path());
            killed += 1;
        }
        world.stop.store(true, Ordering::Relaxed);
        // Whoever waits for a step that does not come is let go by a last restart.
        server.kill();
        server = Process::start(port, folder.path());
        for player in playing {
            acknowledged.extend(player.await.unwrap());
        }
        compared += world.compared.load(Ordering::Relaxed);
    }
    server.kill();
    assert!(compared > 0);
    check(folder.path(), &acknowledged).await;
    println!(
        "{killed} kills, {} acknowledged actions, none lost; {compared} views compared",
        acknowledged.len()
    );
}

async fn check(folder: &Path, acknowledged: &[Acknowledged]) {
    let findings = upkeep::examine(&folder.into(), &TheHouse::default())
        .await
        .unwrap();
    assert!(findings.is_well(), "{findings}");
    let store = SqliteStore::open(&file_in(folder)).unwrap();
    assert!(acknowledged.len() > 20, "{}", acknowledged.len());
    let mut games = std::collections::BTreeMap::new();
    for (game, seq, id) in acknowledged {
        if !games.contains_key(game) {
            games.insert(game.clone(), store.entries(game).await.unwrap());
        }
        let entry = &games[game][usize::try_from(*seq).unwrap() - 1];
        // A line answers its own command and the drafts that this has overtaken.
        let answers = |entry: &StoredEntry| {
            let origin = entry.origin.as_ref();
            origin.is_some_and(|origin| origin.ids.iter().any(|known| **known == **id))
        };
        assert!(
            entry.seq == *seq && answers(entry),
            "{id} was lost in game {game}"
        );
        let person = entry.origin.as_ref().map(|origin| &origin.person);
        let times = games[game]
            .iter()
            .filter(|other| other.origin.as_ref().map(|origin| &origin.person) == person)
            .filter(|other| answers(other))
            .count();
        assert_eq!(times, 1, "{id} was carried out {times} times");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    kill_and_look(6).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes: cargo test -p enigma --test kill -- --ignored"]
async fn nothing_acknowledged_is_lost_in_a_thousand_kills() {
    let kills = std::env::var("ENIGMA_KILLS")
        .ok()
        .and_then(|kills| kills.parse().ok());
    kill_and_look(kills.unwrap_or(1_000)).await;
}
