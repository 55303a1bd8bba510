//! Regions with and without stubs and crossed-out pieces.

use super::{Deal, Quota};
use crate::conduit::pool;
use crate::{Conduit, Edition, Grade, Kind};
use enigma_game::Chance;

const NO_STUBS: u32 = 1;
const NOTHING_CROSSED_OUT: u32 = 2;
const CROSSED_OUT: u32 = 4;
const ONE_SOLUTION: u32 = 8;

impl Deal for Conduit {
    const QUOTAS: &'static [Quota] = &[
        Quota::at_least(6, "no stubs", NO_STUBS, 0),
        Quota::at_least(8, "nothing crossed out", NOTHING_CROSSED_OUT, 1),
        Quota::at_least(8, "one or two crossed out", CROSSED_OUT, 1),
        Quota::at_least(14, "one solution", ONE_SOLUTION, 2),
    ];

    fn features(&self) -> u32 {
        let mut features = 0;
        if self.stubs().next().is_none() {
            features |= NO_STUBS;
        }
        features |= match self.cell_count() {
            9 => NOTHING_CROSSED_OUT,
            7 | 8 => CROSSED_OUT,
            _ => 0,
        };
        if self.count() == 1 {
            features |= ONE_SOLUTION;
        }
        features
    }

    fn candidate(_: Edition, grade: Grade, wanted: u32, chance: &mut Chance) -> Self {
        let without_stubs = pool::without_stubs(grade);
        if wanted & NO_STUBS != 0 && !without_stubs.is_empty() {
            return pool::draw(without_stubs, chance);
        }
        pool::draw(pool::of_grade(grade), chance)
    }
}
