//! Properties of positions: the fast board against the slow, obvious one on random tiles.

use crate::reference::{Slow, System};
use enigma_circuit::Square;
use enigma_circuit::board::{Board, Member};
use enigma_circuit::position::Position;
use enigma_circuit::tile::{CellColour, Network, Side, Tile, Turn};
use enigma_game::{Seat, Seats};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Any tile that C-6 allows, networks without ports or without cells included.
fn any_tile() -> impl Strategy<Value = Arc<Tile>> {
    let colour = prop::sample::select(CellColour::ALL.to_vec());
    let cells = prop::collection::vec(prop::collection::vec(colour, 0..4), 1..=3);
    let owners = prop::array::uniform4(prop::option::weighted(0.75, 0usize..3));
    (cells, owners).prop_filter_map("a network has a port or a cell", |(cells, owners)| {
        let network = |(index, cells)| Network {
            ports: Side::ALL
                .into_iter()
                .filter(|&side| owners[side as usize].map(|owner| owner % 3) == Some(index))
                .collect(),
            cells,
        };
        let networks = cells.into_iter().enumerate().map(network).collect();
        Tile::new(networks).ok().map(Arc::new)
    })
}

#[derive(Debug, Clone)]
struct Try {
    seat: u8,
    tile: Arc<Tile>,
    x: i32,
    y: i32,
    turn: u8,
    cell: Option<u32>,
}

/// Tries close to the middle, so that most of them touch something.
fn any_try() -> impl Strategy<Value = Try> {
    let square = (-3i32..=3, -3i32..=3);
    (
        0u8..3,
        any_tile(),
        square,
        0u8..4,
        prop::option::weighted(0.7, 0u32..5),
    )
        .prop_map(|(seat, tile, (x, y), turn, cell)| Try {
            seat,
            tile,
            x,
            y,
            turn,
            cell,
        })
}

fn members(system: &[Member]) -> System {
    system
        .iter()
        .map(|member| ((member.at.x, member.at.y), member.network))
        .collect()
}

/// Everything the two know, compared.
fn assert_same(fast: &Position, slow: &Slow) {
    assert_eq!(fast.scores().as_slice(), slow.scores);
    assert_eq!(fast.supply().as_slice(), slow.supply);
    let spots: BTreeSet<_> = fast
        .board()
        .spots()
        .iter()
        .map(|spot| (spot.x, spot.y))
        .collect();
    assert_eq!(spots, slow.spots());
    assert!(
        fast.board().spots().is_sorted(),
        "spots are in reading order"
    );
    let systems = fast.board().systems();
    let found: BTreeSet<_> = systems
        .iter()
        .map(|system| members(&system.members))
        .collect();
    assert_eq!(found, slow.systems());
    for system in &systems {
        let walked = members(&system.members);
        assert_eq!(system.open as usize, slow.open_ports(&walked));
        for colour in CellColour::ALL {
            assert_eq!(system.cells.of(colour), slow.cells(&walked, colour));
        }
    }
    let mut standing: Vec<_> = fast
        .board()
        .networkers()
        .iter()
        .map(|networker| {
            (
                networker.owner.index(),
                (networker.at.x, networker.at.y),
                networker.cell,
            )
        })
        .collect();
    let mut expected = slow.networkers.clone();
    standing.sort_unstable();
    expected.sort_unstable();
    assert_eq!(standing, expected);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// C-33 to C-65 and D-18: incremental systems equal a slow flood fill, refusals are the same,
    /// and a refused turn changes nothing.
    #[test]
    fn the_fast_board_agrees_with_the_slow_one(
        start in any_tile(),
        tries in prop::collection::vec(any_try(), 1..60),
    ) {
        let seats = Seats::new(3).unwrap();
        let board = Board::new(start.clone(), Square::MIDDLE, Turn::NONE);
        let mut fast = Position::new(seats, board);
        let mut slow = Slow::new(3, start);
        for Try { seat, tile, x, y, turn, cell } in tries {
            let before = slow.clone();
            let expected = slow.place(usize::from(seat), &tile, (x, y), turn, cell);
            let turned = Turn::new(u64::from(turn)).unwrap();
            let placed = fast.place(Seat(seat), tile, Square { x, y }, turned, cell);
            match (placed, expected) {
                (Ok(placed), Ok(awards)) => {
                    for (seat, award) in seats.all().zip(awards) {
                        let points: u32 = placed.closed.iter().map(|one| one.points[seat]).sum();
                        prop_assert_eq!(points, award);
                    }
                    assert_same(&fast, &slow);
                }
                (Err(refusal), Err(word)) => {
                    prop_assert_eq!(refusal.name(), word);
                    assert_same(&fast, &before);
                }
                (fast, slow) => prop_assert!(false, "fast {fast:?}, slow {slow:?}"),
            }
        }
    }

    /// A preview says exactly what the turn then brings, for every way to lay a tile, and a cell is
    /// offered if and only if a networker may be placed on it.
    #[test]
    fn a_preview_tells_what_the_turn_brings(
        start in any_tile(),
        tries in prop::collection::vec(any_try(), 1..25),
        last in any_tile(),
    ) {
        let seats = Seats::new(3).unwrap();
        let mut position = Position::new(seats, Board::new(start, Square::MIDDLE, Turn::NONE));
        for Try { seat, tile, x, y, turn, cell } in tries {
            let turn = Turn::new(u64::from(turn)).unwrap();
            let _ = position.place(Seat(seat), tile, Square { x, y }, turn, cell);
        }
        let seat = Seat(1);
        for at in position.board().spots().to_vec() {
            for turn in Turn::ALL {
                let preview = position.preview(&last, at, turn);
                let mut plain = position.clone();
                let placed = plain.place(seat, last.clone(), at, turn, None).unwrap();
                prop_assert_eq!(&placed.closed, &preview.closed);
                let open: Vec<u32> = position.open_cells(seat, &last, at, turn).collect();
                for (number, cell) in (0..).zip(&preview.cells) {
                    let mut other = position.clone();
                    let placed = other.place(seat, last.clone(), at, turn, Some(number));
                    prop_assert_eq!(placed.is_ok(), open.contains(&number));
                    if let Ok(placed) = placed {
                        prop_assert_eq!(cell.blocked_by, None);
                        let points = |placed: &[enigma_circuit::position::ClosedSystem]| {
                            placed.iter().map(|system| system.points[seat]).sum::<u32>()
                        };
                        let gain = points(&placed.closed) - points(&preview.closed);
                        prop_assert_eq!(gain, if cell.closes { cell.worth } else { 0 });
                    } else if position.supply()[seat] > 0 {
                        prop_assert!(cell.blocked_by.is_some());
                    }
                }
            }
        }
    }
}
