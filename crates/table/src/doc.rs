//! What a table is besides the game on it: who sits where, what is agreed on, whose table it is.
//!
//! Pure and stored as a whole; `wishes` judges what people want to change about it.

mod wishes;

pub(crate) use wishes::{Circumstances, Effect};

use crate::answered::Answered;
use crate::{GameId, Person, PersonId, StoredTable, TableCode, Wall};
use enigma_game::{Attendance, Seat};
use enigma_protocol::rest::TableSummary;
use enigma_protocol::{Level, SeatColour, Settings, Stage};
use serde::{Deserialize, Serialize};

/// A table, as it is stored.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Doc {
    /// The code that leads here.
    pub code: TableCode,
    /// Before, during or after a game.
    pub stage: Stage,
    /// What is agreed on.
    pub settings: Settings,
    /// The public id of the host.
    pub host: PersonId,
    /// Who holds which seat.
    pub seats: Vec<Option<Sitter>>,
    /// The colour of each seat, also of those that there are not at present: every colour once.
    #[serde(default = "colours_by_seat")]
    pub colours: [SeatColour; 4],
    /// Who is silenced in the chat.
    #[serde(default)]
    pub muted: Vec<PersonId>,
    /// The game under way, or the last one.
    pub game: Option<GameId>,
    /// The games before that.
    #[serde(default)]
    pub earlier: Vec<GameId>,
    /// The seats that their people want back from the bots that play on.
    #[serde(default)]
    pub wants_back: Vec<u8>,
    /// How many lines of chat there are.
    #[serde(default)]
    pub chat_lines: u64,
    /// What was answered last, in case it is sent again.
    #[serde(flatten)]
    pub answered: Answered,
}

/// Who holds a seat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// A person.
    Person {
        /// The public id.
        id: PersonId,
        /// The name at this seat.
        name: String,
        /// Whether ready to begin.
        ready: bool,
        /// Whether the name is the person's own, and changes with it.
        #[serde(default)]
        own_name: bool,
        /// Whether the person plays by ear, and has more time (D-20, KD-20).
        #[serde(default)]
        by_ear: bool,
    },
    /// A bot.
    Bot(Level),
}

const fn colours_by_seat() -> [SeatColour; 4] {
    SeatColour::ALL
}

impl Doc {
    /// A new table with its host on the first seat.
    #[must_use]
    pub fn new(code: TableCode, host: &Person, settings: Settings) -> Self {
        let mut seats = vec![None; usize::from(settings.seats)];
        if let Some(first) = seats.first_mut() {
            *first = Some(Sitter::person(host));
        }
        Self {
            code,
            stage: Stage::Lobby,
            settings,
            host: host.id.clone(),
            seats,
            colours: colours_by_seat(),
            muted: Vec::new(),
            game: None,
            earlier: Vec::new(),
            wants_back: Vec::new(),
            chat_lines: 0,
            answered: Answered::default(),
        }
    }

    /// A table at which a game is under way already: one person plays, and bots at all other seats.
    #[must_use]
    pub fn with_bots(
        code: TableCode,
        host: &Person,
        seat: Seat,
        settings: Settings,
        game: GameId,
    ) -> Self {
        let bot = Sitter::Bot(settings.bot_level);
        let mut doc = Self::new(code, host, settings);
        doc.seats.fill(Some(bot));
        if let Some(own) = doc.seats.get_mut(seat.index()) {
            *own = Some(Sitter::person(host));
        }
        doc.begun(game);
        doc
    }

    /// As it is stored.
    ///
    /// # Panics
    /// Never: a table can be written as JSON.
    #[must_use]
    pub fn stored(&self, now: Wall) -> StoredTable {
        StoredTable {
            code: self.code.clone(),
            listed: self.is_listed(),
            playing: self.stage == Stage::Playing,
            updated: now,
            doc: serde_json::to_string(self).expect("a table can be written as JSON"),
        }
    }

    /// Whether strangers may find the table, and it still waits for players.
    #[must_use]
    pub fn is_listed(&self) -> bool {
        self.settings.open && self.stage == Stage::Lobby
    }

    /// For those who are not at the table.
    #[must_use]
    pub fn summary(&self) -> TableSummary {
        let host = self.seats.iter().flatten().find_map(|sitter| match sitter {
            Sitter::Person { id, name, .. } if *id == self.host => Some(name.clone()),
            _ => None,
        });
        TableSummary {
            code: self.code.to_string(),
            stage: self.stage,
            settings: self.settings.clone(),
            host: host.unwrap_or_default(),
            seats: self
                .seats
                .iter()
                .map(|seat| seat.as_ref().map(|sitter| sitter.name().to_owned()))
                .collect(),
        }
    }

    /// The colours of the seats that there are.
    #[must_use]
    pub fn colours_at_seats(&self) -> Vec<SeatColour> {
        self.colours
            .iter()
            .copied()
            .take(self.seats.len())
            .collect()
    }

    /// The seats a person holds.
    pub fn seats_of<'a>(&'a self, person: &'a PersonId) -> impl Iterator<Item = Seat> + use<'a> {
        (0u8..)
            .map(Seat)
            .zip(&self.seats)
            .filter(move |(_, sitter)| {
                matches!(sitter, Some(Sitter::Person { id, .. }) if id == person)
            })
            .map(|(seat, _)| seat)
    }

