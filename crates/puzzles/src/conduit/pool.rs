//! All conduit puzzles that are good enough for a deck: there are some ten thousand, so they are shipped as a list.
//!
//! `enigma puzzle collect --category conduit` makes the list: it goes through all regions, stubs and
//! crossed-out pieces, keeps what meets the requirements, and writes five bytes for each puzzle, in four
//! sections by grade. Of each puzzle one image is kept; which of the eight a player sees is up to chance.

use super::{Conduit, ConduitSolution, Piece, SET, SIZE, solver, symmetry};
use crate::kind::safely_within;
use crate::{Grade, Kind};
use enigma_game::Chance;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::OnceLock;

static DATA: &[u8] = include_bytes!("../../data/conduit.bin");

/// Bytes of one puzzle in the list.
const RECORD: usize = 5;
/// In place of a stub or a crossed-out piece: there is none.
const NO_STUB: u64 = 64;
const NO_PIECE: u64 = 4;

/// The puzzles of a grade.
pub(crate) fn of_grade(grade: Grade) -> &'static [Conduit] {
    static POOL: OnceLock<[Vec<Conduit>; 4]> = OnceLock::new();
    let pool = POOL.get_or_init(|| decode(DATA).unwrap_or_default());
    &pool[usize::from(grade.number()) - 1]
}

/// The puzzles of a grade without stubs; about one in a hundred.
pub(crate) fn without_stubs(grade: Grade) -> &'static [Conduit] {
    static RARE: OnceLock<[Vec<Conduit>; 4]> = OnceLock::new();
    let rare = RARE.get_or_init(|| {
        Grade::ALL.map(|grade| {
            let all = of_grade(grade).iter().copied();
            all.filter(|puzzle| puzzle.stubs == 0).collect()
        })
    });
    &rare[usize::from(grade.number()) - 1]
}

/// One of these puzzles, turned or mirrored by chance.
///
/// # Panics
/// If there are none.
pub(crate) fn draw(puzzles: &[Conduit], chance: &mut Chance) -> Conduit {
    let puzzle = &puzzles[chance.index(puzzles.len())];
    symmetry::images(puzzle)[chance.index(8)]
}

/// Makes the list from nothing.
pub(crate) fn collect() -> Vec<u8> {
    let candidates = enumerate(7..=9);
    let mut sections = [const { Vec::new() }; 4];
    for puzzle in candidates.iter().filter(|puzzle| is_good(puzzle)) {
        let difficulty = puzzle.difficulty();
        let grade = Grade::ALL
            .into_iter()
            .find(|&grade| safely_within::<Conduit>(grade, difficulty));
        if let Some(grade) = grade {
            sections[usize::from(grade.number()) - 1].push(*puzzle);
        }
    }
    encode(&sections)
}

/// The requirements that do not concern the grade: a 2x2 block, three solutions at most, and in none of them an end
/// that faces an end.
fn is_good(puzzle: &Conduit) -> bool {
    let inner_edges = puzzle.inner_sides().count_ones() / 2;
    inner_edges >= puzzle.cell_count()
        && (1..=3).contains(&solver::count(puzzle, 4))
        && !solver::all(puzzle)
            .iter()
            .any(|solution| has_facing_ends(puzzle, solution))
}

fn has_facing_ends(puzzle: &Conduit, solution: &ConduitSolution) -> bool {
    let is_end = |x, y| solution.at(x, y).piece() == Some(Piece::End);
    puzzle
        .places()
        .filter(|&(x, y)| is_end(x, y))
        .any(|(x, y)| {
            let beyond = solution.at(x, y).sides().filter_map(|side| side.step(x, y));
            beyond
                .into_iter()
                .any(|(x, y)| puzzle.has_cell(x, y) && is_end(x, y))
        })
}

/// Every solvable puzzle with so many cells and at most two stubs, up to symmetry.
fn enumerate(cells: RangeInclusive<u32>) -> BTreeSet<Conduit> {
    let mut puzzles = BTreeSet::new();
    for region in (1..=u16::MAX).filter(|region| cells.contains(&region.count_ones())) {
        let crossed_out = crossings(9 - region.count_ones() as u8);
        let plain = Conduit::new(region, 0, crossed_out[0]);
        // One of the images of a region is enough, and only the one in the corner.
        let Some(plain) = plain
            .ok()
            .filter(|plain| plain.cells == region && plain.identity() == *plain)
        else {
            continue;
        };
        for stubs in up_to_two(&border(&plain)) {
            for &forbidden in &crossed_out {
                let puzzle = Conduit {
                    stubs,
                    forbidden,
                    ..plain
                };
                if is_even(&puzzle) && solver::count(&puzzle, 1) == 1 {
                    puzzles.insert(puzzle.identity());
                }
            }
        }
    }
    puzzles
}

