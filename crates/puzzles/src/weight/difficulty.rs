//! How hard a weight puzzle is: the single moves that a certain player needs on average.
//!
//! The player starts from a uniformly random distribution of the weights and moves one weight at a
//! time from a cup to another until the scale balances. If some moves make the tilt smaller, the
//! player makes one of those three times out of four and any move else; if none does, any move.
//! All moves of a kind are equally likely. The expected numbers of moves x of all distributions
//! satisfy x = 1 + P x where the scale does not balance, and x = 0 where it does.
//!
//! Sweeping over these equations converges slowly just where the puzzles are interesting (hard
//! ones). GMRES needs twenty to forty products with P instead of hundreds of sweeps: one slow
//! direction, "everything takes longer", is what sweeps cannot get rid of and GMRES finds first.

use super::{Weight, solver};
use std::sync::OnceLock;

/// How far the equations may be from satisfied. The error of x is at most this times the largest x
/// (a few hundred), hence far below the 1e-6 that the grades need.
const RESIDUAL: f64 = 1e-10;

/// How often the player looks for a move that makes the tilt smaller.
const DILIGENCE: f64 = 0.75;

/// The expected number of moves; none if the scale cannot be balanced.
pub(super) fn expected_moves(puzzle: &Weight) -> Option<f64> {
    if solver::count(puzzle, 1) == 0 {
        return None;
    }
    let ways = Ways::of(puzzle.cups(), puzzle.weights());
    let equations = Equations::new(puzzle, ways);
    let x = equations.solve();
    Some(x.iter().sum::<f64>() / ways.len() as f64)
}

/// All distributions of some weights over some cups, and the moves between them.
struct Ways {
    /// Weights per cup.
    distributions: Vec<[u8; 6]>,
    /// For each distribution, where its moves begin in `moves`; one more at the end.
    starts: Vec<usize>,
    /// The distributions that one move leads to.
    moves: Vec<u16>,
}

impl Ways {
    /// They are the same for all puzzles with as many cups and weights, hence worked out only once.
    fn of(cups: usize, weights: u8) -> &'static Self {
        static ALL: [[OnceLock<Ways>; 7]; 7] = [const { [const { OnceLock::new() }; 7] }; 7];
        ALL[cups][usize::from(weights)].get_or_init(|| Self::new(cups, weights))
    }

    fn new(cups: usize, weights: u8) -> Self {
        let mut distributions = Vec::new();
        distribute(&mut [0; 6], 0, cups, weights, &mut distributions);
        let mut ways = Self {
            distributions,
            starts: vec![0],
            moves: Vec::new(),
        };
        for index in 0..ways.len() {
            let from = ways.distributions[index];
            for source in (0..cups).filter(|&cup| from[cup] > 0) {
                for target in (0..cups).filter(|&cup| cup != source) {
                    let mut to = from;
                    to[source] -= 1;
                    to[target] += 1;
                    // They were made in ascending order.
                    if let Ok(found) = ways.distributions.binary_search(&to) {
                        ways.moves.push(found as u16);
                    }
                }
            }
            ways.starts.push(ways.moves.len());
        }
        ways
    }

    fn len(&self) -> usize {
        self.distributions.len()
    }

    fn moves_from(&self, distribution: usize) -> &[u16] {
        &self.moves[self.starts[distribution]..self.starts[distribution + 1]]
    }
}

fn distribute(counts: &mut [u8; 6], cup: usize, cups: usize, weights: u8, all: &mut Vec<[u8; 6]>) {
    if cup + 1 == cups {
        counts[cup] = weights;
        all.push(*counts);
        counts[cup] = 0;
        return;
    }
    for count in 0..=weights {
        counts[cup] = count;
        distribute(counts, cup + 1, cups, weights - count, all);
    }
    counts[cup] = 0;
}

/// The equations x - P x = 1 of one puzzle.
struct Equations {
    ways: &'static Ways,
    balanced: Vec<bool>,
    /// The probability of each move of `ways`.
    chances: Vec<f64>,
}

