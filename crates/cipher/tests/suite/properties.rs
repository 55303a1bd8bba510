//! What holds in every game, tried on random ones.

use crate::common::{Table, compose, free, guess};
use enigma_cipher::{Action, Clocks, Event, Kind, Options, StageView, You};
use enigma_game::record::{Header, Record};
use enigma_game::{Attendance, Chance, Game, Happening, Seat};
use proptest::prelude::*;

/// Every finite action there is, also those that can never be legal.
fn all_actions() -> Vec<Action> {
    let hand_outs = Kind::ALL.map(|kind| Action::HandOut { kind });
    let asks = (0..=7).map(|zone| Action::Ask { zone });
    hand_outs
        .into_iter()
        .chain(asks)
        .chain([Action::Request, Action::Pass, Action::Stop, Action::GoOn])
        .collect()
}

/// Plays a random game; `look` sees the table after every happening.
fn random_game(players: u64, options: Options, seed: u64, mut look: impl FnMut(&Table)) -> Table {
    let mut chance = Chance::from_number(seed);
    let mut table = Table::with_seed(players, options, seed);
    let length = usize::from(table.setup.options.length);
    for _ in 0..2000 {
        look(&table);
        if table.game().outcome().is_some() {
            break;
        }
        let seat = chance.index(players as usize) as u8;
        let text: String = (0..length)
            .map(|_| *chance.pick(&['Q', 'X', 'J', 'V', 'Z']).unwrap())
            .collect();
        match chance.index(40) {
            0 => {
                let _ = table.act(seat, guess(&text));
            }
            1 => {
                table.wait(chance.below(45));
            }
            2 => {
                let all = [
                    Attendance::Away,
                    Attendance::Back,
                    Attendance::Bot,
                    Attendance::Person,
                ];
                let _ = table.attend(seat, *chance.pick(&all).unwrap());
            }
            3 if chance.index(20) == 0 => {
                let _ = table.attend(seat, Attendance::Left);
            }
            _ => {
                let coder = table.game().coder();
                let _ = table.act(coder.0, compose(&text));
                let legal = table.game().legal_actions(Seat(seat));
                // Else hardly any round would come to its bonus phase.
                let rare = chance.index(8) == 0;
                let usual = |action: &&Action| rare || **action != Action::Stop;
                let choices: Vec<&Action> = legal.iter().filter(usual).collect();
                if let Some(&action) = chance.pick(&choices) {
                    table
                        .act(seat, action.clone())
                        .expect("what is legal applies");
                }
            }
        }
    }
    table
}

fn options(length: u8, clocks: bool) -> Options {
    Options {
        clocks: if clocks {
            Clocks::default()
        } else {
            Clocks::off()
        },
        fitting_letters: true,
        ..free(length)
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn what_is_legal_applies_and_everything_else_is_refused_and_changes_nothing(
        players in 2u64..=4, length in 3u8..=6, clocks: bool, seed: u64,
    ) {
        random_game(players, options(length, clocks), seed, |table| {
            for seat in 0..=players as u8 {
                let legal = if seat < players as u8 {
                    table.game().legal_actions(Seat(seat))
                } else {
                    Vec::new()
                };
                for action in all_actions() {
                    let mut game = table.game().clone();
                    let done = game.act(Seat(seat), action.clone(), table.now);
                    assert_eq!(done.is_ok(), legal.contains(&action), "{seat} {action:?}: {done:?}");
                    if done.is_err() {
                        assert_eq!(game, *table.game());
                    }
                }
            }
        });
    }

    #[test]
    fn a_view_offers_what_is_legal(players in 2u64..=4, length in 3u8..=6, seed: u64) {
        random_game(players, options(length, true), seed, |table| {
            for seat in 0..players as u8 {
                let offered: Vec<Action> = match table.view(Some(seat)).you {
                    You::Spectator | You::Composer { .. } => Vec::new(),
                    You::Coder { may_hand_out, .. } => {
                        may_hand_out.into_iter().map(|kind| Action::HandOut { kind }).collect()
                    }
                    You::Decoder { may_ask, may_request, may_pass, may_stop, may_go_on, .. } => may_ask
                        .into_iter()
                        .map(|zone| Action::Ask { zone })
                        .chain(may_request.then_some(Action::Request))
                        .chain(may_pass.then_some(Action::Pass))
                        .chain(may_stop.then_some(Action::Stop))
                        .chain(may_go_on.then_some(Action::GoOn))
                        .collect(),
                };
                assert_eq!(offered, table.game().legal_actions(Seat(seat)));
            }
        });
    }

    #[test]
    fn a_record_replays_to_the_same_game(players in 2u64..=4, length in 3u8..=6, seed: u64) {
        let table = random_game(players, options(length, true), seed, |_| ());
        let record = Record::<enigma_cipher::Cipher> {
            header: Header::default(),
            setup: table.setup.clone(),
            entries: table.entries.clone(),
            end: table.game().outcome(),
        };
        let read = Record::from_text(&record.to_text()).unwrap();
        prop_assert_eq!(&read, &record);
        let mut told: Vec<Event> = Vec::new();
        let replayed = read.replay(|_, events, _| told.extend_from_slice(events)).unwrap();
        prop_assert_eq!(replayed.game(), table.game());
        prop_assert_eq!(told, table.events);
    }

    #[test]
    fn points_are_the_sum_of_the_sheet_and_tokens_are_never_lost(
        players in 2u64..=4, length in 3u8..=6, seed: u64,
    ) {
        random_game(players, options(length, false), seed, |table| {
            let view = table.view(None);
            for seat in 0..players as u8 {
                let sum: u32 = view.sheet.iter().map(|round| round.points[Seat(seat)]).sum();
                assert_eq!(view.totals[Seat(seat)], sum);
            }
            if let StageView::Decode(board) = view.stage {
                let kept: u32 = board.tokens.iter().map(|&tokens| u32::from(tokens)).sum();
                let spent = board.deductions.len() as u32;
                assert_eq!(u32::from(board.received), spent);
                assert!(kept + spent <= 3 * (players as u32 - 1));
                assert_eq!(board.bonus_left + board.bonus_taken, 3);
                let no_answers = board.questions.iter().filter(|question| !question.yes).count();
                assert_eq!(board.no_tokens as usize, no_answers);
            }
        });
    }

    #[test]
    fn kd9_one_late_wake_does_the_same_as_several_in_time(
        players in 2u64..=4, seed: u64, seconds in 1u64..2000,
    ) {
        let mut table = Table::with_seed(players, options(4, true), seed);
        table.compose(0, "QXJV");
        let mut late = table.game().clone();
        let told = table.wait(seconds);
        prop_assert_eq!(late.wake(table.now), told);
        prop_assert_eq!(&late, table.game());
    }
}

#[test]
fn happenings_of_seats_that_are_not_there_are_refused() {
    let mut table = Table::new(2, free(3));
    for what in [
        Happening::Act(Seat(2), compose("ICH")),
        Happening::Act(Seat(255), Action::Pass),
        Happening::Attend(Seat(2), Attendance::Away),
    ] {
        assert_eq!(table.happen(what).unwrap_err().name(), "bad_player");
    }
}

#[test]
fn a_game_stays_small_in_memory() {
    let table = random_game(4, options(6, false), 3, |_| ());
    let size = std::mem::size_of_val(table.game());
    assert!(size < 1024, "{size}");
}
