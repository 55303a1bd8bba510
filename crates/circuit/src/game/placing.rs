//! Phase 3: those who solved lay their tiles, one after the other (C-30 to C-66).

use super::{Circuit, Phase};
use crate::event::{Event, SystemClosed};
use crate::position::Placed;
use crate::puzzle::Puzzle;
use crate::refusal::Refusal;
use crate::square::Square;
use crate::tile::Turn;
use enigma_game::{Millis, Seat};

impl<P: Puzzle> Circuit<P> {
    /// The turn goes clockwise from the start player to the next seat with a tile to lay (C-30,
    /// C-31); when there is none, the round ends.
    pub(super) fn next_placer(&mut self, now: Millis, events: &mut Vec<Event>) {
        let holds = |&seat: &Seat| self.hands[seat].is_some_and(|hand| hand.held);
        let next = self.players().find(holds);
        match next {
            Some(placer) => {
                let deadline = self.turn_deadline(placer, now, |clocks| clocks.place);
                self.phase = Phase::Placing { placer, deadline };
            }
            None => self.end_round(now, events),
        }
    }

    pub(super) fn place(
        &mut self,
        seat: Seat,
        at: Square,
        turn: u8,
        cell: Option<u32>,
        now: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        self.check_placer(seat)?;
        let hand = self.hands[seat].ok_or(Refusal::WrongPhase)?;
        let id = self.card(hand).tile;
        let quarters = u64::from(turn);
        let turned = Turn::new(quarters).ok_or(Refusal::BadRotation(quarters))?;
        let placed = self
            .position
            .place(seat, id.tile().clone(), at, turned, cell)?;
        let Square { x, y } = at;
        let mut events = vec![Event::Placed {
            seat,
            tile: id,
            x,
            y,
            turn,
            cell,
        }];
        self.remember(&placed);
        let closed = placed.closed.iter();
        events.extend(closed.map(|system| Event::SystemClosed(SystemClosed::from(system))));
        self.turn_is_over(seat, now, &mut events);
        Ok(events)
    }

    /// The seat would rather not lay its tile (C-36, D-19).
    pub(super) fn decline(&mut self, seat: Seat, now: Millis) -> Result<Vec<Event>, Refusal> {
        self.check_placer(seat)?;
        if !self.may_decline(seat) {
            return Err(Refusal::MustPlace);
        }
        let mut events = Vec::new();
        self.not_placed(seat, true, now, &mut events);
        Ok(events)
    }

    /// Whether the seat is in turn to place and may decline: by rules 1 and 2 nobody may.
    pub(crate) fn may_decline(&self, seat: Seat) -> bool {
        self.rules >= 3 && self.check_placer(seat).is_ok()
    }

    fn check_placer(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Placing { placer, .. } if placer == seat => Ok(()),
            Phase::Placing { .. } => Err(Refusal::WrongOrder(seat)),
            _ => Err(Refusal::WrongPhase),
        }
    }

    /// The tile goes into the box and the turn is over, as time ran out (D-8) or by choice (D-19).
    pub(super) fn not_placed(
        &mut self,
        seat: Seat,
        declined: bool,
        now: Millis,
        events: &mut Vec<Event>,
    ) {
        if let Some(hand) = self.hands[seat] {
            let tile = self.card(hand).tile;
            events.push(Event::NotPlaced {
                seat,
                tile,
                declined,
            });
        }
        self.turn_is_over(seat, now, events);
    }

    fn turn_is_over(&mut self, seat: Seat, now: Millis, events: &mut Vec<Event>) {
        if let Some(hand) = &mut self.hands[seat] {
            hand.held = false;
        }
        self.next_placer(now, events);
    }

    fn remember(&mut self, placed: &Placed) {
        for system in &placed.closed {
            for seat in self.seats.all() {
                self.stats[seat]
                    .points_by_colour
                    .add_all(system.points_by_colour[seat]);
            }
        }
        self.moments.placed(self.round, self.seats, placed);
    }
}
