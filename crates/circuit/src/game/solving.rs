//! Phase 2: everybody solves at once (C-25 to C-29).

use super::{Attempt, AttemptState, Circuit, Phase, Presence, ShownSolution, Solving};
use crate::event::Event;
use crate::moments::SolveMoment;
use crate::options::{Clocks, deadline};
use crate::puzzle::{Judgement, Puzzle};
use crate::refusal::Refusal;
use enigma_game::{BySeat, Millis, Seat};

/// How long the others wait for somebody who is away once they have all finished (D-9).
pub const PATIENCE: Millis = Millis::from_secs(20);

impl<P: Puzzle> Circuit<P> {
    /// All tiles are turned at the same moment (C-25).
    pub(super) fn begin_solving(&mut self, now: Millis, events: &mut Vec<Event>) {
        self.attempts = BySeat::from_fn(self.seats, |seat| {
            self.hands[seat].filter(|hand| hand.held).map(|_| Attempt {
                draft: None,
                judgement: Judgement::default(),
                state: AttemptState::Working,
            })
        });
        self.solutions.clear();
        self.phase = Phase::Solving(Solving {
            began: now,
            first: None,
            patience: None,
        });
        events.push(Event::PuzzlesTurned);
        self.check_patience(now);
    }

    pub(super) fn take_draft(
        &mut self,
        seat: Seat,
        draft: P::Draft,
        now: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        let began = self.working(seat)?;
        let hand = self.hands[seat].ok_or(Refusal::WrongPhase)?;
        let puzzle = &self.card(hand).puzzle;
        let pieces = puzzle.pieces();
        let judgement = puzzle.judge(&draft).map_err(Refusal::MalformedDraft)?;
        let mut events = Vec::new();
        let (solved, laid) = (judgement.solved, judgement.laid);
        let attempt = self.attempts[seat].as_mut().ok_or(Refusal::WrongPhase)?;
        if attempt.judgement.laid != laid {
            events.push(Event::Drafted { seat, laid, pieces });
        }
        attempt.draft = Some(draft);
        attempt.judgement = judgement;
        if solved {
            self.solved(seat, began, now, &mut events);
        }
        Ok(events)
    }

    /// Whether a draft would solve the seat's puzzle. What cannot be judged is left to the rules, which say what is
    /// wrong with it.
    #[must_use]
    pub fn would_solve(&self, seat: Seat, draft: &P::Draft) -> bool {
        let puzzle = self.puzzle_at_work(seat);
        puzzle.is_none_or(|puzzle| {
            puzzle
                .judge(draft)
                .map_or(true, |judgement| judgement.solved)
        })
    }

    /// Whether a draft can be kept: it has no more pieces than the seat's puzzle. Where there is no puzzle to lay pieces
    /// in, the rules say why.
    ///
    /// # Errors
    /// Names what is too much.
    pub fn check_size(&self, seat: Seat, draft: &P::Draft) -> Result<(), Refusal> {
        let puzzle = self.puzzle_at_work(seat);
        let checked = puzzle.map_or(Ok(()), |puzzle| puzzle.check_size(draft));
        checked.map_err(Refusal::MalformedDraft)
    }

    /// Whether the seat is at work on its puzzle.
    #[must_use]
    pub fn is_at_work(&self, seat: Seat) -> bool {
        self.seats.has(seat) && self.working(seat).is_ok()
    }

    fn puzzle_at_work(&self, seat: Seat) -> Option<&P> {
        let hand = self.is_at_work(seat).then(|| self.hands[seat])??;
        Some(&self.card(hand).puzzle)
    }

