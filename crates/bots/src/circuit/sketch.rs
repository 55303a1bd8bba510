//! A board for look-ahead: what [`Position`] knows, in a form that is cheap to copy and to weigh.
//!
//! The rules stay with `enigma_circuit`; a property test plays both side by side. Colours and seats
//! are plain indexes here.

use super::face::{BLANK, Face};
use enigma_circuit::Square;
use enigma_circuit::position::Position;
use enigma_circuit::tile::{Side, Turn};
use enigma_game::Seat;

/// An empty square, an edge without a port.
const NONE: u16 = u16::MAX;

/// How far beyond the outermost tiles look-ahead can lay tiles.
const MARGIN: i32 = 9;

/// The most seats.
pub const SEATS: usize = 4;

/// Networkers of each seat on each colour.
pub type Workers = [[u8; 3]; SEATS];

/// A conduit system: what its worth depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct System {
    /// Open ports.
    pub open: u16,
    /// Cells of each colour.
    pub cells: [u8; 3],
    /// The networkers in it.
    pub workers: Workers,
}

impl System {
    /// Whether anybody's networker stands on the colour (C-51).
    #[must_use]
    pub fn is_taken(&self, colour: usize) -> bool {
        self.workers.iter().any(|seat| seat[colour] > 0)
    }

    /// Whether there is any networker in it.
    #[must_use]
    pub fn is_staffed(&self) -> bool {
        self.workers != Workers::default()
    }

    /// What a seat's networkers would earn if it were closed as it is (C-61).
    #[must_use]
    pub fn points(&self, seat: usize) -> u32 {
        let pairs = self.workers[seat].iter().zip(self.cells);
        pairs
            .map(|(&workers, cells)| u32::from(workers) * u32::from(cells))
            .sum()
    }

    fn absorb(&mut self, other: &Self) {
        self.open += other.open;
        for colour in 0..3 {
            self.cells[colour] = self.cells[colour].saturating_add(other.cells[colour]);
            for seat in 0..SEATS {
                self.workers[seat][colour] += other.workers[seat][colour];
            }
        }
    }
}

/// A system as it will be once a tile has been laid.
#[derive(Debug, Clone, Copy, Default)]
pub struct Joint {
    /// What it will be.
    pub system: System,
    /// The networks of the new tile in it, as bits.
    pub networks: u8,
    joined: [u16; 4],
    count: u8,
}

impl Joint {
    /// The numbers of the systems on the board that are part of it.
    #[must_use]
    pub fn joined(&self) -> &[u16] {
        &self.joined[..usize::from(self.count)]
    }

    /// Whether the tile closes it (C-42).
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        self.system.open == 0
    }

    /// Whether a network of the new tile is part of it.
    #[must_use]
    pub const fn has(&self, network: u8) -> bool {
        self.networks >> network & 1 == 1
    }
}

/// All systems that a tile would touch.
#[derive(Debug, Clone, Copy)]
pub struct Survey {
    joints: [Joint; 7],
    count: usize,
}

impl Survey {
    /// The systems as they will be.
    #[must_use]
    pub fn joints(&self) -> &[Joint] {
        &self.joints[..self.count]
    }

    /// The joint of a network of the new tile.
    #[must_use]
    pub fn of_network(&self, network: u8) -> usize {
        let mut joints = self.joints().iter();
        let found = joints.position(|joint| joint.has(network));
        debug_assert!(found.is_some(), "every network of the tile has its joint");
        found.unwrap_or_default()
    }

    fn of_system(&mut self, number: u16, system: &System) -> usize {
        let known = self
            .joints()
            .iter()
            .position(|joint| joint.joined().contains(&number));
        known.unwrap_or_else(|| {
            self.joints[self.count] = Joint {
                system: *system,
                networks: 0,
                joined: [number, 0, 0, 0],
                count: 1,
            };
            self.count += 1;
            self.count - 1
        })
    }

    fn unite(&mut self, one: usize, other: usize) {
        if one == other {
            return;
        }
        let (kept, gone) = (one.min(other), one.max(other));
        let absorbed = self.joints[gone];
        let joint = &mut self.joints[kept];
        joint.system.absorb(&absorbed.system);
        joint.networks |= absorbed.networks;
        for &number in absorbed.joined() {
            joint.joined[usize::from(joint.count)] = number;
            joint.count += 1;
        }
        self.count -= 1;
        self.joints[gone] = self.joints[self.count];
    }
}

