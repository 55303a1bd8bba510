//! What a viewer may not know does not reach him (K-15, KD-15).

use crate::common::{Table, ask, compose, free, guess, hand_out};
use enigma_cipher::{Action, Alphabet, Cipher, Options, You};
use enigma_game::{Chance, Game, Seat, Viewer};
use proptest::prelude::*;

fn fitting(length: u8) -> Options {
    Options {
        fitting_letters: true,
        ..free(length)
    }
}

/// Whoever may not know the word of seat 0.
const OTHERS: [Viewer; 3] = [
    Viewer::Seat(Seat(1)),
    Viewer::Seat(Seat(2)),
    Viewer::Spectator,
];

/// A word with the same segments in every zone: letters that are alike are swapped (K-4).
fn twin(text: &str) -> String {
    let alike = [('A', 'H'), ('F', 'K'), ('L', 'T'), ('M', 'W'), ('V', 'X')];
    text.chars()
        .map(|letter| {
            let pair = alike.iter().find(|(a, b)| *a == letter || *b == letter);
            pair.map_or(letter, |&(a, b)| if a == letter { b } else { a })
        })
        .collect()
}

/// Plays the same round with two words side by side, as long as both games answer alike, and
/// compares what others see. Returns how many steps that was.
fn compare(one: &str, other: &str, seed: u64) -> usize {
    let mut chance = Chance::from_number(seed);
    let mut tables = [one, other].map(|text| {
        let mut table = Table::new(3, fitting(text.len() as u8));
        table.act(0, compose(text)).unwrap();
        table
    });
    for step in 0..60 {
        let [first, second] = &tables;
        if first.view(None).sheet.is_empty() != second.view(None).sheet.is_empty()
            || first.events != second.events
        {
            return step;
        }
        for viewer in OTHERS {
            assert_eq!(
                first.game().view(viewer),
                second.game().view(viewer),
                "{one} {other}"
            );
        }
        let seat = chance.index(3) as u8;
        let mut choices = first.game().legal_actions(Seat(seat));
        choices.retain(|action| second.game().legal_actions(Seat(seat)).contains(action));
        if seat > 0 && chance.index(30) == 0 {
            choices.push(guess(&"Q".repeat(one.len())));
        }
        let Some(action) = chance.pick(&choices) else {
            continue;
        };
        for table in &mut tables {
            let _ = table.act(seat, action.clone());
        }
        if first_round_is_over(tables[0].game()) {
            return step;
        }
    }
    60
}

fn first_round_is_over(game: &Cipher) -> bool {
    !game.view(Viewer::Spectator).sheet.is_empty()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn k4_twins_cannot_be_told_apart(text in "[AFLMVPCE]{3,6}", seed: u64) {
        prop_assert!(compare(&text, &twin(&text), seed) > 0);
    }

    #[test]
    fn k15_two_words_that_answered_alike_so_far_look_alike(
        one in "[A-Z]{4}", other in "[A-Z]{4}", seed: u64,
    ) {
        let segments = |text: &str| -> u32 {
            let letters = text.chars();
            letters.map(|letter| Alphabet::standard().segments(letter).unwrap().total()).sum()
        };
        // Both begin outside the bonus phase; how many segments there are is part of the secret.
        prop_assume!(segments(&one) > 3 && segments(&other) > 3);
        prop_assert!(compare(&one, &other, seed) > 0);
    }
}

/// Every text that leaves the game for others than the coder, before the round is over.
fn outward(table: &Table) -> String {
    let mut text = serde_json::to_string(&table.events).unwrap();
    for viewer in OTHERS {
        text += &serde_json::to_string(&table.game().view(viewer)).unwrap();
        text += &format!("{:?}", table.game().view(viewer));
    }
    text + &format!("{:?}", table.game())
}

#[test]
fn k15_the_word_leaves_the_game_only_when_the_round_is_over() {
    let secret = "QXJVZ";
    let mut table = Table::new(3, fitting(5));
    table.act(0, compose(secret)).unwrap();
    let mut chance = Chance::from_number(5);
    for step in 0.. {
        let text = outward(&table);
        assert!(!text.contains(secret), "after {step} steps");
        for field in ["compartment", "may_hand_out", "\"word\":\""] {
            assert!(!text.contains(field), "{field} after {step} steps");
        }
        let seat = chance.index(3) as u8;
        let legal = table.game().legal_actions(Seat(seat));
        let Some(action) = legal
            .iter()
            .find(|action| !matches!(action, Action::Pass | Action::Stop))
        else {
            if table.board().bonus_left == 0 && table.board().held.is_none() {
                break;
            }
            continue;
        };
        table.act(seat, action.clone()).unwrap();
    }
    let coders = serde_json::to_string(&table.view(Some(0))).unwrap();
    assert!(coders.contains(secret), "the coder sees his own word");
    table
        .act(
            1,
            Action::Deduce {
                word: secret.into(),
                round: Some(1),
            },
        )
        .unwrap();
    assert!(outward(&table).contains(secret), "K-57");
}

#[test]
fn k15_the_seed_never_leaves_the_game() {
    let table = Table::with_seed(3, free(3), 0x00de_adbe_ef77);
    let seed = String::from(table.setup.seed.clone());
    assert!(!outward(&table).contains(&seed));
}

#[test]
fn kd3_a_house_word_is_not_told_apart_before_the_end() {
    let options = Options {
        language: Some(enigma_cipher::Language::En),
        word_list: true,
        house_words: true,
        ..free(4)
    };
    let tables = ["WALL", "MATT"].map(|text| {
        let mut table = Table::new(3, options.clone());
        let house = true;
        table
            .act(
                0,
                Action::Compose {
                    word: text.into(),
                    house,
                },
            )
            .unwrap();
        table.act(0, hand_out("long")).unwrap();
        table.act(1, ask(0)).unwrap();
        table
    });
    assert_eq!(tables[0].events, tables[1].events);
    assert_eq!(tables[0].view(Some(1)), tables[1].view(Some(1)));
}

#[test]
fn k15_the_coder_of_the_round_before_sees_no_more_than_others() {
    let mut table = Table::new(3, free(3));
    table.quick_round(0, "ICH", 1);
    table.act(1, compose("DAS")).unwrap();
    assert!(matches!(table.view(Some(0)).you, You::Decoder { .. }));
    let text = serde_json::to_string(&table.view(Some(0))).unwrap();
    assert!(text.contains("ICH") && !text.contains("DAS"));
}