/// The ways to cross out so many pieces.
fn crossings(count: u8) -> Vec<[u8; 4]> {
    let mut all = Vec::new();
    for end in 0..=SET[0] {
        for straight in 0..=SET[1] {
            for elbow in 0..=SET[2] {
                for tee in 0..=SET[3] {
                    if end + straight + elbow + tee == count {
                        all.push([end, straight, elbow, tee]);
                    }
                }
            }
        }
    }
    all
}

/// The sides where a stub can be, as bits of [`Conduit::stubs`].
fn border(puzzle: &Conduit) -> Vec<u64> {
    let inner = puzzle.inner_sides();
    let cells = (0..SIZE * SIZE).filter(|cell| puzzle.cells >> cell & 1 == 1);
    let sides = cells.flat_map(|cell| (0..4).map(move |side| 1 << (4 * cell + side)));
    sides.filter(|side| inner & side == 0).collect()
}

fn up_to_two(sides: &[u64]) -> Vec<u64> {
    let mut sets = vec![0];
    for (index, one) in sides.iter().enumerate() {
        sets.push(*one);
        sets.extend(sides[index + 1..].iter().map(|other| one | other));
    }
    sets
}

/// Ports come in pairs but for those at stubs.
fn is_even(puzzle: &Conduit) -> bool {
    let [ends, straights, elbows, tees] = puzzle.inventory().map(u32::from);
    (ends + 2 * straights + 2 * elbows + 3 * tees + puzzle.stubs.count_ones()).is_multiple_of(2)
}

fn encode(sections: &[Vec<Conduit>; 4]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for section in sections {
        bytes.extend((section.len() as u16).to_le_bytes());
    }
    for puzzle in sections.iter().flatten() {
        bytes.extend(&record(puzzle).to_le_bytes()[..RECORD]);
    }
    bytes
}

/// 16 bits of cells, two stubs of 7 bits, two crossed-out pieces of 3 bits.
fn record(puzzle: &Conduit) -> u64 {
    let mut stubs = puzzle
        .stubs()
        .map(|(x, y, side)| (4 * (y * SIZE + x) + side as usize) as u64)
        .chain([NO_STUB, NO_STUB]);
    let mut pieces = Piece::ALL
        .into_iter()
        .flat_map(|piece| std::iter::repeat_n(piece as u64, usize::from(puzzle.forbidden(piece))))
        .chain([NO_PIECE, NO_PIECE]);
    let mut record = u64::from(puzzle.cells);
    for (shift, bits) in [
        (16, stubs.next()),
        (23, stubs.next()),
        (30, pieces.next()),
        (33, pieces.next()),
    ] {
        record |= bits.unwrap_or_default() << shift;
    }
    record
}

fn decode(bytes: &[u8]) -> Option<[Vec<Conduit>; 4]> {
    let (counts, mut records) = bytes.split_at_checked(8)?;
    let mut sections = [const { Vec::new() }; 4];
    for (section, count) in sections.iter_mut().zip(counts.chunks(2)) {
        let count = usize::from(u16::from_le_bytes(count.try_into().ok()?));
        let (here, rest) = records.split_at_checked(count * RECORD)?;
        *section = here.chunks(RECORD).map(puzzle).collect::<Option<_>>()?;
        records = rest;
    }
    records.is_empty().then_some(sections)
}

