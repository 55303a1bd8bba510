//! What time does (KD-9, KD-10): clocks, and play going past somebody who is away.

use super::{Cipher, Stage};
use crate::board::Phase;
use crate::event::{Cause, Event};
use crate::presence::Sitting;
use crate::sheet::Author;
use enigma_game::{Millis, Seat};
use serde::Serialize;

/// What a clock runs for (KD-9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub enum ClockKind {
    /// To enter a word.
    Word,
    /// To hand out a segment.
    Segment,
    /// For a question.
    Question,
    /// For a decision in the bonus phase.
    Decision,
}

/// A clock that is running.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Clock {
    pub until: Millis,
    pub task: Task,
}

/// What somebody has time for: a clock runs on as long as this stays the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Task {
    pub kind: ClockKind,
    turn: u8,
    step: u32,
}

impl Cipher {
    /// The next moment at which time does something.
    pub(super) fn deadline(&self) -> Option<Millis> {
        if matches!(self.stage, Stage::Over) {
            return None;
        }
        let away = self.sitting.iter().filter_map(|seat| seat.absent_at());
        away.chain(self.clock.map(|clock| clock.until)).min()
    }

    /// Carries out what is due at a moment.
    pub(super) fn carry_out_due(&mut self, at: Millis, events: &mut Vec<Event>) {
        for sitting in self.sitting.iter_mut() {
            if sitting.absent_at().is_some_and(|absent| absent <= at) {
                *sitting = Sitting::Absent;
            }
        }
        // Somebody being gone may stop the clock: the game then waits (KD-10).
        self.settle(at, events);
        if let Some(clock) = self.clock.filter(|clock| clock.until <= at) {
            self.run_out(clock.task.kind, events);
            self.settle(at, events);
        }
    }

    fn run_out(&mut self, kind: ClockKind, events: &mut Vec<Event>) {
        let late = match kind {
            ClockKind::Word | ClockKind::Segment => Some(self.coder()),
            ClockKind::Question | ClockKind::Decision => self.active(),
        };
        if let Some(seat) = late {
            events.push(Event::TimeRanOut { seat, clock: kind });
        }
        // While a word was made there is no round yet that could note it.
        self.note_lapse(late, kind);
        match kind {
            ClockKind::Word => {
                self.draw_word(events);
                self.note_lapse(late, kind);
            }
            ClockKind::Segment => self.hand_out_at_random(events),
            ClockKind::Question => self.hand_on(Cause::Time, events),
            ClockKind::Decision => {
                if let Some(active) = self.active() {
                    self.pass_for(active, Cause::Time, events);
                }
            }
        }
    }

    fn note_lapse(&mut self, by: Option<Seat>, kind: ClockKind) {
        if let (Some(by), Ok(round)) = (by, self.playing()) {
            round.note_lapse(by, kind);
        }
    }

    /// The server draws a well-known word from the list; without one the round is left out (KD-9).
    fn draw_word(&mut self, events: &mut Vec<Event>) {
        let purpose = format!("word of round {}", self.round_number());
        let mut chance = self.seed.chance(&purpose);
        let drawn = self.options.list().and_then(|list| {
            let words = list.proposed(self.options.length);
            let count = words.clone().count();
            words.clone().nth(chance.index(count.max(1)))
        });
        let begun = drawn.and_then(|entry| {
            let spelling = self.options.spelling(entry.word(), None);
            self.begin_playing(entry.word(), Author::Server, spelling)
                .ok()
        });
        match begun {
            Some(told) => events.extend(told),
            None => self.leave_out(events),
        }
    }

    /// Sets the clock for what the game waits for; it runs on if that has not changed.
    pub(super) fn set_clock(&mut self, now: Millis) {
        let wanted = self
            .task()
            .and_then(|task| Some((task, self.time_for(task)?)));
        self.clock = wanted.map(|(task, time)| match self.clock {
            Some(clock) if clock.task == task => clock,
            _ => Clock {
                until: now.after(time),
                task,
            },
        });
    }

    fn time_for(&self, task: Task) -> Option<Millis> {
        let of = |seat: Seat| self.options.clocks_of(seat);
        let active = self.active().map_or(&self.options.clocks, of);
        match task.kind {
            ClockKind::Word => of(self.coder()).word,
            ClockKind::Segment => of(self.coder()).segment,
            ClockKind::Question => active.question,
            ClockKind::Decision => active.decision,
        }
    }

    /// What the game waits for; nothing if it waits for somebody however long it takes.
    fn task(&self) -> Option<Task> {
        let (kind, step) = match &self.stage {
            Stage::Over => return None,
            Stage::Composing => (ClockKind::Word, 0),
            Stage::Playing(playing) => {
                let board = playing.round.board();
                (self.kind_of_clock(board.phase())?, board.steps())
            }
        };
        let turn = self.turn;
        Some(Task { kind, turn, step })
    }

    fn kind_of_clock(&self, phase: Phase) -> Option<ClockKind> {
        let active = self.active()?;
        match phase {
            Phase::Over => None,
            Phase::Draw => Some(ClockKind::Segment),
            // The only decoder left is waited for (KD-10).
            Phase::Hold if !self.another_is_able(active) => None,
            Phase::Hold => Some(ClockKind::Question),
            Phase::Idle if !self.sitting[active].is_here() && !self.another_is_able(active) => None,
            Phase::Idle => Some(ClockKind::Decision),
        }
    }

    fn active(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Playing(playing) => playing.round.board().active(),
            _ => None,
        }
    }
}
