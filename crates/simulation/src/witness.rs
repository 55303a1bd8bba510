//! What must always hold, seen from outside.

use crate::Report;
use crate::heard::Heard;
use crate::ledger::Ledger;
use crate::store::Store;
use crate::world::World;
use enigma_game::{Seat, Viewer};
use enigma_protocol::{Farewell, ServerMsg};
use enigma_table::house::House;
use enigma_table::{Connection, Person, PersonId, Sitter, Stored, Wall};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// How late a deadline may be carried out while the table is awake.
const LATE: i64 = 10_000;

/// How many milliseconds may be lost in a restart, as times are whole ones.
const ROUNDING: i64 = 20;

/// Texts of a view shorter than this say little, and stand in many places.
const TELLING: usize = 24;

/// The most bytes of a message.
const LONGEST: usize = 200_000;

/// Remembers what was stored, sent and answered, and the first fault in it.
#[derive(Default)]
pub struct Witness {
    /// What has been stored.
    pub ledger: Ledger,
    fault: Option<String>,
    connections: u64,
    hash: Sha256,
    frames: u64,
    steps: u64,
    answers: u64,
    troubles: u64,
    /// How often each command was written on a connection, less how often it was answered there.
    owed: BTreeMap<(Connection, String), i64>,
    /// How each command was answered: with the step it became, or with a refusal. However often it is sent, the answer
    /// is the same.
    verdicts: BTreeMap<String, Result<Option<u64>, String>>,
    /// For each game the moment of game time 0 as it was last told, and the least that it may be from now on:
    /// it only ever moves on.
    zeros: BTreeMap<String, (i64, i64)>,
}

impl Witness {
    /// Says that something is wrong.
    pub fn accuse(&mut self, what: String) {
        self.fault.get_or_insert(what);
    }

    /// What is wrong, if anything is.
    pub fn fault(&self) -> Option<String> {
        self.fault.clone()
    }

    /// Whether anything is wrong.
    pub const fn has_fault(&self) -> bool {
        self.fault.is_some()
    }

    /// A number that no connection had before.
    pub fn new_connection(&mut self) -> Connection {
        self.connections += 1;
        Connection(self.connections)
    }

    /// The node was killed, or failed by its store.
    pub fn trouble(&mut self) {
        self.troubles += 1;
    }

    /// What came of it all.
    pub fn report(&self, store: &Store) -> Report {
        let ended = store.games().filter(|(game, _)| game.ended.is_some());
        let told = self.hash.clone().finalize();
        Report {
            told: told.iter().map(|byte| format!("{byte:02x}")).collect(),
            frames: self.frames,
            steps: self.steps,
            answers: self.answers,
            games: (store.games().count() as u64, ended.count() as u64),
            troubles: self.troubles,
        }
    }

    /// The node tells a connection something: all of it must be stored by now, and nothing of it a secret.
    pub fn sent(
        &mut self,
        line: Connection,
        text: &str,
        heard: &Heard,
        to: Option<&Person>,
        store: &Store,
    ) {
        self.frames += 1;
        self.hash.update(text.as_bytes());
        if text.len() > LONGEST {
            self.accuse(format!("too long: {} bytes are told", text.len()));
        }
        for (game, _) in store.games().filter(|(game, _)| game.ended.is_none()) {
            if text.contains(&game.seed) || text.contains(&game.salt) {
                self.accuse(format!("a seed is told before the end: {text}"));
            }
        }
        let said = match heard {
            Heard::Step { game, seq, .. } => {
                self.steps += 1;
                return self.is_stored(store, game, *seq);
            }
            Heard::Said(said) => &**said,
        };
        match said {
            ServerMsg::Step { game, seq, .. } => self.is_stored(store, game, *seq),
            ServerMsg::View {
                game, seq, seat, ..
            } => {
                self.is_stored(store, game, *seq);
                self.looks_from(game, *seat, to);
            }
            ServerMsg::Did { id, seq, .. } => {
                self.answers(line, id);
                self.is_kept(store, to, id, *seq);
            }
            ServerMsg::Refused { id: Some(id), .. } => {
                self.answers(line, id);
                if to.is_some_and(|person| self.ledger.has(&person.id, id)) {
                    self.accuse(format!("refused though it is in the record: {id}"));
                }
            }
            ServerMsg::Chat { line, .. } if !store.chat().contains(line) => {
                self.accuse(format!("told before stored: {line:?}"));
            }
            _ => {}
        }
    }

    /// Nobody looks from a seat that they did not play at when the game began.
    fn looks_from(&mut self, game: &str, seat: Option<u8>, to: Option<&Person>) {
        let Some(seat) = seat else {
            return;
        };
        let own = to.map(|person| &person.id);
        if own.is_none() || self.ledger.holder(game, seat) != own {
            self.accuse(format!("somebody else's seat: {own:?} looks from {seat}"));
        }
    }

