//! `enigma man` and `enigma completions`: what the command line says of itself, for manuals and shells.

use clap::{Args, Command};
use clap_complete::Shell;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Write a manual page for every command into a folder: `man -l FOLDER/enigma-serve.1` shows one.
#[derive(Args)]
pub struct Man {
    /// The folder; it must be there.
    folder: PathBuf,
}

/// Print completions for a shell, for instance into /etc/bash_completion.d/enigma.
#[derive(Args)]
pub struct Completions {
    /// The shell.
    shell: Shell,
}

impl Man {
    /// Writes the pages about these commands.
    pub fn run(&self, all: Command) -> ExitCode {
        let mut all = all.disable_help_subcommand(true);
        all.build();
        match write(&all, &self.folder) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => failed(&self.folder, &error),
        }
    }
}

/// Writes the pages about a command and those below it.
fn write(command: &Command, folder: &Path) -> io::Result<()> {
    for below in command
        .get_subcommands()
        .filter(|below| !below.is_hide_set())
    {
        write(below, folder)?;
    }
    let page = clap_mangen::Man::new(command.clone())
        // Whoever packs the pages says of when they are.
        .date(" ")
        .source(concat!("Enigma ", env!("CARGO_PKG_VERSION")))
        .manual("Enigma");
    page.generate_to(folder).map(drop)
}

impl Completions {
    /// Prints completions of these commands.
    pub fn run(&self, mut all: Command) -> ExitCode {
        clap_complete::generate(self.shell, &mut all, "enigma", &mut io::stdout());
        ExitCode::SUCCESS
    }
}

fn failed(folder: &Path, error: &io::Error) -> ExitCode {
    eprintln!("enigma: {} cannot be written to: {error}", folder.display());
    ExitCode::from(2)
}
