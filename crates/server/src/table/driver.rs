//! The task that drives a table: it hands in what happens, and carries out what the table says is to be done.
//!
//! This is the only place that stores before it tells: whatever a table sends after a store waits until that is on
//! disk. If storing fails, nothing of it was told; the table is thrown away, its connections are asked to come back, and
//! the next of them reads it anew. So it is among several nodes when this one has lost the table, or may have.

use super::message::{Join, Said, ToTable};
use super::outbox::Outbox;
use crate::cluster::{Cluster, Tenure};
use crate::identity::random_bytes;
use crate::store::{CHAT_KEPT, Fence, StoreError, TableWrite};
use crate::{Shared, meters};
use enigma_game::Seed;
use enigma_protocol::Farewell;
use enigma_table::{
    Connection, Doc, GameId, Input, Note, Output, Outputs, PersonId, Stored, StoredTable, Table,
    TableCode, Wall, Work,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// How many messages may wait for a table.
pub const INBOX: usize = 256;

/// A table in memory with everything that it does not know of: sockets, store, clock and threads.
pub struct Driver {
    shared: Arc<Shared>,
    table: Table,
    code: TableCode,
    hold: Hold,
    lines: BTreeMap<Connection, Line>,
    /// The game that the registry knows to be under way.
    playing: Option<GameId>,
    /// What is to be done before anything else happens.
    first: Outputs,
    asleep: bool,
    /// Whether the table leaves memory as the server goes down: its game goes on elsewhere.
    stopped: bool,
    /// Who waits until all is stored that happened before.
    erased: Vec<oneshot::Sender<()>>,
    /// The way into the own inbox, for what is worked out elsewhere.
    own: mpsc::WeakSender<ToTable>,
}

/// By what right a node drives a table.
pub struct Hold {
    /// What the table's changes are held against.
    pub fence: Fence,
    /// What a node among several knows besides.
    pub tenancy: Option<Tenancy>,
}

/// A table of a node among several.
pub struct Tenancy {
    /// The node.
    pub cluster: Arc<Cluster>,
    /// For how long it may drive tables.
    pub tenure: Arc<Tenure>,
    /// Raised with every claim.
    pub epoch: u64,
    /// Until when another node drove the table, if one did.
    pub driven_until: Option<Wall>,
}

/// A connection at the table.
struct Line {
    outbox: Outbox,
    person: Option<PersonId>,
}

impl Driver {
    /// Reads a table that is stored, and the game on it.
    ///
    /// # Errors
    /// If the store fails, or what is stored is damaged.
    pub async fn read(
        shared: Arc<Shared>,
        (stored, hold): (StoredTable, Hold),
        own: mpsc::WeakSender<ToTable>,
    ) -> Result<Self, StoreError> {
        let doc: Doc = serde_json::from_str(&stored.doc).map_err(|error| damaged(&error))?;
        let (store, code) = (&shared.store, doc.code.clone());
        let chat = match doc.chat_lines {
            0 => Vec::new(),
            _ => store.chat(&code, 0, CHAT_KEPT).await?,
        };
        let game = match &doc.game {
            Some(id) => {
                let game = store.game(id).await?;
                let game = game.ok_or_else(|| damaged(&"the game is not stored"))?;
                Some((game, store.entries(id).await?))
            }
            None => None,
        };
        let awake_until = doc.game.as_ref().map(|game| match &hold.tenancy {
            Some(tenancy) => tenancy.driven_until.unwrap_or_else(|| shared.now()),
            None => shared.awake_until(game),
        });
        let stored = Stored {
            doc,
            listed: stored.listed,
            game,
            awake_until: awake_until.unwrap_or_default(),
            chat,
        };
        let (house, now) = (shared.house.clone(), shared.now());
        let seed = Seed::from_bytes(random_bytes());
        let woken =
            tokio::task::spawn_blocking(move || Table::wake(stored, house, &seed, now)).await;
        let woken = woken.map_err(|error| damaged(&error))?;
        let (table, first) = woken.map_err(|why| damaged(&why))?;
        Ok(Self {
            shared,
            table,
            code,
            hold,
            lines: BTreeMap::new(),
            playing: None,
            first,
            asleep: false,
            stopped: false,
            erased: Vec::new(),
            own,
        })
    }

    /// Runs the table until nobody needs it any more. In a box, as the task would hold it twice.
    pub async fn run(mut self: Box<Self>, mut inbox: mpsc::Receiver<ToTable>) {
        // Should the task break down, nobody is to find it any more.
        let _watch = Watch {
            shared: self.shared.clone(),
            code: self.code.clone(),
            own: self.own.clone(),
        };
        let mut outputs = std::mem::take(&mut self.first);
        loop {
            if let Err(over) = Box::pin(self.carry_out(outputs)).await {
                return self.break_off(&over);
            }
            self.flush();
            for erased in self.erased.drain(..) {
                let _ = erased.send(());
            }
            if self.asleep {
                if let Some(game) = &self.playing {
                    self.shared.registry.playing(game, false);
                }
                self.leave_memory();
                self.give_up();
                self.part(Farewell::Resume);
                return send_back(inbox);
            }
            let wake = self.table.next_wake().map(|wake| wake.0);
            outputs = tokio::select! {
                biased;
                message = inbox.recv() => match message {
                    Some(ToTable::Abandon) => return self.break_off(&Over::Lost),
                    Some(message) => self.hear(message),
                    None => return self.leave_memory(),
                },
                () = self.shared.clock.sleep_until(wake) => self.take(Input::Time),
            };
        }
    }

    fn take(&mut self, input: Input) -> Outputs {
        let now = self.shared.now();
        self.table.take(input, now)
    }

    fn hear(&mut self, message: ToTable) -> Outputs {
        let input = match message {
            ToTable::Join(join) => self.join(*join),
            ToTable::Said(said) => {
                let Said {
                    from,
                    message,
                    received,
                } = *said;
                Input::Said {
                    from,
                    message,
                    received,
                }
            }
            ToTable::Quiet { from, quiet } => Input::Quiet(from, quiet),
            ToTable::Gone(connection) => {
                self.drop_line(connection);
                Input::Gone(connection)
            }
            ToTable::Renamed(person) => Input::Renamed(*person),
            ToTable::MayRename(asked) => {
                let (person, answer) = *asked;
                let _ = answer.send(self.table.may_rename(&person));
                return Vec::new();
            }
            ToTable::Forgotten(person) => Input::Forgotten(*person),
            ToTable::Erased(asked) => {
                let (person, done) = *asked;
                self.erased.push(done);
                Input::Erased(person)
            }
            ToTable::Worked(work) => {
                let (number, worked) = *work;
                Input::Worked(number, worked)
            }
            ToTable::Stop(reason) => {
                self.stopped = reason != Farewell::Expired;
                Input::Stop(reason)
            }
            // Heard before anything else is done.
            ToTable::Abandon => return Vec::new(),
        };
        self.take(input)
    }

    fn join(&mut self, join: Join) -> Input {
        let Join { came, outbox } = join;
        let person = came.person.as_ref().map(|person| person.id.clone());
        if let Some(person) = &person {
            self.shared.registry.came(person, &self.code);
        }
        self.lines.insert(came.connection, Line { outbox, person });
        Input::Came(came)
    }

    /// Does what is to be done, in its order. What comes after a store waits until that is on disk.
    async fn carry_out(&mut self, mut outputs: Outputs) -> Result<(), Over> {
        self.hold.expect_valid()?;
        if outputs
            .iter()
            .any(|output| matches!(output, Output::Send(..)))
        {
            self.hold.expect_own().await?;
        }
        while !outputs.is_empty() {
            let mut behind = Vec::new();
            for output in outputs {
                match output {
                    Output::Store(writes) => {
                        // What is known already need not wait for the disk.
                        self.flush();
                        self.store(writes).await?;
                    }
                    Output::Send(to, frame) => {
                        let line = self.lines.get(&to);
                        if line.is_some_and(|line| !line.outbox.send_frame(frame)) {
                            self.drop_line(to);
                            behind.push(to);
                        }
                    }
                    Output::Close(line, reason) => {
                        if let Some(line) = self.lines.get(&line) {
                            line.outbox.close(reason);
                        }
                        self.drop_line(line);
                    }
                    Output::Work(work) => self.start(work),
                    Output::Note(note) => self.note(note),
                    Output::Sleep => self.asleep = true,
                }
            }
            outputs = Vec::new();
            for connection in behind {
                outputs.extend(self.take(Input::Gone(connection)));
            }
        }
        self.tell_registry();
        Ok(())
    }

    /// Stores changes, unless somebody else has taken the table, or may take it before the answer is there.
    async fn store(&mut self, writes: Vec<TableWrite>) -> Result<(), Over> {
        let hold = &mut self.hold;
        let written = self.shared.store.write_fenced(&hold.fence, writes);
        let written = match &hold.tenancy {
            None => written.await,
            Some(tenancy) => tokio::select! {
                biased;
                written = written => written,
                () = tenancy.tenure.ended() => return Err(Over::Lost),
            },
        };
        hold.fence.version = written.map_err(Over::NotStored)?;
        hold.expect_valid()
    }

    /// The table cannot go on here: nothing more is told, and whoever comes next reads it anew.
    fn break_off(mut self: Box<Self>, over: &Over) {
        self.leave_memory();
        let reason = match over {
            Over::Lost | Over::NotStored(StoreError::Taken) => Farewell::Resume,
            Over::NotStored(_) => Farewell::Trouble,
        };
        if let Some(tenancy) = &self.hold.tenancy {
            let is_playing = self.playing.as_ref();
            if let Some(game) = is_playing {
                self.shared.registry.playing(game, false);
            }
            if matches!(over, Over::NotStored(StoreError::Taken)) {
                meters::conflict();
            }
            // Whoever's it is now: its game must not wait for a visitor. The others adopt what was of a tenure that is over.
            if is_playing.is_some() && tenancy.tenure.lasts() {
                tenancy.cluster.is_stray(&self.code);
            }
        }
        tracing::debug!(?over, "a table is read anew");
        self.part(reason);
    }

    /// Lets other nodes have the table, unless its game is to go on at one of them.
    fn give_up(&self) {
        if let Some(tenancy) = self.hold.tenancy.as_ref().filter(|_| !self.stopped) {
            tenancy.cluster.give_up(&self.code, tenancy.epoch);
        }
    }

    /// Has some work done on another thread; what comes of it comes back through the inbox.
    fn start(&self, work: Work) {
        let Some(own) = self.own.upgrade() else {
            return;
        };
        let number = work.number();
        tokio::spawn(async move {
            let worked = tokio::task::spawn_blocking(move || work.run()).await;
            let worked = ToTable::Worked(Box::new((number, worked.ok())));
            let _ = own.send(worked).await;
        });
    }

    fn note(&self, note: Note) {
        match note {
            Note::Refused => metrics::counter!("enigma_refusals_total").increment(1),
            Note::GameBegan => metrics::counter!("enigma_games_started_total").increment(1),
            Note::GameEnded => {
                metrics::counter!("enigma_games_ended_total").increment(1);
                self.shared.games_ended.notify_one();
            }
            Note::Stepped(bytes) => {
                meters::STEPS.increment(1);
                meters::BYTES_TOLD.increment(bytes);
            }
            Note::Resumed => metrics::counter!("enigma_resumes_total").increment(1),
            Note::BotFailed(seat, why) => {
                tracing::error!(table = %self.code, %seat, why, "a bot failed and is made anew");
                metrics::counter!("enigma_bot_failures_total").increment(1);
            }
            Note::NotBegun(why) => {
                tracing::error!(table = %self.code, why, "a game could not begin");
            }
        }
    }

    /// Keeps the registry up to date about which games are under way.
    fn tell_registry(&mut self) {
        let under_way = self.table.game_under_way();
        if under_way == self.playing.as_ref() {
            return;
        }
        let registry = &self.shared.registry;
        if let Some(over) = &self.playing {
            registry.playing(over, false);
            // Whoever looks at it later may wish for it again.
            let _ = self.shared.analyst.wish(over);
        }
        if let Some(begun) = under_way {
            registry.playing(begun, true);
        }
        self.playing = under_way.cloned();
    }

    /// Writes to the sockets what was sent to their connections: once for all that came together.
    fn flush(&self) {
        Outbox::flush_all(self.lines.values().map(|line| &line.outbox));
    }

    fn drop_line(&mut self, connection: Connection) {
        let line = self.lines.remove(&connection);
        if let Some(person) = line.and_then(|line| line.person) {
            self.shared.registry.went(&person, &self.code);
        }
    }

    fn leave_memory(&self) {
        self.shared.registry.remove(&self.code, &self.own);
    }

    /// Says goodbye to everybody who is still there.
    fn part(&mut self, reason: Farewell) {
        let lines: Vec<Connection> = self.lines.keys().copied().collect();
        for connection in lines {
            if let Some(line) = self.lines.get(&connection) {
                line.outbox.close(reason);
            }
            self.drop_line(connection);
        }
    }
}

fn damaged(why: &dyn std::fmt::Display) -> StoreError {
    StoreError::Damaged(why.to_string())
}

/// Why a table cannot go on.
#[derive(Debug)]
enum Over {
    /// Something could not be stored, or nobody knows whether it was.
    NotStored(StoreError),
    /// The node could not say in time that it is alive, and another one may drive the table.
    Lost,
}

impl Hold {
    /// The owner's epoch.
    pub fn epoch(&self) -> u64 {
        self.tenancy.as_ref().map_or(0, |tenancy| tenancy.epoch)
    }

    /// That no other node has taken the table while it might; asked before anybody is told anything, as not all that is told is stored.
    async fn expect_own(&self) -> Result<(), Over> {
        let Some(tenancy) = &self.tenancy else {
            return Ok(());
        };
        let own = tokio::select! {
            biased;
            own = tenancy.cluster.is_own(&self.fence.code, tenancy.epoch) => own,
            () = tenancy.tenure.ended() => return Err(Over::Lost),
        };
        match own.map_err(Over::NotStored)? {
            true => self.expect_valid(),
            false => Err(Over::Lost),
        }
    }

    /// That nobody else may drive the table; looked at right before anybody is told anything.
    fn expect_valid(&self) -> Result<(), Over> {
        match &self.tenancy {
            Some(tenancy) if !tenancy.tenure.lasts() => Err(Over::Lost),
            _ => Ok(()),
        }
    }
}

/// Whoever wrote to a table that has left memory is told to come again.
fn send_back(mut inbox: mpsc::Receiver<ToTable>) {
    inbox.close();
    while let Ok(message) = inbox.try_recv() {
        if let ToTable::Join(join) = message {
            join.outbox.close(Farewell::Resume);
        }
    }
}

/// Sees to a table's task that breaks down: the lines end as it goes, and the next visit reads the
/// table anew.
struct Watch {
    shared: Arc<Shared>,
    code: TableCode,
    own: mpsc::WeakSender<ToTable>,
}

impl Drop for Watch {
    fn drop(&mut self) {
        if std::thread::panicking() {
            tracing::error!(table = %self.code, "a table broke down and is read anew");
            metrics::counter!("enigma_tables_broken_total").increment(1);
            self.shared.registry.broke(&self.code, &self.own);
            if let Some(cluster) = &self.shared.cluster {
                cluster.is_stray(&self.code);
            }
        }
    }
}
