//! Reference values of the rules, and properties of whole puzzles.

use super::*;
use crate::Piece as Named;
use crate::draw::Draw;
use crate::kind::AsJson;
use piece::{POSES, TURNED};
use proptest::prelude::*;
use serde_json::json;

mod slow;

/// The 13 convex outlines with their numbers of solutions.
const CONVEX: [(&[[i64; 2]], u64); 13] = [
    (&[[0, 0], [2, 2], [2, 4], [0, 6]], 12),
    (&[[0, 0], [2, 2], [2, 6], [0, 4]], 12),
    (&[[0, 0], [2, 2], [2, 5], [0, 5]], 36),
    (&[[0, 0], [3, 3], [1, 5], [0, 4]], 12),
    (&[[0, 0], [3, 3], [3, 4], [2, 5], [0, 3]], 20),
    (&[[0, 0], [4, 4], [0, 4]], 12),
    (&[[0, 1], [1, 0], [2, 1], [2, 4], [1, 5], [0, 4]], 8),
    (&[[0, 0], [1, 0], [3, 2], [1, 4], [0, 4]], 16),
    (&[[0, 0], [1, 0], [3, 2], [3, 4], [2, 4], [0, 2]], 4),
    (&[[0, 0], [2, 0], [2, 4], [0, 4]], 36),
    (&[[0, 2], [2, 0], [4, 2], [2, 4]], 8),
    (&[[0, 1], [1, 0], [2, 0], [3, 1], [3, 3], [0, 3]], 56),
    (&[[0, 0], [2, 0], [3, 1], [3, 3], [1, 3], [0, 2]], 24),
];

/// The piece as it lies when the box `[0, 0]` to `bounds` is turned.
fn turned(placed: &Placed, symmetry: Symmetry, bounds: [i32; 2]) -> Placed {
    let pose = placed.pose();
    let image = &POSES[usize::from(TURNED[symmetry.index()][pose.index()])];
    let [x, y] = symmetry.place(placed.at.map(|number| number as i32), pose.size, bounds);
    Placed::new(image, (8 * y + x) as u32)
}

fn outline(corners: &[[i64; 2]]) -> Fragment {
    Fragment::from_corners(corners).expect("well-formed")
}

fn classic_square() -> Fragment {
    outline(&[[0, 2], [2, 0], [4, 2], [2, 4]])
}

/// The solution of the classic square that the rules give.
fn classic_solution() -> Value {
    json!({"category": "fragment", "pieces": [
        {"piece": "large", "o": 0, "at": [2, 2]},
        {"piece": "large", "o": 1, "at": [0, 2]},
        {"piece": "medium", "o": 2, "at": [1, 0]},
        {"piece": "small", "o": 2, "at": [0, 1]},
        {"piece": "small", "o": 3, "at": [2, 1]},
        {"piece": "square", "o": 0, "at": [1, 1]},
        {"piece": "parallelogram", "o": 0, "at": [2, 1]},
    ]})
}

fn verdict(puzzle: &Fragment, solution: &Value) -> Result<(), Reason> {
    let solution = puzzle
        .solution_from_json(solution)
        .map_err(|_| Reason::Malformed)?;
    puzzle.check(&solution)
}

/// The classic solution with one change.
fn changed(change: impl FnOnce(&mut Vec<Value>)) -> Value {
    let mut solution = classic_solution();
    change(solution["pieces"].as_array_mut().expect("a list"));
    solution
}

#[test]
fn the_13_convex_outlines_have_their_known_numbers_of_solutions() {
    for (corners, count) in CONVEX {
        let puzzle = outline(corners);
        assert!(puzzle.is_convex());
        assert_eq!(puzzle.count(), count, "{corners:?}");
        assert_eq!(puzzle.solve_all().len() as u64, count, "{corners:?}");
    }
}

#[test]
fn the_classic_square_has_difficulty_6_24() {
    let difficulty = classic_square().difficulty().expect("solvable");
    assert!((difficulty - 6.24).abs() < 0.005, "{difficulty}");
}

