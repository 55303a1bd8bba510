//! Records of a tiny game: writing, reading, replaying, and finding the line at fault.

use enigma_game::record::{Commitment, Fault, Header, Play, Problem, Record, Untimely};
use enigma_game::{
    Attendance, BySeat, Game, Happening, Millis, Outcome, Seat, Seats, Seed, Setup, Viewer,
};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};

/// Seats push a counter up by 1 to 3; whoever brings it to the goal wins. Nobody pushes twice in a
/// row. After 10 seconds without a push the counter rises by itself. Under version 1 of the rules
/// it then rose by two.
#[derive(Debug, Clone, PartialEq)]
struct Counter {
    rules: u32,
    seats: Seats,
    goal: u32,
    count: u32,
    last: Option<Seat>,
    deadline: Millis,
    by_chance: u64,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Push(u32);

#[derive(Debug, Clone, PartialEq)]
struct No(&'static str);

impl std::fmt::Display for No {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl Counter {
    fn rise(&mut self, by: u32, now: Millis) -> Vec<u32> {
        self.count += by;
        self.deadline = now.after(Millis::from_secs(10));
        vec![self.count]
    }
}

impl Game for Counter {
    const NAME: &'static str = "counter";
    const RULES: u32 = 2;
    type Options = u32;
    type Action = Push;
    type Event = u32;
    type View = u32;
    type Refusal = No;

    fn start(setup: Setup<u32>) -> Result<(Self, Vec<u32>), No> {
        if !(1..=Self::RULES).contains(&setup.rules) {
            return Err(No("no such rules"));
        }
        let game = Self {
            rules: setup.rules,
            seats: setup.seats,
            goal: setup.options,
            count: 0,
            last: None,
            deadline: Millis::from_secs(10),
            by_chance: setup.seed.chance("counter").bits(),
        };
        Ok((game, vec![]))
    }

    fn act(&mut self, by: Seat, push: Push, now: Millis) -> Result<Vec<u32>, No> {
        if self.outcome().is_some() || self.last == Some(by) || !(1..=3).contains(&push.0) {
            return Err(No("no such push"));
        }
        self.last = Some(by);
        Ok(self.rise(push.0, now))
    }

    fn wake(&mut self, now: Millis) -> Vec<u32> {
        let by = if self.rules == 1 { 2 } else { 1 };
        self.rise(by, now)
    }

    fn attend(&mut self, _: Seat, _: Attendance, _: Millis) -> Result<Vec<u32>, No> {
        Ok(vec![])
    }

    fn next_deadline(&self) -> Option<Millis> {
        self.outcome().is_none().then_some(self.deadline)
    }

    fn view(&self, _: Viewer) -> u32 {
        self.count
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.count >= self.goal).then(|| Outcome {
            ranking: vec![self.last.into_iter().collect()],
            points: BySeat::filled(self.seats, self.count),
        })
    }

    fn refusal_name(_: &No) -> &'static str {
        "no"
    }
}

fn setup(rules: u32) -> Setup<u32> {
    Setup {
        rules,
        seats: Seats::new(2).unwrap(),
        seed: Seed::from_number(5),
        options: 9,
    }
}

/// Plays the pushes, each `(milliseconds since the last, seat, by)`; refused ones leave no trace.
fn played(rules: u32, pushes: &[(u64, u8, u32)]) -> (Record<Counter>, Play<Counter>) {
    let (mut play, _) = Play::<Counter>::start(setup(rules)).unwrap();
    let mut entries = Vec::new();
    let mut now = Millis::ZERO;
    for &(wait, seat, by) in pushes {
        now = now.after(Millis(wait));
        entries.extend(std::iter::from_fn(|| play.overdue(now)).map(|step| step.entry));
        let push = Happening::Act(Seat(seat), Push(by));
        entries.extend(play.happen(push, now).map(|step| step.entry));
    }
    let record = Record {
        header: Header {
            names: vec!["Mara".into(), "Žofie \"Z\"".into()],
            started: 1_700_000_000_000,
            ..Header::default()
        },
        setup: setup(rules),
        entries,
        end: play.game().outcome(),
    };
    (record, play)
}

fn whole_game() -> Record<Counter> {
    let (record, _) = played(2, &[(5, 0, 3), (12_000, 1, 2), (1, 0, 3)]);
    assert!(record.end.is_some(), "the game is over");
    record
}

fn fault(text: &str) -> Fault {
    match Record::<Counter>::from_text(text) {
        Err(fault) => fault,
        Ok(record) => record
            .replay(|_, _, _| ())
            .expect_err("the record is not right"),
    }
}

#[test]
fn a_record_reads_back_and_replays_to_the_same_end() {
    let record = whole_game();
    let read = Record::<Counter>::from_text(&record.to_text()).unwrap();
    assert_eq!(read, record);
    let mut told = Vec::new();
    read.replay(|_, events, _| told.extend_from_slice(events))
        .unwrap();
    assert_eq!(told, [3, 4, 6, 9]);
}

#[test]
fn a_commitment_is_kept_and_holds_for_its_seed_only() {
    let mut record = whole_game();
    let seed = record.setup.seed.clone();
    record.header.commitment = Some(Commitment::to(&seed, Seed::from_number(77)));
    let read = Record::<Counter>::from_text(&record.to_text()).unwrap();
    let commitment = read.header.commitment.unwrap();
    assert!(commitment.holds_for(&seed));
    assert!(!commitment.holds_for(&Seed::from_number(6)));
}

#[test]
fn a_record_of_older_rules_still_replays_by_them() {
    let pushes = [(10_001, 0, 1)];
    let (old, played_old) = played(1, &pushes);
    let (_, played_new) = played(2, &pushes);
    assert_eq!((played_old.game().count, played_new.game().count), (3, 2));
    let read = Record::<Counter>::from_text(&old.to_text()).unwrap();
    assert_eq!(read.replay(|_, _, _| ()).unwrap().game().count, 3);
}

#[test]
fn a_record_of_newer_rules_or_a_newer_format_is_refused() {
    let (mut record, _) = played(2, &[]);
    record.setup.rules = 3;
    assert_eq!(fault(&record.to_text()).line, 1);
    let newer = record
        .to_text()
        .replacen("\"enigma_record\":2", "\"enigma_record\":4", 1);
    assert_eq!(fault(&newer).problem, Problem::NewerFormat(4));
}

#[test]
fn every_altered_character_is_found_in_its_line() {
    let text = whole_game().to_text();
    let names = text.find(",\"names\":").unwrap();
    let unsealed = names..text.find('\n').unwrap();
    for (at, character) in text
        .char_indices()
        .filter(|(at, c)| c.is_ascii_alphanumeric() && !unsealed.contains(at))
    {
        let other = if character == '7' { '8' } else { '7' };
        let mut altered = text.clone();
        altered.replace_range(at..=at, &other.to_string());
        let line = text[..at].lines().count();
        assert_eq!(fault(&altered).line, line.max(1), "{altered}");
    }
}

#[test]
fn whoever_has_another_name_later_breaks_no_seal() {
    let mut record = whole_game();
    let hashes = |text: &str| -> Vec<String> {
        let hash = |line: &str| {
            line.split("\"hash\":")
                .nth(1)
                .map(|rest| rest[..18].to_owned())
        };
        text.lines().filter_map(hash).collect()
    };
    let before = record.to_text();
    record.header.names[0] = String::new();
    let after = record.to_text();
    assert_ne!(before, after);
    assert_eq!(hashes(&before), hashes(&after));
    assert_eq!(Record::from_text(&after).unwrap(), record);
    let strange = before.replacen("\"names\":[", "\"owners\":[", 1);
    assert!(matches!(fault(&strange).problem, Problem::Unreadable(_)));
}

#[test]
fn records_of_the_first_format_have_their_names_under_the_seal() {
    let old = include_str!("data/first-format.enigma");
    let record = Record::<Counter>::from_text(old).unwrap();
    assert_eq!(record.header.names, ["Mara", "Žofie \"Z\""]);
    record.replay(|_, _, _| ()).unwrap();
    let renamed = old.replacen("Mara", "Maru", 1);
    assert_eq!(fault(&renamed).problem, Problem::Altered);
}

#[test]
fn lines_left_out_swapped_or_added_are_found() {
    let text = whole_game().to_text();
    let lines: Vec<&str> = text.lines().collect();
    for left_out in 0..lines.len() {
        let mut fewer = lines.clone();
        fewer.remove(left_out);
        let found = fault(&fewer.join("\n")).line;
        assert_eq!(found, left_out + 1, "without line {}", left_out + 1);
    }
    for swapped in 1..lines.len() - 2 {
        let mut other = lines.clone();
        other.swap(swapped, swapped + 1);
        assert_eq!(fault(&other.join("\n")).line, swapped + 1);
    }
    let longer = format!("{text}{{}}\n");
    assert_eq!(fault(&longer).problem, Problem::AfterEnd);
    assert_eq!(fault("").problem, Problem::BreaksOff);
    assert_eq!(fault("{\"id\":1}").problem, Problem::NoRecord);
}

/// A forger can seal again whatever he changed, but cannot make the rules agree with it.
#[test]
fn a_resealed_forgery_fails_at_the_line_the_rules_forbid() {
    let forge = |change: fn(&mut Record<Counter>)| {
        let mut record = whole_game();
        change(&mut record);
        fault(&record.to_text())
    };
    let too_far = forge(|record| record.entries[2].what = Happening::Act(Seat(1), Push(4)));
    assert_eq!(too_far.line, 4);
    assert!(matches!(too_far.problem, Problem::Refused(_)));
    let early = forge(|record| record.entries[1].at = Millis(9_999));
    assert_eq!(
        (early.line, early.problem),
        (3, Untimely::NothingDue.into())
    );
    let late = forge(|record| {
        record.entries.remove(1);
    });
    assert_eq!(
        (late.line, late.problem),
        (3, Untimely::DeadlineMissed.into())
    );
    let backwards = forge(|record| record.entries[3].at = Millis(6));
    assert_eq!(
        (backwards.line, backwards.problem),
        (5, Untimely::Backwards.into())
    );
    let other_end = forge(|record| record.end = None);
    assert_eq!((other_end.line, other_end.problem), (6, Problem::OtherEnd));
}

#[test]
fn a_record_of_another_game_says_so() {
    let text = whole_game().to_text().replacen("counter", "chess", 1);
    let problem = Problem::OtherGame("chess".into(), "counter");
    assert_eq!(fault(&text).problem, problem);
}

proptest! {
    #[test]
    fn any_game_replays_to_the_same_state(
        pushes in prop::collection::vec((0u64..25_000, 0u8..2, 0u32..5), 0..12)
    ) {
        let (record, play) = played(2, &pushes);
        let again = Record::<Counter>::from_text(&record.to_text()).unwrap();
        let replayed = again.replay(|_, _, _| ()).unwrap();
        prop_assert_eq!(replayed.game().count, play.game().count);
        prop_assert_eq!(replayed.game().by_chance, play.game().by_chance);
        prop_assert_eq!(replayed.now(), play.now());
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,200}") {
        prop_assert!(Record::<Counter>::from_text(&text).is_err());
    }
}
