//! `make simulate`: many worlds, on all cores, with the failing seed cut down to what matters.

use enigma_simulation::{Failure, Report, run, shorten};
use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let mut number = |otherwise: u64| match arguments.next() {
        Some(text) => text.parse().ok(),
        None => Some(otherwise),
    };
    let (Some(seeds), Some(first)) = (number(1_000), number(fresh())) else {
        eprintln!(
            "simulate [SEEDS [FIRST [whole]]]: how many worlds, and the seed of the first; what fails is not cut down"
        );
        return ExitCode::from(2);
    };
    let whole = arguments.next().is_some();
    // A failing world panics many times while it is cut down.
    std::panic::set_hook(Box::new(|_| ()));
    println!("{seeds} worlds from seed {first} on");
    match all(first, seeds) {
        Ok(sum) => {
            println!("{sum}");
            ExitCode::SUCCESS
        }
        Err((failure, after)) => {
            println!("\nWorld {after} of {seeds} failed: {}", failure.what);
            if whole {
                return ExitCode::FAILURE;
            }
            let shortest = shorten(failure.seed, failure);
            println!(
                "{shortest}\nAgain: make simulate SEEDS=1 FIRST={}",
                shortest.seed
            );
            ExitCode::FAILURE
        }
    }
}

/// A seed that was not used before.
fn fresh() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(1, |since| since.as_secs() * 100_000)
}

/// Runs all worlds; the first that fails with how many were run until then.
fn all(first: u64, seeds: u64) -> Result<Sum, (Failure, u64)> {
    let next = AtomicU64::new(0);
    let sum = Mutex::new(Sum::default());
    let failure = Mutex::new(None);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= seeds {
                        return;
                    }
                    match run(first + number) {
                        Ok(report) => locked(&sum).add(&report, seeds),
                        Err(found) => {
                            next.store(seeds, Ordering::Relaxed);
                            locked(&failure).get_or_insert((found, number + 1));
                        }
                    }
                }
            });
        }
    });
    match failure.into_inner().unwrap_or_default() {
        Some(failure) => Err(failure),
        None => Ok(sum.into_inner().unwrap_or_default()),
    }
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// What came of all worlds.
#[derive(Debug, Default)]
struct Sum {
    worlds: u64,
    frames: u64,
    steps: u64,
    answers: u64,
    games: (u64, u64),
    troubles: u64,
}

impl Sum {
    fn add(&mut self, report: &Report, of: u64) {
        self.worlds += 1;
        self.frames += report.frames;
        self.steps += report.steps;
        self.answers += report.answers;
        self.games.0 += report.games.0;
        self.games.1 += report.games.1;
        self.troubles += report.troubles;
        if std::io::stdout().is_terminal() {
            let done = (self.worlds * 40 / of.max(1)) as usize;
            print!("\r[{:40}] {} of {of}", "=".repeat(done), self.worlds);
            let _ = std::io::stdout().flush();
        }
    }
}

impl std::fmt::Display for Sum {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            worlds,
            frames,
            steps,
            answers,
            games: (begun, ended),
            troubles,
        } = self;
        write!(
            f,
            "\n{worlds} worlds held: {begun} games begun, {ended} played to their end, {steps} steps told, {frames} frames, \
             {answers} answers, {troubles} kills and failures of the store"
        )
    }
}
