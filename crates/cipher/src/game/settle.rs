//! What follows of itself: rounds that are over, coders and decoders who are gone (K-63, K-64, KD-10).

use super::{Cipher, Stage, handed_on, handed_out};
use crate::board::{Board, Phase};
use crate::event::{Cause, Event, Hand};
use crate::presence::Sitting;
use crate::rotation;
use crate::round::Round;
use crate::sheet::{Ending, RoundResult, outcome};
use enigma_game::{Millis, Seat};

/// What is to be done next without anybody doing it.
enum Due {
    CloseRound,
    BreakOff,
    LeaveOut,
    HandOut,
    HandOn,
    Pass(Seat),
    Agree(Seat),
}

impl Cipher {
    /// Carries out whatever follows of itself, then sets the clock for what the game waits for.
    pub(super) fn settle(&mut self, now: Millis, events: &mut Vec<Event>) {
        while let Some(due) = self.due() {
            match due {
                Due::CloseRound => self.close_round(events),
                Due::BreakOff => self.break_off(events),
                Due::LeaveOut => self.leave_out(events),
                Due::HandOut => self.hand_out_at_random(events),
                Due::HandOn => self.hand_on(Cause::Away, events),
                Due::Pass(seat) => self.pass_for(seat, Cause::Away, events),
                Due::Agree(seat) => self.agree_for(seat, events),
            }
        }
        self.set_clock(now);
    }

    fn due(&self) -> Option<Due> {
        let coder_left = self.sitting[self.coder()].has_left();
        let alone = self.players_left() <= 1;
        let round = match &self.stage {
            Stage::Over => return None,
            Stage::Composing if alone => return Some(Due::BreakOff),
            Stage::Composing if coder_left => return Some(Due::LeaveOut),
            Stage::Composing => return None,
            Stage::Playing(playing) => &playing.round,
        };
        let Some(active) = round.board().active() else {
            return Some(Due::CloseRound);
        };
        if let Some(seat) = self.agrees_by_absence(round.board()) {
            return Some(Due::Agree(seat));
        }
        let past = self.sitting[active] == Sitting::Absent && self.another_is_able(active);
        match round.board().phase() {
            _ if alone => Some(Due::BreakOff),
            Phase::Draw | Phase::Hold if past => Some(Due::HandOn),
            Phase::Idle if past => Some(Due::Pass(active)),
            Phase::Draw if coder_left => Some(Due::HandOut),
            _ => None,
        }
    }

    /// The next decoder who is counted as agreeing to stop: all who are here have agreed, and he has
    /// been away for long (KD-10, KD-21).
    fn agrees_by_absence(&self, board: &Board) -> Option<Seat> {
        let mut open = board.decoders().filter(|&seat| board.may_stop(seat));
        let offered = board.stopping().next().is_some();
        let first = open.next().filter(|_| offered)?;
        let absent = |seat| self.sitting[seat] == Sitting::Absent;
        (absent(first) && open.all(absent)).then_some(first)
    }

    fn players_left(&self) -> usize {
        let seats = self.sitting.iter();
        seats.filter(|sitting| !sitting.has_left()).count()
    }

    /// Whether another decoder of the round could take over (KD-10): one who has not been away for long.
    pub(super) fn another_is_able(&self, than: Seat) -> bool {
        let Stage::Playing(playing) = &self.stage else {
            return false;
        };
        let mut decoders = playing.round.board().decoders();
        decoders.any(|seat| seat != than && self.sitting[seat] != Sitting::Absent)
    }

    fn close_round(&mut self, events: &mut Vec<Event>) {
        let Stage::Playing(playing) = &self.stage else {
            return;
        };
        let number = self.round_number();
        let board = playing.round.board();
        if let Some(result) = RoundResult::of(board, number, playing.revealed()) {
            self.write_down(result, events);
            self.next_round(events);
        }
    }

