//! Reference values of the rules, and properties of whole puzzles.

use super::*;
use crate::Piece as Named;
use crate::draw::Draw;
use crate::kind::AsJson;
use serde_json::json;

mod properties;

fn picture(rows: &[&str]) -> Angular {
    Angular::from_rows(rows).expect("well-formed")
}

fn example() -> Angular {
    picture(&["..B.", "RRRY", "GG.Y", "G..Y"])
}

/// The solution of the example that the rules give.
fn example_solution() -> Value {
    json!({"category": "angular", "cubes": {
        "R": [[0, 1, 0], [0, 1, 1], [1, 1, 1], [2, 1, 1]],
        "B": [[1, 1, 0], [2, 0, 0], [2, 1, 0], [3, 1, 0]],
        "Y": [[3, 1, 1], [3, 2, 0], [3, 2, 1], [3, 3, 0]],
        "G": [[0, 2, 0], [0, 3, 0], [1, 2, 0]],
    }})
}

/// The example's solution with one change.
fn changed(change: impl FnOnce(&mut Value)) -> Value {
    let mut solution = example_solution();
    change(&mut solution["cubes"]);
    solution
}

fn verdict(puzzle: &Angular, solution: &Value) -> Result<(), Reason> {
    let solution = puzzle
        .solution_from_json(solution)
        .map_err(|_| Reason::Malformed)?;
    puzzle.check(&solution)
}

#[test]
fn the_example_has_one_solution_and_difficulty_5_17() {
    let puzzle = example();
    assert_eq!(puzzle.count(), 1);
    let solution = puzzle.solve().expect("solvable");
    assert_eq!(puzzle.solution_to_json(&solution), example_solution());
    assert_eq!(puzzle.solve_all(), [solution]);
    let difficulty = puzzle.difficulty().expect("solvable");
    assert!((difficulty - 5.17).abs() < 0.005, "{difficulty}");
    assert_eq!((puzzle.hidden_cubes(), puzzle.absent_colours()), (5, 0));
}

#[test]
fn json_is_canonical_and_readers_accept_any_order() {
    let canonical = json!({"category": "angular", "view": ["..B.", "RRRY", "GG.Y", "G..Y"]});
    let puzzle = Angular::from_json(&canonical).expect("well-formed");
    assert_eq!(puzzle.to_json(), canonical);
    let shuffled = changed(|cubes| cubes["Y"].as_array_mut().expect("a list").reverse());
    let solution = puzzle.solution_from_json(&shuffled).expect("readable");
    assert_eq!(puzzle.check(&solution), Ok(()));
    assert_eq!(puzzle.solution_to_json(&solution), example_solution());
}

#[test]
fn an_untrimmed_picture_keeps_its_coordinates_for_solutions() {
    let views = [
        ["....", "BB..", "BR..", "...."],
        ["BB..", "BR..", "....", "...."],
    ];
    let [lower, upper] =
        views.map(|view| Angular::from_json(&json!({"view": view})).expect("well-formed"));
    assert_eq!(lower, upper);
    assert_eq!(lower.to_json()["view"], json!(["BB", "BR"]));
    let solution = json!({"cubes": {"R": [[1, 2, 0]], "B": [], "Y": [], "G": []}});
    let draft = lower.solution_from_json(&solution).expect("readable");
    assert_eq!(draft.cubes(Piece::Red), [[1, 1, 0]]);
    assert_eq!(lower.solution_to_json(&draft)["cubes"], solution["cubes"]);
}

