//! What the tests of several crates share: simple players of both games, and a tiny game with bots for it.

pub mod counter;
pub mod players;
