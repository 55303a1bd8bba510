//! A tiny game over real sockets: commands, answers, steps, resuming, restarting.

use crate::common::{self, Act, CounterView, counter_server, seated, settings};
use enigma_client::{Answer, Seen};
use enigma_server::clock::Clock;
use std::time::Duration;

const START: u64 = 1_700_000_000_000;

#[tokio::test]
async fn a_game_is_played_to_its_end_and_its_record_replays() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 10, Clock::Machine).await;
    let address = server.address().to_string();
    let mut seated = seated(&address, &settings(2)).await;
    for turn in 0..4 {
        let answer = seated.tables[turn % 2]
            .act(None, &Act::Push { by: 3 })
            .await
            .unwrap();
        assert_eq!(answer, Answer::Did(Some(turn as u64 + 1)));
    }
    for table in &mut seated.tables {
        table.until(|table| table.seq() == 4).await.unwrap();
        let view: CounterView = table.view_as().unwrap();
        assert_eq!((view.count, view.pushes.len(), view.over), (12, 4, true));
    }
    let mine = seated.people[1].games().await.unwrap();
    assert_eq!(mine.len(), 1);
    assert_eq!(mine[0].my_seats, [1]);
    assert_eq!(
        mine[0].outcome.as_ref().unwrap().points.as_slice(),
        [12, 12]
    );
    let text = seated.people[0].record(&mine[0].id).await.unwrap();
    let record = enigma_game::record::Record::<common::Counter>::from_text(&text).unwrap();
    record.replay(|_, _, _| ()).unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_refused_command_changes_nothing_and_names_the_rule() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 50, Clock::Machine).await;
    let mut seated = seated(&server.address().to_string(), &settings(2)).await;
    let table = &mut seated.tables[0];
    let before = table.view().cloned();
    let refused = table.act(None, &Act::Push { by: 9 }).await.unwrap();
    assert_eq!(refused.refusal(), Some("bad_push"));
    let other = table.act(Some(1), &Act::Push { by: 1 }).await.unwrap();
    assert_eq!(other.refusal(), Some("not_your_seat"));
    let nonsense = table
        .act(None, &serde_json::json!({"type": "fly"}))
        .await
        .unwrap();
    assert_eq!(nonsense.refusal(), Some("bad_action"));
    assert_eq!((table.view().cloned(), table.seq()), (before, 0));
    server.stop().await;
}

#[tokio::test]
async fn a_command_sent_twice_is_carried_out_once_also_over_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 50, Clock::Machine).await;
    let address = server.address().to_string();
    let mut seated = seated(&address, &settings(2)).await;
    let push = Act::Push { by: 2 };
    let first = seated.tables[0]
        .act_as("one".into(), None, &push)
        .await
        .unwrap();
    let again = seated.tables[0]
        .act_as("one".into(), None, &push)
        .await
        .unwrap();
    assert_eq!(
        (&first, &again),
        (&Answer::Did(Some(1)), &Answer::Did(Some(1)))
    );
    let refused = seated.tables[0]
        .act_as("two".into(), None, &push)
        .await
        .unwrap();
    assert_eq!(refused.refusal(), Some("wrong_order"));
    seated.tables[1].act(None, &push).await.unwrap();
    let same = seated.tables[0]
        .act_as("two".into(), None, &push)
        .await
        .unwrap();
    assert_eq!(same.refusal(), Some("wrong_order"), "the same answer again");
    server.stop().await;

    let server = counter_server(folder.path(), 50, Clock::Machine).await;
    let address = server.address().to_string();
    let cookie = seated.people[0].cookie().unwrap();
    let client = enigma_client::Client::with_cookie(&address, cookie);
    let mut table = client.join(&seated.code).await.unwrap();
    let after = table.act_as("one".into(), None, &push).await.unwrap();
    assert_eq!(after, Answer::Did(Some(1)));
    let view: CounterView = table.view_as().unwrap();
    assert_eq!(view.count, 4);
    // What was refused has changed nothing and is not stored: sent again now, it is judged anew.
    let anew = table.act_as("two".into(), None, &push).await.unwrap();
    assert!(anew.is_did(), "{anew:?}");
    server.stop().await;
}

