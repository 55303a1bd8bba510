//! Phase 3, placing tiles and networkers: C-30 to C-57, D-8, D-11, D-12, D-18.

use crate::table::{Deal, Sandbox, Table, UNTIMED, assert_drawn, assert_lines};
use enigma_circuit::Clocks;
use enigma_circuit::tile::Tile;
use enigma_game::{Millis, Seat, Viewer};

/// Four seats about to place: N:r S:y, NE:r, NS:rrb, NE:r. Seat 0 has the marker.
fn four(solvers: &str) -> Table {
    let mut table = Deal::of(4).start();
    table.play("0 takes weight; 1 takes fragment; 2 takes conduit; 3 takes angular");
    table.play(solvers);
    table
}

#[test]
fn c30_those_who_solved_place_clockwise_from_the_start_player() {
    let mut table = four("3 solves; 2 gives up; 1 solves; 0 solves");
    assert_eq!(table.forbids("1 lays 0,1"), "wrong_order");
    assert_eq!(table.forbids("2 lays 0,1"), "wrong_order");
    table.play("0 lays 0,1; 1 lays 0,2");
    assert_eq!(table.forbids("2 lays 0,3"), "wrong_order");
    table.play("3 lays 0,3");
    assert_eq!(table.open_view().round, 2);
}

#[test]
fn c31_if_the_start_player_failed_the_nearest_solver_clockwise_begins() {
    let mut table = four("3 solves; 2 solves; 1 gives up; 0 gives up");
    assert_eq!(table.forbids("3 lays 0,1"), "wrong_order");
    table.play("2 lays 0,1; 3 lays 0,2");
    assert_eq!(table.open_view().round, 2);
}

/// The networker that seat 0 gets back by its own turn is there for seat 1's turn to see.
#[test]
fn c32_a_turn_is_finished_before_the_next_begins() {
    let mut table = four("0 solves; 1 solves; 2 gives up; 3 gives up");
    let told = table.play("0 lays 0,1 turn 1 on 0");
    assert_lines(&told, "0 lays 0,1 turn 1 on 0");
    assert_eq!(table.supply()[0], 2);
    let told = table.play("1 lays 1,1 on 0");
    assert!(told.starts_with("1 lays 1,1 turn 0 on 0\nclosed r1, points 1:0:0:0, back 1:0:0:0"));
    assert_eq!(table.supply(), [3, 2, 3, 3]);
}

#[test]
fn c33_a_tile_is_laid_beside_another_and_a_corner_is_not_enough() {
    let mut sandbox = Sandbox::new("NESW:ryb");
    assert_eq!(sandbox.tries(0, "N:r", (0, 0), 0, None), Err("occupied"));
    for corner in [(1, 1), (-1, 1), (1, -1), (-1, -1), (0, 2), (500, 0)] {
        assert_eq!(
            sandbox.tries(0, "N:r", corner, 0, None),
            Err("not_adjacent")
        );
    }
    for side in [(0, -1), (1, 0), (0, 1), (-1, 0)] {
        assert!(sandbox.clone().tries(0, "N:r", side, 0, None).is_ok());
    }
    sandbox.lay(0, "N:r", (1, 0), 0, None);
    sandbox.lay(0, "N:r", (1, 1), 0, None);
}

#[test]
fn c34_a_tile_is_laid_in_any_of_its_four_rotations() {
    let mut sandbox = Sandbox::new(":r");
    for (turn, at) in [(0, (0, -1)), (1, (1, 0)), (2, (0, 1)), (3, (-1, 0))] {
        sandbox.lay(0, "N:b", at, turn, None);
    }
    assert_drawn(
        &sandbox.drawn(),
        "
              -1       0       1
                   ┌───┰───┐
                   │   ┃   │
        -1         │   b   │
                   │       │
           ┌───────┼───────┼───────┐
           │       │       │       │
         0 ┝━━━b   │   r   │   b━━━┥
           │       │       │       │
           └───────┼───────┼───────┘
                   │       │
         1         │   b   │
                   │   ┃   │
                   └───┸───┘",
    );
    let mut table = four("0 solves; 1 gives up; 2 gives up; 3 gives up");
    assert_eq!(table.forbids("0 lays 0,1 turn 4"), "bad_rotation");
}

