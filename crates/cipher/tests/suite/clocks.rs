//! What time does (KD-9).

use crate::common::{
    Table, active, ask, free, hand_out, in_language, to_bonus_phase, totals, with_clocks,
};
use enigma_cipher::{
    Cause, ClockKind, Clocks, Ending, Event, Hand, Kind, Language, Lapse, Options, Phase,
    SeatClocks, You,
};
use enigma_game::{Game, Millis, Seat};

fn ran_out(seat: u8, clock: ClockKind) -> Event {
    let seat = Seat(seat);
    Event::TimeRanOut { seat, clock }
}

#[test]
fn kd9_without_a_word_in_time_the_server_draws_one_from_the_list() {
    let drawn = |seed| {
        let options = with_clocks(in_language(Language::Cs, 5));
        let mut table = Table::with_seed(2, options, seed);
        let made = Event::WordMade { by: Hand::Server };
        assert_eq!(table.wait(180), [ran_out(0, ClockKind::Word), made]);
        match table.view(Some(0)).you {
            You::Coder { word, .. } => word,
            other => panic!("{other:?}"),
        }
    };
    let list = enigma_cipher::words::WordList::newest(Language::Cs);
    for seed in 0..20 {
        let word = drawn(seed);
        assert_eq!(word, drawn(seed), "KD-16: chance comes from the seed");
        assert!(list.proposed(5).any(|entry| entry.word() == word));
    }
    assert_ne!(drawn(1), drawn(2));
}

#[test]
fn kd9_without_a_list_the_round_is_left_out_and_nobody_scores() {
    let mut table = Table::new(3, with_clocks(free(3)));
    assert_eq!(table.wait(179), []);
    let told = table.wait(1);
    assert_eq!(told[0], ran_out(0, ClockKind::Word));
    assert!(matches!(&told[1], Event::RoundOver { result } if result.ending == Ending::LeftOut));
    let began = Event::RoundBegan {
        round: 2,
        coder: Seat(1),
    };
    assert_eq!(told[2], began);
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
            [
                Event::TimeRanOut {
                    seat: Seat(0),
                    clock: ClockKind::Segment
                },
                Event::HandedOut {
                    to: Seat(1),
                    by: Hand::Server,
                    ..
                }
            ]
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
    assert_eq!(table.wait(10), [ran_out(1, ClockKind::Question), handed_on]);
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
    assert_eq!(
        table.wait(60),
        [ran_out(first, ClockKind::Decision), passed]
    );
    let told = table.wait(60);
    assert!(matches!(&told[2], Event::RoundOver { result } if result.ending == Ending::AllPassed));
}

#[test]
fn kd9_time_that_ran_out_is_told_and_written_down() {
    let mut table = Table::new(3, with_clocks(free(3)));
    table.compose(0, "ICH");
    table.act(0, hand_out("wide")).unwrap();
    table.act(1, ask(0)).unwrap();
    assert_eq!(table.wait(60)[0], ran_out(1, ClockKind::Question));
    let lapse = |by, clock, after| Lapse {
        by: Seat(by),
        clock,
        after,
    };
    assert_eq!(table.board().lapses, [lapse(1, ClockKind::Question, 1)]);
    // A word that the server had to draw is written down in the round it is for.
    let mut table = Table::new(2, with_clocks(in_language(Language::En, 5)));
    table.wait(180);
    assert_eq!(table.board().lapses, [lapse(0, ClockKind::Word, 0)]);
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
fn kd20_whoever_plays_by_ear_has_more_time() {
    let by_ear = |seat| Options {
        own_clocks: vec![SeatClocks {
            seat: Seat(seat),
            clocks: Clocks::default().by_ear(),
        }],
        ..with_clocks(free(3))
    };
    let mut table = Table::new(3, by_ear(0));
    table.compose(0, "ICH");
    assert_eq!(table.wait(59), [], "a minute to hand out");
    assert!(matches!(table.wait(1)[..], [_, Event::HandedOut { .. }]));
    assert_eq!(table.wait(59), []);
    assert!(
        !table.wait(1).is_empty(),
        "a decoder with the table's clocks"
    );
    let mut table = Table::new(3, by_ear(1));
    table.compose(0, "ICH");
    assert!(matches!(table.wait(30)[..], [_, Event::HandedOut { .. }]));
    assert_eq!(table.wait(119), [], "two minutes for a question");
    assert!(!table.wait(1).is_empty());
}

#[test]
fn kd20_clocks_of_a_seat_that_is_not_there_are_refused() {
    let own = SeatClocks {
        seat: Seat(3),
        clocks: Clocks::default(),
    };
    let options = Options {
        own_clocks: vec![own],
        ..free(3)
    };
    let refusal = options.check(enigma_game::Seats::new(3).unwrap());
    assert!(refusal.unwrap_err().to_string().contains("KD-20"));
}