    /// The seats of those who play by ear.
    #[must_use]
    pub fn by_ear(&self) -> Vec<Seat> {
        let seats = (0u8..).map(Seat).zip(&self.seats);
        let by_ear =
            seats.filter(|(_, sitter)| matches!(sitter, Some(Sitter::Person { by_ear: true, .. })));
        by_ear.map(|(seat, _)| seat).collect()
    }

    /// Everybody who holds a seat, each once.
    pub fn people(&self) -> Vec<&PersonId> {
        let mut people: Vec<&PersonId> = Vec::new();
        for sitter in self.seats.iter().flatten() {
            if let Sitter::Person { id, .. } = sitter
                && !people.contains(&id)
            {
                people.push(id);
            }
        }
        people
    }

    /// The names at the seats, as the record keeps them.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.summary()
            .seats
            .into_iter()
            .map(Option::unwrap_or_default)
            .collect()
    }

    /// Whether a person would be taken for another who plays here, if they were called as they want
    /// to be: names do not change into an opponent's while a game is under way.
    #[must_use]
    pub(crate) fn would_pass_for_another(&self, person: &Person) -> bool {
        let wanted = person.name.to_lowercase();
        let another = |sitter: &Sitter| {
            let is_theirs = matches!(sitter, Sitter::Person { id, .. } if *id == person.id);
            !is_theirs && sitter.name().to_lowercase() == wanted
        };
        self.stage == Stage::Playing
            && self.seats_of(&person.id).next().is_some()
            && self.seats.iter().flatten().any(another)
    }

    /// What somebody who is at the table is called here.
    #[must_use]
    pub(crate) fn name_of<'a>(&'a self, person: &'a Person) -> &'a str {
        let mut sitters = self.seats.iter().flatten();
        let own = sitters.find_map(|sitter| match sitter {
            Sitter::Person {
                id,
                name,
                own_name: true,
                ..
            } if *id == person.id => Some(name),
            _ => None,
        });
        own.unwrap_or(&person.name)
    }

    /// A person has another name: so have their seats, but for those with a name of their own.
    /// Whether anything has changed.
    pub(crate) fn rename(&mut self, person: &Person) -> bool {
        if self.would_pass_for_another(person) {
            return false;
        }
        let mut changed = false;
        for sitter in self.seats.iter_mut().flatten() {
            if let Sitter::Person {
                id,
                name,
                own_name: true,
                ..
            } = sitter
                && *id == person.id
                && *name != person.name
            {
                name.clone_from(&person.name);
                changed = true;
            }
        }
        changed
    }

    /// Somebody is no more. During a game, and until its table is set anew, their seats are those of nobody; before one
    /// they are free.
    pub(crate) fn erase(&mut self, person: &PersonId) {
        if self.host == *person {
            let others = self.people().into_iter().cloned();
            self.host = { others }
                .find(|other| other != person && !other.is_empty())
                .unwrap_or_default();
        }
        self.muted.retain(|id| id != person);
        self.answered.forget(person);
        for seat in &mut self.seats {
            let Some(Sitter::Person {
                id,
                name,
                own_name,
                ready,
                ..
            }) = seat
            else {
                continue;
            };
            if id != person {
                continue;
            }
            if self.stage == Stage::Lobby {
                *seat = None;
                continue;
            }
            (*id, *own_name, *ready) = (PersonId::default(), false, false);
            name.clear();
        }
    }

    /// The chairs of those who are no more are free again.
    fn free_chairs_of_nobody(&mut self) {
        self.stand(&PersonId::default());
        self.host_present();
    }

    fn nobody_ready(&mut self) {
        for sitter in self.seats.iter_mut().flatten() {
            if let Sitter::Person { ready, .. } = sitter {
                *ready = false;
            }
        }
    }

    /// A game begins.
    pub(crate) fn begun(&mut self, game: GameId) {
        self.earlier.extend(self.game.take());
        // The list is for finding one's way back, not an archive.
        let surplus = self.earlier.len().saturating_sub(20);
        self.earlier.drain(..surplus);
        self.game = Some(game);
        self.stage = Stage::Playing;
        self.nobody_ready();
    }

    /// Who came or went, as the game sees it: then nobody waits for that seat any more. Whether that
    /// has changed anything.
    pub(crate) fn no_longer_wants_back(&mut self, attendance: &[(Seat, Attendance)]) -> bool {
        let before = self.wants_back.len();
        self.wants_back
            .retain(|&wanted| attendance.iter().all(|(seat, _)| seat.0 != wanted));
        self.wants_back.len() != before
    }

    /// The game is over.
    pub(crate) fn over(&mut self) {
        self.wants_back.clear();
        self.stage = Stage::Over;
        self.nobody_ready();
    }
}

impl Sitter {
    /// What whoever sits here is called.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Person { name, .. } => name,
            Self::Bot(level) => level.name(),
        }
    }

    /// A person under their own name.
    fn person(person: &Person) -> Self {
        Self::Person {
            id: person.id.clone(),
            name: person.name.clone(),
            ready: false,
            own_name: true,
            by_ear: false,
        }
    }

    /// A person under a name for this seat only, as at a table where several share a device.
    fn called(person: &Person, name: String) -> Self {
        Self::Person {
            id: person.id.clone(),
            own_name: name == person.name,
            name,
            ready: false,
            by_ear: false,
        }
    }
}
