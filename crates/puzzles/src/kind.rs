//! The five verbs every category offers (check, count, solve, grade, generate) and their shared words.

use crate::{Category, Laid, Piece, Puzzle, Solution};
use enigma_game::Chance;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::borrow::Cow;
use std::fmt::{self, Debug};
use std::str::FromStr;

/// A kind of puzzle: what the four categories have in common.
///
/// A value of the implementing type is a well-formed puzzle in canonical form, so that equal
/// puzzles are equal values. Well-formed puzzles may be ugly, ambiguous or unsolvable.
pub trait Kind: Clone + Debug + Eq + Ord + Serialize + Into<Puzzle> {
    /// Which category this is.
    const CATEGORY: Category;

    /// Pieces as they lie: a finished solution, or a draft with only some of them laid.
    type Solution: Clone + Debug + Eq + Serialize + Into<Solution>;

    /// What names a piece of a draft.
    type Piece: Into<Piece>;

    /// What is laid in one step.
    type Laid: Into<Laid>;

    /// Reads a puzzle from its JSON object, in any order; `category` and `id` may be there.
    ///
    /// # Errors
    /// Names the field that is wrong.
    fn from_json(json: &Value) -> Result<Self, Malformed>;

    /// Reads a puzzle from the text that spells it out, without its category.
    ///
    /// # Errors
    /// Names the field that is wrong.
    fn from_spelled(text: &str) -> Result<Self, Malformed>;

    /// Writes the text that spells the puzzle out, without its category.
    ///
    /// # Errors
    /// If the text cannot be written.
    fn spell(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Reads a solution or draft from its JSON object, in the coordinates in which it was given. `category` may be
    /// there.
    ///
    /// # Errors
    /// Names the field that is wrong; the verdict on such a solution is `malformed`.
    fn read_solution(json: &Value) -> Result<Self::Solution, Malformed>;

    /// A solution or draft as it was given, in the coordinates of the puzzle. Its pieces keep their order.
    ///
    /// # Errors
    /// Names what this puzzle has no room for.
    fn fit<'a>(&self, given: &'a Self::Solution) -> Result<Cow<'a, Self::Solution>, Malformed>;

    /// A solution or draft of this puzzle in canonical form, in the coordinates in which the puzzle was given.
    fn given(&self, laid: &Self::Solution) -> Self::Solution;

    /// That no more lies in a draft than the puzzle has pieces. A verdict needs no such bound, but whoever
    /// keeps drafts does.
    ///
    /// # Errors
    /// Names the field that holds too much.
    fn check_amount(&self, draft: &Self::Solution) -> Result<(), Malformed>;

    /// Whether the solution is legal, else the first rule it breaks in the order of its category.
    ///
    /// # Errors
    /// The reason why it is not legal.
    fn check(&self, solution: &Self::Solution) -> Result<(), Reason>;

    /// How many distinct solutions there are; equal pieces are interchangeable.
    fn count(&self) -> u64;

    /// One solution, if there is any.
    fn solve(&self) -> Option<Self::Solution>;

    /// All distinct solutions, in canonical order.
    fn solve_all(&self) -> Vec<Self::Solution>;

    /// The category's own measure of difficulty; none without a solution.
    fn difficulty(&self) -> Option<f64>;

    /// The limits of grades 1 to 4: the lower limit of each, then the upper limit of the last.
    const GRADE_LIMITS: [f64; 5];

    /// A new puzzle of the given grade that meets the generator's requirements.
    fn generate(grade: Grade, chance: &mut Chance) -> Self;

    /// The representative of all puzzles that are the same puzzle turned or mirrored.
    fn identity(&self) -> Self;

    /// What a player working on this draft should know: what lies badly, and whether it is solved.
    fn advise(&self, draft: &Self::Solution) -> Advice;

    /// A next step from this draft: one right piece to lay, or a piece to take away first. None if the puzzle is
    /// solved or has no solution.
    fn hint(&self, draft: &Self::Solution) -> Option<Hint<Self::Laid, Self::Piece>>;

    /// Does as a hint says, in the coordinates in which the draft was given.
    fn follow(given: &mut Self::Solution, hint: &Hint<Self::Laid, Self::Piece>);

    /// The first `pieces` pieces of a solution, in the order in which people lay them.
    fn part(solution: &Self::Solution, pieces: u32) -> Self::Solution;
}

/// How hard a puzzle is, within its category.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "puzzles/"))]
pub enum Grade {
    /// Grade 1.
    Easy,
    /// Grade 2.
    Medium,
    /// Grade 3.
    Hard,
    /// Grade 4.
    Expert,
}