#[test]
fn json_is_canonical_and_readers_accept_any_order() {
    let puzzle = classic_square();
    let canonical = json!({"category": "fragment", "outline": [[0, 2], [2, 0], [4, 2], [2, 4]]});
    assert_eq!(puzzle.to_json(), canonical);
    let reordered = json!({"id": "a1", "outline": [[2, 0], [1, 1], [0, 2], [2, 4], [4, 2]], "category": "fragment"});
    assert_eq!(Fragment::from_json(&reordered), Ok(puzzle.clone()));

    let shuffled = changed(|pieces| pieces.reverse());
    let solution = puzzle.solution_from_json(&shuffled).expect("readable");
    assert_eq!(puzzle.check(&solution), Ok(()));
    assert_eq!(puzzle.solution_to_json(&solution), classic_solution());
    assert!(puzzle.solve_all().contains(&solution.canonical()));
}

#[test]
fn a_puzzle_that_lies_elsewhere_keeps_its_coordinates_for_solutions() {
    let moved =
        json!({"category": "fragment", "outline": [[-7, 12], [-5, 10], [-3, 12], [-5, 14]]});
    let puzzle = Fragment::from_json(&moved).expect("well-formed");
    assert_eq!(puzzle, classic_square());
    let solution = changed(|pieces| {
        for piece in pieces {
            let at = [
                piece["at"][0].as_i64().expect("x") - 7,
                piece["at"][1].as_i64().expect("y") + 10,
            ];
            piece["at"] = json!(at);
        }
    });
    assert_eq!(verdict(&puzzle, &solution), Ok(()));
    assert_eq!(verdict(&puzzle, &classic_solution()), Err(Reason::Outside));
    let read = puzzle.solution_from_json(&solution).expect("readable");
    assert_eq!(puzzle.solution_to_json(&read), solution);
}

#[test]
fn the_first_broken_rule_is_the_reason() {
    let puzzle = classic_square();
    let cases = [
        (classic_solution(), Ok(())),
        (
            changed(|pieces| pieces[3]["piece"] = json!("tiny")),
            Err(Reason::Malformed),
        ),
        (
            changed(|pieces| pieces[5]["o"] = json!(1)),
            Err(Reason::Malformed),
        ),
        (
            changed(|pieces| pieces[0]["o"] = json!(4)),
            Err(Reason::Malformed),
        ),
        (
            changed(|pieces| pieces[0]["at"] = json!([2, 2.5])),
            Err(Reason::Malformed),
        ),
        (
            changed(|pieces| pieces[0]["at"] = json!([2])),
            Err(Reason::Malformed),
        ),
        (
            changed(|pieces| pieces[0]["turned"] = json!(true)),
            Err(Reason::Malformed),
        ),
        (
            changed(|pieces| drop(pieces.remove(2))),
            Err(Reason::Pieces),
        ),
        (
            changed(|pieces| pieces.push(pieces[5].clone())),
            Err(Reason::Pieces),
        ),
        // The square away, the other half of its place laid with two small triangles: a wrong set.
        (
            changed(|pieces| pieces[5] = json!({"piece": "small", "o": 0, "at": [1, 1]})),
            Err(Reason::Pieces),
        ),
        // Outside comes before overlap: the moved triangle breaks both rules.
        (
            changed(|pieces| pieces[0]["at"] = json!([3, 2])),
            Err(Reason::Outside),
        ),
        (
            changed(|pieces| pieces[0]["at"] = json!([i64::MAX, i64::MIN])),
            Err(Reason::Outside),
        ),
        (
            changed(|pieces| pieces[5]["at"] = json!([2, 2])),
            Err(Reason::Overlap),
        ),
        (
            json!({"category": "angular", "pieces": []}),
            Err(Reason::Malformed),
        ),
        (json!({"pieces": {}}), Err(Reason::Malformed)),
        (
            json!({"category": "fragment", "pieces": []}),
            Err(Reason::Pieces),
        ),
    ];
    for (solution, expected) in cases {
        assert_eq!(verdict(&puzzle, &solution), expected, "{solution}");
    }
}

#[test]
fn an_error_names_the_field() {
    let cases = [
        (json!([]), "puzzle"),
        (json!({"category": "fragment"}), "outline"),
        (json!({"category": "weight", "outline": []}), "category"),
        (json!({"outline": [], "colour": 1}), "colour"),
        (json!({"outline": [], "id": 1}), "id"),
        (json!({"outline": 7}), "outline"),
        (json!({"outline": [[0, 0], [2, "x"], [0, 2]]}), "outline[1]"),
        (
            json!({"outline": [[0, 0], [2, 0, 0], [0, 2]]}),
            "outline[1]",
        ),
    ];
    for (json, field) in cases {
        assert_eq!(
            Fragment::from_json(&json).expect_err("malformed").field,
            field,
            "{json}"
        );
    }
    let solution = changed(|pieces| pieces[3]["o"] = json!(-1));
    let error = classic_square()
        .solution_from_json(&solution)
        .expect_err("malformed");
    assert_eq!(error.field, "pieces[3].o");
}

