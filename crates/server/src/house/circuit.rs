//! Circuit, as it is played here.

use super::{Change, Hosted, Parts};
use enigma_circuit::puzzle::Puzzle as _;
use enigma_circuit::view::Own;
use enigma_circuit::{Action, Circuit, Clocks, Event, Options, View};
use enigma_game::{Attendance, Game, Happening, Seat, Seed, Viewer};
use enigma_protocol::{CircuitSettings, Mix};
use enigma_puzzles::{Deck, DeckOptions, Puzzle};

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
        let own = self.view(Viewer::Seat(seat)).you;
        let puzzle = own.and_then(|own| own.puzzle);
        // What cannot be judged is left to the rules, which will say what is wrong with it.
        puzzle.is_none_or(|puzzle| puzzle.judge(draft).map_or(true, |verdict| verdict.solved))
    }

    fn open_parts(&self, by: Change<'_, Event>) -> Option<Parts> {
        // While people solve, little changes, and drafts come by the dozen.
        if matches!(by, Change::Draft) {
            let (phase, seats) = (self.view_of_phase(), self.view_of_seats());
            return Some(vec![("phase", json(&phase)), ("seats", json(&seats))]);
        }
        // Taken apart by name, so that a part added to the view is not forgotten here.
        let View {
            round,
            start_player,
            phase,
            board: _,
            stacks,
            seats,
            solutions,
            summary,
            you: _,
        } = self.view_without_board();
        let mut parts = vec![
            ("phase", json(&phase)),
            ("seats", json(&seats)),
            ("round", json(&round)),
            ("start_player", json(&start_player)),
            ("stacks", json(&stacks)),
            ("solutions", json(&solutions)),
            ("summary", json(&summary)),
        ];
        let laid = |event: &Event| matches!(event, Event::Placed { .. } | Event::SystemClosed(_));
        if !matches!(by, Change::Events(events) if !events.iter().any(laid)) {
            parts.push(("board", json(&self.view_of_board())));
        }
        Some(parts)
    }

    fn drafted(what: &Happening<Self::Action>, events: &[Event]) -> Option<Seat> {
        let Happening::Act(seat, Action::Draft { .. }) = what else {
            return None;
        };
        let only = |event: &Event| matches!(event, Event::Drafted { .. });
        events.iter().all(only).then_some(*seat)
    }

    fn own_parts(&self, viewer: Viewer, drafted: bool) -> Option<Parts> {
        let Some(seat) = viewer.seat() else {
            return Some(Vec::new());
        };
        if drafted {
            let (draft, bad) = self.view_of_draft(seat);
            return Some(vec![
                ("\"you\",\"draft\"", json(&draft)),
                ("\"you\",\"bad\"", json(&bad)),
            ]);
        }
        // Taken apart by name, so that a part added to the view is not forgotten here.
        let Own {
            seat: _,
            choices,
            puzzle,
            draft,
            bad,
            placements,
        } = self.view_of_own(seat)?;
        Some(vec![
            ("\"you\",\"choices\"", json(&choices)),
            ("\"you\",\"puzzle\"", json(&puzzle)),
            ("\"you\",\"draft\"", json(&draft)),
            ("\"you\",\"bad\"", json(&bad)),
            ("\"you\",\"placements\"", json(&placements)),
        ])
    }

    fn attendance(events: &[Event], _asked: Option<(Seat, Attendance)>) -> Vec<(Seat, Attendance)> {
        let told = events.iter().filter_map(|event| match event {
            Event::Attendance { seat, attendance } => Some((*seat, *attendance)),
            _ => None,
        });
        told.collect()
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("views can be written as JSON")
}

/// The options that the settings stand for, with the deck of the seed.
pub fn options(agreed: &CircuitSettings, seed: &Seed, bot_takes_over: bool) -> Options<Puzzle> {
    let mix = match agreed.mix {
        Mix::Gentle => enigma_puzzles::Mix::Gentle,
        Mix::Mixed => enigma_puzzles::Mix::Mixed,
        Mix::Fierce => enigma_puzzles::Mix::Fierce,
    };
    let deck = Deck::deal_from(seed, &DeckOptions { mix });
    Options {
        clocks: Clocks {
            choose: agreed.choose,
            sand_timer: agreed.timer,
            cap: agreed.cap,
            place: agreed.place,
        },
        first_player: agreed.start_player.map(Seat),
        bot_takes_over,
        ..Options::with_deck(&deck)
    }
}
