//! What goes into a table's inbox, and the way back to a connection.

use super::frame::Frame;
use crate::house::Meant;
use crate::store::Person;
use enigma_game::Seat;
use enigma_protocol::{ClientMsg, Farewell, ServerMsg};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

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

/// The way to a connection: a queue that takes no room while nothing waits in it, as there are
/// thousands of them. Dropped, it ends the connection once that has taken what is waiting.
#[derive(Debug)]
pub struct Outbox(Arc<Queue>);

/// The connection's end of an [`Outbox`].
#[derive(Debug)]
pub struct OutboxEnd(Arc<Queue>);

#[derive(Debug, Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    arrived: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    frames: VecDeque<Frame>,
    /// Whether one of the two ends is gone.
    closed: bool,
    /// Why the table ended the connection.
    fate: Option<Farewell>,
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Outbox {
    /// A new way to a connection.
    #[must_use]
    pub fn new() -> (Self, OutboxEnd) {
        let queue = Arc::new(Queue::default());
        (Self(queue.clone()), OutboxEnd(queue))
    }

    /// Sends a message that is a frame already. False if the connection is too far behind, or gone.
    #[must_use]
    pub fn send_frame(&self, frame: Frame) -> bool {
        let mut waiting = self.0.lock();
        if waiting.closed {
            return false;
        }
        if waiting.frames.len() >= OUTBOX {
            waiting.fate.get_or_insert(Farewell::TooSlow);
            metrics::counter!("enigma_slow_readers_total").increment(1);
            return false;
        }
        waiting.frames.push_back(frame);
        drop(waiting);
        self.0.arrived.notify_one();
        true
    }

    /// Sends a message. False if the connection is too far behind, or gone.
    #[must_use]
    pub fn send(&self, message: &ServerMsg) -> bool {
        self.send_frame(frame(message))
    }

    /// Ends the connection for this reason once it has taken what is waiting.
    pub fn close(&self, reason: Farewell) {
        self.0.lock().fate.get_or_insert(reason);
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.arrived.notify_one();
    }
}

impl OutboxEnd {
    /// Whatever is waiting, and at least one message; nothing once the table has ended the connection.
    pub async fn next(&mut self) -> VecDeque<Frame> {
        loop {
            {
                let mut waiting = self.0.lock();
                if !waiting.frames.is_empty() || waiting.closed {
                    return std::mem::take(&mut waiting.frames);
                }
            }
            self.0.arrived.notified().await;
        }
    }

    /// Why the table ended the connection; to come back, unless it said otherwise.
    #[must_use]
    pub fn fate(&self) -> Farewell {
        self.0.lock().fate.unwrap_or(Farewell::Resume)
    }
}

impl Drop for OutboxEnd {
    fn drop(&mut self) {
        let mut waiting = self.0.lock();
        waiting.closed = true;
        waiting.frames.clear();
    }
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
