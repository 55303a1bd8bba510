//! The four puzzle categories of Circuit: weight, fragment, conduit and angular.

mod category;
pub mod draw;
mod kind;

pub use category::{ByCategory, Category};
pub use kind::{Advice, BadPiece, Grade, Hint, Kind, Malformed, Reason};
