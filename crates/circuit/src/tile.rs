//! Tiles: the conduit sides with their networks of ports and cells (C-5 to C-8).

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One of the four edges of a tile, clockwise from north.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub enum Side {
    /// Towards smaller y (C-8).
    N,
    /// Towards larger x.
    E,
    /// Towards larger y.
    S,
    /// Towards smaller x.
    W,
}

impl Side {
    /// All sides, clockwise from north.
    pub const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// The side across.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(Turn::HALF)
    }

    /// Where this side looks once its tile is turned.
    #[must_use]
    pub const fn turned(self, turn: Turn) -> Self {
        Self::ALL[(self as usize + turn.0 as usize) % 4]
    }

    /// The letter in data and notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::N => 'N',
            Self::E => 'E',
            Self::S => 'S',
            Self::W => 'W',
        }
    }

    /// The side with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|side| side.letter() == letter)
    }
}

/// A rotation: a number of quarter turns clockwise (C-8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Turn(u8);

impl Turn {
    /// As drawn.
    pub const NONE: Self = Self(0);
    /// Upside down.
    pub const HALF: Self = Self(2);
    /// All four rotations (C-34).
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// A number of quarter turns from 0 to 3.
    #[must_use]
    pub fn new(quarters: u64) -> Option<Self> {
        Self::ALL.get(usize::try_from(quarters).ok()?).copied()
    }

    /// The number of quarter turns.
    #[must_use]
    pub const fn quarters(self) -> u8 {
        self.0
    }
}

/// The colour of a power cell (C-7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub enum CellColour {
    /// Shown as a rose triangle.
    Red,
    /// Shown as an amber circle.
    Yellow,
    /// Shown as an azure diamond.
    Blue,
}

impl CellColour {
    /// All colours.
    pub const ALL: [Self; 3] = [Self::Red, Self::Yellow, Self::Blue];

    /// The name in data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
        }
    }

    /// The colour with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.name() == name)
    }

    /// The letter in notation.
    #[must_use]
    pub fn letter(self) -> char {
        self.name().chars().next().unwrap_or('?')
    }
}

impl fmt::Display for CellColour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A number for each colour of cell. Sums stop at the largest number there is, which no game comes near.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub struct ByColour {
    /// Of red cells.
    pub red: u32,
    /// Of yellow cells.
    pub yellow: u32,
    /// Of blue cells.
    pub blue: u32,
}

impl ByColour {
    /// The number of one colour.
    #[must_use]
    pub const fn of(self, colour: CellColour) -> u32 {
        match colour {
            CellColour::Red => self.red,
            CellColour::Yellow => self.yellow,
            CellColour::Blue => self.blue,
        }
    }

    /// Adds to one colour.
    pub const fn add(&mut self, colour: CellColour, number: u32) {
        match colour {
            CellColour::Red => self.red = self.red.saturating_add(number),
            CellColour::Yellow => self.yellow = self.yellow.saturating_add(number),
            CellColour::Blue => self.blue = self.blue.saturating_add(number),
        }
    }

    /// Adds another number for each colour.
    pub const fn add_all(&mut self, other: Self) {
        self.add(CellColour::Red, other.red);
        self.add(CellColour::Yellow, other.yellow);
        self.add(CellColour::Blue, other.blue);
    }

    /// The sum over all colours.
    #[must_use]
    pub const fn sum(self) -> u32 {
        self.red
            .saturating_add(self.yellow)
            .saturating_add(self.blue)
    }
}

/// Ports and cells that are joined on a tile (C-6).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Network {
    /// The sides with a port, clockwise from north.
    pub ports: Vec<Side>,
    /// The cells in the order in which they are numbered.
    pub cells: Vec<CellColour>,
}

/// What C-6 does not allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadTile {
    /// A tile has one to three networks.
    #[error("a tile has 1 to 3 networks, not {0} (C-6)")]
    Networks(usize),
    /// A side carries one port at most (C-5).
    #[error("side {} is used twice (C-5)", .0.letter())]
    SideTwice(Side),
    /// A network has a port or a cell.
    #[error("network {0} has neither port nor cell (C-6)")]
    Empty(usize),
    /// The notation cannot be read.
    #[error("cannot be read as a tile: a network looks like NES:ryb")]
    Notation,
}

/// A conduit side that C-6 allows.
///
/// In notation a tile is a list of networks, each its ports, a colon and its cells by their first
/// letters: `NS:r E:yb`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "TileData", into = "TileData")]
pub struct Tile {
    networks: Vec<Network>,
    /// The network of the port on each side as drawn, if there is one.
    port_networks: [Option<u8>; 4],
}

#[derive(Serialize, Deserialize)]
struct TileData {
    networks: Vec<Network>,
}

