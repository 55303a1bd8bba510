//! What goes into a table's inbox.

use super::frame::Frame;
use super::outbox::Outbox;
use crate::house::Meant;
use crate::store::Person;
use enigma_game::Seat;
use enigma_protocol::{ClientMsg, Farewell, ServerMsg};
use tokio::sync::oneshot;

/// A message to a table.
#[derive(Debug)]
pub enum ToTable {
    /// A connection comes.
    Join(Box<Join>),
    /// A connection says something; `received` is when, in milliseconds since 1970.
    Said {
        /// The connection.
        from: u64,
        /// What it says; on the heap, as every table has room for many of these.
        message: Box<ClientMsg>,
        /// When.
        received: u64,
    },
    /// A connection stopped answering, or answers again.
    Quiet {
        /// The connection.
        from: u64,
        /// Whether it is quiet.
        quiet: bool,
    },
    /// A connection is gone.
    Gone(u64),
    /// Somebody who is at the table has another name.
    Renamed(Box<Person>),
    /// Whether somebody may take a name; see [`super::Doc::would_pass_for_another`].
    MayRename(Box<(Person, oneshot::Sender<bool>)>),
    /// Somebody is forgotten on one of their devices: the lines of this person end.
    Forgotten(String),
    /// A bot has thought.
    Meant(Seat, Box<Meant>),
    /// The server goes down, or the table is given up.
    Stop(Farewell),
}

/// A connection that comes to a table.
#[derive(Debug)]
pub struct Join {
    /// Its number, unique in this server.
    pub connection: u64,
    /// Who it is.
    pub person: Option<Person>,
    /// The way back.
    pub outbox: Outbox,
    /// The game and the step it saw last.
    pub seen: Option<(String, u64)>,
    /// The seat it wants to look from.
    pub seat: Option<Seat>,
    /// The last line of chat it saw.
    pub chat: u64,
}

/// A message as a frame.
///
/// # Panics
/// Never: messages can be written as JSON.
#[must_use]
pub fn frame(message: &ServerMsg) -> Frame {
    let text = serde_json::to_string(message).expect("messages can be written as JSON");
    Frame::of(&[&text])
}
