//! Reading, checking and solving conduit puzzles.

use super::symmetry::{images, solution_images};
use super::*;
use crate::Piece as Named;
use crate::kind::AsJson;
use proptest::prelude::*;
use serde_json::json;

/// The worked example: one solution.
fn example() -> Conduit {
    read(
        &json!({"category": "conduit", "grid": ["#..", "###", "###", ".#."], "stubs": [[0, 2, "W"]], "forbidden": ["end"]}),
    )
}

fn read(json: &Value) -> Conduit {
    Conduit::from_json(json).unwrap()
}

fn verdict(puzzle: &Conduit, ports: &Value) -> String {
    match puzzle.solution_from_json(&json!({"category": "conduit", "ports": ports})) {
        Err(_) => "malformed".into(),
        Ok(solution) => match puzzle.check(&solution) {
            Ok(()) => "legal".into(),
            Err(reason) => reason.to_string(),
        },
    }
}

/// The ports of each cell as drawn: rows apart by a slash, a point for an empty cell.
fn ports(drawn: &str) -> Value {
    let row = |row: &str| {
        row.split_whitespace()
            .map(|cell| cell.replace('.', ""))
            .collect()
    };
    drawn
        .split('/')
        .map(row)
        .collect::<Vec<Vec<String>>>()
        .into()
}

#[test]
fn the_first_broken_rule_is_the_reason() {
    let puzzle = example();
    for (what, drawn, expected) in [
        (
            "the solution",
            "S . . / NE EW SW / EW ESW NW / . N .",
            "legal",
        ),
        (
            "ports out of order",
            "S . . / EN EW SW / EW ESW NW / . N .",
            "malformed",
        ),
        (
            "a letter that is no side",
            "S . . / NX EW SW / EW ESW NW / . N .",
            "malformed",
        ),
        ("a row too few", "S . . / NE EW SW / EW ESW NW", "malformed"),
        (
            "a column too few",
            "S . / NE EW / EW ESW / . N",
            "malformed",
        ),
        (
            "a cell left empty",
            ". . . / NE EW SW / EW ESW NW / . N .",
            "cells",
        ),
        (
            "a piece outside",
            "S . N / NE EW SW / EW ESW NW / . N .",
            "cells",
        ),
        (
            "two tees",
            "S . . / NES EW SW / EW ESW NW / . N .",
            "pieces",
        ),
        (
            "four ports",
            "S . . / NE EW SW / EW NESW NW / . N .",
            "pieces",
        ),
        (
            "the stub not met",
            "S . . / NE EW SW / NS ESW NW / . N .",
            "stub",
        ),
        (
            "an end that points out",
            "S . . / NE EW SW / EW ESW NW / . S .",
            "open",
        ),
    ] {
        assert_eq!(verdict(&puzzle, &ports(drawn)), expected, "{what}");
    }
}

#[test]
fn a_malformed_puzzle_names_its_field() {
    let grid = json!(["###", "###", "###"]);
    for (json, field) in [
        (json!({"stubs": [], "forbidden": []}), "grid"),
        (
            json!({"grid": ["#####"], "stubs": [], "forbidden": []}),
            "grid[0]",
        ),
        (
            json!({"grid": ["###", "##", "###"], "stubs": [], "forbidden": []}),
            "grid[1]",
        ),
        (
            json!({"grid": ["###", "#x#", "###"], "stubs": [], "forbidden": []}),
            "grid[1]",
        ),
        (
            json!({"grid": ["....", "...."], "stubs": [], "forbidden": []}),
            "grid",
        ),
        (
            json!({"grid": ["####", "....", "####"], "stubs": [], "forbidden": ["end"]}),
            "grid",
        ),
        (
            json!({"grid": grid, "stubs": [], "forbidden": ["end"]}),
            "forbidden",
        ),
        (
            json!({"grid": grid, "stubs": [], "forbidden": ["cross"]}),
            "forbidden[0]",
        ),
        (
            json!({"grid": ["###", "####"], "stubs": [], "forbidden": []}),
            "grid[1]",
        ),
        (
            json!({"grid": ["####", "###."], "stubs": [], "forbidden": ["tee", "tee"]}),
            "forbidden[1]",
        ),
        (
            json!({"grid": grid, "stubs": [[3, 0, "E"]], "forbidden": []}),
            "stubs[0]",
        ),
        (
            json!({"grid": grid, "stubs": [[4, 0, "E"]], "forbidden": []}),
            "stubs[0][0]",
        ),
        (
            json!({"grid": grid, "stubs": [[0, 0, "N"], [1, 1, "E"]], "forbidden": []}),
            "stubs[1]",
        ),
        (
            json!({"grid": grid, "stubs": [[0, 0, "N"], [0, 0, "N"]], "forbidden": []}),
            "stubs[1]",
        ),
        (
            json!({"grid": grid, "stubs": [[0, 0, "U"]], "forbidden": []}),
            "stubs[0][2]",
        ),
        (
            json!({"grid": grid, "stubs": [], "forbidden": [], "cells": 9}),
            "cells",
        ),
    ] {
        assert_eq!(
            Conduit::from_json(&json).unwrap_err().field,
            field,
            "{json}"
        );
    }
}

