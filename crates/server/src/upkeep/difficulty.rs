//! The model's difficulty of puzzles beside what people needed for them, from the records of their games.
//!
//! Whoever is deleted counts no more: their seat is nobody's any more.

use super::UpkeepError;
use crate::Keep;
use crate::house::House;
use crate::records::{RecordError, RecordFile};
use crate::store::{PostgresStore, SqliteStore, Store, StoreError, StoredGame, file_in};
use enigma_protocol::GameKind;
use enigma_protocol::replay::{Lane, LaneEnd, Story};
use enigma_puzzles::{
    ByCategory, Category, Grade, Puzzle, grade_limits, hardness, ordinary_seconds,
};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// A median of fewer says nothing.
const FEWEST: usize = 5;
/// Of fewer nothing is said about the limits of grades.
const ENOUGH: usize = 30;

/// A puzzle that somebody was given.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Tried {
    /// How hard it is, from 0 to 4: each whole number is a grade.
    hardness: f64,
    /// What its solution took, in seconds, if it was solved.
    seconds: Option<f64>,
}

/// What people needed, by the category of the puzzle.
#[derive(Debug, Default)]
pub struct Difficulty {
    games: u64,
    /// Records that cannot be played again.
    damaged: u64,
    tried: ByCategory<Vec<Tried>>,
}

/// Compares them.
///
/// # Errors
/// If there is no data, or it cannot be read.
pub async fn difficulty(keep: &Keep, house: &dyn House) -> Result<Difficulty, UpkeepError> {
    let unusable = |error| UpkeepError::Place(keep.clone(), error);
    let store: Arc<dyn Store> = match keep {
        Keep::Folder(folder) => {
            let file = file_in(folder);
            if !file.exists() {
                return Err(UpkeepError::NoData(folder.clone()));
            }
            Arc::new(SqliteStore::open_to_read(&file).map_err(unusable)?)
        }
        Keep::Database(address) => {
            let store = PostgresStore::open_to_read(address).await;
            Arc::new(store.map_err(unusable)?)
        }
    };
    look(&store, house).await.map_err(unusable)
}

async fn look(store: &Arc<dyn Store>, house: &dyn House) -> Result<Difficulty, StoreError> {
    let (mut found, mut known) = (Difficulty::default(), BTreeMap::new());
    for id in store.all_games().await? {
        let Some(game) = store.game(&id).await? else {
            continue;
        };
        let has_people = game.people.iter().any(Option::is_some);
        if game.kind != GameKind::Circuit || game.ended.is_none() || !has_people {
            continue;
        }
        match record(store, house, &game).await {
            Ok(text) => found.add(&game, &text, &mut known),
            Err(RecordError::Damaged(_)) => found.damaged += 1,
            Err(RecordError::Store(error)) => return Err(error),
        }
    }
    Ok(found)
}

async fn record(
    store: &Arc<dyn Store>,
    house: &dyn House,
    game: &StoredGame,
) -> Result<String, RecordError> {
    let mut file = RecordFile::open(store.clone(), house, game).await?;
    let mut text = String::new();
    while let Some(piece) = file.next().await? {
        text.push_str(&piece);
    }
    Ok(text)
}

impl Difficulty {
    /// Takes a game into account. `known` is how hard puzzles are that were there before.
    fn add(&mut self, game: &StoredGame, record: &str, known: &mut BTreeMap<Puzzle, f64>) {
        let Ok(telling) = enigma_replay::tell(record) else {
            self.damaged += 1;
            return;
        };
        let Story::Circuit { rounds } = &telling.story else {
            return;
        };
        if telling.played_on {
            return;
        }
        self.games += 1;
        let is_own = |lane: &&Lane| {
            let held = game.people.get(usize::from(lane.seat));
            held.is_some_and(Option::is_some) && !telling.left.contains(&lane.seat)
        };
        let lanes = { rounds.iter() }.filter_map(|round| round.solving.as_ref());
        for lane in lanes.flat_map(|solving| &solving.lanes).filter(is_own) {
            let seconds = match lane.end {
                LaneEnd::Solved { after } => Some(after as f64 / 1000.0),
                LaneEnd::GaveUp { .. } | LaneEnd::TimeUp { .. } => None,
                LaneEnd::BrokenOff => continue,
            };
            let Ok(puzzle) = lane.puzzle.read::<Puzzle>() else {
                continue;
            };
            let category = puzzle.category();
            let hardness = *known.entry(puzzle).or_insert_with_key(hardness);
            self.tried[category].push(Tried { hardness, seconds });
        }
    }
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} of people. A time is what half of the solved puzzles took at most.",
            super::counted(self.games, "game", "games")
        )?;
        if self.damaged > 0 {
            let damaged = super::counted(self.damaged, "record", "records");
            writeln!(f, "{damaged} cannot be played again: see `enigma doctor`.")?;
        }
        for category in Category::ALL {
            write_category(f, category, &self.tried[category])?;
        }
        Ok(())
    }
}

