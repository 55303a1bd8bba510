//! The seam for bots.
//!
//! A seat may be held by a bot of a [`Level`]. A table knows no bots of its own: whoever drives it hands in a [`BotMaker`]
//! per game ([`crate::house::TheHouse::with_bots`]). Without one, seats cannot be given to bots, and nobody plays on for
//! people who leave.
//!
//! A [`Bot`] gets what a person at its seat gets, the view of its seat, and nothing else. It is asked for a [`Plan`] when it
//! takes its seat and after every step of the game; while it thinks, elsewhere, the table goes on. A plan names a moment in
//! game time; if something else happens before, the bot is asked again and either keeps its plan or makes another. An
//! action is judged like anybody else's.

pub use enigma_game::{Bot, Plan};
use enigma_game::{Seat, Seed};
use enigma_protocol::Level;
use std::sync::Arc;

/// Makes the bot of a level for a seat. The seed is the bot's own, not the game's.
pub type BotMaker<G> = Arc<dyn Fn(Level, Seat, Seed) -> Box<dyn Bot<G>> + Send + Sync>;
