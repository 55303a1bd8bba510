//! The rules of the whole game: words, rotation, clocks, coming and going.

mod common;

use common::{Table, ask, compose, free, guess, hand_out, seats};
use enigma_cipher::{
    Action, Author, Cause, Cipher, ClockKind, Clocks, Ending, Event, Hand, Kind, Language, Options,
    Phase, Presence, Refusal, StageView, You,
};
use enigma_game::{Attendance, Game, Millis, Seat, Seed, Setup};

fn in_language(language: Language, length: u8) -> Options {
    Options {
        language: Some(language),
        word_list: true,
        ..free(length)
    }
}

fn with_clocks(options: Options) -> Options {
    Options {
        clocks: Clocks::default(),
        ..options
    }
}

/// ICH with a long and a wide segment placed: the bonus phase, with three segments of H left.
fn to_bonus_phase(table: &mut Table) {
    assert_eq!(table.compose(0, "ICH"), "ok");
    for (kind, zone) in [("long", 0), ("wide", 1)] {
        table.act(0, hand_out(kind)).unwrap();
        let active = table.board().active.unwrap();
        table.act(active.0, ask(zone)).unwrap();
    }
    assert!(table.board().bonus_phase);
}

fn active(table: &Table) -> u8 {
    table.board().active.unwrap().0
}

fn totals(table: &Table) -> Vec<u32> {
    table.game().totals().as_slice().to_vec()
}

#[test]
fn k1_two_to_four_play() {
    for players in 2..=4 {
        let table = Table::new(players, free(3));
        assert_eq!(table.view(None).presence.as_slice().len() as u64, players);
    }
}

#[test]
fn k8_kd1_the_first_coder_is_set_or_drawn_by_lot_from_the_seed() {
    let by_lot = |seed| {
        let options = Options {
            first_coder: None,
            ..free(3)
        };
        Table::with_seed(4, options, seed).game().coder().0
    };
    let mut drawn: Vec<u8> = (0..60).map(by_lot).collect();
    assert_eq!(drawn[..30], (0..30).map(by_lot).collect::<Vec<_>>()[..]);
    drawn.sort_unstable();
    drawn.dedup();
    assert_eq!(drawn, [0, 1, 2, 3], "each seat is drawn sooner or later");
    let set = Options {
        first_coder: Some(Seat(2)),
        ..free(3)
    };
    assert_eq!(Table::new(4, set).game().coder(), Seat(2));
}

#[test]
fn k10_only_the_coder_makes_a_word_once_and_of_the_agreed_length() {
    let mut table = Table::new(3, free(3));
    assert_eq!(table.compose(1, "ICH"), "not_coder");
    assert_eq!(table.compose(7, "ICH"), "bad_player");
    assert_eq!(table.compose(0, "ICHS"), "bad_word");
    assert_eq!(table.compose(0, "I H"), "bad_word");
    assert_eq!(table.compose(0, "ic🐼"), "bad_word");
    assert_eq!(table.compose(0, "Ich"), "ok");
    assert_eq!(table.compose(0, "DAS"), "word_is_set");
    assert_eq!(table.compose(1, "DAS"), "not_coder");
}

#[test]
fn k10_nothing_else_can_be_done_before_the_word_is_made() {
    let mut table = Table::new(3, free(3));
    for action in [
        hand_out("long"),
        ask(0),
        Action::Request,
        Action::Pass,
        guess("ICH"),
    ] {
        for by in 0..3 {
            assert_eq!(
                table.try_act(by, action.clone()),
                "no_word_yet",
                "{action:?}"
            );
        }
    }
}

