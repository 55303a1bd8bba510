//! `enigma simulate ladder`: what the bots promise, checked.

use super::contest::{Contest, Game};
use super::summary::{Rate, Summary};
use clap::Args;
use enigma_bots::{Level, cipher, circuit};
use enigma_cipher::Language;
use std::ops::RangeInclusive;
use std::process::ExitCode;

/// `enigma simulate ladder`.
#[derive(Args)]
pub struct LadderArgs {
    /// Games per rung for two; a quarter as many for four.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(10..))]
    games: u64,
    /// The seed of all chance.
    #[arg(long, default_value_t = 1, value_parser = crate::fields::seed)]
    seed: u64,
    /// How many games are played at a time; all cores without it.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Only the rungs of this game: circuit or cipher.
    #[arg(long)]
    only: Option<String>,
}

/// Each level beats the one below in at least this share of games for two.
const STEP: f64 = 0.65;
/// The strongest Circuit bot against those who see only the points of this turn.
const AGAINST_SHORT_SIGHTED: f64 = 0.9;
/// And against the careful ones.
const AGAINST_CAREFUL: f64 = 0.6;
/// Median rounds with four equal bots, for every level but the lowest.
const ROUNDS: RangeInclusive<f64> = 8.0..=14.0;

impl LadderArgs {
    /// Carries the command out.
    pub fn run(self) -> ExitCode {
        match self.check() {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::from(1),
            Err(problem) => {
                eprintln!("enigma: {problem}");
                ExitCode::from(2)
            }
        }
    }

    fn check(&self) -> Result<bool, String> {
        let wanted = |game: &str| self.only.as_deref().is_none_or(|only| only == game);
        if !wanted("circuit") && !wanted("cipher") {
            return Err("--only: circuit or cipher".into());
        }
        let mut all = true;
        if wanted("circuit") {
            all &= self.circuit()?;
        }
        if wanted("cipher") {
            all &= self.cipher()?;
        }
        Ok(all)
    }

    fn circuit(&self) -> Result<bool, String> {
        use circuit::Player;
        let duel = |players: [Player; 2], equal_solving| {
            let players = players.to_vec();
            let game = Game::Circuit {
                players,
                equal_solving,
            };
            self.play(game, self.games)
        };
        let mut all = true;
        for pair in Level::ALL.windows(2) {
            let summary = duel([pair[1].into(), pair[0].into()], false)?;
            all &= rung(&summary, STEP);
        }
        let core = Player::Level(Level::Core);
        println!("circuit, all solve alike:");
        all &= rung(
            &duel([core, Player::ShortSighted], true)?,
            AGAINST_SHORT_SIGHTED,
        );
        all &= rung(&duel([core, Player::Careful], true)?, AGAINST_CAREFUL);
        for level in Level::ALL {
            let players = vec![level.into(); 4];
            let equal_solving = false;
            let game = Game::Circuit {
                players,
                equal_solving,
            };
            let summary = self.play(game, self.games.div_ceil(4))?;
            let rounds = summary.rounds;
            let holds = level == Level::Spark || ROUNDS.contains(&rounds.median);
            println!(
                "circuit, four of {level:<8} median {} rounds of {} games (5 % to 95 %: {} to {}), {:.3} ms per decision: {}",
                rounds.median,
                summary.games,
                rounds.p05,
                rounds.p95,
                summary.seats[0].ms_per_decision,
                verdict(holds)
            );
            all &= holds;
        }
        Ok(all)
    }

    fn cipher(&self) -> Result<bool, String> {
        use cipher::Player;
        let duel = |players: [Player; 2]| {
            let game = Game::Cipher {
                players: players.to_vec(),
                language: Language::En,
                length: 5,
            };
            self.play(game, self.games)
        };
        let mut all = true;
        for pair in Level::ALL.windows(2) {
            all &= rung(&duel([pair[1].into(), pair[0].into()])?, STEP);
        }
        let summary = duel([Level::Core.into(), Player::RandomAsker])?;
        let questions = |index: usize| {
            summary.seats[index]
                .decoding
                .map_or(0.0, |(asked, ..)| asked)
        };
        let fewer = questions(0) < questions(1);
        println!(
            "cipher, questions per round: core {:.2}, random_asker {:.2} ({:.1} % fewer): {}",
            questions(0),
            questions(1),
            100.0 * (1.0 - questions(0) / questions(1)),
            verdict(fewer)
        );
        Ok(all && fewer)
    }

    fn play(&self, game: Game, games: u64) -> Result<Summary, String> {
        let contest = Contest::new(game, games, self.seed)?;
        let results = contest.run(self.threads, None)?;
        Ok(Summary::of(&contest, &results))
    }
}

/// Prints how the first of two players did, and whether it is enough.
fn rung(summary: &Summary, asked: f64) -> bool {
    let [one, other] = &summary.seats[..] else {
        return false;
    };
    let Rate { share, low, high } = one.win_rate;
    let holds = share >= asked;
    println!(
        "{}, {} against {}: {:.1} % of {} games (95 %: {:.1} to {:.1}), asked for {:.0} %; {:.3} and {:.3} ms per decision: {}",
        summary.game,
        one.bot,
        other.bot,
        100.0 * share,
        summary.games,
        100.0 * low,
        100.0 * high,
        100.0 * asked,
        one.ms_per_decision,
        other.ms_per_decision,
        verdict(holds)
    );
    holds
}

const fn verdict(holds: bool) -> &'static str {
    if holds { "holds" } else { "FAILS" }
}
