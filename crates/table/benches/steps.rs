//! What an action costs a table of four, from the message to the frames for everybody, beside what it would cost to tell
//! everybody the whole view; and what shorthand costs, beside a search for every piece:
//! `cargo bench -p enigma-table --bench steps`.

#![allow(missing_docs, reason = "a program")]

use enigma_game::Seed;
use enigma_protocol::{CircuitSettings, ClientMsg, GameSettings, Settings, shorthand};
use enigma_puzzles::{Puzzle, Solution};
use enigma_table::house::TheHouse;
use enigma_table::{
    Came, Connection, Doc, Frame, Input, Output, Outputs, Person, Stored, Table, Wall,
};
use serde_json::{Value, json};
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

const START: Wall = Wall(1_700_000_000_000);

/// How many actions are measured; a few are enough where nobody measures (`cargo test` runs benches without `--bench`).
fn actions() -> u32 {
    if std::env::args().any(|argument| argument == "--bench") {
        20_000
    } else {
        20
    }
}

fn main() {
    let mut table = Four::seated(0);
    let (mut telling, mut whole) = (Duration::ZERO, Duration::ZERO);
    let mut texts = Vec::new();
    for number in 0..actions() {
        if number % 100 == 99 {
            table = Four::seated(u64::from(number));
        }
        let Some((seat, action)) = table.action() else {
            break;
        };
        let message = json!({"t": "do", "id": format!("{number:016}"), "action": action});
        let message = message.to_string();
        let begin = Instant::now();
        let outputs = table.say(seat, &message);
        telling += begin.elapsed();
        let begin = Instant::now();
        for seat in 0..4 {
            let frame = table.view(seat).map(|view| Frame::of(&[&view]));
            black_box(frame);
        }
        whole += begin.elapsed();
        texts.extend(last_step(&outputs));
    }
    let each = |time: Duration| time.as_secs_f64() * 1e6 / f64::from(actions());
    println!(
        "an action told to four   {:7.2} µs   all views whole   {:7.2} µs: {:.1} times",
        each(telling),
        each(whole),
        each(whole) / each(telling)
    );
    let short = best(&texts, |text| shorthand::shortened(text).len());
    let searched = best(&texts, |text| searched(text).len());
    println!(
        "a step into shorthand    {short:7.2} µs   piece by piece    {searched:7.2} µs: {:.1} times",
        searched / short
    );
}

/// Microseconds for one text: the best of five rounds.
fn best(texts: &[String], what: impl Fn(&str) -> usize) -> f64 {
    let round = |_| {
        let begin = Instant::now();
        let length: usize = texts.iter().map(|text| what(text)).sum();
        black_box(length);
        begin.elapsed()
    };
    let shortest = (0..5).map(round).min().unwrap_or_default();
    shortest.as_secs_f64() * 1e6 / texts.len().max(1) as f64
}

/// What anybody would write at first.
fn searched(text: &str) -> String {
    let mut text = text.to_owned();
    for piece in shorthand::PIECES {
        text = text.replace(piece, "\u{1}");
    }
    text
}

/// The last step that was told, written out.
fn last_step(outputs: &[Output]) -> Option<String> {
    let told = outputs.iter().rev().find_map(|output| match output {
        Output::Send(_, frame) => Some(shorthand::written_out(frame.text())),
        _ => None,
    });
    told.map(|text| text.into_owned())
}

/// A table of four that play.
struct Four {
    table: Table,
    now: Wall,
    drafts: [u32; 4],
    solutions: [Option<(Solution, u32)>; 4],
}

impl Four {
    fn seated(number: u64) -> Self {
        let game = GameSettings::Circuit(CircuitSettings {
            timer: None,
            cap: None,
            choose: None,
            place: None,
            ..CircuitSettings::default()
        });
        let settings = Settings {
            bot_takes_over: false,
            ..Settings::of(4, game)
        };
        let stored = Stored {
            doc: Doc::new("TABLE1".into(), &person(0), settings),
            listed: true,
            game: None,
            awake_until: START,
            chat: Vec::new(),
        };
        let house = Arc::new(TheHouse::default());
        let table = Table::wake(stored, house, &Seed::from_number(number), START);
        let (table, _) = table.expect("a new table can be woken");
        let mut four = Self {
            table,
            now: START,
            drafts: [0; 4],
            solutions: [const { None }; 4],
        };
        for seat in 0..4 {
            four.take(Input::Came(Came {
                connection: connection(seat),
                person: Some(person(seat)),
                seen: None,
                seat: None,
                chat: 0,
                short: true,
            }));
            for command in [
                json!({"sit": {"seat": seat}}),
                json!({"ready": {"ready": true}}),
            ] {
                four.command(seat, &command);
            }
        }
        four.command(0, &json!("start"));
        four
    }

    fn take(&mut self, input: Input) -> Outputs {
        self.table.take(input, self.now)
    }

    fn command(&mut self, seat: usize, command: &Value) {
        let message = json!({"t": "table", "id": command.to_string(), "do": command});
        for output in self.say(seat, &message.to_string()) {
            if let Output::Work(work) = output {
                let number = work.number();
                self.take(Input::Worked(number, Some(work.run())));
            }
        }
    }

    fn say(&mut self, seat: usize, message: &str) -> Outputs {
        self.now = self.now.after(1000);
        let (from, received) = (connection(seat), self.now);
        let message = ClientMsg::read(message).expect("it is a message");
        self.take(Input::Said {
            from,
            message,
            received,
        })
    }

    fn view(&self, seat: usize) -> Option<String> {
        self.table.view_of(connection(seat)).map(|(_, view)| view)
    }

    /// What somebody can do now; each puzzle takes three drafts before it is solved.
    fn action(&mut self) -> Option<(usize, Value)> {
        (0..4).find_map(|seat| {
            let view: Value = serde_json::from_str(&self.view(seat)?).ok()?;
            let (own, phase) = (&view["you"], &view["phase"]);
            let turn = phase["seat"].as_u64() == Some(seat as u64);
            let is_at_work = view["seats"][seat]["attempt"]["state"]["type"] == "working";
            let action = match phase["type"].as_str()? {
                "choosing" if turn => {
                    (self.drafts[seat], self.solutions[seat]) = (0, None);
                    json!({"type": "choose", "category": own["choices"][0]})
                }
                "placing" if turn => {
                    let ways = own["placements"].as_array()?;
                    let way = &ways[ways.len() / 2];
                    json!({"type": "place", "x": way["x"], "y": way["y"], "turn": way["turn"], "cell": null})
                }
                "solving" if is_at_work => json!({"type": "draft", "draft": self.draft(seat, own)?}),
                _ => return None,
            };
            Some((seat, action))
        })
    }

    fn draft(&mut self, seat: usize, own: &Value) -> Option<Solution> {
        let solution = &mut self.solutions[seat];
        if solution.is_none() {
            let puzzle: Puzzle = serde_json::from_value(own["puzzle"].clone()).ok()?;
            *solution = Some((puzzle.solve()?, puzzle.pieces()));
        }
        self.drafts[seat] += 1;
        let (solution, pieces) = solution.as_ref()?;
        Some(solution.part(pieces * self.drafts[seat].min(4) / 4))
    }
}

fn person(number: usize) -> Person {
    Person {
        id: format!("person-of-four-{number}").into(),
        name: format!("P{number}"),
    }
}

fn connection(seat: usize) -> Connection {
    Connection(seat as u64 + 1)
}
