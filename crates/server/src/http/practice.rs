//! Practice: somebody's best times.

use super::Web;
use super::daily::not_solved;
use super::problem::{Body, Refused};
use super::puzzles::{read_draft, work};
use super::who::Who;
use crate::store::{Person, StoredBest, Write};
use axum::Json;
use axum::extract::State;
use enigma_protocol::puzzles::{BestTime, Practised};
use enigma_protocol::rest::Problem;
use enigma_puzzles::{Malformed, Name};
use std::sync::Arc;

/// My best times in practice.
#[utoipa::path(get, path = "/api/me/practice", tag = "puzzles", responses(
    (status = 200, body = Vec<BestTime>), (status = 401, body = Problem)))]
pub async fn bests(
    State(web): State<Arc<Web>>,
    Who(person): Who,
) -> Result<Json<Vec<BestTime>>, Refused> {
    Ok(Json(my_bests(&web, &person).await?))
}

pub(super) async fn my_bests(web: &Web, person: &Person) -> Result<Vec<BestTime>, Refused> {
    let bests = web.shared.store.bests_of(&person.id).await?;
    Ok(bests.iter().map(best_time).collect())
}

/// Reports that a puzzle was solved in practice without help; answers with my best time of its category and grade.
#[utoipa::path(post, path = "/api/me/practice", tag = "puzzles", request_body = Practised, responses(
    (status = 200, body = BestTime), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 409, body = Problem, description = "Not a solution")))]
pub async fn solved(
    State(web): State<Arc<Web>>,
    Who(person): Who,
    Body(Practised {
        name,
        draft,
        seconds,
    }): Body<Practised>,
) -> Result<Json<BestTime>, Refused> {
    let name: Name = name
        .parse()
        .map_err(|error: Malformed| Refused::bad("malformed_puzzle", format!("name: {error}")))?;
    let Name::Seeded {
        category, grade, ..
    } = name
    else {
        let text = "name: must be category, grade and seed, like weight/hard#4711";
        return Err(Refused::bad("malformed_puzzle", text));
    };
    work(move || {
        let puzzle = name.puzzle();
        puzzle
            .check(&read_draft(&puzzle, &draft)?)
            .map_err(not_solved)
    })
    .await??;
    let new = StoredBest {
        category,
        grade,
        seconds,
    };
    let write = Write::Practised(person.id.clone(), new.clone());
    web.shared.store.write(vec![write]).await?;
    let bests = web.shared.store.bests_of(&person.id).await?;
    let best = bests
        .iter()
        .find(|best| (best.category, best.grade) == (category, grade));
    Ok(Json(best_time(best.unwrap_or(&new))))
}

fn best_time(best: &StoredBest) -> BestTime {
    BestTime {
        category: best.category,
        grade: best.grade,
        seconds: best.seconds,
    }
}
