//! Lines between a connection at one node and its table at another one, seen from both ends.

use super::Cluster;
use super::message::{Item, Joining, LONGEST_NAME, LineId, Question, Reply, Told};
use crate::Shared;
use crate::store::Person;
use crate::table::{Outbox, Said, ToTable};
use enigma_protocol::{ClientMsg, Farewell};
use enigma_table::{Came, Connection, TableCode, Wall};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc;

/// What a node says that something came in is believed as long as it is not longer ago than this, in milliseconds.
const LATE: u64 = 10_000;

/// All lines that end at this node.
pub struct Lines {
    inner: Mutex<Inner>,
    /// The number of the next one: what is still said on one that has ended is for nobody.
    next: AtomicU64,
}

#[derive(Default)]
struct Inner {
    /// Connections here, to tables elsewhere.
    out: HashMap<u64, Out>,
    /// Connections elsewhere, to tables here.
    guests: HashMap<u64, Guest>,
}

/// A connection here.
struct Out {
    process: Arc<str>,
    epoch: u64,
    outbox: Arc<Outbox>,
    /// Whether the table has told it anything.
    is_told: bool,
}

/// A connection elsewhere.
struct Guest {
    process: Arc<str>,
    epoch: u64,
    table: mpsc::Sender<ToTable>,
}

