//! Replays of recorded games: of both kinds, of all versions of the rules, and of bots.

use enigma_bots::cipher::{self, CipherBot};
use enigma_bots::circuit::{self, CircuitBot};
use enigma_bots::simulation::play;
use enigma_bots::{Bot, Level};
use enigma_cipher::words::WordList;
use enigma_cipher::{Cipher, Language};
use enigma_game::record::{Commitment, Header, Record};
use enigma_game::{Game, Seats, Seed, Setup, Viewer};
use enigma_protocol::GameKind;
use enigma_protocol::replay::{ClueKind, LaneEnd, Replay, Story, Uncounted};
use enigma_puzzles::{Deck, DeckOptions, Puzzle};
use enigma_replay::replay;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

type Circuit = enigma_circuit::Circuit<Puzzle>;

/// The records that are kept of every version of the rules.
pub fn kept() -> Vec<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = ["enigma/tests/data/records", "cipher/tests/games"];
    let files = folders
        .iter()
        .flat_map(|folder| std::fs::read_dir(crates.join(folder)).unwrap());
    let mut paths: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let texts = paths.iter().map(std::fs::read_to_string);
    texts.collect::<Result<_, _>>().unwrap()
}

fn setup<G: Game>(seats: u64, seed: u64, options: G::Options) -> Setup<G::Options> {
    Setup {
        rules: G::RULES,
        seats: Seats::new(seats).unwrap(),
        seed: Seed::from_number(seed),
        options,
    }
}

fn played<G: Game>(setup: Setup<G::Options>, bots: &mut [Box<dyn Bot<G>>]) -> String {
    let played = play(setup.clone(), bots, |_| ()).unwrap_or_else(|fault| panic!("{fault}"));
    let record = Record::<G> {
        header: Header {
            names: vec!["Mara".into(); setup.seats.count()],
            started: 1_794_787_200_000,
            commitment: Some(Commitment::to(&setup.seed, Seed::from_number(9))),
        },
        setup,
        entries: played.entries,
        end: Some(played.outcome),
    };
    record.to_text()
}

pub fn circuit_of_bots(seats: u64, seed: u64) -> String {
    let deck = Deck::deal(seed, &DeckOptions::default());
    let setup = setup::<Circuit>(seats, seed, enigma_circuit::Options::with_deck(&deck));
    let bot = |seat: u64| -> Box<dyn Bot<Circuit>> {
        let player = circuit::Player::Level(Level::ALL[(seed + seat) as usize % 4]);
        Box::new(CircuitBot::new(player, Seed::from_number(seed + seat)))
    };
    played(setup, &mut (0..seats).map(bot).collect::<Vec<_>>())
}

pub fn cipher_of_bots(seats: u64, seed: u64) -> String {
    let options = enigma_cipher::Options {
        length: 3 + (seed / 4 % 4) as u8,
        language: Some(Language::ALL[seed as usize % 4]),
        ..enigma_cipher::Options::default()
    };
    let bot = |seat: u64| -> Box<dyn Bot<Cipher>> {
        let player = cipher::Player::Level(Level::ALL[(seed / 3 + seat) as usize % 4]);
        Box::new(CipherBot::new(player, Seed::from_number(seed + seat)))
    };
    let setup = setup::<Cipher>(seats, seed, options);
    played(setup, &mut (0..seats).map(bot).collect::<Vec<_>>())
}

/// Every step of the replay is the view that was told in the game.
fn check_steps<G: Game>(text: &str, replay: &Replay) {
    let record = Record::<G>::from_text(text).unwrap();
    let mut seen: Value = replay.start.read().unwrap();
    let mut steps = replay.steps.iter();
    record
        .replay(|entry, events, game| {
            let told = if let Some(entry) = entry {
                let step = steps.next().expect("a step for each line");
                assert_eq!(step.at, entry.at.0);
                step.patch.clone().apply(&mut seen).unwrap();
                &step.events
            } else {
                &replay.events
            };
            let view = serde_json::to_value(game.view(Viewer::Spectator)).unwrap();
            assert_eq!(seen, view);
            let events = serde_json::to_value(events).unwrap();
            assert_eq!(told.read::<Value>().unwrap(), events);
        })
        .unwrap();
    assert_eq!(steps.next(), None);
}