#[test]
fn c35_edges_need_not_match() {
    let mut sandbox = Sandbox::new("NESW:ryb");
    sandbox.lay(0, "N:r", (1, 0), 0, None);
    sandbox.lay(0, "W:r", (2, 0), 0, None);
    assert_drawn(
        &sandbox.drawn(),
        "
              0       1       2
          ┌───┰───┬───┰───┬───────┐
          │   ┃   │   ┃   │       │
        0 ┝━━ryb━━┥   r   ┝━━━r   │
          │   ┃   │       │       │
          └───┸───┴───────┴───────┘",
    );
}

#[test]
fn c36_a_solver_may_decline_to_lay_the_tile() {
    let mut table = four("0 solves; 1 solves; 2 gives up; 3 gives up");
    for command in ["0 gives up", "0 tries 1", "0 takes weight"] {
        assert_eq!(table.forbids(command), "wrong_phase");
    }
    assert_eq!(table.forbids("1 declines"), "wrong_order");
    assert_lines(&table.play("0 declines"), "0 declines to place");
    let (seats, board) = (table.open_view().seats, table.open_view().board);
    assert_eq!((&seats[0].tile, board.len()), (&None, 1), "D-19: boxed");
    assert_eq!(table.forbids("0 declines"), "wrong_order");
    table.play("1 declines");
    let view = table.open_view();
    assert_eq!((view.round, view.start_player.0), (2, 1));
    assert_eq!(table.forbids("1 declines"), "wrong_phase");
}

/// Without a clock of its own, a turn could be ended in no other way (D-7).
#[test]
fn d19_the_tile_goes_into_the_box_and_networkers_stay_where_they_are() {
    let mut table = Deal::of(2).clocks(UNTIMED).start();
    let stacks = |table: &Table| {
        table
            .open_view()
            .stacks
            .pairs()
            .map(|(_, stack)| stack.height)
            .sum::<usize>()
    };
    let full = stacks(&table);
    table.play("0 takes weight; 1 takes fragment; 0 solves; 1 solves");
    table.play("0 declines; 1 lays 0,1 on 0");
    assert_eq!(table.supply(), [3, 2]);
    assert_eq!(stacks(&table), full - 2, "no tile returns to its stack");
    assert_eq!(table.open_view().board.len(), 2);
}

#[test]
fn c36_games_of_rules_1_and_2_are_played_to_the_end_by_them() {
    for rules in [1, 2] {
        let mut table = Deal::of(2).rules(rules).start();
        table.play("0 takes weight; 1 takes fragment; 0 solves; 1 solves");
        let own = table.view(Viewer::Seat(Seat(0))).you.unwrap();
        assert!(!own.may_decline && !own.placements.is_empty());
        assert_eq!(table.forbids("0 declines"), "must_place");
    }
}

#[test]
fn c37_the_board_has_no_limits_and_a_hole_may_be_filled() {
    let mut sandbox = Sandbox::new("NESW:");
    for x in 1..1000 {
        sandbox.lay(0, "EW:", (x, 0), 0, None);
    }
    let mut ring = Sandbox::new("NESW:");
    for at in [(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)] {
        ring.lay(0, "NESW:", at, 0, None);
    }
    ring.lay(0, "NESW:r", (1, 1), 0, Some(0));
}

#[test]
fn c40_a_port_is_open_connected_or_ended() {
    let mut sandbox = Sandbox::new("NESW:ryb");
    assert_eq!(sandbox.systems(), ["4: r1 y1 b1"]);
    sandbox.lay(0, "W:b", (1, 0), 0, None);
    assert_eq!(sandbox.systems(), ["3: r1 y1 b2"], "connected");
    sandbox.lay(0, "S:b", (0, 1), 0, None);
    assert_eq!(sandbox.systems(), ["2: r1 y1 b2", "1: r0 y0 b1"], "ended");
}

#[test]
fn c41_systems_hang_together_through_ports_that_look_at_each_other() {
    let mut sandbox = Sandbox::new("E:r W:y");
    sandbox.lay(0, "W:r E:b", (1, 0), 0, None);
    sandbox.lay(0, "E:y", (-1, 0), 0, None);
    assert_eq!(
        sandbox.systems(),
        ["0: r0 y2 b0", "0: r2 y0 b0", "1: r0 y0 b1"]
    );
    // One tile may join several systems, and the same one twice.
    let mut ring = Sandbox::new("ES:r");
    ring.lay(0, "WS:r", (1, 0), 0, None);
    ring.lay(0, "NE:r", (0, 1), 0, None);
    assert_eq!(ring.systems(), ["2: r3 y0 b0"]);
    ring.lay(0, "NW:r", (1, 1), 0, None);
    assert_eq!(ring.systems(), ["0: r4 y0 b0"]);
}

