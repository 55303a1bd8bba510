//! The way from a table to connections at other nodes.

use crate::cluster::{Cluster, Item, LineId, Piece, Told};
use enigma_protocol::Farewell;
use enigma_table::Frame;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many frames may wait for the next flush.
const WAITING: usize = 256;
/// A parcel has at most about so many bytes.
const PARCEL: usize = 256 << 10;

/// The way to one connection.
pub struct Relayed {
    cluster: Arc<Cluster>,
    process: Arc<str>,
    line: LineId,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    waiting: Vec<Frame>,
    fate: Option<Farewell>,
}

impl fmt::Debug for Relayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Relayed({}, {:?})", self.process, self.line)
    }
}

impl Relayed {
    /// The way to a connection at that process.
    pub fn new(cluster: Arc<Cluster>, process: Arc<str>, line: LineId) -> Self {
        Self {
            cluster,
            process,
            line,
            state: Mutex::default(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a frame with the next flush. False if there is no room for it.
    pub fn send_frame(&self, frame: Frame) -> bool {
        let mut state = self.lock();
        let has_room = state.waiting.len() < WAITING;
        if has_room {
            state.waiting.push(frame);
        }
        has_room
    }

    /// Ends the connection for this reason. Its own node does not go, whatever this one does.
    pub fn close(&self, reason: Farewell) {
        let reason = match reason {
            Farewell::Restart => Farewell::Resume,
            reason => reason,
        };
        self.lock().fate.get_or_insert(reason);
    }

    /// Sends what waits, then tells the end.
    pub fn part(&self) {
        let mut parcels = Parcels::default();
        parcels.add(self);
        parcels.send();
        let fate = self.lock().fate.unwrap_or(Farewell::Resume);
        self.cluster.guest_has_gone(self.line);
        let closed = Item::Closed(self.line, fate);
        self.cluster.send(&self.process, closed);
    }
}

/// What a table sends to other nodes at once: a parcel for each, in which every frame is once.
#[derive(Default)]
pub struct Parcels(Vec<Parcel>);

struct Parcel {
    cluster: Arc<Cluster>,
    process: Arc<str>,
    told: Told,
    bytes: usize,
}

impl Parcels {
    /// Adds what waits for a connection.
    pub fn add(&mut self, relayed: &Relayed) {
        let frames = std::mem::take(&mut relayed.lock().waiting);
        if frames.is_empty() {
            return;
        }
        let fits = |parcel: &Parcel| parcel.process == relayed.process && parcel.bytes < PARCEL;
        let place = self.0.iter().position(fits).unwrap_or_else(|| {
            self.0.push(Parcel {
                cluster: relayed.cluster.clone(),
                process: relayed.process.clone(),
                told: Told::default(),
                bytes: 0,
            });
            self.0.len() - 1
        });
        self.0[place].add(relayed.line, frames);
    }

    /// Sends all of them.
    pub fn send(self) {
        for parcel in self.0 {
            parcel
                .cluster
                .send(&parcel.process, Item::Told(parcel.told));
        }
    }
}

impl Parcel {
    fn add(&mut self, line: LineId, frames: Vec<Frame>) {
        let mut places = Vec::with_capacity(frames.len());
        for frame in frames {
            let known = self
                .told
                .frames
                .iter()
                .position(|piece| piece.0.is_same(&frame));
            let place = known.unwrap_or_else(|| {
                self.bytes += frame.bytes().len();
                self.told.frames.push(Piece(frame));
                self.told.frames.len() - 1
            });
            places.push(u16::try_from(place).unwrap_or(u16::MAX));
        }
        self.told.to.push((line, places));
    }
}
