//! What survives: the [`Store`] trait, and the plain values that go in and out of it.
//!
//! A store knows nothing of rules or sockets. Whatever [`Store::write`] has answered is on disk.

mod change;
mod engine;
mod line;
pub mod people;
mod postgres;
mod query;
pub(crate) mod rows;
mod sql;
mod sqlite;
mod trouble;

pub use enigma_table::{Origin, Person, StoredEntry, StoredGame, StoredTable, Write as TableWrite};
pub(crate) use postgres::PostgresRows;
pub use postgres::{Address, BadAddress, Claim, Found, Own, Peer, PostgresStore};
pub(crate) use sqlite::{SqliteRows, open_to_read};
pub use sqlite::{SqliteStore, file_in};

use enigma_cipher::Language;
use enigma_protocol::{ChatLine, GameKind};
use enigma_puzzles::{Category, Grade};
use enigma_table::{GameId, PersonId, TableCode, Wall};
use people::{
    Decoding, Deeds, Profile, Seating, StoredDevice, StoredPasskey, StoredPlayed, StoredRating,
    StoredSolve, Tally, Wanted,
};
use std::future::Future;
use std::pin::Pin;

/// What a store answers, in its own time.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Why the store did not do as asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Something of that name is there already.
    #[error("there is one already")]
    Taken,
    /// There is nothing of that name.
    #[error("there is none")]
    Missing,
    /// The disk or the database failed, and nothing was written.
    #[error("storage failed: {0}")]
    Failed(String),
    /// What is stored cannot be read, and will not be read any better another time.
    #[error("what is stored is damaged: {0}")]
    Damaged(String),
    /// The database went away before it answered: what was to be written may be there, or not.
    #[error("the database went away: {0}")]
    Unknown(String),
}

impl StoreError {
    /// What the store itself says, for a sentence that begins otherwise.
    #[must_use]
    pub fn why(&self) -> String {
        match self {
            Self::Failed(why) | Self::Unknown(why) => why.clone(),
            other => other.to_string(),
        }
    }
}

/// So many lines of a table's chat are kept, the last ones: nobody is ever sent more.
pub const CHAT_KEPT: u32 = 50;

/// So many challenges wait for a passkey at a time.
pub const CHALLENGES: u32 = 4096;

/// SHA-256 of a secret; the secret itself is never stored.
pub type SecretHash = [u8; 32];

/// Somebody and one of the puzzles of a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DailyKey {
    /// The person's public id.
    pub person: PersonId,
    /// The day's number.
    pub day: u32,
    /// The category.
    pub category: Category,
}

/// What somebody did with one of the puzzles of a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredDaily {
    /// The day's number.
    pub day: u32,
    /// The category.
    pub category: Category,
    /// When it was first opened, in milliseconds since 1970.
    pub opened: u64,
    /// How long it took, in seconds, if it was solved.
    pub seconds: Option<u32>,
}

/// Somebody's best time in practice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredBest {
    /// The category.
    pub category: Category,
    /// The grade.
    pub grade: Grade,
    /// In seconds.
    pub seconds: u32,
}

/// Somebody and the word of a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordKey {
    /// The person's public id.
    pub person: PersonId,
    /// The day's number.
    pub day: u32,
    /// The language.
    pub language: Language,
}

/// What somebody did with the word of a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredWord {
    /// The day's number.
    pub day: u32,
    /// The language.
    pub language: Language,
    /// When it was first opened, in milliseconds since 1970.
    pub opened: u64,
    /// The moves, as a JSON list.
    pub moves: String,
    /// How many moves there are.
    pub count: u32,
    /// How many questions were asked.
    pub questions: u32,
    /// How often a word was named.
    pub guesses: u32,
    /// Whether the word was found; none while it goes on.
    pub found: Option<bool>,
}

/// What was found out about how a game was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredAnalysis {
    /// The version of the estimate that found it out.
    pub version: u32,
    /// The analysis as JSON; none if the game cannot be analysed.
    pub analysis: Option<String>,
}

/// A change to what is stored.
#[derive(Debug, Clone)]
pub enum Write {
    /// Somebody new, with the hash of their token.
    NewPerson(Person, SecretHash, u64),
    /// A new name.
    Rename(Person),
    /// Forgets a token.
    DropToken(SecretHash),
    /// A one-time link for a person, valid until then. Older links of that person are void.
    NewLink(SecretHash, PersonId, u64),
    /// The same link in another form.
    AlsoLink(SecretHash, PersonId, u64),
    /// Turns a link that is valid at that time into a token; [`StoreError::Missing`] if it is not.
    ClaimLink {
        /// The hash of the link's code.
        link: SecretHash,
        /// The hash of the new token.
        token: SecretHash,
        /// Now.
        at: u64,
    },
    /// A table that is not there yet; [`StoreError::Taken`] if it is.
    NewTable(StoredTable),
    /// What a table wants stored.
    Table(TableWrite),
    /// The server was alive then.
    Alive(Wall),
    /// What the server's clock shows, whether or not all games are awake.
    Clock(Wall),
    /// Somebody opened a puzzle of a day; the first time is kept.
    OpenDaily(DailyKey, u64),
    /// Somebody solved a puzzle of a day that they opened, in so many seconds; the first time is kept.
    SolveDaily(DailyKey, u32),
    /// Somebody's time in practice; kept if it is the best.
    Practised(PersonId, StoredBest),
    /// Somebody opened the word of a day; the first time is kept.
    OpenWord(WordKey, u64),
    /// Somebody made the next move with the word of a day; [`StoreError::Missing`] if it is not the next one.
    PlayWord(PersonId, StoredWord),
    /// Something about somebody.
    Person(PersonWrite),
    /// The analysis of a game, instead of an older one.
    Analysed(GameId, StoredAnalysis),
}

