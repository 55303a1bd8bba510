//! Material and setting up: C-1 to C-14, D-1, D-15.

use crate::table::{Deal, Toy, ToyCircuit, assert_drawn, assert_lines};
use enigma_circuit::tile_set::{TileId, start_tile};
use enigma_circuit::view::PhaseView;
use enigma_circuit::{Clocks, Refusal};
use enigma_game::{Game, Seat, Seats, Setup};
use enigma_puzzles::Category;
use std::collections::BTreeSet;

#[test]
fn c1_two_to_four_players() {
    for count in 2..=4 {
        let table = Deal::of(count).start();
        assert_eq!(table.open_view().seats.len() as u64, count);
    }
    assert!(Seats::new(1).is_err() && Seats::new(5).is_err());
}

#[test]
fn c2_each_tile_has_a_conduit_side_and_a_puzzle_side_of_its_category() {
    let mut deal = Deal::of(2).tile_set(27);
    let tiles: BTreeSet<String> = Category::ALL
        .into_iter()
        .flat_map(TileId::of)
        .map(|tile| tile.to_string())
        .collect();
    assert_eq!(tiles.len(), 108);
    for (_, stack) in deal.start().open_view().stacks.pairs() {
        assert_eq!(stack.height, 27);
    }
    deal.options.deck[Category::Weight][5].puzzle.category = Category::Angular;
    assert_lines(
        &deal.refused(),
        "deck: a tile or puzzle lies in another category's stack (C-10)",
    );
}

#[test]
fn c3_c12_the_start_tile_lies_in_the_middle() {
    let table = Deal::of(2).start();
    assert_drawn(
        &table.drawn(),
        "
               0
           ┌───┰───┐
           │   ┃   │
         0 ┝━━ryb━━┥
           │   ┃   │
           └───┸───┘",
    );
    assert_eq!(start_tile().networks().len(), 1);
}

#[test]
fn c4_c13_every_score_is_0_and_every_supply_is_three_networkers() {
    for count in [2, 3, 4] {
        let table = Deal::of(count).start();
        assert_eq!(table.scores(), vec![0; count as usize]);
        assert_eq!(table.supply(), vec![3; count as usize]);
        assert!(table.play.game().position().board().networkers().is_empty());
    }
}

#[test]
fn c10_the_top_conduit_sides_are_seen_by_all_and_no_puzzle_by_anybody() {
    let table = Deal::of(3).tile_set(27).start();
    for view in table.views() {
        for (category, stack) in view.stacks.pairs() {
            let top = stack.top.as_ref().expect("the stack has tiles");
            assert_eq!(top.id.category(), category);
            let drawn: Vec<_> = top.id.tile().networks().iter().map(|n| &n.ports).collect();
            assert_eq!(
                top.networks.iter().map(|n| &n.ports).collect::<Vec<_>>(),
                drawn
            );
        }
        assert!(!serde_json::to_string(&view).unwrap().contains("mark-"));
    }
}

/// The top of every stack, for so many seeds.
fn tops(seeds: u64) -> Vec<BTreeSet<String>> {
    let mut tops = vec![BTreeSet::new(); 4];
    for seed in 0..seeds {
        let view = Deal::of(2).tile_set(27).seed(seed).start().open_view();
        for (found, (_, stack)) in tops.iter_mut().zip(view.stacks.pairs()) {
            found.insert(stack.top.clone().unwrap().id.to_string());
        }
    }
    tops
}

#[test]
fn c11_each_stack_is_shuffled() {
    for found in tops(200) {
        assert_eq!(found.len(), 27, "every tile comes to the top some time");
    }
}

#[test]
fn c14_d1_the_first_start_player_is_drawn_from_the_seed_unless_set() {
    let starts = |deal: &Deal| deal.start().open_view().start_player;
    let mut drawn = BTreeSet::new();
    for seed in 0..40 {
        let mut deal = Deal::of(3).seed(seed);
        assert_eq!(starts(&deal), Seat(0), "as set");
        deal.options.first_player = None;
        assert_eq!(starts(&deal), starts(&deal), "the same seed, the same lot");
        drawn.insert(starts(&deal));
    }
    assert_eq!(drawn.len(), 3, "it may be anybody");
    let mut deal = Deal::of(3);
    deal.options.first_player = Some(Seat(3));
    assert_lines(
        &deal.refused(),
        "first_player: the table has no such seat (D-1)",
    );
}

#[test]
fn d15_the_same_seed_gives_the_same_game() {
    let deal = |seed| Deal::of(4).tile_set(27).seed(seed).start();
    let mut one = deal(7);
    let mut other = deal(7);
    assert_eq!(one.views(), other.views());
    // Four lots (D-7), then nobody solves: round after round the same.
    assert_eq!(one.play("wait 2000"), other.play("wait 2000"));
    assert_eq!(one.views(), other.views());
    assert_ne!(deal(8).views(), deal(7).views());
}

#[test]
fn the_game_begins_with_the_choice_of_the_start_player() {
    let view = Deal::of(2).start().open_view();
    assert_eq!(view.round, 1);
    assert!(matches!(
        view.phase,
        PhaseView::Choosing { seat: Seat(0), .. }
    ));
}

#[test]
fn rules_of_another_version_are_refused() {
    for rules in [0, ToyCircuit::RULES + 1] {
        let setup = Setup {
            rules,
            ..Deal::of(2).setup()
        };
        let refused = ToyCircuit::start(setup).unwrap_err();
        assert_eq!(refused, Refusal::UnknownRules(rules));
    }
}

#[test]
fn options_read_back_and_leave_out_what_is_usual() {
    let options = Deal::of(2).with_bots().options;
    let mut json = serde_json::to_value(&options).unwrap();
    let read = |json| serde_json::from_value::<enigma_circuit::Options<Toy>>(json);
    assert_eq!(read(json.clone()).unwrap(), options);
    let fields = json.as_object_mut().unwrap();
    fields.remove("clocks");
    fields.remove("first_player");
    fields.remove("bot_takes_over");
    let short = read(json.clone()).unwrap();
    assert_eq!(
        (short.clocks, short.first_player),
        (Clocks::default(), None)
    );
    assert!(short.bot_takes_over, "D-9: on by default");
    json["rounds"] = 3.into();
    assert!(read(json).is_err(), "an unknown option is refused");
}