#[test]
fn any_order_reads_and_one_order_is_written() {
    let puzzle = read(&json!({
        "grid": ["....", ".###", ".##.", ".##."], "stubs": [[2, 1, "N"], [1, 1, "W"], [1, 1, "N"]], "forbidden": ["tee", "end"],
    }));
    assert_eq!(
        puzzle.to_json(),
        json!({"category": "conduit", "grid": ["###", "##.", "##."],
            "stubs": [[0, 0, "N"], [0, 0, "W"], [1, 0, "N"]], "forbidden": ["end", "tee"]}),
    );
}

#[test]
fn solutions_lie_on_the_grid_as_it_was_given() {
    let forbidden = json!(["straight", "straight", "elbow", "elbow", "elbow"]);
    let wide = read(&json!({"grid": ["....", ".#..", "###."], "forbidden": forbidden}));
    let narrow = read(&json!({"grid": [".#.", "###"], "forbidden": forbidden}));
    assert_eq!(wide, narrow);
    assert_eq!(wide.to_json(), narrow.to_json());
    assert_eq!(wide.difficulty(), narrow.difficulty());
    for puzzle in [wide, narrow] {
        for solution in puzzle.solve_all() {
            let json = puzzle.solution_to_json(&solution);
            assert_eq!(puzzle.solution_from_json(&json), Ok(solution));
        }
    }
    assert_eq!((wide.count(), narrow.count()), (1, 1));
}

#[test]
fn three_by_three_with_all_pieces_has_56_solutions_and_460_placements() {
    let puzzle = read(&json!({"grid": ["###", "###", "###"], "stubs": [], "forbidden": []}));
    assert_eq!(puzzle.count(), 56);
    assert_eq!(difficulty::effort(&puzzle), (460, 56));
}

#[test]
fn stubs_may_stand_in_a_hole_and_two_on_one_cell() {
    let ring = read(
        &json!({"grid": ["###", "#.#", "###"], "stubs": [[1, 0, "S"], [0, 0, "N"], [0, 0, "W"]], "forbidden": ["elbow"]}),
    );
    assert_eq!(ring.stubs().count(), 3);
    assert_eq!(ring.count(), slow_count(&ring));
}

#[test]
fn advice_names_each_piece_that_lies_badly() {
    let puzzle = example();
    let draft = puzzle
        .solution_from_json(
            &json!({"category": "conduit", "ports": ports("N . . / NE . SW / NS . . / S . .")}),
        )
        .unwrap();
    let advice = puzzle.advise(&draft);
    assert_eq!((advice.solved, advice.laid, advice.pieces), (false, 5, 8));
    let bad: Vec<(Named, Reason)> = advice
        .bad
        .into_iter()
        .map(|bad| (bad.piece, bad.reason))
        .collect();
    let expected = [
        (Named::Conduit([0, 0]), Reason::Open),
        // It reaches up to an end that points away.
        (Named::Conduit([0, 1]), Reason::Open),
        (Named::Conduit([0, 2]), Reason::Stub),
        (Named::Conduit([0, 3]), Reason::Cells),
    ];
    assert_eq!(bad, expected);
}

#[test]
fn hints_lead_from_any_draft_to_a_solution() {
    let puzzle = example();
    let json = json!({"category": "conduit", "ports": ports("N . . / NE . SW / NS . . / S . .")});
    let mut draft = puzzle.solution_from_json(&json).unwrap();
    let mut hints = 0;
    while let Some(hint) = puzzle.hint(&draft) {
        Conduit::follow(&mut draft, &hint);
        hints += 1;
        assert!(hints < 20);
    }
    assert_eq!(puzzle.check(&draft), Ok(()));
    assert_eq!(hints, 3 + 6);
}

