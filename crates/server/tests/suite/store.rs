//! The store: one suite for both engines. PostgreSQL is a real one, where it is installed.

use enigma_game::Seat;
use enigma_protocol::{ChatLine, GameKind, Phrase, Said, SeatColour};
use enigma_puzzles::{Category, Grade};
use enigma_server::store::{
    DailyKey, Fence, Origin, Person, PostgresStore, SqliteStore, Store, StoreError, StoredAnalysis,
    StoredBest, StoredDaily, StoredEntry, StoredGame, StoredTable, StoredWord, TableWrite, WordKey,
    Write, file_in,
};
use enigma_table::Wall;
use enigma_testbed::Postgres;

/// An engine with nothing in it.
pub enum Engine {
    Sqlite(tempfile::TempDir),
    Postgres(Postgres),
}

impl Engine {
    pub async fn open(&self) -> Box<dyn Store> {
        match self {
            Self::Sqlite(folder) => Box::new(SqliteStore::open(&file_in(folder.path())).unwrap()),
            Self::Postgres(server) => {
                let address = server.address().parse().unwrap();
                Box::new(PostgresStore::open(&address).await.unwrap())
            }
        }
    }

    /// Changes something behind the store's back.
    fn run(&self, sql: &str) {
        match self {
            Self::Sqlite(folder) => {
                let connection = rusqlite::Connection::open(file_in(folder.path())).unwrap();
                connection.execute_batch(sql).unwrap();
            }
            Self::Postgres(server) => assert_eq!(server.run(sql), ""),
        }
    }
}

/// Has every test run against both engines.
macro_rules! suite {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $test() {
                super::$test(&super::Engine::Sqlite(tempfile::tempdir().unwrap())).await;
            })*
        }

        mod postgres {
            $(#[tokio::test]
            async fn $test() {
                // Where there is none, `make` has said what is left out.
                if let Some(server) = enigma_testbed::Postgres::start(&[]) {
                    super::$test(&super::Engine::Postgres(server)).await;
                }
            })*
        }
    };
}

suite![
    what_was_answered_is_there_after_opening_again,
    changes_that_belong_together_happen_together_or_not_at_all,
    a_failing_write_spoils_none_of_those_that_share_its_commit,
    what_refers_to_nobody_is_not_called_taken,
    lines_are_read_piece_by_piece,
    lines_that_were_rolled_back_leave_no_trace,
    a_line_belongs_to_a_game_that_is_there,
    a_record_that_lacks_a_line_is_called_torn,
    a_link_makes_one_token_and_only_in_time,
    chat_comes_oldest_first_only_what_is_new_and_of_that_the_last,
    tables_are_found_by_what_they_wait_for,
    what_people_did_with_puzzles_is_kept,
    the_newest_analysis_of_a_game_is_kept,
    the_next_move_with_a_word_is_taken_once,
    a_line_that_is_there_is_never_written_again,
    what_a_table_wants_is_written_whole_by_whoever_read_it_last,
];

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
        colours: vec![SeatColour::Rust, SeatColour::Iris],
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

async fn two_games(store: &dyn Store) {
    let begun = ["g", "h"].map(|id| Write::from(TableWrite::NewGame(Box::new(game(id, 7)))));
    store.write(begun.into()).await.unwrap();
}

async fn expect_lines(store: &dyn Store, count: u64) {
    for id in ["g", "h"] {
        let expected: Vec<StoredEntry> = (1..=count).map(|seq| entry(seq, id)).collect();
        assert!(
            store.entries(&id.into()).await.unwrap() == expected,
            "{id}, {count}"
        );
    }
}

async fn what_was_answered_is_there_after_opening_again(engine: &Engine) {
    let store = engine.open().await;
    let outcome = enigma_protocol::Outcome {
        ranking: vec![vec![Seat(1)], vec![Seat(0)]],
        points: vec![3, 9].into(),
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
    let times = vec![Write::Alive(Wall(77)), Write::Clock(Wall(78))];
    store.write(times).await.unwrap();
    store.close().await.unwrap();

    let store = engine.open().await;
    let expected = StoredGame {
        ended: Some(Wall(9)),
        outcome: Some(outcome),
        ..game("g", 7)
    };
    assert_eq!(
        store.game(&"g".into()).await.unwrap(),
        Some(expected.clone())
    );
    assert_eq!(
        store.games_of(&"mara".into(), 10).await.unwrap(),
        [expected]
    );
    let lines = store.entries(&"g".into()).await.unwrap();
    assert_eq!(lines, [entry(1, "c1"), entry(2, "c2"), entry(3, "c3")]);
    assert_eq!(store.last_alive().await.unwrap(), Some(Wall(77)));
    assert_eq!(store.last_clock().await.unwrap(), Some(Wall(78)));
}

async fn changes_that_belong_together_happen_together_or_not_at_all(engine: &Engine) {
    let store = engine.open().await;
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
    assert_eq!(store.table(&"B".into()).await.unwrap(), None);
    assert_eq!(store.table(&"A".into()).await.unwrap(), Some(table("A", 1)));
}

async fn a_failing_write_spoils_none_of_those_that_share_its_commit(engine: &Engine) {
    let store = engine.open().await;
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
        let lines = store.entries(&n.to_string().into()).await.unwrap();
        assert_eq!(lines.len() as u64, second(n), "{n}");
    }
}

