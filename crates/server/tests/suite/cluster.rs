//! Several servers on one database and one bus, in this process: who drives a table after something went wrong.

use crate::common::{Act, CounterHouse, CounterView, Nodes, seated_at, settings};
use enigma_client::Error;
use enigma_protocol::Farewell;
use enigma_server::house::House;
use std::sync::Arc;

fn house() -> Arc<dyn House> {
    Arc::new(CounterHouse { goal: 50 })
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
    let owner = |nodes: &Nodes| {
        let sql = format!(
            "SELECT node, epoch FROM owners WHERE code = '{}'",
            seated.code
        );
        nodes.postgres.run(&sql)
    };
    let before = owner(&nodes);
    assert!(before.starts_with(&nodes.names[0]), "{before}");
    let taken = format!(
        "UPDATE owners SET node = '{}', epoch = nextval('epochs') WHERE code = '{}' RETURNING node, epoch",
        nodes.names[1], seated.code
    );
    let taken = nodes.postgres.run(&taken);
    // Nobody does anything, and nobody comes: it is found out all the same, and its people are let go.
    for table in &mut seated.tables {
        let ended = loop {
            if let Err(ended) = table.next().await {
                break ended;
            }
        };
        assert!(matches!(ended, Error::Goodbye(Farewell::Resume)), "{ended}");
    }
    // The other node brings it into memory by itself, for its game goes on: it claims it anew.
    while owner(&nodes) == taken {
        tokio::task::yield_now().await;
    }
    assert!(owner(&nodes).starts_with(&nodes.names[1]));
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
