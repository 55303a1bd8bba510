//! Game time.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Milliseconds of game time, counted from the start of the game.
///
/// Game time stands still while a server is down, so a restart never costs anybody solving time.
/// How it maps to the wall clock is the server's business.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "game/"))]
pub struct Millis(pub u64);

impl Millis {
    /// The start of the game.
    pub const ZERO: Self = Self(0);

    /// That many whole seconds.
    #[must_use]
    pub const fn from_secs(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1000))
    }

    /// The moment `length` after this one.
    #[must_use]
    pub const fn after(self, length: Self) -> Self {
        Self(self.0.saturating_add(length.0))
    }

    /// The time from `earlier` to this moment; none if `earlier` is not earlier.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Self {
        Self(self.0.saturating_sub(earlier.0))
    }
}

/// Written as minutes, seconds and tenths: `2:05.3`.
impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = self.0 / 100;
        write!(
            f,
            "{}:{:02}.{}",
            tenths / 600,
            tenths / 10 % 60,
            tenths % 10
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_reads_as_minutes_seconds_and_tenths() {
        assert_eq!(Millis(125_349).to_string(), "2:05.3");
        assert_eq!(Millis::ZERO.to_string(), "0:00.0");
    }

    #[test]
    fn time_neither_overflows_nor_runs_backwards() {
        assert_eq!(Millis(u64::MAX).after(Millis(1)), Millis(u64::MAX));
        assert_eq!(Millis(3).since(Millis(5)), Millis::ZERO);
    }
}
