//! Records: the full, replayable log of a game, and the file it is kept in.
//!
//! `docs/record.md` describes the file for everybody else who wants to read or write one.

mod file;
mod play;

pub use file::{
    Commitment, FORMAT, Fault, Header, PlayedOn, Problem, Record, RecordWriter, game_name,
};
pub use play::{Entry, Play, Step, Untimely};
