//! A puzzle of any category: the one type that games, servers and the command line work with.

use crate::category::named_category;
use crate::laid::with_pieces;
use crate::{
    Advice, Angular, Category, Conduit, Edition, Fragment, Grade, Hint, Kind, Malformed, Name,
    Reason, Solution, Weight,
};
use enigma_game::Seed;
use serde::{Deserialize, Deserializer, Serialize, de};
use serde_json::Value;

/// A well-formed puzzle of one of the four categories, in canonical form.
///
/// As JSON it is the object of its category; where one is read, a text name ([`Name`]) will do as well.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(tag = "category", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "puzzles/"))]
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
        match named_category(object)? {
            Category::Weight => Weight::from_json(json).map(Self::Weight),
            Category::Fragment => Fragment::from_json(json).map(Self::Fragment),
            Category::Conduit => Conduit::from_json(json).map(Self::Conduit),
            Category::Angular => Angular::from_json(json).map(Self::Angular),
        }
    }

    /// The canonical JSON object.
    ///
    /// # Panics
    /// Never: puzzles can be written as JSON.
    #[must_use]
    pub fn to_json(&self) -> Value {
        serde_json::to_value(self).expect("puzzles can be written as JSON")
    }

    /// Reads a solution or draft of this puzzle; what comes back is in canonical form and holds no more pieces
    /// than the puzzle has.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub fn read_draft(&self, json: &Value) -> Result<Solution, Malformed> {
        if json
            .as_object()
            .is_some_and(|it| !it.contains_key("category"))
        {
            return Err(Malformed::new("category", "is missing"));
        }
        with!(self, puzzle => {
            let given = read_solution(puzzle, json)?;
            let laid = puzzle.fit(&given)?;
            puzzle.check_amount(&laid)?;
            Ok(puzzle.given(&laid).into())
        })
    }

    /// That no more lies in a draft than the puzzle has pieces.
    ///
    /// # Errors
    /// Names the field that holds too much, or cannot be one of this puzzle.
    pub fn check_amount(&self, draft: &Solution) -> Result<(), Malformed> {
        with_pieces!(self, draft, |puzzle, given| puzzle
            .check_amount(&*puzzle.fit(given)?))
    }

    /// Whether a solution is legal, else the first rule it breaks in the order of the category.
    ///
    /// # Errors
    /// The reason why it is not legal.
    pub fn check(&self, solution: &Solution) -> Result<(), Reason> {
        let verdict = with_pieces!(self, solution, |puzzle, given| {
            puzzle.fit(given).map(|laid| puzzle.check(&laid))
        });
        verdict.unwrap_or(Err(Reason::Malformed))
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
            puzzle.solve().map(|solution| puzzle.given(&solution).into())
        })
    }

    /// All distinct solutions, in canonical order.
    #[must_use]
    pub fn solve_all(&self) -> Vec<Solution> {
        with!(self, puzzle => {
            let solutions = puzzle.solve_all();
            solutions.iter().map(|solution| puzzle.given(solution).into()).collect()
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
    /// If the draft cannot be one of this puzzle; names the field.
    pub fn advise(&self, draft: &Solution) -> Result<Advice, Malformed> {
        with_pieces!(self, draft, |puzzle, given| Ok(
            puzzle.advise(&*puzzle.fit(given)?)
        ))
    }

    /// A next step from this draft, and the pieces as they lie after it; none if the puzzle is solved or has no
    /// solution.
    ///
    /// # Errors
    /// If the draft cannot be one of this puzzle; names the field.
    pub fn hint(&self, draft: &Solution) -> Result<Option<(Hint, Solution)>, Malformed> {
        with_pieces!(self, draft, |puzzle, given| {
            let hint = puzzle.hint(&*puzzle.fit(given)?);
            Ok(hint.map(|hint| {
                let draft = followed(puzzle, given, &hint);
                (hint.of_any(), draft)
            }))
        })
    }
}

/// Reads pieces of the puzzle's own category.
fn read_solution<K: Kind>(_: &K, json: &Value) -> Result<K::Solution, Malformed> {
    K::read_solution(json)
}

fn followed<K: Kind>(_: &K, given: &K::Solution, hint: &Hint<K::Laid, K::Piece>) -> Solution {
    let mut draft = given.clone();
    K::follow(&mut draft, hint);
    draft.into()
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
                    let json = serde_json::to_value(solution).unwrap();
                    assert_eq!(puzzle.read_draft(&json).as_ref(), Ok(solution));
                    assert_eq!(Solution::from_json(&json).as_ref(), Ok(solution));
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

    /// What bots lay on the way, and what hints do from there.
    #[test]
    fn a_part_of_a_solution_has_so_many_pieces_and_each_hint_lays_one_more() {
        for category in Category::ALL {
            for (grade, seed) in Grade::ALL.into_iter().zip(0..) {
                let puzzle = Puzzle::generate(category, grade, seed);
                let solution = puzzle.solve().unwrap();
                for pieces in 0..=puzzle.pieces() {
                    let draft = solution.part(pieces);
                    let advice = puzzle.advise(&draft).unwrap();
                    assert_eq!(advice.laid, pieces, "{puzzle:?}");
                    assert_eq!(advice.solved, pieces == puzzle.pieces(), "{puzzle:?}");
                    let next = puzzle.hint(&draft).unwrap();
                    let laid = next.map(|(_, after)| puzzle.advise(&after).unwrap().laid);
                    assert_eq!(laid, (!advice.solved).then_some(pieces + 1), "{puzzle:?}");
                }
            }
        }
    }

    #[test]
    fn hints_from_another_puzzles_solution_take_pieces_away_first() {
        let mut taken = 0;
        for category in [Category::Fragment, Category::Angular] {
            for seed in 0..5 {
                let puzzle = Puzzle::generate(category, Grade::Medium, seed);
                let other = Puzzle::generate(category, Grade::Medium, seed + 100);
                taken += follow_all(&puzzle, other.solve().unwrap()).1;
            }
        }
        let scale: Puzzle = "weight:5/13,6|5,7".parse().unwrap();
        let load = json!({"category": "weight", "left": [3, 0], "right": [0, 2]});
        assert_eq!(
            follow_all(&scale, Solution::from_json(&load).unwrap()),
            (2, 2)
        );
        let pipes: Puzzle = "conduit:#../###/###/.#.+02W-end".parse().unwrap();
        let ports = json!([
            ["S", "", ""],
            ["NE", "EW", "EW"],
            ["", "", ""],
            ["", "", ""]
        ]);
        let draft = json!({"category": "conduit", "ports": ports});
        // Three of the eight cells are right, one is not.
        assert_eq!(
            follow_all(&pipes, Solution::from_json(&draft).unwrap()),
            (5, 1)
        );
        assert!(taken >= 10, "{taken}");
    }

    /// Follows hints to the end; how many pieces were laid and how many taken away.
    fn follow_all(puzzle: &Puzzle, mut draft: Solution) -> (u32, u32) {
        let (mut laid, mut taken) = (0, 0);
        while let Some((hint, after)) = puzzle.hint(&draft).unwrap() {
            match hint {
                Hint::Lay(_) => laid += 1,
                Hint::TakeAway(_) => taken += 1,
            }
            assert!(laid + taken < 100, "hints lead nowhere: {draft:?}");
            draft = after;
        }
        assert_eq!(puzzle.check(&draft), Ok(()));
        (laid, taken)
    }

    /// Elsewhere on the grid: what is read, hinted and solved is in the coordinates in which the puzzle was given.
    #[test]
    fn a_puzzle_that_lies_elsewhere_is_helped_with_where_it_lies() {
        for json in [
            json!({"category": "fragment", "outline": [[-7, 12], [-5, 10], [-3, 12], [-5, 14]]}),
            json!({"category": "angular", "view": ["....", "..B.", "RRRY", "GG.Y"]}),
        ] {
            let puzzle = Puzzle::from_json(&json).unwrap();
            let Some(solution) = puzzle.solve() else {
                continue;
            };
            assert_eq!(puzzle.check(&solution), Ok(()));
            assert_eq!(follow_all(&puzzle, solution.part(0)), (puzzle.pieces(), 0));
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
        let verdict =
            |json| -> Result<_, Malformed> { Ok(puzzle.check(&Solution::from_json(&json)?)) };
        let field = |json: Value| {
            (
                verdict(json.clone()).map_err(|it| it.field),
                puzzle.read_draft(&json).map_err(|it| it.field),
            )
        };
        let right = json!({"category": "weight", "left": [1, 1], "right": [1, 2]});
        assert_eq!(verdict(right), Ok(Ok(())));
        let missing = json!({"left": [1, 1], "right": [1, 2]});
        assert_eq!(
            field(missing),
            (Err("category".into()), Err("category".into()))
        );
        let pipes = json!({"category": "conduit", "ports": []});
        assert_eq!(
            field(pipes),
            (Ok(Err(Reason::Malformed)), Err("category".into()))
        );
        let name = json!("weight:5/13,6|5,7");
        assert_eq!(
            field(name),
            (Err("solution".into()), Err("solution".into()))
        );
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
        let piece = serde_json::to_value(solution).unwrap()["pieces"][0].clone();
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
