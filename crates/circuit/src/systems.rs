//! Conduit systems: which networks hang together, and when a system is closed (C-40 to C-46).
//!
//! Laying a tile only ever joins systems. Each network carries the number of its system, and when
//! two systems join, the smaller one is renumbered. This module knows no seats.

use crate::tile::{ByColour, CellColour, Network};

/// The number of a network on the board, in the order in which the networks were laid.
pub(crate) type Node = u32;

/// The number of a system. It stays the same while the system grows, but another system may take
/// over the number of one that was joined to a larger one.
pub(crate) type SystemNumber = u32;

/// The end of a list of members.
const NOBODY: Node = Node::MAX;

/// All systems on the board.
#[derive(Debug, Clone, Default)]
pub(crate) struct Systems {
    nodes: Vec<Membership>,
    systems: Vec<System>,
    /// Numbers of systems that were joined to others and may be given out again.
    unused: Vec<SystemNumber>,
}

#[derive(Debug, Clone, Copy)]
struct Membership {
    system: SystemNumber,
    /// The next member of the same system.
    next: Node,
}

/// What is known about one system.
#[derive(Debug, Clone, Copy)]
pub(crate) struct System {
    /// The cells in it.
    pub cells: ByColour,
    /// How many of its ports are open (C-40); it is closed if none is (C-42).
    pub open: u32,
    /// The colours on which a networker stands (C-51).
    pub taken: Colours,
    first: Node,
    size: u32,
}

/// A set of colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Colours(u8);

impl Colours {
    pub fn has(self, colour: CellColour) -> bool {
        self.0 & (1 << colour as u8) != 0
    }

    pub fn insert(&mut self, colour: CellColour) {
        self.0 |= 1 << colour as u8;
    }

    pub fn insert_all(&mut self, other: Self) {
        self.0 |= other.0;
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// A system as it will be once a tile has been laid: some networks of the new tile together with
/// the systems that they join. Without a network of the new tile it is a system that merely loses
/// open ports to a blank edge of it (C-60).
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Joint {
    /// The networks of the new tile, as bits.
    networks: u8,
    /// The systems already on the board; a tile has four sides, so there are four at most.
    joined: [SystemNumber; 4],
    joined_count: u8,
    /// Open ports once the tile has been laid.
    pub open: u32,
    /// Cells of all that it consists of.
    pub cells: ByColour,
    /// The colours on which a networker stands.
    pub taken: Colours,
}

impl Joint {
    pub fn has_network(&self, network: usize) -> bool {
        self.networks & (1 << network) != 0
    }

    /// The networks of the new tile that are part of it.
    pub fn networks(&self) -> impl Iterator<Item = usize> {
        let bits = self.networks;
        (0..3).filter(move |network| bits & (1 << network) != 0)
    }

    /// The systems already on the board that are part of it.
    pub fn joined(&self) -> &[SystemNumber] {
        &self.joined[..usize::from(self.joined_count)]
    }

    pub fn is_closed(&self) -> bool {
        self.open == 0
    }

    fn absorb(&mut self, other: &Self) {
        self.networks |= other.networks;
        for &system in other.joined() {
            self.joined[usize::from(self.joined_count)] = system;
            self.joined_count += 1;
        }
        self.open += other.open;
        self.cells.add_all(other.cells);
        self.taken.insert_all(other.taken);
    }
}

/// All systems that a tile would be part of or touch: what would become of them if it were laid.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Survey {
    joints: [Joint; 7],
    count: usize,
}

impl Survey {
    /// The networks of the new tile, none of them joined to anything yet.
    pub fn of(networks: &[Network]) -> Self {
        let mut survey = Self {
            joints: [Joint::default(); 7],
            count: networks.len(),
        };
        for (index, network) in networks.iter().enumerate() {
            let joint = &mut survey.joints[index];
            joint.networks = 1 << index;
            for &cell in &network.cells {
                joint.cells.add(cell, 1);
            }
        }
        survey
    }

    pub fn joints(&self) -> &[Joint] {
        &self.joints[..self.count]
    }

    /// The joint that a network of the new tile is part of.
    pub fn joint_of(&self, network: usize) -> &Joint {
        &self.joints[self.of_network(network)]
    }

    /// A port of the new tile looks at an empty square: it is open (C-40).
    pub fn port_stays_open(&mut self, network: usize) {
        let joint = self.of_network(network);
        self.joints[joint].open += 1;
    }

    /// A port of a system on the board now looks at the new tile: it is no longer open (C-40).
    pub fn port_is_met(&mut self, number: SystemNumber, system: &System) {
        let joint = self.of_system(number, system);
        self.joints[joint].open -= 1;
    }

