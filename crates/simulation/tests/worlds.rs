//! Some worlds of their own in every run: `make simulate` has thousands.

use enigma_simulation::{run, shorten};
use std::time::{SystemTime, UNIX_EPOCH};

/// How many worlds a run of the tests looks at, unless `SIMULATED` says otherwise.
const WORLDS: u64 = 200;

/// Worlds that once failed: a command that came late over an old line took the answer from the new one.
const KEPT: [u64; 1] = [10_867];

#[test]
fn fresh_worlds_hold() {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let first = since.map_or(1, |since| since.as_secs() * 100_000);
    let worlds = std::env::var("SIMULATED")
        .ok()
        .and_then(|text| text.parse().ok());
    let worlds = worlds.unwrap_or(WORLDS);
    println!("{worlds} worlds from seed {first} on");
    // The longest test of all: it takes every core there is.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for share in 0..cores {
            scope.spawn(move || {
                (first..first + worlds)
                    .skip(share)
                    .step_by(cores)
                    .for_each(expect_to_hold);
            });
        }
    });
}

fn expect_to_hold(seed: u64) {
    if let Err(failure) = run(seed) {
        panic!(
            "make simulate SEEDS=1 FIRST={seed}\n{}",
            shorten(seed, failure)
        );
    }
}

#[test]
fn worlds_that_once_failed_hold() {
    for seed in KEPT {
        if let Err(failure) = run(seed) {
            panic!("{failure}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_run() {
    for seed in 1..=10 {
        assert_eq!(run(seed).unwrap(), run(seed).unwrap(), "{seed}");
    }
}
