//! The seam for bots.
//!
//! A seat may be held by a bot of a [`Level`]. The server knows no bots of its own: whoever starts
//! it hands in a [`BotMaker`] per game ([`crate::house::TheHouse::with_bots`]). Without one, seats
//! cannot be given to bots, and nobody plays on for people who leave.
//!
//! A bot gets what a person at its seat gets, the [`Game::View`], and nothing else. It is asked
//! for a [`Plan`] when it takes its seat and after every step of the game that did not come from
//! an earlier plan being refused; while it thinks, on a thread of its own, the table goes on. A
//! plan names a moment in game time; if something else happens before, the bot is asked again and
//! either keeps its plan or makes another. An action is judged like anybody else's.

use enigma_game::{Game, Millis, Seat, Seed};
use enigma_protocol::Level;
use std::sync::Arc;

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

/// A bot at a seat.
pub trait BotDriver<G: Game>: Send {
    /// What the bot means to do, given what its seat sees at this moment of game time.
    fn plan(&mut self, view: &G::View, now: Millis) -> Plan<G::Action>;

    /// Whether people wait for nothing but bots: told before each [`BotDriver::plan`].
    fn awaited(&mut self, _awaited: bool) {}
}

/// Makes the bot of a level for a seat. The seed is the bot's own, not the game's.
pub type BotMaker<G> = Arc<dyn Fn(Level, Seat, Seed) -> Box<dyn BotDriver<G>> + Send + Sync>;
