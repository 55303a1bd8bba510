//! The games of the house: everything a table needs to know of a game, with its types left out.
//!
//! [`Hosted`] is what a rules crate's game needs besides the `Game` trait to be played here;
//! [`Live`] is such a game under way, which takes and gives JSON; a [`House`] begins and resumes
//! them. Nothing else about a table names a game.

mod carried;
mod cipher;
mod circuit;
mod live;
mod settings;

pub use carried::{CannotPlayOn, CarriedOn, Wish};
pub use cipher::looked_back;
pub use circuit::CircuitGame;
pub use live::{Resumed, Running};

use crate::bots::{Bot, BotMaker};
use crate::shown::Changes;
use crate::{StoredEntry, StoredGame};
use enigma_game::record::{Fault, Header, PlayedOn, Problem, game_name};
use enigma_game::{Attendance, Game, Millis, Outcome, Reach, Seat, Seats, Seed, Setup, Viewer};
use enigma_protocol::dictionary::LookBack;
use enigma_protocol::{GameKind, GameSettings, Level, Raw, Settings, TableRefusal};
use enigma_puzzles::{Deck, Mix};
use serde::{Deserialize, Serialize};
use std::any::Any;
use std::sync::Arc;

/// Why something was refused: a stable name for programs, a sentence for people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// The stable name.
    pub name: String,
    /// The sentence.
    pub text: String,
}

impl Refusal {
    /// That name with that sentence, which may quote what a client sent and is cut short if it is long.
    pub fn new(name: &str, text: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            text: enigma_protocol::reason(text),
        }
    }

    /// A reason of the table's own with that sentence.
    pub fn of(refusal: TableRefusal, text: impl Into<String>) -> Self {
        Self::new(refusal.name(), text)
    }
}

/// Something that has happened: what to write down and what to tell.
#[derive(Debug, Clone)]
pub struct Told {
    /// When, in game time.
    pub at: Millis,
    /// The entry of the record, as JSON.
    pub entry: String,
    /// The events, as a JSON list.
    pub events: String,
    /// Who came or went by it, as the game sees it.
    pub attendance: Vec<(Seat, Attendance)>,
    /// How far into views it reaches.
    pub reach: Reach,
}

/// A word that a coder has entered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodersWord {
    /// The round, from 1.
    pub round: u32,
    /// The folded word.
    pub word: String,
    /// Whether the round is over, so that everybody may know it.
    pub open: bool,
}

/// An action that a bot has planned: of the game's own type, which only the game itself looks at.
#[derive(Debug)]
pub struct Planned(pub(crate) Box<dyn Any + Send>);

/// What a bot means to do, with its types left out.
#[derive(Debug)]
pub enum Meant {
    /// Nothing, until something happens.
    Wait,
    /// What it meant to do before.
    Keep,
    /// This, at that moment.
    Act(Planned, Millis),
    /// Nothing came of it: the bot broke down.
    Nothing,
}

/// A bot's thinking, to be done on another thread.
pub type Thought = Box<dyn FnOnce() -> Meant + Send>;

/// What a game needs, besides its rules, to be played here.
pub trait Hosted:
    Game<Action: Send + 'static, View: Send, Options: Send> + Send + Sync + 'static
{
    /// Whether the action only shows how far a puzzle is; such actions may be thinned out.
    fn is_draft(_action: &Self::Action) -> bool {
        false
    }

    /// Whether a draft solves the seat's puzzle; such a draft is never thinned out.
    fn solves(&self, _seat: Seat, _draft: &Self::Action) -> bool {
        false
    }

    /// The same options in a game that is played on from a step of another one.
    #[must_use]
    fn played_on_from(options: Self::Options, from: PlayedOn) -> Self::Options;

    /// What a table agrees on that plays with these options.
    fn agreed(options: &Self::Options) -> GameSettings;

    /// Whether an action is one that may be kept: what comes from outside is bounded before the rules see it, as
    /// they also play old records again, in which it was not.
    ///
    /// # Errors
    /// Names what is too much.
    fn admit(&self, _seat: Seat, _action: &Self::Action) -> Result<(), Refusal> {
        Ok(())
    }

    /// Whether everybody works at once and this seat is not done yet.
    fn at_work(&self, _seat: Seat) -> bool {
        false
    }

    /// The words that coders have entered so far.
    fn coders_words(&self) -> Vec<CodersWord> {
        Vec::new()
    }

    /// Who came or went by a step: what was asked for, unless the events say otherwise.
    fn attendance(
        _events: &[Self::Event],
        asked: Option<(Seat, Attendance)>,
    ) -> Vec<(Seat, Attendance)> {
        asked.into_iter().collect()
    }
}

