//! What a table is besides the game on it: who sits where, what is agreed on, whose table it is.
//!
//! Pure and stored as a whole; [`Doc::command`] is the one place where people's wishes about the
//! table are judged.

use super::answered::Answered;
use crate::house::{House, Refusal};
use crate::identity::clean_name;
use crate::store::{Person, StoredTable};
use enigma_game::{Attendance, Seat};
use enigma_protocol::rest::TableSummary;
use enigma_protocol::{GameSettings, Level, Settings, Stage, TableCommand};
use serde::{Deserialize, Serialize};

/// A table, as it is stored.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Doc {
    /// The code that leads here.
    pub code: String,
    /// Before, during or after a game.
    pub stage: Stage,
    /// What is agreed on.
    pub settings: Settings,
    /// The public id of the host.
    pub host: String,
    /// Who holds which seat.
    pub seats: Vec<Option<Sitter>>,
    /// Who is silenced in the chat.
    #[serde(default)]
    pub muted: Vec<String>,
    /// The game under way, or the last one.
    pub game: Option<String>,
    /// The games before that.
    #[serde(default)]
    pub earlier: Vec<String>,
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
        id: String,
        /// The name at this seat.
        name: String,
        /// Whether ready to begin.
        ready: bool,
        /// Whether the name is the person's own, and changes with it.
        #[serde(default)]
        own_name: bool,
    },
    /// A bot.
    Bot(Level),
}

/// What is to be done besides storing the changed table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// Nothing more.
    Changed,
    /// The game begins.
    Start,
    /// Somebody leaves the game under way: these seats.
    Left(Vec<Seat>),
    /// Somebody wants their seats back from the bots.
    TakeBack,
}