#[test]
fn c42_a_system_is_closed_when_none_of_its_ports_is_open() {
    let mut sandbox = Sandbox::new("EW:r");
    assert!(sandbox.lay(0, "W:r", (1, 0), 0, None).is_empty());
    assert_eq!(
        sandbox.lay(0, "E:r", (-1, 0), 0, None),
        ["r3 y0 b0: 0 0 0 0"]
    );
}

#[test]
fn c43_a_network_without_ports_is_closed_from_the_moment_it_is_laid() {
    let mut sandbox = Sandbox::new("NESW:ryb");
    let closed = sandbox.lay(2, ":rrb N:y", (1, 0), 0, Some(0));
    assert_eq!(closed, ["r2 y0 b1: 0 0 2 0"]);
    assert_eq!(sandbox.supplies(), [3, 3, 3, 3]);
}

#[test]
fn c44_channels_without_cells_hold_no_networker_but_may_join_a_system_with_cells() {
    let mut sandbox = Sandbox::new("NESW:ryb");
    assert_eq!(
        sandbox.tries(0, "E:", (1, 0), 0, Some(0)),
        Err("no_such_cell")
    );
    let mut sandbox = Sandbox::new("E:");
    assert_eq!(sandbox.lay(0, "W:", (1, 0), 0, None), ["r0 y0 b0: 0 0 0 0"]);
    let mut sandbox = Sandbox::new("E:");
    assert_eq!(
        sandbox.lay(0, "W:yy", (1, 0), 0, Some(1)),
        ["r0 y2 b0: 2 0 0 0"]
    );
}

#[test]
fn c45_a_closed_system_is_scored_once_and_never_touched_again() {
    let mut sandbox = Sandbox::new("E:r");
    assert_eq!(
        sandbox.lay(0, "W:r", (1, 0), 0, Some(0)),
        ["r2 y0 b0: 2 0 0 0"]
    );
    for at in [(2, 0), (1, 1), (0, 1), (-1, 0), (0, -1), (1, -1)] {
        let closed = sandbox.lay(0, "NESW:b", at, 0, None);
        assert!(closed.is_empty(), "{closed:?}");
    }
    assert_eq!(sandbox.scores(), [2, 0, 0, 0]);
}

#[test]
fn c46_a_hole_keeps_open_the_ports_that_look_into_it() {
    // Around the hole at (1, 1), all others are blank or joined.
    let mut sandbox = Sandbox::new("E:");
    sandbox.lay(0, "WS:r", (1, 0), 0, Some(0));
    for at in [(2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)] {
        sandbox.lay(1, ":b", at, 0, None);
    }
    assert_eq!(sandbox.scores(), [0, 0, 0, 0]);
    assert_eq!(sandbox.lay(1, ":b", (1, 1), 0, None).len(), 2);
    assert_eq!(sandbox.scores(), [1, 0, 0, 0]);
}

#[test]
fn c50_one_networker_on_a_cell_of_the_tile_just_laid() {
    let mut sandbox = Sandbox::new("NESW:");
    sandbox.lay(1, "W:r N:yb", (1, 0), 0, Some(2));
    assert_drawn(
        &sandbox.drawn(),
        "
              0       1
          ┌───┰───┬───┰───┐
          │   ┃   │1  yB  │
        0 ┝━━━╋━━━┿╸r     │
          │   ┃   │       │
          └───┸───┴───────┘",
    );
    assert_eq!(sandbox.supplies(), [3, 2, 3, 3]);
    let placing_is_optional = sandbox.tries(1, "N:r", (0, 1), 0, None);
    assert!(placing_is_optional.is_ok());
}

