//! [`Table`]: takes what happens and says what is to be done.
//!
//! Spread over `lobby` (commands about the table), `play` (the game, its deadlines and bots), `visitors` (coming, looking
//! and going) and `chat`.

mod chat;
mod lobby;
mod play;
mod visitors;

use crate::doc::Doc;
use crate::frame::Frame;
use crate::house::{Begun, House, Meant, Refusal};
use crate::playing::Playing;
use crate::{
    CommandId, Connection, GameId, Person, PersonId, StoredEntry, StoredGame, Wall, Write,
};
use chat::Chat;
use enigma_game::{Chance, Seat, Seed, Viewer};
use enigma_protocol::{ChatLine, ClientMsg, Farewell, ServerMsg, TableRefusal};
use lobby::Dealing;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use visitors::GRACE;

/// How long a table without anybody at it stays in memory.
const LINGER: u64 = 60_000;

/// Something that happens to a table.
#[derive(Debug)]
pub enum Input {
    /// A connection comes.
    Came(Came),
    /// A connection says something.
    Said {
        /// The connection.
        from: Connection,
        /// What it says.
        message: ClientMsg,
        /// When that was received. What a game decides, it decides for that moment.
        received: Wall,
    },
    /// A connection stopped answering, or answers again.
    Quiet(Connection, bool),
    /// A connection is gone.
    Gone(Connection),
    /// Somebody has another name; see [`Table::may_rename`].
    Renamed(Person),
    /// Somebody is forgotten on one of their devices: their connections end, and the others come back.
    Forgotten(PersonId),
    /// Somebody is no more, and is to be named nowhere.
    Erased(PersonId),
    /// What came of some [`Work`]: its number, and nothing if it broke down.
    Worked(u64, Option<Worked>),
    /// Time has passed; to be given when [`Table::next_wake`] has come.
    Time,
    /// The table has to leave memory now. If it is given up ([`Farewell::Expired`]), for good.
    Stop(Farewell),
}

/// A connection that comes to a table.
#[derive(Debug)]
pub struct Came {
    /// Its number.
    pub connection: Connection,
    /// Who it is.
    pub person: Option<Person>,
    /// The game and the step it saw last.
    pub seen: Option<(GameId, u64)>,
    /// The seat it wants to look from.
    pub seat: Option<Seat>,
    /// The last line of chat it saw.
    pub chat: u64,
    /// Whether it reads shorthand.
    pub short: bool,
}

/// Something that is to be done, in its turn.
#[derive(Debug)]
pub enum Output {
    /// Stores all of these changes. Whatever comes after waits until that is on disk.
    Store(Vec<Write>),
    /// Sends this to a connection. To one that is gone or too far behind nothing is sent; the table then
    /// hears [`Input::Gone`].
    Send(Connection, Frame),
    /// Ends a connection for this reason once it has taken what was sent; the table knows it no more.
    Close(Connection, Farewell),
    /// Does some work elsewhere while the table goes on; what comes of it comes back as
    /// [`Input::Worked`].
    Work(Work),
    /// Something worth counting or writing into a log.
    Note(Note),
    /// Nobody needs the table in memory any more; it takes nothing further.
    Sleep,
}

/// What is to be done, in this order.
pub type Outputs = Vec<Output>;

/// Something worth counting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// A command was refused.
    Refused,
    /// A game has begun.
    GameBegan,
    /// A game has ended.
    GameEnded,
    /// A step was told, in so many bytes to all who look.
    Stepped(u64),
    /// Somebody came back and was sent only what they had missed.
    Resumed,
    /// A bot broke down or was refused.
    BotFailed(Seat, String),
    /// A game could not be begun though all agreed.
    NotBegun(String),
}

/// Work that takes its time: dealing a game, or a bot's thinking.
pub struct Work {
    number: u64,
    task: Box<dyn FnOnce() -> Worked + Send>,
}

impl Work {
    /// Its number, with which [`Input::Worked`] names it.
    #[must_use]
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// Does it. May panic, if a bot or a generator has a fault: then nothing came of it.
    #[must_use]
    pub fn run(self) -> Worked {
        (self.task)()
    }
}

impl fmt::Debug for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Work({})", self.number)
    }
}

/// What came of some work.
pub struct Worked(Made);

enum Made {
    Dealt(Result<Begun, Refusal>),
    Meant(Meant),
}

impl fmt::Debug for Worked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Worked")
    }
}

