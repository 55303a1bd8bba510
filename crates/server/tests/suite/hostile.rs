//! Clients that mean no good. Each gets a clear refusal; everybody else plays on.

use crate::common::{
    self, Act, Counter, CounterHouse, counter_server, person, seated, server_with, settings,
};
use enigma_client::{AtTable, Client, Error};
use enigma_game::{Millis, Seat};
use enigma_protocol::{ClientMsg, Farewell, Holder, Presence, Raw, ServerMsg};
use enigma_server::clock::Clock;
use enigma_server::house::{Live, Running, TheHouse};
use enigma_server::http::Limits;
use enigma_testkit::players::{CircuitView, phase_name};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

/// Opens a socket and sends one message; what the server says before it hangs up.
async fn first_words(address: &str, code: &str, message: Message) -> Error {
    let mut socket = AtTable::connect(address, code, None).await.unwrap();
    socket.send_raw(message).await.unwrap();
    loop {
        if let Err(error) = socket.next().await {
            return error;
        }
    }
}

fn is_goodbye(error: &Error, reason: Farewell) -> bool {
    matches!(error, Error::Goodbye(said) if *said == reason)
}

#[tokio::test]
async fn strange_first_messages_are_told_why_they_are_not_welcome() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 50, Clock::Machine).await;
    let address = server.address().to_string();
    let mut seated = seated(&address, &settings(2)).await;
    let code = seated.code.clone();
    let say = |text: &str| Message::text(text.to_owned());
    let wrong = first_words(&address, &code, say(r#"{"t":"hello","v":99}"#)).await;
    assert!(is_goodbye(&wrong, Farewell::Protocol), "{wrong}");
    let later = first_words(&address, &code, say(r#"{"t":"hello","v":7,"new":1}"#)).await;
    assert!(is_goodbye(&later, Farewell::Protocol), "{later}");
    for rude in [r#"{"t":"ping","n":1}"#, "", "{", "[]", "null"] {
        let rude = first_words(&address, &code, say(rude)).await;
        assert!(is_goodbye(&rude, Farewell::NoHello), "{rude}");
    }
    let nowhere = first_words(&address, "NOSUCH", say(r#"{"t":"hello","v":2}"#)).await;
    assert!(is_goodbye(&nowhere, Farewell::NoSuchTable), "{nowhere}");
    let large = first_words(&address, &code, Message::text("x".repeat(1 << 20))).await;
    let refused = is_goodbye(&large, Farewell::NoHello) || matches!(large, Error::Connection(_));
    assert!(refused, "{large}");
    assert!(
        seated.tables[0]
            .act(None, &Act::Push { by: 1 })
            .await
            .unwrap()
            .is_did()
    );
    server.stop().await;
}

#[tokio::test]
async fn messages_that_make_no_sense_are_refused_and_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 50, Clock::Machine).await;
    let mut seated = seated(&server.address().to_string(), &settings(2)).await;
    let table = &mut seated.tables[0];
    let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    for (text, refusal, id) in [
        (
            "{\"t\":\"fly\",\"id\":\"x1\"}".to_owned(),
            "bad_message",
            Some("x1"),
        ),
        ("nonsense".to_owned(), "bad_message", None),
        (deep, "bad_message", None),
        (
            "{\"t\":\"do\",\"id\":\"\",\"action\":{}}".to_owned(),
            "bad_id",
            None,
        ),
        (
            format!(
                "{{\"t\":\"do\",\"id\":\"{}\",\"action\":{{}}}}",
                "y".repeat(41)
            ),
            "bad_id",
            None,
        ),
        (
            "{\"t\":\"do\",\"id\":\"x2\",\"seat\":200,\"action\":{}}".to_owned(),
            "not_your_seat",
            Some("x2"),
        ),
        (
            "{\"t\":\"do\",\"id\":\"x3\",\"seat\":1,\"action\":{\"type\":\"push\",\"by\":1}}"
                .to_owned(),
            "not_your_seat",
            Some("x3"),
        ),
        (
            "{\"t\":\"do\",\"id\":\"x4\",\"action\":{\"type\":\"push\",\"by\":-1}}".to_owned(),
            "bad_action",
            Some("x4"),
        ),
        (
            "{\"t\":\"look\",\"seat\":1}".to_owned(),
            "not_your_seat",
            None,
        ),
        ("{\"t\":\"hello\",\"v\":1}".to_owned(), "hello_again", None),
    ] {
        table.send_raw(Message::text(text.clone())).await.unwrap();
        let said = loop {
            if let ServerMsg::Refused { id, refusal, .. } = table.next().await.unwrap() {
                break (refusal, id);
            }
        };
        assert_eq!(
            (said.0.as_str(), said.1.as_deref()),
            (refusal, id),
            "{text}"
        );
    }
    table
        .send_raw(Message::binary(vec![0xff; 10]))
        .await
        .unwrap();
    assert_eq!(table.seq(), 0);
    assert!(
        table
            .act(None, &Act::Push { by: 1 })
            .await
            .unwrap()
            .is_did()
    );
    server.stop().await;
}

#[tokio::test]
async fn a_message_too_large_or_not_utf_8_ends_the_connection_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 50, Clock::Machine).await;
    let mut seated = seated(&server.address().to_string(), &settings(2)).await;
    let mut large = seated.people[1].join(&seated.code).await.unwrap();
    let _ = large.send_raw(Message::text("x".repeat(1 << 20))).await;
    let ended = loop {
        if let Err(error) = large.next().await {
            break error.to_string();
        }
    };
    assert!(
        ended.contains("64 KiB") || ended.contains("closed") || ended.contains("reset"),
        "{ended}"
    );

    // A text frame with bytes that are no text, masked with zeros.
    let mut raw = TcpStream::connect(server.address()).await.unwrap();
    let request = format!(
        "GET /ws/{} HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        seated.code,
        server.address()
    );
    raw.write_all(request.as_bytes()).await.unwrap();
    raw.write_all(&[0x81, 0x83, 0, 0, 0, 0, 0xff, 0xfe, 0xfd])
        .await
        .unwrap();
    let mut answer = Vec::new();
    raw.read_to_end(&mut answer).await.unwrap();
    assert!(answer.starts_with(b"HTTP/1.1 101"));
    assert!(
        seated.tables[0]
            .act(None, &Act::Push { by: 1 })
            .await
            .unwrap()
            .is_did()
    );
    server.stop().await;
}

#[tokio::test]
async fn a_flood_is_refused_then_cut_off_while_others_play_on() {
    let folder = tempfile::tempdir().unwrap();
    let house = Arc::new(CounterHouse { goal: 50 });
    let limits = Limits {
        messages: 30,
        ..Limits::NONE
    };
    let server = server_with(folder.path(), house, Clock::Machine, limits).await;
    let address = server.address().to_string();
    let mut other = seated(&address, &settings(2)).await;
    let mut seated = seated(&address, &settings(2)).await;
    let flood = async {
        let table = &mut seated.tables[0];
        for n in 0..1000 {
            let ping = ClientMsg::Ping { n };
            if table.send(&ping).await.is_err() {
                break;
            }
        }
        let (mut pongs, mut refusals) = (0, 0);
        let end = loop {
            match table.next().await {
                Ok(ServerMsg::Pong { .. }) => pongs += 1,
                Ok(ServerMsg::Refused { refusal, .. }) if refusal == "too_fast" => refusals += 1,
                Ok(_) => {}
                Err(error) => break error,
            }
        };
        (pongs, refusals, end)
    };
    let play = async {
        for turn in 0..10 {
            let push = Act::Push { by: 1 };
            assert!(
                other.tables[turn % 2]
                    .act(None, &push)
                    .await
                    .unwrap()
                    .is_did()
            );
        }
    };
    let ((pongs, refusals, end), ()) = tokio::join!(flood, play);
    assert!(pongs < 300, "{pongs}");
    assert!((1..=100).contains(&refusals), "{refusals}");
    assert!(
        is_goodbye(&end, Farewell::TooFast) || matches!(end, Error::Connection(_)),
        "{end}"
    );
    server.stop().await;
}

#[tokio::test]
async fn whoever_does_not_read_is_dropped_and_may_resume() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 100_000, Clock::Machine).await;
    let mut seated = seated(&server.address().to_string(), &settings(3)).await;
    // Two play; the third, who reads nothing, asks for more than its queues can hold.
    let lazy = &mut seated.tables[2];
    let look = ClientMsg::Look { seat: 2 };
    for _ in 0..60_000 {
        let sent = tokio::time::timeout(std::time::Duration::from_secs(1), lazy.send(&look));
        if !matches!(sent.await, Ok(Ok(()))) {
            break;
        }
    }
    for turn in 0..6 {
        assert!(
            seated.tables[turn % 2]
                .act(None, &Act::Push { by: 1 })
                .await
                .unwrap()
                .is_did()
        );
    }
    let seen = enigma_client::Seen::default();
    let mut back = seated.people[2].rejoin(&seated.code, seen).await.unwrap();
    back.until(|table| table.seq() >= 6).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn half_a_request_is_not_waited_for_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let house = Arc::new(CounterHouse { goal: 50 });
    let limits = Limits {
        patience: Duration::from_millis(300),
        ..Limits::NONE
    };
    let server = server_with(folder.path(), house, Clock::Machine, limits).await;
    let mut seated = seated(&server.address().to_string(), &settings(2)).await;
    for half in ["", "GET /ws/", "GET /api/me HTTP/1.1\r\nHost: x\r\nUpgra"] {
        let mut raw = TcpStream::connect(server.address()).await.unwrap();
        raw.write_all(half.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        // The server hangs up; without that, this would wait for ever.
        let _ = raw.read_to_end(&mut answer).await;
        assert!(!answer.starts_with(b"HTTP/1.1 2"), "{half:?}");
    }
    // Connections that have been answered are not affected.
    let push = Act::Push { by: 1 };
    let answer = seated.tables[0].act(None, &push).await.unwrap();
    assert!(answer.is_did());
    server.stop().await;
}

