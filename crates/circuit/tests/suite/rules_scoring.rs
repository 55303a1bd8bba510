//! Phase 3, scoring: C-60 to C-66 and the rulebooks' example, C-80.

use crate::table::{Sandbox, assert_drawn};

#[test]
fn c60_every_system_that_the_tile_closes_is_scored_at_once() {
    // Three ends look at (1, 1): one is met by a port, the other two by blank edges.
    let mut sandbox = Sandbox::new("E:");
    sandbox.lay(0, "S:r", (1, 0), 0, Some(0));
    sandbox.lay(1, "E:y", (0, 1), 0, Some(0));
    sandbox.lay(2, ":b", (2, 0), 0, None);
    let closed = sandbox.lay(2, "W:b", (2, 1), 0, Some(0));
    assert!(closed.is_empty());
    let closed = sandbox.lay(3, "N:r", (1, 1), 0, None);
    assert_eq!(
        closed,
        [
            "r2 y0 b0: 2 0 0 0",
            "r0 y1 b0: 0 1 0 0",
            "r0 y0 b1: 0 0 1 0"
        ]
    );
    assert_eq!(sandbox.scores(), [2, 1, 1, 0]);
}

#[test]
fn c61_a_point_for_every_cell_of_the_networkers_colour() {
    let mut sandbox = Sandbox::new("E:ryyb");
    let closed = sandbox.lay(0, "W:yb", (1, 0), 0, Some(0));
    assert_eq!(closed, ["r1 y3 b2: 3 0 0 0"]);
}

#[test]
fn c62_points_go_to_every_owner_whoever_s_turn_it_is() {
    let mut sandbox = Sandbox::new("EW:");
    sandbox.lay(0, "WE:rb", (1, 0), 0, Some(0));
    sandbox.lay(1, "WE:rb", (2, 0), 0, Some(1));
    sandbox.lay(2, "W:rb", (3, 0), 0, None);
    let closed = sandbox.lay(3, "E:y", (-1, 0), 0, None);
    assert_eq!(closed, ["r3 y1 b3: 3 3 0 0"]);
}

#[test]
fn c63_two_networkers_on_one_colour_both_score() {
    let mut sandbox = Sandbox::new("NS:");
    sandbox.lay(0, "N:r", (0, 1), 0, Some(0));
    sandbox.lay(1, ":b", (1, 0), 0, None);
    sandbox.lay(0, "W:r", (1, -1), 0, Some(0));
    assert_eq!(
        sandbox.lay(1, "SE:rr", (0, -1), 0, None),
        ["r4 y0 b0: 8 0 0 0"]
    );
    assert_eq!(sandbox.supplies(), [3, 3, 3, 3]);
}

#[test]
fn c64_cells_count_in_their_own_system_and_closing_earns_nothing() {
    let mut sandbox = Sandbox::new("E:rr W:rrr");
    sandbox.lay(0, "E:r", (-1, 0), 0, Some(0));
    assert_eq!(sandbox.scores(), [4, 0, 0, 0]);
    let closed = sandbox.lay(1, "W:r :r", (1, 0), 0, None);
    assert_eq!(closed, ["r3 y0 b0: 0 0 0 0", "r1 y0 b0: 0 0 0 0"]);
    assert_eq!(sandbox.scores(), [4, 0, 0, 0]);
}

#[test]
fn c65_networkers_of_a_scored_system_go_back_and_others_stay() {
    let mut sandbox = Sandbox::new("EW:");
    sandbox.lay(0, "WE:rb", (1, 0), 0, Some(0));
    sandbox.lay(1, "W:b N:y", (2, 0), 0, Some(0));
    sandbox.lay(1, "NS:y", (1, 1), 0, Some(0));
    assert_eq!(sandbox.supplies(), [2, 1, 3, 3]);
    assert_eq!(
        sandbox.lay(2, "E: N:y", (-1, 0), 0, Some(0)),
        ["r1 y0 b2: 1 2 0 0"]
    );
    assert_eq!(sandbox.supplies(), [3, 2, 2, 3]);
    let standing = sandbox.0.standing_networkers();
    assert_eq!(standing.as_slice(), [0, 1, 1, 0]);
}

#[test]
fn c66_scores_are_not_capped() {
    let mut sandbox = Sandbox::new("E:rrrrrrrrrrrrrrrrrrrr");
    sandbox.lay(0, "W:r", (1, 0), 0, Some(0));
    sandbox.lay(0, ":rr", (2, 0), 0, Some(0));
    assert_eq!(sandbox.scores(), [23, 0, 0, 0]);
}

/// Black is seat 0, white seat 1, green seat 2.
#[test]
fn c80_the_rulebooks_example() {
    let mut sandbox = Sandbox::new("NES:y");
    sandbox.lay(1, "E:r N:b", (0, 1), 1, None);
    sandbox.lay(2, "W:r N:y", (1, 0), 0, Some(1));
    sandbox.lay(2, "WE:b", (1, 1), 1, Some(0));
    sandbox.lay(1, "NE:rb", (-1, 1), 0, Some(1));
    assert_drawn(
        &sandbox.drawn(),
        "
             -1       0       1
                  ┌───┰───┬───┰───┐
                  │   ┃   │2  Y   │
        0         │   y━━━┿╸r     │
                  │   ┃   │       │
          ┌───┰───┼───┸───┼───┰───┤
          │1  ┃   │       │2  ┃   │
        1 │   rB━━┥     b╺┥   B   │
          │       │   r   │   ┃   │
          └───────┴───┸───┴───┸───┘",
    );
    let closed = sandbox.lay(0, "S:r", (-1, 0), 0, Some(0));
    assert_eq!(closed, ["r2 y0 b1: 2 1 0 0"]);
    assert_eq!(sandbox.scores(), [2, 1, 0, 0]);
    assert_eq!(sandbox.supplies(), [3, 3, 1, 3]);
    assert_drawn(
        &sandbox.drawn(),
        "
             -1       0       1
          ┌───────┬───┰───┬───┰───┐
          │       │   ┃   │2  Y   │
        0 │   r   │   y━━━┿╸r     │
          │   ┃   │   ┃   │       │
          ├───╂───┼───┸───┼───┰───┤
          │   ┃   │       │2  ┃   │
        1 │   rb━━┥     b╺┥   B   │
          │       │   r   │   ┃   │
          └───────┴───┸───┴───┸───┘",
    );
}
