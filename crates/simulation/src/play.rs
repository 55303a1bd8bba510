//! What people at a table do: sensible things, from what their page shows.

use crate::page::Page;
use crate::theme::{Theme, percent};
use enigma_cipher::Language;
use enigma_cipher::words::WordList;
use enigma_game::Chance;
use enigma_protocol::{GameSettings, Holder, Settings, Stage, TableState};
use enigma_puzzles::Puzzle;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What a person goes by besides their page.
pub struct Mind<'a> {
    /// What this world is about.
    pub theme: Theme,
    /// The word that is looked for, if somebody knows it.
    pub word: Option<String>,
    /// The solutions of puzzles that were solved before.
    pub solved: &'a mut BTreeMap<String, Value>,
}

/// Something that this page could sensibly do now: a message without its id.
pub fn sensible(page: &Page, mind: &mut Mind<'_>, chance: &mut Chance) -> Option<Value> {
    let table = page.table.as_ref()?;
    match table.stage {
        Stage::Lobby => Some(gathering(page, table, mind.theme, chance)),
        Stage::Playing => playing(page, mind, chance),
        Stage::Over if percent(chance, mind.theme.to_lobby) => Some(command(&json!("lobby"))),
        Stage::Over => Some(command(&json!("rematch"))),
    }
}

/// A command about the table.
pub fn command(what: &Value) -> Value {
    json!({"t": "table", "do": what})
}

fn action(what: &Value) -> Value {
    json!({"t": "do", "action": what})
}

fn gathering(page: &Page, table: &TableState, theme: Theme, chance: &mut Chance) -> Value {
    let own = page.person.as_ref().map(|person| person.id.as_str());
    let is_host = own == Some(table.host.as_str());
    let seated = table.seats.iter().any(
        |seat| matches!(&seat.holder, Some(Holder::Person { id, .. }) if Some(id.as_str()) == own),
    );
    let free = table.seats.iter().position(|seat| seat.holder.is_none());
    let shared = matches!(&table.settings.game, GameSettings::Cipher(cipher) if cipher.one_device);
    let is_fickle = percent(chance, theme.fickle);
    match (seated, free) {
        (false, Some(seat)) => sit(seat, false, chance),
        (false, None) => command(&json!({"sit": {"seat": chance.below(4)}})),
        (true, Some(seat)) if is_host && percent(chance, theme.bots) => {
            command(&json!({"bot": {"seat": seat, "level": "relay"}}))
        }
        (true, Some(seat)) if shared => sit(seat, true, chance),
        (true, Some(_)) if is_host && is_fickle && table.seats.len() > 2 => {
            narrower(&table.settings)
        }
        (true, _) if is_host && is_fickle => settings(theme, chance),
        (true, _) if is_host => command(&json!("start")),
        (true, _) if is_fickle => match chance.below(4) {
            0 => command(&json!({"ready": {"ready": false}})),
            1 => command(&json!({"sit": {"seat": chance.below(4)}})),
            _ => command(&json!("leave")),
        },
        (true, _) => command(&json!({"ready": {"ready": true}})),
    }
}

fn sit(seat: usize, named: bool, chance: &mut Chance) -> Value {
    let mut sit = json!({"seat": seat});
    if named {
        sit["name"] = json!(format!("Guest {}", chance.below(5)));
    }
    command(&json!({"sit": sit}))
}

/// The same with one seat less.
fn narrower(settings: &Settings) -> Value {
    let mut settings = settings.clone();
    settings.seats -= 1;
    settings.game.forget_seats_from(settings.seats);
    command(&json!({"settings": {"settings": settings}}))
}

/// Any settings: another game, more or fewer seats.
pub fn settings(theme: Theme, chance: &mut Chance) -> Value {
    command(&json!({"settings": {"settings": agreement(theme, chance)}}))
}

