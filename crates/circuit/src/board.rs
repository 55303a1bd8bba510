//! The board: tiles laid so far, the spots where the next may lie, and the networkers on it.

use crate::square::{Square, SquareMap};
use crate::systems::{Joint, Node, Survey, SystemNumber, Systems};
use crate::tile::{ByColour, CellColour, Side, Tile, Turn};
use enigma_game::Seat;
use std::sync::Arc;

/// Stands in the map of squares for a spot: an empty square next to a tile.
const SPOT: u32 = u32::MAX;

/// The tiles laid so far with everything on them.
#[derive(Debug, Clone)]
pub struct Board {
    laid: Vec<LaidTile>,
    /// The tile on each square, by its number, or [`SPOT`].
    squares: SquareMap<u32>,
    /// All spots, in reading order.
    spots: Vec<Square>,
    systems: Systems,
    networkers: Vec<Networker>,
}

/// A tile on the board.
#[derive(Debug, Clone)]
pub struct LaidTile {
    tile: Arc<Tile>,
    at: Square,
    turn: Turn,
    first_node: Node,
}

/// A networker on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Networker {
    /// Whose it is.
    pub owner: Seat,
    /// The colour of the cell on which it stands.
    pub colour: CellColour,
    /// The number of that cell on its tile.
    pub cell: u32,
    /// The square of that tile.
    pub at: Square,
    node: Node,
}

/// What a port of a laid tile looks at (C-40).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub enum Port {
    /// An empty square.
    Open,
    /// A port of the tile next to it.
    Connected,
    /// A blank edge of the tile next to it.
    Ended,
}

/// One network of one tile: where it lies and its number on the tile. Ordered by y, x, network.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Member {
    /// The square of the tile.
    pub at: Square,
    /// The number of the network on the tile.
    pub network: usize,
}

/// A conduit system (C-41) as it is told to others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SystemState {
    /// Its networks, in order.
    pub members: Vec<Member>,
    /// Its cells.
    pub cells: ByColour,
    /// How many of its ports are open; it is closed if none is (C-42).
    pub open: u32,
    /// The networkers in it, by square and cell.
    pub networkers: Vec<Networker>,
}

/// Why a tile cannot lie on a square (C-33).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadSpot {
    /// There is a tile already.
    Occupied,
    /// No tile shares a side with it.
    NotAdjacent,
}

impl LaidTile {
    /// The tile itself.
    #[must_use]
    pub fn tile(&self) -> &Arc<Tile> {
        &self.tile
    }

    /// Where it lies.
    #[must_use]
    pub const fn at(&self) -> Square {
        self.at
    }

    /// How it is turned.
    #[must_use]
    pub const fn turn(&self) -> Turn {
        self.turn
    }

    /// The network of the port that looks to a side, if there is one.
    fn port(&self, side: Side) -> Option<usize> {
        self.tile.port_networks(self.turn)[side as usize].map(usize::from)
    }

    fn node(&self, network: usize) -> Node {
        self.first_node + network as u32
    }
}

impl Board {
    /// A board with the start tile (C-12).
    #[must_use]
    pub fn new(start: Arc<Tile>, at: Square, turn: Turn) -> Self {
        let mut board = Self {
            laid: Vec::new(),
            squares: SquareMap::default(),
            spots: vec![at],
            systems: Systems::default(),
            networkers: Vec::new(),
        };
        board.lay(start, at, turn, None);
        board
    }

    /// The squares on which the next tile may lie (C-33), in reading order.
    #[must_use]
    pub fn spots(&self) -> &[Square] {
        &self.spots
    }

    /// All tiles, in the order in which they were laid.
    #[must_use]
    pub fn tiles(&self) -> &[LaidTile] {
        &self.laid
    }

    /// The tile on a square, if there is one.
    #[must_use]
    pub fn tile_at(&self, at: Square) -> Option<&LaidTile> {
        let number = *self.squares.get(&at)?;
        (number != SPOT).then(|| &self.laid[number as usize])
    }

