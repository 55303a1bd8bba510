//! Games that are played on from a step of another one, over real sockets: with a file here, from a game's page in the
//! browser tests.

use enigma_bots::{cipher::CipherBot, circuit::CircuitBot};
use enigma_client::Client;
use enigma_game::record::{PlayedOn, Record};
use enigma_game::{Game, Seat, Viewer};
use enigma_protocol::rest::{NewTable, Problem};
use enigma_protocol::{ClientMsg, ServerMsg, TableCommand};
use enigma_server::clock::Clock;
use enigma_server::house::{CircuitGame, TheHouse};
use enigma_server::http::Limits;
use enigma_server::{Config, Keep, Server};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;

const GAME: &str = include_str!("../data/records/circuit-rules2-3-players.jsonl");

async fn served(folder: &std::path::Path, clock: &Clock) -> Server {
    let house = TheHouse::with_bots(
        Arc::new(move |level, _, seed| Box::new(CircuitBot::new(level, seed))),
        Arc::new(move |level, _, seed| Box::new(CipherBot::new(level, seed))),
    );
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        keep: Keep::Folder(folder.to_owned()),
        bus: None,
        note: None,
        public_url: None,
        behind_proxy: false,
        limits: Limits::NONE,
        clock: clock.clone(),
        house: Arc::new(house),
    };
    Server::start(config).await.unwrap()
}

/// What a viewer knew after a step of the recorded game.
fn view_at(step: usize, viewer: Viewer) -> Value {
    let mut record = Record::<CircuitGame>::from_text(GAME).unwrap();
    record.entries.truncate(step);
    let play = record.replay_steps(|_, _, _| ()).unwrap();
    serde_json::to_value(play.game().view(viewer)).unwrap()
}

async fn asks(client: &Client, query: &str, file: &str) -> enigma_client::Response {
    let path = format!("/api/play-on?{query}");
    client.send_file(&path, file).await.unwrap()
}

#[tokio::test]
async fn a_file_is_played_on_at_a_new_table_and_marked_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(1_800_000_000_000);
    let server = served(folder.path(), &clock).await;
    let mut mara = Client::new(&server.address().to_string());
    mara.take_name("Mara").await.unwrap();
    let made: NewTable = asks(&mara, "step=60&seat=1&level=core", GAME)
        .await
        .json()
        .unwrap();
    let mut table = mara.join(&made.code).await.unwrap();
    table.until(|table| table.view().is_some()).await.unwrap();
    assert_eq!(table.view(), Some(&view_at(60, Viewer::Seat(Seat(1)))));
    assert_eq!(table.seq(), 60);
    let from = PlayedOn {
        game: None,
        step: 60,
    };
    let state = table.table().unwrap();
    assert_eq!(state.game.as_ref().unwrap().from, Some(from.clone()));
    let game = state.game.as_ref().unwrap().id.clone();

    // Bots hold the other seats, and play on for whoever leaves: to the end.
    assert!(table.command(TableCommand::Leave).await.unwrap().is_did());
    let mut over = false;
    while !over {
        clock.turn(Duration::from_millis(900));
        for n in 0..4 {
            table.send(&ClientMsg::Ping { n }).await.unwrap();
            let is_pong =
                |message: &ServerMsg| matches!(message, ServerMsg::Pong { n: m, .. } if *m == n);
            while !is_pong(&table.next().await.unwrap()) {}
        }
        let game = table.table().and_then(|table| table.game.as_ref());
        over = game.is_some_and(|game| game.outcome.is_some());
    }
    let text = mara.record(&game).await.unwrap();
    assert!(text.starts_with("{\"enigma_record\":3,"));
    let record = Record::<CircuitGame>::from_text(&text).unwrap();
    record.replay(|_, _, _| ()).unwrap();
    assert_eq!(CircuitGame::played_on(&record.setup.options), Some(&from));
    let base = Record::<CircuitGame>::from_text(GAME).unwrap();
    assert_eq!(record.entries[..60], base.entries[..60]);
    assert!(record.header.commitment.is_some());
    let replay: Value = mara
        .get(&format!("/api/games/{game}/replay"))
        .await
        .unwrap();
    assert_eq!(replay["header"]["from"]["step"], 60);
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_played_on_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(1_800_000_000_000);
    let server = served(folder.path(), &clock).await;
    let mut mara = Client::new(&server.address().to_string());
    let nobody = asks(&mara, "step=60&seat=1", GAME).await;
    assert_eq!(nobody.status, 401);
    mara.take_name("Mara").await.unwrap();
    let last = GAME.lines().count() - 2;
    let torn = &GAME[..GAME.len() / 2];
    for (query, file, status, refusal) in [
        ("step=60&seat=3", GAME, 400, "no_such_seat"),
        (&*format!("step={last}&seat=0"), GAME, 400, "over_by_then"),
        (
            &*format!("step={}&seat=0", last + 1),
            GAME,
            400,
            "no_such_step",
        ),
        ("step=1&seat=0", torn, 400, "bad_record"),
        ("step=1", GAME, 400, "bad_query"),
    ] {
        let answer = asks(&mara, query, file).await;
        assert_eq!(answer.status, status, "{query}");
        let problem: Problem = serde_json::from_slice(&answer.body).unwrap();
        assert_eq!(problem.refusal, refusal, "{query}: {}", problem.text);
    }
    let long = " ".repeat((4 << 20) + 1);
    assert_eq!(asks(&mara, "step=1&seat=0", &long).await.status, 413);
    assert!(mara.games().await.unwrap().is_empty());
    server.stop().await;
}
