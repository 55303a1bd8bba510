//! `enigma bot`: programs at the tables of a real server, well behaved and not.

use enigma_client::{AtTable, Client};
use enigma_game::Chance;
use enigma_protocol::{
    CipherSettings, CircuitSettings, GameKind, GameSettings, Holder, Level, Settings, Stage,
    TableCommand,
};
use enigma_testkit::players::{cipher_action, circuit_action};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

/// A server of its own process; killed when dropped.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_enigma"))
            .args(["serve", "--no-limits", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = String::new();
        let stdout = child.stdout.as_mut().unwrap();
        BufReader::new(stdout).read_line(&mut said).unwrap();
        let address = said.trim().rsplit("http://").next().unwrap();
        let address = address.trim_end_matches('/').to_owned();
        Self { child, address }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn settings(kind: GameKind) -> Settings {
    Settings {
        bot_level: Level::Spark,
        ..Settings::of(
            2,
            match kind {
                GameKind::Circuit => GameSettings::Circuit(CircuitSettings::default()),
                GameKind::Cipher => GameSettings::Cipher(CipherSettings::default()),
            },
        )
    }
}

/// A host at the first seat of a table, and the link of the table.
async fn host(server: &Server, kind: GameKind) -> (AtTable, String) {
    let mut client = Client::new(&server.address);
    client.take_name("Mara").await.unwrap();
    let code = client.make_table(&settings(kind)).await.unwrap();
    let mut table = client.join(&code).await.unwrap();
    let sit = TableCommand::Sit {
        seat: 0,
        name: None,
    };
    assert!(table.command(sit).await.unwrap().is_did());
    (table, format!("http://{}/t/{code}", server.address))
}

/// Seats a program; what became of it in the end.
fn seat(link: &str, patience: u64, arguments: &[&str]) -> tokio::task::JoinHandle<Output> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_enigma"));
    command.arg("bot").args(["--stdio", arguments[0], link]);
    command
        .args(["--patience", &patience.to_string()])
        .arg("--");
    command.args(&arguments[1..]);
    tokio::task::spawn_blocking(move || command.output().unwrap())
}

/// Waits for the program at the other seat, then begins.
async fn begin(table: &mut AtTable) {
    let ready = |table: &AtTable| {
        let seats = &table.table().unwrap().seats;
        matches!(&seats[1].holder, Some(Holder::Person { ready: true, .. }))
    };
    table.until(ready).await.unwrap();
    assert!(table.command(TableCommand::Start).await.unwrap().is_did());
    table.until(|table| table.view().is_some()).await.unwrap();
}

/// Plays the host's part until the game is over.
async fn play(table: &mut AtTable, kind: GameKind) {
    let mut chance = Chance::from_number(5);
    loop {
        let state = table.table().unwrap();
        if state.stage == Stage::Over {
            return;
        }
        let action = match kind {
            GameKind::Circuit => circuit_action(&table.view_as().unwrap(), 0, &mut chance),
            GameKind::Cipher => cipher_action(table.view().unwrap(), true, &mut chance),
        };
        match action {
            // It may have been overtaken; then there is a newer view.
            Some(action) => drop(table.act(None, &action).await.unwrap()),
            None => drop(table.next().await.unwrap()),
        }
    }
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_in_python_plays_both_games_to_the_end() {
    let python = Command::new("python3").arg("--version").output();
    if !python.is_ok_and(|output| output.status.success()) {
        eprintln!("SKIPPED: there is no python3 on this machine");
        return;
    }
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let example = example.to_str().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    for kind in [GameKind::Cipher, GameKind::Circuit] {
        let (mut table, link) = host(&server, kind).await;
        let program = seat(&link, 60, &["python3", example]);
        begin(&mut table).await;
        play(&mut table, kind).await;
        let output = program.await.unwrap();
        assert_eq!(output.status.code(), Some(0), "{}", errors(&output));
        assert!(errors(&output).contains("the game is over"));
        assert!(output.stdout.is_empty());
    }
}

/// Reads until a bot of the house plays on at the program's seat.
async fn until_replaced(table: &mut AtTable) {
    let replaced = |table: &AtTable| table.table().unwrap().seats[1].bot_plays;
    table.until(replaced).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_dies_or_falls_silent_leaves_and_a_bot_plays_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    for (script, word) in [
        ("read hello; exit 3", "has ended in the middle of the game"),
        ("while read line; do :; done", "did nothing for 1 seconds"),
        ("exec sleep 600", "did nothing for 1 seconds"),
    ] {
        let (mut table, link) = host(&server, GameKind::Circuit).await;
        let program = seat(&link, 1, &["sh", "-c", script]);
        begin(&mut table).await;
        let playing = async {
            let mut chance = Chance::from_number(5);
            while !table.table().unwrap().seats[1].bot_plays {
                match circuit_action(&table.view_as().unwrap(), 0, &mut chance) {
                    Some(action) => drop(table.act(None, &action).await.unwrap()),
                    None => drop(table.next().await.unwrap()),
                }
            }
        };
        playing.await;
        until_replaced(&mut table).await;
        let output = program.await.unwrap();
        assert_eq!(output.status.code(), Some(1), "{script}");
        assert!(errors(&output).contains(word), "{}", errors(&output));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_is_told_why_it_was_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (mut table, link) = host(&server, GameKind::Circuit).await;
    // Says something wrong of each kind, repeats on its error output what it is told, and ends.
    let script = r#"
        read hello; read view
        for line in 'no json' '{"type":"fly"}' '{"type":"place","x":0,"y":0,"turn":9,"cell":null}'; do
            echo "$line"
            while read answer; do case $answer in *'"refused"'*) echo "$answer" >&2; break;; esac; done
        done"#;
    let program = seat(&link, 60, &["sh", "-c", script]);
    begin(&mut table).await;
    until_replaced(&mut table).await;
    let output = program.await.unwrap();
    let told = errors(&output);
    for name in [r#""refusal":"not_json""#, r#""refusal":"bad_action""#] {
        assert!(told.contains(name), "{told}");
    }
    assert!(told.matches(r#""type":"refused""#).count() >= 3, "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_talks_nonsense_for_ever_leaves() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (mut table, link) = host(&server, GameKind::Circuit).await;
    let program = seat(&link, 60, &["sh", "-c", "while echo nonsense; do :; done"]);
    let output = program.await.unwrap();
    assert_eq!(output.status.code(), Some(1));
    let told = errors(&output);
    assert!(told.contains("was refused 30 times"), "{told}");
    let free = |table: &AtTable| table.table().unwrap().seats[1].holder.is_none();
    table.until(free).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_seated_is_said_plainly() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (mut table, link) = host(&server, GameKind::Cipher).await;
    let nowhere = format!("http://{}/t/NONE99", server.address);
    for (link, program, word) in [
        ("https://play.example/t/ABC234", "sh", "plain HTTP"),
        ("ABC234", "sh", "a link of a table looks like"),
        (nowhere.as_str(), "sh", "there is no such table"),
        (link.as_str(), "/no/such/program", "cannot be started"),
    ] {
        let output = seat(link, 60, &[program]).await.unwrap();
        assert_eq!(output.status.code(), Some(2), "{link}");
        assert!(errors(&output).contains(word), "{}", errors(&output));
    }
    let bot = TableCommand::Bot {
        seat: 1,
        level: Some(Level::Spark),
    };
    assert!(table.command(bot).await.unwrap().is_did());
    let output = seat(&link, 60, &["sh"]).await.unwrap();
    assert!(errors(&output).contains("no seat is free"));
}
