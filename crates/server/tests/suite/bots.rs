//! Bots at tables: on seats of their own, and for people who have left.

use crate::common::{
    self, Act, BotHouse, CounterHouse, CounterView, brittle_bots, counter_bots, person, seated,
    server, settings,
};
use enigma_protocol::{Level, Settings, TableCommand};
use enigma_server::clock::Clock;
use std::sync::Arc;
use std::time::Duration;

const START: u64 = 1_700_000_000_000;

fn house(goal: u32) -> Arc<BotHouse> {
    Arc::new(BotHouse(CounterHouse { goal }, counter_bots()))
}

/// Turns the clock second by second until the view holds what is asked for.
async fn turn_until(
    clock: &Clock,
    table: &mut enigma_client::AtTable,
    holds: impl Fn(&CounterView) -> bool,
) -> CounterView {
    for _ in 0..3_600 {
        let view: CounterView = table.view_as().unwrap();
        if holds(&view) {
            return view;
        }
        clock.turn(Duration::from_secs(1));
        settle(table).await;
    }
    panic!("within an hour it never holds");
}

/// Bots think elsewhere, and tables see to what is due; pings there and back give them the time.
async fn settle(table: &mut enigma_client::AtTable) {
    for n in 0..20 {
        let ping = enigma_protocol::ClientMsg::Ping { n };
        table.send(&ping).await.unwrap();
        while !matches!(table.next().await.unwrap(), enigma_protocol::ServerMsg::Pong { n: m, .. } if m == n)
        {
        }
    }
}

/// A table for two at which a bot plays on for whoever leaves.
fn taken_over() -> Settings {
    Settings {
        bot_takes_over: true,
        ..settings(2)
    }
}

/// Time passes in steps; the table at hand tells that all tables have seen to what was due.
async fn pass(clock: &Clock, table: &mut enigma_client::AtTable, steps: u32, each: Duration) {
    for _ in 0..steps {
        settle(table).await;
        clock.turn(each);
    }
    settle(table).await;
}

/// A game of somebody against a bot that has begun: the table's code, and a line to it.
async fn against_a_bot(
    person: &enigma_client::Client,
    agreed: &Settings,
) -> (String, enigma_client::AtTable) {
    let code = person.make_table(agreed).await.unwrap();
    let mut table = person.join(&code).await.unwrap();
    let bot = TableCommand::Bot {
        seat: 1,
        level: Some(Level::Turbine),
    };
    assert!(table.command(bot).await.unwrap().is_did());
    assert!(table.command(TableCommand::Start).await.unwrap().is_did());
    table.until(|table| table.view().is_some()).await.unwrap();
    (code, table)
}

#[tokio::test]
async fn a_bot_plays_on_a_seat_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(START);
    let server = server(folder.path(), house(50), clock.clone()).await;
    let mara = person(&server.address().to_string(), "Mara").await;
    let (code, mut table) = against_a_bot(&mara, &settings(2)).await;
    let view = turn_until(&clock, &mut table, |view| !view.pushes.is_empty()).await;
    assert_eq!(view.pushes, [(enigma_game::Seat(1), 1)]);
    assert!(
        table
            .act(None, &Act::Push { by: 2 })
            .await
            .unwrap()
            .is_did()
    );
    let view = turn_until(&clock, &mut table, |view| view.pushes.len() == 3).await;
    assert_eq!(view.pushes[2], (enigma_game::Seat(1), 1));
    server.stop().await;

    let server = common::server(folder.path(), house(50), clock.clone()).await;
    let address = server.address().to_string();
    let mara = enigma_client::Client::with_cookie(&address, mara.cookie().unwrap());
    let mut table = mara.join(&code).await.unwrap();
    table.until(|table| table.view().is_some()).await.unwrap();
    assert!(
        table
            .act(None, &Act::Push { by: 2 })
            .await
            .unwrap()
            .is_did()
    );
    let view = turn_until(&clock, &mut table, |view| view.pushes.len() == 5).await;
    assert_eq!(
        view.pushes[4],
        (enigma_game::Seat(1), 1),
        "it sits there after a restart"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_bot_plays_on_for_whoever_left_until_the_seat_is_taken_back_also_over_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(START);
    let server = server(folder.path(), house(500), clock.clone()).await;
    let mut seated = seated(&server.address().to_string(), &taken_over()).await;
    let mut tom = seated.tables.pop().unwrap();
    assert!(tom.command(TableCommand::Leave).await.unwrap().is_did());
    tom.until(|table| table.table().unwrap().seats[1].bot_plays)
        .await
        .unwrap();
    let refused = tom.act(None, &Act::Push { by: 1 }).await.unwrap();
    assert_eq!(refused.refusal(), Some("bot_plays"));
    let mara = &mut seated.tables[0];
    let view = turn_until(&clock, mara, |view| !view.pushes.is_empty()).await;
    assert_eq!(view.pushes, [(enigma_game::Seat(1), 1)]);
    assert!(tom.command(TableCommand::TakeBack).await.unwrap().is_did());
    server.stop().await;

    // A round is under way, so the bot plays on until it is over.
    let server = common::server(folder.path(), house(500), clock.clone()).await;
    let address = server.address().to_string();
    let rejoin = async |person: &enigma_client::Client| {
        let client = enigma_client::Client::with_cookie(&address, person.cookie().unwrap());
        client.join(&seated.code).await.unwrap()
    };
    let mut mara = rejoin(&seated.people[0]).await;
    let mut tom = rejoin(&seated.people[1]).await;
    assert!(tom.table().unwrap().seats[1].bot_plays);
    assert!(mara.act(None, &Act::Push { by: 1 }).await.unwrap().is_did());
    tom.until(|table| !table.table().unwrap().seats[1].bot_plays)
        .await
        .unwrap();
    assert!(tom.act(None, &Act::Push { by: 3 }).await.unwrap().is_did());
    assert!(mara.act(None, &Act::Push { by: 1 }).await.unwrap().is_did());
    server.stop().await;
}

