//! What a table agrees on before a game of Circuit (section 5 of the rules).

use crate::puzzle::Puzzle;
use crate::refusal::Refusal;
use crate::tile_set::TileId;
use enigma_game::{Millis, Seat, Seats};
use enigma_puzzles::{ByCategory, Category, Deck};
use serde::{Deserialize, Serialize};

/// The options of a game, the deck included.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "P: Puzzle")]
pub struct Options<P: Puzzle> {
    /// The tiles of each stack before shuffling, each with the puzzle on its other side.
    pub deck: ByCategory<Vec<Card<P>>>,
    /// The clocks.
    #[serde(default)]
    pub clocks: Clocks,
    /// Who starts; drawn by lot without (D-1).
    #[serde(default)]
    pub first_player: Option<Seat>,
    /// Whether a bot takes the seat of somebody who was away for two full rounds; without, that
    /// seat has left (D-9).
    #[serde(default = "yes")]
    pub bot_takes_over: bool,
}

const fn yes() -> bool {
    true
}

/// A tile with its two sides (C-2).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "P: Puzzle")]
pub struct Card<P: Puzzle> {
    /// The conduit side.
    pub tile: TileId,
    /// The puzzle side.
    pub puzzle: P,
}

/// How long everything may take, in seconds; none for no limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Clocks {
    /// To choose a category (D-7).
    pub choose: Option<u32>,
    /// From the first solution to the end of phase 2: the sand timer (D-5).
    pub sand_timer: Option<u32>,
    /// For the wait for a first solution (D-4).
    pub cap: Option<u32>,
    /// To lay the tile and place a networker (D-8).
    pub place: Option<u32>,
}

impl Default for Clocks {
    fn default() -> Self {
        Self::BY_DEFAULT
    }
}

impl Clocks {
    /// What the rules propose (D-4, D-5, D-7, D-8).
    const BY_DEFAULT: Self = Self {
        choose: Some(30),
        sand_timer: Some(45),
        cap: Some(5 * 60),
        place: Some(90),
    };

    fn check(self) -> Result<(), Refusal> {
        let within = |field, value: Option<u32>, range: std::ops::RangeInclusive<u32>, problem| {
            match value {
                Some(seconds) if !range.contains(&seconds) => {
                    Err(Refusal::BadOptions { field, problem })
                }
                _ => Ok(()),
            }
        };
        within(
            "clocks.choose",
            self.choose,
            5..=600,
            "5 to 600 seconds, or none (D-7)",
        )?;
        let sand = "20 to 180 seconds, or none (D-5)";
        within("clocks.sand_timer", self.sand_timer, 20..=180, sand)?;
        within(
            "clocks.cap",
            self.cap,
            120..=900,
            "120 to 900 seconds, or none (D-4)",
        )?;
        within(
            "clocks.place",
            self.place,
            10..=900,
            "10 to 900 seconds, or none (D-8)",
        )
    }
}

/// How long somebody who is away may take where the table has set no limit (D-7, D-8, D-9): the
/// game would wait for ever otherwise.
pub(crate) const AWAY_CLOCKS: Clocks = Clocks::BY_DEFAULT;

/// The moment `seconds` after `now`, if there is a limit.
pub(crate) fn deadline(now: Millis, seconds: Option<u32>) -> Option<Millis> {
    seconds.map(|seconds| now.after(Millis::from_secs(u64::from(seconds))))
}

impl Options<enigma_puzzles::Puzzle> {
    /// A game with a dealt deck and the usual clocks.
    #[must_use]
    pub fn with_deck(deck: &Deck) -> Self {
        let cards = |category: Category| {
            let puzzles = deck.tiles[category].iter().map(|tile| tile.puzzle.clone());
            let cards = TileId::of(category).zip(puzzles);
            cards.map(|(tile, puzzle)| Card { tile, puzzle }).collect()
        };
        Self {
            deck: ByCategory::from_fn(cards),
            clocks: Clocks::default(),
            first_player: None,
            bot_takes_over: true,
        }
    }

    /// Bytes of the deck, which is what a game under way keeps of its record.
    #[must_use]
    pub fn deck_bytes(&self) -> usize {
        let stacks = self.deck.pairs().map(|(_, cards)| {
            let puzzles = cards.iter().map(|card| card.puzzle.heap_bytes());
            cards.len() * size_of::<Card<enigma_puzzles::Puzzle>>() + puzzles.sum::<usize>()
        });
        stacks.sum()
    }
}

impl<P: Puzzle> Options<P> {
    pub(crate) fn check(&self, seats: Seats) -> Result<(), Refusal> {
        self.clocks.check()?;
        let bad = |field, problem| Err(Refusal::BadOptions { field, problem });
        if self.first_player.is_some_and(|seat| !seats.has(seat)) {
            return bad("first_player", "the table has no such seat (D-1)");
        }
        for (category, cards) in self.deck.pairs() {
            if cards.len() > usize::from(u8::MAX) {
                return bad("deck", "a stack has at most 255 tiles");
            }
            if cards.iter().any(|card| !card.belongs_to(category)) {
                return bad(
                    "deck",
                    "a tile or puzzle lies in another category's stack (C-10)",
                );
            }
        }
        Ok(())
    }
}

impl<P: Puzzle> Card<P> {
    fn belongs_to(&self, category: Category) -> bool {
        self.tile.category() == category && self.puzzle.category() == category
    }
}
