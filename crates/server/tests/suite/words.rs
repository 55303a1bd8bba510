//! Words for a decoder alone over real HTTP: the words of the day, and practice.

use crate::common::rest::{NOON, post, refused};
use crate::common::{counter_server, person, server};
use enigma_cipher::Language;
use enigma_client::Client;
use enigma_protocol::puzzles::MyDays;
use enigma_protocol::words::{WordState, WordTally};
use enigma_server::clock::Clock;
use enigma_server::daily::{DAY, WordOfDay};
use enigma_server::house::TheHouse;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

const WORD: &str = "/api/daily/20772/word/en";

async fn open(client: &Client, path: &str) -> WordState {
    post(client, &format!("{path}/open"), &json!({})).await
}

async fn play(client: &Client, path: &str, after: u32, action: Value) -> WordState {
    post(client, path, &json!({"after": after, "action": action})).await
}

fn name(word: &str) -> Value {
    json!({"type": "deduce", "word": word})
}

/// Asks about every zone in turn, up to so many questions.
async fn ask(client: &Client, path: &str, questions: usize) -> WordState {
    let mut state = open(client, path).await;
    for _ in 0..questions {
        let zone = state.board["askable"][0].clone();
        let action = json!({"type": "ask", "zone": zone});
        state = play(client, path, state.moves, action).await;
    }
    state
}

/// Names three wrong words; answers with the word.
async fn lose(client: &Client, path: &str) -> String {
    let mut state = open(client, path).await;
    while state.result.is_none() {
        state = play(client, path, state.moves, name("zzzzz")).await;
    }
    let result = state.result.unwrap();
    assert!(!result.found);
    result.word
}

#[tokio::test]
async fn the_word_of_a_day_is_the_same_on_two_servers_and_told_only_at_the_end() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let here = counter_server(folders[0].path(), 2, Clock::by_hand(NOON)).await;
    let there = counter_server(folders[1].path(), 2, Clock::by_hand(NOON)).await;
    let mara = person(&here.address().to_string(), "Mara").await;
    let tomas = person(&there.address().to_string(), "Tomáš").await;
    let before = ask(&mara, WORD, 6).await;
    let other = ask(&tomas, WORD, 6).await;
    assert_eq!(before, other, "the same order and the same answers");
    assert_eq!(before.questions, 6);
    let word = lose(&mara, WORD).await;
    assert!(
        !serde_json::to_string(&before).unwrap().contains(&word),
        "told too early"
    );

    let found = play(&tomas, WORD, other.moves, name(&word.to_lowercase())).await;
    let result = found.result.unwrap();
    assert_eq!((result.found, &result.word), (true, &word));
    assert_eq!((found.questions, found.guesses), (6, 1));
    let look_back = result.look_back.unwrap();
    assert_eq!(look_back.questions.len(), 6);
    // As many as are named were left beside the word, or more than a handful.
    let left = look_back.questions[5].left as usize - 1;
    assert!(look_back.twins.len() <= left.min(8));
    let folded = word.to_lowercase();
    assert!(look_back.twins.iter().all(|twin| *twin != folded));
    let mine: MyDays = tomas.get("/api/me/daily").await.unwrap();
    assert_eq!((mine.streak, mine.words[0].found), (1, Some(true)));
    let lost: MyDays = mara.get("/api/me/daily").await.unwrap();
    assert_eq!((lost.streak, lost.words[0].found), (0, Some(false)));
    assert_eq!(lost.words[0].guesses, 3);
    let tally: WordTally = tomas.get(WORD).await.unwrap();
    assert_eq!((tally.people[3], tally.lost, tally.mine), (1, 0, Some(6)));
    let tally: WordTally = mara.get(WORD).await.unwrap();
    assert_eq!((tally.people[3], tally.lost, tally.mine), (0, 1, None));
    here.stop().await;
    there.stop().await;
}

#[tokio::test]
async fn a_word_that_was_begun_goes_on_after_a_restart_and_each_move_is_made_once() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(NOON);
    let server = counter_server(folder.path(), 2, clock.clone()).await;
    let mara = person(&server.address().to_string(), "Mara").await;
    let before = ask(&mara, WORD, 3).await;
    let again = json!({"after": 2, "action": name("panda")});
    let answer = refused(&mara, "POST", WORD, Some(&again)).await;
    assert_eq!(answer, (409, "stale_move".into()));
    server.stop().await;

    let server = counter_server(folder.path(), 2, clock).await;
    let cookie = mara.cookie().unwrap();
    let mara = Client::with_cookie(&server.address().to_string(), cookie);
    assert_eq!(open(&mara, WORD).await, before);
    server.stop().await;
}

