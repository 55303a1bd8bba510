//! How long puzzles are thought to take: the model, until people have shown it.

use crate::{Grade, Puzzle, grade_limits};

/// An ordinary player's time for the easiest puzzles.
const EASIEST_SECONDS: f64 = 20.0;

/// How many times longer each grade takes than the one before.
const PER_GRADE: f64 = 1.6;

/// How hard a puzzle is, from 0 to 4: each whole number is a grade, whatever its category measures.
#[must_use]
pub fn hardness(puzzle: &Puzzle) -> f64 {
    let limits = grade_limits(puzzle.category());
    let Some(difficulty) = puzzle.difficulty() else {
        return 4.0;
    };
    let mut grades = limits.windows(2).zip(0u8..);
    let within = grades.find(|(grade, _)| difficulty < grade[1]);
    within.map_or(4.0, |(grade, number)| {
        let share = (difficulty - grade[0]) / (grade[1] - grade[0]);
        f64::from(number) + share.clamp(0.0, 1.0)
    })
}

/// An ordinary player's time for a puzzle that hard, in seconds.
#[must_use]
pub fn ordinary_seconds(hardness: f64) -> f64 {
    EASIEST_SECONDS * libm::pow(PER_GRADE, hardness)
}

impl Grade {
    /// An ordinary player's time for a puzzle in the middle of the grade, in seconds.
    #[must_use]
    pub fn ordinary_seconds(self) -> f64 {
        ordinary_seconds(f64::from(self.number()) - 0.5)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Category;

    #[test]
    fn hardness_lies_within_the_grade() {
        for category in Category::ALL {
            for grade in Grade::ALL {
                let puzzle = Puzzle::generate(category, grade, 5);
                let whole = hardness(&puzzle).floor() as u8;
                assert_eq!(whole + 1, grade.number(), "{puzzle:?}");
            }
        }
    }

    #[test]
    fn every_grade_takes_longer_than_the_one_before() {
        let seconds = Grade::ALL.map(|grade| grade.ordinary_seconds().round() as u32);
        assert_eq!(seconds, [25, 40, 65, 104]);
    }
}
