//! `enigma serve`: the server, from the command line.

use super::place::Place;
use clap::{Args, ValueEnum};
use enigma_bots::{Bot, Plan};
use enigma_game::{Game, Millis, Seed};
use enigma_server::clock::Clock;
use enigma_server::cluster::BusAddress;
use enigma_server::house::TheHouse;
use enigma_server::http::Limits;
use enigma_server::note::Note;
use enigma_server::{Config, Server, greeting};
use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tracing_subscriber::EnvFilter;

/// Run a game server with its web pages; everything it keeps lies in one folder.
///
/// The first start on an empty folder just works: open the address it prints. Ctrl-C stops it;
/// games under way go on where they were when it starts again.
#[derive(Args)]
pub struct Serve {
    /// Address and port to listen on.
    #[arg(long, env = "ENIGMA_LISTEN", default_value = "0.0.0.0:8080")]
    listen: SocketAddr,
    #[command(flatten)]
    place: Place,
    /// Share the database with other servers, which are reached by a NATS server: nats://host:4222
    #[arg(
        long,
        env = "ENIGMA_BUS",
        value_name = "ADDRESS",
        hide_env_values = true
    )]
    bus: Option<String>,
    /// The address people use, if it is another than the one listened on: https://play.example.org
    #[arg(long, env = "ENIGMA_PUBLIC_URL")]
    public_url: Option<String>,
    /// What the page "About" says about this server: who runs it, whom to write to. Plain text.
    #[arg(long, env = "ENIGMA_NOTE", value_name = "TEXT")]
    note: Option<Note>,
    /// A proxy in front says in X-Forwarded-For who is asking.
    #[arg(long, env = "ENIGMA_BEHIND_PROXY")]
    behind_proxy: bool,
    /// How to write the log, which goes to standard error. RUST_LOG says how much of it.
    #[arg(long, env = "ENIGMA_LOG", value_enum, default_value_t = Log::Text)]
    log: Log,
    /// No limits on requests, connections and messages: for load tests on the own machine.
    #[arg(long, hide = true)]
    no_limits: bool,
    /// Bots take so many times less time than people: for tests.
    #[arg(long, hide = true, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    hurry_bots: u64,
    /// Every game, and every bot, has its chance from this number: for tests.
    #[arg(long, hide = true)]
    seed: Option<u64>,
    /// Each line of standard input turns the clock on by so many milliseconds: for tests.
    #[arg(long, hide = true)]
    turn_clock: bool,
}

/// How many files a program may have open where nobody says otherwise.
const USUAL_FILES: u64 = 1024;

#[derive(Clone, Copy, ValueEnum)]
enum Log {
    /// For people.
    Text,
    /// For programs.
    Json,
}

impl Serve {
    /// Runs the server until it is told to stop.
    pub fn run(self) -> ExitCode {
        start_log(self.log);
        // A connection is an open file, and the usual limit of 1024 is soon reached.
        let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(USUAL_FILES);
        // Half of the cores for tables and connections, the others for the store, for dealing and for
        // bots: the fewer threads there are, the less they wake each other for next to nothing.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        // Few threads for reading, dealing and thinking: each keeps memory of its own.
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .worker_threads(cores.div_ceil(2))
            .max_blocking_threads(8)
            .build();
        let runtime = match runtime {
            Ok(runtime) => runtime,
            Err(error) => return failed(&error),
        };
        runtime.block_on(self.serve(files))
    }

