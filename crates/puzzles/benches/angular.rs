//! How fast pictures are counted. Run with `cargo bench -p enigma-puzzles --bench angular`.
//!
//! Counting is measured beside the `dlx` crate (Knuth's dancing links). Building its model is not counted
//! against it, while our times are for everything from the picture to the count.

mod timing;

use dlx::{OptOrder, Uint, x};
use enigma_game::Chance;
use enigma_puzzles::angular::Piece;
use enigma_puzzles::{Angular, Grade, Kind};
use std::hint::black_box;
use timing::{best_of_both, count, is_asked_for, print_line, times};

fn main() {
    if !is_asked_for() {
        return;
    }
    for grade in Grade::ALL {
        let puzzles: Vec<Angular> = (0..100)
            .map(|seed| Angular::generate(grade, &mut Chance::from_number(seed)))
            .collect();
        compare(
            &format!("100 generated pictures of grade {}", grade.number()),
            &puzzles,
        );
    }
    println!(
        "Model: for each column of the picture and each height up to the most that 15 cubes allow there is an item for the cell,\n\
         which is covered by a cube or by air. An option for each piece in each place, footprint within the picture and over all\n\
         visible cells of the piece, at each height: it covers the piece and its cells. An option for each column and height: all\n\
         above is air; it covers the column and those cells. So there are no gaps. A secondary item for each cell, covered by a\n\
         cube of another colour than is seen there, and by the air just above it: so no wrong colour comes to the top."
    );
}

fn compare(what: &str, puzzles: &[Angular]) {
    let solutions: u64 = puzzles.iter().map(Kind::count).sum();
    println!("angular: all {solutions} solutions of {what}");
    let mut problems: Vec<x::Problem> = puzzles.iter().map(exact_cover).collect();
    assert_eq!(
        problems.iter_mut().map(count).sum::<u64>(),
        solutions,
        "dlx and we disagree"
    );
    let (ours, theirs) = best_of_both(
        || {
            for puzzle in puzzles {
                black_box(black_box(puzzle).count());
            }
        },
        || {
            for problem in &mut problems {
                black_box(count(problem));
            }
        },
    );
    print_line("ours", ours, puzzles.len(), "");
    print_line("dlx", theirs, puzzles.len(), &times(theirs, ours));
    println!();
}

/// The greatest height of all pieces stacked.
const GREATEST_HEIGHT: usize = 11;
const CUBES: usize = 15;

fn exact_cover(puzzle: &Angular) -> x::Problem {
    let rows = puzzle.rows();
    let seen = |x: i64, y: i64| {
        let row = usize::try_from(y).ok().and_then(|y| rows.get(y))?;
        row.chars()
            .nth(usize::try_from(x).ok()?)
            .filter(|&letter| letter != '.')
    };
    let grid = || (0..4).flat_map(|y| (0..4).map(move |x| (x, y)));
    let columns: Vec<(i64, i64)> = grid().filter(|&(x, y)| seen(x, y).is_some()).collect();
    let height = (CUBES + 1 - columns.len()).min(GREATEST_HEIGHT);
    // Pieces, columns, cells; then, secondary, cells of a wrong colour.
    let cell = |column: usize, z: usize| (4 + columns.len() + column * height + z) as Uint;
    let cells = (columns.len() * height) as Uint;
    let wrong = |column: usize, z: usize| cell(column, z) + cells;

    let mut options = Vec::new();
    for piece in Piece::ALL {
        for cubes in piece.places() {
            let is_over = |x: i64, y: i64| cubes.iter().any(|cube| cube[..2] == [x, y]);
            let covers_own =
                grid().all(|(x, y)| seen(x, y) != Some(piece.letter()) || is_over(x, y));
            let top = cubes.iter().map(|cube| cube[2] as usize).max().unwrap_or(0);
            if !covers_own || cubes.iter().any(|cube| seen(cube[0], cube[1]).is_none()) {
                continue;
            }
            for rise in 0..height.saturating_sub(top) {
                let mut option = vec![piece as Uint];
                for &[x, y, z] in cubes {
                    let column = columns.iter().position(|&at| at == (x, y)).unwrap_or(0);
                    let z = z as usize + rise;
                    option.push(cell(column, z));
                    if seen(x, y) != Some(piece.letter()) {
                        option.push(wrong(column, z));
                    }
                }
                options.push(option);
            }
        }
    }
    for column in 0..columns.len() {
        for above in 1..=height {
            let mut option = vec![(4 + column) as Uint];
            option.extend((above..height).map(|z| cell(column, z)));
            option.push(wrong(column, above - 1));
            options.push(option);
        }
    }
    let primary = (4 + columns.len()) as Uint + cells;
    x::make_problem(primary, cells, &options, OptOrder::Seq)
}