#[test]
fn c51_no_two_networkers_on_one_colour_of_a_system_whoever_owns_them() {
    let mut sandbox = Sandbox::new("NESW:");
    sandbox.lay(0, "W:rr", (1, 0), 0, Some(0));
    for seat in [0, 1] {
        assert_eq!(
            sandbox.tries(seat, "E:r", (-1, 0), 0, Some(0)),
            Err("colour_taken")
        );
    }
    // Judged as it is after the tile has been laid, with everything that it joins.
    let mut sandbox = Sandbox::new("N:b");
    sandbox.lay(0, "N:r", (1, 0), 0, Some(0));
    assert_eq!(
        sandbox.tries(1, "SW:r", (1, -1), 0, Some(0)),
        Err("colour_taken")
    );
    assert!(
        sandbox
            .clone()
            .tries(1, "EW:r", (1, -1), 0, Some(0))
            .is_ok()
    );
}

#[test]
fn c52_other_colours_other_systems_and_other_networks_do_not_matter() {
    let mut sandbox = Sandbox::new("NESW:");
    sandbox.lay(0, "W:rb", (1, 0), 0, Some(0));
    sandbox.lay(1, "E:rb", (-1, 0), 0, Some(1));
    sandbox.lay(2, "W:r N:r", (-1, -1), 0, Some(1));
    let joined_or_not = "S:r N:r";
    let mut two = sandbox.clone();
    assert_eq!(
        two.tries(3, joined_or_not, (0, -1), 0, Some(0)),
        Err("colour_taken")
    );
    assert!(two.tries(3, joined_or_not, (0, -1), 0, Some(1)).is_ok());
}

#[test]
fn c53_without_a_networker_in_the_supply_none_is_placed() {
    let mut sandbox = Sandbox::new("NESW:").supply(1);
    sandbox.lay(0, "W:r", (1, 0), 0, Some(0));
    assert_eq!(
        sandbox.tries(0, "N:y", (0, 1), 0, Some(0)),
        Err("no_networker")
    );
    // This tile would bring the networker back, but too late for its own step B.
    let mut sandbox = Sandbox::new("E:").supply(1);
    sandbox.lay(0, "WE:r", (1, 0), 0, Some(0));
    assert_eq!(
        sandbox.tries(0, "W: N:y", (2, 0), 0, Some(0)),
        Err("no_networker")
    );
    sandbox.lay(0, "W: N:y", (2, 0), 0, None);
    assert_eq!((sandbox.scores()[0], sandbox.supplies()[0]), (1, 1));
}

#[test]
fn c54_a_networker_in_a_system_that_this_tile_closes_scores_at_once() {
    let mut sandbox = Sandbox::new("E:yy");
    assert_eq!(
        sandbox.lay(3, "W:y", (1, 0), 0, Some(0)),
        ["r0 y3 b0: 0 0 0 3"]
    );
    assert_eq!(sandbox.supplies(), [3, 3, 3, 3]);
}

#[test]
fn c55_networkers_stay_until_their_system_is_scored() {
    let mut sandbox = Sandbox::new("NESW:r");
    sandbox.lay(0, "W:y E:b", (1, 0), 0, Some(0));
    let standing = sandbox.0.board().networkers().to_vec();
    for at in [(2, 0), (3, 0), (0, 1), (0, -1)] {
        sandbox.lay(1, "NESW:", at, 0, None);
        assert_eq!(sandbox.0.board().networkers(), standing);
    }
}

#[test]
fn c56_networkers_of_one_colour_may_come_to_stand_in_one_system() {
    let mut sandbox = Sandbox::new("NS:");
    sandbox.lay(0, "N:r", (0, 1), 0, Some(0));
    sandbox.lay(1, ":b", (1, 0), 0, None);
    sandbox.lay(1, "W:r", (1, -1), 0, Some(0));
    assert_eq!(
        sandbox.tries(2, "SE:r", (0, -1), 0, Some(0)),
        Err("colour_taken")
    );
    assert_eq!(
        sandbox.lay(2, "SE:y", (0, -1), 0, Some(0)),
        ["r2 y1 b0: 2 2 1 0"]
    );
    assert_eq!(sandbox.supplies(), [3, 3, 3, 3], "all go back");
}

#[test]
fn c57_no_networker_on_the_start_tile_or_an_older_one() {
    // A cell is a number on the tile that is laid: there is no way to name another tile.
    let mut sandbox = Sandbox::new("NESW:ryb");
    sandbox.lay(0, "W:ry", (1, 0), 0, None);
    assert_eq!(
        sandbox.tries(0, "E:b", (-1, 0), 0, Some(1)),
        Err("no_such_cell")
    );
    sandbox.lay(0, "E:b", (-1, 0), 0, Some(0));
    let at: Vec<_> = sandbox
        .0
        .board()
        .networkers()
        .iter()
        .map(|one| one.at.x)
        .collect();
    assert_eq!(at, [-1]);
}

