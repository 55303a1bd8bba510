//! The one thread that writes. It takes whatever is waiting, commits it in one transaction, which
//! costs one sync of the disk, and only then answers.

use super::change::carry_out;
use crate::meters;
use crate::store::{Answer, StoreError, Write};
use rusqlite::{Connection, TransactionBehavior};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

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
    pub fn start(connection: Connection) -> Result<Self, StoreError> {
        let (messages, waiting) = mpsc::channel(WAITING);
        let thread = std::thread::Builder::new()
            .name("store".into())
            .spawn(move || run(connection, waiting))
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(Self {
            messages: Some(messages),
            thread: Some(thread),
        })
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

fn run(mut connection: Connection, mut waiting: mpsc::Receiver<Message>) {
    let mut group = Vec::with_capacity(GROUP);
    let mut closing = None;
    let mut gathered = 0;
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
                Message::Close(answer) => closing = Some(answer),
            }
            if closing.is_none() && group.len() < GROUP {
                next = waiting.try_recv().ok();
            }
        }
        gathered = u32::try_from(group.len()).unwrap_or(u32::MAX);
        if !group.is_empty() {
            meters::GROUP_SIZE.record(group.len() as f64);
            commit(&mut connection, &mut group);
        }
    }
    // Leaves a tidy file behind: the log is folded into it, and the last to close it removes it.
    let _ = connection.pragma_update(None, "wal_checkpoint", "truncate");
    drop(connection);
    if let Some(answer) = closing {
        let _ = answer.send(());
    }
}

/// A request that fails is rolled back by itself and spoils none of the others.
fn commit(connection: &mut Connection, group: &mut Vec<Request>) {
    let outcome = all_in_one(connection, group);
    for (request, result) in group.drain(..).zip(outcome) {
        let _ = request.answer.send(result);
    }
}

fn all_in_one(connection: &mut Connection, group: &[Request]) -> Vec<Result<(), StoreError>> {
    let failed = |error: &rusqlite::Error| {
        tracing::error!(%error, "the store could not commit");
        group
            .iter()
            .map(|_| Err(StoreError::Failed(error.to_string())))
            .collect()
    };
    let mut transaction = match connection.transaction_with_behavior(TransactionBehavior::Immediate)
    {
        Ok(transaction) => transaction,
        Err(error) => return failed(&error),
    };
    let results = group
        .iter()
        .map(|request| one(&mut transaction, &request.changes))
        .collect();
    match transaction.commit() {
        Ok(()) => results,
        Err(error) => failed(&error),
    }
}

fn one(transaction: &mut rusqlite::Transaction<'_>, changes: &[Write]) -> Result<(), StoreError> {
    // A single change is atomic by itself, unless it is one that takes several statements.
    if let [change @ (Write::Append(..) | Write::PutTable(_) | Write::Chat(..))] = changes {
        return carry_out(transaction, change);
    }
    let savepoint = transaction.savepoint()?;
    for change in changes {
        carry_out(&savepoint, change)?;
    }
    savepoint.commit()?;
    Ok(())
}
