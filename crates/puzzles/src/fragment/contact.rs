//! How much border a piece would share with a region, for all places at once.

use super::piece::{POSES, Pose};
use super::region::{LEFT_COLUMNS, Region, SIDE};
use super::solver::bits;
use std::sync::LazyLock;

/// How much border a pose at each place would share with a region.
pub(super) fn contacts(pose: &Pose, region: &Region) -> Shared {
    CONTACTS[pose.index()].along(region)
}

/// Where the border of a pose runs: what lies across each piece of it.
struct Contacts {
    /// Sides along the axes: a quarter of the square across.
    axis: Vec<Across>,
    /// Whole diagonals: a quarter in the other half of the square.
    diagonal: Vec<Across>,
}

/// A quarter that a piece of the border separates from the pose.
struct Across {
    /// How far its square is from that of the pose's corner, in bits.
    offset: i32,
    /// Which quarter of that square.
    quarter: usize,
    /// The places of the pose at which that square is on the grid.
    columns: u64,
}

impl Across {
    fn new([x, y]: [i32; 2], quarter: usize) -> Self {
        let left = if x < 0 {
            !LEFT_COLUMNS[-x as usize]
        } else {
            !0
        };
        Self {
            offset: 8 * y + x,
            quarter,
            columns: left & LEFT_COLUMNS[(SIDE - x.max(0)) as usize],
        }
    }

    /// The places of the pose at which the quarter is in the region.
    fn met(&self, region: &Region) -> u64 {
        let board = region.quarter(self.quarter);
        let shifted = if self.offset < 0 {
            board << -self.offset
        } else {
            board >> self.offset
        };
        shifted & self.columns
    }
}

static CONTACTS: LazyLock<[Contacts; 17]> =
    LazyLock::new(|| std::array::from_fn(|index| Contacts::new(&POSES[index])));

impl Contacts {
    fn new(pose: &Pose) -> Self {
        let mut contacts = Self {
            axis: Vec::new(),
            diagonal: Vec::new(),
        };
        for &([x, y], quarters) in pose.squares {
            for side in bits(u64::from(quarters)) {
                let [step_x, step_y] = [[0, -1], [1, 0], [0, 1], [-1, 0]][side as usize];
                let across = [x + step_x, y + step_y];
                let quarter = (side as usize + 2) % 4;
                let own = pose
                    .squares
                    .iter()
                    .any(|&(at, quarters)| at == across && quarters & 1 << quarter != 0);
                if !own {
                    contacts.axis.push(Across::new(across, quarter));
                }
            }
            if let Some(free) = (0..4).find(|side| quarters & 1 << side == 0) {
                contacts.diagonal.push(Across::new([x, y], free));
            }
        }
        contacts
    }

    fn along(&self, region: &Region) -> Shared {
        let mut shared = Shared::default();
        for contact in &self.axis {
            add(&mut shared.axis, contact.met(region));
        }
        for contact in &self.diagonal {
            add(&mut shared.diagonal, contact.met(region));
        }
        shared
    }
}

/// Numbers for all 64 places at once: the word `n` holds bit `n` of each number.
#[derive(Default)]
pub(super) struct Shared {
    axis: [u64; 3],
    diagonal: [u64; 2],
}

/// Adds one to the numbers at these places.
fn add(number: &mut [u64], places: u64) {
    let mut carry = places;
    for bit in number {
        let sum = *bit ^ carry;
        carry &= *bit;
        *bit = sum;
    }
}

impl Shared {
    /// The places at which anything is shared.
    pub fn any(&self) -> u64 {
        let [axis0, axis1, axis2] = self.axis;
        axis0 | axis1 | axis2 | self.diagonal[0] | self.diagonal[1]
    }

    /// The square of the shared length in twelfths; 17 / 12 is near enough to the square root of 2.
    pub fn weight(&self, place: u32) -> u64 {
        let digit = |word: u64| word >> place & 1;
        let axis = digit(self.axis[0]) + 2 * digit(self.axis[1]) + 4 * digit(self.axis[2]);
        let diagonal = digit(self.diagonal[0]) + 2 * digit(self.diagonal[1]);
        let length = 12 * axis + 17 * diagonal;
        length * length
    }
}
