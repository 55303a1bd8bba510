//! The description of everything under `/api`.

use super::{daily, dictionary, games, me, ops, practice, puzzles, tables, words};
use axum::Json;
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Enigma",
        description = "Everything besides play. Play goes over the WebSocket at /ws/{code}; see docs/protocol.md.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    paths(
        ops::health,
        ops::version,
        ops::about,
        me::get,
        me::name,
        me::forget,
        me::link,
        me::claim,
        games::mine,
        games::one,
        games::record,
        tables::open,
        tables::create,
        tables::one,
        puzzles::by_seed,
        puzzles::advise,
        puzzles::hint,
        puzzles::solve,
        practice::bests,
        practice::solved,
        daily::today,
        daily::of_day,
        daily::times,
        daily::open,
        daily::solved,
        daily::mine,
        words::open,
        words::play,
        words::tally,
        words::practice,
        dictionary::check,
        dictionary::suggest,
        dictionary::look_back,
        json,
    )
)]
struct Description;

/// The description.
#[must_use]
pub fn description() -> utoipa::openapi::OpenApi {
    Description::openapi()
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "server", responses((status = 200, body = Object)))]
pub async fn json() -> Json<utoipa::openapi::OpenApi> {
    Json(description())
}
