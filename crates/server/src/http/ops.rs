//! For whoever runs the server: health, version, metrics.

use super::Web;
use crate::store::Write;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use enigma_protocol::SUPPORTED;
use enigma_protocol::rest::{About, Version};
use enigma_table::Wall;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::{Arc, OnceLock};

static METRICS: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Begins to collect metrics for all servers of this process.
pub(crate) fn install_metrics() {
    METRICS.get_or_init(|| {
        let handle = PrometheusBuilder::new().install_recorder().ok()?;
        metrics::describe_counter!(
            "enigma_steps_total",
            "steps taken in games, each one stored"
        );
        metrics::describe_counter!("enigma_refusals_total", "commands that were refused");
        metrics::describe_counter!(
            "enigma_bytes_told_total",
            "bytes of steps sent to connections"
        );
        metrics::describe_counter!(
            "enigma_tables_broken_total",
            "tables whose task broke down, each read anew at the next visit"
        );
        metrics::describe_counter!(
            "enigma_bot_failures_total",
            "bots that broke down or were refused, each made anew"
        );
        metrics::describe_counter!(
            "enigma_analyses_total",
            "games that were analysed, each one on a thread of its own"
        );
        metrics::describe_counter!(
            "enigma_analyses_refused_total",
            "analyses that were not begun, as too many were waiting"
        );
        metrics::describe_gauge!(
            "enigma_analyses_waiting",
            "games that wait for their analysis"
        );
        metrics::describe_histogram!(
            "enigma_analysis_seconds",
            "how long an analysis took, with what others were given of its time"
        );
        metrics::describe_gauge!("enigma_connections", "open connections to tables");
        metrics::describe_gauge!("enigma_tables_in_memory", "tables in memory");
        metrics::describe_gauge!("enigma_games_under_way", "games under way in memory");
        metrics::describe_counter!(
            "enigma_adoptions_total",
            "tables taken over from nodes that were gone"
        );
        metrics::describe_counter!(
            "enigma_conflicts_total",
            "changes of tables that were refused, as another node had taken them"
        );
        metrics::describe_counter!(
            "enigma_tenures_lost_total",
            "how often this node could not say in time that it is alive"
        );
        metrics::describe_counter!(
            "enigma_hang_ups_total",
            "lines between nodes that were ended as something on them may be lost"
        );
        metrics::describe_gauge!("enigma_nodes", "nodes that are alive; 0 for a server alone");
        metrics::describe_gauge!(
            "enigma_node_in_time",
            "whether the store knows that this node is alive"
        );
        metrics::describe_gauge!("enigma_bus_up", "whether the bus reaches this node");
        metrics::describe_gauge!(
            "enigma_lines_out",
            "connections here to tables at other nodes"
        );
        metrics::describe_gauge!(
            "enigma_lines_in",
            "connections at other nodes to tables here"
        );
        for gauge in [
            "enigma_nodes",
            "enigma_node_in_time",
            "enigma_bus_up",
            "enigma_lines_out",
            "enigma_lines_in",
            "enigma_analyses_waiting",
            "enigma_connections",
            "enigma_tables_in_memory",
            "enigma_games_under_way",
        ] {
            metrics::gauge!(gauge).set(0.0);
        }
        for counter in [
            "enigma_steps_total",
            "enigma_refusals_total",
            "enigma_bytes_told_total",
            "enigma_games_started_total",
            "enigma_games_ended_total",
            "enigma_tables_made_total",
            "enigma_resumes_total",
            "enigma_slow_readers_total",
            "enigma_tables_broken_total",
            "enigma_bot_failures_total",
            "enigma_turned_away_total",
            "enigma_adoptions_total",
            "enigma_conflicts_total",
            "enigma_tenures_lost_total",
            "enigma_hang_ups_total",
            "enigma_analyses_total",
            "enigma_analyses_refused_total",
        ] {
            metrics::counter!(counter).absolute(0);
        }
        Some(handle)
    });
}

/// So long what was found out about the store is not found out again, in milliseconds.
const HEALTH_HOLDS: u64 = 1_000;

/// Whether the store worked when it was last tried, and when that was.
#[derive(Debug, Default)]
pub struct Health(tokio::sync::Mutex<Option<(Wall, bool)>>);

impl Health {
    /// Whether something can be stored, and read again.
    async fn is_well(&self, web: &Web) -> bool {
        let now = web.shared.now();
        let mut last = self.0.lock().await;
        if let Some((at, is_well)) = *last
            && now.since(at) < HEALTH_HOLDS
        {
            return is_well;
        }
        // No sign of life: games of the last server may not be awake yet.
        let stored = web.shared.store.write(vec![Write::Clock(now)]).await;
        let is_well = stored.is_ok() && web.shared.store.last_clock().await.is_ok();
        *last = Some((now, is_well));
        is_well
    }
}

/// For load balancers: 200 if the store takes something and gives it back. A node among several also has to be reached by
/// the others: people had better come to one that is.
pub async fn healthz(State(web): State<Arc<Web>>) -> (StatusCode, &'static str) {
    let node = web.shared.cluster.as_ref().map(|cluster| cluster.state());
    let trouble = if !web.health.is_well(&web).await {
        "nothing can be stored\n"
    } else if node.is_some_and(|node| !node.tenure) {
        "the store does not know that this node is alive\n"
    } else if node.is_some_and(|node| !node.bus && node.bus_of_others) {
        "the bus does not reach this node\n"
    } else if node.is_some_and(|node| !node.bus) {
        // So it is everywhere: who plays at the node of their table plays on.
        return (StatusCode::OK, "ok, but for the bus\n");
    } else {
        return (StatusCode::OK, "ok\n");
    };
    (StatusCode::SERVICE_UNAVAILABLE, trouble)
}

/// Whether the server works.
#[utoipa::path(get, path = "/api/health", tag = "server", responses((status = 200, body = String), (status = 503, body = String)))]
pub async fn health(state: State<Arc<Web>>) -> (StatusCode, &'static str) {
    healthz(state).await
}

/// What is to be said about the server and what it is made of.
#[utoipa::path(get, path = "/api/about", tag = "server", responses((status = 200, body = About)))]
pub async fn about(State(web): State<Arc<Web>>) -> Json<About> {
    Json(About {
        version: env!("CARGO_PKG_VERSION").into(),
        note: web.note.as_ref().map(ToString::to_string),
        words: enigma_cipher::ATTRIBUTION.into(),
    })
}

/// What runs here.
#[utoipa::path(get, path = "/api/version", tag = "server", responses((status = 200, body = Version)))]
pub async fn version(State(web): State<Arc<Web>>) -> Json<Version> {
    Json(Version {
        version: env!("CARGO_PKG_VERSION").into(),
        protocols: SUPPORTED.to_vec(),
        now: web.shared.clock.now(),
        others: web.others.clone(),
    })
}

/// Metrics in the format of Prometheus.
pub async fn metrics() -> impl IntoResponse {
    let text = METRICS
        .get()
        .and_then(Option::as_ref)
        .map(PrometheusHandle::render);
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(CONTENT_TYPE, kind)], text.unwrap_or_default())
}
