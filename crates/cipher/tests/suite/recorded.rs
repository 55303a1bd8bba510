//! Whole games, one for every way a round or a game can end, with the records they leave.
//!
//! The records in `tests/games/` are of rules version 1 or 2: they have to replay for ever. After a new
//! game is added here, `UPDATE_GAMES=1 cargo test -p enigma-cipher --test recorded` writes its record.

use crate::common::{Table, ask, compose, free, guess, hand_out};
use enigma_cipher::{Action, Cipher, Clocks, Ending, Language, Options};
use enigma_game::record::{Header, Record};
use enigma_game::{Attendance, Game, Seat};
use std::path::PathBuf;

/// Plays a game with the first version of the word lists, told line by line.
fn play(players: u64, options: Options, script: &str) -> Table {
    let options = Options {
        lists: 1,
        ..options
    };
    play_by_rules(1, players, options, script)
}

fn play_by_rules(rules: u32, players: u64, options: Options, script: &str) -> Table {
    let mut table = Table::by_rules(rules, players, options, 1);
    for line in script
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
    {
        let parts: Vec<&str> = line.split_whitespace().collect();
        if let ["wait", seconds] = parts[..] {
            table.wait(seconds.parse().unwrap());
            continue;
        }
        let by = parts[0].parse().unwrap();
        let attendance = |attendance| (None, Some(attendance));
        let (action, attendance) = match parts[1..] {
            ["hides", word] => (Some(compose(word)), None),
            ["gives", kind] => (Some(hand_out(kind)), None),
            ["asks", zone] => (Some(ask(zone.parse().unwrap())), None),
            ["requests"] => (Some(Action::Request), None),
            ["passes"] => (Some(Action::Pass), None),
            ["stops"] => (Some(Action::Stop), None),
            ["goes", "on"] => (Some(Action::GoOn), None),
            ["guesses", word] => (Some(guess(word)), None),
            ["is", "away"] => attendance(Attendance::Away),
            ["is", "back"] => attendance(Attendance::Back),
            ["leaves"] => attendance(Attendance::Left),
            ["is", "a", "bot"] => attendance(Attendance::Bot),
            ["returns"] => attendance(Attendance::Person),
            _ => panic!("no such line: {line}"),
        };
        let done = match (action, attendance) {
            (Some(action), _) => table.act(by, action),
            (_, Some(attendance)) => table.attend(by, attendance),
            _ => unreachable!(),
        };
        done.unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    }
    table
}

struct Expected<'a> {
    endings: &'a [Ending],
    points: &'a [u32],
    places: &'a [&'a [u8]],
}

fn check(name: &str, table: &Table, expected: &Expected) {
    let record = Record::<Cipher> {
        header: Header::default(),
        setup: table.setup.clone(),
        entries: table.entries.clone(),
        end: table.game().outcome(),
    };
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/games")
        .join(format!("{name}.jsonl"));
    if std::env::var_os("UPDATE_GAMES").is_some() && !file.exists() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, record.to_text()).unwrap();
    }
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{name}: {error}"));
    let kept = Record::<Cipher>::from_text(&text).unwrap();
    assert_eq!(kept.setup, record.setup, "{name}: the record has changed");
    assert_eq!(
        kept.entries, record.entries,
        "{name}: the record has changed"
    );
    assert_eq!(kept.end, record.end, "{name}: the record has changed");
    let replayed = kept.replay(|_, _, _| ()).unwrap();
    let view = replayed.game().view(enigma_game::Viewer::Spectator);
    let endings: Vec<Ending> = view.sheet.iter().map(|result| result.ending).collect();
    assert_eq!(endings, expected.endings, "{name}");
    let outcome = replayed.game().outcome().expect("the game is over");
    assert_eq!(outcome.points.as_slice(), expected.points, "{name}");
    let places: Vec<Vec<Seat>> = expected
        .places
        .iter()
        .map(|place| place.iter().copied().map(Seat).collect())
        .collect();
    assert_eq!(outcome.ranking, places, "{name}");
}

