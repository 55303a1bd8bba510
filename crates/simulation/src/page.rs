//! Pages: clients of the protocol, as a browser is one.
//!
//! A page keeps its view up to date by patches alone, keeps a command until it is answered and sends it again
//! under the same id when it comes back, and comes back by itself wherever a line ends or a step is missing.

use crate::heard::Heard;
use crate::line::Way;
use crate::theme::{Theme, percent};
use crate::world::{Due, World};
use enigma_game::Chance;
use enigma_protocol::{ChatLine, Farewell, Patch, ServerMsg, Stage, TableState, VERSION};
use enigma_table::{Connection, Person};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Of so many of its last commands a page may send one again.
const REPEATED: usize = 3;
/// So many commands of each person a table remembers when another game begins.
const REMEMBERED: usize = 6;

/// A command that was sent.
#[derive(Clone)]
pub struct Sent {
    /// Its place among all that were sent in this world.
    number: u64,
    /// Its name.
    pub id: String,
    /// The message.
    pub text: String,
}

/// A page of somebody.
pub struct Page {
    /// Whose.
    pub person: Option<Person>,
    /// Which of that person's pages.
    tab: usize,
    /// Whether it reads shorthand.
    short: bool,
    line: Option<(Connection, Way)>,
    /// Until when its person is away and opens no line.
    pub away_until: u64,
    /// Whether it was welcomed.
    pub open: bool,
    /// Why it was last told goodbye.
    pub farewell: Option<Farewell>,
    /// How the table stands.
    pub table: Option<TableState>,
    /// The game it knows, the last step, and its view.
    pub game: Option<String>,
    /// The last step.
    pub seq: u64,
    /// The view.
    pub view: Value,
    /// The seat it looks from.
    pub seat: Option<u8>,
    /// The seat it wants to look from.
    looking_for: Option<u8>,
    /// The wall-clock time of game time 0.
    pub zero: i64,
    /// The lines of chat that it knows.
    pub chat: Vec<ChatLine>,
    /// Commands that are not answered yet.
    waiting: BTreeMap<String, String>,
    /// All commands so far.
    sent: Vec<Sent>,
    /// Those that were refused.
    refused: BTreeSet<String>,
    ids: u64,
}

impl Page {
    /// One page or two for each person, and one of a stranger.
    pub fn of_people(theme: &Theme, chance: &mut Chance) -> Vec<Self> {
        let (least, most) = theme.people;
        let mut pages = Vec::new();
        for number in 0..least + chance.below(most - least + 1) {
            let person = Person {
                id: format!("person-{number}").as_str().into(),
                name: format!("Person {number}"),
            };
            let tabs = 1 + usize::from(percent(chance, theme.second_pages));
            for tab in 0..tabs {
                pages.push(Self::new(Some(person.clone()), tab, chance));
            }
        }
        if chance.below(2) == 0 {
            pages.push(Self::new(None, 0, chance));
        }
        pages
    }

    fn new(person: Option<Person>, tab: usize, chance: &mut Chance) -> Self {
        Self {
            person,
            tab,
            short: chance.below(3) > 0,
            line: None,
            away_until: 0,
            open: false,
            farewell: None,
            table: None,
            game: None,
            seq: 0,
            view: Value::Null,
            seat: None,
            looking_for: None,
            zero: 0,
            chat: Vec::new(),
            waiting: BTreeMap::new(),
            sent: Vec::new(),
            refused: BTreeSet::new(),
            ids: 0,
        }
    }

    /// Its connection.
    pub fn connection(&self) -> Option<Connection> {
        self.line.as_ref().map(|(connection, _)| *connection)
    }

    /// Whose page it is, for the script.
    pub fn name(&self) -> String {
        let name = self
            .person
            .as_ref()
            .map_or("a stranger", |person| &person.name);
        match self.tab {
            0 => name.to_owned(),
            tab => format!("{name} (page {})", tab + 1),
        }
    }

    /// A name for a new command.
    pub fn new_id(&mut self) -> String {
        self.ids += 1;
        let person = self
            .person
            .as_ref()
            .map_or("stranger", |person| person.id.as_str());
        format!("{person}-{}-{}", self.tab, self.ids)
    }

    /// The commands it waits for.
    pub fn unanswered(&self) -> Vec<&str> {
        self.waiting.keys().map(String::as_str).collect()
    }