/// The board with points and supplies.
#[derive(Debug, Clone)]
pub struct Sketch {
    /// The square of the window's north-west corner.
    corner: Square,
    width: usize,
    /// The tile on each square of the window.
    squares: Vec<u16>,
    /// The network behind each side of each tile.
    tiles: Vec<[u16; 4]>,
    system_of: Vec<u16>,
    systems: Vec<System>,
    /// Empty squares next to a tile, as places in the window, in reading order.
    spots: Vec<u32>,
    /// Points.
    pub scores: [u32; SEATS],
    /// Networkers that are not on the board.
    pub supply: [u8; SEATS],
    /// How many seats play.
    pub seats: usize,
}

/// What laying a tile brought to each seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Brought {
    /// Points.
    pub points: [u32; SEATS],
    /// Networkers that came back.
    pub returned: [u8; SEATS],
}

impl From<&Position> for Sketch {
    fn from(position: &Position) -> Self {
        Self::wide(position, MARGIN)
    }
}

impl Sketch {
    /// A sketch with room for so many tiles in a row beyond the outermost ones.
    #[must_use]
    pub fn wide(position: &Position, margin: i32) -> Self {
        let board = position.board();
        let squares = board.tiles().iter().map(|tile| tile.at());
        let (mut low, mut high) = (Square::MIDDLE, Square::MIDDLE);
        for Square { x, y } in squares {
            (low.x, low.y) = (low.x.min(x), low.y.min(y));
            (high.x, high.y) = (high.x.max(x), high.y.max(y));
        }
        let width = (high.x - low.x + 1 + 2 * margin) as usize;
        let height = (high.y - low.y + 1 + 2 * margin) as usize;
        let mut sketch = Self {
            corner: Square {
                x: low.x - margin,
                y: low.y - margin,
            },
            width,
            squares: vec![NONE; width * height],
            tiles: Vec::new(),
            system_of: Vec::new(),
            systems: Vec::new(),
            spots: Vec::new(),
            scores: [0; SEATS],
            supply: [0; SEATS],
            seats: position.seats().count(),
        };
        for seat in position.seats().all() {
            sketch.scores[seat.index()] = position.scores()[seat];
            sketch.supply[seat.index()] = position.supply()[seat] as u8;
        }
        sketch.copy_board(position);
        sketch
    }

    fn copy_board(&mut self, position: &Position) {
        let board = position.board();
        let mut first_node = Vec::new();
        for laid in board.tiles() {
            let first = self.system_of.len() as u16;
            first_node.push((laid.at(), first));
            let networks = laid.tile().networks().len();
            self.system_of.extend(std::iter::repeat_n(NONE, networks));
            let ports = laid.tile().port_networks(laid.turn());
            let place = self.place(laid.at());
            self.squares[place as usize] = self.tiles.len() as u16;
            let side = |network: Option<u8>| network.map_or(NONE, |own| first + u16::from(own));
            self.tiles.push(ports.map(side));
        }
        first_node.sort_unstable();
        for state in board.systems() {
            let number = self.systems.len() as u16;
            for member in &state.members {
                let tile = first_node.binary_search_by_key(&member.at, |&(at, _)| at);
                if let Ok(tile) = tile {
                    let node = usize::from(first_node[tile].1) + member.network;
                    self.system_of[node] = number;
                }
            }
            let mut system = System {
                open: state.open as u16,
                cells: [state.cells.red, state.cells.yellow, state.cells.blue]
                    .map(|cells| cells.min(u32::from(u8::MAX)) as u8),
                workers: Workers::default(),
            };
            for networker in &state.networkers {
                let Seat(seat) = networker.owner;
                system.workers[usize::from(seat)][networker.colour as usize] += 1;
            }
            self.systems.push(system);
        }
        self.spots = board.spots().iter().map(|&at| self.place(at)).collect();
    }

    /// The place of a square of the window.
    #[must_use]
    pub fn place(&self, at: Square) -> u32 {
        let (x, y) = (at.x - self.corner.x, at.y - self.corner.y);
        (y as usize * self.width + x as usize) as u32
    }

    /// The square of a place in the window.
    #[must_use]
    pub fn square(&self, place: u32) -> Square {
        let place = place as usize;
        Square {
            x: self.corner.x + (place % self.width) as i32,
            y: self.corner.y + (place / self.width) as i32,
        }
    }

    /// Where the next tile may lie, in reading order. Spots at the rim of the window are left out.
    #[must_use]
    pub fn spots(&self) -> &[u32] {
        &self.spots
    }

    /// The systems; some may be numbers that are no longer used, with nothing in them.
    #[must_use]
    pub fn systems(&self) -> &[System] {
        &self.systems
    }

    /// The system with this number.
    #[must_use]
    pub fn system(&self, number: u16) -> &System {
        &self.systems[usize::from(number)]
    }

    fn neighbours(&self, place: u32) -> [usize; 4] {
        let place = place as usize;
        [place - self.width, place + 1, place + self.width, place - 1]
    }

