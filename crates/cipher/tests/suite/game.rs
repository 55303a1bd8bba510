//! The rules of the whole game: words, rotation, the end, and what a view offers.

use crate::common::{
    Table, ask, compose, free, guess, hand_out, in_language, seats, to_bonus_phase, totals,
    with_clocks,
};
use enigma_cipher::{
    Action, Author, Cipher, Event, Hand, Kind, Language, Options, Refusal, StageView, You,
};
use enigma_game::{Attendance, Game, Seat, Seed, Setup};

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
fn k11_kd3_slang_and_abbreviations_are_refused_and_the_refusal_says_so() {
    for (language, word, refusal) in [
        (Language::Fr, "keuf", "slang"),
        (Language::Fr, "meuf", "slang"),
        (Language::Fr, "kiffer", "slang"),
        (Language::De, "TÜV", "abbreviation"),
        (Language::De, "Bafög", "abbreviation"),
        (Language::En, "gonna", "slang"),
        (Language::Cs, "dobrej", "slang"),
    ] {
        let length = enigma_cipher::fold(word, Some(language)).unwrap().len() as u8;
        let mut table = Table::new(2, in_language(language, length));
        assert_eq!(table.compose(0, word), refusal, "{word}");
        let with_house_words = Options {
            house_words: true,
            ..in_language(language, length)
        };
        let mut table = Table::new(2, with_house_words);
        let house = Action::Compose {
            word: word.into(),
            house: true,
        };
        assert_eq!(table.try_act(0, house), "ok", "{word} as a house word");
        let first_lists = Options {
            lists: 1,
            ..in_language(language, length)
        };
        let answer = Table::new(2, first_lists).compose(0, word);
        assert!(
            answer == "ok" || answer == "not_in_list",
            "{word}: {answer}"
        );
    }
}

#[test]
fn kd3_slurs_are_refused_unless_the_table_agreed_on_them() {
    for (language, word) in [
        (Language::De, "Fotze"),
        (Language::De, "Neger"),
        (Language::Fr, "salope"),
        (Language::En, "faggot"),
        (Language::Cs, "kurva"),
    ] {
        let agreed = in_language(language, word.len() as u8);
        let answer = |options: &Options, house| {
            let word = word.into();
            Table::new(2, options.clone()).try_act(0, Action::Compose { word, house })
        };
        assert_eq!(answer(&agreed, false), "slur", "{word}");
        let house = Options {
            house_words: true,
            ..agreed.clone()
        };
        assert_eq!(answer(&house, true), "slur", "{word} as a house word");
        let unlisted = Options {
            word_list: false,
            ..agreed.clone()
        };
        assert_eq!(answer(&unlisted, false), "slur", "{word} without a list");
        let without_language = Options {
            language: None,
            ..unlisted
        };
        assert_eq!(
            answer(&without_language, false),
            "slur",
            "{word} in no language"
        );
        let rough = Options {
            slurs: true,
            ..agreed.clone()
        };
        assert_eq!(answer(&rough, false), "ok", "{word} where the table agreed");
        let first_lists = Options { lists: 1, ..agreed };
        assert_ne!(answer(&first_lists, false), "slur", "{word} in an old game");
    }
}

#[test]
fn k15_kd15_the_coder_alone_sees_word_and_compartment() {
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
fn everybody_is_told_which_letters_still_fit() {
    let mut table = Table::new(2, free(3));
    table.compose(0, "ICH");
    table.act(0, hand_out("wide")).unwrap();
    table.act(1, ask(0)).unwrap();
    table.act(1, ask(1)).unwrap();
    let fitting = table.board().fitting;
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
    let unknown = Cipher::RULES + 1;
    assert_eq!(
        start(setup(unknown, free(3))),
        Refusal::UnknownRules(unknown)
    );
    assert_eq!(start(setup(0, free(3))), Refusal::UnknownRules(0));
    assert_eq!(start(setup(1, free(7))).name(), "bad_options");
}

#[test]
fn k22_a_coder_may_let_chance_choose_the_segment() {
    let mut table = Table::new(3, free(3));
    table.compose(0, "ICH");
    let before = table.view(Some(0));
    assert!(
        table.act(1, Action::HandOutAny).is_err(),
        "K-21: not a decoder"
    );
    assert_eq!(table.view(Some(0)), before);
    let told = table.act(0, Action::HandOutAny).unwrap();
    assert!(matches!(told[..], [Event::HandedOut { to: Seat(1), .. }]));
    assert!(
        table.act(0, Action::HandOutAny).is_err(),
        "K-21: one at a time"
    );
}
