//! Games that are over, step by step.

use super::Web;
use super::games::{failed, find, next_piece};
use super::guard::From;
use super::me::may_create;
use super::numbers::{Medians, usual_seconds};
use super::problem::Refused;
use super::puzzles::work;
use super::who::MaybeWho;
use crate::analyst::Wish;
use crate::records::RecordFile;
use crate::store::StoredGame;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Extension, Path, Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use enigma_game::record::Fault;
use enigma_protocol::analysis::Analysis;
use enigma_protocol::replay::{Replay, Story};
use enigma_protocol::rest::Problem;
use enigma_puzzles::{Category, Grade};
use enigma_table::GameId;
use futures_util::{StreamExt as _, stream};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;

/// The largest record that is taken from outside: that of a long game has less.
pub const RECORD: usize = 16 << 20;
/// So many replays are made at the same time.
pub const REPLAYS: usize = 2;
/// So many KiB of replays are on their way at the same time, to people who may read slowly.
pub const ON_THE_WAY: usize = 32 << 10;
/// How long a replay waits for room on the way.
const WAIT: Duration = Duration::from_secs(10);
/// A replay goes on its way in pieces of so many bytes.
const PIECE: usize = 64 << 10;
/// So many records are taken from outside at the same time.
pub const UPLOADS: usize = 8;

/// A game that is over, or was broken off, step by step.
#[utoipa::path(get, path = "/api/games/{id}/replay", tag = "games",
    params(("id" = String, Path, description = "The game's id")), responses(
    (status = 200, body = Replay), (status = 404, body = Problem),
    (status = 409, body = Problem, description = "Not over yet"),
    (status = 500, body = Problem, description = "What is stored of it cannot be played again")))]
pub async fn of_game(
    State(web): State<Arc<Web>>,
    MaybeWho(who): MaybeWho,
    Path(id): Path<GameId>,
) -> Result<Response, Refused> {
    let game = find(&web, &id).await?;
    expect_over(&web, &game).await?;
    let turn = turn(&web).await?;
    let text = record_of(&web, &game).await?;
    let mine: Vec<u8> = game
        .seats_of(who.as_ref().map(|person| &person.id))
        .collect();
    let usual = usual(&web).await?;
    let replayed = made(move || {
        let mut replay = enigma_replay::replay(&text)?;
        say_usual(&mut replay.story, &usual);
        let header = &mut replay.header;
        header.bots = game.bots().collect();
        header.colours.clone_from(&game.colours);
        header.my_seats = mine;
        header.ended = game.ended.map(|ended| ended.0).or(header.ended);
        if let Some(seal) = &mut header.seal {
            let name = game.file_name();
            seal.command = format!("enigma replay --verify {name}");
        }
        header.id = Some(game.id.to_string());
        Ok(replay)
    });
    let json = replayed
        .await?
        .map_err(|fault| Refused::internal(&format!("game {id}: {fault}")))?;
    told(&web.on_the_way, json, turn).await
}

/// What was done in a game that is over, compared with what else could have been done. It is made in the background,
/// once for each version of the estimate; ask again while it is on its way.
#[utoipa::path(get, path = "/api/games/{id}/analysis", tag = "games",
    params(("id" = String, Path, description = "The game's id")), responses(
    (status = 200, body = Analysis), (status = 202, description = "On its way: ask again in a while"),
    (status = 404, body = Problem, description = "No such game, or one that cannot be analysed"),
    (status = 409, body = Problem, description = "Not over yet"),
    (status = 503, body = Problem, description = "Many games are waiting for theirs")))]
