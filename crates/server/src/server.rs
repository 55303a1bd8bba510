//! A server from its beginning to its end.

use crate::Shared;
use crate::analyst;
use crate::clock::Clock;
use crate::cluster::{self, BusAddress, Cluster, EnterError};
use crate::counting;
use crate::greeting::address_for_others;
use crate::house::House;
use crate::http::{self, Limits, PatientListener, Web};
use crate::note::Note;
use crate::registry::{NotFound, Place, Registry};
use crate::store::{Address, PostgresStore, SqliteStore, Store, StoreError, TableWrite, file_in};
use axum::serve::ListenerExt;
use enigma_protocol::Farewell;
use enigma_table::Wall;
use std::fmt;
use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;

/// While games are under way the store is told this often that the server is alive, so that after
/// a crash nobody loses more than this.
const HEARTBEAT: u64 = 1_000;
/// How often changes are folded into the data file, if there were any.
const TIDYING: u64 = 60 * 1000;
/// How often idle tables are looked for.
const EXPIRY_CHECK: u64 = 10 * 60 * 1000;
/// Tables without a game that nobody touched for so long are given up.
const IDLE: u64 = 24 * 60 * 60 * 1000;
/// Likewise those with a game to which nobody came for so long; it is broken off.
const FORGOTTEN: u64 = 14 * IDLE;

/// Where a server keeps everything.
#[derive(Debug, Clone)]
pub enum Keep {
    /// In a SQLite file in this folder.
    Folder(PathBuf),
    /// In a PostgreSQL database.
    Database(Box<Address>),
}

impl From<&Path> for Keep {
    fn from(folder: &Path) -> Self {
        Self::Folder(folder.to_owned())
    }
}

/// The folder's path, or the address without its password.
impl fmt::Display for Keep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => folder.display().fmt(f),
            Self::Database(address) => address.fmt(f),
        }
    }
}

/// A store that is open.
struct Opened {
    store: Arc<dyn Store>,
    /// On the data folder, if there is one.
    lock: Option<File>,
    /// This server among others, if there is a bus.
    node: Option<cluster::Started>,
}

impl Keep {
    async fn open(&self, bus: Option<&BusAddress>) -> Result<Opened, StartError> {
        match (self, bus) {
            (Self::Folder(_), Some(_)) => Err(StartError::BusAlone),
            (Self::Folder(folder), None) => {
                let lock = lock_folder(folder)?;
                Ok(Opened {
                    store: Arc::new(SqliteStore::open(&file_in(folder))?),
                    lock: Some(lock),
                    node: None,
                })
            }
            (Self::Database(address), bus) => {
                let failed = |error| StartError::Database(address.clone(), error);
                let store = match bus {
                    Some(_) => PostgresStore::open_shared(address).await,
                    None => PostgresStore::open(address).await,
                };
                let store = Arc::new(store.map_err(failed)?);
                let node = match bus {
                    Some(bus) => Some(enter(store.clone(), address, bus).await?),
                    None => None,
                };
                Ok(Opened {
                    store,
                    lock: None,
                    node,
                })
            }
        }
    }
}

async fn enter(
    store: Arc<PostgresStore>,
    address: &Address,
    bus: &BusAddress,
) -> Result<cluster::Started, StartError> {
    let entered = Cluster::enter(store, bus).await;
    entered.map_err(|error| match error {
        EnterError::Bus(why) => StartError::Bus(bus.clone(), why),
        EnterError::Store(error) => StartError::Database(Box::new(address.clone()), error),
    })
}

