//! Phase 2, solving: C-25 to C-29, D-2 to D-6.

use crate::table::{Deal, Table, UNTIMED, assert_lines};
use enigma_circuit::view::PhaseView;
use enigma_circuit::{AttemptState, Clocks};
use enigma_game::{Millis, Seat};

/// Three seats with a puzzle each, at time 0.
fn three() -> Table {
    three_with(Clocks::default())
}

fn three_with(clocks: Clocks) -> Table {
    let mut table = Deal::of(3).clocks(clocks).start();
    table.play("0 takes weight; 1 takes fragment; 2 takes angular");
    table
}

fn states(table: &Table) -> Vec<Option<AttemptState>> {
    let seats = table.open_view().seats;
    seats
        .iter()
        .map(|seat| seat.attempt.map(|attempt| attempt.state))
        .collect()
}

#[test]
fn c25_all_tiles_are_turned_at_the_same_moment() {
    let table = three();
    for seat in 0..3 {
        let own = table.seat_view(seat).you.unwrap();
        assert!(own.puzzle.is_some() && own.draft.is_none(), "seat {seat}");
    }
    assert_eq!(states(&table), [Some(AttemptState::Working); 3]);
}

#[test]
fn c26_the_first_right_solution_turns_the_timer() {
    let mut table = three();
    let told = table.play("wait 100; 1 solves; wait 10; 0 solves");
    assert_lines(
        &told,
        "1 has laid 2 of 2
         1 solves after 100 s
         1 turns the timer until 145 s
         0 has laid 2 of 2
         0 solves after 110 s",
    );
    assert!(matches!(
        table.open_view().phase,
        PhaseView::Solving {
            first: Some(Seat(1)),
            deadline: Some(Millis(145_000)),
            ..
        }
    ));
}

#[test]
fn c27_when_the_timer_has_run_out_everyone_stops() {
    let mut table = three();
    table.play("0 solves; 1 tries 1");
    assert_lines(&table.play("wait 45"), "solved: 0");
    assert_eq!(table.forbids("1 tries 1 2"), "wrong_phase");
    assert_eq!(table.forbids("1 gives up"), "wrong_phase");
    let solved = AttemptState::Solved {
        after: Millis::ZERO,
    };
    let stopped = AttemptState::TimeUp;
    assert_eq!(states(&table), [Some(solved), Some(stopped), Some(stopped)]);
}

#[test]
fn c28_a_draft_is_judged_as_it_lies_and_only_a_right_one_counts() {
    let mut table = three();
    assert_lines(&table.play("0 tries 2"), "0 has laid 1 of 2");
    assert_lines(&table.play("0 tries 2 1"), "0 has laid 2 of 2");
    let own = table.seat_view(0).you.unwrap();
    assert_eq!((own.draft, own.bad.len()), (Some(vec![2, 1]), 2));
    assert_lines(&table.play("0 tries 1"), "0 has laid 1 of 2");
    assert_eq!(
        table.next_deadline(),
        Some(Millis(300_000)),
        "no timer yet: the cap"
    );
    table.play("0 tries 1 2");
    assert_eq!(table.forbids("0 tries 2 1"), "already_solved");
    assert_eq!(table.forbids("0 gives up"), "already_solved");
}

#[test]
fn a_draft_that_cannot_be_one_of_the_puzzle_is_refused() {
    let mut table = three();
    table.play("0 tries 2");
    assert_eq!(table.forbids("0 tries 1 3"), "malformed_draft");
    assert_eq!(table.seat_view(0).you.unwrap().draft, Some(vec![2]));
}

#[test]
fn c29_the_tile_of_a_puzzle_not_solved_is_out_of_the_game() {
    let mut table = three();
    table.play("0 solves; 1 gives up; wait 45");
    let view = table.open_view();
    assert!(view.seats[0].tile.is_some());
    assert!(view.seats[1].tile.is_none() && view.seats[2].tile.is_none());
    assert_eq!(
        [view.stacks.fragment.height, view.stacks.angular.height],
        [8, 8]
    );
    table.play("0 lays 0,1");
    let view = table.open_view();
    assert_eq!(
        [view.stacks.fragment.height, view.stacks.angular.height],
        [8, 8]
    );
}