impl Lines {
    /// None yet; they are numbered from this one, which no other node's have.
    pub fn from(first: u64) -> Self {
        Self {
            inner: Mutex::default(),
            next: first.into(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends all lines to a process: what one of the two said may be lost. The connections come back.
    pub fn hang_up(&self, process: &str) {
        self.hang_up_where(|of| of == process);
    }

    /// Ends all lines.
    pub fn hang_up_all(&self) {
        self.hang_up_where(|_| true);
    }

    fn hang_up_where(&self, ends: impl Fn(&str) -> bool) {
        let mut inner = self.lock();
        let out: Vec<Out> = inner
            .out
            .extract_if(|_, out| ends(&out.process))
            .map(|(_, out)| out)
            .collect();
        let guests: Vec<(u64, Guest)> = inner
            .guests
            .extract_if(|_, guest| ends(&guest.process))
            .collect();
        gauge(&inner);
        drop(inner);
        if !out.is_empty() || !guests.is_empty() {
            metrics::counter!("enigma_hang_ups_total").increment((out.len() + guests.len()) as u64);
        }
        for out in out {
            out.outbox.close(Farewell::Resume);
        }
        for (number, guest) in guests {
            tell(guest.table, ToTable::Gone(Connection(number)));
        }
    }

    /// Ends the lines of the connections here, as this node goes.
    pub fn part(&self, reason: Farewell) {
        let out: Vec<Out> = self.lock().out.drain().map(|(_, out)| out).collect();
        for out in out {
            out.outbox.close(reason);
        }
    }

    /// A connection is at the table no more, as that sees it.
    pub fn guest_has_gone(&self, line: LineId) {
        let mut inner = self.lock();
        if inner
            .guests
            .get(&line.number)
            .is_some_and(|guest| guest.epoch == line.epoch)
        {
            inner.guests.remove(&line.number);
        }
        gauge(&inner);
    }

    fn take_out(&self, line: LineId) -> Option<Out> {
        let mut inner = self.lock();
        let known = inner.out.get(&line.number)?;
        let out = (known.epoch == line.epoch).then(|| inner.out.remove(&line.number));
        gauge(&inner);
        out.flatten()
    }

    /// The way to a connection that its table tells something.
    fn to_tell(&self, line: LineId) -> Option<Arc<Outbox>> {
        let mut inner = self.lock();
        let out = inner.out.get_mut(&line.number)?;
        (out.epoch == line.epoch).then(|| {
            out.is_told = true;
            out.outbox.clone()
        })
    }

    fn is_there(&self, line: LineId) -> bool {
        let inner = self.lock();
        let out = inner.out.get(&line.number);
        out.is_some_and(|out| out.epoch == line.epoch)
    }

    fn table_of(&self, from: &str, line: LineId) -> Option<mpsc::Sender<ToTable>> {
        let inner = self.lock();
        let guest = inner.guests.get(&line.number)?;
        (guest.epoch == line.epoch && *guest.process == *from).then(|| guest.table.clone())
    }
}

fn gauge(inner: &Inner) {
    metrics::gauge!("enigma_lines_out").set(inner.out.len() as f64);
    metrics::gauge!("enigma_lines_in").set(inner.guests.len() as f64);
}

/// Tells a table something that must not be lost, without waiting for it.
fn tell(table: mpsc::Sender<ToTable>, message: ToTable) {
    if let Err(mpsc::error::TrySendError::Full(message)) = table.try_send(message) {
        tokio::spawn(async move { table.send(message).await });
    }
}

/// The way from a connection here to its table elsewhere.
pub struct Route {
    cluster: Arc<Cluster>,
    process: Arc<str>,
    line: LineId,
}

impl Route {
    /// Says something to the table. False if the line has ended.
    pub fn send(&self, message: ToTable) -> bool {
        let item = match message {
            ToTable::Said(said) => {
                let Ok(text) = serde_json::to_string(&said.message) else {
                    return true;
                };
                Item::Said {
                    line: self.line,
                    text,
                    received: said.received,
                }
            }
            ToTable::Quiet { quiet, .. } => Item::Quiet(self.line, quiet),
            ToTable::Gone(_) => {
                self.cluster.lines.take_out(self.line);
                return self.cluster.post.send(&self.process, Item::Gone(self.line));
            }
            // Nothing else is said by a connection.
            _ => return true,
        };
        self.cluster.lines.is_there(self.line) && self.cluster.post.send(&self.process, item)
    }
}

/// Brings a connection to a table that another node drives. Not if that is not there (any more): then the way to the
/// connection is given back, unless it has been hung up on, or told something: whoever comes anew is told everything once more.
pub async fn join(
    cluster: &Arc<Cluster>,
    (node, epoch): (&str, u64),
    code: &TableCode,
    came: &Came,
    outbox: Outbox,
) -> Result<Route, Option<Outbox>> {
    let process: Arc<str> = super::process_of(node).into();
    let line = LineId {
        number: cluster.lines.next.fetch_add(1, Ordering::Relaxed),
        epoch,
    };
    let out = Out {
        process: process.clone(),
        epoch,
        outbox: Arc::new(outbox),
        is_told: false,
    };
    {
        let mut inner = cluster.lines.lock();
        inner.out.insert(line.number, out);
        gauge(&inner);
    }
    let joining = Joining {
        from: cluster.process.to_string(),
        line,
        code: code.clone(),
        person: (came.person.as_ref()).map(|person| (person.id.clone(), person.name.clone())),
        seen: (came.seen.as_ref())
            .filter(|(game, _)| game.len() <= LONGEST_NAME)
            .cloned(),
        seat: came.seat.map(|seat| seat.0),
        chat: came.chat,
        short: came.short,
    };
    let answer = cluster
        .post
        .ask(&process, &Question::Join(Box::new(joining)))
        .await;
    match answer.ok().and_then(|answer| Reply::read(&answer).ok()) {
        Some(Reply::Yes) => Ok(Route {
            cluster: cluster.clone(),
            process,
            line,
        }),
        answer => {
            if answer.is_none() {
                // It may have been heard after all.
                cluster.post.send(&process, Item::Gone(line));
            }
            let out = cluster.lines.take_out(line).filter(|out| !out.is_told);
            Err(out.and_then(|out| Arc::try_unwrap(out.outbox).ok()))
        }
    }
}

/// A connection of another node comes to a table here.
pub async fn welcome(cluster: &Arc<Cluster>, shared: &Arc<Shared>, joining: Joining) -> Reply {
    let Ok(found) = shared.registry.find(shared, &joining.code).await else {
        return Reply::No;
    };
    let Some(table) = found.here_since(joining.line.epoch) else {
        return Reply::No;
    };
    let process: Arc<str> = joining.from.into();
    let guest = Guest {
        process: process.clone(),
        epoch: joining.line.epoch,
        table: table.clone(),
    };
    {
        let mut inner = cluster.lines.lock();
        inner.guests.insert(joining.line.number, guest);
        gauge(&inner);
    }
    let person = joining.person.map(|(id, name)| Person { id, name });
    let join = crate::table::Join {
        came: Came {
            connection: Connection(joining.line.number),
            person,
            seen: joining.seen,
            seat: joining.seat.map(enigma_game::Seat),
            chat: joining.chat,
            short: joining.short,
        },
        outbox: Outbox::over_the_bus(cluster.clone(), process, joining.line),
    };
    // If there is no room the way back is dropped, and with it the line.
    match table.try_send(ToTable::Join(Box::new(join))) {
        Ok(()) => Reply::Yes,
        Err(_) => Reply::No,
    }
}

/// Does what another process tells.
pub fn deliver(cluster: &Arc<Cluster>, shared: &Arc<Shared>, from: &Arc<str>, item: Item) {
    match item {
        Item::Said {
            line,
            text,
            received,
        } => {
            // It was read by its sender already.
            let Ok(message) = ClientMsg::read(&text) else {
                return tracing::warn!("a message over the bus cannot be understood");
            };
            let now = shared.now();
            let said = Said {
                from: Connection(line.number),
                message,
                received: received.clamp(Wall(now.0.saturating_sub(LATE)), now),
            };
            say(cluster, from, line, ToTable::Said(Box::new(said)));
        }
        Item::Quiet(line, quiet) => {
            let number = Connection(line.number);
            let said = ToTable::Quiet {
                from: number,
                quiet,
            };
            say(cluster, from, line, said);
        }
        Item::Gone(line) => {
            if let Some(table) = cluster.lines.table_of(from, line) {
                cluster.lines.guest_has_gone(line);
                tell(table, ToTable::Gone(Connection(line.number)));
            }
        }
        Item::Told(told) => hand_out(cluster, from, &told),
        Item::Closed(line, reason) => {
            if let Some(out) = cluster.lines.take_out(line) {
                out.outbox.close(reason);
            }
        }
        Item::Renamed(id, name) => {
            let shared = shared.clone();
            let person = Person { id, name };
            tokio::spawn(async move { shared.registry.rename(&person).await });
        }
        Item::Forgotten(id) => {
            let shared = shared.clone();
            tokio::spawn(async move { shared.registry.forget(&id).await });
        }
    }
}

fn say(cluster: &Cluster, from: &Arc<str>, line: LineId, said: ToTable) {
    let table = cluster.lines.table_of(from, line);
    let is_heard = table.is_some_and(|table| table.try_send(said).is_ok());
    if !is_heard {
        // The table is gone, or so far behind that the connection had better come back later.
        let number = Connection(line.number);
        if let Some(table) = cluster.lines.table_of(from, line) {
            cluster.lines.guest_has_gone(line);
            tell(table, ToTable::Gone(number));
        }
        cluster
            .post
            .send(from, Item::Closed(line, Farewell::Resume));
    }
}

/// Hands frames of a table to the connections here that they are for.
fn hand_out(cluster: &Cluster, from: &Arc<str>, told: &Told) {
    for (line, places) in &told.to {
        let Some(outbox) = cluster.lines.to_tell(*line) else {
            cluster.post.send(from, Item::Gone(*line));
            continue;
        };
        let frames = places
            .iter()
            .filter_map(|&place| told.frames.get(usize::from(place)));
        let taken = { frames }.all(|piece| outbox.send_frame(piece.0.clone()));
        outbox.flush();
        if !taken {
            cluster.lines.take_out(*line);
        }
    }
}
