//! Whether a table can agree on something: on whatever the rules can be played with.

use super::Refusal;
use enigma_cipher::LENGTHS;
use enigma_circuit::Clocks;
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
            seconds("timer", circuit.timer, &Clocks::SAND_TIMER.seconds)?;
            seconds("cap", circuit.cap, &Clocks::CAP.seconds)?;
            seconds("choose", circuit.choose, &Clocks::CHOOSE.seconds)?;
            seconds("place", circuit.place, &Clocks::PLACE.seconds)?;
            seat("start_player", circuit.start_player)
        }
        GameSettings::Cipher(cipher) => {
            if !LENGTHS.contains(&cipher.length) {
                let (least, most) = (LENGTHS.start(), LENGTHS.end());
                return Err(bad(
                    "length",
                    &format!("words have {least} to {most} letters"),
                ));
            }
            if cipher.slurs && settings.open {
                return Err(bad("slurs", "an open table cannot agree on slurs (KD-3)"));
            }
            for (name, time) in [
                ("word_time", cipher.word_time),
                ("segment_time", cipher.segment_time),
                ("question_time", cipher.question_time),
                ("decision_time", cipher.decision_time),
            ] {
                seconds(name, time, &enigma_cipher::Clocks::SECONDS)?;
            }
            seat("first_coder", cipher.first_coder)
        }
    }
}

/// How many seats there are to be.
pub fn check_seats(settings: &Settings) -> Result<Seats, Refusal> {
    Seats::new(u64::from(settings.seats)).map_err(|error| bad("seats", &error.to_string()))
}

fn seconds(name: &str, value: Option<u32>, range: &RangeInclusive<u32>) -> Result<(), Refusal> {
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
