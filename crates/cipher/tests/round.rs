//! The rules of one round, each told as a script: what is done, and what comes of it.

mod common;

use common::{check, check_script, play, points, round, seats, word};
use enigma_cipher::{Alphabet, Counts, Kind, Reason, Round};
use enigma_game::Seat;

// I is one long, C one wide, O two wide, H two long and a short, N three long, L and T a long and
// a short. ICH has five segments: after two of them the bonus phase begins.

/// ICH with its first two segments placed by seats 1 and 2.
const ICH_TO_BONUS: &str = "
    draw long -> hold 1
    1 ask 0   -> yes draw 2
    draw wide -> hold 2
    2 ask 1   -> yes idle 1 bonus";

fn ich_in_bonus_phase(players: u64) -> Round {
    let mut round = round(players, "ICH");
    for line in ["draw long", "1 ask 0", "draw wide"] {
        play(&mut round, line);
    }
    let active = round.board().active().unwrap();
    play(&mut round, &format!("{} ask 1", active.0));
    assert!(round.board().bonus_phase());
    round
}

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
fn k24_yes_if_the_letter_has_more_of_the_kind_than_lie_there() {
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

#[test]
fn k50_any_decoder_guesses_at_any_moment() {
    check(
        3,
        "ICH",
        "2 guess abc -> wrong draw 1
         1 guess abc -> wrong draw 1
         draw long   -> hold 1
         2 guess abd -> wrong hold 1
         1 guess abd -> wrong hold 1
         1 ask 0     -> yes draw 2
         draw wide   -> hold 2
         2 ask 1     -> yes idle 1 bonus
         1 request   -> draw 1 bonus
         2 guess ich -> right over - bonus",
    );
}

#[test]
fn k51_the_coder_never_guesses() {
    check(
        3,
        "ICH",
        "0 guess ich -> coder_cannot_guess
         9 guess ich -> bad_player",
    );
}

#[test]
fn k52_a_wrong_word_costs_a_token_and_changes_nothing_else() {
    let mut round = check(3, "ICH", "draw long -> hold 1");
    let steps = round.board().steps();
    check_script(&mut round, "2 guess abc -> wrong hold 1");
    let board = round.board();
    assert_eq!(board.tokens().as_slice(), [0, 3, 2]);
    assert_eq!((board.received(), board.steps()), (1, steps));
    assert_eq!(board.held(), Some(Kind::Long));
    assert_eq!(board.deductions()[0].word, word("ABC"));
}

#[test]
fn k53_three_wrong_words_eliminate() {
    let round = check(
        3,
        "ICH",
        "2 guess abc -> wrong draw 1
         2 guess abc -> wrong draw 1
         2 guess abc -> out draw 1
         2 guess ich -> eliminated
         draw long   -> hold 1
         1 ask 0     -> yes draw 1",
    );
    assert!(!round.board().is_playing(Seat(2)));
}

#[test]
fn k54_the_next_decoder_takes_the_segment_over_and_the_turn_goes_on_from_him() {
    let round = check(
        4,
        "ICH",
        "draw long   -> hold 1
         1 guess abc -> wrong hold 1
         1 guess abd -> wrong hold 1
         1 ask 1     -> no hold 1
         1 guess abe -> out hold 2
         1 ask 0     -> not_active
         2 ask 1     -> already_rejected
         2 ask 0     -> yes draw 3
         draw wide   -> hold 3
         3 ask 1     -> yes idle 2 bonus",
    );
    assert_eq!(round.board().no_tokens(), 1);
}

#[test]
fn k54_a_requested_segment_goes_over_without_a_second_bonus_token() {
    let mut round = ich_in_bonus_phase(3);
    check_script(
        &mut round,
        "1 guess abc -> wrong idle 1 bonus
         1 guess abd -> wrong idle 1 bonus
         1 request   -> draw 1 bonus
         1 guess abe -> out draw 2 bonus
         2 request   -> cannot_request
         draw short  -> hold 2 bonus
         2 ask 2     -> yes idle 2 bonus",
    );
    assert_eq!(round.board().bonus_taken(), 1);
}

#[test]
fn k54_an_eliminated_decoder_without_a_segment_makes_way() {
    check(
        3,
        "ICH",
        "1 guess abc -> wrong draw 1
         1 guess abd -> wrong draw 1
         1 guess abe -> out draw 2",
    );
    let mut round = ich_in_bonus_phase(3);
    check_script(
        &mut round,
        "1 guess abc -> wrong idle 1 bonus
         1 guess abd -> wrong idle 1 bonus
         1 guess abe -> out idle 2 bonus",
    );
}

#[test]
fn k55_the_right_word_ends_the_round_and_its_token_stays_with_the_coder() {
    let round = check(
        3,
        "ICH",
        "draw long   -> hold 1
         2 guess Ich -> right over -
         1 ask 0     -> round_over
         draw wide   -> round_over
         1 guess ich -> round_over
         1 request   -> round_over
         1 pass      -> round_over",
    );
    let board = round.board();
    assert_eq!(
        (board.reason(), board.solver()),
        (Some(Reason::Decoded), Some(Seat(2)))
    );
    assert_eq!((board.received(), board.tokens()[Seat(2)]), (1, 2));
    assert_eq!(board.held(), Some(Kind::Long));
}

#[test]
fn k56_kd18_the_round_ends_when_all_tokens_are_used() {
    let round = check(
        2,
        "ICH",
        "1 guess abc -> wrong draw 1
         1 guess abc -> wrong draw 1
         1 guess abc -> out over -",
    );
    assert_eq!(round.board().reason(), Some(Reason::TokensUsed));
    assert_eq!(points(&round), [3 + 5, 0]);
}

#[test]
fn k58_k59_k60_remaining_tokens_enigma_and_bonus_tokens_score() {
    let round = check(
        4,
        "ICH",
        "draw long   -> hold 1
         1 ask 1     -> no hold 1
         1 ask 0     -> yes draw 2
         draw wide   -> hold 2
         2 ask 1     -> yes idle 3 bonus
         3 request   -> draw 3 bonus
         draw short  -> hold 3 bonus
         3 ask 2     -> yes idle 1 bonus
         1 guess abc -> wrong idle 1 bonus
         2 guess ich -> right over - bonus",
    );
    // Coder: 1 NO, 1 bonus token, 2 deduction tokens. Seat 2: Enigma, 2 bonus tokens, 2 left.
    assert_eq!(points(&round), [1 + 2 + 2, 2, 5 + 4 + 2, 3]);
}

#[test]
fn k60_k61_undecoded_the_coder_gets_the_enigma_token_and_nobody_the_bonus_tokens() {
    let mut round = ich_in_bonus_phase(3);
    check_script(
        &mut round,
        "1 pass -> idle 2 bonus
         2 pass -> over - bonus",
    );
    assert_eq!(points(&round), [5, 3, 3]);
}

#[test]
fn k62_the_example_panda() {
    let round = check(
        3,
        "Panda",
        "draw long     -> hold 1
         1 ask 0       -> yes draw 2
         draw long     -> hold 2
         2 ask 0       -> no hold 2
         2 ask 1       -> yes draw 1
         draw long     -> hold 1
         1 ask 1       -> yes draw 2
         draw long     -> hold 2
         2 ask 1       -> no hold 2
         2 ask 2       -> yes draw 1
         draw long     -> hold 1
         1 ask 2       -> yes draw 2
         draw long     -> hold 2
         2 ask 2       -> yes draw 1
         draw long     -> hold 1
         1 ask 3       -> yes draw 2
         draw wide     -> hold 2
         2 ask 3       -> yes draw 1
         draw long     -> hold 1
         1 ask 3       -> no hold 1
         1 ask 4       -> yes draw 2
         draw long     -> hold 2
         2 ask 4       -> yes idle 1 bonus
         2 guess hunde -> wrong idle 1 bonus
         1 guess pinta -> wrong idle 1 bonus
         1 request     -> draw 1 bonus
         draw tight    -> hold 1 bonus
         1 ask 0       -> yes idle 2 bonus
         2 pass        -> idle 1 bonus
         1 guess panda -> right over - bonus",
    );
    // Lee made the word, Tina named it, Ben has two tokens left.
    assert_eq!(points(&round), [8, 10, 2]);
}

#[test]
fn k62_the_example_hobby() {
    let round = check(
        3,
        "hobby",
        "draw wide     -> hold 1
         1 ask 0       -> no hold 1
         1 ask 1       -> yes draw 2
         draw wide     -> hold 2
         2 ask 1       -> yes draw 1
         draw long     -> hold 1
         1 ask 1       -> no hold 1
         1 ask 0       -> yes draw 2
         draw long     -> hold 2
         2 ask 0       -> yes draw 1
         draw long     -> hold 1
         1 ask 4       -> no hold 1
         1 ask 2       -> yes draw 2
         draw long     -> hold 2
         2 ask 3       -> yes draw 1
         draw short    -> hold 1
         1 ask 0       -> yes draw 2
         draw short    -> hold 2
         2 ask 4       -> yes draw 1
         draw short    -> hold 1
         1 ask 2       -> no hold 1
         1 ask 4       -> yes draw 2
         draw tight    -> hold 2
         2 ask 0       -> no hold 2
         2 ask 2       -> yes draw 1
         draw tight    -> hold 1
         1 ask 2       -> yes idle 2 bonus
         2 request     -> draw 2 bonus
         draw tight    -> hold 2 bonus
         2 ask 3       -> yes idle 1 bonus
         1 guess lobby -> wrong idle 1 bonus
         1 guess hobby -> right over - bonus",
    );
    // Tina made the word, Ben named it with his second token, Lee used none.
    assert_eq!(points(&round), [9, 10, 3]);
}

#[test]
fn kd5_a_deduction_needs_the_agreed_length_and_letters_and_nothing_else() {
    let round = check(
        3,
        "ICH",
        "1 guess ichs  -> bad_guess
         1 guess ic    -> bad_guess
         1 guess i-h   -> bad_guess
         1 guess ic🐼  -> bad_guess
         1 guess qqq   -> wrong draw 1
         1 guess qqq   -> wrong draw 1",
    );
    assert_eq!(round.board().tokens()[Seat(1)], 1);
}

#[test]
fn kd5_a_deduction_may_hold_a_letter_that_the_table_lacks() {
    let one = Counts::from_fn(|kind| u32::from(kind == Kind::Long));
    let alphabet = Alphabet::from_letters([('A', one), ('B', one)]);
    let mut round = Round::new(seats(2), Seat(0), word("ABA"), &alphabet, |_| false).unwrap();
    check_script(&mut round, "1 guess xyz -> wrong idle 1 bonus");
    assert!(Round::new(seats(2), Seat(0), word("ABC"), &alphabet, |_| false).is_err());
}

#[test]
fn kd6_all_must_pass_one_after_the_other() {
    let mut round = ich_in_bonus_phase(4);
    assert!(!round.board().pass_ends_round());
    check_script(
        &mut round,
        "3 pass -> idle 1 bonus
         1 pass -> idle 2 bonus",
    );
    assert!(round.board().pass_ends_round());
    check_script(&mut round, "2 pass -> over - bonus");
    assert_eq!(round.board().reason(), Some(Reason::AllPassed));
}

#[test]
fn kd6_a_request_in_between_begins_the_count_anew() {
    let mut round = ich_in_bonus_phase(3);
    check_script(
        &mut round,
        "1 pass     -> idle 2 bonus
         2 request  -> draw 2 bonus
         draw short -> hold 2 bonus
         2 ask 2    -> yes idle 1 bonus
         1 pass     -> idle 2 bonus
         2 pass     -> over - bonus",
    );
}

#[test]
fn kd6_a_deduction_by_anybody_in_between_begins_the_count_anew() {
    let mut round = ich_in_bonus_phase(3);
    check_script(
        &mut round,
        "1 pass      -> idle 2 bonus
         1 guess abc -> wrong idle 2 bonus
         2 pass      -> idle 1 bonus
         1 guess abc -> wrong idle 1 bonus
         1 pass      -> idle 2 bonus
         1 guess a   -> bad_guess
         2 pass      -> over - bonus",
    );
}

#[test]
fn kd6_only_decoders_still_in_the_round_count() {
    let mut round = ich_in_bonus_phase(3);
    check_script(
        &mut round,
        "2 guess abc -> wrong idle 1 bonus
         2 guess abc -> wrong idle 1 bonus
         2 guess abc -> out idle 1 bonus
         1 pass      -> over - bonus",
    );
}

#[test]
fn kd6_kd18_a_single_decoder_ends_the_round_with_his_pass() {
    let mut round = ich_in_bonus_phase(2);
    assert!(round.board().pass_ends_round());
    check_script(&mut round, "1 pass -> over - bonus");
}

#[test]
fn kd7_the_first_right_deduction_counts_and_a_later_one_is_void() {
    let round = check(
        3,
        "ICH",
        "1 guess ich -> right over -
         2 guess ich -> round_over",
    );
    assert_eq!(round.board().tokens()[Seat(2)], 3);
    // A deduction that eliminates takes effect before a question that is read later.
    check(
        3,
        "ICH",
        "draw long   -> hold 1
         1 guess abc -> wrong hold 1
         1 guess abc -> wrong hold 1
         1 guess abc -> out hold 2
         1 ask 0     -> not_active",
    );
}

#[test]
fn kd10_a_segment_handed_on_keeps_the_decoder_in_the_round() {
    let round = check(
        3,
        "ICH",
        "draw long   -> hold 1
         1 ask 1     -> no hold 1
         hand on     -> hold 2
         1 guess abc -> wrong hold 2
         2 ask 1     -> already_rejected
         2 ask 0     -> yes draw 1",
    );
    assert_eq!(round.board().tokens().as_slice(), [0, 2, 3]);
}

#[test]
fn kd10_whoever_leaves_is_out_and_his_tokens_score_nothing() {
    let mut round = check(
        3,
        "ICH",
        "draw long   -> hold 1
         1 leaves    -> hold 2
         1 guess ich -> eliminated
         2 ask 0     -> yes draw 2
         2 guess ich -> right over -",
    );
    assert_eq!(points(&round), [1, 0, 5 + 6 + 2]);
    check_script(&mut round, "2 leaves -> over -");
    assert_eq!(points(&round), [1, 0, 13]);
}

#[test]
fn kd6_kd10_when_the_last_who_has_not_passed_leaves_all_have_passed() {
    let mut round = ich_in_bonus_phase(4);
    check_script(
        &mut round,
        "3 pass   -> idle 1 bonus
         1 pass   -> idle 2 bonus
         2 leaves -> over - bonus",
    );
    assert_eq!(round.board().reason(), Some(Reason::AllPassed));
}

#[test]
fn kd11_with_nobody_left_the_round_is_over_and_not_decoded() {
    let round = check(
        3,
        "ICH",
        "2 guess abc -> wrong draw 1
         2 guess abc -> wrong draw 1
         2 guess abc -> out draw 1
         1 leaves    -> over -",
    );
    assert_eq!(round.board().reason(), Some(Reason::NobodyLeft));
    assert_eq!(points(&round), [3 + 5, 0, 0]);
}

#[test]
fn kd12_at_most_four_no_tokens_lie_in_a_zone() {
    // The decoder always asks the first zone he may: it collects NO tokens, one a kind.
    let alphabet = Alphabet::standard();
    let mut round = Round::new(seats(2), Seat(0), word("IQBE"), &alphabet, |_| false).unwrap();
    while !round.board().bonus_phase() {
        let kind = round.compartment().kinds().last().unwrap();
        round.hand_out(kind).unwrap();
        while round.board().held().is_some() {
            let zone = round.board().askable().next().unwrap();
            round.ask(Seat(1), zone.into()).unwrap();
        }
    }
    let nos = |zone: &enigma_cipher::Zone| zone.rejected.pairs().filter(|pair| *pair.1).count();
    let most = round.board().zones().iter().map(nos).max().unwrap();
    assert!((3..=4).contains(&most), "{most}");
}

#[test]
fn kd13_segments_are_not_limited_by_what_is_in_a_box() {
    // The printed game has 48 pieces; this word needs fifteen short sticks.
    assert_eq!(round(2, "EKZEME").compartment()[Kind::Short], 15);
}

#[test]
fn kd19_the_first_fault_in_order_is_named() {
    check(
        3,
        "ICH",
        "draw tight  -> no_such_segment
         2 ask 7     -> not_active
         1 ask 7     -> no_segment
         2 request   -> not_active
         draw long   -> hold 1
         draw tight  -> no_draw_now
         1 ask 7     -> no_such_zone
         2 pass      -> not_active
         0 guess a   -> coder_cannot_guess
         1 guess a   -> bad_guess
         1 guess abc -> wrong hold 1
         1 guess abc -> wrong hold 1
         1 guess abc -> out hold 2
         1 guess a   -> eliminated",
    );
}

#[test]
fn the_script_of_ich_reaches_the_bonus_phase() {
    check(3, "ICH", ICH_TO_BONUS);
}