/// Anything that a table may agree on.
pub fn agreement(theme: Theme, chance: &mut Chance) -> Value {
    let seats = 2 + chance.below(3);
    let clock = |chance: &mut Chance, seconds: u64| match chance.below(3) {
        0 => Value::Null,
        _ => json!(seconds + chance.below(3)),
    };
    let first = |chance: &mut Chance| match chance.below(3) {
        0 => json!(chance.below(seats)),
        _ => Value::Null,
    };
    let game = if percent(chance, theme.circuit) {
        json!({"circuit": {
            "timer": clock(chance, 30), "cap": 120, "choose": clock(chance, 20), "place": clock(chance, 30),
            "mix": "gentle", "start_player": first(chance),
        }})
    } else {
        json!({"cipher": {
            "length": 3 + chance.below(4), "word_time": clock(chance, 60), "segment_time": clock(chance, 20),
            "question_time": clock(chance, 30), "decision_time": clock(chance, 30),
            "first_coder": first(chance), "one_device": percent(chance, theme.one_device),
        }})
    };
    json!({
        "seats": seats, "open": chance.below(3) == 0, "spectators": chance.below(4) > 0,
        "chat": chance.below(8) > 0, "spectator_chat": chance.below(2) == 0,
        "bot_takes_over": chance.below(3) > 0, "impatient": chance.below(2) == 0, "game": game,
    })
}

fn playing(page: &Page, mind: &mut Mind<'_>, chance: &mut Chance) -> Option<Value> {
    let own = &page.view["you"];
    let mut message = if own.get("role").is_some() {
        cipher(own, &page.view, mind, chance)
    } else {
        circuit(own, &page.view, mind, chance)
    }?;
    if let Some(seat) = page.seat.filter(|_| chance.below(4) > 0) {
        message["seat"] = json!(seat);
    }
    Some(message)
}

fn circuit(own: &Value, view: &Value, mind: &mut Mind<'_>, chance: &mut Chance) -> Option<Value> {
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
    let solution = solution(own, view, mind)?;
    Some(match chance.below(8) {
        0 => action(&json!({"type": "give_up"})),
        1..=3 => action(&json!({"type": "draft", "draft": fewer_pieces(solution, chance)})),
        _ => action(&json!({"type": "draft", "draft": solution})),
    })
}

/// Some pieces of the puzzle that a page shows, laid one after the other and taken away again.
pub fn pieces(page: &Page, mind: &mut Mind<'_>, chance: &mut Chance) -> Option<Value> {
    let solution = solution(&page.view["you"], &page.view, mind)?;
    let draft = fewer_pieces(solution, chance);
    Some(action(&json!({"type": "draft", "draft": draft})))
}

/// The solution of the puzzle that is worked at.
fn solution(own: &Value, view: &Value, mind: &mut Mind<'_>) -> Option<Value> {
    let puzzle = own.get("puzzle").filter(|puzzle| !puzzle.is_null())?;
    if view["phase"]["type"] == "choosing" {
        return None;
    }
    let name = puzzle.to_string();
    if let Some(solution) = mind.solved.get(&name) {
        return Some(solution.clone());
    }
    let solution = Puzzle::from_json(puzzle).ok()?.solve()?.json();
    mind.solved.insert(name, solution.clone());
    Some(solution)
}

/// Some of the pieces of a solution.
fn fewer_pieces(mut solution: Value, chance: &mut Chance) -> Value {
    for list in ["pieces", "left", "right"] {
        if let Some(pieces) = solution.get_mut(list).and_then(Value::as_array_mut) {
            pieces.truncate(chance.index(pieces.len() + 1));
        }
    }
    if let Some(cubes) = solution.get_mut("cubes").and_then(Value::as_object_mut) {
        let keys: Vec<String> = cubes.keys().cloned().collect();
        if let Some(key) = chance.pick(&keys) {
            cubes.remove(key);
        }
    }
    solution
}

fn cipher(own: &Value, view: &Value, mind: &Mind<'_>, chance: &mut Chance) -> Option<Value> {
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
    if may("may_deduce") && percent(chance, mind.theme.knowing) {
        let known = mind.word.clone();
        let word = known.unwrap_or_else(|| word(length, chance));
        return Some(action(&json!({"type": "deduce", "word": word})));
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
