//! Circuit, as it is played here.

use super::{Hosted, Parts, Refusal, Touched};
use enigma_circuit::puzzle::Puzzle as _;
use enigma_circuit::view::{Own, SeatView, View};
use enigma_circuit::{Action, AttemptState, Circuit, Clocks, Event, Options, SeatClocks, Square};
use enigma_game::{Attendance, Game, Seat, Seed, Viewer};
use enigma_protocol::{CircuitSettings, Mix};
use enigma_puzzles::{Category, Deck, DeckOptions, Puzzle};
use std::collections::BTreeSet;

/// Circuit with the project's own puzzles.
pub type CircuitGame = Circuit<Puzzle>;

impl Hosted for CircuitGame {
    fn is_draft(action: &Self::Action) -> bool {
        matches!(action, Action::Draft { .. })
    }

    fn solves(&self, seat: Seat, draft: &Self::Action) -> bool {
        let Action::Draft { draft } = draft else {
            return false;
        };
        let puzzle = self.own(Viewer::Seat(seat)).and_then(|own| own.puzzle());
        // What cannot be judged is left to the rules, which will say what is wrong with it.
        puzzle.is_none_or(|puzzle| puzzle.judge(draft).map_or(true, |verdict| verdict.solved))
    }

    fn admit(&self, seat: Seat, action: &Self::Action) -> Result<(), Refusal> {
        let Action::Draft { draft } = action else {
            return Ok(());
        };
        // Where there is no puzzle to lay pieces in, the rules say why.
        let own = self.own(Viewer::Seat(seat)).filter(|_| self.at_work(seat));
        let puzzle = own.and_then(|own| own.puzzle());
        let read = puzzle.map_or(Ok(()), |puzzle| puzzle.read_draft(&draft.json()).map(drop));
        read.map_err(|malformed| {
            let refusal = enigma_circuit::Refusal::MalformedDraft(malformed.to_string());
            Refusal::new(Self::refusal_name(&refusal), refusal.to_string())
        })
    }

    fn at_work(&self, seat: Seat) -> bool {
        self.view_of_attempt(seat)
            .is_some_and(|attempt| attempt.state == AttemptState::Working)
    }

    fn touched(events: &[Event]) -> Touched {
        let attempt = |event: &Event| match event {
            Event::Drafted { seat, .. }
            | Event::Solved { seat, .. }
            | Event::TimerTurned { seat, .. }
            | Event::GaveUp { seat, .. } => Some(*seat),
            _ => None,
        };
        let turn = |event: &Event| {
            matches!(
                event,
                Event::Chose { .. }
                    | Event::Placed { .. }
                    | Event::SystemClosed(_)
                    | Event::NotPlaced { .. }
            )
        };
        match events.first().and_then(attempt) {
            Some(seat) if events.iter().all(|event| attempt(event) == Some(seat)) => {
                Touched::Attempt(seat)
            }
            None if !events.is_empty() && events.iter().all(turn) => Touched::Turn,
            _ => Touched::Anything,
        }
    }

