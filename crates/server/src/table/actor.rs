//! The task that owns a table. Everything that happens at the table happens here, one thing after
//! the other: it is stored first, then told.

use super::doc::Doc;
use super::message::{Join, ToTable};
use super::outbox::Outbox;
use super::playing::Playing;
use super::visitors::GRACE;
use crate::Shared;
use crate::house::Refusal;
use crate::store::{Person, StoreError, StoredTable, Write};
use enigma_game::{Seat, Viewer};
use enigma_protocol::{ClientMsg, Farewell, ServerMsg, Stage};
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::mpsc;

/// How many messages may wait for a table.
pub const INBOX: usize = 256;
/// How long a table without anybody at it stays in memory.
const LINGER: u64 = 60_000;

/// A table in memory.
pub struct Actor {
    pub(super) shared: Arc<Shared>,
    pub(super) doc: Doc,
    pub(super) playing: Option<Playing>,
    pub(super) connections: BTreeMap<u64, Connection>,
    /// When the last connection of a person was lost.
    pub(super) lost: BTreeMap<String, u64>,
    pub(super) chat_budget: BTreeMap<String, super::chat::Budget>,
    empty_since: Option<u64>,
    /// When everybody is to be told how many are watching.
    pub(super) tell_crowd_at: Option<u64>,
    /// Whether the table is to be put into the list of open tables again.
    pub(super) to_list: bool,
    /// The way into the own inbox, for bots that think elsewhere.
    pub(super) own: mpsc::WeakSender<ToTable>,
}

/// A connection at the table.
pub struct Connection {
    /// Who it is.
    pub person: Option<Person>,
    /// The way to it.
    pub outbox: Outbox,
    /// From where it looks.
    pub viewer: Viewer,
    /// Whether it has stopped answering.
    pub quiet: bool,
}

/// The store failed: what is in memory may be ahead of it, so the table has to be read anew.
#[derive(Debug)]
pub struct Broken(pub String);

impl From<StoreError> for Broken {
    fn from(error: StoreError) -> Self {
        Self(error.to_string())
    }
}

impl Actor {
    /// A table in memory, with the game on it if there is one.
    ///
    /// # Errors
    /// If the game's record is damaged.
    pub async fn load(
        shared: Arc<Shared>,
        doc: Doc,
        listed: bool,
        own: mpsc::WeakSender<ToTable>,
    ) -> Result<Self, String> {
        let playing = match &doc.game {
            Some(id) => Some(Playing::resume(&doc, id, &shared).await?),
            None => None,
        };
        let now = shared.clock.now();
        let mut actor = Self {
            shared,
            doc,
            playing,
            connections: BTreeMap::new(),
            lost: BTreeMap::new(),
            chat_budget: BTreeMap::new(),
            empty_since: Some(now),
            tell_crowd_at: None,
            to_list: !listed,
            own,
        };
        // Everybody is given a moment to come back.
        let people: Vec<String> = actor.doc.people().into_iter().map(str::to_owned).collect();
        actor.lost.extend(people.into_iter().map(|id| (id, now)));
        Ok(actor)
    }

    /// Runs the table until nobody needs it any more. In a box, as the task would hold it twice.
    pub async fn run(mut self: Box<Self>, mut inbox: mpsc::Receiver<ToTable>) {
        // Should the task break down, nobody is to find it any more.
        let _watch = Watch {
            shared: self.shared.clone(),
            code: self.doc.code.clone(),
            own: self.own.clone(),
        };
        if let Some(playing) = self.under_way() {
            self.shared.registry.playing(&playing.id, true);
        }
        self.ask_bots();
        loop {
            let wake = self.next_wake();
            let outcome = tokio::select! {
                biased;
                message = inbox.recv() => match message {
                    Some(ToTable::Stop(reason)) => return Box::pin(self.stop(reason)).await,
                    Some(message) => self.handle(message).await,
                    None => return,
                },
                () = self.shared.clock.sleep_until(wake) => Box::pin(self.on_time()).await,
            };
            if let Err(Broken(error)) = outcome {
                tracing::error!(%error, "a table could not be stored and is read anew");
                self.shared.registry.remove(&self.doc.code, &self.own);
                return self.part(Farewell::Resume);
            }
            self.flush();
            if self.may_sleep() && inbox.is_empty() && Box::pin(self.fall_asleep()).await {
                // Whoever wrote to us in the meantime is told to come again.
                inbox.close();
                while let Ok(message) = inbox.try_recv() {
                    if let ToTable::Join(join) = message {
                        join.outbox.close(Farewell::Resume);
                    }
                }
                return;
            }
        }
    }

