//! `enigma bot`: seats a program at a table.

mod program;
mod turn;

use clap::Args;
use enigma_client::{Answer, AtTable, Client, Error};
use enigma_protocol::{Farewell, Holder, ServerMsg, Stage, TableCommand};
use program::{Program, Said};
use serde_json::{Value, json};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The version of what is said to programs.
const VERSION: u32 = 1;
/// A program that is refused so often one after the other has lost its way.
const REFUSALS: u32 = 30;
/// How long to wait after a refusal, so that a program in a loop is no burden.
const BREATH: Duration = Duration::from_millis(100);
/// How often a broken connection is tried again, and how long to wait in between.
const TRIES: u32 = 10;
const PAUSE: Duration = Duration::from_secs(1);

/// Seat a program at a table: views go to its input, actions come from its output, one JSON object
/// per line.
///
/// The program plays one game, like any other guest. What it writes to its error output is shown.
/// docs/bots.md describes the lines, and examples/bot.py is a program to start from.
///
/// Exit status: 0 when the game is over, 1 if the program died, fell silent or lost its way (then it
/// leaves the table), 2 if it could not be seated or the server is gone.
#[derive(Args)]
#[command(override_usage = "enigma bot --stdio <PROGRAM> <TABLE-LINK> [-- <ARGUMENTS>...]")]
pub struct Bot {
    /// The program.
    #[arg(long, value_name = "PROGRAM")]
    stdio: String,
    /// The table, as in http://127.0.0.1:8080/t/ABC234.
    #[arg(value_name = "TABLE-LINK")]
    link: String,
    /// What it is called at the table; the program's name without it.
    #[arg(long)]
    name: Option<String>,
    /// The seat, from 1; the first free one without it.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=4))]
    seat: Option<u8>,
    /// How many seconds the program may take when it is to act.
    #[arg(long, default_value_t = 120, value_parser = clap::value_parser!(u64).range(1..))]
    patience: u64,
    /// Arguments for the program.
    #[arg(last = true)]
    arguments: Vec<String>,
}

/// Why it ended before the game was over.
enum Failure {
    /// The program is to blame; it leaves the table.
    Program(String),
    /// It never began, or the server is gone.
    Table(String),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self::Table(told(&error))
    }
}

impl Bot {
    /// Plays a game.
    pub fn run(self) -> ExitCode {
        let runtime = match tokio::runtime::Runtime::new() {
            Ok(runtime) => runtime,
            Err(error) => return failed(&error.to_string(), 2),
        };
        match runtime.block_on(self.play()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(Failure::Program(text)) => failed(&text, 1),
            Err(Failure::Table(text)) => failed(&text, 2),
        }
    }

    async fn play(self) -> Result<(), Failure> {
        let (address, code) = read_link(&self.link).map_err(Failure::Table)?;
        let mut client = Client::new(&address);
        client.take_name(&self.name_at_table()).await?;
        let mut table = client.join(&code).await?;
        let seat = self.sit(&mut table).await?;
        let program = Program::start(&self.stdio, &self.arguments);
        let program = match program {
            Ok(program) => program,
            Err(error) => {
                let _ = table.command(TableCommand::Leave).await;
                let text = format!("{} cannot be started: {error}", self.stdio);
                return Err(Failure::Table(text));
            }
        };
        eprintln!(
            "enigma: {} sits at seat {} of table {code}",
            self.stdio,
            seat + 1
        );
        let mut seated = Seated {
            client,
            code,
            seat,
            table,
            program,
            name: self.stdio.clone(),
            patience: Duration::from_secs(self.patience),
            shown: None,
            waits_since: None,
            refusals: 0,
        };
        let result = seated.play().await;
        seated.say_goodbye(&result).await;
        result
    }

    /// The program's own name if none is given.
    fn name_at_table(&self) -> String {
        let path = std::path::Path::new(&self.stdio);
        let stem = path.file_stem().map(|stem| stem.to_string_lossy());
        let name = self.name.clone().or(stem.map(Into::into));
        name.unwrap_or_default().chars().take(24).collect()
    }

    /// Takes a seat and says that it is ready.
    async fn sit(&self, table: &mut AtTable) -> Result<u8, Failure> {
        let refused = |text: &str| Err(Failure::Table(text.to_owned()));
        let Some(state) = table.table() else {
            return refused("the server does not say how the table stands");
        };
        if state.stage == Stage::Playing {
            return refused(
                "a game is under way at this table; programs are seated before it begins",
            );
        }
        let free = state.seats.iter().position(|seat| seat.holder.is_none());
        let wished = self.seat.map(|seat| seat - 1);
        let free = free.and_then(|seat| u8::try_from(seat).ok());
        let Some(seat) = wished.or(free) else {
            return refused("no seat is free at this table");
        };
        for command in [
            TableCommand::Sit { seat, name: None },
            TableCommand::Ready { ready: true },
        ] {
            if let Answer::Refused(name, text) = table.command(command).await? {
                return refused(&format!("seat {}: {text} ({name})", seat + 1));
            }
        }
        Ok(seat)
    }
}

