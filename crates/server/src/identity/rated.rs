//! Which games are rated, and how strong bots are. Games that are not played by everybody alike are not.

use crate::store::StoredGame;
use enigma_protocol::{GameKind, Level};
use enigma_ratings::Rating;
use serde_json::Value;

/// What the bots of a level are worth, fitted once by `enigma simulate strengths` (docs/bots.md says how).
#[must_use]
pub const fn strength(kind: GameKind, level: Level) -> f64 {
    match (kind, level) {
        (GameKind::Circuit, Level::Spark) => 1058.0,
        (GameKind::Circuit, Level::Relay) => 1500.0,
        (GameKind::Circuit, Level::Turbine) => 1832.0,
        (GameKind::Circuit, Level::Core) => 2145.0,
        (GameKind::Cipher, Level::Spark) => 1315.0,
        (GameKind::Cipher, Level::Relay) => 1500.0,
        (GameKind::Cipher, Level::Turbine) => 1676.0,
        (GameKind::Cipher, Level::Core) => 1957.0,
    }
}

/// The bots at the seats of a game, as they are rated; none where a person sat.
#[must_use]
pub fn bots(game: &StoredGame) -> Vec<Option<Rating>> {
    let is_bot: Vec<u8> = game.bots().collect();
    let seats = (0u8..).zip(&game.names);
    let bot = |(seat, name): (u8, &String)| {
        let level: Level = serde_json::from_value(Value::from(name.as_str())).ok()?;
        let strength = strength(game.kind, level);
        is_bot.contains(&seat).then_some(Rating::fixed(strength))
    };
    seats.map(bot).collect()
}

/// The options of a game that everybody plays alike by: an option of which nothing is said here belongs to a house rule,
/// and such games are not rated unless it is off.
const ALIKE: &[&str] = &[
    // Circuit.
    "deck",
    "first_player",
    "bot_takes_over",
    // Cipher.
    "length",
    "language",
    "word_list",
    "house_words",
    "slurs",
    "lists",
    "first_coder",
    "alphabet",
    // Both: looked at below.
    "clocks",
];

/// How long things may take for somebody who plays against bots alone, as the rules propose it: with more time the bots
/// would not be as strong as they are rated. In seconds for Circuit, in milliseconds for Cipher.
const PACE: &[(&str, u64)] = &[
    ("choose", 30),
    ("sand_timer", 45),
    ("cap", 300),
    ("place", 90),
    ("word", 180_000),
    ("segment", 30_000),
    ("question", 60_000),
    ("decision", 60_000),
];

/// Whether a game that is over is rated. `left` are the seats that somebody left, or at which a bot played on.
#[must_use]
pub fn is_rated(game: &StoredGame, left: &[u8]) -> bool {
    let Ok(options) = serde_json::from_str::<Value>(&game.options) else {
        return false;
    };
    let people: Vec<_> = game.people.iter().flatten().collect();
    let each_once = people
        .iter()
        .enumerate()
        .all(|(n, one)| !people[..n].contains(one));
    let alone = people.len() < 2 && game.bots().count() + 1 >= game.names.len();
    game.outcome.is_some()
        && left.is_empty()
        && each_once
        && is_played_alike(&options)
        && (!alone || has_pace(&options))
}

fn is_played_alike(options: &Value) -> bool {
    let is_off = |value: &Value| match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(list) => list.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        _ => false,
    };
    let fields = options.as_object().into_iter().flatten();
    { fields }.all(|(name, value)| ALIKE.contains(&name.as_str()) || is_off(value))
}

fn has_pace(options: &Value) -> bool {
    let Some(clocks) = options["clocks"].as_object() else {
        // As the rules propose it.
        return true;
    };
    clocks.iter().all(|(name, limit)| {
        let most = PACE.iter().find(|(clock, _)| clock == name);
        most.zip(limit.as_u64())
            .is_some_and(|((_, most), limit)| limit <= *most)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use enigma_game::Seat;
    use enigma_protocol::Outcome;
    use enigma_table::Wall;
    use serde_json::json;

    fn game(people: &[Option<&str>], options: &Value) -> StoredGame {
        let name = |person: &Option<&str>| person.unwrap_or("core").to_owned();
        StoredGame {
            id: "g".into(),
            table: "T".into(),
            kind: GameKind::Circuit,
            rules: 3,
            seed: String::new(),
            salt: String::new(),
            options: options.to_string(),
            names: people.iter().map(name).collect(),
            people: people.iter().map(|person| person.map(Into::into)).collect(),
            started: Wall(1),
            ended: Some(Wall(2)),
            outcome: Some(Outcome {
                ranking: vec![vec![Seat(0)], vec![Seat(1)]],
                points: vec![15, 9].into(),
            }),
            asleep: None,
            colours: Vec::new(),
        }
    }

    fn proposed() -> Value {
        json!({"deck": {"weight": [1]}, "clocks": {"choose": 30, "sand_timer": 45, "cap": 300, "place": 90},
               "first_player": null, "bot_takes_over": true})
    }

    #[test]
    fn people_among_themselves_are_rated_at_any_pace_that_all_have() {
        let both = [Some("mara"), Some("tom")];
        assert!(is_rated(&game(&both, &proposed()), &[]));
        let mut slow = proposed();
        slow["clocks"]["sand_timer"] = Value::Null;
        assert!(is_rated(&game(&both, &slow), &[]));
        assert!(!is_rated(&game(&both, &proposed()), &[1]), "somebody left");
        assert!(!is_rated(
            &game(&[Some("mara"), Some("mara")], &proposed()),
            &[]
        ));
    }

    #[test]
    fn handicaps_and_house_rules_are_not_rated() {
        let both = [Some("mara"), Some("tom")];
        for (name, value) in [
            ("own_clocks", json!([{"seat": 1, "clocks": {}}])),
            ("fitting_letters", json!(true)),
            ("mirror", json!(true)),
            ("from", json!({"game": "x", "step": 7})),
        ] {
            let mut options = proposed();
            options[name] = value;
            assert!(!is_rated(&game(&both, &options), &[]), "{name}");
            options[name] = json!(false);
            assert!(is_rated(&game(&both, &options), &[]), "{name} is off");
        }
    }

    #[test]
    fn against_bots_alone_only_their_own_pace_is_rated() {
        let alone = [Some("mara"), None];
        assert!(is_rated(&game(&alone, &proposed()), &[]));
        for (clock, limit) in [("sand_timer", json!(46)), ("cap", Value::Null)] {
            let mut slow = proposed();
            slow["clocks"][clock] = limit;
            assert!(!is_rated(&game(&alone, &slow), &[]), "{clock}");
        }
    }

    #[test]
    fn bots_are_rated_by_their_level() {
        let found = bots(&game(&[Some("mara"), None], &proposed()));
        assert_eq!(
            found,
            [
                None,
                Some(Rating::fixed(strength(GameKind::Circuit, Level::Core)))
            ]
        );
    }
}
