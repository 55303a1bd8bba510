//! `enigma load`: many tables against a server of its own on this machine, bounded.

mod bots;
mod finished;

use clap::Args;
use enigma_client::{Answer, AtTable, Client, Error};
use enigma_protocol::{CircuitSettings, ClientMsg, GameSettings, Settings, TableCommand};
use enigma_puzzles::Puzzle;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// Measure a server under load: tables of Circuit at one action a second each, on this machine.
///
/// Starts a server of its own with an empty data folder, seats four at every table, plays, and
/// prints times from the command to the last of the four recipients, processor time per action,
/// bytes per recipient and memory per table. Server and players share the machine.
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
    /// Run the server under this program: a profiler.
    #[arg(long, hide = true)]
    under: Option<String>,
    /// Only seat this many tables with one person and three bots each, and measure a person's commands.
    #[arg(long, conflicts_with = "idle")]
    bots: Option<usize>,
}

/// A server of its own process; killed when dropped.
struct Process {
    child: Child,
    address: String,
    folder: Option<Folder>,
}

/// A data folder; removed when dropped.
struct Folder(PathBuf);

impl Folder {
    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Process {
    /// Stops the server and keeps its folder.
    fn stop(mut self) -> Folder {
        let folder = self.folder.take();
        folder.unwrap_or_else(|| Folder(PathBuf::new()))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
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
        let server = start(None, self.under.as_deref())?;
        match (self.idle, self.bots, self.finished) {
            (Some(connections), ..) => idle(&server, connections).await,
            (_, Some(tables), _) => bots::play(&server, tables, self.seconds).await,
            (_, _, Some(games)) => finished::measure(server, games).await,
            (None, None, None) => self.play(&server).await,
        }
    }

    async fn play(&self, server: &Process) -> Result<String, Error> {
        let before = memory_kb(server);
        eprintln!("seating {} tables", self.tables);
        let (start, wait) = watch::channel(None);
        let mut playing = JoinSet::new();
        let mut seating = JoinSet::new();
        for number in 0..self.tables {
            let address = server.address.clone();
            seating.spawn(async move { Table::seat(&address, number).await });
            if seating.len() >= 16
                && let Some(seated) = seating.join_next().await
            {
                let table = seated.map_err(|error| Error::Connection(error.to_string()))??;
                playing.spawn(table.play(wait.clone()));
            }
        }
        while let Some(seated) = seating.join_next().await {
            let table = seated.map_err(|error| Error::Connection(error.to_string()))??;
            playing.spawn(table.play(wait.clone()));
        }
        let seated = memory_kb(server);
        let (steps, bytes) = told(server).await?;
        let cpu = processor_time(server);
        eprintln!("playing for {} seconds", self.seconds);
        let began = Instant::now();
        let until = began + Duration::from_secs(self.seconds);
        let _ = start.send(Some(Span {
            began,
            until,
            tables: self.tables,
        }));
        let mut times = Vec::new();
        let (mut faults, mut refused) = (0, 0);
        while let Some(played) = playing.join_next().await {
            match played {
                Ok(Ok((measured, no))) => {
                    times.extend(measured);
                    refused += no;
                }
                Ok(Err(error)) => {
                    if faults == 0 {
                        eprintln!("the first table that broke: {error}");
                    }
                    faults += 1;
                }
                Err(_) => faults += 1,
            }
        }
        let seconds = began.elapsed().as_secs_f64();
        let cpu = processor_time(server) - cpu;
        let after = memory_kb(server);
        let (steps_after, bytes_after) = told(server).await?;
        let steps = steps_after - steps;
        times.sort_unstable();
        let at = |share: f64| {
            let index = (times.len() as f64 * share) as usize;
            let time = times.get(index.min(times.len().saturating_sub(1)));
            time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        let per = |sum: f64, count: f64| if count > 0.0 { sum / count } else { 0.0 };
        let mut report = String::new();
        let _ = writeln!(report, "tables of four                 {}", self.tables);
        let _ = writeln!(
            report,
            "actions                        {} in {seconds:.1} s, {:.0} a second; {refused} refused",
            times.len(),
            times.len() as f64 / seconds
        );
        let _ = writeln!(
            report,
            "command to last recipient, ms  p50 {:.2}, p90 {:.2}, p99 {:.2}, most {:.2}",
            at(0.5),
            at(0.9),
            at(0.99),
            at(1.0)
        );
        let _ = writeln!(
            report,
            "server processor time          {:.0} microseconds per step",
            per(cpu * 1e6, steps)
        );
        let _ = writeln!(
            report,
            "bytes per recipient and step   {:.0}",
            per(bytes_after - bytes, steps * 4.0)
        );
        let _ = writeln!(
            report,
            "server memory                  {:.0} MB at first, {:.1} kB per table when seated, {:.1} kB per table in the end",
            before / 1024.0,
            per(seated - before, self.tables as f64),
            per(after - before, self.tables as f64)
        );
        let _ = write!(report, "tables that broke              {faults}");
        Ok(report)
    }
}

/// When all tables play.
#[derive(Clone, Copy)]
struct Span {
    began: Instant,
    until: Instant,
    tables: usize,
}

/// A table with four players.
struct Table {
    number: usize,
    players: Vec<AtTable>,
    drafts: Vec<usize>,
    /// The solution of each seat's puzzle, found once.
    solutions: Vec<Option<Value>>,
}

impl Table {
    async fn seat(address: &str, number: usize) -> Result<Self, Error> {
        let mut players = Vec::new();
        let mut code = String::new();
        for seat in 0..4u8 {
            let mut client = Client::new(address);
            client.take_name(&format!("{number}.{seat}")).await?;
            if seat == 0 {
                code = client.make_table(&settings()).await?;
            }
            let mut at = client.join(&code).await?;
            at.command(TableCommand::Sit { seat, name: None }).await?;
            at.command(TableCommand::Ready { ready: true }).await?;
            players.push(at);
        }
        players[0].command(TableCommand::Start).await?;
        for player in &mut players {
            player.until(|player| player.view().is_some()).await?;
        }
        Ok(Self {
            number,
            players,
            drafts: vec![0; 4],
            solutions: vec![None; 4],
        })
    }

    /// Waits until all tables are seated; a sign of life now and then keeps the connections.
    async fn wait(&mut self, start: &mut watch::Receiver<Option<Span>>) -> Result<Span, Error> {
        loop {
            let waiting = async {
                let span = start.wait_for(Option::is_some).await;
                span.ok().and_then(|span| *span)
            };
            match tokio::time::timeout(Duration::from_secs(10), waiting).await {
                Ok(span) => {
                    return span.ok_or_else(|| Error::Connection("the run was ended".into()));
                }
                Err(_) => {
                    for player in &mut self.players {
                        player.send(&ClientMsg::Ping { n: 0 }).await?;
                    }
                }
            }
        }
    }

    async fn play(
        mut self,
        mut start: watch::Receiver<Option<Span>>,
    ) -> Result<(Vec<Duration>, u64), Error> {
        let Span {
            began,
            until,
            tables,
        } = self.wait(&mut start).await?;
        let (mut times, mut refused) = (Vec::new(), 0);
        // Spread over the second, so that tables do not act all at once.
        let mut next = began + Duration::from_secs(1) * self.number as u32 / tables as u32;
        while next < until {
            tokio::time::sleep_until(next.into()).await;
            next += Duration::from_secs(1);
            let Some((seat, action)) = self.action() else {
                break;
            };
            let began = Instant::now();
            let player = &mut self.players[seat];
            let Answer::Did(Some(seq)) = player.act(None, &action).await? else {
                // No draft yet, or thinned out: next time with all pieces.
                self.drafts[seat] = 3;
                refused += 1;
                continue;
            };
            for player in &mut self.players {
                player.until(|player| player.seq() >= seq).await?;
            }
            times.push(began.elapsed());
        }
        Ok((times, refused))
    }

    /// What somebody at the table can do now; each puzzle takes a few drafts before it is solved.
    fn action(&mut self) -> Option<(usize, Value)> {
        let seats = self.players.len();
        (0..seats).find_map(|seat| {
            let view = self.players[seat].view()?;
            let own = &view["you"];
            let phase = &view["phase"];
            let turn = phase["seat"].as_u64() == Some(seat as u64);
            match phase["type"].as_str()? {
                "choosing" if turn => {
                    (self.drafts[seat], self.solutions[seat]) = (0, None);
                    Some((seat, json!({"type": "choose", "category": own["choices"][0]})))
                }
                "placing" if turn => {
                    let ways = own["placements"].as_array()?;
                    let way = &ways[ways.len() / 2];
                    Some((seat, json!({"type": "place", "x": way["x"], "y": way["y"], "turn": way["turn"], "cell": null})))
                }
                "solving" if view["seats"][seat]["attempt"]["state"]["type"] == "working" => {
                    let solution = &mut self.solutions[seat];
                    if solution.is_none() {
                        let puzzle: Puzzle = serde_json::from_value(own["puzzle"].clone()).ok()?;
                        *solution = serde_json::to_value(puzzle.solve()?).ok();
                    }
                    self.drafts[seat] += 1;
                    let draft = part_of(solution.as_ref()?, self.drafts[seat].min(4));
                    Some((seat, json!({"type": "draft", "draft": draft})))
                }
                _ => None,
            }
        })
    }
}

/// A draft with only some of the pieces.
/// A draft on the way to a solution, with so many quarters of it: counts of weights, a list of
/// pieces, rows of pipes, or cubes by colour.
fn part_of(solution: &Value, quarters: usize) -> Value {
    let weights = ["left", "right"]
        .iter()
        .filter_map(|side| solution[side].as_array());
    let weights: u64 = weights.flatten().filter_map(Value::as_u64).sum();
    let mut left = weights * quarters as u64 / 4;
    let mut draft = solution.clone();
    let Some(fields) = draft.as_object_mut() else {
        return draft;
    };
    for (name, value) in fields {
        match (name.as_str(), value) {
            ("left" | "right", Value::Array(counts)) => {
                for count in counts {
                    let weights = count.as_u64().unwrap_or(0).min(left);
                    left -= weights;
                    *count = json!(weights);
                }
            }
            ("pieces", Value::Array(pieces)) => pieces.truncate(pieces.len() * quarters / 4),
            ("ports", Value::Array(rows)) => {
                let laid = rows.len() * quarters / 4;
                let rest = rows.iter_mut().skip(laid).filter_map(Value::as_array_mut);
                rest.flatten().for_each(|cell| *cell = json!(""));
            }
            ("cubes", Value::Object(cubes)) => keep_lowest(cubes, quarters),
            _ => {}
        }
    }
    draft
}

/// Buildings are made from the table upwards.
fn keep_lowest(cubes: &mut serde_json::Map<String, Value>, pieces: usize) {
    let height = |piece: &Value| -> u64 {
        let cubes = piece.as_array().into_iter().flatten();
        cubes.filter_map(|cube| cube[2].as_u64()).sum()
    };
    let order = cubes.iter();
    let mut order: Vec<(u64, String)> = order
        .map(|(colour, piece)| (height(piece), colour.clone()))
        .collect();
    order.sort_unstable();
    for (_, colour) in order.into_iter().skip(pieces) {
        cubes.remove(&colour);
    }
}

fn settings() -> Settings {
    Settings {
        bot_takes_over: false,
        ..Settings::of(
            4,
            GameSettings::Circuit(CircuitSettings {
                timer: None,
                cap: None,
                choose: None,
                place: None,
                ..CircuitSettings::default()
            }),
        )
    }
}

/// Opens connections to one table each that do nothing.
async fn idle(server: &Process, connections: usize) -> Result<String, Error> {
    let mut host = Client::new(&server.address);
    host.take_name("Host").await?;
    let before = memory_kb(server);
    let mut open = Vec::with_capacity(connections);
    let mut code = String::new();
    for number in 0..connections {
        // A few watch the same table; each is a connection of its own.
        if number % 20 == 0 {
            code = host.make_table(&settings()).await?;
        }
        let watcher = Client::new(&server.address);
        let mut watcher = watcher.join(&code).await?;
        // Whoever answers no pings would be given up.
        open.push(tokio::spawn(async move {
            while watcher.next().await.is_ok() {}
        }));
    }
    let lost = open.iter().filter(|watcher| watcher.is_finished()).count();
    let after = memory_kb(server);
    Ok(format!(
        "idle connections               {connections}, {lost} lost\nserver memory                  {:.1} MB at first, {:.1} MB in the end, {:.2} kB per connection",
        before / 1024.0,
        after / 1024.0,
        (after - before) / open.len() as f64
    ))
}

/// Starts a server on a folder that is there already, or on one of its own.
fn start(data: Option<&Path>, under: Option<&str>) -> Result<Process, Error> {
    let own = data.is_none().then(|| {
        let name = format!("enigma-load-{}", std::process::id());
        Folder(std::env::temp_dir().join(name))
    });
    let program = std::env::current_exe()?;
    let mut command = match under {
        Some(profiler) => {
            let mut command = Command::new(profiler);
            command.arg(program);
            command
        }
        None => Command::new(program),
    };
    let mut child = command
        .args(["serve", "--no-limits", "--listen", "127.0.0.1:0", "--data"])
        .arg(
            data.or(own.as_ref().map(Folder::path))
                .unwrap_or(Path::new("")),
        )
        .env("RUST_LOG", "error")
        .stdout(Stdio::piped())
        .spawn()?;
    let mut said = String::new();
    if let Some(stdout) = child.stdout.as_mut() {
        BufReader::new(stdout).read_line(&mut said)?;
    }
    let address = said.trim().rsplit("http://").next().unwrap_or_default();
    let address = address.trim_end_matches('/').to_owned();
    Ok(Process {
        child,
        address,
        folder: own,
    })
}

/// Steps told so far and their bytes.
async fn told(server: &Process) -> Result<(f64, f64), Error> {
    let client = Client::new(&server.address);
    let text = client
        .request::<()>("GET", "/metrics", None)
        .await?
        .text()?;
    let value = |name: &str| {
        let line = text
            .lines()
            .find(|line| line.starts_with(name) && line[name.len()..].starts_with(' '));
        line.and_then(|line| line.rsplit(' ').next()?.parse().ok())
            .unwrap_or(0.0)
    };
    Ok((
        value("enigma_steps_total"),
        value("enigma_bytes_told_total"),
    ))
}

/// The server's memory in kB, as Linux tells it.
fn memory_kb(server: &Process) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.child.id()));
    let status = status.unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok())
        .unwrap_or(0.0)
}

/// The processor time the server has used, in seconds, as Linux tells it.
fn processor_time(server: &Process) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", server.child.id()));
    let stat = stat.unwrap_or_default();
    let fields = stat.rsplit(") ").next().unwrap_or_default();
    let ticks: Vec<f64> = fields
        .split(' ')
        .skip(11)
        .take(2)
        .filter_map(|field| field.parse().ok())
        .collect();
    // Linux counts a hundred ticks a second wherever this runs.
    ticks.iter().sum::<f64>() / 100.0
}

fn failed(error: &dyn std::fmt::Display) -> ExitCode {
    eprintln!("enigma: {error}");
    ExitCode::from(2)
}