#[tokio::test]
async fn a_connection_that_asks_for_nothing_more_is_closed_and_a_table_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let house = Arc::new(CounterHouse { goal: 50 });
    let limits = Limits {
        // Looked at first, so no connection is closed sooner.
        patience: Duration::from_secs(4),
        idle: Duration::from_millis(300),
        ..Limits::NONE
    };
    let server = server_with(folder.path(), house, Clock::Machine, limits).await;
    let mut seated = seated(&server.address().to_string(), &settings(2)).await;
    let mut raw = TcpStream::connect(server.address()).await.unwrap();
    let mut answer = vec![0; 4096];
    for _ in 0..3 {
        raw.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            .await
            .unwrap();
        let length = raw.read(&mut answer).await.unwrap();
        assert!(answer[..length].starts_with(b"HTTP/1.1 200"), "still open");
    }
    // Half of a further request does not help.
    raw.write_all(b"GET /heal").await.unwrap();
    // The server hangs up; without that, this would wait for ever.
    let _ = raw.read_to_end(&mut answer).await;
    // The tables' connections have been silent for as long.
    let push = Act::Push { by: 1 };
    let answer = seated.tables[0].act(None, &push).await.unwrap();
    assert!(answer.is_did());
    server.stop().await;
}

#[tokio::test]
async fn whoever_answers_no_pings_is_given_up_and_may_resume() {
    let folder = tempfile::tempdir().unwrap();
    let house = Arc::new(CounterHouse { goal: 5_000 });
    let limits = Limits {
        silence: Duration::from_secs(2),
        ..Limits::NONE
    };
    let server = server_with(folder.path(), house, Clock::Machine, limits).await;
    let mut seated = seated(&server.address().to_string(), &settings(2)).await;
    // The socket stays open, but nobody reads from it, so no ping is answered.
    let half_open = seated.tables.pop().unwrap();
    let here = &mut seated.tables[0];
    let presence = |table: &AtTable| match &table.table().unwrap().seats[1].holder {
        Some(Holder::Person { presence, .. }) => *presence,
        _ => Presence::Here,
    };
    here.until(|table| presence(table) == Presence::Shaky)
        .await
        .unwrap();
    here.until(|table| presence(table) == Presence::Gone)
        .await
        .unwrap();
    let answer = here.act(None, &Act::Push { by: 1 }).await.unwrap();
    assert!(answer.is_did(), "the others play on");
    let last = here.seq();
    let seen = half_open.into_seen();
    let mut back = seated.people[1].rejoin(&seated.code, seen).await.unwrap();
    back.until(|table| table.seq() >= last).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn other_sites_and_too_many_requests_are_turned_away() {
    let folder = tempfile::tempdir().unwrap();
    let house = Arc::new(CounterHouse { goal: 50 });
    let limits = Limits {
        requests: 10,
        ..Limits::default()
    };
    let server = server_with(folder.path(), house, Clock::Machine, limits).await;
    let address = server.address();
    let foreign = format!(
        "POST /api/me HTTP/1.1\r\nHost: {address}\r\nOrigin: http://evil.example\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: 14\r\n\r\n{{\"name\":\"Eve\"}}"
    );
    let mut raw = TcpStream::connect(address).await.unwrap();
    raw.write_all(foreign.as_bytes()).await.unwrap();
    let mut answer = String::new();
    raw.read_to_string(&mut answer).await.unwrap();
    assert!(
        answer.starts_with("HTTP/1.1 403") && answer.contains("foreign_origin"),
        "{answer}"
    );
    let client = Client::new(&address.to_string());
    let mut statuses = Vec::new();
    for _ in 0..100 {
        let answer = client
            .request::<()>("GET", "/api/version", None)
            .await
            .unwrap();
        statuses.push(answer.status);
    }
    // The files of the page come all the same.
    let file = client
        .request::<()>("GET", "/assets/none.js", None)
        .await
        .unwrap();
    assert_eq!(file.status, 404);
    assert!(
        statuses.contains(&200) && statuses.contains(&429),
        "{statuses:?}"
    );
    server.stop().await;
}

#[tokio::test]
async fn bodies_that_are_too_large_or_no_json_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 50, Clock::Machine).await;
    let address = server.address().to_string();
    let mara = person(&address, "Mara").await;
    let large = serde_json::json!({"name": "x".repeat(1 << 20)});
    let answer = mara.request("POST", "/api/me", Some(&large)).await.unwrap();
    assert_eq!(answer.status, 413);
    for (path, body) in [
        ("/api/tables", serde_json::json!({"seats": 9})),
        ("/api/me", serde_json::json!([1])),
    ] {
        let answer = mara.request("POST", path, Some(&body)).await.unwrap();
        assert!((400..500).contains(&answer.status), "{path}");
        let problem: enigma_protocol::rest::Problem = serde_json::from_slice(&answer.body).unwrap();
        assert_eq!(problem.refusal, "bad_body");
    }
    server.stop().await;
}

