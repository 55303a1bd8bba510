//! HTTP: the router, and what all of its parts share.

mod daily;
mod dictionary;
mod door;
mod first_page;
mod games;
mod guard;
mod limits;
mod me;
mod numbers;
mod openapi;
mod ops;
mod pages;
mod passkeys;
mod patience;
mod play_on;
mod practice;
mod preview;
mod problem;
mod puzzles;
mod replay;
mod socket;
mod tables;
mod who;
mod wire;
mod words;

pub use limits::Limits;
pub use openapi::description;
pub(crate) use ops::install_metrics;
pub use pages::are_built as pages_are_built;
pub(crate) use patience::PatientListener;

use crate::Shared;
use crate::note::Note;
use axum::Router;
use axum::routing::{get, post};
use door::Door;
use enigma_table::Connection;
use limits::Addresses;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::Semaphore;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;

/// The largest body of a request, but for records.
const BODY: usize = 64 << 10;
/// So many pieces of records are made at the same time.
const RECORDS: usize = 4;

/// What the handlers share.
pub struct Web {
    pub(crate) shared: Arc<Shared>,
    pub(crate) public_url: Option<String>,
    /// Where others open this server, if it knows.
    pub(crate) others: Option<String>,
    /// What whoever runs the server says about it.
    pub(crate) note: Option<Note>,
    pub(crate) behind_proxy: bool,
    pub(crate) addresses: Addresses,
    pub(crate) door: Arc<Door>,
    pub(crate) limits: Limits,
    pub(crate) connections: AtomicU64,
    /// Whose turn it is to have a piece of a record made.
    pub(crate) records: Semaphore,
    /// Whose turn it is to have a replay made.
    pub(crate) replays: Semaphore,
    /// What everybody here needs for a puzzle.
    pub(crate) usual: numbers::Usual,
    /// Room for replays that are on their way, in KiB.
    pub(crate) on_the_way: Arc<Semaphore>,
    /// Room for records that come from outside.
    pub(crate) uploads: Semaphore,
    /// Pictures of games for messengers.
    pub(crate) previews: preview::Previews,
    pub(crate) health: ops::Health,
}

impl Web {
    /// What the handlers of one server share.
    #[must_use]
    pub fn new(
        shared: Arc<Shared>,
        public_url: Option<String>,
        behind_proxy: bool,
        limits: Limits,
    ) -> Self {
        // All that comes through a proxy comes from its address.
        let of_one = (!behind_proxy).then_some(limits.connections);
        let cluster = shared.cluster.as_ref();
        let first = cluster.map_or(1, |cluster| cluster.first_connection());
        Self {
            shared,
            others: public_url.clone(),
            public_url,
            note: None,
            behind_proxy,
            addresses: Addresses::new(limits),
            door: Arc::new(Door::new(of_one, limits.in_all)),
            limits,
            connections: AtomicU64::new(first),
            records: Semaphore::new(RECORDS),
            replays: Semaphore::new(replay::REPLAYS),
            usual: numbers::Usual::default(),
            on_the_way: Arc::new(Semaphore::new(replay::ON_THE_WAY)),
            uploads: Semaphore::new(replay::UPLOADS),
            previews: preview::Previews::default(),
            health: ops::Health::default(),
        }
    }

    /// The number of one more connection.
    pub(crate) fn next_connection(&self) -> Connection {
        Connection(self.connections.fetch_add(1, Ordering::Relaxed))
    }

    /// The same, with what its host says about it.
    #[must_use]
    pub fn with_note(mut self, note: Option<Note>) -> Self {
        self.note = note;
        self
    }

    /// The same, found there by others in the network. Behind a proxy that is nobody's business.
    #[must_use]
    pub fn found_at(mut self, others: Option<String>) -> Self {
        if !self.behind_proxy {
            self.others = others;
        }
        self
    }
}

/// Everything the server answers to.
pub fn router(web: Arc<Web>) -> Router {
    let api = Router::new()
        .route("/health", get(ops::health))
        .route("/version", get(ops::version))
        .route("/about", get(ops::about))
        .route("/openapi.json", get(openapi::json))
        .route("/me", get(me::get).post(me::name).delete(me::forget))
        .route("/me/link", post(me::link))
        .route("/me/claim", post(me::claim))
        .route("/me/devices", get(me::devices))
        .route(
            "/me/devices/{device}",
            post(me::name_device).delete(me::drop_device),
        )
        .route("/me/passkeys", post(passkeys::make))
        .route("/me/passkeys/wish", post(passkeys::wish))
        .route("/me/passkeys/question", post(passkeys::question))
        .route("/me/passkeys/claim", post(passkeys::claim))
        .route(
            "/me/passkeys/{passkey}",
            post(passkeys::name).delete(passkeys::drop),
        )
        .route("/me/recovery", post(me::recovery))
        .route("/me/numbers", get(numbers::mine))
        .route("/me/ratings", get(numbers::ratings).post(numbers::wish))
        .route("/me/export", get(numbers::export))
        .route("/me/games", get(games::mine))
        .route("/tables", get(tables::open).post(tables::create))
        .route("/tables/{code}", get(tables::one))
        .route("/tables/{code}/ratings", get(numbers::at_table))
        .route("/games/{id}", get(games::one))
        .route("/games/{id}/name", post(games::name))
        .route("/games/{id}/record", get(games::record))
        .route("/games/{id}/replay", get(replay::of_game))
        .route("/games/{id}/play-on", post(play_on::of_game))
        .route("/games/{id}/analysis", get(replay::analysis))
        .route("/games/{id}/rounds/{round}", get(dictionary::look_back))
        .route("/words/check", post(dictionary::check))
        .route(
            "/words/{language}/{length}/{difficulty}",
            get(dictionary::suggest),
        )
        .route("/puzzles/{category}/{grade}/{seed}", get(puzzles::by_seed))
        .route("/puzzles/advise", post(puzzles::advise))
        .route("/puzzles/hint", post(puzzles::hint))
        .route("/puzzles/solve", post(puzzles::solve))
        .route("/me/practice", get(practice::bests).post(practice::solved))
        .route("/me/daily", get(daily::mine))
        .route("/daily", get(daily::today))
        .route("/daily/{day}", get(daily::of_day))
        .route(
            "/daily/{day}/{category}",
            get(daily::times).post(daily::solved),
        )
        .route("/daily/{day}/{category}/open", post(daily::open))
        .route(
            "/daily/{day}/word/{language}",
            get(words::tally).post(words::play),
        )
        .route("/daily/{day}/word/{language}/open", post(words::open))
        .route("/words/practice", post(words::practice))
        .fallback(problem::no_such_page)
        .layer(RequestBodyLimitLayer::new(BODY))
        // These see to their own limit: records are long.
        .route("/play-on", post(play_on::of_file))
        .route("/replay", post(replay::of_file));
    Router::new()
        .route("/healthz", get(ops::healthz))
        .route("/metrics", get(ops::metrics))
        .route("/ws/{code}", get(socket::upgrade))
        .route("/g/{id}/preview.png", get(preview::png))
        .fallback(pages::page)
        .layer(RequestBodyLimitLayer::new(BODY))
        .nest("/api", api)
        .layer(axum::middleware::from_fn_with_state(
            web.clone(),
            guard::guard,
        ))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::new())
        .with_state(web)
}
