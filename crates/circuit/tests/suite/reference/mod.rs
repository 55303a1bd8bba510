//! A slow and obvious second implementation of phase 3: tiles in a sorted map, and every system
//! found by walking from network to network, anew after every tile. Nothing is kept up to date.

#![allow(
    dead_code,
    missing_docs,
    reason = "shared by tests and a benchmark, each using a part of it"
)]

use enigma_circuit::tile::{CellColour, Side, Tile, Turn};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

pub type Place = (i32, i32);

#[derive(Clone)]
pub struct Slow {
    pub tiles: BTreeMap<Place, (Arc<Tile>, u8)>,
    /// Where each networker stands: its owner, place and cell.
    pub networkers: Vec<(usize, Place, u32)>,
    pub scores: Vec<u32>,
    pub supply: Vec<u32>,
}

/// Networks named by place and number.
pub type System = BTreeSet<(Place, usize)>;

impl Slow {
    pub fn new(players: usize, start: Arc<Tile>) -> Self {
        Self {
            tiles: BTreeMap::from([((0, 0), (start, 0))]),
            networkers: Vec::new(),
            scores: vec![0; players],
            supply: vec![3; players],
        }
    }

    fn ports(&self, place: Place, network: usize) -> Vec<Side> {
        let (tile, turn) = &self.tiles[&place];
        let turn = Turn::new(u64::from(*turn)).unwrap();
        tile.networks()[network]
            .ports
            .iter()
            .map(|side| side.turned(turn))
            .collect()
    }

    fn network_at(&self, place: Place, side: Side) -> Option<usize> {
        let (tile, _) = self.tiles.get(&place)?;
        (0..tile.networks().len()).find(|&network| self.ports(place, network).contains(&side))
    }

    pub fn neighbour((x, y): Place, side: Side) -> Place {
        match side {
            Side::N => (x, y - 1),
            Side::E => (x + 1, y),
            Side::S => (x, y + 1),
            Side::W => (x - 1, y),
        }
    }

    /// The whole system of a network, by walking.
    pub fn system(&self, place: Place, network: usize) -> System {
        let mut found = System::new();
        let mut to_visit = vec![(place, network)];
        while let Some((place, network)) = to_visit.pop() {
            if found.insert((place, network)) {
                for side in self.ports(place, network) {
                    let next = Self::neighbour(place, side);
                    if let Some(other) = self.network_at(next, side.opposite()) {
                        to_visit.push((next, other));
                    }
                }
            }
        }
        found
    }

    pub fn systems(&self) -> BTreeSet<System> {
        let networks = self.tiles.iter().flat_map(|(&place, (tile, _))| {
            (0..tile.networks().len()).map(move |network| (place, network))
        });
        networks
            .map(|(place, network)| self.system(place, network))
            .collect()
    }

    pub fn open_ports(&self, system: &System) -> usize {
        let ports = system.iter().flat_map(|&(place, network)| {
            self.ports(place, network)
                .into_iter()
                .map(move |side| Self::neighbour(place, side))
        });
        ports
            .filter(|place| !self.tiles.contains_key(place))
            .count()
    }

    pub fn cells(&self, system: &System, colour: CellColour) -> u32 {
        let cells = system
            .iter()
            .flat_map(|&(place, network)| self.tiles[&place].0.networks()[network].cells.iter());
        cells.filter(|&&cell| cell == colour).count() as u32
    }

    pub fn cell_of(&self, place: Place, cell: u32) -> Option<(usize, CellColour)> {
        self.tiles[&place].0.cells().nth(cell as usize)
    }

    fn stands_in(&self, system: &System, place: Place, cell: u32) -> bool {
        self.cell_of(place, cell)
            .is_some_and(|(network, _)| system.contains(&(place, network)))
    }

    /// The whole turn; the name of the broken rule otherwise.
    pub fn place(
        &mut self,
        seat: usize,
        tile: &Arc<Tile>,
        at: Place,
        turn: u8,
        cell: Option<u32>,
    ) -> Result<Vec<u32>, &'static str> {
        if self.tiles.contains_key(&at) {
            return Err("occupied");
        }
        if Side::ALL
            .iter()
            .all(|&side| !self.tiles.contains_key(&Self::neighbour(at, side)))
        {
            return Err("not_adjacent");
        }
        let closed_before = self.closed();
        let mut after = self.clone();
        after.tiles.insert(at, (tile.clone(), turn));
        if let Some(cell) = cell {
            let Some((network, colour)) = after.cell_of(at, cell) else {
                return Err("no_such_cell");
            };
            if self.supply[seat] == 0 {
                return Err("no_networker");
            }
            let system = after.system(at, network);
            if after.networkers.iter().any(|&(_, place, cell)| {
                after.stands_in(&system, place, cell)
                    && after.cell_of(place, cell).unwrap().1 == colour
            }) {
                return Err("colour_taken");
            }
            after.supply[seat] -= 1;
            after.networkers.push((seat, at, cell));
        }
        let awards = after.score(&closed_before);
        *self = after;
        Ok(awards)
    }

    fn closed(&self) -> BTreeSet<System> {
        self.systems()
            .into_iter()
            .filter(|system| self.open_ports(system) == 0)
            .collect()
    }

    fn score(&mut self, closed_before: &BTreeSet<System>) -> Vec<u32> {
        let mut awards = vec![0; self.scores.len()];
        for system in self.closed().difference(closed_before) {
            for (owner, place, cell) in self.networkers.clone() {
                if self.stands_in(system, place, cell) {
                    let colour = self.cell_of(place, cell).unwrap().1;
                    awards[owner] += self.cells(system, colour);
                    self.supply[owner] += 1;
                    self.networkers
                        .retain(|&standing| standing != (owner, place, cell));
                }
            }
        }
        for (score, award) in self.scores.iter_mut().zip(&awards) {
            *score += award;
        }
        awards
    }

    pub fn spots(&self) -> BTreeSet<Place> {
        let around = self
            .tiles
            .keys()
            .flat_map(|&place| Side::ALL.map(|side| Self::neighbour(place, side)));
        around
            .filter(|place| !self.tiles.contains_key(place))
            .collect()
    }
}
