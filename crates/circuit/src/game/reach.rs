//! How far into views a step reaches: while people solve little changes, and drafts come by the dozen.

use crate::event::Event;
use enigma_game::{Reach, Seat};

pub fn of(events: &[Event]) -> Reach {
    match events.first().and_then(solver) {
        Some(seat) if events.iter().all(|event| solver(event) == Some(seat)) => Reach::Seat(seat),
        None if !events.is_empty() && events.iter().all(is_turn) => Reach::Turn,
        _ => Reach::All,
    }
}

/// Whose puzzle it is all about.
const fn solver(event: &Event) -> Option<Seat> {
    match event {
        Event::Drafted { seat, .. } | Event::Solved { seat, .. } | Event::GaveUp { seat, .. } => {
            Some(*seat)
        }
        _ => None,
    }
}

const fn is_turn(event: &Event) -> bool {
    matches!(
        event,
        Event::Chose { .. }
            | Event::Placed { .. }
            | Event::SystemClosed(_)
            | Event::NotPlaced { .. }
    )
}