    /// One player is left: the game is over, and a round under way scores nothing (KD-10).
    fn break_off(&mut self, events: &mut Vec<Event>) {
        if let Stage::Playing(playing) = &self.stage {
            let result = RoundResult {
                word: Some(playing.round.word()),
                author: Some(playing.author),
                spelling: Some(playing.spelling.clone()),
                bonus_left: playing.round.board().bonus_left(),
                ..self.unscored(Ending::BrokenOff)
            };
            self.write_down(result, events);
        }
        self.end_game(events);
    }

    /// There is no word for this round (KD-9, KD-10).
    pub(super) fn leave_out(&mut self, events: &mut Vec<Event>) {
        let result = self.unscored(Ending::LeftOut);
        self.write_down(result, events);
        self.next_round(events);
    }

    fn unscored(&self, ending: Ending) -> RoundResult {
        RoundResult::unscored(self.seats, self.round_number(), self.coder(), ending)
    }

    fn write_down(&mut self, result: RoundResult, events: &mut Vec<Event>) {
        self.sheet.push(result.clone());
        events.push(Event::RoundOver { result });
    }

    fn next_round(&mut self, events: &mut Vec<Event>) {
        let last = usize::from(self.turn) + 1 == rotation::rounds(self.seats);
        if last || self.players_left() <= 1 {
            self.end_game(events);
            return;
        }
        self.turn += 1;
        self.stage = Stage::Composing;
        events.push(self.round_began());
        self.seat_returning_persons(events);
    }

    /// A person takes his seat back from a bot when a round begins (D-9).
    fn seat_returning_persons(&mut self, events: &mut Vec<Event>) {
        for seat in self.seats.all() {
            if self.sitting[seat] == (Sitting::Bot { returning: true }) {
                self.sitting[seat] = Sitting::Here;
                let presence = Sitting::Here.presence();
                events.push(Event::Attended { seat, presence });
            }
        }
    }

    fn end_game(&mut self, events: &mut Vec<Event>) {
        self.stage = Stage::Over;
        let outcome = outcome(self.seats, self.totals());
        events.push(Event::GameOver { outcome });
    }

    /// The server hands out a segment, each of those left as likely as any other (KD-9, KD-16).
    pub(super) fn hand_out_at_random(&mut self, events: &mut Vec<Event>) {
        let Ok(board) = self.playing().map(|round| round.board()) else {
            return;
        };
        let purpose = format!("segment {} of round {}", board.steps(), self.round_number());
        let mut chance = self.seed.chance(&purpose);
        let Ok(round) = self.playing() else { return };
        let total = round.compartment().total();
        if total == 0 {
            return;
        }
        let mut left = chance.below(total.into()) as u32;
        let compartment = *round.compartment();
        let kind = compartment.kinds().find(|&kind| {
            let here = left < compartment[kind];
            left = left.saturating_sub(compartment[kind]);
            here
        });
        if let Some(kind) = kind.filter(|&kind| round.hand_out(kind).is_ok()) {
            events.extend(handed_out(round, kind, Hand::Server));
        }
    }

    pub(super) fn hand_on(&mut self, cause: Cause, events: &mut Vec<Event>) {
        self.in_round(cause, events, Round::hand_on);
    }

    /// A player left for good (KD-10); the coder's round goes on without him.
    pub(super) fn withdraw(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.in_round(Cause::Left, events, |round| round.withdraw(seat));
    }

    pub(super) fn pass_for(&mut self, by: Seat, cause: Cause, events: &mut Vec<Event>) {
        let passed = self.playing().and_then(|round| round.pass(by));
        if passed.is_ok() {
            events.push(Event::Passed { by, cause });
        }
    }

    fn agree_for(&mut self, by: Seat, events: &mut Vec<Event>) {
        let agreed = self.playing().and_then(|round| round.stop(by));
        if agreed.is_ok() {
            let cause = Cause::Away;
            events.push(Event::Stopping { by, cause });
        }
    }

    fn in_round(&mut self, cause: Cause, events: &mut Vec<Event>, change: impl FnOnce(&mut Round)) {
        if let Ok(round) = self.playing() {
            let active = round.board().active();
            change(round);
            events.extend(handed_on(round, active, cause));
        }
    }
}
