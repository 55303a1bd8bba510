//! The four puzzle categories (C-2).

use crate::Malformed;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// One of the four kinds of puzzle (C-2), and the chamber in which its tiles are stacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "puzzles/"))]
pub enum Category {
    /// Balance the scale (P-1).
    Weight,
    /// Cover the outline (P-3).
    Fragment,
    /// Close every pipe (P-4).
    Conduit,
    /// Rebuild the picture (P-6).
    Angular,
}

impl Category {
    /// All categories, in the order of the rulebooks.
    pub const ALL: [Self; 4] = [Self::Weight, Self::Fragment, Self::Conduit, Self::Angular];

    /// The name in data and commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Weight => "weight",
            Self::Fragment => "fragment",
            Self::Conduit => "conduit",
            Self::Angular => "angular",
        }
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There are four categories and no others.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no such category: {0:?} (weight, fragment, conduit or angular)")]
pub struct UnknownCategory(pub String);

impl FromStr for Category {
    type Err = UnknownCategory;

    fn from_str(text: &str) -> Result<Self, UnknownCategory> {
        Self::ALL
            .into_iter()
            .find(|category| category.name() == text)
            .ok_or_else(|| UnknownCategory(text.to_owned()))
    }
}

/// The category that an object names.
pub(crate) fn named_category(object: &Map<String, Value>) -> Result<Category, Malformed> {
    let named = object
        .get("category")
        .ok_or_else(|| Malformed::new("category", "is missing"))?;
    let name = named
        .as_str()
        .ok_or_else(|| Malformed::new("category", "must be a string"))?;
    name.parse()
        .map_err(|error: UnknownCategory| Malformed::new("category", error.to_string()))
}

/// One value for each category.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "puzzles/"))]
pub struct ByCategory<T> {
    /// Of the weight chamber.
    pub weight: T,
    /// Of the fragment chamber.
    pub fragment: T,
    /// Of the conduit chamber.
    pub conduit: T,
    /// Of the angular chamber.
    pub angular: T,
}

impl<T> ByCategory<T> {
    /// A value for each category, made by `make` in the order of [`Category::ALL`].
    pub fn from_fn(mut make: impl FnMut(Category) -> T) -> Self {
        Self {
            weight: make(Category::Weight),
            fragment: make(Category::Fragment),
            conduit: make(Category::Conduit),
            angular: make(Category::Angular),
        }
    }

    /// Each category with its value.
    pub fn pairs(&self) -> impl Iterator<Item = (Category, &T)> {
        Category::ALL
            .into_iter()
            .map(|category| (category, &self[category]))
    }
}

impl<T> Index<Category> for ByCategory<T> {
    type Output = T;

    fn index(&self, category: Category) -> &T {
        match category {
            Category::Weight => &self.weight,
            Category::Fragment => &self.fragment,
            Category::Conduit => &self.conduit,
            Category::Angular => &self.angular,
        }
    }
}

impl<T> IndexMut<Category> for ByCategory<T> {
    fn index_mut(&mut self, category: Category) -> &mut T {
        match category {
            Category::Weight => &mut self.weight,
            Category::Fragment => &mut self.fragment,
            Category::Conduit => &mut self.conduit,
            Category::Angular => &mut self.angular,
        }
    }
}
