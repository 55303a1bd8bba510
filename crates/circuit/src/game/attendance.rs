//! Away, leaving, coming back, and bots that play on (D-9).

use super::{AttemptState, Circuit, Phase, Presence};
use crate::event::{EndReason, Event};
use crate::options::{AWAY_CLOCKS, Clocks, deadline};
use crate::puzzle::Puzzle;
use crate::refusal::Refusal;
use enigma_game::{Attendance, Millis, Seat};

/// Who is away for so many full rounds has left (D-9).
const ROUNDS_AWAY: u8 = 2;

impl<P: Puzzle> Circuit<P> {
    pub(super) fn change_presence(
        &mut self,
        seat: Seat,
        attendance: Attendance,
        now: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        let presence = self.changed(seat, attendance)?;
        let mut events = vec![Event::Attendance { seat, attendance }];
        if presence == Presence::Left {
            self.leave(seat, now, &mut events);
        } else {
            self.presence[seat] = presence;
            self.check_patience(now);
            self.check_turn(seat, now);
        }
        Ok(events)
    }

    /// How long a seat may take for its turn. Where the table has set no limit there still is one
    /// for somebody who is away (D-9).
    pub(super) fn turn_deadline(
        &self,
        seat: Seat,
        now: Millis,
        clock: impl Fn(&Clocks) -> Option<u32>,
    ) -> Option<Millis> {
        let is_away = matches!(self.presence[seat], Presence::Away { .. });
        let limit = clock(&self.options.clocks_of(seat));
        deadline(
            now,
            limit.or_else(|| clock(&AWAY_CLOCKS).filter(|_| is_away)),
        )
    }

    /// Without a limit, the turn of somebody who goes away gets one, and loses it when he is back.
    fn check_turn(&mut self, seat: Seat, now: Millis) {
        let clocks = self.options.clocks_of(seat);
        let choosing = self.turn_deadline(seat, now, |clocks| clocks.choose);
        let placing = self.turn_deadline(seat, now, |clocks| clocks.place);
        match &mut self.phase {
            Phase::Choosing { chooser, deadline }
                if *chooser == seat && clocks.choose.is_none() =>
            {
                *deadline = choosing;
            }
            Phase::Placing { placer, deadline } if *placer == seat && clocks.place.is_none() => {
                *deadline = placing;
            }
            _ => {}
        }
    }

    fn changed(&self, seat: Seat, attendance: Attendance) -> Result<Presence, Refusal> {
        let away = Presence::Away {
            all_round: false,
            rounds: 0,
        };
        match (self.presence[seat], attendance) {
            (Presence::Left, _) => Err(Refusal::SeatLeft(seat)),
            (_, Attendance::Left) => Ok(Presence::Left),
            (Presence::Here, Attendance::Away) => Ok(away),
            (Presence::Away { .. }, Attendance::Back) => Ok(Presence::Here),
            (Presence::Here | Presence::Away { .. }, Attendance::Bot) => Ok(Presence::Bot),
            (Presence::Bot, Attendance::Person) if self.is_round_start() => Ok(Presence::Here),
            (Presence::Bot, Attendance::Person) => Err(Refusal::NotRoundStart),
            _ => Err(Refusal::BadAttendance),
        }
    }

    fn is_round_start(&self) -> bool {
        let nobody_chose = self.hands.iter().all(Option::is_none);
        matches!(self.phase, Phase::Choosing { .. }) && nobody_chose
    }

    /// The seat is skipped from now on and a tile in its hand goes into the box. Its networkers
    /// stay on the board and score as before.
    fn leave(&mut self, seat: Seat, now: Millis, events: &mut Vec<Event>) {
        self.mark_left(seat, events);
        if self.players().count() < 2 {
            return self.end_game(EndReason::LastPlayer, events);
        }
        match self.phase {
            Phase::Choosing { chooser, .. } if chooser == seat => self.next_chooser(now, events),
            Phase::Solving(_) => self.check_solving_over(now, events),
            Phase::Placing { placer, .. } if placer == seat => self.next_placer(now, events),
            _ => {}
        }
    }

    fn mark_left(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.presence[seat] = Presence::Left;
        if let Some(hand) = &mut self.hands[seat] {
            hand.held = false;
        }
        if self.is_working(seat) {
            self.set_state(seat, AttemptState::GaveUp);
        }
        let next = self.next_player(seat);
        if self.start_player == seat && next != seat {
            self.start_player = next;
            events.push(Event::MarkerPassed { start_player: next });
        }
    }

    /// At the end of a round: who was away for all of it, and for the second time, has left, unless
    /// a bot takes the seat.
    pub(super) fn count_absence(&mut self, events: &mut Vec<Event>) {
        for seat in self.seats.all() {
            let Presence::Away { all_round, rounds } = &mut self.presence[seat] else {
                continue;
            };
            *rounds += u8::from(*all_round);
            if *rounds < ROUNDS_AWAY {
                continue;
            }
            if self.options.bot_takes_over {
                let attendance = Attendance::Bot;
                events.push(Event::Attendance { seat, attendance });
                self.presence[seat] = Presence::Bot;
            } else {
                let attendance = Attendance::Left;
                events.push(Event::Attendance { seat, attendance });
                self.mark_left(seat, events);
            }
        }
    }
}
