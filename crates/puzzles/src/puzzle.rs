//! A puzzle of any category: the one type that games, servers and the command line work with.

use crate::{
    Advice, Angular, Category, Conduit, Edition, Fragment, Grade, Hint, Kind, Malformed, Name,
    Reason, Weight,
};
use enigma_game::Seed;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;

/// A well-formed puzzle of one of the four categories, in canonical form.
///
/// As JSON it is the object of its category; where one is read, a text name ([`Name`]) will do as well.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "puzzles/", as = "crate::wire::PuzzleJson")
)]
pub enum Puzzle {
    /// Balance the scale.
    Weight(Weight),
    /// Cover the outline.
    Fragment(Fragment),
    /// Close every pipe.
    Conduit(Conduit),
    /// Rebuild the picture.
    Angular(Angular),
}

/// Pieces as they lie, in the JSON form of their category: a finished solution, or a draft with only
/// some of them laid.
///
/// What comes from outside is only JSON until a puzzle has read it ([`Puzzle::read_draft`]); the verbs of [`Puzzle`]
/// do so themselves and call it malformed if it cannot be read.
///
/// It is kept as text, which takes a tenth of the room of the values it stands for. Clones share it: a
/// game shows the same draft in many places.
#[derive(Debug, Clone, Deserialize)]
#[serde(from = "Value")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "puzzles/", as = "crate::wire::SolutionJson")
)]
pub struct Solution(Arc<RawValue>);

impl From<Value> for Solution {
    fn from(json: Value) -> Self {
        let text = to_raw_value(&json).expect("JSON can be written as text");
        Self(text.into())
    }
}

/// Values are written in one way only, so that what is equal has the same text.
impl PartialEq for Solution {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Eq for Solution {}

impl Serialize for Solution {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl Solution {
    /// A solution that no puzzle has read yet.
    #[must_use]
    pub fn unread(json: Value) -> Self {
        json.into()
    }

    /// The JSON form.
    ///
    /// # Panics
    /// Never: what was written as JSON can be read again.
    #[must_use]
    pub fn json(&self) -> Value {
        serde_json::from_str(self.0.get()).expect("what was written can be read")
    }
}

/// Does the same with the puzzle of whichever category it is.
macro_rules! with {
    ($puzzle:expr, $inner:ident => $body:expr) => {
        match $puzzle {
            $crate::Puzzle::Weight($inner) => $body,
            $crate::Puzzle::Fragment($inner) => $body,
            $crate::Puzzle::Conduit($inner) => $body,
            $crate::Puzzle::Angular($inner) => $body,
        }
    };
}

pub(crate) use with;

impl Puzzle {
    /// Its category.
    #[must_use]
    pub const fn category(&self) -> Category {
        match self {
            Self::Weight(_) => Category::Weight,
            Self::Fragment(_) => Category::Fragment,
            Self::Conduit(_) => Category::Conduit,
            Self::Angular(_) => Category::Angular,
        }
    }

    /// How many pieces there are to lay.
    #[must_use]
    pub fn pieces(&self) -> u32 {
        match self {
            Self::Weight(puzzle) => u32::from(puzzle.weights()),
            Self::Fragment(_) => 7,
            Self::Conduit(puzzle) => puzzle.cell_count(),
            Self::Angular(_) => 4,
        }
    }

    /// Bytes it takes on the heap, besides its own size.
    #[must_use]
    pub fn heap_bytes(&self) -> usize {
        match self {
            Self::Weight(puzzle) => puzzle.heap_bytes(),
            Self::Fragment(puzzle) => puzzle.heap_bytes(),
            Self::Conduit(_) | Self::Angular(_) => 0,
        }
    }

    /// Reads a puzzle from its JSON object, or from a text name in a JSON string.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub fn from_json(json: &Value) -> Result<Self, Malformed> {
        if let Some(name) = json.as_str() {
            return name.parse().map(Name::puzzle);
        }
        let object = json
            .as_object()
            .ok_or_else(|| Malformed::new("puzzle", "must be an object or a text name"))?;
        let category: Category = object
            .get("category")
            .ok_or_else(|| Malformed::new("category", "is missing"))?
            .as_str()
            .ok_or_else(|| Malformed::new("category", "must be a string"))?
            .parse()
            .map_err(|error: crate::category::UnknownCategory| {
                Malformed::new("category", error.to_string())
            })?;
        match category {
            Category::Weight => Weight::from_json(json).map(Self::Weight),
            Category::Fragment => Fragment::from_json(json).map(Self::Fragment),
            Category::Conduit => Conduit::from_json(json).map(Self::Conduit),
            Category::Angular => Angular::from_json(json).map(Self::Angular),
        }
    }

