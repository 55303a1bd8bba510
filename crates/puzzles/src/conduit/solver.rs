//! The search for all solutions: the cell with the fewest fitting sets of ports first.
//!
//! For each cell the search knows the sides that must have a port and those that must not, four
//! bits a cell in two words. It takes the cell with the fewest fitting sets of ports (the first of
//! equals, row by row), lays each of them in turn and tells the neighbours. Pieces are taken from
//! an inventory by kind, so that equal pieces are equal.

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

/// How many placements the search tries to find all solutions, and how many solutions there are.
pub(super) fn effort(puzzle: &Conduit) -> (u64, u64) {
    let mut solutions = 0;
    let placements = search(puzzle, |_| {
        solutions += 1;
        true
    });
    (placements, solutions)
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

/// Shows every solution to `visit` until it says `false`; how many placements were tried.
fn search(puzzle: &Conduit, visit: impl FnMut(u64) -> bool) -> u64 {
    let inner = puzzle.inner_sides();
    let region = nibbles(puzzle.cells);
    let mut search = Search {
        inner,
        placements: 0,
        visit,
    };
    search.fill(&State {
        empty: puzzle.cells,
        must: puzzle.stubs,
        must_not: region & !inner & !puzzle.stubs,
        inventory: puzzle.inventory(),
    });
    search.placements
}

/// All four bits of each cell of a set.
fn nibbles(cells: u16) -> u64 {
    (0..CELLS)
        .filter(|cell| cells >> cell & 1 == 1)
        .map(|cell| 15 << (4 * cell))
        .sum()
}

#[derive(Clone, Copy)]
struct State {
    /// The cells without a piece.
    empty: u16,
    /// The sides that must have a port, four bits a cell. Of a filled cell: its ports.
    must: u64,
    /// The sides that must not.
    must_not: u64,
    inventory: [u8; 4],
}

impl State {
    /// All sets of ports that the inventory still allows, one bit each.
    fn available(&self) -> u16 {
        let kinds = SETS_OF_KIND.iter().zip(self.inventory);
        kinds.fold(
            0,
            |sets, (&kind, left)| if left > 0 { sets | kind } else { sets },
        )
    }

    /// The sets of ports that fit a cell, one bit each.
    fn fitting(&self, cell: usize, available: u16) -> u16 {
        let must = self.must >> (4 * cell) & 15;
        let must_not = self.must_not >> (4 * cell) & 15;
        SETS_FOR[(must << 4 | must_not) as usize] & available
    }

    /// The state after laying a set of ports on a cell.
    fn with(&self, cell: usize, ports: usize, inner: u64) -> Self {
        let mut inventory = self.inventory;
        inventory[usize::from(KIND_OF[ports])] -= 1;
        Self {
            empty: self.empty & !(1 << cell),
            must: self.must | (ports as u64) << (4 * cell) | FACING[cell][ports] & inner,
            must_not: self.must_not | FACING[cell][15 - ports] & inner,
            inventory,
        }
    }
}

struct Search<Visit> {
    /// The sides between two cells of the region, four bits a cell.
    inner: u64,
    placements: u64,
    visit: Visit,
}

impl<Visit: FnMut(u64) -> bool> Search<Visit> {
    /// False once `visit` has had enough.
    fn fill(&mut self, state: &State) -> bool {
        if state.empty == 0 {
            return (self.visit)(state.must);
        }
        let available = state.available();
        let mut fewest = u32::MAX;
        let mut choice = (0, 0);
        let mut cells = state.empty;
        while cells != 0 {
            let cell = cells.trailing_zeros() as usize;
            cells &= cells - 1;
            let fitting = state.fitting(cell, available);
            let count = fitting.count_ones();
            if count < fewest {
                fewest = count;
                choice = (cell, fitting);
                if count == 0 {
                    return true;
                }
            }
        }
        let (cell, mut fitting) = choice;
        while fitting != 0 {
            let ports = fitting.trailing_zeros() as usize;
            fitting &= fitting - 1;
            self.placements += 1;
            if !self.fill(&state.with(cell, ports, self.inner)) {
                return false;
            }
        }
        true
    }
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