#[tokio::test]
async fn nobody_acts_on_another_persons_seat() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 50, Clock::Machine).await;
    let address = server.address().to_string();
    let seated = seated(&address, &settings(2)).await;
    let eve = person(&address, "Eve").await;
    let mut watching = eve.join(&seated.code).await.unwrap();
    for seat in [None, Some(0), Some(1)] {
        let answer = watching.act(seat, &Act::Push { by: 1 }).await.unwrap();
        assert_eq!(answer.refusal(), Some("not_your_seat"));
    }
    let mut stranger = Client::new(&address).join(&seated.code).await.unwrap();
    let answer = stranger.act(Some(0), &Act::Push { by: 1 }).await.unwrap();
    assert_eq!(answer.refusal(), Some("no_name"));
    assert_eq!(watching.seq(), 0);
    server.stop().await;
}

/// 1,500 pieces were taken for a puzzle of 7, 600 times of 600, and stored.
#[tokio::test]
async fn a_draft_with_more_pieces_than_the_puzzle_has_is_refused_and_not_stored() {
    let folder = tempfile::tempdir().unwrap();
    let house = Arc::new(TheHouse::default());
    let server = common::server(folder.path(), house, Clock::Machine).await;
    let mut seated = seated(&server.address().to_string(), &settings(2)).await;
    // Whoever begins takes a fragment, the other something else.
    let first: CircuitView = seated.tables[0].view_as().unwrap();
    let first = usize::from(first.start_player.0);
    for (seat, category) in [(first, "fragment"), (1 - first, "weight")] {
        let action = json!({"type": "choose", "category": category});
        assert!(
            seated.tables[seat]
                .act(None, &action)
                .await
                .unwrap()
                .is_did()
        );
    }
    let table = &mut seated.tables[first];
    let solving = |table: &AtTable| phase_name(table.view().unwrap()) == "solving";
    table.until(solving).await.unwrap();
    let view: CircuitView = table.view_as().unwrap();
    let solution = view.you.unwrap().puzzle.unwrap().solve().unwrap();
    let piece = solution.json()["pieces"][0].clone();
    let draft = |pieces| json!({"type": "draft", "draft": {"category": "fragment", "pieces": vec![piece.clone(); pieces]}});
    let before = table.seq();
    for pieces in [1_500, 8] {
        let answer = table.act(None, &draft(pieces)).await.unwrap();
        assert_eq!(answer.refusal(), Some("malformed_draft"), "{answer:?}");
    }
    assert_eq!(table.seq(), before, "nothing was stored");
    let seven = table.act(None, &draft(7)).await.unwrap();
    assert!(seven.is_did(), "{seven:?}");
    server.stop().await;
}

