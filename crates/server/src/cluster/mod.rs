//! Several nodes on one database and one bus: which of them drives a table, and how connections reach it from any of them.
//!
//! Safety rests on the store alone: what a table writes is held against a version that every claim raises. A node that
//! believes itself the owner longer than it is loses its first write, drops the table, and nobody was told anything. All
//! else here is for speed: `tenure` is for how long a node may take itself for an owner, `keeper` renews that and adopts the
//! tables of nodes that are gone, `post` carries `message`s over the bus, `lines` are the connections at one node to tables
//! at another one.

mod address;
mod exposure;
mod keeper;
mod lines;
mod message;
mod post;
mod tenure;

pub use address::{BadBusAddress, BusAddress};
pub(crate) use lines::{Route, join};
pub(crate) use message::{Item, LineId, Piece, Told};
pub(crate) use tenure::Tenure;

use crate::Shared;
use crate::clock::{Clock, RoundTrip};
use crate::identity::random_bytes;
use crate::store::{Found, Peer, Person, PostgresStore, StoreError};
use enigma_cipher::words;
use enigma_protocol::Farewell;
use enigma_table::{PersonId, TableCode};
use exposure::Exposure;
use futures_util::future::join_all;
use lines::Lines;
use message::{Question, Reply};
use post::{Ends, Post};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// So often the database is asked for its time before a node begins.
const ASKED: usize = 8;

/// This node among the others.
pub struct Cluster {
    /// The name of this process on the bus.
    process: Arc<str>,
    store: Arc<PostgresStore>,
    post: Post,
    lines: Lines,
    inner: Mutex<Inner>,
    tenures: AtomicU64,
    /// Whether the own tables may be others than the database says.
    doubts: AtomicBool,
    /// Whether other nodes may have taken some of them.
    exposure: Exposure,
    leaving: AtomicBool,
}

struct Inner {
    tenure: Arc<Tenure>,
    /// The nodes that are alive, this one among them.
    peers: Vec<Peer>,
    /// Own tables whose task has ended though their game goes on.
    stray: BTreeSet<TableCode>,
}

/// What is to be started once everything else is there.
pub struct Started {
    /// The node.
    pub cluster: Arc<Cluster>,
    ends: Ends,
}

/// How a node is, for whoever keeps it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    /// Whether its row in the database is valid.
    pub tenure: bool,
    /// Whether the bus reaches it.
    pub bus: bool,
    /// Whether the bus reaches another node.
    pub bus_of_others: bool,
    /// How many nodes are alive.
    pub nodes: usize,
}

/// The process whose node that is.
fn process_of(node: &str) -> &str {
    node.split_once('.').map_or(node, |(process, _)| process)
}

/// The first of the numbers that no other process gives to anything.
fn first_number(process: &str) -> u64 {
    let name = u64::from_str_radix(process, 16).unwrap_or(0);
    name & !u64::from(u32::MAX)
}

/// Lines are counted apart from the connections of the same process.
fn first_line(process: &str) -> u64 {
    first_number(process) | 1 << 31
}

impl Cluster {
    /// Connects to the bus, and enters this node into the database.
    ///
    /// # Errors
    /// If one of them cannot be reached.
    pub async fn enter(store: Arc<PostgresStore>, bus: &BusAddress) -> Result<Started, EnterError> {
        let random: [u8; 8] = random_bytes();
        let process = random.iter().fold(String::new(), |mut name, byte| {
            let _ = write!(name, "{byte:02x}");
            name
        });
        let (post, ends) = Post::open(bus, &process).await.map_err(EnterError::Bus)?;
        expect_same_words(&store).await?;
        let asked = Instant::now();
        let id = format!("{process}.1");
        let lines = Lines::from(first_line(&process));
        store.enter(&id, tenure::LEASE, true).await?;
        // Whoever is alive already is known from the start.
        let known = store.renew(&id, tenure::LEASE, true).await?;
        let peers = known.map(|(_, peers)| peers).unwrap_or_default();
        let cluster = Self {
            process: process.into(),
            store,
            post,
            lines,
            inner: Mutex::new(Inner {
                tenure: Arc::new(Tenure::begun(id, asked)),
                peers,
                stray: BTreeSet::new(),
            }),
            tenures: AtomicU64::new(1),
            doubts: AtomicBool::new(false),
            exposure: Exposure::default(),
            leaving: AtomicBool::new(false),
        };
        Ok(Started {
            cluster: Arc::new(cluster),
            ends,
        })
    }

