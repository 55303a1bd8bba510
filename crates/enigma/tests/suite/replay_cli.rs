//! `enigma replay` through the real binary, on a game of Circuit with real puzzles and on the
//! recorded games of Cipher.

use crate::run::{answers, enigma};
use enigma_circuit::{Action, AttemptState, Circuit, Options};
use enigma_game::record::{Commitment, Header, Play, Record};
use enigma_game::{Chance, Game, Happening, Millis, Outcome, Seat, Seats, Seed, Setup, Viewer};
use enigma_puzzles::{Deck, DeckOptions, Puzzle};
use serde_json::json;
use std::path::{Path, PathBuf};

type Table = Circuit<Puzzle>;

/// Games of earlier versions, kept for ever: whatever changes, these replay.
const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/records");

const NAMES: [&str; 4] = ["Mara", "Tomáš", "Žofie", "Jean"];

/// A whole game between seats that choose and place at random, and solve all puzzles but some.
fn played(number: u64) -> Record<Table> {
    let setup = Setup {
        rules: Table::RULES,
        seats: Seats::new(2 + number % 3).unwrap(),
        seed: Seed::from_number(number),
        options: Options::with_deck(&Deck::deal(number, &DeckOptions::default())),
    };
    let (mut play, _) = Play::<Table>::start(setup.clone()).unwrap();
    let mut chance = Chance::from_number(number);
    let mut entries = Vec::new();
    let mut now = Millis::ZERO;
    while play.game().outcome().is_none() {
        now = now.after(Millis(chance.below(9_000)));
        entries.extend(std::iter::from_fn(|| play.overdue(now)).map(|step| step.entry));
        for seat in setup.seats.all() {
            if let Some(action) = next_action(play.game(), seat, &mut chance) {
                let step = play.happen(Happening::Act(seat, action), now);
                entries.push(step.expect("the view offered it").entry);
            }
        }
    }
    Record {
        header: Header {
            names: NAMES[..setup.seats.count()]
                .iter()
                .map(ToString::to_string)
                .collect(),
            started: 1_794_787_200_000,
            ..Header::default()
        },
        end: play.game().outcome(),
        setup,
        entries,
    }
}

fn next_action(game: &Table, seat: Seat, chance: &mut Chance) -> Option<<Table as Game>::Action> {
    let view = game.view(Viewer::Seat(seat));
    let own = view.you?;
    if let Some(&category) = chance.pick(&own.choices) {
        return Some(Action::Choose { category });
    }
    let attempt = view.seats[seat.index()].attempt;
    let works = attempt.is_some_and(|attempt| attempt.state == AttemptState::Working);
    if let Some(puzzle) = own.puzzle.filter(|_| works) {
        return match chance.below(10) {
            0 => Some(Action::GiveUp),
            1..=6 => puzzle.solve().map(|draft| Action::Draft { draft }),
            _ => None,
        };
    }
    if own.may_decline && chance.below(12) == 0 {
        return Some(Action::Decline);
    }
    let placement = chance.pick(&own.placements)?;
    let open = placement
        .cells
        .iter()
        .position(|cell| cell.blocked_by.is_none());
    let supply = game.position().supply()[seat];
    Some(Action::Place {
        x: placement.x,
        y: placement.y,
        turn: placement.turn,
        cell: open.filter(|_| supply > 0).map(|cell| cell as u32),
    })
}

/// A file that is gone when the test is.
struct Scratch(PathBuf);

impl Scratch {
    fn with(name: &str, text: &str) -> Self {
        let path = std::env::temp_dir().join(format!("enigma-{}-{name}", std::process::id()));
        std::fs::write(&path, text).expect("a place for the file");
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a path in UTF-8")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn records_in(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the kept records");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let mut records: Vec<_> = paths
        .filter(|path| path.extension() == Some("jsonl".as_ref()))
        .collect();
    records.sort();
    records
}

#[test]
fn the_story_of_a_game_is_told_round_by_round_to_the_standing() {
    let record = played(1);
    let file = Scratch::with("story.jsonl", &record.to_text());
    let run = enigma(&["replay", file.path()], b"");
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    let story = run.output;
    assert!(
        story.starts_with("Circuit, 3 players: Mara, Tomáš, Žofie"),
        "{story}"
    );
    assert!(
        story.contains("Round 1,") && story.contains("Round 2,"),
        "{story}"
    );
    let Outcome { ranking, points } = record.end.unwrap();
    let winner = NAMES[ranking[0][0].index()];
    let standing = story.split("Final standing").nth(1).expect("the standing");
    let first = format!("1. {winner} {}", points[ranking[0][0]]);
    assert!(standing.contains(&first), "{standing}");
}

