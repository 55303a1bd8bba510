//! Whether a table can agree on something.

use super::Refusal;
use enigma_game::Seats;
use enigma_protocol::{GameSettings, Settings, TableRefusal};
use std::ops::RangeInclusive;

/// Names the first setting that cannot be played.
pub fn check(settings: &Settings) -> Result<(), Refusal> {
    let seats = check_seats(settings)?;
    let seat = |name: &str, seat: Option<u8>| match seat {
        Some(seat) if usize::from(seat) >= seats.count() => {
            Err(bad(name, "the table has no such seat"))
        }
        _ => Ok(()),
    };
    match &settings.game {
        GameSettings::Circuit(circuit) => {
            seconds("timer", circuit.timer, 20..=180)?;
            seconds("cap", circuit.cap, 120..=900)?;
            seconds("choose", circuit.choose, 10..=300)?;
            seconds("place", circuit.place, 20..=600)?;
            seat("start_player", circuit.start_player)
        }
        GameSettings::Cipher(cipher) => {
            if !(3..=6).contains(&cipher.length) {
                return Err(bad("length", "words have 3 to 6 letters"));
            }
            if cipher.slurs && settings.open {
                return Err(bad("slurs", "an open table cannot agree on slurs (KD-3)"));
            }
            seconds("word_time", cipher.word_time, 30..=900)?;
            seconds("segment_time", cipher.segment_time, 10..=300)?;
            seconds("question_time", cipher.question_time, 10..=600)?;
            seconds("decision_time", cipher.decision_time, 10..=600)?;
            seat("first_coder", cipher.first_coder)
        }
    }
}

/// How many seats there are to be.
pub fn check_seats(settings: &Settings) -> Result<Seats, Refusal> {
    Seats::new(u64::from(settings.seats)).map_err(|error| bad("seats", &error.to_string()))
}

fn seconds(name: &str, value: Option<u32>, range: RangeInclusive<u32>) -> Result<(), Refusal> {
    match value {
        Some(value) if !range.contains(&value) => {
            let (least, most) = (range.start(), range.end());
            Err(bad(name, &format!("{least} to {most} seconds, or none")))
        }
        _ => Ok(()),
    }
}

fn bad(name: &str, problem: &str) -> Refusal {
    Refusal::of(TableRefusal::BadSettings, format!("{name}: {problem}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use enigma_protocol::{CipherSettings, CircuitSettings};

    fn table(game: &GameSettings) -> Settings {
        let json = serde_json::json!({"seats": 3, "game": game});
        serde_json::from_value(json).unwrap()
    }

    #[test]
    fn what_the_rules_propose_can_be_played() {
        assert_eq!(
            check(&table(&GameSettings::Circuit(CircuitSettings::default()))),
            Ok(())
        );
        assert_eq!(
            check(&table(&GameSettings::Cipher(CipherSettings::default()))),
            Ok(())
        );
    }

    #[test]
    fn the_setting_at_fault_is_named() {
        let circuit = |change: fn(&mut CircuitSettings)| {
            let mut settings = CircuitSettings::default();
            change(&mut settings);
            check(&table(&GameSettings::Circuit(settings))).map_err(|refusal| refusal.text)
        };
        let d5 = circuit(|settings| settings.timer = Some(181)).unwrap_err();
        assert_eq!(d5, "timer: 20 to 180 seconds, or none");
        assert_eq!(circuit(|settings| settings.timer = None), Ok(()));
        let d1 = circuit(|settings| settings.start_player = Some(3)).unwrap_err();
        assert!(d1.starts_with("start_player"), "{d1}");
        let six = CipherSettings {
            length: 7,
            ..CipherSettings::default()
        };
        let k6 = check(&table(&GameSettings::Cipher(six))).unwrap_err();
        assert!(k6.text.starts_with("length"));
    }

    #[test]
    fn kd3_only_a_table_among_friends_may_agree_on_slurs() {
        let rough = CipherSettings {
            slurs: true,
            ..CipherSettings::default()
        };
        let mut settings = table(&GameSettings::Cipher(rough));
        assert_eq!(check(&settings), Ok(()));
        settings.open = true;
        let refused = check(&settings).unwrap_err();
        assert!(refused.text.starts_with("slurs"), "{}", refused.text);
    }
}
