//! Being away, leaving, bots (KD-10, KD-11).

use crate::common::{
    Table, active, ask, free, guess, hand_out, to_bonus_phase, totals, with_clocks,
};
use enigma_cipher::{
    Action, Cause, ClockKind, Ending, Event, Hand, Kind, Phase, Presence, Refusal, You,
};
use enigma_game::{Attendance, Game, Seat};

#[test]
fn kd10_a_decoder_away_for_twenty_seconds_hands_his_segment_on() {
    let mut table = Table::new(4, free(3));
    table.compose(0, "ICH");
    table.act(0, hand_out("long")).unwrap();
    table.attend(1, Attendance::Away).unwrap();
    assert_eq!(table.wait(19), []);
    let told = table.wait(1);
    let expected = Event::HandedOn {
        from: Seat(1),
        to: Seat(2),
        kind: Some(Kind::Long),
        cause: Cause::Away,
    };
    assert_eq!(told, [expected]);
    assert_eq!(table.guess(1, "ABC"), "ok", "he may still guess");
    // As long as he is away the turn goes past him; then he is in turn again.
    table.act(2, ask(0)).unwrap();
    table.act(0, hand_out("long")).unwrap();
    table.act(3, ask(2)).unwrap();
    assert_eq!(active(&table), 2, "seat 1 is passed over");
    // The pass that was made for him is not held against him.
    table.attend(1, Attendance::Back).unwrap();
    table.act(2, Action::Pass).unwrap();
    table.act(3, Action::Pass).unwrap();
    assert_eq!(active(&table), 1);
}

#[test]
fn kd10_coming_back_within_twenty_seconds_changes_nothing() {
    let mut table = Table::new(3, free(3));
    table.compose(0, "ICH");
    table.act(0, hand_out("long")).unwrap();
    table.attend(1, Attendance::Away).unwrap();
    table.wait(15);
    table.attend(1, Attendance::Back).unwrap();
    assert_eq!(table.wait(600), []);
    assert_eq!(active(&table), 1);
}

#[test]
fn kd10_away_before_the_segment_is_handed_out_the_next_decoder_gets_it() {
    let mut table = Table::new(3, free(3));
    table.compose(0, "ICH");
    table.attend(1, Attendance::Away).unwrap();
    table.wait(20);
    assert_eq!(active(&table), 2);
    assert_eq!(table.board().phase, Phase::Draw);
}

#[test]
fn kd10_away_in_the_bonus_phase_counts_as_passing() {
    let mut table = Table::new(3, free(3));
    to_bonus_phase(&mut table);
    table.attend(1, Attendance::Away).unwrap();
    let passed = Event::Passed {
        by: Seat(1),
        cause: Cause::Away,
    };
    assert_eq!(table.wait(20), [passed]);
    assert_eq!(active(&table), 2);
    let told = table.act(2, Action::Pass).unwrap();
    assert!(matches!(&told[1], Event::RoundOver { result } if result.ending == Ending::AllPassed));
}

#[test]
fn kd10_the_only_decoder_left_is_waited_for() {
    let mut table = Table::new(2, with_clocks(free(3)));
    table.compose(0, "ICH");
    table.act(0, hand_out("long")).unwrap();
    table.attend(1, Attendance::Away).unwrap();
    assert_eq!(table.wait(3600), []);
    assert_eq!((active(&table), table.view(None).clock), (1, None));
    table.attend(1, Attendance::Back).unwrap();
    table.act(1, ask(0)).unwrap();
    // Also in the bonus phase, where his pass would end the round.
    table.act(0, hand_out("wide")).unwrap();
    table.act(1, ask(1)).unwrap();
    table.attend(1, Attendance::Away).unwrap();
    assert_eq!(table.wait(3600), []);
    table.attend(1, Attendance::Back).unwrap();
    assert_eq!(table.view(None).clock.unwrap().kind, ClockKind::Decision);
}

#[test]
fn kd10_when_all_decoders_are_away_the_game_waits_for_the_first_to_come_back() {
    let mut table = Table::new(3, with_clocks(free(3)));
    table.compose(0, "ICH");
    table.act(0, hand_out("long")).unwrap();
    table.attend(1, Attendance::Away).unwrap();
    table.attend(2, Attendance::Away).unwrap();
    table.wait(20);
    assert_eq!(table.wait(3600), []);
    table.attend(2, Attendance::Back).unwrap();
    assert_eq!(active(&table), 2);
    assert_eq!(table.view(None).clock, None, "he is the only one now");
    table.attend(1, Attendance::Back).unwrap();
    assert_eq!(table.view(None).clock.unwrap().kind, ClockKind::Question);
}