    /// The game of this id, or of this mark.
    fn is_stored(&mut self, store: &Store, game: &str, seq: u64) {
        let mut games = store.games();
        let lines = games
            .find(|(stored, _)| stored.id.starts_with(game))
            .map_or(0, |(_, entries)| entries.len() as u64);
        if seq > lines {
            self.accuse(format!(
                "told before stored: step {seq} of {game}, {lines} are stored"
            ));
        }
    }

    /// A command that is acknowledged is in the record at its step, or with the table.
    fn is_kept(&mut self, store: &Store, person: Option<&Person>, id: &str, seq: Option<u64>) {
        let Some(person) = person else {
            return self.accuse(format!("a stranger's command was carried out: {id}"));
        };
        let kept = match seq {
            Some(seq) => store.games().any(|(_, entries)| {
                let entry = entries.get(seq as usize - 1);
                let origin = entry.and_then(|entry| entry.origin.as_ref());
                origin
                    .is_some_and(|of| of.person == person.id && of.ids.iter().any(|own| *own == id))
            }),
            // A table that was given up took everything with it.
            None => store
                .table()
                .is_none_or(|table| table.doc.contains(&format!("\"{id}\""))),
        };
        if !kept {
            self.accuse(format!("acknowledged but not kept: {id} {seq:?}"));
        }
    }

    /// A page wrote something, of which so many copies arrive.
    pub fn written(&mut self, connection: Connection, text: &str, copies: usize) {
        self.hash.update(text.as_bytes());
        let id = serde_json::from_str::<Value>(text).ok();
        if let Some(id) = id.as_ref().and_then(|message| message["id"].as_str()) {
            *self.owed.entry((connection, id.to_owned())).or_default() += copies as i64;
        }
    }

    /// A page was answered.
    pub fn answered(&mut self, id: &str, answer: Result<Option<u64>, &str>) {
        self.answers += 1;
        let answer = answer.map_err(str::to_owned);
        let first = self.verdicts.entry(id.to_owned());
        let first = first.or_insert_with(|| answer.clone());
        if !is_same(first, &answer) {
            let what = format!("two answers: {id} {first:?} and {answer:?}");
            self.accuse(what);
        }
    }

    /// Whether a command was refused, as far as its page knows.
    pub fn refused(&self) -> impl Iterator<Item = &str> {
        let refused = self.verdicts.iter().filter(|(_, answer)| answer.is_err());
        refused.map(|(id, _)| id.as_str())
    }

    /// The node has answered a command.
    fn answers(&mut self, connection: Connection, id: &str) {
        let owed = self.owed.entry((connection, id.to_owned())).or_default();
        *owed -= 1;
        if *owed < 0 {
            self.accuse(format!("answered more often than asked: {id}"));
        }
    }

    /// A page was told which moment is game time 0. Messages may overtake each other, so that none is held
    /// against another.
    pub fn zero(&mut self, game: &str, zero: i64) {
        let known = self.zeros.entry(game.to_owned()).or_insert((zero, zero));
        known.0 = known.0.max(zero);
        known.1 = known.1.max(zero);
    }

    /// A table is read: what passed while no server was there has passed for nobody.
    pub fn wakes(&mut self, stored: &Stored, last_written: Wall, now: Wall) {
        if let Some((game, _)) = &stored.game
            && game.ended.is_none()
            && let Some((told, least)) = self.zeros.get_mut(game.id.as_str())
        {
            let stood = now.since(stored.awake_until.max(last_written)) as i64;
            *least = (*least).max(*told + stood - ROUNDING);
        }
    }

    fn check_zero(&mut self, game: &str, zero: i64) {
        let least = self.zeros.get(game).map_or(i64::MIN, |&(_, least)| least);
        if zero < least {
            self.accuse(format!("time was lost: {} ms of {game}", least - zero));
        }
    }
}

/// Whether a command has the same answer as before. Once another game has begun, nobody knows any more which step of the
/// last one it became.
fn is_same(one: &Result<Option<u64>, String>, other: &Result<Option<u64>, String>) -> bool {
    match (one, other) {
        (Ok(one), Ok(other)) => one == other || other.is_none(),
        (Err(_), Err(_)) => true,
        _ => false,
    }
}

