//! Words for a decoder alone: the words of the day, which are kept, and practice, which is not.

use super::Web;
use super::daily::{PEOPLE, begun};
use super::problem::{Body, Refused};
use super::puzzles::work;
use super::who::{MaybeWho, Who};
use crate::daily::{WordOfDay, counts, day_at};
use crate::solo::{Solo, Stuck};
use crate::store::{StoreError, StoredWord, WordKey, Write};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use enigma_cipher::words::{NEWEST, WordList};
use enigma_cipher::{Action, Clocks, Ending, LENGTHS, Language, LanguageError, Options, Word};
use enigma_game::{Seat, Seed};
use enigma_protocol::rest::Problem;
use enigma_protocol::words::{DailyWord, WordMove, WordPractice, WordResult, WordState, WordTally};
use enigma_table::PersonId;
use serde_json::Value;
use std::sync::Arc;

/// The width of a step in the counts of questions, and how many steps there are before all the rest.
const STEP: u32 = 2;
const STEPS: usize = 12;
/// Nobody needs more moves: every zone can be refused for every kind, and three words can be named.
const MOST_MOVES: usize = 100;

/// Opens the word of a day, or goes on with it. Whoever does so before midnight may find it later, and it counts for
/// its day.
#[utoipa::path(post, path = "/api/daily/{day}/word/{language}/open", tag = "puzzles of the day", params(
    ("day" = String, Path, description = "Days since 1970 in UTC; not in the future"),
    ("language" = String, Path, description = "en, de, fr or cs")), responses(
    (status = 200, body = WordState), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 404, body = Problem)))]
pub async fn open(
    State(web): State<Arc<Web>>,
    Who(person): Who,
    Path(which): Path<(String, String)>,
) -> Result<Json<WordState>, Refused> {
    let (day, language) = read_which(&web, &which)?;
    let stored = opened(&web, &person.id, day, language).await?;
    let solo = resumed(stored).await?.1;
    Ok(Json(state(&solo, language)?))
}

/// Makes the next move with the word of a day.
#[utoipa::path(post, path = "/api/daily/{day}/word/{language}", tag = "puzzles of the day", request_body = WordMove, params(
    ("day" = String, Path, description = "Days since 1970 in UTC; not in the future"),
    ("language" = String, Path, description = "en, de, fr or cs")), responses(
    (status = 200, body = WordState), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 404, body = Problem),
    (status = 409, body = Problem, description = "A rule forbids it, or it was meant for another moment")))]
pub async fn play(
    State(web): State<Arc<Web>>,
    Who(person): Who,
    Path(which): Path<(String, String)>,
    Body(WordMove { after, action }): Body<WordMove>,
) -> Result<Json<WordState>, Refused> {
    let (day, language) = read_which(&web, &which)?;
    let read = read_action(&action)?;
    // What was understood is kept, not what was sent, which may hold more.
    let kept =
        serde_json::to_value(&read).map_err(|error| Refused::internal(&error.to_string()))?;
    let stored = opened(&web, &person.id, day, language).await?;
    if stored.found.is_none() && stored.count != after {
        return Err(stale());
    }
    let (mut stored, mut solo) = resumed(stored).await?;
    solo.act(read).map_err(refused)?;
    stored.moves = appended(&stored.moves, kept)?;
    stored.count += 1;
    stored.questions = solo.questions();
    stored.guesses = solo.guesses();
    stored.found = solo.result().map(|result| result.ending == Ending::Decoded);
    let write = Write::PlayWord(person.id, stored);
    match web.shared.store.write(vec![write]).await {
        Err(StoreError::Missing) => Err(stale()),
        other => Ok(other?),
    }?;
    Ok(Json(state(&solo, language)?))
}

/// How everybody did with the word of a day.
#[utoipa::path(get, path = "/api/daily/{day}/word/{language}", tag = "puzzles of the day", params(
    ("day" = String, Path, description = "Days since 1970 in UTC; not in the future"),
    ("language" = String, Path, description = "en, de, fr or cs")), responses(
    (status = 200, body = WordTally), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub async fn tally(
    State(web): State<Arc<Web>>,
    MaybeWho(who): MaybeWho,
    Path(which): Path<(String, String)>,
) -> Result<Json<WordTally>, Refused> {
    let (day, language) = read_which(&web, &which)?;
    let stored = match who {
        Some(person) => find(&web, &person.id, day, language).await?,
        None => None,
    };
    let mine = stored
        .filter(|word| word.found == Some(true))
        .map(|word| word.questions);
    let all = web.shared.store.word_tally(day, language, PEOPLE).await?;
    let mut people = vec![0; STEPS + 1];
    for (questions, _) in all.iter().filter(|(_, found)| *found) {
        people[((questions / STEP) as usize).min(STEPS)] += 1;
    }
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let lost = all.iter().filter(|(_, found)| !found).count();
    let more = mine.map_or(0, |mine| {
        all.iter()
            .filter(|&&(questions, found)| !found || questions > mine)
            .count()
    });
    Ok(Json(WordTally {
        people,
        lost: count(lost),
        mine,
        more: count(more),
    }))
}

/// Cipher practised as a decoder against a coder of the house. Nothing is kept here: whoever asks sends all moves so
/// far, and is answered with the board after them.
#[utoipa::path(post, path = "/api/words/practice", tag = "puzzles", request_body = WordPractice, responses(
    (status = 200, body = WordState), (status = 400, body = Problem),
    (status = 409, body = Problem, description = "A rule forbids a move")))]
