//! Whole games of both kinds over real sockets, with connections lost in every phase.

use crate::common::{self, person, seated, server, settings};
use enigma_client::{AtTable, Client};
use enigma_game::Chance;
use enigma_game::record::Record;
use enigma_protocol::rest::Problem;
use enigma_protocol::{CipherSettings, GameSettings, Holder, Patch, Settings, TableCommand};
use enigma_server::clock::Clock;
use enigma_server::fairness;
use enigma_server::house::{CircuitGame, TheHouse};
use enigma_testkit::players::{CircuitView, cipher_action, circuit_action, phase_name};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Drops the connection and comes back with what was seen; another connection must see the same.
async fn reconnect(client: &Client, code: &str, table: &mut AtTable, fresh: bool) {
    let seq = table.seq();
    let seen = if fresh {
        enigma_client::Seen::default()
    } else {
        table.seen().clone()
    };
    *table = client.rejoin(code, seen).await.unwrap();
    table
        .until(|table| table.view().is_some() && table.seq() >= seq)
        .await
        .unwrap();
}

/// Acts; should the connection break (a busy machine may keep us from answering pings), comes back
/// and sends the same command again, as any client would.
async fn act(client: &Client, code: &str, table: &mut AtTable, action: &Value) {
    let id = table.new_id();
    loop {
        match table.act_as(id.clone(), None, action).await {
            Ok(answer) => {
                assert!(answer.is_did(), "{action}: {answer:?}");
                return;
            }
            Err(_) => reconnect(client, code, table, false).await,
        }
    }
}

async fn play_circuit(seats: u8, number: u64) {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path(), Arc::new(TheHouse::default()), Clock::Machine).await;
    let address = server.address().to_string();
    let mut seated = seated(&address, &settings(seats)).await;
    let mut spectator = Client::new(&address).join(&seated.code).await.unwrap();
    spectator
        .until(|table| table.view().is_some())
        .await
        .unwrap();
    let mut chance = Chance::from_number(number);
    let mut lost_in: BTreeSet<String> = BTreeSet::new();
    let mut last = 0;
    loop {
        let mut acted = false;
        for seat in 0..seats {
            let table = &mut seated.tables[usize::from(seat)];
            if table.until(|table| table.seq() >= last).await.is_err() {
                let client = &seated.people[usize::from(seat)];
                reconnect(client, &seated.code, table, false).await;
            }
            let view: CircuitView = table.view_as().unwrap();
            let Some(action) = circuit_action(&view, seat, &mut chance) else {
                continue;
            };
            let phase = phase_name(table.view().unwrap());
            if lost_in.insert(format!("{phase} {seat}")) || chance.below(20) == 0 {
                let client = &seated.people[usize::from(seat)];
                reconnect(client, &seated.code, table, chance.below(2) == 0).await;
            }
            let client = &seated.people[usize::from(seat)];
            act(client, &seated.code, table, &action).await;
            last = table.seq();
            acted = true;
        }
        let over = phase_name(seated.tables[0].view().unwrap()) == "over";
        if over || !acted {
            break;
        }
    }
    for phase in ["choosing", "solving", "placing"] {
        let times = lost_in
            .iter()
            .filter(|lost| lost.starts_with(phase))
            .count();
        assert!(times > 0, "nobody was lost while {phase}");
    }
    check_end(&mut seated, &mut spectator, last).await;
    let record = the_record(&seated).await;
    check_replay(&seated, &spectator, &record).await;
    let record = Record::<CircuitGame>::from_text(&record).unwrap();
    record.replay(|_, _, _| ()).unwrap();
    server.stop().await;
}

/// Everybody sees the same board as somebody who has just come, and the commitment opens.
async fn check_end(seated: &mut common::Seated, spectator: &mut AtTable, last: u64) {
    for table in seated.tables.iter_mut().chain([&mut *spectator]) {
        table.until(|table| table.seq() >= last).await.unwrap();
        assert_eq!(phase_name(table.view().unwrap()), "over");
    }
    let mut fresh = seated.people[0].join(&seated.code).await.unwrap();
    fresh.until(|table| table.view().is_some()).await.unwrap();
    assert_eq!(fresh.view(), seated.tables[0].view());
    let game = fresh.table().unwrap().game.clone().unwrap();
    let opening = game.opening.unwrap();
    let salt: enigma_game::Seed = opening.salt.parse().unwrap();
    let seed = opening.seed.parse().unwrap();
    assert_eq!(fairness::commitment(&seed, salt.bytes()), game.commitment);
}