impl World {
    /// Compares what a page shows with what the table would show it now.
    pub(crate) fn look_at(&mut self, page: usize, at_last: bool) {
        let of = &self.pages[page];
        let Some(connection) = of.connection().filter(|_| of.open) else {
            let gone = matches!(
                of.farewell,
                Some(Farewell::NotWatchable | Farewell::NoSuchTable | Farewell::Expired)
            );
            if at_last && !gone {
                let (name, why) = (of.name(), of.farewell);
                self.witness
                    .accuse(format!("unreachable: {name} is outside ({why:?})"));
            }
            return;
        };
        let Some(table) = self.node.table() else {
            return;
        };
        let shown = table.view_of(connection).filter(|_| of.game.is_some());
        if let Some((seq, view)) = shown {
            let view: Value = serde_json::from_str(&view).unwrap_or_default();
            if seq != of.seq || view != of.view {
                let what = first_difference(&view, &of.view, "");
                let (name, seen) = (of.name(), of.seq);
                self.witness
                    .accuse(format!("another view: {name} at {seen} of {seq}, {what}"));
                return;
            }
            let game = of.game.clone().unwrap_or_default();
            let (zero, deadline) = (of.zero, deadline(&of.view));
            self.witness.check_zero(&game, zero);
            let under_way = table_is_under_way(self);
            if let Some(deadline) = deadline.filter(|_| under_way)
                && zero + deadline + LATE < self.now as i64
            {
                self.witness
                    .accuse(format!("a deadline is lost: game time {deadline}"));
            }
        }
        if at_last {
            self.compare_seats(page);
            self.compare_chat(page);
            let waiting = self.pages[page].unanswered();
            if !waiting.is_empty() {
                let what = format!("not answered: {waiting:?} of {}", self.pages[page].name());
                self.witness.accuse(what);
            }
        }
    }

    /// All pages show the same table.
    pub(crate) fn compare_tables(&mut self) {
        let open = self.pages.iter().filter(|page| page.open);
        let mut shown = open.filter_map(|page| Some((page.name(), page.table.as_ref()?)));
        let Some((one, first)) = shown.next() else {
            return;
        };
        if let Some((other, second)) = shown.find(|(_, table)| *table != first) {
            let [first, second] =
                [first, second].map(|table| serde_json::to_value(table).unwrap_or_default());
            let what = first_difference(&first, &second, "");
            self.witness
                .accuse(format!("another table: {one} and {other}, {what}"));
        }
    }

    /// Nothing that was refused is kept.
    pub(crate) fn look_for_refused(&mut self) {
        let people = self.pages.iter().filter_map(|page| page.person.as_ref());
        let people: Vec<PersonId> = people.map(|person| person.id.clone()).collect();
        let doc = self.store.table().map_or("", |table| table.doc.as_str());
        let kept = |id: &str| {
            let in_a_record = people
                .iter()
                .any(|person| self.witness.ledger.has(person, id));
            in_a_record || doc.contains(&format!("\"{id}\""))
        };
        let found = self.witness.refused().find(|id| kept(id));
        if let Some(what) = found.map(|id| format!("refused but kept: {id}")) {
            self.witness.accuse(what);
        }
    }

    /// The record of the game that a page shows gives the same view, to whoever plays it again.
    pub(crate) fn play_again(&mut self) {
        for page in 0..self.pages.len() {
            let of = &self.pages[page];
            let Some(game) = of.game.as_deref().filter(|_| of.open) else {
                continue;
            };
            let Some((stored, entries)) = self.store.game(&game.into()) else {
                continue;
            };
            let entries = entries.get(..of.seq as usize).unwrap_or_default();
            let viewer = of
                .seat
                .map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
            let view = match self.house.resume(stored, entries) {
                Ok(resumed) => resumed.live.view(viewer),
                Err(why) => {
                    return self.witness.accuse(format!("the record is lost: {why}"));
                }
            };
            let view: Value = serde_json::from_str(&view).unwrap_or_default();
            if view != of.view {
                let what = first_difference(&view, &of.view, "");
                let what = format!("another game in the record: {} sees {what}", of.name());
                return self.witness.accuse(what);
            }
        }
    }

    /// Whether a page knows all lines of chat since the first that it was sent.
    fn compare_chat(&mut self, page: usize) {
        let of = &self.pages[page];
        let known = of.chat.first().map_or(u64::MAX, |line| line.n);
        let stored = self.store.chat().iter().filter(|line| line.n >= known);
        if self.nothing_was_lost && !stored.eq(&of.chat) {
            let what = format!("another chat: {} knows {:?}", of.name(), of.chat);
            self.witness.accuse(what);
        }
    }

