//! The way from a table to a connection.
//!
//! The table itself writes to the socket, as long as that takes what it is given, and the
//! connection's task sleeps on. What the socket does not take waits, and the task is woken to write
//! it. Everything that goes to a socket goes this way, so that frames never run into each other.
//!
//! Where the connection is at another node the way leads over the bus (`relayed`); whoever sends does not know.

use super::relayed::{Parcels, Relayed};
use crate::cluster::{Cluster, LineId};
use enigma_protocol::{Farewell, ServerMsg};
use enigma_table::Frame;
use std::collections::VecDeque;
use std::io::{self, IoSlice};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::net::tcp::OwnedWriteHalf;
use tokio::sync::Notify;

/// How many messages may wait for a connection to take them. One that falls further behind is
/// dropped and may resume.
const WAITING: usize = 64;
/// How many frames are written at once.
const AT_ONCE: usize = 8;

/// The table's end. Dropped, it ends the connection once that has taken what is waiting.
#[derive(Debug)]
pub struct Outbox(Way);

#[derive(Debug)]
enum Way {
    Socket(Arc<Post>),
    Bus(Relayed),
}

/// The connection's end.
#[derive(Debug)]
pub struct OutboxEnd(Arc<Post>);

#[derive(Debug)]
struct Post {
    socket: OwnedWriteHalf,
    waiting: Mutex<Waiting>,
    /// Told when there is something to do for the connection's task.
    arrived: Notify,
}

/// A queue that takes no room while nothing waits in it, as there are thousands of them.
#[derive(Debug, Default)]
struct Waiting {
    frames: VecDeque<Frame>,
    /// How much of the first of them is written already.
    written: usize,
    /// Whether one of the two ends is gone, or going.
    closed: bool,
    /// Why the table ended the connection.
    fate: Option<Farewell>,
}

impl Waiting {
    fn slices(&self) -> ([IoSlice<'_>; AT_ONCE], usize) {
        let mut slices = [IoSlice::new(&[]); AT_ONCE];
        let mut count = 0;
        for (slice, frame) in slices.iter_mut().zip(&self.frames) {
            *slice = IoSlice::new(frame.bytes());
            count += 1;
        }
        if let Some(first) = slices.first_mut() {
            first.advance(self.written);
        }
        (slices, count)
    }

    /// So many more bytes are written.
    fn wrote(&mut self, bytes: usize) {
        self.written += bytes;
        while let Some(first) = self.frames.front()
            && self.written >= first.bytes().len()
        {
            self.written -= first.bytes().len();
            self.frames.pop_front();
        }
    }
}

impl Post {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes what is waiting, until the socket takes no more.
    fn write(&self, waiting: &mut Waiting) -> io::Result<()> {
        while !waiting.frames.is_empty() {
            let written = self.write_once(waiting)?;
            if written == 0 {
                return Err(io::ErrorKind::WriteZero.into());
            }
            waiting.wrote(written);
        }
        // Gives the room back.
        waiting.frames = VecDeque::new();
        Ok(())
    }

    /// A frame alone takes a cheaper call than several.
    fn write_once(&self, waiting: &Waiting) -> io::Result<usize> {
        if let (Some(only), 1) = (waiting.frames.front(), waiting.frames.len()) {
            return self.socket.try_write(&only.bytes()[waiting.written..]);
        }
        let (slices, count) = waiting.slices();
        self.socket.try_write_vectored(&slices[..count])
    }

    fn send_frame(&self, frame: Frame) -> bool {
        let mut waiting = self.lock();
        if waiting.closed {
            return false;
        }
        if waiting.frames.len() >= WAITING {
            waiting.fate.get_or_insert(Farewell::TooSlow);
            metrics::counter!("enigma_slow_readers_total").increment(1);
            return false;
        }
        waiting.frames.push_back(frame);
        true
    }

    fn flush(&self) {
        let written = self.write(&mut self.lock());
        // Whatever it is, the task will find out.
        if written.is_err() {
            self.arrived.notify_one();
        }
    }
}

/// The two ends of the way to a connection with this socket.
#[must_use]
pub fn to_socket(socket: OwnedWriteHalf) -> (Outbox, OutboxEnd) {
    let post = Arc::new(Post {
        socket,
        waiting: Mutex::default(),
        arrived: Notify::new(),
    });
    (Outbox(Way::Socket(post.clone())), OutboxEnd(post))
}

impl Outbox {
    /// The way to a connection at another node.
    #[must_use]
    pub fn over_the_bus(cluster: Arc<Cluster>, process: Arc<str>, line: LineId) -> Self {
        Self(Way::Bus(Relayed::new(cluster, process, line)))
    }

    /// Sends a message that is a frame already, with the next flush. False if the connection is too
    /// far behind, or gone.
    #[must_use]
    pub fn send_frame(&self, frame: Frame) -> bool {
        match &self.0 {
            Way::Socket(post) => post.send_frame(frame),
            Way::Bus(relayed) => relayed.send_frame(frame),
        }
    }

    /// Sends a message with the next flush. False if the connection is too far behind, or gone.
    #[must_use]
    pub fn send(&self, message: &ServerMsg) -> bool {
        self.send_frame(Frame::message(message))
    }

    /// Writes what was sent, as far as the socket takes it; the connection's task sees to the rest.
    pub fn flush(&self) {
        Self::flush_all(std::iter::once(self));
    }