#[test]
fn kd10_a_decoder_who_leaves_is_eliminated_in_this_and_all_later_rounds() {
    let mut table = Table::new(3, free(3));
    table.quick_round(0, "ICH", 1);
    assert_eq!(totals(&table), [1, 13, 3]);
    table.compose(1, "DAS");
    table.act(1, hand_out("long")).unwrap();
    assert_eq!(active(&table), 2);
    let told = table.attend(2, Attendance::Left).unwrap();
    let gone = Event::Attended {
        seat: Seat(2),
        presence: Presence::Left,
    };
    let handed_on = Event::HandedOn {
        from: Seat(2),
        to: Seat(0),
        kind: Some(Kind::Long),
        cause: Cause::Left,
    };
    assert_eq!(told, [gone, handed_on]);
    assert_eq!(table.guess(2, "DAS"), "has_left");
    assert_eq!(table.game().next_coder(), None, "his round is left out");
    assert_eq!(table.view(None).coders_to_come, []);
    let told = table.act(0, guess("DAS")).unwrap();
    // Round 3 would be his; he keeps his points, but his tokens of round 2 score nothing.
    assert!(matches!(&told[3], Event::RoundOver { result } if result.ending == Ending::LeftOut));
    assert_eq!(
        table.game().outcome().unwrap().points.as_slice(),
        [14, 14, 3]
    );
}

#[test]
fn kd10_if_the_coder_leaves_the_server_hands_out_and_he_scores() {
    let mut table = Table::new(3, free(3));
    table.compose(0, "ICH");
    let told = table.attend(0, Attendance::Left).unwrap();
    let served = |event: &Event| {
        matches!(
            event,
            Event::HandedOut {
                by: Hand::Server,
                ..
            }
        )
    };
    assert!(told.iter().any(served), "{told:?}");
    assert!(matches!(table.view(Some(0)).you, You::Spectator));
    let mut served_segments = 1;
    while !table.board().bonus_phase {
        let zone = table.board().askable[0];
        let told = table.act(active(&table), ask(zone)).unwrap();
        served_segments += told.iter().filter(|event| served(event)).count();
    }
    assert_eq!(served_segments, 2);
    let no_tokens = table.board().no_tokens;
    table.act(active(&table), Action::Pass).unwrap();
    table.act(active(&table), Action::Pass).unwrap();
    assert_eq!(totals(&table), [5 + no_tokens, 3, 3]);
}

#[test]
fn kd10_if_the_coder_leaves_before_there_is_a_word_the_round_is_left_out() {
    let mut table = Table::new(3, free(3));
    let told = table.attend(0, Attendance::Left).unwrap();
    assert!(matches!(&told[1], Event::RoundOver { result } if result.ending == Ending::LeftOut));
    assert_eq!(table.game().coder(), Seat(1));
}

#[test]
fn kd10_if_one_player_is_left_the_game_is_over_and_the_points_decide() {
    let mut table = Table::new(3, free(3));
    table.quick_round(0, "ICH", 2);
    table.compose(1, "DAS");
    table.attend(2, Attendance::Left).unwrap();
    assert!(table.game().outcome().is_none());
    let told = table.attend(1, Attendance::Left).unwrap();
    let ending = told.iter().find_map(|event| match event {
        Event::RoundOver { result } => Some((result.ending, result.word.unwrap().to_string())),
        _ => None,
    });
    assert_eq!(ending, Some((Ending::BrokenOff, "DAS".into())));
    let outcome = table.game().outcome().unwrap();
    assert_eq!(outcome.points.as_slice(), [1, 3, 13]);
    assert_eq!(
        outcome.winners(),
        [Seat(2)],
        "among all, also those who left"
    );
}

