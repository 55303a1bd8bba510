//! Whole recorded games, one for every ending and tie-break. Each is written to text, read back and
//! replayed to the same end (see `Table::outcome`).
//!
//! The stacks hold N:r S:y (weight), NE:r (fragment), NS:rrb (conduit) and NE:r (angular) unless a
//! game says otherwise.

use crate::table::{Deal, Table, assert_drawn};

/// Rounds 1 to 4: seat 0 builds a chain north of the start tile, a networker on its red cells; seat 1
/// caps the other three arms. One more conduit and an end at (0, -6) make 15 red cells.
fn chain(seats: u64) -> Table {
    let mut table = Deal::of(seats).start();
    let others = [" | 2 angular gives up", " | 3 fragment gives up"];
    let others = others[..seats as usize - 2].concat();
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
fn c70_the_target_is_reached_in_the_player_s_own_turn() {
    let mut table = chain(2);
    table.play("round 0 conduit 0,-5 | 1 weight gives up");
    let told = table.play("round 1 conduit gives up | 0 weight 0,-6 turn 2");
    assert!(
        told.contains("0 lays 0,-6 turn 2\nclosed r15 y1 b6, points 15:0, back 1:0"),
        "{told}"
    );
    assert_eq!(table.standing(), ("0 | 1".into(), vec![15, 0]));
}

#[test]
fn c62_c70_the_target_is_reached_by_another_s_turn() {
    let mut table = chain(2);
    let told = table.play("round 0 conduit 0,-5 | 1 weight 0,-6 turn 2");
    assert!(
        told.contains("1 lays 0,-6 turn 2\nclosed r15 y1 b6, points 15:0, back 1:0"),
        "{told}"
    );
    assert_eq!(table.standing(), ("0 | 1".into(), vec![15, 0]));
}

/// Seat 0 reaches 15 with the chain; seat 1, last in the same round, closes a system of tees beside
/// it in which two of its networkers stand on red (C-56, C-63).
#[test]
fn c71_the_winner_is_not_the_first_to_reach_the_target() {
    let mut table = Deal::of(2).stacks(9, ["W13", "F22", "C07", "A22"]).start();
    table.play(
        "round 0 conduit 0,-1 on 0 | 1 angular 1,-1 turn 2 on 0
         round 0 conduit 0,-2 | 1 angular gives up
         round 0 conduit 0,-3 | 1 angular 1,-3 turn 2 on 0
         round 0 conduit 0,-4 | 1 angular 1,-2 turn 2
         round 0 conduit 0,-5 | 1 angular 1,-4 turn 2
         round 0 weight 1,0 turn 3 | 1 angular 1,-5 turn 2
         round 0 weight 0,1 | 1 angular gives up
         round 0 weight -1,0 turn 1 | 1 angular gives up",
    );
    assert_eq!(table.scores(), [0, 0]);
    let told = table.play("round 0 weight 0,-6 turn 2 | 1 fragment 1,-6 turn 2");
    assert!(
        told.contains("points 15:0, back 1:0\n1 lays 1,-6 turn 2\nclosed r11"),
        "{told}"
    );
    assert_eq!(table.standing(), ("1 | 0".into(), vec![15, 22]));
    assert_drawn(
        &table.drawn(),
        "
              -1       0       1
                   ┌───┰───┬───────┐
                   │   y   │       │
        -6         │       ┝━━━r   │
                   │   r   │   ┃   │
                   ├───╂───┼───╂───┤
                   │   r   │   ┃   │
        -5         │   r   ┝━━rr   │
                   │   b   │   ┃   │
                   ├───╂───┼───╂───┤
                   │   r   │   ┃   │
        -4         │   r   ┝━━rr   │
                   │   b   │   ┃   │
                   ├───╂───┼───╂───┤
                   │   r   │   ┃   │
        -3         │   r   ┝━━rr   │
                   │   b   │   ┃   │
                   ├───╂───┼───╂───┤
                   │   r   │   ┃   │
        -2         │   r   ┝━━rr   │
                   │   b   │   ┃   │
                   ├───╂───┼───╂───┤
                   │   r   │   ┃   │
        -1         │   r   ┝━━rr   │
                   │   b   │   ┃   │
           ┌───────┼───╂───┼───┸───┤
           │       │   ┃   │       │
         0 ┝╸y   r╺┿━━ryb━━┿╸r   y╺┥
           │       │   ┃   │       │
           └───────┼───╂───┼───────┘
                   │   r   │
         1         │       │
                   │   y   │
                   └───┸───┘",
    );
}

/// Rounds 1 to 5: the chain again, but seat 1's networker stands on the red end beside it, which a
/// bend has joined to the start tile: both score every red cell (C-56).
fn joined_chain(last_of_seat_1: &str) -> Table {
    let mut table = Deal::of(2).start();
    table.play(
        "round 0 conduit 0,-1 on 0 | 1 weight 1,-1 turn 2 on 0
         round 0 conduit 0,-2 | 1 fragment 1,0 turn 3
         round 0 conduit 0,-3 | 1 weight 0,1 turn 0
         round 0 conduit 0,-4 | 1 weight -1,0 turn 1",
    );
    table.play(&format!("round 0 conduit 0,-5 | 1 weight {last_of_seat_1}"));
    let told = table.play("round 1 conduit gives up | 0 weight 0,-6 turn 2");
    assert!(
        told.contains("closed r16 y1 b6, points 16:16, back 1:1"),
        "{told}"
    );
    table
}

#[test]
fn c72_a_tie_is_broken_by_the_networkers_on_the_board() {
    let table = joined_chain("-1,1 on 1");
    assert_eq!(table.standing(), ("1 | 0".into(), vec![16, 16]));
    let summary = table.open_view().summary.unwrap();
    assert_eq!(summary.standing.as_slice(), [0, 1]);
}

#[test]
fn c73_the_victory_is_shared() {
    let table = joined_chain("-1,1");
    assert_eq!(table.standing(), ("0 1".into(), vec![16, 16]));
    assert_eq!(table.outcome().winners().len(), 2);
}

#[test]
fn c75_d14_places_behind_the_winner_follow_the_same_order_and_may_be_shared() {
    // Nobody else has points or networkers: three share the second place.
    let mut table = chain(4);
    let last = "round 0 conduit 0,-5 | 1 weight 0,-6 turn 2 | 2 angular gives up | 3 fragment";
    let mut shared = table.clone();
    shared.play(&format!("{last} gives up"));
    assert_eq!(shared.standing(), ("0 | 1 2 3".into(), vec![15, 0, 0, 0]));
    // A networker of seat 3 on the board: second, and two share the third place.
    table.play(&format!("{last} 2,0 turn 3 on 0"));
    assert_eq!(table.standing(), ("0 | 3 | 1 2".into(), vec![15, 0, 0, 0]));
}

#[test]
fn c75_points_come_before_networkers() {
    let mut table = Deal::of(3).stacks(2, ["W13", "F22", "C07", "A01"]).start();
    table.play("round 0 weight 0,-1 turn 1 | 1 fragment gives up | 2 angular 1,0 on 0");
    let told = table.play("round 1 weight 0,-2 on 1 | 0 fragment gives up | 2 angular gives up");
    assert!(told.contains("closed y1, points 0:1:0"), "{told}");
    assert_eq!(table.standing(), ("1 | 2 | 0".into(), vec![0, 1, 0]));
}

#[test]
fn d10_the_stacks_are_empty() {
    let mut table = Deal::of(4).stacks(2, ["W13", "F22", "C07", "A01"]).start();
    table.play(
        "round 0 weight 0,1 turn 1 | 1 fragment gives up | 2 conduit gives up | 3 angular gives up
         round 0 weight gives up | 1 fragment gives up | 2 conduit gives up | 3 angular 1,0 on 0",
    );
    assert_eq!(table.standing(), ("3 | 0 1 2".into(), vec![0; 4]));
}

#[test]
fn d9_the_last_player_wins_whatever_the_points() {
    let mut table = Deal::of(2).start();
    table.play("round 0 weight 0,-1 turn 1 | 1 fragment gives up");
    let told = table.play("round 1 weight 0,-2 on 1 | 0 fragment gives up");
    assert!(told.contains("closed y1, points 0:1"), "{told}");
    assert!(
        table
            .play("0 takes weight; 1 left")
            .ends_with("over: last player, 0 | 1")
    );
    assert_eq!(table.standing(), ("0 | 1".into(), vec![0, 1]));
}

#[test]
fn d9_the_points_of_who_left_go_on_counting_and_end_the_game() {
    let mut table = chain(3);
    table.play("round 0 conduit 0,-5 | 1 weight gives up | 2 angular gives up");
    assert_eq!(table.play("0 left"), "0 left");
    let told = table.play("round 1 conduit gives up | 2 weight 0,-6 turn 2");
    assert!(
        told.ends_with("round 6 ends 15:0:0\nover: target, 1 2 | 0"),
        "{told}"
    );
    assert_eq!(table.standing(), ("1 2 | 0".into(), vec![15, 0, 0]));
}

#[test]
fn d4_a_game_with_a_round_that_nobody_solved() {
    let mut table = chain(2);
    let told = table.play("round 0 weight gives up | 1 conduit gives up");
    assert!(
        told.contains("solved: \nround 5 ends 0:0\nround 6, 1 starts"),
        "{told}"
    );
    table.play("round 0 conduit 0,-5 | 1 weight gives up");
    table.play("round 0 weight 0,-6 turn 2 | 1 conduit gives up");
    assert_eq!(table.standing(), ("0 | 1".into(), vec![15, 0]));
}

#[test]
fn c31_a_game_in_which_the_start_player_failed() {
    let mut table = chain(3);
    // Round 5 begins with seat 1, who fails: seat 2 places before seat 0.
    let told = table.play("round 0 conduit 0,-5 | 1 fragment gives up | 2 weight -1,-1");
    assert!(told.contains("solved: 2 0\n2 lays -1,-1 turn 0"), "{told}");
    table.play("round 0 weight 0,-6 turn 2 | 1 fragment gives up | 2 angular gives up");
    assert_eq!(table.standing(), ("0 | 1 2".into(), vec![15, 0, 0]));
}

#[test]
fn d7_d8_d9_a_game_that_the_clock_plays() {
    let mut table = Deal::of(3).tile_set(27).seed(11).start();
    table.play("wait 40; 1 away; wait 3; 1 back; wait 100000");
    let (places, points) = table.standing();
    assert_eq!((places.as_str(), points), ("0 1 2", vec![0, 0, 0]));
    assert!((27..=36).contains(&table.open_view().round));
}