/// A game under way. Every change goes to the record before anybody hears of it; see [`Told`].
pub trait Live: Send + Sync {
    /// The time of the last entry.
    fn now(&self) -> Millis;
    /// A seat does something.
    ///
    /// # Errors
    /// With the rule that forbids it; then nothing has changed.
    fn act(&mut self, seat: Seat, action: &Raw, now: Millis) -> Result<Told, Refusal>;
    /// A bot does what it has planned.
    ///
    /// # Errors
    /// With the rule that forbids it; then nothing has changed.
    fn act_as_planned(
        &mut self,
        seat: Seat,
        planned: Planned,
        now: Millis,
    ) -> Result<Told, Refusal>;
    /// Somebody comes or goes.
    ///
    /// # Errors
    /// If that makes no sense; then nothing has changed.
    fn attend(&mut self, seat: Seat, attendance: Attendance, now: Millis) -> Result<Told, Refusal>;
    /// Game time stood still for so long.
    fn stood(&mut self, length: Millis, now: Millis) -> Option<Told>;
    /// Carries out one deadline before `now`; to be called until it gives nothing.
    fn overdue(&mut self, now: Millis) -> Option<Told>;
    /// Carries out one deadline at or before `now`; to be called until it gives nothing.
    fn due(&mut self, now: Millis) -> Option<Told>;
    /// When the game wants to be woken next.
    fn next_deadline(&self) -> Option<Millis>;
    /// What a viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> String;
    /// Shows what is the same for everybody; see [`Game::show_open`].
    fn show_open(&self, reach: Reach, to: &mut Changes<'_>);
    /// Shows what is a viewer's own; see [`Game::show_own`].
    fn show_own(&self, viewer: Viewer, reach: Reach, to: &mut Changes<'_>);
    /// Where it was played on from, if it did not begin at its beginning.
    fn played_on(&self) -> Option<&PlayedOn>;
    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Whether the action is a draft that solves nothing, so that a newer one may overtake it.
    fn may_wait(&self, seat: Seat, action: &Raw) -> bool;
    /// The words that coders have entered so far.
    fn coders_words(&self) -> Vec<CodersWord>;
    /// Gives a seat to a bot with a seed of its own, or takes it from one.
    fn set_bot(&mut self, seat: Seat, bot: Option<(Level, Seed)>);
    /// Has the bot of a seat think about the present state, unless it is thinking already.
    fn think(&self, seat: Seat, now: Millis) -> Option<Thought>;
}

/// The record file of a game that is written line by line, as a game may be long.
pub trait RecordLines: Send {
    /// The first line.
    fn first(&mut self) -> String;
    /// The line of something that happened.
    ///
    /// # Errors
    /// Names what is wrong with what is stored.
    fn line(&mut self, entry: &StoredEntry) -> Result<String, String>;
    /// The last line.
    fn last(&mut self) -> String;
}

/// A game that has just begun.
pub struct Begun {
    /// The game.
    pub live: Box<dyn Live>,
    /// The version of the rules.
    pub rules: u32,
    /// The options, for the record.
    pub options: String,
}

/// Begins and resumes games.
pub trait House: Send + Sync + 'static {
    /// Whether settings can be played here.
    ///
    /// # Errors
    /// Names the setting that cannot.
    fn check(&self, settings: &Settings) -> Result<(), Refusal>;
    /// Whether there are bots for a game.
    fn has_bots(&self, game: GameKind) -> bool;
    /// What the chance of every game comes from, if that is to be known: for tests. Otherwise each game
    /// has a seed of its own that nobody knows before.
    fn known_seed(&self) -> Option<Seed> {
        None
    }
    /// Begins a game. May take its time (dealing puzzles), so call it where waiting is allowed. Those
    /// who play `by_ear` have more of it (D-20, KD-20).
    ///
    /// # Errors
    /// If the settings cannot be played.
    fn begin(&self, settings: &Settings, by_ear: &[Seat], seed: Seed) -> Result<Begun, Refusal>;
    /// Brings a game back from its record.
    ///
    /// # Errors
    /// Names what is wrong with the record.
    fn resume(&self, game: &StoredGame, entries: &[StoredEntry]) -> Result<Resumed, String>;
    /// The beginning of a game that is played on from a step of a recorded one. May take its time, so call it where
    /// waiting is allowed.
    ///
    /// # Errors
    /// If the record is damaged, or nobody can play on from there.
    fn carry_on(&self, _record: &str, _wish: &Wish) -> Result<CarriedOn, CannotPlayOn> {
        Err(CannotPlayOn::NoBots)
    }
    /// A coder of Cipher for somebody who decodes alone; none if there are no bots here.
    fn coder(&self, _level: Level, _seed: Seed) -> Option<Box<dyn Bot<enigma_cipher::Cipher>>> {
        None
    }
    /// What writes the record file of a game, line by line.
    ///
    /// # Errors
    /// Names what is wrong with what is stored.
    fn record(&self, game: &StoredGame, header: &Header) -> Result<Box<dyn RecordLines>, String>;
    /// What the questions of a round told about its word; none if there is no such round or it is
    /// not over. May take its time, so call it where waiting is allowed.
    ///
    /// # Errors
    /// Names what is wrong with what is stored.
    fn look_back(
        &self,
        _game: &StoredGame,
        _entries: &[StoredEntry],
        _round: u8,
    ) -> Result<Option<LookBack>, String> {
        Ok(None)
    }
}

/// A maker of bots, or none.
pub type Maker<G> = Option<BotMaker<G>>;

/// Deals the puzzles of a game from its seed.
pub type Dealer = Arc<dyn Fn(&Seed, Mix) -> Deck + Send + Sync>;

/// The house with both games.
#[derive(Clone, Default)]
pub struct TheHouse {
    circuit_bots: Maker<CircuitGame>,
    cipher_bots: Maker<enigma_cipher::Cipher>,
    known: Option<Seed>,
    dealer: Option<Dealer>,
}

impl TheHouse {
    /// With bots for both games.
    #[must_use]
    pub fn with_bots(
        circuit: BotMaker<CircuitGame>,
        cipher: BotMaker<enigma_cipher::Cipher>,
    ) -> Self {
        Self {
            circuit_bots: Some(circuit),
            cipher_bots: Some(cipher),
            ..Self::default()
        }
    }

