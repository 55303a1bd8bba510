//! The page's types are written from ours. They are committed, and this fails when they are stale.

mod tables;

use enigma_protocol::{
    ClientMsg, ServerMsg, analysis, dictionary, puzzles, replay, rest, shorthand, words,
};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use ts_rs::{Config, TS};

#[test]
fn the_typescript_of_the_page_is_up_to_date() {
    let fresh = tempfile::tempdir().unwrap();
    write(fresh.path());
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol");
    if std::env::var_os("UPDATE_TS").is_some() {
        let _ = fs::remove_dir_all(&committed);
        for (name, text) in files(fresh.path()) {
            let to = committed.join(name);
            fs::create_dir_all(to.parent().unwrap()).unwrap();
            fs::write(to, text).unwrap();
        }
    }
    let (fresh, committed) = (files(fresh.path()), files(&committed));
    let stale: Vec<_> = fresh
        .keys()
        .chain(committed.keys())
        .filter(|name| fresh.get(*name) != committed.get(*name))
        .collect();
    assert!(
        stale.is_empty(),
        "stale: run `make protocol` and commit: {stale:?}"
    );
}

fn write(folder: &Path) {
    let config = Config::new().with_out_dir(folder).with_large_int("number");
    macro_rules! export {
        ($($root:ty),* $(,)?) => { $(<$root>::export_all(&config).unwrap();)* };
    }
    export!(
        ClientMsg,
        ServerMsg,
        enigma_protocol::Patch,
        enigma_protocol::TableRefusal,
        enigma_puzzles::Advice,
        puzzles::BestTime,
        puzzles::Daily,
        puzzles::DailySolution,
        puzzles::DailyTimes,
        puzzles::Hint,
        puzzles::MyDays,
        puzzles::Practised,
        puzzles::Question,
        puzzles::Solved,
        puzzles::Work,
        words::WordMove,
        words::WordPractice,
        words::WordState,
        words::WordTally,
        replay::Replay,
        analysis::Analysis,
        rest::Claim,
        rest::Device,
        rest::DeviceName,
        rest::Export,
        rest::GameNumbers,
        rest::GameSummary,
        rest::LinkCode,
        rest::Me,
        rest::MyDevices,
        rest::MyGames,
        rest::MyNumbers,
        rest::MyRating,
        rest::MyRatings,
        rest::NameShown,
        rest::NewName,
        rest::NewTable,
        rest::PlayOn,
        rest::Problem,
        rest::NewPasskey,
        rest::Passkey,
        rest::PasskeyClaim,
        rest::PasskeyQuestion,
        rest::PasskeyWish,
        rest::RatingStep,
        rest::SeatRating,
        rest::RatingWishes,
        rest::RecoveryKey,
        rest::SolvingNumbers,
        rest::WordNumbers,
        rest::TableSummary,
        rest::About,
        rest::Version,
        dictionary::CheckedWord,
        enigma_cipher::words::Difficulty,
        dictionary::LookBack,
        dictionary::SuggestedWord,
        dictionary::WordToCheck,
        enigma_circuit::View<enigma_puzzles::Puzzle>,
        enigma_circuit::Event,
        enigma_circuit::Action<enigma_puzzles::Solution>,
        enigma_cipher::View,
        enigma_cipher::Event,
        enigma_cipher::Action,
    );
    write_shorthand(folder);
    tables::write(folder);
}

/// What frequent pieces of steps stand for, in their order.
fn write_shorthand(folder: &Path) {
    let pieces = serde_json::to_string_pretty(shorthand::PIECES).unwrap();
    let text = format!(
        "// Generated from crates/protocol/src/shorthand.rs: do not edit.\n\n\
         export const pieces: readonly string[] = {pieces};\n"
    );
    fs::write(folder.join("shorthand.ts"), text).unwrap();
}

/// The text of every file in a folder, by its path in it.
fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(&next).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap().to_path_buf();
                found.insert(name, fs::read_to_string(&path).unwrap());
            }
        }
    }
    found
}
