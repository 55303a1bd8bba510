//! `enigma puzzle`: the four kinds of puzzle, checked, counted, solved, graded, made and drawn.

use crate::jsonl::each_line;
use clap::{Args, Subcommand, ValueEnum};
use enigma_puzzles::{Category, Grade, Malformed, Name, Puzzle, Reason, Solution, collect, sheet};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The four kinds of puzzle: weight, fragment, conduit and angular.
///
/// Puzzles are JSON objects, one a line, or text names. A name spells the puzzle out or is the seed
/// that made it, and both will do wherever a puzzle is asked for:
///
///   weight:5/13,6|5,7                   five weights; cups 13 and 6 left, 5 and 7 right
///   fragment:0,2/2,0/4,2/2,4            the corners of the outline
///   conduit:#../###/###/.#.+02W-end     the grid, a stub at x 0, y 2, west; an end crossed out
///   angular:..B./RRRY/GG.Y/G..Y         the picture
///   weight/hard#4711                    category, grade (easy, medium, hard, expert) and seed
#[derive(Subcommand)]
#[command(verbatim_doc_comment)]
pub enum PuzzleCommand {
    /// Says whether solutions are legal, and if not, why.
    ///
    /// Lines {"puzzle", "solution"} are answered with {"legal": true} or {"legal": false, "reason"}.
    Check(Lines),
    /// Counts the distinct solutions of puzzles: {"solutions"}.
    Count(Lines),
    /// Solves puzzles: {"solutions": [..]} with one solution, or none if there is none.
    Solve {
        /// Find all solutions.
        #[arg(long)]
        all: bool,
        #[command(flatten)]
        lines: Lines,
    },
    /// Grades puzzles: {"difficulty", "grade", "solutions"}; the grade, 1 to 4, is by the difficulty alone.
    Grade(Lines),
    /// Helps with drafts: lines {"puzzle", "draft"} are answered with {"solved", "laid", "pieces", "bad"}.
    Advise(Lines),
    /// Gives a next step: lines {"puzzle", "draft"} are answered with {"lay"}, {"take_away"} or {"hint": null}.
    Hint(Lines),
    Generate(Generate),
    Show(Show),
    Sheet(Sheet),
    Collect(Collect),
}

/// Where the lines come from.
#[derive(Args)]
pub struct Lines {
    /// A file of JSON Lines; standard input without one.
    file: Option<PathBuf>,
}

impl PuzzleCommand {
    /// Carries the command out.
    pub fn run(self) -> ExitCode {
        match self {
            Self::Check(lines) => lines.answer(check),
            Self::Count(lines) => {
                lines.answer(|line| Ok(json!({"solutions": read(line)?.count()})))
            }
            Self::Solve { all, lines } => lines.answer(|line| solve(&read(line)?, all)),
            Self::Grade(lines) => lines.answer(|line| Ok(grade(&read(line)?))),
            Self::Advise(lines) => lines.answer(advise),
            Self::Hint(lines) => lines.answer(hint),
            Self::Generate(command) => command.run(),
            Self::Show(command) => command.run(),
            Self::Sheet(command) => command.run(),
            Self::Collect(command) => command.run(),
        }
    }
}

impl Lines {
    fn answer(&self, mut answer: impl FnMut(&Value) -> Result<Value, String>) -> ExitCode {
        each_line(self.file.as_deref(), |line| answer(&line))
    }
}

/// A puzzle from its object or from a name in a JSON string.
fn read(json: &Value) -> Result<Puzzle, String> {
    Puzzle::from_json(json).map_err(|malformed| malformed.to_string())
}

/// The puzzle of a line, and what else is in its other field.
fn read_pair<'a>(line: &'a Value, other: &str) -> Result<(Puzzle, &'a Value), String> {
    let object = line
        .as_object()
        .ok_or_else(|| format!("the line must be an object with \"puzzle\" and {other:?}"))?;
    if let Some(key) = object.keys().find(|key| *key != "puzzle" && *key != other) {
        return Err(format!("{key}: the line has no such field"));
    }
    let field = |name: &str| {
        object
            .get(name)
            .ok_or_else(|| format!("{name}: is missing"))
    };
    let puzzle = read(field("puzzle")?).map_err(|problem| format!("puzzle.{problem}"))?;
    Ok((puzzle, field(other)?))
}

fn check(line: &Value) -> Result<Value, String> {
    let (puzzle, solution) = read_pair(line, "solution")?;
    // What cannot be read is no solution, either.
    let solution = Solution::from_json(solution).map_err(|_| Reason::Malformed);
    Ok(
        match solution.and_then(|solution| puzzle.check(&solution)) {
            Ok(()) => json!({"legal": true}),
            Err(reason) => json!({"legal": false, "reason": reason.to_string()}),
        },
    )
}

