//! Handing out, placing and the bonus phase (K-2 to K-41), each rule told as a script: what is done,
//! and what comes of it.
//!
//! I is one long, C one wide, O two wide, H two long and a short, N three long, L and T a long and a
//! short. ICH has five segments: after two of them the bonus phase begins.

use crate::common::{check, check_script, ich_in_bonus_phase, play, round, seats, word};
use enigma_cipher::{Alphabet, Counts, Kind, Round};
use enigma_game::Seat;

#[test]
fn k2_one_is_coder_and_all_others_are_decoders() {
    let round = round(4, "ICH");
    let decoders: Vec<u8> = round.board().decoders().map(|seat| seat.0).collect();
    assert_eq!(round.board().coder(), Seat(0));
    assert_eq!(decoders, [1, 2, 3]);
}

#[test]
fn k5_k16_a_round_begins_with_all_tokens_in_their_places() {
    let round = round(4, "PANDA");
    let board = round.board();
    assert_eq!(board.tokens().as_slice(), [0, 3, 3, 3]);
    assert_eq!((board.bonus_left(), board.bonus_taken()), (3, 0));
    assert_eq!((board.no_tokens(), board.received()), (0, 0));
    assert!(board.zones().iter().all(|zone| zone.placed.total() == 0));
}

#[test]
fn k7_kd14_there_is_a_zone_for_each_letter() {
    for text in ["ICH", "COCO", "PANDA", "MEMMEN"] {
        assert_eq!(round(2, text).board().zones().len(), text.len());
    }
}

#[test]
fn k13_k14_the_compartment_holds_the_segments_of_every_occurrence() {
    // PANDA: P 1L 1T, A 2L 1S, N 3L, D 1L 1W, A 2L 1S.
    let compartment = *round(2, "PANDA").compartment();
    let counts = Kind::ALL.map(|kind| compartment[kind]);
    assert_eq!(counts, [9, 2, 1, 1]);
}

#[test]
fn k20_turns_go_clockwise_from_the_coders_left_and_skip_the_coder() {
    let alphabet = Alphabet::standard();
    let nobody = |_| false;
    let mut round = Round::new(seats(3), Seat(1), word("NNN"), &alphabet, nobody).unwrap();
    check_script(
        &mut round,
        "draw long -> hold 2
         2 ask 0   -> yes draw 0
         draw long -> hold 0
         0 ask 0   -> yes draw 2
         draw long -> hold 2",
    );
}

#[test]
fn k21_k22_the_coder_hands_out_whichever_segment_is_in_the_compartment() {
    check(
        3,
        "ICH",
        "draw tight -> no_such_segment
         draw wide  -> hold 1
         draw long  -> no_draw_now
         1 ask 1    -> yes draw 2
         draw wide  -> no_such_segment
         draw short -> hold 2",
    );
}

#[test]
fn k23_only_the_active_decoder_asks_and_only_with_a_segment_in_hand() {
    check(
        3,
        "ICH",
        "1 ask 0   -> no_segment
         2 ask 0   -> not_active
         draw long -> hold 1
         2 ask 0   -> not_active
         0 ask 0   -> not_active
         9 ask 0   -> not_active
         1 ask 3   -> no_such_zone
         1 ask 0   -> yes draw 2",
    );
}

#[test]
fn k24_kd4_yes_if_the_letter_has_more_of_the_kind_than_lie_there() {
    check(
        2,
        "ICH",
        "draw long -> hold 1
         1 ask 0   -> yes draw 1
         draw long -> hold 1
         1 ask 0   -> no hold 1
         1 ask 1   -> no hold 1
         1 ask 2   -> yes idle 1 bonus",
    );
}

#[test]
fn k25_on_no_a_token_is_laid_and_the_same_decoder_asks_on() {
    let round = check(
        3,
        "ICH",
        "draw long -> hold 1
         1 ask 1   -> no hold 1
         1 pass    -> cannot_pass
         1 ask 0   -> yes draw 2",
    );
    assert_eq!(round.board().no_tokens(), 1);
    assert!(round.board().zones()[1].rejected[Kind::Long]);
}