    /// What would become of all systems that a tile touches, if it were laid there.
    #[must_use]
    pub fn survey(&self, face: &Face, place: u32, turn: u8) -> Survey {
        let mut survey = Survey {
            joints: [Joint::default(); 7],
            count: face.networks,
        };
        for (network, joint) in survey.joints[..face.networks].iter_mut().enumerate() {
            joint.networks = 1 << network;
            joint.system.cells = face.cells[network];
        }
        let ports = face.ports[usize::from(turn)];
        for (side, neighbour) in self.neighbours(place).into_iter().enumerate() {
            let own = ports[side];
            let tile = self.squares[neighbour];
            if tile == NONE {
                if own != BLANK {
                    let joint = survey.of_network(own);
                    survey.joints[joint].system.open += 1;
                }
                continue;
            }
            let theirs = self.tiles[usize::from(tile)][(side + 2) % 4];
            if theirs == NONE {
                continue;
            }
            let number = self.system_of[usize::from(theirs)];
            let joint = survey.of_system(number, &self.systems[usize::from(number)]);
            survey.joints[joint].system.open -= 1;
            if own != BLANK {
                let one = survey.of_network(own);
                let other = survey.of_system(number, &self.systems[usize::from(number)]);
                survey.unite(one, other);
            }
        }
        survey
    }

    /// Lays a tile with a networker on a cell or none, and scores. What is allowed was checked before.
    pub fn lay(
        &mut self,
        face: &Face,
        place: u32,
        turn: u8,
        worker: Option<(usize, u8)>,
    ) -> Brought {
        let mut survey = self.survey(face, place, turn);
        if let Some((seat, cell)) = worker {
            let (network, colour) = face.numbered[usize::from(cell)];
            let joint = survey.of_network(network);
            survey.joints[joint].system.workers[seat][usize::from(colour)] += 1;
            self.supply[seat] -= 1;
        }
        let first = self.system_of.len() as u16;
        self.system_of
            .extend(std::iter::repeat_n(NONE, face.networks));
        let mut brought = Brought::default();
        for joint in survey.joints() {
            self.settle(first, joint, &mut brought);
        }
        let ports = face.ports[usize::from(turn)];
        self.squares[place as usize] = self.tiles.len() as u16;
        self.tiles.push(ports.map(|network| {
            if network == BLANK {
                NONE
            } else {
                first + u16::from(network)
            }
        }));
        self.occupy(place);
        brought
    }

    fn settle(&mut self, first: u16, joint: &Joint, brought: &mut Brought) {
        let mut system = joint.system;
        if joint.is_closed() && system.is_staffed() {
            for seat in 0..self.seats {
                let points = system.points(seat);
                let returned: u8 = system.workers[seat].iter().sum();
                brought.points[seat] += points;
                brought.returned[seat] += returned;
                self.scores[seat] += points;
                self.supply[seat] += returned;
            }
            system.workers = Workers::default();
        }
        let number = match joint.joined() {
            [] => {
                self.systems.push(system);
                self.systems.len() as u16 - 1
            }
            [kept, gone @ ..] => {
                for other in gone {
                    self.renumber(*other, *kept);
                }
                self.systems[usize::from(*kept)] = system;
                *kept
            }
        };
        for network in (0..3).filter(|&network| joint.has(network)) {
            self.system_of[usize::from(first) + usize::from(network)] = number;
        }
    }

    fn renumber(&mut self, from: u16, to: u16) {
        for number in &mut self.system_of {
            if *number == from {
                *number = to;
            }
        }
        self.systems[usize::from(from)] = System::default();
    }

    fn occupy(&mut self, place: u32) {
        if let Ok(spot) = self.spots.binary_search(&place) {
            self.spots.remove(spot);
        }
        for neighbour in self.neighbours(place) {
            if self.squares[neighbour] == NONE
                && self.has_neighbours(neighbour)
                && let Err(spot) = self.spots.binary_search(&(neighbour as u32))
            {
                self.spots.insert(spot, neighbour as u32);
            }
        }
    }

    /// Whether all four neighbours of a place lie in the window, so that a tile may be laid there.
    fn has_neighbours(&self, place: usize) -> bool {
        let height = self.squares.len() / self.width;
        let (x, y) = (place % self.width, place / self.width);
        x > 0 && x + 1 < self.width && y > 0 && y + 1 < height
    }
}

/// The sides in the order in which they are numbered here.
const _: () = {
    assert!(Side::N as usize == 0 && Side::E as usize == 1);
    assert!(Side::S as usize == 2 && Side::W as usize == 3);
    assert!(Turn::ALL.len() == 4);
};
