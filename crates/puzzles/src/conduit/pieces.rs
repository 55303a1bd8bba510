//! Sides, sets of ports, and which piece a set of ports is.

use serde::{Serialize, Serializer};

/// A side of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "puzzles/", rename = "CellSide")
)]
pub enum Side {
    /// Up.
    #[serde(rename = "N")]
    North,
    /// To the right.
    #[serde(rename = "E")]
    East,
    /// Down.
    #[serde(rename = "S")]
    South,
    /// To the left.
    #[serde(rename = "W")]
    West,
}

impl Side {
    /// All sides, in canonical order.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The letter in data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::North => "N",
            Self::East => "E",
            Self::South => "S",
            Self::West => "W",
        }
    }

    pub(super) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| side.name() == name)
    }

    /// The side that faces this one.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// The place beyond this side, if it is not left of or above the grid.
    #[must_use]
    pub fn step(self, x: usize, y: usize) -> Option<(usize, usize)> {
        Some(match self {
            Self::North => (x, y.checked_sub(1)?),
            Self::East => (x + 1, y),
            Self::South => (x, y + 1),
            Self::West => (x.checked_sub(1)?, y),
        })
    }
}

/// The sides of a cell that a piece reaches; none where no piece lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "puzzles/", as = "String")
)]
pub struct Ports(u8);

/// What all sixteen sets of ports are called, by their bits.
const NAMES: [&str; 16] = [
    "", "N", "E", "NE", "S", "NS", "ES", "NES", "W", "NW", "EW", "NEW", "SW", "NSW", "ESW", "NESW",
];

impl Ports {
    /// No ports: no piece.
    pub const NONE: Self = Self(0);

    pub(super) const fn new(bits: u8) -> Self {
        Self(bits & 15)
    }

    /// One bit for each side: north is 1, east 2, south 4, west 8.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this side is one of them.
    #[must_use]
    pub const fn has(self, side: Side) -> bool {
        self.0 >> side as u8 & 1 == 1
    }

    /// The sides, in canonical order.
    pub fn sides(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.has(side))
    }

    /// The piece with these ports; none for no ports and for all four.
    #[must_use]
    pub const fn piece(self) -> Option<Piece> {
        match self.0 {
            1 | 2 | 4 | 8 => Some(Piece::End),
            5 | 10 => Some(Piece::Straight),
            3 | 6 | 9 | 12 => Some(Piece::Elbow),
            7 | 11 | 13 | 14 => Some(Piece::Tee),
            _ => None,
        }
    }

    /// The letters of the sides, in canonical order.
    #[must_use]
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    pub(super) fn from_name(name: &str) -> Option<Self> {
        (0..16).map(Self).find(|ports| ports.name() == name)
    }
}

impl Serialize for Ports {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl From<Side> for Ports {
    fn from(side: Side) -> Self {
        Self(1 << side as u8)
    }
}

impl FromIterator<Side> for Ports {
    fn from_iter<Sides: IntoIterator<Item = Side>>(sides: Sides) -> Self {
        let bits = sides
            .into_iter()
            .fold(0, |bits, side| bits | 1 << side as u8);
        Self(bits)
    }
}

/// A kind of piece; each can be turned but not turned over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "puzzles/", rename = "ConduitPiece")
)]
pub enum Piece {
    /// One port.
    End,
    /// Two ports on opposite sides.
    Straight,
    /// Two ports on sides that meet.
    Elbow,
    /// Three ports.
    Tee,
}

impl Piece {
    /// All kinds, in canonical order.
    pub const ALL: [Self; 4] = [Self::End, Self::Straight, Self::Elbow, Self::Tee];

    /// The name in data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::End => "end",
            Self::Straight => "straight",
            Self::Elbow => "elbow",
            Self::Tee => "tee",
        }
    }

    /// How many there are.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Self::End | Self::Elbow => 3,
            Self::Straight => 2,
            Self::Tee => 1,
        }
    }

    /// Its ports in each of its rotations.
    pub fn rotations(self) -> impl Iterator<Item = Ports> {
        let all = (0..16).map(Ports::new);
        all.filter(move |ports| ports.piece() == Some(self))
    }

    pub(super) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|piece| piece.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_have_4_2_4_and_4_rotations() {
        let rotations = Piece::ALL.map(|piece| piece.rotations().count());
        assert_eq!(rotations, [4, 2, 4, 4]);
    }

    #[test]
    fn ports_are_called_by_the_letters_of_their_sides() {
        for ports in (0..16).map(Ports::new) {
            let letters: String = ports.sides().map(Side::name).collect();
            assert_eq!(ports.name(), letters);
        }
    }

    #[test]
    fn port_letters_have_one_order() {
        assert_eq!(Ports::from_name("ESW").map(Ports::bits), Some(14));
        for wrong in ["EN", "NN", "n", "X", "WSEN"] {
            assert_eq!(Ports::from_name(wrong), None, "{wrong}");
        }
    }
}