    async fn handle(&mut self, message: ToTable) -> Result<(), Broken> {
        match message {
            // On the heap, so that tables that wait stay small.
            ToTable::Join(join) => Box::pin(self.join(*join)).await,
            ToTable::Said {
                from,
                message,
                received,
            } => Box::pin(self.said(from, *message, received)).await,
            ToTable::Quiet { from, quiet } => {
                if let Some(connection) = self.connections.get_mut(&from)
                    && connection.quiet != quiet
                {
                    connection.quiet = quiet;
                    self.tell_table();
                }
                Ok(())
            }
            ToTable::Renamed(person) => Box::pin(self.renamed(&person)).await,
            ToTable::Gone(connection) => {
                self.gone(connection);
                Ok(())
            }
            ToTable::MayRename(asked) => {
                let (person, answer) = *asked;
                let _ = answer.send(!self.doc.would_pass_for_another(&person));
                Ok(())
            }
            ToTable::Forgotten(person) => {
                self.forget(&person);
                Ok(())
            }
            ToTable::Meant(seat, meant) => Box::pin(self.meant(seat, *meant)).await,
            ToTable::Stop(_) => Ok(()),
        }
    }

    async fn said(&mut self, from: u64, message: ClientMsg, received: u64) -> Result<(), Broken> {
        match message {
            ClientMsg::Hello { .. } => {
                let text = "the connection has begun already";
                self.refuse(from, None, &Refusal::new("hello_again", text));
                Ok(())
            }
            ClientMsg::Ping { n } => {
                let now = self.shared.clock.now();
                self.send(from, &ServerMsg::Pong { now, n });
                Ok(())
            }
            ClientMsg::Look { seat } => {
                self.look(from, Seat(seat));
                Ok(())
            }
            ClientMsg::Do { id, seat, action } => {
                self.act(from, id, seat.map(Seat), action, received).await
            }
            ClientMsg::Table { id, command } => {
                Box::pin(self.table_command(from, id, command)).await
            }
            ClientMsg::Chat { id, say } => Box::pin(self.chat(from, id, say)).await,
        }
    }

    /// Who is behind a connection, if it is somebody.
    pub(super) fn person(&self, from: u64) -> Option<Person> {
        self.connections.get(&from)?.person.clone()
    }

    pub(super) fn send(&mut self, to: u64, message: &ServerMsg) {
        let sent = self
            .connections
            .get(&to)
            .is_none_or(|connection| connection.outbox.send(message));
        if !sent {
            self.gone(to);
        }
    }

    /// Sends a message to everybody at the table.
    pub(super) fn send_all(&mut self, message: &ServerMsg) {
        let frame = super::message::frame(message);
        let behind: Vec<u64> = self
            .connections
            .iter()
            .filter(|(_, connection)| !connection.outbox.send_frame(frame.clone()))
            .map(|(&number, _)| number)
            .collect();
        for connection in behind {
            self.gone(connection);
        }
    }

    /// Writes to the sockets what was sent to their connections: once for all that came together.
    pub(super) fn flush(&self) {
        for connection in self.connections.values() {
            connection.outbox.flush();
        }
    }