    /// Whether a page shows the table as it is.
    fn compare_seats(&mut self, page: usize) {
        let (Some(shown), Some(table)) = (&self.pages[page].table, self.node.table()) else {
            return;
        };
        let doc = table.doc();
        let names: Vec<Option<String>> = doc
            .seats
            .iter()
            .map(|seat| seat.as_ref().map(Sitter::name).map(str::to_owned))
            .collect();
        let seen: Vec<Option<String>> = shown
            .seats
            .iter()
            .map(|seat| seat.holder.as_ref().map(holder_name))
            .collect();
        let bots = |names: &[Option<String>]| names.iter().map(Option::is_some).collect::<Vec<_>>();
        if shown.stage != doc.stage
            || shown.host != *doc.host.as_str()
            || bots(&names) != bots(&seen)
        {
            let name = self.pages[page].name();
            self.witness.accuse(format!(
                "another table: {name} sees {seen:?} at {:?}, there are {names:?} at {:?}",
                shown.stage, doc.stage
            ));
        }
    }

    /// No page may be told what another's view holds alone.
    pub(crate) fn witness_secrets(&mut self) {
        if self.chance.below(5) != 0 || self.node.held_sends().next().is_none() {
            return;
        }
        let Some(table) = self.node.table() else {
            return;
        };
        let pages: BTreeMap<Connection, usize> = self.node.inside().collect();
        let mut secrets: Vec<(u64, String)> = Vec::new();
        for &line in pages.keys() {
            if let Some(view) = table.view_of(line).map(|(_, view)| view)
                && let Ok(view) = serde_json::from_str::<Value>(&view)
                && let Some(seat) = view["you"]["seat"].as_u64()
                && secrets.iter().all(|(known, _)| *known != seat)
            {
                secrets.extend(own_secrets(&view).into_iter().map(|secret| (seat, secret)));
            }
        }
        let game = table.game_under_way().map(ToString::to_string);
        let Some(game) = game.filter(|_| !secrets.is_empty()) else {
            return;
        };
        let mut leak = None;
        for (to, text) in self.node.held_sends() {
            // What is held for a line that has gone is told to nobody.
            let Some(&page) = pages.get(&to) else {
                continue;
            };
            let person = self.pages[page].person.as_ref();
            // A secret may be told to whoever holds its seat, from whichever seat they look.
            let is_own = |seat: u64| {
                let holder = self.witness.ledger.holder(&game, seat as u8);
                holder.is_some() && holder == person.map(|person| &person.id)
            };
            let mut foreign = secrets.iter().filter(|(seat, _)| !is_own(*seat));
            leak = leak.or_else(|| {
                let text = enigma_protocol::shorthand::written_out(text);
                let secret = foreign.find(|(_, secret)| text.contains(secret.as_str()));
                secret.map(|(seat, secret)| {
                    format!("{secret} of seat {seat} of {game} to {person:?} in {text}")
                })
            });
        }
        if let Some(leak) = leak {
            self.witness.accuse(format!("a secret is told: {leak}"));
        }
    }
}

fn table_is_under_way(world: &World) -> bool {
    world
        .node
        .table()
        .is_some_and(|table| table.game_under_way().is_some())
}

fn holder_name(holder: &enigma_protocol::Holder) -> String {
    match holder {
        enigma_protocol::Holder::Person { name, .. } => name.clone(),
        enigma_protocol::Holder::Bot { .. } => "bot".into(),
    }
}

/// What a view holds for its viewer alone, as text: the puzzle and what is laid of it while it is being solved, the word
/// while it is looked for.
fn own_secrets(view: &Value) -> Vec<String> {
    let own = &view["you"];
    let mut secrets = Vec::new();
    if view["phase"]["type"] == "solving" {
        let texts = ["puzzle", "draft"].map(|key| own[key].to_string());
        secrets.extend(texts.into_iter().filter(|text| text.len() >= TELLING));
    }
    let was_open = |word: &str| {
        let sheet = view["sheet"].as_array();
        sheet.is_some_and(|sheet| sheet.iter().any(|result| result["word"] == word))
    };
    if let Some(word) = own["word"].as_str().filter(|word| !was_open(word)) {
        secrets.push(format!("\"{word}\""));
    }
    secrets
}

/// When the clock in sight runs out, in game time.
fn deadline(view: &Value) -> Option<i64> {
    let circuit = view["phase"]["deadline"].as_i64();
    circuit.or_else(|| view["clock"]["until"].as_i64())
}

fn first_difference(one: &Value, other: &Value, at: &str) -> String {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            for (key, value) in one {
                match other.get(key) {
                    Some(seen) if seen == value => {}
                    Some(seen) => return first_difference(value, seen, &format!("{at}.{key}")),
                    None => return format!("{at}.{key} is missing"),
                }
            }
            format!("{at} has more")
        }
        _ => {
            let short = |value: &Value| value.to_string().chars().take(80).collect::<String>();
            format!("{at} is {} and not {}", short(one), short(other))
        }
    }
}
