//! People, tables and chat, over real sockets and HTTP.

use crate::common::{self, counter_server, person, seated, settings};
use enigma_client::{AtTable, Client};
use enigma_protocol::rest::{MyDevices, TableSummary};
use enigma_protocol::{Holder, Phrase, Said, ServerMsg, Settings, Stage, TableCommand};
use enigma_server::clock::Clock;
use std::time::Duration;

async fn refused(table: &mut AtTable, command: TableCommand) -> String {
    let answer = table.command(command).await.unwrap();
    answer.refusal().unwrap_or("done").to_owned()
}

fn sit(seat: u8) -> TableCommand {
    TableCommand::Sit { seat, name: None }
}

#[tokio::test]
async fn a_guest_has_a_name_and_a_cookie_that_scripts_cannot_read() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 10, Clock::Machine).await;
    let address = server.address().to_string();
    let stranger = Client::new(&address);
    let me = stranger
        .request::<()>("GET", "/api/me", None)
        .await
        .unwrap();
    assert_eq!(me.status, 204, "nobody yet");
    let body = serde_json::json!({"name": " Žofie  K. "});
    let named = stranger
        .request("POST", "/api/me", Some(&body))
        .await
        .unwrap();
    let header = |name: &str| {
        let found = named.headers.iter().find(|(n, _)| n == name);
        found.map(|(_, value)| value.clone()).unwrap_or_default()
    };
    let cookie = header("set-cookie");
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    assert!(String::from_utf8_lossy(&named.body).contains("\"Žofie K.\""));
    for bad in ["", "a\u{202e}b", &"x".repeat(25)] {
        let body = serde_json::json!({"name": bad});
        let answer = stranger
            .request("POST", "/api/me", Some(&body))
            .await
            .unwrap();
        assert_eq!(answer.status, 400, "{bad:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_second_device_becomes_the_same_person_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 10, Clock::Machine).await;
    let address = server.address().to_string();
    let mut phone = person(&address, "Mara").await;
    let me = phone.take_name("Mara B.").await.unwrap();
    let link = phone.link().await.unwrap();
    let mut laptop = Client::new(&address);
    assert_eq!(laptop.claim(&link.code).await.unwrap(), me);
    let mut thief = Client::new(&address);
    assert!(thief.claim(&link.code).await.is_err());
    let table = laptop.make_table(&settings(2)).await.unwrap();
    let at = phone.join(&table).await.unwrap();
    assert_eq!(at.table().unwrap().host, me.id, "both are the host");
    server.stop().await;
}

#[tokio::test]
async fn the_host_has_rights_that_others_have_not() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 10, Clock::Machine).await;
    let address = server.address().to_string();
    let (mara, tom) = (
        person(&address, "Mara").await,
        person(&address, "Tom").await,
    );
    let code = mara.make_table(&settings(3)).await.unwrap();
    let mut host = mara.join(&code).await.unwrap();
    let mut guest = tom.join(&code.to_lowercase()).await.unwrap();
    assert_eq!(refused(&mut guest, sit(0)).await, "seat_taken");
    assert_eq!(refused(&mut guest, sit(9)).await, "no_such_seat");
    assert_eq!(refused(&mut guest, sit(2)).await, "done");
    assert_eq!(refused(&mut guest, sit(1)).await, "done");
    for command in [
        TableCommand::Start,
        TableCommand::Remove { seat: 0 },
        TableCommand::HandOver { seat: 1 },
        TableCommand::Settings {
            settings: Box::new(settings(2)),
        },
    ] {
        assert_eq!(refused(&mut guest, command).await, "not_host");
    }
    assert_eq!(refused(&mut host, TableCommand::Start).await, "seat_free");
    let bot = TableCommand::Bot {
        seat: 2,
        level: Some(enigma_protocol::Level::Core),
    };
    assert_eq!(refused(&mut host, bot).await, "no_bots");
    let two = TableCommand::Settings {
        settings: Box::new(settings(2)),
    };
    assert_eq!(refused(&mut host, two).await, "done");
    assert_eq!(refused(&mut host, TableCommand::Start).await, "not_ready");
    let ready = TableCommand::Ready { ready: true };
    assert_eq!(refused(&mut guest, ready).await, "done");
    for seats in [3, 2] {
        let command = TableCommand::Settings {
            settings: Box::new(settings(seats)),
        };
        assert_eq!(refused(&mut host, command).await, "done");
        let seat = &host.table().unwrap().seats[1];
        assert!(
            matches!(&seat.holder, Some(Holder::Person { ready: true, .. })),
            "seats come and go, the ready stay ready"
        );
    }
    assert_eq!(
        refused(&mut host, TableCommand::HandOver { seat: 1 }).await,
        "done"
    );
    assert_eq!(refused(&mut host, TableCommand::Start).await, "not_host");
    assert_eq!(
        refused(&mut guest, TableCommand::Remove { seat: 0 }).await,
        "done"
    );
    let state = guest.table().unwrap();
    assert!(state.seats[0].holder.is_none());
    assert!(matches!(&state.seats[1].holder, Some(Holder::Person { name, .. }) if name == "Tom"));
    server.stop().await;
}

