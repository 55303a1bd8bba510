//! The conduit sides of all tiles in a form that look-ahead can read quickly.

use enigma_circuit::tile::{Tile, Turn};
use enigma_circuit::tile_set::TileId;
use enigma_puzzles::Category;
use std::sync::LazyLock;

/// No network: the edge is blank.
pub const BLANK: u8 = u8::MAX;

/// A conduit side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Face {
    /// How many networks there are.
    pub networks: usize,
    /// How many cells of each colour each network has.
    pub cells: [[u8; 3]; 3],
    /// The cells in the order of their numbers: network and colour.
    pub numbered: Vec<(u8, u8)>,
    /// The network of the port that looks to each side, by rotation.
    pub ports: [[u8; 4]; 4],
    /// The rotations that differ in what they bring.
    pub turns: Vec<u8>,
}

/// The number of a face: its place in the order of all tiles.
pub type FaceNumber = u8;

impl Face {
    /// The face of a tile.
    #[must_use]
    pub fn of(tile: &Tile) -> Self {
        let mut cells = [[0u8; 3]; 3];
        let mut numbered = Vec::new();
        for (network, colour) in tile.cells() {
            cells[network][colour as usize] += 1;
            numbered.push((network as u8, colour as u8));
        }
        let ports = Turn::ALL.map(|turn| {
            tile.port_networks(turn)
                .map(|network| network.unwrap_or(BLANK))
        });
        let mut face = Self {
            networks: tile.networks().len(),
            cells,
            numbered,
            ports,
            turns: Vec::new(),
        };
        face.turns = face.different_turns();
        face
    }

    /// Two rotations bring the same if every side has a port in both or in none, and the same sides
    /// are joined to networks with the same cells.
    fn different_turns(&self) -> Vec<u8> {
        let mut kept: Vec<u8> = Vec::new();
        for turn in 0..4u8 {
            let alike = |&other: &u8| self.looks(turn) == self.looks(other);
            if !kept.iter().any(alike) {
                kept.push(turn);
            }
        }
        kept
    }

    /// The first of the different rotations that brings the same as this one.
    #[must_use]
    pub fn like(&self, turn: u8) -> u8 {
        let alike = |other: &&u8| self.looks(turn) == self.looks(**other);
        self.turns.iter().find(alike).copied().unwrap_or(turn)
    }

    /// For each side, the sides joined to it as bits and their cells.
    fn looks(&self, turn: u8) -> [(u8, [u8; 3]); 4] {
        let ports = self.ports[usize::from(turn)];
        ports.map(|network| {
            if network == BLANK {
                return (0, [0; 3]);
            }
            let joined = (0..4).filter(|&side| ports[side] == network);
            let bits = joined.fold(0u8, |bits, side| bits | 1 << side);
            (bits, self.cells[usize::from(network)])
        })
    }

    /// The face with this number.
    #[must_use]
    pub fn numbered(number: FaceNumber) -> &'static Self {
        &FACES.faces[usize::from(number)]
    }

    /// The number of a tile's face.
    #[must_use]
    pub fn number_of(id: TileId) -> FaceNumber {
        let place = FACES.ids.binary_search(&id);
        debug_assert!(place.is_ok(), "every tile has its face");
        place.unwrap_or_default() as FaceNumber
    }

    /// The faces of a category.
    #[must_use]
    pub fn of_category(category: usize) -> std::ops::Range<FaceNumber> {
        let each = (FACES.ids.len() / Category::ALL.len()) as FaceNumber;
        let first = each * category as FaceNumber;
        first..first + each
    }
}

struct Faces {
    ids: Vec<TileId>,
    faces: Vec<Face>,
}

static FACES: LazyLock<Faces> = LazyLock::new(|| {
    let mut ids: Vec<TileId> = Category::ALL.into_iter().flat_map(TileId::of).collect();
    ids.sort_unstable();
    let faces = ids.iter().map(|id| Face::of(id.tile())).collect();
    Faces { ids, faces }
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_straight_has_two_different_turns_and_a_cross_one() {
        let turns = |text: &str| Face::of(&text.parse().unwrap()).turns;
        assert_eq!(turns("NS:r"), [0, 1]);
        assert_eq!(turns("NESW:ryb"), [0]);
        assert_eq!(turns("NE:r"), [0, 1, 2, 3]);
        assert_eq!(turns("NE:r SW:r"), [0, 1]);
        assert_eq!(turns("NE:r SW:b"), [0, 1, 2, 3]);
    }

    #[test]
    fn every_tile_is_found_under_its_number_and_category() {
        for (index, category) in Category::ALL.into_iter().enumerate() {
            let numbers: Vec<_> = TileId::of(category).map(Face::number_of).collect();
            assert_eq!(numbers, Face::of_category(index).collect::<Vec<_>>());
            for id in TileId::of(category) {
                let face = Face::numbered(Face::number_of(id));
                assert_eq!(face, &Face::of(id.tile()), "{id}");
            }
        }
    }
}