/// What one game writes has an end.
#[test]
fn a_game_takes_no_drafts_for_ever_but_can_always_be_finished() {
    let seed = enigma_game::Seed::from_number(1);
    let setup = || enigma_game::Setup {
        rules: 1,
        seats: enigma_game::Seats::new(2).unwrap(),
        seed: seed.clone(),
        options: 50,
    };
    let draft = Raw::of(&Act::Draft { draft: 1 }).unwrap();
    let solution = Raw::of(&Act::Draft { draft: 7 }).unwrap();
    let push = Raw::of(&Act::Push { by: 1 }).unwrap();
    let (seat, now) = (Seat(0), Millis(1));
    let mut live = Running::<Counter>::begin(setup(), None).unwrap();
    let mut entries = Vec::new();
    let refusal = loop {
        match live.act(seat, &draft, now) {
            Ok(told) => entries.push(told.entry),
            Err(refusal) => break refusal,
        }
        assert!(entries.len() < 100_000, "there is no end to it");
    };
    assert_eq!(refusal.name, "game_too_long");
    assert!(live.act(seat, &solution, now).is_ok());
    assert!(live.act(seat, &push, now).is_ok());
}

/// 2,100 connections and then silence, and a player whose line broke stayed outside.
#[tokio::test]
async fn silent_connections_keep_nobody_out() {
    let folder = tempfile::tempdir().unwrap();
    let house = Arc::new(CounterHouse { goal: 50 });
    let limits = Limits {
        connections: 20,
        // Long enough that without making room nothing would ever move.
        patience: Duration::from_secs(3600),
        ..Limits::NONE
    };
    let server = server_with(folder.path(), house, Clock::Machine, limits).await;
    let mut seated = seated(&server.address().to_string(), &settings(2)).await;
    let mut silent = Vec::new();
    for _ in 0..100 {
        silent.push(TcpStream::connect(server.address()).await.unwrap());
    }
    let seen = seated.tables.pop().unwrap().into_seen();
    let mut back = seated.people[1].rejoin(&seated.code, seen).await.unwrap();
    let answer = back.act(None, &Act::Push { by: 1 }).await.unwrap();
    assert!(answer.is_did());
    // The first that were silent had to go; without that, this would wait for ever.
    for stream in &mut silent[..70] {
        let mut nothing = Vec::new();
        let _ = stream.read_to_end(&mut nothing).await;
        assert_eq!(nothing, b"");
    }
    server.stop().await;
}

