//! Weight: put all the weights into the cups of a scale so that it balances (P-1, P-2).
//!
//! The model and its JSON form are here; solving, difficulty, making and drawing have files of their own.

mod advice;
mod difficulty;
mod drawing;
mod generator;
mod solver;

pub(crate) use generator::generate_preferring;

use crate::fields::{Fields, as_list, as_number, within};
use crate::kind::at_most;
use crate::name::{list_of_numbers, number, write_numbers};
use crate::{Advice, Category, Grade, Hint, Kind, Malformed, Reason};
use enigma_game::Chance;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::borrow::Cow;
use std::fmt;

/// A scale with one to three cups a side, each with a number, and the weights to put into them.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "puzzles/"))]
pub struct Weight {
    /// The numbers on the cups of the left side.
    left: Vec<u8>,
    /// The numbers on the cups of the right side.
    right: Vec<u8>,
    /// How many weights are to be used.
    weights: u8,
}

/// How many weights lie in each cup. A draft may hold fewer than the puzzle has.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "puzzles/"))]
pub struct WeightSolution {
    /// Weights in the cups of the left side, in the puzzle's order.
    pub left: Vec<u64>,
    /// Weights in the cups of the right side, in the puzzle's order.
    pub right: Vec<u64>,
}

/// A cup of the scale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "puzzles/"))]
pub struct Cup {
    /// Which one of its side.
    pub cup: usize,
    /// On which side.
    pub side: Side,
}

/// A side of the scale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "puzzles/", rename = "ScaleSide")
)]
pub enum Side {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

/// The most weights there are in the box.
const MOST_WEIGHTS: u64 = 6;
/// The most cups on one side.
const MOST_CUPS: usize = 3;
/// The greatest number on a cup.
const GREATEST_NUMBER: u64 = 99;

impl Weight {
    /// A scale with these numbers on its cups.
    ///
    /// # Errors
    /// If a side has no cups or more than three, a number is not within 1 to 99, or there are not 1 to 6 weights.
    pub fn new(left: &[u8], right: &[u8], weights: u8) -> Result<Self, Malformed> {
        let wide = |side: &[u8]| side.iter().copied().map(u64::from).collect::<Vec<_>>();
        Self::of(&wide(left), &wide(right), weights.into())
    }

    fn of(left: &[u64], right: &[u64], weights: u64) -> Result<Self, Malformed> {
        let side = |name: &str, numbers: &[u64]| -> Result<Vec<u8>, Malformed> {
            check_cups(name, numbers.len())?;
            let cups = numbers.iter().enumerate();
            cups.map(|(cup, &number)| {
                let field = format!("{name}[{cup}]");
                Ok(within(&field, Some(number), 1, GREATEST_NUMBER)? as u8)
            })
            .collect()
        };
        Ok(Self {
            left: side("left", left)?,
            right: side("right", right)?,
            weights: within("weights", Some(weights), 1, MOST_WEIGHTS)? as u8,
        })
    }

    /// The numbers on the cups of the left side.
    #[must_use]
    pub fn left(&self) -> &[u8] {
        &self.left
    }

    /// The numbers on the cups of the right side.
    #[must_use]
    pub fn right(&self) -> &[u8] {
        &self.right
    }

    /// How many weights are to be put into the cups.
    #[must_use]
    pub fn weights(&self) -> u8 {
        self.weights
    }

    /// How many cups there are on both sides.
    #[must_use]
    pub fn cups(&self) -> usize {
        self.left.len() + self.right.len()
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        self.left.capacity() + self.right.capacity()
    }

    /// What one weight in each cup does to the tilt: left cups first, right cups negative.
    fn pulls(&self) -> impl Iterator<Item = i32> {
        let left = self.left.iter().map(|&number| i32::from(number));
        left.chain(self.right.iter().map(|&number| -i32::from(number)))
    }
}

impl WeightSolution {
    /// The weights of all cups, left cups first.
    fn counts(&self) -> impl Iterator<Item = u64> {
        self.left.iter().chain(&self.right).copied()
    }

    /// How many weights lie in cups.
    fn laid(&self) -> u128 {
        self.counts().map(u128::from).sum()
    }

    /// The same on cups of their own, as many on the left as in `puzzle`.
    fn from_counts(puzzle: &Weight, counts: &[u8]) -> Self {
        let (left, right) = counts.split_at(puzzle.left.len());
        let wide = |side: &[u8]| side.iter().map(|&count| u64::from(count)).collect();
        Self {
            left: wide(left),
            right: wide(right),
        }
    }

    /// The weights in a cup, if there is such a cup.
    fn at(&mut self, cup: Cup) -> Option<&mut u64> {
        let side = match cup.side {
            Side::Left => &mut self.left,
            Side::Right => &mut self.right,
        };
        side.get_mut(cup.cup)
    }

