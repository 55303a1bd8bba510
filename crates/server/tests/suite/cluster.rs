//! Several servers on one database and one bus, in this process: who drives a table after something went wrong.

use crate::common::{Act, CounterHouse, CounterView, Nodes, person, seated_at, settings};
use enigma_client::{Answer, AtTable, Client, Error};
use enigma_protocol::{Farewell, ServerMsg, TableCommand};
use enigma_server::Server;
use enigma_server::house::House;
use enigma_testbed::Proxy;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;

fn house() -> Arc<dyn House> {
    Arc::new(CounterHouse { goal: 50 })
}

fn owner(nodes: &Nodes, code: &str) -> String {
    let sql = format!("SELECT node, epoch FROM owners WHERE code = '{code}'");
    nodes.postgres.run(&sql)
}

async fn farewell(table: &mut AtTable) -> Error {
    loop {
        if let Err(ended) = table.next().await {
            return ended;
        }
    }
}

/// A node that was cut off may not have heard that another one took its table; that one may not have heard that it did.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_over_to_the_node_that_the_database_names_though_neither_was_told() {
    let Some(nodes) = Nodes::start(2, &house()).await else {
        return;
    };
    let addresses = nodes.addresses();
    let mut seated = seated_at(&addresses, &settings(2)).await;
    let push = Act::Push { by: 2 };
    assert!(seated.tables[1].act(None, &push).await.unwrap().is_did());
    let before = owner(&nodes, &seated.code);
    assert!(before.starts_with(&nodes.names[0]), "{before}");
    let taken = format!(
        "UPDATE owners SET node = '{}', epoch = nextval('epochs') WHERE code = '{}' RETURNING node, epoch",
        nodes.names[1], seated.code
    );
    let taken = nodes.postgres.run(&taken);
    // Nobody does anything, and nobody comes: it is found out all the same, and its people are let go.
    for table in &mut seated.tables {
        let ended = farewell(table).await;
        assert!(matches!(ended, Error::Goodbye(Farewell::Resume)), "{ended}");
    }
    // The other node brings it into memory by itself, for its game goes on: it claims it anew.
    while owner(&nodes, &seated.code) == taken {
        tokio::task::yield_now().await;
    }
    assert!(owner(&nodes, &seated.code).starts_with(&nodes.names[1]));
    let mut views = Vec::new();
    for (person, seen) in seated.people.iter().zip(&seated.tables) {
        let mut table = person
            .rejoin(&seated.code, seen.seen().clone())
            .await
            .unwrap();
        table.until(|table| table.view().is_some()).await.unwrap();
        let view: CounterView = table.view_as().unwrap();
        views.push((view.count, view.pushes));
    }
    assert_eq!(views[0], views[1]);
    assert_eq!(views[0].1, [(enigma_game::Seat(1), 2)]);
    nodes.stop().await;
}

/// What somebody sees first who comes to a table at that server.
async fn first_sight(client: &Client, code: &str) -> u64 {
    loop {
        let Ok(mut table) = client.join(code).await else {
            continue;
        };
        if table.until(|table| table.view().is_some()).await.is_ok() {
            return table.seq();
        }
    }
}

/// A node that the bus did not reach showed a table to newcomers as it had been when another one took it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_whose_table_another_one_has_taken_does_not_show_what_it_was() {
    let Some(nodes) = Nodes::start(1, &house()).await else {
        return;
    };
    let bus = Proxy::to(&nodes.nats.listens());
    let mut config = nodes.config(house());
    config.bus = Some(format!("nats://{}", bus.address()).parse().unwrap());
    let cut = Server::start(config).await.unwrap();
    let addresses = [cut.address().to_string(), nodes.addresses().remove(0)];
    let mut seated = seated_at(&addresses, &settings(2)).await;
    let push = Act::Push { by: 2 };
    let did = seated.tables[1].act(None, &push).await;
    assert_eq!(did.unwrap(), Answer::Did(Some(1)));
    assert!(!owner(&nodes, &seated.code).starts_with(&nodes.names[0]));
    bus.cut();
    // The other node takes it for whoever comes there, as soon as the row says that it may.
    let other = &seated.people[1];
    while !owner(&nodes, &seated.code).starts_with(&nodes.names[0]) {
        let _ = other.join(&seated.code).await;
    }
    let mut table = other.join(&seated.code).await.unwrap();
    let did = table.act(None, &Act::Draft { draft: 1 }).await;
    let Answer::Did(Some(seq)) = did.unwrap() else {
        panic!("a draft is a step");
    };
    // Whoever is still there is not refused what could be done.
    let stayed = seated.tables[0].act(None, &Act::Push { by: 0 }).await;
    assert!(stayed.is_err(), "{stayed:?}");
    bus.mend();
    assert!(first_sight(&seated.people[0], &seated.code).await >= seq);
    cut.stop().await;
    nodes.stop().await;
}