/// A program at a seat.
struct Seated {
    client: Client,
    code: String,
    seat: u8,
    table: AtTable,
    program: Program,
    name: String,
    patience: Duration,
    /// The game and the step that the program was last shown.
    shown: Option<(String, u64)>,
    /// Since when the game waits for the program.
    waits_since: Option<Instant>,
    refusals: u32,
}

impl Seated {
    /// Plays until the game is over.
    async fn play(&mut self) -> Result<(), Failure> {
        loop {
            let until = self.waits_since.map(|since| since + self.patience);
            let until = until.unwrap_or_else(|| Instant::now() + Duration::from_secs(3600));
            tokio::select! {
                message = self.table.next() => match message {
                    Ok(message) => {
                        if self.hear(&message).await? {
                            return Ok(());
                        }
                    }
                    Err(error) => self.come_back(error).await?,
                },
                said = self.program.next() => match said {
                    Some(said) => self.carry_out(said).await?,
                    None => return Err(Failure::Program(format!("{} has ended in the middle of the game", self.name))),
                },
                () = tokio::time::sleep_until(until.into()), if self.waits_since.is_some() => {
                    let seconds = self.patience.as_secs();
                    return Err(Failure::Program(format!("{} did nothing for {seconds} seconds, and the table waits", self.name)));
                }
            }
        }
    }

    /// Answers whether the game is over.
    async fn hear(&mut self, message: &ServerMsg) -> Result<bool, Failure> {
        match message {
            ServerMsg::View { now, zero, .. } => self.show(now.cast_signed() - zero),
            ServerMsg::Step { at, .. } => self.show(at.cast_signed()),
            ServerMsg::Table { .. } | ServerMsg::Welcome { .. } => {
                if self.is_over() {
                    return Ok(true);
                }
                self.stay_ready().await?;
            }
            _ => {}
        }
        Ok(false)
    }

    /// Shows the program how the game stands at that game time.
    fn show(&mut self, time: i64) {
        let (Some(game), Some(view)) = (self.table.game(), self.table.view()) else {
            return;
        };
        let (game, seq) = (game.to_owned(), self.table.seq());
        if self.shown.as_ref() == Some(&(game.clone(), seq)) {
            return;
        }
        if self.shown.is_none() {
            let kind = self.table.table().map(|table| table.settings.game.kind());
            self.program.tell(&json!({
                "type": "hello", "version": VERSION, "game": kind, "seat": self.seat, "table": self.code,
            }));
        }
        let yours = turn::is_yours(view);
        let line = json!({"type": "view", "seq": seq, "now": time.max(0), "your_turn": yours, "view": view});
        self.program.tell(&line);
        self.shown = Some((game, seq));
        self.waits_since = match (yours, self.waits_since) {
            (false, _) => None,
            (true, since) => since.or_else(|| Some(Instant::now())),
        };
    }

    /// Before the game every change of the settings asks everybody again.
    async fn stay_ready(&mut self) -> Result<(), Failure> {
        let Some(state) = self.table.table() else {
            return Ok(());
        };
        if state.stage != Stage::Lobby {
            return Ok(());
        }
        let you = self.table.you();
        let mine = state.seats.iter().find_map(|seat| match &seat.holder {
            Some(Holder::Person { id, ready, .. }) if Some(id.as_str()) == you => Some(*ready),
            _ => None,
        });
        match mine {
            None => Err(Failure::Table("the host has taken the seat away".into())),
            Some(true) => Ok(()),
            Some(false) => {
                self.table
                    .command(TableCommand::Ready { ready: true })
                    .await?;
                Ok(())
            }
        }
    }

    fn is_over(&self) -> bool {
        let stage = self.table.table().map(|table| table.stage);
        self.shown.is_some() && stage == Some(Stage::Over)
    }

    /// Does what the program says, and tells it what became of it.
    async fn carry_out(&mut self, said: Said) -> Result<(), Failure> {
        let action: Value = match said {
            Said::Line(line) if line.is_empty() => return Ok(()),
            Said::TooLong => return self.refuse("too_long", "this line is too long").await,
            Said::Line(line) => match serde_json::from_str(&line) {
                Ok(action) => action,
                Err(error) => {
                    let text = format!("this line is no JSON: {error}");
                    return self.refuse("not_json", &text).await;
                }
            },
        };
        if self.table.game().is_none() {
            let text = "the game has not begun";
            return self.refuse("no_game", text).await;
        }
        match self.table.act(None, &action).await {
            Ok(Answer::Did(seq)) => {
                self.refusals = 0;
                self.waits_since = self.waits_since.map(|_| Instant::now());
                self.program.tell(&json!({"type": "did", "seq": seq}));
                Ok(())
            }
            Ok(Answer::Refused(name, text)) => self.refuse(&name, &text).await,
            Err(error) => self.come_back(error).await,
        }
    }