/// A table as a store gives it back.
#[derive(Debug)]
pub struct Stored {
    /// The table.
    pub doc: Doc,
    /// Whether it is in the list of open tables.
    pub listed: bool,
    /// The game on it, if there is one, with the lines of its record.
    pub game: Option<(StoredGame, Vec<StoredEntry>)>,
    /// Until when a game that nobody put to sleep has been awake: until then its time has passed.
    pub awake_until: Wall,
    /// The last lines of its chat, oldest first.
    pub chat: Vec<ChatLine>,
}

/// A table in memory.
pub struct Table {
    house: Arc<dyn House>,
    doc: Doc,
    playing: Option<Playing>,
    lines: BTreeMap<Connection, Line>,
    /// When the last connection of a person was lost.
    lost: BTreeMap<PersonId, Wall>,
    chat: Chat,
    empty_since: Option<Wall>,
    /// When everybody is to be told how many are watching.
    tell_crowd_at: Option<Wall>,
    /// Whether the table is to be put into the list of open tables again.
    to_list: bool,
    /// The games that are being dealt.
    dealing: Vec<Dealing>,
    asleep: bool,
    chance: Chance,
    works: u64,
    /// How many connections have come.
    came: u64,
    now: Wall,
    out: Outputs,
}

/// A connection at the table.
struct Line {
    person: Option<Person>,
    viewer: Viewer,
    /// Whether it has stopped answering.
    quiet: bool,
    /// Whether it reads shorthand.
    short: bool,
    /// How many had come before it.
    came: u64,
}

/// Of two connections over which a command has come, the one that its sender listens to: what was sent over an
/// older one may arrive after it was sent again over the next.
fn listening(lines: &BTreeMap<Connection, Line>, one: Connection, other: Connection) -> Connection {
    let came = |line: &Connection| lines.get(line).map(|line| line.came);
    if came(&other) > came(&one) {
        other
    } else {
        one
    }
}

impl Table {
    /// Brings a table back from what is stored, with the game on it, and says what is to be done at once.
    /// May take its time, as a game is played again from its record. All chance of the table comes from
    /// the seed, so nobody must be able to guess it.
    ///
    /// # Errors
    /// Names what is wrong with what is stored.
    pub fn wake(
        stored: Stored,
        house: Arc<dyn House>,
        seed: &Seed,
        now: Wall,
    ) -> Result<(Self, Outputs), String> {
        let Stored {
            mut doc,
            listed,
            game,
            awake_until,
            chat,
        } = stored;
        let mut chance = seed.chance("table");
        let (playing, writes) = match game {
            Some((game, entries)) => {
                let resumed = house.resume(&game, &entries)?;
                let awake_until = game.asleep.unwrap_or(awake_until);
                let (mut playing, mut writes) =
                    Playing::resume(&doc, &game, entries, resumed, awake_until, &mut chance, now)?;
                // Its last deadlines may have passed before it went away.
                if let Some(end) = playing.ends(now) {
                    doc.over();
                    writes.extend([end, Write::PutTable(doc.stored(now))]);
                }
                (Some(playing), writes)
            }
            None => (None, Vec::new()),
        };
        // Everybody is given a moment to come back.
        let lost = doc
            .people()
            .into_iter()
            .map(|id| (id.clone(), now))
            .collect();
        let mut table = Self {
            house,
            doc,
            playing,
            lines: BTreeMap::new(),
            lost,
            chat: Chat::new(chat),
            empty_since: Some(now),
            tell_crowd_at: None,
            to_list: !listed,
            dealing: Vec::new(),
            asleep: false,
            chance,
            works: 0,
            came: 0,
            now,
            out: Vec::new(),
        };
        if !writes.is_empty() {
            table.store(writes);
        }
        table.ask_bots();
        let outputs = std::mem::take(&mut table.out);
        Ok((table, outputs))
    }

    /// Takes what happened and says what is to be done. Decides at once, waits for nothing.
    pub fn take(&mut self, input: Input, now: Wall) -> Outputs {
        if self.asleep {
            return Vec::new();
        }
        self.now = self.now.max(now);
        match input {
            Input::Came(came) => self.came(came),
            Input::Said {
                from,
                message,
                received,
            } => self.said(from, message, received),
            Input::Quiet(from, quiet) => self.quiet(from, quiet),
            Input::Gone(connection) => self.gone(connection),
            Input::Renamed(person) => self.renamed(&person),
            Input::Forgotten(person) => self.forget(&person),
            Input::Erased(person) => self.erase(&person),
            Input::Worked(number, worked) => self.worked(number, worked),
            Input::Time => {
                self.play_on();
                self.check_presence();
            }
            Input::Stop(reason) => self.stop(reason),
        }
        if self.may_sleep() {
            self.fall_asleep();
        }
        std::mem::take(&mut self.out)
    }