#[test]
fn kd10_kd11_if_the_last_decoder_leaves_the_round_counts_and_the_game_is_over() {
    let mut table = Table::new(2, free(3));
    table.compose(0, "ICH");
    assert_eq!(table.guess(1, "DAS"), "ok");
    table.attend(1, Attendance::Left).unwrap();
    assert_eq!(table.view(None).sheet[0].ending, Ending::NobodyLeft);
    assert_eq!(
        table.game().outcome().unwrap().points.as_slice(),
        [1 + 5, 0]
    );
}

#[test]
fn kd10_a_bot_may_take_the_seat_and_the_person_takes_it_back_when_a_round_begins() {
    let mut table = Table::new(3, free(3));
    table.compose(0, "ICH");
    table.act(0, hand_out("long")).unwrap();
    table.attend(1, Attendance::Away).unwrap();
    table.attend(1, Attendance::Bot).unwrap();
    assert_eq!(table.wait(600), [], "a bot is never away");
    assert_eq!(table.view(None).presence[Seat(1)], Presence::Bot);
    table.attend(1, Attendance::Person).unwrap();
    assert_eq!(table.view(None).presence[Seat(1)], Presence::Bot);
    let told = table.act(1, guess("ICH")).unwrap();
    let back = Event::Attended {
        seat: Seat(1),
        presence: Presence::Here,
    };
    assert!(told.contains(&back), "{told:?}");
    assert_eq!(table.view(None).presence[Seat(1)], Presence::Here);
    // While a round begins it takes effect at once.
    table.attend(2, Attendance::Bot).unwrap();
    table.attend(2, Attendance::Person).unwrap();
    assert_eq!(table.view(None).presence[Seat(2)], Presence::Here);
}

#[test]
fn kd10_attendance_that_makes_no_sense_is_refused_and_changes_nothing() {
    let mut table = Table::new(3, free(3));
    table.attend(1, Attendance::Away).unwrap();
    table.attend(2, Attendance::Left).unwrap();
    let nonsense = [
        (0, Attendance::Back),
        (0, Attendance::Person),
        (1, Attendance::Away),
        (1, Attendance::Person),
        (2, Attendance::Away),
        (2, Attendance::Back),
        (2, Attendance::Bot),
        (2, Attendance::Person),
        (2, Attendance::Left),
    ];
    for (seat, attendance) in nonsense {
        let before = table.game().clone();
        let refusal = table.attend(seat, attendance).unwrap_err();
        assert_eq!(
            refusal,
            Refusal::BadAttendance(Seat(seat)),
            "{attendance:?}"
        );
        assert_eq!(*table.game(), before);
    }
    assert_eq!(
        table.attend(3, Attendance::Away),
        Err(Refusal::BadPlayer(Seat(3)))
    );
}

#[test]
fn kd21_whoever_has_been_away_for_long_is_not_waited_for() {
    let mut table = Table::new(4, free(5));
    table.compose(0, "PANDA");
    table.attend(3, Attendance::Away).unwrap();
    for seat in [1, 2] {
        table.act(seat, Action::Stop).unwrap();
    }
    assert!(table.view(None).sheet.is_empty(), "not yet for long");
    let told = table.wait(20);
    assert!(matches!(
        told[0],
        Event::Stopping {
            by: Seat(3),
            cause: Cause::Away
        }
    ));
    assert!(matches!(&told[1], Event::RoundOver { result } if result.ending == Ending::Agreed));
}

#[test]
fn kd21_a_decoder_who_leaves_does_not_keep_the_others_from_stopping() {
    let mut table = Table::new(4, free(5));
    table.compose(0, "PANDA");
    for seat in [1, 2] {
        table.act(seat, Action::Stop).unwrap();
    }
    table.attend(3, Attendance::Left).unwrap();
    assert_eq!(table.view(None).sheet[0].ending, Ending::Agreed);
}

#[test]
fn kd21_by_rules_1_a_round_does_not_end_by_agreement() {
    let mut table = Table::by_rules(1, 3, free(5), 1);
    assert_eq!(table.try_act(1, Action::Stop), "no_word_yet");
    table.compose(0, "PANDA");
    assert_eq!(table.try_act(1, Action::Stop), "no_stopping");
    assert_eq!(table.try_act(1, Action::GoOn), "no_offer");
    assert!(matches!(
        table.view(Some(1)).you,
        You::Decoder {
            may_stop: false,
            may_go_on: false,
            may_deduce: true,
            ..
        }
    ));
}
