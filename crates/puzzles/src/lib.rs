//! The four puzzle categories of Circuit: weight, fragment, conduit and angular.
//!
//! A [`Puzzle`] of any category can be checked, counted, solved, graded and made; the same verbs for each
//! category alone are in [`Kind`], which [`Weight`], [`Fragment`], [`Conduit`] and [`Angular`] implement.
//! Pieces as they lie, finished or not, are a [`Solution`]. [`Deck::deal`] gives the puzzles of a whole game.
//!
//! ```
//! use enigma_puzzles::{Category, Grade, Puzzle};
//!
//! let puzzle: Puzzle = "weight:5/13,6|5,7".parse()?;
//! assert_eq!(puzzle.count(), 1);
//! let solution = puzzle.solve().expect("it has a solution");
//! assert_eq!(puzzle.check(&solution), Ok(()));
//! assert_eq!(puzzle.grade(), Some(Grade::Easy));
//!
//! let made = Puzzle::generate(Category::Conduit, Grade::Hard, 4711);
//! assert_eq!("conduit/hard#4711".parse(), Ok(made));
//! # Ok::<(), enigma_puzzles::Malformed>(())
//! ```
//!
//! # Names
//!
//! Every puzzle has two text names, which are accepted wherever a puzzle is read ([`Name`]):
//!
//! | name | says |
//! |---|---|
//! | `weight:5/13,6\|5,7` | weights, cups on the left, cups on the right |
//! | `fragment:0,2/2,0/4,2/2,4` | corners of the outline |
//! | `conduit:#../###/###/.#.+02W-end` | rows of the grid, stubs (x, y, side), crossed-out pieces |
//! | `angular:..B./RRRY/GG.Y/G..Y` | rows of the picture |
//! | `weight/hard#4711` | category, grade (`easy`, `medium`, `hard`, `expert`), seed |
//!
//! # What can be relied on
//!
//! - Everything is a pure function of its arguments; chance comes from a seed and is the same on every platform.
//! - A value of [`Puzzle`] is well-formed and in canonical form; it may still be ugly, ambiguous or unsolvable.
//! - Any legal solution wins; no answer is ever compared with a stored one.

pub mod angular;
mod category;
pub mod conduit;
mod deck;
pub mod draw;
mod edition;
mod fields;
pub mod fragment;
mod kind;
mod laid;
mod name;
mod picture;
mod puzzle;
mod sheet;
mod symmetry;
mod time;
pub mod weight;

pub use angular::Angular;
pub use category::{ByCategory, Category, UnknownCategory};
pub use conduit::{Conduit, ConduitSolution};
pub use deck::{Deck, DeckOptions, DeckTile, Mix, TILES, Tally, UnknownMix};
pub use edition::{Edition, UnknownEdition};
pub use fragment::Fragment;
pub use kind::{Advice, BadPiece, Grade, Hint, Kind, Malformed, Reason, UnknownGrade};
pub use laid::{Laid, Piece, Solution};
pub use name::Name;
pub use puzzle::{Puzzle, grade_limits};
pub use sheet::{PER_CATEGORY, sheet};
pub use time::{hardness, ordinary_seconds};
pub use weight::{Weight, WeightSolution};

/// Makes the list of rare puzzles that is shipped for a category; none if it needs no list.
///
/// Conduit takes a second, fragment about half a minute and 1 GB of memory, both in an optimised build.
#[must_use]
pub fn collect(category: Category) -> Option<Vec<u8>> {
    match category {
        Category::Conduit => Some(conduit::pool::collect()),
        Category::Fragment => Some(fragment::collect_symmetric().into_bytes()),
        Category::Weight | Category::Angular => None,
    }
}