    /// When the table wants to be given [`Input::Time`], if nothing happens before.
    #[must_use]
    pub fn next_wake(&self) -> Option<Wall> {
        if self.asleep {
            return None;
        }
        let game = self.playing.as_ref().and_then(Playing::next_wake);
        let sleep = self.sleeps_at().filter(|_| self.could_sleep());
        [game, sleep, self.next_presence_wake()]
            .into_iter()
            .flatten()
            .min()
    }

    /// The table without the game on it.
    #[must_use]
    pub const fn doc(&self) -> &Doc {
        &self.doc
    }

    /// The game that is under way.
    #[must_use]
    pub fn game_under_way(&self) -> Option<&GameId> {
        self.under_way().map(|playing| &playing.id)
    }

    /// The view that a connection has been told of, whole, as JSON, with the number of its last step: for
    /// those who check that patches say the same.
    #[must_use]
    pub fn view_of(&self, connection: Connection) -> Option<(u64, String)> {
        let (line, playing) = (self.lines.get(&connection)?, self.playing.as_ref()?);
        Some((playing.seq, playing.live.view(line.viewer)))
    }

    /// Whether somebody may be called that from now on.
    #[must_use]
    pub fn may_rename(&self, person: &Person) -> bool {
        !self.doc.would_pass_for_another(person)
    }

    /// The game on the table, unless it is over.
    fn under_way(&self) -> Option<&Playing> {
        self.playing.as_ref().filter(|playing| !playing.over)
    }

    /// The game on the table, unless it is over.
    fn under_way_mut(&mut self) -> Option<&mut Playing> {
        self.playing.as_mut().filter(|playing| !playing.over)
    }

    /// The seats of the game on the table.
    fn seats_of_game(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self
            .playing
            .as_ref()
            .map_or(0, |playing| playing.seats.as_slice().len());
        (0u8..).map(Seat).take(seats)
    }

    fn said(&mut self, from: Connection, message: ClientMsg, received: Wall) {
        if !self.lines.contains_key(&from) {
            return;
        }
        match message {
            ClientMsg::Hello { .. } => {
                let text = "the connection has begun already";
                let refusal = Refusal::of(TableRefusal::HelloAgain, text);
                self.refuse(from, None, &refusal);
            }
            ClientMsg::Ping { n } => {
                let now = self.now.0;
                self.send(from, &ServerMsg::Pong { now, n });
            }
            ClientMsg::Look { seat } => self.look(from, Seat(seat)),
            ClientMsg::Do { id, seat, action } => {
                self.act(from, id.into(), seat.map(Seat), action, received);
            }
            ClientMsg::Table { id, command } => self.table_command(from, id.into(), command),
            ClientMsg::Chat { id, say } => self.say(from, id.into(), say),
        }
    }

    /// Who is behind a connection, if it is somebody.
    fn person(&self, from: Connection) -> Option<Person> {
        self.lines.get(&from)?.person.clone()
    }

    /// Who sends a command that is new, if it is somebody and the id will do; answered otherwise.
    fn known(&mut self, from: Connection, id: &CommandId) -> Option<Person> {
        if id.is_empty() || id.len() > 40 || id.contains(char::is_control) {
            let text = "a command's id has 1 to 40 characters that can be seen";
            let refusal = Refusal::of(TableRefusal::BadId, text);
            self.refuse(from, None, &refusal);
            return None;
        }
        let Some(person) = self.person(from) else {
            let text = "say who you are first (POST /api/me)";
            let refusal = Refusal::of(TableRefusal::NoName, text);
            self.refuse(from, Some(id.clone()), &refusal);
            return None;
        };
        (!self.answered_before(from, &person.id, id)).then_some(person)
    }

    /// Answers a command that was answered before with the same answer. False if it is new.
    fn answered_before(&mut self, from: Connection, person: &PersonId, id: &CommandId) -> bool {
        let playing = self.playing.as_ref();
        let step = playing.and_then(|playing| playing.done(person, id));
        if step.is_some() || self.doc.answered.has_done(person, id) {
            self.accept(from, id.clone(), step);
            return true;
        }
        if let Some(refusal) = self.doc.answered.why_refused(person, id) {
            let refusal = refusal.clone();
            self.send_refusal(from, Some(id.clone()), refusal);
            return true;
        }
        false
    }

    /// Refuses a command, and remembers that while the table is in memory: should it be sent again, the
    /// answer is the same. Nothing has changed, so nothing is stored.
    fn refuse(&mut self, to: Connection, id: Option<CommandId>, refusal: &Refusal) {
        self.note(Note::Refused);
        if let (Some(person), Some(id)) = (self.person(to), &id) {
            self.doc.answered.remember_refused(&person.id, id, refusal);
        }
        self.send_refusal(to, id, refusal.clone());
    }

