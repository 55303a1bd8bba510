//! The server's own bots against people who use the client library, over real sockets: whole games of
//! both kinds.

use enigma_bots::{cipher::CipherBot, circuit::CircuitBot};
use enigma_client::{AtTable, Client};
use enigma_game::Chance;
use enigma_protocol::{
    CipherSettings, CircuitSettings, ClientMsg, GameSettings, Level, ServerMsg, Settings,
    TableCommand,
};
use enigma_server::clock::Clock;
use enigma_server::house::TheHouse;
use enigma_server::http::Limits;
use enigma_server::{Config, Keep, Server};
use enigma_testkit::players::{cipher_action, circuit_action, phase_name};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;

fn house() -> TheHouse {
    let level = enigma_bots::Level::Spark;
    TheHouse::with_bots(
        Arc::new(move |_, _, seed| Box::new(CircuitBot::new(level, seed))),
        Arc::new(move |_, _, seed| Box::new(CipherBot::new(level, seed))),
    )
}

/// A person at seat 0 and a bot at seat 1, whose game has begun.
struct Evening {
    server: Server,
    clock: Clock,
    mara: Client,
    table: AtTable,
    _folder: tempfile::TempDir,
}

async fn begin(game: GameSettings) -> Evening {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(1_700_000_000_000);
    let server = Server::start(Config {
        listen: ([127, 0, 0, 1], 0).into(),
        keep: Keep::Folder(folder.path().to_owned()),
        bus: None,
        note: None,
        public_url: None,
        behind_proxy: false,
        limits: Limits::NONE,
        clock: clock.clone(),
        house: Arc::new(house()),
    })
    .await
    .unwrap();
    let mut mara = Client::new(&server.address().to_string());
    mara.take_name("Mara").await.unwrap();
    let code = mara.make_table(&settings(game)).await.unwrap();
    let mut table = mara.join(&code).await.unwrap();
    let bot = TableCommand::Bot {
        seat: 1,
        level: Some(Level::Spark),
    };
    for command in [bot, TableCommand::Start] {
        assert!(table.command(command).await.unwrap().is_did());
    }
    table.until(|table| table.view().is_some()).await.unwrap();
    Evening {
        server,
        clock,
        mara,
        table,
        _folder: folder,
    }
}

/// Plays to the end. The clock is turned whenever there is nothing for the person to do.
async fn play(game: GameSettings, mut choose: impl FnMut(&AtTable) -> Option<Value>) {
    let Evening {
        server,
        clock,
        mara,
        mut table,
        _folder,
    } = begin(game).await;
    while phase_name(table.view().unwrap()) != "over" {
        match choose(&table) {
            Some(action) => {
                let answer = table.act(None, &action).await.unwrap();
                assert!(answer.is_did(), "{action}: {answer:?}");
            }
            None => {
                clock.turn(Duration::from_secs(1));
                ping(&mut table).await;
            }
        }
    }
    let games = mara.games().await.unwrap();
    let outcome = games[0].outcome.as_ref().unwrap();
    assert_eq!(outcome.points.as_slice().len(), 2);
    let record = mara.record(&games[0].id).await.unwrap();
    assert!(record.contains(r#""act":[1,"#), "the bot has acted");
    server.stop().await;
}

/// There and back, which gives the table time to carry out what is due.
async fn ping(table: &mut AtTable) {
    table.send(&ClientMsg::Ping { n: 1 }).await.unwrap();
    while !matches!(table.next().await.unwrap(), ServerMsg::Pong { .. }) {}
}

fn settings(game: GameSettings) -> Settings {
    Settings {
        bot_takes_over: false,
        bot_level: Level::Spark,
        ..Settings::of(2, game)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_and_a_bot_play_circuit_to_the_end() {
    let agreed = CircuitSettings {
        timer: None,
        cap: None,
        choose: None,
        place: None,
        ..CircuitSettings::default()
    };
    let mut chance = Chance::from_number(4);
    play(GameSettings::Circuit(agreed), |table| {
        circuit_action(&table.view_as().unwrap(), 0, &mut chance)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_is_done_waits_a_moment_for_bots() {
    let agreed = CircuitSettings {
        timer: None,
        cap: None,
        choose: None,
        ..CircuitSettings::default()
    };
    let Evening {
        server,
        clock,
        mut table,
        _folder,
        ..
    } = begin(GameSettings::Circuit(agreed)).await;
    let mut chance = Chance::from_number(4);
    while phase_name(table.view().unwrap()) == "choosing" {
        match circuit_action(&table.view_as().unwrap(), 0, &mut chance) {
            Some(action) => assert!(table.act(None, &action).await.unwrap().is_did()),
            None => {
                clock.turn(Duration::from_secs(1));
                ping(&mut table).await;
            }
        }
    }
    let answer = table
        .act(None, &serde_json::json!({"type": "give_up"}))
        .await;
    assert!(answer.unwrap().is_did());
    // A spark takes half a minute and more for its puzzle. In small steps, as the bot thinks meanwhile.
    for _ in 0..200 {
        clock.turn(Duration::from_millis(100));
        ping(&mut table).await;
        ping(&mut table).await;
    }
    assert_ne!(phase_name(table.view().unwrap()), "solving");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_and_a_bot_play_cipher_to_the_end() {
    let agreed = CipherSettings {
        word_time: None,
        segment_time: None,
        question_time: None,
        decision_time: None,
        ..CipherSettings::default()
    };
    let mut chance = Chance::from_number(5);
    play(GameSettings::Cipher(agreed), |table| {
        cipher_action(table.view().unwrap(), true, &mut chance)
    })
    .await;
}