    /// The canonical JSON object.
    #[must_use]
    pub fn to_json(&self) -> Value {
        with!(self, puzzle => puzzle.to_json())
    }

    /// Reads a solution or draft of this puzzle; what comes back is in canonical form and holds no more pieces
    /// than the puzzle has.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub fn read_draft(&self, json: &Value) -> Result<Solution, Malformed> {
        with!(self, puzzle => {
            let solution = read(puzzle, json)?;
            puzzle.check_amount(&solution)?;
            Ok(puzzle.solution_to_json(&solution).into())
        })
    }

    /// Whether a solution is legal, else the first rule it breaks in the order of the category.
    ///
    /// # Errors
    /// The reason why it is not legal.
    pub fn check(&self, solution: &Solution) -> Result<(), Reason> {
        with!(self, puzzle => {
            let solution = read(puzzle, &solution.json()).map_err(|_| Reason::Malformed)?;
            puzzle.check(&solution)
        })
    }

    /// How many distinct solutions there are.
    #[must_use]
    pub fn count(&self) -> u64 {
        with!(self, puzzle => puzzle.count())
    }

    /// One solution, if there is any.
    #[must_use]
    pub fn solve(&self) -> Option<Solution> {
        with!(self, puzzle => {
            puzzle.solve().map(|solution| puzzle.solution_to_json(&solution).into())
        })
    }

    /// All distinct solutions, in canonical order.
    #[must_use]
    pub fn solve_all(&self) -> Vec<Solution> {
        with!(self, puzzle => {
            let solutions = puzzle.solve_all();
            solutions.iter().map(|solution| puzzle.solution_to_json(solution).into()).collect()
        })
    }

    /// The category's own measure of difficulty; none without a solution.
    #[must_use]
    pub fn difficulty(&self) -> Option<f64> {
        with!(self, puzzle => puzzle.difficulty())
    }

    /// The grade of a difficulty in this puzzle's category, if it is within any.
    #[must_use]
    pub fn grade_of(&self, difficulty: f64) -> Option<Grade> {
        Grade::within(&grade_limits(self.category()), difficulty)
    }

    /// The grade, by the difficulty alone.
    #[must_use]
    pub fn grade(&self) -> Option<Grade> {
        self.difficulty()
            .and_then(|difficulty| self.grade_of(difficulty))
    }

    /// The puzzle that a seed makes by the newest edition of the generator.
    #[must_use]
    pub fn generate(category: Category, grade: Grade, seed: u64) -> Self {
        Self::generate_by(Edition::newest(category), category, grade, seed)
    }

    /// The puzzle that a seed makes by an edition of the generator: the same for ever and everywhere.
    #[must_use]
    pub fn generate_by(edition: Edition, category: Category, grade: Grade, seed: u64) -> Self {
        let purpose = format!("puzzle {category} {grade}");
        let chance = &mut Seed::from_number(seed).chance(&purpose);
        match category {
            Category::Weight => Self::Weight(Weight::generate(grade, chance)),
            Category::Fragment => Self::Fragment(Fragment::generate(grade, chance)),
            Category::Conduit => Self::Conduit(Conduit::generate(grade, chance)),
            Category::Angular => Self::Angular(Angular::generate_by(edition, grade, chance)),
        }
    }

    /// The representative of all puzzles that are the same puzzle turned or mirrored.
    #[must_use]
    pub fn identity(&self) -> Self {
        match self {
            Self::Weight(puzzle) => Self::Weight(puzzle.identity()),
            Self::Fragment(puzzle) => Self::Fragment(puzzle.identity()),
            Self::Conduit(puzzle) => Self::Conduit(puzzle.identity()),
            Self::Angular(puzzle) => Self::Angular(puzzle.identity()),
        }
    }

    /// What a player working on this draft should know.
    ///
    /// # Errors
    /// If the draft cannot be read as one of this puzzle; names the field.
    pub fn advise(&self, draft: &Solution) -> Result<Advice, Malformed> {
        with!(self, puzzle => Ok(puzzle.advise(&read(puzzle, &draft.json())?)))
    }

    /// A next step from this draft; none if the puzzle is solved or has no solution.
    ///
    /// # Errors
    /// If the draft cannot be read as one of this puzzle; names the field.
    pub fn hint(&self, draft: &Solution) -> Result<Option<Hint>, Malformed> {
        with!(self, puzzle => Ok(puzzle.hint(&read(puzzle, &draft.json())?)))
    }
}

/// Reads a solution that says which category it is of.
pub(crate) fn read<K: Kind>(puzzle: &K, json: &Value) -> Result<K::Solution, Malformed> {
    match json.as_object() {
        Some(object) if !object.contains_key("category") => {
            Err(Malformed::new("category", "is missing"))
        }
        _ => puzzle.solution_from_json(json),
    }
}

