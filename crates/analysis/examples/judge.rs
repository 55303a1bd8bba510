//! Whether the marks of the analysis can be relied on: games of bots are analysed, and every placement that is marked
//! is played on by Core against Core, as it was and with the one that the analysis calls best, so many times each, from
//! the position of the record with the stacks as they lay. Nothing of the analysis is used for that.
//!
//! `cargo run --release -p enigma-analysis --example judge -- GAMES PLAYOUTS SEATS FIRST`

use enigma_analysis::analyse;
use enigma_bots::circuit::{CircuitBot, Player};
use enigma_bots::simulation::{play, play_on};
use enigma_bots::{Bot, Level};
use enigma_circuit::{Action, Circuit};
use enigma_game::record::{Entry, Header, Play, Record};
use enigma_game::{Happening, Seat, Seats, Seed, Setup};
use enigma_protocol::analysis::{Judged, Mark, PlacementJudged};
use enigma_puzzles::{Deck, DeckOptions, Puzzle, Solution};
use std::time::{Duration, Instant};

type Game = Circuit<Puzzle>;

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse().ok());
    let mut number = |else_: u64| numbers.next().flatten().unwrap_or(else_);
    let (games, playouts, seats, first) = (number(200), number(200), number(4), number(1));
    let mut sums = Sums::default();
    for seed in first..first + games {
        let (record, levels) = game(seed, seats);
        let text = record.to_text();
        let began = Instant::now();
        let analysis = analyse(&text, &mut || true)
            .expect("a record of ours")
            .expect("nobody stops it");
        sums.longest = sums.longest.max(began.elapsed());
        sums.time += began.elapsed();
        let Judged::Circuit { placements, .. } = analysis.judged else {
            continue;
        };
        for judged in &placements {
            let lost = &mut sums.lost[levels[usize::from(judged.seat)] as usize];
            lost.0 += judged.loss;
            lost.1 += 1.0;
            if judged.mark == Mark::Missed {
                lost.2 += 1.0;
                if playouts > 0 {
                    check(&record, judged, playouts, seed, &mut sums);
                }
            }
        }
        sums.print(seed - first + 1);
    }
}

#[derive(Default)]
struct Sums {
    marked: u32,
    by_victories: u32,
    by_points: u32,
    time: Duration,
    longest: Duration,
    lost: [(f32, f32, f32); 4],
}

impl Sums {
    fn print(&self, games: u64) {
        let lost = Level::ALL
            .iter()
            .zip(self.lost)
            .map(|(level, (sum, count, marked))| {
                format!("{level} {:.3} ({marked} of {count})", sum / count.max(1.0))
            });
        println!(
            "{games} games: {} marked; best at least as good by victories in {}, by points in {}; a game takes {:.2} s, \
             at most {:.2} s; lost a placement: {}",
            self.marked,
            self.by_victories,
            self.by_points,
            self.time.as_secs_f64() / games as f64,
            self.longest.as_secs_f64(),
            lost.collect::<Vec<_>>().join(", ")
        );
    }
}

/// A game of bots of all levels in turn.
fn game(seed: u64, seats: u64) -> (Record<Game>, Vec<Level>) {
    let deck = Deck::deal(seed / 10, &DeckOptions::default());
    let setup = Setup {
        rules: <Game as enigma_game::Game>::RULES,
        seats: Seats::new(seats).expect("two to four seats"),
        seed: Seed::from_number(seed),
        options: enigma_circuit::Options::with_deck(&deck),
    };
    let levels: Vec<Level> = (0..seats)
        .map(|seat| Level::ALL[((seed + seat) % 4) as usize])
        .collect();
    let bot = |(&level, seat): (&Level, u64)| -> Box<dyn Bot<Game>> {
        let bot = CircuitBot::new(level, Seed::from_number(seed * 8 + seat));
        Box::new(bot.without_progress())
    };
    let mut bots: Vec<_> = levels.iter().zip(0..).map(bot).collect();
    let played = play(setup.clone(), &mut bots, |_| ()).expect("bots keep to the rules");
    let record = Record {
        header: Header::default(),
        setup,
        entries: played.entries,
        end: Some(played.outcome),
    };
    (record, levels)
}

fn check(
    record: &Record<Game>,
    judged: &PlacementJudged,
    playouts: u64,
    seed: u64,
    sums: &mut Sums,
) {
    let (mut before, _) = Play::<Game>::start(record.setup.clone()).expect("a record of ours");
    let index = judged.step as usize - 1;
    for entry in &record.entries[..index] {
        before.repeat(entry).expect("a record of ours");
    }
    let entry = &record.entries[index];
    let other = judged.other.expect("something was better");
    let better = Entry {
        at: entry.at,
        what: Happening::Act(
            Seat(judged.seat),
            Action::Place {
                x: other.x,
                y: other.y,
                turn: other.turn,
                cell: other.cell,
            },
        ),
    };
    let base = seed * 1_000_000 + u64::from(judged.step) * 10_000;
    let played = went(&before, entry, judged.seat, playouts, base);
    let best = went(&before, &better, judged.seat, playouts, base + 5_000);
    sums.marked += 1;
    sums.by_victories += u32::from(best.0 >= played.0);
    sums.by_points += u32::from(best.1 >= played.1);
    println!(
        "  game {seed} step {}: missed {:.2}; victories {:.3} played, {:.3} best; lead {:.2} played, {:.2} best{}",
        judged.step,
        judged.loss,
        played.0,
        best.0,
        played.1,
        best.1,
        if best.0 < played.0 { "  <-- worse" } else { "" }
    );
}

/// The share of victories and the lead in points, after an entry and Core against Core.
fn went(
    before: &Play<Game>,
    entry: &Entry<Action<Solution>>,
    seat: u8,
    playouts: u64,
    base: u64,
) -> (f64, f64) {
    let mut after = before.clone();
    after
        .repeat(entry)
        .expect("the analysis keeps to the rules");
    let (mut won, mut lead) = (0.0, 0.0);
    for playout in 0..playouts {
        let seats = after.game().position().seats().count() as u64;
        let bot = |index: u64| -> Box<dyn Bot<Game>> {
            let seed = Seed::from_number((base + playout) * 8 + index);
            Box::new(CircuitBot::new(Player::Level(Level::Core), seed).without_progress())
        };
        let mut bots: Vec<_> = (0..seats).map(bot).collect();
        let outcome = match play_on(after.clone(), &mut bots, |_| ()) {
            Ok(played) => played.outcome,
            Err(fault) => panic!("{fault}"),
        };
        let winners = outcome.winners();
        if winners.contains(&Seat(seat)) {
            won += 1.0 / winners.len() as f64;
        }
        let points = outcome.points.as_slice();
        let others = points
            .iter()
            .enumerate()
            .filter(|&(other, _)| other != usize::from(seat));
        let rival = others.map(|(_, &points)| points).max().unwrap_or(0);
        lead += f64::from(points[usize::from(seat)]) - f64::from(rival);
    }
    (won / playouts as f64, lead / playouts as f64)
}
