//! Games that are played on from a step of another one: they begin with its happenings up to there, so that their record
//! is one like any other.

use super::Hosted;
use enigma_game::record::{Entry, Fault, Play, PlayedOn, Record};
use enigma_game::{Attendance, Game, Happening, Seat};
use enigma_protocol::{Level, Settings};
use std::collections::BTreeMap;

/// No more happenings than that are carried over: an evening has a few thousand.
const MOST_STEPS: u32 = 20_000;

/// The beginning of a game that is played on.
#[derive(Debug)]
pub struct CarriedOn {
    /// The version of the rules.
    pub rules: u32,
    /// The seed of the other game, as hexadecimal digits: whatever is still hidden lies as it lay there.
    pub seed: String,
    /// The options, which say where it comes from.
    pub options: String,
    /// What a table agrees on that plays like this.
    pub settings: Settings,
    /// What has happened so far, as the record writes it.
    pub entries: Vec<String>,
    /// How long it has lasted so far by the wall clock, in milliseconds.
    pub lasted: u64,
    /// Whether a bot held the seat there, which is given back when a round begins.
    pub taken: bool,
}

/// Why a game cannot be played on.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotPlayOn {
    /// Its record is damaged.
    #[error(transparent)]
    Damaged(#[from] Fault),
    /// Nobody is there to play the other seats.
    #[error("there are no bots for this game here")]
    NoBots,
    /// It has fewer steps.
    #[error("the game has no such step")]
    NoSuchStep,
    /// So much had happened by then that nobody could play on for long.
    #[error("too much has happened in this game to be played on")]
    TooLong,
    /// It was over by then.
    #[error("the game is over at this step; go back a step or more")]
    Over,
    /// It has fewer seats.
    #[error("the game has no such seat")]
    NoSuchSeat,
    /// Somebody had left it by then.
    #[error("whoever sat there had left the game by then; choose another seat")]
    SeatLeft,
}

impl CannotPlayOn {
    /// Its stable name.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Damaged(_) => "bad_record",
            Self::NoBots => "no_bots",
            Self::NoSuchStep => "no_such_step",
            Self::TooLong => "game_too_long",
            Self::Over => "over_by_then",
            Self::NoSuchSeat => "no_such_seat",
            Self::SeatLeft => "seat_left",
        }
    }
}

/// Where and how a game is played on.
#[derive(Debug, Clone)]
pub struct Wish {
    /// From where.
    pub from: PlayedOn,
    /// The seat of whoever plays on.
    pub seat: Seat,
    /// How strong the bots at the others play.
    pub level: Level,
}

/// The beginning of a game that is played on from a step of a recorded one.
///
/// # Errors
/// If the record does not follow from the rules up to there, or nobody can play on from there.
pub fn carry_on<G: Hosted>(text: &str, wish: &Wish) -> Result<CarriedOn, CannotPlayOn> {
    let Wish { from, seat, level } = wish;
    let mut record = Record::<G>::from_text(text)?;
    if from.step > MOST_STEPS {
        return Err(CannotPlayOn::TooLong);
    }
    if record.entries.len() < from.step as usize {
        return Err(CannotPlayOn::NoSuchStep);
    }
    if !record.setup.seats.has(*seat) {
        return Err(CannotPlayOn::NoSuchSeat);
    }
    record.entries.truncate(from.step as usize);
    record.setup.options = G::played_on_from(record.setup.options, from.clone());
    let mut play = Played::<G>::again(&record)?;
    if play.play.game().outcome().is_some() {
        return Err(CannotPlayOn::Over);
    }
    let taken = match play.at.get(seat) {
        Some(Attendance::Left) => return Err(CannotPlayOn::SeatLeft),
        found => found == Some(&Attendance::Bot),
    };
    record.entries.extend(play.all_back());
    let entries = record.entries.iter().map(serde_json::to_string);
    let settings = Settings {
        bot_level: *level,
        ..Settings::of(
            u8::try_from(record.setup.seats.count()).unwrap_or(u8::MAX),
            G::agreed(&record.setup.options),
        )
    };
    let written = |error: serde_json::Error| unwritten(&error);
    Ok(CarriedOn {
        rules: record.setup.rules,
        seed: record.setup.seed.into(),
        options: serde_json::to_string(&record.setup.options).map_err(written)?,
        settings,
        entries: entries.collect::<Result<_, _>>().map_err(written)?,
        lasted: play.play.now().0.saturating_add(play.stood),
        taken,
    })
}

/// What was read can be written as well.
fn unwritten(error: &serde_json::Error) -> CannotPlayOn {
    let problem = enigma_game::record::Problem::Unreadable(error.to_string());
    CannotPlayOn::Damaged(Fault { line: 1, problem })
}

/// A game as it stood at a step.
struct Played<G> {
    play: Play<G>,
    /// Who has come or gone, as the game saw it last.
    at: BTreeMap<Seat, Attendance>,
    stood: u64,
}

impl<G: Hosted> Played<G> {
    fn again(record: &Record<G>) -> Result<Self, Fault> {
        let mut at = BTreeMap::new();
        let mut stood = 0_u64;
        let play = record.replay_steps(|entry, events, _| {
            let asked = match entry.map(|entry| &entry.what) {
                Some(Happening::Attend(seat, attendance)) => Some((*seat, *attendance)),
                _ => None,
            };
            at.extend(G::attendance(events, asked));
            if let Some(Happening::Stood(length)) = entry.map(|entry| &entry.what) {
                stood = stood.saturating_add(length.0);
            }
        })?;
        Ok(Self { play, at, stood })
    }

    /// Whoever was away is here now, be it a bot.
    fn all_back(&mut self) -> Vec<Entry<<G as Game>::Action>> {
        let away = |(seat, attendance): (&Seat, &Attendance)| {
            (*attendance == Attendance::Away).then_some(*seat)
        };
        let seats: Vec<Seat> = self.at.iter().filter_map(away).collect();
        let now = self.play.now();
        let back = |seat| {
            let step = self
                .play
                .happen(Happening::Attend(seat, Attendance::Back), now);
            step.ok().map(|step| step.entry)
        };
        seats.into_iter().filter_map(back).collect()
    }
}
