//! How a game of Circuit goes on, many times, with the same luck for all that is compared.

use enigma_bots::circuit::face::{Face, FaceNumber};
use enigma_bots::circuit::outlook::{Odds, Outlook};
use enigma_bots::circuit::player::KEEN;
use enigma_bots::circuit::search::Search;
use enigma_bots::circuit::sketch::SEATS;
use enigma_circuit::position::TARGET;
use enigma_game::Chance;

/// Nobody plays on for more rounds than there are tiles of a category.
const ROUNDS: u64 = 27;

/// How everybody looks ahead where it matters most: as Core does, with less patience.
const LOOKING: Search = Search {
    taste: KEEN,
    ways: 5,
    samples: 2,
    rounds: 1,
    sharpness: 1.0,
};
/// The same for choices, which are looked at twice as often.
const LOOKING_AT_STACKS: Search = Search {
    samples: 1,
    ..LOOKING
};

/// How many points a victory is worth: as many as it takes.
pub const VICTORY: f32 = TARGET as f32;

/// What is not known of a game, drawn once: two ways on with the same luck differ by nothing but themselves.
pub struct Luck {
    /// The hidden tiles of each stack, the next one first.
    stacks: [Vec<FaceNumber>; 4],
    /// What solving goes by.
    solving: u64,
}

/// The tiles that nobody has seen yet, by category.
pub type Hidden = [Vec<FaceNumber>; 4];

impl Luck {
    /// Draws it.
    pub fn draw(hidden: &Hidden, chance: &mut Chance) -> Self {
        let mut stacks = hidden.clone();
        for stack in &mut stacks {
            chance.shuffle(stack);
        }
        Self {
            stacks,
            solving: chance.bits(),
        }
    }

    /// The same, but the tiles came in the order in which they came in the game, as far as that is known.
    pub fn with_order(mut self, came: &Hidden) -> Self {
        for (stack, came) in self.stacks.iter_mut().zip(came) {
            stack.retain(|face| !came.contains(face));
            stack.splice(0..0, came.iter().copied());
        }
        self
    }
}

/// How a game went on for a seat.
#[derive(Debug, Clone, Copy, Default)]
pub struct Went {
    /// The share of the victory.
    pub won: f32,
    /// Its points less those of the best other seat.
    pub lead: f32,
}

impl Went {
    /// What it was worth, in points: the victory for the most part, and how clear it was. The second wavers less from
    /// game to game, and whoever leads by more has been more likely to win.
    pub fn worth(self) -> f32 {
        let clear = 1.0 / (1.0 + libm::expf(-self.lead / 3.0));
        VICTORY * (0.5 * self.won + 0.5 * clear)
    }
}

/// A game that is played on in the head, to its end.
pub struct PlayingOn<'a> {
    later: Outlook,
    luck: &'a Luck,
    odds: &'a Odds,
    next: [usize; 4],
    round: u64,
    /// Until which round everybody looks ahead; afterwards they do what is best at first sight.
    looking: u64,
}

impl<'a> PlayingOn<'a> {
    /// From here.
    pub fn from(later: Outlook, luck: &'a Luck, odds: &'a Odds) -> Self {
        Self {
            later,
            luck,
            odds,
            next: [0; 4],
            round: 0,
            looking: 0,
        }
    }

    /// The same, but everybody looks ahead in so many rounds.
    pub fn looking(self, rounds: u64) -> Self {
        Self {
            looking: rounds,
            ..self
        }
    }

    fn looks(&self) -> bool {
        self.round < self.looking
    }

    fn chance(&self, seat: usize, of: u64) -> Chance {
        let which = (self.round * 8 + seat as u64) * 2 + of;
        Chance::from_number(self.luck.solving ^ (1 + which).wrapping_mul(0xd134_2543_de82_ef95))
    }

    fn choice(&self, seat: usize) -> Option<usize> {
        if self.looks() {
            let chance = &mut self.chance(seat, 0);
            LOOKING_AT_STACKS.choose(&self.later, seat, self.odds, chance)
        } else {
            self.later.choice(seat, &KEEN, self.odds)
        }
    }

    fn place_all(&mut self) {
        if !self.looks() {
            self.later.place_all(&[KEEN; SEATS]);
            return;
        }
        let order: Vec<usize> = self.later.order().collect();
        for seat in order {
            let Some(face) = self.later.hands[seat] else {
                continue;
            };
            let chance = &mut self.chance(seat, 1);
            match LOOKING.place(&self.later, seat, face, self.odds, chance) {
                Some(way) => self.later.lay(seat, face, &way),
                None => self.later.hands[seat] = None,
            }
        }
    }

    /// A seat has laid its tile.
    pub fn placing(mut self, seat: usize) -> Went {
        self.place_all();
        self.rounds(seat)
    }

    /// A seat takes a tile.
    pub fn choosing(mut self, seat: usize, stack: usize) -> Went {
        self.take(seat, stack);
        self.round(seat)
    }

    fn rounds(mut self, seat: usize) -> Went {
        if self.later.is_over() || self.round >= ROUNDS {
            return self.went(seat);
        }
        self.later.next_round();
        self.round += 1;
        self.round(seat)
    }

    fn round(mut self, seat: usize) -> Went {
        let order: Vec<usize> = self.later.order().collect();
        for chooser in order {
            if self.later.hands[chooser].is_none()
                && let Some(stack) = self.choice(chooser)
            {
                self.take(chooser, stack);
            }
        }
        let luck = self.luck.solving ^ (1 + self.round).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.later
            .solve_all(self.odds, &mut Chance::from_number(luck));
        self.placing(seat)
    }

    fn take(&mut self, seat: usize, stack: usize) {
        // What comes next is drawn of all tiles of the category there; here it is known which are left.
        let chance = &mut Chance::from_number(0);
        self.later.take(seat, stack, chance);
        if self.later.heights[stack] > 0 {
            let next = self.luck.stacks[stack].get(self.next[stack]);
            self.later.tops[stack] = next.copied();
            self.next[stack] += 1;
        }
    }

    fn went(&self, seat: usize) -> Went {
        let scores = &self.later.sketch.scores;
        let others = (0..self.later.sketch.seats).filter(|&other| other != seat);
        let best = others.map(|other| scores[other]).max().unwrap_or(0);
        Went {
            won: self.later.result(seat),
            lead: scores[seat] as f32 - best as f32,
        }
    }
}

/// The tiles of a category that nobody has seen.
pub fn unseen(category: usize, seen: &[bool; 256]) -> Vec<FaceNumber> {
    let faces = Face::of_category(category);
    faces.filter(|&face| !seen[usize::from(face)]).collect()
}

/// A mean with how sure it is.
#[derive(Debug, Clone, Copy, Default)]
pub struct Mean {
    count: f32,
    sum: f32,
    squares: f32,
}

impl Mean {
    /// One more.
    pub fn add(&mut self, value: f32) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// How many there were.
    pub fn count(self) -> u32 {
        self.count as u32
    }

    /// The mean.
    pub fn value(&self) -> f32 {
        self.sum / self.count.max(1.0)
    }

    /// Its standard error.
    pub fn error(&self) -> f32 {
        let mean = self.value();
        let variance = (self.squares / self.count.max(1.0) - mean * mean).max(0.0);
        (variance / (self.count - 1.0).max(1.0)).sqrt()
    }
}
