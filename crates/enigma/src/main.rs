//! The command line of Enigma.

mod commands;
mod fields;
mod jsonl;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Enigma: two board games and their puzzles, playable anywhere.
#[derive(Parser)]
#[command(version, max_term_width = 100, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// The first game: puzzles, conduit tiles and networkers.
    #[command(subcommand)]
    Circuit(commands::circuit::Circuit),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match cli.command {
        Command::Circuit(command) => command.run(),
    }
}
