//! Properties of random pictures, and the slow and obvious solver.

use crate::BadPiece;
use crate::angular::*;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// A random picture; every second has a cell changed, so that often nothing looks like it.
fn any_picture() -> impl Strategy<Value = Angular> {
    any::<u64>().prop_map(|seed| {
        let mut chance = Chance::from_number(seed);
        loop {
            let Some(view) = generator::random_view(&mut chance) else {
                continue;
            };
            let mut rows: Vec<Vec<char>> = view
                .rows()
                .iter()
                .map(|row| row.chars().collect())
                .collect();
            if seed % 2 == 0 {
                let y = chance.index(rows.len());
                let x = chance.index(rows[y].len());
                rows[y][x] = ['R', 'B', 'Y', 'G', '.'][chance.index(5)];
            }
            let rows: Vec<String> = rows.iter().map(|row| row.iter().collect()).collect();
            let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
            if let Ok(puzzle) = Angular::from_rows(&rows) {
                return puzzle;
            }
        }
    })
}

/// All solutions, by dropping the pieces in every order and throwing away what came twice or looks wrong.
fn slow_solve_all(puzzle: &Angular) -> Vec<Solution> {
    let places = Piece::ALL.map(|piece| slow_places(puzzle, piece));
    let mut found = BTreeSet::new();
    drop_in_every_order(
        puzzle,
        &places,
        [[0; 4]; 4],
        &mut Solution::default(),
        &mut found,
    );
    found.into_iter().collect()
}

/// Where a piece lies over all cells in which it is seen and over no cell of the table.
fn slow_places(puzzle: &Angular, piece: Piece) -> Vec<Vec<[i64; 3]>> {
    let cells = || (0..4).flat_map(|x| (0..4).map(move |y| [x, y]));
    let moved = piece.orientations().iter().flat_map(|orientation| {
        cells().map(|[x, y]| {
            orientation
                .iter()
                .map(|cube| [cube[0] + x, cube[1] + y, cube[2]])
                .collect()
        })
    });
    moved
        .filter(|cubes: &Vec<[i64; 3]>| {
            let is_over = |at: [i64; 2]| cubes.iter().any(|cube| cube[..2] == at);
            cells().all(|at| puzzle.view_at(at) != Some(piece) || is_over(at))
                && cubes
                    .iter()
                    .all(|cube| puzzle.view_at([cube[0], cube[1]]).is_some())
        })
        .collect()
}

fn drop_in_every_order(
    puzzle: &Angular,
    places: &[Vec<Vec<[i64; 3]>>; 4],
    heights: [[i64; 4]; 4],
    laid: &mut Solution,
    found: &mut BTreeSet<Solution>,
) {
    let missing: Vec<_> = Piece::ALL
        .into_iter()
        .filter(|&piece| laid.cubes(piece).is_empty())
        .collect();
    if missing.is_empty() && puzzle.check(laid).is_ok() {
        found.insert(laid.clone());
    }
    for piece in missing {
        for cubes in &places[piece as usize] {
            let height = |[x, y, _]: [i64; 3]| heights[y as usize][x as usize];
            // It falls until a cube of it would enter one that lies. Then every cube must find the cells below it filled,
            // by what lies already or by a cube of its own.
            let rest = cubes
                .iter()
                .map(|&cube| height(cube) - cube[2])
                .max()
                .unwrap_or(0);
            let dropped: Vec<_> = cubes.iter().map(|&[x, y, z]| [x, y, z + rest]).collect();
            let is_filled =
                |&[x, y, z]: &[i64; 3]| height([x, y, z]) == z || dropped.contains(&[x, y, z - 1]);
            if dropped.iter().all(is_filled) {
                let mut heights = heights;
                for &[x, y, z] in &dropped {
                    let height = &mut heights[y as usize][x as usize];
                    *height = (*height).max(z + 1);
                }
                laid.cubes[piece] = dropped;
                drop_in_every_order(puzzle, places, heights, laid, found);
                laid.cubes[piece].clear();
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn the_slow_solver_finds_the_same_solutions(puzzle in any_picture()) {
        let solutions = puzzle.solve_all();
        prop_assert_eq!(&solutions, &slow_solve_all(&puzzle));
        prop_assert_eq!(puzzle.count(), solutions.len() as u64);
        prop_assert_eq!(puzzle.solve().is_some(), !solutions.is_empty());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn solutions_stay_solutions_when_the_picture_is_turned(puzzle in any_picture()) {
        let solutions = puzzle.solve_all();
        let bounds = puzzle.view.bounds();
        for symmetry in Symmetry::ALL {
            let image = puzzle.turned(symmetry);
            prop_assert_eq!(image.identity(), puzzle.identity());
            prop_assert_eq!(image.count(), solutions.len() as u64);
            for solution in &solutions {
                let mut turned = solution.clone();
                for piece in Piece::ALL {
                    let cubes = &mut turned.cubes[piece];
                    for cube in cubes.iter_mut() {
                        let [x, y] = symmetry.cell([cube[0] as i32, cube[1] as i32], bounds);
                        *cube = [x.into(), y.into(), cube[2]];
                    }
                    cubes.sort_unstable();
                }
                prop_assert_eq!(image.check(&turned), Ok(()));
            }
        }
    }

    #[test]
    fn changing_one_piece_gives_another_solution_or_a_reason(puzzle in any_picture(), which in 0..4usize, z in 0..3i64) {
        let solutions = puzzle.solve_all();
        for solution in &solutions {
            for orientation in Piece::ALL[which].orientations() {
                for at in 0..16 {
                    let mut changed = solution.clone();
                    changed.cubes[Piece::ALL[which]] = orientation.iter().map(|cube| [cube[0] + at % 4, cube[1] + at / 4, cube[2] + z]).collect();
                    let is_listed = solutions.contains(&changed);
                    prop_assert_eq!(puzzle.check(&changed).is_ok(), is_listed);
                    prop_assert_eq!(puzzle.advise(&changed).solved, is_listed);
                }
            }
        }
    }

    #[test]
    fn following_the_hints_solves_the_puzzle_from_any_draft(seed in any::<u64>()) {
        let mut chance = Chance::from_number(seed);
        let puzzle = Angular::generate(Grade::Medium, &mut chance);
        let mut draft = Solution::default();
        for piece in Piece::ALL {
            if let Some(orientation) = chance.pick(piece.orientations())
                && chance.below(2) == 0
            {
                draft.cubes[piece].clone_from(orientation);
            }
        }
        let mut steps = 0;
        while let Some(hint) = puzzle.hint(&draft) {
            Angular::follow(&mut draft, &hint);
            if let Hint::Lay(Stood { piece, .. }) = hint {
                // A piece laid after a hint never hangs in the air; one that lay there before may.
                let hangs = |bad: &BadPiece| bad.reason == Reason::Gap && bad.piece == piece.into();
                prop_assert!(!puzzle.advise(&draft).bad.iter().any(hangs));
            }
            steps += 1;
            prop_assert!(steps <= 8, "{draft:?}");
        }
        prop_assert!(puzzle.advise(&draft).solved);
    }
}
