//! Phase 4 and the beginning of the next round (C-70 to C-75, D-10).

use super::{Circuit, Phase, Presence};
use crate::event::{EndReason, Event};
use crate::position::TARGET;
use crate::puzzle::Puzzle;
use enigma_game::{BySeat, Millis, Outcome, Seat, standing};
use enigma_puzzles::Category;

impl<P: Puzzle> Circuit<P> {
    pub(super) fn begin_round(&mut self, now: Millis, events: &mut Vec<Event>) {
        let stacks = Category::ALL
            .into_iter()
            .filter(|&category| !self.stacks[category].is_empty());
        if stacks.count() < self.players().count() {
            return self.end_game(EndReason::StacksEmpty, events);
        }
        self.round += 1;
        self.hands = BySeat::filled(self.seats, None);
        self.attempts = BySeat::filled(self.seats, None);
        for presence in self.presence.iter_mut() {
            if let Presence::Away { all_round, .. } = presence {
                *all_round = true;
            }
        }
        events.push(Event::RoundBegan {
            round: self.round,
            start_player: self.start_player,
        });
        self.next_chooser(now, events);
    }

    /// Only now it is checked whether anyone has 15 points (C-70).
    pub(super) fn end_round(&mut self, now: Millis, events: &mut Vec<Event>) {
        let scores = self.position.scores().clone();
        events.push(Event::RoundEnded {
            round: self.round,
            scores: scores.clone(),
        });
        let reached = scores.iter().any(|&points| points >= TARGET);
        self.race.push(scores);
        if reached {
            return self.end_game(EndReason::Target, events);
        }
        self.start_player = self.next_player(self.start_player);
        self.count_absence(events);
        if self.players().count() < 2 {
            return self.end_game(EndReason::LastPlayer, events);
        }
        self.begin_round(now, events);
    }

    /// The next seat clockwise that still takes part (C-74, D-9).
    pub(super) fn next_player(&self, seat: Seat) -> Seat {
        let order = self.seats.clockwise_from(self.seats.after(seat));
        order
            .into_iter()
            .find(|&next| self.takes_part(next))
            .unwrap_or(seat)
    }

    pub(super) fn end_game(&mut self, reason: EndReason, events: &mut Vec<Event>) {
        let outcome = Outcome {
            ranking: self.ranking(),
            points: self.position.scores().clone(),
        };
        if matches!(self.phase, Phase::Solving(_)) {
            self.show_solutions();
        }
        self.phase = Phase::Over {
            reason,
            outcome: outcome.clone(),
        };
        events.push(Event::GameOver { reason, outcome });
    }

    /// Those who left stand behind all who stayed (D-9); otherwise points, then networkers on the
    /// board, else a shared place (C-71 to C-75).
    fn ranking(&self) -> Vec<Vec<Seat>> {
        let on_board = self.position.standing_networkers();
        standing(self.seats, |seat| {
            let points = self.position.scores()[seat];
            (self.takes_part(seat), points, on_board[seat])
        })
    }
}
