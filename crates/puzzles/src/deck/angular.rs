//! Buildings, most of them with one solution.

use super::{Deal, Quota};
use crate::{Angular, Edition, Grade, Kind};
use enigma_game::Chance;

const ONE_SOLUTION: u32 = 1;
const COLOUR_ABSENT: u32 = 2;
const FEW_HIDDEN: u32 = 4;

impl Deal for Angular {
    const QUOTAS: &'static [Quota] = &[
        Quota::at_least(14, "one solution", ONE_SOLUTION, 0),
        Quota::at_most(2, "a colour is absent", COLOUR_ABSENT, 1),
        Quota::at_least(3, "three or fewer hidden cubes", FEW_HIDDEN, 2),
    ];

    fn features(&self) -> u32 {
        let mut features = 0;
        if self.count() == 1 {
            features |= ONE_SOLUTION;
        }
        if self.absent_colours() > 0 {
            features |= COLOUR_ABSENT;
        }
        if self.hidden_cubes() <= 3 {
            features |= FEW_HIDDEN;
        }
        features
    }

    fn candidate(edition: Edition, grade: Grade, wanted: u32, chance: &mut Chance) -> Self {
        // What is hidden makes a picture hard, so it is the easy ones where little can be hidden.
        let few_hidden = wanted & FEW_HIDDEN != 0 && grade <= Grade::Medium;
        let (wanted, tries) = if few_hidden {
            (FEW_HIDDEN, 30)
        } else {
            (wanted & ONE_SOLUTION, 4)
        };
        let mut puzzle = Self::generate_by(edition, grade, chance);
        for _ in 1..tries {
            if puzzle.features() & wanted == wanted {
                break;
            }
            puzzle = Self::generate_by(edition, grade, chance);
        }
        puzzle
    }

    /// A picture without one of the colours is for experts only.
    fn suits(grade: Grade, features: u32) -> bool {
        grade == Grade::Expert || features & COLOUR_ABSENT == 0
    }
}
