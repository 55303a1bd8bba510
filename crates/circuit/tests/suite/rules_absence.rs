//! Away, leaving, coming back, bots: D-9.

use crate::table::{Deal, Table, UNTIMED, assert_lines};
use enigma_circuit::view::{PhaseView, PresenceView};
use enigma_circuit::{AttemptState, Clocks};
use enigma_game::{Millis, Seat};

const ALL_GIVE_UP: &str = "round 0 weight gives up | 1 fragment gives up | 2 angular gives up";

/// Three seats with a puzzle each, at time 0.
fn solving() -> Table {
    let mut table = Deal::of(3).start();
    table.play("0 takes weight; 1 takes fragment; 2 takes angular");
    table
}

fn presence(table: &Table, seat: usize) -> PresenceView {
    table.open_view().seats[seat].presence
}

fn deadline(table: &Table) -> Option<u64> {
    table.next_deadline().map(|Millis(at)| at / 1000)
}

#[test]
fn d9_for_who_is_away_the_lot_chooses_and_the_tile_goes_into_the_box() {
    let mut table = Deal::of(2).start();
    let told = table.play("0 away; wait 30; 1 takes weight");
    assert!(
        told.starts_with("0 away\n0 takes") && told.contains("by lot"),
        "{told}"
    );
    table.play("0 solves; 1 solves");
    assert_lines(&table.play("wait 90"), "0 does not place");
}

/// Without clocks nobody is hurried, but nobody waits for ever for somebody who is away either.
#[test]
fn d9_who_is_away_has_limited_time_even_where_the_table_set_no_limit() {
    let mut table = Deal::of(2).clocks(UNTIMED).start();
    assert_eq!(deadline(&table), None);
    table.play("wait 100; 0 away");
    assert_eq!(deadline(&table), Some(130));
    table.play("0 back");
    assert_eq!(deadline(&table), None);
    table.play("1 away; 0 takes weight");
    assert_eq!(deadline(&table), Some(130));
    table.play("1 back; 1 takes angular; 0 solves; 1 away; 1 solves");
    assert_eq!(deadline(&table), None);
    table.play("0 lays 0,1");
    assert_eq!(deadline(&table), Some(190));
    table.play("1 bot");
    assert_eq!(deadline(&table), None);
}

#[test]
fn d9_the_puzzle_stays_his_while_the_timer_or_the_cap_runs() {
    let mut table = solving();
    table.play("0 away; 1 solves");
    assert_eq!(deadline(&table), Some(45), "seat 2 is still at work");
    table.play("wait 44; 0 back; 0 solves");
    assert_eq!(
        table.open_view().seats[0].attempt.unwrap().state,
        AttemptState::Solved {
            after: Millis(44_000)
        }
    );
}

#[test]
fn d9_once_all_others_are_done_they_wait_no_longer_than_20_seconds() {
    let mut table = solving();
    table.play("0 away; 1 gives up; wait 10; 2 gives up");
    assert_eq!(deadline(&table), Some(30));
    let told = table.play("wait 20");
    assert_lines(
        &told,
        "0 is waited for no longer
         solved:
         round 1 ends 0:0:0
         round 2, 1 starts",
    );
}

#[test]
fn d9_the_20_seconds_begin_when_the_last_worker_goes_away_and_end_when_he_is_back() {
    let mut table = solving();
    table.play("wait 1; 1 gives up; 2 solves; wait 4; 0 away");
    assert_eq!(deadline(&table), Some(25));
    table.play("wait 10; 0 back");
    assert_eq!(deadline(&table), Some(46), "the timer still runs");
    table.play("wait 1; 0 away");
    assert_eq!(deadline(&table), Some(36), "a new 20 seconds");
    table.play("0 solves");
    assert!(matches!(table.open_view().phase, PhaseView::Placing { .. }));
}

#[test]
fn d9_the_timer_may_run_out_before_the_20_seconds() {
    let mut table = solving();
    table.play("1 gives up; 2 solves; wait 40; 0 away");
    assert_eq!(deadline(&table), Some(45));
    assert_lines(&table.play("wait 5"), "solved: 2");
    assert_eq!(
        table.open_view().seats[0].attempt.unwrap().state,
        AttemptState::TimeUp
    );
}

