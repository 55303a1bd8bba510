//! A bar on standard error, for those who wait at a terminal.

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

const WIDTH: u64 = 40;
/// So often it moves at most.
const STEPS: u64 = 200;

/// How much of something is done.
pub struct Bar {
    what: &'static str,
    all: u64,
    done: AtomicU64,
    began: Instant,
    shown: bool,
}

impl Bar {
    /// A bar for so many of these; none is shown if nobody looks.
    pub fn new(all: u64, what: &'static str) -> Self {
        Self {
            what,
            all,
            done: AtomicU64::new(0),
            began: Instant::now(),
            shown: std::io::stderr().is_terminal(),
        }
    }

    /// Another one is done.
    pub fn one_more(&self) {
        let before = self.done.fetch_add(1, Ordering::Relaxed);
        self.moved(before, before + 1);
    }

    /// So many are done.
    pub fn set(&self, done: u64) {
        let before = self.done.swap(done, Ordering::Relaxed);
        self.moved(before, done);
    }

    fn moved(&self, before: u64, done: u64) {
        let all = self.all.max(1);
        let step = |done: u64| done * STEPS / all;
        if self.shown && step(before) != step(done) {
            let full = (done.min(all) * WIDTH / all) as usize;
            let bar = format!("{}{}", "█".repeat(full), "░".repeat(WIDTH as usize - full));
            let (what, left) = (self.what, minutes(self.left(done)));
            let _ = write!(
                std::io::stderr(),
                "\r{bar} {done}/{all} {what}, {left} left \x1b[K"
            );
        }
    }

    fn left(&self, done: u64) -> Duration {
        let each = self.began.elapsed().as_secs_f64() / done as f64;
        Duration::from_secs_f64(each * self.all.saturating_sub(done) as f64)
    }

    /// Takes the bar away.
    pub fn finish(&self) {
        if self.shown {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}

fn minutes(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
