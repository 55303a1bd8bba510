//! Games that are played on from any of their steps: a new table with bots, which never counts for anything.

use super::Web;
use super::games::find;
use super::guard::From;
use super::me::may_create;
use super::problem::{Body, Refused};
use super::puzzles::work;
use super::replay::{busy, damaged, expect_over, record_of, sent, turn};
use super::who::Who;
use crate::identity::{code, random_bytes};
use crate::store::{Person, StoreError, TableWrite, Write};
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, Path, Query, Request, State};
use axum::http::StatusCode;
use enigma_game::record::PlayedOn;
use enigma_game::{Seat, Seed};
use enigma_protocol::rest::{NewTable, PlayOn, Problem};
use enigma_table::GameId;
use enigma_table::house::{CannotPlayOn, CarriedOn, Wish};
use std::sync::Arc;

/// The largest record from outside that is played on: of what is carried over all is kept.
const RECORD: usize = 4 << 20;

/// Plays a game on from one of its steps, at a new table with bots at all other seats. It is marked for ever, and is never
/// rated.
#[utoipa::path(post, path = "/api/games/{id}/play-on", tag = "games", request_body = PlayOn,
    params(("id" = String, Path, description = "The game's id")), responses(
    (status = 201, body = NewTable), (status = 400, body = Problem, description = "Nobody can play on from there"),
    (status = 401, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem, description = "Not over yet")))]
pub async fn of_game(
    State(web): State<Arc<Web>>,
    Extension(From(address)): Extension<From>,
    Who(person): Who,
    Path(id): Path<GameId>,
    Body(wish): Body<PlayOn>,
) -> Result<(StatusCode, Json<NewTable>), Refused> {
    may_create(&web, address)?;
    let game = find(&web, &id).await?;
    expect_over(&web, &game).await?;
    let turn = turn(&web).await?;
    let text = record_of(&web, &game).await?;
    let carried = carried(&web, text, Some(id.into()), wish).await?;
    drop(turn);
    begin(&web, carried, &person, Seat(wish.seat)).await
}

/// The same with a record from a file, of at most 4 MiB.
#[utoipa::path(post, path = "/api/play-on", tag = "games", params(PlayOn),
    request_body(content = String, content_type = "application/x-ndjson", description = "A record file, at most 4 MiB"),
    responses((status = 201, body = NewTable),
    (status = 400, body = Problem, description = "No record, or nobody can play on from there"),
    (status = 401, body = Problem), (status = 413, body = Problem, description = "The file has more than 4 MiB")))]
pub async fn of_file(
    State(web): State<Arc<Web>>,
    Extension(From(address)): Extension<From>,
    Who(person): Who,
    wish: Result<Query<PlayOn>, QueryRejection>,
    request: Request,
) -> Result<(StatusCode, Json<NewTable>), Refused> {
    let Query(wish) = wish.map_err(|error| Refused::bad("bad_query", error.body_text()))?;
    may_create(&web, address)?;
    let _room = web.uploads.try_acquire().map_err(|_| busy())?;
    let text = sent(request, RECORD).await?;
    let turn = turn(&web).await?;
    let carried = carried(&web, text, None, wish).await?;
    drop(turn);
    begin(&web, carried, &person, Seat(wish.seat)).await
}

/// The beginning of the game, made where nobody waits for it.
async fn carried(
    web: &Web,
    text: String,
    game: Option<String>,
    PlayOn { step, seat, level }: PlayOn,
) -> Result<CarriedOn, Refused> {
    let house = web.shared.house.clone();
    let wish = Wish {
        from: PlayedOn { game, step },
        seat: Seat(seat),
        level,
    };
    let carried = work(move || house.carry_on(&text, &wish)).await?;
    carried.map_err(|why| match why {
        CannotPlayOn::Damaged(fault) => damaged(fault),
        _ => Refused::bad(why.name(), why.to_string()),
    })
}

/// Stores table and game at once; whoever comes to the table finds the game under way.
async fn begin(
    web: &Web,
    carried: CarriedOn,
    person: &Person,
    seat: Seat,
) -> Result<(StatusCode, Json<NewTable>), Refused> {
    let seed = Seed::from_bytes(random_bytes());
    let now = web.shared.now();
    let (mut doc, mut game, entries) =
        enigma_table::play_on(carried, (code().into(), person, seat), &seed, now);
    let lines = entries
        .into_iter()
        .map(|entry| TableWrite::Append(game.id.clone(), entry).into());
    let lines: Vec<Write> = lines.collect();
    loop {
        let mut writes = vec![
            Write::NewTable(doc.stored(now)),
            TableWrite::NewGame(Box::new(game.clone())).into(),
        ];
        writes.extend(lines.iter().cloned());
        match web.shared.store.write(writes).await {
            Ok(()) => break,
            // Somebody else's table has this code.
            Err(StoreError::Taken) => {
                doc.code = code().into();
                game.table = doc.code.clone();
            }
            Err(error) => return Err(error.into()),
        }
    }
    metrics::counter!("enigma_tables_made_total").increment(1);
    metrics::counter!("enigma_games_played_on_total").increment(1);
    let code = doc.code.into();
    Ok((StatusCode::CREATED, Json(NewTable { code })))
}
