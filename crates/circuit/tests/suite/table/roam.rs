//! Random games: whoever is to act does anything that his own view offers.

use super::{Deal, Doing, Draft, Table};
use enigma_circuit::view::{PhaseView, PresenceView};
use enigma_circuit::{Action, AttemptState};
use enigma_game::{Attendance, Chance, Happening, Millis, Seat, Viewer};
use enigma_puzzles::Category;

/// A table for a random game: real tiles in stacks of three to six, so that games end in every way.
pub fn any_table(chance: &mut Chance) -> Table {
    let mut deal = Deal::of(2 + chance.below(3)).seed(chance.bits());
    deal = deal.tile_set(3 + chance.index(4));
    for category in Category::ALL {
        for card in &mut deal.options.deck[category] {
            card.puzzle.pieces = 3;
        }
    }
    deal.options.bot_takes_over = chance.below(2) == 0;
    if chance.below(4) == 0 {
        deal.options.clocks.choose = None;
        deal.options.clocks.place = None;
    }
    deal.start()
}

/// Something that the views offer, or that may always happen.
pub enum Next {
    Do(Doing),
    Wait(Millis),
}

impl Table {
    /// What happens next, by chance; nothing once the game is over.
    pub fn anything(&self, chance: &mut Chance) -> Option<Next> {
        let view = self.open_view();
        if matches!(view.phase, PhaseView::Over { .. }) {
            return None;
        }
        Some(match chance.below(30) {
            0 => self.somebody_comes_or_goes(chance),
            1 | 2 => Next::Wait(Millis(chance.below(30_000))),
            _ => match view.phase {
                PhaseView::Choosing { seat, .. } => self.any_choice(seat, chance),
                PhaseView::Placing { seat, .. } => self.any_placement(seat, chance),
                _ => self.any_attempt(chance),
            },
        })
    }

    fn somebody_comes_or_goes(&self, chance: &mut Chance) -> Next {
        let view = self.open_view();
        let seat = Seat(chance.below(view.seats.len() as u64) as u8);
        let may_return = self.seat_may_return();
        let attendance = match view.seats[seat.index()].presence {
            PresenceView::Here | PresenceView::Away if chance.below(8) == 0 => Attendance::Left,
            PresenceView::Here if chance.below(4) == 0 => Attendance::Bot,
            PresenceView::Here => Attendance::Away,
            PresenceView::Away => Attendance::Back,
            PresenceView::Bot if may_return => Attendance::Person,
            PresenceView::Bot | PresenceView::Left => return Next::Wait(Millis(1)),
        };
        Next::Do(Happening::Attend(seat, attendance))
    }

    /// Whether a round is just beginning, so that persons may take their seats back (D-9).
    pub fn seat_may_return(&self) -> bool {
        let view = self.open_view();
        let nobody_chose = view.seats.iter().all(|seat| seat.category.is_none());
        matches!(view.phase, PhaseView::Choosing { .. }) && nobody_chose
    }

    fn any_choice(&self, seat: Seat, chance: &mut Chance) -> Next {
        let own = self.view(Viewer::Seat(seat)).you.unwrap();
        let category = *chance.pick(&own.choices).expect("there is a choice (D-10)");
        Next::Do(Happening::Act(seat, Action::Choose { category }))
    }

    fn any_attempt(&self, chance: &mut Chance) -> Next {
        let at_work = |seat: &Seat| {
            let seat = &self.open_view().seats[seat.index()];
            let works = |attempt: &enigma_circuit::view::AttemptView| {
                attempt.state == AttemptState::Working
            };
            seat.presence != PresenceView::Left && seat.attempt.as_ref().is_some_and(works)
        };
        let working: Vec<Seat> = self.setup.seats.all().filter(at_work).collect();
        let seat = *chance.pick(&working).expect("somebody is at work (D-3)");
        let action = match chance.below(8) {
            0 => Action::GiveUp,
            1..=3 => Action::Draft {
                draft: vec![1, 2, 3],
            },
            _ => Action::Draft {
                draft: any_draft(chance),
            },
        };
        Next::Do(Happening::Act(seat, action))
    }

    fn any_placement(&self, seat: Seat, chance: &mut Chance) -> Next {
        let view = self.view(Viewer::Seat(seat));
        let own = view.you.unwrap();
        if own.may_decline && chance.below(8) == 0 {
            return Next::Do(Happening::Act(seat, Action::Decline));
        }
        let way = chance
            .pick(&own.placements)
            .expect("there is always a spot (C-37)");
        let supply = view.seats[seat.index()].supply;
        let open = (0u32..)
            .zip(&way.cells)
            .filter(|(_, cell)| supply > 0 && cell.blocked_by.is_none());
        let open: Vec<Option<u32>> = open.map(|(number, _)| Some(number)).chain([None]).collect();
        let cell = *chance.pick(&open).expect("none is a choice");
        let (x, y, turn) = (way.x, way.y, way.turn);
        Next::Do(Happening::Act(seat, Action::Place { x, y, turn, cell }))
    }

    /// Plays on until the game is over or so many things have happened; `look` sees every step.
    pub fn roam(
        &mut self,
        chance: &mut Chance,
        steps: usize,
        mut look: impl FnMut(&mut Self, &mut Chance, &[enigma_circuit::Event]),
    ) {
        for _ in 0..steps {
            let events = match self.anything(chance) {
                None => return,
                Some(Next::Wait(length)) => self.wait(length),
                Some(Next::Do(doing)) => match self.happen(doing.clone()) {
                    Ok(events) => events,
                    Err(refusal) => panic!("{doing:?} was offered but refused: {refusal}"),
                },
            };
            look(self, chance, &events);
        }
    }
}

/// Some pieces, not all of them right.
fn any_draft(chance: &mut Chance) -> Draft {
    let mut pieces = vec![1, 2, 3];
    chance.shuffle(&mut pieces);
    pieces.truncate(chance.index(4));
    if pieces == [1, 2, 3] {
        vec![3, 2, 1]
    } else {
        pieces
    }
}
