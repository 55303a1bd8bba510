//! The four levels.

use std::fmt;
use std::str::FromStr;

/// How strong a bot plays, weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Level {
    /// A child learning the game.
    Spark,
    /// A casual player.
    #[default]
    Relay,
    /// A practised player.
    Turbine,
    /// As strong as it gets.
    Core,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Spark, Self::Relay, Self::Turbine, Self::Core];

    /// The name in commands and data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Spark => "spark",
            Self::Relay => "relay",
            Self::Turbine => "turbine",
            Self::Core => "core",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no such player of this game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no such player: {name:?} (spark, relay, turbine, core, {others})")]
pub struct UnknownPlayer {
    /// What was asked for.
    pub name: String,
    /// The players besides the levels.
    pub others: &'static str,
}

impl FromStr for Level {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        let mut all = Self::ALL.into_iter();
        all.find(|level| level.name() == name).ok_or(())
    }
}