/// Solutions are subsets of the region's inner edges; this tries all of them and asks the checker.
fn slow_count(puzzle: &Conduit) -> u64 {
    let mut edges = Vec::new();
    for (x, y) in puzzle.places().filter(|&(x, y)| puzzle.has_cell(x, y)) {
        for (side, x2, y2) in [(Side::East, x + 1, y), (Side::South, x, y + 1)] {
            if puzzle.has_cell(x2, y2) {
                edges.push(((x, y, side), (x2, y2, side.opposite())));
            }
        }
    }
    let mut count = 0;
    for subset in 0..1u32 << edges.len() {
        let mut rows = vec![vec![Ports::NONE; puzzle.width()]; puzzle.height()];
        let mut add = |x: usize, y: usize, side: Side| {
            rows[y][x] = Ports::new(rows[y][x].bits() | Ports::from(side).bits());
        };
        for (x, y, side) in puzzle.stubs() {
            add(x, y, side);
        }
        for (_, (one, other)) in edges
            .iter()
            .enumerate()
            .filter(|(index, _)| subset >> index & 1 == 1)
        {
            add(one.0, one.1, one.2);
            add(other.0, other.1, other.2);
        }
        count += u64::from(puzzle.check(&ConduitSolution { rows }).is_ok());
    }
    count
}

/// Any well-formed puzzle, stubs and crossed-out pieces included, also without a solution.
fn any_puzzle() -> impl Strategy<Value = Conduit> {
    let cells = (
        prop::collection::vec(any::<prop::sample::Index>(), 2..9),
        any::<u64>(),
        any::<u64>(),
    );
    cells.prop_map(|(growth, stubs, crossings)| {
        let mut cells = 1u16 << 5;
        for index in &growth {
            let beside: Vec<u16> = (0..16)
                .map(|cell| 1 << cell)
                .filter(|cell| neighbours(cells) & !cells & cell != 0)
                .collect();
            cells |= beside[index.index(beside.len())];
        }
        let all = pool_crossings(9 - cells.count_ones() as u8);
        let forbidden = all[(crossings % all.len() as u64) as usize];
        let plain = Conduit::new(cells, 0, forbidden).unwrap();
        // About one border side in eight has a stub.
        let sparse = stubs & stubs.rotate_left(17) & stubs.rotate_left(39);
        let border = (0..64)
            .filter(|bit| plain.cells >> (bit / 4) & 1 == 1)
            .map(|bit| 1u64 << bit);
        let border: u64 = border.filter(|side| plain.inner_sides() & side == 0).sum();
        Conduit {
            stubs: sparse & border,
            ..plain
        }
    })
}

fn pool_crossings(count: u8) -> Vec<[u8; 4]> {
    let mut all = vec![];
    for code in 0..4 * 3 * 4 * 2u8 {
        let pieces = [code % 4, code / 4 % 3, code / 12 % 4, code / 48];
        if pieces.iter().sum::<u8>() == count {
            all.push(pieces);
        }
    }
    all
}

/// A puzzle that has a solution: the pieces that some random subset of edges needs are those not crossed out.
fn any_solvable() -> impl Strategy<Value = Conduit> {
    any_puzzle().prop_filter("has a solution", |puzzle| solver::count(puzzle, 1) == 1)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, max_global_rejects: 200_000, ..ProptestConfig::default() })]

    #[test]
    fn a_slow_solver_counts_the_same(puzzle in any_puzzle()) {
        prop_assert_eq!(puzzle.count(), slow_count(&puzzle));
        prop_assert_eq!(puzzle.solve().is_some(), puzzle.count() > 0);
        prop_assert_eq!(difficulty::effort(&puzzle).1, puzzle.count());
        prop_assert_eq!(Conduit::from_json(&puzzle.to_json()), Ok(puzzle));
    }

    #[test]
    fn solutions_stay_legal_and_as_many_in_all_images(puzzle in any_solvable()) {
        let solutions = puzzle.solve_all();
        prop_assert_eq!(solutions.len() as u64, slow_count(&puzzle));
        prop_assert!(solutions.is_sorted());
        for image in images(&puzzle) {
            prop_assert_eq!(image.count(), solutions.len() as u64);
            prop_assert_eq!(image.identity(), puzzle.identity());
        }
        for solution in &solutions {
            for (image, solution) in images(&puzzle).iter().zip(solution_images(solution)) {
                prop_assert_eq!(image.check(&solution), Ok(()));
            }
        }
    }

    #[test]
    fn changing_one_piece_of_a_solution_gives_a_reason_or_another_solution(puzzle in any_solvable(), index: prop::sample::Index, bits in 0u8..15) {
        let solutions = puzzle.solve_all();
        let mut changed = solutions[0].clone();
        let places: Vec<_> = puzzle.places().collect();
        let (x, y) = places[index.index(places.len())];
        changed.rows[y][x] = Ports::new(bits);
        prop_assert_eq!(puzzle.check(&changed).is_ok(), solutions.contains(&changed));
    }
}
