//! What the tests of whole rounds share: a toy puzzle, a deck whose order does not matter, a script
//! to play by, and the story of what happened as text.

mod deal;
mod roam;
mod sandbox;
mod script;
mod story;
mod toy;

pub use deal::{Deal, UNTIMED};
pub use roam::any_table;
pub use sandbox::Sandbox;
pub use story::{assert_drawn, assert_lines};
pub use toy::{Draft, Toy};

use enigma_circuit::event::Event;
use enigma_circuit::{Action, Circuit, View};
use enigma_game::record::{Entry, Header, Play, Record};
use enigma_game::{Game, Happening, Millis, Outcome, Seat, Setup, Viewer};

pub type ToyCircuit = Circuit<Toy>;
pub type ToyView = View<Toy>;
pub type Doing = Happening<Action<Draft>>;

/// A table with a game on it. Everything that happens is written down.
#[derive(Clone)]
pub struct Table {
    pub setup: Setup<enigma_circuit::Options<Toy>>,
    pub play: Play<ToyCircuit>,
    pub entries: Vec<Entry<Action<Draft>>>,
    pub now: Millis,
}

impl Table {
    pub fn view(&self, viewer: Viewer) -> ToyView {
        self.play.game().view(viewer)
    }

    pub fn seat_view(&self, seat: u8) -> ToyView {
        self.view(Viewer::Seat(Seat(seat)))
    }

    pub fn open_view(&self) -> ToyView {
        self.view(Viewer::Spectator)
    }

    pub fn viewers(&self) -> Vec<Viewer> {
        let seats = self.setup.seats.all().map(Viewer::Seat);
        seats.chain([Viewer::Spectator]).collect()
    }

    pub fn views(&self) -> Vec<ToyView> {
        let viewers = self.viewers();
        viewers.iter().map(|&viewer| self.view(viewer)).collect()
    }

    pub fn scores(&self) -> Vec<u32> {
        self.play.game().position().scores().as_slice().to_vec()
    }

    pub fn supply(&self) -> Vec<u32> {
        self.play.game().position().supply().as_slice().to_vec()
    }

    pub fn drawn(&self) -> String {
        self.play.game().position().board().to_string()
    }

    pub fn next_deadline(&self) -> Option<Millis> {
        self.play.game().next_deadline()
    }

    /// Something happens now; the name of the rule if it is refused.
    pub fn happen(&mut self, what: Doing) -> Result<Vec<Event>, &'static str> {
        let step = self.play.happen(what, self.now);
        let step = step.map_err(|refusal| refusal.name())?;
        self.entries.push(step.entry);
        Ok(step.events)
    }

    /// Time passes; every deadline on the way is carried out.
    pub fn wait(&mut self, length: Millis) -> Vec<Event> {
        self.now = self.now.after(length);
        let mut events = Vec::new();
        while let Some(step) = self.play.due(self.now) {
            self.entries.push(step.entry);
            events.extend(step.events);
        }
        events
    }

    /// What is refused changes nothing: not a single view, and no deadline.
    pub fn refused(&mut self, what: &Doing) -> &'static str {
        let before = (self.views(), self.next_deadline());
        let refusal = match self.happen(what.clone()) {
            Err(refusal) => refusal,
            Ok(events) => panic!("{what:?} should be refused, but gave {events:?}"),
        };
        assert!(
            before == (self.views(), self.next_deadline()),
            "refused ({refusal}), but something changed: {what:?}"
        );
        refusal
    }

    pub fn record(&self) -> Record<ToyCircuit> {
        Record {
            header: Header::default(),
            setup: self.setup.clone(),
            entries: self.entries.clone(),
            end: self.play.game().outcome(),
        }
    }

    /// The game is over. Its record is written to text, read back and replayed: everybody then sees
    /// the same, and it ended the same way.
    pub fn outcome(&self) -> Outcome {
        let outcome = self.play.game().outcome().expect("the game is over");
        let read = Record::<ToyCircuit>::from_text(&self.record().to_text()).unwrap();
        assert_eq!(read.end.as_ref(), Some(&outcome));
        let replayed = read.replay(|_, _, _| ()).unwrap();
        for viewer in self.viewers() {
            assert_eq!(replayed.game().view(viewer), self.view(viewer));
        }
        outcome
    }

    /// The places of the finished game, as in `1 | 0 2`, with the points of the seats in order.
    pub fn standing(&self) -> (String, Vec<u32>) {
        let outcome = self.outcome();
        (story::places(&outcome), outcome.points.as_slice().to_vec())
    }
}