/// A table full of watchers from one address kept those out who have a seat.
#[tokio::test]
async fn there_is_room_for_whoever_comes_back_to_a_seat() {
    let folder = tempfile::tempdir().unwrap();
    let house = Arc::new(CounterHouse { goal: 50 });
    let limits = Limits {
        connections: 6,
        ..Limits::NONE
    };
    let server = server_with(folder.path(), house, Clock::Machine, limits).await;
    let address = server.address().to_string();
    let mut seated = seated(&address, &settings(2)).await;
    let mut watchers = Vec::new();
    let refused = loop {
        match Client::new(&address).join(&seated.code).await {
            Ok(watcher) => watchers.push(watcher),
            Err(error) => break error.to_string(),
        }
    };
    assert!(refused.contains("429"), "{refused}");
    assert_eq!(watchers.len(), 4);
    let seen = seated.tables.pop().unwrap().seen().clone();
    let mut back = seated.people[1].rejoin(&seated.code, seen).await.unwrap();
    let answer = back.act(None, &Act::Push { by: 1 }).await.unwrap();
    assert!(answer.is_did());
    server.stop().await;
}

/// Whoever flooded the server with requests kept those out who share the address and have a seat.
#[tokio::test]
async fn whoever_comes_back_to_a_seat_passes_a_flood_from_the_same_address() {
    let folder = tempfile::tempdir().unwrap();
    let house = Arc::new(CounterHouse { goal: 50 });
    let limits = Limits {
        requests: 10,
        ..Limits::default()
    };
    let server = server_with(folder.path(), house, Clock::Machine, limits).await;
    let address = server.address().to_string();
    let mut seated = seated(&address, &settings(2)).await;
    let seen = seated.tables.pop().unwrap().into_seen();
    let eve = person(&address, "Eve").await;
    let refused = loop {
        if let Err(error) = eve.join(&seated.code).await {
            break error.to_string();
        }
    };
    assert!(refused.contains("429"), "{refused}");
    let mut back = seated.people[1].rejoin(&seated.code, seen).await.unwrap();
    let answer = back.act(None, &Act::Push { by: 1 }).await.unwrap();
    assert!(answer.is_did());
    server.stop().await;
}

