//! Games that were played, and their records.

use super::Web;
use super::problem::Refused;
use super::who::{MaybeWho, Who};
use crate::identity::erasing::reseat;
use crate::records::{RecordError, RecordFile};
use crate::store::people::{Seating, Wanted};
use crate::store::{Person, StoredGame};
use axum::Json;
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use enigma_protocol::GameKind;
use enigma_protocol::rest::{GameSummary, MyGames, NameShown, Problem};
use enigma_table::GameId;
use futures_util::{StreamExt, stream};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// The most games under way that are listed.
const UNDER_WAY: u32 = 20;
/// The most games on a page, and how many there are if nobody says.
const PAGE: u32 = 100;
const USUAL_PAGE: u32 = 20;

/// Which of my games I want to see.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Filter {
    /// Only of this kind.
    game: Option<GameKind>,
    /// Only those that I won, or did not.
    won: Option<bool>,
    /// Only those with other people, or with bots alone.
    people: Option<bool>,
    /// Begun at this moment or later, in milliseconds since 1970.
    from: Option<u64>,
    /// Begun before this moment.
    to: Option<u64>,
    /// Where the page before ended: its `next`.
    after: Option<String>,
    /// At most so many, 1 to 100.
    limit: Option<u32>,
}

impl Filter {
    fn wanted(self) -> Result<Wanted, Refused> {
        let after = self.after.map(|mark| read_mark(&mark)).transpose()?;
        Ok(Wanted {
            kind: self.game,
            won: self.won,
            people: self.people,
            from: self.from.unwrap_or(0),
            to: self.to.unwrap_or(u64::MAX),
            after,
            limit: self.limit.unwrap_or(USUAL_PAGE).clamp(1, PAGE),
        })
    }
}

/// The place behind a game in the list: when it began, and its id.
fn mark(game: &StoredGame) -> String {
    format!("{}-{}", game.started.0, game.id)
}

fn read_mark(mark: &str) -> Result<(u64, String), Refused> {
    let parts = mark.split_once('-').filter(|(_, id)| id.len() <= 40);
    let read = parts.and_then(|(started, id)| Some((started.parse().ok()?, id.to_owned())));
    read.ok_or_else(|| Refused::bad("bad_page", "after: must be what a page gave as `next`"))
}

/// The games I played: those under way, and a page of those that are over, the newest first.
#[utoipa::path(get, path = "/api/me/games", tag = "games", params(Filter), responses(
    (status = 200, body = MyGames), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub async fn mine(
    State(web): State<Arc<Web>>,
    Who(person): Who,
    filter: Result<Query<Filter>, QueryRejection>,
) -> Result<Json<MyGames>, Refused> {
    let Query(filter) = filter.map_err(|error| Refused::bad("bad_filter", error.body_text()))?;
    let mut wanted = filter.wanted()?;
    let page = wanted.limit as usize;
    // One more tells whether there are others.
    wanted.limit += 1;
    let store = &web.shared.store;
    let under_way = store.games_under_way(&person.id, UNDER_WAY).await?;
    let mut over = store.played_games(&person.id, &wanted).await?;
    let more = over.len() > page;
    over.truncate(page);
    let next = over.last().filter(|_| more).map(|last| mark(&last.game));
    let summed = |game| summary(game, Some(&person));
    Ok(Json(MyGames {
        under_way: under_way.into_iter().map(summed).collect(),
        over: over.into_iter().map(|played| summed(played.game)).collect(),
        next,
    }))
}

/// The newest games of somebody, those under way first.
pub(super) async fn newest(
    web: &Web,
    person: &Person,
    limit: u32,
) -> Result<Vec<GameSummary>, Refused> {
    let store = &web.shared.store;
    let mut games = store.games_under_way(&person.id, UNDER_WAY).await?;
    let over = store
        .played_games(&person.id, &Wanted::newest(limit))
        .await?;
    games.extend(over.into_iter().map(|played| played.game));
    Ok(games
        .into_iter()
        .map(|game| summary(game, Some(person)))
        .collect())
}

/// Shows my name at a game that is over, or hides it: then I am only "Player" there.
#[utoipa::path(post, path = "/api/games/{id}/name", tag = "games", request_body = NameShown,
    params(("id" = String, Path, description = "The game's id")), responses(
    (status = 200, body = GameSummary), (status = 401, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem, description = "Not over yet, or not one of mine")))]
pub async fn name(
    State(web): State<Arc<Web>>,
    Who(person): Who,
    Path(id): Path<GameId>,
    super::problem::Body(NameShown { shown }): super::problem::Body<NameShown>,
) -> Result<Json<GameSummary>, Refused> {
    let game = find(&web, &id).await?;
    let refused = |refusal, text| Err(Refused::new(StatusCode::CONFLICT, refusal, text));
    if game.ended.is_none() {
        return refused(
            "not_over",
            "the game is not over, and those who play know who you are",
        );
    }
    if game.seats_of(Some(&person.id)).next().is_none() {
        return refused("not_yours", "you did not play this game");
    }
    let name = if shown {
        person.name.clone()
    } else {
        String::new()
    };
    let naming = |seating: Seating| seating.naming(&person.id, &name);
    reseat(&web.shared, game, naming, |_| Vec::new()).await?;
    let game = find(&web, &id).await?;
    Ok(Json(summary(game, Some(&person))))
}

/// A game.
#[utoipa::path(get, path = "/api/games/{id}", tag = "games",
    params(("id" = String, Path, description = "The game's id")), responses(
    (status = 200, body = GameSummary), (status = 404, body = Problem)))]
pub async fn one(
    State(web): State<Arc<Web>>,
    MaybeWho(who): MaybeWho,
    Path(id): Path<GameId>,
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
    Path(id): Path<GameId>,
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

pub(super) async fn find(web: &Web, id: &GameId) -> Result<StoredGame, Refused> {
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
        colours: game.colours,
        outcome: game.outcome,
    }
}
