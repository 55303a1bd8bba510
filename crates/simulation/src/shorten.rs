//! Cutting a failing run down to the turns that matter.

use crate::{Failure, Turns, run_turns};

/// How many runs are spent on it.
const RUNS: usize = 400;

/// Leaves out as many turns as possible such that the run still fails in the same way.
#[must_use]
pub fn shorten(seed: u64, failure: Failure) -> Failure {
    let mut shortest = failure;
    let mut turns = Turns::all(seed).up_to(shortest.turn);
    let mut chunk = turns.len().div_ceil(2).max(1);
    let mut runs = 0;
    while runs < RUNS {
        let mut first = 0;
        let mut found = false;
        while first < turns.len() && runs < RUNS {
            let fewer = turns.without(first, chunk);
            runs += 1;
            match run_turns(seed, &fewer) {
                Err(failure) if failure.kind() == shortest.kind() => {
                    (turns, shortest, found) = (fewer, failure, true);
                }
                _ => first += chunk,
            }
        }
        if chunk == 1 && !found {
            break;
        }
        chunk = (chunk / 2).max(1);
    }
    shortest
}
