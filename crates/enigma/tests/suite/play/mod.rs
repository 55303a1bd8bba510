//! People who play through everything that happens to servers: they come back, send again what was not answered, and remember
//! what was.

use enigma_client::{Answer, AtTable, Client, Error, Seen};
use enigma_game::Chance;
use enigma_protocol::{GameSettings, Holder, Level, Settings, TableCommand};
use enigma_server::store::{Store, StoredEntry};
use enigma_testkit::players::{CircuitView, cipher_action, circuit_action, phase_name};
use serde_json::Value;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// How long coming to a table may take before another server is tried.
const PATIENCE: Duration = Duration::from_secs(4);
/// How often something is begun anew because a line broke.
const TRIES: u32 = 500;
/// With fewer actions nothing is shown.
pub const ENOUGH: u64 = 20;

/// What the players and the killer share.
#[derive(Default)]
pub struct World {
    pub acknowledged: AtomicU64,
    /// How often what somebody saw who came back was compared with what a newcomer sees.
    pub compared: AtomicU64,
    pub stop: AtomicBool,
    /// How long each was away from the table, when a line had broken.
    pub away: Mutex<Vec<Duration>>,
    /// How many are away just now.
    pub out: AtomicU64,
    /// How long everybody thinks about an action.
    pub thinks: Duration,
}

/// An acknowledged action: game, step, id of the command.
pub type Acknowledged = (String, u64, String);

/// One player, who comes back whenever the connection breaks.
pub struct Player {
    /// The same person at each of the servers.
    clients: Vec<Client>,
    /// At which of them.
    at: usize,
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
    /// Plays until the game, or the test, is over.
    pub async fn play(mut self, world: Arc<World>) -> Vec<Acknowledged> {
        let mut lost = None;
        while !world.stop.load(Ordering::Relaxed) {
            let client = &self.clients[self.at];
            let coming = client.rejoin(&self.code, self.seen.clone());
            let Ok(Ok(mut table)) = timeout(PATIENCE, coming).await else {
                self.go_elsewhere();
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            if let Some(lost) = lost.replace(Instant::now()) {
                let lost: Instant = lost;
                world.away.lock().unwrap().push(lost.elapsed());
                world.out.fetch_sub(1, Ordering::Relaxed);
            }
            let ended = self.play_on(&mut table, &world).await;
            self.seen = table.into_seen();
            match ended {
                Ok(()) => break,
                Err(Error::Connection(_) | Error::Goodbye(_)) => self.go_elsewhere(),
                Err(error) => panic!("seat {}: {error}", self.seat),
            }
            // Whoever has played to the end is not away.
            lost = Some(Instant::now());
            world.out.fetch_add(1, Ordering::Relaxed);
        }
        self.acknowledged
    }

    fn go_elsewhere(&mut self) {
        self.at = (self.at + 1) % self.clients.len();
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
                if table.view().is_some_and(|view| phase_name(view) == "over") {
                    return Ok(());
                }
                table.next().await?;
                continue;
            };
            self.unanswered = Some((id.clone(), action.clone()));
            if !world.thinks.is_zero() {
                tokio::time::sleep(world.thinks).await;
            }
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
        let elsewhere = (self.at + 1) % self.clients.len();
        let mut anew = self.clients[elsewhere].join(&self.code).await?;
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

pub fn settings(seats: u8, game: GameSettings) -> Settings {
    Settings {
        bot_takes_over: false,
        ..Settings::of(seats, game)
    }
}

/// A table at which a game has begun: one player for each seat, but for so many bots.
pub async fn table(
    addresses: &[String],
    settings: &Settings,
    bots: u8,
    number: u64,
) -> Vec<Player> {
    let mut players: Vec<Player> = Vec::new();
    for seat in 0..settings.seats - bots {
        let nearest = usize::from(seat) % addresses.len();
        let mut client = Client::new(&addresses[nearest]);
        at_last(async || client.take_name(&format!("Seat {seat}")).await).await;
        let code = match players.first() {
            Some(host) => host.code.clone(),
            None => at_last(async || client.make_table(settings).await).await,
        };
        wish(&client, &code, TableCommand::Sit { seat, name: None }).await;
        wish(&client, &code, TableCommand::Ready { ready: true }).await;
        let cookie = client.cookie().unwrap().to_owned();
        let clients = addresses.iter();
        let clients = clients.map(|address| Client::with_cookie(address, &cookie));
        players.push(Player {
            clients: clients.collect(),
            at: nearest,
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
    let (host, code) = (&players[0].clients[0], &players[0].code);
    for seat in settings.seats - bots..settings.seats {
        let level = Some(Level::Spark);
        wish(host, code, TableCommand::Bot { seat, level }).await;
    }
    wish(host, code, TableCommand::Start).await;
    players
}

/// Says something about a table, over a line of its own: one that is kept until everybody has a seat is given up where a
/// busy machine takes long for that, as nobody listens to it meanwhile.
async fn wish(client: &Client, code: &str, command: TableCommand) {
    let told = async || client.join(code).await?.command(command.clone()).await;
    let answer = at_last(told).await;
    // It was heard, and the line broke before the answer had come.
    let had_begun = answer.refusal() == Some("game_under_way");
    assert!(answer.is_did() || had_begun, "{command:?}: {answer:?}");
}

/// Does something again until no line breaks over it.
async fn at_last<Done>(mut attempt: impl AsyncFnMut() -> Result<Done, Error>) -> Done {
    for _ in 0..TRIES {
        match attempt().await {
            Ok(done) => return done,
            Err(Error::Connection(_) | Error::Goodbye(_)) => {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            Err(error) => panic!("{error}"),
        }
    }
    panic!("the line broke {TRIES} times");
}

/// Everything that was acknowledged is stored, once.
pub async fn expect_stored(store: &dyn Store, acknowledged: &[Acknowledged]) {
    let count = acknowledged.len();
    assert!(count as u64 > ENOUGH, "{count}");
    let mut games = std::collections::BTreeMap::new();
    for (game, seq, id) in acknowledged {
        if !games.contains_key(game) {
            games.insert(
                game.clone(),
                store.entries(&game.as_str().into()).await.unwrap(),
            );
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