impl Doc {
    /// A new table with its host on the first seat.
    #[must_use]
    pub fn new(code: String, host: &Person, settings: Settings) -> Self {
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
            muted: Vec::new(),
            game: None,
            earlier: Vec::new(),
            wants_back: Vec::new(),
            chat_lines: 0,
            answered: Answered::default(),
        }
    }

    /// As it is stored.
    ///
    /// # Panics
    /// Never: a table can be written as JSON.
    #[must_use]
    pub fn stored(&self, now: u64) -> StoredTable {
        StoredTable {
            code: self.code.clone(),
            listed: self.settings.open && self.stage == Stage::Lobby,
            playing: self.stage == Stage::Playing,
            updated: now,
            doc: serde_json::to_string(self).expect("a table can be written as JSON"),
        }
    }

    /// For those who are not at the table.
    #[must_use]
    pub fn summary(&self) -> TableSummary {
        let name = |sitter: &Sitter| match sitter {
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot(level) => level_name(*level).to_owned(),
        };
        let host = self.seats.iter().flatten().find_map(|sitter| match sitter {
            Sitter::Person { id, name, .. } if *id == self.host => Some(name.clone()),
            _ => None,
        });
        TableSummary {
            code: self.code.clone(),
            stage: self.stage,
            settings: self.settings.clone(),
            host: host.unwrap_or_default(),
            seats: self
                .seats
                .iter()
                .map(|seat| seat.as_ref().map(name))
                .collect(),
        }
    }

    /// The seats a person holds.
    pub fn seats_of(&self, person: &str) -> impl Iterator<Item = Seat> + use<'_> {
        let person = person.to_owned();
        (0u8..)
            .map(Seat)
            .zip(&self.seats)
            .filter(move |(_, sitter)| {
                matches!(sitter, Some(Sitter::Person { id, .. }) if *id == person)
            })
            .map(|(seat, _)| seat)
    }

    /// Everybody who holds a seat, each once.
    pub fn people(&self) -> Vec<&str> {
        let mut people: Vec<&str> = Vec::new();
        for sitter in self.seats.iter().flatten() {
            if let Sitter::Person { id, .. } = sitter
                && !people.contains(&id.as_str())
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

    /// Does what somebody wishes about the table.
    ///
    /// # Errors
    /// Says why not; then nothing has changed.
    pub fn command(
        &mut self,
        by: &Person,
        command: TableCommand,
        house: &dyn House,
    ) -> Result<Effect, Refusal> {
        match command {
            TableCommand::Sit { seat, name } => self.sit(by, Seat(seat), name.as_deref()),
            TableCommand::Leave => self.leave(by),
            TableCommand::Ready { ready } => self.ready(by, ready),
            TableCommand::Settings { settings } => {
                self.as_host(by)?;
                self.between_games()?;
                self.set(*settings, house)
            }
            TableCommand::Bot { seat, level } => {
                self.as_host(by)?;
                self.between_games()?;
                self.bot(Seat(seat), level, house)
            }
            TableCommand::Remove { seat } => {
                self.as_host(by)?;
                self.remove(by, Seat(seat))
            }
            TableCommand::HandOver { seat } => {
                self.as_host(by)?;
                match self.at(Seat(seat))? {
                    Some(Sitter::Person { id, .. }) => {
                        self.host = id.clone();
                        Ok(Effect::Changed)
                    }
                    _ => Err(refuse("nobody_there", "no person sits there")),
                }
            }
            TableCommand::Start => {
                self.as_host(by)?;
                self.between_games()?;
                self.start(by)
            }
            TableCommand::Rematch => self.rematch(by),
            TableCommand::TakeBack => {
                let seats: Vec<Seat> = self.seats_of(&by.id).collect();
                if self.stage != Stage::Playing || seats.is_empty() {
                    return Err(refuse("no_seat", "you have no seat in a game here"));
                }
                self.wants_back.extend(seats.iter().map(|seat| seat.0));
                self.wants_back.sort_unstable();
                self.wants_back.dedup();
                Ok(Effect::TakeBack)
            }
            TableCommand::Mute { person, muted } => {
                self.as_host(by)?;
                if person.is_empty() || person.len() > 40 {
                    return Err(refuse("nobody_there", "there is no such person"));
                }
                self.muted.retain(|id| *id != person);
                if muted && person != by.id {
                    if self.muted.len() >= 64 {
                        return Err(refuse("too_many", "too many people are silenced"));
                    }
                    self.muted.push(person);
                }
                Ok(Effect::Changed)
            }
        }
    }

    fn as_host(&self, by: &Person) -> Result<(), Refusal> {
        if self.host == by.id {
            return Ok(());
        }
        Err(refuse("not_host", "only the host of the table may do that"))
    }

    fn between_games(&self) -> Result<(), Refusal> {
        if self.stage == Stage::Playing {
            return Err(refuse("game_under_way", "a game is under way"));
        }
        Ok(())
    }

    fn at(&mut self, seat: Seat) -> Result<&mut Option<Sitter>, Refusal> {
        self.seats
            .get_mut(seat.index())
            .ok_or_else(|| refuse("no_such_seat", format!("the table has no {seat}")))
    }

    fn one_device(&self) -> bool {
        matches!(&self.settings.game, GameSettings::Cipher(cipher) if cipher.one_device)
    }

    fn sit(&mut self, by: &Person, seat: Seat, name: Option<&str>) -> Result<Effect, Refusal> {
        self.between_games()?;
        let name = name
            .map(|name| clean_name(name).map_err(|error| refuse("bad_name", error.to_string())))
            .transpose()?;
        let shared = self.one_device();
        match self.at(seat)? {
            Some(Sitter::Person { id, .. }) if *id == by.id => {}
            Some(_) => return Err(refuse("seat_taken", "somebody sits there")),
            None => {}
        }
        if !shared {
            self.stand(&by.id);
        }
        *self.at(seat)? = Some(match name {
            Some(name) => Sitter::called(by, name),
            None => Sitter::person(by),
        });
        self.host_present();
        Ok(Effect::Changed)
    }

    /// A person has another name: so have their seats, but for those with a name of their own.
    /// Whether anything has changed.
    pub fn rename(&mut self, person: &Person) -> bool {
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

    fn stand(&mut self, person: &str) {
        for sitter in &mut self.seats {
            if matches!(sitter, Some(Sitter::Person { id, .. }) if id == person) {
                *sitter = None;
            }
        }
    }

    /// A table without its host belongs to whoever sits there first.
    fn host_present(&mut self) {
        if self.seats_of(&self.host).next().is_none()
            && let Some(&next) = self.people().first()
        {
            self.host = next.to_owned();
        }
    }

    fn leave(&mut self, by: &Person) -> Result<Effect, Refusal> {
        let seats: Vec<Seat> = self.seats_of(&by.id).collect();
        if seats.is_empty() {
            return Err(refuse("no_seat", "you have no seat here"));
        }
        if self.stage == Stage::Playing {
            self.wants_back.retain(|&seat| !seats.contains(&Seat(seat)));
            return Ok(Effect::Left(seats));
        }
        self.stand(&by.id);
        self.host_present();
        Ok(Effect::Changed)
    }

    fn ready(&mut self, by: &Person, is: bool) -> Result<Effect, Refusal> {
        self.between_games()?;
        let mut found = false;
        for sitter in self.seats.iter_mut().flatten() {
            if let Sitter::Person { id, ready, .. } = sitter
                && *id == by.id
            {
                (*ready, found) = (is, true);
            }
        }
        if !found {
            return Err(refuse("no_seat", "you have no seat here"));
        }
        Ok(Effect::Changed)
    }

    fn nobody_ready(&mut self) {
        for sitter in self.seats.iter_mut().flatten() {
            if let Sitter::Person { ready, .. } = sitter {
                *ready = false;
            }
        }
    }

    fn set(&mut self, settings: Settings, house: &dyn House) -> Result<Effect, Refusal> {
        house.check(&settings)?;
        let seats = usize::from(settings.seats);
        if self.seats.iter().skip(seats).any(Option::is_some) {
            return Err(refuse("seat_taken", "a seat that would go is taken"));
        }
        self.seats.resize(seats, None);
        // Whoever was ready knew of the free seats; what is played has to be agreed to anew.
        let as_agreed = Settings {
            seats: self.settings.seats,
            ..settings.clone()
        } == self.settings;
        self.settings = settings;
        if !self.one_device() {
            // Whoever held several seats keeps the first.
            let people: Vec<String> = self.people().into_iter().map(str::to_owned).collect();
            for person in people {
                let extra: Vec<Seat> = self.seats_of(&person).skip(1).collect();
                for seat in extra {
                    self.seats[seat.index()] = None;
                }
            }
        }
        if !as_agreed {
            self.nobody_ready();
        }
        self.stage = Stage::Lobby;
        Ok(Effect::Changed)
    }

    fn bot(
        &mut self,
        seat: Seat,
        level: Option<Level>,
        house: &dyn House,
    ) -> Result<Effect, Refusal> {
        if level.is_some() && !house.has_bots(self.settings.game.kind()) {
            return Err(refuse("no_bots", "there are no bots for this game here"));
        }
        let place = self.at(seat)?;
        if matches!(place, Some(Sitter::Person { .. })) {
            return Err(refuse("seat_taken", "somebody sits there"));
        }
        *place = level.map(Sitter::Bot);
        Ok(Effect::Changed)
    }

    fn remove(&mut self, by: &Person, seat: Seat) -> Result<Effect, Refusal> {
        let playing = self.stage == Stage::Playing;
        // Whoever brought somebody along on the same device may send them away again.
        let only = playing || self.seats_of(&by.id).count() == 1;
        match self.at(seat)? {
            Some(Sitter::Person { id, .. }) if *id == by.id && only => Err(refuse(
                "own_seat",
                "that is your own seat; leave it instead",
            )),
            Some(Sitter::Person { .. }) if playing => Ok(Effect::Left(vec![seat])),
            Some(_) if !playing => {
                *self.at(seat)? = None;
                Ok(Effect::Changed)
            }
            _ => Err(refuse("nobody_there", "nobody sits there")),
        }
    }

    fn start(&mut self, by: &Person) -> Result<Effect, Refusal> {
        if self.seats.iter().any(Option::is_none) {
            return Err(refuse("seat_free", "a seat is still free"));
        }
        let waiting = |sitter: &Sitter| matches!(sitter, Sitter::Person { id, ready: false, .. } if *id != by.id);
        if self.seats.iter().flatten().any(waiting) {
            return Err(refuse("not_ready", "not everybody is ready"));
        }
        Ok(Effect::Start)
    }

    fn rematch(&mut self, by: &Person) -> Result<Effect, Refusal> {
        if self.stage != Stage::Over {
            return Err(refuse("no_game_over", "no game is over here"));
        }
        self.ready(by, true)?;
        let all = self
            .seats
            .iter()
            .all(|sitter| !matches!(sitter, None | Some(Sitter::Person { ready: false, .. })));
        Ok(if all { Effect::Start } else { Effect::Changed })
    }

    /// A game begins.
    pub fn begun(&mut self, game: String) {
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
    pub fn no_longer_wants_back(&mut self, attendance: &[(Seat, Attendance)]) -> bool {
        let before = self.wants_back.len();
        self.wants_back
            .retain(|&wanted| attendance.iter().all(|(seat, _)| seat.0 != wanted));
        self.wants_back.len() != before
    }

    /// The game is over.
    pub fn over(&mut self) {
        self.wants_back.clear();
        self.stage = Stage::Over;
        self.nobody_ready();
    }
}

impl Sitter {
    /// A person under their own name.
    fn person(person: &Person) -> Self {
        Self::Person {
            id: person.id.clone(),
            name: person.name.clone(),
            ready: false,
            own_name: true,
        }
    }

    /// A person under a name for this seat only, as at a table where several share a device.
    fn called(person: &Person, name: String) -> Self {
        Self::Person {
            id: person.id.clone(),
            own_name: name == person.name,
            name,
            ready: false,
        }
    }
}

/// The name of a level in data and records.
#[must_use]
pub const fn level_name(level: Level) -> &'static str {
    match level {
        Level::Spark => "spark",
        Level::Relay => "relay",
        Level::Turbine => "turbine",
        Level::Core => "core",
    }
}

fn refuse(name: &str, text: impl Into<String>) -> Refusal {
    Refusal::new(name, text)
}
