//! The puzzles of the day.

use super::Web;
use super::problem::Refused;
use axum::Json;
use axum::extract::{Query, State};
use enigma_protocol::rest::{Daily, Problem};
use std::sync::Arc;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// Which day.
#[derive(Debug, serde::Deserialize)]
pub struct Which {
    day: Option<u32>,
}

/// The puzzles of a day, one of each category; today's unless another day is asked for. A day ends at midnight UTC.
#[utoipa::path(get, path = "/api/puzzles/daily", tag = "puzzles",
    params(("day" = Option<u32>, Query, description = "Days since 1970 in UTC; not in the future")), responses(
    (status = 200, body = Daily), (status = 400, body = Problem)))]
pub async fn daily(
    State(web): State<Arc<Web>>,
    Query(Which { day }): Query<Which>,
) -> Result<Json<Daily>, Refused> {
    let today = u32::try_from(web.shared.clock.now() / DAY).unwrap_or(u32::MAX);
    let day = day.unwrap_or(today);
    if day > today {
        return Err(Refused::bad("not_yet", "that day has not begun"));
    }
    let house = web.shared.house.clone();
    let puzzles = tokio::task::spawn_blocking(move || house.daily(day))
        .await
        .map_err(|error| Refused::internal(&error.to_string()))?;
    Ok(Json(Daily { day, puzzles }))
}