#[test]
fn d9_nobody_waits_if_everybody_who_is_done_is_away_too() {
    let mut table = solving();
    table.play("1 gives up; 2 gives up; 1 away; 2 away; 0 away");
    assert_eq!(deadline(&table), Some(300), "only the cap");
    table.play("wait 50; 2 back");
    assert_eq!(deadline(&table), Some(70));
    table.play("0 bot");
    assert_eq!(deadline(&table), Some(300), "a bot is not away");
}

#[test]
fn d9_who_comes_back_plays_on() {
    let mut table = solving();
    table.play("0 tries 1; 0 away; wait 30; 0 back");
    assert_eq!(table.seat_view(0).you.unwrap().draft, Some(vec![1]));
    table.play("0 solves");
    for wrong in ["0 back", "0 person", "5 away"] {
        let refusal = if wrong.starts_with('5') {
            "bad_player"
        } else {
            "bad_attendance"
        };
        assert_eq!(table.forbids(wrong), refusal, "{wrong}");
    }
}

#[test]
fn d9_two_full_rounds_away_count_as_leaving() {
    let mut table = Deal::of(3).start();
    // The lot chooses for all; seats 0 and 1 are at the table, seat 2 is not.
    let round = "wait 95; 0 gives up; 1 gives up; wait 20";
    table.play("wait 1; 2 away; wait 89; 0 gives up; 1 gives up; wait 20");
    assert_eq!(
        (table.open_view().round, presence(&table, 2)),
        (2, PresenceView::Away)
    );
    table.play(round);
    assert_eq!(
        (table.open_view().round, presence(&table, 2)),
        (3, PresenceView::Away)
    );
    let told = table.play(round);
    assert!(
        told.ends_with(
            "2 is waited for no longer\nsolved: \nround 3 ends 0:0:0\n2 left\nround 4, 0 starts"
        ),
        "{told}"
    );
}

#[test]
fn d9_the_marker_passes_on_if_the_next_start_player_leaves_by_being_away() {
    let mut table = Deal::of(3).start();
    table.play("0 away");
    for _ in 0..2 {
        table.play("wait 95; 1 gives up; 2 gives up; wait 20");
    }
    let told = table.play("wait 95; 1 gives up; 2 gives up; wait 20");
    assert!(
        told.ends_with("round 3 ends 0:0:0\n0 left\nmarker to 1\nround 4, 1 starts"),
        "{told}"
    );
}

#[test]
fn d9_who_is_back_in_between_has_not_been_away_for_two_full_rounds() {
    let mut table = Deal::of(3).start();
    table.play("2 away");
    for round in 1..5 {
        table.play("wait 95; 0 gives up; 1 gives up; 2 gives up");
        assert_eq!(table.open_view().round, round + 1);
        table.play("2 back; 2 away");
    }
    assert_eq!(presence(&table, 2), PresenceView::Away);
}

#[test]
fn d9_a_bot_takes_the_seat_after_two_full_rounds_if_the_table_lets_it() {
    let mut table = Deal::of(2).with_bots().start();
    table.play("1 away");
    let mut told = String::new();
    for _ in 0..3 {
        told = table.play("wait 65; 0 gives up; wait 20");
    }
    assert!(told.contains("round 3 ends 0:0\n1 bot\nround 4"), "{told}");
    assert_eq!(presence(&table, 1), PresenceView::Bot);
    table.play("1 person");
    assert_eq!(presence(&table, 1), PresenceView::Here);
}

#[test]
fn d9_all_away_for_two_full_rounds_ends_the_game() {
    let mut table = Deal::of(2).start();
    table.play("0 away; 1 away");
    let told = table.play("wait 2000");
    assert!(
        told.contains("round 3 ends 0:0\n0 left\n1 left\nover: last player, 0 1"),
        "{told}"
    );
}