#[tokio::test]
async fn who_comes_back_gets_exactly_the_rest_or_a_fresh_view() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 500, Clock::Machine).await;
    let mut seated = seated(&server.address().to_string(), &settings(3)).await;
    for turn in 0..6 {
        seated.tables[turn % 2]
            .act(None, &Act::Push { by: 1 })
            .await
            .unwrap();
    }
    let away = seated.tables.pop().unwrap();
    assert_eq!(away.seq(), 0, "it has read nothing yet");
    let seen = away.into_seen();
    let mut back = seated.people[2].rejoin(&seated.code, seen).await.unwrap();
    back.listen();
    back.until(|table| table.seq() >= 6).await.unwrap();
    let views = back
        .heard()
        .iter()
        .filter(|text| text.contains("\"t\":\"view\""))
        .count();
    assert_eq!(views, 0, "the steps were enough");

    let seen = back.into_seen();
    for turn in 0..100 {
        seated.tables[turn % 2]
            .act(None, &Act::Push { by: 1 })
            .await
            .unwrap();
    }
    let mut long_away = seated.people[2].rejoin(&seated.code, seen).await.unwrap();
    let last = seated.tables[1].seq();
    long_away.until(|table| table.seq() >= last).await.unwrap();
    let (mut mine, theirs): (CounterView, CounterView) = (
        long_away.view_as().unwrap(),
        seated.tables[1].view_as().unwrap(),
    );
    assert_ne!(mine.secret, theirs.secret);
    mine.secret = theirs.secret;
    assert_eq!(mine, theirs);
    server.stop().await;
}

#[tokio::test]
async fn deadlines_are_the_servers_and_stand_still_while_it_is_down() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(START);
    let server = counter_server(folder.path(), 50, clock.clone()).await;
    let address = server.address().to_string();
    let mut seated = seated(&address, &settings(2)).await;
    clock.turn(Duration::from_secs(6));
    seated.tables[0]
        .act(None, &Act::Push { by: 1 })
        .await
        .unwrap();
    clock.turn(Duration::from_secs(10));
    seated.tables[1]
        .until(|table| table.seq() == 2)
        .await
        .unwrap();
    let view: CounterView = seated.tables[1].view_as().unwrap();
    assert_eq!((view.count, view.deadline.0), (2, 26_000));
    clock.turn(Duration::from_secs(4));
    server.stop().await;

    // Six seconds are left; an hour goes by without a server.
    clock.turn(Duration::from_secs(3_600));
    let server = counter_server(folder.path(), 50, clock.clone()).await;
    let address = server.address().to_string();
    let cookie = seated.people[0].cookie().unwrap();
    let client = enigma_client::Client::with_cookie(&address, cookie);
    let mut table = client.join(&seated.code).await.unwrap();
    table.until(|table| table.view().is_some()).await.unwrap();
    let view: CounterView = table.view_as().unwrap();
    assert_eq!((view.count, view.deadline.0), (2, 26_000));
    let left = i64::try_from(view.deadline.0).unwrap() + table.zero()
        - i64::try_from(clock.now()).unwrap();
    assert_eq!(left, 6_000, "nobody lost any time");
    clock.turn(Duration::from_secs(5));
    let still = table.act(None, &Act::Push { by: 1 }).await.unwrap();
    assert!(still.is_did());
    server.stop().await;
}

