//! What many games tell.

use super::contest::{Contest, OneGame};
use serde_json::{Value, json};

/// Of how many standard deviations a 95 % confidence interval is made.
const Z: f64 = 1.959_964;

/// What many games tell.
pub struct Summary {
    /// The name of the game.
    pub game: &'static str,
    /// How many games.
    pub games: u64,
    /// The players, in the order in which they were named.
    pub seats: Vec<SeatSummary>,
    /// Rounds per game.
    pub rounds: Spread,
    /// How many games had so many rounds.
    pub rounds_count: Vec<(u32, u32)>,
}

/// What many games tell about one player.
pub struct SeatSummary {
    /// Its name.
    pub bot: &'static str,
    /// The share of games won, a shared victory in part, with its 95 % confidence interval.
    pub win_rate: Rate,
    /// Points in the mean.
    pub mean_score: f64,
    /// How the points are spread.
    pub scores: Spread,
    /// How many games ended with so many points for it.
    pub score_count: Vec<(u32, u32)>,
    /// Thinking time per decision.
    pub ms_per_decision: f64,
    /// As decoder of Cipher: questions and NO answers per round, and the share of words named.
    pub decoding: Option<(f64, f64, f64)>,
}

/// A share with its 95 % confidence interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rate {
    /// The share.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The middle and the ends of many numbers.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spread {
    /// Half are at most this.
    pub median: f64,
    /// One in twenty is at most this.
    pub p05: f64,
    /// Nineteen in twenty are at most this.
    pub p95: f64,
}

impl Rate {
    /// Wilson's interval for a share of so many games.
    pub fn of(won: f64, games: f64) -> Self {
        let share = won / games;
        let square = Z * Z / games;
        let middle = (share + square / 2.0) / (1.0 + square);
        let half =
            Z / (1.0 + square) * (share * (1.0 - share) / games + square / (4.0 * games)).sqrt();
        Self {
            share,
            low: (middle - half).max(0.0),
            high: (middle + half).min(1.0),
        }
    }
}

impl Spread {
    /// Of numbers in any order; all 0 if there are none.
    pub fn of(mut numbers: Vec<u32>) -> Self {
        numbers.sort_unstable();
        Self {
            median: median(&numbers),
            p05: quantile(&numbers, 0.05),
            p95: quantile(&numbers, 0.95),
        }
    }
}

/// The smallest of the sorted numbers that at least this share does not exceed.
fn quantile(sorted: &[u32], share: f64) -> f64 {
    let rank = (share * sorted.len() as f64).ceil().max(1.0) as usize;
    sorted.get(rank - 1).copied().map_or(0.0, f64::from)
}

/// The number in the middle, or the mean of the two in the middle.
fn median(sorted: &[u32]) -> f64 {
    let half = sorted.len() / 2;
    if sorted.is_empty() {
        0.0
    } else if sorted.len() % 2 == 1 {
        f64::from(sorted[half])
    } else {
        f64::midpoint(f64::from(sorted[half - 1]), f64::from(sorted[half]))
    }
}

fn tally(numbers: &[u32]) -> Vec<(u32, u32)> {
    let mut counts = std::collections::BTreeMap::new();
    for &number in numbers {
        *counts.entry(number).or_insert(0) += 1;
    }
    counts.into_iter().collect()
}

impl Summary {
    /// The summary of a contest.
    pub fn of(contest: &Contest, results: &[OneGame]) -> Self {
        let rounds: Vec<u32> = results.iter().map(|game| game.rounds).collect();
        let names = contest.names().into_iter().enumerate();
        Self {
            game: contest.game_name(),
            games: contest.games,
            seats: names
                .map(|(index, bot)| SeatSummary::of(bot, index, results))
                .collect(),
            rounds_count: tally(&rounds),
            rounds: Spread::of(rounds),
        }
    }

    /// The JSON object that `--json` prints.
    pub fn json(&self) -> Value {
        let seats = self.seats.iter().map(|seat| {
            json!({
                "bot": seat.bot,
                "win_rate": seat.win_rate.share,
                "low": seat.win_rate.low,
                "high": seat.win_rate.high,
                "mean_score": seat.mean_score,
                "ms_per_decision": seat.ms_per_decision,
            })
        });
        json!({
            "game": self.game,
            "games": self.games,
            "seats": seats.collect::<Vec<_>>(),
            "rounds": {
                "median": self.rounds.median,
                "p05": self.rounds.p05,
                "p95": self.rounds.p95,
            },
        })
    }
}

impl SeatSummary {
    fn of(bot: &'static str, index: usize, results: &[OneGame]) -> Self {
        let games = results.len() as f64;
        let won: f64 = results.iter().map(|game| game.victory[index]).sum();
        let points: Vec<u32> = results.iter().map(|game| game.points[index]).collect();
        let sum: u64 = points.iter().copied().map(u64::from).sum();
        let time: f64 = results
            .iter()
            .map(|game| game.time[index].as_secs_f64())
            .sum();
        let decisions: u32 = results.iter().map(|game| game.decisions[index]).sum();
        Self {
            bot,
            win_rate: Rate::of(won, games),
            mean_score: sum as f64 / games,
            score_count: tally(&points),
            scores: Spread::of(points),
            ms_per_decision: 1000.0 * time / f64::from(decisions.max(1)),
            decoding: decoding(index, results),
        }
    }
}

fn decoding(index: usize, results: &[OneGame]) -> Option<(f64, f64, f64)> {
    let counts = results.iter().filter_map(|game| game.decoding.get(index));
    let (mut rounds, mut questions, mut no, mut named) = (0, 0, 0, 0);
    for count in counts {
        rounds += count.rounds;
        questions += count.questions;
        no += count.no;
        named += count.named;
    }
    let per_round = |number: u32| f64::from(number) / f64::from(rounds);
    (rounds > 0).then(|| (per_round(questions), per_round(no), per_round(named)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_of_a_share_is_wilsons() {
        // 65 of 100, worked out by hand: 0.5525 to 0.7364.
        let rate = Rate::of(65.0, 100.0);
        assert!((rate.low - 0.5525).abs() < 1e-3 && (rate.high - 0.7364).abs() < 1e-3);
        let none = Rate::of(0.0, 50.0);
        assert!(none.low == 0.0 && none.high > 0.0 && none.high < 0.1);
    }

    #[test]
    fn the_median_lies_between_the_two_in_the_middle() {
        let spread = Spread::of(vec![4, 1, 3, 2]);
        assert!((spread.median - 2.5).abs() < 1e-9);
        assert_eq!(Spread::of(vec![]).median, 0.0);
        assert_eq!(Spread::of(vec![9]).p95, 9.0);
    }
}