#[tokio::test]
async fn a_word_opened_before_midnight_counts_for_its_own_day() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(NOON);
    let server = counter_server(folder.path(), 2, clock.clone()).await;
    let address = server.address().to_string();
    let (mara, tomas) = (
        person(&address, "Mara").await,
        person(&address, "Tomáš").await,
    );
    let word = lose(&tomas, WORD).await;
    open(&mara, WORD).await;
    clock.turn(Duration::from_millis(DAY / 2 + 1));
    play(&mara, WORD, 0, name(&word)).await;
    let mine: MyDays = mara.get("/api/me/daily").await.unwrap();
    assert_eq!((mine.today, mine.streak), (20773, 1));

    // Opened only in the archive, it is found but does not count.
    let ines = person(&address, "Ines").await;
    open(&ines, WORD).await;
    play(&ines, WORD, 0, name(&word)).await;
    let mine: MyDays = ines.get("/api/me/daily").await.unwrap();
    assert_eq!((mine.streak, mine.words[0].found), (0, Some(true)));
    assert!(!mine.words[0].counts);
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_move_is_refused_by_name_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 2, Clock::by_hand(NOON)).await;
    let address = server.address().to_string();
    let mara = person(&address, "Mara").await;
    let before = open(&mara, WORD).await;
    let act = |action: Value| json!({"after": 0, "action": action});
    for (path, body, status, refusal) in [
        (WORD, act(json!({"type": "fly"})), 400, "bad_action"),
        (
            WORD,
            act(json!({"type": "ask", "zone": 5})),
            409,
            "no_such_zone",
        ),
        (WORD, act(json!({"type": "pass"})), 409, "cannot_pass"),
        (
            WORD,
            act(json!({"type": "request"})),
            409,
            "not_bonus_phase",
        ),
        (
            WORD,
            act(json!({"type": "hand_out", "kind": "long"})),
            409,
            "not_coder",
        ),
        (WORD, act(name("ab")), 409, "bad_guess"),
        (
            WORD,
            json!({"after": 1, "action": {"type": "pass"}}),
            409,
            "stale_move",
        ),
        (
            "/api/daily/20773/word/en",
            act(name("panda")),
            400,
            "not_yet",
        ),
        (
            "/api/daily/20772/word/eo",
            act(name("panda")),
            404,
            "no_such_language",
        ),
        (
            "/api/daily/soon/word/en",
            act(name("panda")),
            404,
            "no_such_day",
        ),
    ] {
        let answer = refused(&mara, "POST", path, Some(&body)).await;
        assert_eq!(answer, (status, refusal.into()), "{path} {body}");
    }
    assert_eq!(open(&mara, WORD).await, before);
    lose(&mara, WORD).await;
    let late = json!({"after": 3, "action": name("panda")});
    assert_eq!(
        refused(&mara, "POST", WORD, Some(&late)).await,
        (409, "round_over".into())
    );
    let nobody = Client::new(&address);
    let answer = refused(&nobody, "POST", WORD, Some(&act(name("panda")))).await;
    assert_eq!(answer, (401, "no_name".into()));
    let asked = json!({"language": "en", "length": 5, "level": "core", "seed": 1, "moves": []});
    let answer = refused(&mara, "POST", "/api/words/practice", Some(&asked)).await;
    assert_eq!(answer, (400, "no_bots".into()));
    server.stop().await;
}

#[tokio::test]
async fn practice_keeps_nothing_and_tells_the_word_to_whoever_gives_up() {
    let folder = tempfile::tempdir().unwrap();
    let house = TheHouse::with_bots(
        Arc::new(|_, _, _| unreachable!("nobody plays Circuit here")),
        Arc::new(|_, _, _| Box::new(WordOfDay::new(7, Language::De).unwrap())),
    );
    let server = server(folder.path(), Arc::new(house), Clock::by_hand(NOON)).await;
    let client = Client::new(&server.address().to_string());
    let path = "/api/words/practice";
    let asked = |moves: Value| json!({"language": "de", "length": 5, "level": "spark", "seed": 9, "moves": moves});
    let fresh: WordState = post(&client, path, &asked(json!([]))).await;
    assert_eq!((fresh.questions, &fresh.result), (0, &None));
    let moves = json!([{"type": "ask", "zone": 0}, name("zzzzz")]);
    let later: WordState = post(&client, path, &asked(moves.clone())).await;
    assert_eq!((later.moves, later.questions, later.guesses), (2, 1, 1));
    let mut giving_up = asked(moves);
    giving_up["give_up"] = json!(true);
    let told: WordState = post(&client, path, &giving_up).await;
    let told = told.result.unwrap();
    assert!(!told.found && told.word.len() == 5);
    assert!(!told.spellings.is_empty(), "{told:?}");
    let found: WordState = post(&client, path, &asked(json!([name(&told.word)]))).await;
    assert!(found.result.unwrap().found);
    for (length, refusal) in [(2, "bad_length"), (7, "bad_length")] {
        let mut bad = asked(json!([]));
        bad["length"] = json!(length);
        assert_eq!(
            refused(&client, "POST", path, Some(&bad)).await,
            (400, refusal.into())
        );
    }
    server.stop().await;
}
