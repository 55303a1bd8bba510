//! How strong bots play.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How strong a bot plays, weakest first.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "game/"))]
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

impl FromStr for Level {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        let mut all = Self::ALL.into_iter();
        all.find(|level| level.name() == name).ok_or(())
    }
}
