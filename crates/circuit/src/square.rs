//! Squares of the board, which has no limits (C-8, C-37).

use crate::tile::Side;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fmt;
use std::hash::{BuildHasherDefault, Hasher};

/// A place for a tile; x grows to the east, y to the south (C-8).
///
/// Squares are ordered as one reads: row by row from the north, each from the west.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Square {
    /// Grows to the east.
    pub x: i32,
    /// Grows to the south.
    pub y: i32,
}

impl Square {
    /// The middle, where the start tile lies (C-12).
    pub const MIDDLE: Self = Self { x: 0, y: 0 };

    /// The square next to this one; none beyond the edge of what numbers can name.
    #[must_use]
    pub fn next(self, side: Side) -> Option<Self> {
        let Self { x, y } = self;
        let (x, y) = match side {
            Side::N => (Some(x), y.checked_sub(1)),
            Side::E => (x.checked_add(1), Some(y)),
            Side::S => (Some(x), y.checked_add(1)),
            Side::W => (x.checked_sub(1), Some(y)),
        };
        Some(Self { x: x?, y: y? })
    }
}

impl Ord for Square {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.y, self.x).cmp(&(other.y, other.x))
    }
}

impl PartialOrd for Square {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}

/// A value for some squares. It is only ever looked up, never walked through: its order is no
/// part of the rules.
pub(crate) type SquareMap<T> = HashMap<Square, T, BuildHasherDefault<SquareHasher>>;

/// A hash for two small numbers. Boards are looked at far too often for the standard one.
#[derive(Default, Clone)]
pub(crate) struct SquareHasher(u64);

impl Hasher for SquareHasher {
    fn finish(&self) -> u64 {
        // The map takes the place from the low bits and a check from the high ones: mix both.
        let mixed = self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ (mixed >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 << 8) ^ u64::from(byte) ^ (self.0 >> 56);
        }
    }

    fn write_i32(&mut self, number: i32) {
        self.0 = (self.0 << 32) | u64::from(number as u32);
    }
}
