//! Scales of all sizes, with and without empty cups.

use super::{Deal, Quota};
use crate::weight::generate_preferring;
use crate::{Edition, Grade, Kind, Weight, WeightSolution};
use enigma_game::Chance;

const THREE_WEIGHTS: u32 = 1;
const FOUR_WEIGHTS: u32 = 2;
const FIVE_WEIGHTS: u32 = 4;
const SIX_WEIGHTS: u32 = 8;
const FOUR_CUPS: u32 = 16;
const MORE_CUPS: u32 = 32;
const EMPTY_CUP: u32 = 64;
const NO_EMPTY_CUP: u32 = 128;

impl Deal for Weight {
    const QUOTAS: &'static [Quota] = &[
        Quota::at_most(4, "three weights", THREE_WEIGHTS, 0),
        Quota::at_least(5, "four weights", FOUR_WEIGHTS, 0),
        Quota::at_least(5, "five weights", FIVE_WEIGHTS, 0),
        Quota::at_least(5, "six weights", SIX_WEIGHTS, 0),
        Quota::at_least(6, "four cups", FOUR_CUPS, 1),
        Quota::at_least(6, "five or six cups", MORE_CUPS, 1),
        Quota::at_least(6, "a cup stays empty", EMPTY_CUP, 2),
        Quota::at_least(6, "every cup is filled", NO_EMPTY_CUP, 2),
    ];

    fn features(&self) -> u32 {
        let filling = self.solve().map_or(0, |solution| filling(&solution));
        shape_features(self.cups(), self.weights()) | filling
    }

    fn candidate(_: Edition, grade: Grade, wanted: u32, chance: &mut Chance) -> Self {
        // If only one way of filling the cups is wanted, then that one.
        let fillings = match wanted & (EMPTY_CUP | NO_EMPTY_CUP) {
            0 => EMPTY_CUP | NO_EMPTY_CUP,
            wanted => wanted,
        };
        let can_be_filled =
            |cups: usize, weights: u8| fillings & EMPTY_CUP != 0 || usize::from(weights) >= cups;
        let shapes = wanted & (FOUR_WEIGHTS | FIVE_WEIGHTS | SIX_WEIGHTS | FOUR_CUPS | MORE_CUPS);
        generate_preferring(
            grade,
            chance,
            |cups, weights| {
                let suits = shapes == 0 || shape_features(cups, weights) & shapes != 0;
                suits && can_be_filled(cups, weights)
            },
            |solution| filling(solution) & fillings != 0,
        )
    }
}

fn filling(solution: &WeightSolution) -> u32 {
    let mut cups = solution.left.iter().chain(&solution.right);
    if cups.all(|&count| count > 0) {
        NO_EMPTY_CUP
    } else {
        EMPTY_CUP
    }
}

fn shape_features(cups: usize, weights: u8) -> u32 {
    let by_weights = match weights {
        3 => THREE_WEIGHTS,
        4 => FOUR_WEIGHTS,
        5 => FIVE_WEIGHTS,
        6 => SIX_WEIGHTS,
        _ => 0,
    };
    let by_cups = match cups {
        4 => FOUR_CUPS,
        5 | 6 => MORE_CUPS,
        _ => 0,
    };
    by_weights | by_cups
}
