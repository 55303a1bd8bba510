//! The quick board of the look-ahead beside the rules.

use enigma_bots::circuit::face::Face;
use enigma_bots::circuit::sketch::Sketch;
use enigma_circuit::Square;
use enigma_circuit::board::Board;
use enigma_circuit::position::Position;
use enigma_circuit::tile::Turn;
use enigma_circuit::tile_set::{TileId, start_tile};
use enigma_game::{BySeat, Chance, Seat, Seats};
use enigma_puzzles::Category;
use proptest::prelude::*;

fn start(seats: u64) -> Position {
    let board = Board::new(start_tile().clone(), Square::MIDDLE, Turn::NONE);
    Position::new(Seats::new(seats).unwrap(), board)
}

fn any_tile(chance: &mut Chance) -> TileId {
    let category = Category::ALL[chance.index(4)];
    TileId::of(category).nth(chance.index(27)).unwrap()
}

fn same(sketch: &Sketch, position: &Position) -> Result<(), TestCaseError> {
    for seat in position.seats().all() {
        prop_assert_eq!(sketch.scores[seat.index()], position.scores()[seat]);
        prop_assert_eq!(
            u32::from(sketch.supply[seat.index()]),
            position.supply()[seat]
        );
    }
    let spots: Vec<Square> = sketch
        .spots()
        .iter()
        .map(|&place| sketch.square(place))
        .collect();
    prop_assert_eq!(&spots[..], position.board().spots());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// Tiles laid by chance, six of them with the same sketch, then a new one as in a real game.
    #[test]
    fn a_sketch_scores_as_the_rules_do(seats in 2u64..=4, seed: u64, turns in 0usize..60) {
        let mut chance = Chance::from_number(seed);
        let mut position = start(seats);
        let mut sketch = Sketch::from(&position);
        for number in 0..turns {
            if number % 6 == 0 {
                sketch = Sketch::from(&position);
                same(&sketch, &position)?;
            }
            let id = any_tile(&mut chance);
            let seat = Seat(chance.below(seats) as u8);
            let place = *chance.pick(sketch.spots()).unwrap();
            let (at, turn) = (sketch.square(place), Turn::ALL[chance.index(4)]);
            let open: Vec<u32> = position.open_cells(seat, id.tile(), at, turn).collect();
            let cell = chance.pick(&open).copied().filter(|_| chance.below(4) > 0);
            let placed = position.place(seat, id.tile().clone(), at, turn, cell).unwrap();
            let face = Face::numbered(Face::number_of(id));
            let worker = cell.map(|cell| (seat.index(), cell as u8));
            let brought = sketch.lay(face, place, turn.quarters(), worker);
            for seat in position.seats().all() {
                let points: u32 = placed.closed.iter().map(|system| system.points[seat]).sum();
                let returned: u32 = placed.closed.iter().map(|system| system.returned[seat]).sum();
                prop_assert_eq!(brought.points[seat.index()], points);
                prop_assert_eq!(u32::from(brought.returned[seat.index()]), returned);
            }
            same(&sketch, &position)?;
        }
    }

    /// What a survey calls taken is what the rules forbid (C-51).
    #[test]
    fn c51_a_survey_knows_where_a_networker_may_stand(seed: u64, turns in 1usize..30) {
        let mut chance = Chance::from_number(seed);
        let mut position = start(2);
        for _ in 0..turns {
            let id = any_tile(&mut chance);
            let seat = Seat(chance.below(2) as u8);
            let at = *chance.pick(position.board().spots()).unwrap();
            let turn = Turn::ALL[chance.index(4)];
            let open: Vec<u32> = position.open_cells(seat, id.tile(), at, turn).collect();
            let cell = chance.pick(&open).copied();
            position.place(seat, id.tile().clone(), at, turn, cell).unwrap();
        }
        let full = BySeat::filled(position.seats(), 3);
        let position = position.with_supply(full);
        let sketch = Sketch::from(&position);
        let id = any_tile(&mut chance);
        let face = Face::numbered(Face::number_of(id));
        for &place in sketch.spots() {
            for turn in Turn::ALL {
                let survey = sketch.survey(face, place, turn.quarters());
                let at = sketch.square(place);
                let allowed: Vec<u32> = position.open_cells(Seat(0), id.tile(), at, turn).collect();
                let free: Vec<u32> = (0u32..)
                    .zip(&face.numbered)
                    .filter(|(_, (network, colour))| {
                        let joint = &survey.joints()[survey.of_network(*network)];
                        !joint.system.is_taken(usize::from(*colour))
                    })
                    .map(|(number, _)| number)
                    .collect();
                prop_assert_eq!(free, allowed);
            }
        }
    }
}