    fn hello(&self) -> String {
        let chat = self.chat.last().map_or(0, |line| line.n);
        let mut hello = json!({"t": "hello", "v": VERSION, "chat": chat});
        // What was seen from another seat is no use.
        if let Some(game) = self.game.as_ref().filter(|_| self.looking_for == self.seat) {
            hello["game"] = json!(game);
            hello["seq"] = json!(self.seq);
        }
        if let Some(seat) = self.looking_for {
            hello["seat"] = json!(seat);
        }
        if self.short {
            hello["short"] = json!(true);
        }
        hello.to_string()
    }

    /// It wants to look from another seat.
    pub fn look(&mut self, seat: u8) -> Value {
        self.looking_for = Some(seat);
        json!({"t": "look", "seat": seat})
    }

    /// How the table stands. In the lobby no game is shown.
    fn becomes(&mut self, table: &TableState) {
        if table.stage == Stage::Lobby {
            self.game = None;
        }
        self.table = Some(table.clone());
    }

    /// Adds a line of chat, unless it is there already.
    fn read(&mut self, line: &ChatLine) {
        if self.chat.last().is_none_or(|last| last.n < line.n) {
            self.chat.push(line.clone());
        }
    }
}

impl World {
    /// A page opens a line, unless it has one.
    pub(crate) fn connect(&mut self, page: usize) {
        if self.pages[page].line.is_some() {
            return;
        }
        if let Some(rest) = self.pages[page]
            .away_until
            .checked_sub(self.now)
            .filter(|&rest| rest > 0)
        {
            return self.after(rest, Due::Connect(page));
        }
        let connection = self.witness.new_connection();
        if !self.accept(connection, page, self.pages[page].person.clone()) {
            let delay = 200 + self.chance.below(2_000);
            return self.after(delay, Due::Connect(page));
        }
        let hello = self.pages[page].hello();
        self.pages[page].line = Some((connection, Way::default()));
        self.write(page, &hello);
        // Where hello or the welcome was lost, the page would wait for ever.
        self.after(20_000, Due::GoneAtPage(connection));
    }

    /// A page writes to its line, if it has one.
    pub(crate) fn write(&mut self, page: usize, text: &str) {
        let (now, weather) = (self.now, self.weather);
        let Some((connection, way)) = &mut self.pages[page].line else {
            return;
        };
        let connection = *connection;
        let arrivals = way.arrivals(now, weather, &mut self.chance);
        self.witness.written(connection, text, arrivals.len());
        for at in arrivals {
            self.after(at - now, Due::ToNode(connection, text.to_owned()));
        }
    }

    /// A page sends a command and keeps it until it is answered.
    pub(crate) fn command(&mut self, page: usize, id: String, text: &str) {
        let of = &mut self.pages[page];
        of.waiting.insert(id.clone(), text.to_owned());
        self.sent += 1;
        of.sent.push(Sent {
            number: self.sent,
            id,
            text: text.to_owned(),
        });
        if of.open {
            self.write(page, text);
        }
    }

    /// The last commands of a page which the table remembers for certain, but for those that were refused: what was
    /// refused is forgotten when a server stops, as nothing has changed by it.
    pub(crate) fn last_commands(&self, page: usize) -> Vec<Sent> {
        let of = &self.pages[page];
        let last = of.sent.iter().rev().take(REPEATED).rev();
        let kept = last
            .filter(|sent| !of.refused.contains(&sent.id) && self.since(page, sent) < REMEMBERED);
        kept.cloned().collect()
    }

    /// How many commands somebody has sent since that one, on whatever page.
    fn since(&self, page: usize, sent: &Sent) -> usize {
        let person = &self.pages[page].person;
        let theirs = self.pages.iter().filter(|page| page.person == *person);
        let later = theirs.flat_map(|page| {
            page.sent
                .iter()
                .rev()
                .take_while(|each| each.number > sent.number)
        });
        later.count()
    }

    /// Whether a command of somebody has had no answer for so long that with one more the table might forget it. Then
    /// the page that waits for it comes back and asks again: lines lose nothing in their middle but in this world.
    pub(crate) fn misses_an_answer(&mut self, page: usize) -> bool {
        let person = self.pages[page].person.clone();
        for tab in 0..self.pages.len() {
            let of = &self.pages[tab];
            let mut waiting = of.sent.iter().rev().take(REMEMBERED);
            if of.person == person
                && waiting.any(|sent| {
                    of.waiting.contains_key(&sent.id) && self.since(tab, sent) + 1 >= REMEMBERED
                })
            {
                if of.line.is_some() {
                    self.hang_up(tab);
                }
                return true;
            }
        }
        false
    }