async fn what_refers_to_nobody_is_not_called_taken(engine: &Engine) {
    let store = engine.open().await;
    let link = Write::NewLink([1; 32], "nobody".into(), 9);
    let refused = store.write(vec![link]).await;
    assert!(matches!(refused, Err(StoreError::Failed(_))), "{refused:?}");
}

/// A long record is never wholly in memory.
async fn lines_are_read_piece_by_piece(engine: &Engine) {
    let store = engine.open().await;
    let begun = ["g", "h"].map(|id| Write::from(TableWrite::NewGame(Box::new(game(id, 7)))));
    store.write(begun.into()).await.unwrap();
    store.write(taking_turns(1, 5)).await.unwrap();
    let places = store.places(&"g".into()).await.unwrap();
    let length = entry(1, "g").entry.len();
    let read = |from: usize, bytes| {
        let lines = store.lines_at(&"g".into(), &places[from..], bytes);
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

async fn lines_that_were_rolled_back_leave_no_trace(engine: &Engine) {
    let store = engine.open().await;
    two_games(&*store).await;
    let taken = Write::NewTable(table("A", 1));
    store.write(vec![taken.clone()]).await.unwrap();
    let mut spoilt = taking_turns(1, 2);
    spoilt.push(taken);
    let writes = [spoilt, taking_turns(1, 1), taking_turns(2, 3)];
    let answers = writes.map(|changes| store.write(changes));
    let answers = futures_util::future::join_all(answers).await;
    assert!(matches!(answers[0], Err(StoreError::Taken)));
    assert!(answers[1].is_ok() && answers[2].is_ok());
    expect_lines(&*store, 3).await;
}

async fn a_line_belongs_to_a_game_that_is_there(engine: &Engine) {
    let store = engine.open().await;
    let nowhere = store.write(vec![TableWrite::Append("g".into(), entry(1, "c")).into()]);
    assert!(matches!(nowhere.await, Err(StoreError::Missing)));
}

async fn a_record_that_lacks_a_line_is_called_torn(engine: &Engine) {
    let store = engine.open().await;
    two_games(&*store).await;
    store.write(taking_turns(1, 5)).await.unwrap();
    engine.run("DELETE FROM lines WHERE game = 'g' AND seq = 3");
    let Err(StoreError::Damaged(text)) = store.entries(&"g".into()).await else {
        panic!("read");
    };
    assert!(text.contains("game g is torn at line 4"), "{text}");
    assert_eq!(store.entries(&"h".into()).await.unwrap().len(), 5);
}

async fn a_link_makes_one_token_and_only_in_time(engine: &Engine) {
    let store = engine.open().await;
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

async fn chat_comes_oldest_first_only_what_is_new_and_of_that_the_last(engine: &Engine) {
    let store = engine.open().await;
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
    assert_eq!(
        store.chat(&"T".into(), 1, 2).await.unwrap(),
        [line(4), line(5)]
    );
    for n in 6..=60 {
        let said = TableWrite::Chat("T".into(), line(n)).into();
        store.write(vec![said]).await.unwrap();
    }
    let kept = store.chat(&"T".into(), 0, 100).await.unwrap();
    assert_eq!(kept, (11..=60).map(line).collect::<Vec<_>>());
    store
        .write(vec![TableWrite::DropTable("T".into()).into()])
        .await
        .unwrap();
    assert_eq!(store.chat(&"T".into(), 0, 9).await.unwrap(), []);
}

async fn tables_are_found_by_what_they_wait_for(engine: &Engine) {
    let store = engine.open().await;
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
    let listed = store.listed_tables(Wall(5), 10).await.unwrap();
    assert_eq!(listed, [table("C", 30), table("A", 10)]);
    assert_eq!(
        store.idle_tables(Wall(26), Wall(0)).await.unwrap(),
        ["A", "B"]
    );
    let awake = Write::from(TableWrite::NewGame(Box::new(game("g", 1))));
    store.write(vec![awake]).await.unwrap();
    assert_eq!(store.tables_awake().await.unwrap(), ["T"]);
    store
        .write(vec![TableWrite::Asleep("g".into(), Some(Wall(4))).into()])
        .await
        .unwrap();
    assert!(store.tables_awake().await.unwrap().is_empty());
    // A game to which nobody comes is under way until its table is given up.
    let playing = StoredTable {
        playing: true,
        ..table("T", 1)
    };
    store.write(vec![Write::NewTable(playing)]).await.unwrap();
    assert_eq!(
        store.idle_tables(Wall(26), Wall(4)).await.unwrap(),
        ["A", "B"]
    );
    assert_eq!(
        store.idle_tables(Wall(26), Wall(5)).await.unwrap(),
        ["A", "B", "T"]
    );
    assert_eq!(
        store
            .games_under_way(&"mara".into(), 9)
            .await
            .unwrap()
            .len(),
        1
    );
    let given_up = TableWrite::DropTable("T".into()).into();
    store.write(vec![given_up]).await.unwrap();
    assert_eq!(store.games_under_way(&"mara".into(), 9).await.unwrap(), []);
}

#[tokio::test]
async fn both_engines_keep_the_same_columns() {
    let Some(server) = Postgres::start(&[]) else {
        return;
    };
    let engine = Engine::Postgres(server);
    drop(engine.open().await);
    let Engine::Postgres(server) = &engine else {
        return;
    };
    let sql = "SELECT table_name || '.' || column_name FROM information_schema.columns
               WHERE table_schema = 'public' AND (table_name, column_name) <> ('tables', 'version')
                 AND table_name NOT IN ('nodes', 'owners') ORDER BY 1";
    let found = server.run(sql);
    let found: Vec<&str> = found.lines().collect();
    let folder = tempfile::tempdir().unwrap();
    drop(SqliteStore::open(&file_in(folder.path())).unwrap());
    let connection = rusqlite::Connection::open(file_in(folder.path())).unwrap();
    // Where the last line of a game lies is what SQLite keeps besides.
    let sql = "SELECT sqlite_schema.name || '.' || columns.name AS place
               FROM sqlite_schema, pragma_table_info(sqlite_schema.name) AS columns
               WHERE sqlite_schema.type = 'table' AND place NOT IN ('lines.n', 'lines.previous', 'games.last') ORDER BY 1";
    let mut statement = connection.prepare(sql).unwrap();
    let columns = statement.query_map([], |row| row.get::<_, String>(0));
    let columns: Vec<String> = columns.unwrap().map(Result::unwrap).collect();
    assert_eq!(found, columns);
}

/// A table with a game on it, of which nothing is written down yet.
async fn driven(store: &dyn Store) -> Fence {
    let made = Write::NewTable(table("T", 1));
    store.write(vec![made]).await.unwrap();
    let (stored, mut fence) = store.table_to_drive(&"T".into()).await.unwrap().unwrap();
    assert_eq!(stored, table("T", 1));
    let begun = vec![
        TableWrite::NewGame(Box::new(game("g", 7))),
        TableWrite::PutTable(table("T", 2)),
    ];
    fence.version = store.write_fenced(&fence, begun).await.unwrap();
    fence
}

fn said(n: u64) -> TableWrite {
    let line = ChatLine {
        n,
        at: n,
        person: "mara".into(),
        name: "Mara".into(),
        say: Said::Phrase(Phrase::Thanks),
    };
    TableWrite::Chat("T".into(), line)
}

async fn what_a_table_wants_is_written_whole_by_whoever_read_it_last(engine: &Engine) {
    let store = engine.open().await;
    let mut fence = driven(&*store).await;
    let outcome = enigma_protocol::Outcome {
        ranking: vec![vec![Seat(1)], vec![Seat(0)]],
        points: vec![3, 9].into(),
    };
    for wanted in [
        vec![TableWrite::Append("g".into(), entry(1, "a"))],
        vec![said(1), TableWrite::PutTable(table("T", 3))],
        vec![TableWrite::Asleep("g".into(), Some(Wall(4)))],
        vec![
            TableWrite::Asleep("g".into(), None),
            TableWrite::Append("g".into(), entry(2, "b")),
            TableWrite::Append("g".into(), entry(3, "c")),
        ],
        vec![
            TableWrite::Append("g".into(), entry(4, "d")),
            TableWrite::EndGame("g".into(), Wall(9), outcome.clone()),
            TableWrite::PutTable(table("T", 5)),
        ],
    ] {
        fence.version = store.write_fenced(&fence, wanted).await.unwrap();
    }
    assert_eq!(store.entries(&"g".into()).await.unwrap().len(), 4);
    assert_eq!(store.chat(&"T".into(), 0, 9).await.unwrap().len(), 1);
    assert_eq!(store.table(&"T".into()).await.unwrap(), Some(table("T", 5)));
    let ended = store.game(&"g".into()).await.unwrap().unwrap();
    assert_eq!((ended.ended, ended.outcome), (Some(Wall(9)), Some(outcome)));
    assert_eq!(ended.asleep, None);
    let dropped = vec![TableWrite::DropTable("T".into())];
    store.write_fenced(&fence, dropped).await.unwrap();
    assert_eq!(store.table(&"T".into()).await.unwrap(), None);
    assert_eq!(store.chat(&"T".into(), 0, 9).await.unwrap(), []);
}

/// Of two who drive the same table, whatever they believe, one loses with all that it wanted.
#[tokio::test]
async fn whoever_has_fallen_behind_changes_nothing() {
    let Some(server) = Postgres::start(&[]) else {
        return;
    };
    let engine = Engine::Postgres(server);
    let store = engine.open().await;
    let old = driven(&*store).await;
    let line = |seq| TableWrite::Append("g".into(), entry(seq, "a"));
    store.write_fenced(&old, vec![line(1)]).await.unwrap();
    let put = vec![TableWrite::PutTable(table("T", 8))];
    let version = store.write_fenced(&old, put).await.unwrap();
    assert!(version > old.version);
    for late in [
        vec![line(2)],
        vec![TableWrite::PutTable(table("T", 9))],
        vec![line(2), TableWrite::PutTable(table("T", 9))],
        vec![said(1), TableWrite::PutTable(table("T", 9))],
        vec![TableWrite::Asleep("g".into(), Some(Wall(4)))],
        vec![TableWrite::DropTable("T".into())],
    ] {
        let lost = store.write_fenced(&old, late.clone()).await;
        assert_eq!(lost, Err(StoreError::Taken), "{late:?}");
    }
    assert_eq!(store.table(&"T".into()).await.unwrap(), Some(table("T", 8)));
    assert_eq!(store.entries(&"g".into()).await.unwrap().len(), 1);
    assert_eq!(store.chat(&"T".into(), 0, 9).await.unwrap(), []);
    // A line that is there already loses as well, with all that came with it.
    let mut fence = Fence { version, ..old };
    let twice = vec![line(1), TableWrite::PutTable(table("T", 9))];
    let lost = store.write_fenced(&fence, twice).await;
    assert_eq!(lost, Err(StoreError::Taken));
    let nowhere = vec![TableWrite::Append("h".into(), entry(1, "a")), said(1)];
    let lost = store.write_fenced(&fence, nowhere).await;
    assert_eq!(lost, Err(StoreError::Taken));
    assert_eq!(store.chat(&"T".into(), 0, 9).await.unwrap(), []);
    fence.version = store.write_fenced(&fence, vec![line(2)]).await.unwrap();
    assert_eq!(
        fence.version, version,
        "a line changes nothing of the table"
    );
}

/// A certificate for `localhost` that vouches for itself: its files in a folder.
fn certificate(folder: &std::path::Path) -> std::path::PathBuf {
    let made = rcgen::generate_simple_self_signed(["localhost".into()]).unwrap();
    let (certificate, key) = (folder.join("server.pem"), folder.join("server.key"));
    std::fs::write(&certificate, made.cert.pem()).unwrap();
    std::fs::write(&key, made.signing_key.serialize_pem()).unwrap();
    certificate
}

#[tokio::test]
async fn a_private_line_is_kept_with_the_one_whose_certificate_is_believed() {
    let folder = tempfile::tempdir_in("/tmp").unwrap();
    let believed = certificate(folder.path());
    let Some(server) = Postgres::start_private(&believed) else {
        return;
    };
    let port = server.port();
    let open = |options: String| async move {
        let address = format!("postgres://postgres@localhost:{port}/postgres?{options}");
        PostgresStore::open(&address.parse().unwrap()).await
    };
    let believed = believed.display();
    let store = open(format!("sslmode=require&sslrootcert={believed}"))
        .await
        .unwrap();
    let lines = "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                 WHERE client_addr IS NOT NULL";
    assert_eq!(server.run(lines), "t", "each of its lines is private");
    store.close().await.unwrap();
    let refused = open("sslmode=require&sslrootcert=system".into()).await;
    assert!(matches!(refused, Err(StoreError::Failed(_))));
    open("sslmode=prefer".into()).await.unwrap();
}

async fn what_people_did_with_puzzles_is_kept(engine: &Engine) {
    let store = engine.open().await;
    let mara = Person {
        id: "mara".into(),
        name: "Mara".into(),
    };
    let key = |category| DailyKey {
        person: "mara".into(),
        day: 7,
        category,
    };
    let best = |seconds| StoredBest {
        category: Category::Angular,
        grade: Grade::Expert,
        seconds,
    };
    for write in [
        Write::NewPerson(mara, [1; 32], 0),
        Write::OpenDaily(key(Category::Weight), 100),
        Write::OpenDaily(key(Category::Weight), 200),
        Write::SolveDaily(key(Category::Weight), 30),
        Write::SolveDaily(key(Category::Weight), 20),
        Write::SolveDaily(key(Category::Conduit), 20),
        Write::Practised("mara".into(), best(50)),
        Write::Practised("mara".into(), best(40)),
        Write::Practised("mara".into(), best(60)),
    ] {
        store.write(vec![write]).await.unwrap();
    }
    let first = StoredDaily {
        day: 7,
        category: Category::Weight,
        opened: 100,
        seconds: Some(30),
    };
    assert_eq!(store.dailies_of(&"mara".into()).await.unwrap(), [first]);
    let times = store.daily_times(7, Category::Weight, 9).await.unwrap();
    assert_eq!(times, [30]);
    assert_eq!(store.bests_of(&"mara".into()).await.unwrap(), [best(40)]);
}

async fn the_newest_analysis_of_a_game_is_kept(engine: &Engine) {
    let store = engine.open().await;
    let made = |version, text: Option<&str>| StoredAnalysis {
        version,
        analysis: text.map(str::to_owned),
    };
    assert_eq!(store.analysis(&"g1".into()).await.unwrap(), None);
    for analysis in [made(1, Some("{}")), made(2, None), made(3, Some("[]"))] {
        let write = Write::Analysed("g1".into(), analysis.clone());
        store.write(vec![write]).await.unwrap();
        assert_eq!(store.analysis(&"g1".into()).await.unwrap(), Some(analysis));
    }
    assert_eq!(store.analysis(&"g2".into()).await.unwrap(), None);
}

async fn the_next_move_with_a_word_is_taken_once(engine: &Engine) {
    let store = engine.open().await;
    let mara = Person {
        id: "mara".into(),
        name: "Mara".into(),
    };
    let language = enigma_cipher::Language::En;
    let key = WordKey {
        person: "mara".into(),
        day: 7,
        language,
    };
    let word = |count, found| StoredWord {
        day: 7,
        language,
        opened: 100,
        moves: format!("[{count}]"),
        count,
        questions: count,
        guesses: 0,
        found,
    };
    store
        .write(vec![
            Write::NewPerson(mara, [1; 32], 0),
            Write::OpenWord(key, 100),
        ])
        .await
        .unwrap();
    let play = |count, found| {
        let played = Write::PlayWord("mara".into(), word(count, found));
        store.write(vec![played])
    };
    play(1, None).await.unwrap();
    assert!(matches!(play(1, None).await, Err(StoreError::Missing)));
    play(2, Some(true)).await.unwrap();
    assert!(matches!(play(3, None).await, Err(StoreError::Missing)));
    assert_eq!(
        store.words_of(&"mara".into()).await.unwrap(),
        [word(2, Some(true))]
    );
    let tally = store.word_tally(7, language, 9).await.unwrap();
    assert_eq!(tally, [(2, true)]);
}

/// The key of a line is the lock: of two who would write the same one, one loses and learns it.
async fn a_line_that_is_there_is_never_written_again(engine: &Engine) {
    let store = engine.open().await;
    two_games(&*store).await;
    let line = |id: &str| vec![Write::from(TableWrite::Append("g".into(), entry(1, id)))];
    let answers = ["g", "other"].map(|id| store.write(line(id)));
    let answers = futures_util::future::join_all(answers).await;
    let won = answers.iter().filter(|answer| answer.is_ok()).count();
    assert_eq!(won, 1, "{answers:?}");
    let lost = answers.into_iter().find_map(Result::err);
    assert!(matches!(lost, Some(StoreError::Taken)), "{lost:?}");
    assert_eq!(store.entries(&"g".into()).await.unwrap().len(), 1);
}