    /// Refuses a command, and remembers that while the table is in memory: should it be sent again, the
    /// answer is the same. Nothing has changed, so nothing is stored.
    pub(super) fn refuse(&mut self, to: u64, id: Option<String>, refusal: &Refusal) {
        metrics::counter!("enigma_refusals_total").increment(1);
        if let (Some(person), Some(id)) = (self.person(to), &id) {
            self.doc.answered.remember_refused(&person.id, id, refusal);
        }
        self.send_refusal(to, id, refusal.clone());
    }

    fn send_refusal(&mut self, to: u64, id: Option<String>, refusal: Refusal) {
        let now = self.shared.clock.now();
        let Refusal { name, text } = refusal;
        let message = ServerMsg::Refused {
            now,
            id,
            refusal: name,
            text,
        };
        self.send(to, &message);
    }

    pub(super) fn accept(&mut self, to: u64, id: String, seq: Option<u64>) {
        let now = self.shared.clock.now();
        self.send(to, &ServerMsg::Did { now, id, seq });
    }

    /// Answers a command that was answered before with the same answer. False if it is new.
    pub(super) fn answered_before(&mut self, from: u64, person: &Person, id: &str) -> bool {
        let step = self
            .playing
            .as_ref()
            .and_then(|playing| playing.done(&person.id, id));
        if step.is_some() || self.doc.answered.has_done(&person.id, id) {
            self.accept(from, id.to_owned(), step);
            return true;
        }
        if let Some(refusal) = self.doc.answered.why_refused(&person.id, id) {
            let refusal = refusal.clone();
            self.send_refusal(from, Some(id.to_owned()), refusal);
            return true;
        }
        false
    }

    /// Stores the table as it is now.
    pub(super) async fn store_doc(&self) -> Result<(), Broken> {
        let table = self.doc.stored(self.shared.clock.now());
        Ok(self
            .shared
            .store
            .write(vec![Write::PutTable(table)])
            .await?)
    }

    fn next_wake(&self) -> Option<u64> {
        let game = self.playing.as_ref().and_then(Playing::next_wake);
        let sleep = self.sleeps_at();
        let sleep = sleep.filter(|_| self.could_sleep());
        [game, sleep, self.next_presence_wake()]
            .into_iter()
            .flatten()
            .min()
    }

    async fn on_time(&mut self) -> Result<(), Broken> {
        self.play_on().await?;
        self.check_presence().await
    }

    pub(super) fn note_emptiness(&mut self) {
        if !self.connections.is_empty() {
            self.empty_since = None;
        } else if self.empty_since.is_none() {
            self.empty_since = Some(self.shared.clock.now());
        }
    }

    /// A game that has a deadline or a bot goes on without anybody looking, but not one whose only
    /// person has not left it.
    fn could_sleep(&self) -> bool {
        let busy = self.playing.as_ref().is_some_and(|playing| {
            !playing.over
                && (playing.seats.iter().any(|life| life.thinking)
                    || (!self.is_against_bots() && playing.next_wake().is_some()))
        });
        self.connections.is_empty() && !busy
    }

    /// When a table that is empty may sleep. A game against bots alone stands still as soon as its
    /// only person is gone.
    fn sleeps_at(&self) -> Option<u64> {
        let linger = if self.is_against_bots() {
            GRACE
        } else {
            LINGER
        };
        self.empty_since.map(|since| since + linger)
    }

    fn may_sleep(&self) -> bool {
        let now = self.shared.clock.now();
        self.could_sleep() && self.sleeps_at().is_some_and(|at| at <= now)
    }

    /// Whether a game runs in which a single person plays, who has not left it to the bots.
    pub(super) fn is_against_bots(&self) -> bool {
        let Some(playing) = self.under_way() else {
            return false;
        };
        let [person] = self.doc.people()[..] else {
            return false;
        };
        let mut seats = playing.seats_of(person);
        seats.any(|seat| !playing.seats[seat].is_given_up())
    }

