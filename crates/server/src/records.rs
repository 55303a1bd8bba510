//! Records of stored games, as files that anybody can verify.

use crate::house::House;
use crate::store::{StoredEntry, StoredGame};
use enigma_game::Seed;
use enigma_game::record::{Commitment, Header};

/// The text of the record file of a stored game.
///
/// # Errors
/// Names what is wrong with what is stored.
pub fn record_text(
    house: &dyn House,
    game: &StoredGame,
    entries: &[StoredEntry],
) -> Result<String, String> {
    let header = Header {
        names: game.names.clone(),
        started: game.started,
        commitment: commitment(game),
    };
    house.record(game, entries, header)
}

fn commitment(game: &StoredGame) -> Option<Commitment> {
    let seed: Seed = game.seed.parse().ok()?;
    Some(Commitment::to(&seed, game.salt.parse().ok()?))
}