    /// A clock that goes as the database's does.
    ///
    /// # Errors
    /// If that cannot be reached.
    pub async fn clock(&self, not_before: Option<u64>) -> Result<Clock, StoreError> {
        let mut trips = Vec::new();
        for _ in 0..ASKED {
            let asked = Instant::now();
            let shown = self.store.time().await?;
            trips.push(RoundTrip {
                asked,
                heard: Instant::now(),
                shown,
            });
        }
        Ok(Clock::shared(&trips, not_before))
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The present tenure.
    pub(crate) fn tenure(&self) -> Arc<Tenure> {
        self.lock().tenure.clone()
    }

    /// The first number of this process's connections: they are unique among all nodes.
    pub(crate) fn first_connection(&self) -> u64 {
        first_number(&self.process) | 1
    }

    /// Finds who drives a table; this node, if nobody does.
    pub(crate) async fn find_or_claim(
        &self,
        code: &TableCode,
    ) -> Result<(Found, Arc<Tenure>), StoreError> {
        let tenure = self.tenure();
        if !tenure.lasts() || self.leaving.load(Ordering::Relaxed) {
            return Ok((Found::Unclear, tenure));
        }
        let found = self.store.find_or_claim(code, tenure.id()).await?;
        Ok((found, tenure))
    }

    /// Whether a table that is here since this epoch is this node's. The database is asked where others may have taken it: whoever
    /// comes is not to see what it was.
    pub(crate) async fn is_own(&self, code: &TableCode, epoch: u64) -> Result<bool, StoreError> {
        match self.exposure.is_there() {
            true => self.store.owns(code, epoch).await,
            false => Ok(true),
        }
    }

    /// The own tables are compared with the database soon.
    fn doubt(&self) {
        self.doubts.store(true, Ordering::Relaxed);
    }

    /// An own table's task has ended, though it is still this node's.
    pub(crate) fn is_stray(&self, code: &TableCode) {
        self.lock().stray.insert(code.clone());
    }

    /// This node has no use for a table any more.
    pub(crate) fn give_up(&self, code: &TableCode, epoch: u64) {
        let giving = self.store.give_up(code, epoch);
        tokio::spawn(async move {
            if let Err(error) = giving.await {
                tracing::debug!(%error, "a table could not be given up");
            }
        });
    }

    /// The other processes that are alive.
    fn others(&self) -> BTreeSet<Arc<str>> {
        let inner = self.lock();
        let processes = inner.peers.iter().map(|peer| process_of(&peer.id));
        processes
            .filter(|&process| process != &*self.process)
            .map(Arc::from)
            .collect()
    }

    /// Whether no table of another node at which somebody is minds their being called that.
    pub(crate) async fn may_rename(&self, person: &Person) -> bool {
        let question = Question::MayRename(person.id.clone(), person.name.clone());
        let others = self.others();
        let asked = others
            .iter()
            .map(|process| self.post.ask(process, &question));
        let answers = join_all(asked).await;
        let refused = answers
            .into_iter()
            .flatten()
            .any(|answer| matches!(Reply::read(&answer), Ok(Reply::No)));
        !refused
    }

    /// Has the node that drives a table see to it that nothing of it names somebody any more. Whether it did.
    pub(crate) async fn erase(&self, node: &str, code: &TableCode, person: &PersonId) -> bool {
        let question = Question::Erase(code.clone(), person.clone());
        let answer = self.post.ask(process_of(node), &question).await;
        answer.is_ok_and(|answer| matches!(Reply::read(&answer), Ok(Reply::Yes)))
    }

    /// Tells the other nodes that somebody has another name.
    pub(crate) fn rename(&self, person: &Person) {
        for process in self.others() {
            let item = Item::Renamed(person.id.clone(), person.name.clone());
            self.post.send(&process, item);
        }
    }

    /// Tells the other nodes that somebody is forgotten on one of their devices.
    pub(crate) fn forget(&self, person: &PersonId) {
        for process in self.others() {
            self.post.send(&process, Item::Forgotten(person.clone()));
        }
    }

    /// Sends something to a process.
    pub(crate) fn send(&self, process: &Arc<str>, item: Item) {
        self.post.send(process, item);
    }

    /// A connection elsewhere is at its table here no more.
    pub(crate) fn guest_has_gone(&self, line: LineId) {
        self.lines.guest_has_gone(line);
    }

    /// How the node is.
    pub(crate) fn state(&self) -> State {
        let inner = self.lock();
        let others = inner
            .peers
            .iter()
            .filter(|peer| process_of(&peer.id) != &*self.process);
        State {
            tenure: inner.tenure.lasts(),
            bus: self.post.is_up(),
            bus_of_others: { others }.any(|peer| peer.bus),
            nodes: inner.peers.len(),
        }
    }

    /// Takes in no more tables: this node is going.
    pub(crate) fn closes(&self) {
        self.leaving.store(true, Ordering::Relaxed);
    }

    /// Leaves, once all tables are given up: their connections know already.
    pub(crate) async fn leave(&self) {
        self.lines.part(Farewell::Restart);
        let tenure = self.tenure();
        self.post.flush().await;
        if let Err(error) = self.store.leave(tenure.id()).await {
            tracing::debug!(%error, "the others find out by themselves that this node is gone");
        }
        tenure.end();
    }
}

/// A table may move to any node, where its game is played again: what that depends on has to be the same. Lists that were
/// published are; those of a program between two releases may differ from another one's under the same number.
async fn expect_same_words(store: &PostgresStore) -> Result<(), StoreError> {
    let name = format!("words-{}", words::NEWEST);
    match store.agree(&name, words::fingerprint()).await? {
        true => Ok(()),
        false => Err(StoreError::Failed(
            "the nodes that are running there play with other word lists than this program; run the same one on all of them"
                .into(),
        )),
    }
}

impl Started {
    /// Begins to carry, to renew and to adopt.
    pub fn run(self, shared: &Arc<Shared>) {
        let shared = Arc::downgrade(shared);
        self.ends.carry(&self.cluster, &shared);
        keeper::start(&self.cluster, &shared);
    }
}

/// Answers what another node asks.
async fn answer(cluster: &Arc<Cluster>, shared: &Arc<Shared>, question: Question) -> Reply {
    match question {
        Question::Join(joining) => lines::welcome(cluster, shared, *joining).await,
        Question::MayRename(id, name) => {
            let person = Person { id, name };
            match shared.registry.may_rename(&person).await {
                true => Reply::Yes,
                false => Reply::No,
            }
        }
        Question::Erase(code, person) => match shared.registry.erase(&code, &person).await {
            true => Reply::Yes,
            false => Reply::No,
        },
    }
}

/// Why a node cannot be one.
#[derive(Debug, thiserror::Error)]
pub enum EnterError {
    /// The bus cannot be reached.
    #[error("{0}")]
    Bus(String),
    /// The database cannot be reached.
    #[error("{0}")]
    Store(#[from] StoreError),
}