fn write_category(f: &mut fmt::Formatter<'_>, category: Category, tried: &[Tried]) -> fmt::Result {
    writeln!(f, "\n{category}")?;
    writeln!(f, "  grade    puzzles  solved   model   people")?;
    for grade in Grade::ALL {
        let of_grade = |tried: &&Tried| grade_of(tried.hardness) == grade;
        let these: Vec<Tried> = tried.iter().filter(of_grade).copied().collect();
        let (solved, people) = (solved(&these), median(&these));
        let solved = solved.map_or("-".into(), |share| format!("{share:.0} %"));
        let people = people.map_or("too few".into(), clock);
        writeln!(
            f,
            "  {grade:8} {:>7}  {solved:>6}  {:>6}  {people:>7}",
            these.len(),
            clock(grade.ordinary_seconds()),
            grade = grade.name(),
        )?;
    }
    let mut timed: Vec<(f64, f64)> = { tried.iter() }
        .filter_map(|tried| Some((tried.hardness, tried.seconds?)))
        .collect();
    if timed.len() < ENOUGH {
        return writeln!(
            f,
            "  Too few are solved to say more: {} of {ENOUGH}.",
            timed.len()
        );
    }
    timed.sort_by(|one, other| one.0.total_cmp(&other.0));
    writeln!(
        f,
        "  Rank correlation of difficulty and time: {:.2}",
        rank_correlation(&timed)
    )?;
    let limits = grade_limits(category);
    let wanted = [1.0, 2.0, 3.0].map(|grade| where_it_takes(&timed, ordinary_seconds(grade)));
    let wanted = wanted
        .map(|hard| hard.map_or("-".into(), |hard| format!("{:.1}", unscaled(&limits, hard))));
    let now = [limits[1], limits[2], limits[3]].map(|limit| limit.to_string());
    writeln!(
        f,
        "  Limits between grades by these times: {}; they are {}",
        wanted.join(", "),
        now.join(", ")
    )
}

/// The grade of a hardness.
fn grade_of(hardness: f64) -> Grade {
    let [easy, medium, hard, expert] = Grade::ALL;
    match hardness {
        ..1.0 => easy,
        ..2.0 => medium,
        ..3.0 => hard,
        _ => expert,
    }
}

/// The difficulty, as the category measures it, of a hardness.
fn unscaled(limits: &[f64; 5], hardness: f64) -> f64 {
    let grade = limits.windows(2).nth(hardness.floor() as usize);
    grade.map_or(limits[4], |grade| {
        grade[0] + hardness.fract() * (grade[1] - grade[0])
    })
}

fn solved(tried: &[Tried]) -> Option<f64> {
    let solved = tried.iter().filter(|tried| tried.seconds.is_some());
    (!tried.is_empty()).then(|| 100.0 * solved.count() as f64 / tried.len() as f64)
}

fn median(tried: &[Tried]) -> Option<f64> {
    let mut seconds: Vec<f64> = tried.iter().filter_map(|tried| tried.seconds).collect();
    seconds.sort_by(f64::total_cmp);
    let middle = seconds.get(seconds.len().saturating_sub(1) / 2).copied();
    middle.filter(|_| seconds.len() >= FEWEST)
}

