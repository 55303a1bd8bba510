//! A table as a value: lobby, seats, presence, commands and their answers, the game on the table, and who sees what.
//!
//! [`Table`] takes what happens ([`Input`]) and says what is to be done ([`Output`]). It decides at once and waits for
//! nothing: it knows no task, no socket, no store and no clock, and all of its chance comes from one seed. The same
//! inputs at the same times give the same outputs.
//!
//! Whoever drives a table carries out its outputs in their order and keeps one promise for it: **what comes after an
//! [`Output::Store`] is done only when that is on disk.** So nobody is told what could still be lost. If storing
//! fails, the driver throws the table away, ends its connections, and reads it anew ([`Table::wake`]).
//!
//! ```text
//! connections, time ─► Input ─► Table::take ─► [Store, Send, Send, Close, Work, Note, Sleep] ─► driver
//!                                  │
//!          doc (lobby) ── playing (the game, its seats, who looks) ── house (both games, bots)
//! ```
//!
//! - [`house`] knows the games; [`bots`] is the seam for players that are none of ours.
//! - [`Doc`] is the table without a game and judges what people wish about it.
//! - [`stored`] are the plain values that go to a store and come back.

mod answered;
pub mod bots;
mod budget;
mod doc;
mod drafts;
pub mod fairness;
mod frame;
pub mod house;
mod ids;
mod names;
mod playing;
mod seers;
mod shown;
pub mod stored;
mod table;

pub use doc::{Doc, Sitter};
pub use frame::Frame;
pub use house::Refusal;
pub use ids::{CommandId, Connection, GameId, PersonId, TableCode, Wall};
pub use names::{NameError, clean_name, clean_text};
pub use playing::play_on;
pub use stored::{Origin, Person, StoredEntry, StoredGame, StoredTable, Write};
pub use table::{Came, Input, Note, Output, Outputs, Stored, Table, Work, Worked};
