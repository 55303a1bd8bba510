//! Whole games among bots, with game time that passes at once.

use crate::{Bot, Plan};
use enigma_game::record::{Entry, Play, Step};
use enigma_game::{Game, Happening, Millis, Outcome, Seat, Setup, Viewer};
use std::time::{Duration, Instant};

/// Whatever happens, a game of bots is over after so many happenings.
const TOO_MANY: usize = 100_000;

/// A game that was played to its end.
#[derive(Debug, Clone)]
pub struct Played<G: Game> {
    /// How it ended.
    pub outcome: Outcome,
    /// Everything that happened.
    pub entries: Vec<Entry<G::Action>>,
    /// What a spectator sees at the end.
    pub view: G::View,
    /// How long each seat thought, and how many decisions it made.
    pub thinking: Vec<Thinking>,
}

/// How long a seat thought.
#[derive(Debug, Clone, Copy, Default)]
pub struct Thinking {
    /// In all.
    pub time: Duration,
    /// Over how many decisions.
    pub decisions: u32,
}

/// Why a game of bots was not played to its end. Each of these is a fault of a bot.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Fault<G: Game> {
    /// The game cannot begin, or a bot did something that the rules forbid.
    #[error("{0}")]
    Refused(G::Refusal),
    /// Nobody means to do anything, and no clock is running.
    #[error("the game stands still")]
    Stuck,
    /// It never ends.
    #[error("the game does not end")]
    Endless,
}

/// Plays a game; `tell` hears of everything that happens.
///
/// # Errors
/// If a bot is at fault.
pub fn play<G: Game>(
    setup: Setup<G::Options>,
    bots: &mut [Box<dyn Bot<G>>],
    tell: impl FnMut(&Step<G>),
) -> Result<Played<G>, Fault<G>> {
    let (play, _) = Play::<G>::start(setup).map_err(Fault::Refused)?;
    play_on(play, bots, tell)
}

/// Plays a game on from where it stands.
///
/// # Errors
/// If a bot is at fault.
pub fn play_on<G: Game>(
    mut play: Play<G>,
    bots: &mut [Box<dyn Bot<G>>],
    mut tell: impl FnMut(&Step<G>),
) -> Result<Played<G>, Fault<G>> {
    let mut plans: Vec<Option<(Millis, G::Action)>> = bots.iter().map(|_| None).collect();
    let mut thinking = vec![Thinking::default(); bots.len()];
    let mut entries = Vec::new();
    while entries.len() < TOO_MANY {
        if let Some(outcome) = play.game().outcome() {
            return Ok(Played {
                outcome,
                entries,
                view: play.game().view(Viewer::Spectator),
                thinking,
            });
        }
        for (index, bot) in bots.iter_mut().enumerate() {
            let view = play.game().view(Viewer::Seat(Seat(index as u8)));
            let began = Instant::now();
            let plan = bot.plan(&view, play.now());
            thinking[index].time += began.elapsed();
            match plan {
                Plan::Wait => plans[index] = None,
                Plan::Keep => {}
                Plan::Act { action, at } => {
                    thinking[index].decisions += 1;
                    plans[index] = Some((at, action));
                }
            }
        }
        let step = next(&mut play, &mut plans)?;
        tell(&step);
        entries.push(step.entry);
    }
    Err(Fault::Endless)
}

/// Carries out the first of all plans, or a deadline that lies before it.
fn next<G: Game>(
    play: &mut Play<G>,
    plans: &mut [Option<(Millis, G::Action)>],
) -> Result<Step<G>, Fault<G>> {
    let moments = plans.iter().enumerate();
    let first = moments
        .filter_map(|(index, plan)| plan.as_ref().map(|(at, _)| (*at, index)))
        .min();
    let deadline = play.game().next_deadline();
    let (at, index) = match (first, deadline) {
        (Some((at, index)), deadline) if deadline.is_none_or(|deadline| at <= deadline) => {
            (at, index)
        }
        (_, Some(deadline)) => return play.due(deadline).ok_or(Fault::Stuck),
        _ => return Err(Fault::Stuck),
    };
    let Some((_, action)) = plans[index].take() else {
        return Err(Fault::Stuck);
    };
    let act = Happening::Act(Seat(index as u8), action);
    play.happen(act, at).map_err(Fault::Refused)
}
