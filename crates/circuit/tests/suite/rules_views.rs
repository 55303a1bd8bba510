//! What each viewer may know: D-13 (and D-14 to D-17 as far as views go). Properties: `secrets.rs`.

use crate::table::{Deal, Table, ToyView};
use enigma_circuit::AttemptState;
use enigma_circuit::tile::CellColour;
use enigma_circuit::view::PhaseView;
use enigma_game::{Millis, Seat, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn solving() -> Table {
    let mut table = Deal::of(3).tile_set(5).start();
    table.play("0 takes weight; 1 takes fragment; 2 takes angular");
    table
}

fn text(view: &ToyView) -> String {
    serde_json::to_string(view).unwrap()
}

#[test]
fn d13_what_is_open_is_the_same_for_all() {
    let mut table = solving();
    table.play("0 solves; 1 tries 2; 2 gives up; wait 45; 0 lays 0,1 on 0");
    let views = table.views();
    for view in &views {
        let open = ToyView {
            you: None,
            ..view.clone()
        };
        assert_eq!(open, table.open_view());
    }
    assert_eq!(views[3].you, None, "a spectator has nothing of his own");
    assert_eq!(table.view(Viewer::Seat(Seat(9))), table.open_view());
}

#[test]
fn d13_a_puzzle_is_shown_to_its_owner_only_while_phase_2_lasts() {
    let mut table = solving();
    let marks: Vec<String> = (0..3)
        .map(|seat| table.seat_view(seat).you.unwrap().puzzle.unwrap().mark)
        .collect();
    let sees = |table: &Table| {
        let views = table.views();
        let row = |view: &ToyView| {
            marks
                .iter()
                .map(|mark| text(view).contains(mark))
                .collect::<Vec<_>>()
        };
        views.iter().map(row).collect::<Vec<_>>()
    };
    let own = [
        vec![true, false, false],
        vec![false, true, false],
        vec![false, false, true],
        vec![false, false, false],
    ];
    assert_eq!(sees(&table), own);
    table.play("0 solves; 1 gives up");
    assert_eq!(sees(&table), own, "also when he is done");
    table.play("2 solves");
    assert_eq!(
        sees(&table),
        vec![vec![true; 3]; 4],
        "afterwards all may look"
    );
}

#[test]
fn d13_afterwards_all_see_how_everybody_fared() {
    let mut table = solving();
    table.play("1 tries 2; wait 3; 0 solves; 2 tries 2 1; 2 gives up; wait 45");
    let shown = table.open_view().solutions;
    let seats: Vec<u8> = shown.iter().map(|one| one.seat.0).collect();
    assert_eq!(seats, [0, 1, 2]);
    let solved = AttemptState::Solved {
        after: Millis(3000),
    };
    let (right, found) = (Some(vec![1, 2]), |index: usize| &shown[index]);
    assert_eq!(
        (found(0).state, &found(0).draft, &found(0).solution),
        (solved, &right, &None)
    );
    assert_eq!(
        (found(1).state, &found(1).draft),
        (AttemptState::TimeUp, &Some(vec![2]))
    );
    assert_eq!(
        (found(2).state, &found(2).draft),
        (AttemptState::GaveUp, &Some(vec![2, 1]))
    );
    assert_eq!((&found(1).solution, &found(2).solution), (&right, &right));
    // Until the next puzzles are turned.
    table.play("0 lays 0,1; 1 takes weight; 2 takes fragment");
    assert_eq!(table.open_view().solutions, shown);
    table.play("0 takes conduit");
    assert_eq!(table.open_view().solutions, []);
}

#[test]
fn d13_of_others_only_the_number_of_pieces_laid_is_seen() {
    let mut one = solving();
    let mut other = one.clone();
    one.play("1 tries 2; 1 tries 2 1; 1 tries 1");
    other.play("1 tries 1; 1 tries 2 2; 1 tries 2");
    for viewer in [0, 2] {
        assert_eq!(one.seat_view(viewer), other.seat_view(viewer));
        let attempt = one.seat_view(viewer).seats[1].attempt.unwrap();
        assert_eq!((attempt.laid, attempt.pieces), (1, 2));
    }
    assert_eq!(one.open_view(), other.open_view());
    assert_ne!(one.seat_view(1), other.seat_view(1));
}

#[test]
fn attempts_belong_to_their_round() {
    let mut table = solving();
    let laid = |table: &Table| {
        let seats = table.open_view().seats;
        seats
            .iter()
            .map(|seat| seat.attempt.map(|attempt| attempt.laid))
            .collect::<Vec<_>>()
    };
    table.play("0 solves; 1 tries 1; 2 gives up");
    assert_eq!(laid(&table), [Some(2), Some(1), Some(0)]);
    table.play("wait 45");
    assert_eq!(laid(&table), [Some(2), Some(1), Some(0)], "phase 3");
    table.play("0 lays 0,1");
    assert_eq!(laid(&table), [None; 3], "the next round");
    table.play("1 takes weight");
    assert_eq!(laid(&table), [None; 3]);
    // The game ends while tiles are chosen: no word about puzzles that nobody has seen (C-23).
    table.play("0 left; 2 left");
    assert_eq!(laid(&table), [None; 3]);
    assert!(matches!(table.open_view().phase, PhaseView::Over { .. }));
}

#[test]
fn d13_a_seat_sees_its_choices_and_placements_in_its_turn_only() {
    let mut table = Deal::of(2).start();
    let offers = |table: &Table| {
        let own = |seat| table.seat_view(seat).you.unwrap();
        [own(0), own(1)].map(|own| (own.choices.len(), own.placements.len()))
    };
    assert_eq!(offers(&table), [(4, 0), (0, 0)]);
    table.play("0 takes weight");
    assert_eq!(offers(&table), [(0, 0), (3, 0)]);
    table.play("1 takes conduit");
    assert_eq!(offers(&table), [(0, 0), (0, 0)]);
    table.play("1 solves; 0 solves");
    assert_eq!(
        offers(&table),
        [(0, 16), (0, 0)],
        "four spots in four rotations"
    );
    table.play("0 lays 0,1");
    assert_eq!(offers(&table), [(0, 0), (0, 24)]);
}

#[test]
fn a_placement_tells_what_it_would_bring() {
    let mut table = Deal::of(2).start();
    table.play("round 0 weight 0,1 turn 1 on 0 | 1 conduit gives up");
    // Seat 0's red end at (0, 1) looks east; seat 1 may close it with an end that looks west.
    table.play("1 takes weight; 0 takes conduit; 1 solves; 0 gives up");
    let own = table.seat_view(1).you.unwrap();
    let way = own
        .placements
        .iter()
        .find(|way| (way.x, way.y, way.turn) == (1, 1, 3))
        .unwrap();
    let json = serde_json::to_value(way).unwrap();
    assert_eq!(
        json,
        json!({
            "x": 1, "y": 1, "turn": 3,
            "closes": [{
                "members": [[0, 1, 0], [1, 1, 0]],
                "cells": {"red": 2, "yellow": 0, "blue": 0},
                "points": [2, 0], "returned": [1, 0],
            }],
            "cells": [
                {"colour": "red", "worth": 2, "closes": true, "blocked_by": 0},
                {"colour": "yellow", "worth": 1},
            ],
        })
    );
}

#[test]
fn whoever_has_solved_is_told_what_the_tile_would_close_until_the_turn_comes() {
    let mut table = Deal::of(2).start();
    table.play("round 0 weight 0,1 turn 1 on 0 | 1 conduit gives up");
    let plans = |table: &Table| {
        [0, 1].map(|seat| {
            let plans = table.seat_view(seat).you.unwrap().plans;
            let ways = plans.iter().map(|way| (way.x, way.y, way.turn));
            ways.collect::<Vec<_>>()
        })
    };
    // The ends at (0, 1) look west and east; a straight closes one if it shows it a blank side.
    let ends_it = vec![(-1, 1, 0), (-1, 1, 2), (1, 1, 0), (1, 1, 2)];
    table.play("1 takes weight; 0 takes conduit");
    assert_eq!(plans(&table), [vec![], vec![]]);
    table.play("0 solves");
    assert_eq!(plans(&table), [ends_it.clone(), vec![]], "others work");
    table.play("1 solves");
    assert_eq!(plans(&table), [ends_it, vec![]], "seat 1 places");
    table.play("1 lays 1,1 turn 3");
    assert_eq!(plans(&table), [vec![], vec![]], "seat 0 places");
}

#[test]
fn d13_the_order_of_the_stacks_is_not_seen() {
    let table = Deal::of(2).tile_set(27).start();
    for view in table.views() {
        let shown: BTreeSet<String> = (1..=27)
            .flat_map(|n| ["W", "F", "C", "A"].map(|letter| format!("{letter}{n:02}")))
            .filter(|tile| text(&view).contains(tile.as_str()))
            .collect();
        assert_eq!(shown.len(), 4, "the four top tiles: {shown:?}");
    }
}

#[test]
fn c40_c42_the_view_tells_the_state_of_every_port_and_system() {
    let mut table = Deal::of(2).start();
    table.play("round 0 weight 0,1 on 1 | 1 fragment 1,0 turn 3");
    let board = serde_json::to_value(table.open_view().board).unwrap();
    let networks = |at: &str| board[at]["networks"].clone();
    let open =
        |ports: Value, cells: Value| json!({"ports": ports, "cells": cells, "closed": false});
    assert_eq!(
        networks("0,0"),
        json!([open(
            json!({"N": "open", "E": "connected", "S": "connected", "W": "open"}),
            json!(["red", "yellow", "blue"])
        )])
    );
    assert_eq!(
        networks("0,1"),
        json!([
            open(json!({"N": "connected"}), json!(["red"])),
            open(json!({"S": "open"}), json!(["yellow"])),
        ])
    );
    assert_eq!(
        networks("1,0"),
        json!([open(json!({"N": "open", "W": "connected"}), json!(["red"]))])
    );
    assert_eq!(board["0,1"]["networkers"], json!([{"seat": 0, "cell": 1}]));
}

#[test]
fn the_numbers_of_the_game_are_shown_when_it_is_over() {
    let mut table = solving();
    // Seat 1 solves and leaves, seat 2 leaves before its next puzzle is turned.
    table.play("wait 2; 1 solves; 1 left; wait 3; 0 solves; 2 gives up; 0 lays 0,1");
    table.play("2 takes weight");
    assert!(table.views().iter().all(|view| view.summary.is_none()));
    table.play("2 left");
    let stats = table.open_view().summary.unwrap().stats;
    let numbers = stats.map(|one| (one.solved, one.missed, one.solving_time.0));
    assert_eq!(numbers.as_slice(), [(1, 0, 5000), (1, 0, 2000), (0, 1, 0)]);
}

#[test]
fn c7_d17_a_colour_is_a_name_and_never_only_a_shade() {
    let names = CellColour::ALL.map(|colour| serde_json::to_value(colour).unwrap());
    assert_eq!(names, ["red", "yellow", "blue"]);
}

#[test]
fn a_view_reads_back_as_it_was_written() {
    let mut table = solving();
    let mut check = |script: &str| {
        table.play(script);
        for view in table.views() {
            assert_eq!(serde_json::from_str::<ToyView>(&text(&view)).unwrap(), view);
        }
    };
    check("1 tries 2");
    check("0 solves; 1 gives up; 2 gives up");
    check("0 lays 0,1 on 0");
    check("0 left; 1 left");
}
