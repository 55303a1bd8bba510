//! How fast outlines are counted. Run with `cargo bench -p enigma-puzzles --bench fragment`.
//!
//! Counting is measured beside the `dlx` crate (Knuth's dancing links). Building its model is not counted
//! against it, while our times are for everything from the outline to the count.

mod timing;

use dlx::{Int, OptOrder, Uint, m, x};
use enigma_game::Chance;
use enigma_puzzles::fragment::{Piece, symmetric_outlines};
use enigma_puzzles::{Fragment, Grade, Kind};
use std::collections::BTreeMap;
use std::hint::black_box;
use timing::{best_of_both, count, is_asked_for, print_line, times};

fn main() {
    if !is_asked_for() {
        return;
    }
    let generated: Vec<Fragment> = (0..200)
        .map(|seed| {
            Fragment::generate(
                Grade::ALL[seed as usize % 4],
                &mut Chance::from_number(seed),
            )
        })
        .collect();
    compare("200 generated outlines, 50 of each grade", &generated);
    let symmetric: Vec<Fragment> = symmetric_outlines()
        .iter()
        .map(|outline| outline.puzzle.clone())
        .collect();
    compare("the symmetric outlines of the list", &symmetric);
    let convex: Vec<Fragment> = CONVEX
        .iter()
        .filter_map(|corners| Fragment::from_corners(corners).ok())
        .collect();
    compare("the 13 convex outlines", &convex);
    println!(
        "Model: one item for each of the 32 quarter-triangles of the outline and one option for each placement, which covers its\n\
         quarter-triangles and its piece. Seven pieces: an item for each, so that each solution is found four times.\n\
         Equal pieces equal: the items of the large and the small triangle are covered twice (Algorithm M)."
    );
}

fn compare(what: &str, puzzles: &[Fragment]) {
    let solutions: u64 = puzzles.iter().map(Kind::count).sum();
    println!("fragment: all {solutions} solutions of {what}");
    let count_ours = || {
        for puzzle in puzzles {
            black_box(black_box(puzzle).count());
        }
    };
    let models: Vec<Model> = puzzles.iter().map(Model::new).collect();
    let mut seven: Vec<x::Problem> = models.iter().map(Model::seven_pieces).collect();
    assert_eq!(
        seven.iter_mut().map(count).sum::<u64>(),
        4 * solutions,
        "dlx and we disagree"
    );
    let (ours, theirs) = best_of_both(count_ours, || {
        for problem in &mut seven {
            black_box(count(problem));
        }
    });
    print_line("ours", ours, puzzles.len(), "");
    print_line(
        "dlx, seven pieces",
        theirs,
        puzzles.len(),
        &times(theirs, ours),
    );

    let mut equal: Vec<m::Problem> = models.iter().map(Model::equal_pieces).collect();
    assert_eq!(
        equal.iter_mut().map(count).sum::<u64>(),
        solutions,
        "dlx and we disagree"
    );
    let (ours, theirs) = best_of_both(count_ours, || {
        for problem in &mut equal {
            black_box(count(problem));
        }
    });
    print_line(
        "dlx, equal pieces equal",
        theirs,
        puzzles.len(),
        &times(theirs, ours),
    );
    println!();
}

/// An outline as an exact cover problem.
struct Model {
    cells: usize,
    /// For each placement its piece and its cells.
    placements: Vec<(Piece, Vec<Uint>)>,
}

impl Model {
    fn new(puzzle: &Fragment) -> Self {
        let mut cells = BTreeMap::new();
        for (square, quarters) in puzzle.squares() {
            for quarter in (0..4).filter(|quarter| quarters & 1 << quarter != 0) {
                let number = cells.len() as Uint;
                cells.insert((square, quarter), number);
            }
        }
        let mut placements = Vec::new();
        for pose in Piece::ALL.iter().flat_map(|piece| piece.poses()) {
            for [x, y] in (0..8).flat_map(|y| (0..8).map(move |x| [x, y])) {
                let covered = pose.squares.iter().flat_map(|&([dx, dy], quarters)| {
                    (0..4)
                        .filter(move |quarter| quarters & 1 << quarter != 0)
                        .map(move |quarter| ([x + dx, y + dy], quarter))
                });
                if let Some(covered) = covered.map(|cell| cells.get(&cell).copied()).collect() {
                    placements.push((pose.piece, covered));
                }
            }
        }
        Self {
            cells: cells.len(),
            placements,
        }
    }

    fn seven_pieces(&self) -> x::Problem {
        let mut options = Vec::new();
        for (piece, covered) in &self.placements {
            for copy in 0..piece.count() {
                let first = Piece::ALL[..*piece as usize]
                    .iter()
                    .map(|piece| piece.count())
                    .sum::<usize>();
                options.push([&covered[..], &[(self.cells + first + copy) as Uint]].concat());
            }
        }
        let items = (self.cells + Piece::TOTAL) as Uint;
        x::make_problem(items, 0, &options, OptOrder::Seq)
    }

    fn equal_pieces(&self) -> m::Problem {
        let options: Vec<Vec<Uint>> = self
            .placements
            .iter()
            .map(|(piece, covered)| {
                [&covered[..], &[(self.cells + *piece as usize) as Uint]].concat()
            })
            .collect();
        let often = Piece::ALL.iter().map(|piece| piece.count() as Int);
        let times = std::iter::repeat_n(1, self.cells).chain(often);
        let items = m::INodes::new(times.map(|times| (times, times)), 0);
        let total = (self.cells + Piece::ALL.len()) as Uint;
        m::Problem::new(items, x::ONodes::new(total, total, &options, OptOrder::Seq))
    }
}

const CONVEX: [&[[i64; 2]]; 13] = [
    &[[0, 0], [2, 2], [2, 4], [0, 6]],
    &[[0, 0], [2, 2], [2, 6], [0, 4]],
    &[[0, 0], [2, 2], [2, 5], [0, 5]],
    &[[0, 0], [3, 3], [1, 5], [0, 4]],
    &[[0, 0], [3, 3], [3, 4], [2, 5], [0, 3]],
    &[[0, 0], [4, 4], [0, 4]],
    &[[0, 1], [1, 0], [2, 1], [2, 4], [1, 5], [0, 4]],
    &[[0, 0], [1, 0], [3, 2], [1, 4], [0, 4]],
    &[[0, 0], [1, 0], [3, 2], [3, 4], [2, 4], [0, 2]],
    &[[0, 0], [2, 0], [2, 4], [0, 4]],
    &[[0, 2], [2, 0], [4, 2], [2, 4]],
    &[[0, 1], [1, 0], [2, 0], [3, 1], [3, 3], [0, 3]],
    &[[0, 0], [2, 0], [3, 1], [3, 3], [1, 3], [0, 2]],
];
