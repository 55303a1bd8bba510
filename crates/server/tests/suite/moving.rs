//! Moves: whatever a server keeps goes from one engine to another and back, however often it is broken off.

use crate::common::{self, Seated, seated, server};
use enigma_client::Answer;
use enigma_game::Chance;
use enigma_protocol::{
    ChatLine, CipherSettings, CircuitSettings, GameKind, GameSettings, Phrase, Said, Settings,
};
use enigma_puzzles::{Category, Grade};
use enigma_server::Keep;
use enigma_server::clock::Clock;
use enigma_server::house::TheHouse;
use enigma_server::store::people::{
    Decoding, Deeds, Standing, StoredPasskey, StoredRating, StoredSolve,
};
use enigma_server::store::{
    DailyKey, PersonWrite, PostgresStore, SqliteStore, Store, StoredAnalysis, StoredBest,
    StoredWord, TableWrite, WordKey, Write, file_in,
};
use enigma_server::upkeep::{Moved, Progress, UpkeepError, carry_over, examine};
use enigma_testbed::Postgres;
use enigma_testkit::players::{CircuitView, cipher_action, circuit_action};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// So few rows go together that every kind takes several pages.
const FEW: usize = 7;

/// A data folder with tables of both games amid a game, people, chat, days and practice.
async fn played(folder: &Path) {
    let server = server(folder, Arc::new(TheHouse::default()), Clock::Machine).await;
    let address = server.address().to_string();
    for game in [
        GameSettings::Circuit(CircuitSettings::default()),
        GameSettings::Cipher(CipherSettings::default()),
    ] {
        let settings = Settings {
            bot_takes_over: false,
            ..Settings::of(3, game)
        };
        let mut table = seated(&address, &settings).await;
        play(&mut table, 12).await;
        chat(folder, &table).await;
    }
    server.stop().await;
    days(folder).await;
}

async fn play(seated: &mut Seated, actions: usize) {
    let mut chance = Chance::from_number(7);
    let (mut acted, mut last) = (0, 0);
    while acted < actions {
        for (seat, table) in (0..).zip(&mut seated.tables) {
            table.until(|table| table.seq() >= last).await.unwrap();
            let action = match table.view_as::<CircuitView>() {
                Ok(view) => circuit_action(&view, seat, &mut chance),
                Err(_) => cipher_action(table.view().unwrap(), true, &mut chance),
            };
            let Some(action) = action else { continue };
            if let Answer::Did(Some(seq)) = table.act(None, &action).await.unwrap() {
                (acted, last) = (acted + 1, seq);
            }
        }
    }
}

async fn chat(folder: &Path, table: &Seated) {
    let store = SqliteStore::open(&file_in(folder)).unwrap();
    let lines = (1..=10).map(|n| {
        let line = ChatLine {
            n,
            at: 1_000 + n,
            person: "zofie".into(),
            name: "Žofie".into(),
            say: Said::Phrase(Phrase::Thanks),
        };
        TableWrite::Chat(table.code.as_str().into(), line).into()
    });
    store.write(lines.collect()).await.unwrap();
}

