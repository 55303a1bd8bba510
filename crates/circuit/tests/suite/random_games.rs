//! Properties of random games: what a view offers applies, everything else is refused and changes
//! nothing, a record replays to the same views, and the clock neither loops nor stalls.

use crate::table::{Doing, Table, ToyCircuit, any_table};
use enigma_circuit::event::SystemClosed;
use enigma_circuit::view::{PhaseView, PlanView, PresenceView};
use enigma_circuit::{Action, AttemptState, Event};
use enigma_game::record::Record;
use enigma_game::{Attendance, Chance, Game, Happening, Millis, Seat, Viewer};
use enigma_puzzles::Category;
use proptest::prelude::*;

/// Whether the views say that a seat may do this.
fn is_offered(table: &Table, doing: &Doing) -> bool {
    let Happening::Act(seat, action) = doing else {
        return is_possible(table, doing);
    };
    let view = table.view(Viewer::Seat(*seat));
    let Some(own) = view.you else { return false };
    let state = &view.seats[seat.index()];
    match action {
        Action::Choose { category } => own.choices.contains(category),
        Action::Draft { .. } | Action::GiveUp => {
            let works = state
                .attempt
                .is_some_and(|attempt| attempt.state == AttemptState::Working);
            matches!(view.phase, PhaseView::Solving { .. })
                && works
                && state.presence != PresenceView::Left
        }
        Action::Decline => own.may_decline,
        &Action::Place { x, y, turn, cell } => {
            let mut ways = own.placements.iter();
            ways.find(|way| (way.x, way.y, way.turn) == (x, y, turn))
                .is_some_and(|way| {
                    cell.is_none_or(|cell| {
                        let cell = way.cells.get(cell as usize);
                        state.supply > 0 && cell.is_some_and(|cell| cell.blocked_by.is_none())
                    })
                })
        }
    }
}

fn is_possible(table: &Table, doing: &Doing) -> bool {
    let Happening::Attend(seat, attendance) = doing else {
        return true;
    };
    let view = table.open_view();
    let Some(state) = view.seats.get(seat.index()) else {
        return false;
    };
    let over = matches!(view.phase, PhaseView::Over { .. });
    !over
        && match (state.presence, attendance) {
            (PresenceView::Left, _) => false,
            (_, Attendance::Left) => true,
            (PresenceView::Here, Attendance::Away | Attendance::Bot) => true,
            (PresenceView::Away, Attendance::Back | Attendance::Bot) => true,
            (PresenceView::Bot, Attendance::Person) => table.seat_may_return(),
            _ => false,
        }
}

/// Anything at all, sensible or not.
fn any_doing(chance: &mut Chance) -> Doing {
    let seat = Seat(chance.below(5) as u8);
    let number = |chance: &mut Chance| chance.below(5) as i32 - 2;
    let action = match chance.below(6) {
        0 => Action::Choose {
            category: *chance.pick(&Category::ALL).unwrap(),
        },
        1 => Action::Draft {
            draft: vec![1 + chance.below(3) as u32],
        },
        2 => Action::GiveUp,
        4 => Action::Decline,
        3 => Action::Place {
            x: number(chance),
            y: number(chance),
            turn: chance.below(5) as u8,
            cell: chance
                .pick(&[None, Some(0), Some(1), Some(4), Some(u32::MAX)])
                .copied()
                .flatten(),
        },
        _ => {
            use Attendance::{Away, Back, Bot, Left, Person};
            let attendance = *chance.pick(&[Away, Back, Bot, Left, Person]).unwrap();
            return Happening::Attend(seat, attendance);
        }
    };
    Happening::Act(seat, action)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn what_is_offered_applies_and_everything_else_is_refused(seed: u64) {
        let mut chance = Chance::from_number(seed);
        let mut table = any_table(&mut chance);
        table.roam(&mut chance, 120, |table, chance, _| {
            for _ in 0..6 {
                let doing = any_doing(chance);
                if is_offered(table, &doing) {
                    let applied = table.clone().happen(doing.clone());
                    assert!(applied.is_ok(), "{doing:?}: {applied:?}");
                } else {
                    table.refused(&doing);
                }
            }
        });
    }

    #[test]
    fn what_a_plan_tells_is_what_the_move_does_if_nothing_changes_before_it(seed: u64) {
        let mut chance = Chance::from_number(seed);
        let mut table = any_table(&mut chance);
        table.roam(&mut chance, 120, |table, chance, _| {
            for seat in table.setup.seats.all() {
                let plans = table.view(Viewer::Seat(seat)).you.unwrap().plans;
                if !waits(table, seat) {
                    assert_eq!(plans, [], "only those who wait with a tile plan");
                } else if let Some(turn) = come_to_turn(table, seat) {
                    check_plans(&turn, seat, &plans, chance);
                }
            }
        });
    }

    #[test]
    fn a_record_replays_to_the_same_views(seed: u64) {
        let mut chance = Chance::from_number(seed);
        let mut table = any_table(&mut chance);
        let mut seen = vec![(0, table.views())];
        table.roam(&mut chance, 100, |table, _, _| seen.push((table.entries.len(), table.views())));
        let record = Record::<ToyCircuit>::from_text(&table.record().to_text()).unwrap();
        let viewers = table.viewers();
        let (mut entries, mut seen) = (0, seen.into_iter().peekable());
        let replayed = record.replay(|entry, _, game| {
            entries += usize::from(entry.is_some());
            while let Some((_, views)) = seen.next_if(|(count, _)| *count == entries) {
                let again = viewers.iter().map(|&viewer| game.view(viewer));
                assert!(again.eq(views), "after entry {entries}");
            }
        });
        prop_assert!(replayed.is_ok() && seen.next().is_none());
    }

    #[test]
    fn the_clock_neither_loops_nor_stalls(seed: u64) {
        let mut chance = Chance::from_number(seed);
        let mut table = any_table(&mut chance);
        table.roam(&mut chance, 60, |table, _, _| {
            let deadline = table.next_deadline();
            assert!(deadline.is_none_or(|deadline| deadline >= table.now), "no deadline is past");
            assert!(deadline.is_some() || waits_for_somebody_here(table));
        });
        // From here on nobody does anything: the clock alone plays the game to its end. Whoever
        // would be waited for without a limit goes away.
        let mut wakes = 0;
        while table.play.game().outcome().is_none() {
            let Some(deadline) = table.next_deadline() else {
                everybody_goes_away(&mut table);
                continue;
            };
            table.now = deadline;
            let events = table.wait(Millis::ZERO);
            prop_assert!(!events.is_empty(), "a deadline brings something about");
            prop_assert!(table.next_deadline().is_none_or(|next| next > deadline));
            wakes += 1;
            prop_assert!(wakes < 1000, "it ends");
        }
    }

    #[test]
    fn waking_late_is_the_same_as_waking_in_time(seed: u64, late in 0u64..2_000_000) {
        let mut chance = Chance::from_number(seed);
        let mut table = any_table(&mut chance);
        table.roam(&mut chance, 40, |_, _, _| ());
        let mut late_game = table.play.game().clone();
        let now = table.now.after(Millis(late));
        let late_events = late_game.wake(now);
        prop_assert_eq!(table.wait(Millis(late)), late_events);
        for viewer in table.viewers() {
            prop_assert_eq!(table.view(viewer), late_game.view(viewer));
        }
        prop_assert!(late_game.wake(now).is_empty(), "nothing is due twice");
    }
}