pub async fn analysis(
    State(web): State<Arc<Web>>,
    Path(id): Path<GameId>,
) -> Result<Response, Refused> {
    let game = find(&web, &id).await?;
    expect_over(&web, &game).await?;
    let made = web.shared.store.analysis(&id).await?;
    match made.filter(|made| made.version >= enigma_analysis::VERSION) {
        Some(made) => {
            let missing = || Refused::missing("no_analysis", "this game cannot be analysed");
            let analysis = made.analysis.ok_or_else(missing)?;
            Ok(([(CONTENT_TYPE, "application/json")], analysis).into_response())
        }
        None => match web.shared.analyst.wish(&game.id) {
            Wish::OnItsWay => Ok((StatusCode::ACCEPTED, [(RETRY_AFTER, "2")]).into_response()),
            Wish::TooMany => {
                let text = "many games are being analysed; try again later";
                Err(Refused::new(StatusCode::SERVICE_UNAVAILABLE, "busy", text))
            }
        },
    }
}

/// A record from a file, step by step. Nothing of it is kept.
#[utoipa::path(post, path = "/api/replay", tag = "games",
    request_body(content = String, content_type = "application/x-ndjson", description = "A record file, at most 16 MiB"),
    responses((status = 200, body = Replay),
    (status = 400, body = Problem, description = "No record that can be played again; says in which line"),
    (status = 413, body = Problem, description = "The file has more than 16 MiB"),
    (status = 429, body = Problem)))]
pub async fn of_file(
    State(web): State<Arc<Web>>,
    Extension(From(address)): Extension<From>,
    request: Request,
) -> Result<Response, Refused> {
    may_create(&web, address)?;
    let _room = web.uploads.try_acquire().map_err(|_| busy())?;
    let text = sent(request, RECORD).await?;
    let turn = turn(&web).await?;
    let usual = usual(&web).await?;
    let replayed = made(move || {
        let mut replay = enigma_replay::replay(&text)?;
        say_usual(&mut replay.story, &usual);
        Ok(replay)
    });
    let json = replayed.await?.map_err(damaged)?;
    told(&web.on_the_way, json, turn).await
}

/// What is wrong with a record, and in which line.
pub fn damaged(Fault { line, problem }: Fault) -> Refused {
    Refused::bad("bad_record", format!("line {line}: {problem}")).at_line(line)
}

/// The text of a record that is sent here, of so many bytes at most.
pub async fn sent(request: Request, most: usize) -> Result<String, Refused> {
    let too_long = |_| {
        let text = format!("a record has at most {} MiB", most >> 20);
        Refused::new(StatusCode::PAYLOAD_TOO_LARGE, "record_too_long", text)
    };
    let file = to_bytes(request.into_body(), most)
        .await
        .map_err(too_long)?;
    String::from_utf8(file.into()).map_err(|error| {
        let until = error.utf8_error().valid_up_to();
        let line = 1 + error.as_bytes()[..until]
            .iter()
            .filter(|&&byte| byte == b'\n')
            .count();
        Refused::bad(
            "bad_record",
            format!("line {line}: this is no text in UTF-8"),
        )
        .at_line(line)
    })
}

pub fn busy() -> Refused {
    let text = "many records are being read; try again in a moment";
    Refused::new(StatusCode::SERVICE_UNAVAILABLE, "busy", text)
}

/// Whoever has the turn may have a replay made.
pub async fn turn(web: &Web) -> Result<SemaphorePermit<'_>, Refused> {
    let turn = web.replays.acquire().await;
    turn.map_err(|error| Refused::internal(&error.to_string()))
}

/// A replay as JSON, made where nobody waits for it.
async fn made(
    make: impl FnOnce() -> Result<Replay, Fault> + Send + 'static,
) -> Result<Result<Vec<u8>, Fault>, Refused> {
    let written = |replay: Replay| serde_json::to_vec(&replay).map_err(|error| error.to_string());
    match work(move || make().map(written)).await? {
        Ok(Ok(json)) => Ok(Ok(json)),
        Ok(Err(error)) => Err(Refused::internal(&error)),
        Err(fault) => Ok(Err(fault)),
    }
}

