//! `enigma simulate strengths`: how strong the levels are, on the scale of people's ratings.

use super::contest::{Contest, Game};
use clap::Args;
use enigma_bots::Level;
use enigma_cipher::Language;
use std::process::ExitCode;

/// `enigma simulate strengths`.
#[derive(Args)]
pub struct StrengthsArgs {
    /// Games of each pair.
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(10..))]
    games: u64,
    /// The seed of all chance.
    #[arg(long, default_value_t = 1, value_parser = crate::fields::seed)]
    seed: u64,
    /// How many games are played at a time; all cores without it.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Only this game: circuit or cipher.
    #[arg(long, value_parser = ["circuit", "cipher"])]
    only: Option<String>,
}

impl StrengthsArgs {
    /// Carries the command out.
    pub fn run(self) -> ExitCode {
        let wanted = |game: &&str| self.only.as_deref().is_none_or(|only| only == *game);
        for game in ["circuit", "cipher"].iter().filter(|game| wanted(game)) {
            if let Err(problem) = self.fit(game) {
                eprintln!("enigma: {problem}");
                return ExitCode::from(2);
            }
        }
        ExitCode::SUCCESS
    }

    fn fit(&self, game: &str) -> Result<(), String> {
        let levels = Level::ALL;
        let mut wins = vec![vec![0.0; levels.len()]; levels.len()];
        for one in 0..levels.len() {
            for other in 0..one {
                let [won, lost] = self.duel(game, [levels[one], levels[other]])?;
                wins[one][other] = won;
                wins[other][one] = lost;
                let (one, other) = (levels[one], levels[other]);
                println!(
                    "{game}, {one} against {other}: {won} of {} games",
                    self.games
                );
            }
        }
        let anchor = levels.iter().position(|&level| level == Level::Relay);
        let strengths = enigma_ratings::fit(&wins, anchor.unwrap_or_default());
        for (level, strength) in levels.iter().zip(strengths) {
            println!("{game}, {level}: {strength:.0}");
        }
        Ok(())
    }

    /// How many victories each of two levels had; a shared one is half a victory.
    fn duel(&self, game: &str, levels: [Level; 2]) -> Result<[f64; 2], String> {
        let game = match game {
            "circuit" => Game::Circuit {
                players: levels.map(Into::into).to_vec(),
                equal_solving: false,
            },
            _ => Game::Cipher {
                players: levels.map(Into::into).to_vec(),
                language: Language::En,
                length: 5,
            },
        };
        let results = Contest::new(game, self.games, self.seed)?.run(self.threads, None)?;
        let of = |index: usize| results.iter().map(|game| game.victory[index]).sum();
        Ok([of(0), of(1)])
    }
}
