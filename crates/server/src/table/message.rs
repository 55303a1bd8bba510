//! What goes into a table's inbox, and the way back to a connection.

use crate::house::Meant;
use crate::store::Person;
use axum::extract::ws::Utf8Bytes;
use enigma_game::Seat;
use enigma_protocol::{ClientMsg, Farewell, ServerMsg};
use std::sync::{Arc, OnceLock};
use tokio::sync::mpsc;

/// How many messages may wait for a connection to take them. One that falls further behind is
/// dropped and may resume.
pub const OUTBOX: usize = 64;

/// A message to a table.
#[derive(Debug)]
pub enum ToTable {
    /// A connection comes.
    Join(Box<Join>),
    /// A connection says something; `received` is when, in milliseconds since 1970.
    Said {
        /// The connection.
        from: u64,
        /// What it says.
        message: ClientMsg,
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
    /// A bot has thought.
    Meant(Seat, Meant),
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

/// The way to a connection.
#[derive(Debug, Clone)]
pub struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    fate: Arc<OnceLock<Farewell>>,
}

/// The connection's end of an [`Outbox`].
#[derive(Debug)]
pub struct OutboxEnd {
    /// What is to be sent.
    pub queue: mpsc::Receiver<Utf8Bytes>,
    /// Why the table closed the queue.
    pub fate: Arc<OnceLock<Farewell>>,
}

impl Outbox {
    /// A new way to a connection.
    #[must_use]
    pub fn new() -> (Self, OutboxEnd) {
        let (sender, queue) = mpsc::channel(OUTBOX);
        let fate = Arc::new(OnceLock::new());
        let end = OutboxEnd {
            queue,
            fate: fate.clone(),
        };
        let outbox = Self {
            queue: sender,
            fate,
        };
        (outbox, end)
    }

    /// Sends a text that is a message already. False if the connection is too far behind, or gone.
    #[must_use]
    pub fn send_text(&self, text: Utf8Bytes) -> bool {
        match self.queue.try_send(text) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                let _ = self.fate.set(Farewell::TooSlow);
                metrics::counter!("enigma_slow_readers_total").increment(1);
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }

    /// Sends a message. False if the connection is too far behind, or gone.
    #[must_use]
    pub fn send(&self, message: &ServerMsg) -> bool {
        self.send_text(text(message))
    }

    /// Ends the connection for this reason once it has taken what is waiting.
    pub fn close(&self, reason: Farewell) {
        let _ = self.fate.set(reason);
    }
}

/// A message as text.
///
/// # Panics
/// Never: messages can be written as JSON.
#[must_use]
pub fn text(message: &ServerMsg) -> Utf8Bytes {
    serde_json::to_string(message)
        .expect("messages can be written as JSON")
        .into()
}