/// What everybody did with the puzzles and words of the days, and in practice.
async fn days(folder: &Path) {
    let store = SqliteStore::open(&file_in(folder)).unwrap();
    let connection = rusqlite::Connection::open(file_in(folder)).unwrap();
    let mut people = connection.prepare("SELECT id FROM people").unwrap();
    let people = people.query_map([], |row| row.get::<_, String>(0)).unwrap();
    for (n, person) in (0_u8..).zip(people) {
        let person = enigma_table::PersonId::from(person.unwrap());
        let daily = DailyKey {
            person: person.clone(),
            day: 20_000,
            category: Category::Weight,
        };
        let word = WordKey {
            person: person.clone(),
            day: 20_000,
            language: enigma_cipher::Language::Cs,
        };
        let best = StoredBest {
            category: Category::Angular,
            grade: Grade::Hard,
            seconds: 77,
        };
        let played = StoredWord {
            day: 20_000,
            language: enigma_cipher::Language::Cs,
            opened: 5,
            moves: "[{\"guess\":\"kůň\"}]".into(),
            count: 1,
            questions: 0,
            guesses: 1,
            found: None,
        };
        let writes = vec![
            Write::OpenDaily(daily.clone(), 5),
            Write::SolveDaily(daily, 33),
            Write::OpenWord(word, 5),
            Write::PlayWord(person.clone(), played),
            Write::Practised(person.clone(), best),
            Write::NewLink([n; 32], person.clone(), u64::MAX >> 1),
            PersonWrite::NewRecovery(person.clone(), [n + 100; 32], 7).into(),
            PersonWrite::NewPasskey(passkey(n, &person)).into(),
            PersonWrite::Did("g".into(), deeds(person)).into(),
            Write::Analysed("g".into(), analysis()),
        ];
        store.write(writes).await.unwrap();
    }
    store.close().await.unwrap();
}

fn passkey(n: u8, person: &enigma_table::PersonId) -> StoredPasskey {
    StoredPasskey {
        id: vec![n, 0, 255],
        person: person.clone(),
        key: vec![0xa5, n],
        counter: 3,
        name: "Klíč".into(),
        created: 5,
        seen: 0,
    }
}

fn analysis() -> StoredAnalysis {
    StoredAnalysis {
        version: 1,
        analysis: Some("{}".into()),
    }
}

fn deeds(person: enigma_table::PersonId) -> Deeds {
    Deeds {
        person,
        result: Standing {
            place: 1,
            points: 15,
            others: 2,
        },
        solves: vec![StoredSolve {
            round: 1,
            category: Category::Conduit,
            grade: Grade::Hard,
            millis: None,
            at: 9,
        }],
        decoding: Some(Decoding {
            words: 3,
            ..Decoding::default()
        }),
        rating: Some(StoredRating {
            kind: GameKind::Cipher,
            n: 1,
            game: "g".into(),
            at: 9,
            mean: 1_512_250,
            deviation: 230_125,
        }),
    }
}

/// Every row of every table, but for where lines lie in the file, and what passkeys are to sign in the next minutes.
fn rows(folder: &Path) -> BTreeMap<String, Vec<String>> {
    let connection = rusqlite::Connection::open(file_in(folder)).unwrap();
    let texts = |sql: &str| -> Vec<String> {
        let mut statement = connection.prepare(sql).unwrap();
        let found = statement.query_map([], |row| row.get(0)).unwrap();
        found.map(Result::unwrap).collect()
    };
    let tables =
        texts("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'challenges'");
    let rows = tables.into_iter().map(|table| {
        let sql = format!(
            "SELECT 'quote(' || name || ')' FROM pragma_table_info('{table}')
             WHERE name NOT IN ('n', 'previous', 'last') OR '{table}' = 'chat'"
        );
        let columns = texts(&sql).join(" || ', ' || ");
        let sql = format!("SELECT {columns} AS line FROM {table} ORDER BY line");
        let mut lines = texts(&sql);
        lines.retain(|line| !line.starts_with("'noted'"));
        (table, lines)
    });
    rows.collect()
}

async fn moved(from: &Keep, to: &Keep) -> Result<Moved, UpkeepError> {
    carry_over(from, to, &TheHouse::default(), FEW, &mut |_| ()).await
}

fn database(server: &Postgres) -> Keep {
    Keep::Database(Box::new(server.address().parse().unwrap()))
}