    /// Puzzles are dealt by somebody else: for tests.
    #[must_use]
    pub fn with_decks(mut self, dealer: Dealer) -> Self {
        self.dealer = Some(dealer);
        self
    }

    /// Every game has the same known chance: for tests.
    #[must_use]
    pub fn dealing_from(mut self, seed: Option<Seed>) -> Self {
        self.known = seed;
        self
    }
}

impl House for TheHouse {
    fn known_seed(&self) -> Option<Seed> {
        self.known.clone()
    }

    fn check(&self, settings: &Settings) -> Result<(), Refusal> {
        settings::check(settings)
    }

    fn has_bots(&self, game: GameKind) -> bool {
        match game {
            GameKind::Circuit => self.circuit_bots.is_some(),
            GameKind::Cipher => self.cipher_bots.is_some(),
        }
    }

    fn coder(&self, level: Level, seed: Seed) -> Option<Box<dyn Bot<enigma_cipher::Cipher>>> {
        let maker = self.cipher_bots.as_ref()?;
        Some(maker(level, Seat(0), seed))
    }

    fn begin(&self, settings: &Settings, by_ear: &[Seat], seed: Seed) -> Result<Begun, Refusal> {
        let (seats, game) = (settings::check_seats(settings)?, &settings.game);
        let bots = settings.bot_takes_over && self.has_bots(game.kind());
        match game {
            GameSettings::Circuit(agreed) => {
                let mix = agreed.mix;
                let deck = match &self.dealer {
                    Some(dealer) => dealer(&seed, mix),
                    None => circuit::deal(&seed, mix),
                };
                let options = circuit::options(agreed, &deck, bots, by_ear);
                begin(options, seats, seed, self.circuit_bots.clone())
            }
            GameSettings::Cipher(agreed) => {
                let options = cipher::options(agreed, by_ear);
                begin(options, seats, seed, self.cipher_bots.clone())
            }
        }
    }

    fn carry_on(&self, record: &str, wish: &Wish) -> Result<CarriedOn, CannotPlayOn> {
        let carry_on = match game_name(record)?.as_str() {
            <CircuitGame as Game>::NAME if self.has_bots(GameKind::Circuit) => {
                carried::carry_on::<CircuitGame>
            }
            <enigma_cipher::Cipher as Game>::NAME if self.has_bots(GameKind::Cipher) => {
                carried::carry_on::<enigma_cipher::Cipher>
            }
            <CircuitGame as Game>::NAME | <enigma_cipher::Cipher as Game>::NAME => {
                return Err(CannotPlayOn::NoBots);
            }
            other => {
                let problem = Problem::OtherGame(other.to_owned(), "circuit or cipher");
                return Err(Fault { line: 1, problem }.into());
            }
        };
        carry_on(record, wish)
    }

    fn resume(&self, game: &StoredGame, entries: &[StoredEntry]) -> Result<Resumed, String> {
        match game.kind {
            GameKind::Circuit => {
                Running::<CircuitGame>::resume(game, entries, self.circuit_bots.clone())
            }
            GameKind::Cipher => {
                Running::<enigma_cipher::Cipher>::resume(game, entries, self.cipher_bots.clone())
            }
        }
    }

    fn record(&self, game: &StoredGame, header: &Header) -> Result<Box<dyn RecordLines>, String> {
        match game.kind {
            GameKind::Circuit => Running::<CircuitGame>::record(game, header),
            GameKind::Cipher => Running::<enigma_cipher::Cipher>::record(game, header),
        }
    }

    fn look_back(
        &self,
        game: &StoredGame,
        entries: &[StoredEntry],
        round: u8,
    ) -> Result<Option<LookBack>, String> {
        match game.kind {
            GameKind::Circuit => Ok(None),
            GameKind::Cipher => cipher::look_back(game, entries, round),
        }
    }
}

fn begin<G: Hosted>(
    options: G::Options,
    seats: Seats,
    seed: Seed,
    maker: Maker<G>,
) -> Result<Begun, Refusal> {
    let written = serde_json::to_string(&options)
        .map_err(|error| Refusal::of(TableRefusal::Internal, error.to_string()))?;
    let setup = Setup {
        rules: G::RULES,
        seats,
        seed,
        options,
    };
    Ok(Begun {
        live: Box::new(Running::<G>::begin(setup, maker)?),
        rules: G::RULES,
        options: written,
    })
}