fn solve(puzzle: &Puzzle, all: bool) -> Result<Value, String> {
    let solutions = if all {
        puzzle.solve_all()
    } else {
        Vec::from_iter(puzzle.solve())
    };
    Ok(json!({"solutions": solutions}))
}

fn grade(puzzle: &Puzzle) -> Value {
    let difficulty = puzzle.difficulty();
    let grade = difficulty.and_then(|difficulty| puzzle.grade_of(difficulty));
    json!({
        "difficulty": difficulty,
        "grade": grade.map(Grade::number),
        "solutions": puzzle.count(),
    })
}

fn advise(line: &Value) -> Result<Value, String> {
    let (puzzle, draft) = read_pair(line, "draft")?;
    let advice = Solution::from_json(draft).and_then(|draft| puzzle.advise(&draft));
    Ok(json!(advice.map_err(|malformed| bad_draft(&malformed))?))
}

fn hint(line: &Value) -> Result<Value, String> {
    let (puzzle, draft) = read_pair(line, "draft")?;
    let hint = Solution::from_json(draft).and_then(|draft| puzzle.hint(&draft));
    Ok(match hint.map_err(|malformed| bad_draft(&malformed))? {
        Some((hint, _)) => json!(hint),
        None => json!({"hint": null}),
    })
}

fn bad_draft(malformed: &Malformed) -> String {
    format!("draft.{malformed}")
}

/// Makes new puzzles, one a line; no puzzle comes twice, turned or mirrored or not.
///
/// The first is made with the given seed, the next ones with the numbers after it. Each has its seed's name as `id`.
#[derive(Args)]
pub struct Generate {
    /// weight, fragment, conduit or angular.
    #[arg(long)]
    category: Category,
    /// easy, medium, hard or expert, or 1 to 4.
    #[arg(long)]
    grade: Grade,
    /// How many.
    #[arg(long, default_value_t = 1)]
    count: u64,
    /// Any number below 2^64.
    #[arg(long, default_value_t = 1, value_parser = crate::fields::seed)]
    seed: u64,
}

impl Generate {
    fn run(self) -> ExitCode {
        finish(self.write(io::stdout().lock()))
    }

    fn write(&self, mut output: impl Write) -> io::Result<()> {
        // A pool that is all but used up hardly ever gives something new.
        const MOST_IN_VAIN: u64 = 100_000;
        let mut seen = BTreeSet::new();
        let (mut made, mut in_vain, mut seed) = (0, 0, self.seed);
        while made < self.count {
            let puzzle = Puzzle::generate(self.category, self.grade, seed);
            if seen.insert(puzzle.identity()) {
                let mut json = puzzle.to_json();
                json["id"] = Name::seeded(self.category, self.grade, seed)
                    .to_string()
                    .into();
                writeln!(output, "{json}")?;
                made += 1;
                in_vain = 0;
            } else {
                in_vain += 1;
                if in_vain == MOST_IN_VAIN {
                    let problem = format!("no more than {made} different puzzles found");
                    return Err(io::Error::other(problem));
                }
            }
            if made < self.count {
                let problem = "the seeds end at 2^64 - 1; begin with a smaller one";
                seed = seed
                    .checked_add(1)
                    .ok_or_else(|| io::Error::other(problem))?;
            }
        }
        Ok(())
    }
}

/// Draws puzzles in the terminal, with their solutions if asked for.
///
/// A puzzle is a text name or a JSON object; without any, each line of standard input is one, or an object
/// {"puzzle", "solution"} whose pieces are drawn as they lie, right or wrong.
#[derive(Args)]
pub struct Show {
    /// Puzzles as names or JSON.
    puzzles: Vec<String>,
    /// Draw a solution beside each puzzle.
    #[arg(long, short)]
    solve: bool,
    /// Draw all solutions beside each puzzle.
    #[arg(long, short)]
    all: bool,
    /// When to use colours; auto is in a terminal, unless NO_COLOR is set.
    #[arg(long, value_enum, default_value_t = Colours::Auto, value_name = "WHEN")]
    colour: Colours,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Colours {
    Auto,
    Always,
    Never,
}

impl Colours {
    fn wanted(self) -> bool {
        let forbidden = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        match self {
            Self::Always => true,
            Self::Never => false,
            Self::Auto => !forbidden && io::stdout().is_terminal(),
        }
    }
}

impl Show {
    fn run(self) -> ExitCode {
        if self.puzzles.is_empty() {
            let lines = io::stdin().lines().map_while(Result::ok);
            return self.show_all(lines);
        }
        self.show_all(self.puzzles.iter().cloned())
    }

    fn show_all(&self, puzzles: impl Iterator<Item = String>) -> ExitCode {
        let mut output = io::stdout().lock();
        let mut all_shown = true;
        for text in puzzles {
            match self.show(text.trim()) {
                Ok(picture) => {
                    if writeln!(output, "{picture}").is_err() {
                        break;
                    }
                }
                Err(problem) => {
                    all_shown = false;
                    eprintln!("enigma: {text}: {problem}");
                }
            }
        }
        ExitCode::from(u8::from(!all_shown))
    }

