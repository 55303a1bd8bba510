//! Pieces as they lie, of whichever category: drafts and solutions, one piece of a draft by name, and what is laid next.
//!
//! What these are in each category is written in its own folder; the JSON and the TypeScript come from those types.

use crate::category::named_category;
use crate::{Angular, Conduit, Fragment, Kind, Malformed, Puzzle, Weight, angular, conduit};
use crate::{fragment, weight};
use serde::{Deserialize, Deserializer, Serialize, de};
use serde_json::Value;

/// Pieces as they lie: a finished solution, or a draft with only some of them laid.
///
/// It has the form of its category, and is kept as it was given. Whether it can be one of a certain puzzle is for the
/// verbs of [`Puzzle`] to say.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "category", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "puzzles/"))]
pub enum Solution {
    /// Weights per cup.
    Weight(weight::WeightSolution),
    /// The pieces that lie.
    Fragment(fragment::Solution),
    /// The ports of every cell.
    Conduit(conduit::ConduitSolution),
    /// The cubes of every piece.
    Angular(angular::Solution),
}

/// A piece of a draft, as its category names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "puzzles/"))]
pub enum Piece {
    /// A weight in this cup; none where it is all of them, as they are alike.
    Weight(Option<weight::Cup>),
    /// Its index in the draft.
    Fragment(usize),
    /// Its cell: column and row.
    Conduit([usize; 2]),
    /// Its colour.
    Angular(angular::Piece),
}

/// What is laid in one step: an entry of a solution.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Laid {
    /// A weight in this cup.
    Weight(weight::Cup),
    /// A piece in its place.
    Fragment(fragment::Placed),
    /// A piece in its cell.
    Conduit(conduit::Filled),
    /// The cubes of a piece.
    Angular(angular::Stood),
}

/// Does the same with a puzzle and with pieces of the same category; pieces of another are [`Malformed`].
macro_rules! with_pieces {
    ($puzzle:expr, $laid:expr, |$inner:ident, $pieces:ident| $body:expr) => {
        match ($puzzle, $laid) {
            ($crate::Puzzle::Weight($inner), $crate::Solution::Weight($pieces)) => $body,
            ($crate::Puzzle::Fragment($inner), $crate::Solution::Fragment($pieces)) => $body,
            ($crate::Puzzle::Conduit($inner), $crate::Solution::Conduit($pieces)) => $body,
            ($crate::Puzzle::Angular($inner), $crate::Solution::Angular($pieces)) => $body,
            (
                $crate::Puzzle::Weight(_)
                | $crate::Puzzle::Fragment(_)
                | $crate::Puzzle::Conduit(_)
                | $crate::Puzzle::Angular(_),
                _,
            ) => Err($crate::laid::of_another_category($puzzle)),
        }
    };
}

pub(crate) use with_pieces;

pub(crate) fn of_another_category(puzzle: &Puzzle) -> Malformed {
    Malformed::new("category", format!("must be \"{}\"", puzzle.category()))
}

impl Solution {
    /// Reads pieces of any category from their JSON object.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub fn from_json(json: &Value) -> Result<Self, Malformed> {
        let object = json
            .as_object()
            .ok_or_else(|| Malformed::new("solution", "must be an object"))?;
        Ok(match named_category(object)? {
            crate::Category::Weight => Self::Weight(Weight::read_solution(json)?),
            crate::Category::Fragment => Self::Fragment(Fragment::read_solution(json)?),
            crate::Category::Conduit => Self::Conduit(Conduit::read_solution(json)?),
            crate::Category::Angular => Self::Angular(Angular::read_solution(json)?),
        })
    }

    /// As JSON.
    ///
    /// # Panics
    /// Never: pieces can be written as JSON.
    #[must_use]
    pub fn json(&self) -> Value {
        serde_json::to_value(self).expect("pieces can be written as JSON")
    }

    /// The first `pieces` pieces, in the order in which people lay them.
    #[must_use]
    pub fn part(&self, pieces: u32) -> Self {
        match self {
            Self::Weight(laid) => Self::Weight(Weight::part(laid, pieces)),
            Self::Fragment(laid) => Self::Fragment(Fragment::part(laid, pieces)),
            Self::Conduit(laid) => Self::Conduit(Conduit::part(laid, pieces)),
            Self::Angular(laid) => Self::Angular(Angular::part(laid, pieces)),
        }
    }
}

impl<'de> Deserialize<'de> for Solution {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let json = Value::deserialize(deserializer)?;
        Self::from_json(&json).map_err(de::Error::custom)
    }
}

macro_rules! of_categories {
    ($whole:ident: $($category:ident($part:ty)),*) => {
        $(impl From<$part> for $whole {
            fn from(part: $part) -> Self {
                Self::$category(part)
            }
        })*
    };
}

of_categories!(Puzzle: Weight(Weight), Fragment(Fragment), Conduit(Conduit), Angular(Angular));
of_categories!(Solution: Weight(weight::WeightSolution), Fragment(fragment::Solution),
    Conduit(conduit::ConduitSolution), Angular(angular::Solution));
of_categories!(Laid: Weight(weight::Cup), Fragment(fragment::Placed),
    Conduit(conduit::Filled), Angular(angular::Stood));
of_categories!(Piece: Fragment(usize), Conduit([usize; 2]), Angular(angular::Piece));

impl From<weight::Cup> for Piece {
    fn from(cup: weight::Cup) -> Self {
        Self::Weight(Some(cup))
    }
}