/// A change to what is stored about a person.
#[derive(Debug, Clone)]
pub enum PersonWrite {
    /// The device with that token has a name.
    NameDevice(SecretHash, String),
    /// The device with that token was seen then.
    Seen(SecretHash, u64),
    /// A recovery key, made then. An older one of that person is void.
    NewRecovery(PersonId, SecretHash, u64),
    /// Makes a device of a recovery key; [`StoreError::Missing`] if there is no such key.
    Recover {
        /// The hash of the key.
        key: SecretHash,
        /// The hash of the new token.
        token: SecretHash,
        /// Now.
        at: u64,
    },
    /// A challenge that a passkey may sign once, until then: for a new one of that person, or for whoever comes.
    /// Only so many wait at a time, the newest.
    NewChallenge(SecretHash, Option<PersonId>, u64),
    /// A challenge is signed; [`StoreError::Missing`] if it was before, or waits no more, or is another person's.
    Challenged {
        /// The hash of the challenge.
        challenge: SecretHash,
        /// Whose it must be.
        person: Option<PersonId>,
        /// Now.
        at: u64,
    },
    /// A new passkey; [`StoreError::Missing`] if that person has as many as there may be, [`StoreError::Taken`] if
    /// there is one of that id.
    NewPasskey(StoredPasskey),
    /// Makes a device by a passkey; [`StoreError::Missing`] if there is no such one, or it has signed meanwhile.
    Enter {
        /// The passkey, as it was.
        passkey: StoredPasskey,
        /// How often it has signed now.
        counter: u32,
        /// The hash of the new token.
        token: SecretHash,
        /// Now.
        at: u64,
    },
    /// That passkey has a name.
    NamePasskey(Vec<u8>, String),
    /// Forgets a passkey.
    DropPasskey(Vec<u8>),
    /// What somebody wishes.
    Wishes {
        /// Who.
        person: PersonId,
        /// Whether their games are rated.
        rates: bool,
        /// Whether their ratings are shown at tables.
        shows: bool,
    },
    /// What people did in a game is counted; [`StoreError::Missing`] if it was before.
    Counted(GameId),
    /// What somebody did in a game that is over.
    Did(GameId, Deeds),
    /// All ratings of somebody are forgotten.
    Unrated(PersonId),
    /// Whose the seats of a game are, and what they are called; [`StoreError::Missing`] if that was not as it is said.
    Reseat {
        /// The game.
        game: GameId,
        /// As it was.
        before: Seating,
        /// As it is to be.
        after: Seating,
    },
    /// A game is no longer one of somebody's, and its lines do not say which of them they sent.
    Unplay(GameId, PersonId),
    /// Nothing is kept of somebody any more, but for games and tables that know them.
    Erase(PersonId),
}

impl From<PersonWrite> for Write {
    fn from(write: PersonWrite) -> Self {
        Self::Person(write)
    }
}

impl From<TableWrite> for Write {
    fn from(write: TableWrite) -> Self {
        Self::Table(write)
    }
}

/// What a table's changes are held against: only who read the table last may change it. Of two who drive the same table,
/// whatever they believe, one loses ([`StoreError::Taken`]), and has to read the table anew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fence {
    /// The table.
    pub code: TableCode,
    /// The version of it that was read, or written last.
    pub version: u64,
}