/// The replay ends with what a spectator saw last, knows who asks, and is the same from the file.
async fn check_replay(seated: &common::Seated, spectator: &AtTable, record: &str) {
    let game = seated.tables[0].game().unwrap();
    let path = format!("/api/games/{game}/replay");
    let mut replay: Value = seated.people[1].get(&path).await.unwrap();
    let mut view = replay["start"].clone();
    for step in replay["steps"].as_array().unwrap() {
        let patch: Patch = serde_json::from_value(step["patch"].clone()).unwrap();
        patch.apply(&mut view).unwrap();
    }
    assert_eq!(Some(&view), spectator.view());
    assert_eq!(
        replay["steps"].as_array().unwrap().len() as u64,
        spectator.seq()
    );
    let header = &replay["header"];
    assert_eq!(header["id"], game);
    assert_eq!(header["my_seats"], json!([1]));
    assert_eq!(header["seal"]["holds"], true);
    let answer = seated.people[0].replay_file(record).await.unwrap();
    let mut from_file: Value = answer.json().unwrap();
    for field in ["id", "my_seats", "ended", "seal", "colours"] {
        from_file["header"][field] = Value::Null;
        replay["header"][field] = Value::Null;
    }
    assert_eq!(replay, from_file);
}

#[tokio::test]
async fn what_cannot_be_replayed_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path(), Arc::new(TheHouse::default()), Clock::Machine).await;
    let address = server.address().to_string();
    let seated = seated(&address, &settings(2)).await;
    let mara = &seated.people[0];
    let game = seated.tables[0].game().unwrap();
    let replay_of = async |game: &str| {
        let path = format!("/api/games/{game}/replay");
        let answer = mara.request::<()>("GET", &path, None).await.unwrap();
        let status = answer.status;
        (
            status,
            serde_json::from_slice::<Problem>(&answer.body)
                .unwrap()
                .refusal,
        )
    };
    assert_eq!(replay_of(game).await, (409, "not_over".into()));
    assert_eq!(replay_of("none").await, (404, "no_such_game".into()));
    let file = include_str!("../../../enigma/tests/data/records/circuit-rules1-2-players.jsonl");
    let torn = &file[..file.len() / 2];
    let line = torn.lines().count() as u32;
    for (file, line, says) in [
        (b"".as_slice(), 1, "breaks off"),
        (b"{}\n{}", 1, "no Enigma record"),
        (b"\n\xff", 2, "UTF-8"),
        (torn.as_bytes(), line, "altered"),
    ] {
        let answer = mara.replay_file(file).await.unwrap();
        assert_eq!(answer.status, 400);
        let problem: Problem = serde_json::from_slice(&answer.body).unwrap();
        assert_eq!(problem.refusal, "bad_record");
        assert_eq!(problem.line, Some(line), "{}", problem.text);
        assert!(problem.text.contains(says), "{}", problem.text);
    }
    let answer = mara.replay_file(vec![b' '; (16 << 20) + 1]).await.unwrap();
    assert_eq!(answer.status, 413);
    let answer = mara.replay_file(file).await.unwrap();
    assert_eq!(answer.status, 200);
    server.stop().await;
}

async fn the_record(seated: &common::Seated) -> String {
    let games = seated.people[0].games().await.unwrap();
    assert!(games[0].ended.is_some());
    seated.people[0].record(&games[0].id).await.unwrap()
}

#[tokio::test]
async fn circuit_with_two_seats_and_connections_lost_in_every_phase() {
    play_circuit(2, 1).await;
}

#[tokio::test]
async fn circuit_with_three_seats_and_connections_lost_in_every_phase() {
    play_circuit(3, 2).await;
}

#[tokio::test]
async fn circuit_with_four_seats_and_connections_lost_in_every_phase() {
    play_circuit(4, 3).await;
}

fn cipher_settings(seats: u8, one_device: bool) -> Settings {
    Settings {
        game: GameSettings::Cipher(CipherSettings {
            one_device,
            ..CipherSettings::default()
        }),
        ..settings(seats)
    }
}

async fn play_cipher(seats: u8, number: u64) {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path(), Arc::new(TheHouse::default()), Clock::Machine).await;
    let address = server.address().to_string();
    let mut seated = seated(&address, &cipher_settings(seats, false)).await;
    let mut spectator = Client::new(&address).join(&seated.code).await.unwrap();
    spectator
        .until(|table| table.view().is_some())
        .await
        .unwrap();
    let mut chance = Chance::from_number(number);
    let mut lost_in: BTreeSet<String> = BTreeSet::new();
    let mut last = 0;
    loop {
        let mut acted = false;
        for seat in 0..seats {
            let table = &mut seated.tables[usize::from(seat)];
            if table.until(|table| table.seq() >= last).await.is_err() {
                let client = &seated.people[usize::from(seat)];
                reconnect(client, &seated.code, table, false).await;
            }
            let view = table.view().unwrap().clone();
            let Some(action) = cipher_action(&view, true, &mut chance) else {
                continue;
            };
            let role = view["you"]["role"].to_string();
            if lost_in.insert(format!("{role} {seat}")) || chance.below(20) == 0 {
                let client = &seated.people[usize::from(seat)];
                reconnect(client, &seated.code, table, chance.below(2) == 0).await;
            }
            let client = &seated.people[usize::from(seat)];
            act(client, &seated.code, table, &action).await;
            last = table.seq();
            acted = true;
        }
        if !acted {
            break;
        }
    }
    check_end(&mut seated, &mut spectator, last).await;
    check_seals(&seated).await;
    let record = the_record(&seated).await;
    let record = Record::<enigma_cipher::Cipher>::from_text(&record).unwrap();
    record.replay(|_, _, _| ()).unwrap();
    server.stop().await;
}

