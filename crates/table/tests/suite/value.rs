//! A table as a value, driven by hand: whatever people do in whatever order, it neither breaks nor forgets, and it comes
//! back from what is stored.

use enigma_cipher::Cipher;
use enigma_circuit::{Action, View};
use enigma_game::{Bot, Chance, Game, Millis, Plan, Seed};
use enigma_protocol::{
    CipherSettings, CircuitSettings, ClientMsg, Farewell, GameSettings, Level, Phrase, Said,
    Settings, TableCommand,
};
use enigma_puzzles::Puzzle;
use enigma_table::house::{CircuitGame, House, TheHouse};
use enigma_table::{
    Came, Connection, Doc, GameId, Input, Output, Outputs, Person, Stored, StoredEntry, StoredGame,
    StoredTable, Table, Wall, Work, Write,
};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

const START: Wall = Wall(1_700_000_000_000);

/// What a store holds of one table.
#[derive(Default)]
struct Shelf {
    table: Option<StoredTable>,
    games: BTreeMap<GameId, (StoredGame, Vec<StoredEntry>)>,
    chat: Vec<enigma_protocol::ChatLine>,
}

impl Shelf {
    fn keep(&mut self, write: Write) {
        match write {
            Write::PutTable(table) => self.table = Some(table),
            Write::DropTable(_) => self.table = None,
            Write::NewGame(game) => {
                self.games.insert(game.id.clone(), (*game, Vec::new()));
            }
            Write::Append(game, entry) => {
                let lines = &mut self.game(&game).1;
                assert_eq!(
                    entry.seq,
                    lines.len() as u64 + 1,
                    "no line twice, none left out"
                );
                lines.push(entry);
            }
            Write::EndGame(game, at, outcome) => {
                let game = &mut self.game(&game).0;
                (game.ended, game.outcome) = (Some(at), Some(outcome));
            }
            Write::Asleep(game, since) => self.game(&game).0.asleep = since,
            Write::Chat(_, line) => self.chat.push(line),
        }
    }

    fn game(&mut self, id: &GameId) -> &mut (StoredGame, Vec<StoredEntry>) {
        self.games.get_mut(id).expect("the game was stored before")
    }

    fn stored(&self, now: Wall) -> Stored {
        let table = self.table.as_ref().expect("the table is stored");
        let doc: Doc = serde_json::from_str(&table.doc).unwrap();
        Stored {
            game: doc.game.as_ref().map(|game| self.games[game].clone()),
            listed: table.listed,
            awake_until: now,
            chat: self.chat.clone(),
            doc,
        }
    }
}

/// A table and everything around it, without a thread, a socket or a clock.
struct World {
    house: Arc<dyn House>,
    table: Table,
    shelf: Shelf,
    now: Wall,
    works: Vec<Work>,
    /// What each connection was told, newest last; none once it is closed.
    told: BTreeMap<Connection, Vec<Value>>,
    asleep: bool,
    connections: u64,
}

fn person(number: usize) -> Person {
    Person {
        id: format!("p{number}").as_str().into(),
        name: format!("P{number}"),
    }
}

fn house() -> Arc<dyn House> {
    Arc::new(TheHouse::default())
}

impl World {
    fn new(settings: Settings) -> Self {
        Self::of(house(), settings)
    }

    fn of(house: Arc<dyn House>, settings: Settings) -> Self {
        let doc = Doc::new("TABLE".into(), &person(0), settings);
        let shelf = Shelf {
            table: Some(doc.stored(START)),
            ..Shelf::default()
        };
        Self::from(house, shelf, START)
    }

    fn from(house: Arc<dyn House>, shelf: Shelf, now: Wall) -> Self {
        let seed = Seed::from_number(now.0);
        let (table, outputs) = Table::wake(shelf.stored(now), house.clone(), &seed, now).unwrap();
        let mut world = Self {
            house,
            table,
            shelf,
            now,
            works: Vec::new(),
            told: BTreeMap::new(),
            asleep: false,
            connections: 0,
        };
        world.carry_out(outputs);
        world
    }

    /// The machine is switched off and on again.
    fn restart(self) -> Self {
        let connections = self.connections;
        let mut world = Self::from(self.house, self.shelf, self.now);
        world.connections = connections;
        world
    }

