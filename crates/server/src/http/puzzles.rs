//! Puzzles alone: made, judged, helped with and solved, without anybody's name.

use super::Web;
use super::problem::{Body, Refused};
use axum::Json;
use axum::extract::{Path, State};
use enigma_protocol::puzzles::{Hint, NamedPuzzle, Question, Solved, Step, Work};
use enigma_protocol::rest::Problem;
use enigma_puzzles::{Advice, Grade, Malformed, Name, Puzzle, Solution};
use serde_json::Value;
use std::sync::Arc;

/// The puzzle that a seed makes: the same for ever and everywhere.
#[utoipa::path(get, path = "/api/puzzles/{category}/{grade}/{seed}", tag = "puzzles", params(
    ("category" = String, Path, description = "weight, fragment, conduit or angular"),
    ("grade" = String, Path, description = "easy, medium, hard or expert"),
    ("seed" = String, Path, description = "A whole number below 2^64")), responses(
    (status = 200, body = NamedPuzzle), (status = 404, body = Problem)))]
pub async fn by_seed(
    State(_): State<Arc<Web>>,
    Path((category, grade, seed)): Path<(String, String, String)>,
) -> Result<Json<NamedPuzzle>, Refused> {
    let name: Name = format!("{category}/{grade}#{seed}")
        .parse()
        .map_err(|error: Malformed| Refused::missing("no_such_puzzle", &error.to_string()))?;
    let Name::Seeded {
        category,
        grade,
        seed,
        ..
    } = name
    else {
        return Err(Refused::missing("no_such_puzzle", "not a seed's name"));
    };
    // Whoever wants one of an early edition asks for it by its spelled-out name.
    let name = Name::seeded(category, grade, seed);
    Ok(Json(work(move || named(name, grade)).await?))
}

/// What somebody working on a puzzle should know: what lies badly, and whether it is solved.
#[utoipa::path(post, path = "/api/puzzles/advise", tag = "puzzles", request_body = Work, responses(
    (status = 200, body = Advice), (status = 400, body = Problem)))]
pub async fn advise(
    State(_): State<Arc<Web>>,
    Body(Work { puzzle, draft }): Body<Work>,
) -> Result<Json<Advice>, Refused> {
    work(move || {
        let puzzle = read_puzzle(&puzzle)?;
        let advice = puzzle.advise(&read_draft(&puzzle, &draft)?);
        advice.map_err(|error| bad_draft(&error)).map(Json)
    })
    .await?
}

/// One step further: lays one piece where it belongs, or takes one away that is in the way.
#[utoipa::path(post, path = "/api/puzzles/hint", tag = "puzzles", request_body = Work, responses(
    (status = 200, body = Hint), (status = 400, body = Problem)))]
pub async fn hint(
    State(_): State<Arc<Web>>,
    Body(Work { puzzle, draft }): Body<Work>,
) -> Result<Json<Hint>, Refused> {
    work(move || {
        let puzzle = read_puzzle(&puzzle)?;
        let draft = read_draft(&puzzle, &draft)?;
        let hint = puzzle.hint(&draft).map_err(|error| bad_draft(&error))?;
        let step = hint.as_ref().map(|(hint, _)| match hint {
            enigma_puzzles::Hint::Lay(_) => Step::Lay,
            enigma_puzzles::Hint::TakeAway(_) => Step::TakeAway,
        });
        let draft = hint.map_or(draft, |(_, after)| after);
        Ok(Json(Hint { step, draft }))
    })
    .await?
}

/// A solution.
#[utoipa::path(post, path = "/api/puzzles/solve", tag = "puzzles", request_body = Question, responses(
    (status = 200, body = Solved), (status = 400, body = Problem)))]
pub async fn solve(
    State(_): State<Arc<Web>>,
    Body(Question { puzzle }): Body<Question>,
) -> Result<Json<Solved>, Refused> {
    work(move || {
        let solution = read_puzzle(&puzzle)?.solve();
        Ok(Json(Solved { solution }))
    })
    .await?
}

/// Thinking is done where it keeps nobody waiting.
pub(super) async fn work<T: Send + 'static>(
    think: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Refused> {
    tokio::task::spawn_blocking(think)
        .await
        .map_err(|error| Refused::internal(&error.to_string()))
}

/// A puzzle of a grade with its name.
pub(super) fn named(name: Name, grade: Grade) -> NamedPuzzle {
    let text = name.to_string();
    let puzzle = name.puzzle();
    NamedPuzzle {
        name: text,
        category: puzzle.category(),
        grade,
        puzzle,
    }
}

fn read_puzzle(json: &Value) -> Result<Puzzle, Refused> {
    Puzzle::from_json(json)
        .map_err(|error| Refused::bad("malformed_puzzle", format!("puzzle: {error}")))
}

pub(super) fn read_draft(puzzle: &Puzzle, json: &Value) -> Result<Solution, Refused> {
    puzzle.read_draft(json).map_err(|error| bad_draft(&error))
}

fn bad_draft(error: &Malformed) -> Refused {
    Refused::bad("malformed_draft", format!("draft: {error}"))
}
