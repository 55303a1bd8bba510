//! Simple players of both games, who act on what they see.

use enigma_circuit::view::PhaseView;
use enigma_game::{Chance, Seat};
use enigma_puzzles::Puzzle;
use serde_json::{Value, json};

/// What a seat, or somebody who watches, sees of Circuit.
pub type CircuitView = enigma_circuit::View<Puzzle>;

/// What a simple player at this seat does now, if it is to act.
pub fn circuit_action(view: &CircuitView, seat: u8, chance: &mut Chance) -> Option<Value> {
    let own = view.you.as_ref()?;
    let attempt = view.seats[usize::from(seat)].attempt;
    let working = attempt.is_some_and(|a| a.state == enigma_circuit::AttemptState::Working);
    match &view.phase {
        PhaseView::Choosing { seat: s, .. } if *s == Seat(seat) => {
            let category = chance.pick(&own.choices)?;
            Some(json!({"type": "choose", "category": category}))
        }
        PhaseView::Solving { .. } if working => {
            if chance.below(5) == 0 {
                return Some(json!({"type": "give_up"}));
            }
            let draft = own.puzzle.as_ref()?.solve()?;
            Some(json!({"type": "draft", "draft": draft}))
        }
        PhaseView::Placing { seat: s, .. } if *s == Seat(seat) => {
            // Whatever brings most, so that the game comes to an end.
            let supply = view.seats[usize::from(seat)].supply;
            let ways = own.placements.iter().flat_map(|placement| {
                let closed: u32 = placement.closes.iter().map(|c| c.points[Seat(seat)]).sum();
                let cells = (0u32..).zip(&placement.cells);
                let free = cells.filter(|(_, cell)| supply > 0 && cell.blocked_by.is_none());
                let with =
                    free.map(|(n, cell)| (cell.worth * if cell.closes { 10 } else { 1 }, Some(n)));
                let with: Vec<_> = with.chain([(0, None)]).collect();
                with.into_iter()
                    .map(move |(worth, cell)| (closed * 10 + worth, placement, cell))
            });
            let (_, best, cell) = ways.max_by_key(|&(worth, _, _)| worth)?;
            Some(
                json!({"type": "place", "x": best.x, "y": best.y, "turn": best.turn, "cell": cell}),
            )
        }
        _ => None,
    }
}

/// The name of the phase or stage that a view of either game shows.
pub fn phase_name(view: &Value) -> String {
    let phase = view.get("phase").or_else(|| view.get("stage"));
    phase
        .and_then(|phase| phase["type"].as_str())
        .unwrap_or("")
        .to_owned()
}

/// The coder's words of the test, and what decoders guess.
const WORDS: [&str; 8] = [
    "crane", "panda", "house", "light", "stone", "water", "green", "train",
];

/// What a simple player now does who sees this, if it is to act; only one that `guesses` names words.
pub fn cipher_action(view: &Value, guesses: bool, chance: &mut Chance) -> Option<Value> {
    let you = &view["you"];
    match you["role"].as_str()? {
        "composer" => Some(json!({"type": "compose", "word": chance.pick(&WORDS)?})),
        "coder" => {
            let kind = chance.pick(you["may_hand_out"].as_array()?)?;
            Some(json!({"type": "hand_out", "kind": kind}))
        }
        "decoder" => {
            if guesses && you["may_deduce"] == true && chance.below(12) == 0 {
                return Some(json!({"type": "deduce", "word": chance.pick(&WORDS)?}));
            }
            let zones = you["may_ask"].as_array()?;
            if let Some(zone) = chance.pick(zones) {
                return Some(json!({"type": "ask", "zone": zone}));
            }
            let (request, pass) = (you["may_request"] == true, you["may_pass"] == true);
            if request && (!pass || chance.below(2) == 0) {
                return Some(json!({"type": "request"}));
            }
            pass.then(|| json!({"type": "pass"}))
        }
        _ => None,
    }
}