impl Equations {
    fn new(puzzle: &Weight, ways: &'static Ways) -> Self {
        let pulls: Vec<i32> = puzzle.pulls().collect();
        let tilts: Vec<i32> = ways
            .distributions
            .iter()
            .map(|counts| {
                let pulled = pulls.iter().zip(counts);
                pulled
                    .map(|(pull, &count)| pull * i32::from(count))
                    .sum::<i32>()
                    .abs()
            })
            .collect();
        let mut chances = Vec::with_capacity(ways.moves.len());
        for (from, &tilt) in tilts.iter().enumerate() {
            let moves = ways.moves_from(from);
            let lowers = |&to: &u16| tilts[usize::from(to)] < tilt;
            let better = moves.iter().filter(|to| lowers(to)).count();
            let any = 1.0 / moves.len() as f64;
            if better == 0 {
                chances.extend(moves.iter().map(|_| any));
            } else {
                let careless = (1.0 - DILIGENCE) * any;
                let good = DILIGENCE / better as f64;
                chances.extend(moves.iter().map(|to| {
                    if lowers(to) {
                        careless + good
                    } else {
                        careless
                    }
                }));
            }
        }
        Self {
            ways,
            balanced: tilts.iter().map(|&tilt| tilt == 0).collect(),
            chances,
        }
    }

    /// y = x - P x, and 0 where the scale balances; x must be 0 there.
    fn apply(&self, x: &[f64], y: &mut [f64]) {
        for (from, y) in y.iter_mut().enumerate() {
            if self.balanced[from] {
                *y = 0.0;
                continue;
            }
            let range = self.ways.starts[from]..self.ways.starts[from + 1];
            let moves = &self.ways.moves[range.clone()];
            let expected: f64 = moves
                .iter()
                .zip(&self.chances[range])
                .map(|(&to, chance)| chance * x[usize::from(to)])
                .sum();
            *y = x[from] - expected;
        }
    }

    /// The right-hand side: one move, except where the scale balances.
    fn ones(&self) -> Vec<f64> {
        self.balanced
            .iter()
            .map(|&balanced| if balanced { 0.0 } else { 1.0 })
            .collect()
    }

    fn solve(&self) -> Vec<f64> {
        let mut x = vec![0.0; self.ways.len()];
        let mut residual = self.ones();
        // One round is enough as a rule; rounding errors may ask for a second.
        for _ in 0..20 {
            if length(&residual) < RESIDUAL {
                break;
            }
            let step = self.krylov(&residual);
            for (x, step) in x.iter_mut().zip(step) {
                *x += step;
            }
            let mut applied = vec![0.0; x.len()];
            self.apply(&x, &mut applied);
            residual = self.ones();
            for (residual, applied) in residual.iter_mut().zip(applied) {
                *residual -= applied;
            }
        }
        x
    }

    /// The x with the smallest residual of x - P x = `right` that `MOST_STEPS` products can make (GMRES).
    fn krylov(&self, right: &[f64]) -> Vec<f64> {
        const MOST_STEPS: usize = 80;
        let scale = length(right);
        let mut basis: Vec<Vec<f64>> = vec![right.iter().map(|value| value / scale).collect()];
        // The upper triangle that the rotations leave, column by column, and its right-hand side.
        let mut columns: Vec<Vec<f64>> = Vec::new();
        let mut rotations: Vec<(f64, f64)> = Vec::new();
        let mut rest = vec![scale];
        while columns.len() < MOST_STEPS && rest[columns.len()].abs() >= RESIDUAL / 2.0 {
            let step = columns.len();
            let mut next = vec![0.0; right.len()];
            self.apply(&basis[step], &mut next);
            let mut column = Vec::with_capacity(step + 2);
            for old in &basis {
                let share = dot(old, &next);
                subtract(&mut next, old, share);
                column.push(share);
            }
            let new = length(&next);
            column.push(new);
            for (row, &(cosine, sine)) in rotations.iter().enumerate() {
                let (upper, lower) = (column[row], column[row + 1]);
                column[row] = cosine * upper + sine * lower;
                column[row + 1] = cosine * lower - sine * upper;
            }
            // Not `hypot`, which may round differently from one platform to the next.
            let size = (column[step] * column[step] + new * new).sqrt();
            let (cosine, sine) = (column[step] / size, new / size);
            column[step] = size;
            column.truncate(step + 1);
            rotations.push((cosine, sine));
            rest.push(-sine * rest[step]);
            rest[step] *= cosine;
            columns.push(column);
            if new < 1e-14 {
                break;
            }
            next.iter_mut().for_each(|value| *value /= new);
            basis.push(next);
        }
        let mut x = vec![0.0; right.len()];
        for step in (0..columns.len()).rev() {
            let share = rest[step] / columns[step][step];
            for (row, rest) in rest.iter_mut().enumerate().take(step) {
                *rest -= share * columns[step][row];
            }
            subtract(&mut x, &basis[step], -share);
        }
        x
    }
}

