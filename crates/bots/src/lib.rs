//! Players for both games, weak to strong, that receive what a person at their seat receives: a
//! view, never the game. There is no way from a [`Bot`] to anything that its seat may not know.
//!
//! - [`Bot`] and [`Plan`]: what a server or a simulation asks of a player. A bot does nothing by
//!   itself, waits for nothing and reads no clock: it names a moment of game time for what it means
//!   to do, with the pace of a person.
//! - [`circuit`] and [`cipher`]: the players of the two games.
//! - [`simulation`]: whole games among bots, with game time that passes at once.
//!
//! All that a bot decides follows from its own seed and the views it was shown.

pub mod cipher;
pub mod circuit;
mod level;
mod pace;
pub mod simulation;

pub use enigma_game::Level;
pub use enigma_game::{Bot, Plan};
pub use level::UnknownPlayer;
