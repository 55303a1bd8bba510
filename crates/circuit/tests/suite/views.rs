//! A position rebuilt from a view is the position of the game.

use enigma_circuit::position::Position;
use enigma_circuit::puzzle::{Judgement, Puzzle};
use enigma_circuit::tile::Turn;
use enigma_circuit::tile_set::TileId;
use enigma_circuit::{Action, BadView, Card, Circuit, Clocks, Event, Options, View};
use enigma_game::{Chance, Game, Millis, Seat, Seats, Seed, Setup, Viewer};
use enigma_puzzles::{ByCategory, Category};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};

/// A puzzle that is solved by saying so.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Nod(Category);

impl Puzzle for Nod {
    type Draft = bool;

    fn category(&self) -> Category {
        self.0
    }

    fn pieces(&self) -> u32 {
        1
    }

    fn judge(&self, &solved: &bool) -> Result<Judgement, String> {
        let laid = u32::from(solved);
        let bad = Vec::new();
        Ok(Judgement { solved, laid, bad })
    }

    fn solution(&self) -> Option<bool> {
        Some(true)
    }
}

fn start(seats: u64, seed: u64) -> Circuit<Nod> {
    let card = |tile: TileId| Card {
        tile,
        puzzle: Nod(tile.category()),
    };
    let options = Options {
        from: None,
        deck: ByCategory::from_fn(|category| TileId::of(category).map(card).collect()),
        clocks: Clocks::default(),
        own_clocks: Vec::new(),
        first_player: None,
        bot_takes_over: true,
    };
    let setup = Setup {
        rules: Circuit::<Nod>::RULES,
        seats: Seats::new(seats).unwrap(),
        seed: Seed::from_number(seed),
        options,
    };
    Circuit::start(setup).unwrap().0
}

/// Something that a seat may do, drawn by lot.
fn any_action(view: &View<Nod>, chance: &mut Chance) -> Option<Action<bool>> {
    let own = view.you.as_ref().unwrap();
    if let Some(&category) = chance.pick(&own.choices) {
        return Some(Action::Choose { category });
    }
    if own.puzzle.is_some() {
        let solved = chance.below(3) > 0;
        return Some(if solved {
            Action::Draft { draft: true }
        } else {
            Action::GiveUp
        });
    }
    let way = chance.pick(&own.placements)?;
    let supply = view.seats[own.seat.index()].supply;
    let cells: Vec<u32> = (0u32..)
        .zip(&way.cells)
        .filter(|(_, cell)| supply > 0 && cell.blocked_by.is_none())
        .map(|(number, _)| number)
        .collect();
    Some(Action::Place {
        x: way.x,
        y: way.y,
        turn: way.turn,
        cell: chance.pick(&cells).copied(),
    })
}

fn same(rebuilt: &Position, true_one: &Position) -> Result<(), TestCaseError> {
    prop_assert_eq!(rebuilt.board().spots(), true_one.board().spots());
    prop_assert_eq!(rebuilt.scores(), true_one.scores());
    prop_assert_eq!(rebuilt.supply(), true_one.supply());
    let strip = |position: &Position| {
        let systems = position.board().systems().into_iter();
        let strip = |system: enigma_circuit::board::SystemState| {
            let networkers: Vec<_> = system
                .networkers
                .iter()
                .map(|networker| {
                    (
                        networker.owner,
                        networker.colour,
                        networker.at,
                        networker.cell,
                    )
                })
                .collect();
            (system.members, system.cells, system.open, networkers)
        };
        systems.map(strip).collect::<Vec<_>>()
    };
    prop_assert_eq!(strip(rebuilt), strip(true_one));
    for tile in true_one.board().tiles() {
        let again = rebuilt.board().tile_at(tile.at()).unwrap();
        prop_assert_eq!(again.tile(), tile.tile());
        prop_assert_eq!(again.turn(), tile.turn());
    }
    // What a later turn brings is the same as well.
    let tile = TileId::of(Category::Angular).last().unwrap().tile();
    for &at in true_one.board().spots() {
        for turn in Turn::ALL {
            let (one, other) = (
                rebuilt.preview(tile, at, turn),
                true_one.preview(tile, at, turn),
            );
            prop_assert_eq!(one.closed, other.closed);
            let open = |position: &Position| -> Vec<u32> {
                position.open_cells(Seat(0), tile, at, turn).collect()
            };
            prop_assert_eq!(open(rebuilt), open(true_one));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_view_shows_the_whole_position(seats in 2u64..=4, seed: u64, actions in 0usize..200) {
        let mut game = start(seats, seed);
        let mut chance = Chance::from_number(seed);
        let mut done = 0;
        while done < actions && game.outcome().is_none() {
            for seat in (0..seats as u8).map(Seat) {
                let view = game.view(Viewer::Seat(seat));
                if let Some(action) = any_action(&view, &mut chance) {
                    let _ = game.act(seat, action, Millis::ZERO);
                    done += 1;
                }
            }
        }
        let view = game.view(Viewer::Spectator);
        same(&view.position().unwrap(), game.position())?;
    }

    #[test]
    fn what_was_gained_in_a_round_is_counted_from_its_beginning(seats in 2u64..=4, seed: u64) {
        let mut game = start(seats, seed);
        let mut chance = Chance::from_number(seed);
        let mut began = vec![0; seats as usize];
        while game.outcome().is_none() {
            for seat in (0..seats as u8).map(Seat) {
                let Some(action) = any_action(&game.view(Viewer::Seat(seat)), &mut chance) else {
                    continue;
                };
                let events = game.act(seat, action, Millis::ZERO).unwrap_or_default();
                for event in events {
                    if let Event::RoundEnded { scores, .. } = event {
                        began = scores.iter().copied().collect();
                    }
                }
                for (view, began) in game.view(Viewer::Spectator).seats.iter().zip(&began) {
                    prop_assert_eq!(view.gained, view.score - began);
                }
            }
        }
    }
}

#[test]
fn a_view_that_no_game_gave_is_refused() {
    let game = start(2, 1);
    let refusal = |change: fn(&mut View<Nod>)| {
        let mut view = game.view(Viewer::Spectator);
        change(&mut view);
        view.position().unwrap_err()
    };
    assert_eq!(refusal(|view| view.board.clear()), BadView::EmptyBoard);
    let turned = refusal(|view| view.board.values_mut().for_each(|tile| tile.turn = 4));
    assert_eq!(turned, BadView::Rotation(4));
    let twice = refusal(|view| {
        let tile = view.board.values().next().unwrap().clone();
        view.board.insert("again".into(), tile);
    });
    assert!(matches!(twice, BadView::Occupied(_)));
    assert!(matches!(
        refusal(|view| view.seats.clear()),
        BadView::Seats(_)
    ));
    let nowhere = refusal(|view| {
        let tile = view.board.values_mut().next().unwrap();
        let seat = Seat(0);
        let cell = 9;
        tile.networkers
            .push(enigma_circuit::view::NetworkerView { seat, cell });
    });
    assert!(matches!(nowhere, BadView::Networker { cell: 9, .. }));
}
