//! The one thread that writes. It takes whatever is waiting, commits it in one transaction, which
//! costs one sync of the disk, and only then answers.

use super::lines::Lines;
use super::run::carry_out;
use crate::meters;
use crate::store::trouble::Trouble;
use crate::store::{Answer, StoreError, TableWrite, Write};
use rusqlite::{Connection, Transaction, TransactionBehavior};
use std::io;
use std::path::{Path, PathBuf};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How long another program that writes is waited for.
pub const BUSY: Duration = Duration::from_secs(10);
/// The most writes that share a commit.
const GROUP: usize = 512;
/// How long further writes are waited for while several tables play at once: so long for each that
/// the commit before had, and no longer than that.
const GATHERING: Duration = Duration::from_millis(1);
const LONGEST_GATHERING: Duration = Duration::from_millis(8);
/// The most writes that wait; further writers wait for room.
const WAITING: usize = 4096;

enum Message {
    Write(Request),
    /// Fold the log into the file.
    Tidy(oneshot::Sender<Result<(), StoreError>>),
    /// Finish what was handed over before, close the file, and answer.
    Close(oneshot::Sender<()>),
}

struct Request {
    changes: Vec<Write>,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

/// The way to the writing thread.
pub struct Writer {
    messages: Option<mpsc::Sender<Message>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread.
    pub fn start(connection: Connection, lines: Lines, file: &Path) -> Result<Self, StoreError> {
        let (messages, waiting) = mpsc::channel(WAITING);
        let file = TheFile::at(file)?;
        let thread = std::thread::Builder::new()
            .name("store".into())
            .spawn(move || run(connection, lines, &file, waiting))
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(Self {
            messages: Some(messages),
            thread: Some(thread),
        })
    }

    /// For a store that is only read.
    pub const fn none() -> Self {
        Self {
            messages: None,
            thread: None,
        }
    }

    /// Hands changes over; answers once they are on disk.
    pub fn write(&self, changes: Vec<Write>) -> Answer<()> {
        let messages = self.messages.clone();
        Box::pin(async move {
            let stopped = || StoreError::Failed("the store has stopped".into());
            let (answer, answered) = oneshot::channel();
            messages
                .ok_or_else(stopped)?
                .send(Message::Write(Request { changes, answer }))
                .await
                .map_err(|_| stopped())?;
            answered.await.map_err(|_| stopped())?
        })
    }

    /// Answers once everything handed over so far is in the file itself.
    pub fn tidy(&self) -> Answer<()> {
        let messages = self.messages.clone();
        Box::pin(async move {
            let stopped = || StoreError::Failed("the store has stopped".into());
            let (answer, answered) = oneshot::channel();
            let messages = messages.ok_or_else(stopped)?;
            let sent = messages.send(Message::Tidy(answer)).await;
            sent.map_err(|_| stopped())?;
            answered.await.map_err(|_| stopped())?
        })
    }

