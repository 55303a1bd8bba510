//! Puzzles alone: made, judged, helped with and solved, without anybody's name.

use super::Web;
use super::problem::{Body, Refused};
use axum::Json;
use axum::extract::{Path, State};
use enigma_protocol::puzzles::{Advice, BadPiece, Hint, NamedPuzzle, Question, Solved, Step, Work};
use enigma_protocol::rest::Problem;
use enigma_puzzles::{Malformed, Name, Puzzle, Solution};
use serde_json::{Value, json};
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
    // Whoever wants one of an early edition asks for it by its spelled-out name.
    let name = match name {
        Name::Seeded {
            category,
            grade,
            seed,
            ..
        } => Name::seeded(category, grade, seed),
        spelled @ Name::Spelled(_) => spelled,
    };
    Ok(Json(work(move || named(name)).await?))
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
        advice
            .map_err(|error| bad_draft(&error))
            .map(advice_json)
            .map(Json)
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
        let step = hint.as_ref().map(|hint| match hint {
            enigma_puzzles::Hint::Lay(_) => Step::Lay,
            enigma_puzzles::Hint::TakeAway(_) => Step::TakeAway,
        });
        let mut draft = draft.json();
        if let Some(hint) = &hint {
            follow(&mut draft, hint);
        }
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
        let solution = solution.map(|solution| solution.json());
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

/// A puzzle with its name; a name that spells the puzzle out has no grade of its own.
pub(super) fn named(name: Name) -> NamedPuzzle {
    let text = name.to_string();
    let grade = match &name {
        Name::Seeded { grade, .. } => Some(*grade),
        Name::Spelled(puzzle) => puzzle.grade(),
    };
    let puzzle = name.puzzle();
    NamedPuzzle {
        name: text,
        category: puzzle.category().to_string(),
        grade: grade.map(|grade| grade.to_string()).unwrap_or_default(),
        puzzle: puzzle.to_json(),
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

fn advice_json(advice: enigma_puzzles::Advice) -> Advice {
    let bad = advice.bad.into_iter().map(|bad| BadPiece {
        piece: bad.piece,
        reason: bad.reason.to_string(),
    });
    Advice {
        solved: advice.solved,
        laid: advice.laid,
        pieces: advice.pieces,
        bad: bad.collect(),
    }
}

/// Does as the hint says. A draft that was read has all the places that a hint can name.
fn follow(draft: &mut Value, hint: &enigma_puzzles::Hint) {
    let (place, lay) = match hint {
        enigma_puzzles::Hint::Lay(place) => (place, true),
        enigma_puzzles::Hint::TakeAway(place) => (place, false),
    };
    let index = |value: &Value| value.as_u64().and_then(|index| usize::try_from(index).ok());
    match draft["category"].as_str() {
        Some("weight") => {
            if let (Some(side), Some(cup)) = (place["side"].as_str(), index(&place["cup"])) {
                let count = draft[side][cup].as_u64().unwrap_or(0);
                draft[side][cup] = json!(if lay { count + 1 } else { count - 1 });
            }
        }
        Some("fragment") => {
            if let Some(pieces) = draft["pieces"].as_array_mut() {
                match index(place) {
                    Some(index) if !lay && index < pieces.len() => drop(pieces.remove(index)),
                    _ => pieces.push(place.clone()),
                }
            }
        }
        Some("conduit") => {
            let (at, ports) = if lay {
                (&place["at"], place["ports"].clone())
            } else {
                (place, json!(""))
            };
            if let (Some(x), Some(y)) = (index(&at[0]), index(&at[1])) {
                draft["ports"][y][x] = ports;
            }
        }
        _ => {
            if let Some(piece) = place.as_str() {
                draft["cubes"][piece] = json!([]);
            }
            for (piece, cubes) in place.as_object().into_iter().flatten() {
                draft["cubes"][piece] = cubes.clone();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use enigma_puzzles::{Category, Grade};

    fn empty(category: Category, puzzle: &Value) -> Value {
        let zeros = |side: &str| vec![0; puzzle[side].as_array().unwrap().len()];
        match category {
            Category::Weight => {
                json!({"category": "weight", "left": zeros("left"), "right": zeros("right")})
            }
            Category::Fragment => json!({"category": "fragment", "pieces": []}),
            Category::Conduit => {
                let rows = puzzle["grid"].as_array().unwrap();
                let width = rows[0].as_str().unwrap().len();
                json!({"category": "conduit", "ports": vec![vec![""; width]; rows.len()]})
            }
            Category::Angular => {
                json!({"category": "angular", "cubes": {"R": [], "B": [], "Y": [], "G": []}})
            }
        }
    }

    /// Follows hints to the end; how many pieces were laid and how many taken away.
    fn follow_all(puzzle: &Puzzle, mut draft: Value) -> (u32, u32) {
        let (mut laid, mut taken) = (0, 0);
        for _ in 0..100 {
            let read = puzzle.read_draft(&draft).unwrap();
            let Some(hint) = puzzle.hint(&read).unwrap() else {
                assert_eq!(puzzle.check(&read), Ok(()));
                return (laid, taken);
            };
            match hint {
                enigma_puzzles::Hint::Lay(_) => laid += 1,
                enigma_puzzles::Hint::TakeAway(_) => taken += 1,
            }
            draft = read.json();
            follow(&mut draft, &hint);
        }
        panic!("hints lead nowhere: {draft}");
    }

    #[test]
    fn hints_from_nothing_lay_each_piece_once() {
        for category in Category::ALL {
            for seed in 0..5 {
                let puzzle = Puzzle::generate(category, Grade::Medium, seed);
                let draft = empty(category, &puzzle.to_json());
                assert_eq!(follow_all(&puzzle, draft), (puzzle.pieces(), 0), "{puzzle}");
            }
        }
    }

    #[test]
    fn hints_from_another_puzzles_solution_take_pieces_away_first() {
        let mut taken = 0;
        for category in [Category::Fragment, Category::Angular] {
            for seed in 0..5 {
                let puzzle = Puzzle::generate(category, Grade::Medium, seed);
                let other = Puzzle::generate(category, Grade::Medium, seed + 100);
                let draft = other.solve().unwrap().json();
                taken += follow_all(&puzzle, draft).1;
            }
        }
        let scale: Puzzle = "weight:5/13,6|5,7".parse().unwrap();
        let load = json!({"category": "weight", "left": [3, 0], "right": [0, 2]});
        assert_eq!(follow_all(&scale, load), (2, 2));
        let pipes: Puzzle = "conduit:#../###/###/.#.+02W-end".parse().unwrap();
        let ports = json!([
            ["S", "", ""],
            ["NE", "EW", "EW"],
            ["", "", ""],
            ["", "", ""]
        ]);
        let draft = json!({"category": "conduit", "ports": ports});
        // Three of the eight cells are right, one is not.
        assert_eq!(follow_all(&pipes, draft), (5, 1));
        assert!(taken >= 10, "{taken}");
    }
}