fn puzzle(bytes: &[u8]) -> Option<Conduit> {
    let mut wide = [0; 8];
    wide[..RECORD].copy_from_slice(bytes);
    let record = u64::from_le_bytes(wide);
    let stub = |shift: u32| match record >> shift & 127 {
        NO_STUB => 0,
        side => 1 << side.min(63),
    };
    let mut forbidden = [0; 4];
    for shift in [30, 33] {
        if let Some(count) = forbidden.get_mut((record >> shift & 7) as usize) {
            *count += 1;
        }
    }
    Conduit::new(record as u16, stub(16) | stub(23), forbidden).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_reads_as_puzzles_of_its_grades() {
        let mut seen = BTreeSet::new();
        for grade in Grade::ALL {
            let puzzles = of_grade(grade);
            assert!(puzzles.len() > 1_500);
            for puzzle in puzzles {
                assert!(seen.insert(puzzle.identity()), "{puzzle:?} is there twice");
            }
            // Every puzzle of the list is checked when it is collected; here a sample of each grade.
            for puzzle in puzzles.iter().step_by(7) {
                assert!(is_good(puzzle), "{puzzle:?}");
                assert!(
                    safely_within::<Conduit>(grade, puzzle.difficulty()),
                    "{puzzle:?}"
                );
            }
        }
    }

    #[test]
    fn the_pieces_of_an_end_facing_an_end_are_seen() {
        let puzzle = Conduit::new(0b11, 0, [1, 2, 3, 1]).unwrap();
        assert!(has_facing_ends(&puzzle, &solver::first(&puzzle).unwrap()));
    }

    /// Solutions of a region by brute force: every subset of its inner edges and up to two stubs, and the pieces it needs.
    fn puzzles_by_edges(region: &Conduit) -> BTreeSet<Conduit> {
        let inner = region.inner_sides();
        let mut edges = Vec::new();
        for (x, y) in region.places() {
            let cell = y * SIZE + x;
            if inner >> (4 * cell) & 2 != 0 {
                edges.push(2u64 << (4 * cell) | 8 << (4 * (cell + 1)));
            }
            if inner >> (4 * cell) & 4 != 0 {
                edges.push(4u64 << (4 * cell) | 1 << (4 * (cell + SIZE)));
            }
        }
        let stub_sets = up_to_two(&border(region));
        let mut found = BTreeSet::new();
        for subset in 0..1u32 << edges.len() {
            let chosen = edges
                .iter()
                .enumerate()
                .filter(|(index, _)| subset >> index & 1 == 1);
            let joined: u64 = chosen.map(|(_, edge)| edge).sum();
            for &stubs in &stub_sets {
                let mut forbidden = SET;
                let ports = joined | stubs;
                let mut cells = (0..16).filter(|cell| region.cells >> cell & 1 == 1);
                let fits = cells.all(|cell| {
                    match super::super::Ports::new((ports >> (4 * cell)) as u8).piece() {
                        Some(piece) if forbidden[piece as usize] > 0 => {
                            forbidden[piece as usize] -= 1;
                            true
                        }
                        _ => false,
                    }
                });
                if fits {
                    found.insert(Conduit {
                        stubs,
                        forbidden,
                        ..*region
                    });
                }
            }
        }
        found
    }

    #[test]
    #[ignore = "goes through millions of arrangements: cargo test -p enigma-puzzles --release -- --ignored"]
    fn there_are_70_585_puzzles_and_14_434_good_ones() {
        let all = enumerate(6..=9);
        assert_eq!(all.len(), 70_585);

        let mut by_edges = BTreeSet::new();
        let mut regions = [0; 10];
        for cells in 1..=u16::MAX {
            let count = cells.count_ones();
            if !(6..=9).contains(&count) {
                continue;
            }
            let Ok(region) = Conduit::new(cells, 0, crossings(9 - count as u8)[0]) else {
                continue;
            };
            if region.cells == cells && region.identity() == region {
                regions[count as usize] += 1;
                by_edges.extend(puzzles_by_edges(&region).iter().map(Kind::identity));
            }
        }
        assert_eq!(regions[6..], [29, 66, 140, 224]);
        assert_eq!(by_edges, all);

        let mut counts: Vec<Vec<u64>> = vec![Vec::new(); 10];
        for puzzle in &all {
            counts[puzzle.cell_count() as usize].push(puzzle.count());
        }
        counts.iter_mut().for_each(|counts| counts.sort_unstable());
        let medians: Vec<u64> = counts[6..]
            .iter()
            .map(|counts| counts[counts.len() / 2])
            .collect();
        let greatest: Vec<u64> = counts[6..]
            .iter()
            .map(|counts| counts[counts.len() - 1])
            .collect();
        assert_eq!(
            (medians, greatest),
            (vec![1, 1, 2, 3], vec![12, 17, 36, 79])
        );

        let good: Vec<&Conduit> = all
            .iter()
            .filter(|puzzle| puzzle.cell_count() >= 7 && is_good(puzzle))
            .collect();
        assert_eq!(good.len(), 14_434);
        let mut grades = [0; 4];
        let (mut easy, mut hard) = (0, 0);
        for puzzle in good {
            let wasted = puzzle.difficulty().unwrap();
            match Grade::within(&Conduit::GRADE_LIMITS, wasted) {
                Some(grade) => grades[usize::from(grade.number()) - 1] += 1,
                None if wasted < 1.0 => easy += 1,
                None => hard += 1,
            }
        }
        assert_eq!(
            (easy, grades, hard),
            (2_414, [4_092, 2_946, 2_888, 1_908], 186)
        );
    }

    #[test]
    #[ignore = "makes the whole list anew: cargo test -p enigma-puzzles --release -- --ignored"]
    fn the_list_is_what_collecting_makes() {
        let fresh = collect();
        assert!(
            fresh == DATA,
            "stale: enigma puzzle collect --category conduit --out crates/puzzles/data/conduit.bin"
        );
    }
}
