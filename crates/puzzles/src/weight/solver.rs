//! All ways to put the weights into the cups so that the scale balances.
//!
//! Cups are filled one after the other with 0, 1, 2, ... weights; the last cup takes what is left.
//! There are at most 462 ways to do so (six weights, six cups), and a side is left early once the
//! cups still to come cannot bring the scale back to balance.

use super::{Weight, WeightSolution};

const MOST_CUPS: usize = 6;

/// How many solutions there are, counting no further than `enough`.
pub(super) fn count(puzzle: &Weight, enough: u64) -> u64 {
    let mut found = 0;
    search(puzzle, |_| {
        found += 1;
        found < enough
    });
    found
}

/// The first solution in canonical order.
pub(super) fn first(puzzle: &Weight) -> Option<WeightSolution> {
    let mut solution = None;
    search(puzzle, |counts| {
        solution = Some(WeightSolution::from_counts(puzzle, counts));
        false
    });
    solution
}

/// All solutions, those with fewer weights in the first cups first.
pub(super) fn all(puzzle: &Weight) -> Vec<WeightSolution> {
    let mut solutions = Vec::new();
    search(puzzle, |counts| {
        solutions.push(WeightSolution::from_counts(puzzle, counts));
        true
    });
    solutions
}

/// Shows every solution to `visit`, as weights per cup, until it says `false`.
fn search(puzzle: &Weight, visit: impl FnMut(&[u8]) -> bool) {
    let mut search = Search {
        cups: puzzle.cups(),
        pulls: [0; MOST_CUPS],
        least: [0; MOST_CUPS],
        most: [0; MOST_CUPS],
        counts: [0; MOST_CUPS],
        visit,
    };
    for (cup, pull) in puzzle.pulls().enumerate() {
        search.pulls[cup] = pull;
    }
    search.least = search.pulls;
    search.most = search.pulls;
    for cup in (1..search.cups).rev() {
        search.least[cup - 1] = search.least[cup - 1].min(search.least[cup]);
        search.most[cup - 1] = search.most[cup - 1].max(search.most[cup]);
    }
    search.fill(0, puzzle.weights, 0);
}

struct Search<Visit> {
    cups: usize,
    pulls: [i32; MOST_CUPS],
    /// The least pull of this cup and those after it.
    least: [i32; MOST_CUPS],
    /// The greatest pull of this cup and those after it.
    most: [i32; MOST_CUPS],
    counts: [u8; MOST_CUPS],
    visit: Visit,
}

impl<Visit: FnMut(&[u8]) -> bool> Search<Visit> {
    /// Puts the remaining weights into `cup` and those after it. False once `visit` has had enough.
    fn fill(&mut self, cup: usize, remaining: u8, tilt: i32) -> bool {
        let weights = i32::from(remaining);
        if cup + 1 == self.cups {
            if tilt + weights * self.pulls[cup] != 0 {
                return true;
            }
            self.counts[cup] = remaining;
            return (self.visit)(&self.counts[..self.cups]);
        }
        if tilt + weights * self.least[cup] > 0 || tilt + weights * self.most[cup] < 0 {
            return true;
        }
        (0..=remaining).all(|count| {
            self.counts[cup] = count;
            let tilt = tilt + i32::from(count) * self.pulls[cup];
            self.fill(cup + 1, remaining - count, tilt)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Kind, Reason};
    use proptest::prelude::*;

    fn solutions(left: &[u8], right: &[u8], weights: u8) -> u64 {
        Weight::new(left, right, weights).unwrap().count()
    }

    #[test]
    fn the_rulebooks_example_has_one_solution() {
        let puzzle = Weight::new(&[13, 6], &[5, 7], 5).unwrap();
        let solution = WeightSolution {
            left: vec![1, 1],
            right: vec![1, 2],
        };
        assert_eq!(puzzle.solve_all(), [solution]);
    }

    #[test]
    fn cups_with_equal_numbers_are_told_apart() {
        assert_eq!(solutions(&[5, 5], &[10], 3), 3);
    }

    #[test]
    fn one_side_alone_never_balances() {
        assert_eq!(solutions(&[3], &[3], 1), 0);
        assert_eq!(solutions(&[1], &[99], 6), 0);
    }

    /// Every way to give each cup from none to all of the weights, told apart by the checker alone.
    fn slow_solutions(puzzle: &Weight) -> Vec<WeightSolution> {
        let (cups, choices) = (puzzle.cups() as u32, u32::from(puzzle.weights()) + 1);
        let mut found: Vec<WeightSolution> = (0..choices.pow(cups))
            .map(|number| {
                let counts: Vec<u8> = (0..cups)
                    .map(|cup| (number / choices.pow(cup) % choices) as u8)
                    .collect();
                WeightSolution::from_counts(puzzle, &counts)
            })
            .filter(|candidate| match puzzle.check(candidate) {
                Ok(()) => true,
                Err(reason) => {
                    assert!(matches!(reason, Reason::Count | Reason::Unbalanced));
                    false
                }
            })
            .collect();
        found.sort();
        found
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        #[test]
        fn a_slow_solver_finds_the_same_solutions(
            left in prop::collection::vec(1u8..=25, 1..=3),
            right in prop::collection::vec(1u8..=25, 1..=3),
            weights in 1u8..=5,
        ) {
            let puzzle = Weight::new(&left, &right, weights).unwrap();
            let slow = slow_solutions(&puzzle);
            prop_assert_eq!(puzzle.count(), slow.len() as u64);
            prop_assert_eq!(puzzle.solve(), slow.first().cloned());
            prop_assert_eq!(puzzle.solve_all(), slow);
        }

        #[test]
        fn turning_the_scale_round_keeps_the_solutions(
            left in prop::collection::vec(1u8..=99, 1..=3),
            right in prop::collection::vec(1u8..=99, 1..=3),
            weights in 1u8..=6,
        ) {
            let one = Weight::new(&left, &right, weights).unwrap();
            let other = Weight::new(&right, &left, weights).unwrap();
            prop_assert_eq!(one.count(), other.count());
            prop_assert_eq!(one.count(), one.identity().count());
            for solution in one.solve_all() {
                let turned = WeightSolution { left: solution.right, right: solution.left };
                prop_assert_eq!(other.check(&turned), Ok(()));
            }
        }
    }
}