/// Breaks a move off when it has told so often how far it has come. Whether it had come to its end.
async fn broken_off(from: &Keep, to: &Keep, after: u32) -> bool {
    let (from, to) = (from.clone(), to.clone());
    let moving = tokio::spawn(async move {
        let mut told = 0;
        let mut tell = |_: Progress| {
            told += 1;
            if told > after {
                std::panic::resume_unwind(Box::new("it is broken off"));
            }
        };
        let house = TheHouse::default();
        carry_over(&from, &to, &house, FEW, &mut tell).await
    });
    match moving.await {
        Ok(moved) => {
            let found = moved.unwrap().findings;
            assert!(found.is_well(), "{found}");
            true
        }
        Err(error) => {
            assert!(error.is_panic());
            false
        }
    }
}

/// Waits until the database has seen that nobody writes to it any more.
async fn until_let_go(server: &Postgres) {
    let held = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'";
    while server.run(held) != "0" {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn what_goes_to_another_engine_and_back_is_what_it_was_though_broken_off_anywhere() {
    let Some(server) = Postgres::start(&[]) else {
        return;
    };
    let (here, back) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    played(here.path()).await;
    let expected = rows(here.path());
    assert_eq!(expected["games"].len(), 2);
    for (table, rows) in &expected {
        assert!(!rows.is_empty(), "{table}");
    }
    let (first, last) = (here.path().into(), back.path().into());
    let between = database(&server);
    let mut breaks = 0;
    for (from, to) in [(&first, &between), (&between, &last)] {
        let mut after = 0;
        while !broken_off(from, to, after).await {
            until_let_go(&server).await;
            let unfinished = examine(to, &TheHouse::default()).await;
            let well = unfinished.as_ref().is_ok_and(|found| found.is_well());
            assert!(!well, "{unfinished:?}");
            (after, breaks) = (after + 5, breaks + 1);
        }
        until_let_go(&server).await;
        let found = examine(to, &TheHouse::default()).await.unwrap();
        assert!(found.is_well(), "{found}");
    }
    assert!(breaks > 10, "{breaks}");
    assert_eq!(rows(back.path()), expected);
    assert_eq!(rows(here.path()), expected);
}

#[tokio::test]
async fn folders_move_to_folders_and_databases_to_databases() {
    let folders = [(); 3].map(|()| tempfile::tempdir().unwrap());
    let [here, there, back] = folders.each_ref().map(|folder| folder.path());
    played(here).await;
    moved(&here.into(), &there.into()).await.unwrap();
    assert_eq!(rows(there), rows(here));
    let (Some(one), Some(other)) = (Postgres::start(&[]), Postgres::start(&[])) else {
        return;
    };
    moved(&there.into(), &database(&one)).await.unwrap();
    until_let_go(&one).await;
    moved(&database(&one), &database(&other)).await.unwrap();
    until_let_go(&other).await;
    moved(&database(&other), &back.into()).await.unwrap();
    assert_eq!(rows(back), rows(here));
}

#[tokio::test]
async fn a_game_goes_on_where_it_was_moved_to() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let running = server(here.path(), Arc::new(TheHouse::default()), Clock::Machine).await;
    let cipher = GameSettings::Cipher(CipherSettings::default());
    let mut table = seated(&running.address().to_string(), &Settings::of(2, cipher)).await;
    play(&mut table, 4).await;
    running.stop().await;
    let mut to = there.path().into();
    moved(&here.path().into(), &to).await.unwrap();
    if let Some(database_server) = Postgres::start(&[]) {
        let next = database(&database_server);
        moved(&to, &next).await.unwrap();
        until_let_go(&database_server).await;
        let again = tempfile::tempdir().unwrap();
        to = again.path().into();
        moved(&next, &to).await.unwrap();
        goes_on(again.path(), &table.code, 2).await;
    }
    goes_on(there.path(), &table.code, 2).await;
}

/// A server with that data has the game of this table in memory, and lets it be seen.
async fn goes_on(folder: &Path, code: &str, seats: usize) {
    let server = server(folder, Arc::new(TheHouse::default()), Clock::Machine).await;
    let somebody = common::person(&server.address().to_string(), "Visitor").await;
    let mut table = somebody.join(code).await.unwrap();
    table.until(|table| table.view().is_some()).await.unwrap();
    assert_eq!(table.table().unwrap().seats.len(), seats);
    assert!(table.seq() >= 4);
    server.stop().await;
}

#[tokio::test]
async fn nothing_is_moved_to_where_something_is_or_from_where_nothing_is() {
    let folders = [(); 3].map(|()| tempfile::tempdir().unwrap());
    let [here, there, empty] = folders.each_ref().map(|folder| folder.path());
    played(here).await;
    played(there).await;
    let before = rows(there);
    let refused = moved(&here.into(), &there.into()).await.unwrap_err();
    assert!(matches!(refused, UpkeepError::Occupied(_)), "{refused}");
    assert_eq!(rows(there), before);
    let refused = moved(&empty.into(), &there.into()).await.unwrap_err();
    assert!(matches!(refused, UpkeepError::NoData(_)), "{refused}");
    let dotted = here.join(".").as_path().into();
    let refused = moved(&here.into(), &dotted).await.unwrap_err();
    assert!(matches!(refused, UpkeepError::SamePlace(_)), "{refused}");

    let Some(server) = Postgres::start(&[]) else {
        return;
    };
    assert_eq!(server.run("CREATE TABLE letters (text TEXT)"), "");
    let refused = moved(&here.into(), &database(&server)).await.unwrap_err();
    assert!(matches!(refused, UpkeepError::Occupied(_)), "{refused}");
    until_let_go(&server).await;
    let refused = moved(&database(&server), &empty.into()).await.unwrap_err();
    assert!(
        refused.to_string().contains("no data of Enigma"),
        "{refused}"
    );
}

#[tokio::test]
async fn nothing_is_moved_while_a_server_runs() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let running = server(here.path(), Arc::new(TheHouse::default()), Clock::Machine).await;
    let refused = moved(&here.path().into(), &there.path().into()).await;
    assert!(matches!(refused, Err(UpkeepError::InUse(_))), "{refused:?}");
    running.stop().await;
    let Some(server) = Postgres::start(&[]) else {
        return;
    };
    let store = PostgresStore::open(&server.address().parse().unwrap()).await;
    for (from, to) in [
        (here.path().into(), database(&server)),
        (database(&server), there.path().into()),
    ] {
        let refused = moved(&from, &to).await.unwrap_err();
        assert!(refused.to_string().contains("is running"), "{refused}");
    }
    store.unwrap().close().await.unwrap();
}

