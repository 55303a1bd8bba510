//! Phase 1: everybody takes a tile (C-21 to C-24).

use super::{Circuit, Hand, Phase};
use crate::event::Event;
use crate::puzzle::Puzzle;
use crate::refusal::Refusal;
use enigma_game::{Millis, Seat};
use enigma_puzzles::Category;

/// So much longer the first to choose has from round 2 on (D-7, rules 2): the last tile, what it
/// closed and the points of the round are looked at first, and nobody pays for that with their turn.
const LOOKING_BACK: Millis = Millis::from_secs(5);

impl<P: Puzzle> Circuit<P> {
    pub(super) fn choose(
        &mut self,
        seat: Seat,
        category: Category,
        now: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        match self.phase {
            Phase::Choosing { chooser, .. } if chooser == seat => {}
            Phase::Choosing { .. } => return Err(Refusal::WrongOrder(seat)),
            _ => return Err(Refusal::WrongPhase),
        }
        if self.is_taken(category) {
            return Err(Refusal::CategoryTaken(category));
        }
        if self.stacks[category].is_empty() {
            return Err(Refusal::StackEmpty(category));
        }
        let mut events = Vec::new();
        self.take_tile(seat, category, false, now, &mut events);
        Ok(events)
    }

    /// Whether a seat has chosen the category in this round (C-22).
    pub(crate) fn is_taken(&self, category: Category) -> bool {
        self.hands
            .iter()
            .flatten()
            .any(|hand| hand.category == category)
    }

    /// The categories that the seat in turn may choose in phase 1 (C-22, D-10).
    pub fn free_categories(&self) -> impl Iterator<Item = Category> {
        let free =
            |&category: &Category| !self.is_taken(category) && !self.stacks[category].is_empty();
        Category::ALL.into_iter().filter(free)
    }

    /// Time ran out: the lot chooses among the free categories (D-7).
    pub(super) fn choose_by_lot(&mut self, seat: Seat, now: Millis, events: &mut Vec<Event>) {
        let free: Vec<_> = self.free_categories().collect();
        // A round only begins with a stack for everybody (D-10), so there always is one.
        if let Some(&category) = self.lots.pick(&free) {
            self.take_tile(seat, category, true, now, events);
        }
    }

    fn take_tile(
        &mut self,
        seat: Seat,
        category: Category,
        by_lot: bool,
        now: Millis,
        events: &mut Vec<Event>,
    ) {
        let Some(card) = self.stacks[category].pop() else {
            return;
        };
        let hand = Hand {
            category,
            card,
            held: true,
        };
        self.hands[seat] = Some(hand);
        let tile = self.card(hand).tile;
        events.push(Event::Chose {
            seat,
            category,
            tile,
            by_lot,
        });
        self.next_chooser(now, events);
    }

    /// The turn goes clockwise to the next seat without a tile; when all have one, phase 2 begins.
    pub(super) fn next_chooser(&mut self, now: Millis, events: &mut Vec<Event>) {
        let next = self.players().find(|&seat| self.hands[seat].is_none());
        match next {
            Some(chooser) => {
                let begins = now.after(self.looking_back());
                let deadline = self.turn_deadline(chooser, begins, |clocks| clocks.choose);
                self.phase = Phase::Choosing { chooser, deadline };
            }
            None => self.begin_solving(now, events),
        }
    }

    /// How much later the clock of the next chooser starts.
    fn looking_back(&self) -> Millis {
        let nobody_chose = self.hands.iter().all(Option::is_none);
        if self.rules >= 2 && self.round > 1 && nobody_chose {
            LOOKING_BACK
        } else {
            Millis::ZERO
        }
    }
}
