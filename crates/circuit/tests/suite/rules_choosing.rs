//! Phase 1, choosing: C-20 to C-24, D-7, D-16.

use crate::table::{Deal, ToyCircuit, UNTIMED, assert_lines};
use enigma_circuit::view::PhaseView;
use enigma_circuit::{Action, Clocks, Event};
use enigma_game::record::Play;
use enigma_game::{Happening, Millis, Seat, Setup};
use enigma_puzzles::Category;
use std::collections::BTreeSet;

#[test]
fn c20_a_round_has_four_phases() {
    let mut table = Deal::of(2).start();
    let told = table.play("round 0 weight 0,-1 | 1 fragment gives up");
    assert_lines(
        &told,
        "0 takes weight
         1 takes fragment
         puzzles turned
         0 has laid 2 of 2
         0 solves after 0 s
         0 turns the timer until 45 s
         1 gives up
         solved: 0
         0 lays 0,-1 turn 0
         round 1 ends 0:0
         round 2, 1 starts",
    );
}

#[test]
fn c21_the_start_player_chooses_first_then_clockwise() {
    let mut table = Deal::of(4).start();
    assert_eq!(table.forbids("1 takes weight"), "wrong_order");
    table.play("0 takes weight; 1 takes angular");
    assert_eq!(table.forbids("0 takes fragment"), "wrong_order");
    assert_eq!(table.forbids("3 takes fragment"), "wrong_order");
    table.play("2 takes conduit");
    assert_lines(
        &table.play("3 takes fragment"),
        "3 takes fragment\n puzzles turned",
    );
    // From round 2 on the marker is elsewhere (C-74).
    table.play("0 gives up; 1 gives up; 2 gives up; 3 gives up");
    assert_eq!(table.forbids("0 takes weight"), "wrong_order");
    table.play("1 takes weight; 2 takes angular; 3 takes conduit");
    assert_lines(
        &table.play("0 takes fragment"),
        "0 takes fragment\n puzzles turned",
    );
}

#[test]
fn c21_the_top_tile_is_taken_from_its_stack() {
    let mut table = Deal::of(2).tile_set(27).start();
    let before = table.open_view().stacks.conduit;
    table.play("0 takes conduit");
    let view = table.open_view();
    assert_eq!(view.stacks.conduit.height, before.height - 1);
    assert_eq!(view.seats[0].tile, before.top);
    assert_ne!(view.stacks.conduit.top, before.top);
    assert_eq!(view.seats[0].category, Some(Category::Conduit));
}

#[test]
fn c22_a_category_is_chosen_by_one_player_per_round() {
    let mut table = Deal::of(3).start();
    table.play("0 takes weight");
    assert_eq!(table.forbids("1 takes weight"), "category_taken");
    let choices = table.seat_view(1).you.unwrap().choices;
    assert_eq!(
        choices,
        [Category::Fragment, Category::Conduit, Category::Angular]
    );
    table.play("1 takes angular; 2 takes conduit");
    table.play("0 gives up; 1 gives up; 2 gives up");
    table.play("1 takes weight");
}

#[test]
fn c23_nobody_sees_a_puzzle_before_everyone_has_chosen() {
    let mut table = Deal::of(3).start();
    for command in ["0 takes weight", "1 takes angular"] {
        table.play(command);
        for view in table.views() {
            assert!(!serde_json::to_string(&view).unwrap().contains("mark-"));
            assert!(view.seats.iter().all(|seat| seat.attempt.is_none()));
        }
    }
    table.play("2 takes conduit");
    let own = |seat: u8| table.seat_view(seat).you.unwrap().puzzle.unwrap().mark;
    assert_eq!(
        [own(0), own(1), own(2)],
        ["mark-W13", "mark-A01", "mark-C07"]
    );
}

#[test]
fn c24_nobody_goes_on_before_everyone_has_chosen() {
    let mut table = Deal::of(2).start();
    table.play("0 takes weight");
    for command in [
        "0 tries 1",
        "0 solves",
        "0 gives up",
        "1 gives up",
        "0 lays 0,1",
    ] {
        assert_eq!(table.forbids(command), "wrong_phase", "{command}");
    }
    assert_eq!(table.forbids("4 takes weight"), "bad_player");
}