#[tokio::test]
async fn no_bot_takes_the_seat_of_whoever_plays_against_bots_alone() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(START);
    let server = server(folder.path(), house(50), clock.clone()).await;
    let mara = person(&server.address().to_string(), "Mara").await;
    let (code, mut table) = against_a_bot(&mara, &taken_over()).await;
    turn_until(&clock, &mut table, |view| view.pushes.len() == 1).await;
    drop(table);
    let tom = person(&server.address().to_string(), "Tom").await;
    let mut watching = tom.join(&code).await.unwrap();
    pass(&clock, &mut watching, 5, Duration::from_secs(30)).await;
    let seat = &watching.table().unwrap().seats[0];
    let holder = serde_json::to_value(seat).unwrap();
    assert_eq!(holder["holder"]["person"]["presence"], "gone");
    assert!(!seat.bot_plays && seat.kept_until.is_none());
    let mut table = mara.join(&code).await.unwrap();
    table.until(|table| table.view().is_some()).await.unwrap();
    let push = table.act(None, &Act::Push { by: 2 }).await.unwrap();
    assert!(push.is_did(), "the seat is still hers");
    server.stop().await;
}

#[tokio::test]
async fn a_game_against_bots_alone_stands_still_while_nobody_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(START);
    let server = server(folder.path(), house(50), clock.clone()).await;
    let mara = person(&server.address().to_string(), "Mara").await;
    let (code, mut table) = against_a_bot(&mara, &settings(2)).await;
    let before = turn_until(&clock, &mut table, |view| view.pushes.len() == 1).await;
    drop(table);
    // A table of somebody else's tells that this one has noticed, and has had the time to sleep.
    let tom = person(&server.address().to_string(), "Tom").await;
    let (_, mut elsewhere) = against_a_bot(&tom, &settings(2)).await;
    pass(&clock, &mut elsewhere, 1, Duration::from_secs(5)).await;
    pass(&clock, &mut elsewhere, 1, Duration::from_secs(3600)).await;

    let mut table = mara.join(&code).await.unwrap();
    table.until(|table| table.view().is_some()).await.unwrap();
    let after: CounterView = table.view_as().unwrap();
    assert_eq!(
        (after.pushes, after.deadline),
        (before.pushes, before.deadline)
    );
    server.stop().await;
}

