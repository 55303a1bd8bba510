//! `enigma replay`: plays a record again and tells its story.

mod cipher;
mod circuit;

use clap::Args;
use enigma_game::record::{Entry, Fault, Header, PlayedOn, Problem, Record, game_name};
use enigma_game::{Game, Outcome, Seat, Setup};
use serde_json::{Value, json};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Plays a record again and tells the story of the game, round by round, to the final standing.
///
/// Everything is checked on the way: a record that is damaged, was altered, or tells what the
/// rules do not allow is refused with the line at fault.
///
/// Exit status: 0 if the record is right, 1 if it is not, 2 if it could not be read.
#[derive(Args)]
pub struct Replay {
    /// The record; `-` for standard input.
    file: PathBuf,
    /// Prints one JSON object instead: what happened with its times, and how it ended.
    #[arg(long)]
    json: bool,
    /// Also checks that the server was bound to the seed before the game began, and that the deck
    /// is the one dealt from it. Prints the commitments, to be compared with those that were
    /// published during the game.
    #[arg(long)]
    verify: bool,
}

/// Tells the events of one game in words.
trait Story: Game {
    /// What to print for something that happened; nothing for what needs no words.
    fn tell(event: &Self::Event, names: &Names) -> Option<String>;

    /// What to print when the game is over, before the final standing.
    fn epilogue(&self) -> Option<String> {
        None
    }

    /// What `--verify` says of what was drawn from the seed.
    ///
    /// # Errors
    /// If it was not drawn from the seed.
    fn verify(&self, setup: &Setup<Self::Options>) -> Result<String, String>;
}

/// The names of the seats.
pub struct Names(Vec<String>);

impl Names {
    fn of(header: &Header, seats: usize) -> Self {
        let name = |index: usize| match header.names.get(index) {
            Some(name) if !name.trim().is_empty() => name.clone(),
            _ => format!("Seat {index}"),
        };
        Self((0..seats).map(name).collect())
    }

    /// The name of a seat.
    fn of_seat(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("nobody", String::as_str)
    }

    /// Names with numbers, those without points left out: `Mara 3, Tomáš 1`.
    fn with_points(&self, points: &[u32], skip_zero: bool) -> String {
        let pairs = self
            .0
            .iter()
            .zip(points)
            .filter(|(_, points)| !skip_zero || **points > 0);
        let parts: Vec<_> = pairs
            .map(|(name, points)| format!("{name} {points}"))
            .collect();
        parts.join(", ")
    }

    fn list(&self, seats: &[Seat]) -> String {
        let names: Vec<_> = seats.iter().map(|&seat| self.of_seat(seat)).collect();
        names.join(", ")
    }
}

impl Replay {
    /// Carries the command out.
    pub fn run(self) -> ExitCode {
        let text = match read(&self.file) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("enigma: {}: {error}", self.file.display());
                return ExitCode::from(2);
            }
        };
        match self.replay(&text) {
            Ok(output) => {
                // Whoever reads may have had enough (`enigma replay ... | head`): no harm done.
                let _ = writeln!(io::stdout().lock(), "{output}");
                ExitCode::SUCCESS
            }
            Err(fault) if self.json => {
                let error = fault.problem.to_string();
                println!(
                    "{}",
                    json!({"ok": false, "error": error, "line": fault.line})
                );
                ExitCode::from(1)
            }
            Err(fault) => {
                eprintln!("enigma: {}: {fault}", self.file.display());
                ExitCode::from(1)
            }
        }
    }

    fn replay(&self, text: &str) -> Result<String, Fault> {
        match game_name(text)?.as_str() {
            circuit::Circuit::NAME => self.replay_game::<circuit::Circuit>(text),
            cipher::Cipher::NAME => self.replay_game::<cipher::Cipher>(text),
            other => {
                let problem = Problem::Unreadable(format!("there is no game called {other:?}"));
                Err(Fault { line: 1, problem })
            }
        }
    }

    fn replay_game<G: Story>(&self, text: &str) -> Result<String, Fault> {
        let record = Record::<G>::from_text(text)?;
        if self.verify {
            return verified(&record);
        }
        if self.json {
            as_json(&record)
        } else {
            as_story(&record)
        }
    }
}

