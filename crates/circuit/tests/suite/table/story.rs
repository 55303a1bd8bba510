//! Events as short lines, to be compared with what a test expects.

use enigma_circuit::event::{EndReason, Event, SystemClosed};
use enigma_circuit::tile::CellColour;
use enigma_game::{Attendance, BySeat, Millis, Outcome, Seat};

/// Compares line by line; how far the lines are indented does not matter.
#[track_caller]
pub fn assert_lines(found: &str, expected: &str) {
    let lines = |text: &str| {
        let lines = text.trim().lines().map(str::trim);
        lines.collect::<Vec<_>>().join("\n")
    };
    let (found, expected) = (lines(found), lines(expected));
    assert!(found == expected, "found:\n{found}\nexpected:\n{expected}");
}

/// Compares drawings. The expected one begins in a line of its own and may be indented as a whole.
#[track_caller]
pub fn assert_drawn(found: &str, expected: &str) {
    let lines: Vec<&str> = expected.trim_matches('\n').lines().collect();
    let indent = |line: &&str| line.len() - line.trim_start().len();
    let indent = lines.iter().map(indent).min().unwrap_or(0);
    let lines: Vec<&str> = lines.iter().map(|line| line[indent..].trim_end()).collect();
    let expected = lines.join("\n");
    assert!(found == expected, "found:\n{found}\nexpected:\n{expected}");
}

pub fn story(events: &[Event]) -> String {
    let lines: Vec<String> = events.iter().map(tell).collect();
    lines.join("\n")
}

fn tell(event: &Event) -> String {
    match event {
        Event::RoundBegan {
            round,
            start_player,
        } => format!("round {round}, {} starts", start_player.0),
        Event::Chose {
            seat,
            category,
            by_lot,
            ..
        } => {
            let how = if *by_lot { " by lot" } else { "" };
            format!("{} takes {category}{how}", seat.0)
        }
        Event::PuzzlesTurned => "puzzles turned".into(),
        Event::Drafted { seat, laid, pieces } => {
            format!("{} has laid {laid} of {pieces}", seat.0)
        }
        Event::Solved { seat, after } => format!("{} solves after {}", seat.0, seconds(*after)),
        Event::TimerTurned { seat, deadline } => {
            format!("{} turns the timer until {}", seat.0, seconds(*deadline))
        }
        Event::GaveUp { seat, away: false } => format!("{} gives up", seat.0),
        Event::GaveUp { seat, away: true } => format!("{} is waited for no longer", seat.0),
        Event::TimeUp { seat } => format!("{} is out of time", seat.0),
        Event::SolvingEnded { solvers } => format!("solved: {}", list(solvers)),
        Event::Placed {
            seat,
            x,
            y,
            turn,
            cell,
            ..
        } => {
            let networker = cell.map_or(String::new(), |cell| format!(" on {cell}"));
            format!("{} lays {x},{y} turn {turn}{networker}", seat.0)
        }
        Event::SystemClosed(closed) => tell_closed(closed),
        Event::NotPlaced { seat, declined, .. } => {
            let how = if *declined { "declines to" } else { "does not" };
            format!("{} {how} place", seat.0)
        }
        Event::RoundEnded { round, scores } => format!("round {round} ends {}", points(scores)),
        Event::Attendance { seat, attendance } => {
            let what = match attendance {
                Attendance::Away => "away",
                Attendance::Back => "back",
                Attendance::Left => "left",
                Attendance::Bot => "bot",
                Attendance::Person => "person",
            };
            format!("{} {what}", seat.0)
        }
        Event::MarkerPassed { start_player } => format!("marker to {}", start_player.0),
        Event::GameOver { reason, outcome } => {
            let reason = match reason {
                EndReason::Target => "target",
                EndReason::StacksEmpty => "stacks empty",
                EndReason::LastPlayer => "last player",
            };
            format!("over: {reason}, {}", places(outcome))
        }
    }
}

/// As in `closed r2 b1, points 2:1, back 1:1`.
fn tell_closed(closed: &SystemClosed) -> String {
    let count = |colour: &CellColour| match closed.cells.of(*colour) {
        0 => String::new(),
        cells => format!(" {}{cells}", colour.letter()),
    };
    let cells: String = CellColour::ALL.iter().map(count).collect();
    let (earned, back) = (points(&closed.points), points(&closed.returned));
    format!("closed{cells}, points {earned}, back {back}")
}

pub fn places(outcome: &Outcome) -> String {
    let places: Vec<String> = outcome.ranking.iter().map(|place| list(place)).collect();
    places.join(" | ")
}

fn list(seats: &[Seat]) -> String {
    let seats: Vec<String> = seats.iter().map(|seat| seat.0.to_string()).collect();
    seats.join(" ")
}

fn points(points: &BySeat<u32>) -> String {
    let points: Vec<String> = points.iter().map(u32::to_string).collect();
    points.join(":")
}

fn seconds(time: Millis) -> String {
    format!("{} s", time.0 as f64 / 1000.0)
}
