//! The four puzzle categories of Circuit: weight, fragment, conduit and angular.

mod category;

pub use category::{ByCategory, Category};