    fn show(&self, text: &str) -> Result<String, String> {
        let (puzzle, laid) = parse(text)?;
        let draw = |laid: Option<&Solution>| {
            let picture = puzzle.draw_text(laid);
            picture.map_err(|malformed| format!("solution.{malformed}"))
        };
        let mut picture = draw(laid.as_ref())?;
        let solutions = if self.all {
            puzzle.solve_all()
        } else if self.solve {
            Vec::from_iter(puzzle.solve())
        } else {
            Vec::new()
        };
        for solution in &solutions {
            let solved = draw(Some(solution))?;
            // Two big pictures side by side fit a terminal; more go below.
            picture = if picture.width() + solved.width() <= 96 && solutions.len() == 1 {
                picture.beside(&solved, 6)
            } else {
                picture.above(solved)
            };
        }
        let drawn = if self.colour.wanted() {
            picture.to_ansi()
        } else {
            picture.to_plain()
        };
        Ok(format!("{}\n\n{drawn}", title(&puzzle)))
    }
}

/// A name, a puzzle's object, or an object with a puzzle and a solution.
fn parse(text: &str) -> Result<(Puzzle, Option<Solution>), String> {
    if !text.starts_with(['{', '"']) {
        let puzzle = text
            .parse::<Puzzle>()
            .map_err(|malformed| malformed.to_string())?;
        return Ok((puzzle, None));
    }
    let json: Value = serde_json::from_str(text).map_err(|error| format!("not JSON: {error}"))?;
    if json.get("puzzle").is_some() {
        let (puzzle, solution) = read_pair(&json, "solution")?;
        let solution = Solution::from_json(solution);
        return match solution {
            Ok(solution) => Ok((puzzle, Some(solution))),
            Err(malformed) => Err(format!("solution.{malformed}")),
        };
    }
    Ok((read(&json)?, None))
}

fn title(puzzle: &Puzzle) -> String {
    let difficulty = puzzle.difficulty();
    let grade = difficulty.and_then(|difficulty| puzzle.grade_of(difficulty));
    let solutions = match puzzle.count() {
        0 => return format!("{puzzle}   no solution"),
        1 => "one solution".to_owned(),
        count => format!("{count} solutions"),
    };
    let grade = grade.map_or("outside the grades", Grade::name);
    format!(
        "{puzzle}   {grade} ({:.2}), {solutions}",
        difficulty.unwrap_or_default()
    )
}

/// Draws a sheet of twelve puzzles of each category as SVG.
#[derive(Args)]
pub struct Sheet {
    /// Only these categories.
    #[arg(long)]
    category: Vec<Category>,
    /// The seed of the first puzzle of each grade.
    #[arg(long, default_value_t = 1, value_parser = crate::fields::seed)]
    seed: u64,
    /// Draw the solutions into the puzzles.
    #[arg(long)]
    solved: bool,
    /// The file to write; standard output without one.
    #[arg(long, short)]
    out: Option<PathBuf>,
}

impl Sheet {
    fn run(self) -> ExitCode {
        let categories = if self.category.is_empty() {
            Category::ALL.to_vec()
        } else {
            self.category
        };
        let svg = sheet(&categories, self.seed, self.solved);
        finish(write_to(self.out.as_deref(), svg.as_bytes()))
    }
}

/// Makes the lists of rare puzzles that the program ships, from nothing.
///
/// conduit: all puzzles that are fit for decks (crates/puzzles/data/conduit.bin, a second);
/// fragment: the symmetric outlines among all 4,842,205 (crates/puzzles/data/symmetric-outlines.txt, half a minute).
#[derive(Args)]
pub struct Collect {
    /// conduit or fragment; the other two need no list.
    #[arg(long)]
    category: Category,
    /// The file to write; standard output without one.
    #[arg(long, short)]
    out: Option<PathBuf>,
}

impl Collect {
    fn run(self) -> ExitCode {
        match collect(self.category) {
            Some(bytes) => finish(write_to(self.out.as_deref(), &bytes)),
            None => finish(Err(io::Error::other(format!(
                "{} needs no list",
                self.category
            )))),
        }
    }
}

fn write_to(file: Option<&Path>, bytes: &[u8]) -> io::Result<()> {
    match file {
        Some(path) => fs::write(path, bytes)
            .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display()))),
        None => io::stdout().lock().write_all(bytes),
    }
}

/// The exit status of a command that writes and nothing else.
pub fn finish(outcome: io::Result<()>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has had enough of it (`enigma ... | head`).
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("enigma: {error}");
            ExitCode::from(2)
        }
    }
}