    fn carry_out(&mut self, outputs: Outputs) {
        for output in outputs {
            assert!(!self.asleep, "nothing comes after sleeping");
            match output {
                Output::Store(writes) => {
                    writes.into_iter().for_each(|write| self.shelf.keep(write));
                }
                Output::Send(to, frame) => {
                    let told = self
                        .told
                        .get_mut(&to)
                        .expect("sent to somebody who is there");
                    told.push(serde_json::from_str(frame.text()).unwrap());
                }
                Output::Close(line, _) => {
                    self.told.remove(&line);
                }
                Output::Work(work) => self.works.push(work),
                Output::Note(_) => {}
                Output::Sleep => self.asleep = true,
            }
        }
    }

    fn take(&mut self, input: Input) {
        let outputs = self.table.take(input, self.now);
        self.carry_out(outputs);
    }

    fn work(&mut self) {
        for work in std::mem::take(&mut self.works) {
            let number = work.number();
            let worked = work.run();
            self.take(Input::Worked(number, Some(worked)));
        }
    }

    fn come(&mut self, who: usize) -> Connection {
        self.connections += 1;
        let connection = Connection(self.connections);
        self.told.insert(connection, Vec::new());
        self.take(Input::Came(Came {
            connection,
            person: Some(person(who)),
            seen: None,
            seat: None,
            chat: 0,
            short: false,
        }));
        connection
    }

    fn say(&mut self, from: Connection, message: Value) {
        let message: ClientMsg = serde_json::from_value(message).unwrap();
        let received = self.now;
        self.take(Input::Said {
            from,
            message,
            received,
        });
    }

    /// How a command was answered: `did`, or the name of the refusal.
    fn answer(&self, line: Connection, id: &str) -> Option<String> {
        let mut told = self.told.get(&line)?.iter().rev();
        let answer = told.find(|said| said["id"] == id)?;
        match answer["t"].as_str()? {
            "did" => Some("did".into()),
            _ => Some(answer["refusal"].as_str()?.to_owned()),
        }
    }

    fn command(&mut self, from: Connection, id: &str, command: &TableCommand) -> Option<String> {
        self.say(from, json!({"t": "table", "id": id, "do": command}));
        self.work();
        self.answer(from, id)
    }

    /// Lets time pass up to a moment, waking the table whenever it wants to be.
    fn pass(&mut self, millis: u64) {
        let until = self.now.after(millis);
        while let Some(wake) = self.table.next_wake().filter(|&wake| wake <= until) {
            self.now = self.now.max(wake);
            self.take(Input::Time);
            self.work();
        }
        self.now = until;
    }
}

fn settings(seats: u8, game: GameSettings) -> Settings {
    Settings {
        bot_takes_over: false,
        ..Settings::of(seats, game)
    }
}

fn circuit(seats: u8) -> Settings {
    settings(seats, GameSettings::Circuit(CircuitSettings::default()))
}

fn sit(seat: u8) -> TableCommand {
    TableCommand::Sit { seat, name: None }
}

const READY: TableCommand = TableCommand::Ready { ready: true };

/// Two people whose game has begun.
fn two() -> (World, [Connection; 2]) {
    let mut world = World::new(circuit(2));
    let lines = [world.come(0), world.come(1)];
    for (line, id, command) in [
        (lines[1], "a", sit(1)),
        (lines[1], "b", READY),
        (lines[0], "c", TableCommand::Start),
    ] {
        assert_eq!(world.command(line, id, &command).as_deref(), Some("did"));
    }
    (world, lines)
}

#[test]
fn what_is_answered_is_stored_before() {
    let mut world = World::new(circuit(2));
    let line = world.come(1);
    let outputs = world.table.take(
        Input::Said {
            from: line,
            message: serde_json::from_value(json!({"t": "table", "id": "x", "do": sit(1)}))
                .unwrap(),
            received: world.now,
        },
        world.now,
    );
    let stores = |output: &Output| matches!(output, Output::Store(_));
    let did = |output: &Output| matches!(output, Output::Send(_, frame) if frame.text().contains("\"did\""));
    let (stored, told) = (
        outputs.iter().position(stores),
        outputs.iter().position(did),
    );
    assert!(stored.is_some() && stored < told, "{outputs:?}");
}

#[test]
fn a_game_that_is_being_dealt_begins_only_if_everybody_still_wants_it() {
    let mut world = World::new(circuit(2));
    let (host, guest) = (world.come(0), world.come(1));
    world.command(guest, "a", &sit(1));
    world.command(guest, "b", &READY);
    world.say(host, json!({"t": "table", "id": "c", "do": "start"}));
    assert_eq!(world.answer(host, "c"), None, "it is being dealt");
    world.say(guest, json!({"t": "table", "id": "d", "do": "leave"}));
    // Sent again over another line meanwhile: that one is answered.
    let again = world.come(0);
    world.say(again, json!({"t": "table", "id": "c", "do": "start"}));
    world.work();
    assert_eq!(world.answer(again, "c").as_deref(), Some("seat_free"));
    assert!(world.table.game_under_way().is_none());
}

