//! A record as a value to look at: every step of a game with the view that everybody had of it, and what else there
//! is to tell once nothing is secret any more.
//!
//! [`replay`] reads a record file, plays the game again by the rules it was played by, and writes down what a page
//! about it needs. It knows no store and no clock; whoever calls it adds what only a server knows (ids, who asks).
//!
//! - `changes`: how a view became the next one;
//! - `circuit`, `cipher`: the story of a game of either kind;
//! - `picture`: what messengers show beside a link to it.

mod changes;
mod cipher;
mod circuit;
mod picture;

pub use picture::{Player, SIZE as PICTURE_SIZE, picture};

use changes::Watched;
use enigma_game::record::{Entry, Fault, Header, Problem, Record, game_name};
use enigma_game::{Attendance, Game, Happening, Setup, Viewer};
use enigma_protocol::replay::{Replay, ReplayHeader, ReplayStep, Seal, StepKind, Story};
use enigma_protocol::{GameKind, Raw};
use enigma_table::clean_name;
use serde::Serialize;

/// Plays a record again.
///
/// # Errors
/// Names the first line that is damaged, altered, or cannot have happened.
pub fn replay(text: &str) -> Result<Replay, Fault> {
    match game_name(text)?.as_str() {
        <circuit::Circuit as Game>::NAME => of(&Record::<circuit::Circuit>::from_text(text)?),
        <enigma_cipher::Cipher as Game>::NAME => {
            of(&Record::<enigma_cipher::Cipher>::from_text(text)?)
        }
        other => {
            let problem = Problem::OtherGame(other.to_owned(), "circuit or cipher");
            Err(Fault { line: 1, problem })
        }
    }
}

/// What there is to tell of a game, without its steps.
pub struct Telling {
    /// The story.
    pub story: Story,
    /// The seats that somebody left, or at which a bot played on.
    pub left: Vec<u8>,
    /// Whether it begins with what happened in another game.
    pub played_on: bool,
}

/// Plays a record again to tell its story only: much quicker than [`replay`], which shows every step.
///
/// # Errors
/// Names the first line that is damaged, altered, or cannot have happened.
pub fn tell(text: &str) -> Result<Telling, Fault> {
    match game_name(text)?.as_str() {
        <circuit::Circuit as Game>::NAME => telling(&Record::<circuit::Circuit>::from_text(text)?),
        <enigma_cipher::Cipher as Game>::NAME => {
            telling(&Record::<enigma_cipher::Cipher>::from_text(text)?)
        }
        other => {
            let problem = Problem::OtherGame(other.to_owned(), "circuit or cipher");
            Err(Fault { line: 1, problem })
        }
    }
}

fn telling<G: Told>(record: &Record<G>) -> Result<Telling, Fault> {
    let mut notes = G::Notes::default();
    let mut step = 0;
    let played = record.replay(|entry, events, game| {
        step += u32::from(entry.is_some());
        G::note(&mut notes, &Happened { step, entry }, events, game);
    })?;
    let leaves = |entry: &Entry<G::Action>| match entry.what {
        Happening::Attend(seat, Attendance::Left | Attendance::Bot) => Some(seat.0),
        _ => None,
    };
    Ok(Telling {
        story: G::story(notes, &record.setup, played.game()),
        left: record.entries.iter().filter_map(leaves).collect(),
        played_on: G::played_on(&record.setup.options).is_some(),
    })
}

/// A game whose story can be told.
trait Told: Game {
    /// Which game it is.
    const KIND: GameKind;
    /// What is noted while the game is played again.
    type Notes: Default;

    /// Something happened: its number, its line, and the game afterwards.
    fn note(
        notes: &mut Self::Notes,
        happened: &Happened<'_, Self>,
        events: &[Self::Event],
        game: &Self,
    );

    /// The story, once all has happened.
    fn story(notes: Self::Notes, setup: &Setup<Self::Options>, game: &Self) -> Story;

    /// The options as they are shown.
    fn agreed(options: &Self::Options) -> serde_json::Value {
        json(options)
    }
}

