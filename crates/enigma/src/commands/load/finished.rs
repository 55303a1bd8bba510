//! How long a server takes from its start to its first page on a folder with many finished games.

use super::process::{Folder, Process, start};
use super::table::Table;
use enigma_client::{Answer, Client, Error};
use enigma_server::store::{
    SqliteStore, Store, StoredEntry, StoredGame, TableWrite, Write, file_in,
};
use enigma_table::GameId;
use std::path::Path;
use std::time::Instant;

/// How many games share a commit while the folder is filled.
const TOGETHER: usize = 50;
/// How often the server is started.
const STARTS: usize = 5;

/// A folder with so many games that are over, and how large its file is.
pub async fn fill(server: Process, games: usize) -> Result<(Folder, u64), Error> {
    eprintln!("playing one game to its end");
    let mut table = Table::seat(std::slice::from_ref(&server.address), 0).await?;
    let game = play_to_the_end(&mut table).await?;
    drop(table);
    let folder = server.stop();
    eprintln!("storing {games} games like it");
    let bytes = copy(folder.path(), &game, games).await.map_err(broken)?;
    Ok((folder, bytes))
}

/// Wishes for the analyses of the first so many copies in such a folder.
pub async fn wish(server: &Process, games: usize) -> Result<(), Error> {
    let client = Client::new(&server.address);
    for number in 1..=games {
        let path = format!("/api/games/{}/analysis", id(number));
        client.request::<()>("GET", &path, None).await?.checked()?;
    }
    Ok(())
}

/// The id of a copy.
fn id(number: usize) -> String {
    format!("{number:08}")
}

/// Plays one game to its end, stores so many copies of it, and starts a server on them.
pub async fn measure(server: Process, games: usize) -> Result<String, Error> {
    let (folder, bytes) = fill(server, games).await?;
    let mut times = Vec::new();
    for _ in 0..STARTS {
        let began = Instant::now();
        let server = start(Some(folder.path()), None)?;
        let client = Client::new(&server.address);
        let page = client.request::<()>("GET", "/", None).await?;
        let length = page.body.len();
        times.push((began.elapsed(), length));
    }
    times.sort_unstable();
    let millis: Vec<String> = times
        .iter()
        .map(|(time, _)| format!("{:.0}", time.as_secs_f64() * 1000.0))
        .collect();
    Ok(format!(
        "finished games                 {games}, {:.0} MB\nstart to first page, ms         {} ({} bytes)",
        bytes as f64 / 1e6,
        millis.join(", "),
        times[0].1
    ))
}

async fn play_to_the_end(table: &mut Table) -> Result<GameId, Error> {
    while let Some((seat, action)) = table.action() {
        let Answer::Did(Some(seq)) = table.players[seat].act(None, &action).await? else {
            table.drafts[seat] = 3;
            continue;
        };
        for player in &mut table.players {
            player.until(|player| player.seq() >= seq).await?;
        }
    }
    let game = table.players[0].game().map(GameId::from);
    game.ok_or_else(|| Error::Misunderstood("there is no game".into()))
}

/// Stores copies of a game under ids of their own; the size of the file afterwards.
async fn copy(folder: &Path, game: &GameId, games: usize) -> Result<u64, String> {
    let failed = |error: enigma_server::store::StoreError| error.to_string();
    let file = file_in(folder);
    let store = SqliteStore::open(&file).map_err(failed)?;
    let played = store.game(game).await.map_err(failed)?;
    let played = played.ok_or("the game is not stored")?;
    if played.ended.is_none() {
        return Err("the game did not end".into());
    }
    let entries = store.entries(game).await.map_err(failed)?;
    for first in (1..games).step_by(TOGETHER) {
        let numbers = first..games.min(first + TOGETHER);
        let writes = numbers.flat_map(|number| copies(&played, &entries, number));
        store.write(writes.collect()).await.map_err(failed)?;
    }
    store.close().await.map_err(failed)?;
    std::fs::metadata(file)
        .map(|file| file.len())
        .map_err(|error| error.to_string())
}

fn copies(played: &StoredGame, entries: &[StoredEntry], number: usize) -> Vec<Write> {
    let id = id(number);
    let game = StoredGame {
        id: id.as_str().into(),
        started: played.started.after(number as u64),
        ..played.clone()
    };
    let entries = entries.iter().cloned();
    let appended = entries.map(|entry| TableWrite::Append(id.as_str().into(), entry).into());
    std::iter::once(TableWrite::NewGame(Box::new(game)).into())
        .chain(appended)
        .collect()
}

fn broken(error: String) -> Error {
    Error::Connection(error)
}
