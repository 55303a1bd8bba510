//! The eight symmetries of the square, under which a puzzle stays the same puzzle.

/// One of the eight ways to turn and mirror a square grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Symmetry(u8);

/// Exchange x and y first.
const TRANSPOSE: u8 = 1;
/// Then mirror left and right.
const MIRROR_X: u8 = 2;
/// Then mirror top and bottom.
const MIRROR_Y: u8 = 4;

impl Symmetry {
    /// How many there are.
    pub const COUNT: usize = 8;

    /// All of them, the identity first.
    pub const ALL: [Self; Self::COUNT] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
    ];

    /// Its place in [`Self::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether x and y are exchanged, before any mirroring.
    pub const fn transposes(self) -> bool {
        self.0 & TRANSPOSE != 0
    }

    /// Whether left and right are exchanged.
    pub const fn mirrors_x(self) -> bool {
        self.0 & MIRROR_X != 0
    }

    /// Whether top and bottom are exchanged.
    pub const fn mirrors_y(self) -> bool {
        self.0 & MIRROR_Y != 0
    }

    /// Where a thing of size `size` with its minimum corner at `at` comes to lie, by its minimum
    /// corner, when the box `[0, 0]` to `bounds` around it is turned.
    pub const fn place(self, at: [i32; 2], size: [i32; 2], bounds: [i32; 2]) -> [i32; 2] {
        let ([x, y], [width, height], [right, bottom]) = if self.transposes() {
            ([at[1], at[0]], [size[1], size[0]], [bounds[1], bounds[0]])
        } else {
            (at, size, bounds)
        };
        [
            if self.mirrors_x() {
                right - width - x
            } else {
                x
            },
            if self.mirrors_y() {
                bottom - height - y
            } else {
                y
            },
        ]
    }

    /// Where a unit cell comes to lie when the box `[0, 0]` to `bounds` is turned.
    pub const fn cell(self, at: [i32; 2], bounds: [i32; 2]) -> [i32; 2] {
        self.place(at, [1, 1], bounds)
    }

    /// Which side (0 north, 1 east, 2 south, 3 west) a side becomes.
    pub const fn side(self, side: usize) -> usize {
        let side = if self.transposes() { 3 - side } else { side };
        let mirrored = if side.is_multiple_of(2) {
            MIRROR_Y
        } else {
            MIRROR_X
        };
        if self.0 & mirrored == 0 {
            side
        } else {
            (side + 2) % 4
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_eight_symmetries_of_a_box_are_all_different() {
        let mut images: Vec<_> = Symmetry::ALL
            .iter()
            .map(|symmetry| [[0, 0], [1, 0]].map(|at| symmetry.cell(at, [3, 2])))
            .collect();
        images.sort_unstable();
        images.dedup();
        assert_eq!(images.len(), 8);
    }

    #[test]
    fn sides_turn_with_the_cells_they_face() {
        let steps = [[0, -1], [1, 0], [0, 1], [-1, 0]];
        for symmetry in Symmetry::ALL {
            for (side, step) in steps.iter().enumerate() {
                let (here, bounds) = ([2, 1], [5, 3]);
                let there = symmetry.cell([here[0] + step[0], here[1] + step[1]], bounds);
                let here = symmetry.cell(here, bounds);
                let turned = steps[symmetry.side(side)];
                assert_eq!(there, [here[0] + turned[0], here[1] + turned[1]]);
            }
        }
    }
}