/// One person with a seat anywhere took the room that is kept for all who have one.
#[tokio::test]
async fn somebody_with_many_lines_to_a_seat_keeps_nobody_else_out() {
    let folder = tempfile::tempdir().unwrap();
    let house = Arc::new(CounterHouse { goal: 50 });
    let limits = Limits {
        connections: 6,
        ..Limits::NONE
    };
    let server = server_with(folder.path(), house, Clock::Machine, limits).await;
    let address = server.address().to_string();
    let mut players = seated(&address, &settings(2)).await;
    let seen = players.tables.pop().unwrap().into_seen();
    let greedy = person(&address, "Eve").await;
    let own = greedy.make_table(&settings(2)).await.unwrap();
    let mut lines = Vec::new();
    while let Ok(line) = greedy.join(&own).await {
        lines.push(line);
    }
    let mut back = players.people[1].rejoin(&players.code, seen).await.unwrap();
    let answer = back.act(None, &Act::Push { by: 1 }).await.unwrap();
    assert!(answer.is_did());
    server.stop().await;
}

#[tokio::test]
async fn a_refusal_quotes_little_of_what_was_sent() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 50, Clock::Machine).await;
    let mut seated = seated(&server.address().to_string(), &settings(2)).await;
    let table = &mut seated.tables[0];
    let long = "y".repeat(50_000);
    for (text, id) in [
        (
            format!(r#"{{"t":"do","id":"a","action":{{"type":"{long}"}}}}"#),
            "a",
        ),
        (format!(r#"{{"t":"table","id":"b","do":"{long}"}}"#), "b"),
        (format!(r#"{{"t":"{long}","id":"c"}}"#), "c"),
    ] {
        table.send_raw(Message::text(text)).await.unwrap();
        let enigma_client::Answer::Refused(_, why) = table.answer(id).await.unwrap() else {
            panic!("{id} is no message");
        };
        assert!(why.chars().count() <= 200, "{id}: {} characters", why.len());
    }
    server.stop().await;
}

/// A store that failed for a moment was told as "there is no such table", and nothing but a restart helped.
#[tokio::test]
async fn a_store_that_fails_for_a_while_is_told_as_trouble_and_all_goes_on_afterwards() {
    let folder = tempfile::tempdir().unwrap();
    let (data, away) = (folder.path().join("data"), folder.path().join("away"));
    let clock = Clock::by_hand(1_000_000);
    let server = counter_server(&data, 50, clock.clone()).await;
    let address = server.address().to_string();
    let mut seated = seated(&address, &settings(2)).await;
    let client = Client::new(&address);
    let health = async || {
        clock.turn(Duration::from_secs(1));
        let answer = client.request::<()>("GET", "/healthz", None).await;
        answer.unwrap().status
    };
    assert_eq!(health().await, 200);

    std::fs::rename(&data, &away).unwrap();
    assert_eq!(health().await, 503);
    let push = Act::Push { by: 1 };
    let mut mine = seated.tables.remove(0);
    let id = mine.new_id();
    let told = mine.act_as(id.clone(), None, &push).await.unwrap_err();
    assert!(is_goodbye(&told, Farewell::Trouble), "{told}");
    // Whoever comes back may look, as far as that needs nothing stored, and is told the same.
    let seen = mine.into_seen();
    let back = seated.people[0].rejoin(&seated.code, seen.clone()).await;
    let told = match back {
        Ok(mut back) => back.act_as(id.clone(), None, &push).await.unwrap_err(),
        Err(told) => told,
    };
    assert!(is_goodbye(&told, Farewell::Trouble), "{told}");

    std::fs::rename(&away, &data).unwrap();
    assert_eq!(health().await, 200);
    let mut back = seated.people[0].rejoin(&seated.code, seen).await.unwrap();
    assert!(back.act_as(id, None, &push).await.unwrap().is_did());
    server.stop().await;
}
