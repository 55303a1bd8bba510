//! New weight puzzles: numbers 1 to 20, all different, one solution that fills three cups or more.

use super::{Weight, WeightSolution, gcd, solver};
use crate::kind::safely_within;
use crate::{Grade, Kind};
use enigma_game::Chance;

/// The numbers on generated cups go up to this.
const GREATEST_NUMBER: usize = 20;

/// Cups on the one side, cups on the other, weights.
type Shape = (usize, usize, u8);

/// What share of random numbers makes a puzzle of each grade, in thousandths, for each shape.
///
/// Measured on 20,000 random sets of numbers each. A shape is chosen with this weight and then kept until a puzzle
/// is found, so no grade wastes its time on shapes that hardly ever give it.
const YIELDS: [(Shape, [u32; 4]); 17] = [
    ((1, 2, 5), [28, 4, 3, 0]),
    ((1, 2, 6), [56, 15, 8, 1]),
    ((1, 3, 3), [21, 0, 0, 0]),
    ((1, 3, 4), [90, 36, 2, 0]),
    ((1, 3, 5), [60, 81, 35, 4]),
    ((1, 3, 6), [34, 93, 84, 23]),
    ((2, 2, 3), [49, 0, 0, 0]),
    ((2, 2, 4), [105, 60, 13, 0]),
    ((2, 2, 5), [45, 90, 74, 18]),
    ((2, 2, 6), [22, 81, 116, 66]),
    ((2, 3, 3), [118, 47, 2, 0]),
    ((2, 3, 4), [44, 134, 112, 13]),
    ((2, 3, 5), [4, 45, 127, 87]),
    ((2, 3, 6), [0, 10, 51, 73]),
    ((3, 3, 3), [56, 127, 40, 0]),
    ((3, 3, 4), [1, 51, 139, 82]),
    ((3, 3, 5), [0, 1, 19, 46]),
];

/// A puzzle of the given grade.
pub(super) fn generate(grade: Grade, chance: &mut Chance) -> Weight {
    of_shape(shape(grade, chance), grade, chance)
}

/// A puzzle of the given grade, if possible of a shape (cups, weights) and with a solution as asked for.
///
/// Both are looked at before the difficulty, which takes longest to find out.
pub(crate) fn generate_preferring(
    grade: Grade,
    chance: &mut Chance,
    shape_wanted: impl Fn(usize, u8) -> bool,
    solution_wanted: impl Fn(&WeightSolution) -> bool,
) -> Weight {
    const MOST_DRAWS: usize = 8;
    const MOST_ATTEMPTS: usize = 1_000;
    let mut drawn = shape(grade, chance);
    for _ in 1..MOST_DRAWS {
        if shape_wanted(drawn.0 + drawn.1, drawn.2) {
            break;
        }
        drawn = shape(grade, chance);
    }
    for _ in 0..MOST_ATTEMPTS {
        if let Some(puzzle) = attempt(drawn, chance)
            && solver::first(&puzzle).is_some_and(|solution| solution_wanted(&solution))
            && safely_within::<Weight>(grade, puzzle.difficulty())
        {
            return puzzle;
        }
    }
    of_shape(drawn, grade, chance)
}

fn of_shape(shape: Shape, grade: Grade, chance: &mut Chance) -> Weight {
    loop {
        if let Some(puzzle) = attempt(shape, chance)
            && safely_within::<Weight>(grade, puzzle.difficulty())
        {
            return puzzle;
        }
    }
}

fn shape(grade: Grade, chance: &mut Chance) -> Shape {
    // Below this a shape is too rare in the grade to be worth the wait.
    const LEAST_YIELD: u32 = 20;
    let shares = YIELDS.map(|(_, yields)| {
        let share = yields[usize::from(grade.number()) - 1];
        if share < LEAST_YIELD { 0 } else { share }
    });
    let mut drawn = chance.below(u64::from(shares.iter().sum::<u32>())) as u32;
    let mut last = YIELDS[0].0;
    for ((shape, _), share) in YIELDS.iter().zip(shares) {
        last = *shape;
        if drawn < share {
            break;
        }
        drawn -= share;
    }
    last
}

/// A puzzle of this shape that meets all requirements but a grade, if chance gives one.
fn attempt((one, other, weights): Shape, chance: &mut Chance) -> Option<Weight> {
    let mut numbers: [u8; GREATEST_NUMBER] = std::array::from_fn(|index| index as u8 + 1);
    for cup in 0..one + other {
        numbers.swap(cup, cup + chance.index(GREATEST_NUMBER - cup));
    }
    let numbers = &numbers[..one + other];
    let turned = chance.below(2) == 1;
    if numbers.iter().fold(0, |a, &b| gcd(a, b)) != 1 {
        return None;
    }
    let (left, right) = numbers.split_at(if turned { other } else { one });
    let puzzle = Weight {
        left: left.into(),
        right: right.into(),
        weights,
    };
    (solver::count(&puzzle, 2) == 1 && fills_three_cups(&puzzle)).then_some(puzzle)
}

