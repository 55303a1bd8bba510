//! Reading a scenario. What is wrong with the scenario as a whole spoils the line; what is wrong
//! inside a step is kept as such and only refuses that step.

use crate::fields::{self, Fields};
use enigma_circuit::Square;
use enigma_circuit::tile::{CellColour, Network, Side, Tile, Turn};
use enigma_game::{BySeat, Seat, Seats};
use serde_json::Value;
use std::sync::Arc;

/// Larger numbers of points or networkers make no sense and could only overflow.
const LARGEST: u64 = 1_000_000_000;

pub struct Scenario {
    pub id: Value,
    pub seats: Seats,
    pub supply: u32,
    pub scores: BySeat<u32>,
    pub target: u32,
    pub start_player: Seat,
    pub start: Start,
    pub steps: Vec<Step>,
}

pub struct Start {
    pub tile: Arc<Tile>,
    pub at: Square,
    pub turn: Turn,
}

/// One command. A part that cannot be meant is `None`, and the step is refused for it.
pub struct Step {
    pub player: Option<Seat>,
    pub tile: Option<Arc<Tile>>,
    pub turn: Option<Turn>,
    /// Squares that numbers here cannot name are next to no tile.
    pub at: Option<Square>,
    pub cell: CellChoice,
    pub round: Round,
}

#[derive(Clone, Copy)]
pub enum CellChoice {
    NoNetworker,
    Cell(u32),
    Wrong,
}

#[derive(Clone, Copy)]
pub enum Round {
    Unnamed,
    Number(u64),
    Wrong,
}

impl Scenario {
    pub fn read(json: &Value) -> Result<Self, String> {
        let known = [
            "id",
            "players",
            "supply",
            "scores",
            "target",
            "start_player",
            "start",
            "steps",
        ];
        let fields = Fields::of(json, "", &known)?;
        let players = fields.number("players", 2..=4)?;
        let seats = Seats::new(players).map_err(|error| format!("players: {error}"))?;
        let number = |name, default| fields.number_or(name, default, 0..=LARGEST);
        Ok(Self {
            id: fields.get("id").cloned().unwrap_or(Value::Null),
            seats,
            supply: number("supply", 3)? as u32,
            scores: read_scores(fields.get("scores"), seats)?,
            target: number("target", 15)? as u32,
            start_player: Seat(fields.number_or("start_player", 0, 0..=players - 1)? as u8),
            start: Start::read(fields.required("start")?)?,
            steps: read_steps(fields.required("steps")?)?,
        })
    }
}

fn read_scores(json: Option<&Value>, seats: Seats) -> Result<BySeat<u32>, String> {
    let Some(json) = json else {
        return Ok(BySeat::filled(seats, 0));
    };
    let problem = || {
        format!(
            "scores: a list of {} numbers from 0 on is asked for",
            seats.count()
        )
    };
    let list = json.as_array().ok_or_else(problem)?;
    let numbers = list
        .iter()
        .map(|score| score.as_u64().filter(|&score| score <= LARGEST));
    let numbers = numbers.collect::<Option<Vec<_>>>().ok_or_else(problem)?;
    if numbers.len() != seats.count() {
        return Err(problem());
    }
    Ok(BySeat::from_fn(seats, |seat| numbers[seat.index()] as u32))
}

impl Start {
    fn read(json: &Value) -> Result<Self, String> {
        let fields = Fields::of(json, "start.", &["tile", "x", "y", "rot"])?;
        let tile = fields.required("tile")?;
        let coordinate = |name| {
            let number = fields.required(name)?.as_i64();
            let number = number.filter(|number| number.unsigned_abs() <= LARGEST);
            number.map(|number| number as i32).ok_or_else(|| {
                format!(
                    "start.{name}: a whole number between -{LARGEST} and {LARGEST} is asked for"
                )
            })
        };
        Ok(Self {
            tile: Arc::new(read_tile(tile).map_err(|problem| format!("start.tile: {problem}"))?),
            at: Square {
                x: coordinate("x")?,
                y: coordinate("y")?,
            },
            turn: Turn::new(fields.number("rot", 0..=3)?).unwrap_or_default(),
        })
    }
}

fn read_steps(json: &Value) -> Result<Vec<Step>, String> {
    let list = json.as_array().ok_or("steps: a list is asked for")?;
    let numbered = list.iter().enumerate();
    numbered
        .map(|(index, step)| Step::read(step, index))
        .collect()
}

impl Step {
    fn read(json: &Value, index: usize) -> Result<Self, String> {
        if let Some(object) = json.as_object() {
            let known = ["player", "tile", "x", "y", "rot", "cell", "round"];
            fields::refuse_unknown(object, &format!("steps[{index}]."), &known)?;
        }
        let coordinate = |name: &str| i32::try_from(json[name].as_i64()?).ok();
        let square = || {
            Some(Square {
                x: coordinate("x")?,
                y: coordinate("y")?,
            })
        };
        Ok(Self {
            player: json["player"]
                .as_u64()
                .and_then(|seat| u8::try_from(seat).ok())
                .map(Seat),
            tile: read_tile(&json["tile"]).ok().map(Arc::new),
            turn: json["rot"].as_u64().and_then(Turn::new),
            at: square(),
            cell: match &json["cell"] {
                Value::Null => CellChoice::NoNetworker,
                cell => match cell.as_u64().map(u32::try_from) {
                    Some(Ok(cell)) => CellChoice::Cell(cell),
                    _ => CellChoice::Wrong,
                },
            },
            round: match &json["round"] {
                Value::Null => Round::Unnamed,
                round => match round.as_u64() {
                    Some(number) if number >= 1 => Round::Number(number),
                    _ => Round::Wrong,
                },
            },
        })
    }
}

/// A tile as in the tile set: its name, category and shape may be there and mean nothing here.
fn read_tile(json: &Value) -> Result<Tile, String> {
    let fields = Fields::of(json, "", &["networks", "id", "category", "shape"])?;
    let networks = fields.required("networks")?.as_array();
    let networks = networks.ok_or("networks: a list is asked for")?;
    let networks = networks
        .iter()
        .map(read_network)
        .collect::<Result<_, _>>()?;
    Tile::new(networks).map_err(|error| error.to_string())
}

fn read_network(json: &Value) -> Result<Network, String> {
    let fields = Fields::of(json, "networks: ", &["ports", "cells"])?;
    let ports = match fields.required("ports")? {
        Value::String(letters) => letters.chars().map(Side::from_letter).collect(),
        Value::Array(list) => list.iter().map(|side| read_side(side.as_str()?)).collect(),
        _ => None,
    };
    let cells = fields.required("cells")?.as_array();
    let cells = cells.and_then(|list| {
        list.iter()
            .map(|cell| CellColour::from_name(cell.as_str()?))
            .collect()
    });
    Ok(Network {
        ports: ports.ok_or("networks: ports are letters of NESW")?,
        cells: cells.ok_or("networks: cells are a list of red, yellow, blue")?,
    })
}

fn read_side(text: &str) -> Option<Side> {
    let mut letters = text.chars();
    let side = letters.next().and_then(Side::from_letter);
    side.filter(|_| letters.next().is_none())
}