#[test]
fn d8_who_does_not_place_in_time_loses_the_tile_and_the_turn() {
    let mut table = four("0 solves; 1 solves; 2 gives up; 3 gives up");
    assert_eq!(table.next_deadline(), Some(Millis(90_000)));
    assert_eq!(table.play("wait 89.999"), "");
    assert_lines(&table.play("wait 0.001"), "0 does not place");
    assert_eq!(
        table.next_deadline(),
        Some(Millis(180_000)),
        "seat 1 has its own time"
    );
    let told = table.play("wait 60; 1 lays 0,1");
    assert_lines(
        &told,
        "1 lays 0,1 turn 0\n round 1 ends 0:0:0:0\n round 2, 1 starts",
    );
    assert_eq!(
        table.open_view().stacks.weight.height,
        8,
        "it does not come back"
    );
}

#[test]
fn d8_the_host_sets_the_time_or_none() {
    let deal = |place| Deal::of(2).clocks(Clocks { place, ..UNTIMED });
    let bad = "clocks.place: 10 to 900 seconds, or none (D-8)";
    assert_eq!(deal(Some(9)).refused(), bad);
    assert_eq!(deal(Some(901)).refused(), bad);
    let mut table = deal(None).start();
    table.play("0 takes weight; 1 takes conduit; 0 solves; 1 solves");
    assert_eq!(table.play("wait 1000000"), "");
}

#[test]
fn d11_without_networkers_play_goes_on() {
    let mut sandbox = Sandbox::new("E:r").supply(0);
    assert_eq!(
        sandbox.lay(0, "W:r", (1, 0), 0, None),
        ["r2 y0 b0: 0 0 0 0"]
    );
    sandbox.lay(1, "N:r", (2, 0), 0, None);
    assert_eq!(sandbox.0.board().tiles().len(), 3);
}

#[test]
fn d12_tile_and_networker_are_one_command_refused_as_a_whole() {
    let mut table = four("0 solves; 1 gives up; 2 gives up; 3 gives up");
    assert_eq!(table.forbids("0 lays 0,1 on 2"), "no_such_cell");
    assert_eq!(
        table.open_view().board.len(),
        1,
        "the tile was not laid either"
    );
    table.play("0 lays 0,1 on 1");
    assert_eq!(table.open_view().board["0,1"].networkers.len(), 1);
}

/// Each command breaks one rule less than the one before.
#[test]
fn d18_the_first_broken_rule_is_named() {
    let mut table = four("0 solves; 1 solves; 2 gives up; 3 gives up");
    table.play("0 lays 0,1 turn 2 on 0");
    let order = [
        ("9 lays 0,0 turn 7 on 9", "bad_player"),
        ("0 lays 0,0 turn 7 on 9", "wrong_order"),
        ("1 lays 0,0 turn 7 on 9", "bad_rotation"),
        ("1 lays 0,0 turn 0 on 9", "occupied"),
        ("1 lays 9,9 turn 0 on 9", "not_adjacent"),
        ("1 lays 0,2 turn 0 on 9", "no_such_cell"),
        ("1 lays 0,2 turn 0 on 0", "colour_taken"),
    ];
    for (command, refusal) in order {
        assert_eq!(table.forbids(command), refusal, "{command}");
    }
    let mut sandbox = Sandbox::new("NESW:").supply(1);
    sandbox.lay(0, "W:r", (1, 0), 0, Some(0));
    assert_eq!(
        sandbox.tries(0, "E:r", (-1, 0), 0, Some(1)),
        Err("no_such_cell")
    );
    assert_eq!(
        sandbox.tries(0, "E:r", (-1, 0), 0, Some(0)),
        Err("no_networker")
    );
    assert_eq!(
        sandbox.tries(1, "E:r", (-1, 0), 0, Some(0)),
        Err("colour_taken")
    );
    assert!("N:r NE:b".parse::<Tile>().is_err(), "no such tile (C-6)");
    let told = table.play("2 left; 3 left; 1 left");
    assert!(told.ends_with("over: last player, 0 | 1 2 3"), "{told}");
    assert_eq!(table.forbids("9 lays 0,0 turn 7 on 9"), "game_over");
}