    /// All networkers on the board, in the order in which they were placed.
    #[must_use]
    pub fn networkers(&self) -> &[Networker] {
        &self.networkers
    }

    /// Whether a tile may lie there (C-33, C-37).
    ///
    /// # Errors
    /// With the reason why not.
    pub fn check_spot(&self, at: Square) -> Result<(), BadSpot> {
        match self.squares.get(&at) {
            Some(&SPOT) => Ok(()),
            Some(_) => Err(BadSpot::Occupied),
            None => Err(BadSpot::NotAdjacent),
        }
    }

    /// What a port of a laid tile looks at (C-40); none if that edge is blank.
    #[must_use]
    pub fn port(&self, tile: &LaidTile, side: Side) -> Option<Port> {
        tile.port(side)?;
        let neighbour = tile.at.next(side).and_then(|square| self.tile_at(square));
        Some(match neighbour {
            None => Port::Open,
            Some(neighbour) if neighbour.port(side.opposite()).is_some() => Port::Connected,
            Some(_) => Port::Ended,
        })
    }

    /// Whether the system of a network of a laid tile is closed (C-42).
    #[must_use]
    pub fn is_closed(&self, tile: &LaidTile, network: usize) -> bool {
        let number = self.systems.number_of(tile.node(network));
        self.systems.system(number).open == 0
    }

    /// What would become of all systems that a tile touches, if it were laid there.
    pub(crate) fn survey(&self, tile: &Tile, at: Square, turn: Turn) -> Survey {
        let mut survey = Survey::of(tile.networks());
        let ports = tile.port_networks(turn);
        for side in Side::ALL {
            let own = ports[side as usize].map(usize::from);
            let neighbour = at.next(side).and_then(|square| self.tile_at(square));
            let Some(neighbour) = neighbour else {
                if let Some(network) = own {
                    survey.port_stays_open(network);
                }
                continue;
            };
            let Some(theirs) = neighbour.port(side.opposite()) else {
                continue;
            };
            let number = self.systems.number_of(neighbour.node(theirs));
            let system = self.systems.system(number);
            match own {
                Some(network) => survey.ports_meet(network, number, system),
                None => survey.port_is_met(number, system),
            }
        }
        survey
    }

    /// Lays a tile on a spot, with a networker on one of its cells if any, and gives the systems
    /// that are closed by it. What is allowed has been checked before.
    pub(crate) fn lay(
        &mut self,
        tile: Arc<Tile>,
        at: Square,
        turn: Turn,
        networker: Option<(Seat, u32)>,
    ) -> Vec<SystemNumber> {
        let survey = self.survey(&tile, at, turn);
        let first_node = self.systems.node_count();
        let closed = self.systems.lay(tile.networks().len(), &survey);
        if let Some((owner, cell)) = networker {
            let (network, colour) = tile.cell(cell).expect("the cell was checked");
            let node = first_node + network as u32;
            self.systems.take(self.systems.number_of(node), colour);
            self.networkers.push(Networker {
                owner,
                colour,
                cell,
                at,
                node,
            });
        }
        self.occupy(at);
        self.laid.push(LaidTile {
            tile,
            at,
            turn,
            first_node,
        });
        closed
    }

    /// Puts a networker on a cell of a laid tile, as it stands in a view; whether there is such a
    /// tile and cell, in a system that is open.
    pub(crate) fn stand(&mut self, owner: Seat, at: Square, cell: u32) -> bool {
        let Some(laid) = self.tile_at(at) else {
            return false;
        };
        let Some((network, colour)) = laid.tile.cell(cell) else {
            return false;
        };
        let node = laid.node(network);
        let number = self.systems.number_of(node);
        if self.systems.system(number).open == 0 {
            return false;
        }
        self.systems.take(number, colour);
        self.networkers.push(Networker {
            owner,
            colour,
            cell,
            at,
            node,
        });
        true
    }

