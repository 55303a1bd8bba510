//! What must always hold, seen from outside.

use crate::Report;
use crate::store::Store;
use crate::world::World;
use enigma_protocol::{Farewell, ServerMsg};
use enigma_table::{Connection, Person, Sitter, Stored, Wall};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// How late a deadline may be carried out while the table is awake.
const LATE: i64 = 10_000;

/// How many milliseconds may be lost in a restart, as times are whole ones.
const ROUNDING: i64 = 20;

/// Texts of a view shorter than this say little, and stand in many places.
const TELLING: usize = 24;

/// Remembers what was stored, sent and answered, and the first fault in it.
#[derive(Default)]
pub struct Witness {
    fault: Option<String>,
    connections: u64,
    hash: Sha256,
    frames: u64,
    steps: u64,
    answers: u64,
    troubles: u64,
    /// How often each command was written on a connection, less how often it was answered there.
    owed: BTreeMap<(Connection, String), i64>,
    /// Whether a command was carried out; no command is both carried out and refused.
    verdicts: BTreeMap<String, bool>,
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
    pub fn sent(&mut self, line: Connection, text: &str, to: Option<&Person>, store: &Store) {
        self.frames += 1;
        self.hash.update(text.as_bytes());
        for (game, _) in store.games().filter(|(game, _)| game.ended.is_none()) {
            if text.contains(&game.seed) || text.contains(&game.salt) {
                self.accuse(format!("a seed is told before the end: {text}"));
            }
        }
        match serde_json::from_str(text) {
            Ok(ServerMsg::Step { game, seq, .. }) => {
                self.steps += 1;
                self.is_stored(store, &game, seq);
            }
            Ok(ServerMsg::View { game, seq, .. }) => self.is_stored(store, &game, seq),
            Ok(ServerMsg::Did { id, seq, .. }) => {
                self.answers(line, &id);
                self.is_kept(store, to, &id, seq);
            }
            Ok(ServerMsg::Refused { id: Some(id), .. }) => self.answers(line, &id),
            Ok(_) => {}
            Err(error) => self.accuse(format!("no message of the protocol: {error}: {text}")),
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
    pub fn answered(&mut self, id: &str, refusal: Option<&str>) {
        self.answers += 1;
        let done = refusal.is_none();
        if *self.verdicts.entry(id.to_owned()).or_insert(done) != done {
            self.accuse(format!("both carried out and refused: {id} ({refusal:?})"));
        }
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
        if let Some((seq, view)) = table.view_of(connection) {
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
        if self.chance.below(6) != 0 {
            return;
        }
        let Some(table) = self.node.table() else {
            return;
        };
        let lines: Vec<_> = self.node.inside().collect();
        let views: Vec<(Connection, String)> = lines
            .iter()
            .filter_map(|&(line, _)| Some((line, table.view_of(line)?.1)))
            .collect();
        let secrets: Vec<(Connection, String)> = views
            .iter()
            .flat_map(|(line, view)| secrets(view).into_iter().map(|secret| (*line, secret)))
            .collect();
        let mut leaks = Vec::new();
        for (to, text) in self.node.held_sends() {
            let own = views
                .iter()
                .find(|(line, _)| *line == to)
                .map_or("", |(_, view)| view);
            let foreign = secrets
                .iter()
                .filter(|(of, secret)| *of != to && !own.contains(secret.as_str()));
            leaks.extend(
                foreign
                    .filter(|(_, secret)| text.contains(secret.as_str()))
                    .map(|(_, secret)| secret.clone()),
            );
        }
        if let Some(secret) = leaks.first() {
            self.witness.accuse(format!("a secret is told: {secret}"));
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

/// What a view holds for its viewer alone, as text: puzzle, draft, word.
fn secrets(view: &str) -> Vec<String> {
    let Ok(view) = serde_json::from_str::<Value>(view) else {
        return Vec::new();
    };
    let own = &view["you"];
    let mut secrets: Vec<String> = ["puzzle", "draft"]
        .into_iter()
        .map(|key| own[key].to_string())
        .filter(|text| text.len() >= TELLING)
        .collect();
    secrets.extend(own["word"].as_str().map(|word| format!("\"{word}\"")));
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