    /// A page hangs up; the node notices a little later.
    pub(crate) fn hang_up(&mut self, page: usize) {
        if let Some(connection) = self.pages[page].connection() {
            let delay = 1 + self.chance.below(3_000);
            self.after(delay, Due::GoneAtNode(connection));
            self.lost(page);
        } else {
            self.after(1, Due::Connect(page));
        }
    }

    /// A page has no line any more, and comes back.
    fn lost(&mut self, page: usize) {
        self.pages[page].line = None;
        self.pages[page].open = false;
        let delay = 100 + self.chance.below(3_000);
        self.after(delay, Due::Connect(page));
    }

    pub(crate) fn page_loses(&mut self, connection: Connection) {
        let page = self
            .pages
            .iter()
            .position(|page| page.connection() == Some(connection));
        if let Some(page) = page
            && (!self.pages[page].open || !self.node.inside().any(|(line, _)| line == connection))
        {
            self.lost(page);
        }
    }

    pub(crate) fn page_hears(&mut self, connection: Connection, heard: &Heard) {
        self.arrived(connection);
        let page = self
            .pages
            .iter()
            .position(|page| page.connection() == Some(connection));
        let Some(page) = page else {
            return;
        };
        match heard {
            Heard::Step { game, seq, patch } => self.stepped(page, game, *seq, patch),
            Heard::Said(said) => return self.page_is_told(page, connection, said),
        }
        self.look_if_quiet(page, connection);
    }

    fn page_is_told(&mut self, page: usize, connection: Connection, said: &ServerMsg) {
        match said {
            ServerMsg::Welcome { table, chat, .. } => self.welcomed(page, table, chat),
            ServerMsg::Table { table, .. } => self.pages[page].becomes(table),
            ServerMsg::View {
                game,
                seq,
                zero,
                view,
                seat,
                ..
            } => {
                self.witness.zero(game, *zero);
                let of = &mut self.pages[page];
                of.view = serde_json::from_str(view.text()).unwrap_or_default();
                (of.game, of.seq, of.zero) = (Some(game.clone()), *seq, *zero);
                (of.seat, of.looking_for) = (*seat, *seat);
                self.look_if_quiet(page, connection);
            }
            ServerMsg::Did { id, seq, .. } => self.answered(page, id, Ok(*seq)),
            ServerMsg::Refused {
                id: Some(id),
                refusal,
                ..
            } => {
                self.answered(page, id, Err(refusal));
            }
            ServerMsg::Chat { line, .. } => self.pages[page].read(line),
            ServerMsg::Bye { reason, .. } => {
                self.pages[page].farewell = Some(*reason);
                self.after(1, Due::GoneAtNode(connection));
                self.lost(page);
            }
            ServerMsg::Refused { .. } | ServerMsg::Pong { .. } | ServerMsg::Step { .. } => {}
        }
    }

    /// A page whose last message was lost cannot know.
    fn look_if_quiet(&mut self, page: usize, connection: Connection) {
        let nothing_lost = self.weather.lost == 0;
        if nothing_lost && self.pages[page].connection() == Some(connection) && self.is_quiet(page)
        {
            self.look_at(page, false);
        }
    }

    fn welcomed(&mut self, page: usize, table: &TableState, chat: &[ChatLine]) {
        let of = &mut self.pages[page];
        of.becomes(table);
        chat.iter().for_each(|line| of.read(line));
        of.open = true;
        of.farewell = None;
        let again: Vec<String> = of.waiting.values().cloned().collect();
        for text in again {
            self.write(page, &text);
        }
    }

    fn stepped(&mut self, page: usize, game: &str, seq: u64, patch: &Patch) {
        let of = &mut self.pages[page];
        let Some(own) = &of.game else {
            return;
        };
        let same_game = own.starts_with(game);
        if same_game && seq <= of.seq {
            return;
        }
        if !same_game || seq != of.seq + 1 {
            return self.hang_up(page);
        }
        of.seq = seq;
        if let Err(place) = patch.clone().apply(&mut of.view) {
            self.witness
                .accuse(format!("a patch does not fit: {place}"));
        }
    }

    fn answered(&mut self, page: usize, id: &str, answer: Result<Option<u64>, &str>) {
        self.pages[page].waiting.remove(id);
        if answer.is_err() {
            self.pages[page].refused.insert(id.to_owned());
        }
        self.witness.answered(id, answer);
    }
}