#[test]
fn k11_inflected_forms_are_allowed_and_names_are_not() {
    let mut table = Table::new(2, in_language(Language::Fr, 5));
    assert_eq!(table.compose(0, "Paris"), "ok", "paris are bets");
    let mut table = Table::new(2, in_language(Language::Fr, 5));
    assert_eq!(table.compose(0, "Marie"), "ok", "elle se marie");
    let mut table = Table::new(2, in_language(Language::De, 4));
    assert_eq!(
        table.compose(0, "Köln"),
        "bad_word",
        "KOELN has five letters"
    );
    let mut table = Table::new(2, in_language(Language::De, 5));
    assert_eq!(table.compose(0, "Köln"), "not_in_list");
    let mut table = Table::new(2, in_language(Language::Fr, 5));
    assert_eq!(
        table.compose(0, "tapée"),
        "ok",
        "the rulebook's own example"
    );
}

#[test]
fn kd2_words_and_deductions_are_folded_by_the_language_of_the_game() {
    let mut table = Table::new(2, in_language(Language::De, 4));
    assert_eq!(table.compose(0, "Bär"), "ok");
    assert_eq!(table.guess(1, "Bar"), "bad_guess");
    assert_eq!(table.guess(1, "ba\u{308}r"), "ok");
    let result = &table.view(None).sheet[0];
    assert_eq!(result.word.unwrap().as_str(), "BAER");
    assert_eq!(result.solver, Some(Seat(1)));
}

#[test]
fn kd3_a_word_has_to_be_in_the_list_unless_the_table_says_otherwise() {
    let listed = in_language(Language::En, 5);
    assert_eq!(Table::new(2, listed.clone()).compose(0, "panda"), "ok");
    let mut table = Table::new(2, listed.clone());
    let before = table.game().clone();
    assert_eq!(table.compose(0, "qzxjv"), "not_in_list");
    assert_eq!(*table.game(), before, "a refused word costs nothing");
    let house = |word: &str| Action::Compose {
        word: word.into(),
        house: true,
    };
    assert_eq!(table.try_act(0, house("panda")), "no_house_words");
    let unlisted = Options {
        word_list: false,
        ..listed.clone()
    };
    assert_eq!(Table::new(2, unlisted).compose(0, "qzxjv"), "ok");
    let with_house_words = Options {
        house_words: true,
        ..listed
    };
    let mut table = Table::new(2, with_house_words);
    assert_eq!(table.compose(0, "qzxjv"), "not_in_list");
    assert_eq!(table.try_act(0, house("qz")), "bad_word");
    assert_eq!(table.try_act(0, house("qzxjv")), "ok");
    assert_eq!(table.guess(1, "QZXJV"), "ok");
    assert_eq!(table.view(None).sheet[0].author, Some(Author::House));
}

#[test]
fn k15_the_coder_alone_sees_word_and_compartment() {
    let mut table = Table::new(3, free(3));
    table.compose(0, "ICH");
    match table.view(Some(0)).you {
        You::Coder {
            word,
            compartment,
            may_hand_out,
            ..
        } => {
            assert_eq!(word.as_str(), "ICH");
            assert_eq!(compartment.total(), 5);
            assert_eq!(may_hand_out, [Kind::Long, Kind::Short, Kind::Wide]);
        }
        other => panic!("{other:?}"),
    }
    assert!(matches!(table.view(Some(1)).you, You::Decoder { .. }));
    assert!(matches!(table.view(None).you, You::Spectator));
}

#[test]
fn k21_only_the_coder_hands_out() {
    let mut table = Table::new(3, free(3));
    table.compose(0, "ICH");
    assert_eq!(table.try_act(1, hand_out("long")), "not_coder");
    assert_eq!(table.try_act(0, hand_out("tight")), "no_such_segment");
    assert_eq!(table.try_act(0, hand_out("long")), "ok");
    assert_eq!(table.try_act(0, hand_out("long")), "no_draw_now");
}

#[test]
fn k35_everybody_is_told_when_the_bonus_phase_begins() {
    let mut table = Table::new(3, free(3));
    to_bonus_phase(&mut table);
    assert_eq!(table.events.last(), Some(&Event::BonusPhaseBegan));
    let mut table = Table::new(3, free(3));
    let told = table.act(0, compose("ICI")).unwrap();
    let made = Event::WordMade { by: Hand::Coder };
    assert_eq!(told, [made, Event::BonusPhaseBegan]);
}

