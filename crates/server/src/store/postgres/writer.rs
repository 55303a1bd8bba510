//! The one task that writes, over one connection. The lines of many games that wait go into one statement, which costs one
//! sync of the disk; whatever takes several statements is a transaction of its own.
//!
//! The key of a line is the lock: a line that is not new is lost, and the others of its statement are not harmed. Lines are
//! sorted by their key, lest two servers wait for each other.

use super::{failed, fenced, run, unreachable};
use crate::meters;
use crate::store::change::statements;
use crate::store::trouble::Trouble;
use crate::store::{Answer, Fence, StoreError, StoredEntry, TableWrite, Write, line};
use deadpool_postgres::{ClientWrapper, Object, Pool};
use enigma_table::GameId;
use std::collections::HashSet;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use tokio_postgres::types::{ToSql, Type};

/// The most writes that are taken at once.
const GROUP: usize = 512;
/// The most writes that wait; further writers wait for room.
const WAITING: usize = 4096;
/// How many statements of a transaction are sent together.
pub const TOGETHER: usize = 16;
/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(12);

/// The way to the writing task.
pub struct Writer {
    messages: mpsc::Sender<Message>,
}

enum Message {
    Write(Request),
    /// Finish what was handed over before, let go of the connection, and answer.
    Close(oneshot::Sender<()>),
}

/// The way back to whoever writes.
type Reply = oneshot::Sender<Result<u64, StoreError>>;

struct Request {
    changes: Vec<Write>,
    fence: Option<Fence>,
    answer: Reply,
}

/// A line that waits to be written.
struct Line {
    game: GameId,
    entry: StoredEntry,
    fence: Option<Fence>,
    answer: Reply,
}

impl Line {
    /// The version of its table, which a line does not raise.
    fn version(&self) -> u64 {
        self.fence.as_ref().map_or(0, |fence| fence.version)
    }
}

impl Writer {
    /// Starts the task.
    pub fn start(pool: Pool) -> Self {
        let (messages, waiting) = mpsc::channel(WAITING);
        tokio::spawn(write_all(pool, waiting));
        Self { messages }
    }

    /// Hands changes over; answers once they are on disk, with the version of the table that they were held against.
    pub fn write(&self, changes: Vec<Write>, fence: Option<Fence>) -> Answer<u64> {
        let messages = self.messages.clone();
        Box::pin(async move {
            let stopped = || failed("the store has stopped");
            let (answer, answered) = oneshot::channel();
            let request = Message::Write(Request {
                changes,
                fence,
                answer,
            });
            messages.send(request).await.map_err(|_| stopped())?;
            answered.await.map_err(|_| stopped())?
        })
    }

    /// Answers once everything handed over so far is on disk and the connection is gone.
    pub fn close(&self) -> Answer<()> {
        let messages = self.messages.clone();
        Box::pin(async move {
            let (closed, done) = oneshot::channel();
            if messages.send(Message::Close(closed)).await.is_ok() {
                let _ = done.await;
            }
            Ok(())
        })
    }
}

async fn write_all(pool: Pool, mut waiting: mpsc::Receiver<Message>) {
    let mut closing = None;
    let mut trouble = Trouble::default();
    while closing.is_none()
        && let Some(first) = waiting.recv().await
    {
        let mut group = Vec::new();
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
        if !group.is_empty() {
            meters::GROUP_SIZE.record(group.len() as f64);
            write_group(&pool, group, &mut trouble).await;
        }
    }
    pool.close();
    if let Some(answer) = closing {
        let _ = answer.send(());
    }
}

async fn write_group(pool: &Pool, group: Vec<Request>, trouble: &mut Trouble) {
    let client = match pool.get().await {
        Ok(client) => client,
        Err(error) => {
            let waiting = group.into_iter().map(|request| request.answer);
            return refuse(waiting, &unreachable(error), trouble);
        }
    };
    let (mut lines, others) = split(group);
    let mut lost = false;
    while !lines.is_empty() && !lost {
        let (some, rest) = one_a_game(lines);
        lines = rest;
        lost = write_lines(&client, some, trouble).await;
    }
    let mut others = others.into_iter();
    while !lost && let Some(request) = others.next() {
        let written = timeout(PATIENCE, write_request(&client, &request)).await;
        let written = written.unwrap_or_else(|_| Err(no_answer()));
        lost = matches!(written, Err(StoreError::Unknown(_)));
        trouble.log(std::slice::from_ref(&written));
        let _ = request.answer.send(written);
    }
    if lost {
        // Nobody knows what the connection is in the middle of.
        drop(Object::take(client));
        let lines = lines.into_iter().map(|line| line.answer);
        let others = others.map(|request| request.answer);
        refuse(lines.chain(others), &no_answer(), trouble);
    }
}

/// Tells all of them that nothing was written.
fn refuse(waiting: impl Iterator<Item = Reply>, why: &StoreError, trouble: &mut Trouble) {
    for answer in waiting {
        let refused = Err(failed(&why.to_string()));
        trouble.log(std::slice::from_ref(&refused));
        let _ = answer.send(refused);
    }
}

fn no_answer() -> StoreError {
    StoreError::Unknown("it does not answer".into())
}

/// Single lines, and everything else.
fn split(group: Vec<Request>) -> (Vec<Line>, Vec<Request>) {
    let mut lines = Vec::new();
    let mut others = Vec::new();
    for mut request in group {
        match (request.changes.len(), request.changes.pop()) {
            (1, Some(Write::Table(TableWrite::Append(game, entry)))) => lines.push(Line {
                game,
                entry,
                fence: request.fence,
                answer: request.answer,
            }),
            (_, last) => {
                request.changes.extend(last);
                others.push(request);
            }
        }
    }
    (lines, others)
}