#[test]
fn advice_names_each_bad_piece_with_its_reason() {
    let puzzle = classic_square();
    let draft = json!({"pieces": [
        {"piece": "large", "o": 0, "at": [2, 2]},
        {"piece": "square", "o": 0, "at": [2, 2]},
        {"piece": "small", "o": 0, "at": [0, 0]},
        {"piece": "square", "o": 0, "at": [1, 1]},
        {"piece": "medium", "o": 2, "at": [1, 0]},
    ]});
    let draft = puzzle.solution_from_json(&draft).expect("readable");
    let advice = puzzle.advise(&draft);
    assert!(!advice.solved);
    assert_eq!((advice.laid, advice.pieces), (5, 7));
    let bad: Vec<_> = advice
        .bad
        .iter()
        .map(|bad| (bad.piece, bad.reason))
        .collect();
    let expected = [
        (0, Reason::Overlap),
        (1, Reason::Overlap),
        (2, Reason::Outside),
        (3, Reason::Pieces),
    ];
    assert_eq!(
        bad,
        expected.map(|(index, reason)| (Named::Fragment(index), reason))
    );
    // The second square is the right one, but the first two pieces that lie badly hide that.
    assert_eq!(puzzle.hint(&draft), Some(Hint::TakeAway(1)));
}

#[test]
fn without_a_solution_there_is_no_hint_and_no_difficulty() {
    let bar = outline(&[[0, 0], [8, 0], [8, 1], [0, 1]]);
    assert_eq!(bar.count(), 0);
    assert_eq!(bar.solve(), None);
    assert_eq!(bar.difficulty(), None);
    assert_eq!(bar.hint(&Solution::new(Vec::new())), None);
}

#[test]
fn generated_outlines_meet_the_requirements_and_come_again_from_their_seed() {
    for grade in Grade::ALL {
        for seed in 0..5 {
            let puzzle = Fragment::generate(grade, &mut Chance::from_number(seed));
            assert!(puzzle.looks_good());
            assert!((1..=8).contains(&puzzle.count()));
            let difficulty = puzzle.difficulty().expect("solvable");
            assert_eq!(
                Grade::within(&Fragment::GRADE_LIMITS, difficulty),
                Some(grade)
            );
            assert_eq!(Fragment::from_json(&puzzle.to_json()), Ok(puzzle.clone()));
            assert_eq!(
                Fragment::generate(grade, &mut Chance::from_number(seed)),
                puzzle
            );
        }
    }
}

#[test]
fn a_drawing_shows_the_outline_and_every_piece() {
    let puzzle = outline(&[[0, 0], [4, 4], [0, 4]]);
    let bare = puzzle.draw_text(None).to_plain();
    assert!(bare.starts_with("▄\n██▄\n"), "{bare}");
    let solution = puzzle.solve().expect("solvable");
    let solved = puzzle.draw_text(Some(&solution)).to_plain();
    let picture = solved.lines().take(16).collect::<String>();
    for number in '1'..='7' {
        assert_eq!(picture.matches(number).count(), 1, "{solved}");
    }
    let svg = puzzle.draw_svg(Some(&solution));
    assert_eq!(svg.body.matches("<polygon").count(), 8);
    assert_eq!((svg.width, svg.height), (160.0, 160.0));
}