/// The sum of products, in four running sums so that it can be worked out four at a time.
fn dot(a: &[f64], b: &[f64]) -> f64 {
    let (a_fours, a_rest) = a.as_chunks::<4>();
    let (b_fours, b_rest) = b.as_chunks::<4>();
    let mut sums = [0.0; 4];
    for (a, b) in a_fours.iter().zip(b_fours) {
        for lane in 0..4 {
            sums[lane] += a[lane] * b[lane];
        }
    }
    let rest: f64 = a_rest.iter().zip(b_rest).map(|(a, b)| a * b).sum();
    sums[0] + sums[1] + sums[2] + sums[3] + rest
}

fn length(a: &[f64]) -> f64 {
    dot(a, a).sqrt()
}

/// Takes `share` times `b` from `a`.
fn subtract(a: &mut [f64], b: &[f64], share: f64) {
    for (a, b) in a.iter_mut().zip(b) {
        *a -= share * b;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;
    use proptest::prelude::*;
    use std::collections::BTreeMap;

    /// The definition word for word: all distributions by name, sweeps until nothing changes by 1e-9.
    fn slow_expected_moves(puzzle: &Weight) -> Option<f64> {
        let pulls: Vec<i32> = puzzle.pulls().collect();
        let mut all = vec![vec![]];
        for _ in &pulls {
            all = all
                .iter()
                .flat_map(|counts: &Vec<u8>| {
                    (0..=puzzle.weights()).map(move |count| {
                        let mut counts = counts.clone();
                        counts.push(count);
                        counts
                    })
                })
                .collect();
        }
        all.retain(|counts| counts.iter().sum::<u8>() == puzzle.weights());
        let tilt = |counts: &[u8]| -> i32 {
            let sum: i32 = counts
                .iter()
                .zip(&pulls)
                .map(|(&count, pull)| i32::from(count) * pull)
                .sum();
            sum.abs()
        };
        let mut x: BTreeMap<Vec<u8>, f64> =
            all.iter().map(|counts| (counts.clone(), 0.0)).collect();
        if all.iter().all(|counts| tilt(counts) != 0) {
            return None;
        }
        loop {
            let mut change = 0.0f64;
            for counts in all.iter().filter(|counts| tilt(counts) != 0) {
                let mut moves = Vec::new();
                for from in 0..counts.len() {
                    for to in 0..counts.len() {
                        if from != to && counts[from] > 0 {
                            let mut moved = counts.clone();
                            moved[from] -= 1;
                            moved[to] += 1;
                            moves.push(moved);
                        }
                    }
                }
                let mean = |moves: &[&Vec<u8>]| {
                    moves.iter().map(|to| x[*to]).sum::<f64>() / moves.len() as f64
                };
                let every: Vec<&Vec<u8>> = moves.iter().collect();
                let better: Vec<&Vec<u8>> =
                    moves.iter().filter(|to| tilt(to) < tilt(counts)).collect();
                let value = 1.0
                    + if better.is_empty() {
                        mean(&every)
                    } else {
                        0.75 * mean(&better) + 0.25 * mean(&every)
                    };
                change = change.max((value - x[counts]).abs());
                x.insert(counts.clone(), value);
            }
            if change < 1e-9 {
                return Some(x.values().sum::<f64>() / x.len() as f64);
            }
        }
    }

    #[test]
    fn the_rulebooks_example_takes_7_66_moves() {
        let puzzle = Weight::new(&[13, 6], &[5, 7], 5).unwrap();
        let moves = puzzle.difficulty().unwrap();
        assert!((moves - 7.66).abs() < 0.005, "{moves}");
    }

    #[test]
    fn a_scale_that_cannot_balance_has_no_difficulty() {
        assert_eq!(Weight::new(&[1], &[99], 6).unwrap().difficulty(), None);
    }

    #[test]
    fn six_weights_in_six_cups_are_462_distributions() {
        assert_eq!(Ways::of(6, 6).len(), 462);
        assert_eq!(Ways::of(4, 5).len(), 56);
        assert!(Ways::of(5, 4).distributions.is_sorted());
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]

        #[test]
        fn slow_sweeps_come_to_the_same_difficulty(
            left in prop::collection::vec(1u8..=25, 1..=3),
            right in prop::collection::vec(1u8..=25, 1..=3),
            weights in 1u8..=4,
        ) {
            let puzzle = Weight::new(&left, &right, weights).unwrap();
            match (puzzle.difficulty(), slow_expected_moves(&puzzle)) {
                (Some(fast), Some(slow)) => prop_assert!((fast - slow).abs() < 1e-5 * slow.max(1.0), "{} {}", fast, slow),
                (fast, slow) => prop_assert_eq!(fast, slow),
            }
        }
    }
}
