//! The questions and changes as PostgreSQL carries them out.

use super::{PostgresStore, only_read, run, unreachable, writer};
use crate::store::engine::Engine;
use crate::store::sql::{Query, values};
use crate::store::{
    Answer, Fence, StoreError, StoredEntry, StoredTable, TableWrite, Write, line, query,
};
use enigma_table::{GameId, TableCode};

impl Engine for PostgresStore {
    fn list<T: Send + 'static>(&self, query: Query<T>) -> Answer<Vec<T>> {
        let pool = self.readers.clone();
        Box::pin(async move {
            let client = pool.get().await.map_err(unreachable)?;
            run::list(&client, &query).await
        })
    }

    fn one<T: Send + 'static>(&self, query: Query<T>) -> Answer<Option<T>> {
        let rows = self.list(query);
        Box::pin(async move { Ok(rows.await?.into_iter().next()) })
    }

    fn write(&self, changes: Vec<Write>) -> Answer<()> {
        match &self.writer {
            Some(writer) => {
                let written = writer.write(changes, None);
                Box::pin(async { written.await.map(|_| ()) })
            }
            None => Box::pin(async { Err(only_read()) }),
        }
    }

    fn table_to_drive(&self, code: &TableCode) -> Answer<Option<(StoredTable, Fence)>> {
        self.one(Query {
            sql: "SELECT code, listed, playing, updated, doc, version FROM tables WHERE code = $1",
            values: values![code.clone()],
            read: |row| {
                let table = query::read_table(row)?;
                let fence = Fence {
                    code: table.code.clone(),
                    version: row.get(5)?,
                };
                Ok((table, fence))
            },
        })
    }

    fn write_fenced(&self, fence: &Fence, changes: Vec<TableWrite>) -> Answer<u64> {
        let changes = changes.into_iter().map(Write::Table).collect();
        match &self.writer {
            Some(writer) => writer.write(changes, Some(fence.clone())),
            None => Box::pin(async { Err(only_read()) }),
        }
    }

    fn tidy(&self) -> Answer<()> {
        // The database sees to that itself.
        Box::pin(async { Ok(()) })
    }

    fn close(&self) -> Answer<()> {
        let closing = self.writer.as_ref().map(writer::Writer::close);
        let (readers, leases) = (self.readers.clone(), self.leases.clone());
        Box::pin(async move {
            if let Some(closing) = closing {
                closing.await?;
            }
            readers.close();
            leases.close();
            Ok(())
        })
    }

    fn entries(&self, game: &GameId) -> Answer<Vec<StoredEntry>> {
        let lines = self.list(Query {
            sql: "SELECT seq, entry, person, command FROM lines WHERE game = $1 ORDER BY seq",
            values: values![game.clone()],
            read: line::read,
        });
        let game = game.clone();
        Box::pin(async move {
            let lines = lines.await?;
            expect_whole(&game, lines.iter().map(|line| line.seq))?;
            Ok(lines)
        })
    }

    /// A line lies where its number says.
    fn places(&self, game: &GameId) -> Answer<Vec<i64>> {
        let places = self.list(Query {
            sql: "SELECT seq FROM lines WHERE game = $1 ORDER BY seq",
            values: values![game.clone()],
            read: |row| row.get(0),
        });
        let game = game.clone();
        Box::pin(async move {
            let places: Vec<i64> = places.await?;
            expect_whole(&game, places.iter().map(|seq| seq.unsigned_abs()))?;
            Ok(places)
        })
    }

    fn lines_at(&self, game: &GameId, places: &[i64], bytes: usize) -> Answer<Vec<StoredEntry>> {
        let (Some(&first), Some(&last)) = (places.first(), places.last()) else {
            return Box::pin(async { Ok(Vec::new()) });
        };
        // Places follow one another, so the first and the last say all; no line is empty, so no more lines than bytes
        // are needed.
        let bytes = i64::try_from(bytes).unwrap_or(i64::MAX);
        let last = last.min(first.saturating_add(bytes));
        self.list(Query {
            sql: "SELECT seq, entry, person, command FROM
                  (SELECT *, sum(octet_length(entry)) OVER (ORDER BY seq) - octet_length(entry) AS before
                   FROM lines WHERE game = $1 AND seq BETWEEN $2 AND $3) AS counted
                  WHERE before < $4 ORDER BY seq",
            values: values![
                game.clone(),
                first.unsigned_abs(),
                last.unsigned_abs(),
                bytes.unsigned_abs().max(1)
            ],
            read: line::read,
        })
    }
}

/// Refuses a record that lacks a line: they are numbered from 1.
fn expect_whole(game: &GameId, numbers: impl Iterator<Item = u64>) -> Result<(), StoreError> {
    let torn = numbers.zip(1..).find(|(found, expected)| found != expected);
    match torn {
        None => Ok(()),
        Some((found, _)) => Err(StoreError::Damaged(format!(
            "the record of game {game} is torn at line {found}"
        ))),
    }
}
