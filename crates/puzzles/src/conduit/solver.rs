//! The search for all solutions.
//!
//! For each cell the search knows the sides that must have a port and those that must not, four
//! bits a cell in two words. It lays what is forced, then takes a cell with few fitting sets of
//! ports, tries each of them and tells the neighbours. Pieces are taken from an inventory by kind, so
//! that equal pieces are equal.
//!
//! The difficulty is defined by a search that is choosier about its cells; it is in `difficulty` and shares the
//! [`State`] with this one.

use super::{Conduit, ConduitSolution, Ports, SIZE};

const CELLS: usize = SIZE * SIZE;

/// How many solutions there are, counting no further than `enough`.
pub(super) fn count(puzzle: &Conduit, enough: u64) -> u64 {
    let mut found = 0;
    search(puzzle, |_| {
        found += 1;
        found < enough
    });
    found
}

/// Any one solution.
pub(super) fn first(puzzle: &Conduit) -> Option<ConduitSolution> {
    let mut solution = None;
    search(puzzle, |ports| {
        solution = Some(solution_of(puzzle, ports));
        false
    });
    solution
}

/// All solutions, in the order of their ports row by row.
pub(super) fn all(puzzle: &Conduit) -> Vec<ConduitSolution> {
    let mut solutions = Vec::new();
    search(puzzle, |ports| {
        solutions.push(solution_of(puzzle, ports));
        true
    });
    solutions.sort_unstable();
    solutions
}

/// The ports of every cell, four bits each.
fn solution_of(puzzle: &Conduit, ports: u64) -> ConduitSolution {
    let row = |y| {
        let cells = (0..puzzle.width()).map(move |x| y * SIZE + x);
        cells
            .map(|cell| Ports::new((ports >> (4 * cell)) as u8))
            .collect()
    };
    ConduitSolution {
        rows: (0..puzzle.height()).map(row).collect(),
    }
}

/// Shows every solution to `visit`, four bits of ports a cell, until it says `false`.
fn search(puzzle: &Conduit, visit: impl FnMut(u64) -> bool) {
    let (state, inner) = State::of(puzzle);
    Search { inner, visit }.fill(state);
}

/// Pieces as they lie in the course of a search, and what follows for the cells without one.
#[derive(Clone, Copy)]
pub(super) struct State {
    /// The cells without a piece.
    pub empty: u16,
    /// The sets of ports that the inventory still allows, one bit each.
    available: u16,
    /// How many pieces of each kind are left, eight bits each.
    inventory: u32,
    /// The sides that must have a port, four bits a cell. Of a filled cell: its ports.
    must: u64,
    /// The sides that must not.
    must_not: u64,
}

impl State {
    /// An empty region, and the sides between two of its cells.
    pub fn of(puzzle: &Conduit) -> (Self, u64) {
        let inner = puzzle.inner_sides();
        let region = 15 * super::spread(puzzle.cells);
        let mut state = Self {
            empty: puzzle.cells,
            available: 0,
            inventory: u32::from_le_bytes(puzzle.inventory()),
            must: puzzle.stubs,
            must_not: region & !inner & !puzzle.stubs,
        };
        for (kind, &left) in puzzle.inventory().iter().enumerate() {
            if left > 0 {
                state.available |= SETS_OF_KIND[kind];
            }
        }
        (state, inner)
    }

    /// The sets of ports that fit a cell, one bit each.
    #[inline]
    pub fn fitting(&self, cell: usize) -> u16 {
        let must = self.must >> (4 * cell) & 15;
        let must_not = self.must_not >> (4 * cell) & 15;
        SETS_FOR[(must << 4 | must_not) as usize] & self.available
    }

    /// The state after laying a set of ports on a cell.
    #[inline]
    pub fn with(&self, cell: usize, ports: usize, inner: u64) -> Self {
        let kind = u32::from(KIND_OF[ports]) & 3;
        let inventory = self.inventory - (1 << (8 * kind));
        let used_up = inventory >> (8 * kind) & 255 == 0;
        let gone = if used_up {
            SETS_OF_KIND[kind as usize]
        } else {
            0
        };
        Self {
            empty: self.empty & !(1 << cell),
            available: self.available & !gone,
            inventory,
            must: self.must | (ports as u64) << (4 * cell) | FACING[cell][ports] & inner,
            must_not: self.must_not | FACING[cell][15 - ports] & inner,
        }
    }
}