    /// Reads the JSON form; whether it has as many cups as the puzzle is for the puzzle to say.
    fn from_json(json: &Value) -> Result<Self, Malformed> {
        let fields = Fields::of_solution(json, Category::Weight, &["left", "right"])?;
        let side = |name: &str| -> Result<Vec<u64>, Malformed> {
            let counts = as_list(name, fields.required(name)?)?.iter().enumerate();
            counts
                .map(|(cup, count)| as_number(&format!("{name}[{cup}]"), count, 0, u64::MAX))
                .collect()
        };
        Ok(Self {
            left: side("left")?,
            right: side("right")?,
        })
    }
}

impl Kind for Weight {
    const CATEGORY: Category = Category::Weight;
    const GRADE_LIMITS: [f64; 5] = [4.0, 9.0, 16.0, 30.0, 60.0];
    type Solution = WeightSolution;
    type Piece = Cup;
    type Laid = Cup;

    fn from_json(json: &Value) -> Result<Self, Malformed> {
        let fields = Fields::of_puzzle(json, Self::CATEGORY, &["left", "right", "weights"])?;
        let side = |name: &str| -> Result<Vec<u8>, Malformed> {
            let numbers = as_list(name, fields.required(name)?)?;
            check_cups(name, numbers.len())?;
            let cups = numbers.iter().enumerate();
            cups.map(|(cup, number)| {
                let number = as_number(&format!("{name}[{cup}]"), number, 1, GREATEST_NUMBER)?;
                Ok(number as u8)
            })
            .collect()
        };
        Ok(Self {
            left: side("left")?,
            right: side("right")?,
            weights: as_number("weights", fields.required("weights")?, 1, MOST_WEIGHTS)? as u8,
        })
    }

    fn from_spelled(text: &str) -> Result<Self, Malformed> {
        let parts = text
            .split_once('/')
            .and_then(|(weights, cups)| Some((weights, cups.split_once('|')?)));
        let Some((weights, (left, right))) = parts else {
            return Err(Malformed::new("name", "must be like weight:5/13,6|5,7"));
        };
        let (left, right) = (
            list_of_numbers("left", left)?,
            list_of_numbers("right", right)?,
        );
        Self::of(&left, &right, number("weights", weights)?)
    }

    fn spell(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/", self.weights)?;
        write_numbers(f, &self.left)?;
        f.write_str("|")?;
        write_numbers(f, &self.right)
    }

    fn read_solution(json: &Value) -> Result<WeightSolution, Malformed> {
        WeightSolution::from_json(json)
    }

    fn fit<'a>(&self, given: &'a WeightSolution) -> Result<Cow<'a, WeightSolution>, Malformed> {
        for (name, counts, cups) in [
            ("left", &given.left, self.left.len()),
            ("right", &given.right, self.right.len()),
        ] {
            if counts.len() != cups {
                return Err(Malformed::new(name, format!("must have {cups} cups")));
            }
        }
        Ok(Cow::Borrowed(given))
    }

    fn given(&self, laid: &WeightSolution) -> WeightSolution {
        laid.clone()
    }

    fn check_amount(&self, draft: &WeightSolution) -> Result<(), Malformed> {
        at_most(
            "left and right",
            self.weights.into(),
            draft.laid(),
            "weights",
        )
    }

    fn check(&self, solution: &WeightSolution) -> Result<(), Reason> {
        if solution.left.len() != self.left.len() || solution.right.len() != self.right.len() {
            return Err(Reason::Malformed);
        }
        if solution.laid() != u128::from(self.weights) {
            return Err(Reason::Count);
        }
        // No cup holds more than the six weights now, so nothing can overflow.
        let load = solution.counts().map(|count| count as i32);
        let tilt: i32 = self
            .pulls()
            .zip(load)
            .map(|(pull, count)| pull * count)
            .sum();
        if tilt == 0 {
            Ok(())
        } else {
            Err(Reason::Unbalanced)
        }
    }

    fn count(&self) -> u64 {
        solver::count(self, u64::MAX)
    }

    fn solve(&self) -> Option<WeightSolution> {
        solver::first(self)
    }

    fn solve_all(&self) -> Vec<WeightSolution> {
        solver::all(self)
    }

    fn difficulty(&self) -> Option<f64> {
        difficulty::expected_moves(self)
    }

    fn generate(grade: Grade, chance: &mut Chance) -> Self {
        generator::generate(grade, chance)
    }

    fn identity(&self) -> Self {
        let common = self
            .left
            .iter()
            .chain(&self.right)
            .fold(0, |a, &b| gcd(a, b));
        let reduced = |side: &[u8]| {
            let mut numbers: Vec<u8> = side.iter().map(|number| number / common).collect();
            numbers.sort_unstable();
            numbers
        };
        let (one, other) = (reduced(&self.left), reduced(&self.right));
        Self {
            left: one.clone().min(other.clone()),
            right: one.max(other),
            weights: self.weights,
        }
    }

    fn advise(&self, draft: &WeightSolution) -> Advice {
        advice::advise(self, draft)
    }

    fn hint(&self, draft: &WeightSolution) -> Option<Hint<Cup, Cup>> {
        advice::hint(self, draft)
    }

    fn follow(given: &mut WeightSolution, hint: &Hint<Cup, Cup>) {
        match *hint {
            Hint::Lay(cup) => given.at(cup).into_iter().for_each(|count| *count += 1),
            Hint::TakeAway(cup) => given.at(cup).into_iter().for_each(|count| *count -= 1),
        }
    }

    fn part(solution: &WeightSolution, pieces: u32) -> WeightSolution {
        let mut rest = u64::from(pieces);
        let mut some = |side: &[u64]| -> Vec<u64> {
            let cups = side.iter();
            cups.map(|&count| {
                let taken = count.min(rest);
                rest -= taken;
                taken
            })
            .collect()
        };
        WeightSolution {
            left: some(&solution.left),
            right: some(&solution.right),
        }
    }
}

