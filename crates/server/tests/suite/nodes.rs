//! Nodes that share a database: who is alive, and who drives a table.

use enigma_protocol::GameKind;
use enigma_server::store::{
    Claim, Fence, Found, PostgresStore, Store, StoreError, StoredEntry, StoredGame, StoredTable,
    TableWrite, Write,
};
use enigma_table::{TableCode, Wall};
use enigma_testbed::Postgres;
use futures_util::future::join_all;
use std::time::Duration;

const LEASE: Duration = Duration::from_secs(600);

async fn open(server: &Postgres) -> PostgresStore {
    let address = server.address().parse().unwrap();
    PostgresStore::open_shared(&address).await.unwrap()
}

fn table(code: &str) -> StoredTable {
    StoredTable {
        code: code.into(),
        listed: false,
        playing: true,
        updated: Wall(1),
        doc: "{}".into(),
    }
}

fn game(id: &str, at: &str) -> StoredGame {
    StoredGame {
        id: id.into(),
        table: at.into(),
        kind: GameKind::Cipher,
        rules: 1,
        seed: "5eed".into(),
        salt: "5a17".into(),
        options: "{}".into(),
        names: vec!["Mara".into()],
        people: vec![None],
        started: Wall(1),
        ended: None,
        outcome: None,
        asleep: None,
        colours: Vec::new(),
    }
}

fn line(game: &str, seq: u64) -> TableWrite {
    let entry = StoredEntry {
        seq,
        entry: "{}".into(),
        origin: None,
    };
    TableWrite::Append(game.into(), entry)
}

/// A table for each of the codes, with a game under way that is called like it.
async fn tables(store: &PostgresStore, codes: impl IntoIterator<Item = String>) {
    for code in codes {
        let made = vec![
            Write::NewTable(table(&code)),
            TableWrite::NewGame(Box::new(game(&code, &code))).into(),
        ];
        store.write(made).await.unwrap();
    }
}

async fn claim(store: &PostgresStore, code: &str, node: &str) -> Claim {
    match store.find_or_claim(&code.into(), node).await.unwrap() {
        Found::Claimed(claim) => claim,
        other => panic!("{other:?}"),
    }
}

/// A node that has not said for long that it is alive.
fn run_out(server: &Postgres, node: &str) {
    let sql = format!(
        "UPDATE nodes SET alive_until = clock_timestamp(), renewed = 77 WHERE id = '{node}'"
    );
    assert_eq!(server.run(&sql), "");
}

#[tokio::test]
async fn a_table_has_one_owner_and_whoever_claims_it_fences_the_one_before() {
    let Some(server) = Postgres::start(&[]) else {
        return;
    };
    let store = open(&server).await;
    tables(&store, ["T".to_owned()]).await;
    let found = store.find_or_claim(&"T".into(), "a.1").await.unwrap();
    assert_eq!(found, Found::Unclear, "who is not alive owns nothing");
    for node in ["a.1", "b.1"] {
        store.enter(node, LEASE, true).await.unwrap();
    }
    let missing = store.find_or_claim(&"X".into(), "a.1").await.unwrap();
    assert_eq!(missing, Found::Missing);
    let first = claim(&store, "T", "a.1").await;
    assert_eq!(first.driven_until, None);
    let driven = Found::Driven {
        node: "a.1".into(),
        epoch: first.epoch,
    };
    assert_eq!(
        store.find_or_claim(&"T".into(), "b.1").await.unwrap(),
        driven
    );
    store
        .write_fenced(&first.fence, vec![line("T", 1)])
        .await
        .unwrap();
    // Read anew by the same node: what it wanted before is void.
    let second = claim(&store, "T", "a.1").await;
    assert!(second.epoch > first.epoch && second.fence.version > first.fence.version);
    assert_eq!(second.driven_until, None);
    let late = store.write_fenced(&first.fence, vec![line("T", 2)]).await;
    assert_eq!(late, Err(StoreError::Taken));
    run_out(&server, "a.1");
    let third = claim(&store, "T", "b.1").await;
    assert_eq!(third.driven_until, Some(Wall(77)));
    let late = store.write_fenced(&second.fence, vec![line("T", 2)]).await;
    assert_eq!(late, Err(StoreError::Taken));
    store
        .write_fenced(&third.fence, vec![line("T", 2)])
        .await
        .unwrap();
    // A node whose time has run out never comes back under its name.
    assert_eq!(store.renew("a.1", LEASE, true).await.unwrap(), None);
    let (_, peers) = store.renew("b.1", LEASE, true).await.unwrap().unwrap();
    assert_eq!(peers.len(), 1);
}

#[tokio::test]
async fn nodes_that_are_alive_agree_on_what_games_depend_on() {
    let Some(server) = Postgres::start(&[]) else {
        return;
    };
    let store = open(&server).await;
    let agree = async |sum| store.agree("words-3", sum).await.unwrap();
    assert!(agree(u64::MAX).await);
    assert!(agree(7).await, "nobody is alive who minds");
    store.enter("a.1", LEASE, true).await.unwrap();
    assert!(agree(7).await);
    assert!(!agree(8).await);
    assert!(store.agree("words-4", 8).await.unwrap(), "a later version");
    run_out(&server, "a.1");
    assert!(agree(8).await);
}