impl Grade {
    /// All grades, easiest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// The name in text names and commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// The grade as a number from 1 to 4.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The grade of a difficulty, if it lies within the limits of any.
    #[must_use]
    pub fn within(limits: &[f64; 5], difficulty: f64) -> Option<Self> {
        let grade = limits
            .windows(2)
            .position(|pair| pair[0] <= difficulty && difficulty < pair[1])?;
        Some(Self::ALL[grade])
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There are four grades and no others.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no such grade: {0:?} (easy, medium, hard, expert, or 1 to 4)")]
pub struct UnknownGrade(pub String);

impl FromStr for Grade {
    type Err = UnknownGrade;

    /// Reads a name or a number.
    fn from_str(text: &str) -> Result<Self, UnknownGrade> {
        Self::ALL
            .into_iter()
            .find(|grade| grade.name() == text || grade.number().to_string() == text)
            .ok_or_else(|| UnknownGrade(text.to_owned()))
    }
}

/// Why a solution is not legal. `Malformed` solutions never reach [`Kind::check`].
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    thiserror::Error,
)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "puzzles/"))]
pub enum Reason {
    /// It cannot be read as a solution of this puzzle.
    #[error("malformed")]
    Malformed,
    /// Weight: not all weights are in cups, or too many.
    #[error("count")]
    Count,
    /// Weight: the sides do not count the same.
    #[error("unbalanced")]
    Unbalanced,
    /// Not exactly the pieces of the set.
    #[error("pieces")]
    Pieces,
    /// Fragment: a piece sticks out of the outline.
    #[error("outside")]
    Outside,
    /// Two pieces share a place.
    #[error("overlap")]
    Overlap,
    /// Conduit: a cell to fill is empty, or one outside is filled.
    #[error("cells")]
    Cells,
    /// Conduit: a stub meets no port.
    #[error("stub")]
    Stub,
    /// Conduit: a port leads nowhere.
    #[error("open")]
    Open,
    /// Angular: there is a hollow under a cube.
    #[error("gap")]
    Gap,
    /// Angular: seen from above it is another picture.
    #[error("view")]
    View,
}

/// A puzzle or solution that cannot be read: which field, and what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {problem}")]
pub struct Malformed {
    /// The field at fault, as a path: `left[1]`.
    pub field: String,
    /// What is wrong with it.
    pub problem: String,
}

impl Malformed {
    /// That `field` has this `problem`.
    pub fn new(field: impl Into<String>, problem: impl Into<String>) -> Self {
        Self {
            field: field.into(),
            problem: problem.into(),
        }
    }
}

/// That `field` holds at most so many; `unit` says what they are.
pub(crate) fn at_most(field: &str, most: u64, laid: u128, unit: &str) -> Result<(), Malformed> {
    if laid <= u128::from(most) {
        return Ok(());
    }
    let problem = format!("there are {most} {unit} and no more, not {laid}");
    Err(Malformed::new(field, problem))
}

/// What a player working on a draft should know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "puzzles/"))]
pub struct Advice {
    /// Whether the draft is a legal solution.
    pub solved: bool,
    /// How many pieces are laid.
    pub laid: u32,
    /// How many pieces the puzzle has.
    pub pieces: u32,
    /// The pieces that lie badly, each with the reason, in a stable order.
    pub bad: Vec<BadPiece>,
}

/// A piece that lies badly.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "puzzles/"))]
pub struct BadPiece {
    /// Which piece, as the category names it; `null` is all weights, as they are alike.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Piece>))]
    pub piece: Piece,
    /// What is wrong with it.
    pub reason: Reason,
}

/// A next step for a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Hint<Entry = Laid, Named = Piece> {
    /// Lay this piece so.
    Lay(Entry),
    /// Take this piece away first.
    TakeAway(Named),
}

impl<Entry: Into<Laid>, Named: Into<Piece>> Hint<Entry, Named> {
    /// The same, of whichever category.
    pub(crate) fn of_any(self) -> Hint {
        match self {
            Self::Lay(entry) => Hint::Lay(entry.into()),
            Self::TakeAway(piece) => Hint::TakeAway(piece.into()),
        }
    }
}

/// Whether a difficulty lies within a grade and so far from its limits that no rounding decides.
pub(crate) fn safely_within<K: Kind>(grade: Grade, difficulty: Option<f64>) -> bool {
    const MARGIN: f64 = 1e-6;
    let index = usize::from(grade.number()) - 1;
    difficulty.is_some_and(|difficulty| {
        K::GRADE_LIMITS[index] + MARGIN <= difficulty
            && difficulty < K::GRADE_LIMITS[index + 1] - MARGIN
    })
}

/// JSON of one category, as its tests like it.
#[cfg(test)]
pub(crate) trait AsJson: Kind {
    fn to_json(&self) -> Value {
        self.clone().into().to_json()
    }

    fn solution_from_json(&self, json: &Value) -> Result<Self::Solution, Malformed> {
        let given = Self::read_solution(json)?;
        self.fit(&given).map(Cow::into_owned)
    }

    fn solution_to_json(&self, solution: &Self::Solution) -> Value {
        let given: Solution = self.given(solution).into();
        serde_json::to_value(given).expect("solutions can be written as JSON")
    }
}

#[cfg(test)]
impl<K: Kind> AsJson for K {}
