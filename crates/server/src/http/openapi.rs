//! The description of everything under `/api`.

use super::{
    daily, dictionary, games, me, numbers, ops, passkeys, play_on, practice, puzzles, replay,
    tables, words,
};
use axum::Json;
use enigma_cipher::words::Difficulty;
use utoipa::OpenApi;
use utoipa::openapi::path::Operation;
use utoipa::openapi::{Content, Ref, ResponseBuilder};

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
        me::devices,
        me::name_device,
        me::drop_device,
        me::recovery,
        passkeys::wish,
        passkeys::make,
        passkeys::question,
        passkeys::claim,
        passkeys::name,
        passkeys::drop,
        numbers::mine,
        numbers::ratings,
        numbers::wish,
        numbers::export,
        numbers::at_table,
        games::mine,
        games::one,
        games::name,
        games::record,
        replay::of_game,
        replay::of_file,
        replay::analysis,
        play_on::of_game,
        play_on::of_file,
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
    ),
    // Named in an address only, where it is not collected.
    components(schemas(Difficulty))
)]
struct Description;

/// The description.
#[must_use]
pub fn description() -> utoipa::openapi::OpenApi {
    let mut description = Description::openapi();
    for path in description.paths.paths.values_mut() {
        let operations = [&mut path.get, &mut path.post, &mut path.delete];
        for operation in operations.into_iter().flatten() {
            describe_limits(operation);
        }
    }
    description
}

/// What every request may be answered with, and every one that has a body.
fn describe_limits(operation: &mut Operation) {
    let always = [
        ("429", "Too many requests from this address"),
        ("503", "The server cannot reach its data just now"),
    ];
    let with_body = [
        ("413", "The body has more than 64 KiB"),
        ("415", "The body is not `application/json`"),
        ("422", "The body is JSON, but not what is asked for"),
    ];
    let has_body = operation.request_body.is_some();
    let with_body = with_body.iter().filter(|_| has_body);
    for (status, text) in always.iter().chain(with_body) {
        let problem = Content::new(Some(Ref::from_schema_name("Problem")));
        let response = ResponseBuilder::new()
            .description(*text)
            .content("application/json", problem);
        let described = &mut operation.responses.responses;
        described
            .entry((*status).to_owned())
            .or_insert_with(|| response.build().into());
    }
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "server", responses((status = 200, body = Object)))]
pub async fn json() -> Json<utoipa::openapi::OpenApi> {
    Json(description())
}
