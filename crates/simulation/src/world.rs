//! The clock of the world, and all that is on its way.

use crate::Report;
use crate::heard::{Ear, Heard};
use crate::house::house;
use crate::line::Weather;
use crate::node::Node;
use crate::page::Page;
use crate::play::agreement;
use crate::store::Store;
use crate::theme::Theme;
use crate::witness::Witness;
use enigma_game::{Chance, Seed};
use enigma_protocol::{CircuitSettings, GameSettings, Settings};
use enigma_table::house::{House, TheHouse};
use enigma_table::{Connection, Doc, Person, Wall, Worked};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;
use std::rc::Rc;
use std::sync::Arc;

/// When a world begins: some day in 2026.
const BEGINNING: u64 = 1_780_000_000_000;

/// The most turns of a world.
const TURNS: u64 = 260;

/// How long everybody may take to come back once all is well again.
const RECOVERY: u64 = 60_000;

/// Something that is on its way.
pub enum Due {
    /// A message reaches the node.
    ToNode(Connection, String),
    /// A message reaches a page.
    ToPage(Connection, Rc<Heard>),
    /// The node notices that a connection is gone.
    GoneAtNode(Connection),
    /// A page notices that its connection is gone.
    GoneAtPage(Connection),
    /// A request of this life of the table reaches the disk, or does not.
    Stored(u64),
    /// Work of this life of the table is done.
    Worked(u64, u64, Option<Worked>),
    /// This life of the table wants to be woken.
    Wake(u64),
    /// A page connects.
    Connect(usize),
    /// The node starts again.
    Start,
    /// The node looks for games that have to be awake.
    Care,
}

/// Which turns of a world are taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turns(Vec<u64>);

impl Turns {
    /// All turns of the world of a seed.
    #[must_use]
    pub fn all(seed: u64) -> Self {
        let mut chance = Seed::from_number(seed).chance("turns");
        Self((1..=TURNS / 4 + chance.below(TURNS * 3 / 4)).collect())
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Those up to a turn.
    #[must_use]
    pub fn up_to(&self, last: u64) -> Self {
        Self(
            self.0
                .iter()
                .copied()
                .filter(|&turn| turn <= last)
                .collect(),
        )
    }

    /// All but some in a row.
    #[must_use]
    pub fn without(&self, first: usize, count: usize) -> Self {
        let turns = self.0.iter().enumerate();
        let kept = turns.filter(|(place, _)| *place < first || *place >= first + count);
        Self(kept.map(|(_, &turn)| turn).collect())
    }
}

/// What went wrong in a world.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The seed.
    pub seed: u64,
    /// What is wrong.
    pub what: String,
    /// The last turn that was taken.
    pub turn: u64,
    /// What was done until then.
    pub script: Vec<String>,
}

impl Failure {
    /// What is wrong, without the numbers and names of the case.
    #[must_use]
    pub fn kind(&self) -> &str {
        self.what.split(':').next().unwrap_or_default()
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "seed {}: {}", self.seed, self.what)?;
        self.script
            .iter()
            .try_for_each(|line| writeln!(f, "  {line}"))
    }
}

/// The world of a seed.
pub struct World {
    pub(crate) seed: u64,
    pub(crate) now: u64,
    /// What it is about.
    pub(crate) theme: Theme,
    /// Decides how long everything takes; what people do is drawn turn by turn.
    pub(crate) chance: Chance,
    pub(crate) weather: Weather,
    pub(crate) store: Store,
    pub(crate) node: Node,
    pub(crate) pages: Vec<Page>,
    pub(crate) witness: Witness,
    pub(crate) house: Arc<TheHouse>,
    pub(crate) healed: bool,
    pub(crate) ear: Ear,
    /// The solutions of the puzzles that people have met.
    pub(crate) solved: BTreeMap<String, Value>,
    /// How many lines of chat have been said.
    pub(crate) said: u64,
    /// How many commands have been sent.
    pub(crate) sent: u64,
    /// Whether its lines lose nothing that was sent over them.
    pub(crate) nothing_was_lost: bool,
    /// Messages that came to nobody any more are no matter.
    queue: BTreeMap<(u64, u64), Due>,
    order: u64,
    turn: u64,
    script: Vec<String>,
}