/// Every word was sealed while it was secret, and the seals open to the words on the sheet.
async fn check_seals(seated: &common::Seated) {
    let mut fresh = seated.people[0].join(&seated.code).await.unwrap();
    fresh.until(|table| table.view().is_some()).await.unwrap();
    let seals = fresh.table().unwrap().game.clone().unwrap().words;
    let sheet = fresh.view().unwrap()["sheet"].as_array().unwrap().clone();
    assert_eq!(seals.len(), sheet.len());
    for (seal, result) in seals.iter().zip(&sheet) {
        let salt: enigma_game::Seed = seal.salt.as_ref().unwrap().parse().unwrap();
        let word = result["word"].as_str().unwrap();
        assert_eq!(
            fairness::word_commitment(salt.bytes(), word),
            seal.commitment
        );
    }
}

#[tokio::test]
async fn cipher_with_two_seats_and_connections_lost_in_every_part() {
    play_cipher(2, 1).await;
}

#[tokio::test]
async fn cipher_with_three_seats_and_connections_lost_in_every_part() {
    play_cipher(3, 2).await;
}

#[tokio::test]
async fn cipher_with_four_seats_and_connections_lost_in_every_part() {
    play_cipher(4, 3).await;
}

#[tokio::test]
async fn cipher_on_one_device_for_all() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path(), Arc::new(TheHouse::default()), Clock::Machine).await;
    let address = server.address().to_string();
    let mara = person(&address, "Mara").await;
    let code = mara.make_table(&cipher_settings(3, true)).await.unwrap();
    let mut table = mara.join(&code).await.unwrap();
    for (seat, name) in [(1, "Tomáš"), (2, "Zoé")] {
        let sit = TableCommand::Sit {
            seat,
            name: Some(name.into()),
        };
        assert!(table.command(sit).await.unwrap().is_did());
    }
    assert!(table.command(TableCommand::Start).await.unwrap().is_did());
    table.until(|table| table.view().is_some()).await.unwrap();
    let unclear = table.act(None, &json!({"type": "pass"})).await.unwrap();
    assert_eq!(unclear.refusal(), Some("which_seat"));
    let mut chance = Chance::from_number(9);
    let mut idle = 0;
    while idle < 3 {
        for seat in 0..3 {
            table
                .send(&enigma_protocol::ClientMsg::Look { seat })
                .await
                .unwrap();
            table
                .until(|table| {
                    table.view().is_some_and(|view| {
                        view["you"]["seat"] == seat || phase_name(view) == "over"
                    })
                })
                .await
                .unwrap();
            let view = table.view().unwrap().clone();
            let Some(action) = cipher_action(&view, false, &mut chance) else {
                idle += 1;
                continue;
            };
            assert!(
                table.act(Some(seat), &action).await.unwrap().is_did(),
                "{action}"
            );
            idle = 0;
        }
    }
    assert_eq!(phase_name(table.view().unwrap()), "over");
    let games = mara.games().await.unwrap();
    assert_eq!(games[0].my_seats, [0, 1, 2]);
    assert_eq!(games[0].names, ["Mara", "Tomáš", "Zoé"]);
    server.stop().await;
}

#[tokio::test]
async fn whoever_plays_by_ear_is_shown_to_the_table_and_has_clocks_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path(), Arc::new(TheHouse::default()), Clock::Machine).await;
    let address = server.address().to_string();
    let (mara, tom) = (
        person(&address, "Mara").await,
        person(&address, "Tom").await,
    );
    let code = mara.make_table(&settings(3)).await.unwrap();
    let mut host = mara.join(&code).await.unwrap();
    let mut guest = tom.join(&code).await.unwrap();
    let by_ear = |by_ear| TableCommand::ByEar { by_ear };
    let answer = guest.command(by_ear(true)).await.unwrap();
    assert_eq!(answer.refusal(), Some("no_seat"));
    let sit = |seat| TableCommand::Sit { seat, name: None };
    let two = TableCommand::Settings {
        settings: Box::new(settings(2)),
    };
    let wishes = [
        sit(2),
        by_ear(true),
        sit(1),
        TableCommand::Ready { ready: true },
    ];
    for wish in wishes {
        assert!(guest.command(wish).await.unwrap().is_did());
    }
    for wish in [two, TableCommand::Ready { ready: true }] {
        let _ = host.command(wish).await.unwrap();
    }
    let shown = host.table().unwrap().seats[1].holder.clone();
    assert!(
        matches!(shown, Some(Holder::Person { by_ear: true, .. })),
        "also on another seat: {shown:?}"
    );
    assert!(
        guest
            .command(TableCommand::Ready { ready: true })
            .await
            .unwrap()
            .is_did()
    );
    assert!(host.command(TableCommand::Start).await.unwrap().is_did());
    host.until(|table| table.view().is_some()).await.unwrap();
    let view = host.view().unwrap();
    assert_eq!(view["seats"][1]["clocks"]["sand_timer"], 240, "D-20");
    assert!(view["seats"][0].get("clocks").is_none());
    server.stop().await;
}