    async fn refuse(&mut self, name: &str, text: &str) -> Result<(), Failure> {
        self.refusals += 1;
        if self.refusals >= REFUSALS {
            let text = format!(
                "{} was refused {REFUSALS} times one after the other; at last: {text} ({name})",
                self.name
            );
            return Err(Failure::Program(text));
        }
        eprintln!("enigma: refused: {text} ({name})");
        self.program
            .tell(&json!({"type": "refused", "refusal": name, "text": text}));
        tokio::time::sleep(BREATH).await;
        Ok(())
    }

    /// Takes a broken connection up again.
    async fn come_back(&mut self, error: Error) -> Result<(), Failure> {
        let passing = matches!(
            error,
            Error::Connection(_)
                | Error::Goodbye(Farewell::Resume | Farewell::Restart | Farewell::TooSlow)
        );
        if !passing {
            return Err(error.into());
        }
        eprintln!("enigma: {}; trying again", told(&error));
        let mut last = error;
        for _ in 0..TRIES {
            tokio::time::sleep(PAUSE).await;
            match self
                .client
                .rejoin(&self.code, self.table.seen().clone())
                .await
            {
                Ok(table) => {
                    self.table = table;
                    return Ok(());
                }
                Err(error) => last = error,
            }
        }
        Err(last.into())
    }

    /// Tells the program how it ended. If the program is to blame, the seat is given up, so that nobody waits for it.
    async fn say_goodbye(mut self, result: &Result<(), Failure>) {
        if let Err(Failure::Program(_)) = result {
            let _ = self.table.command(TableCommand::Leave).await;
        }
        let game = self.table.table().and_then(|table| table.game.as_ref());
        let outcome = game.and_then(|game| game.outcome.clone());
        if result.is_ok() {
            self.program
                .tell(&json!({"type": "over", "outcome": outcome}));
            if let Some(outcome) = outcome {
                let points = outcome.points.get(enigma_game::Seat(self.seat));
                eprintln!("enigma: the game is over; points: {}", points.unwrap_or(&0));
            }
        }
        if let Some(status) = self.program.end().await
            && !status.success()
        {
            eprintln!("enigma: {}: {status}", self.name);
        }
    }
}

/// The server's address and the table's code.
fn read_link(link: &str) -> Result<(String, String), String> {
    let rest = link.strip_prefix("http://").unwrap_or(link);
    if rest.starts_with("https://") {
        return Err(format!(
            "{link}: programs speak plain HTTP; give the server's own address, as in http://127.0.0.1:8080/t/ABC234"
        ));
    }
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    let code = path.strip_prefix("t/").unwrap_or_default();
    let code = code.split(['/', '?', '#']).next().unwrap_or_default();
    if host.is_empty() || code.is_empty() {
        return Err(format!(
            "{link}: a link of a table looks like http://127.0.0.1:8080/t/ABC234"
        ));
    }
    let port = if host.rsplit(':').next().is_some_and(|port| {
        !port.is_empty() && host.contains(':') && port.bytes().all(|byte| byte.is_ascii_digit())
    }) {
        host.to_owned()
    } else {
        format!("{host}:80")
    };
    Ok((port, code.to_ascii_uppercase()))
}

fn told(error: &Error) -> String {
    match error {
        Error::Refused(_, problem) => format!("{} ({})", problem.text, problem.refusal),
        Error::Goodbye(Farewell::NoSuchTable) => "there is no such table".into(),
        Error::Goodbye(reason) => format!("the server says goodbye: {reason:?}"),
        other => other.to_string(),
    }
}

fn failed(text: &str, status: u8) -> ExitCode {
    eprintln!("enigma: {text}");
    ExitCode::from(status)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_names_a_server_and_a_table() {
        let read = |link| read_link(link).ok();
        let both = |host: &str, code: &str| Some((host.to_owned(), code.to_owned()));
        assert_eq!(
            read("http://127.0.0.1:8080/t/ABC234"),
            both("127.0.0.1:8080", "ABC234")
        );
        assert_eq!(
            read("play.example/t/kora-417/?x#y"),
            both("play.example:80", "KORA-417")
        );
        assert_eq!(read("http://[::1]:81/t/AB"), both("[::1]:81", "AB"));
        for bad in [
            "",
            "ABC234",
            "http://x/",
            "http:///t/ABC",
            "https://x/t/ABC",
            "x/u/ABC",
        ] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
