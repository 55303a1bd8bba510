//! The story of a game of Circuit.

use super::{Names, Story};
use enigma_circuit::event::{EndReason, SystemClosed};
use enigma_circuit::{Event, Options};
use enigma_game::{Attendance, Setup};
use enigma_puzzles::{Deck, DeckOptions, Edition, Mix};

/// Circuit with the project's own puzzles.
pub type Circuit = enigma_circuit::Circuit<enigma_puzzles::Puzzle>;

impl Story for Circuit {
    fn verify(&self, setup: &Setup<Self::Options>) -> Result<String, String> {
        let all = Edition::ALL.into_iter().rev();
        let mut all = all.flat_map(|edition| Mix::ALL.map(|mix| DeckOptions { mix, edition }));
        let dealt = all.find(|options| {
            let deck = Deck::deal_from(&setup.seed, options);
            Options::with_deck(&deck).deck == setup.options.deck
        });
        match dealt {
            Some(DeckOptions { mix, .. }) => {
                Ok(format!("The puzzles are those of the seed, {mix}."))
            }
            None => Err("the puzzles are not those that this program deals from the seed".into()),
        }
    }

    fn tell(event: &Event, names: &Names) -> Option<String> {
        let who = |seat| names.of_seat(seat);
        Some(match event {
            Event::RoundBegan {
                round,
                start_player,
            } => {
                format!("\nRound {round}, {} starts", who(*start_player))
            }
            Event::Chose {
                seat,
                category,
                tile,
                by_lot,
            } => {
                let how = if *by_lot { " by lot: time ran out" } else { "" };
                format!("  {} takes {category} ({tile}){how}", who(*seat))
            }
            Event::PuzzlesTurned | Event::Drafted { .. } => return None,
            Event::Solved { seat, after } => format!("  {} solves after {after}", who(*seat)),
            Event::TimerTurned { seat, .. } => format!("  {} turns the sand timer", who(*seat)),
            Event::GaveUp { seat, away: false } => format!("  {} gives up", who(*seat)),
            Event::GaveUp { seat, away: true } => {
                format!("  {} is away, and the others wait no longer", who(*seat))
            }
            Event::TimeUp { seat } => format!("  {}'s time is up", who(*seat)),
            Event::SolvingEnded { solvers } if solvers.is_empty() => "  Nobody solved".into(),
            Event::SolvingEnded { solvers } => format!("  Solved: {}", names.list(solvers)),
            Event::Placed {
                seat,
                tile,
                x,
                y,
                turn,
                cell,
            } => {
                let networker = match cell {
                    Some(cell) => format!(", networker on cell {cell}"),
                    None => String::new(),
                };
                format!(
                    "  {} lays {tile} on ({x}, {y}), turned {turn}{networker}",
                    who(*seat)
                )
            }
            Event::SystemClosed(closed) => tell_closed(closed, names),
            Event::NotPlaced {
                seat,
                tile,
                declined,
            } => {
                let how = if *declined {
                    "declines to place"
                } else {
                    "does not place in time"
                };
                format!("  {} {how}: {tile} goes into the box", who(*seat))
            }
            Event::RoundEnded { scores, .. } => {
                format!("  Points: {}", names.with_points(scores.as_slice(), false))
            }
            Event::Attendance { seat, attendance } => {
                let what = match attendance {
                    Attendance::Away => "is away",
                    Attendance::Back => "is back",
                    Attendance::Left => "has left",
                    Attendance::Bot => "is played by a bot from now on",
                    Attendance::Person => "takes the seat back",
                };
                format!("  {} {what}", who(*seat))
            }
            Event::MarkerPassed { start_player } => {
                format!("  The start player marker passes to {}", who(*start_player))
            }
            Event::GameOver { reason, .. } => match reason {
                EndReason::Target => "\nFifteen points are reached".into(),
                EndReason::StacksEmpty => {
                    "\nFewer stacks have tiles left than there are players (D-10)".into()
                }
                EndReason::LastPlayer => "\nOnly one player is left".into(),
            },
        })
    }

    fn epilogue(&self) -> Option<String> {
        Some(self.position().board().to_string())
    }
}

fn tell_closed(closed: &SystemClosed, names: &Names) -> String {
    let cells = match closed.cells.sum() {
        0 => "no cell".into(),
        1 => "one cell".into(),
        number => format!("{number} cells"),
    };
    let points = names.with_points(closed.points.as_slice(), true);
    let points = if points.is_empty() {
        "nobody scores".into()
    } else {
        points
    };
    format!("    closes a system of {cells}: {points}")
}