#[test]
fn k57_the_word_is_shown_to_all_at_the_end_of_the_round() {
    let mut table = Table::new(2, free(3));
    to_bonus_phase(&mut table);
    let told = table.act(1, Action::Pass).unwrap();
    let shown = told.iter().find_map(|event| match event {
        Event::RoundOver { result } => result.word,
        _ => None,
    });
    assert_eq!(shown.unwrap().as_str(), "ICH");
}

#[test]
fn k59_the_view_says_what_naming_the_word_would_be_worth() {
    let mut table = Table::new(2, free(3));
    to_bonus_phase(&mut table);
    assert_eq!(table.board().worth, 5 + 6);
    table.act(1, Action::Request).unwrap();
    assert_eq!(table.board().worth, 5 + 4);
}

#[test]
fn k63_k64_the_next_player_clockwise_is_coder_until_all_have_been() {
    let mut table = Table::new(3, free(3));
    for coder in [0, 1, 2] {
        assert_eq!(table.game().coder(), Seat(coder));
        let next = [Some(Seat(1)), Some(Seat(2)), None];
        assert_eq!(table.game().next_coder(), next[usize::from(coder)]);
        table.quick_round(coder, "ICH", (coder + 1) % 3);
    }
    assert!(table.game().outcome().is_some());
    assert_eq!(table.compose(0, "ICH"), "game_over");
    assert_eq!(table.guess(1, "ICH"), "game_over");
}

#[test]
fn k64_with_two_players_each_is_coder_twice() {
    let mut table = Table::new(2, free(3));
    let mut coders = Vec::new();
    while table.game().outcome().is_none() {
        let coder = table.game().coder().0;
        coders.push(coder);
        table.quick_round(coder, "ICH", 1 - coder);
    }
    assert_eq!(coders, [0, 1, 0, 1]);
}

#[test]
fn k65_kd17_most_points_win_and_equal_points_share_a_place() {
    let mut table = Table::new(3, free(3));
    // Naming the word at once: 5 + 6 + 2 for the solver, 3 for the other, 1 for the coder.
    table.quick_round(0, "ICH", 1);
    table.quick_round(1, "ICH", 2);
    table.quick_round(2, "ICH", 1);
    assert_eq!(totals(&table), [1 + 3 + 3, 13 + 1 + 13, 3 + 13 + 1]);
    let outcome = table.game().outcome().unwrap();
    assert_eq!(
        outcome.ranking,
        [vec![Seat(1)], vec![Seat(2)], vec![Seat(0)]]
    );

    let mut table = Table::new(2, free(3));
    for coder in [0, 1, 0, 1] {
        table.quick_round(coder, "ICH", 1 - coder);
    }
    let outcome = table.game().outcome().unwrap();
    assert_eq!(outcome.points.as_slice(), [28, 28]);
    assert_eq!(outcome.winners(), [Seat(0), Seat(1)]);
}

#[test]
fn kd7_a_deduction_meant_for_a_round_that_is_over_is_void() {
    let mut table = Table::new(3, free(3));
    table.quick_round(0, "ICH", 1);
    table.compose(1, "DAS");
    let late = |round| Action::Deduce {
        word: "ICH".into(),
        round: Some(round),
    };
    assert_eq!(table.try_act(2, late(1)), "round_over");
    assert_eq!(table.board().tokens[Seat(2)], 3);
    assert_eq!(table.try_act(2, late(2)), "ok");
    assert_eq!(table.board().tokens[Seat(2)], 2);
}

#[test]
fn kd9_without_a_word_in_time_the_server_draws_one_from_the_list() {
    let drawn = |seed| {
        let options = with_clocks(in_language(Language::Cs, 5));
        let mut table = Table::with_seed(2, options, seed);
        assert_eq!(table.wait(180), [Event::WordMade { by: Hand::Server }]);
        match table.view(Some(0)).you {
            You::Coder { word, .. } => word,
            other => panic!("{other:?}"),
        }
    };
    let list = enigma_cipher::words::WordList::newest(Language::Cs);
    for seed in 0..20 {
        let word = drawn(seed);
        assert_eq!(word, drawn(seed), "KD-16: chance comes from the seed");
        assert!(list.common(5).any(|entry| entry.word() == word));
    }
    assert_ne!(drawn(1), drawn(2));
}

