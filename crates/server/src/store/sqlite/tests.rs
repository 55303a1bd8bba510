//! What only SQLite has: its file, crashes, and files of older forms. `tests/suite/store.rs` has what both engines do.

use super::*;
use crate::store::{DailyKey, Origin, Store, StoredEntry, StoredGame, TableWrite, Write};
use enigma_protocol::GameKind;
use enigma_puzzles::Category;
use enigma_table::Wall;

fn store() -> (tempfile::TempDir, SqliteStore) {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&file_in(folder.path())).unwrap();
    (folder, store)
}

fn game(id: &str, started: u64) -> StoredGame {
    StoredGame {
        id: id.into(),
        table: "T".into(),
        kind: GameKind::Cipher,
        rules: 1,
        seed: "5eed".into(),
        salt: "5a17".into(),
        options: "{\"length\":5}".into(),
        names: vec!["Mara".into(), "Žofie".into()],
        people: vec![Some("mara".into()), None],
        started: Wall(started),
        ended: None,
        outcome: None,
        asleep: None,
        colours: Vec::new(),
    }
}

fn entry(seq: u64, id: &str) -> StoredEntry {
    StoredEntry {
        seq,
        entry: format!("{{\"at\":{seq}}}"),
        origin: Some(Origin {
            person: "mara".into(),
            ids: vec![id.into(), format!("{id} overtaken").into()],
        }),
    }
}

/// Two games that take turns, from line `from` on, all of it in one write.
fn taking_turns(from: u64, to: u64) -> Vec<Write> {
    (from..=to)
        .flat_map(|seq| {
            ["g", "h"].map(|id| Write::from(TableWrite::Append(id.into(), entry(seq, id))))
        })
        .collect()
}

async fn two_games(store: &SqliteStore) {
    let begun = ["g", "h"].map(|id| Write::from(TableWrite::NewGame(Box::new(game(id, 7)))));
    store.write(begun.into()).await.unwrap();
}

async fn expect_lines(store: &SqliteStore, count: u64) {
    for id in ["g", "h"] {
        let expected: Vec<StoredEntry> = (1..=count).map(|seq| entry(seq, id)).collect();
        assert!(
            store.entries(&id.into()).await.unwrap() == expected,
            "{id}, {count}"
        );
    }
}

/// The files as they lie at this moment, as after a crash.
fn crashed(folder: &Path) -> (tempfile::TempDir, SqliteStore) {
    let copy = tempfile::tempdir().unwrap();
    for name in ["enigma.db", "enigma.db-wal"] {
        std::fs::copy(folder.join(name), copy.path().join(name)).unwrap();
    }
    let store = SqliteStore::open(&file_in(copy.path())).unwrap();
    (copy, store)
}

#[tokio::test]
async fn the_lines_of_games_that_go_on_together_are_told_apart_however_many_and_after_a_crash() {
    let (folder, store) = store();
    two_games(&store).await;
    let enough_to_be_noted = 10_000;
    for (from, to) in [
        (1, 3),
        (4, enough_to_be_noted),
        (enough_to_be_noted + 1, enough_to_be_noted + 2),
    ] {
        store.write(taking_turns(from, to)).await.unwrap();
        expect_lines(&store, to).await;
        let (_copy, after) = crashed(folder.path());
        expect_lines(&after, to).await;
        after.write(taking_turns(to + 1, to + 4)).await.unwrap();
        expect_lines(&after, to + 4).await;
    }
}

#[tokio::test]
async fn records_of_the_form_before_are_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let file = file_in(folder.path());
    let older = Connection::open(&file).unwrap();
    for step in [
        include_str!("migrations/001.sql"),
        include_str!("migrations/002.sql"),
        include_str!("migrations/003.sql"),
        "PRAGMA user_version = 3",
    ] {
        older.execute_batch(step).unwrap();
    }
    for (id, seq) in [("h", 1), ("g", 2), ("h", 2), ("g", 1)] {
        let sql = "INSERT INTO entries VALUES (?, ?, ?, 'mara', ?)";
        let line = entry(seq, id);
        let command = line.origin.unwrap().ids.join("\n");
        let values = rusqlite::params![id, seq, line.entry, command];
        older.execute(sql, values).unwrap();
    }
    for id in ["g", "h"] {
        let sql = "INSERT INTO games VALUES (?, 'T', 'cipher', 1, '', '', '[]', '[]', 7, NULL, NULL, NULL, '{}')";
        older.execute(sql, [id]).unwrap();
    }
    drop(older);
    let Err(StoreError::Failed(text)) = SqliteStore::open_to_read(&file) else {
        panic!("read as it is");
    };
    assert!(text.contains("older program"), "{text}");
    let store = SqliteStore::open(&file).unwrap();
    expect_lines(&store, 2).await;
    store.write(taking_turns(3, 4)).await.unwrap();
    expect_lines(&store, 4).await;
}

#[test]
fn data_of_a_newer_program_is_left_alone() {
    let (folder, store) = store();
    drop(store);
    let file = file_in(folder.path());
    let connection = Connection::open(&file).unwrap();
    connection
        .pragma_update(None, "user_version", 9_999)
        .unwrap();
    drop(connection);
    let Err(StoreError::Failed(text)) = SqliteStore::open(&file) else {
        panic!("opened");
    };
    assert!(text.contains("newer program"), "{text}");
}

#[tokio::test]
async fn a_file_of_the_first_form_keeps_puzzles_from_now_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = file_in(folder.path());
    let older = Connection::open(&file).unwrap();
    for step in [
        include_str!("migrations/001.sql"),
        "INSERT INTO people VALUES ('mara', 'Mara', 0)",
        "PRAGMA user_version = 1",
    ] {
        older.execute_batch(step).unwrap();
    }
    drop(older);
    let store = SqliteStore::open(&file).unwrap();
    let key = DailyKey {
        person: "mara".into(),
        day: 7,
        category: Category::Weight,
    };
    store.write(vec![Write::OpenDaily(key, 100)]).await.unwrap();
    assert_eq!(
        store.dailies_of(&"mara".into()).await.unwrap()[0].opened,
        100
    );
}