#[tokio::test]
async fn open_tables_are_listed_and_tables_by_link_are_not() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(1_700_000_000_000);
    let server = counter_server(folder.path(), 10, clock.clone()).await;
    let address = server.address().to_string();
    let mara = person(&address, "Mara").await;
    let open = mara.make_table(&settings(2)).await.unwrap();
    let mut by_link = settings(2);
    by_link.open = false;
    let hidden = mara.make_table(&by_link).await.unwrap();
    assert_eq!(listed_tables(&mara).await, vec![open]);
    let summary: TableSummary = mara.get(&format!("/api/tables/{hidden}")).await.unwrap();
    assert_eq!(
        (summary.host.as_str(), summary.stage),
        ("Mara", Stage::Lobby)
    );
    clock.turn(Duration::from_secs(2 * 3600));
    assert!(
        listed_tables(&mara).await.is_empty(),
        "idle tables are no longer listed"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_begins_once_everybody_wants_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 2, Clock::Machine).await;
    let mut seated = seated(&server.address().to_string(), &settings(2)).await;
    let first = seated.tables[0].game().unwrap().to_owned();
    assert_eq!(
        refused(&mut seated.tables[0], TableCommand::Rematch).await,
        "no_game_over"
    );
    seated.tables[0]
        .act(None, &common::Act::Push { by: 3 })
        .await
        .unwrap();
    for table in &mut seated.tables {
        table
            .until(|table| table.table().unwrap().stage == Stage::Over)
            .await
            .unwrap();
    }
    assert_eq!(
        refused(&mut seated.tables[1], TableCommand::Rematch).await,
        "done"
    );
    assert_eq!(
        refused(&mut seated.tables[0], TableCommand::Rematch).await,
        "done"
    );
    for table in &mut seated.tables {
        table
            .until(|table| table.game() != Some(first.as_str()))
            .await
            .unwrap();
        assert_eq!(table.seq(), 0);
        assert_eq!(table.table().unwrap().earlier, vec![first.clone()]);
    }
    server.stop().await;
}

#[tokio::test]
async fn chat_has_phrases_limits_and_a_host_who_silences() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(1_700_000_000_000);
    let server = counter_server(folder.path(), 10, clock.clone()).await;
    let address = server.address().to_string();
    let (mara, tom) = (
        person(&address, "Mara").await,
        person(&address, "Tom").await,
    );
    let code = mara.make_table(&settings(2)).await.unwrap();
    let mut host = mara.join(&code).await.unwrap();
    let mut guest = tom.join(&code).await.unwrap();
    let hello = || Said::Phrase(Phrase::Hello);
    let silent = guest.say(hello()).await.unwrap();
    assert_eq!(silent.refusal(), Some("spectators_silent"));
    assert_eq!(refused(&mut guest, sit(1)).await, "done");
    assert!(guest.say(hello()).await.unwrap().is_did());
    let line = loop {
        if let ServerMsg::Chat { line, .. } = host.next().await.unwrap() {
            break line;
        }
    };
    assert_eq!(
        (line.n, line.name.as_str(), &line.say),
        (1, "Tom", &hello())
    );
    let long = guest.say(Said::Text("x".repeat(201))).await.unwrap();
    assert_eq!(long.refusal(), Some("bad_text"));
    for _ in 0..4 {
        assert!(guest.say(Said::Text("gut".into())).await.unwrap().is_did());
    }
    let much = guest.say(hello()).await.unwrap();
    assert_eq!(much.refusal(), Some("too_much_chat"));
    clock.turn(Duration::from_secs(3));
    assert!(guest.say(hello()).await.unwrap().is_did());
    let person = guest.you().unwrap().to_owned();
    let mute = TableCommand::Mute {
        person,
        muted: true,
    };
    assert_eq!(refused(&mut host, mute).await, "done");
    let muted = guest.say(hello()).await.unwrap();
    assert_eq!(muted.refusal(), Some("muted"));
    let late = tom.join(&code).await.unwrap();
    assert_eq!(late.seen().chat, 6, "whoever comes reads what was said");
    server.stop().await;
}