fn fills_three_cups(puzzle: &Weight) -> bool {
    solver::first(puzzle)
        .is_some_and(|solution| solution.counts().filter(|&count| count > 0).count() >= 3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn generated_puzzles_meet_the_requirements() {
        for grade in Grade::ALL {
            for seed in 0..40 {
                let puzzle = generate(grade, &mut Chance::from_number(seed));
                let numbers: Vec<u8> = puzzle.left.iter().chain(&puzzle.right).copied().collect();
                assert!(
                    numbers.iter().all(|number| (1..=20).contains(number)),
                    "{puzzle:?}"
                );
                assert_eq!(
                    BTreeSet::from_iter(&numbers).len(),
                    numbers.len(),
                    "{puzzle:?}"
                );
                assert_eq!(
                    puzzle.identity().left.len() + puzzle.identity().right.len(),
                    numbers.len()
                );
                assert!((3..=6).contains(&numbers.len()), "{puzzle:?}");
                assert!((3..=6).contains(&puzzle.weights), "{puzzle:?}");
                let solutions = puzzle.solve_all();
                assert_eq!(solutions.len(), 1, "{puzzle:?}");
                assert!(solutions[0].counts().filter(|&count| count > 0).count() >= 3);
                let reached = Grade::within(&Weight::GRADE_LIMITS, puzzle.difficulty().unwrap());
                assert_eq!(reached, Some(grade), "{puzzle:?}");
            }
        }
    }

    /// All sets of different numbers from 1 to `greatest` on so many cups, of gcd 1, sides unordered.
    fn sets(one: usize, other: usize, greatest: u8) -> Vec<Weight> {
        fn choose(from: u8, greatest: u8, count: usize) -> Vec<Vec<u8>> {
            if count == 0 {
                return vec![vec![]];
            }
            let firsts = from..=greatest;
            let chosen = firsts.flat_map(|first| {
                let rest = choose(first + 1, greatest, count - 1);
                rest.into_iter().map(move |mut rest| {
                    rest.insert(0, first);
                    rest
                })
            });
            chosen.collect()
        }
        let mut all = Vec::new();
        for left in choose(1, greatest, one) {
            for right in choose(1, greatest, other) {
                let common = left.iter().chain(&right).fold(0, |a, &b| gcd(a, b));
                let different = right.iter().all(|number| !left.contains(number));
                if common == 1 && different && (one != other || left < right) {
                    all.push(Weight {
                        left: left.clone(),
                        right,
                        weights: 1,
                    });
                }
            }
        }
        all
    }

    /// The sets, and how many of them have one solution with 3, 4, 5 and 6 weights.
    fn census(one: usize, other: usize, greatest: u8) -> (usize, [usize; 4]) {
        let sets = sets(one, other, greatest);
        let unique = [3, 4, 5, 6].map(|weights| {
            let puzzles = sets.iter().map(|set| Weight {
                weights,
                ..set.clone()
            });
            puzzles
                .filter(|puzzle| solver::count(puzzle, 2) == 1)
                .count()
        });
        (sets.len(), unique)
    }

    #[test]
    fn the_census_of_scales_with_three_and_four_cups() {
        assert_eq!(census(1, 2, 20), (2_991, [311, 271, 455, 612]));
        assert_eq!(census(1, 3, 20), (18_476, [3_884, 4_008, 5_999, 7_454]));
        assert_eq!(census(2, 2, 20), (13_857, [3_554, 3_887, 5_367, 6_212]));
    }

    #[test]
    #[ignore = "solves two million scales: cargo test -p enigma-puzzles --release -- --ignored"]
    fn the_census_of_scales_with_five_and_six_cups() {
        assert_eq!(
            census(2, 3, 20),
            (152_460, [57_335, 61_982, 57_621, 35_940])
        );
        assert_eq!(
            census(3, 3, 20),
            (385_490, [165_791, 127_225, 46_348, 7_916])
        );
        let shapes = [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3)];
        let unique = |greatest| -> usize {
            let counts = shapes.map(|(one, other)| census(one, other, greatest).1);
            counts.iter().flatten().sum()
        };
        assert_eq!([unique(12), unique(15)], [19_350, 87_645]);
    }
}
