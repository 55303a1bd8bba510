//! Records that were downloaded from a server, verified by the real binary: good ones, altered ones,
//! and ones that were forged with care.

use crate::run::{Run, enigma};
use enigma_cipher::Cipher;
use enigma_client::{AtTable, Client};
use enigma_game::record::{Commitment, Record};
use enigma_game::{Chance, Seed};
use enigma_protocol::{CipherSettings, GameSettings, Settings, TableCommand};
use enigma_server::clock::Clock;
use enigma_server::house::TheHouse;
use enigma_server::http::Limits;
use enigma_server::{Config, Keep, Server};
use enigma_testkit::players::cipher_action;
use std::sync::Arc;

/// A game of Cipher that two played on a server: its record, and the commitment that was published
/// before it began.
async fn downloaded() -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(Config {
        listen: ([127, 0, 0, 1], 0).into(),
        keep: Keep::Folder(folder.path().to_owned()),
        bus: None,
        note: None,
        public_url: None,
        behind_proxy: false,
        limits: Limits::NONE,
        clock: Clock::Machine,
        house: Arc::new(TheHouse::default()),
    })
    .await
    .unwrap();
    let address = server.address().to_string();
    let mut people = [Client::new(&address), Client::new(&address)];
    for (person, name) in people.iter_mut().zip(["Mara", "Tomáš"]) {
        person.take_name(name).await.unwrap();
    }
    let code = people[0].make_table(&settings()).await.unwrap();
    let mut tables = Vec::new();
    for (person, seat) in people.iter().zip(0..) {
        let mut table = person.join(&code).await.unwrap();
        let sit = TableCommand::Sit { seat, name: None };
        assert!(table.command(sit).await.unwrap().is_did());
        let ready = TableCommand::Ready { ready: true };
        assert!(table.command(ready).await.unwrap().is_did());
        tables.push(table);
    }
    let started = tables[0].command(TableCommand::Start).await.unwrap();
    assert!(started.is_did());
    for table in &mut tables {
        table.until(|table| table.view().is_some()).await.unwrap();
    }
    let published = tables[0].table().unwrap().game.clone().unwrap().commitment;
    play(&mut tables).await;
    let game = tables[0].game().unwrap().to_owned();
    let record = people[1].record(&game).await.unwrap();
    server.stop().await;
    (record, published)
}

async fn play(tables: &mut [AtTable]) {
    let mut chance = Chance::from_number(8);
    let (mut last, mut acted) = (0, true);
    while std::mem::take(&mut acted) {
        for table in &mut *tables {
            table.until(|table| table.seq() >= last).await.unwrap();
            if let Some(action) = cipher_action(table.view().unwrap(), true, &mut chance) {
                assert!(table.act(None, &action).await.unwrap().is_did(), "{action}");
                (last, acted) = (table.seq(), true);
            }
        }
    }
}

fn settings() -> Settings {
    Settings {
        bot_takes_over: false,
        ..Settings::of(2, GameSettings::Cipher(CipherSettings::default()))
    }
}

fn verify(record: &str) -> Run {
    enigma(&["replay", "--verify", "-"], record.as_bytes())
}

#[track_caller]
fn assert_refused(record: &str, why: &str) {
    let run = verify(record);
    assert_eq!((run.status, run.output.as_str()), (1, ""), "{why}");
    assert!(run.errors.contains(why), "{}", run.errors);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_downloaded_record_is_verified_and_a_forged_one_is_not() {
    let (record, published) = downloaded().await;
    let run = verify(&record);
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    assert!(run.output.contains(&published), "{}", run.output);
    assert!(run.output.contains("was sealed as"), "{}", run.output);

    // Names stand behind the seal, what happened does not.
    assert_eq!(verify(&record.replace("Mara", "Nora")).status, 0);
    assert_refused(&record.replacen("\"at\":", "\"at\":1", 1), "altered");
    let read = || Record::<Cipher>::from_text(&record).unwrap();

    // Every line fits, but the seed is another than the one committed to.
    let mut other_seed = read();
    other_seed.header.commitment = Some(Commitment {
        hash: published.clone(),
        ..Commitment::to(&Seed::from_number(1), Seed::from_number(2))
    });
    assert_refused(&other_seed.to_text(), "commitment");

    // Nothing was ever promised.
    let mut unpromised = read();
    unpromised.header.commitment = None;
    assert_refused(&unpromised.to_text(), "nothing to verify");
    let told = enigma(&["replay", "-"], unpromised.to_text().as_bytes());
    assert_eq!(told.status, 0, "it can still be told: {}", told.errors);
}
