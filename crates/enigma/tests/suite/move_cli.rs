//! Moving, looking over and backing up from the command line, wherever the data is.

use crate::run::{Run, enigma};
use enigma_server::store::{Person, SqliteStore, Store, Write, file_in};
use enigma_testbed::Postgres;
use std::path::Path;
use std::process::{Command, Stdio};

/// A data folder with so many people, and nothing else.
async fn people(folder: &Path, count: u32) {
    let store = SqliteStore::open(&file_in(folder)).unwrap();
    let person = |n: u32| {
        let mut token = [0; 32];
        token[..4].copy_from_slice(&n.to_be_bytes());
        let person = Person {
            id: format!("p{n}").into(),
            name: format!("Mara {n}"),
        };
        Write::NewPerson(person, token, n.into())
    };
    store.write((0..count).map(person).collect()).await.unwrap();
    store.close().await.unwrap();
}

fn moving(from: &str, to: &str) -> Run {
    enigma(&["move", "--from", from, "--to", to], b"")
}

#[tokio::test]
async fn a_move_that_is_killed_goes_on() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    people(here.path(), 6_000).await;
    let (from, to) = (
        here.path().to_str().unwrap(),
        there.path().to_str().unwrap(),
    );
    let mut killed = Command::new(env!("CARGO_BIN_EXE_enigma"))
        .args(["move", "--from", from, "--to", to])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // Until there is something of it, which is far from all.
    let log = there.path().join("enigma.db-wal");
    while std::fs::metadata(&log).map_or(0, |log| log.len()) < 150_000 {
        assert!(killed.try_wait().unwrap().is_none());
        std::thread::yield_now();
    }
    killed.kill().unwrap();
    killed.wait().unwrap();
    let unfinished = enigma(&["doctor", "--data", to], b"");
    assert_eq!(unfinished.status, 1, "{}", unfinished.errors);
    let run = moving(from, to);
    assert_eq!(run.status, 0, "{}", run.errors);
    let text = "Moved 12000 rows, and each is as it was.\nno tables, no games over";
    assert!(run.output.starts_with(text), "{}", run.output);
    let again = moving(from, to);
    assert_eq!((again.status, again.output.as_str()), (2, ""));
    let text = "holds something already";
    assert!(again.errors.contains(text), "{}", again.errors);
}

#[tokio::test]
async fn what_is_in_a_database_is_looked_over_there() {
    let Some(server) = Postgres::start(&[]) else {
        return;
    };
    let here = tempfile::tempdir().unwrap();
    people(here.path(), 3).await;
    let address = server.address();
    let run = moving(here.path().to_str().unwrap(), &address);
    assert_eq!(run.status, 0, "{}", run.errors);
    let looked = enigma(&["doctor", "--store", &address], b"");
    assert_eq!(looked.status, 0, "{}", looked.errors);
    assert!(looked.output.contains("All is well"), "{}", looked.output);

    for (command, tool) in [("backup", "pg_dump "), ("restore", "pg_restore ")] {
        let run = enigma(&[command, "--store", &address, "a.dump"], b"");
        assert_eq!((run.status, run.output.as_str()), (2, ""));
        assert!(run.errors.contains(tool), "{}", run.errors);
        assert!(run.errors.contains("a.dump"), "{}", run.errors);
    }
    assert_eq!(server.run("DROP TABLE lines"), "");
    let looked = enigma(&["doctor", "--store", &address], b"");
    assert_eq!(looked.status, 1, "{}", looked.errors);
    let text = "relation \"lines\" does not exist";
    assert!(looked.output.contains(text), "{}", looked.output);
}

#[test]
fn a_place_that_is_none_is_named_in_one_sentence_without_its_password() {
    let folder = tempfile::tempdir().unwrap();
    let there = folder.path().to_str().unwrap();
    for address in [
        "postgres://mara:s3cret@127.0.0.1:1/enigma",
        "postgres://mara:s3cret@127.0.0.1:port/enigma",
        "mysql://mara:s3cret@127.0.0.1/enigma",
    ] {
        let runs = [
            moving(address, there),
            enigma(&["doctor", "--store", address], b""),
            enigma(
                &["backup", "--store", &address.replace(":1/", ":port/"), "f"],
                b"",
            ),
        ];
        for run in runs {
            assert_eq!((run.status, run.output.as_str()), (2, ""));
            assert_eq!(run.errors.lines().count(), 1, "{}", run.errors);
            assert!(!run.errors.contains("s3cret"), "{}", run.errors);
        }
    }
    let nothing = moving(there, "postgres://mara:s3cret@127.0.0.1:1/enigma");
    assert_eq!(nothing.status, 2);
    assert!(
        nothing.errors.contains("there is no data in"),
        "{}",
        nothing.errors
    );
}
