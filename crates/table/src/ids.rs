//! Names of things, each a type of its own, so that none passes for another.

use enigma_protocol::GAME_MARK;
use serde::{Deserialize, Serialize};
use std::borrow::Borrow;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// A connection to a table: its number, unique as long as the driver runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Connection(pub u64);

/// A moment on the driver's clock, in milliseconds since 1970. It never steps back.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Wall(pub u64);

impl Wall {
    /// So many milliseconds later.
    #[must_use]
    pub const fn after(self, millis: u64) -> Self {
        Self(self.0.saturating_add(millis))
    }

    /// How many milliseconds have passed since then; none if that is still to come.
    #[must_use]
    pub const fn since(self, then: Self) -> u64 {
        self.0.saturating_sub(then.0)
    }
}

impl fmt::Display for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms", self.0)
    }
}

/// Makes a type of a text that names something. Tables, and what is told of them, say the same names again and again, so
/// all that are made of one share its text.
macro_rules! name {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(from = "String", into = "String")]
        pub struct $name(Arc<str>);

        impl $name {
            /// As text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl Deref for $name {
            type Target = str;

            fn deref(&self) -> &str {
                &self.0
            }
        }

        impl Borrow<str> for $name {
            fn borrow(&self) -> &str {
                &self.0
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> Self {
                Self(text.into())
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                Self(text.into())
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> Self {
                name.as_str().to_owned()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl PartialEq<str> for $name {
            fn eq(&self, other: &str) -> bool {
                *self.0 == *other
            }
        }

        impl PartialEq<&str> for $name {
            fn eq(&self, other: &&str) -> bool {
                *self.0 == **other
            }
        }
    };
}

name! {
    /// The public id of a person.
    PersonId
}
name! {
    /// The code that leads to a table.
    TableCode
}
name! {
    /// The id of a game.
    GameId
}
name! {
    /// The id that a client gave a command.
    CommandId
}

impl GameId {
    /// What steps of the game are marked with.
    #[must_use]
    pub fn mark(&self) -> &str {
        self.get(..GAME_MARK).unwrap_or(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_as_the_text_they_are() {
        let json = serde_json::to_string(&PersonId::from("abc")).unwrap();
        assert_eq!(json, r#""abc""#);
        assert_eq!(serde_json::from_str::<PersonId>(&json).unwrap(), "abc");
    }

    #[test]
    fn time_never_runs_below_nothing() {
        assert_eq!(Wall(5).since(Wall(7)), 0);
        assert_eq!(Wall(u64::MAX).after(1), Wall(u64::MAX));
    }
}