#[test]
fn d9_leaving_while_choosing() {
    // Before his turn, in his turn, after his turn.
    let mut table = Deal::of(3).start();
    table.play("1 left; 0 takes weight");
    assert_lines(
        &table.play("2 takes conduit"),
        "2 takes conduit\n puzzles turned",
    );
    let mut table = Deal::of(3).start();
    table.play("0 takes weight");
    assert_lines(&table.play("1 left"), "1 left");
    assert_lines(
        &table.play("2 takes conduit"),
        "2 takes conduit\n puzzles turned",
    );
    let mut table = Deal::of(3).start();
    table.play("0 takes weight; 1 takes angular; 1 left");
    assert_eq!(table.forbids("2 takes angular"), "category_taken");
    assert_eq!(table.open_view().seats[1].tile, None, "into the box");
    table.play("2 takes conduit; 0 solves; 2 solves; 0 lays 0,1; 2 lays 0,2");
    assert_eq!(table.open_view().round, 2);
    assert!(
        table
            .open_view()
            .solutions
            .iter()
            .all(|shown| shown.seat != Seat(1))
    );
}

#[test]
fn d9_leaving_while_solving() {
    let mut table = solving();
    table.play("0 solves; 1 left");
    assert_eq!(table.forbids("1 solves"), "seat_left");
    assert_eq!(table.forbids("1 back"), "seat_left");
    assert_eq!(table.forbids("1 bot"), "seat_left");
    // The last one at work leaves: phase 2 is over.
    let mut table = solving();
    assert!(
        table
            .play("0 solves; 1 solves; 2 left")
            .ends_with("2 left\nsolved: 0 1")
    );
    // Who has solved and leaves does not place.
    let mut table = solving();
    let told = table.play("1 solves; 1 left; 0 solves; 2 solves");
    assert!(told.ends_with("solved: 0 2"), "{told}");
    assert_eq!(
        table.open_view().solutions.len(),
        3,
        "all that was turned is shown (D-13)"
    );
}

#[test]
fn d9_those_who_wait_no_longer_wait_for_who_left() {
    let mut table = solving();
    table.play("0 away; 1 gives up; 2 gives up; wait 10; 1 left");
    assert_eq!(deadline(&table), Some(20));
    let mut table = Deal::of(4).start();
    table.play("0 takes weight; 1 takes fragment; 2 takes angular; 3 takes conduit");
    table.play("0 away; 1 away; 2 gives up; wait 5; 3 left");
    assert_eq!(
        deadline(&table),
        Some(25),
        "seat 3 was the last at work who is here"
    );
}

#[test]
fn d9_leaving_while_placing() {
    let mut table = solving();
    table.play("0 solves; 1 solves; 2 solves; 0 lays 0,1");
    assert_lines(&table.play("1 left"), "1 left");
    assert!(matches!(
        table.open_view().phase,
        PhaseView::Placing { seat: Seat(2), .. }
    ));
    let mut table = solving();
    table.play("0 solves; 1 solves; 2 solves; 1 left; 0 lays 0,1");
    assert!(matches!(
        table.open_view().phase,
        PhaseView::Placing { seat: Seat(2), .. }
    ));
    let told = table.play("2 lays 0,2");
    assert!(
        told.ends_with("round 1 ends 0:0:0\nround 2, 2 starts"),
        "{told}"
    );
}

#[test]
fn d9_if_the_start_player_leaves_the_marker_goes_to_the_next_seat_still_taken() {
    let mut table = Deal::of(4).start();
    table.play("1 left");
    assert_lines(&table.play("0 left"), "0 left\n marker to 2");
    assert_eq!(table.open_view().start_player, Seat(2));
    table.play("2 takes weight; 3 takes angular; 2 gives up");
    assert!(table.play("3 gives up").ends_with("round 2, 3 starts"));
    let mut table = solving();
    table.play("2 solves; 1 solves; 0 solves; 0 lays 0,1");
    assert_lines(&table.play("0 left"), "0 left\n marker to 1");
    table.play("1 lays 0,2");
    assert!(table.play("2 lays 0,3").ends_with("round 2, 2 starts"));
}