fn check_cups(side: &str, cups: usize) -> Result<(), Malformed> {
    if (1..=MOST_CUPS).contains(&cups) {
        return Ok(());
    }
    Err(Malformed::new(side, "must have one to three cups"))
}

/// The greatest common divisor; that of 0 and a number is the number.
fn gcd(a: u8, b: u8) -> u8 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kind::AsJson;
    use serde_json::json;

    /// The example of the rulebook.
    fn example() -> Weight {
        Weight::new(&[13, 6], &[5, 7], 5).unwrap()
    }

    fn verdict(puzzle: &Weight, solution: &Value) -> String {
        match puzzle.solution_from_json(solution) {
            Err(_) => "malformed".into(),
            Ok(solution) => match puzzle.check(&solution) {
                Ok(()) => "legal".into(),
                Err(reason) => reason.to_string(),
            },
        }
    }

    #[test]
    fn the_first_broken_rule_is_the_reason() {
        let check = |solution: Value| verdict(&example(), &solution);
        assert_eq!(
            check(json!({"category": "weight", "left": [1, 1], "right": [1, 2]})),
            "legal"
        );
        assert_eq!(
            check(json!({"category": "weight", "left": [1, 1], "right": [2, 1]})),
            "unbalanced"
        );
        assert_eq!(
            check(json!({"category": "weight", "left": [1, 1], "right": [2, 2]})),
            "count"
        );
        assert_eq!(
            check(json!({"category": "weight", "left": [0, 0], "right": [0, 0]})),
            "count"
        );
        assert_eq!(
            check(json!({"category": "weight", "left": [u64::MAX, 1], "right": [2, 2]})),
            "count"
        );
        for malformed in [
            json!({"category": "weight", "left": [1, 1, 0], "right": [1, 2]}),
            json!({"category": "weight", "left": [1, 1]}),
            json!({"category": "weight", "left": [1, 1.5], "right": [1, 2]}),
            json!({"category": "weight", "left": [-1, 3], "right": [1, 2]}),
            json!({"category": "conduit", "left": [1, 1], "right": [1, 2]}),
            json!({"category": "weight", "left": [1, 1], "right": [1, 2], "extra": 1}),
            json!([1, 1, 1, 2]),
        ] {
            assert_eq!(check(malformed), "malformed");
        }
    }

    #[test]
    fn a_malformed_puzzle_names_its_field() {
        for (json, field) in [
            (json!({"left": [], "right": [1], "weights": 1}), "left"),
            (
                json!({"left": [1], "right": [1, 2, 3, 4], "weights": 1}),
                "right",
            ),
            (
                json!({"left": [1, 100], "right": [1], "weights": 1}),
                "left[1]",
            ),
            (json!({"left": [0], "right": [1], "weights": 1}), "left[0]"),
            (json!({"left": [1], "right": [1], "weights": 7}), "weights"),
            (json!({"left": [1], "right": [1]}), "weights"),
            (
                json!({"left": [1], "right": [1], "weights": 1, "cups": 2}),
                "cups",
            ),
            (
                json!({"left": [1], "right": [1], "weights": 1, "id": 2}),
                "id",
            ),
        ] {
            assert_eq!(Weight::from_json(&json).unwrap_err().field, field, "{json}");
        }
    }

    #[test]
    fn a_puzzle_reads_back_from_its_json() {
        assert_eq!(Weight::from_json(&example().to_json()).unwrap(), example());
    }

    #[test]
    fn equal_but_for_order_sides_and_scale_is_the_same_puzzle() {
        let one = Weight::new(&[13, 6], &[5, 7], 5).unwrap();
        let same = Weight::new(&[14, 10], &[12, 26], 5).unwrap();
        let other = Weight::new(&[13, 5], &[6, 7], 5).unwrap();
        assert_eq!(one.identity(), same.identity());
        assert_ne!(one.identity(), other.identity());
    }
}