#[tokio::test]
async fn a_move_that_was_broken_off_does_not_go_on_with_other_data() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    played(here.path()).await;
    let (from, to) = (here.path().into(), there.path().into());
    assert!(!broken_off(&from, &to, 20).await);
    let opened = SqliteStore::open(&file_in(there.path()));
    let text = opened.err().expect("it is incomplete").to_string();
    assert!(text.contains("enigma move"), "{text}");
    // A server runs with the source.
    let running = server(here.path(), Arc::new(TheHouse::default()), Clock::Machine).await;
    running.stop().await;
    let refused = moved(&from, &to).await.unwrap_err();
    assert!(matches!(refused, UpkeepError::OtherMove(_)), "{refused}");
}

#[tokio::test]
async fn rows_that_somebody_changes_meanwhile_are_found() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    played(here.path()).await;
    let (from, to) = (here.path().into(), there.path().into());
    let file = file_in(there.path());
    let mut tell = |progress: Progress| {
        if progress.phase == enigma_server::upkeep::Phase::Comparing {
            let connection = rusqlite::Connection::open(&file).unwrap();
            let sql = "UPDATE bests SET seconds = 76 WHERE seconds = 77";
            connection.execute(sql, []).unwrap();
        }
    };
    let refused = carry_over(&from, &to, &TheHouse::default(), FEW, &mut tell).await;
    assert!(
        matches!(refused, Err(UpkeepError::Differs { kind: "bests", .. })),
        "{refused:?}"
    );
}