#[test]
fn kd9_without_a_list_the_round_is_left_out_and_nobody_scores() {
    let mut table = Table::new(3, with_clocks(free(3)));
    assert_eq!(table.wait(179), []);
    let told = table.wait(1);
    assert!(matches!(&told[0], Event::RoundOver { result } if result.ending == Ending::LeftOut));
    let began = Event::RoundBegan {
        round: 2,
        coder: Seat(1),
    };
    assert_eq!(told[1], began);
    assert_eq!(totals(&table), [0, 0, 0]);
    table.wait(2 * 180);
    assert_eq!(table.game().outcome().unwrap().winners().len(), 3);
}

#[test]
fn kd9_without_a_hand_in_time_the_server_hands_out_a_segment() {
    let mut table = Table::new(3, with_clocks(free(3)));
    table.compose(0, "ICH");
    assert_eq!(table.wait(29), []);
    let told = table.wait(1);
    assert!(
        matches!(
            told[..],
            [Event::HandedOut {
                to: Seat(1),
                by: Hand::Server,
                ..
            }]
        ),
        "{told:?}"
    );
    assert_eq!(table.board().phase, Phase::Hold);
}

#[test]
fn kd9_segments_handed_out_at_random_are_drawn_evenly() {
    // NNI has 7 long; NOI: 3 + 1 long, 2 wide. The first one drawn is wide in a third of the games.
    let wide = (0..600)
        .filter(|&seed| {
            let mut table = Table::with_seed(2, with_clocks(free(3)), seed);
            table.compose(0, "NOI");
            table.wait(30);
            table.board().held == Some(Kind::Wide)
        })
        .count();
    assert!((160..240).contains(&wide), "{wide} of 600");
}

#[test]
fn kd9_kd10_out_of_time_with_a_segment_in_hand_it_goes_to_the_next_decoder() {
    let mut table = Table::new(3, with_clocks(free(3)));
    table.compose(0, "ICH");
    table.act(0, hand_out("long")).unwrap();
    table.wait(50);
    // Every question has its own minute; a deduction does not begin it anew (K-52).
    table.act(1, ask(1)).unwrap();
    table.wait(50);
    assert_eq!(active(&table), 1);
    assert_eq!(table.guess(1, "ABC"), "ok");
    let handed_on = Event::HandedOn {
        from: Seat(1),
        to: Seat(2),
        kind: Some(Kind::Long),
        cause: Cause::Time,
    };
    assert_eq!(table.wait(10), [handed_on]);
    let board = table.board();
    assert_eq!(board.tokens.as_slice(), [0, 2, 3], "he keeps his tokens");
    assert!(board.playing[Seat(1)]);
    table.act(2, ask(0)).unwrap();
    assert_eq!(active(&table), 1, "and is in turn again");
}

#[test]
fn kd9_a_decision_out_of_time_is_a_pass() {
    let mut table = Table::new(3, with_clocks(free(3)));
    to_bonus_phase(&mut table);
    let first = active(&table);
    let passed = Event::Passed {
        by: Seat(first),
        cause: Cause::Time,
    };
    assert_eq!(table.wait(60), [passed]);
    let told = table.wait(60);
    assert!(matches!(&told[1], Event::RoundOver { result } if result.ending == Ending::AllPassed));
}

#[test]
fn kd9_each_clock_can_be_switched_off() {
    let off = |change: fn(&mut Clocks)| {
        let mut options = with_clocks(free(3));
        change(&mut options.clocks);
        Table::new(3, options)
    };
    let hour = 3600;
    let mut table = off(|clocks| clocks.word = None);
    assert_eq!(table.wait(hour), []);
    let mut table = off(|clocks| clocks.segment = None);
    table.compose(0, "ICH");
    assert_eq!(table.wait(hour), []);
    let mut table = off(|clocks| clocks.question = None);
    table.compose(0, "ICH");
    table.act(0, hand_out("long")).unwrap();
    assert_eq!(table.wait(hour), []);
    let mut table = off(|clocks| clocks.decision = None);
    to_bonus_phase(&mut table);
    assert_eq!(table.wait(hour), []);
}