    /// When phase 2 began, if the seat is still at work on its puzzle.
    fn working(&self, seat: Seat) -> Result<Millis, Refusal> {
        let Phase::Solving(solving) = &self.phase else {
            return Err(Refusal::WrongPhase);
        };
        if !self.takes_part(seat) {
            return Err(Refusal::SeatLeft(seat));
        }
        match self.attempts[seat].as_ref().map(|attempt| attempt.state) {
            Some(AttemptState::Working) => Ok(solving.began),
            Some(AttemptState::Solved { .. }) => Err(Refusal::AlreadySolved),
            Some(AttemptState::GaveUp | AttemptState::TimeUp) => Err(Refusal::GaveUp),
            None => Err(Refusal::WrongPhase),
        }
    }

    /// A right solution: the first one turns the timer (C-26).
    fn solved(&mut self, seat: Seat, began: Millis, now: Millis, events: &mut Vec<Event>) {
        let after = now.since(began);
        self.set_state(seat, AttemptState::Solved { after });
        let stats = &mut self.stats[seat];
        stats.solved += 1;
        stats.solving_time = stats.solving_time.after(after);
        events.push(Event::Solved { seat, after });
        self.remember_solve(seat, after, now);
        if let Phase::Solving(solving) = &mut self.phase
            && solving.first.is_none()
        {
            solving.first = Some((seat, now));
            let sand = deadline(now, self.options.clocks.sand_timer);
            if let Some(deadline) = sand.filter(|_| self.anybody_works()) {
                events.push(Event::TimerTurned { seat, deadline });
            }
        }
        self.check_solving_over(now, events);
    }

    fn remember_solve(&mut self, seat: Seat, time: Millis, now: Millis) {
        let (Some(hand), Phase::Solving(solving)) = (self.hands[seat], &self.phase) else {
            return;
        };
        let sand = self.options.clocks_of(seat).sand_timer;
        let end = solving.first.and_then(|(_, at)| deadline(at, sand));
        let solve = SolveMoment {
            seat,
            category: hand.category,
            time,
        };
        self.moments.solved(solve, end.map(|end| end.since(now)));
    }

    pub(super) fn give_up(&mut self, seat: Seat, now: Millis) -> Result<Vec<Event>, Refusal> {
        self.working(seat)?;
        self.set_state(seat, AttemptState::GaveUp);
        let mut events = vec![Event::GaveUp { seat, away: false }];
        self.check_solving_over(now, &mut events);
        Ok(events)
    }

    pub(super) fn set_state(&mut self, seat: Seat, state: AttemptState) {
        if let Some(attempt) = &mut self.attempts[seat] {
            attempt.state = state;
        }
    }

    pub(super) fn is_working(&self, seat: Seat) -> bool {
        let attempt = self.attempts[seat].as_ref();
        attempt.is_some_and(|attempt| attempt.state == AttemptState::Working)
    }

    fn anybody_works(&self) -> bool {
        self.seats.all().any(|seat| self.is_working(seat))
    }

    /// Phase 2 ends as soon as everybody has solved or given up (D-3).
    pub(super) fn check_solving_over(&mut self, now: Millis, events: &mut Vec<Event>) {
        if self.anybody_works() {
            self.check_patience(now);
        } else {
            self.end_solving(now, events);
        }
    }

    /// Those who are here and have finished do not wait long for those who are away (D-9).
    pub(super) fn check_patience(&mut self, now: Millis) {
        let is_away = |seat| matches!(self.presence[seat], Presence::Away { .. });
        let (mut away_works, mut here_works, mut here_waits) = (false, false, false);
        for seat in self.players() {
            match (self.is_working(seat), is_away(seat)) {
                (true, true) => away_works = true,
                (true, false) => here_works = true,
                (false, false) => here_waits = true,
                (false, true) => {}
            }
        }
        if let Phase::Solving(solving) = &mut self.phase {
            let waits = away_works && !here_works && here_waits;
            let patience = solving.patience.unwrap_or(now.after(PATIENCE));
            solving.patience = waits.then_some(patience);
        }
    }

    /// When something ends in phase 2, if nothing happens before: the time of whoever works with the
    /// least of it, and patience in any case (D-9).
    pub(super) fn solving_deadline(&self, solving: &Solving) -> Option<Millis> {
        let working = self.seats.all().filter(|&seat| self.is_working(seat));
        let limits = working.filter_map(|seat| self.limit(solving, self.options.clocks_of(seat)));
        limits.chain(solving.patience).min()
    }

