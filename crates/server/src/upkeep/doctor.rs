//! The doctor: looks data over, and changes nothing.

use super::{UpkeepError, counted};
use crate::Keep;
use crate::house::House;
use crate::store::{
    Address, PostgresStore, SqliteStore, Store, StoreError, StoredEntry, StoredGame, file_in,
    open_to_read,
};
use enigma_game::Seed;
use enigma_table::{Doc, GameId};
use std::fmt;
use std::path::Path;

/// What was found.
#[derive(Debug, Default)]
pub struct Findings {
    /// How many tables there are.
    pub tables: u64,
    /// How many games are over, and how many are under way.
    pub games: (u64, u64),
    /// How many steps all of them have.
    pub steps: u64,
    /// What is wrong, in plain words.
    pub wrong: Vec<String>,
}

impl Findings {
    /// Whether nothing is wrong.
    #[must_use]
    pub const fn is_well(&self) -> bool {
        self.wrong.is_empty()
    }
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (over, under_way) = self.games;
        writeln!(
            f,
            "{}, {} over and {under_way} under way, {}.",
            counted(self.tables, "table", "tables"),
            counted(over, "game", "games"),
            counted(self.steps, "step", "steps"),
        )?;
        if self.is_well() {
            return writeln!(
                f,
                "All is well: the data is sound and every game plays again to the same end."
            );
        }
        match self.wrong.len() {
            1 => writeln!(f, "Something is wrong:")?,
            number => writeln!(f, "{number} things are wrong:")?,
        }
        for wrong in &self.wrong {
            writeln!(f, "- {wrong}")?;
        }
        Ok(())
    }
}

/// Looks data over: the file, if it is one, its form, and every game by playing it again.
///
/// # Errors
/// If there is no data.
pub async fn examine(keep: &Keep, house: &dyn House) -> Result<Findings, UpkeepError> {
    match keep {
        Keep::Folder(folder) => examine_folder(folder, house).await,
        Keep::Database(address) => {
            let unusable = |error| UpkeepError::Place(keep.clone(), error);
            examine_database(address, house).await.map_err(unusable)
        }
    }
}

async fn examine_database(address: &Address, house: &dyn House) -> Result<Findings, StoreError> {
    let mut findings = Findings::default();
    let store = PostgresStore::open_to_read(address).await?;
    let faults = store.faults().await?;
    findings.wrong.extend(faults);
    let examined = examine_store(&store, house, &mut findings, &mut |_, _| ()).await;
    // What is found wrong with its form already is not said twice.
    match examined {
        Err(error) if findings.is_well() => Err(error),
        _ => Ok(findings),
    }
}

async fn examine_folder(folder: &Path, house: &dyn House) -> Result<Findings, UpkeepError> {
    let mut findings = Findings::default();
    let file = file_in(folder);
    if !file.exists() {
        return Err(UpkeepError::NoData(folder.to_owned()));
    }
    let damaged = |fault: &str| format!("{} is damaged: {fault}", file.display());
    match faults_in(&file) {
        Ok(faults) => findings.wrong.extend(faults.iter().map(|f| damaged(f))),
        Err(error) if is_damage(&error) => findings.wrong.push(damaged(&error.to_string())),
        Err(error) => findings.wrong.push(unreadable(&file, &error.to_string())),
    }
    if let Err(error) = examine_file(&file, house, &mut findings).await {
        // What the check of the file has found already is not said twice.
        if findings.is_well() {
            findings.wrong.push(unreadable(&file, &error.to_string()));
        }
    }
    Ok(findings)
}

/// Whether the file itself is at fault.
fn is_damage(error: &rusqlite::Error) -> bool {
    use rusqlite::ErrorCode::{DatabaseCorrupt, NotADatabase};
    matches!(
        error.sqlite_error_code(),
        Some(DatabaseCorrupt | NotADatabase)
    )
}

/// That a file cannot be read, which need not be its own fault.
fn unreadable(file: &Path, error: &str) -> String {
    let writable = file.parent().is_none_or(|folder| {
        let metadata = std::fs::metadata(folder);
        metadata.is_ok_and(|folder| !folder.permissions().readonly())
    });
    let folder = if writable {
        ""
    } else {
        " (its folder may not be written to, and the server's log lies beside it)"
    };
    format!("{} cannot be read: {error}{folder}", file.display())
}

