//! Record files of both games: read, replayed, and written as they were.
//!
//! No fuzzer guesses a hash, so every line is sealed here before it is read: what is tried is what
//! stands behind the seal.
#![no_main]

use enigma_cipher::Cipher;
use enigma_circuit::Circuit;
use enigma_game::Game;
use enigma_game::record::{Record, game_name};
use enigma_puzzles::Puzzle;
use libfuzzer_sys::fuzz_target;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

fuzz_target!(|text: &str| {
    let sealed = seal(text);
    match game_name(&sealed).as_deref() {
        Ok("circuit") => play::<Circuit<Puzzle>>(&sealed),
        Ok("cipher") => play::<Cipher>(&sealed),
        _ => {}
    }
});

fn play<G: Game>(text: &str) {
    let Ok(record) = Record::<G>::from_text(text) else {
        return;
    };
    let Ok(play) = record.replay(|_, _, _| ()) else {
        return;
    };
    assert_eq!(play.game().outcome(), record.end);
    let again = Record::<G>::from_text(&record.to_text()).expect("what was written can be read");
    assert_eq!(again.entries.len(), record.entries.len());
}

/// The lines with the hashes that belong to them, whatever hashes they had.
fn seal(text: &str) -> String {
    let mut hash = Sha256::new();
    let mut sealed = String::new();
    for line in text.lines() {
        let body = line.split(",\"hash\":\"").next().unwrap_or(line);
        let body = body.strip_suffix('}').unwrap_or(body);
        hash.update(body);
        hash.update("\n");
        let digits = hash.clone().finalize();
        let digits: String = digits[..8].iter().map(|byte| format!("{byte:02x}")).collect();
        let _ = writeln!(sealed, "{body},\"hash\":\"{digits}\"}}");
    }
    sealed
}
