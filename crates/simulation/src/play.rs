//! What people at a table do: sensible things, from what their page shows.

use crate::page::Page;
use enigma_cipher::Language;
use enigma_cipher::words::WordList;
use enigma_game::Chance;
use enigma_protocol::{Holder, Stage};
use enigma_puzzles::Puzzle;
use serde_json::{Value, json};

/// Something that this page could sensibly do now: a message without its id.
pub fn sensible(page: &Page, chance: &mut Chance) -> Option<Value> {
    let table = page.table.as_ref()?;
    match table.stage {
        Stage::Lobby => Some(gathering(page, chance)),
        Stage::Playing => playing(page, chance),
        Stage::Over => Some(match chance.below(3) {
            0 => command(&json!("lobby")),
            _ => command(&json!("rematch")),
        }),
    }
}

/// A command about the table.
pub fn command(what: &Value) -> Value {
    json!({"t": "table", "do": what})
}

fn action(what: &Value) -> Value {
    json!({"t": "do", "action": what})
}

fn gathering(page: &Page, chance: &mut Chance) -> Value {
    let Some(table) = &page.table else {
        return command(&json!("leave"));
    };
    let own = page.person.as_ref().map(|person| person.id.as_str());
    let is_host = own == Some(table.host.as_str());
    let seated = table.seats.iter().any(
        |seat| matches!(&seat.holder, Some(Holder::Person { id, .. }) if Some(id.as_str()) == own),
    );
    let free = table.seats.iter().position(|seat| seat.holder.is_none());
    match (seated, free) {
        (false, Some(seat)) => command(&json!({"sit": {"seat": seat}})),
        (false, None) => command(&json!({"sit": {"seat": chance.below(4)}})),
        (true, Some(seat)) if is_host && chance.below(3) == 0 => {
            command(&json!({"bot": {"seat": seat, "level": "relay"}}))
        }
        (true, _) if is_host && chance.below(6) == 0 => settings(chance),
        (true, _) if is_host => command(&json!("start")),
        (true, _) => command(&json!({"ready": {"ready": chance.below(10) > 0}})),
    }
}

/// Any settings: another game, more or fewer seats.
pub fn settings(chance: &mut Chance) -> Value {
    let clock = |chance: &mut Chance, seconds: u64| match chance.below(3) {
        0 => Value::Null,
        _ => json!(seconds),
    };
    let game = if chance.below(2) == 0 {
        json!({"circuit": {
            "timer": clock(chance, 30), "cap": 120, "choose": clock(chance, 20), "place": clock(chance, 30),
            "mix": "gentle",
        }})
    } else {
        json!({"cipher": {
            "length": 3 + chance.below(4), "word_time": clock(chance, 60), "segment_time": clock(chance, 20),
            "question_time": clock(chance, 30), "decision_time": clock(chance, 30),
            "one_device": chance.below(6) == 0,
        }})
    };
    command(&json!({"settings": {"settings": {
        "seats": 2 + chance.below(3), "open": chance.below(3) == 0, "spectators": chance.below(4) > 0,
        "bot_takes_over": chance.below(3) > 0, "impatient": chance.below(2) == 0, "game": game,
    }}}))
}

fn playing(page: &Page, chance: &mut Chance) -> Option<Value> {
    let own = &page.view["you"];
    if own.get("role").is_some() {
        return cipher(own, &page.view, chance);
    }
    circuit(own, &page.view, chance)
}

fn circuit(own: &Value, view: &Value, chance: &mut Chance) -> Option<Value> {
    if let Some(choice) = own["choices"].as_array().and_then(|all| chance.pick(all)) {
        return Some(action(&json!({"type": "choose", "category": choice})));
    }
    if let Some(way) = own["placements"]
        .as_array()
        .and_then(|all| chance.pick(all))
    {
        let cells = way["cells"].as_array().map_or(0, Vec::len) as u64;
        let cell = match chance.below(cells + 2) {
            cell if cell < cells => json!(cell),
            _ => Value::Null,
        };
        let (x, y, turn) = (&way["x"], &way["y"], &way["turn"]);
        return Some(match chance.below(12) {
            0 => action(&json!({"type": "decline"})),
            _ => action(&json!({"type": "place", "x": x, "y": y, "turn": turn, "cell": cell})),
        });
    }
    let puzzle = own.get("puzzle").filter(|puzzle| !puzzle.is_null())?;
    if view["phase"]["type"] == "choosing" {
        return None;
    }
    let solution = Puzzle::from_json(puzzle).ok()?.solve()?.json();
    Some(match chance.below(8) {
        0 => action(&json!({"type": "give_up"})),
        1..=3 => action(&json!({"type": "draft", "draft": fewer_pieces(solution, chance)})),
        _ => action(&json!({"type": "draft", "draft": solution})),
    })
}

/// Some of the pieces of a solution.
fn fewer_pieces(mut solution: Value, chance: &mut Chance) -> Value {
    if let Some(pieces) = solution["pieces"].as_array_mut() {
        pieces.truncate(chance.index(pieces.len() + 1));
    }
    if let Some(cubes) = solution["cubes"].as_object_mut()
        && let Some(key) = cubes.keys().next().cloned()
    {
        cubes.remove(&key);
    }
    solution
}

fn cipher(own: &Value, view: &Value, chance: &mut Chance) -> Option<Value> {
    let length = view["options"]["length"].as_u64().unwrap_or(5) as u8;
    let first = |key: &str| own[key].as_array().filter(|list| !list.is_empty());
    let may = |key: &str| own[key] == true;
    if own["role"] == "composer" {
        return Some(action(
            &json!({"type": "compose", "word": word(length, chance)}),
        ));
    }
    if let Some(kinds) = first("may_hand_out") {
        return Some(action(&match chance.below(4) {
            0 => json!({"type": "hand_out_any"}),
            _ => json!({"type": "hand_out", "kind": chance.pick(kinds)}),
        }));
    }
    if may("may_deduce") && chance.below(12) == 0 {
        return Some(action(
            &json!({"type": "deduce", "word": word(length, chance)}),
        ));
    }
    if may("may_stop") && chance.below(15) == 0 {
        return Some(action(&json!({"type": "stop"})));
    }
    if let Some(zones) = first("may_ask") {
        return Some(action(&json!({"type": "ask", "zone": chance.pick(zones)})));
    }
    match (may("may_request"), may("may_pass")) {
        (true, _) if chance.below(2) == 0 => Some(action(&json!({"type": "request"}))),
        (_, true) => Some(action(&json!({"type": "pass"}))),
        _ => None,
    }
}

/// A word of the English list.
fn word(length: u8, chance: &mut Chance) -> String {
    let words = WordList::newest(Language::En).of_length(length);
    let word = chance.pick(words).map(|entry| entry.word().to_string());
    word.unwrap_or_default()
}