    /// Until when these clocks let one work: the sand timer once somebody has solved (C-27), the cap
    /// before that or without a timer (D-4, D-5).
    fn limit(&self, solving: &Solving, clocks: Clocks) -> Option<Millis> {
        let first = solving.first;
        let sand = first.and_then(|(_, at)| deadline(at, clocks.sand_timer));
        sand.or_else(|| deadline(solving.began, clocks.cap))
    }

    /// Until when a seat with clocks of its own may work (D-20); none for the others, and without a
    /// limit.
    pub(crate) fn own_limit(&self, seat: Seat) -> Option<Millis> {
        let Phase::Solving(solving) = &self.phase else {
            return None;
        };
        let clocks = self.options.own_clocks_of(seat)?;
        self.limit(solving, clocks)
    }

    /// Until when everybody else may work; once they are done, until when they wait at most.
    pub(crate) fn common_limit(&self, solving: &Solving) -> Option<Millis> {
        let by_common = |seat| self.is_working(seat) && self.options.own_clocks_of(seat).is_none();
        if !self.seats.all().any(by_common) {
            return self.solving_deadline(solving);
        }
        let limit = self.limit(solving, self.options.clocks);
        limit.into_iter().chain(solving.patience).min()
    }

    pub(super) fn solving_deadline_passed(
        &mut self,
        solving: Solving,
        now: Millis,
        events: &mut Vec<Event>,
    ) {
        let impatient = solving.patience == Some(now);
        let late = |seat: &Seat| {
            let limit = self.limit(&solving, self.options.clocks_of(*seat));
            self.is_working(*seat) && (impatient || limit.is_some_and(|limit| limit <= now))
        };
        let late: Vec<_> = self.seats.all().filter(late).collect();
        for &seat in &late {
            if impatient {
                self.set_state(seat, AttemptState::GaveUp);
                events.push(Event::GaveUp { seat, away: true });
            } else {
                self.set_state(seat, AttemptState::TimeUp);
            }
        }
        if self.anybody_works() {
            // Somebody has time of their own: for the others it is over (D-20).
            events.extend(late.into_iter().map(|seat| Event::TimeUp { seat }));
        }
        self.check_solving_over(now, events);
    }

    /// Those who did not solve put their tiles into the box (C-29).
    fn end_solving(&mut self, now: Millis, events: &mut Vec<Event>) {
        self.show_solutions();
        let solved = |seat: &Seat| {
            let attempt = self.attempts[*seat].as_ref();
            attempt.is_some_and(|attempt| matches!(attempt.state, AttemptState::Solved { .. }))
        };
        let solvers: Vec<_> = self.players().filter(solved).collect();
        for seat in self.seats.all() {
            if let Some(hand) = &mut self.hands[seat]
                && !solvers.contains(&seat)
            {
                hand.held = false;
            }
            if self.attempts[seat].is_some() && !solved(&seat) {
                self.stats[seat].missed += 1;
            }
        }
        events.push(Event::SolvingEnded { solvers });
        self.next_placer(now, events);
    }

    /// All may look at what everybody did, now that phase 2 is over (D-13).
    pub(super) fn show_solutions(&mut self) {
        self.solutions = self
            .seats
            .all()
            .filter_map(|seat| self.show(seat))
            .collect();
    }

    fn show(&self, seat: Seat) -> Option<ShownSolution<P>> {
        let attempt = self.attempts[seat].as_ref()?;
        let puzzle = self.card(self.hands[seat]?).puzzle.clone();
        let found = matches!(attempt.state, AttemptState::Solved { .. });
        Some(ShownSolution {
            seat,
            draft: attempt.draft.clone(),
            state: attempt.state,
            solution: if found { None } else { puzzle.solution() },
            puzzle,
        })
    }
}