#[test]
fn what_comes_late_over_an_old_line_takes_no_answer_from_the_new_one() {
    let mut world = World::new(circuit(2));
    let (old, guest) = (world.come(0), world.come(1));
    world.command(guest, "a", &sit(1));
    world.command(guest, "b", &READY);
    let new = world.come(0);
    for line in [new, old] {
        world.say(line, json!({"t": "table", "id": "c", "do": "start"}));
    }
    world.work();
    assert_eq!(world.answer(new, "c").as_deref(), Some("did"));
}

#[test]
fn a_table_that_nobody_needs_sleeps_and_comes_back_as_it_was() {
    let (mut world, lines) = two();
    for line in lines {
        world.told.remove(&line);
        world.take(Input::Gone(line));
    }
    // Circuit goes on without anybody, until both have been away for two rounds.
    world.pass(3 * 60 * 60 * 1000);
    assert!(world.asleep, "nobody is left to play");
    let mut world = world.restart();
    let line = world.come(0);
    let welcome = &world.told[&line][0];
    assert_eq!(welcome["t"], "welcome");
    assert_eq!(welcome["table"]["stage"], "over");
}

#[test]
fn a_game_whose_last_deadlines_passed_before_a_restart_is_over() {
    let (mut world, lines) = two();
    for line in lines {
        world.told.remove(&line);
        world.take(Input::Gone(line));
    }
    world.pass(10_000);
    // The server knows that it was alive until now, but had carried nothing out for hours.
    world.now = world.now.after(3 * 60 * 60 * 1000);
    let mut world = world.restart();
    let ended = world.shelf.games.values().map(|(game, _)| game.ended);
    assert_eq!(ended.collect::<Vec<_>>(), [Some(world.now)]);
    assert!(world.table.game_under_way().is_none());
    let line = world.come(0);
    assert_eq!(world.told[&line][0]["table"]["stage"], "over");
    assert!(!world.shelf.table.as_ref().unwrap().playing);
}

/// A bot that means to choose half a minute later, whatever the clocks say.
struct Late;

impl Bot<CircuitGame> for Late {
    fn plan(&mut self, view: &View<Puzzle>, now: Millis) -> Plan<<CircuitGame as Game>::Action> {
        let choices = view.you.iter().flat_map(|own| &own.choices);
        match choices.copied().next() {
            Some(category) => Plan::Act {
                action: Action::Choose { category },
                at: now.after(Millis(30_000)),
            },
            None => Plan::Wait,
        }
    }
}

impl Bot<Cipher> for Late {
    fn plan(&mut self, _: &enigma_cipher::View, _: Millis) -> Plan<<Cipher as Game>::Action> {
        Plan::Wait
    }
}

fn house_of_late_bots() -> Arc<dyn House> {
    Arc::new(TheHouse::with_bots(
        Arc::new(|_, _, _| Box::new(Late)),
        Arc::new(|_, _, _| Box::new(Late)),
    ))
}

#[test]
fn what_a_bot_was_thinking_of_nobody_does_who_takes_the_seat_back() {
    let patient = CircuitSettings {
        choose: None,
        start_player: Some(1),
        ..CircuitSettings::default()
    };
    let agreed = Settings::of(2, GameSettings::Circuit(patient));
    let mut world = World::of(house_of_late_bots(), agreed);
    let (host, guest) = (world.come(0), world.come(1));
    world.command(guest, "a", &sit(1));
    world.command(guest, "b", &READY);
    world.command(host, "c", &TableCommand::Start);
    // The bot is still thinking when its seat goes back.
    for (id, command) in [("d", TableCommand::Leave), ("e", TableCommand::TakeBack)] {
        world.say(guest, json!({"t": "table", "id": id, "do": command}));
    }
    world.work();
    world.pass(60_000);
    let (_, entries) = world.shelf.games.values().next().unwrap();
    let entries: Vec<&str> = entries.iter().map(|line| line.entry.as_str()).collect();
    assert!(
        entries.iter().any(|entry| entry.contains("person")),
        "{entries:?}"
    );
    assert!(
        !entries.iter().any(|entry| entry.contains("act")),
        "{entries:?}"
    );
}