fn check(text: &str) -> Replay {
    let replay = replay(text).unwrap();
    match replay.header.game {
        GameKind::Circuit => check_steps::<Circuit>(text, &replay),
        GameKind::Cipher => check_steps::<Cipher>(text, &replay),
    }
    replay
}

#[test]
fn every_step_of_a_replay_is_the_view_that_was_told() {
    let mut rules = BTreeSet::new();
    for text in kept() {
        let header = check(&text).header;
        rules.insert((header.game.name(), header.rules));
    }
    check(&circuit_of_bots(3, 3));
    check(&cipher_of_bots(4, 4));
    let versions = |kind: &'static str, to| (1..=to).map(move |rules| (kind, rules));
    let all = versions("circuit", Circuit::RULES).chain(versions("cipher", Cipher::RULES));
    assert_eq!(rules, all.collect());
}

#[test]
fn the_lanes_and_placements_of_circuit_are_those_of_the_game() {
    for seed in 0..2 {
        let text = circuit_of_bots(4 - seed, seed);
        let replay = replay(&text).unwrap();
        let Story::Circuit { rounds } = &replay.story else {
            panic!("a game of Circuit")
        };
        let mut points = vec![0; replay.header.names.len()];
        for round in rounds {
            let Some(solving) = &round.solving else {
                continue;
            };
            for lane in &solving.lanes {
                assert!(lane.grade.is_some(), "{lane:?}");
                let stays: Vec<u32> = lane.drafts.iter().map(|draft| draft.stays).collect();
                assert!(stays.is_sorted(), "{stays:?}");
                for draft in &lane.drafts {
                    let step = &replay.steps[draft.step as usize - 1];
                    assert_eq!(
                        (step.by, step.at),
                        (Some(lane.seat), solving.began + draft.after)
                    );
                    assert!(draft.stays <= draft.laid && draft.laid <= lane.pieces);
                }
                match lane.end {
                    LaneEnd::Solved { after } => {
                        let last = lane.drafts.last().unwrap();
                        assert_eq!((last.after, last.stays), (after, lane.pieces));
                        assert_eq!(lane.solution, None);
                    }
                    _ => assert!(lane.solution.is_some(), "one that is right is shown"),
                }
            }
            let solved = |end: &LaneEnd| matches!(end, LaneEnd::Solved { .. });
            let solvers = solving.lanes.iter().filter(|lane| solved(&lane.end));
            assert_eq!(solvers.count(), round.placements.len());
            for placement in &round.placements {
                for (sum, points) in points.iter_mut().zip(&placement.points) {
                    *sum += points;
                }
            }
            assert_eq!(round.scores, points);
        }
        assert_eq!(points, replay.header.outcome.unwrap().points.as_slice());
        assert!(replay.header.seal.unwrap().holds);
    }
}

/// Whether a word would have given these answers, found by laying it out from the beginning.
fn fits(options: &enigma_cipher::Options, word: enigma_cipher::Word, clues: &[ClueKind]) -> bool {
    let needs = options.alphabet.segments_of(word).unwrap();
    let mut open = needs.clone();
    let mut refused = BTreeSet::new();
    clues.iter().all(|clue| match clue {
        ClueKind::Named { word: named, right } => (word.as_str() == named) == *right,
        ClueKind::Asked { kind, zone, yes } => {
            let kind = enigma_cipher::Kind::ALL
                .into_iter()
                .find(|one| one.to_string() == *kind)
                .unwrap();
            let room = |zone: usize, refused: &BTreeSet<_>| {
                open[zone][kind] > 0 && !refused.contains(&(zone, kind))
            };
            let somewhere = (0..open.len()).any(|zone| room(zone, &refused));
            let zone = usize::from(*zone);
            let goes = open[zone][kind] > 0;
            if *yes && goes {
                open[zone][kind] -= 1;
            } else {
                refused.insert((zone, kind));
            }
            somewhere && goes == *yes
        }
    })
}

