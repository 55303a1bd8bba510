//! Circuit, as it is played here.

use super::{Hosted, Refusal};
use enigma_circuit::{Action, Circuit, Clocks, Event, Options, SeatClocks};
use enigma_game::record::PlayedOn;
use enigma_game::{Attendance, Game, Seat, Seed};
use enigma_protocol::{CircuitSettings, GameSettings};
use enigma_puzzles::{Deck, DeckOptions, Mix, Puzzle};

/// Circuit with the project's own puzzles.
pub type CircuitGame = Circuit<Puzzle>;

impl Hosted for CircuitGame {
    fn is_draft(action: &Self::Action) -> bool {
        matches!(action, Action::Draft { .. })
    }

    fn solves(&self, seat: Seat, draft: &Self::Action) -> bool {
        matches!(draft, Action::Draft { draft } if self.would_solve(seat, draft))
    }

    fn admit(&self, seat: Seat, action: &Self::Action) -> Result<(), Refusal> {
        let Action::Draft { draft } = action else {
            return Ok(());
        };
        self.check_size(seat, draft)
            .map_err(|refusal| Refusal::new(Self::refusal_name(&refusal), refusal.to_string()))
    }

    fn played_on_from(options: Self::Options, from: PlayedOn) -> Self::Options {
        let from = Some(from);
        Options { from, ..options }
    }

    fn agreed(options: &Self::Options) -> GameSettings {
        let Clocks {
            choose,
            sand_timer: timer,
            cap,
            place,
        } = options.clocks;
        GameSettings::Circuit(CircuitSettings {
            timer,
            cap,
            choose,
            place,
            start_player: None,
            ..CircuitSettings::default()
        })
    }

    fn at_work(&self, seat: Seat) -> bool {
        self.is_at_work(seat)
    }

    fn attendance(events: &[Event], _asked: Option<(Seat, Attendance)>) -> Vec<(Seat, Attendance)> {
        let told = events.iter().filter_map(|event| match event {
            Event::Attendance { seat, attendance } => Some((*seat, *attendance)),
            _ => None,
        });
        told.collect()
    }
}

/// The deck of a seed.
pub fn deal(seed: &Seed, mix: Mix) -> Deck {
    let options = DeckOptions {
        mix,
        ..DeckOptions::default()
    };
    Deck::deal_from(seed, &options)
}

/// The options that the settings stand for; `by_ear` are the seats of those who play by ear (D-20).
pub fn options(
    agreed: &CircuitSettings,
    deck: &Deck,
    bot_takes_over: bool,
    by_ear: &[Seat],
) -> Options<Puzzle> {
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
        ..Options::with_deck(deck)
    }
}