#[test]
fn the_first_broken_rule_is_the_reason() {
    const FAR: i64 = i64::MAX;
    let puzzle = example();
    let cases = [
        (example_solution(), Ok(())),
        (
            changed(|cubes| cubes["P"] = json!([])),
            Err(Reason::Malformed),
        ),
        (
            changed(|cubes| drop(cubes.as_object_mut().expect("an object").remove("G"))),
            Err(Reason::Malformed),
        ),
        (
            changed(|cubes| cubes["G"][0] = json!([0, 2, -1])),
            Err(Reason::Malformed),
        ),
        (
            changed(|cubes| cubes["G"][0] = json!([0, 2])),
            Err(Reason::Malformed),
        ),
        (
            changed(|cubes| cubes["G"][0] = json!([0, 2, 0.5])),
            Err(Reason::Malformed),
        ),
        (changed(|cubes| cubes["G"] = json!([])), Err(Reason::Pieces)),
        (
            changed(|cubes| cubes["G"] = json!([[0, 2, 0], [0, 2, 0], [1, 2, 0]])),
            Err(Reason::Pieces),
        ),
        (
            changed(|cubes| cubes["G"] = json!([[0, 2, 0], [1, 2, 0], [2, 2, 0]])),
            Err(Reason::Pieces),
        ),
        (
            changed(|cubes| cubes["G"][0] = json!([i64::MIN, i64::MAX, 0])),
            Err(Reason::Pieces),
        ),
        // Where it overlaps red it also stands over a gap: overlap comes first.
        (
            changed(|cubes| cubes["G"] = json!([[0, 1, 1], [0, 2, 1], [1, 2, 1]])),
            Err(Reason::Overlap),
        ),
        (
            changed(|cubes| cubes["G"] = json!([[0, 2, 1], [0, 3, 1], [1, 2, 1]])),
            Err(Reason::Gap),
        ),
        (
            changed(|cubes| cubes["G"] = json!([[0, 2, FAR - 1], [0, 2, FAR], [1, 2, FAR]])),
            Err(Reason::Gap),
        ),
        (
            changed(|cubes| cubes["G"] = json!([[0, 2, 0], [0, 3, 0], [1, 3, 0]])),
            Err(Reason::View),
        ),
        (
            changed(|cubes| cubes["G"] = json!([[-1, 2, 0], [0, 2, 0], [0, 3, 0]])),
            Err(Reason::View),
        ),
        // Stood up, green shows one cell too few.
        (
            changed(|cubes| cubes["G"] = json!([[0, 2, 0], [0, 3, 0], [0, 3, 1]])),
            Err(Reason::View),
        ),
        (
            json!({"category": "fragment", "cubes": {}}),
            Err(Reason::Malformed),
        ),
        (json!({"cubes": []}), Err(Reason::Malformed)),
    ];
    for (solution, expected) in cases {
        assert_eq!(verdict(&puzzle, &solution), expected, "{solution}");
    }
}

#[test]
fn an_error_names_the_field() {
    let cases = [
        (json!("x"), "puzzle"),
        (json!({"category": "angular"}), "view"),
        (json!({"view": ["R"], "views": 1}), "views"),
        (json!({"view": "R"}), "view"),
        (json!({"view": ["R", 1]}), "view[1]"),
        (json!({"view": ["R", "r"]}), "view[1]"),
    ];
    for (json, field) in cases {
        assert_eq!(
            Angular::from_json(&json).expect_err("malformed").field,
            field,
            "{json}"
        );
    }
    let solution = changed(|cubes| cubes["B"][2] = json!(["x", 0, 0]));
    assert_eq!(
        example()
            .solution_from_json(&solution)
            .expect_err("malformed")
            .field,
        "cubes.B[2]"
    );
}

#[test]
fn a_picture_without_a_solution_has_no_hint_and_no_difficulty() {
    let puzzle = picture(&["RR"]);
    assert_eq!(puzzle.count(), 0);
    assert_eq!(puzzle.difficulty(), None);
    assert_eq!(puzzle.hint(&Solution::default()), None);
}

#[test]
fn advice_names_each_bad_piece_and_leaves_room_for_pieces_to_come() {
    let puzzle = example();
    let advise = |cubes: Value| {
        let draft = puzzle
            .solution_from_json(&json!({ "cubes": cubes }))
            .expect("readable");
        let advice = puzzle.advise(&draft);
        let bad: Vec<_> = advice
            .bad
            .iter()
            .map(|bad| (bad.piece, bad.reason))
            .collect();
        (advice.laid, advice.solved, bad, puzzle.hint(&draft))
    };
    let cubes = example_solution()["cubes"].clone();
    let solution = puzzle.solve().expect("solvable");
    let lay = |piece: Piece| {
        let cubes = solution.cubes(piece).to_vec();
        Some(Hint::Lay(Stood { piece, cubes }))
    };
    let green = Named::Angular(Piece::Green);
    assert_eq!(advise(cubes.clone()), (4, true, vec![], None));

    // Blue alone: red and yellow will cover what it shows too much of. It is the one to lay first, too.
    let mut blue = json!({"R": [], "B": cubes["B"], "Y": [], "G": []});
    assert_eq!(advise(blue.clone()), (1, false, vec![], lay(Piece::Red)));
    let nothing = json!({"R": [], "B": [], "Y": [], "G": []});
    assert_eq!(advise(nothing), (0, false, vec![], lay(Piece::Blue)));

    // Green in the air, then sticking out of the picture.
    blue["G"] = json!([[0, 2, 1], [0, 3, 1], [1, 2, 1]]);
    let expected = vec![(green, Reason::Gap)];
    assert_eq!(
        advise(blue.clone()),
        (2, false, expected, Some(Hint::TakeAway(Piece::Green)))
    );
    blue["G"] = json!([[0, 2, 0], [0, 3, 0], [1, 3, 0]]);
    let expected = vec![(green, Reason::View)];
    assert_eq!(
        advise(blue),
        (2, false, expected, Some(Hint::TakeAway(Piece::Green)))
    );
}

