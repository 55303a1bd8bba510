//! Editions of the generators: what a seed makes stays what it was, and yet generators get better.

use crate::Category;
use std::fmt;
use std::str::FromStr;

/// Which generator makes a puzzle from its seed. Each edition is kept, so that a name means the same for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Edition {
    /// The first of every category.
    First,
    /// Angular without pictures that enclose an empty square, which players took for a gap (P-9).
    #[default]
    Second,
}

impl Edition {
    /// All editions, the oldest first.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The newest edition in which the generator of a category changed.
    #[must_use]
    pub const fn newest(category: Category) -> Self {
        match category {
            Category::Weight | Category::Fragment | Category::Conduit => Self::First,
            Category::Angular => Self::Second,
        }
    }

    /// Its number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// There is no such edition.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no such edition: {0:?} (1 or 2)")]
pub struct UnknownEdition(pub String);

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(text: &str) -> Result<Self, UnknownEdition> {
        let named = |edition: &Self| edition.to_string() == text;
        let found = Self::ALL.into_iter().find(named);
        found.ok_or_else(|| UnknownEdition(text.to_owned()))
    }
}