#[tokio::test]
async fn a_table_without_spectators_lets_nobody_watch() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 10, Clock::Machine).await;
    let address = server.address().to_string();
    let mut alone = settings(2);
    alone.spectators = false;
    let seated = seated(&address, &alone).await;
    let stranger = person(&address, "Eve").await.join(&seated.code).await;
    let Err(enigma_client::Error::Goodbye(reason)) = stranger else {
        panic!("let in");
    };
    assert_eq!(reason, enigma_protocol::Farewell::NotWatchable);
    assert!(seated.people[1].join(&seated.code).await.is_ok());
    server.stop().await;
}

#[tokio::test]
async fn whoever_looked_on_before_the_game_goes_when_it_begins_without_spectators() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 10, Clock::Machine).await;
    let address = server.address().to_string();
    let (mara, tom, eve) = (
        person(&address, "Mara").await,
        person(&address, "Tom").await,
        person(&address, "Eve").await,
    );
    let alone = Settings {
        spectators: false,
        ..settings(2)
    };
    let code = mara.make_table(&alone).await.unwrap();
    let mut host = mara.join(&code).await.unwrap();
    let mut watching = eve.join(&code).await.unwrap();
    let mut guest = tom.join(&code).await.unwrap();
    assert_eq!(refused(&mut guest, sit(1)).await, "done");
    let ready = TableCommand::Ready { ready: true };
    assert_eq!(refused(&mut guest, ready).await, "done");
    assert_eq!(refused(&mut host, TableCommand::Start).await, "done");
    let end = loop {
        match watching.next().await {
            Ok(ServerMsg::View { .. }) => panic!("shown to somebody who may not watch"),
            Ok(_) => {}
            Err(end) => break end,
        }
    };
    let enigma_client::Error::Goodbye(reason) = end else {
        panic!("{end}");
    };
    assert_eq!(reason, enigma_protocol::Farewell::NotWatchable);
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_left_memory_is_read_anew() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(1_700_000_000_000);
    let server = counter_server(folder.path(), 10, clock.clone()).await;
    let address = server.address().to_string();
    let mara = person(&address, "Mara").await;
    let code = mara.make_table(&settings(2)).await.unwrap();
    let before = mara.join(&code).await.unwrap().table().unwrap().clone();
    // Not sooner than the server has noticed that nobody is there any more.
    while !listed_tables(&mara).await.is_empty() {
        clock.turn(Duration::from_secs(30));
    }
    let again = mara.join(&code).await.unwrap();
    let after = again.table().unwrap();
    assert_eq!((&after.host, after.seats.len()), (&before.host, 2));
    while listed_tables(&mara).await != [code.clone()] {}
    server.stop().await;
}

async fn listed_tables(client: &Client) -> Vec<String> {
    let tables: Vec<TableSummary> = client.get("/api/tables").await.unwrap();
    tables.into_iter().map(|table| table.code).collect()
}

#[tokio::test]
async fn tables_that_nobody_touched_for_a_day_are_given_up() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(1_700_000_000_000);
    let server = counter_server(folder.path(), 10, clock.clone()).await;
    let mara = person(&server.address().to_string(), "Mara").await;
    let idle = mara.make_table(&settings(2)).await.unwrap();
    let mut watching = mara.join(&idle).await.unwrap();
    clock.turn(Duration::from_secs(23 * 3600));
    let fresh = mara.make_table(&settings(2)).await.unwrap();
    clock.turn(Duration::from_secs(2 * 3600));
    let end = loop {
        if let Err(error) = watching.next().await {
            break error;
        }
    };
    let expired = enigma_protocol::Farewell::Expired;
    assert!(
        matches!(end, enigma_client::Error::Goodbye(reason) if reason == expired),
        "{end}"
    );
    assert!(mara.join(&idle).await.is_err());
    assert!(mara.join(&fresh).await.is_ok());
    server.stop().await;
}