/// Whether a seat has won a tile that it will lay later.
fn waits(table: &Table, seat: Seat) -> bool {
    let view = table.open_view();
    let state = &view.seats[seat.index()];
    let solved = state
        .attempt
        .is_some_and(|attempt| matches!(attempt.state, AttemptState::Solved { .. }));
    let before = match view.phase {
        PhaseView::Solving { .. } => true,
        PhaseView::Placing { seat: placer, .. } => placer != seat,
        _ => false,
    };
    solved && before && state.tile.is_some()
}

/// The same table when the seat's turn has come and nobody has laid a tile before; none if somebody
/// would have to be waited for without a limit.
fn come_to_turn(table: &Table, seat: Seat) -> Option<Table> {
    let mut table = table.clone();
    while waits(&table, seat) {
        if let PhaseView::Solving { .. } = table.open_view().phase {
            for other in table.setup.seats.all() {
                let _ = table.happen(Happening::Act(other, Action::GiveUp));
            }
        } else {
            table.now = table.next_deadline()?;
            table.wait(Millis::ZERO);
        }
    }
    Some(table)
}

/// It is the seat's turn: the ways that it planned do what it was told, and some that were not named
/// close nothing.
fn check_plans(turn: &Table, seat: Seat, plans: &[PlanView], chance: &mut Chance) {
    for plan in plans {
        let way = (plan.x, plan.y, plan.turn);
        let closed = |cell| closed_by(turn, seat, way, cell);
        assert_eq!(closed(None).unwrap(), plan.closes);
        let points = |closed: &[SystemClosed]| closed.iter().map(|each| each.points[seat]).sum();
        let before: u32 = points(&plan.closes);
        let with = (0..8).filter_map(|cell| closed(Some(cell)));
        let could = with.map(|closed| points(&closed) - before).max();
        assert_eq!(plan.could, could.unwrap_or(0));
    }
    let ways = turn.view(Viewer::Seat(seat)).you.unwrap().placements;
    for way in (0..4).filter_map(|_| chance.pick(&ways)) {
        let way = (way.x, way.y, way.turn);
        let named = plans.iter().any(|plan| (plan.x, plan.y, plan.turn) == way);
        let closed = closed_by(turn, seat, way, None).unwrap();
        assert_eq!(named, !closed.is_empty());
    }
}

/// The systems that a move closes; none if it is refused.
fn closed_by(
    table: &Table,
    seat: Seat,
    (x, y, turn): (i32, i32, u8),
    cell: Option<u32>,
) -> Option<Vec<SystemClosed>> {
    let mut game = table.play.game().clone();
    let action = Action::Place { x, y, turn, cell };
    let events = game.act(seat, action, table.now).ok()?;
    let closed = events.into_iter().filter_map(|event| match event {
        Event::SystemClosed(closed) => Some(closed),
        _ => None,
    });
    Some(closed.collect())
}

/// Without a limit, the game may only wait for somebody who is here, or a bot.
fn waits_for_somebody_here(table: &Table) -> bool {
    let view = table.open_view();
    match view.phase {
        PhaseView::Choosing { seat, .. } | PhaseView::Placing { seat, .. } => {
            view.seats[seat.index()].presence != PresenceView::Away
        }
        PhaseView::Solving { .. } => false,
        PhaseView::Over { .. } => true,
    }
}

fn everybody_goes_away(table: &mut Table) {
    for (seat, state) in (0..).map(Seat).zip(table.open_view().seats) {
        match state.presence {
            PresenceView::Here => drop(table.happen(Happening::Attend(seat, Attendance::Away))),
            PresenceView::Bot => drop(table.happen(Happening::Attend(seat, Attendance::Left))),
            PresenceView::Away | PresenceView::Left => {}
        }
    }
}
