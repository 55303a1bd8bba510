//! The words of Cipher: looked up for a coder, proposed to one, and looked back on.
//!
//! Nothing here is logged, and nothing is kept: a word on its way to be checked may become a secret.

use super::Web;
use super::problem::{Body, Refused};
use super::puzzles::work;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use enigma_cipher::words::{Difficulty, Forbidden, NEWEST, Objection, WordList};
use enigma_cipher::{LENGTHS, Language, Word, fold};
use enigma_game::Seed;
use enigma_protocol::dictionary::WordToCheck;
use enigma_protocol::dictionary::{CheckedWord, LookBack, SuggestedWord, WordObjection};
use enigma_protocol::rest::Problem;
use enigma_table::GameId;
use serde::Deserialize;
use std::sync::Arc;

/// The longest text that is looked at.
const LONGEST: usize = 40;

/// What is known of a word: whether it has the right length, and whether the list has it.
#[utoipa::path(post, path = "/api/words/check", tag = "words", request_body = WordToCheck, responses(
    (status = 200, body = CheckedWord), (status = 400, body = Problem)))]
pub async fn check(
    State(_): State<Arc<Web>>,
    Body(asked): Body<WordToCheck>,
) -> Result<impl IntoResponse, Refused> {
    if !LENGTHS.contains(&asked.length) {
        return Err(Refused::bad(
            "bad_length",
            "length: words have 3 to 6 letters (K-6)",
        ));
    }
    if asked.word.chars().count() > LONGEST {
        return Err(Refused::bad("bad_word", "word: at most 40 characters"));
    }
    let list = list(asked.language, asked.lists)?;
    let checked = work(move || checked(&asked, list)).await?;
    Ok(([(CACHE_CONTROL, "no-store")], Json(checked)))
}

/// The list of a language in the version that a game is played with; the newest if none is named.
fn list(language: Language, version: Option<u32>) -> Result<&'static WordList, Refused> {
    let text = "lists: there is no such version of the word lists";
    WordList::of(language, version.unwrap_or(NEWEST)).ok_or_else(|| Refused::bad("bad_lists", text))
}

fn checked(asked: &WordToCheck, list: &WordList) -> CheckedWord {
    let language = asked.language;
    let typed = asked.word.trim();
    let (folded, bad) = match fold(typed, Some(language)) {
        Ok(folded) => (folded, None),
        Err(fault) => {
            let good = typed.chars().take_while(|&character| character != fault.0);
            let good = fold(&good.collect::<String>(), Some(language));
            (good.unwrap_or_default(), Some(fault.0.to_string()))
        }
    };
    let word = Word::of_length(typed, Some(language), asked.length).ok();
    let listed = word.is_some_and(|word| list.find(word).is_some());
    let objection = word.and_then(|word| list.judge(word, false).err());
    let elsewhere = Language::ALL.into_iter().filter(|&other| {
        let other_list = WordList::newest(other);
        let word = Word::of_length(typed, Some(other), asked.length);
        !listed && other != asked.language && word.is_ok_and(|w| other_list.find(w).is_some())
    });
    CheckedWord {
        folded,
        bad_character: bad,
        fits: word.is_some(),
        listed,
        objection: objection.map(objected),
        spellings: word.map_or_else(Vec::new, |word| list.spellings(word)),
        elsewhere: elsewhere.collect(),
    }
}

const fn objected(objection: Objection) -> WordObjection {
    match objection {
        Objection::NotListed => WordObjection::NotInList,
        Objection::Forbidden(Forbidden::Slang) => WordObjection::Slang,
        Objection::Forbidden(Forbidden::Abbreviation) => WordObjection::Abbreviation,
        Objection::Slur => WordObjection::Slur,
    }
}

/// Which words are proposed.
#[derive(Deserialize)]
pub struct Which {
    lists: Option<u32>,
}

/// A word that a coder might hide, another one each time. None of them is offensive.
#[utoipa::path(get, path = "/api/words/{language}/{length}/{difficulty}", tag = "words", params(
    ("language" = Language, Path, description = "The language of the word"),
    ("length" = u8, Path, description = "How many letters: 3 to 6"),
    ("difficulty" = Difficulty, Path, description = "How familiar the word is"),
    ("lists" = Option<u32>, Query, description = "The version of the word lists; the newest if none is named")), responses(
    (status = 200, body = SuggestedWord), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub async fn suggest(
    State(_): State<Arc<Web>>,
    path: Result<Path<(Language, u8, Difficulty)>, axum::extract::rejection::PathRejection>,
    which: Result<Query<Which>, axum::extract::rejection::QueryRejection>,
) -> Result<impl IntoResponse, Refused> {
    let Path((language, length, difficulty)) =
        path.map_err(|error| Refused::bad("bad_path", error.body_text()))?;
    let Query(Which { lists }) =
        which.map_err(|error| Refused::bad("bad_lists", error.body_text()))?;
    let list = list(language, lists)?;
    let suggested = work(move || suggested(list, length, difficulty)).await?;
    let missing = || Refused::missing("bad_length", "length: words have 3 to 6 letters (K-6)");
    let word = suggested.ok_or_else(missing)?;
    Ok(([(CACHE_CONTROL, "no-store")], Json(word)))
}

fn suggested(list: &WordList, length: u8, difficulty: Difficulty) -> Option<SuggestedWord> {
    let words = list.suggestions(length, difficulty);
    let mut chance = Seed::from_bytes(crate::identity::random_bytes()).chance("suggestion");
    let word = words.get(chance.index(words.len().max(1)))?.word();
    let spelling = list.spellings(word).into_iter().next();
    Some(SuggestedWord {
        folded: word.to_string(),
        spelling: spelling.unwrap_or_else(|| word.to_string()),
    })
}

/// How many words were possible after each question of a round that is over, and which question
/// would have split them best.
#[utoipa::path(get, path = "/api/games/{id}/rounds/{round}", tag = "words", params(
    ("id" = String, Path, description = "The game's id"),
    ("round" = u8, Path, description = "The round, from 1")), responses(
    (status = 200, body = LookBack), (status = 400, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem, description = "The round is not over yet")))]
pub async fn look_back(
    State(web): State<Arc<Web>>,
    path: Result<Path<(GameId, u8)>, axum::extract::rejection::PathRejection>,
) -> Result<Json<LookBack>, Refused> {
    let Path((id, round)) = path.map_err(|error| Refused::bad("bad_path", error.body_text()))?;
    let game = super::games::find(&web, &id).await?;
    let entries = web.shared.store.entries(&id).await?;
    let house = web.shared.house.clone();
    let found = work(move || house.look_back(&game, &entries, round)).await?;
    let text = "nobody looks back on a round before it is over";
    found
        .map_err(|error| Refused::internal(&error))?
        .map(Json)
        .ok_or_else(|| Refused::new(StatusCode::CONFLICT, "round_not_over", text))
}