/// At most one line of each game, in the order of their keys, and the others.
fn one_a_game(lines: Vec<Line>) -> (Vec<Line>, Vec<Line>) {
    let mut games = HashSet::new();
    let (mut some, rest): (Vec<Line>, Vec<Line>) = lines
        .into_iter()
        .partition(|line| games.insert(line.game.clone()));
    some.sort_unstable_by(|one, other| one.game.cmp(&other.game));
    (some, rest)
}

/// Writes lines of different games. Whether the database went away meanwhile.
async fn write_lines(client: &ClientWrapper, lines: Vec<Line>, trouble: &mut Trouble) -> bool {
    let written = timeout(PATIENCE, insert(client, &lines)).await;
    let written = written.unwrap_or_else(|_| Err(no_answer()));
    if let (Err(StoreError::Failed(_)), 2..) = (&written, lines.len()) {
        // Something about one of them; the others have no part in it.
        let mut lost = false;
        for line in lines {
            lost |= Box::pin(write_lines(client, vec![line], trouble)).await;
        }
        return lost;
    }
    for line in lines {
        let result = outcome(&line, written.as_ref());
        trouble.log(std::slice::from_ref(&result));
        let _ = line.answer.send(result);
    }
    matches!(written, Err(StoreError::Unknown(_)))
}

/// What became of the lines of a statement.
struct Written {
    /// The games whose line is on disk.
    won: HashSet<String>,
    /// The games that are not there.
    missing: HashSet<String>,
}

fn outcome(line: &Line, written: Result<&Written, &StoreError>) -> Result<u64, StoreError> {
    match written {
        Ok(written) if written.won.contains(line.game.as_str()) => Ok(line.version()),
        Ok(written) if written.missing.contains(line.game.as_str()) => Err(StoreError::Missing),
        Ok(_) => Err(StoreError::Taken),
        Err(error) => Err(error.clone()),
    }
}

/// A table that is being claimed this very moment is as good as claimed: its row is not waited for. What has the row shared
/// is done before a claim is, so that whoever has claimed a table reads all that was ever written to it.
const INSERT: &str = "WITH held AS MATERIALIZED (
        SELECT tables.code FROM unnest($6, $7) AS wanted (code, version)
        JOIN tables ON tables.code = wanted.code AND tables.version = wanted.version
        FOR SHARE OF tables SKIP LOCKED)
    INSERT INTO lines (game, seq, entry, person, command)
    SELECT game, seq, entry, person, command
    FROM unnest($1, $2, $3, $4, $5, $6) AS new (game, seq, entry, person, command, place)
    WHERE CASE WHEN place IS NULL THEN EXISTS (SELECT FROM games WHERE id = game)
          ELSE place IN (SELECT code FROM held) END
    ORDER BY game
    ON CONFLICT DO NOTHING RETURNING game";

async fn insert(client: &ClientWrapper, lines: &[Line]) -> Result<Written, StoreError> {
    let types = [
        Type::TEXT_ARRAY,
        Type::INT8_ARRAY,
        Type::TEXT_ARRAY,
        Type::TEXT_ARRAY,
        Type::TEXT_ARRAY,
        Type::TEXT_ARRAY,
        Type::INT8_ARRAY,
    ];
    let prepared = client.prepare_typed_cached(INSERT, &types);
    let prepared = prepared.await?;
    let games: Vec<&str> = lines.iter().map(|line| line.game.as_str()).collect();
    let numbers: Vec<i64> = lines
        .iter()
        .map(|line| i64::try_from(line.entry.seq).unwrap_or(i64::MAX))
        .collect();
    let entries: Vec<&str> = lines.iter().map(|line| line.entry.entry.as_str()).collect();
    let people: Vec<Option<&str>> = lines.iter().map(|line| line::person(&line.entry)).collect();
    let commands: Vec<Option<String>> = lines
        .iter()
        .map(|line| line::command(&line.entry))
        .collect();
    let fences = || lines.iter().map(|line| line.fence.as_ref());
    let tables: Vec<Option<&str>> = fences()
        .map(|fence| fence.map(|fence| fence.code.as_str()))
        .collect();
    let versions: Vec<Option<i64>> = fences()
        .map(|fence| i64::try_from(fence?.version).ok())
        .collect();
    let columns: [&(dyn ToSql + Sync); 7] = [
        &games, &numbers, &entries, &people, &commands, &tables, &versions,
    ];
    let rows = client.query(&prepared, &columns).await;
    let rows = rows?;
    let won: HashSet<String> = rows.iter().map(|row| row.get(0)).collect();
    let unfenced = lines.iter().filter(|line| line.fence.is_none());
    let lost: Vec<&str> = unfenced
        .map(|line| line.game.as_str())
        .filter(|&game| !won.contains(game))
        .collect();
    let missing = missing(client, &lost).await?;
    Ok(Written { won, missing })
}

/// Which of these games are not there.
async fn missing(client: &ClientWrapper, games: &[&str]) -> Result<HashSet<String>, StoreError> {
    if games.is_empty() {
        return Ok(HashSet::new());
    }
    let sql = "SELECT * FROM unnest($1) AS asked (game)
               WHERE NOT EXISTS (SELECT 1 FROM games WHERE id = asked.game)";
    let prepared = client.prepare_typed_cached(sql, &[Type::TEXT_ARRAY]);
    let prepared = prepared.await?;
    let rows = client.query(&prepared, &[&games]).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

async fn write_request(client: &ClientWrapper, request: &Request) -> Result<u64, StoreError> {
    if let Some(fence) = &request.fence {
        return fenced::write(client, fence, &request.changes).await;
    }
    let mut all = Vec::new();
    for change in &request.changes {
        all.extend(statements(change)?);
    }
    run::all_or_none(client, &all).await.map(|()| 0)
}
