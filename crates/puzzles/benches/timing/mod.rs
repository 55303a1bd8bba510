//! Measuring ourselves beside `dlx`: one thread, the same puzzles, the same run.

use dlx::choose::{Choose, mrv_chooser, no_tiebreak, prefer_any};
use dlx::{Solve, Solver};
use std::time::{Duration, Instant};

/// Whether to measure. Cargo passes `--bench`; `cargo test` runs benches without it and only wants to know that
/// they start.
pub fn is_asked_for() -> bool {
    std::env::args().any(|argument| argument == "--bench")
}

/// The shortest of many runs of each, in turns: what the work takes when nothing else disturbs it.
pub fn best_of_both(mut ours: impl FnMut(), mut theirs: impl FnMut()) -> (Duration, Duration) {
    let mut shortest = (Duration::MAX, Duration::MAX);
    for _ in 0..40 {
        // Ours are so short that one run alone would measure the cold caches that theirs leave.
        for _ in 0..5 {
            shortest.0 = shortest.0.min(time_of(&mut ours));
        }
        shortest.1 = shortest.1.min(time_of(&mut theirs));
    }
    shortest
}

fn time_of(work: &mut impl FnMut()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

/// How many solutions `dlx` finds, taking the item with the fewest options first.
pub fn count<Problem: Solve>(problem: &mut Problem) -> u64 {
    count_with(problem, mrv_chooser(prefer_any(), no_tiebreak()))
}

fn count_with<Problem: Solve>(problem: &mut Problem, mut chooser: impl Choose<Problem>) -> u64 {
    let mut solver = Solver::new(problem);
    let mut count = 0;
    while solver.next_solution(&mut chooser) {
        count += 1;
    }
    count
}

/// One line of a table: what was measured, the time for one puzzle, and a remark.
pub fn print_line(what: &str, total: Duration, puzzles: usize, remark: &str) {
    let each = total.as_secs_f64() * 1e6 / puzzles as f64;
    println!("  {what:<40} {each:>9.2} us a puzzle{remark}");
}

/// How many times longer one time is than another, as a remark.
pub fn times(theirs: Duration, ours: Duration) -> String {
    format!(
        ": {:.1} times ours",
        theirs.as_secs_f64() / ours.as_secs_f64()
    )
}
