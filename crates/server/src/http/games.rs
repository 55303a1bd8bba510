//! Games that were played, and their records.

use super::Web;
use super::problem::Refused;
use super::who::{MaybeWho, Who};
use crate::records::{RecordError, RecordFile};
use crate::store::{Person, StoredGame};
use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use enigma_protocol::rest::{GameSummary, Problem};
use futures_util::{StreamExt, stream};
use std::sync::Arc;

/// The most games that are listed.
const LISTED: u32 = 200;

/// The games I played, the newest first.
#[utoipa::path(get, path = "/api/me/games", tag = "games", responses(
    (status = 200, body = Vec<GameSummary>), (status = 401, body = Problem)))]
pub async fn mine(
    State(web): State<Arc<Web>>,
    Who(person): Who,
) -> Result<Json<Vec<GameSummary>>, Refused> {
    let games = web.shared.store.games_of(&person.id, LISTED).await?;
    let summaries = games.into_iter().map(|game| summary(game, Some(&person)));
    Ok(Json(summaries.collect()))
}

/// A game.
#[utoipa::path(get, path = "/api/games/{id}", tag = "games",
    params(("id" = String, Path, description = "The game's id")), responses(
    (status = 200, body = GameSummary), (status = 404, body = Problem)))]
pub async fn one(
    State(web): State<Arc<Web>>,
    MaybeWho(who): MaybeWho,
    Path(id): Path<String>,
) -> Result<Json<GameSummary>, Refused> {
    let game = find(&web, &id).await?;
    Ok(Json(summary(game, who.as_ref())))
}

/// The record of a game that is over, as a file.
#[utoipa::path(get, path = "/api/games/{id}/record", tag = "games",
    params(("id" = String, Path, description = "The game's id")), responses(
    (status = 200, content_type = "application/x-ndjson", body = String),
    (status = 404, body = Problem), (status = 409, body = Problem, description = "Not over yet")))]
pub async fn record(
    State(web): State<Arc<Web>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Refused> {
    let game = find(&web, &id).await?;
    if game.ended.is_none() {
        let text = "the game is not over, and its record holds what nobody may know yet";
        return Err(Refused::new(StatusCode::CONFLICT, "not_over", text));
    }
    let name = format!("attachment; filename=\"{}\"", game.file_name());
    let store = web.shared.store.clone();
    let mut file = RecordFile::open(store, &*web.shared.house, &game)
        .await
        .map_err(failed)?;
    // What is wrong with a short record is found before anything is said.
    let first = next_piece(&web, &mut file).await.map_err(failed)?;
    let rest = stream::try_unfold((web, file), async |(web, mut file)| {
        let piece = next_piece(&web, &mut file).await.inspect_err(|error| {
            tracing::error!(%error, "a record breaks off");
        })?;
        Ok::<_, RecordError>(piece.map(|piece| (piece, (web, file))))
    });
    let pieces = stream::iter(first.map(Ok)).chain(rest);
    let headers = [
        (CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (CONTENT_DISPOSITION, name),
    ];
    Ok((headers, Body::from_stream(pieces)))
}

/// The next piece of a record. Only a few are made at the same time; whoever reads slowly keeps nobody waiting.
pub(super) async fn next_piece(
    web: &Web,
    file: &mut RecordFile,
) -> Result<Option<String>, RecordError> {
    let _turn = web.records.acquire().await;
    file.next().await
}

pub(super) fn failed(error: RecordError) -> Refused {
    match error {
        RecordError::Store(error) => error.into(),
        RecordError::Damaged(why) => Refused::internal(&why),
    }
}

pub(super) async fn find(web: &Web, id: &str) -> Result<StoredGame, Refused> {
    let missing = || Refused::missing("no_such_game", "there is no such game");
    web.shared.store.game(id).await?.ok_or_else(missing)
}

fn summary(game: StoredGame, who: Option<&Person>) -> GameSummary {
    GameSummary {
        my_seats: game.seats_of(who.map(|person| &person.id)).collect(),
        id: game.id.into(),
        game: game.kind,
        table: game.table.into(),
        started: game.started.0,
        ended: game.ended.map(|ended| ended.0),
        names: game.names,
        outcome: game.outcome,
    }
}
