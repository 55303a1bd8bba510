//! Circuit: each round everybody takes a tile from one of four puzzle categories, all solve at
//! once, and those who solved lay their tile's conduit side, may send a networker to a power cell,
//! and score the systems that close. Fifteen points end the game.
//!
//! Rules are cited by their numbers (C-51, D-9) throughout. [`Circuit`] is the game as the server,
//! the bots and the replay know it; [`position::Position`] is the board part of it on its own, and
//! takes any tile. Puzzles come in through the [`puzzle::Puzzle`] trait.

mod action;
pub mod board;
mod drawing;
pub mod event;
mod game;
pub mod moments;
mod options;
pub mod position;
pub mod puzzle;
mod rebuild;
mod refusal;
mod square;
mod systems;
pub mod tile;
pub mod tile_set;
pub mod view;

pub use action::Action;
pub use event::Event;
pub use game::{AttemptState, Circuit};
pub use options::{Card, Clocks, Limit, Options, SeatClocks};
pub use rebuild::BadView;
pub use refusal::Refusal;
pub use square::Square;
pub use view::View;
