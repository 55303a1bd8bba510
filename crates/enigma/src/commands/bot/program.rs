//! A program that is talked to line by line, and that may die, hang or talk nonsense without harm to us.

use serde_json::Value;
use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// No action is longer than this.
const LONGEST: u64 = 64 << 10;
/// How long a program may take to end once it is told that all is over.
const FAREWELL: Duration = Duration::from_secs(2);

/// What comes from a program.
#[derive(Debug)]
pub enum Said {
    /// A line.
    Line(String),
    /// A line that is too long to be an action.
    TooLong,
}

/// A program under way; killed when dropped.
pub struct Program {
    child: Child,
    outbox: Arc<Outbox>,
    said: mpsc::Receiver<Said>,
}

impl Program {
    /// Starts a program.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(path: &str, arguments: &[String]) -> std::io::Result<Self> {
        let mut child = Command::new(path)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let outbox = Arc::new(Outbox::default());
        let (say, said) = mpsc::channel(1);
        if let Some(stdin) = child.stdin.take() {
            let outbox = outbox.clone();
            std::thread::spawn(move || outbox.write_to(stdin));
        }
        if let Some(stdout) = child.stdout.take() {
            std::thread::spawn(move || read_lines(stdout, &say));
        }
        Ok(Self {
            child,
            outbox,
            said,
        })
    }

    /// Tells it something. A view that it has not taken yet is replaced by a newer one, so a slow reader sees
    /// the present and not the past.
    pub fn tell(&self, line: &Value) {
        self.outbox.push(line);
    }

    /// The next thing that it says; nothing once its output has ended.
    pub async fn next(&mut self) -> Option<Said> {
        self.said.recv().await
    }

    /// Waits a moment for a program that has nothing more to say, and ends it if it does not end by itself.
    pub async fn end(mut self) -> Option<ExitStatus> {
        self.outbox.close();
        let until = Instant::now() + FAREWELL;
        while Instant::now() < until {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        None
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.outbox.close();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What is still to be written.
#[derive(Default)]
struct Outbox {
    waiting: Mutex<Waiting>,
    bell: Condvar,
}

#[derive(Default)]
struct Waiting {
    /// Each line, and whether it is a view.
    lines: VecDeque<(String, bool)>,
    closed: bool,
}

impl Outbox {
    fn push(&self, line: &Value) {
        let is_view = line["type"] == "view";
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if is_view {
            waiting.lines.retain(|(_, view)| !view);
        }
        waiting.lines.push_back((line.to_string(), is_view));
        self.bell.notify_one();
    }

    fn close(&self) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.closed = true;
        self.bell.notify_one();
    }

    fn take(&self) -> Option<String> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some((line, _)) = waiting.lines.pop_front() {
                return Some(line);
            }
            if waiting.closed {
                return None;
            }
            waiting = self
                .bell
                .wait(waiting)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn write_to(&self, mut stdin: ChildStdin) {
        while let Some(line) = self.take() {
            // A program that no longer reads is noticed by its silence.
            if writeln!(stdin, "{line}")
                .and_then(|()| stdin.flush())
                .is_err()
            {
                return;
            }
        }
    }
}

fn read_lines(stdout: ChildStdout, say: &mpsc::Sender<Said>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = (&mut stdout).take(LONGEST).read_until(b'\n', &mut line);
        if read.is_err() || line.is_empty() {
            return;
        }
        let whole = line.last() == Some(&b'\n') || (line.len() as u64) < LONGEST;
        if !whole && skip_line(&mut stdout).is_err() {
            return;
        }
        let said = if whole {
            Said::Line(String::from_utf8_lossy(&line).trim().to_owned())
        } else {
            Said::TooLong
        };
        if say.blocking_send(said).is_err() {
            return;
        }
    }
}

fn skip_line(stdout: &mut BufReader<ChildStdout>) -> std::io::Result<()> {
    loop {
        let chunk = stdout.fill_buf()?;
        let Some(end) = chunk.iter().position(|&byte| byte == b'\n') else {
            if chunk.is_empty() {
                return Ok(());
            }
            let length = chunk.len();
            stdout.consume(length);
            continue;
        };
        stdout.consume(end + 1);
        return Ok(());
    }
}
