//! A bar on standard error, for those who wait at a terminal.

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

const WIDTH: u64 = 40;

/// How many games have been played.
pub struct Progress {
    all: u64,
    done: AtomicU64,
    began: Instant,
    shown: bool,
}

impl Progress {
    /// A bar for so many games; none is shown if nobody looks.
    pub fn new(all: u64) -> Self {
        Self {
            all,
            done: AtomicU64::new(0),
            began: Instant::now(),
            shown: std::io::stderr().is_terminal(),
        }
    }

    /// Another game is over.
    pub fn one_more(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        let often = (self.all / 200).max(1);
        if self.shown && (done.is_multiple_of(often) || done == self.all) {
            let full = (done * WIDTH / self.all) as usize;
            let bar = format!("{}{}", "█".repeat(full), "░".repeat(WIDTH as usize - full));
            let _ = write!(
                std::io::stderr(),
                "\r{bar} {done}/{} games, {} left \x1b[K",
                self.all,
                minutes(self.left(done))
            );
        }
    }

    fn left(&self, done: u64) -> Duration {
        let each = self.began.elapsed().as_secs_f64() / done as f64;
        Duration::from_secs_f64(each * (self.all - done.min(self.all)) as f64)
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
