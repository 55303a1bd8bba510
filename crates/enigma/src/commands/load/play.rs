//! Tables of four that act once a second each: times, processor time and memory.

use super::finished;
use super::process::Servers;
use super::table::{Played, Span, Table};
use enigma_circuit::Options;
use enigma_client::Error;
use enigma_game::Seed;
use enigma_puzzles::{Deck, DeckOptions};
use std::fmt::Write as _;
use std::ops::Range;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// How many tables are seated at the same time. With so many of them a server has what all tables share: words, shapes of
/// pieces, threads.
const SEATING: usize = 16;

/// What can be told of all servers at one moment.
#[derive(Default)]
struct Moment {
    memory_kb: f64,
    own_memory_kb: f64,
    processor: f64,
    steps: f64,
    bytes: f64,
    /// The processor time of what is looked at besides.
    beside: Vec<f64>,
}

impl Moment {
    async fn of(servers: &Servers) -> Result<Self, Error> {
        let beside = servers.beside.iter();
        let mut moment = Self {
            beside: beside.map(|beside| beside.processor_time()).collect(),
            ..Self::default()
        };
        for server in &servers.processes {
            moment.memory_kb += server.memory_kb();
            moment.own_memory_kb += server.own_memory_kb();
            moment.processor += server.processor_time();
        }
        for server in &servers.processes {
            let (steps, bytes) = server.told().await?;
            moment.steps += steps;
            moment.bytes += bytes;
        }
        Ok(moment)
    }
}

/// What all tables have measured.
#[derive(Default)]
struct Run {
    times: Vec<Duration>,
    refused: u64,
    faults: usize,
    /// Kept, so that everybody is still there when the server is looked at.
    tables: Vec<Table>,
}

/// Seats the tables, plays, and tells what was measured.
/// Meanwhile the first server analyses so many games that are over.
pub async fn measure(
    servers: &Servers,
    (tables, seconds): (usize, u64),
    analyses: usize,
) -> Result<String, Error> {
    let empty = Moment::of(servers).await?;
    eprintln!("seating {tables} tables");
    let (start, wait) = watch::channel(None);
    let mut playing = JoinSet::new();
    let few = SEATING.min(tables / 2);
    seat(servers, 0..few, &wait, &mut playing).await?;
    let begun = Moment::of(servers).await?;
    seat(servers, few..tables, &wait, &mut playing).await?;
    let seated = Moment::of(servers).await?;
    if let Some(first) = servers.processes.first() {
        finished::wish(first, analyses).await?;
    }
    eprintln!("playing for {seconds} seconds");
    let began = Instant::now();
    let until = began + Duration::from_secs(seconds);
    let _ = start.send(Some(Span {
        began,
        until,
        tables,
    }));
    let mut run = gather(playing).await;
    let seconds = began.elapsed().as_secs_f64();
    let played = Moment::of(servers).await?;
    run.tables.clear();
    run.times.sort_unstable();
    let mut report = format!("tables of four                 {tables}\n");
    tell_times(&mut report, &run, seconds);
    tell_costs(&mut report, servers, &seated, &played);
    let more = (tables - few) as f64;
    tell_memory(
        &mut report,
        [&empty, &played],
        (&begun, more),
        [&seated, &played],
    );
    let _ = write!(report, "tables that broke              {}", run.faults);
    Ok(report)
}

type Playing = JoinSet<Result<Played, Error>>;

async fn seat(
    servers: &Servers,
    mut left: Range<usize>,
    wait: &watch::Receiver<Option<Span>>,
    playing: &mut Playing,
) -> Result<(), Error> {
    let mut seating = JoinSet::new();
    loop {
        for number in left.by_ref().take(SEATING - seating.len()) {
            let addresses = servers.addresses(number);
            seating.spawn(async move { Table::seat(&addresses, number).await });
        }
        let Some(seated) = seating.join_next().await else {
            return Ok(());
        };
        let table = seated.map_err(|error| Error::Connection(error.to_string()))??;
        playing.spawn(table.play(wait.clone()));
    }
}

async fn gather(mut playing: Playing) -> Run {
    let mut run = Run::default();
    while let Some(played) = playing.join_next().await {
        match played {
            Ok(Ok(played)) => {
                run.times.extend(played.times);
                run.refused += played.refused;
                run.tables.push(played.table);
            }
            Ok(Err(error)) => {
                if run.faults == 0 {
                    eprintln!("the first table that broke: {error}");
                }
                run.faults += 1;
            }
            Err(_) => run.faults += 1,
        }
    }
    run
}

fn tell_times(report: &mut String, run: &Run, seconds: f64) {
    let Run { times, refused, .. } = run;
    let _ = writeln!(
        report,
        "actions                        {} in {seconds:.1} s, {:.0} a second; {refused} refused",
        times.len(),
        times.len() as f64 / seconds
    );
    let at = |share: f64| {
        let index = (times.len() as f64 * share) as usize;
        let time = times.get(index.min(times.len().saturating_sub(1)));
        time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    let _ = writeln!(
        report,
        "command to last recipient, ms  p50 {:.2}, p90 {:.2}, p99 {:.2}, most {:.2}",
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0)
    );
}

fn tell_costs(report: &mut String, servers: &Servers, before: &Moment, after: &Moment) {
    let steps = (after.steps - before.steps).max(1.0);
    let _ = writeln!(
        report,
        "server processor time          {:.0} microseconds per step",
        (after.processor - before.processor) * 1e6 / steps
    );
    let times = before.beside.iter().zip(&after.beside);
    for (beside, (before, after)) in servers.beside.iter().zip(times) {
        let name = &beside.name;
        let cost = (after - before) * 1e6 / steps;
        let _ = writeln!(report, "{name:<31}{cost:.0} microseconds per step");
    }
    let _ = writeln!(
        report,
        "bytes per recipient and step   {:.0}",
        (after.bytes - before.bytes) / (steps * 4.0)
    );
}

/// What the server has, and what each of so many more tables takes.
fn tell_memory(
    report: &mut String,
    [empty, played]: [&Moment; 2],
    (begun, more): (&Moment, f64),
    moments: [&Moment; 2],
) {
    let record = record_kb();
    let _ = writeln!(
        report,
        "server memory                  {:.0} MB at first, {:.0} MB in the end",
        empty.memory_kb / 1024.0,
        played.memory_kb / 1024.0,
    );
    for (when, moment) in ["seated", "in the end"].into_iter().zip(moments) {
        let whole = (moment.own_memory_kb - begun.own_memory_kb) / more.max(1.0);
        let _ = writeln!(
            report,
            "memory per table {when:<14}{whole:.1} kB, of which its record {record:.1} kB and the rest {:.1} kB",
            whole - record
        );
    }
}

/// What a table keeps of its game's record in memory: the deck. Everything that happened is on disk alone.
fn record_kb() -> f64 {
    let deck = Deck::deal_from(&Seed::from_number(1), &DeckOptions::default());
    Options::with_deck(&deck).deck_bytes() as f64 / 1024.0
}