    /// Answers once everything handed over so far is on disk and the file is closed.
    pub fn close(&self) -> Answer<()> {
        let messages = self.messages.clone();
        Box::pin(async move {
            let (closed, done) = oneshot::channel();
            if let Some(messages) = messages
                && messages.send(Message::Close(closed)).await.is_ok()
            {
                let _ = done.await;
            }
            Ok(())
        })
    }
}

impl Drop for Writer {
    /// Waits until everything handed over is on disk.
    fn drop(&mut self) {
        drop(self.messages.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The file that is written to. Somebody may delete its folder or put another in its place; the system would then
/// take every write and keep none.
struct TheFile {
    path: PathBuf,
    identity: Option<(u64, u64)>,
}

impl TheFile {
    fn at(path: &Path) -> Result<Self, StoreError> {
        let path = path.to_owned();
        let identity = identity(&path).map_err(|error| gone(&error))?;
        Ok(Self { path, identity })
    }

    /// Whether it still is where it was.
    fn check(&self) -> Result<(), StoreError> {
        if identity(&self.path).map_err(|error| gone(&error))? == self.identity {
            return Ok(());
        }
        let text = "another file has taken the place of the data; start the server again";
        Err(StoreError::Failed(text.into()))
    }
}

fn gone(error: &io::Error) -> StoreError {
    StoreError::Failed(format!("the data is no longer where it was: {error}"))
}

/// What tells a file from another that has its name, where the system says so.
fn identity(path: &Path) -> io::Result<Option<(u64, u64)>> {
    let metadata = std::fs::metadata(path)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        Ok(Some((metadata.dev(), metadata.ino())))
    }
    #[cfg(not(unix))]
    {
        let _ = metadata;
        Ok(None)
    }
}

fn run(
    mut connection: Connection,
    mut lines: Lines,
    file: &TheFile,
    mut waiting: mpsc::Receiver<Message>,
) {
    let mut group = Vec::with_capacity(GROUP);
    let mut closing = None;
    let mut tidying = None;
    let mut gathered = 0;
    let mut is_tidy = true;
    let mut trouble = Trouble::default();
    while closing.is_none()
        && let Some(first) = waiting.blocking_recv()
    {
        // Where several write at the same time, more are about to: they share the sync.
        if gathered > 1 {
            std::thread::sleep(LONGEST_GATHERING.min(GATHERING * gathered));
        }
        let mut next = Some(first);
        while let Some(message) = next.take() {
            match message {
                Message::Write(request) => group.push(request),
                Message::Tidy(answer) => tidying = Some(answer),
                Message::Close(answer) => closing = Some(answer),
            }
            if closing.is_none() && tidying.is_none() && group.len() < GROUP {
                next = waiting.try_recv().ok();
            }
        }
        gathered = u32::try_from(group.len()).unwrap_or(u32::MAX);
        if !group.is_empty() {
            meters::GROUP_SIZE.record(group.len() as f64);
            let results = commit(&mut connection, &mut lines, file, &group);
            trouble.log(&results);
            for (request, result) in group.drain(..).zip(results) {
                let _ = request.answer.send(result);
            }
            is_tidy = false;
        }
        if let Some(answer) = tidying.take() {
            let folded = if is_tidy { Ok(()) } else { fold(&connection) };
            is_tidy = folded.is_ok();
            let _ = answer.send(folded);
        }
    }
    // Leaves a tidy file behind: games say where they end, the log is folded into it, and the last to close it removes it.
    let _ = note(&mut connection, &mut lines);
    let _ = fold(&connection);
    drop(connection);
    if let Some(answer) = closing {
        let _ = answer.send(());
    }
}

/// Folds the log into the file.
fn fold(connection: &Connection) -> Result<(), StoreError> {
    // Somebody who reads for long is in the way; there will be another time, and nothing can be written while it is waited for.
    connection.busy_timeout(Duration::ZERO)?;
    let folded = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0));
    connection.busy_timeout(BUSY)?;
    if folded? {
        return Err(StoreError::Failed("the log is being read".into()));
    }
    Ok(())
}

/// A request that fails is rolled back by itself and spoils none of the others.
fn commit(
    connection: &mut Connection,
    lines: &mut Lines,
    file: &TheFile,
    group: &[Request],
) -> Vec<Result<(), StoreError>> {
    let outcome = file
        .check()
        .and_then(|()| all_in_one(connection, lines, group));
    outcome.unwrap_or_else(|error| {
        let why = match error {
            StoreError::Failed(why) => why,
            other => other.to_string(),
        };
        let failed = || Err(StoreError::Failed(why.clone()));
        group.iter().map(|_| failed()).collect()
    })
}

fn all_in_one(
    connection: &mut Connection,
    lines: &mut Lines,
    group: &[Request],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    in_transaction(connection, lines, |transaction, lines| {
        let mut results = Vec::with_capacity(group.len());
        for request in group {
            let result = one(transaction, lines, &request.changes);
            // A full disk may take back all that came before in the transaction, and end it.
            if transaction.is_autocommit() {
                result?;
                return Err(StoreError::Failed("the disk failed".into()));
            }
            results.push(result);
        }
        lines.note_some(transaction)?;
        Ok(results)
    })
}

fn note(connection: &mut Connection, lines: &mut Lines) -> Result<(), StoreError> {
    in_transaction(connection, lines, |transaction, lines| {
        lines.note_all(transaction)
    })
}

/// Does something wholly or not at all, and lets the lines know which.
fn in_transaction<T>(
    connection: &mut Connection,
    lines: &mut Lines,
    work: impl FnOnce(&mut Transaction<'_>, &mut Lines) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let done = work(&mut transaction, lines).and_then(|done| {
        transaction.commit()?;
        Ok(done)
    });
    lines.ended(done.is_ok());
    done
}

fn one(
    transaction: &mut Transaction<'_>,
    lines: &mut Lines,
    changes: &[Write],
) -> Result<(), StoreError> {
    // A single change is atomic by itself, unless it is one that takes several statements.
    if let [change @ Write::Table(TableWrite::Append(..) | TableWrite::PutTable(_))] = changes {
        return carry_out(transaction, lines, change);
    }
    let before = lines.coming();
    let done = all_or_none(transaction, lines, changes);
    if done.is_err() {
        lines.roll_back_to(before);
    }
    done
}

fn all_or_none(
    transaction: &mut Transaction<'_>,
    lines: &mut Lines,
    changes: &[Write],
) -> Result<(), StoreError> {
    let savepoint = transaction.savepoint()?;
    for change in changes {
        carry_out(&savepoint, lines, change)?;
    }
    savepoint.commit()?;
    Ok(())
}
