//! Backups that come back, and a doctor who finds what is wrong.

use crate::common::{Act, CounterHouse, counter_server, seated, settings};
use enigma_server::clock::Clock;
use enigma_server::http::Limits;
use enigma_server::store::{
    SqliteStore, Store, StoredEntry, StoredGame, TableWrite, Write, file_in,
};
use enigma_server::upkeep::{UpkeepError, backup, examine, restore};
use enigma_server::{Config, Keep, Server, StartError};
use enigma_table::{GameId, Wall};
use futures_util::future::join_all;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// A data folder with one game over and one under way.
async fn played(folder: &Path) {
    let server = counter_server(folder, 3, Clock::Machine).await;
    let address = server.address().to_string();
    let mut over = seated(&address, &settings(2)).await;
    over.tables[0]
        .act(None, &Act::Push { by: 3 })
        .await
        .unwrap();
    let mut under_way = seated(&address, &settings(2)).await;
    under_way.tables[1]
        .act(None, &Act::Push { by: 1 })
        .await
        .unwrap();
    // A backup of a running server is as good as any.
    let file = folder.join("running.backup");
    backup(folder, &file).unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_backup_of_a_running_server_comes_back_whole() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    played(folder.path()).await;
    let file = folder.path().join("running.backup");
    assert!(matches!(
        backup(folder.path(), &file),
        Err(UpkeepError::InTheWay(_))
    ));
    restore(&file, other.path(), false).unwrap();
    let found = examine(&other.path().into(), &CounterHouse { goal: 3 })
        .await
        .unwrap();
    assert!(found.is_well(), "{found}");
    assert_eq!((found.games, found.steps, found.tables), ((1, 1), 2, 2));
    let again = restore(&file, other.path(), false).unwrap_err();
    assert!(again.to_string().contains("--replace"), "{again}");
    for aside in ["enigma.db.before-restore", "enigma.db.before-restore-2"] {
        let said = restore(&file, other.path(), true).unwrap();
        assert!(said.ends_with(aside), "{said}");
        assert!(other.path().join(aside).exists());
    }
    let server = counter_server(other.path(), 3, Clock::Machine).await;
    let running = restore(&file, other.path(), true);
    assert!(matches!(running, Err(UpkeepError::InUse(_))), "{running:?}");
    server.stop().await;
}

/// A server that systemd runs under a user of its own could not write to what root had put back.
#[cfg(unix)]
#[tokio::test]
async fn what_root_puts_back_belongs_to_whoever_has_the_folder() {
    use std::os::unix::fs::{MetadataExt, chown};
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    played(folder.path()).await;
    // Only root may do that.
    let _ = chown(other.path(), Some(4711), Some(4712));
    let owner = |path: &Path| {
        let of = std::fs::metadata(path).unwrap();
        (of.uid(), of.gid())
    };
    restore(&folder.path().join("running.backup"), other.path(), false).unwrap();
    for name in ["enigma.db", "lock"] {
        assert_eq!(owner(&other.path().join(name)), owner(other.path()));
    }
}

#[tokio::test]
async fn the_doctor_names_the_game_and_the_entry_at_fault() {
    let folder = tempfile::tempdir().unwrap();
    played(folder.path()).await;
    let house = CounterHouse { goal: 3 };
    assert!(
        examine(&folder.path().into(), &house)
            .await
            .unwrap()
            .is_well()
    );
    let connection = rusqlite::Connection::open(file_in(folder.path())).unwrap();
    let forged = r#"{"at":1,"what":{"act":[0,{"type":"push","by":9}]}}"#;
    connection
        .execute("UPDATE lines SET entry = ?", [forged])
        .unwrap();
    drop(connection);
    let found = examine(&folder.path().into(), &house).await.unwrap();
    assert_eq!(found.wrong.len(), 2, "{found}");
    assert!(found.wrong[0].contains("entry 1: bad_push"), "{found}");
}

#[tokio::test]
async fn the_doctor_names_a_damaged_file() {
    let folder = tempfile::tempdir().unwrap();
    played(folder.path()).await;
    let file = file_in(folder.path());
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[..50].fill(b'x');
    std::fs::write(&file, bytes).unwrap();
    let found = examine(&folder.path().into(), &CounterHouse { goal: 3 })
        .await
        .unwrap();
    assert_eq!(found.wrong.len(), 1, "{found}");
    assert!(found.wrong[0].contains("enigma.db is damaged"), "{found}");
}

#[tokio::test]
async fn a_server_that_stopped_leaves_one_file_behind() {
    let folder = tempfile::tempdir().unwrap();
    played(folder.path()).await;
    let names = std::fs::read_dir(folder.path()).unwrap();
    let mut names: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["enigma.db", "lock", "running.backup"]);
}

#[tokio::test]
async fn a_server_that_cannot_listen_leaves_no_folder_behind() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 3, Clock::Machine).await;
    let data = folder.path().join("another");
    let second = Server::start(config(server.address(), &data)).await;
    assert!(matches!(second, Err(StartError::Listen(..))));
    assert!(!data.exists());
    server.stop().await;
}