impl Tile {
    /// A tile of these networks.
    ///
    /// # Errors
    /// If C-6 does not allow it.
    pub fn new(mut networks: Vec<Network>) -> Result<Self, BadTile> {
        if !(1..=3).contains(&networks.len()) {
            return Err(BadTile::Networks(networks.len()));
        }
        let mut port_networks = [None; 4];
        for (index, network) in networks.iter_mut().enumerate() {
            if network.ports.is_empty() && network.cells.is_empty() {
                return Err(BadTile::Empty(index));
            }
            for &side in &network.ports {
                if port_networks[side as usize].replace(index as u8).is_some() {
                    return Err(BadTile::SideTwice(side));
                }
            }
            network.ports.sort_unstable();
        }
        Ok(Self {
            networks,
            port_networks,
        })
    }

    /// The networks in their order.
    #[must_use]
    pub fn networks(&self) -> &[Network] {
        &self.networks
    }

    /// The network of the port that looks to each side once the tile is turned, if there is one.
    #[must_use]
    pub const fn port_networks(&self, turn: Turn) -> [Option<u8>; 4] {
        let mut turned = [None; 4];
        let mut side = 0;
        while side < 4 {
            turned[(side + turn.0 as usize) % 4] = self.port_networks[side];
            side += 1;
        }
        turned
    }

    /// All cells of the tile in the order of their numbers, each with its network.
    pub fn cells(&self) -> impl Iterator<Item = (usize, CellColour)> {
        let networks = self.networks.iter().enumerate();
        networks.flat_map(|(index, network)| network.cells.iter().map(move |&cell| (index, cell)))
    }

    /// The network and the colour of the cell with this number.
    #[must_use]
    pub fn cell(&self, number: u32) -> Option<(usize, CellColour)> {
        self.cells().nth(number as usize)
    }
}

impl TryFrom<TileData> for Tile {
    type Error = BadTile;

    fn try_from(data: TileData) -> Result<Self, BadTile> {
        Self::new(data.networks)
    }
}

impl From<Tile> for TileData {
    fn from(tile: Tile) -> Self {
        Self {
            networks: tile.networks,
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, network) in self.networks.iter().enumerate() {
            let gap = if index > 0 { " " } else { "" };
            let ports: String = network.ports.iter().map(|side| side.letter()).collect();
            let cells: String = network.cells.iter().map(|cell| cell.letter()).collect();
            write!(f, "{gap}{ports}:{cells}")?;
        }
        Ok(())
    }
}

impl FromStr for Tile {
    type Err = BadTile;

    fn from_str(text: &str) -> Result<Self, BadTile> {
        let network = |text: &str| {
            let (ports, cells) = text.split_once(':')?;
            let cell = |letter| {
                CellColour::ALL
                    .into_iter()
                    .find(|cell| cell.letter() == letter)
            };
            Some(Network {
                ports: ports
                    .chars()
                    .map(Side::from_letter)
                    .collect::<Option<_>>()?,
                cells: cells.chars().map(cell).collect::<Option<_>>()?,
            })
        };
        let networks = text.split_whitespace().map(network).collect::<Option<_>>();
        Self::new(networks.ok_or(BadTile::Notation)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(text: &str) -> Tile {
        text.parse().expect(text)
    }

    #[test]
    fn c8_a_quarter_turn_clockwise_makes_the_north_port_look_east() {
        let turned = tile("N:r S:b").port_networks(Turn::ALL[1]);
        assert_eq!(turned, [None, Some(0), None, Some(1)]);
        assert_eq!(Side::N.turned(Turn::ALL[1]), Side::E);
        assert_eq!(Side::W.opposite(), Side::E);
    }

    #[test]
    fn c6_a_tile_has_one_to_three_networks_each_with_a_port_or_a_cell() {
        for good in [
            "N:r",
            ":r",
            "NESW:",
            "N:r E:y S:b",
            "NE: :rrrr",
            "N:ryb :b :y",
        ] {
            assert_eq!(tile(good).to_string(), good);
        }
        let refused = |text: &str| text.parse::<Tile>().unwrap_err();
        assert_eq!(refused(""), BadTile::Networks(0));
        assert_eq!(refused("N: E: S: W:"), BadTile::Networks(4));
        assert_eq!(refused("N:r :"), BadTile::Empty(1));
        assert_eq!(refused("N:r".replace('r', "q").as_str()), BadTile::Notation);
    }

    #[test]
    fn c5_a_side_carries_one_port_at_most() {
        assert_eq!(
            "NE:r SE:b".parse::<Tile>(),
            Err(BadTile::SideTwice(Side::E))
        );
        assert_eq!("NN:r".parse::<Tile>(), Err(BadTile::SideTwice(Side::N)));
    }

    #[test]
    fn cells_are_numbered_over_the_whole_tile() {
        let tile = tile("NS:ry E:b");
        assert_eq!(tile.cell(1), Some((0, CellColour::Yellow)));
        assert_eq!(tile.cell(2), Some((1, CellColour::Blue)));
        assert_eq!(tile.cell(3), None);
    }
}