/// How a server is to run.
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where everything is kept.
    pub keep: Keep,
    /// How several servers with the same database reach each other.
    pub bus: Option<BusAddress>,
    /// What its host says about it to those who play there.
    pub note: Option<Note>,
    /// The address people use, if it is another (behind a proxy).
    pub public_url: Option<String>,
    /// Whether a proxy in front says who is asking (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// How much one address may ask for.
    pub limits: Limits,
    /// The time.
    pub clock: Clock,
    /// The games.
    pub house: Arc<dyn House>,
}

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The data folder cannot be used.
    #[error("the data folder {0} cannot be used: {1}")]
    Folder(PathBuf, std::io::Error),
    /// Another server uses it.
    #[error("another server is running with the data folder {0}")]
    InUse(PathBuf),
    /// The store cannot be opened.
    #[error("the data cannot be opened: {0}")]
    Store(#[from] StoreError),
    /// The database cannot be used.
    #[error("the store {0} cannot be used: {why}", why = .1.why())]
    Database(Box<Address>, StoreError),
    /// The bus cannot be reached.
    #[error("the bus {0} cannot be reached: {1}")]
    Bus(BusAddress, String),
    /// A bus without a database to share.
    #[error("a bus is for servers that share a database: name it with --store postgres://…")]
    BusAlone,
    /// The address cannot be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
}

/// A running server.
pub struct Server {
    address: SocketAddr,
    shared: Arc<Shared>,
    stopping: watch::Sender<bool>,
    serving: JoinHandle<()>,
    caring: JoinHandle<()>,
    counting: JoinHandle<()>,
    /// On the data folder, if there is one.
    _lock: Option<File>,
}

impl Server {
    /// Starts a server. It answers when this returns.
    ///
    /// # Errors
    /// If the data or the address cannot be used.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        http::install_metrics();
        // The address first: if it cannot be had, no data folder is left behind.
        let failed = |error| StartError::Listen(config.listen, error);
        let listener = TcpListener::bind(config.listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let Opened { store, lock, node } = config.keep.open(config.bus.as_ref()).await?;
        let last_alive = store.last_alive().await?;
        let last_clock = store.last_clock().await?.map(|shown| shown.0);
        let clock = match (&node, config.clock) {
            (Some(node), Clock::Machine) => node.cluster.clock(last_clock).await?,
            (_, clock) => clock.started(last_clock),
        };
        let (analyst, desk) = analyst::employ();
        let shared = Arc::new(Shared {
            analyst,
            last_alive,
            // A node looks after tables one by one.
            games_awake: node.is_some().into(),
            store,
            house: config.house,
            clock,
            registry: Registry::default(),
            cluster: node.as_ref().map(|node| node.cluster.clone()),
            games_ended: Notify::new(),
        });
        tokio::spawn(desk.work(shared.store.clone(), shared.house.clone()));
        // Should it be killed in a moment, the next one must not go back behind this one's clock.
        shared.note_time().await;
        let others = address_for_others(address, config.public_url.as_deref());
        let web = Web::new(
            shared.clone(),
            config.public_url,
            config.behind_proxy,
            config.limits,
        );
        let web = Arc::new(web.found_at(others).with_note(config.note));
        if let Some(node) = node {
            node.run(&shared);
        }
        let (stopping, stop) = watch::channel(false);
        let started = shared.now();
        let counting = tokio::spawn(counting::run(shared.clone()));
        let caring = tokio::spawn(care(shared.clone(), web.clone(), started));
        let serving = tokio::spawn(serve(listener, web, stop));
        Ok(Self {
            address,
            shared,
            stopping,
            serving,
            caring,
            counting,
            _lock: lock,
        })
    }

    /// Where the server listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops gracefully: everybody is told, and everything is on disk.
    pub async fn stop(self) {
        self.caring.abort();
        self.counting.abort();
        self.shared.analyst.stop();
        if let Some(cluster) = &self.shared.cluster {
            cluster.closes();
        }
        self.shared.registry.stop(Farewell::Restart).await;
        if let Some(cluster) = &self.shared.cluster {
            cluster.leave().await;
        }
        let _ = self.stopping.send(true);
        self.shared.note_time().await;
        // Connections have been told to go; those that do not are left behind.
        let _ = tokio::time::timeout(Duration::from_secs(3), self.serving).await;
        let _ = self.shared.store.close().await;
    }
}