/// The limits of grades 1 to 4 of a category.
#[must_use]
pub const fn grade_limits(category: Category) -> [f64; 5] {
    match category {
        Category::Weight => Weight::GRADE_LIMITS,
        Category::Fragment => Fragment::GRADE_LIMITS,
        Category::Conduit => Conduit::GRADE_LIMITS,
        Category::Angular => Angular::GRADE_LIMITS,
    }
}

impl Serialize for Puzzle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_json().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Puzzle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let json = Value::deserialize(deserializer)?;
        Self::from_json(&json).map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_category_reads_back_what_it_writes() {
        for category in Category::ALL {
            for grade in Grade::ALL {
                let puzzle = Puzzle::generate(category, grade, 7);
                assert_eq!(puzzle.category(), category);
                assert_eq!(puzzle.grade(), Some(grade), "{puzzle:?}");
                let json = serde_json::to_string(&puzzle).unwrap();
                assert_eq!(serde_json::from_str::<Puzzle>(&json).unwrap(), puzzle);
                let solutions = puzzle.solve_all();
                assert_eq!(solutions.len() as u64, puzzle.count());
                for solution in &solutions {
                    assert_eq!(puzzle.check(solution), Ok(()));
                    assert_eq!(puzzle.read_draft(&solution.json()).as_ref(), Ok(solution));
                    let advice = puzzle.advise(solution).unwrap();
                    assert!(advice.solved && advice.bad.is_empty());
                    assert_eq!(
                        (advice.laid, advice.pieces),
                        (puzzle.pieces(), puzzle.pieces())
                    );
                    assert_eq!(puzzle.hint(solution), Ok(None));
                }
            }
        }
    }

    #[test]
    fn a_seed_makes_the_same_puzzle_every_time() {
        for category in Category::ALL {
            let make = |seed| Puzzle::generate(category, Grade::Medium, seed);
            assert_eq!(make(1), make(1));
            assert_ne!(make(1).identity(), make(2).identity());
        }
    }

    #[test]
    fn a_bad_category_is_named() {
        for json in [
            json!({}),
            json!({"category": 3}),
            json!({"category": "gravity"}),
        ] {
            assert_eq!(Puzzle::from_json(&json).unwrap_err().field, "category");
        }
        assert_eq!(Puzzle::from_json(&json!([])).unwrap_err().field, "puzzle");
    }

    #[test]
    fn a_solution_of_another_category_or_of_none_is_malformed() {
        let puzzle = Puzzle::from_json(&json!("weight:5/13,6|5,7")).unwrap();
        let verdict = |json| puzzle.check(&Solution::unread(json));
        assert_eq!(
            verdict(json!({"category": "weight", "left": [1, 1], "right": [1, 2]})),
            Ok(())
        );
        assert_eq!(
            verdict(json!({"left": [1, 1], "right": [1, 2]})),
            Err(Reason::Malformed)
        );
        assert_eq!(
            verdict(json!({"category": "conduit", "ports": []})),
            Err(Reason::Malformed)
        );
        assert_eq!(verdict(json!("weight:5/13,6|5,7")), Err(Reason::Malformed));
    }

    /// 1,500 pieces were taken for a puzzle of 7, and kept.
    #[test]
    fn a_draft_with_more_than_the_puzzle_has_is_refused_and_the_field_is_named() {
        let cube = json!([0, 0, 0]);
        let refused = |name: &str, draft: Value| {
            let puzzle: Puzzle = name.parse().unwrap();
            puzzle.read_draft(&draft).unwrap_err().field
        };
        let fragment = Puzzle::generate(Category::Fragment, Grade::Easy, 1).to_string();
        let angular = Puzzle::generate(Category::Angular, Grade::Easy, 1).to_string();
        let solution = fragment.parse::<Puzzle>().unwrap().solve().unwrap();
        let piece = solution.json()["pieces"][0].clone();
        assert_eq!(
            refused(
                &fragment,
                json!({"category": "fragment", "pieces": vec![piece; 8]})
            ),
            "pieces"
        );
        let cubes = json!({"R": [], "B": [], "Y": [], "G": vec![cube; 4]});
        assert_eq!(
            refused(&angular, json!({"category": "angular", "cubes": cubes})),
            "cubes.G"
        );
        let scale = json!({"category": "weight", "left": [5, 0], "right": [0, 1]});
        assert_eq!(refused("weight:5/13,6|5,7", scale), "left and right");
        let full = json!({"category": "conduit", "ports": vec![vec!["NS"; 3]; 4]});
        assert_eq!(refused("conduit:#../###/###/.#.+02W-end", full), "ports");
    }
}
