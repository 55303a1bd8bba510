//! Tables with one person and three bots each: how long a person's command takes while the bots think.

use super::process::Process;
use super::table::{Table, settings};
use enigma_client::{Answer, Client, Error};
use enigma_protocol::{Level, TableCommand};
use std::fmt::Write as _;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// The levels of the bots; each table begins with another one.
const LEVELS: [Level; 4] = [Level::Spark, Level::Relay, Level::Turbine, Level::Core];

/// Seats the tables, plays, and tells how long commands took.
pub async fn play(server: &Process, tables: usize, seconds: u64) -> Result<String, Error> {
    eprintln!("seating {tables} tables with three bots each");
    let mut seated = Vec::with_capacity(tables);
    for number in 0..tables {
        seated.push(seat(&server.address, number).await?);
    }
    let cpu = server.processor_time();
    eprintln!("playing for {seconds} seconds");
    let began = Instant::now();
    let until = began + Duration::from_secs(seconds);
    let mut playing = JoinSet::new();
    for (table, number) in seated.into_iter().zip(0u64..) {
        let first = Duration::from_micros(number * 1_000_000 / tables.max(1) as u64);
        playing.spawn(person(table, began + first, until));
    }
    let mut times = Vec::new();
    let (mut faults, mut steps) = (0, 0);
    while let Some(played) = playing.join_next().await {
        match played {
            Ok(Ok((measured, seen))) => {
                times.extend(measured);
                steps += seen;
            }
            _ => faults += 1,
        }
    }
    let elapsed = began.elapsed().as_secs_f64();
    let cpu = (server.processor_time() - cpu) / elapsed;
    times.sort_unstable();
    let at = |share: f64| {
        let index = (times.len() as f64 * share) as usize;
        let time = times.get(index.min(times.len().saturating_sub(1)));
        time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    let mut report = String::new();
    let _ = writeln!(
        report,
        "tables of a person and 3 bots  {tables}, of all levels"
    );
    let _ = writeln!(
        report,
        "a person's commands            {} in {elapsed:.1} s; steps of games {steps}",
        times.len()
    );
    let _ = writeln!(
        report,
        "command to answer, ms          p50 {:.2}, p90 {:.2}, p99 {:.2}, most {:.2}",
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0)
    );
    let _ = writeln!(report, "server processor time          {cpu:.2} cores");
    let memory = server.memory_kb() / 1024.0;
    let _ = writeln!(report, "server memory                  {memory:.0} MB");
    let _ = write!(report, "tables that broke              {faults}");
    Ok(report)
}

async fn seat(address: &str, number: usize) -> Result<Table, Error> {
    let mut client = Client::new(address);
    client.take_name(&format!("{number}")).await?;
    let code = client.make_table(&settings()).await?;
    let mut host = client.join(&code).await?;
    let sit = TableCommand::Sit {
        seat: 0,
        name: None,
    };
    host.command(sit).await?;
    for seat in 1..4u8 {
        let level = Some(LEVELS[(number + usize::from(seat)) % LEVELS.len()]);
        host.command(TableCommand::Bot { seat, level }).await?;
    }
    host.command(TableCommand::Start).await?;
    host.until(|host| host.view().is_some()).await?;
    Ok(Table {
        number,
        players: vec![host],
        drafts: vec![0],
        solutions: vec![None],
    })
}

/// One command a second whenever it is the person's turn; everything else is read as it comes.
async fn person(
    mut table: Table,
    first: Instant,
    until: Instant,
) -> Result<(Vec<Duration>, u64), Error> {
    let mut times = Vec::new();
    let mut next = first;
    while next < until {
        while let Ok(message) = tokio::time::timeout_at(next.into(), table.players[0].next()).await
        {
            message?;
        }
        next += Duration::from_secs(1);
        let Some((_, action)) = table.action() else {
            continue;
        };
        let began = Instant::now();
        match table.players[0].act(None, &action).await? {
            Answer::Did(_) => times.push(began.elapsed()),
            // No draft yet: next time with all pieces.
            Answer::Refused(..) => table.drafts[0] = 3,
        }
    }
    Ok((times, table.players[0].seq()))
}