/// Counts the words of every clue of the rounds of a game once more; how many rounds there were.
fn count_again(seed: u64) -> usize {
    let text = cipher_of_bots(2 + seed % 3, seed);
    let record = Record::<Cipher>::from_text(&text).unwrap();
    let options = &record.setup.options;
    let list = WordList::of(options.language.unwrap(), options.lists).unwrap();
    let Story::Cipher { rounds } = replay(&text).unwrap().story else {
        panic!("a game of Cipher")
    };
    for round in &rounds {
        let clues: Vec<ClueKind> = round.clues.iter().map(|clue| clue.what.clone()).collect();
        let count = |clues: &[ClueKind]| {
            let words = list.of_length(options.length).iter();
            words
                .filter(|entry| fits(options, entry.word(), clues))
                .count() as u32
        };
        assert_eq!(round.words, Some(count(&[])));
        for (index, clue) in round.clues.iter().enumerate() {
            let told = clue.told.unwrap();
            assert_eq!(
                told.after,
                count(&clues[..=index]),
                "{seed} {}",
                round.round
            );
            let Some((asked, best)) = told.asked.zip(told.best) else {
                continue;
            };
            assert_eq!(asked.yes + asked.no, told.before);
            assert_eq!(best.yes + best.no, told.before);
            assert!(best.bits >= asked.bits);
            let ClueKind::Asked { yes, .. } = clue.what else {
                panic!("a question")
            };
            assert_eq!(told.after, if yes { asked.yes } else { asked.no });
        }
        let names_it = |clue: &ClueKind| matches!(clue, ClueKind::Named { right: true, .. });
        let named = clues.iter().position(names_it).unwrap_or(clues.len());
        let left = count(&clues[..named]);
        assert_eq!(round.settled.is_some(), left == 1);
        assert_eq!(
            round.twins.len(),
            if left == 1 { 0 } else { left.min(24) as usize }
        );
        assert!(left == 1 || round.twins.contains(round.word.as_ref().unwrap()) || left > 24);
    }
    rounds.len()
}

#[test]
fn the_words_left_are_those_of_a_count_over_the_list() {
    let rounds: usize = (0..8).map(count_again).sum();
    assert!(rounds >= 16, "{rounds}");
}

#[test]
#[ignore = "500 rounds, for `make slow`"]
fn the_words_left_in_500_rounds_are_those_of_a_count_over_the_list() {
    let mut rounds = 0;
    let mut seed = 100;
    while rounds < 500 {
        rounds += count_again(seed);
        seed += 1;
    }
}

#[test]
fn without_a_list_or_with_a_house_word_nothing_is_counted_and_it_is_said_why() {
    let mut why = BTreeSet::new();
    for text in kept()
        .iter()
        .filter(|text| text.contains("\"game\":\"cipher\""))
    {
        let replay = replay(text).unwrap();
        if let Story::Cipher { rounds } = replay.story {
            for round in rounds {
                assert_eq!(round.uncounted.is_none(), round.words.is_some());
                assert_eq!(round.word.is_some(), round.seal.is_some());
                why.extend(round.uncounted.map(|why| format!("{why:?}")));
            }
        }
    }
    let no_list = format!("{:?}", Uncounted::NoList);
    assert!(why.contains(&no_list), "{why:?}");
}

#[test]
fn a_file_that_is_no_record_of_ours_is_refused_with_its_line() {
    let text = circuit_of_bots(2, 1);
    let lines: Vec<&str> = text.lines().collect();
    let torn = lines[..lines.len() - 1].join("\n");
    let altered = text.replacen("\"seats\":2", "\"seats\":3", 1);
    let foreign = text.replacen("\"game\":\"circuit\"", "\"game\":\"chess\"", 1);
    let newer = text.replacen("\"enigma_record\":2", "\"enigma_record\":4", 1);
    for (text, line, says) in [
        ("", 1, "breaks off"),
        ("hello", 1, "no Enigma record"),
        (&torn, lines.len(), "breaks off"),
        (&altered, 1, "altered"),
        (&foreign, 1, "chess"),
        (&newer, 1, "format 4"),
    ] {
        let fault = replay(text).unwrap_err();
        assert_eq!(fault.line, line, "{fault}");
        assert!(fault.to_string().contains(says), "{fault}");
    }
    let mut later = Record::<Circuit>::from_text(&text).unwrap();
    later.setup.rules = Circuit::RULES + 1;
    assert_eq!(replay(&later.to_text()).unwrap_err().line, 1);
}
