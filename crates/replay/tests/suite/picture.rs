//! Pictures of games that are over.

use crate::recorded::{circuit_of_bots, kept};
use enigma_protocol::SeatColour;
use enigma_replay::{Player, picture, replay};

fn player(name: &str, colour: SeatColour) -> Player {
    let name = name.to_owned();
    Player { name, colour }
}

#[test]
fn a_picture_shows_who_had_how_many_points_and_every_tile() {
    for text in kept() {
        let header = replay(&text).unwrap().header;
        let players: Vec<Player> = (0..header.names.len())
            .map(|seat| player(&format!("<{seat}>&"), SeatColour::Moss))
            .collect();
        let svg = picture(&text, &players).unwrap();
        for (seat, points) in (0..).zip(header.outcome.iter().flat_map(|end| end.points.iter())) {
            assert!(
                svg.contains(&format!(">&lt;{seat}&gt;&amp;</text>")),
                "{svg}"
            );
            assert!(svg.contains(&format!(">{points}</text>")));
        }
        let opened = svg.matches("<g ").count();
        assert_eq!(opened, svg.matches("</g>").count());
    }
    let text = circuit_of_bots(2, 4);
    let laid = replay(&text).unwrap();
    let enigma_protocol::replay::Story::Circuit { rounds } = laid.story else {
        panic!("a game of Circuit")
    };
    let placements = rounds.iter().flat_map(|round| &round.placements);
    let tiles = placements
        .filter(|placement| placement.laid.is_some())
        .count();
    let players = [
        player("Mara", SeatColour::Rust),
        player("Tomáš", SeatColour::Chalk),
    ];
    let svg = picture(&text, &players).unwrap();
    assert!(!svg.contains("#a893ff"), "nobody has that colour");
    // Each tile in a group of its own, the start tile and all of them together as well.
    assert_eq!(svg.matches("<g ").count(), tiles + 2);
    assert_eq!(picture("hello", &[]).unwrap_err().line, 1);
}