pub async fn practice(
    State(web): State<Arc<Web>>,
    Body(asked): Body<WordPractice>,
) -> Result<Json<WordState>, Refused> {
    if !LENGTHS.contains(&asked.length) {
        let text = "length: words have 3 to 6 letters (K-6)";
        return Err(Refused::bad("bad_length", text));
    }
    if asked.moves.len() > MOST_MOVES {
        return Err(Refused::bad("bad_action", "moves: there are too many"));
    }
    let moves = asked.moves.iter().map(read_action);
    let moves = moves.collect::<Result<Vec<Action>, Refused>>()?;
    let language = asked.language;
    let seed = Seed::from_number(asked.seed.into());
    let Some(coder) = web.shared.house.coder(asked.level, seed) else {
        let text = "there are no bots for this game here";
        return Err(Refused::bad("no_bots", text));
    };
    let options = Options {
        length: asked.length,
        language: Some(language),
        first_coder: Some(Seat(0)),
        clocks: Clocks::off(),
        ..Options::default()
    };
    work(move || {
        let mut solo = Solo::begin(options, coder).map_err(refused)?;
        for action in moves {
            solo.act(action).map_err(refused)?;
        }
        let mut state = state(&solo, language)?;
        if asked.give_up && state.result.is_none() {
            let word = solo.reveal();
            state.result = word.map(|word| result(&solo, word, language, false));
        }
        Ok(Json(state))
    })
    .await?
}

/// What somebody did with the word of a day, as it is told.
pub(super) fn mine(word: &StoredWord) -> DailyWord {
    DailyWord {
        day: word.day,
        language: word.language,
        opened: word.opened,
        found: word.found,
        questions: word.questions,
        guesses: word.guesses,
        counts: counts(word.day, word.opened),
    }
}

fn read_which(web: &Web, (day, language): &(String, String)) -> Result<(u32, Language), Refused> {
    let language = language
        .parse()
        .map_err(|error: LanguageError| Refused::missing("no_such_language", &error.to_string()))?;
    Ok((begun(day, day_at(web.shared.clock.calendar()))?, language))
}

fn read_action(action: &Value) -> Result<Action, Refused> {
    serde_json::from_value(action.clone())
        .map_err(|error| Refused::bad("bad_action", format!("action: {error}")))
}

async fn find(
    web: &Web,
    person: &PersonId,
    day: u32,
    language: Language,
) -> Result<Option<StoredWord>, Refused> {
    let words = web.shared.store.words_of(person).await?;
    let mut found = words.into_iter();
    Ok(found.find(|word| (word.day, word.language) == (day, language)))
}

/// Opens the word unless it is open already.
async fn opened(
    web: &Web,
    person: &PersonId,
    day: u32,
    language: Language,
) -> Result<StoredWord, Refused> {
    let key = WordKey {
        person: person.clone(),
        day,
        language,
    };
    let write = Write::OpenWord(key, web.shared.clock.calendar());
    web.shared.store.write(vec![write]).await?;
    find(web, person, day, language)
        .await?
        .ok_or_else(|| Refused::internal("what was written is not there"))
}

/// The round after the moves that are kept.
async fn resumed(stored: StoredWord) -> Result<(StoredWord, Solo), Refused> {
    let solo = work({
        let stored = stored.clone();
        move || {
            let coder = WordOfDay::new(stored.day, stored.language)
                .ok_or_else(|| Refused::internal("there is no word for this day"))?;
            let options = WordOfDay::options(stored.day, stored.language);
            let mut solo = Solo::begin(options, Box::new(coder)).map_err(refused)?;
            let moves: Vec<Action> = serde_json::from_str(&stored.moves)
                .map_err(|error| Refused::internal(&error.to_string()))?;
            for action in moves {
                solo.act(action)
                    .map_err(|error| Refused::internal(&error.to_string()))?;
            }
            Ok::<Solo, Refused>(solo)
        }
    })
    .await??;
    Ok((stored, solo))
}

fn appended(moves: &str, action: Value) -> Result<String, Refused> {
    let failed = |error: serde_json::Error| Refused::internal(&error.to_string());
    let mut moves: Vec<Value> = serde_json::from_str(moves).map_err(failed)?;
    moves.push(action);
    serde_json::to_string(&moves).map_err(failed)
}

fn state(solo: &Solo, language: Language) -> Result<WordState, Refused> {
    let board = serde_json::to_value(solo.board());
    let board = board.map_err(|error| Refused::internal(&error.to_string()))?;
    let over = solo.result();
    Ok(WordState {
        language,
        moves: solo.moves(),
        board,
        questions: solo.questions(),
        guesses: solo.guesses(),
        result: over.and_then(|over| {
            let found = over.ending == Ending::Decoded;
            over.word.map(|word| result(solo, word, language, found))
        }),
    })
}

fn result(solo: &Solo, word: Word, language: Language, found: bool) -> WordResult {
    WordResult {
        found,
        word: word.to_string(),
        spellings: spellings(word, language),
        look_back: solo.look_back(word),
    }
}

/// Of the newest list that has the word: those of past days come from older ones.
fn spellings(word: Word, language: Language) -> Vec<String> {
    let lists = (1..=NEWEST)
        .rev()
        .filter_map(|it| WordList::of(language, it));
    let mut spellings = lists.map(|list| list.spellings(word));
    spellings
        .find(|found| !found.is_empty())
        .unwrap_or_default()
}

fn stale() -> Refused {
    let text = "after: another move was made before this one";
    Refused::new(StatusCode::CONFLICT, "stale_move", text)
}

fn refused(stuck: Stuck) -> Refused {
    match stuck {
        Stuck::Refused(refusal) => {
            Refused::new(StatusCode::CONFLICT, refusal.name(), refusal.to_string())
        }
        Stuck::Coder => Refused::internal(&stuck.to_string()),
    }
}