#[test]
fn d9_networkers_of_who_left_stay_block_score_and_go_back() {
    let mut table = Deal::of(3).clocks(Clocks::default()).start();
    table.play("round 0 weight 0,-1 on 0 turn 0 | 1 conduit 1,0 turn 1 on 0 | 2 angular gives up");
    table.play("1 left");
    assert_eq!(table.supply(), [2, 2, 3]);
    // The conduit of seat 1 is joined to the start tile: red is taken there.
    table.play("2 takes angular; 0 takes weight; 2 solves; 0 solves");
    assert_eq!(table.forbids("2 lays -1,0 turn 0 on 0"), "colour_taken");
    assert_eq!(table.forbids("2 lays 0,1 turn 0 on 0"), "colour_taken");
    table.play("2 lays -1,0 turn 2; 0 lays 0,1 turn 0");
    let told = table.play("round 0 weight 2,0 turn 3 | 2 angular gives up");
    assert!(
        told.contains("closed r5 y2 b2, points 0:5:0, back 0:1:0"),
        "{told}"
    );
    assert_eq!(
        (table.scores(), table.supply()),
        (vec![0, 5, 0], vec![2, 3, 3])
    );
}

#[test]
fn d9_if_only_one_player_is_left_he_wins() {
    let mut table = Deal::of(3).start();
    table.play("1 left");
    let told = table.play("0 left");
    assert_lines(&told, "0 left\n marker to 2\n over: last player, 2 | 0 1");
    // In the middle of phase 2 too; then all may look at the puzzles.
    let mut table = solving();
    table.play("0 tries 2; 1 left");
    assert!(table.play("2 left").ends_with("over: last player, 0 | 1 2"));
    assert_eq!(table.open_view().solutions.len(), 3);
    assert_eq!(table.open_view().solutions[0].draft, Some(vec![2]));
}

#[test]
fn d9_a_bot_plays_on_and_the_person_takes_the_seat_back_when_a_round_begins() {
    let mut table = Deal::of(3).start();
    table.play("1 bot");
    table.play("1 person; 1 away; 1 bot");
    table.play("0 takes weight");
    assert_eq!(table.forbids("1 person"), "not_round_start");
    for wrong in ["1 away", "1 back", "1 bot"] {
        assert_eq!(table.forbids(wrong), "bad_attendance");
    }
    table.play("1 takes fragment; 2 takes angular");
    assert_eq!(table.forbids("1 person"), "not_round_start");
    table.play("0 gives up; 2 gives up; 1 solves");
    assert_eq!(table.forbids("1 person"), "not_round_start");
    table.play("1 lays 0,1; 1 person");
    assert_eq!(presence(&table, 1), PresenceView::Here);
}

#[test]
fn d9_a_seat_that_a_bot_plays_counts_as_one_that_stayed() {
    let mut table = Deal::of(3).start();
    table.play("1 bot; 2 left");
    assert!(matches!(
        table.open_view().phase,
        PhaseView::Choosing { .. }
    ));
    let told = table.play("0 left");
    assert!(told.ends_with("over: last player, 1 | 0 2"), "{told}");
    // A bot never counts as away.
    let mut table = Deal::of(2).start();
    table.play("1 bot; 0 takes weight; 1 takes angular; 0 gives up; wait 299");
    assert!(matches!(table.open_view().phase, PhaseView::Solving { .. }));
}

#[test]
fn d9_who_left_stands_behind_all_who_stayed() {
    let mut table = Deal::of(3).stacks(3, ["W13", "F22", "C07", "A01"]).start();
    table.play("round 0 weight 0,-1 turn 1 | 1 fragment gives up | 2 angular gives up");
    let told = table.play("round 1 weight 0,-2 on 1 | 0 fragment gives up | 2 angular gives up");
    assert!(told.contains("closed y1, points 0:1:0"), "{told}");
    table.play("1 left");
    table.play("round 0 weight gives up | 2 fragment gives up");
    table.play("round 0 angular gives up | 2 conduit gives up");
    assert_eq!(table.standing(), ("0 2 | 1".into(), vec![0, 1, 0]));
}

#[test]
fn d9_leaving_twice_is_refused() {
    let mut table = Deal::of(3).start();
    table.play("1 left");
    assert_eq!(table.forbids("1 left"), "seat_left");
    assert_eq!(table.forbids("1 takes weight"), "wrong_order");
    table.play(&ALL_GIVE_UP.replace(" | 1 fragment gives up", ""));
    assert_eq!(table.open_view().round, 2);
}
