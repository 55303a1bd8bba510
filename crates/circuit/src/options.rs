//! What a table agrees on before a game of Circuit (section 5 of the rules).

use crate::puzzle::Puzzle;
use crate::refusal::Refusal;
use crate::tile_set::TileId;
use enigma_game::record::PlayedOn;
use enigma_game::{Millis, Seat, Seats};
use enigma_puzzles::{ByCategory, Category, Deck};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The options of a game, the deck included.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "P: Puzzle")]
pub struct Options<P: Puzzle> {
    /// The tiles of each stack before shuffling, each with the puzzle on its other side.
    pub deck: ByCategory<Vec<Card<P>>>,
    /// The clocks.
    #[serde(default)]
    pub clocks: Clocks,
    /// Those of seats that have their own (D-20).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own_clocks: Vec<SeatClocks>,
    /// Who starts; drawn by lot without (D-1).
    #[serde(default)]
    pub first_player: Option<Seat>,
    /// Whether a bot takes the seat of somebody who was away for two full rounds; without, that
    /// seat has left (D-9).
    #[serde(default = "yes")]
    pub bot_takes_over: bool,
    /// Where the game was played on from, if anywhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<PlayedOn>,
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
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

/// How many seconds a clock may run where it has a limit.
#[derive(Debug, Clone)]
pub struct Limit {
    /// From the least to the most.
    pub seconds: RangeInclusive<u32>,
    /// What is said where a clock would run longer or shorter.
    problem: &'static str,
}

impl Limit {
    fn check(self, field: &'static str, seconds: Option<u32>) -> Result<(), Refusal> {
        let problem = self.problem;
        match seconds {
            Some(seconds) if !self.seconds.contains(&seconds) => {
                Err(Refusal::BadOptions { field, problem })
            }
            _ => Ok(()),
        }
    }
}

macro_rules! limit {
    ($least:literal, $most:literal, $rule:literal) => {
        Limit {
            seconds: $least..=$most,
            problem: concat!($least, " to ", $most, " seconds, or none (", $rule, ")"),
        }
    };
}

/// The clocks of one seat, in place of the table's (D-20).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatClocks {
    /// Whose.
    pub seat: Seat,
    /// How long everything may take there.
    pub clocks: Clocks,
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

    /// At least as long as the table's, and long enough for somebody who hears the game and sees
    /// nothing of it (D-20). Where the table has no limit, there is none.
    #[must_use]
    pub fn by_ear(self) -> Self {
        let least = |limit: Option<u32>, least: u32| limit.map(|limit| limit.max(least));
        Self {
            choose: least(self.choose, 90),
            sand_timer: least(self.sand_timer, 240),
            cap: least(self.cap, 600),
            place: least(self.place, 240),
        }
    }

    /// How long somebody may have to choose (D-7).
    pub const CHOOSE: Limit = limit!(5, 600, "D-7");
    /// How long the sand timer may run (D-5).
    pub const SAND_TIMER: Limit = limit!(20, 180, "D-5");
    /// How long the wait for a first solution may be (D-4).
    pub const CAP: Limit = limit!(120, 900, "D-4");
    /// How long somebody may have to place (D-8).
    pub const PLACE: Limit = limit!(10, 900, "D-8");
    /// How long the sand timer of a seat with clocks of its own may run (D-20).
    const OWN_SAND_TIMER: Limit = limit!(20, 600, "D-20");

    fn check(self, sand_timer: Limit) -> Result<(), Refusal> {
        Self::CHOOSE.check("clocks.choose", self.choose)?;
        sand_timer.check("clocks.sand_timer", self.sand_timer)?;
        Self::CAP.check("clocks.cap", self.cap)?;
        Self::PLACE.check("clocks.place", self.place)
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
            own_clocks: Vec::new(),
            first_player: None,
            bot_takes_over: true,
            from: None,
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
    /// The clocks of a seat: its own, else the table's (D-20).
    #[must_use]
    pub fn clocks_of(&self, seat: Seat) -> Clocks {
        self.own_clocks_of(seat).unwrap_or(self.clocks)
    }

    pub(crate) fn own_clocks_of(&self, seat: Seat) -> Option<Clocks> {
        let mut own = self.own_clocks.iter();
        own.find(|own| own.seat == seat).map(|own| own.clocks)
    }

    pub(crate) fn check(&self, seats: Seats) -> Result<(), Refusal> {
        self.clocks.check(Clocks::SAND_TIMER)?;
        let bad = |field, problem| Err(Refusal::BadOptions { field, problem });
        for (place, own) in self.own_clocks.iter().enumerate() {
            own.clocks.check(Clocks::OWN_SAND_TIMER)?;
            if !seats.has(own.seat) {
                return bad("own_clocks", "the table has no such seat (D-20)");
            }
            if self.own_clocks[..place]
                .iter()
                .any(|other| other.seat == own.seat)
            {
                return bad("own_clocks", "a seat is named twice (D-20)");
            }
        }
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