#[test]
fn generated_pictures_meet_the_requirements_and_come_again_from_their_seed() {
    for grade in Grade::ALL {
        for seed in 0..10 {
            let puzzle = Angular::generate(grade, &mut Chance::from_number(seed));
            let solutions = puzzle.solve_all();
            assert!((1..=3).contains(&solutions.len()));
            assert!(
                solutions
                    .iter()
                    .all(|solution| solution.all_cubes().all(|(_, cube)| cube[2] < 4))
            );
            assert!(puzzle.absent_colours() <= 1);
            assert!(!puzzle.encloses_a_square(), "P-9");
            let difficulty = puzzle.difficulty().expect("solvable");
            assert_eq!(
                Grade::within(&Angular::GRADE_LIMITS, difficulty),
                Some(grade)
            );
            assert_eq!(Angular::from_json(&puzzle.to_json()), Ok(puzzle.clone()));
            assert_eq!(
                Angular::generate(grade, &mut Chance::from_number(seed)),
                puzzle
            );
        }
    }
}

#[test]
fn a_drawing_shows_the_picture_and_the_levels() {
    let puzzle = picture(&["RB", ".Y"]);
    let drawn = puzzle.draw_text(None).to_plain();
    let expected = "\
┌───────┬───────┐
│  ╲ ╱  │       │
│   ╳   │  ━━━  │
│  ╱ ╲  │       │
└───────┼───────┤
        │  ╭─╮  │
        │  │ │  │
        │  ╰─╯  │
        └───────┘

 ╳  R L    ━  B T    ○  Y S    ●  G V
";
    assert_eq!(drawn, expected);
    let solution = example()
        .solution_from_json(&example_solution())
        .expect("readable");
    let drawn = example().draw_text(Some(&solution)).to_plain();
    let expected = "\
on the table        level 2             from above
        ┌───┐                                   ┌───┐
        │ ━ │                                   │ ━ │
┌───┬───┼───┼───┐   ┌───┬───┬───┬───┐   ┌───┬───┼───┼───┐
│ ╳ │ ━ │ ━ │ ━ │   │ ╳ │ ╳ │ ╳ │ ○ │   │ ╳ │ ╳ │ ╳ │ ○ │
├───┼───┼───┼───┤   └───┴───┴───┼───┤   ├───┼───┼───┼───┤
│ ● │ ● │   │ ○ │               │ ○ │   │ ● │ ● │   │ ○ │
├───┼───┘   ├───┤               └───┘   ├───┼───┘   ├───┤
│ ● │       │ ○ │                       │ ● │       │ ○ │
└───┘       └───┘                       └───┘       └───┘

 ╳  R L    ━  B T    ○  Y S    ●  G V
";
    assert_eq!(drawn, expected);
}

#[test]
fn an_isometric_drawing_shows_every_open_face() {
    let solution = json!({"cubes": {"R": [[0, 0, 0], [1, 0, 0], [2, 0, 0], [0, 1, 0]], "B": [], "Y": [], "G": []}});
    let puzzle = example();
    let draft = puzzle.solution_from_json(&solution).expect("readable");
    let svg = puzzle.draw_svg(Some(&draft));
    // Four tops, and of the two visible sides of each cube those that no other cube hides.
    assert_eq!(svg.body.matches("<polygon").count(), 4 + 3 + 2);
}

#[test]
#[ignore = "enumerates all pictures: cargo test -p enigma-puzzles --release -- --ignored"]
fn there_are_135_389_views() {
    let views = all_views();
    assert_eq!(views.len(), 135_389);
    let mut histogram = [0; 6];
    let mut absent = [0; 4];
    let mut by_grade = [0; 4];
    let mut good = 0;
    for (puzzle, &count) in &views {
        assert_eq!(puzzle.count(), count, "{:?}", puzzle.rows());
        histogram[count.min(5) as usize] += 1;
        absent[puzzle.absent_colours()] += 1;
        if let Some(difficulty) = generator::difficulty_of_good(&puzzle.view, 0.0, f64::MAX) {
            good += 1;
            if let Some(grade) = Grade::within(&Angular::GRADE_LIMITS, difficulty) {
                by_grade[usize::from(grade.number()) - 1] += 1;
            }
        }
    }
    assert_eq!(histogram, [0, 54_947, 47_886, 9_188, 12_743, 10_625]);
    assert_eq!(absent[1..3], [13_030, 279]);
    assert_eq!(
        (good, by_grade),
        (106_704, [12_361, 35_019, 40_455, 16_197])
    );
}