#[test]
fn k26_a_rejected_zone_is_not_asked_again_for_that_kind_by_anyone() {
    let round = check(
        3,
        "COI",
        "draw wide -> hold 1
         1 ask 2   -> no hold 1
         1 ask 2   -> already_rejected
         1 ask 0   -> yes idle 2 bonus
         2 request -> draw 2 bonus
         draw wide -> hold 2 bonus
         2 ask 2   -> already_rejected",
    );
    assert_eq!(round.board().askable().collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn k27_a_complete_letter_may_be_asked_and_answers_no() {
    check(
        2,
        "COI",
        "draw wide -> hold 1
         1 ask 0   -> yes idle 1 bonus
         1 request -> draw 1 bonus
         draw wide -> hold 1 bonus
         1 ask 0   -> no hold 1 bonus
         1 ask 1   -> yes idle 1 bonus",
    );
}

#[test]
fn k28_a_search_ends_after_at_most_as_many_questions_as_zones() {
    for text in ["PANDA", "MEMMEN", "COCO"] {
        let mut round = round(2, text);
        while !round.board().bonus_phase() {
            let kind = round.compartment().kinds().next().unwrap();
            round.hand_out(kind).unwrap();
            let mut answers = Vec::new();
            while round.board().held().is_some() {
                let zone = round.board().askable().next().expect("a zone takes it");
                answers.push(round.ask(Seat(1), zone.into()).unwrap());
            }
            assert!(answers.len() <= text.len() && answers.ends_with(&[true]));
        }
    }
}

#[test]
fn k29_on_yes_the_segment_stays_and_the_turn_is_over() {
    let round = check(
        3,
        "ICH",
        "draw long -> hold 1
         1 ask 2   -> yes draw 2
         1 ask 2   -> not_active",
    );
    assert_eq!(round.board().zones()[2].placed[Kind::Long], 1);
    assert_eq!(round.board().held(), None);
}

#[test]
fn k30_a_segment_in_hand_is_not_in_the_compartment() {
    // CIOI has five segments. With the second in hand three are left, yet the phase begins only
    // when it is placed.
    let round = check(
        2,
        "CIOI",
        "draw wide -> hold 1
         1 ask 0   -> yes draw 1
         draw long -> hold 1
         1 request -> not_bonus_phase
         1 ask 1   -> yes idle 1 bonus",
    );
    assert_eq!(round.compartment().total(), 3);
}

#[test]
fn k31_outside_the_bonus_phase_nobody_passes_or_refuses_a_segment() {
    check(
        3,
        "ICH",
        "1 pass    -> cannot_pass
         1 request -> not_bonus_phase
         draw long -> hold 1
         1 pass    -> cannot_pass
         2 pass    -> not_active",
    );
}

#[test]
fn k35_the_bonus_phase_lasts_until_the_end_of_the_round() {
    let mut round = ich_in_bonus_phase(3);
    check_script(
        &mut round,
        "1 request   -> draw 1 bonus
         draw short  -> hold 1 bonus
         1 ask 2     -> yes idle 2 bonus
         2 guess ICH -> right over - bonus",
    );
}

#[test]
fn k36_a_word_of_three_segments_begins_in_the_bonus_phase() {
    check(
        3,
        "ICI",
        "draw long -> no_draw_now
         1 ask 0   -> no_segment
         1 request -> draw 1 bonus",
    );
}

#[test]
fn k36_fewer_than_three_segments_do_too_if_the_table_allows_it() {
    let nothing = Counts::default();
    let one = Counts::from_fn(|kind| u32::from(kind == Kind::Tight));
    let alphabet = Alphabet::from_letters([('A', nothing), ('B', one)]);
    let start = |text| Round::new(seats(2), Seat(0), word(text), &alphabet, |_| false).unwrap();
    let mut empty = start("AAA");
    assert_eq!(empty.compartment().total(), 0);
    check_script(
        &mut empty,
        "1 request   -> none_left
         1 guess aab -> wrong idle 1 bonus
         1 pass      -> over - bonus",
    );
    check_script(
        &mut start("ABA"),
        "1 request  -> draw 1 bonus
         draw tight -> hold 1 bonus
         1 ask 0    -> no hold 1 bonus
         1 ask 1    -> yes idle 1 bonus
         1 request  -> none_left",
    );
}

#[test]
fn k37_k38_a_segment_is_handed_out_only_on_request_and_costs_a_bonus_token() {
    let mut round = ich_in_bonus_phase(3);
    check_script(
        &mut round,
        "draw long -> no_draw_now
         2 request -> not_active
         0 request -> not_active
         1 request -> draw 1 bonus
         1 request -> cannot_request
         1 pass    -> cannot_pass
         draw long -> hold 1 bonus
         1 request -> cannot_request
         1 pass    -> cannot_pass
         1 ask 2   -> yes idle 2 bonus",
    );
    assert_eq!(
        (round.board().bonus_taken(), round.board().bonus_left()),
        (1, 2)
    );
}

#[test]
fn k39_the_active_decoder_may_pass_and_guess_before() {
    let mut round = ich_in_bonus_phase(3);
    check_script(
        &mut round,
        "2 pass      -> not_active
         1 guess ist -> wrong idle 1 bonus
         1 pass      -> idle 2 bonus",
    );
}

#[test]
fn k40_with_an_empty_compartment_guessing_and_passing_remain() {
    let mut round = ich_in_bonus_phase(2);
    for kind in ["long", "long", "short"] {
        play(&mut round, "1 request");
        play(&mut round, &format!("draw {kind}"));
        play(&mut round, "1 ask 2");
    }
    assert_eq!(
        (round.compartment().total(), round.board().bonus_left()),
        (0, 0)
    );
    assert!(!round.board().may_request());
    check_script(
        &mut round,
        "1 request   -> none_left
         1 guess ica -> wrong idle 1 bonus
         1 pass      -> over - bonus",
    );
}

#[test]
fn k41_after_a_request_is_served_the_turn_goes_on() {
    let mut round = ich_in_bonus_phase(4);
    assert_eq!(round.board().active(), Some(Seat(3)));
    check_script(
        &mut round,
        "3 request  -> draw 3 bonus
         draw short -> hold 3 bonus
         3 ask 2    -> yes idle 1 bonus",
    );
}