#[test]
fn kd9_what_happens_at_the_very_moment_of_a_deadline_is_in_time() {
    let mut table = Table::new(3, with_clocks(free(3)));
    table.now = Millis::from_secs(180);
    assert_eq!(table.play.overdue(table.now), None);
    assert_eq!(table.compose(0, "ICH"), "ok");
}

#[test]
fn kd9_the_view_shows_the_running_clock() {
    let mut table = Table::new(3, with_clocks(free(3)));
    let clock = |table: &Table| {
        let clock = table.view(None).clock.unwrap();
        (clock.kind, clock.until.0 / 1000)
    };
    assert_eq!(clock(&table), (ClockKind::Word, 180));
    table.wait(10);
    to_bonus_phase(&mut table);
    assert_eq!(clock(&table), (ClockKind::Decision, 70));
    assert_eq!(table.game().next_deadline(), Some(Millis::from_secs(70)));
}

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
fn kd16_the_same_seed_and_happenings_give_the_same_game() {
    let play = || {
        let mut table = Table::with_seed(3, with_clocks(in_language(Language::De, 5)), 7);
        table.wait(180 + 30);
        table.attend(2, Attendance::Left).unwrap();
        table.wait(1000);
        table
    };
    assert_eq!(play().game(), play().game());
    assert_eq!(play().events, play().events);
}

#[test]
fn the_table_may_show_which_letters_still_fit() {
    let mut table = Table::new(2, free(3));
    table.compose(0, "ICH");
    assert_eq!(table.board().fitting, None);
    let options = Options {
        fitting_letters: true,
        ..free(3)
    };
    let mut table = Table::new(2, options);
    table.compose(0, "ICH");
    table.act(0, hand_out("wide")).unwrap();
    table.act(1, ask(0)).unwrap();
    table.act(1, ask(1)).unwrap();
    let fitting = table.board().fitting.unwrap();
    assert_eq!(
        fitting,
        [
            "ABEFHIJKLMNPRSTUVWXYZ",
            "CDGOQ",
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        ]
    );
}

#[test]
fn a_view_offers_just_what_a_seat_may_do() {
    let mut table = Table::new(3, free(3));
    assert!(matches!(
        table.view(Some(0)).you,
        You::Composer { seat: Seat(0) }
    ));
    to_bonus_phase(&mut table);
    let may = |table: &Table, seat| match table.view(Some(seat)).you {
        You::Decoder {
            may_request,
            may_pass,
            may_deduce,
            ..
        } => (may_request, may_pass, may_deduce),
        other => panic!("{other:?}"),
    };
    assert_eq!(may(&table, 1), (true, true, true));
    assert_eq!(may(&table, 2), (false, false, true));
    assert!(!table.board().pass_ends_round);
    table.act(1, Action::Pass).unwrap();
    assert!(table.board().pass_ends_round);
    table.act(2, guess("ICH")).unwrap();
    assert!(matches!(table.view(None).stage, StageView::Compose));
    assert_eq!(table.view(None).totals.as_slice(), [1, 3, 13]);
}

#[test]
fn a_game_that_cannot_be_played_does_not_begin() {
    let setup = |rules, options| Setup {
        rules,
        seats: seats(2),
        seed: Seed::from_number(1),
        options,
    };
    let start = |setup| Cipher::start(setup).map(|_| ()).unwrap_err();
    assert_eq!(start(setup(2, free(3))), Refusal::UnknownRules(2));
    assert_eq!(start(setup(0, free(3))), Refusal::UnknownRules(0));
    assert_eq!(start(setup(1, free(7))).name(), "bad_options");
}
