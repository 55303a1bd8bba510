//! `enigma load`: many tables against a server of its own on this machine, bounded.

mod bots;
mod finished;
mod idle;
mod play;
mod process;
mod table;

use clap::Args;
use enigma_client::Error;
use process::{Beside, Servers};
use std::process::ExitCode;

/// Measure a server under load: tables of Circuit at one action a second each, on this machine.
///
/// Starts a server of its own with an empty data folder, seats four at every table, plays, and
/// prints times from the command to the last of the four recipients, processor time per action,
/// bytes per recipient and memory per table. Server and players share the machine. With --store and
/// --bus there are several nodes, and the processor time is that of all of them.
#[derive(Args)]
pub struct Load {
    /// Tables of four.
    #[arg(long, default_value_t = 2000)]
    tables: usize,
    /// Seconds to play.
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Only open this many idle connections, and measure the memory they take.
    #[arg(long)]
    idle: Option<usize>,
    /// Only fill a folder with this many finished games, and measure the time from the start of a server
    /// to its first page.
    #[arg(long, conflicts_with_all = ["idle", "bots"])]
    finished: Option<usize>,
    /// Meanwhile have this many finished games analysed in the background.
    #[arg(long, default_value_t = 0, conflicts_with_all = ["idle", "bots", "finished", "store"])]
    analyses: usize,
    /// Start nodes instead that share this database.
    #[arg(long, value_name = "ADDRESS", requires = "bus", conflicts_with_all = ["idle", "bots", "finished"])]
    store: Option<String>,
    /// And reach each other by this bus.
    #[arg(long, value_name = "ADDRESS", requires = "store")]
    bus: Option<String>,
    /// So many of them.
    #[arg(long, default_value_t = 3, requires = "store")]
    nodes: usize,
    /// Seat the players of a table at different nodes, not all at the one that drives it.
    #[arg(long, requires = "store")]
    spread: bool,
    /// Tell the processor time of this process and its children as well: NAME=PID.
    #[arg(long, value_name = "NAME=PID", requires = "store")]
    beside: Vec<String>,
    /// Run the server under this program: a profiler.
    #[arg(long, hide = true)]
    under: Option<String>,
    /// Only seat this many tables with one person and three bots each, and measure a person's commands.
    #[arg(long, conflicts_with = "idle")]
    bots: Option<usize>,
}

impl Load {
    /// Measures and prints.
    pub fn run(self) -> ExitCode {
        let _ = rlimit::increase_nofile_limit(u64::MAX);
        let runtime = match tokio::runtime::Runtime::new() {
            Ok(runtime) => runtime,
            Err(error) => return failed(&error),
        };
        match runtime.block_on(self.measure()) {
            Ok(report) => {
                println!("{report}");
                ExitCode::SUCCESS
            }
            Err(error) => failed(&error),
        }
    }

    async fn measure(self) -> Result<String, Error> {
        let beside: Option<Vec<_>> = self.beside.iter().map(|one| Beside::read(one)).collect();
        let beside = beside.ok_or_else(|| Error::Misunderstood("--beside NAME=PID".into()))?;
        if let (Some(store), Some(bus)) = (&self.store, &self.bus) {
            let nodes = (0..self.nodes.max(1)).map(|_| process::start_node(store, bus));
            let servers = Servers {
                processes: nodes.collect::<Result<_, _>>()?,
                spread: self.spread,
                beside,
            };
            return play::measure(&servers, (self.tables, self.seconds), 0).await;
        }
        let server = process::start(None, self.under.as_deref())?;
        match (self.idle, self.bots, self.finished) {
            (Some(connections), ..) => idle::open(&server, connections).await,
            (_, Some(tables), _) => bots::play(&server, tables, self.seconds).await,
            (_, _, Some(games)) => finished::measure(server, games).await,
            (None, None, None) => {
                let mut server = server;
                let mut _folder = None;
                if self.analyses > 0 {
                    // One more, as the first is the one that was played.
                    let (folder, _) = finished::fill(server, self.analyses + 1).await?;
                    server = process::start(Some(folder.path()), self.under.as_deref())?;
                    _folder = Some(folder);
                }
                let servers = Servers {
                    processes: vec![server],
                    spread: false,
                    beside,
                };
                play::measure(&servers, (self.tables, self.seconds), self.analyses).await
            }
        }
    }
}

fn failed(error: &dyn std::fmt::Display) -> ExitCode {
    eprintln!("enigma: {error}");
    ExitCode::from(2)
}