#[test]
fn d7_when_the_time_runs_out_the_lot_chooses_among_the_free_categories() {
    let mut chosen = BTreeSet::new();
    for seed in 0..30 {
        let mut table = Deal::of(2).seed(seed).start();
        table.play("0 takes weight; wait 29.999");
        assert!(matches!(
            table.open_view().phase,
            PhaseView::Choosing {
                seat: Seat(1),
                deadline: Some(Millis(30_000))
            }
        ));
        let told = table.play("wait 0.001");
        assert!(
            told.starts_with("1 takes") && told.ends_with("by lot\npuzzles turned"),
            "{told}"
        );
        chosen.insert(table.open_view().seats[1].category.unwrap());
    }
    let free = [Category::Fragment, Category::Conduit, Category::Angular];
    assert_eq!(chosen, BTreeSet::from(free));
}

#[test]
fn d7_every_choice_has_its_own_time() {
    let mut table = Deal::of(3).start();
    table.play("wait 20; 0 takes weight; wait 20; 1 takes angular; wait 29");
    assert!(matches!(
        table.open_view().phase,
        PhaseView::Choosing { seat: Seat(2), .. }
    ));
    table.play("wait 1");
    assert!(matches!(table.open_view().phase, PhaseView::Solving { .. }));
}

/// Both give up at second 10 of round 1 and let their time run out in round 2: when the lot chose for
/// them.
fn times_of_the_lot_in_round_2(rules: u32) -> [Millis; 2] {
    let deal = Deal::of(2);
    let (mut play, _) = Play::<ToyCircuit>::start(Setup {
        rules,
        ..deal.setup()
    })
    .unwrap();
    let at = Millis::from_secs(10);
    for (seat, category) in [(0, Category::Weight), (1, Category::Conduit)] {
        let choose = Action::Choose { category };
        play.happen(Happening::Act(Seat(seat), choose), at).unwrap();
    }
    for seat in [0, 1] {
        play.happen(Happening::Act(Seat(seat), Action::GiveUp), at)
            .unwrap();
    }
    [(); 2].map(|()| {
        let wake = play.due(Millis::from_secs(600)).unwrap();
        assert!(matches!(wake.events[0], Event::Chose { by_lot: true, .. }));
        wake.entry.at
    })
}

#[test]
fn d7_from_round_2_on_the_first_to_choose_has_5_seconds_more_to_look_back() {
    let [first, second] = times_of_the_lot_in_round_2(2);
    assert_eq!((first, second), (Millis(45_000), Millis(75_000)));
}

#[test]
fn d7_games_of_rules_1_replay_without_the_time_to_look_back() {
    let [first, second] = times_of_the_lot_in_round_2(1);
    assert_eq!((first, second), (Millis(40_000), Millis(70_000)));
}

#[test]
fn d7_an_empty_stack_is_never_drawn_by_lot() {
    for seed in 0..20 {
        let mut deal = Deal::of(2).seed(seed);
        deal.options.deck[Category::Weight].clear();
        deal.options.deck[Category::Conduit].clear();
        let mut table = deal.start();
        assert_eq!(table.forbids("0 takes weight"), "stack_empty");
        table.play("wait 60");
        let mut chosen = [0, 1].map(|seat| table.open_view().seats[seat].category.unwrap());
        chosen.sort_unstable();
        assert_eq!(chosen, [Category::Fragment, Category::Angular]);
    }
}

#[test]
fn d7_the_host_sets_the_time_or_none() {
    let seconds = |choose| {
        Deal::of(2).clocks(Clocks {
            choose,
            ..Clocks::default()
        })
    };
    assert_eq!(
        seconds(Some(10)).start().next_deadline(),
        Some(Millis(10_000))
    );
    assert_eq!(seconds(None).start().next_deadline(), None);
    assert_eq!(
        seconds(Some(4)).refused(),
        "clocks.choose: 5 to 600 seconds, or none (D-7)"
    );
    let mut table = Deal::of(2).clocks(UNTIMED).start();
    assert_eq!(table.play("wait 1000000"), "");
}

#[test]
fn d16_with_two_players_the_tiles_not_taken_stay_on_top() {
    let mut table = Deal::of(2).tile_set(27).start();
    let before = table.open_view().stacks;
    table.play("round 0 weight gives up | 1 conduit gives up");
    let after = table.open_view().stacks;
    assert_eq!(
        (&before.fragment, &before.angular),
        (&after.fragment, &after.angular)
    );
    assert_eq!((after.weight.height, after.conduit.height), (26, 26));
}
