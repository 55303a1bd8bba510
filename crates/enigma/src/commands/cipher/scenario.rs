//! Reading a scenario. What is wrong with the scenario as a whole spoils the line; what is wrong
//! inside a round or an event is kept as such and only refuses that.

use crate::fields::{self, Fields};
use enigma_cipher::{Alphabet, Kind, LENGTHS};
use enigma_game::{Seat, Seats};
use serde::Deserialize;
use serde_json::{Map, Value};

pub struct Scenario {
    pub id: Value,
    pub seats: Seats,
    pub length: u8,
    pub first_coder: Seat,
    pub alphabet: Alphabet,
    pub rounds: Vec<Round>,
}

/// A round. A part that cannot be meant is `None`, and the round is refused for it.
pub struct Round {
    pub coder: Option<Seat>,
    pub word: Option<String>,
    pub events: Vec<Event>,
}

/// An event. A part that cannot be meant is `None`, and the event is refused for it.
pub enum Event {
    Draw {
        kind: Option<Kind>,
    },
    Ask {
        by: Option<Seat>,
        zone: Option<usize>,
    },
    Guess {
        by: Option<Seat>,
        word: Option<String>,
    },
    Request {
        by: Option<Seat>,
    },
    Pass {
        by: Option<Seat>,
    },
    Stop {
        by: Option<Seat>,
    },
    GoOn {
        by: Option<Seat>,
    },
    Unknown,
}

impl Scenario {
    pub fn read(json: &Value) -> Result<Self, String> {
        let known = [
            "id",
            "players",
            "length",
            "first_coder",
            "alphabet",
            "rounds",
        ];
        let fields = Fields::of(json, "", &known)?;
        let players = fields.number("players", 2..=4)?;
        let seats = Seats::new(players).map_err(|error| format!("players: {error}"))?;
        let (shortest, longest) = LENGTHS.into_inner();
        let length = fields.number("length", shortest.into()..=longest.into())?;
        let first_coder = fields.number_or("first_coder", 0, 0..=players - 1)?;
        Ok(Self {
            id: fields.get("id").cloned().unwrap_or(Value::Null),
            seats,
            length: length as u8,
            first_coder: Seat(first_coder as u8),
            alphabet: read_alphabet(fields.get("alphabet"))?,
            rounds: read_rounds(fields.required("rounds")?)?,
        })
    }
}

fn read_alphabet(json: Option<&Value>) -> Result<Alphabet, String> {
    match json {
        None => Ok(Alphabet::standard()),
        Some(json) => Alphabet::deserialize(json).map_err(|error| format!("alphabet: {error}")),
    }
}

fn read_rounds(json: &Value) -> Result<Vec<Round>, String> {
    let list = json.as_array().ok_or("rounds: a list is asked for")?;
    let numbered = list.iter().enumerate();
    numbered
        .map(|(index, round)| Round::read(round, index))
        .collect()
}

impl Round {
    fn read(json: &Value, index: usize) -> Result<Self, String> {
        let Some(object) = json.as_object() else {
            // It names no coder, and is refused for that.
            return Ok(Self {
                coder: None,
                word: None,
                events: Vec::new(),
            });
        };
        let path = format!("rounds[{index}].");
        fields::refuse_unknown(object, &path, &["coder", "word", "events"])?;
        let events = object.get("events").and_then(Value::as_array);
        let events = events.ok_or_else(|| format!("{path}events: a list is asked for"))?;
        Ok(Self {
            coder: seat(object, "coder"),
            word: text(object, "word"),
            events: events.iter().map(Event::read).collect(),
        })
    }
}

impl Event {
    fn read(json: &Value) -> Self {
        Self::of(json).unwrap_or(Self::Unknown)
    }

    /// None if there is no such event.
    fn of(json: &Value) -> Option<Self> {
        let object = json.as_object()?;
        let by = || seat(object, "by");
        let (event, known): (Self, &[&str]) = match object.get("e")?.as_str()? {
            "draw" => {
                let kind = object.get("kind").and_then(Value::as_str);
                let kind = kind.and_then(|name| name.parse().ok());
                (Self::Draw { kind }, &["e", "kind"])
            }
            "ask" => {
                let zone = object.get("zone").and_then(Value::as_u64);
                let zone = zone.and_then(|zone| usize::try_from(zone).ok());
                (Self::Ask { by: by(), zone }, &["e", "by", "zone"])
            }
            "guess" => {
                let word = text(object, "word");
                (Self::Guess { by: by(), word }, &["e", "by", "word"])
            }
            "request" => (Self::Request { by: by() }, &["e", "by"]),
            "pass" => (Self::Pass { by: by() }, &["e", "by"]),
            "stop" => (Self::Stop { by: by() }, &["e", "by"]),
            "go_on" => (Self::GoOn { by: by() }, &["e", "by"]),
            _ => return None,
        };
        fields::refuse_unknown(object, "", known).ok()?;
        Some(event)
    }
}

fn seat(object: &Map<String, Value>, name: &str) -> Option<Seat> {
    let number = object.get(name)?.as_u64()?;
    u8::try_from(number).ok().map(Seat)
}

fn text(object: &Map<String, Value>, name: &str) -> Option<String> {
    object.get(name)?.as_str().map(str::to_owned)
}