/// What SQLite finds wrong with the file.
fn faults_in(file: &Path) -> Result<Vec<String>, rusqlite::Error> {
    let connection = open_to_read(file)?;
    let mut statement = connection.prepare("PRAGMA integrity_check(20)")?;
    let faults = statement.query_map([], |row| row.get::<_, String>(0))?;
    let faults = faults.map(|fault| fault.unwrap_or_else(|error| error.to_string()));
    Ok(faults.filter(|fault| fault != "ok").collect())
}

async fn examine_file(
    file: &Path,
    house: &dyn House,
    findings: &mut Findings,
) -> Result<(), StoreError> {
    let store = SqliteStore::open_to_read(file)?;
    examine_store(&store, house, findings, &mut |_, _| ()).await
}

/// Looks at every table and every game of a store. `tell` is told how many games of all that was.
pub(super) async fn examine_store(
    store: &dyn Store,
    house: &dyn House,
    findings: &mut Findings,
    tell: &mut (dyn FnMut(u64, u64) + Send),
) -> Result<(), StoreError> {
    findings.tables = store.counts().await?.0;
    examine_tables(store, findings).await?;
    let games = store.all_games().await?;
    for (done, id) in (0..).zip(&games) {
        tell(done, games.len() as u64);
        match game_at_one_moment(store, id).await {
            Ok(Some((game, entries))) => examine_game(house, &game, &entries, findings),
            Ok(None) => {}
            Err(error) => findings.wrong.push(format!("game {id}: {error}")),
        }
    }
    Ok(())
}

/// A game and its record. It may end between two questions, which it does once: then both are asked again.
async fn game_at_one_moment(
    store: &dyn Store,
    id: &GameId,
) -> Result<Option<(StoredGame, Vec<StoredEntry>)>, StoreError> {
    let mut before = store.game(id).await?;
    loop {
        let entries = store.entries(id).await?;
        let game = store.game(id).await?;
        let ended = |game: &Option<StoredGame>| game.as_ref().and_then(|game| game.ended);
        if ended(&game) == ended(&before) {
            return Ok(game.map(|game| (game, entries)));
        }
        before = game;
    }
}

/// Looks at every table: whether it can be read, and whether its game is there.
async fn examine_tables(store: &dyn Store, findings: &mut Findings) -> Result<(), StoreError> {
    for code in store.all_tables().await? {
        let table = match store.table(&code).await {
            Ok(Some(table)) => table,
            // A server that runs has given it up in the meantime.
            Ok(None) => continue,
            Err(error) => {
                let fault = format!("table {code} cannot be read: {error}");
                findings.wrong.push(fault);
                continue;
            }
        };
        let game = match serde_json::from_str::<Doc>(&table.doc) {
            Ok(doc) => doc.game,
            Err(error) => {
                let fault = format!("table {code} cannot be read: {error}");
                findings.wrong.push(fault);
                continue;
            }
        };
        if let Some(game) = game
            && matches!(store.game(&game).await, Ok(None))
        {
            let fault = format!("table {code}: its game {game} is not stored");
            findings.wrong.push(fault);
        }
    }
    Ok(())
}

fn examine_game(
    house: &dyn House,
    game: &StoredGame,
    entries: &[StoredEntry],
    findings: &mut Findings,
) {
    findings.steps += entries.len() as u64;
    let counted = if game.ended.is_some() {
        &mut findings.games.0
    } else {
        &mut findings.games.1
    };
    *counted += 1;
    let mut wrong = |what: String| findings.wrong.push(format!("game {}: {what}", game.id));
    match house.resume(game, entries) {
        Err(fault) => wrong(fault),
        Ok(resumed) => {
            let played = resumed.live.outcome();
            if played != game.outcome {
                wrong("it plays again to another end than the one stored".into());
            }
        }
    }
    if [&game.seed, &game.salt]
        .iter()
        .any(|text| text.parse::<Seed>().is_err())
    {
        wrong("its seed or salt is damaged".into());
    }
}