#[test]
fn d2_who_gives_up_has_failed_and_cannot_take_it_back() {
    let mut table = three();
    assert_lines(&table.play("1 gives up"), "1 gives up");
    assert_eq!(table.forbids("1 tries 1 2"), "gave_up");
    assert_eq!(table.forbids("1 gives up"), "gave_up");
    assert_eq!(states(&table)[1], Some(AttemptState::GaveUp));
    assert!(table.play("0 gives up; 2 solves").ends_with("solved: 2"));
}

#[test]
fn d3_phase_2_ends_as_soon_as_everybody_has_solved_or_given_up() {
    let mut table = three();
    let told = table.play("2 solves; 0 gives up; wait 1; 1 solves");
    assert!(told.ends_with("1 solves after 1 s\nsolved: 1 2"), "{told}");
    // The last to solve turns no timer, as nobody is left to hurry.
    let mut table = three();
    let told = table.play("0 gives up; 1 gives up; 2 solves");
    assert!(!told.contains("timer"), "{told}");
}

#[test]
fn d4_without_any_solution_phase_2_ends_with_the_cap() {
    let mut table = three();
    table.play("1 tries 1; wait 299.999");
    let told = table.play("wait 0.001");
    assert_lines(&told, "solved: \n round 1 ends 0:0:0\n round 2, 1 starts");
}

#[test]
fn d4_nobody_solves_all_tiles_go_into_the_box_and_the_marker_moves_on() {
    let mut table = three();
    let told = table.play("0 gives up; 1 gives up; 2 gives up");
    assert_lines(
        &told,
        "0 gives up
         1 gives up
         2 gives up
         solved:
         round 1 ends 0:0:0
         round 2, 1 starts",
    );
    let view = table.open_view();
    let heights: Vec<usize> = view.stacks.pairs().map(|(_, stack)| stack.height).collect();
    assert_eq!(heights, [8, 8, 9, 8]);
    assert_eq!(view.board.len(), 1);
}

#[test]
fn d4_a_first_solution_shortly_before_the_cap_gets_the_full_timer() {
    let mut table = three();
    table.play("wait 299; 0 solves");
    assert_eq!(table.next_deadline(), Some(Millis(344_000)));
    let told = table.play("wait 44; 1 solves; wait 1");
    assert!(told.ends_with("solved: 0 1"), "{told}");
}

#[test]
fn d4_d5_the_host_sets_timer_and_cap_within_limits() {
    let clocks = |sand_timer, cap| {
        Deal::of(2).clocks(Clocks {
            sand_timer,
            cap,
            ..UNTIMED
        })
    };
    for good in [Some(20), Some(180), None] {
        clocks(good, None).start();
    }
    for good in [Some(120), Some(900), None] {
        clocks(None, good).start();
    }
    let sand = "clocks.sand_timer: 20 to 180 seconds, or none (D-5)";
    assert_eq!(clocks(Some(19), None).refused(), sand);
    assert_eq!(clocks(Some(181), None).refused(), sand);
    let cap = "clocks.cap: 120 to 900 seconds, or none (D-4)";
    assert_eq!(clocks(None, Some(119)).refused(), cap);
    assert_eq!(clocks(None, Some(901)).refused(), cap);
}

#[test]
fn d5_the_timer_runs_45_seconds_by_default() {
    let mut table = three();
    table.play("wait 7; 0 solves; wait 44.999");
    assert!(matches!(table.open_view().phase, PhaseView::Solving { .. }));
    table.play("wait 0.001");
    assert!(matches!(
        table.open_view().phase,
        PhaseView::Placing { seat: Seat(0), .. }
    ));
}

#[test]
fn d5_without_a_timer_the_cap_or_the_last_player_ends_phase_2() {
    let cap = Clocks {
        sand_timer: None,
        ..Clocks::default()
    };
    let mut table = three_with(cap);
    assert!(!table.play("0 solves; wait 299").contains("timer"));
    assert_lines(&table.play("wait 1"), "solved: 0");
    let mut table = three_with(UNTIMED);
    assert!(!table.play("0 solves; wait 1000000").contains("solved:"));
    assert_eq!(table.next_deadline(), None);
    assert!(table.play("1 solves; 2 gives up").ends_with("solved: 0 1"));
}