    /// A port of the new tile and one of a system on the board look at each other (C-41).
    pub fn ports_meet(&mut self, network: usize, number: SystemNumber, system: &System) {
        self.port_is_met(number, system);
        let one = self.of_network(network);
        let other = self.of_system(number, system);
        if one != other {
            let (kept, gone) = (one.min(other), one.max(other));
            let absorbed = self.joints[gone];
            self.joints[kept].absorb(&absorbed);
            self.count -= 1;
            self.joints[gone] = self.joints[self.count];
        }
    }

    fn of_network(&self, network: usize) -> usize {
        let mut joints = self.joints().iter();
        joints
            .position(|joint| joint.has_network(network))
            .expect("every network is in a joint")
    }

    fn of_system(&mut self, number: SystemNumber, system: &System) -> usize {
        let known = self
            .joints()
            .iter()
            .position(|joint| joint.joined().contains(&number));
        known.unwrap_or_else(|| {
            let joint = &mut self.joints[self.count];
            *joint = Joint {
                networks: 0,
                joined: [number, 0, 0, 0],
                joined_count: 1,
                open: system.open,
                cells: system.cells,
                taken: system.taken,
            };
            self.count += 1;
            self.count - 1
        })
    }
}

impl Systems {
    /// The system of a network.
    pub fn number_of(&self, node: Node) -> SystemNumber {
        self.nodes[node as usize].system
    }

    pub fn system(&self, number: SystemNumber) -> &System {
        &self.systems[number as usize]
    }

    /// That a networker now stands on this colour in the system.
    pub fn take(&mut self, number: SystemNumber, colour: CellColour) {
        self.systems[number as usize].taken.insert(colour);
    }

    /// How many networks have been laid; the next tile's first network gets this number.
    pub fn node_count(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// The members of a system, in no particular order.
    pub fn members(&self, number: SystemNumber) -> impl Iterator<Item = Node> {
        let mut next = self.system(number).first;
        std::iter::from_fn(move || {
            let node = (next != NOBODY).then_some(next)?;
            next = self.nodes[node as usize].next;
            Some(node)
        })
    }

    /// Lays a tile that was surveyed: `network_count` new networks, joined as the survey says.
    /// Gives the numbers of the systems that are closed by it.
    pub fn lay(&mut self, network_count: usize, survey: &Survey) -> Vec<SystemNumber> {
        let first_node = self.node_count();
        for _ in 0..network_count {
            let unsettled = Membership {
                system: SystemNumber::MAX,
                next: NOBODY,
            };
            self.nodes.push(unsettled);
        }
        let mut closed = Vec::new();
        for joint in survey.joints() {
            let number = self.settle(first_node, joint);
            if joint.is_closed() {
                closed.push(number);
            }
        }
        closed
    }

    /// Makes one system of all that a joint consists of.
    fn settle(&mut self, first_node: Node, joint: &Joint) -> SystemNumber {
        let largest = joint
            .joined()
            .iter()
            .copied()
            .max_by_key(|&number| self.system(number).size);
        let number = largest.unwrap_or_else(|| self.new_number());
        for &other in joint.joined() {
            if other != number {
                self.renumber(other, number);
            }
        }
        for network in joint.networks() {
            self.admit(first_node + network as u32, number);
        }
        let system = &mut self.systems[number as usize];
        system.open = joint.open;
        system.cells = joint.cells;
        system.taken = joint.taken;
        number
    }

    fn new_number(&mut self) -> SystemNumber {
        let empty = System {
            cells: ByColour::default(),
            open: 0,
            taken: Colours::default(),
            first: NOBODY,
            size: 0,
        };
        if let Some(number) = self.unused.pop() {
            self.systems[number as usize] = empty;
            number
        } else {
            self.systems.push(empty);
            self.systems.len() as u32 - 1
        }
    }

    fn admit(&mut self, node: Node, number: SystemNumber) {
        let system = &mut self.systems[number as usize];
        self.nodes[node as usize] = Membership {
            system: number,
            next: system.first,
        };
        system.first = node;
        system.size += 1;
    }

    fn renumber(&mut self, from: SystemNumber, to: SystemNumber) {
        let mut node = self.system(from).first;
        while node != NOBODY {
            let next = self.nodes[node as usize].next;
            self.admit(node, to);
            node = next;
        }
        self.unused.push(from);
    }

    /// Bytes on the heap, for measuring.
    pub fn heap_bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Membership>()
            + self.systems.capacity() * size_of::<System>()
            + self.unused.capacity() * size_of::<SystemNumber>()
    }
}
