//! The server as a process of its own: its memory, and what it writes where.

use enigma_circuit::{Action, Options};
use enigma_game::record::Entry;
use enigma_game::{Happening, Millis, Seat, Seed};
use enigma_protocol::{GameKind, Outcome};
use enigma_puzzles::{Deck, DeckOptions, Puzzle, Solution};
use enigma_server::store::{SqliteStore, Store, StoredEntry, StoredGame, TableWrite, file_in};
use enigma_table::Wall;
use serde_json::json;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const GAME: &str = "huge";
const AT_ONCE: usize = 20;
/// In kB, as the kernel counts.
const MOST_MEMORY: u64 = 150_000;

/// A server of its own process; killed when dropped.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A game as it could be played before drafts were bounded: so many drafts of 1,400 pieces, 58 kB each.
async fn store_huge_game(folder: &Path, lines: u64) {
    let seed = Seed::from_number(1);
    let deck = Deck::deal_from(&seed, &DeckOptions::default());
    let options = Options::<Puzzle>::with_deck(&deck);
    let game = StoredGame {
        id: GAME.into(),
        table: "TABLE1".into(),
        kind: GameKind::Circuit,
        rules: 2,
        seed: String::from(seed.clone()),
        salt: String::from(seed),
        options: serde_json::to_string(&options).unwrap(),
        names: vec!["Mara".into(), "Jon".into()],
        colours: Vec::new(),
        people: vec![None, None],
        started: Wall(0),
        ended: Some(Wall(lines)),
        outcome: Some(Outcome {
            ranking: vec![vec![Seat(0)], vec![Seat(1)]],
            points: vec![1, 0].into(),
        }),
        asleep: None,
    };
    let piece = json!({"piece": "square", "o": 0, "at": [0, 0]});
    let pieces = vec![piece; 1_400];
    let draft = json!({"category": "fragment", "pieces": pieces});
    let draft = Solution::from_json(&draft).unwrap();
    let line = |seq| {
        let draft = draft.clone();
        let entry = Entry {
            at: Millis(seq),
            what: Happening::Act(Seat(0), Action::Draft { draft }),
        };
        let entry = serde_json::to_string(&entry).unwrap();
        let origin = None;
        TableWrite::Append(GAME.into(), StoredEntry { seq, entry, origin }).into()
    };
    let store = SqliteStore::open(&file_in(folder)).unwrap();
    let new = TableWrite::NewGame(Box::new(game)).into();
    store.write(vec![new]).await.unwrap();
    for seq in 1..=lines {
        store.write(vec![line(seq)]).await.unwrap();
    }
    store.close().await.unwrap();
}

fn serve(folder: &Path) -> (Process, SocketAddr) {
    serve_with(folder, &[])
}

fn serve_with(folder: &Path, options: &[&str]) -> (Process, SocketAddr) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_enigma"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder)
        .args(options)
        .env("RUST_LOG", "debug")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = String::new();
    let mut out = BufReader::new(child.stdout.as_mut().unwrap());
    out.read_line(&mut said).unwrap();
    let (_, address) = said.trim().rsplit_once("http://").expect(&said);
    let address = address.trim_end_matches(['/', '.']).parse().expect(&said);
    (Process(child), address)
}

/// Reads a whole record; how many bytes came.
async fn read_record(address: SocketAddr, accept: &str) -> usize {
    let mut raw = TcpStream::connect(address).await.unwrap();
    let request = format!(
        "GET /api/games/{GAME}/record HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{accept}\r\n"
    );
    raw.write_all(request.as_bytes()).await.unwrap();
    let mut piece = vec![0; 64 << 10];
    let mut read = 0;
    loop {
        match raw.read(&mut piece).await.unwrap() {
            0 => return read,
            more => read += more,
        }
    }
}

/// The most memory that a process ever had, in kB.
fn most_memory(process: &Process) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", process.0.id())).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    let digits = line.unwrap().chars().filter(char::is_ascii_digit);
    digits.collect::<String>().parse().unwrap()
}

async fn check(lines: u64) {
    let folder = tempfile::tempdir().unwrap();
    store_huge_game(folder.path(), lines).await;
    let (process, address) = serve(folder.path());
    for (accept, least) in [("", 50_000), ("Accept-Encoding: br, zstd, gzip\r\n", 50)] {
        let all = (0..AT_ONCE).map(|_| tokio::spawn(read_record(address, accept)));
        for record in all.collect::<Vec<_>>() {
            let bytes = record.await.unwrap() as u64;
            assert!(bytes >= least * lines, "{bytes} bytes came");
        }
    }
    let memory = most_memory(&process);
    eprintln!("the server had at most {memory} kB");
    assert!(memory < MOST_MEMORY, "{memory} kB");
}

/// Twenty at once took 1.19 GB.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "1.4 GB of records, for release builds: make slow"]
async fn twenty_records_of_a_huge_game_at_once_take_little_memory() {
    check(600).await;
}

/// Logs in files were full of colour codes.
#[tokio::test]
async fn a_log_that_nobody_watches_has_no_colours() {
    let folder = tempfile::tempdir().unwrap();
    let (mut process, address) = serve(folder.path());
    let mut raw = TcpStream::connect(address).await.unwrap();
    let request = "GET /api/version HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    raw.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    raw.read_to_end(&mut answer).await.unwrap();
    process.0.kill().unwrap();
    let mut log = String::new();
    let mut written = process.0.stderr.take().unwrap();
    written.read_to_string(&mut log).unwrap();
    assert!(log.contains("request"), "{log}");
    assert!(!log.contains('\u{1b}'), "{log}");
}

/// The last lines were for people.
#[tokio::test]
async fn a_log_for_programs_is_json_to_its_last_line() {
    let folder = tempfile::tempdir().unwrap();
    let (mut process, _) = serve_with(folder.path(), &["--log", "json"]);
    let number = process.0.id().to_string();
    let told = Command::new("kill").args(["-TERM", &number]).status();
    assert!(told.unwrap().success());
    assert!(process.0.wait().unwrap().success());
    let mut log = String::new();
    let mut written = process.0.stderr.take().unwrap();
    written.read_to_string(&mut log).unwrap();
    assert!(log.contains("stopped"), "{log}");
    for line in log.lines() {
        let read = serde_json::from_str::<serde_json::Value>(line);
        assert!(read.is_ok(), "{line}");
    }
}
