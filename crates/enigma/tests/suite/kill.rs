//! The server is killed at random instants while tables play. Afterwards everything it had
//! acknowledged is there, every client goes on from the last step it saw, and what it sees then is what
//! somebody sees who comes anew.

use crate::play::{Acknowledged, ENOUGH, World, expect_stored, settings, table};
use enigma_game::Chance;
use enigma_protocol::{CipherSettings, CircuitSettings, GameSettings};
use enigma_server::house::TheHouse;
use enigma_server::store::{SqliteStore, file_in};
use enigma_server::upkeep;
use enigma_testbed::free_port;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// A server of its own process; killed when dropped.
struct Process(Child);

impl Process {
    /// Starts a server and waits until it says that it is open.
    fn start(port: u16, data: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_enigma"))
            .args(["serve", "--no-limits", "--listen"])
            .arg(format!("127.0.0.1:{port}"))
            .arg("--data")
            .arg(data)
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = String::new();
        BufReader::new(child.stdout.as_mut().unwrap())
            .read_line(&mut said)
            .unwrap();
        assert!(said.contains("open at"), "{said}");
        Self(child)
    }

    fn kill(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

async fn kill_and_look(kills: u32) {
    let folder = tempfile::tempdir().unwrap();
    let port = free_port().unwrap();
    let address = format!("127.0.0.1:{port}");
    let mut server = Process::start(port, folder.path());
    let mut chance = Chance::from_number(u64::from(kills));
    let (mut killed, mut number, mut compared) = (0, 0, 0);
    let mut acknowledged = Vec::new();
    // Games end, so begin new ones until the server was killed often enough.
    while killed < kills {
        number += 1;
        let world = Arc::new(World::default());
        let mut playing = Vec::new();
        let circuit = GameSettings::Circuit(CircuitSettings::default());
        let cipher = GameSettings::Cipher(CipherSettings::default());
        for (seats, bots, game) in [
            (2, 0, circuit.clone()),
            (3, 0, cipher.clone()),
            (4, 0, circuit.clone()),
            (2, 0, cipher.clone()),
            (3, 1, circuit),
            (4, 1, cipher),
        ] {
            let addresses = std::slice::from_ref(&address);
            for player in table(addresses, &settings(seats, game), bots, number).await {
                playing.push(tokio::spawn(player.play(world.clone())));
            }
        }
        while killed < kills && playing.iter().any(|player| !player.is_finished()) {
            let until = world.acknowledged.load(Ordering::Relaxed) + chance.below(40);
            let mut waited = 0;
            while world.acknowledged.load(Ordering::Relaxed) < until && waited < 2_000 {
                tokio::time::sleep(Duration::from_millis(1)).await;
                waited += 1;
            }
            server.kill();
            server = Process::start(port, folder.path());
            killed += 1;
        }
        // A busy machine may have come to little between the kills.
        while world.acknowledged.load(Ordering::Relaxed) <= ENOUGH
            && playing.iter().any(|player| !player.is_finished())
        {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        world.stop.store(true, Ordering::Relaxed);
        // Whoever waits for a step that does not come is let go by a last restart.
        server.kill();
        server = Process::start(port, folder.path());
        for player in playing {
            acknowledged.extend(player.await.unwrap());
        }
        compared += world.compared.load(Ordering::Relaxed);
    }
    server.kill();
    assert!(compared > 0);
    check(folder.path(), &acknowledged).await;
    println!(
        "{killed} kills, {} acknowledged actions, none lost; {compared} views compared",
        acknowledged.len()
    );
}

async fn check(folder: &Path, acknowledged: &[Acknowledged]) {
    let findings = upkeep::examine(&folder.into(), &TheHouse::default())
        .await
        .unwrap();
    assert!(findings.is_well(), "{findings}");
    let store = SqliteStore::open(&file_in(folder)).unwrap();
    expect_stored(&store, acknowledged).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    kill_and_look(6).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes half an hour: cargo test -p enigma --test suite -- --ignored kill::"]
async fn nothing_acknowledged_is_lost_in_a_thousand_kills() {
    let kills = std::env::var("ENIGMA_KILLS")
        .ok()
        .and_then(|kills| kills.parse().ok());
    kill_and_look(kills.unwrap_or(1_000)).await;
}