/// The line itself was refused, which a browser shows to no page: people were told that they had lost it, and nothing of the store.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_while_the_database_is_away_is_told_that_there_is_trouble() {
    let Some(mut nodes) = Nodes::start(1, &house()).await else {
        return;
    };
    let mara = person(&nodes.addresses()[0], "Mara").await;
    let code = mara.make_table(&settings(2)).await.unwrap();
    nodes.postgres.kill();
    let refused = mara.join(&code).await.err().unwrap();
    assert!(
        matches!(refused, Error::Goodbye(Farewell::Trouble)),
        "{refused}"
    );
    nodes.postgres.start_again();
    nodes.stop().await;
}

/// A node of a runtime of its own, which can be dropped amid everything.
async fn doomed(nodes: &Nodes) -> (Runtime, Server) {
    let config = nodes.config(house());
    let started = tokio::task::spawn_blocking(move || {
        let runtime = Runtime::new().unwrap();
        let server = runtime.block_on(Server::start(config)).unwrap();
        (runtime, server)
    });
    started.await.unwrap()
}

/// The time in which nobody drove the table is nobody's, and what was said twice is done once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_stands_still_until_another_node_adopts_it_with_all_that_was_acknowledged() {
    let Some(nodes) = Nodes::start(1, &house()).await else {
        return;
    };
    let survivor = nodes.addresses().remove(0);
    let (runtime, server) = doomed(&nodes).await;
    let address = server.address().to_string();
    let mut seated = seated_at(&[address, survivor.clone()], &settings(2)).await;
    let push = Act::Push { by: 2 };
    let did = seated.tables[1].act_as("once".into(), None, &push).await;
    assert_eq!(did.unwrap(), Answer::Did(Some(1)));
    seated.tables[1]
        .until(|table| table.seq() == 1)
        .await
        .unwrap();
    let zero = seated.tables[1].zero();
    let killed = Instant::now();
    runtime.shutdown_background();
    // Nobody comes, and it goes on all the same.
    let mut stood_still = Duration::ZERO;
    loop {
        let asked = killed.elapsed();
        if owner(&nodes, &seated.code).starts_with(&nodes.names[0]) {
            break;
        }
        stood_still = asked;
    }
    let ended = farewell(&mut seated.tables[1]).await;
    assert!(matches!(ended, Error::Goodbye(Farewell::Resume)), "{ended}");
    let seen = seated.tables[1].seen().clone();
    let mut back = seated.people[1].rejoin(&seated.code, seen).await.unwrap();
    let answer = back.act_as("once".into(), None, &push).await.unwrap();
    assert_eq!(answer, Answer::Did(Some(1)));
    let other = Client::with_cookie(&survivor, seated.people[0].cookie().unwrap());
    let mut other = other.join(&seated.code).await.unwrap();
    other.until(|table| table.view().is_some()).await.unwrap();
    let view: CounterView = other.view_as().unwrap();
    assert_eq!(view.pushes, [(enigma_game::Seat(1), 2)]);
    let later = other.zero() - zero;
    assert!(
        u128::try_from(later).unwrap() >= stood_still.as_millis(),
        "{later} {stood_still:?}"
    );
    nodes.stop().await;
}

async fn until_table(table: &mut AtTable, holds: impl Fn(&str) -> bool) {
    loop {
        if let ServerMsg::Table { table, .. } = table.next().await.unwrap()
            && holds(&serde_json::to_string(&table).unwrap())
        {
            return;
        }
    }
}

/// What is asked of one node is known to the table, wherever that is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_and_farewells_reach_a_table_at_another_node() {
    let Some(nodes) = Nodes::start(3, &house()).await else {
        return;
    };
    let addresses = nodes.addresses();
    let (mara, tom) = (
        person(&addresses[0], "Mara").await,
        person(&addresses[1], "Tom").await,
    );
    let code = mara.make_table(&settings(3)).await.unwrap();
    let mut at_owner = mara.join(&code).await.unwrap();
    let mut elsewhere = tom.join(&code).await.unwrap();
    let sit = TableCommand::Sit {
        seat: 1,
        name: None,
    };
    assert!(elsewhere.command(sit).await.unwrap().is_did());
    // Asked at a node where neither the table nor its connection is.
    let mut third = Client::with_cookie(&addresses[2], tom.cookie().unwrap());
    third.take_name("Tomáš").await.unwrap();
    until_table(&mut at_owner, |told| told.contains("Tomáš")).await;
    let gone = third.request::<()>("DELETE", "/api/me", None).await;
    assert_eq!(gone.unwrap().status, 204);
    let ended = farewell(&mut elsewhere).await;
    assert!(matches!(ended, Error::Goodbye(Farewell::Resume)), "{ended}");
    until_table(&mut at_owner, |told| !told.contains("Tomáš")).await;
    nodes.stop().await;
}
