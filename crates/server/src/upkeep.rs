//! For whoever keeps a server: backups, and looking the data over.

use crate::house::House;
use crate::store::{
    SqliteStore, Store, StoreError, StoredEntry, StoredGame, file_in, open_to_read,
};
use enigma_game::Seed;
use enigma_table::Doc;
use rusqlite::Connection;
use std::fmt;
use std::path::{Path, PathBuf};

/// Why something could not be done.
#[derive(Debug, thiserror::Error)]
pub enum UpkeepError {
    /// There is no data in the folder.
    #[error("there is no data in {0}")]
    NoData(PathBuf),
    /// Something is there already.
    #[error("{0} is there already")]
    InTheWay(PathBuf),
    /// Data is there already, and nobody said that it may be set aside.
    #[error("there is data in {0} already; with --replace it is set aside, not lost")]
    WouldReplace(PathBuf),
    /// The folder for a new file is not there.
    #[error("there is no folder {0} to write to")]
    NoFolder(PathBuf),
    /// A server is running with that folder.
    #[error("a server is running with the data folder {0}; stop it first")]
    InUse(PathBuf),
    /// The file is damaged.
    #[error("{0} is damaged: {1}")]
    Damaged(PathBuf, String),
    /// The disk or the database failed.
    #[error("{0}")]
    Failed(String),
}

impl From<rusqlite::Error> for UpkeepError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

impl From<std::io::Error> for UpkeepError {
    fn from(error: std::io::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

impl From<StoreError> for UpkeepError {
    fn from(error: StoreError) -> Self {
        Self::Failed(error.to_string())
    }
}

/// Copies the data of a server, running or not, as it is at one moment. What to say about it.
///
/// # Errors
/// If there is no data, the file is there already, or the disk fails.
pub fn backup(folder: &Path, file: &Path) -> Result<String, UpkeepError> {
    let source = open_read_only(folder)?;
    if file.exists() {
        return Err(UpkeepError::InTheWay(file.to_owned()));
    }
    let target = file
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    if let Some(missing) = target.filter(|folder| !folder.is_dir()) {
        return Err(UpkeepError::NoFolder(missing.to_owned()));
    }
    let unfinished = file.with_extension("unfinished");
    let _ = std::fs::remove_file(&unfinished);
    let name = unfinished
        .to_str()
        .ok_or_else(|| UpkeepError::Failed("the file's name is not UTF-8".into()))?;
    source.execute("VACUUM INTO ?", [name])?;
    check(&unfinished)?;
    std::fs::File::open(&unfinished)?.sync_all()?;
    std::fs::rename(&unfinished, file)?;
    let count = |sql: &str| source.query_row(sql, [], |row| row.get::<_, u64>(0));
    let people = count("SELECT count(*) FROM people")?;
    let over = count("SELECT count(*) FROM games WHERE ended IS NOT NULL")?;
    let under_way = count("SELECT count(*) FROM games WHERE ended IS NULL")?;
    Ok(format!(
        "Backed up to {}: {}, {} over and {} under way.",
        file.display(),
        counted(people, "person", "people"),
        counted(over, "game", "games"),
        counted(under_way, "game", "games"),
    ))
}

fn counted(number: u64, one: &str, many: &str) -> String {
    match number {
        0 => format!("no {many}"),
        1 => format!("1 {one}"),
        _ => format!("{number} {many}"),
    }
}

/// Puts a backup into a data folder. What to say about it.
///
/// # Errors
/// If the backup is damaged, data is in the way, a server is running, or the disk fails.
pub fn restore(file: &Path, folder: &Path, replace: bool) -> Result<String, UpkeepError> {
    check(file)?;
    std::fs::create_dir_all(folder)?;
    let lock = std::fs::File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(folder.join("lock"))?;
    if lock.try_lock().is_err() {
        return Err(UpkeepError::InUse(folder.to_owned()));
    }
    let target = file_in(folder);
    let mut said = String::new();
    if target.exists() {
        if !replace {
            return Err(UpkeepError::WouldReplace(folder.to_owned()));
        }
        let aside = free_name(folder, "enigma.db.before-restore");
        // Folds the log into the file first, so that nothing is lost with it.
        Connection::open(&target)?.pragma_update(None, "wal_checkpoint", "truncate")?;
        std::fs::rename(&target, &aside)?;
        for log in ["enigma.db-wal", "enigma.db-shm"] {
            let _ = std::fs::remove_file(folder.join(log));
        }
        said = format!("; what was there is now {}", aside.display());
    }
    let unfinished = folder.join("enigma.db.unfinished");
    std::fs::copy(file, &unfinished)?;
    std::fs::File::open(&unfinished)?.sync_all()?;
    std::fs::rename(&unfinished, &target)?;
    Ok(format!("{} is restored{said}", target.display()))
}

/// That name in a folder, with the lowest number after it that makes it a new one.
fn free_name(folder: &Path, name: &str) -> PathBuf {
    let numbered = (2..).map(|number| folder.join(format!("{name}-{number}")));
    let mut names = std::iter::once(folder.join(name)).chain(numbered);
    names
        .find(|name| !name.exists())
        .unwrap_or_else(|| folder.join(name))
}

fn open_read_only(folder: &Path) -> Result<Connection, UpkeepError> {
    let file = file_in(folder);
    if !file.exists() {
        return Err(UpkeepError::NoData(folder.to_owned()));
    }
    Ok(open_to_read(&file)?)
}

/// Whether a file is a sound database of ours.
fn check(file: &Path) -> Result<(), UpkeepError> {
    let damaged = |why: String| UpkeepError::Damaged(file.to_owned(), why);
    let connection = open_to_read(file).map_err(|error| damaged(error.to_string()))?;
    let sound: String = connection
        .query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))
        .map_err(|error| damaged(error.to_string()))?;
    if sound != "ok" {
        return Err(damaged(sound));
    }
    connection
        .query_row("SELECT count(*) FROM games", [], |_| Ok(()))
        .map_err(|_| damaged("it holds no games of Enigma".into()))
}

/// What was found in a data folder.
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
                "All is well: the file is sound and every game plays again to the same end."
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

/// Looks a data folder over: the file, its form, and every game by playing it again.
///
/// # Errors
/// If there is no data.
pub async fn examine(folder: &Path, house: &dyn House) -> Result<Findings, UpkeepError> {
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
    if let Err(error) = examine_games(&file, house, &mut findings).await {
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

async fn examine_games(
    file: &Path,
    house: &dyn House,
    findings: &mut Findings,
) -> Result<(), StoreError> {
    let store = SqliteStore::open_to_read(file)?;
    findings.tables = store.counts().await?.0;
    examine_tables(&store, findings).await?;
    for id in store.all_games().await? {
        match store.game(&id).await {
            Ok(Some(game)) => match store.entries(&id).await {
                Ok(entries) => examine_game(house, &game, &entries, findings),
                Err(error) => findings.wrong.push(format!("game {id}: {error}")),
            },
            Ok(None) => {}
            Err(error) => findings
                .wrong
                .push(format!("game {id} cannot be read: {error}")),
        }
    }
    Ok(())
}

/// Looks at every table: whether it can be read, and whether its game is there.
async fn examine_tables(store: &SqliteStore, findings: &mut Findings) -> Result<(), StoreError> {
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
            let outcome = resumed.live.outcome();
            let played = outcome.as_ref().map(enigma_table::outcome_msg);
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
