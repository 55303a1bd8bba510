//! What goes over HTTP about puzzles alone: practice, and the puzzles of the day.
//!
//! Puzzles, drafts and solutions are the JSON of `docs/puzzles.md`. A puzzle may be given by a text name as well.

use crate::words::DailyWord;
use enigma_puzzles::{Category, Grade, Puzzle, Solution};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A puzzle that a seed made.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NamedPuzzle {
    /// Its name: category, grade and seed, as in `weight/hard#4711`.
    pub name: String,
    /// Its category.
    pub category: Category,
    /// Its grade.
    pub grade: Grade,
    /// The puzzle.
    #[schema(value_type = Object)]
    pub puzzle: Puzzle,
}

/// Somebody's work on a puzzle.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Work {
    /// The puzzle, or its name.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub puzzle: Value,
    /// The pieces as they lie.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub draft: Value,
}

/// One step further.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// Whether a piece is laid or one taken away; nothing if the puzzle is solved or has no solution.
    pub step: Option<Step>,
    /// The pieces as they lie after that step.
    #[schema(value_type = Object)]
    pub draft: Solution,
}

/// What a hint does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Step {
    /// Lays a piece where it belongs.
    Lay,
    /// Takes a piece away that is in the way.
    TakeAway,
}

/// Which puzzle somebody wants to see solved.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Question {
    /// The puzzle, or its name.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub puzzle: Value,
}

/// A solution, on request.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Solved {
    /// One of the solutions; nothing if there is none.
    #[schema(value_type = Option<Object>)]
    pub solution: Option<Solution>,
}

/// A puzzle solved in practice.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Practised {
    /// The puzzle's name: category, grade and seed.
    pub name: String,
    /// The solution.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub draft: Value,
    /// How long it took, in seconds.
    pub seconds: u32,
}

/// Somebody's best time in practice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BestTime {
    /// The category.
    pub category: Category,
    /// The grade.
    pub grade: Grade,
    /// In seconds.
    pub seconds: u32,
}

/// The puzzles of a day: one of each category.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Daily {
    /// The day's number: days since 1970 in UTC.
    pub day: u32,
    /// The day that it is now.
    pub today: u32,
    /// The puzzles, in the order of the categories.
    pub puzzles: Vec<NamedPuzzle>,
}

/// A puzzle of the day, solved.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailySolution {
    /// The solution.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub draft: Value,
    /// How long it took, in seconds. No more than the time since the puzzle was opened is believed.
    pub seconds: u32,
}

/// How everybody did with one of the puzzles of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyTimes {
    /// How many people took less than 15 seconds, less than 30, and so on; the last number is of all who took longer.
    pub people: Vec<u32>,
    /// How long it took me, in seconds, if I solved it.
    pub mine: Option<u32>,
    /// How many people took longer than I did.
    pub slower: u32,
}

/// What I did with the puzzles of the days.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyDays {
    /// The day that it is now.
    pub today: u32,
    /// Days in a row on which I solved a puzzle of that day, up to today or yesterday.
    pub streak: u32,
    /// The most there ever were.
    pub longest: u32,
    /// What I opened or solved, in order of the days.
    pub results: Vec<DailyResult>,
    /// What I did with the words of the days, in their order.
    pub words: Vec<DailyWord>,
}

/// What I did with one of the puzzles of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyResult {
    /// The day's number: days since 1970 in UTC.
    pub day: u32,
    /// The category.
    pub category: Category,
    /// When I opened it, in milliseconds since 1970.
    pub opened: u64,
    /// How long it took me, in seconds, if I solved it.
    pub seconds: Option<u32>,
    /// Whether it counts for its day: I opened it before that day was over.
    pub counts: bool,
}