/// Tiles remain when stacks run out for some of the players only (D-10).
#[test]
fn the_story_says_why_a_game_ended_before_fifteen_points() {
    let mut seen = 0;
    for path in records_in(Path::new(KEPT)) {
        let run = enigma(&["replay", path.to_str().unwrap()], b"");
        assert!(!run.output.contains("stacks are empty"), "{}", run.output);
        let ends = ["Fifteen points are reached", "Fewer stacks have tiles left"];
        seen += usize::from(ends.iter().any(|end| run.output.contains(end)));
    }
    assert!(seen >= 6, "{seen}");
}

#[test]
fn for_programs_there_is_one_json_object() {
    let record = played(2);
    let text = record.to_text();
    let run = enigma(&["replay", "-", "--json"], text.as_bytes());
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    let answer = answers(&run).remove(0);
    assert_eq!(
        (&answer["ok"], &answer["game"]),
        (&json!(true), &json!("circuit"))
    );
    assert_eq!(answer["end"], json!(record.end));
    let happened = answer["happened"].as_array().expect("a list");
    assert_eq!(
        happened.len(),
        record.entries.len() + 1,
        "the start and every entry"
    );
    assert_eq!(happened[0]["events"][0]["type"], "round_began");
}

#[test]
fn an_altered_record_is_refused_with_the_line_at_fault() {
    let text = played(3).to_text();
    let lines: Vec<&str> = text.lines().collect();
    for (line, old, new) in [
        (1, "\"rules\":3", "\"rules\":2"),
        (7, "\"at\":", "\"at\":1"),
    ] {
        let mut altered: Vec<String> = lines.iter().map(ToString::to_string).collect();
        assert!(altered[line - 1].contains(old));
        altered[line - 1] = altered[line - 1].replacen(old, new, 1);
        let file = Scratch::with(&format!("altered-{line}.jsonl"), &altered.join("\n"));
        let run = enigma(&["replay", file.path()], b"");
        assert_eq!((run.status, run.output.as_str()), (1, ""));
        assert!(
            run.errors.contains(&format!("line {line}:")),
            "{}",
            run.errors
        );
        let run = enigma(&["replay", file.path(), "--json"], b"");
        assert_eq!((run.status, &answers(&run)[0]["line"]), (1, &json!(line)));
    }
    let half = lines[..lines.len() / 2].join("\n");
    let run = enigma(&["replay", "-"], half.as_bytes());
    assert!(run.errors.contains("breaks off"), "{}", run.errors);
}

#[test]
fn what_is_no_record_is_refused() {
    for nonsense in [
        &b""[..],
        b"\n",
        b"hello\n",
        b"\xff\xff",
        b"{\"enigma_record\":1,\"game\":\"go\"}",
    ] {
        let run = enigma(&["replay", "-"], nonsense);
        assert_eq!((run.status, run.output.as_str()), (1, ""), "{nonsense:?}");
        assert!(run.errors.contains("line 1"), "{}", run.errors);
    }
    let run = enigma(&["replay", "no-such-file"], b"");
    assert_eq!(run.status, 2);
    assert!(run.errors.contains("no-such-file"));
}

#[test]
fn games_of_earlier_versions_still_replay() {
    let ours = records_in(Path::new(KEPT));
    let ciphers = records_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../cipher/tests/games"));
    assert!(
        ours.len() >= 3 && ciphers.len() >= 5,
        "the kept records are there"
    );
    for path in ours.iter().chain(&ciphers) {
        let run = enigma(&["replay", path.to_str().unwrap()], b"");
        assert_eq!(
            (run.status, run.errors.as_str()),
            (0, ""),
            "{}",
            path.display()
        );
        assert!(run.output.contains("Round 1,"), "{}", run.output);
    }
}

/// Decks dealt by the first edition of the generators are still those of their seeds.
#[test]
fn p9_a_game_with_an_early_deck_is_still_verified() {
    let text = std::fs::read_to_string(format!("{KEPT}/circuit-rules2-3-players.jsonl")).unwrap();
    let mut record = Record::<Table>::from_text(&text).unwrap();
    let promised = Commitment::to(&record.setup.seed, Seed::from_number(1));
    record.header.commitment = Some(promised);
    let run = enigma(&["replay", "--verify", "-"], record.to_text().as_bytes());
    assert_eq!((run.status, run.errors.as_str()), (0, ""));
    assert!(
        run.output.contains("those of the seed, mixed"),
        "{}",
        run.output
    );
}

/// Adds games to those that are kept. Run it once for each version of the rules or the format:
/// `make keep-games`. `make slow` leaves it out: a change of the rules would bless itself.
#[test]
#[ignore = "writes into the source tree"]
fn keep_some_games() {
    std::fs::create_dir_all(KEPT).unwrap();
    for number in [11, 12, 13] {
        let record = played(number);
        let seats = record.setup.seats.count();
        let name = format!("{KEPT}/circuit-rules{}-{seats}-players.jsonl", Table::RULES);
        std::fs::write(name, record.to_text()).unwrap();
    }
}