#[tokio::test]
async fn a_backup_says_what_is_in_it_or_which_folder_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    played(folder.path()).await;
    let said = backup(folder.path(), &folder.path().join("again.backup")).unwrap();
    assert!(
        said.ends_with("4 people, 1 game over and 1 game under way."),
        "{said}"
    );
    let nowhere = backup(folder.path(), &folder.path().join("no/such.backup"));
    assert!(
        matches!(nowhere, Err(UpkeepError::NoFolder(_))),
        "{nowhere:?}"
    );
}

#[tokio::test]
async fn what_is_no_backup_is_not_restored() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letter.txt");
    std::fs::write(&file, "Dear Mara,").unwrap();
    let refused = restore(&file, &folder.path().join("data"), false);
    assert!(
        matches!(refused, Err(UpkeepError::Damaged(..))),
        "{refused:?}"
    );
    let nothing = examine(&folder.path().into(), &CounterHouse { goal: 3 }).await;
    assert!(matches!(nothing, Err(UpkeepError::NoData(_))));
}

#[tokio::test]
async fn one_data_folder_serves_one_server() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 3, Clock::Machine).await;
    let anywhere = ([127, 0, 0, 1], 0).into();
    let second = Server::start(config(anywhere, folder.path())).await;
    assert!(matches!(second, Err(StartError::InUse(_))));
    server.stop().await;
}

fn config(listen: std::net::SocketAddr, data: &Path) -> Config {
    Config {
        listen,
        keep: Keep::Folder(data.to_owned()),
        bus: None,
        note: None,
        public_url: None,
        behind_proxy: false,
        limits: Limits::NONE,
        clock: Clock::Machine,
        house: Arc::new(CounterHouse { goal: 3 }),
    }
}

#[tokio::test]
async fn a_server_says_what_it_is_made_of_and_what_its_host_says() {
    let folder = tempfile::tempdir().unwrap();
    let anywhere = ([127, 0, 0, 1], 0).into();
    let server = Server::start(Config {
        note: Some("Run by Mara & friends <3".parse().unwrap()),
        ..config(anywhere, folder.path())
    })
    .await
    .unwrap();
    let client = enigma_client::Client::new(&server.address().to_string());
    let about: enigma_protocol::rest::About = client
        .request::<()>("GET", "/api/about", None)
        .await
        .unwrap()
        .json()
        .unwrap();
    assert_eq!(about.note.as_deref(), Some("Run by Mara & friends <3"));
    assert_eq!(about.version, env!("CARGO_PKG_VERSION"));
    for source in ["CC BY-SA 4.0", "SCOWL", "Lexique", "wordfreq"] {
        assert!(about.words.contains(source), "{source}");
    }
    server.stop().await;
}

/// The doctor said "All is well".
#[tokio::test]
async fn the_doctor_names_a_table_that_cannot_be_read() {
    let folder = tempfile::tempdir().unwrap();
    played(folder.path()).await;
    let house = CounterHouse { goal: 3 };
    let connection = rusqlite::Connection::open(file_in(folder.path())).unwrap();
    let sql = "UPDATE tables SET doc = '{\"half\":' WHERE code = (SELECT min(code) FROM tables)";
    connection.execute(sql, []).unwrap();
    drop(connection);
    let found = examine(&folder.path().into(), &house).await.unwrap();
    assert_eq!(found.wrong.len(), 1, "{found}");
    assert!(found.wrong[0].starts_with("table "), "{found}");
    assert!(found.wrong[0].contains("cannot be read"), "{found}");
}

/// A game that ended just then was called wrong: how it ended was asked first, and its lines afterwards.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_doctor_finds_nothing_wrong_with_games_that_end_meanwhile() {
    let folder = tempfile::tempdir().unwrap();
    played(folder.path()).await;
    let store = SqliteStore::open(&file_in(folder.path())).unwrap();
    let mut over = None;
    for id in store.all_games().await.unwrap() {
        let game = store.game(&id).await.unwrap().unwrap();
        if game.ended.is_some() {
            over = Some((game, store.entries(&id).await.unwrap()));
        }
    }
    let (over, lines) = over.unwrap();
    let outcome = over.outcome.clone().unwrap();
    let games: Vec<GameId> = (0..60).map(|n| format!("game{n}").into()).collect();
    for id in &games {
        let begun = StoredGame {
            id: id.clone(),
            ended: None,
            outcome: None,
            ..over.clone()
        };
        let begun = TableWrite::NewGame(Box::new(begun)).into();
        store.write(vec![begun]).await.unwrap();
    }
    let ending = tokio::spawn(async move {
        for id in games {
            let line = |line: &StoredEntry| TableWrite::Append(id.clone(), line.clone()).into();
            let mut writes: Vec<Write> = lines.iter().map(line).collect();
            writes.push(TableWrite::EndGame(id.clone(), Wall(7), outcome.clone()).into());
            store.write(writes).await.unwrap();
        }
    });
    let house = CounterHouse { goal: 3 };
    while !ending.is_finished() {
        let looks = (0..4).map(|_| async {
            let found = examine(&folder.path().into(), &house).await.unwrap();
            assert!(found.is_well(), "{found}");
        });
        join_all(looks).await;
    }
    ending.await.unwrap();
}

