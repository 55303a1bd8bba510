//! The store against a real file, closed and opened again.

use super::*;
use crate::store::Origin;
use crate::store::TableWrite;
use enigma_protocol::{GameKind, Phrase, Said};
use enigma_table::Wall;

fn store() -> (tempfile::TempDir, SqliteStore) {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&file_in(folder.path())).unwrap();
    (folder, store)
}

fn table(code: &str, updated: u64) -> StoredTable {
    StoredTable {
        code: code.into(),
        listed: true,
        playing: false,
        updated: Wall(updated),
        doc: "{}".into(),
    }
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

#[tokio::test]
async fn what_was_answered_is_there_after_opening_again() {
    let (folder, store) = store();
    let outcome = enigma_protocol::Outcome {
        ranking: vec![vec![1], vec![0]],
        points: vec![3, 9],
    };
    store
        .write(vec![TableWrite::NewGame(Box::new(game("g", 7))).into()])
        .await
        .unwrap();
    for seq in 1..=3 {
        let line = entry(seq, &format!("c{seq}"));
        store
            .write(vec![TableWrite::Append("g".into(), line).into()])
            .await
            .unwrap();
    }
    store
        .write(vec![
            TableWrite::EndGame("g".into(), Wall(9), outcome.clone()).into(),
        ])
        .await
        .unwrap();
    let times = vec![Write::Alive(77), Write::Clock(78)];
    store.write(times).await.unwrap();
    drop(store);

    let store = SqliteStore::open(&file_in(folder.path())).unwrap();
    let expected = StoredGame {
        ended: Some(Wall(9)),
        outcome: Some(outcome),
        ..game("g", 7)
    };
    assert_eq!(store.game("g").await.unwrap(), Some(expected.clone()));
    assert_eq!(store.games_of("mara", 10).await.unwrap(), [expected]);
    let lines = store.entries("g").await.unwrap();
    assert_eq!(lines, [entry(1, "c1"), entry(2, "c2"), entry(3, "c3")]);
    assert_eq!(store.last_alive().await.unwrap(), Some(77));
    assert_eq!(store.last_clock().await.unwrap(), Some(78));
}

#[tokio::test]
async fn changes_that_belong_together_happen_together_or_not_at_all() {
    let (_folder, store) = store();
    store
        .write(vec![Write::NewTable(table("A", 1))])
        .await
        .unwrap();
    let twice = store
        .write(vec![
            Write::NewTable(table("B", 1)),
            Write::NewTable(table("A", 2)),
        ])
        .await;
    assert!(matches!(twice, Err(StoreError::Taken)));
    assert_eq!(store.table("B").await.unwrap(), None);
    assert_eq!(store.table("A").await.unwrap(), Some(table("A", 1)));
}

#[tokio::test]
async fn a_failing_write_spoils_none_of_those_that_share_its_commit() {
    let (_folder, store) = store();
    let line = |n: u64, seq| Write::from(TableWrite::Append(n.to_string().into(), entry(seq, "c")));
    let begun =
        (0..200u64).map(|n| Write::from(TableWrite::NewGame(Box::new(game(&n.to_string(), n)))));
    store.write(begun.collect()).await.unwrap();
    let first = (0..200).map(|n| line(n, 1));
    store.write(first.collect()).await.unwrap();
    // Every seventh claims a line that is there already.
    let second = |n| if n % 7 == 6 { 1 } else { 2 };
    let writes = (0..200).map(|n| store.write(vec![line(n, second(n))]));
    let answers = futures_util::future::join_all(writes).await;
    for (n, answer) in (0..).zip(answers) {
        assert_eq!(answer.is_ok(), second(n) == 2, "{n}");
        let lines = store.entries(&n.to_string()).await.unwrap();
        assert_eq!(lines.len() as u64, second(n), "{n}");
    }
}

#[tokio::test]
async fn what_refers_to_nobody_is_not_called_taken() {
    let (_folder, store) = store();
    let link = Write::NewLink([1; 32], "nobody".into(), 9);
    let refused = store.write(vec![link]).await;
    assert!(matches!(refused, Err(StoreError::Failed(_))), "{refused:?}");
}

/// F-4: a long record is never wholly in memory.
#[tokio::test]
async fn lines_are_read_piece_by_piece() {
    let (_folder, store) = store();
    let begun = ["g", "h"].map(|id| Write::from(TableWrite::NewGame(Box::new(game(id, 7)))));
    store.write(begun.into()).await.unwrap();
    store.write(taking_turns(1, 5)).await.unwrap();
    let places = store.places("g").await.unwrap();
    let length = entry(1, "g").entry.len();
    let read = |from: usize, bytes| {
        let lines = store.lines_at(&places[from..], bytes);
        async move {
            lines
                .await
                .unwrap()
                .iter()
                .map(|line| line.seq)
                .collect::<Vec<_>>()
        }
    };
    assert_eq!(read(0, 1).await, [1], "one at least");
    assert_eq!(read(1, 2 * length).await, [2, 3]);
    assert_eq!(read(3, 100 * length).await, [4, 5]);
    assert_eq!(read(5, 100).await, [0; 0]);
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
            store.entries(id).await.unwrap() == expected,
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
async fn lines_that_were_rolled_back_leave_no_trace() {
    let (_folder, store) = store();
    two_games(&store).await;
    let taken = Write::NewTable(table("A", 1));
    store.write(vec![taken.clone()]).await.unwrap();
    let mut spoilt = taking_turns(1, 2);
    spoilt.push(taken);
    let writes = [spoilt, taking_turns(1, 1), taking_turns(2, 3)];
    let answers = writes.map(|changes| store.write(changes));
    let answers = futures_util::future::join_all(answers).await;
    assert!(matches!(answers[0], Err(StoreError::Taken)));
    assert!(answers[1].is_ok() && answers[2].is_ok());
    expect_lines(&store, 3).await;
}

#[tokio::test]
async fn a_line_belongs_to_a_game_that_is_there() {
    let (_folder, store) = store();
    let nowhere = store.write(vec![TableWrite::Append("g".into(), entry(1, "c")).into()]);
    assert!(matches!(nowhere.await, Err(StoreError::Missing)));
}

#[tokio::test]
async fn a_record_that_lacks_a_line_is_called_torn() {
    let (folder, store) = store();
    two_games(&store).await;
    store.write(taking_turns(1, 5)).await.unwrap();
    let connection = Connection::open(file_in(folder.path())).unwrap();
    let lost = "DELETE FROM lines WHERE game = 'g' AND seq = 3";
    assert_eq!(connection.execute(lost, []).unwrap(), 1);
    let Err(StoreError::Failed(text)) = store.entries("g").await else {
        panic!("read");
    };
    assert!(text.contains("game g is torn at line 4"), "{text}");
    assert_eq!(store.entries("h").await.unwrap().len(), 5);
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

#[tokio::test]
async fn a_link_makes_one_token_and_only_in_time() {
    let (_folder, store) = store();
    let mara = Person {
        id: "mara".into(),
        name: "Mara".into(),
    };
    store
        .write(vec![Write::NewPerson(mara.clone(), [1; 32], 0)])
        .await
        .unwrap();
    let claim = |link: u8, token: u8, at| Write::ClaimLink {
        link: [link; 32],
        token: [token; 32],
        at,
    };
    store
        .write(vec![Write::NewLink([8; 32], "mara".into(), 100)])
        .await
        .unwrap();
    let late = store.write(vec![claim(8, 2, 100)]).await;
    assert!(matches!(late, Err(StoreError::Missing)));
    store.write(vec![claim(8, 2, 99)]).await.unwrap();
    let twice = store.write(vec![claim(8, 3, 99)]).await;
    assert!(matches!(twice, Err(StoreError::Missing)));
    assert_eq!(store.person_by_token([2; 32]).await.unwrap(), Some(mara));
    assert_eq!(store.person_by_token([3; 32]).await.unwrap(), None);
}

#[tokio::test]
async fn chat_comes_oldest_first_only_what_is_new_and_of_that_the_last() {
    let (_folder, store) = store();
    let line = |n| ChatLine {
        n,
        at: n,
        person: "mara".into(),
        name: "Mara".into(),
        say: Said::Phrase(Phrase::Thanks),
    };
    for n in 1..=5 {
        store
            .write(vec![TableWrite::Chat("T".into(), line(n)).into()])
            .await
            .unwrap();
    }
    assert_eq!(store.chat("T", 1, 2).await.unwrap(), [line(4), line(5)]);
    for n in 6..=60 {
        let said = TableWrite::Chat("T".into(), line(n)).into();
        store.write(vec![said]).await.unwrap();
    }
    let kept = store.chat("T", 0, 100).await.unwrap();
    assert_eq!(kept, (11..=60).map(line).collect::<Vec<_>>());
    store
        .write(vec![TableWrite::DropTable("T".into()).into()])
        .await
        .unwrap();
    assert_eq!(store.chat("T", 0, 9).await.unwrap(), []);
}

#[tokio::test]
async fn tables_are_found_by_what_they_wait_for() {
    let (_folder, store) = store();
    for (code, updated) in [("A", 10), ("B", 20), ("C", 30)] {
        store
            .write(vec![Write::NewTable(table(code, updated))])
            .await
            .unwrap();
    }
    let hidden = StoredTable {
        listed: false,
        ..table("B", 25)
    };
    store
        .write(vec![TableWrite::PutTable(hidden).into()])
        .await
        .unwrap();
    let listed = store.listed_tables(5, 10).await.unwrap();
    assert_eq!(listed, [table("C", 30), table("A", 10)]);
    assert_eq!(store.idle_tables(26).await.unwrap(), ["A", "B"]);
    let awake = Write::from(TableWrite::NewGame(Box::new(game("g", 1))));
    store.write(vec![awake]).await.unwrap();
    assert_eq!(store.tables_awake().await.unwrap(), ["T"]);
    store
        .write(vec![TableWrite::Asleep("g".into(), Some(Wall(4))).into()])
        .await
        .unwrap();
    assert!(store.tables_awake().await.unwrap().is_empty());
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