/// Where tables, games and people are kept.
pub trait Store: Send + Sync + 'static {
    /// Carries out all of the changes or none; they are on disk when this answers.
    fn write(&self, changes: Vec<Write>) -> Answer<()>;
    /// A table, for whoever is going to drive it.
    fn table_to_drive(&self, code: &TableCode) -> Answer<Option<(StoredTable, Fence)>>;
    /// Carries out all of the changes that a table wants or none, if nobody else has changed or claimed it since; the
    /// version of the table then.
    fn write_fenced(&self, fence: &Fence, changes: Vec<TableWrite>) -> Answer<u64>;
    /// Folds the log of changes into the file, if there were any: whoever copies the file has all of them then.
    fn tidy(&self) -> Answer<()>;
    /// Finishes what was handed over, and lets go of everything; nothing can be asked afterwards.
    fn close(&self) -> Answer<()>;
    /// Whose token this is.
    fn person_by_token(&self, token: SecretHash) -> Answer<Option<Person>>;
    /// A table.
    fn table(&self, code: &TableCode) -> Answer<Option<StoredTable>>;
    /// Listed tables that changed since then, the newest first.
    fn listed_tables(&self, since: Wall, limit: u32) -> Answer<Vec<StoredTable>>;
    /// The codes of tables without a game under way that did not change since then.
    fn idle_tables(&self, before: Wall, asleep: Wall) -> Answer<Vec<TableCode>>;
    /// The codes of tables whose game was in some server's memory when that server last was alive.
    fn tables_awake(&self) -> Answer<Vec<TableCode>>;
    /// How a game began, and how it ended.
    fn game(&self, id: &GameId) -> Answer<Option<StoredGame>>;
    /// The lines of a game's record, in order.
    fn entries(&self, game: &GameId) -> Answer<Vec<StoredEntry>>;
    /// Where the lines of a game's record lie, in order, for [`Store::lines_at`].
    fn places(&self, game: &GameId) -> Answer<Vec<i64>>;
    /// The lines of a game's record that lie at the first of these places: as many as have so many bytes, and at least one.
    fn lines_at(&self, game: &GameId, places: &[i64], bytes: usize) -> Answer<Vec<StoredEntry>>;
    /// The games that a person played, the newest first.
    fn games_of(&self, person: &PersonId, limit: u32) -> Answer<Vec<StoredGame>>;
    /// The games of a person that are under way, the newest first.
    fn games_under_way(&self, person: &PersonId, limit: u32) -> Answer<Vec<StoredGame>>;
    /// The games of a person that are over, as they are wanted.
    fn played_games(&self, person: &PersonId, wanted: &Wanted) -> Answer<Vec<StoredPlayed>>;
    /// A person's games, summed up by their kinds.
    fn tallies_of(&self, person: &PersonId) -> Answer<Vec<Tally>>;
    /// Games that are over and not counted yet, in the order in which they ended.
    fn uncounted_games(&self, limit: u32) -> Answer<Vec<StoredGame>>;
    /// What is kept of a person besides the name.
    fn profile(&self, person: &PersonId) -> Answer<Option<Profile>>;
    /// A person's devices, the oldest first.
    fn devices_of(&self, person: &PersonId) -> Answer<Vec<StoredDevice>>;
    /// A person's passkeys, the oldest first.
    fn passkeys_of(&self, person: &PersonId) -> Answer<Vec<StoredPasskey>>;
    /// A passkey.
    fn passkey(&self, id: &[u8]) -> Answer<Option<StoredPasskey>>;
    /// The newest puzzles of a person in games.
    fn solves_of(&self, person: &PersonId, limit: u32) -> Answer<Vec<StoredSolve>>;
    /// How long people needed last for puzzles of a category and grade in games, in milliseconds.
    fn solve_times(&self, category: Category, grade: Grade, limit: u32) -> Answer<Vec<u64>>;
    /// What a person did with words in all games.
    fn decodings_of(&self, person: &PersonId) -> Answer<Decoding>;
    /// The last steps of a person's rating in a game, the newest first.
    fn ratings_of(
        &self,
        person: &PersonId,
        kind: GameKind,
        limit: u32,
    ) -> Answer<Vec<StoredRating>>;
    /// The codes of the tables that know a person.
    fn tables_of(&self, person: &PersonId) -> Answer<Vec<TableCode>>;
    /// The ids of all games.
    fn all_games(&self) -> Answer<Vec<GameId>>;
    /// The last lines of chat at a table after the given one, oldest first.
    fn chat(&self, table: &TableCode, after: u64, limit: u32) -> Answer<Vec<ChatLine>>;
    /// When a server with this store was last known to be alive.
    fn last_alive(&self) -> Answer<Option<Wall>>;
    /// The latest time that a server's clock is known to have shown.
    fn last_clock(&self) -> Answer<Option<Wall>>;
    /// What a person did with the puzzles of the days, in their order.
    fn dailies_of(&self, person: &PersonId) -> Answer<Vec<StoredDaily>>;
    /// The seconds that everybody needed for a puzzle of a day; only of so many people.
    fn daily_times(&self, day: u32, category: Category, limit: u32) -> Answer<Vec<u32>>;
    /// A person's best times in practice.
    fn bests_of(&self, person: &PersonId) -> Answer<Vec<StoredBest>>;
    /// What a person did with the words of the days, in their order.
    fn words_of(&self, person: &PersonId) -> Answer<Vec<StoredWord>>;
    /// The questions that everybody asked for the word of a day, and whether they found it; only of so many people.
    fn word_tally(&self, day: u32, language: Language, limit: u32) -> Answer<Vec<(u32, bool)>>;
    /// The analysis of a game, if it was made.
    fn analysis(&self, game: &GameId) -> Answer<Option<StoredAnalysis>>;
    /// The codes of all tables.
    fn all_tables(&self) -> Answer<Vec<TableCode>>;
    /// How many tables and games there are, in this order.
    fn counts(&self) -> Answer<(u64, u64)>;
}
