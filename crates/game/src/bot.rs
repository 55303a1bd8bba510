//! What is asked of a player that is no person.

use crate::{Game, Millis};

/// What a bot means to do.
#[derive(Debug, Clone, PartialEq)]
pub enum Plan<Action> {
    /// Nothing, until something happens.
    Wait,
    /// What it meant to do before.
    Keep,
    /// This, at that moment; at once if the moment has passed.
    Act {
        /// What to do.
        action: Action,
        /// When, in game time.
        at: Millis,
    },
}

/// A player at a seat.
///
/// It is asked when it takes its seat and again whenever something has happened. Between, it may
/// be forgotten and made anew from the same seed: it then plays on as well as before, but may take
/// its time again.
pub trait Bot<G: Game>: Send {
    /// What the bot means to do, given what its seat sees at this moment of game time.
    fn plan(&mut self, view: &G::View, now: Millis) -> Plan<G::Action>;

    /// Whether people wait for nothing but bots. Which seats are bots no view says, so it is told
    /// before each [`Bot::plan`]. A bot that could go on thinking need not mind.
    fn awaited(&mut self, _awaited: bool) {}
}