#[tokio::test]
async fn a_new_name_is_seen_at_the_seats_that_bear_it_now_and_later() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 10, Clock::Machine).await;
    let address = server.address().to_string();
    let mut playing = seated(&address, &settings(2)).await;
    let mut tom = playing.people.pop().unwrap();
    let waiting = tom.make_table(&settings(2)).await.unwrap();
    tom.take_name("Tomáš").await.unwrap();
    // At the table where both are, it is seen at once.
    let name = |table: &AtTable, seat: usize| match &table.table().unwrap().seats[seat].holder {
        Some(Holder::Person { name, .. }) => name.clone(),
        _ => String::new(),
    };
    playing.tables[0]
        .until(|table| name(table, 1) == "Tomáš")
        .await
        .unwrap();
    assert_eq!(name(&playing.tables[0], 0), "P0");
    // At the table to which he has not come yet, when he comes.
    let mut table = tom.join(&waiting).await.unwrap();
    table.until(|table| table.table().is_some()).await.unwrap();
    assert_eq!(name(&table, 0), "Tomáš");
    // A name for one seat only stays.
    let as_captain = TableCommand::Sit {
        seat: 1,
        name: Some("Captain".into()),
    };
    assert!(table.command(as_captain).await.unwrap().is_did());
    tom.take_name("Tom").await.unwrap();
    playing.tables[0]
        .until(|table| name(table, 1) == "Tom")
        .await
        .unwrap();
    let mut again = tom.join(&waiting).await.unwrap();
    again.until(|table| table.table().is_some()).await.unwrap();
    assert_eq!(name(&again, 1), "Captain");
    server.stop().await;
}

#[tokio::test]
async fn whoever_comes_sees_the_page_or_is_told_that_it_was_not_built() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 10, Clock::Machine).await;
    let stranger = Client::new(&server.address().to_string());
    let page = stranger.request::<()>("GET", "/", None).await.unwrap();
    if enigma_server::http::pages_are_built() {
        assert_eq!(page.status, 200);
        let nothing = stranger.request::<()>("GET", "/nonsense", None).await;
        let nothing = nothing.unwrap();
        assert_eq!(nothing.status, 404);
        // Each links the files that its address needs; otherwise they are the same page.
        let head = |page: String| page.split("<link").next().unwrap_or_default().to_owned();
        assert_eq!(head(nothing.text().unwrap()), head(page.text().unwrap()));
    } else {
        assert_eq!(page.status, 503);
        assert!(page.text().unwrap().contains("not built"));
    }
    server.stop().await;
}

/// Plays the game of a table to its end; everybody has seen that.
async fn play_out(tables: &mut [AtTable]) {
    let mut last = tables.len() - 1;
    while tables[0].table().unwrap().stage != Stage::Over {
        last = (last + 1) % tables.len();
        let push = common::Act::Push { by: 3 };
        tables[last].act(None, &push).await.unwrap();
        tables[0].act(None, &push).await.unwrap();
    }
    for table in tables {
        let over = |table: &AtTable| table.table().unwrap().stage == Stage::Over;
        table.until(over).await.unwrap();
    }
}

/// Whether the person at a seat counts as here, shaky or gone.
fn presence(seat: usize, is: &'static str) -> impl Fn(&AtTable) -> bool {
    move |table| {
        let seat = serde_json::to_value(&table.table().unwrap().seats[seat]).unwrap();
        seat["holder"]["person"]["presence"] == is
    }
}

fn seats(count: u8) -> TableCommand {
    TableCommand::Settings {
        settings: Box::new(settings(count)),
    }
}

#[tokio::test]
async fn a_table_that_was_narrowed_after_a_game_is_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(1_700_000_000_000);
    let server = counter_server(folder.path(), 6, clock.clone()).await;
    let mut four = seated(&server.address().to_string(), &settings(4)).await;
    drop(four.tables.pop());
    four.tables[0].until(presence(3, "shaky")).await.unwrap();
    clock.turn(Duration::from_secs(5));
    four.tables[0].until(presence(3, "gone")).await.unwrap();
    play_out(&mut four.tables).await;
    let host = &mut four.tables[0];
    for seat in [2, 3] {
        assert_eq!(refused(host, TableCommand::Remove { seat }).await, "done");
    }
    assert_eq!(refused(host, seats(2)).await, "done");
    server.stop().await;

    let server = counter_server(folder.path(), 6, clock).await;
    let address = server.address().to_string();
    let host = Client::with_cookie(&address, four.people[0].cookie().unwrap());
    let mut table = host.join(&four.code).await.unwrap();
    assert_eq!(table.table().unwrap().seats.len(), 2);
    assert_eq!(refused(&mut table, seats(3)).await, "done");
    server.stop().await;
}

