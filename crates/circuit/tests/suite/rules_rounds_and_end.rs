//! Phase 4 and the end of the game: C-70 to C-75, D-10, D-14. Whole games: `games.rs`.

use crate::table::{Deal, Table, assert_lines};
use enigma_circuit::moments::{GainMoment, SolveMoment, SystemMoment};
use enigma_circuit::view::PhaseView;
use enigma_game::{Millis, Seat};
use enigma_puzzles::Category;

/// Two seats. Seat 0 has built a chain of red cells that closes with one more end at (0, -6), and
/// seat 1 has capped the other three arms of the start tile: 15 red cells.
fn nearly(seats: u64) -> Table {
    let mut table = Deal::of(seats).start();
    let others = if seats > 2 {
        " | 2 fragment gives up"
    } else {
        ""
    };
    for (chain, cap) in [
        ("0,-1 on 0", "1,0 turn 3"),
        ("0,-2", "0,1 turn 0"),
        ("0,-3", "-1,0 turn 1"),
        ("0,-4", "gives up"),
    ] {
        table.play(&format!("round 0 conduit {chain} | 1 weight {cap}{others}"));
    }
    table
}

#[test]
fn c70_fifteen_points_are_looked_for_only_when_all_have_had_their_turn() {
    let mut table = nearly(3);
    // In round 6 seat 2 begins, and closes the system at once.
    table.play("round 0 conduit 0,-5 | 1 weight gives up | 2 fragment gives up");
    let told = table.play("round 0 conduit -1,-1 | 1 fragment 2,0 turn 3 | 2 weight 0,-6 turn 2");
    let tail: Vec<&str> = told.lines().rev().take(6).collect();
    let tail: Vec<&str> = tail.into_iter().rev().collect();
    assert_lines(
        &tail.join("\n"),
        "2 lays 0,-6 turn 2
         closed r15 y1 b6, points 15:0:0, back 1:0:0
         0 lays -1,-1 turn 0
         1 lays 2,0 turn 3
         round 6 ends 15:0:0
         over: target, 0 | 1 2",
    );
}

#[test]
fn c71_the_game_is_over_and_nothing_more_is_possible() {
    let mut table = nearly(2);
    let told = table.play("round 0 conduit 0,-5 | 1 weight 0,-6 turn 2");
    assert!(
        told.ends_with("round 5 ends 15:0\nover: target, 0 | 1"),
        "{told}"
    );
    for command in [
        "1 takes weight",
        "0 lays 1,1",
        "0 gives up",
        "1 left",
        "0 away",
    ] {
        assert_eq!(table.forbids(command), "game_over", "{command}");
    }
    assert_eq!(table.next_deadline(), None);
    let view = table.open_view();
    assert!(matches!(view.phase, PhaseView::Over { .. }));
    let summary = view.summary.unwrap();
    assert_eq!(summary.race.len(), 5);
    let largest = SystemMoment {
        round: 5,
        cells: 15 + 1 + 6,
    };
    assert_eq!(summary.moments.largest, Some(largest));
    // Seat 1 laid the tile; seat 0 earned the points.
    let richest = GainMoment {
        round: 5,
        seat: Seat(0),
        points: 15,
    };
    assert_eq!(summary.moments.richest, Some(richest));
    assert_eq!(
        (summary.stats[Seat(0)].solved, summary.stats[Seat(1)].missed),
        (5, 1)
    );
    assert_eq!(summary.stats[Seat(0)].points_by_colour.red, 15);
}

#[test]
fn c74_otherwise_the_marker_goes_to_the_next_seat_whoever_solved() {
    let mut table = Deal::of(3).start();
    let mut starts = vec![table.open_view().start_player.0];
    for _ in 0..4 {
        table.play("round 0 weight gives up | 1 fragment gives up | 2 angular gives up");
        starts.push(table.open_view().start_player.0);
    }
    assert_eq!(starts, [0, 1, 2, 0, 1]);
    assert_eq!(table.open_view().round, 5);
}