    /// Flushes several; what goes to the same node goes there together.
    pub fn flush_all<'a>(outboxes: impl Iterator<Item = &'a Self>) {
        let mut parcels = Parcels::default();
        for outbox in outboxes {
            match &outbox.0 {
                Way::Socket(post) => post.flush(),
                Way::Bus(relayed) => parcels.add(relayed),
            }
        }
        parcels.send();
    }

    /// Ends the connection for this reason once it has taken what is waiting.
    pub fn close(&self, reason: Farewell) {
        match &self.0 {
            Way::Socket(post) => {
                post.lock().fate.get_or_insert(reason);
            }
            Way::Bus(relayed) => relayed.close(reason),
        }
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        match &self.0 {
            Way::Socket(post) => {
                post.lock().closed = true;
                post.arrived.notify_one();
            }
            Way::Bus(relayed) => relayed.part(),
        }
    }
}

impl OutboxEnd {
    /// Another hand on the same end, for the library that reads the socket and answers pings.
    #[must_use]
    pub fn share(&self) -> SharedEnd {
        SharedEnd(self.0.clone())
    }

    /// Waits until the socket has left something behind: true. False once the table has ended the
    /// connection and nothing waits any more.
    pub async fn arrived(&self) -> bool {
        loop {
            {
                let waiting = self.0.lock();
                if !waiting.frames.is_empty() || waiting.closed {
                    return !waiting.frames.is_empty();
                }
            }
            self.0.arrived.notified().await;
        }
    }

    /// Writes everything that waits, however long the socket takes.
    ///
    /// # Errors
    /// If the connection breaks.
    pub async fn drain(&self) -> io::Result<()> {
        loop {
            let written = self.0.write(&mut self.0.lock());
            match written {
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    self.0.socket.writable().await?;
                }
                written => return written,
            }
        }
    }

    /// Sends a message of the connection's own, after all that waits.
    ///
    /// # Errors
    /// If the connection breaks.
    pub async fn send(&self, message: &ServerMsg) -> io::Result<()> {
        self.0.lock().frames.push_back(Frame::message(message));
        self.drain().await
    }

    /// Lets the table send nothing more.
    pub fn close(&self) {
        self.0.lock().closed = true;
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

/// Puts frames that are made already into the way of all others.
#[derive(Debug)]
pub struct SharedEnd(Arc<Post>);

impl SharedEnd {
    /// Sends a whole frame, right now if the socket takes it.
    ///
    /// # Errors
    /// If the connection is too far behind.
    pub fn send(&self, frame: &[u8]) -> io::Result<()> {
        {
            let mut waiting = self.0.lock();
            if waiting.frames.len() > WAITING {
                return Err(io::ErrorKind::TimedOut.into());
            }
            waiting.frames.push_back(Frame::made(frame));
        }
        self.0.flush();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::AsyncReadExt;
    use tokio::net::{TcpListener, TcpStream};

    /// More than the sockets of a connection take while nobody reads.
    const LARGE: usize = 1 << 20;

    async fn connected() -> (Outbox, OutboxEnd, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await;
        let (server, _) = listener.accept().await.unwrap();
        let (_, writing) = server.into_split();
        let (outbox, end) = to_socket(writing);
        (outbox, end, client.unwrap())
    }

    fn numbered(number: usize, length: usize) -> Frame {
        Frame::of(&[&"x".repeat(length), &number.to_string()])
    }

    #[tokio::test]
    async fn the_table_writes_what_the_socket_takes_without_waking_the_connection() {
        let (outbox, end, mut client) = connected().await;
        end.drain().await.unwrap();
        assert!(outbox.send_frame(numbered(1, 4)) && outbox.send_frame(numbered(2, 4)));
        outbox.flush();
        assert!(end.0.lock().frames.is_empty(), "nothing is left to do");
        let mut read = [0; 14];
        client.read_exact(&mut read).await.unwrap();
        assert_eq!(&read, b"\x81\x05xxxx1\x81\x05xxxx2");
    }

    #[tokio::test]
    async fn what_the_socket_does_not_take_arrives_whole_and_in_order() {
        let (outbox, end, mut client) = connected().await;
        let frames: Vec<Frame> = (0..20).map(|number| numbered(number, LARGE)).collect();
        let mut expected = Vec::new();
        for frame in &frames {
            assert!(outbox.send_frame(frame.clone()));
            outbox.flush();
            expected.extend_from_slice(frame.bytes());
        }
        assert!(end.0.lock().written > 0, "a frame is half on its way");
        end.share().send(b"pong").unwrap();
        expected.extend_from_slice(b"pong");
        drop(outbox);
        let writing = tokio::spawn(async move {
            while end.arrived().await {
                end.drain().await.unwrap();
            }
        });
        let mut read = Vec::new();
        client.read_to_end(&mut read).await.unwrap();
        writing.await.unwrap();
        assert!(read == expected, "{} of {}", read.len(), expected.len());
    }

    #[tokio::test]
    async fn whoever_reads_too_slowly_is_sent_no_more() {
        let (outbox, end, _client) = connected().await;
        let sent = (0..100)
            .take_while(|&number| {
                outbox.flush();
                outbox.send_frame(numbered(number, LARGE))
            })
            .count();
        assert!((WAITING..100).contains(&sent), "{sent}");
        assert_eq!(end.fate(), Farewell::TooSlow);
    }
}