#[test]
fn decoded_and_one_winner() {
    let table = play(
        3,
        free(3),
        "0 hides ICH
         0 gives long
         1 asks 1
         1 asks 0
         0 gives wide
         2 guesses das
         2 asks 1
         1 requests
         0 gives short
         1 asks 2
         2 guesses ich
         1 hides DAS
         2 guesses das
         2 hides OLE
         1 guesses ode
         0 guesses ole",
    );
    // 1: 1 NO + 1 bonus + 2 tokens = 5; 3; 5 + 4 + 1 = 10. 2: 3; 1; 13. 3: 5 + 6 + 2 = 13; 2; 2.
    let expected = Expected {
        endings: &[Ending::Decoded, Ending::Decoded, Ending::Decoded],
        points: &[5 + 3 + 13, 3 + 1 + 2, 10 + 13 + 2],
        places: &[&[2], &[0], &[1]],
    };
    check("decoded", &table, &expected);
}

#[test]
fn k65_a_shared_victory_of_two_players_who_are_coder_twice() {
    let table = play(
        2,
        free(3),
        "0 hides ICI
         1 passes
         1 hides ICI
         0 passes
         0 hides ICH
         1 guesses ich
         1 hides ICH
         0 guesses ich",
    );
    // Passing at once: 5 for the coder, 3 for the decoder. Naming at once: 13 and 1.
    let expected = Expected {
        endings: &[
            Ending::AllPassed,
            Ending::AllPassed,
            Ending::Decoded,
            Ending::Decoded,
        ],
        points: &[22, 22],
        places: &[&[0, 1]],
    };
    check("shared-victory", &table, &expected);
}

#[test]
fn tokens_used_with_a_knocked_out_decoder_whose_segment_passes_on() {
    let table = play(
        3,
        free(3),
        "0 hides ICH
         0 gives long
         1 asks 2
         0 gives wide
         2 guesses aaa
         2 asks 0
         2 guesses bbb
         2 guesses ccc
         1 asks 1
         1 requests
         1 guesses aaa
         1 guesses bbb
         1 guesses ccc
         1 hides ICH
         2 guesses ich
         2 hides ICH
         0 guesses ich",
    );
    // 1: 1 NO + 1 bonus + 6 tokens + 5 = 14; 0; 0. 2: 3; 1; 13. 3: 13; 3; 1.
    let expected = Expected {
        endings: &[Ending::TokensUsed, Ending::Decoded, Ending::Decoded],
        points: &[14 + 3 + 13, 1 + 3, 13 + 1],
        places: &[&[0], &[2], &[1]],
    };
    check("tokens-used", &table, &expected);
}

#[test]
fn all_passed_after_every_bonus_segment_was_bought() {
    let buying = "requests\n 0 gives long\n 1 asks 2";
    let script = format!(
        "0 hides ICN
         0 gives wide
         1 asks 1
         0 gives long
         1 asks 0
         1 {buying}
         1 {buying}
         1 {buying}
         1 passes
         1 hides ICI
         0 guesses ici
         0 hides ICI
         1 passes
         1 hides ICI
         0 passes"
    );
    let table = play(2, free(3), &script);
    // 1: three bonus tokens + 5; 3. 2: 5 + 6 + 2; 1. 3: 5; 3. 4: 3; 5.
    let expected = Expected {
        endings: &[
            Ending::AllPassed,
            Ending::Decoded,
            Ending::AllPassed,
            Ending::AllPassed,
        ],
        points: &[11 + 13 + 5 + 3, 3 + 1 + 3 + 5],
        places: &[&[0], &[1]],
    };
    check("all-passed", &table, &expected);
}

#[test]
fn kd9_clocks_do_everything_and_rounds_without_a_word_are_left_out() {
    let options = Options {
        clocks: Clocks::default(),
        ..free(3)
    };
    let table = play(
        4,
        options,
        "wait 180
         1 hides ICI
         wait 180
         wait 180
         3 hides ICH
         0 guesses ich",
    );
    // Round 2: three decisions run out, which are three passes.
    let expected = Expected {
        endings: &[
            Ending::LeftOut,
            Ending::AllPassed,
            Ending::LeftOut,
            Ending::Decoded,
        ],
        points: &[3 + 13, 5 + 3, 3 + 3, 3 + 1],
        places: &[&[0], &[1], &[2], &[3]],
    };
    check("clocks", &table, &expected);
}

#[test]
fn kd9_the_server_draws_words_and_hands_out() {
    let options = Options {
        clocks: Clocks {
            decision: None,
            ..Clocks::default()
        },
        language: Some(Language::De),
        word_list: true,
        ..free(3)
    };
    let table = play(
        2,
        options,
        "wait 180
         wait 30
         1 guesses xxx
         1 guesses xxx
         1 guesses xxx
         1 hides Ast
         0 guesses ast
         0 hides Ast
         1 guesses ast
         1 hides Ast
         0 guesses ast",
    );
    // 1: three tokens + 5; 0. Then 13 and 1 each time the word is named at once.
    let expected = Expected {
        endings: &[
            Ending::TokensUsed,
            Ending::Decoded,
            Ending::Decoded,
            Ending::Decoded,
        ],
        points: &[8 + 13 + 1 + 13, 1 + 13 + 1],
        places: &[&[0], &[1]],
    };
    check("drawn-word", &table, &expected);
}

