//! Who plays how: the four levels and two players to measure them by.

use super::search::Search;
use super::solving::Solver;
use super::taste::Taste;
use crate::{Level, UnknownPlayer};
use std::fmt;
use std::str::FromStr;

/// A kind of player of Circuit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Player {
    /// One of the levels.
    Level(Level),
    /// Sees only the points of this turn, and puts a networker wherever it can.
    ShortSighted,
    /// Sees the points of this turn, what standing networkers are worth, and what the others gain.
    Careful,
}

impl Player {
    /// The name in commands and data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Level(level) => level.name(),
            Self::ShortSighted => "short_sighted",
            Self::Careful => "careful",
        }
    }

    /// How well it solves puzzles.
    #[must_use]
    pub const fn solver(self) -> Solver {
        match self {
            Self::Level(Level::Spark) => Solver {
                // As somebody who sees such puzzles for the first time.
                pace: 1.8,
                spread: 0.35,
                failing: 0.12,
                fancy: 0.2,
                by_ear: 120,
            },
            Self::Level(Level::Relay) => Solver {
                pace: 1.15,
                spread: 0.45,
                failing: 0.08,
                fancy: 0.2,
                by_ear: 120,
            },
            Self::Level(Level::Turbine) => Solver {
                pace: 0.98,
                spread: 0.4,
                failing: 0.05,
                fancy: 0.15,
                by_ear: 0,
            },
            Self::Level(Level::Core) => Solver {
                pace: 0.85,
                spread: 0.35,
                failing: 0.03,
                fancy: 0.1,
                by_ear: 0,
            },
            Self::ShortSighted | Self::Careful => Solver::EQUAL,
        }
    }

    /// How it places and chooses.
    #[must_use]
    pub const fn style(self) -> Style {
        match self {
            Self::Level(Level::Spark) => Style {
                taste: Taste {
                    mind: 0.0,
                    ..CAREFUL
                },
                slips: 1.7,
                whim: 0.5,
                search: None,
            },
            Self::Level(Level::Relay) => Style {
                taste: Taste {
                    mind: 0.3,
                    ..CAREFUL
                },
                slips: 0.9,
                whim: 0.25,
                search: None,
            },
            Self::Level(Level::Turbine) => Style {
                taste: KEEN,
                slips: 0.0,
                whim: 0.0,
                search: None,
            },
            Self::Level(Level::Core) => Style {
                taste: KEEN,
                slips: 0.0,
                whim: 0.0,
                search: Some(Search {
                    taste: KEEN,
                    ways: 10,
                    samples: 8,
                    rounds: 1,
                    sharpness: 1.0,
                }),
            },
            Self::ShortSighted => Style {
                taste: POINTS_ONLY,
                slips: 0.0,
                whim: 0.0,
                search: None,
            },
            Self::Careful => Style {
                taste: CAREFUL,
                slips: 0.0,
                whim: 0.0,
                search: None,
            },
        }
    }
}

impl From<Level> for Player {
    fn from(level: Level) -> Self {
        Self::Level(level)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Self, UnknownPlayer> {
        let levels = Level::ALL.map(Self::Level).into_iter();
        let mut all = levels.chain([Self::ShortSighted, Self::Careful]);
        all.find(|player| player.name() == name)
            .ok_or_else(|| UnknownPlayer {
                name: name.to_owned(),
                others: "short_sighted, careful",
            })
    }
}

/// How a player places and chooses.
#[derive(Debug, Clone, Copy)]
pub struct Style {
    /// How it weighs positions.
    pub taste: Taste,
    /// By how many points at most it misjudges each way to lay a tile.
    pub slips: f32,
    /// How often it takes any category, whatever the tiles are worth.
    pub whim: f64,
    /// How it looks ahead, if it does.
    pub search: Option<Search>,
}

/// Points of this turn, standing networkers by cells and open ports, and the others' gains.
pub const CAREFUL: Taste = Taste {
    standing: [1.0, 0.8, 0.6, 0.45, 0.35, 0.25, 0.2],
    growth: [0.0, 0.3, 0.4, 0.4, 0.4, 0.3, 0.2],
    supply: [1.2, 0.8, 0.5],
    mind: 0.7,
    horizon: 5.0,
};

/// As careful, tuned by self-play: beats it in about 55 of 100 games for two.
pub const KEEN: Taste = Taste {
    standing: [1.0, 0.95, 0.65, 0.45, 0.32, 0.25, 0.2],
    growth: [0.0, 0.35, 0.43, 0.4, 0.4, 0.3, 0.24],
    supply: [1.2, 0.9, 0.4],
    mind: 0.9,
    horizon: 5.3,
};

/// Only the points of this turn; a networker on any cell rather than none.
pub const POINTS_ONLY: Taste = Taste {
    standing: [0.0; 7],
    growth: [0.01; 7],
    supply: [0.0; 3],
    mind: 0.0,
    horizon: 1.0,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_found_by_their_names() {
        for name in [
            "spark",
            "relay",
            "turbine",
            "core",
            "short_sighted",
            "careful",
        ] {
            assert_eq!(name.parse::<Player>().unwrap().to_string(), name);
        }
        let unknown = "genius".parse::<Player>().unwrap_err();
        assert!(unknown.to_string().contains("genius"));
    }
}
