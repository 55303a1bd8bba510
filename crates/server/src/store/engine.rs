//! What both stores do alike: whatever is asked of them is a [`Query`], in the SQL that they share. What an [`Engine`] does
//! in its own way is how questions are carried out, how changes are written, and how a record's lines lie.

use super::people::{
    Decoding, Profile, StoredDevice, StoredPasskey, StoredPlayed, StoredRating, StoredSolve, Tally,
    Wanted,
};
use super::sql::Query;
use super::{
    Answer, Fence, Person, SecretHash, Store, StoredAnalysis, StoredBest, StoredDaily, StoredEntry,
    StoredGame, StoredTable, StoredWord, TableWrite, Write, query,
};
use enigma_cipher::Language;
use enigma_protocol::{ChatLine, GameKind};
use enigma_puzzles::{Category, Grade};
use enigma_table::{GameId, PersonId, TableCode, Wall};

/// A database that carries out what is asked in SQL.
pub trait Engine: Send + Sync + 'static {
    /// All rows of the answer.
    fn list<T: Send + 'static>(&self, query: Query<T>) -> Answer<Vec<T>>;
    /// The only row of the answer, if there is one.
    fn one<T: Send + 'static>(&self, query: Query<T>) -> Answer<Option<T>>;
    /// [`Store::write`]
    fn write(&self, changes: Vec<Write>) -> Answer<()>;
    /// [`Store::table_to_drive`]
    fn table_to_drive(&self, code: &TableCode) -> Answer<Option<(StoredTable, Fence)>>;
    /// [`Store::write_fenced`]
    fn write_fenced(&self, fence: &Fence, changes: Vec<TableWrite>) -> Answer<u64>;
    /// [`Store::tidy`]
    fn tidy(&self) -> Answer<()>;
    /// [`Store::close`]
    fn close(&self) -> Answer<()>;
    /// [`Store::entries`]
    fn entries(&self, game: &GameId) -> Answer<Vec<StoredEntry>>;
    /// [`Store::places`]
    fn places(&self, game: &GameId) -> Answer<Vec<i64>>;
    /// [`Store::lines_at`]
    fn lines_at(&self, game: &GameId, places: &[i64], bytes: usize) -> Answer<Vec<StoredEntry>>;
}

impl<E: Engine> Store for E {
    fn write(&self, changes: Vec<Write>) -> Answer<()> {
        Engine::write(self, changes)
    }

    fn table_to_drive(&self, code: &TableCode) -> Answer<Option<(StoredTable, Fence)>> {
        Engine::table_to_drive(self, code)
    }

    fn write_fenced(&self, fence: &Fence, changes: Vec<TableWrite>) -> Answer<u64> {
        Engine::write_fenced(self, fence, changes)
    }

    fn tidy(&self) -> Answer<()> {
        Engine::tidy(self)
    }

    fn close(&self) -> Answer<()> {
        Engine::close(self)
    }

    fn entries(&self, game: &GameId) -> Answer<Vec<StoredEntry>> {
        Engine::entries(self, game)
    }

    fn places(&self, game: &GameId) -> Answer<Vec<i64>> {
        Engine::places(self, game)
    }

    fn lines_at(&self, game: &GameId, places: &[i64], bytes: usize) -> Answer<Vec<StoredEntry>> {
        Engine::lines_at(self, game, places, bytes)
    }

    fn person_by_token(&self, token: SecretHash) -> Answer<Option<Person>> {
        self.one(query::person_by_token(token))
    }

    fn table(&self, code: &TableCode) -> Answer<Option<StoredTable>> {
        self.one(query::table(code))
    }

    fn listed_tables(&self, since: Wall, limit: u32) -> Answer<Vec<StoredTable>> {
        self.list(query::listed_tables(since, limit))
    }

    fn idle_tables(&self, before: Wall, asleep: Wall) -> Answer<Vec<TableCode>> {
        self.list(query::idle_tables(before, asleep))
    }

    fn tables_awake(&self) -> Answer<Vec<TableCode>> {
        self.list(query::tables_awake())
    }

    fn game(&self, id: &GameId) -> Answer<Option<StoredGame>> {
        self.one(query::game(id))
    }

