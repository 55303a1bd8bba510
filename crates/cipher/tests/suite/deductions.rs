//! Deductions, the end of a round and its scoring (K-50 to K-62), and what is decided on them, each
//! rule told as a script: what is done, and what comes of it.

use crate::common::{check, check_script, ich_in_bonus_phase, points, round, seats, word};
use enigma_cipher::{Alphabet, Counts, Kind, Reason, Round};
use enigma_game::Seat;

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
fn k52_kd8_a_wrong_word_is_known_to_all_costs_a_token_and_changes_nothing_else() {
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
fn kd21_all_decoders_may_agree_to_stop_from_the_first_segment_on() {
    let round = check(
        3,
        "PANDA",
        "0 stop    -> coder_cannot_guess
         9 stop    -> bad_player
         1 go on   -> no_offer
         2 stop    -> draw 1
         2 stop    -> cannot_stop
         draw long -> hold 1
         1 stop    -> over -
         1 stop    -> round_over",
    );
    assert_eq!(round.board().reason(), Some(Reason::Agreed));
    // The Enigma token; three deduction tokens each.
    assert_eq!(points(&round), [5, 3, 3]);
}

#[test]
fn kd21_an_offer_falls_when_somebody_declines_or_play_goes_on() {
    let mut round = check(
        4,
        "PANDA",
        "draw long   -> hold 1
         3 stop      -> hold 1
         2 go on     -> hold 1
         3 stop      -> cannot_stop
         1 ask 0     -> yes draw 2
         3 stop      -> draw 2
         1 stop      -> draw 2
         draw long   -> hold 2
         2 ask 1     -> yes draw 3
         2 stop      -> draw 3
         3 guess pan -> bad_guess",
    );
    assert_eq!(round.board().stopping().collect::<Vec<_>>(), [Seat(2)]);
    check_script(&mut round, "3 guess pants -> wrong draw 3");
    assert_eq!(round.board().stopping().count(), 0);
    check_script(
        &mut round,
        "1 stop   -> draw 3
         2 stop   -> draw 3
         3 leaves -> over -",
    );
    assert_eq!(round.board().reason(), Some(Reason::Agreed));
}

#[test]
fn kd21_whoever_is_out_is_not_asked_and_one_decoder_stops_alone() {
    let round = check(
        3,
        "PANDA",
        "1 guess aaaaa -> wrong draw 1
         1 guess aaaaa -> wrong draw 1
         1 guess aaaaa -> out draw 2
         1 stop        -> eliminated
         2 stop        -> over -",
    );
    assert_eq!(points(&round), [5 + 3, 0, 3]);
    check(2, "PANDA", "1 stop -> over -");
}