#[tokio::test]
async fn a_game_whose_only_person_has_left_is_played_to_its_end_by_bots() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(START);
    let server = server(folder.path(), house(10), clock.clone()).await;
    let mara = person(&server.address().to_string(), "Mara").await;
    let (code, mut table) = against_a_bot(&mara, &taken_over()).await;
    turn_until(&clock, &mut table, |view| view.pushes.len() == 1).await;
    assert!(table.command(TableCommand::Leave).await.unwrap().is_did());
    drop(table);
    let tom = person(&server.address().to_string(), "Tom").await;
    let (_, mut elsewhere) = against_a_bot(&tom, &settings(2)).await;
    pass(&clock, &mut elsewhere, 60, Duration::from_secs(2)).await;

    let mut watching = tom.join(&code).await.unwrap();
    let watched = watching.until(|table| table.view().is_some()).await;
    watched.unwrap();
    let after: CounterView = watching.view_as().unwrap();
    assert!(after.over, "{:?}", after.pushes);
    server.stop().await;
}

#[tokio::test]
async fn a_bot_takes_the_seat_of_whoever_is_away_for_ninety_seconds() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(START);
    let server = server(folder.path(), house(500), clock.clone()).await;
    let mut seated = seated(&server.address().to_string(), &taken_over()).await;
    drop(seated.tables.pop());
    let mara = &mut seated.tables[0];
    let shaky = |table: &enigma_client::AtTable| {
        let seat = serde_json::to_value(&table.table().unwrap().seats[1]).unwrap();
        seat["holder"]["person"]["presence"] == "shaky"
    };
    mara.until(shaky).await.unwrap();
    clock.turn(Duration::from_secs(5));
    mara.until(|table| !shaky(table)).await.unwrap();
    let kept_until = mara.table().unwrap().seats[1].kept_until;
    assert_eq!(
        kept_until,
        Some(START + 95_000),
        "everybody can count it down"
    );
    clock.turn(Duration::from_secs(90));
    mara.until(|table| table.table().unwrap().seats[1].bot_plays)
        .await
        .unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_bot_that_breaks_down_is_made_anew_and_counted() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(START);
    let brittle = BotHouse(CounterHouse { goal: 50 }, brittle_bots(3));
    let server = server(folder.path(), Arc::new(brittle), clock.clone()).await;
    let mara = person(&server.address().to_string(), "Mara").await;
    let (_, mut table) = against_a_bot(&mara, &settings(2)).await;
    let view = turn_until(&clock, &mut table, |view| !view.pushes.is_empty()).await;
    assert_eq!(view.pushes, [(enigma_game::Seat(1), 1)]);
    let metrics = mara.request::<()>("GET", "/metrics", None).await.unwrap();
    let text = metrics.text().unwrap();
    assert!(text.contains("enigma_bot_failures_total 3"), "{text}");
    server.stop().await;
}

#[tokio::test]
async fn a_bot_that_breaks_down_time_and_again_leaves_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(START);
    let brittle = BotHouse(CounterHouse { goal: 50 }, brittle_bots(u32::MAX));
    let server = server(folder.path(), Arc::new(brittle), clock.clone()).await;
    let mara = person(&server.address().to_string(), "Mara").await;
    let (_, mut table) = against_a_bot(&mara, &settings(2)).await;
    table
        .until(|table| table.table().unwrap().seats[1].left)
        .await
        .unwrap();
    let push = table.act(None, &Act::Push { by: 2 }).await.unwrap();
    assert!(push.is_did(), "the game goes on without it");
    server.stop().await;
}

#[tokio::test]
async fn only_a_seat_that_a_bot_plays_on_is_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(START);
    let server = server(folder.path(), house(500), clock.clone()).await;
    let mut seated = seated(&server.address().to_string(), &taken_over()).await;
    let mut tom = seated.tables.pop().unwrap();
    let nothing = tom.command(TableCommand::TakeBack).await.unwrap();
    assert_eq!(nothing.refusal(), Some("no_bot_plays"));
    assert!(tom.command(TableCommand::Leave).await.unwrap().is_did());
    let mara = &mut seated.tables[0];
    assert!(mara.act(None, &Act::Push { by: 1 }).await.unwrap().is_did());
    assert!(tom.command(TableCommand::TakeBack).await.unwrap().is_did());
    tom.until(|table| table.table().unwrap().seats[1].returns)
        .await
        .unwrap();
    turn_until(&clock, mara, |view| view.pushes.len() == 2).await;
    tom.until(|table| !table.table().unwrap().seats[1].bot_plays)
        .await
        .unwrap();
    assert!(!tom.table().unwrap().seats[1].returns);
    assert!(mara.act(None, &Act::Push { by: 1 }).await.unwrap().is_did());
    assert!(tom.act(None, &Act::Push { by: 1 }).await.unwrap().is_did());
    server.stop().await;
}