    /// The game on the table, unless it is over.
    pub(super) fn under_way(&self) -> Option<&Playing> {
        self.playing.as_ref().filter(|playing| !playing.over)
    }

    /// The game on the table, unless it is over.
    pub(super) fn under_way_mut(&mut self) -> Option<&mut Playing> {
        self.playing.as_mut().filter(|playing| !playing.over)
    }

    /// The seats of the game on the table.
    pub(super) fn seats_of_game(&self) -> Vec<Seat> {
        let seats = self.playing.iter();
        seats
            .flat_map(|playing| playing.seats.pairs().map(|(seat, _)| seat))
            .collect()
    }

    /// Leaves memory; false if the table has to stay after all.
    async fn fall_asleep(&mut self) -> bool {
        let now = self.shared.clock.now();
        if let Some(playing) = self.under_way() {
            let asleep = Write::Asleep(playing.id.clone(), Some(now));
            if self.shared.store.write(vec![asleep]).await.is_err() {
                self.empty_since = Some(now);
                return false;
            }
            self.shared.registry.playing(&playing.id, false);
        }
        // Nobody is there, so nobody should be invited.
        let table = self.doc.stored(now);
        if table.listed {
            let unlisted = StoredTable {
                listed: false,
                ..table
            };
            let _ = self
                .shared
                .store
                .write(vec![Write::PutTable(unlisted)])
                .await;
        }
        self.shared.registry.remove(&self.doc.code, &self.own);
        true
    }

    async fn stop(mut self: Box<Self>, reason: Farewell) {
        if reason == Farewell::Expired {
            let _ = self
                .shared
                .store
                .write(vec![Write::DropTable(self.doc.code.clone())])
                .await;
        }
        self.shared.registry.remove(&self.doc.code, &self.own);
        self.part(reason);
    }

    /// Says goodbye to everybody.
    fn part(&mut self, reason: Farewell) {
        for connection in std::mem::take(&mut self.connections).into_values() {
            connection.outbox.close(reason);
            if let Some(person) = &connection.person {
                self.shared.registry.went(&person.id, &self.doc.code);
            }
        }
    }

    /// Somebody is to be nobody here any more: whoever of their devices still knows who they are comes
    /// back at once.
    fn forget(&mut self, person: &str) {
        let theirs = |connection: &Connection| {
            let known = connection.person.as_ref();
            known.is_some_and(|known| known.id == person)
        };
        let lines: Vec<u64> = self
            .connections
            .iter()
            .filter(|(_, connection)| theirs(connection))
            .map(|(&number, _)| number)
            .collect();
        for line in lines {
            if let Some(connection) = self.connections.get(&line) {
                connection.outbox.close(Farewell::Resume);
            }
            self.gone(line);
        }
    }

    pub(super) fn stage(&self) -> Stage {
        self.doc.stage
    }

    /// What a joining connection may look from: a seat it holds, or as a spectator.
    pub(super) fn viewer_for(&self, join: &Join) -> Viewer {
        let Some(person) = &join.person else {
            return Viewer::Spectator;
        };
        let seats: Vec<Seat> = self.seats_to_look_from(&person.id);
        let wanted = join.seat.filter(|seat| seats.contains(seat));
        let seat = wanted.or(seats.first().copied());
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

/// Sees to a table's task that breaks down: the lines end as it goes, and the next visit reads the
/// table anew.
struct Watch {
    shared: Arc<Shared>,
    code: String,
    own: mpsc::WeakSender<ToTable>,
}

impl Drop for Watch {
    fn drop(&mut self) {
        if std::thread::panicking() {
            tracing::error!(table = self.code, "a table broke down and is read anew");
            metrics::counter!("enigma_tables_broken_total").increment(1);
            self.shared.registry.broke(&self.code, &self.own);
        }
    }
}