    async fn serve(self, files: u64) -> ExitCode {
        let limits = if self.no_limits {
            Limits::NONE
        } else {
            Limits::default().with_files(files)
        };
        let keep = match self.place.keep() {
            Ok(keep) => keep,
            Err(error) => return failed(&error),
        };
        let bus = self.bus.as_deref().map(str::parse).transpose();
        let bus: Option<BusAddress> = match bus {
            Ok(bus) => bus,
            Err(error) => return failed(&error),
        };
        let server = Server::start(Config {
            listen: self.listen,
            keep,
            bus,
            note: self.note,
            public_url: self.public_url.clone(),
            behind_proxy: self.behind_proxy,
            limits,
            clock: if self.turn_clock {
                clock_from_input()
            } else {
                Clock::Machine
            },
            house: Arc::new(house_with_bots(self.hurry_bots, self.seed)),
        })
        .await;
        let server = match server {
            Ok(server) => server,
            Err(error) => return failed(&error),
        };
        let asked_to_stop = match asked_to_stop() {
            Ok(asked) => asked,
            Err(error) => return failed(&error),
        };
        let greeting = greeting(server.address(), self.public_url.as_deref());
        // Nobody may be there to read it.
        let _ = writeln!(std::io::stdout(), "{greeting}");
        if !enigma_server::http::pages_are_built() {
            tracing::warn!(
                "the pages were not built into this program, so browsers find none here; \
                 `make build` builds both"
            );
        }
        asked_to_stop.await;
        tracing::info!("stopping: everybody is told to come back");
        server.stop().await;
        tracing::info!("stopped: everything is on disk");
        ExitCode::SUCCESS
    }
}

/// A clock that goes as the machine's does, and that whoever started the server turns on besides.
fn clock_from_input() -> Clock {
    const TICK: Duration = Duration::from_millis(20);
    let clock = Clock::by_hand(Clock::Machine.now());
    let (ticking, turned) = (clock.clone(), clock.clone());
    std::thread::spawn(move || {
        let mut shown = Instant::now();
        loop {
            std::thread::sleep(TICK);
            // Whole milliseconds: what is left over is not lost.
            let passed = Duration::from_millis(shown.elapsed().as_millis().try_into().unwrap_or(0));
            shown += passed;
            ticking.turn(passed);
        }
    });
    std::thread::spawn(move || {
        for line in std::io::stdin().lines().map_while(Result::ok) {
            if let Ok(by) = line.trim().parse() {
                turned.turn(Duration::from_millis(by));
            }
        }
    });
    clock
}

/// Both games, with bots of all levels.
fn house_with_bots(hurry: u64, known: Option<u64>) -> TheHouse {
    let known = known.map(Seed::from_number);
    let (circuit, cipher) = (known.clone(), known.clone());
    TheHouse::with_bots(
        Arc::new(move |level, _, seed| {
            let seed = circuit.clone().unwrap_or(seed);
            let bot = enigma_bots::circuit::CircuitBot::new(level, seed);
            Box::new(Hurried { bot, hurry })
        }),
        Arc::new(move |level, _, seed| {
            let seed = cipher.clone().unwrap_or(seed);
            let bot = enigma_bots::cipher::CipherBot::new(level, seed);
            Box::new(Hurried { bot, hurry })
        }),
    )
    .dealing_from(known)
}

/// A bot that takes so many times less time than people.
struct Hurried<B> {
    bot: B,
    hurry: u64,
}

impl<G: Game, B: Bot<G>> Bot<G> for Hurried<B> {
    fn awaited(&mut self, awaited: bool) {
        self.bot.awaited(awaited);
    }

    fn plan(&mut self, view: &G::View, now: Millis) -> Plan<G::Action> {
        match self.bot.plan(view, now) {
            Plan::Act { action, at } => {
                let wait = at.0.saturating_sub(now.0) / self.hurry;
                let at = now.after(Millis(wait));
                Plan::Act { action, at }
            }
            plan => plan,
        }
    }
}

fn failed(error: &dyn std::fmt::Display) -> ExitCode {
    eprintln!("enigma: {error}");
    ExitCode::from(2)
}

fn start_log(log: Log) {
    let wanted = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    // Below this level libraries write down whole messages and statements, with names, words and seeds in them.
    let filter = [
        "tungstenite=info",
        "tokio_tungstenite=info",
        "tokio_postgres=warn",
        "async_nats=off",
    ]
    .iter()
    .filter_map(|directive| directive.parse().ok())
    .fold(wanted, EnvFilter::add_directive);
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none())
        .with_writer(std::io::stderr);
    // A log that was started already is as good.
    let _ = match log {
        Log::Text => subscriber.try_init(),
        Log::Json => subscriber.json().try_init(),
    };
}

/// Being asked to stop. Whoever has read the greeting is heard, so this listens before it is printed.
#[cfg(unix)]
fn asked_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Being asked to stop. Whoever has read the greeting is heard, so this listens before it is printed.
#[cfg(windows)]
fn asked_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        let _ = interrupt.recv().await;
    })
}