async fn serve(listener: TcpListener, web: Arc<Web>, mut stop: watch::Receiver<bool>) {
    let listener = PatientListener {
        listener,
        web: web.clone(),
    };
    // Tapped only because that passes the address on.
    let listener = listener.tap_io(|_| ());
    let service = http::router(web).into_make_service_with_connect_info::<SocketAddr>();
    let served = axum::serve(listener, service)
        .with_graceful_shutdown(async move {
            let _ = stop.wait_for(|&stop| stop).await;
        })
        .await;
    if let Err(error) = served {
        tracing::error!(%error, "the server stopped listening");
    }
}

/// One server per data folder, or they would write into each other's games.
fn lock_folder(folder: &Path) -> Result<File, StartError> {
    let failed = |error| StartError::Folder(folder.to_owned(), error);
    std::fs::create_dir_all(folder).map_err(failed)?;
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(folder.join("lock"))
        .map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(std::fs::TryLockError::WouldBlock) => Err(StartError::InUse(folder.to_owned())),
        Err(std::fs::TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// Games that are under way go on, whether anybody is there or not. Whether all of them are in memory that can be.
async fn wake_games(shared: &Arc<Shared>) -> bool {
    if shared.cluster.is_some() {
        return true;
    }
    let codes = match shared.store.tables_awake().await {
        Ok(codes) => codes,
        Err(error) => {
            tracing::error!(%error, "games under way could not be looked for");
            return false;
        }
    };
    let mut all = true;
    for code in codes
        .iter()
        .filter(|code| !shared.registry.is_settled(code))
    {
        let found = shared.registry.find(shared, code).await;
        // In memory only once what passed meanwhile is stored.
        all &= found.is_err_and(|error| !error.may_pass());
    }
    all
}

/// Games that have to be awake, heartbeats, and tables that nobody needs any more.
async fn care(shared: Arc<Shared>, web: Arc<Web>, started: Wall) {
    wake_games(&shared).await;
    // Counted from the start, not from when this task comes to it: a clock that is turned by hand may have been
    // turned in between.
    let mut next_heartbeat = started.after(HEARTBEAT);
    let mut next_expiry = started.after(EXPIRY_CHECK);
    let mut next_tidying = started.after(TIDYING);
    loop {
        shared.clock.sleep_until(Some(next_heartbeat.0)).await;
        let now = shared.now();
        next_heartbeat = now.after(HEARTBEAT);
        web.door.report();
        // Until the games of the last server are awake, its last sign of life counts.
        if !shared.games_awake() && wake_games(&shared).await {
            shared.all_games_awake();
        }
        if shared.registry.games_under_way() > 0 {
            shared.note_time().await;
        }
        if now >= next_tidying {
            next_tidying = now.after(TIDYING);
            // A table whose store failed has left memory; its game must not wait for a visitor.
            wake_games(&shared).await;
            // What could not be counted is tried again.
            shared.games_ended.notify_one();
            if let Err(error) = shared.store.tidy().await {
                tracing::debug!(%error, "the store could not be tidied");
            }
        }
        if now >= next_expiry {
            next_expiry = now.after(EXPIRY_CHECK);
            web.addresses.tidy();
            expire(&shared, now).await;
        }
    }
}

async fn expire(shared: &Arc<Shared>, now: Wall) {
    let before = |millis: u64| Wall(now.0.saturating_sub(millis));
    let codes = match shared
        .store
        .idle_tables(before(IDLE), before(FORGOTTEN))
        .await
    {
        Ok(codes) => codes,
        Err(error) => return tracing::error!(%error, "idle tables could not be looked for"),
    };
    if !codes.is_empty() {
        tracing::info!(
            tables = codes.len(),
            "tables that nobody needs any more are given up"
        );
    }
    for code in codes {
        if shared.cluster.is_some() {
            // Whoever drives it gives it up; if nobody does, this node from now on.
            let found = shared.registry.find(shared, &code).await;
            if !matches!(found, Ok(Place::Here(..)) | Err(NotFound::Damaged(_))) {
                continue;
            }
        }
        if shared.registry.holds(&code) {
            shared.registry.expire(&code).await;
        } else {
            let _ = shared
                .store
                .write(vec![TableWrite::DropTable(code).into()])
                .await;
        }
    }
}
