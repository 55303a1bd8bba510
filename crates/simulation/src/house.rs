//! The house of the simulated world: both games with the bots of the house, and small decks.

use crate::theme::Theme;
use enigma_bots::Level;
use enigma_bots::cipher::CipherBot;
use enigma_bots::circuit::CircuitBot;
use enigma_game::Seed;
use enigma_puzzles::{ByCategory, Deck, DeckOptions};
use enigma_table::house::TheHouse;
use std::sync::{Arc, OnceLock};

/// How many decks are dealt in all: they are cut out of these.
const DECKS: usize = 8;

/// Both games. All bots play as Turbine does: it thinks quickly, and how well is no matter here. A stack has few tiles, so
/// that a game is over soon.
pub fn house(theme: Theme) -> Arc<TheHouse> {
    let house = TheHouse::with_bots(
        Arc::new(|_, _, seed| Box::new(CircuitBot::new(Level::Turbine, seed))),
        Arc::new(|_, _, seed| Box::new(CipherBot::new(Level::Turbine, seed))),
    );
    Arc::new(house.with_decks(Arc::new(move |seed, _| few_tiles(seed, theme.tiles))))
}

/// A deck with so many tiles in each stack at most.
fn few_tiles(seed: &Seed, most: u64) -> Deck {
    let mut chance = seed.chance("few tiles");
    let whole = deck(chance.index(DECKS));
    let count = 1 + chance.index(usize::try_from(most).unwrap_or(1));
    let tiles = ByCategory::from_fn(|category| {
        let all = &whole.tiles[category];
        let first = chance.index(all.len().saturating_sub(count).max(1));
        all.iter().skip(first).take(count).cloned().collect()
    });
    Deck { tiles }
}

/// One of a few whole decks. They are dealt once: that takes longer than all else in a world.
fn deck(number: usize) -> &'static Deck {
    static ALL: [OnceLock<Deck>; DECKS] = [const { OnceLock::new() }; DECKS];
    ALL[number].get_or_init(|| Deck::deal(number as u64, &DeckOptions::default()))
}