/// How long puzzles usually take here.
async fn usual(web: &Web) -> Result<Arc<Medians>, Refused> {
    let now = web.shared.clock.calendar();
    Ok(web.usual.medians(&*web.shared.store, now).await?)
}

/// Says of every puzzle how long one like it usually takes.
fn say_usual(story: &mut Story, medians: &Medians) {
    let Story::Circuit { rounds } = story else {
        return;
    };
    let solving = rounds.iter_mut().filter_map(|round| round.solving.as_mut());
    for lane in solving.flat_map(|solving| &mut solving.lanes) {
        let category = lane.category.parse::<Category>().ok();
        let grade = lane
            .grade
            .as_ref()
            .and_then(|grade| grade.parse::<Grade>().ok());
        lane.usual = { category.zip(grade) }
            .map(|(category, grade)| usual_seconds(medians, category, grade));
    }
}

/// Sends a replay on its way once there is room: people who read slowly fill no memory. The next one is made only then.
async fn told<Turn>(room: &Arc<Semaphore>, json: Vec<u8>, turn: Turn) -> Result<Response, Refused> {
    let size = (json.len() >> 10).clamp(1, ON_THE_WAY);
    let room = room.clone().acquire_many_owned(size as u32);
    let room = timeout(WAIT, room).await.map_err(|_| busy())?;
    let room = room.map_err(|error| Refused::internal(&error.to_string()))?;
    drop(turn);
    let pieces = stream::unfold((Bytes::from(json), room), async |(mut rest, room)| {
        let piece = rest.split_to(rest.len().min(PIECE));
        (!piece.is_empty()).then_some((Ok::<_, Infallible>(piece), (rest, room)))
    });
    // Whoever packs it asks once more after the end.
    let pieces = pieces.fuse();
    let json = [(CONTENT_TYPE, "application/json")];
    Ok((json, Body::from_stream(pieces)).into_response())
}

/// That a game is over, or will never go on, as its table is gone.
pub async fn expect_over(web: &Web, game: &StoredGame) -> Result<(), Refused> {
    if game.ended.is_some() || web.shared.store.table(&game.table).await?.is_none() {
        return Ok(());
    }
    let text = "the game is not over, and this would tell what nobody may know yet";
    Err(Refused::new(StatusCode::CONFLICT, "not_over", text))
}

/// The whole record of a game.
pub async fn record_of(web: &Web, game: &StoredGame) -> Result<String, Refused> {
    let store = web.shared.store.clone();
    let mut file = RecordFile::open(store, &*web.shared.house, game)
        .await
        .map_err(failed)?;
    let mut text = String::new();
    while let Some(piece) = next_piece(web, &mut file).await.map_err(failed)? {
        text.push_str(&piece);
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    /// Twenty who read slowly each had all of a long game's replay in the server's memory.
    #[tokio::test]
    async fn only_so_much_of_replays_is_on_its_way() {
        let room = Arc::new(Semaphore::new(200));
        let json = || vec![b'7'; 150 << 10];
        let first = told(&room, json(), ()).await.unwrap();
        let mut second = Box::pin(told(&room, json(), ()));
        assert!(second.as_mut().now_or_never().is_none());
        let read = to_bytes(first.into_body(), usize::MAX).await.unwrap();
        assert_eq!(read, json());
        let second = second.await.unwrap();
        drop(second);
        assert_eq!(room.available_permits(), 200);
    }

    /// Whatever packs a body for a browser does.
    #[tokio::test]
    async fn a_replay_may_be_asked_for_more_after_its_end() {
        let room = Arc::new(Semaphore::new(200));
        let told = told(&room, b"{}".to_vec(), ()).await.unwrap();
        let mut pieces = told.into_body().into_data_stream();
        assert_eq!(pieces.next().await.unwrap().unwrap(), "{}");
        assert!(pieces.next().await.is_none());
        assert!(pieces.next().await.is_none());
    }
}