impl World {
    /// The world of a seed, before anything happens.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut chance = Seed::from_number(seed).chance("world");
        let weather = Weather::of(&mut chance);
        let theme = Theme::of(&mut chance);
        let house = house(theme);
        let pages = Page::of_people(&theme, &mut chance);
        let host = Person {
            id: "person-0".into(),
            name: "Person 0".into(),
        };
        let usual = Settings::of(2, GameSettings::Circuit(CircuitSettings::default()));
        let settings = serde_json::from_value(agreement(theme, &mut chance));
        let settings = settings.ok().filter(|agreed| house.check(agreed).is_ok());
        let settings = settings.unwrap_or(usual);
        let doc = Doc::new("TABLE1".into(), &host, settings);
        let mut world = Self {
            seed,
            now: BEGINNING,
            theme,
            chance,
            weather,
            store: Store::with(doc.stored(Wall(BEGINNING))),
            node: Node::default(),
            pages,
            witness: Witness::default(),
            house,
            healed: false,
            ear: Ear::default(),
            solved: BTreeMap::new(),
            said: 0,
            sent: 0,
            nothing_was_lost: weather.lost == 0,
            queue: BTreeMap::new(),
            order: 0,
            turn: 0,
            script: Vec::new(),
        };
        world.store.last_alive = Wall(BEGINNING);
        world.note(&format!("a world about: {}", theme.name));
        for page in 0..world.pages.len() {
            let at = world.now + world.chance.below(3000);
            world.after(at - world.now, Due::Connect(page));
        }
        world
    }

    /// Takes the turns one after the other, then sees to it that all is well again.
    ///
    /// # Errors
    /// With what went wrong.
    pub fn run(&mut self, turns: &Turns) -> Result<Report, Failure> {
        for &turn in &turns.0 {
            self.turn = turn;
            self.take_turn(turn);
            self.judge()?;
        }
        self.heal();
        let until = self.now + RECOVERY;
        self.pass_until(until);
        self.judge()?;
        self.look_at_all();
        self.judge()?;
        Ok(self.witness.report(&self.store))
    }

    /// What went wrong.
    #[must_use]
    pub fn failure(&self, what: String) -> Failure {
        Failure {
            seed: self.seed,
            what,
            turn: self.turn,
            script: self.script.clone(),
        }
    }

    fn judge(&mut self) -> Result<(), Failure> {
        match self.witness.fault() {
            Some(what) => Err(self.failure(what)),
            None => Ok(()),
        }
    }

    /// Writes down what is done.
    pub(crate) fn note(&mut self, what: &str) {
        let after = (self.now - BEGINNING) as f64 / 1000.0;
        self.script
            .push(format!("{after:9.3} s  turn {:3}  {what}", self.turn));
    }

    /// Has something happen later.
    pub(crate) fn after(&mut self, delay: u64, due: Due) {
        self.order += 1;
        self.queue.insert((self.now + delay, self.order), due);
    }

    /// Lets time pass.
    pub(crate) fn pass_until(&mut self, until: u64) {
        while let Some(entry) = self.queue.first_entry() {
            let (at, _) = *entry.key();
            if at > until || self.witness.has_fault() {
                break;
            }
            let due = entry.remove();
            self.now = self.now.max(at);
            self.happen(due);
        }
        self.now = self.now.max(until);
    }

    fn happen(&mut self, due: Due) {
        match due {
            Due::ToNode(connection, text) => self.node_hears(connection, &text),
            Due::ToPage(connection, heard) => self.page_hears(connection, &heard),
            Due::GoneAtNode(connection) => self.node_loses(connection),
            Due::GoneAtPage(connection) => self.page_loses(connection),
            Due::Stored(life) => self.stored(life),
            Due::Worked(life, number, worked) => self.worked(life, number, worked),
            Due::Wake(life) => self.wake(life),
            Due::Connect(page) => self.connect(page),
            Due::Start => self.start(),
            Due::Care => self.care(),
        }
    }

    /// From now on nothing goes wrong any more, and whoever is gone comes back.
    fn heal(&mut self) {
        self.note("all is well again");
        self.healed = true;
        self.weather = Weather::FAIR;
        self.node.heal();
        if !self.node.is_up() {
            self.start();
        }
        // What was lost on a line that still stands nobody would ever know of.
        for page in 0..self.pages.len() {
            self.pages[page].away_until = 0;
            self.hang_up(page);
        }
    }

    /// Every page is there, or was told why not, and shows what the table would show it now.
    fn look_at_all(&mut self) {
        let until = self.now + 5_000;
        let is_busy = |world: &Self| {
            (0..world.pages.len()).any(|page| world.pages[page].open && !world.is_quiet(page))
        };
        while self.now < until && is_busy(self) {
            let next = self.now + 5;
            self.pass_until(next);
        }
        for page in 0..self.pages.len() {
            self.look_at(page, true);
        }
        self.compare_tables();
        self.look_for_refused();
        self.play_again();
    }

    /// Whether nothing is on its way to a page, and the table waits for nothing.
    pub(crate) fn is_quiet(&self, page: usize) -> bool {
        let coming = self.pages[page]
            .connection()
            .map(|line| self.node.coming_to(line));
        coming == Some(0) && self.node.is_idle()
    }
}