#[test]
fn a_bot_that_planned_for_after_a_deadline_is_not_let_act_before_it() {
    let brisk = CircuitSettings {
        choose: Some(10),
        start_player: Some(1),
        ..CircuitSettings::default()
    };
    let agreed = settings(2, GameSettings::Circuit(brisk));
    let mut world = World::of(house_of_late_bots(), agreed);
    let line = world.come(0);
    let bot = TableCommand::Bot {
        seat: 1,
        level: Some(Level::Spark),
    };
    world.command(line, "a", &bot);
    world.command(line, "b", &TableCommand::Start);
    world.work();
    // The disk was slow, and so the table hears late of both.
    world.now = world.now.after(60_000);
    world.take(Input::Time);
    world.work();
    // Its record can still be read.
    let world = world.restart();
    assert!(world.table.game_under_way().is_some());
}

#[test]
fn whoever_is_told_to_stop_sleeps_at_once() {
    let (mut world, _) = two();
    world.take(Input::Stop(Farewell::Restart));
    assert!(world.asleep && world.told.is_empty());
    assert!(world.table.take(Input::Time, world.now).is_empty());
    assert_eq!(world.table.next_wake(), None);
}

/// Something that anybody may do, sensible or not.
fn any_command(chance: &mut Chance) -> TableCommand {
    let seat = u8::try_from(chance.below(5)).unwrap();
    match chance.below(13) {
        0..=2 => sit(seat),
        3 => TableCommand::Leave,
        4 | 5 => READY,
        6 => TableCommand::Remove { seat },
        7 => TableCommand::HandOver { seat },
        8 | 9 => TableCommand::Start,
        10 => TableCommand::Rematch,
        11 => TableCommand::Lobby,
        _ => {
            let seats = u8::try_from(2 + chance.below(3)).unwrap();
            let game = match chance.below(2) {
                0 => GameSettings::Circuit(CircuitSettings::default()),
                _ => GameSettings::Cipher(CipherSettings::default()),
            };
            TableCommand::Settings {
                settings: Box::new(settings(seats, game)),
            }
        }
    }
}

/// Some legal way to go on, if the view offers one.
fn any_action(view: &Value, chance: &mut Chance) -> Value {
    let choices = view["you"]["choices"].as_array();
    if let Some(category) = choices.and_then(|choices| chance.pick(choices)) {
        return json!({"type": "choose", "category": category});
    }
    if let Some(way) = view["you"]["placements"]
        .as_array()
        .and_then(|ways| chance.pick(ways))
    {
        return json!({"type": "place", "x": way["x"], "y": way["y"], "turn": way["turn"], "cell": null});
    }
    json!({"type": "give_up"})
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Four people, any lobby commands, actions, comings and goings, restarts: nothing panics, every command is
    /// answered once the table is quiet, and whoever comes is welcomed or told why not.
    #[test]
    fn whatever_people_do_a_table_lives(seed in any::<u64>()) {
        let mut chance = Chance::from_number(seed);
        let mut world = World::new(circuit(2));
        let mut lines: Vec<Option<Connection>> = vec![None; 4];
        for round in 0..120 {
            let who = chance.index(4);
            if world.asleep {
                world = world.restart();
                lines = vec![None; 4];
            }
            let open = |world: &World, line: Option<Connection>| {
                line.filter(|line| world.told.contains_key(line))
            };
            let Some(line) = open(&world, lines[who]) else {
                lines[who] = Some(world.come(who));
                continue;
            };
            let id = format!("c{round}");
            match chance.below(12) {
                0 => {
                    world.told.remove(&line);
                    world.take(Input::Gone(line));
                }
                1 => {
                    world = world.restart();
                    lines = vec![None; 4];
                }
                2 => world.pass(chance.below(200_000)),
                3 => world.say(line, json!({"t": "chat", "id": id, "say": Said::Phrase(Phrase::Hello)})),
                4..=6 => {
                    let view = world.table.view_of(line).map(|(_, view)| view);
                    let view: Value = view.map_or(Value::Null, |view| serde_json::from_str(&view).unwrap());
                    let action = any_action(&view, &mut chance);
                    world.say(line, json!({"t": "do", "id": id, "action": action}));
                }
                _ => {
                    let command = any_command(&mut chance);
                    let answer = world.command(line, &id, &command);
                    // Whoever may no longer watch is gone with the answer.
                    prop_assert!(answer.is_some() || !world.told.contains_key(&line), "{:?}", command);
                }
            }
            world.work();
        }
        // What is stored is enough to go on from.
        let mut world = world.restart();
        let line = world.come(0);
        prop_assert_eq!(&world.told[&line][0]["t"], "welcome");
    }
}