struct Search<Visit> {
    /// The sides between two cells of the region, four bits a cell.
    inner: u64,
    visit: Visit,
}

impl<Visit: FnMut(u64) -> bool> Search<Visit> {
    /// Fills the rest of the region in all ways. False once `visit` has had enough.
    fn fill(&mut self, mut state: State) -> bool {
        while state.empty != 0 {
            let Some((cell, mut fitting)) = choose(&state) else {
                return true;
            };
            // All but the last way on a copy, the last (often the only one) in place.
            while fitting & (fitting - 1) != 0 {
                let ports = fitting.trailing_zeros() as usize;
                fitting &= fitting - 1;
                if !self.fill(state.with(cell, ports, self.inner)) {
                    return false;
                }
            }
            state = state.with(cell, fitting.trailing_zeros() as usize, self.inner);
        }
        (self.visit)(state.must)
    }
}

/// The first cell with one fitting set of ports, else with two, else any; none if nothing fits some cell.
#[inline]
fn choose(state: &State) -> Option<(usize, u16)> {
    let mut choice = (0, 0);
    let mut is_pair = false;
    let mut cells = state.empty;
    while cells != 0 {
        let cell = cells.trailing_zeros() as usize;
        cells &= cells - 1;
        let fitting = state.fitting(cell);
        let beyond_one = fitting & fitting.wrapping_sub(1);
        if beyond_one == 0 {
            return (fitting != 0).then_some((cell, fitting));
        }
        let beyond_two = beyond_one & (beyond_one - 1);
        if !is_pair && (beyond_two == 0 || choice.1 == 0) {
            is_pair = beyond_two == 0;
            choice = (cell, fitting);
        }
    }
    Some(choice)
}

/// The kind of piece of each set of ports; 4 for none.
const KIND_OF: [u8; 16] = {
    let mut kinds = [4; 16];
    let mut ports = 0;
    while ports < 16 {
        if let Some(piece) = Ports::new(ports as u8).piece() {
            kinds[ports] = piece as u8;
        }
        ports += 1;
    }
    kinds
};

/// The sets of ports of each kind of piece, one bit each.
const SETS_OF_KIND: [u16; 4] = {
    let mut sets = [0; 4];
    let mut ports = 0;
    while ports < 16 {
        if KIND_OF[ports] < 4 {
            sets[KIND_OF[ports] as usize] |= 1 << ports;
        }
        ports += 1;
    }
    sets
};

/// The sets of ports for each pair of `must << 4 | must_not`, one bit each.
const SETS_FOR: [u16; 256] = {
    let mut sets = [0; 256];
    let mut index = 0;
    while index < 256 {
        let (must, must_not) = (index >> 4, index & 15);
        let mut ports = 0;
        while ports < 16 {
            if KIND_OF[ports] < 4 && ports & must == must && ports & must_not == 0 {
                sets[index] |= 1 << ports;
            }
            ports += 1;
        }
        index += 1;
    }
    sets
};

/// The sides of other cells that a cell's ports face, four bits a cell. Where the grid ends, it
/// is up to the mask of inner sides that nothing is told to a wrong cell.
const FACING: [[u64; 16]; CELLS] = {
    let mut facing = [[0; 16]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut ports = 0;
        while ports < 16 {
            let mut sides = 0u64;
            if ports & 1 != 0 && cell >= SIZE {
                sides |= 4 << (4 * (cell - SIZE));
            }
            if ports & 2 != 0 && cell % SIZE < SIZE - 1 {
                sides |= 8 << (4 * (cell + 1));
            }
            if ports & 4 != 0 && cell + SIZE < CELLS {
                sides |= 1 << (4 * (cell + SIZE));
            }
            if ports & 8 != 0 && cell % SIZE > 0 {
                sides |= 2 << (4 * (cell - 1));
            }
            facing[cell][ports] = sides;
            ports += 1;
        }
        cell += 1;
    }
    facing
};
