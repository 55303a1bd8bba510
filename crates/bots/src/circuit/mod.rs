//! Players of Circuit.
//!
//! [`CircuitBot`] turns views into plans. [`player`] says who plays how; [`solving`] is how long
//! people take for puzzles. The rest is thinking: a [`sketch`] of the board that is cheap to copy,
//! the [`taste`] by which positions are weighed, an [`outlook`] on the rounds to come, and the
//! [`search`] of the strongest level.

mod bot;
pub mod face;
pub mod outlook;
pub mod player;
pub mod search;
pub mod sketch;
pub mod solving;
pub mod taste;

pub use bot::CircuitBot;
pub use player::Player;