    fn send_refusal(&mut self, to: Connection, id: Option<CommandId>, refusal: Refusal) {
        let Refusal { name, text } = refusal;
        let message = ServerMsg::Refused {
            now: self.now.0,
            id: id.map(String::from),
            refusal: name,
            text,
        };
        self.send(to, &message);
    }

    fn accept(&mut self, to: Connection, id: CommandId, seq: Option<u64>) {
        let message = ServerMsg::Did {
            now: self.now.0,
            id: id.into(),
            seq,
        };
        self.send(to, &message);
    }

    fn send(&mut self, to: Connection, message: &ServerMsg) {
        if self.lines.contains_key(&to) {
            self.out.push(Output::Send(to, Frame::message(message)));
        }
    }

    /// Sends a message to everybody at the table but one.
    fn send_all(&mut self, message: &ServerMsg, except: Option<Connection>) {
        let frame = Frame::message(message);
        let lines = self.lines.keys().filter(|&&line| Some(line) != except);
        let sends = lines.map(|&line| Output::Send(line, frame.clone()));
        self.out.extend(sends);
    }

    fn store(&mut self, writes: Vec<Write>) {
        self.out.push(Output::Store(writes));
    }

    /// Stores the table as it is now.
    fn store_doc(&mut self) {
        let table = self.doc.stored(self.now);
        self.store(vec![Write::PutTable(table)]);
    }

    fn note(&mut self, note: Note) {
        self.out.push(Output::Note(note));
    }

    /// Has something done elsewhere. Its number.
    fn work(&mut self, task: impl FnOnce() -> Made + Send + 'static) -> u64 {
        self.works += 1;
        self.out.push(Output::Work(Work {
            number: self.works,
            task: Box::new(move || Worked(task())),
        }));
        self.works
    }

    fn worked(&mut self, number: u64, worked: Option<Worked>) {
        if let Some(place) = self.dealing.iter().position(|deal| deal.number == number) {
            let dealing = self.dealing.remove(place);
            let begun = match worked {
                Some(Worked(Made::Dealt(begun))) => begun,
                _ => Err(Refusal::of(
                    TableRefusal::Internal,
                    "the game could not be dealt",
                )),
            };
            return self.dealt(dealing, begun);
        }
        let meant = match worked {
            Some(Worked(Made::Meant(meant))) => meant,
            _ => Meant::Nothing,
        };
        self.meant(number, meant);
    }

    /// A game that has a deadline or a bot goes on without anybody looking, but not one whose only
    /// person has not left it.
    fn could_sleep(&self) -> bool {
        let busy = self.under_way().is_some_and(|playing| {
            playing.seats.iter().any(|life| life.thinking.is_some())
                || (!self.is_against_bots() && playing.next_wake().is_some())
        });
        self.lines.is_empty() && self.dealing.is_empty() && !busy
    }

    /// When a table that is empty may sleep. A game against bots alone stands still as soon as its
    /// only person is gone.
    fn sleeps_at(&self) -> Option<Wall> {
        let linger = if self.is_against_bots() {
            GRACE
        } else {
            LINGER
        };
        self.empty_since.map(|since| since.after(linger))
    }

    fn may_sleep(&self) -> bool {
        !self.asleep && self.could_sleep() && self.sleeps_at().is_some_and(|at| at <= self.now)
    }

    /// Whether a game runs in which a single person plays, who has not left it to the bots.
    fn is_against_bots(&self) -> bool {
        let Some(playing) = self.under_way() else {
            return false;
        };
        let [person] = self.doc.people()[..] else {
            return false;
        };
        let mut seats = playing.seats_of(person);
        seats.any(|seat| !playing.seats[seat].is_given_up())
    }

    fn fall_asleep(&mut self) {
        let mut writes = Vec::new();
        if let Some(game) = self.game_under_way() {
            writes.push(Write::Asleep(game.clone(), Some(self.now)));
        }
        // Nobody is there, so nobody should be invited.
        let table = self.doc.stored(self.now);
        if table.listed {
            writes.push(Write::PutTable(crate::StoredTable {
                listed: false,
                ..table
            }));
        }
        if !writes.is_empty() {
            self.store(writes);
        }
        self.sleep();
    }

    fn stop(&mut self, reason: Farewell) {
        if reason == Farewell::Expired {
            let dropped = Write::DropTable(self.doc.code.clone());
            self.store(vec![dropped]);
        }
        for line in std::mem::take(&mut self.lines).into_keys() {
            self.out.push(Output::Close(line, reason));
        }
        self.sleep();
    }

    fn sleep(&mut self) {
        self.asleep = true;
        self.out.push(Output::Sleep);
    }
}
