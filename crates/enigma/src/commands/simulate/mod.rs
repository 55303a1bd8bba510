//! `enigma simulate`: whole games among bots, and what they tell about them.

mod contest;
mod ladder;
mod plot;
mod strengths;
mod summary;
mod tables;

use clap::{Args, Subcommand};
use contest::{Contest, Game};
use enigma_cipher::Language;
use std::path::PathBuf;
use std::process::ExitCode;
use summary::Summary;

/// Lets bots play whole games against each other.
///
/// Game time passes at once: a bot's pace decides who is first, nobody waits for it.
#[derive(Subcommand)]
pub enum Simulate {
    /// Games of Circuit.
    ///
    /// The puzzles are real ones; a deck is dealt for every 25 games and shuffled anew for each. How
    /// long a bot takes for a puzzle is drawn from the puzzle's difficulty and the bot's level.
    Circuit(CircuitArgs),
    /// Games of Cipher.
    Cipher(CipherArgs),
    /// Checks the ladder: every level beats the one below, the strongest beats the players it is
    /// measured by, and games are neither too short nor too long.
    ///
    /// Exit status: 0 if every rung holds, 1 if one does not.
    Ladder(ladder::LadderArgs),
    /// Fits how strong the levels are, on the scale of people's ratings: each plays each, and the strengths explain best
    /// who won. Relay is 1500.
    Strengths(strengths::StrengthsArgs),
}

/// What all simulations have in common.
#[derive(Args, Clone)]
pub struct Common {
    /// How many games.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The seed of all chance; the same seed gives the same games.
    #[arg(long, default_value_t = 1, value_parser = crate::fields::seed)]
    pub seed: u64,
    /// How many games are played at a time; all cores without it. The games do not depend on it.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Draws the results into a file.
    #[arg(long, value_name = "FILE.svg")]
    pub plot: Option<PathBuf>,
    /// Keeps the records of all games in a folder, which must be new or empty.
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// Prints one JSON object and nothing else.
    #[arg(long)]
    pub json: bool,
}

/// `enigma simulate circuit`.
#[derive(Args)]
pub struct CircuitArgs {
    /// Two to four players: spark, relay, turbine, core, short_sighted, careful. They change places
    /// from game to game.
    #[arg(long, value_delimiter = ',', required = true, value_name = "NAME,NAME")]
    seats: Vec<enigma_bots::circuit::Player>,
    /// All solve puzzles alike, so that only the board decides.
    #[arg(long)]
    equal_solving: bool,
    #[command(flatten)]
    common: Common,
}

/// `enigma simulate cipher`.
#[derive(Args)]
pub struct CipherArgs {
    /// Two to four players: spark, relay, turbine, core, random_asker. They change places from game
    /// to game.
    #[arg(long, value_delimiter = ',', required = true, value_name = "NAME,NAME")]
    seats: Vec<enigma_bots::cipher::Player>,
    /// The language of the words: en, de, fr or cs.
    #[arg(long, default_value_t = Language::En)]
    language: Language,
    /// How many letters the words have.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u8).range(3..=6))]
    length: u8,
    #[command(flatten)]
    common: Common,
}

impl Simulate {
    /// Carries the command out.
    pub fn run(self) -> ExitCode {
        let (game, common) = match self {
            Self::Circuit(args) => {
                let game = Game::Circuit {
                    players: args.seats,
                    equal_solving: args.equal_solving,
                };
                (game, args.common)
            }
            Self::Cipher(args) => {
                let game = Game::Cipher {
                    players: args.seats,
                    language: args.language,
                    length: args.length,
                };
                (game, args.common)
            }
            Self::Ladder(args) => return args.run(),
            Self::Strengths(args) => return args.run(),
        };
        match simulate(game, &common) {
            Ok(()) => ExitCode::SUCCESS,
            Err(problem) => {
                eprintln!("enigma: {problem}");
                ExitCode::from(2)
            }
        }
    }
}

fn simulate(game: Game, common: &Common) -> Result<(), String> {
    let contest = Contest::new(game, common.games, common.seed)?;
    let results = contest.run(common.threads, common.records.as_deref())?;
    let summary = Summary::of(&contest, &results);
    if let Some(file) = &common.plot {
        std::fs::write(file, plot::draw(&summary))
            .map_err(|error| format!("{}: {error}", file.display()))?;
    }
    if common.json {
        println!("{}", summary.json());
    } else {
        print!("{}", tables::text(&summary));
    }
    Ok(())
}