/// Minutes and seconds.
fn clock(seconds: f64) -> String {
    let seconds = seconds.round() as u64;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Spearman's: 1 if whatever is harder took longer, 0 if one says nothing of the other.
fn rank_correlation(timed: &[(f64, f64)]) -> f64 {
    let hard = ranks(timed.iter().map(|timed| timed.0));
    let long = ranks(timed.iter().map(|timed| timed.1));
    let middle = (timed.len() as f64 - 1.0) / 2.0;
    let product = |one: &[f64], other: &[f64]| -> f64 {
        let pairs = one.iter().zip(other);
        pairs
            .map(|(one, other)| (one - middle) * (other - middle))
            .sum()
    };
    let spread = (product(&hard, &hard) * product(&long, &long)).sqrt();
    match spread > 0.0 {
        true => product(&hard, &long) / spread,
        false => 0.0,
    }
}

/// The ranks of values, from 0; those that are alike share the middle of theirs.
fn ranks(values: impl Iterator<Item = f64>) -> Vec<f64> {
    let values: Vec<f64> = values.collect();
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&one, &other| values[one].total_cmp(&values[other]));
    let mut ranks = vec![0.0; values.len()];
    let mut first = 0;
    for alike in order.chunk_by(|&one, &other| values[one].total_cmp(&values[other]).is_eq()) {
        let last = first + alike.len() - 1;
        for &index in alike {
            ranks[index] = (first + last) as f64 / 2.0;
        }
        first = last + 1;
    }
    ranks
}

/// From which hardness on puzzles take so many seconds, by the rising curve that is nearest to the logarithms of what
/// they took; none if they never do. They are sorted by their hardness.
fn where_it_takes(timed: &[(f64, f64)], seconds: f64) -> Option<f64> {
    // Neighbours that fall are drawn together until none do: pool adjacent violators.
    let mut steps: Vec<(f64, f64, f64)> = Vec::new();
    for &(hard, took) in timed {
        let mut step = (hard, libm::log(took.max(0.1)), 1.0);
        while let Some(&(from, mean, count)) = steps.last()
            && mean >= step.1
        {
            steps.pop();
            let all = count + step.2;
            step = (from, (mean * count + step.1 * step.2) / all, all);
        }
        steps.push(step);
    }
    let reached = steps
        .iter()
        .find(|(_, mean, _)| *mean >= libm::log(seconds));
    reached.map(|&(hard, ..)| hard)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(hardness: f64, seconds: Option<f64>) -> Tried {
        Tried { hardness, seconds }
    }

    #[test]
    fn whoever_takes_longer_for_harder_ones_agrees_with_the_model() {
        let exact: Vec<(f64, f64)> = (0..40)
            .map(|n| f64::from(n) / 10.0)
            .map(|hard| (hard, ordinary_seconds(hard)))
            .collect();
        assert!((rank_correlation(&exact) - 1.0).abs() < 1e-9);
        let back: Vec<(f64, f64)> = exact.iter().map(|&(hard, took)| (hard, -took)).collect();
        assert!((rank_correlation(&back) + 1.0).abs() < 1e-9);
        let alike = [(1.0, 5.0), (2.0, 5.0), (3.0, 5.0)];
        assert_eq!(rank_correlation(&alike), 0.0);
        for grade in [1.0, 2.0, 3.0] {
            let found = where_it_takes(&exact, ordinary_seconds(grade)).unwrap();
            assert!((found - grade).abs() < 0.11, "{grade}: {found}");
        }
        // People twice as quick reach a time later, and the hardest never take very long.
        let quick: Vec<(f64, f64)> = exact
            .iter()
            .map(|&(hard, took)| (hard, took / 2.0))
            .collect();
        assert!(where_it_takes(&quick, ordinary_seconds(1.0)).unwrap() > 2.0);
        assert_eq!(where_it_takes(&quick, 1e6), None);
    }

    #[test]
    fn the_report_says_what_is_known_and_what_is_too_little() {
        let mut found = Difficulty {
            games: 1,
            ..Difficulty::default()
        };
        found.tried[Category::Weight] = (0..40)
            .map(|n| f64::from(n) / 10.0)
            .map(|hard| tried(hard, Some(ordinary_seconds(hard))))
            .chain([tried(0.5, None)])
            .collect();
        let text = found.to_string();
        assert!(text.starts_with("1 game of people."), "{text}");
        assert!(
            text.contains("  easy          11    91 %    0:25     0:24\n"),
            "{text}"
        );
        assert!(text.contains("difficulty and time: 1.00\n"), "{text}");
        assert!(
            text.contains(
                "Limits between grades by these times: 9.0, 16.0, 30.0; they are 9, 16, 30\n"
            ),
            "{text}"
        );
        assert!(
            text.contains("  hard           0       -    1:05  too few\n"),
            "{text}"
        );
        assert!(
            text.contains("Too few are solved to say more: 0 of 30."),
            "{text}"
        );
    }
}
