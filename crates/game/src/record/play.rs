//! Driving a game through time, so that what happened can be written down and replayed.

use crate::{Game, Happening, Millis, Setup};
use serde::{Deserialize, Serialize};

/// One thing that happened, and when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<Action> {
    /// The game time.
    pub at: Millis,
    /// What happened.
    pub what: Happening<Action>,
}

/// Why an entry cannot have happened when it says it did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Untimely {
    /// Time runs backwards.
    #[error("it happened before the entry above it")]
    Backwards,
    /// A deadline lies before it and was not carried out.
    #[error("a deadline passed before it and is missing")]
    DeadlineMissed,
    /// The game had nothing to wake up for.
    #[error("no deadline had passed")]
    NothingDue,
}

/// Something that has just happened: what to write down and what to tell.
#[derive(Debug, Clone, PartialEq)]
pub struct Step<G: Game> {
    /// What to write down.
    pub entry: Entry<G::Action>,
    /// What to tell everybody.
    pub events: Vec<G::Event>,
}

/// A game under way, together with its clock: sees to it that times never run backwards and that
/// deadlines are carried out in their place, so that the same entries always give the same game.
#[derive(Debug, Clone)]
pub struct Play<G> {
    game: G,
    now: Millis,
}

impl<G: Game> Play<G> {
    /// Begins a game.
    ///
    /// # Errors
    /// As [`Game::start`].
    pub fn start(setup: Setup<G::Options>) -> Result<(Self, Vec<G::Event>), G::Refusal> {
        let (game, events) = G::start(setup)?;
        Ok((
            Self {
                game,
                now: Millis::ZERO,
            },
            events,
        ))
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The time of the last entry.
    pub fn now(&self) -> Millis {
        self.now
    }

    /// Carries out one deadline that lies before `now`, if there is one. Call it until it gives
    /// nothing before anything else that happens at `now`.
    pub fn overdue(&mut self, now: Millis) -> Option<Step<G>> {
        self.wake_if(|deadline| deadline < now)
    }

    /// Carries out one deadline that lies at or before `now`, if there is one.
    pub fn due(&mut self, now: Millis) -> Option<Step<G>> {
        self.wake_if(|deadline| deadline <= now)
    }

    /// A deadline takes effect at its own time, however late the driver is.
    fn wake_if(&mut self, is_due: impl Fn(Millis) -> bool) -> Option<Step<G>> {
        let deadline = self.game.next_deadline().filter(|&at| is_due(at))?;
        self.now = deadline.max(self.now);
        Some(Step {
            events: self.game.wake(self.now),
            entry: Entry {
                at: self.now,
                what: Happening::Wake,
            },
        })
    }

    /// Takes what happens now. Times before the last entry count as its time.
    ///
    /// # Errors
    /// With the rule that forbids it; then nothing has changed.
    pub fn happen(
        &mut self,
        what: Happening<G::Action>,
        now: Millis,
    ) -> Result<Step<G>, G::Refusal> {
        let at = now.max(self.now);
        let events = self.game.happen(what.clone(), at)?;
        self.now = at;
        let entry = Entry { at, what };
        Ok(Step { entry, events })
    }

    /// Repeats an entry of a record.
    ///
    /// # Errors
    /// If it cannot have happened at that time, or a rule forbids it.
    pub fn repeat(
        &mut self,
        entry: &Entry<G::Action>,
    ) -> Result<Vec<G::Event>, Result<Untimely, G::Refusal>> {
        self.timely(entry).map_err(Ok)?;
        let events = self
            .game
            .happen(entry.what.clone(), entry.at)
            .map_err(Err)?;
        self.now = entry.at;
        Ok(events)
    }

    fn timely(&self, entry: &Entry<G::Action>) -> Result<(), Untimely> {
        let deadline = self.game.next_deadline();
        if entry.at < self.now {
            Err(Untimely::Backwards)
        } else if matches!(entry.what, Happening::Wake) {
            match deadline {
                Some(deadline) if deadline <= entry.at => Ok(()),
                _ => Err(Untimely::NothingDue),
            }
        } else if deadline.is_some_and(|deadline| deadline < entry.at) {
            Err(Untimely::DeadlineMissed)
        } else {
            Ok(())
        }
    }
}