#[tokio::test]
async fn a_table_of_a_node_that_the_bus_does_not_reach_is_taken_by_one_that_it_does() {
    let Some(server) = Postgres::start(&[]) else {
        return;
    };
    let store = open(&server).await;
    tables(&store, ["T".to_owned()]).await;
    for (node, bus) in [("a.1", true), ("b.1", false), ("c.1", true)] {
        store.enter(node, LEASE, bus).await.unwrap();
    }
    claim(&store, "T", "a.1").await;
    store.renew("a.1", LEASE, false).await.unwrap().unwrap();
    let found = store.find_or_claim(&"T".into(), "b.1").await.unwrap();
    assert!(matches!(found, Found::Driven { .. }), "{found:?}");
    claim(&store, "T", "c.1").await;
    let own = store.owned_by("c.1").await.unwrap();
    assert_eq!((own[0].code.as_str(), own[0].is_awake), ("T", true));
    assert_eq!(store.owned_by("a.1").await.unwrap(), []);
}

#[tokio::test]
async fn of_many_who_claim_at_once_one_wins() {
    let Some(server) = Postgres::start(&[]) else {
        return;
    };
    let store = open(&server).await;
    let codes: Vec<String> = (0..40).map(|n| format!("T{n}")).collect();
    tables(&store, codes.clone()).await;
    let nodes: Vec<String> = (0..6).map(|n| format!("n{n}.1")).collect();
    for node in &nodes {
        store.enter(node, LEASE, true).await.unwrap();
    }
    for code in codes.into_iter().map(TableCode::from) {
        let code = &code;
        let claims = nodes.iter().map(|node| store.find_or_claim(code, node));
        let found = join_all(claims).await;
        let won = |found: &Result<Found, StoreError>| matches!(found, Ok(Found::Claimed(_)));
        assert_eq!(
            found.iter().filter(|found| won(found)).count(),
            1,
            "{found:?}"
        );
    }
}

#[tokio::test]
async fn survivors_adopt_what_is_awake_and_nothing_twice() {
    let Some(server) = Postgres::start(&[]) else {
        return;
    };
    let store = open(&server).await;
    let codes: Vec<String> = (0..250).map(|n| format!("T{n}")).collect();
    tables(&store, codes.clone()).await;
    for node in ["a.1", "b.1", "c.1"] {
        store.enter(node, LEASE, true).await.unwrap();
    }
    for code in &codes {
        claim(&store, code, "a.1").await;
    }
    let asleep = vec![TableWrite::Asleep("T7".into(), Some(Wall(5))).into()];
    store.write(asleep).await.unwrap();
    assert_eq!(store.adopt("b.1").await.unwrap(), [], "its node is alive");
    run_out(&server, "a.1");
    let mut adopted = Vec::new();
    loop {
        let some = join_all(["b.1", "c.1"].map(|node| store.adopt(node))).await;
        let some: Vec<Claim> = some.into_iter().flat_map(Result::unwrap).collect();
        if some.is_empty() {
            break;
        }
        adopted.extend(some);
    }
    assert!(
        adopted
            .iter()
            .all(|claim| claim.driven_until == Some(Wall(77)))
    );
    let mut found: Vec<&str> = adopted
        .iter()
        .map(|claim| claim.fence.code.as_str())
        .collect();
    found.sort_unstable();
    found.dedup();
    assert_eq!((found.len(), adopted.len()), (249, 249));
    assert!(!found.contains(&"T7"));
}

/// Two nodes that both take themselves for the owner, each reading the table anew whenever it has lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_takes_itself_for_the_owner_spoils_nothing() {
    let Some(server) = Postgres::start(&[]) else {
        return;
    };
    let stores = [open(&server).await, open(&server).await];
    tables(&stores[0], ["T".to_owned()]).await;
    let playing = stores.iter().map(async |store| {
        let (mut won, mut lost) = (Vec::new(), 0);
        let (_, mut fence): (_, Fence) = store.table_to_drive(&"T".into()).await.unwrap().unwrap();
        let mut seq: u64 = store.entries(&"T".into()).await.unwrap().len() as u64;
        while won.len() < 100 {
            let mut changes = vec![line("T", seq + 1)];
            if seq.is_multiple_of(3) {
                changes.push(TableWrite::PutTable(table("T")));
            }
            match store.write_fenced(&fence, changes).await {
                Ok(version) => {
                    (fence.version, seq) = (version, seq + 1);
                    won.push(seq);
                }
                Err(StoreError::Taken) => {
                    lost += 1;
                    (_, fence) = store.table_to_drive(&"T".into()).await.unwrap().unwrap();
                    seq = store.entries(&"T".into()).await.unwrap().len() as u64;
                }
                Err(error) => panic!("{error}"),
            }
        }
        (won, lost)
    });
    let played = join_all(playing).await;
    let mut all: Vec<u64> = played.iter().flat_map(|(won, _)| won.clone()).collect();
    all.sort_unstable();
    assert_eq!(all, (1..=200).collect::<Vec<u64>>());
    assert_eq!(stores[0].entries(&"T".into()).await.unwrap().len(), 200);
}