/// A table that cannot be read was read again every second, and until it was well the server gave no sign of life: had it
/// been killed, all games would have lost what had been played since it began.
#[tokio::test]
async fn a_damaged_table_holds_up_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::by_hand(1_000_000);
    let server = counter_server(folder.path(), 50, clock.clone()).await;
    let address = server.address().to_string();
    let tables = [
        seated(&address, &settings(2)).await,
        seated(&address, &settings(2)).await,
    ];
    server.stop().await;
    let codes = tables.map(|table| table.code);
    let connection = rusqlite::Connection::open(file_in(folder.path())).unwrap();
    let sql = "UPDATE tables SET doc = '{' WHERE code = ?";
    connection.execute(sql, [&codes[0]]).unwrap();
    let sql = "UPDATE games SET asleep = NULL";
    connection.execute(sql, []).unwrap();
    drop(connection);
    let server = counter_server(folder.path(), 50, clock.clone()).await;
    let store = SqliteStore::open(&file_in(folder.path())).unwrap();
    let client = enigma_client::Client::new(&server.address().to_string());
    let mut heartbeats = BTreeSet::new();
    while heartbeats.len() < 5 {
        clock.turn(Duration::from_secs(1));
        let version = client.request::<()>("GET", "/api/version", None).await;
        assert_eq!(version.unwrap().status, 200);
        heartbeats.insert(store.last_clock().await.unwrap());
    }
    let alive = store.last_alive().await.unwrap();
    assert!(alive > Some(Wall(1_000_000)), "{alive:?}");
    assert!(client.join(&codes[0]).await.is_err());
    assert!(client.join(&codes[1]).await.is_ok());
    server.stop().await;
}

/// A folder that may only be read was called damaged. (Whoever may do everything may write here as well.)
#[cfg(unix)]
#[tokio::test]
async fn the_doctor_reads_what_may_only_be_read() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    played(&data).await;
    let allow = |mode| {
        std::fs::set_permissions(&data, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    allow(0o555);
    let found = examine(&data.as_path().into(), &CounterHouse { goal: 3 })
        .await
        .unwrap();
    allow(0o755);
    assert!(found.is_well(), "{found}");
}

/// Everything lay in the log beside the file until the server stopped.
#[tokio::test]
async fn a_running_server_folds_what_it_wrote_into_its_file() {
    let (folder, copied) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let clock = Clock::by_hand(1_000_000);
    let server = counter_server(folder.path(), 3, clock.clone()).await;
    let mut over = seated(&server.address().to_string(), &settings(2)).await;
    let push = Act::Push { by: 3 };
    assert!(over.tables[0].act(None, &push).await.unwrap().is_did());
    let log = folder.path().join("enigma.db-wal");
    assert!(std::fs::metadata(&log).unwrap().len() > 0);
    let client = enigma_client::Client::new(&server.address().to_string());
    while std::fs::metadata(&log).unwrap().len() > 0 {
        clock.turn(Duration::from_secs(60));
        let version = client.request::<()>("GET", "/api/version", None).await;
        assert_eq!(version.unwrap().status, 200);
    }
    std::fs::copy(file_in(folder.path()), file_in(copied.path())).unwrap();
    let found = examine(&copied.path().into(), &CounterHouse { goal: 3 })
        .await
        .unwrap();
    assert!(found.is_well(), "{found}");
    assert_eq!((found.games, found.steps), ((1, 0), 1));
    server.stop().await;
}

/// A server that was killed in its first second, while the machine's clock was hours ahead, left games behind whose
/// clocks showed these hours to the next one.
#[tokio::test]
async fn no_server_goes_back_behind_the_clock_of_the_last() {
    let folder = tempfile::tempdir().unwrap();
    let tomorrow = Clock::Machine.calendar() + 24 * 3_600_000;
    let server = counter_server(folder.path(), 50, Clock::by_hand(tomorrow)).await;
    // No heartbeat has come, and it does not stop: it is killed.
    let store = SqliteStore::open(&file_in(folder.path())).unwrap();
    assert_eq!(store.last_clock().await.unwrap(), Some(Wall(tomorrow)));
    server.stop().await;
    let server = counter_server(folder.path(), 50, Clock::Machine).await;
    let client = enigma_client::Client::new(&server.address().to_string());
    let version: enigma_protocol::rest::Version = client.get("/api/version").await.unwrap();
    assert!(version.now >= tomorrow);
    server.stop().await;
}

/// Whoever asked after a server's health gave a sign of life in its name, before the games were awake.
#[tokio::test]
async fn asking_after_the_health_is_no_sign_of_life() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 50, Clock::by_hand(1_000_000)).await;
    let client = enigma_client::Client::new(&server.address().to_string());
    let health = client.request::<()>("GET", "/healthz", None).await;
    assert_eq!(health.unwrap().status, 200);
    let store = SqliteStore::open(&file_in(folder.path())).unwrap();
    assert_eq!(store.last_alive().await.unwrap(), None);
    server.stop().await;
}
