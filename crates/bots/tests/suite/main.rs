//! Bots by what they see and do, each file one side of it.

mod sketches;
mod whole_games;
