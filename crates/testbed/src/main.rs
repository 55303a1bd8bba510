//! A cluster to try things out on: PostgreSQL, NATS and three nodes on this machine, in a temporary folder, behind a small
//! proxy that sends each line to the next node.
//!
//! ```sh
//! make cluster-cost   # what an action costs, beside one server on SQLite
//! make cluster        # RUST_LOG=info for what the nodes have to say; or: cargo run -p enigma-testbed -- target/release/enigma 127.0.0.1:8080
//! ```

use enigma_testbed::{Nats, Postgres, Proxy, free_port};
use std::io;
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::Duration;
use tokio::signal::unix::{SignalKind, signal};

/// So many nodes.
const NODES: usize = 3;
/// How soon a node that has ended is started again: not before its lease has run out, so that it is seen to be away.
const AWAY: Duration = Duration::from_secs(5);
/// How often nodes are looked at.
const LOOK: Duration = Duration::from_millis(200);

/// A node of the cluster.
struct Node {
    number: usize,
    address: String,
    process: Option<Child>,
}

/// What every node is told.
struct Engines {
    program: String,
    postgres: Postgres,
    nats: Nats,
}

impl Engines {
    /// Starts them. What is missing otherwise.
    fn start(program: String) -> Result<Self, String> {
        let postgres = Postgres::start(&["fsync=on"]);
        let postgres =
            postgres.ok_or("PostgreSQL is missing (Debian: apt-get install postgresql)")?;
        let nats = Nats::start().ok_or("NATS is missing (Debian: apt-get install nats-server)")?;
        Ok(Self {
            program,
            postgres,
            nats,
        })
    }

    fn launch(&self, address: &str, public: &str) -> io::Result<Child> {
        Command::new(&self.program)
            .args(["serve", "--listen", address, "--public-url", public])
            .env("ENIGMA_STORE", self.postgres.address())
            .env("ENIGMA_BUS", self.nats.address())
            .env(
                "RUST_LOG",
                std::env::var("RUST_LOG").unwrap_or_else(|_| "off".into()),
            )
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
    }
}

impl Drop for Node {
    /// Asks it to go, and waits until it has.
    fn drop(&mut self) {
        if let Some(process) = &mut self.process {
            let id = process.id().to_string();
            let asked = Command::new("kill").args(["-TERM", &id]).status();
            if !asked.is_ok_and(|status| status.success()) {
                let _ = process.kill();
            }
            let _ = process.wait();
        }
    }
}

impl Node {
    /// Starts it, and says so.
    fn start(&mut self, engines: &Engines, public: &str) -> io::Result<()> {
        let process = engines.launch(&self.address, public)?;
        let (number, address, id) = (self.number, &self.address, process.id());
        println!("  node {number}   http://{address}   (kill -9 {id})");
        self.process = Some(process);
        Ok(())
    }

    /// Whether it has just ended.
    fn has_ended(&mut self) -> bool {
        let ended = (self.process.as_mut())
            .is_some_and(|process| matches!(process.try_wait(), Ok(Some(_))));
        if ended {
            self.process = None;
        }
        ended
    }
}

/// Keeps the nodes going until somebody ends it.
async fn keep(nodes: &mut [Node], engines: &Engines, public: &str) -> io::Result<()> {
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    let looked_after = async {
        loop {
            tokio::time::sleep(LOOK).await;
            for node in &mut *nodes {
                if node.has_ended() {
                    println!("  node {} has ended, and is started again", node.number);
                    tokio::time::sleep(AWAY).await;
                    node.start(engines, public)?;
                }
            }
        }
    };
    tokio::select! {
        _ = interrupted.recv() => Ok(()),
        _ = terminated.recv() => Ok(()),
        failed = looked_after => failed,
    }
}

async fn run(program: String, address: &str) -> Result<(), String> {
    let engines = Engines::start(program)?;
    let mut nodes = Vec::new();
    for number in 1..=NODES {
        let port = free_port().map_err(|error| error.to_string())?;
        nodes.push(Node {
            number,
            address: format!("127.0.0.1:{port}"),
            process: None,
        });
    }
    let targets = nodes.iter().map(|node| node.address.clone()).collect();
    let proxy = Proxy::listening(address, targets);
    let proxy = proxy.map_err(|error| format!("{address}: {error}"))?;
    let public = format!("http://{}", proxy.address());
    println!("Open {public} (Ctrl-C ends it, and nothing stays behind)");
    for node in &mut nodes {
        let started = node.start(&engines, &public);
        started.map_err(|error| format!("{}: {error}", engines.program))?;
    }
    println!("  store    {}", engines.postgres.address());
    println!("  bus      {}", engines.nats.address());
    let kept = keep(&mut nodes, &engines, &public).await;
    kept.map_err(|error| error.to_string())
}

/// What an action costs: one server on SQLite, nodes on PostgreSQL with all players of a table at the one that drives it, and with
/// players spread.
fn tell_cost(program: String, options: &[String]) -> Result<(), String> {
    let engines = Engines::start(program)?;
    let beside = [
        format!("PostgreSQL={}", engines.postgres.process()),
        format!("NATS={}", engines.nats.process()),
    ];
    let (store, bus) = (engines.postgres.address(), engines.nats.address());
    let mut shared = vec!["--store", &store, "--bus", &bus];
    for one in &beside {
        shared.extend(["--beside", one]);
    }
    let spread = [&shared[..], &["--spread"]].concat();
    for (what, arguments) in [
        ("one server on SQLite", &[][..]),
        (
            "three nodes, all players of a table at the one that drives it",
            &shared,
        ),
        ("three nodes, players spread", &spread),
    ] {
        println!("\n{what}");
        let run = Command::new(&engines.program)
            .arg("load")
            .args(arguments)
            .args(options)
            .status();
        let run = run.map_err(|error| format!("{}: {error}", engines.program))?;
        if !run.success() {
            return Err("the load could not be measured".into());
        }
    }
    Ok(())
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let program = arguments
        .next()
        .unwrap_or_else(|| "target/release/enigma".into());
    let address = arguments.next().unwrap_or_else(|| "127.0.0.1:8080".into());
    let done = match &*address {
        "cost" => tell_cost(program, &arguments.collect::<Vec<_>>()),
        address => run(program, address).await,
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("cluster: {why}");
            ExitCode::from(2)
        }
    }
}