#[tokio::test]
async fn a_third_friend_sits_down_after_a_game_of_two() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 3, Clock::Machine).await;
    let address = server.address().to_string();
    let mut two = seated(&address, &settings(2)).await;
    play_out(&mut two.tables).await;
    assert_eq!(refused(&mut two.tables[0], seats(4)).await, "done");
    let eve = person(&address, "Eve").await;
    let mut third = eve.join(&two.code).await.unwrap();
    assert_eq!(refused(&mut third, sit(2)).await, "done");
    assert_eq!(refused(&mut third, sit(3)).await, "done");
    assert_eq!(third.table().unwrap().spectators, 0);
    let again = eve.join(&two.code).await;
    assert!(again.is_ok(), "and finds the way back");
    assert_eq!(refused(&mut two.tables[1], sit(2)).await, "done");
    server.stop().await;
}

#[tokio::test]
async fn whoever_takes_a_chair_after_a_game_does_not_see_with_the_eyes_of_who_played_there() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 3, Clock::Machine).await;
    let address = server.address().to_string();
    let mut two = seated(&address, &settings(2)).await;
    play_out(&mut two.tables).await;
    let leaving = refused(&mut two.tables[1], TableCommand::Leave).await;
    assert_eq!(leaving, "done");
    let eve = person(&address, "Eve").await;
    let mut newcomer = eve.join(&two.code).await.unwrap();
    assert_eq!(refused(&mut newcomer, sit(1)).await, "done");
    let mut again = eve.join(&two.code).await.unwrap();
    again.until(|table| table.view().is_some()).await.unwrap();
    let view: common::CounterView = again.view_as().unwrap();
    assert_eq!(view.secret, None);
    server.stop().await;
}

#[tokio::test]
async fn a_table_whose_task_breaks_down_is_counted_and_read_anew() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 50, Clock::Machine).await;
    let mut two = seated(&server.address().to_string(), &settings(2)).await;
    let push = common::Act::Push { by: 2 };
    assert!(two.tables[0].act(None, &push).await.unwrap().is_did());
    let fault = common::Act::Push { by: common::FAULT };
    assert!(two.tables[1].act(None, &fault).await.is_err());
    let mut again = two.people[1].join(&two.code).await.unwrap();
    again.until(|table| table.view().is_some()).await.unwrap();
    assert_eq!(again.seq(), 1, "what was stored is there");
    assert!(again.act(None, &push).await.unwrap().is_did());
    let metrics = two.people[0].request::<()>("GET", "/metrics", None).await;
    let text = metrics.unwrap().text().unwrap();
    assert!(text.contains("enigma_tables_broken_total 1"), "{text}");
    server.stop().await;
}

#[tokio::test]
async fn the_host_removes_nobody_who_is_there_from_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(1_700_000_000_000);
    let server = counter_server(folder.path(), 50, clock.clone()).await;
    let mut two = seated(&server.address().to_string(), &settings(2)).await;
    let remove = || TableCommand::Remove { seat: 1 };
    assert_eq!(refused(&mut two.tables[0], remove()).await, "still_here");
    let push = common::Act::Push { by: 1 };
    assert!(two.tables[1].act(None, &push).await.unwrap().is_did());
    drop(two.tables.pop());
    let host = &mut two.tables[0];
    host.until(presence(1, "shaky")).await.unwrap();
    assert_eq!(refused(host, remove()).await, "still_here");
    clock.turn(Duration::from_secs(5));
    host.until(presence(1, "gone")).await.unwrap();
    assert_eq!(refused(host, remove()).await, "done");
    host.until(|table| table.table().unwrap().seats[1].left)
        .await
        .unwrap();
    assert_eq!(refused(host, remove()).await, "nobody_there");
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_begins_with_those_who_are_there() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(1_700_000_000_000);
    let server = counter_server(folder.path(), 6, clock.clone()).await;
    let mut four = seated(&server.address().to_string(), &settings(4)).await;
    let first = four.tables[0].game().unwrap().to_owned();
    play_out(&mut four.tables).await;
    // One of them is gone without a word, one leaves while the others have agreed already.
    drop(four.tables.pop());
    four.tables[0].until(presence(3, "shaky")).await.unwrap();
    for table in &mut four.tables[..2] {
        assert_eq!(refused(table, TableCommand::Rematch).await, "done");
    }
    let mut leaving = four.tables.pop().unwrap();
    assert_eq!(refused(&mut leaving, TableCommand::Leave).await, "done");
    clock.turn(Duration::from_secs(5));
    for table in &mut four.tables {
        table
            .until(|table| table.game() != Some(first.as_str()))
            .await
            .unwrap();
        assert_eq!(table.table().unwrap().seats.len(), 2);
        assert_eq!(table.table().unwrap().settings.seats, 2);
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_is_alone_at_the_end_goes_back_to_the_lobby() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 3, Clock::Machine).await;
    let address = server.address().to_string();
    let mut two = seated(&address, &settings(2)).await;
    let lobby = refused(&mut two.tables[1], TableCommand::Lobby).await;
    assert_eq!(lobby, "no_game_over");
    play_out(&mut two.tables).await;
    let leaving = refused(&mut two.tables[0], TableCommand::Leave).await;
    assert_eq!(leaving, "done");
    let host = &mut two.tables[1];
    assert_eq!(refused(host, TableCommand::Rematch).await, "alone");
    let eve = person(&address, "Eve").await;
    let mut third = eve.join(&two.code).await.unwrap();
    assert_eq!(refused(&mut third, TableCommand::Lobby).await, "no_seat");
    assert_eq!(refused(host, TableCommand::Lobby).await, "done");
    assert_eq!(host.table().unwrap().stage, Stage::Lobby);
    assert_eq!(refused(&mut third, sit(0)).await, "done");
    let ready = TableCommand::Ready { ready: true };
    assert_eq!(refused(&mut third, ready).await, "done");
    assert_eq!(refused(host, TableCommand::Start).await, "done");
    server.stop().await;
}

