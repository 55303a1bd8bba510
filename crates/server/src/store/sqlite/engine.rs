//! The questions and changes as SQLite carries them out.

use super::{SqliteStore, lines, run};
use crate::store::engine::Engine;
use crate::store::sql::Query;
use crate::store::{Answer, Fence, StoredEntry, StoredTable, TableWrite, Write, query};
use enigma_table::{GameId, TableCode};

impl Engine for SqliteStore {
    fn list<T: Send + 'static>(&self, query: Query<T>) -> Answer<Vec<T>> {
        self.read(move |connection| run::list(connection, &query))
    }

    fn one<T: Send + 'static>(&self, query: Query<T>) -> Answer<Option<T>> {
        self.read(move |connection| run::one(connection, &query))
    }

    fn write(&self, changes: Vec<Write>) -> Answer<()> {
        self.writer.write(changes)
    }

    fn table_to_drive(&self, code: &TableCode) -> Answer<Option<(StoredTable, Fence)>> {
        let table = self.one(query::table(code));
        let fence = Fence {
            code: code.clone(),
            version: 0,
        };
        Box::pin(async move { Ok(table.await?.map(|table| (table, fence))) })
    }

    /// A file has one server: nobody else could have changed the table.
    fn write_fenced(&self, fence: &Fence, changes: Vec<TableWrite>) -> Answer<u64> {
        let version = fence.version;
        let written = self.write(changes.into_iter().map(Write::Table).collect());
        Box::pin(async move { written.await.map(|()| version) })
    }

    fn tidy(&self) -> Answer<()> {
        self.writer.tidy()
    }

    fn close(&self) -> Answer<()> {
        // The writer closes last: only a connection that may write can tidy up.
        self.readers.close();
        self.writer.close()
    }

    fn entries(&self, game: &GameId) -> Answer<Vec<StoredEntry>> {
        let (game, recent) = (game.clone(), self.recent.clone());
        self.read(move |connection| lines::of(connection, &recent, &game))
    }

    fn places(&self, game: &GameId) -> Answer<Vec<i64>> {
        let (game, recent) = (game.clone(), self.recent.clone());
        self.read(move |connection| lines::places(connection, &recent, &game))
    }

    fn lines_at(&self, _game: &GameId, places: &[i64], bytes: usize) -> Answer<Vec<StoredEntry>> {
        // No line is empty, so no more places than bytes are needed.
        let places = places[..places.len().min(bytes)].to_owned();
        self.read(move |connection| lines::at(connection, &places, bytes))
    }
}