#[test]
fn d10_an_empty_stack_cannot_be_chosen() {
    let mut table = Deal::of(2).stacks(1, ["W13", "F22", "C07", "A01"]).start();
    table.play("round 0 weight gives up | 1 fragment gives up");
    assert_eq!(table.forbids("1 takes weight"), "stack_empty");
    assert_eq!(
        table.seat_view(1).you.unwrap().choices,
        [Category::Conduit, Category::Angular]
    );
    assert_eq!(table.open_view().stacks.weight.top, None);
    let told = table.play("round 0 conduit gives up | 1 angular gives up");
    assert!(
        told.ends_with("round 2 ends 0:0\nover: stacks empty, 0 1"),
        "{told}"
    );
}

#[test]
fn d10_a_deck_that_is_too_small_ends_the_game_at_once() {
    let table = Deal::of(3).stacks(0, ["W13", "F22", "C07", "A01"]).start();
    assert_eq!(table.standing(), ("0 1 2".into(), vec![0, 0, 0]));
}

/// Plays rounds without a solution until the stacks are empty; everybody takes what `pick` says.
fn rounds(seats: u64, pick: impl Fn(&[(usize, Category)]) -> Category) -> u32 {
    let mut table = Deal::of(seats)
        .stacks(27, ["W13", "F22", "C07", "A01"])
        .start();
    loop {
        let view = table.open_view();
        match view.phase {
            PhaseView::Choosing { seat, .. } => {
                let own = table.seat_view(seat.0).you.unwrap();
                let mut free: Vec<_> = own
                    .choices
                    .iter()
                    .map(|&one| (view.stacks[one].height, one))
                    .collect();
                free.sort_unstable();
                table.play(&format!("{} takes {}", seat.0, pick(&free)));
            }
            PhaseView::Solving { .. } => {
                table.play("wait 300");
            }
            PhaseView::Over { .. } => return view.round,
            PhaseView::Placing { .. } => panic!("nobody solves"),
        }
    }
}

#[test]
fn d10_how_long_a_game_can_last() {
    let highest = |free: &[(usize, Category)]| free[free.len() - 1].1;
    let fixed = |free: &[(usize, Category)]| free.iter().map(|&(_, one)| one).min().unwrap();
    // From the three lowest stacks, the higher ones first: the fourth is left over.
    let but_one = |free: &[(usize, Category)]| {
        let others = free.iter().filter(|(_, one)| *one != Category::Angular);
        others.max().map_or(Category::Angular, |&(_, one)| one)
    };
    assert_eq!(rounds(4, highest), 27);
    assert_eq!(rounds(3, fixed), 27);
    assert_eq!(rounds(3, highest), 36);
    assert_eq!(rounds(2, but_one), 41);
}

#[test]
fn d10_only_seats_that_still_take_part_need_a_stack() {
    let mut deal = Deal::of(3);
    for category in [Category::Weight, Category::Fragment] {
        deal.options.deck[category].truncate(1);
    }
    let mut table = deal.clone().start();
    let told = table.play("round 0 weight gives up | 1 fragment gives up | 2 angular gives up");
    assert!(told.ends_with("over: stacks empty, 0 1 2"), "{told}");
    let mut table = deal.start();
    table.play("0 takes weight; 1 takes fragment; 2 takes angular; 1 left");
    let told = table.play("0 gives up; 2 gives up");
    assert!(told.ends_with("round 2, 2 starts"), "{told}");
    assert_eq!(
        table.seat_view(2).you.unwrap().choices,
        [Category::Conduit, Category::Angular]
    );
}

#[test]
fn the_fastest_and_the_closest_solution_are_remembered() {
    let mut table = Deal::of(3).start();
    table.play("0 takes weight; 1 takes fragment; 2 takes angular");
    table.play("wait 12; 1 solves; wait 43; 0 solves; 1 left; 2 left");
    let moments = table.open_view().summary.unwrap().moments;
    let solve = |seat, category, seconds| SolveMoment {
        seat: Seat(seat),
        category,
        time: Millis::from_secs(seconds),
    };
    assert_eq!(moments.fastest, Some(solve(1, Category::Fragment, 12)));
    // The timer runs for 45 seconds (D-5).
    assert_eq!(moments.closest, Some(solve(0, Category::Weight, 45 - 43)));
    assert_eq!((moments.largest, moments.richest), (None, None));
}