/// Their chair was kept for ever, so that nobody else with the link could sit.
#[tokio::test]
async fn whoever_left_during_the_game_has_no_chair_in_the_lobby() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(1_700_000_000_000);
    let server = counter_server(folder.path(), 3, clock.clone()).await;
    let address = server.address().to_string();
    let mut two = seated(&address, &settings(2)).await;
    let mut leaving = two.tables.remove(0);
    assert_eq!(refused(&mut leaving, TableCommand::Leave).await, "done");
    drop(leaving);
    let other = &mut two.tables[0];
    let push = common::Act::Push { by: 3 };
    assert!(other.act(None, &push).await.unwrap().is_did());
    other
        .until(|table| {
            table
                .table()
                .is_some_and(|table| table.stage == Stage::Over)
        })
        .await
        .unwrap();
    clock.turn(Duration::from_secs(5));
    other.until(presence(0, "gone")).await.unwrap();
    assert_eq!(refused(other, TableCommand::Lobby).await, "done");
    let eve = person(&address, "Eve").await;
    let mut third = eve.join(&two.code).await.unwrap();
    assert_eq!(refused(&mut third, sit(0)).await, "done");
    let ready = TableCommand::Ready { ready: true };
    assert_eq!(refused(&mut third, ready).await, "done");
    // The one who left was the host.
    assert_eq!(refused(other, TableCommand::Start).await, "done");
    server.stop().await;
}

#[tokio::test]
async fn whoever_is_forgotten_acts_no_more_over_a_line_that_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 50, Clock::Machine).await;
    let mut two = seated(&server.address().to_string(), &settings(2)).await;
    let mine: MyDevices = two.people[1].get("/api/me/devices").await.unwrap();
    let device = format!("/api/me/devices/{}", mine.devices[0].id);
    let forgotten = two.people[1].request::<()>("DELETE", &device, None).await;
    assert_eq!(forgotten.unwrap().status, 204);
    let push = common::Act::Push { by: 1 };
    let answer = two.tables[1].act(None, &push).await;
    assert!(answer.is_err(), "{answer:?}");
    assert!(two.tables[0].act(None, &push).await.unwrap().is_did());
    server.stop().await;
}

#[tokio::test]
async fn nobody_takes_an_opponents_name_during_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 3, Clock::Machine).await;
    let mut two = seated(&server.address().to_string(), &settings(2)).await;
    let mut tom = two.people.pop().unwrap();
    let taken = tom.take_name("p0").await;
    assert!(taken.is_err(), "{taken:?}");
    let name = |table: &AtTable| match &table.table().unwrap().seats[1].holder {
        Some(Holder::Person { name, .. }) => name.clone(),
        _ => String::new(),
    };
    assert_eq!(name(&two.tables[0]), "P1");
    assert!(tom.take_name("P1").await.is_ok(), "one's own is fine");
    // Whoever takes it while away is still known by the old one here.
    let away = two.tables.pop();
    drop(away);
    play_out(&mut two.tables).await;
    assert!(tom.take_name("p0").await.is_ok(), "the game is over");
    server.stop().await;
}