#[test]
fn d6_a_solution_at_the_very_moment_of_the_deadline_is_in_time() {
    let mut table = three();
    table.play("0 solves");
    // The driver carries out deadlines that lie before now, not the one at this very moment.
    table.now = Millis(45_000);
    assert!(table.play.overdue(table.now).is_none());
    assert_lines(
        &table.play("1 solves"),
        "1 has laid 2 of 2\n 1 solves after 45 s",
    );
    assert_lines(&table.play("wait 0"), "solved: 0 1");
}

#[test]
fn d6_of_two_solutions_in_the_same_instant_the_first_one_read_turns_the_timer() {
    let mut table = three();
    let told = table.play("wait 9; 2 solves; 1 solves");
    assert!(
        told.contains("2 turns the timer") && !told.contains("1 turns"),
        "{told}"
    );
    assert!(
        table.play("0 gives up").ends_with("solved: 1 2"),
        "no bearing on the order (C-30)"
    );
}

/// Seat 1 plays by ear: 240 seconds of sand, not 45.
fn three_with_an_ear() -> Table {
    let mut table = Deal::of(3).by_ear(1).start();
    table.play("0 takes weight; 1 takes fragment; 2 takes angular");
    table
}

#[test]
fn d20_whoever_plays_by_ear_has_sand_of_their_own() {
    let mut table = three_with_an_ear();
    table.play("wait 10; 0 solves");
    let deadline = |table: &Table, seat: usize| {
        let attempt = table.open_view().seats[seat].attempt;
        attempt.and_then(|attempt| attempt.deadline)
    };
    assert_eq!(deadline(&table, 1), Some(Millis(250_000)));
    assert_eq!(
        deadline(&table, 2),
        None,
        "the table's clock is the phase's"
    );
    assert_lines(&table.play("wait 45"), "2 is out of time");
    assert_eq!(states(&table)[1], Some(AttemptState::Working));
    assert_eq!(table.forbids("2 tries 1"), "gave_up");
    assert!(matches!(
        table.open_view().phase,
        PhaseView::Solving {
            deadline: Some(Millis(250_000)),
            ..
        }
    ));
    assert_lines(&table.play("wait 194"), "");
    assert_lines(
        &table.play("1 solves"),
        "1 has laid 2 of 2
         1 solves after 249 s
         solved: 0 1",
    );
}

#[test]
fn d20_sand_of_ones_own_runs_out_too() {
    let mut table = three_with_an_ear();
    table.play("0 solves; wait 45");
    assert_lines(&table.play("wait 194"), "");
    assert_lines(&table.play("wait 1"), "solved: 0");
    assert_eq!(states(&table)[1], Some(AttemptState::TimeUp));
}

#[test]
fn d20_who_turns_the_timer_by_ear_gives_the_others_the_tables_sand() {
    let mut table = three_with_an_ear();
    table.play("1 solves");
    assert_lines(&table.play("wait 45"), "solved: 1");
}

#[test]
fn d20_without_a_first_solution_the_cap_is_longer_by_ear() {
    let mut table = three_with_an_ear();
    assert_lines(
        &table.play("wait 300"),
        "0 is out of time\n2 is out of time",
    );
    assert_lines(&table.play("wait 299"), "");
    assert_eq!(table.next_deadline(), Some(Millis(600_000)));
}

#[test]
fn d20_turns_are_longer_by_ear_and_unlimited_stays_unlimited() {
    let mut table = Deal::of(2).by_ear(0).start();
    assert_eq!(table.next_deadline(), Some(Millis(90_000)));
    table.play("0 takes weight");
    assert_eq!(table.next_deadline(), Some(Millis(30_000)));
    table.play("1 takes angular; 0 solves; 1 solves");
    assert_eq!(table.next_deadline(), Some(Millis(240_000)));
    let endless = Deal::of(2).clocks(UNTIMED).by_ear(0).start();
    assert_eq!(endless.next_deadline(), None);
}

#[test]
fn d20_clocks_of_seats_that_are_not_there_or_named_twice_are_refused() {
    for deal in [Deal::of(2).by_ear(2), Deal::of(2).by_ear(1).by_ear(1)] {
        let refusal = deal.refused();
        assert!(
            refusal.contains("own_clocks") && refusal.contains("D-20"),
            "{refusal}"
        );
    }
}
