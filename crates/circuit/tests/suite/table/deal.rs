//! Setting up a table.

use super::{Table, Toy, ToyCircuit};
use enigma_circuit::tile_set::TileId;
use enigma_circuit::{Card, Clocks, Options, SeatClocks};
use enigma_game::record::Play;
use enigma_game::{Game, Millis, Seat, Seats, Seed, Setup};
use enigma_puzzles::{ByCategory, Category};

/// No limits at all.
pub const UNTIMED: Clocks = Clocks {
    choose: None,
    sand_timer: None,
    cap: None,
    place: None,
};

/// How a game begins. Without a word to the contrary: seat 0 starts, every stack is nine times the
/// same tile, so that shuffling does not matter, and all puzzles have two pieces.
#[derive(Clone)]
pub struct Deal {
    pub rules: u32,
    pub seats: u64,
    pub seed: u64,
    pub options: Options<Toy>,
}

pub fn card(tile: &str) -> Card<Toy> {
    let tile = TileId::try_from(tile.to_owned()).unwrap();
    Card {
        tile,
        puzzle: Toy {
            category: tile.category(),
            pieces: 2,
            mark: format!("mark-{tile}"),
        },
    }
}

impl Deal {
    pub fn of(seats: u64) -> Self {
        let deck = ByCategory::from_fn(|_| Vec::new());
        let options = Options {
            from: None,
            deck,
            clocks: Clocks::default(),
            own_clocks: Vec::new(),
            first_player: Some(Seat(0)),
            bot_takes_over: false,
        };
        let deal = Self {
            rules: ToyCircuit::RULES,
            seats,
            seed: 2014,
            options,
        };
        // N:r S:y, NE:r, NS:rrb, NE:r
        deal.stacks(9, ["W13", "F22", "C07", "A01"])
    }

    /// Stacks of so many copies of these tiles.
    pub fn stacks(mut self, height: usize, tiles: [&str; 4]) -> Self {
        for tile in tiles {
            let card = card(tile);
            let category = card.tile.category();
            self.options.deck[category] = vec![card; height];
        }
        self
    }

    /// All 27 tiles of each category (C-2), or the first so many.
    pub fn tile_set(mut self, height: usize) -> Self {
        for category in Category::ALL {
            let tiles = TileId::of(category).take(height);
            self.options.deck[category] = tiles.map(|tile| card(&tile.to_string())).collect();
        }
        self
    }

    /// The seat plays by ear (D-20).
    pub fn by_ear(mut self, seat: u8) -> Self {
        let clocks = self.options.clocks.by_ear();
        let seat = Seat(seat);
        self.options.own_clocks.push(SeatClocks { seat, clocks });
        self
    }

    pub fn clocks(mut self, clocks: Clocks) -> Self {
        self.options.clocks = clocks;
        self
    }

    /// Plays by an earlier version of the rules.
    pub fn rules(mut self, rules: u32) -> Self {
        self.rules = rules;
        self
    }

    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Whoever is away for two full rounds does not leave: a bot takes the seat.
    pub fn with_bots(mut self) -> Self {
        self.options.bot_takes_over = true;
        self
    }

    pub fn setup(&self) -> Setup<Options<Toy>> {
        Setup {
            rules: self.rules,
            seats: Seats::new(self.seats).unwrap(),
            seed: Seed::from_number(self.seed),
            options: self.options.clone(),
        }
    }

    pub fn start(&self) -> Table {
        let (play, _) = Play::start(self.setup()).unwrap();
        Table {
            setup: self.setup(),
            play,
            entries: Vec::new(),
            now: Millis::ZERO,
        }
    }

    /// Why the game cannot begin.
    pub fn refused(&self) -> String {
        ToyCircuit::start(self.setup()).unwrap_err().to_string()
    }
}
