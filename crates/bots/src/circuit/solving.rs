//! How long people take for puzzles, and what they show of it.

use crate::pace::factor;
use enigma_game::{Chance, Millis, Seed};
use enigma_puzzles::{ByCategory, Puzzle, hardness, ordinary_seconds};

/// How well a player solves puzzles.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Solver {
    /// The time it takes, as a multiple of an ordinary player's.
    pub pace: f64,
    /// How much the times differ from puzzle to puzzle.
    pub spread: f64,
    /// How often it gets stuck.
    pub failing: f64,
    /// By how much it likes some categories better than others.
    pub fancy: f64,
    /// So many seconds it works at least where somebody plays by ear (D-20).
    pub by_ear: u64,
}

impl Solver {
    /// The same for all, so that only the board decides.
    pub const EQUAL: Self = Self {
        pace: 1.0,
        spread: 0.4,
        failing: 0.05,
        fancy: 0.0,
        by_ear: 0,
    };

    /// The time for each category, as a multiple of an ordinary player's: everybody likes some
    /// better than others.
    #[must_use]
    pub fn likings(&self, seed: &Seed) -> ByCategory<f64> {
        let mut chance = seed.chance("likings");
        ByCategory::from_fn(|_| self.pace * factor(self.fancy, &mut chance))
    }

    /// How likely the player solves a puzzle of each category in time when another is first, as it
    /// believes itself.
    #[must_use]
    pub fn odds(&self, seed: &Seed) -> ByCategory<f64> {
        let likings = self.likings(seed);
        ByCategory::from_fn(|category| {
            ((1.0 - self.failing) * (1.15 - 0.35 * likings[category])).clamp(0.3, 0.95)
        })
    }
}

/// How an attempt at a puzzle will go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// How long after the beginning of phase 2 it ends.
    pub ends: Millis,
    /// Whether it ends with a solution; else the player gives up.
    pub solves: bool,
    /// How many pieces the player lays.
    pub lays: u32,
}

/// Nobody lays pieces faster than this.
const QUICKEST: f64 = 6.0;

/// Whoever is stuck gives up at last.
const PATIENCE_SECONDS: (f64, f64) = (110.0, 200.0);

impl Effort {
    /// How the attempt of a player at a puzzle goes: drawn once, at the beginning.
    #[must_use]
    pub fn draw(
        puzzle: &Puzzle,
        solver: &Solver,
        likings: &ByCategory<f64>,
        chance: &mut Chance,
    ) -> Self {
        let ordinary = ordinary_seconds(hardness(puzzle));
        let spread = factor(solver.spread, chance);
        let seconds = (ordinary * likings[puzzle.category()] * spread).max(QUICKEST);
        let stuck = chance.unit() < solver.failing;
        let patience =
            PATIENCE_SECONDS.0 + (PATIENCE_SECONDS.1 - PATIENCE_SECONDS.0) * chance.unit();
        let pieces = puzzle.pieces();
        if stuck {
            let lays = chance.below(u64::from(pieces.max(1))) as u32;
            return Self {
                ends: millis(patience.max(seconds)),
                solves: false,
                lays,
            };
        }
        Self {
            ends: millis(seconds),
            solves: true,
            lays: pieces,
        }
    }

    /// The same, but it ends no sooner than that.
    #[must_use]
    pub fn not_before(mut self, least: Millis) -> Self {
        self.ends = self.ends.max(least);
        self
    }

    /// When so many pieces lie: people look for a while, then lay faster and faster.
    #[must_use]
    pub fn laid_at(&self, pieces: u32) -> Millis {
        let share = f64::from(pieces) / f64::from(self.lays.max(1));
        let shown = if self.solves { 1.0 } else { 0.7 };
        Millis((self.ends.0 as f64 * shown * share.sqrt()) as u64)
    }
}

fn millis(seconds: f64) -> Millis {
    Millis((seconds * 1000.0) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use enigma_puzzles::{Category, Grade};

    #[test]
    fn harder_puzzles_take_longer_and_pieces_come_one_after_the_other() {
        let likings = ByCategory::from_fn(|_| 1.0);
        let mean = |grade| {
            let puzzle = Puzzle::generate(Category::Conduit, grade, 5);
            let mut chance = Chance::from_number(1);
            let sum: u64 = (0..400)
                .map(|_| {
                    let effort = Effort::draw(&puzzle, &Solver::EQUAL, &likings, &mut chance);
                    let times: Vec<_> = (1..=effort.lays).map(|k| effort.laid_at(k)).collect();
                    assert!(times.is_sorted() && times.iter().all(|&at| at <= effort.ends));
                    effort.ends.0
                })
                .sum();
            sum / 400
        };
        assert!(mean(Grade::Easy) < mean(Grade::Hard));
    }
}