/// What happened: a line of the record, or the beginning.
struct Happened<'a, G: Game> {
    /// The number of the step; 0 is the beginning.
    step: u32,
    entry: Option<&'a Entry<G::Action>>,
}

impl<G: Game> Happened<'_, G> {
    /// When, in game time.
    fn at(&self) -> u64 {
        self.entry.map_or(0, |entry| entry.at.0)
    }
}

fn of<G: Told>(record: &Record<G>) -> Result<Replay, Fault> {
    let mut notes = G::Notes::default();
    let mut watched = None;
    let mut beginning = None;
    let mut steps = Vec::with_capacity(record.entries.len());
    let played = record.replay(|entry, events, game| {
        let step = u32::try_from(steps.len() + usize::from(entry.is_some())).unwrap_or(u32::MAX);
        G::note(&mut notes, &Happened { step, entry }, events, game);
        let view = json(&game.view(Viewer::Spectator));
        match (entry, &mut watched) {
            (Some(entry), Some(watched)) => steps.push(step_of::<G>(entry, events, watched, view)),
            _ => {
                beginning = Some((raw(&view), raw(&events)));
                watched = Some(Watched::new(view));
            }
        }
    })?;
    let (start, events) = beginning.unwrap_or_else(|| (raw(&()), raw(&[(); 0])));
    Ok(Replay {
        header: header::<G>(record),
        start,
        events,
        steps,
        story: G::story(notes, &record.setup, played.game()),
    })
}

fn step_of<G: Told>(
    entry: &Entry<G::Action>,
    events: &[G::Event],
    watched: &mut Watched,
    view: serde_json::Value,
) -> ReplayStep {
    let (what, by) = match &entry.what {
        Happening::Act(seat, _) => (StepKind::Act, Some(seat.0)),
        Happening::Wake => (StepKind::Time, None),
        Happening::Attend(seat, _) => (StepKind::Attendance, Some(seat.0)),
        Happening::Stood(_) => (StepKind::Stood, None),
    };
    ReplayStep {
        at: entry.at.0,
        what,
        by,
        events: raw(&events),
        patch: watched.becomes(view),
    }
}

fn header<G: Told>(record: &Record<G>) -> ReplayHeader {
    let Header {
        names,
        started,
        commitment,
    } = &record.header;
    let name = |seat: usize| {
        let name = names.get(seat).map(|name| clean_name(name));
        name.and_then(Result::ok).unwrap_or_default()
    };
    let from = G::played_on(&record.setup.options).cloned();
    // What was dealt in another game binds nobody here: whoever had seen that one knew it.
    let published = commitment.as_ref().filter(|_| from.is_none());
    let seal = published.map(|published| {
        let seed = &record.setup.seed;
        let computed = enigma_game::record::Commitment::to(seed, published.salt.clone()).hash;
        Seal {
            commitment: published.hash.clone(),
            seed: String::from(seed.clone()),
            salt: String::from(published.salt.clone()),
            holds: published.holds_for(seed),
            computed,
            command: format!("enigma replay --verify {}.enigma", G::NAME),
        }
    });
    ReplayHeader {
        game: G::KIND,
        id: None,
        rules: record.setup.rules,
        names: (0..record.setup.seats.count()).map(name).collect(),
        colours: Vec::new(),
        bots: Vec::new(),
        my_seats: Vec::new(),
        options: raw(&G::agreed(&record.setup.options)),
        started: *started,
        ended: (*started > 0).then(|| started.saturating_add(length(&record.entries))),
        outcome: record.end.clone(),
        from,
        seal,
    }
}

/// How long a game lasted by the wall clock, in milliseconds.
fn length<Action>(entries: &[Entry<Action>]) -> u64 {
    let stood = entries.iter().map(|entry| match &entry.what {
        Happening::Stood(length) => length.0,
        _ => 0,
    });
    let played = entries.last().map_or(0, |entry| entry.at.0);
    stood.fold(played, u64::saturating_add)
}

fn json(value: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("the games' types can be written as JSON")
}

fn raw(value: &impl Serialize) -> Raw {
    Raw::of(value).expect("the games' types can be written as JSON")
}