    fn games_of(&self, person: &PersonId, limit: u32) -> Answer<Vec<StoredGame>> {
        self.list(query::games_of(person, limit))
    }

    fn games_under_way(&self, person: &PersonId, limit: u32) -> Answer<Vec<StoredGame>> {
        self.list(query::games_under_way(person, limit))
    }

    fn played_games(&self, person: &PersonId, wanted: &Wanted) -> Answer<Vec<StoredPlayed>> {
        self.list(query::played_games(person, wanted))
    }

    fn tallies_of(&self, person: &PersonId) -> Answer<Vec<Tally>> {
        self.list(query::tallies_of(person))
    }

    fn uncounted_games(&self, limit: u32) -> Answer<Vec<StoredGame>> {
        self.list(query::uncounted_games(limit))
    }

    fn profile(&self, person: &PersonId) -> Answer<Option<Profile>> {
        self.one(query::profile(person))
    }

    fn devices_of(&self, person: &PersonId) -> Answer<Vec<StoredDevice>> {
        self.list(query::devices_of(person))
    }

    fn passkeys_of(&self, person: &PersonId) -> Answer<Vec<StoredPasskey>> {
        self.list(query::passkeys_of(person))
    }

    fn passkey(&self, id: &[u8]) -> Answer<Option<StoredPasskey>> {
        self.one(query::passkey(id))
    }

    fn solves_of(&self, person: &PersonId, limit: u32) -> Answer<Vec<StoredSolve>> {
        self.list(query::solves_of(person, limit))
    }

    fn solve_times(&self, category: Category, grade: Grade, limit: u32) -> Answer<Vec<u64>> {
        self.list(query::solve_times(category, grade, limit))
    }

    fn decodings_of(&self, person: &PersonId) -> Answer<Decoding> {
        let summed = self.one(query::decodings_of(person));
        Box::pin(async move { Ok(summed.await?.unwrap_or_default()) })
    }

    fn ratings_of(
        &self,
        person: &PersonId,
        kind: GameKind,
        limit: u32,
    ) -> Answer<Vec<StoredRating>> {
        self.list(query::ratings_of(person, kind, limit))
    }

    fn tables_of(&self, person: &PersonId) -> Answer<Vec<TableCode>> {
        self.list(query::tables_of(person))
    }

    fn all_games(&self) -> Answer<Vec<GameId>> {
        self.list(query::all_games())
    }

    fn chat(&self, table: &TableCode, after: u64, limit: u32) -> Answer<Vec<ChatLine>> {
        self.list(query::chat(table, after, limit))
    }

    fn last_alive(&self) -> Answer<Option<Wall>> {
        self.one(query::last_alive())
    }

    fn last_clock(&self) -> Answer<Option<Wall>> {
        let shown = self.one(query::last_clock());
        Box::pin(async move { Ok(shown.await?.flatten()) })
    }

    fn dailies_of(&self, person: &PersonId) -> Answer<Vec<StoredDaily>> {
        self.list(query::dailies_of(person))
    }

    fn daily_times(&self, day: u32, category: Category, limit: u32) -> Answer<Vec<u32>> {
        self.list(query::daily_times(day, category, limit))
    }

    fn bests_of(&self, person: &PersonId) -> Answer<Vec<StoredBest>> {
        self.list(query::bests_of(person))
    }

    fn words_of(&self, person: &PersonId) -> Answer<Vec<StoredWord>> {
        self.list(query::words_of(person))
    }

    fn word_tally(&self, day: u32, language: Language, limit: u32) -> Answer<Vec<(u32, bool)>> {
        self.list(query::word_tally(day, language, limit))
    }

    fn analysis(&self, game: &GameId) -> Answer<Option<StoredAnalysis>> {
        self.one(query::analysis(game))
    }

    fn all_tables(&self) -> Answer<Vec<TableCode>> {
        self.list(query::all_tables())
    }

    fn counts(&self) -> Answer<(u64, u64)> {
        let counted = self.one(query::counts());
        Box::pin(async move { Ok(counted.await?.unwrap_or_default()) })
    }
}
