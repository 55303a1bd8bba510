//! The eight turned and mirrored images of a puzzle.

use super::{Conduit, Ports, SIZE};

/// Mirrors at the diagonal: x and y change places, and so do north and west, south and east.
fn transposed(puzzle: &Conduit) -> Conduit {
    let mut cells = 0;
    let mut stubs = 0;
    for (x, y) in puzzle.places() {
        let place = x * SIZE + y;
        cells |= u16::from(puzzle.has_cell(x, y)) << place;
        stubs |= u64::from(transposed_ports(puzzle.stubs_at(x, y)).bits()) << (4 * place);
    }
    Conduit {
        height: puzzle.width,
        width: puzzle.height,
        cells,
        stubs,
        forbidden: puzzle.forbidden,
    }
}

/// Mirrors left to right.
fn mirrored(puzzle: &Conduit) -> Conduit {
    let mut cells = 0;
    let mut stubs = 0;
    for (x, y) in puzzle.places() {
        let place = y * SIZE + puzzle.width() - 1 - x;
        cells |= u16::from(puzzle.has_cell(x, y)) << place;
        stubs |= u64::from(mirrored_ports(puzzle.stubs_at(x, y)).bits()) << (4 * place);
    }
    Conduit {
        cells,
        stubs,
        ..*puzzle
    }
}

fn transposed_ports(ports: Ports) -> Ports {
    // North (1) and west (8), east (2) and south (4).
    let bits = ports.bits();
    Ports::new((bits & 1) << 3 | (bits & 8) >> 3 | (bits & 2) << 1 | (bits & 4) >> 1)
}

fn mirrored_ports(ports: Ports) -> Ports {
    // East (2) and west (8).
    let bits = ports.bits();
    Ports::new(bits & 5 | (bits & 2) << 2 | (bits & 8) >> 2)
}

/// All eight images, the puzzle itself first. A symmetric puzzle is its own image more than once.
pub(super) fn images(puzzle: &Conduit) -> [Conduit; 8] {
    let mut images = [*puzzle; 8];
    for index in 1..8 {
        images[index] = if index % 2 == 1 {
            transposed(&images[index - 1])
        } else {
            mirrored(&images[index - 1])
        };
    }
    images
}

/// The images of a solution, in the order of [`images`].
#[cfg(test)]
pub(super) fn solution_images(solution: &super::ConduitSolution) -> Vec<super::ConduitSolution> {
    let mut images = vec![solution.clone()];
    for index in 1..8 {
        let last = &images[index - 1].rows;
        let rows = if index % 2 == 1 {
            let columns = 0..last[0].len();
            columns
                .map(|x| last.iter().map(|row| transposed_ports(row[x])).collect())
                .collect()
        } else {
            last.iter()
                .map(|row| {
                    row.iter()
                        .rev()
                        .map(|&ports| mirrored_ports(ports))
                        .collect()
                })
                .collect()
        };
        images.push(super::ConduitSolution { rows });
    }
    images
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;
    use serde_json::json;
    use std::collections::BTreeSet;

    #[test]
    fn a_crooked_puzzle_has_eight_images_and_one_identity() {
        let puzzle = Conduit::from_json(&json!({
            "grid": ["#..", "###", "###", ".#."], "stubs": [[0, 2, "W"]], "forbidden": ["end"],
        }))
        .unwrap();
        let images: BTreeSet<Conduit> = images(&puzzle).into();
        assert_eq!(images.len(), 8);
        let identities: BTreeSet<Conduit> = images.iter().map(Kind::identity).collect();
        assert_eq!(identities.len(), 1);
    }

    #[test]
    fn a_quarter_turn_takes_the_stubs_along() {
        let lying = json!({"grid": ["###"], "stubs": [[2, 0, "E"]],
            "forbidden": ["end", "end", "straight", "elbow", "elbow", "tee"]});
        let standing = json!({"grid": ["#", "#", "#"], "stubs": [[0, 0, "N"]],
            "forbidden": ["end", "end", "straight", "elbow", "elbow", "tee"]});
        let read = |json| Conduit::from_json(&json).unwrap();
        assert_eq!(read(lying).identity(), read(standing).identity());
    }
}
