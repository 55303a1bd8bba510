//! What goes over the wire between an Enigma server and whoever plays on it.
//!
//! [`ClientMsg`] and [`ServerMsg`] go over the WebSocket of a table, those of [`rest`], [`puzzles`], [`words`],
//! [`dictionary`] and [`replay`] over HTTP. `docs/protocol.md` tells the story around them. With the feature `ts` all of them give
//! their TypeScript; the rules' own types (actions, events,
//! views, levels, languages, outcomes) come from the rules' crates and are written down there alone.

pub mod analysis;
mod client;
pub mod dictionary;
pub mod patch;
pub mod puzzles;
mod raw;
mod refusal;
pub mod replay;
pub mod rest;
mod server;
mod settings;
pub mod shorthand;
mod table;
pub mod words;

pub use enigma_cipher::Language;
pub use enigma_game::{Level, Outcome};
pub use enigma_puzzles::Mix;

pub use client::{ClientMsg, Phrase, Said, TableCommand};
pub use patch::Patch;
pub use raw::Raw;
pub use refusal::TableRefusal;
pub use server::{ChatLine, Farewell, GAME_MARK, ServerMsg, reason};
pub use settings::{CipherSettings, CircuitSettings, GameKind, GameSettings, Settings};
pub use table::{
    GameInfo, Holder, Opening, Presence, SeatColour, SeatState, Stage, TableState, WordSeal,
};

/// The version of the protocol. A client says in its first message which one it speaks.
pub const VERSION: u32 = 2;

/// The versions a server of this build speaks.
pub const SUPPORTED: &[u32] = &[VERSION];
