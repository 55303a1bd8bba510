//! Pages: clients of the protocol, as a browser is one.
//!
//! A page keeps its view up to date by patches alone, keeps a command until it is answered and sends it again
//! under the same id when it comes back, and comes back by itself wherever a line ends or a step is missing.

use crate::line::Way;
use crate::world::{Due, World};
use enigma_game::Chance;
use enigma_protocol::{Farewell, Patch, ServerMsg, TableState, VERSION};
use enigma_table::{Connection, Person};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Of so many of its last commands a page may send one again: a table remembers six of each person when another game
/// begins, and somebody may have two pages.
const REPEATED: usize = 3;

/// A page of somebody.
pub struct Page {
    /// Whose.
    pub person: Option<Person>,
    /// Which of that person's pages.
    tab: usize,
    line: Option<(Connection, Way)>,
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
    /// The wall-clock time of game time 0.
    pub zero: i64,
    chat: u64,
    /// Commands that are not answered yet.
    waiting: BTreeMap<String, String>,
    /// All commands so far.
    sent: Vec<(String, String)>,
    /// Those that were refused.
    refused: BTreeSet<String>,
    ids: u64,
}

impl Page {
    /// One page or two for each person, and one of a stranger.
    pub fn of_people(people: usize, chance: &mut Chance) -> Vec<Self> {
        let mut pages = Vec::new();
        for number in 0..people {
            let person = Person {
                id: format!("person-{number}").as_str().into(),
                name: format!("Person {number}"),
            };
            let tabs = 1 + usize::from(chance.below(4) == 0);
            pages.extend((0..tabs).map(|tab| Self::new(Some(person.clone()), tab)));
        }
        if chance.below(2) == 0 {
            pages.push(Self::new(None, 0));
        }
        pages
    }

    fn new(person: Option<Person>, tab: usize) -> Self {
        Self {
            person,
            tab,
            line: None,
            open: false,
            farewell: None,
            table: None,
            game: None,
            seq: 0,
            view: Value::Null,
            zero: 0,
            chat: 0,
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

    /// The last commands but for those that were refused: what was refused is forgotten when a server stops, as
    /// nothing has changed by it.
    pub fn last_commands(&self) -> Vec<(String, String)> {
        let last = &self.sent[self.sent.len().saturating_sub(REPEATED)..];
        let kept = last.iter().filter(|(id, _)| !self.refused.contains(id));
        kept.cloned().collect()
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

    fn hello(&self) -> String {
        let mut hello = json!({"t": "hello", "v": VERSION, "chat": self.chat});
        if let Some(game) = &self.game {
            hello["game"] = json!(game);
            hello["seq"] = json!(self.seq);
        }
        hello.to_string()
    }
}

impl World {
    /// A page opens a line, unless it has one.
    pub(crate) fn connect(&mut self, page: usize) {
        if self.pages[page].line.is_some() {
            return;
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
        of.sent.push((id, text.to_owned()));
        if of.open {
            self.write(page, text);
        }
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

    pub(crate) fn page_hears(&mut self, connection: Connection, text: &str) {
        self.arrived(connection);
        let page = self
            .pages
            .iter()
            .position(|page| page.connection() == Some(connection));
        let Some(page) = page else {
            return;
        };
        let Ok(message) = serde_json::from_str::<ServerMsg>(text) else {
            return self
                .witness
                .accuse(format!("no message of the protocol: {text}"));
        };
        match message {
            ServerMsg::Welcome { table, .. } => self.welcomed(page, *table),
            ServerMsg::Table { table, .. } => self.pages[page].table = Some(*table),
            ServerMsg::View {
                game,
                seq,
                zero,
                view,
                ..
            } => {
                self.witness.zero(&game, zero);
                let of = &mut self.pages[page];
                of.view = serde_json::from_str(view.text()).unwrap_or_default();
                (of.game, of.seq, of.zero) = (Some(game), seq, zero);
            }
            ServerMsg::Step {
                game, seq, patch, ..
            } => self.stepped(page, &game, seq, patch.text()),
            ServerMsg::Did { id, .. } => self.answered(page, &id, None),
            ServerMsg::Refused {
                id: Some(id),
                refusal,
                ..
            } => {
                self.answered(page, &id, Some(&refusal));
            }
            ServerMsg::Chat { line, .. } => self.pages[page].chat = line.n,
            ServerMsg::Bye { reason, .. } => {
                self.pages[page].farewell = Some(reason);
                self.after(1, Due::GoneAtNode(connection));
                self.lost(page);
            }
            ServerMsg::Refused { .. } | ServerMsg::Pong { .. } => {}
        }
        // A page whose last message was lost cannot know.
        let nothing_lost = self.weather.lost == 0;
        if nothing_lost && self.pages[page].connection() == Some(connection) && self.is_quiet(page)
        {
            self.look_at(page, false);
        }
    }

    fn welcomed(&mut self, page: usize, table: TableState) {
        let of = &mut self.pages[page];
        of.table = Some(table);
        of.open = true;
        of.farewell = None;
        let again: Vec<String> = of.waiting.values().cloned().collect();
        for text in again {
            self.write(page, &text);
        }
    }

    fn stepped(&mut self, page: usize, game: &str, seq: u64, patch: &str) {
        let of = &mut self.pages[page];
        let same_game = of.game.as_ref().is_some_and(|of| of.starts_with(game));
        if same_game && seq <= of.seq {
            return;
        }
        if !same_game || seq != of.seq + 1 {
            return self.hang_up(page);
        }
        of.seq = seq;
        let Ok(patch) = serde_json::from_str::<Patch>(patch) else {
            return self.witness.accuse(format!("no patch: {patch}"));
        };
        if let Err(place) = patch.apply(&mut of.view) {
            self.witness
                .accuse(format!("a patch does not fit: {place}"));
        }
    }

    fn answered(&mut self, page: usize, id: &str, refusal: Option<&str>) {
        self.pages[page].waiting.remove(id);
        if refusal.is_some() {
            self.pages[page].refused.insert(id.to_owned());
        }
        self.witness.answered(id, refusal);
    }
}