    /// Turns a spot into the square of the next tile, and its empty neighbours into spots.
    fn occupy(&mut self, at: Square) {
        if let Ok(place) = self.spots.binary_search(&at) {
            self.spots.remove(place);
        }
        self.squares.insert(at, self.laid.len() as u32);
        for square in Side::ALL.into_iter().filter_map(|side| at.next(side)) {
            if let std::collections::hash_map::Entry::Vacant(vacant) = self.squares.entry(square) {
                vacant.insert(SPOT);
                let place = self.spots.partition_point(|&spot| spot < square);
                self.spots.insert(place, square);
            }
        }
    }

    /// The networkers in a system.
    pub(crate) fn networkers_in(&self, number: SystemNumber) -> impl Iterator<Item = &Networker> {
        let nobody = self.systems.system(number).taken.is_empty();
        let networkers = if nobody { &[] } else { &self.networkers[..] };
        networkers
            .iter()
            .filter(move |networker| self.systems.number_of(networker.node) == number)
    }

    /// Takes the networkers of a system off the board (C-65).
    pub(crate) fn take_networkers(&mut self, number: SystemNumber) {
        if !self.systems.system(number).taken.is_empty() {
            let systems = &self.systems;
            self.networkers
                .retain(|networker| systems.number_of(networker.node) != number);
        }
    }

    /// The cells of a system.
    pub(crate) fn cells(&self, number: SystemNumber) -> ByColour {
        self.systems.system(number).cells
    }

    /// The members of a system, in order.
    pub(crate) fn members(&self, number: SystemNumber) -> Vec<Member> {
        let mut members: Vec<_> = self
            .systems
            .members(number)
            .map(|node| self.member(node))
            .collect();
        members.sort_unstable();
        members
    }

    /// The members that a system will have once the surveyed tile lies on `at`, in order.
    pub(crate) fn members_of_joint(&self, joint: &Joint, at: Square) -> Vec<Member> {
        let old = joint
            .joined()
            .iter()
            .flat_map(|&number| self.systems.members(number));
        let mut members: Vec<_> = old.map(|node| self.member(node)).collect();
        members.extend(joint.networks().map(|network| Member { at, network }));
        members.sort_unstable();
        members
    }

    fn member(&self, node: Node) -> Member {
        let tile = self.laid.partition_point(|tile| tile.first_node <= node) - 1;
        let tile = &self.laid[tile];
        Member {
            at: tile.at,
            network: (node - tile.first_node) as usize,
        }
    }

    /// All systems on the board, in the order of their first members.
    #[must_use]
    pub fn systems(&self) -> Vec<SystemState> {
        let mut numbers: Vec<_> = (0..self.systems.node_count())
            .map(|node| self.systems.number_of(node))
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        let mut systems: Vec<_> = numbers
            .into_iter()
            .map(|number| self.state(number))
            .collect();
        systems.sort_by_key(|system| system.members[0]);
        systems
    }

    fn state(&self, number: SystemNumber) -> SystemState {
        let mut networkers: Vec<_> = self.networkers_in(number).copied().collect();
        networkers.sort_by_key(|networker| (networker.at, networker.cell));
        SystemState {
            members: self.members(number),
            cells: self.cells(number),
            open: self.systems.system(number).open,
            networkers,
        }
    }

    /// Bytes on the heap, tiles' own definitions apart (they are shared), for measuring.
    #[must_use]
    pub fn heap_bytes(&self) -> usize {
        let entry = size_of::<(Square, u32)>() + 1;
        self.laid.capacity() * size_of::<LaidTile>()
            + self.squares.capacity() * 8 / 7 * entry
            + self.spots.capacity() * size_of::<Square>()
            + self.networkers.capacity() * size_of::<Networker>()
            + self.systems.heap_bytes()
    }
}