/// The text of a record file; `-` is standard input.
pub fn read(file: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    if file.as_os_str() == "-" {
        io::stdin().lock().read_to_end(&mut bytes)?;
    } else {
        bytes = std::fs::read(file)?;
    }
    // Bytes that are no text fail at their line: the hash does not fit.
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn verified<G: Story>(record: &Record<G>) -> Result<String, Fault> {
    let wrong = |problem: &str| Fault {
        line: 1,
        problem: Problem::Unproven(problem.into()),
    };
    let play = record.replay(|_, _, _| ())?;
    let commitment = record.header.commitment.as_ref();
    let commitment = commitment.ok_or_else(|| {
        wrong("there is nothing to verify: the record holds no commitment to its seed")
    })?;
    if !commitment.holds_for(&record.setup.seed) {
        return Err(wrong("the commitment is not the one to this seed"));
    }
    let drawn = play
        .game()
        .verify(&record.setup)
        .map_err(|why| wrong(&why))?;
    let hash = &commitment.hash;
    let known = match origin(record) {
        Some(origin) => format!("{origin}\nWhoever had seen that game knew what was dealt.\n"),
        None => String::new(),
    };
    Ok(format!(
        "Every line follows from the rules.\n{known}The seed is the one committed to: {hash}\n{drawn}"
    ))
}

/// Where a game was played on from, if it did not begin at its beginning.
fn origin<G: Game>(record: &Record<G>) -> Option<String> {
    let PlayedOn { game, step } = G::played_on(&record.setup.options)?;
    let game = game.as_deref().unwrap_or("from a file");
    Some(format!(
        "Played on from step {step} of another game: {game}."
    ))
}

fn as_json<G: Story>(record: &Record<G>) -> Result<String, Fault> {
    let mut happened = Vec::new();
    record.replay(|entry, events, _| happened.push(moment::<G>(entry, events)))?;
    let whole = json!({
        "ok": true,
        "game": G::NAME,
        "rules": record.setup.rules,
        "seats": record.setup.seats,
        "names": record.header.names,
        "started": record.header.started,
        "from": G::played_on(&record.setup.options),
        "happened": happened,
        "end": record.end,
    });
    Ok(whole.to_string())
}

fn moment<G: Game>(entry: Option<&Entry<G::Action>>, events: &[G::Event]) -> Value {
    match entry {
        Some(Entry { at, what }) => json!({"at": at, "what": what, "events": events}),
        None => json!({"at": 0, "what": "start", "events": events}),
    }
}

fn as_story<G: Story>(record: &Record<G>) -> Result<String, Fault> {
    let seats = record.setup.seats;
    let names = Names::of(&record.header, seats.count());
    let all: Vec<Seat> = seats.all().collect();
    let mut story = format!(
        "{}, {} players: {} (rules {})\n",
        title(G::NAME),
        seats.count(),
        names.list(&all),
        record.setup.rules
    );
    if let Some(origin) = origin(record) {
        story.push_str(&origin);
        story.push('\n');
    }
    let play = record.replay(|_, events, _| {
        for line in events.iter().filter_map(|event| G::tell(event, &names)) {
            story.push_str(&line);
            story.push('\n');
        }
    })?;
    if let Some(epilogue) = play.game().epilogue() {
        story.push('\n');
        story.push_str(epilogue.trim_end());
        story.push('\n');
    }
    story.push('\n');
    match &record.end {
        Some(outcome) => story.push_str(&standing(outcome, &names)),
        None => story.push_str("The game was broken off here."),
    }
    Ok(story.trim_end().to_owned())
}

fn title(name: &str) -> String {
    let mut letters = name.chars();
    letters
        .next()
        .map(char::to_uppercase)
        .into_iter()
        .flatten()
        .chain(letters)
        .collect()
}

/// The final standing; shared places are shown as such: 1, 2, 2, 4.
fn standing(outcome: &Outcome, names: &Names) -> String {
    let mut lines = String::from("Final standing\n");
    let mut place = 1;
    for seats in &outcome.ranking {
        for &seat in seats {
            let points = outcome.points[seat];
            lines.push_str(&format!("  {place}. {} {points}\n", names.of_seat(seat)));
        }
        place += seats.len();
    }
    lines
}
