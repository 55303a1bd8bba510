//! How long bots think: the best question over all words of a list, and each level's decisions in
//! whole games. One thread; run with `cargo bench -p enigma-bots`.

use enigma_bots::cipher::knowledge::{consistent, fitting};
use enigma_bots::cipher::lexicon::Lexicon;
use enigma_bots::cipher::question::{best, prospects};
use enigma_bots::cipher::{self, CipherBot};
use enigma_bots::circuit::{self, CircuitBot};
use enigma_bots::simulation::{Thinking, play};
use enigma_bots::{Bot, Level};
use enigma_cipher::words::WordList;
use enigma_cipher::{Cipher, Kind, Language, Options, Zone};
use enigma_circuit::Circuit;
use enigma_game::{Game, Seats, Seed, Setup};
use enigma_puzzles::{Deck, DeckOptions, Puzzle};
use std::hint::black_box;
use std::time::{Duration, Instant};

fn main() {
    questions();
    circuit_levels();
    cipher_levels();
}

/// The fastest of many repetitions: the machine may be busy with other things.
fn fastest(repetitions: u32, mut work: impl FnMut()) -> Duration {
    (0..repetitions)
        .map(|_| {
            let began = Instant::now();
            work();
            began.elapsed()
        })
        .min()
        .unwrap_or_default()
}

fn questions() {
    for language in Language::ALL {
        let options = Options {
            language: Some(language),
            length: 6,
            ..Options::default()
        };
        let list = WordList::newest(language);
        let making = fastest(3, || {
            black_box(Lexicon::new(list, 6, &options.alphabet));
        });
        let lexicon = Lexicon::of(&options);
        let zones = vec![Zone::default(); 6];
        let all = fitting(&lexicon, &zones);
        let question = fastest(200, || {
            let open = prospects(&lexicon, black_box(&all), &zones, Kind::Long);
            black_box(best(&open, 2.0));
        });
        let mut known = zones.clone();
        known[1].placed[Kind::Long] = 1;
        known[3].placed[Kind::Short] = 2;
        known[0].rejected[Kind::Wide] = true;
        let filter = fastest(200, || {
            black_box(fitting(&lexicon, black_box(&known)));
        });
        println!(
            "{language}, {} words of six letters: best question {question:?}, filter {filter:?}, lexicon made in {making:?}",
            lexicon.len()
        );
    }
    black_box(consistent as fn(_, _, _) -> _);
}

fn setup<G: Game>(seed: u64, options: G::Options) -> Setup<G::Options> {
    Setup {
        rules: G::RULES,
        seats: Seats::new(2).expect("two is allowed"),
        seed: Seed::from_number(seed),
        options,
    }
}

/// Mean and longest game mean of the time per decision.
fn report(name: &str, games: &[Thinking]) {
    let each = |thinking: &Thinking| {
        thinking.time.as_secs_f64() * 1e3 / f64::from(thinking.decisions.max(1))
    };
    let time: f64 = games
        .iter()
        .map(|thinking| thinking.time.as_secs_f64())
        .sum();
    let decisions: u32 = games.iter().map(|thinking| thinking.decisions).sum();
    let worst = games.iter().map(each).fold(0.0, f64::max);
    println!(
        "{name}: {:.3} ms per decision, {worst:.3} ms in the slowest game",
        1e3 * time / f64::from(decisions)
    );
}

fn circuit_levels() {
    let deck = Deck::deal(1, &DeckOptions::default());
    let options = enigma_circuit::Options::with_deck(&deck);
    for level in Level::ALL {
        let mut games = Vec::new();
        for seed in 0..10 {
            let bot = |seat: u64| -> Box<dyn Bot<Circuit<Puzzle>>> {
                let player = circuit::Player::Level(level);
                let bot = CircuitBot::new(player, Seed::from_number(seed * 2 + seat));
                Box::new(bot.without_progress())
            };
            let setup = setup::<Circuit<Puzzle>>(seed, options.clone());
            match play(setup, &mut [bot(0), bot(1)], |_| ()) {
                Ok(played) => games.extend(played.thinking),
                Err(fault) => println!("{fault}"),
            }
        }
        report(&format!("circuit, {level}"), &games);
    }
}

fn cipher_levels() {
    for level in Level::ALL {
        let mut games = Vec::new();
        for seed in 0..10 {
            let bot = |seat: u64| -> Box<dyn Bot<Cipher>> {
                let player = cipher::Player::Level(level);
                Box::new(CipherBot::new(player, Seed::from_number(seed * 2 + seat)))
            };
            let setup = setup::<Cipher>(seed, Options::default());
            match play(setup, &mut [bot(0), bot(1)], |_| ()) {
                Ok(played) => games.extend(played.thinking),
                Err(fault) => println!("{fault}"),
            }
        }
        report(&format!("cipher, {level}"), &games);
    }
}