#[test]
fn kd10_kd11_decoders_leave_until_one_player_is_left() {
    let table = play(
        3,
        free(3),
        "0 hides ICH
         0 gives long
         1 asks 1
         1 leaves
         2 asks 0
         2 leaves",
    );
    // 1 NO + 5 for the coder; the others keep nothing of the round.
    let expected = Expected {
        endings: &[Ending::NobodyLeft],
        points: &[6, 0, 0],
        places: &[&[0], &[1, 2]],
    };
    check("nobody-left", &table, &expected);
}

#[test]
fn kd10_the_coder_leaves_last_and_the_round_is_broken_off() {
    let table = play(
        3,
        free(3),
        "0 hides ICH
         2 guesses ich
         1 hides ICH
         1 gives long
         2 leaves
         1 leaves",
    );
    let expected = Expected {
        endings: &[Ending::Decoded, Ending::BrokenOff],
        points: &[1, 3, 13],
        places: &[&[2], &[1], &[0]],
    };
    check("broken-off", &table, &expected);
}

#[test]
fn kd10_away_bots_and_a_coder_who_leaves_before_his_word() {
    let table = play(
        3,
        free(3),
        "0 hides ICH
         0 gives long
         1 is away
         wait 20
         1 is back
         2 asks 0
         0 gives wide
         1 asks 1
         2 is a bot
         2 passes
         1 guesses ich
         2 returns
         1 leaves
         2 hides DAS
         0 guesses das",
    );
    // 1: 1 token; 5 + 6 + 2; 3. Round 2 is left out. 3: 13; nothing for who left; 1.
    let expected = Expected {
        endings: &[Ending::Decoded, Ending::LeftOut, Ending::Decoded],
        points: &[1 + 13, 13, 3 + 1],
        places: &[&[0], &[1], &[2]],
    };
    check("away-and-bots", &table, &expected);
}

#[test]
fn kd21_all_agree_to_stop() {
    let table = play_by_rules(
        2,
        3,
        Options {
            lists: 1,
            ..free(3)
        },
        "0 hides ICH
         0 gives long
         1 asks 1
         2 stops
         1 goes on
         1 asks 0
         2 stops
         1 stops
         1 hides DAS
         0 stops
         2 guesses das
         2 hides OLE
         0 guesses ole",
    );
    // 1: 1 NO + 5, and three tokens each. 2: 3; 1; 13. 3: 13; 3; 1.
    let expected = Expected {
        endings: &[Ending::Agreed, Ending::Decoded, Ending::Decoded],
        points: &[6 + 3 + 13, 3 + 1 + 3, 3 + 13 + 1],
        places: &[&[0], &[2], &[1]],
    };
    check("agreed", &table, &expected);
}

#[test]
fn every_ending_of_a_round_has_a_recorded_game() {
    let all = [
        "decoded",
        "tokens_used",
        "all_passed",
        "agreed",
        "nobody_left",
        "left_out",
        "broken_off",
    ];
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let mut seen: Vec<String> = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let record = Record::<Cipher>::from_text(&text).unwrap();
        let play = record.replay(|_, _, _| ()).unwrap();
        let view = play.game().view(enigma_game::Viewer::Spectator);
        for result in view.sheet {
            let ending = serde_json::to_value(result.ending).unwrap();
            seen.push(ending.as_str().unwrap().to_owned());
        }
    }
    for ending in all {
        assert!(seen.iter().any(|seen| seen == ending), "{ending}");
    }
}

#[test]
fn a_game_names_its_word_lists_and_draws_from_them() {
    let options = Options {
        language: Some(Language::En),
        word_list: true,
        clocks: Clocks::default(),
        lists: 2,
        ..free(4)
    };
    let table = play_by_rules(
        2,
        2,
        options,
        "0 hides café
         1 guesses cafe
         wait 180
         0 leaves",
    );
    let expected = Expected {
        endings: &[Ending::Decoded, Ending::NobodyLeft],
        points: &[1, 18],
        places: &[&[1], &[0]],
    };
    check("second-lists", &table, &expected);
}