#[test]
#[ignore = "enumerates millions of outlines: cargo test -p enigma-puzzles --release -- --ignored"]
fn there_are_4_842_205_simple_outlines() {
    let mut convex = Vec::new();
    let (mut symmetric, mut within_4, mut within_5) = (0, 0, 0);
    let mut with_solutions = [0u64; 57];
    let mut most_corners = 0;
    let census = census(|puzzle| {
        if puzzle.is_convex() {
            convex.push(puzzle.identity());
        }
        symmetric += u64::from(puzzle.is_symmetric());
        let side = puzzle.region.bounds().into_iter().max();
        within_4 += u64::from(side <= Some(4));
        within_5 += u64::from(side <= Some(5));
        with_solutions[puzzle.count() as usize] += 1;
        most_corners = most_corners.max(puzzle.outline().len());
    });
    let expected = Census {
        touching: 732_008,
        holed: 9_303,
        simple: 4_842_205,
    };
    assert_eq!(census, expected);
    assert_eq!(
        (symmetric, within_4, within_5, most_corners),
        (1_884, 333_170, 2_783_822, 18)
    );
    convex.sort_unstable();
    let mut expected: Vec<_> = CONVEX
        .iter()
        .map(|(corners, _)| outline(corners).identity())
        .collect();
    expected.sort_unstable();
    assert_eq!(convex, expected);
    let per_mille =
        |counts: &[u64]| (counts.iter().sum::<u64>() * 1000 + census.simple / 2) / census.simple;
    let shares = [
        &with_solutions[1..2],
        &with_solutions[2..3],
        &with_solutions[3..4],
        &with_solutions[4..5],
    ];
    assert_eq!(shares.map(per_mille), [430, 263, 113, 79]);
    assert_eq!(
        (
            per_mille(&with_solutions[5..10]),
            per_mille(&with_solutions[10..])
        ),
        (98, 16)
    );
    assert_eq!((with_solutions[0], with_solutions[56]), (0, 1));
}

/// A random outline, as often one that the pieces cannot cover as one that they can.
fn any_outline() -> impl Strategy<Value = Fragment> {
    any::<u64>().prop_map(|seed| {
        let mut chance = Chance::from_number(seed);
        loop {
            let region = if seed % 2 == 0 {
                generator::grow(&mut chance)
            } else {
                slow::half_squares(&mut chance)
            };
            if let Some(Ok(puzzle)) = region.map(Fragment::from_region) {
                return puzzle;
            }
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn the_slow_solver_finds_the_same_solutions(puzzle in any_outline()) {
        let solutions = puzzle.solve_all();
        prop_assert_eq!(&solutions, &slow::solve_all(&puzzle));
        prop_assert_eq!(puzzle.count(), solutions.len() as u64);
        prop_assert_eq!(puzzle.solve().is_some(), !solutions.is_empty());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn the_slow_player_needs_as_many_tries(puzzle in any_outline()) {
        let slow = slow::difficulty(&puzzle);
        match puzzle.difficulty() {
            Some(difficulty) => prop_assert!((difficulty - slow.expect("solvable")).abs() < 1e-9),
            None => prop_assert_eq!(slow, None),
        }
    }

    #[test]
    fn solutions_stay_solutions_when_the_puzzle_is_turned(puzzle in any_outline()) {
        let solutions = puzzle.solve_all();
        let bounds = puzzle.region.bounds();
        for symmetry in Symmetry::ALL {
            let image = puzzle.turned(symmetry);
            prop_assert_eq!(image.identity(), puzzle.identity());
            prop_assert_eq!(image.count(), solutions.len() as u64);
            for solution in &solutions {
                let turned = solution.pieces().iter().map(|piece| turned(piece, symmetry, bounds));
                prop_assert_eq!(image.check(&Solution::new(turned.collect())), Ok(()));
            }
        }
    }

    #[test]
    fn changing_one_piece_gives_another_solution_or_a_reason(puzzle in any_outline(), which in 0..7usize, square in 0..64u32) {
        let solutions = puzzle.solve_all();
        for solution in &solutions {
            for pose in &POSES {
                let mut changed = solution.clone();
                changed.pieces[which] = Placed::new(pose, square);
                let is_listed = solutions.contains(&changed.canonical());
                prop_assert_eq!(puzzle.check(&changed).is_ok(), is_listed);
                prop_assert_eq!(puzzle.advise(&changed).solved, is_listed);
            }
        }
    }

    #[test]
    fn following_the_hints_solves_the_puzzle_from_any_draft(seed in any::<u64>()) {
        let mut chance = Chance::from_number(seed);
        let puzzle = Fragment::generate(Grade::Medium, &mut chance);
        let mut draft = Solution::new(Vec::new());
        for _ in 0..chance.below(5) {
            let pose = &POSES[chance.index(POSES.len())];
            draft.pieces.push(Placed::new(pose, chance.below(40) as u32));
        }
        let mut steps = 0;
        while let Some(hint) = puzzle.hint(&draft) {
            Fragment::follow(&mut draft, &hint);
            steps += 1;
            prop_assert!(steps <= 12, "{draft:?}");
        }
        prop_assert!(puzzle.advise(&draft).solved);
    }
}
