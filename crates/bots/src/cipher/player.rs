//! Who plays how: the four levels and one player to measure them by.

use crate::{Level, UnknownPlayer};
use std::fmt;
use std::str::FromStr;

/// A kind of player of Cipher.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Player {
    /// One of the levels.
    Level(Level),
    /// As the strongest level, but asks at random among the zones that some consistent word fits.
    RandomAsker,
}

impl Player {
    /// The name in commands and data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Level(level) => level.name(),
            Self::RandomAsker => "random_asker",
        }
    }

    /// How it decodes.
    #[must_use]
    pub const fn decoding(self) -> Decoding {
        let core = Decoding {
            recall: (1.0, 1.0),
            counts: true,
            caution: 2.0,
            whim: 0.0,
            bold: 0.8,
            rush: 0.45,
            stubborn: 1.0,
            pace: 1.0,
        };
        match self {
            Self::Level(Level::Spark) => Decoding {
                recall: (0.05, 0.58),
                counts: false,
                caution: 0.5,
                whim: 0.6,
                bold: 0.6,
                rush: 0.5,
                stubborn: 0.8,
                pace: 2.0,
            },
            Self::Level(Level::Relay) => Decoding {
                recall: (0.14, 0.88),
                counts: false,
                caution: 1.0,
                whim: 0.15,
                bold: 0.65,
                rush: 0.5,
                stubborn: 0.9,
                pace: 1.6,
            },
            Self::Level(Level::Turbine) => Decoding {
                recall: (0.3, 0.95),
                counts: true,
                caution: 1.5,
                whim: 0.05,
                pace: 1.3,
                ..core
            },
            Self::Level(Level::Core) => core,
            Self::RandomAsker => Decoding { whim: 1.0, ..core },
        }
    }

    /// How it codes.
    #[must_use]
    pub const fn coding(self) -> Coding {
        match self {
            Self::Level(Level::Spark) => Coding {
                words: (0.0, 0.4),
                drafts: 1,
                whim: 1.0,
            },
            Self::Level(Level::Relay) => Coding {
                words: (0.0, 0.7),
                drafts: 1,
                whim: 0.6,
            },
            Self::Level(Level::Turbine) => Coding {
                words: (0.1, 1.0),
                drafts: 3,
                whim: 0.2,
            },
            Self::Level(Level::Core) | Self::RandomAsker => Coding {
                words: (0.1, 1.0),
                drafts: 10,
                whim: 0.0,
            },
        }
    }
}

/// How a player decodes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Decoding {
    /// The share of familiar words that come to mind before the first segment and after the last.
    pub recall: (f64, f64),
    /// Whether it counts segments: the bonus phase tells how many there are in all.
    pub counts: bool,
    /// How many bits a NO has to be worth.
    pub caution: f64,
    /// How often it asks about any zone that fits.
    pub whim: f64,
    /// How sure it has to be to name the word when no other decoder can.
    pub bold: f64,
    /// How sure it has to be when others may be first.
    pub rush: f64,
    /// How often it requests another segment when no word comes to mind.
    pub stubborn: f64,
    /// The time it takes for everything.
    pub pace: f64,
}

/// How a player codes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Coding {
    /// From which part of the common words it takes its own: 0 is the most frequent, 1 the least.
    pub words: (f64, f64),
    /// Of how many words it takes the hardest.
    pub drafts: usize,
    /// How often it hands out any segment.
    pub whim: f64,
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
        let mut all = levels.chain([Self::RandomAsker]);
        all.find(|player| player.name() == name)
            .ok_or_else(|| UnknownPlayer {
                name: name.to_owned(),
                others: "random_asker",
            })
    }
}