    fn open_parts(&self, by: Option<&[Event]>) -> Option<Parts> {
        let mut parts = Parts::default();
        let touched = by.map_or(Touched::Anything, Self::touched);
        parts.put_fine(r#""phase""#, &self.view_of_phase());
        // While people solve, little changes, and drafts come by the dozen.
        if let Touched::Attempt(seat) = touched {
            let path = format_args!(r#""seats",{},"attempt""#, seat.0);
            parts.put_fine(path, &self.view_of_attempt(seat));
            if by.is_some_and(|by| by.iter().any(turned)) {
                put_own_deadlines(&mut parts, self, seat);
            }
            return Some(parts);
        }
        put_seats(&mut parts, &self.view_of_seats());
        if touched == Touched::Anything || by.is_some_and(|by| by.iter().any(chose)) {
            for category in Category::ALL {
                let path = format_args!(r#""stacks","{category}""#);
                parts.put(path, &self.view_of_stack(category));
            }
        }
        if touched == Touched::Anything {
            parts.put(r#""round""#, &self.round());
            parts.put(r#""start_player""#, &self.start_player());
            parts.put(r#""solutions""#, &self.view_of_solutions());
            parts.put(r#""summary""#, &self.view_of_summary());
        }
        match by {
            Some(events) => put_tiles(&mut parts, self, events),
            None => {
                for (square, tile) in self.view_of_board() {
                    parts.put(format_args!(r#""board","{square}""#), &tile);
                }
            }
        }
        Some(parts)
    }

    fn own_parts(&self, viewer: Viewer, touched: Touched) -> Option<Parts> {
        let mut parts = Parts::default();
        let Some(own) = self.own(viewer) else {
            return Some(parts);
        };
        let seat = own.seat();
        if touched == Touched::Anything {
            parts.put(r#""you","puzzle""#, &own.puzzle());
        }
        if touched == Touched::Anything || touched == Touched::Attempt(seat) {
            let (draft, bad) = own.draft();
            parts.put_fine(r#""you","draft""#, &draft);
            parts.put(r#""you","bad""#, &bad);
        }
        // Others' attempts change no board.
        if !matches!(touched, Touched::Attempt(other) if other != seat) {
            parts.put(r#""you","plans""#, &own.plans());
        }
        if !matches!(touched, Touched::Attempt(_)) {
            parts.put(r#""you","choices""#, &own.choices());
            parts.put(r#""you","placements""#, &own.placements());
            parts.put(r#""you","may_decline""#, &own.may_decline());
        }
        Some(parts)
    }

    fn attendance(events: &[Event], _asked: Option<(Seat, Attendance)>) -> Vec<(Seat, Attendance)> {
        let told = events.iter().filter_map(|event| match event {
            Event::Attendance { seat, attendance } => Some((*seat, *attendance)),
            _ => None,
        });
        told.collect()
    }
}

/// The view is told in parts. Taken apart by name here, so that a field that is added to it does not compile until
/// `open_parts` or `own_parts` tell it, too.
const _: fn(View<Puzzle>, Own<Puzzle>) = |view, own| {
    let View {
        round: _,
        start_player: _,
        phase: _,
        board: _,
        stacks: _,
        seats: _,
        solutions: _,
        summary: _,
        you: _,
    } = view;
    let Own {
        // Never changes.
        seat: _,
        choices: _,
        puzzle: _,
        draft: _,
        bad: _,
        placements: _,
        may_decline: _,
        plans: _,
    } = own;
};

/// Seats field by field, as most steps change few of them.
fn put_seats(parts: &mut Parts, seats: &[SeatView]) {
    for (seat, view) in seats.iter().enumerate() {
        // Taken apart by name, so that a field added to the view is not forgotten here.
        let SeatView {
            score,
            gained,
            supply,
            presence,
            category,
            tile,
            attempt,
            clocks,
        } = view;
        parts.put(format_args!(r#""seats",{seat},"score""#), score);
        parts.put(format_args!(r#""seats",{seat},"gained""#), gained);
        parts.put(format_args!(r#""seats",{seat},"supply""#), supply);
        parts.put(format_args!(r#""seats",{seat},"presence""#), presence);
        parts.put(format_args!(r#""seats",{seat},"category""#), category);
        parts.put(format_args!(r#""seats",{seat},"tile""#), tile);
        parts.put_fine(format_args!(r#""seats",{seat},"attempt""#), attempt);
        if clocks.is_some() {
            parts.put(format_args!(r#""seats",{seat},"clocks""#), clocks);
        }
    }
}

/// The sand runs: until when seats with clocks of their own may work (D-20).
fn put_own_deadlines(parts: &mut Parts, game: &CircuitGame, solver: Seat) {
    for (seat, view) in (0u8..).map(Seat).zip(game.view_of_seats()) {
        if seat != solver && view.clocks.is_some() {
            let path = format_args!(r#""seats",{},"attempt""#, seat.0);
            parts.put_fine(path, &view.attempt);
        }
    }
}

const fn turned(event: &Event) -> bool {
    matches!(event, Event::TimerTurned { .. })
}

const fn chose(event: &Event) -> bool {
    matches!(event, Event::Chose { .. })
}

/// The tiles that look different after these events: those laid with their neighbours, whose ports
/// now look at something else, and those of systems that were closed.
fn put_tiles(parts: &mut Parts, game: &CircuitGame, events: &[Event]) {
    let mut squares = BTreeSet::new();
    for event in events {
        match event {
            &Event::Placed { x, y, .. } => {
                squares.extend([(x, y), (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]);
            }
            Event::SystemClosed(closed) => {
                squares.extend(closed.members.iter().map(|&(x, y, _)| (x, y)));
            }
            _ => {}
        }
    }
    for (x, y) in squares {
        if let Some(tile) = game.view_of_tile(Square { x, y }) {
            parts.put(format_args!(r#""board","{x},{y}""#), &tile);
        }
    }
}

/// The options that the settings stand for, with the deck of the seed; `by_ear` are the seats of those
/// who play by ear (D-20).
pub fn options(
    agreed: &CircuitSettings,
    seed: &Seed,
    bot_takes_over: bool,
    by_ear: &[Seat],
) -> Options<Puzzle> {
    let mix = match agreed.mix {
        Mix::Gentle => enigma_puzzles::Mix::Gentle,
        Mix::Mixed => enigma_puzzles::Mix::Mixed,
        Mix::Fierce => enigma_puzzles::Mix::Fierce,
    };
    let deck = Deck::deal_from(
        seed,
        &DeckOptions {
            mix,
            ..DeckOptions::default()
        },
    );
    let clocks = Clocks {
        choose: agreed.choose,
        sand_timer: agreed.timer,
        cap: agreed.cap,
        place: agreed.place,
    };
    let own = |&seat: &Seat| SeatClocks {
        seat,
        clocks: clocks.by_ear(),
    };
    Options {
        clocks,
        own_clocks: by_ear.iter().map(own).collect(),
        first_player: agreed.start_player.map(Seat),
        bot_takes_over,
        ..Options::with_deck(&deck)
    }
}
