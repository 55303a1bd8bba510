//! The command line of Enigma.

mod commands;
mod fields;
mod jsonl;

use clap::{CommandFactory, Parser, Subcommand};
use std::process::ExitCode;

/// A server makes and drops many small things: with this they take less time, and less room between
/// them stays unused.
#[cfg(all(feature = "jemalloc", not(target_env = "msvc")))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// Enigma: two board games and their puzzles, playable anywhere.
#[derive(Parser)]
#[command(version, max_term_width = 100, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    #[command(subcommand)]
    Puzzle(commands::puzzle::PuzzleCommand),
    Deck(commands::deck::DeckCommand),
    /// The first game: puzzles, conduit tiles and networkers.
    #[command(subcommand)]
    Circuit(commands::circuit::Circuit),
    /// The second game: a secret word, found segment by segment.
    #[command(subcommand)]
    Cipher(commands::cipher::Cipher),
    Words(commands::words::Words),
    Replay(commands::replay::Replay),
    Analyse(commands::analyse::Analyse),
    #[command(subcommand)]
    Simulate(commands::simulate::Simulate),
    Bot(commands::bot::Bot),
    Serve(commands::serve::Serve),
    Backup(commands::backup::Backup),
    Restore(commands::backup::Restore),
    Doctor(commands::doctor::Doctor),
    Move(commands::moving::Move),
    Load(commands::load::Load),
    Man(commands::manual::Man),
    Completions(commands::manual::Completions),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match cli.command {
        Command::Puzzle(command) => command.run(),
        Command::Deck(command) => command.run(),
        Command::Circuit(command) => command.run(),
        Command::Cipher(command) => command.run(),
        Command::Words(command) => command.run(),
        Command::Replay(command) => command.run(),
        Command::Analyse(command) => command.run(),
        Command::Simulate(command) => command.run(),
        Command::Bot(command) => command.run(),
        Command::Serve(command) => command.run(),
        Command::Backup(command) => command.run(),
        Command::Restore(command) => command.run(),
        Command::Doctor(command) => command.run(),
        Command::Move(command) => command.run(),
        Command::Load(command) => command.run(),
        Command::Man(command) => command.run(Cli::command()),
        Command::Completions(command) => command.run(Cli::command()),
    }
}