#[tokio::test]
async fn drafts_are_thinned_out_but_none_that_solves() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(START);
    let server = counter_server(folder.path(), 50, clock.clone()).await;
    let mut seated = seated(&server.address().to_string(), &settings(2)).await;
    let table = &mut seated.tables[0];
    let mut ids = Vec::new();
    for draft in (100..120).chain([7, 200, 201]) {
        let id = table.new_id();
        let action = enigma_protocol::Raw::of(&Act::Draft { draft }).unwrap();
        let message = enigma_protocol::ClientMsg::Do {
            id: id.clone(),
            seat: None,
            action,
        };
        table.send(&message).await.unwrap();
        ids.push(id);
    }
    // The one that waited comes before the one that solves, and answers for those it overtook.
    let solved = table.answer(&ids[20]).await.unwrap();
    assert_eq!(solved, Answer::Did(Some(7)));
    for id in &ids[5..20] {
        assert_eq!(table.answer(id).await.unwrap(), Answer::Did(Some(6)));
    }
    // Sent again, it waits as before: nobody is answered before something is on disk.
    let again = enigma_protocol::Raw::of(&Act::Draft { draft: 200 }).unwrap();
    let (overtaken, last) = (ids[21].clone(), ids[22].clone());
    let message = enigma_protocol::ClientMsg::Do {
        id: overtaken.clone(),
        seat: None,
        action: again,
    };
    table.send(&message).await.unwrap();
    table
        .send(&enigma_protocol::ClientMsg::Ping { n: 1 })
        .await
        .unwrap();
    loop {
        match table.next().await.unwrap() {
            enigma_protocol::ServerMsg::Pong { .. } => break,
            enigma_protocol::ServerMsg::Did { id, .. } => {
                assert!(![&overtaken, &last].contains(&&id), "{id} is not on disk");
            }
            _ => {}
        }
    }
    clock.turn(Duration::from_millis(150));
    assert_eq!(table.answer(&last).await.unwrap(), Answer::Did(Some(8)));
    assert_eq!(
        table.answer(&overtaken).await.unwrap(),
        Answer::Did(Some(8))
    );
    let view: CounterView = table.view_as().unwrap();
    let drafts: Vec<u32> = view.pushes.iter().map(|&(_, draft)| draft).collect();
    assert_eq!(drafts, [100, 101, 102, 103, 104, 119, 7, 201]);
    server.stop().await;

    let server = counter_server(folder.path(), 50, clock).await;
    let address = server.address().to_string();
    let cookie = seated.people[0].cookie().unwrap();
    let client = enigma_client::Client::with_cookie(&address, cookie);
    let mut table = client.join(&seated.code).await.unwrap();
    let draft = Act::Draft { draft: 200 };
    let answer = table.act_as(overtaken, None, &draft).await.unwrap();
    assert_eq!(
        answer,
        Answer::Did(Some(8)),
        "not carried out after what overtook it"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_command_is_remembered_however_much_the_others_do_meanwhile() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(START);
    let server = counter_server(folder.path(), 5_000, clock.clone()).await;
    let mut seated = seated(&server.address().to_string(), &settings(2)).await;
    let [mara, tom] = &mut seated.tables[..] else {
        panic!("two people");
    };
    let push = Act::Push { by: 1 };
    let first = mara.act_as("mine".into(), None, &push).await.unwrap();
    for draft in 100..400 {
        let draft = Act::Draft { draft };
        assert!(tom.act(None, &draft).await.unwrap().is_did());
        clock.turn(Duration::from_millis(100));
    }
    let again = mara.act_as("mine".into(), None, &push).await.unwrap();
    assert_eq!((again, first), (Answer::Did(Some(1)), Answer::Did(Some(1))));
    server.stop().await;
}

#[tokio::test]
async fn whoever_is_gone_is_away_for_the_game_and_back_when_back() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(START);
    let server = counter_server(folder.path(), 50, clock.clone()).await;
    let mut seated = seated(&server.address().to_string(), &settings(2)).await;
    let gone: Seen = seated.tables.pop().unwrap().into_seen();
    let here = &mut seated.tables[0];
    here.until(|table| presence(table, 1) == "shaky")
        .await
        .unwrap();
    clock.turn(Duration::from_secs(5));
    here.until(|table| presence(table, 1) == "gone")
        .await
        .unwrap();
    let view: CounterView = here.view_as().unwrap();
    assert_eq!(view.away, [false, true]);
    let _back = seated.people[1].rejoin(&seated.code, gone).await.unwrap();
    here.until(|table| presence(table, 1) == "here" && table.seq() == 2)
        .await
        .unwrap();
    let view: CounterView = here.view_as().unwrap();
    assert_eq!(view.away, [false, false]);
    server.stop().await;
}

fn presence(table: &enigma_client::AtTable, seat: usize) -> String {
    let state = serde_json::to_value(&table.table().unwrap().seats[seat]).unwrap();
    state["holder"]["person"]["presence"]
        .as_str()
        .unwrap_or("")
        .to_owned()
}
