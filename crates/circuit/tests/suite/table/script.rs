//! Scripts: one command per line or between semicolons.
//!
//! ```text
//! 0 takes weight
//! 0 tries 2 1                 the pieces as they lie
//! 0 solves; 1 gives up        every puzzle has one right draft
//! 0 lays 1,0 turn 3 on 1      square, rotation (0 if left out), cell for a networker (or none)
//! 0 declines                  the tile goes into the box
//! 1 away                      or back, left, bot, person
//! wait 30                     seconds; deadlines on the way are carried out
//! round 0 conduit 0,-1 on 0 | 1 weight gives up
//! ```
//!
//! The last form is a whole round: who takes what and lays it where, in whatever order the seats
//! stand there; the marker decides whose turn it is.

use super::story::story;
use super::{Doing, Table, Toy};
use enigma_circuit::event::Event;
use enigma_circuit::view::PhaseView;
use enigma_circuit::{Action, AttemptState};
use enigma_game::{Attendance, Happening, Millis, Seat, Viewer};

impl Table {
    /// Plays a script and tells what happened.
    #[track_caller]
    pub fn play(&mut self, script: &str) -> String {
        let mut events = Vec::new();
        for line in script.lines().map(str::trim) {
            if let Some(round) = line.strip_prefix("round ") {
                events.extend(self.play_round(round));
            } else {
                for command in line
                    .split(';')
                    .map(str::trim)
                    .filter(|text| !text.is_empty())
                {
                    events.extend(self.command(command));
                }
            }
        }
        story(&events)
    }

    /// The name of the rule that forbids a command; see [`Table::refused`].
    #[track_caller]
    pub fn forbids(&mut self, command: &str) -> &'static str {
        let doing = self.doing(command);
        self.refused(&doing)
    }

    #[track_caller]
    fn command(&mut self, command: &str) -> Vec<Event> {
        if let Some(length) = command.strip_prefix("wait ") {
            let length: f64 = length.parse().expect(command);
            return self.wait(Millis((length * 1000.0) as u64));
        }
        let doing = self.doing(command);
        match self.happen(doing) {
            Ok(events) => events,
            Err(refusal) => panic!("{command:?} is refused: {refusal}"),
        }
    }

    fn doing(&self, command: &str) -> Doing {
        let mut words = command.split_whitespace();
        let seat = Seat(
            words
                .next()
                .and_then(|word| word.parse().ok())
                .expect(command),
        );
        let verb = words.next().expect(command);
        let rest: Vec<&str> = words.collect();
        let act = |action| Happening::Act(seat, action);
        let attend = |attendance| Happening::Attend(seat, attendance);
        match verb {
            "takes" => act(Action::Choose {
                category: rest[0].parse().expect(command),
            }),
            "tries" => act(Action::Draft {
                draft: rest
                    .iter()
                    .map(|piece| piece.parse().expect(command))
                    .collect(),
            }),
            "solves" => act(Action::Draft {
                draft: self
                    .puzzle(seat)
                    .map_or(vec![1, 2], |puzzle| puzzle.right()),
            }),
            "gives" => act(Action::GiveUp),
            "declines" => act(Action::Decline),
            "lays" => act(placement(&rest)),
            "away" => attend(Attendance::Away),
            "back" => attend(Attendance::Back),
            "left" => attend(Attendance::Left),
            "bot" => attend(Attendance::Bot),
            "person" => attend(Attendance::Person),
            _ => panic!("no such command: {command}"),
        }
    }

    fn puzzle(&self, seat: Seat) -> Option<Toy> {
        self.view(Viewer::Seat(seat)).you?.puzzle
    }

    #[track_caller]
    fn play_round(&mut self, round: &str) -> Vec<Event> {
        let plans: Vec<(u8, &str, &str)> = round
            .split('|')
            .map(|plan| {
                let mut parts = plan.trim().splitn(3, ' ');
                let mut part = || parts.next().expect(plan);
                (part().parse().expect(plan), part(), part())
            })
            .collect();
        let plan = |seat: Seat| plans.iter().find(|plan| plan.0 == seat.0).expect(round);
        let mut events = Vec::new();
        while let PhaseView::Choosing { seat, .. } = self.open_view().phase {
            events.extend(self.command(&format!("{} takes {}", seat.0, plan(seat).1)));
        }
        for (seat, _, then) in &plans {
            let verb = if *then == "gives up" {
                "gives up"
            } else {
                "solves"
            };
            let attempt = self.open_view().seats[usize::from(*seat)].attempt;
            if attempt.is_some_and(|attempt| attempt.state == AttemptState::Working) {
                events.extend(self.command(&format!("{seat} {verb}")));
            }
        }
        while let PhaseView::Placing { seat, .. } = self.open_view().phase {
            events.extend(self.command(&format!("{} lays {}", seat.0, plan(seat).2)));
        }
        events
    }
}

/// `1,0 turn 3 on 1`
fn placement(words: &[&str]) -> Action<super::Draft> {
    let (x, y) = words[0].split_once(',').expect("x,y");
    let after = |name| {
        let place = words.iter().position(|&word| word == name)?;
        Some(words[place + 1].parse::<u32>().expect(name))
    };
    Action::Place {
        x: x.parse().expect("x"),
        y: y.parse().expect("y"),
        turn: after("turn").unwrap_or(0) as u8,
        cell: after("on"),
    }
}
