//! A player of Circuit: from views to plans.

use super::face::{Face, FaceNumber};
use super::outlook::{Odds, Outlook};
use super::player::{Player, Style};
use super::sketch::SEATS;
use super::solving::{Effort, Solver};
use super::taste::{Way, Weighing};
use crate::pace;
use crate::{Bot, Plan};
use enigma_circuit::view::{Own, PhaseView};
use enigma_circuit::{Action, AttemptState, Circuit, View};
use enigma_game::{Chance, Millis, Seed};
use enigma_puzzles::{ByCategory, Category, Puzzle, Solution};

/// How likely others are believed to solve in time.
const OTHERS_ODDS: f32 = 0.7;

/// How long people take to choose and to place, in milliseconds.
const CHOOSING: (u64, u64) = (1_000, 4_000);
const PLACING: (u64, u64) = (2_000, 6_000);

/// People who have done their part wait a while for a bot, not as long as it would have taken: a
/// fifth of that, within these limits. Time enough to look at the board with one's tile.
const AWAITED: (u64, u64) = (2_000, 10_000);
const AWAITED_SHARE: u64 = 5;

/// A bot that plays Circuit.
#[derive(Debug, Clone)]
pub struct CircuitBot {
    style: Style,
    solver: Solver,
    likings: ByCategory<f64>,
    odds: ByCategory<f64>,
    seed: Seed,
    shows_progress: bool,
    awaited: bool,
    /// When it took its seat: what it sees there it sees for the first time.
    seated: Option<Millis>,
    /// What the last plan was for, so that it is not made twice.
    planned: Option<Task>,
}

/// What there is to do. Two views with the same task ask for the same plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Task {
    Choose {
        round: u32,
    },
    Lay {
        round: u32,
        pieces: u32,
    },
    GiveUp {
        round: u32,
    },
    Finish {
        round: u32,
        deadline: Option<Millis>,
    },
    Place {
        round: u32,
    },
}

impl CircuitBot {
    /// A player with a seed of its own.
    #[must_use]
    pub fn new(player: impl Into<Player>, seed: Seed) -> Self {
        let player = player.into();
        Self::with_solver(player, player.solver(), seed)
    }

    /// A player that solves puzzles as somebody else does.
    #[must_use]
    pub fn with_solver(player: Player, solver: Solver, seed: Seed) -> Self {
        Self {
            style: player.style(),
            solver,
            likings: solver.likings(&seed),
            odds: solver.odds(&seed),
            seed,
            shows_progress: true,
            awaited: false,
            seated: None,
            planned: None,
        }
    }

    /// The same, but it only ever sends whole solutions: for simulations, where nobody looks on.
    #[must_use]
    pub fn without_progress(mut self) -> Self {
        self.shows_progress = false;
        self
    }

    fn chance(&self, purpose: &str, round: u32) -> Chance {
        self.seed.chance(&format!("{purpose} {round}"))
    }

    /// Makes a plan for a task, unless it was made before.
    fn once(
        &mut self,
        task: Task,
        make: impl FnOnce(&Self) -> Option<(Action<Solution>, Millis)>,
    ) -> Plan<Action<Solution>> {
        if self.planned == Some(task) {
            return Plan::Keep;
        }
        self.planned = Some(task);
        match make(self) {
            Some((action, at)) => Plan::Act { action, at },
            None => Plan::Wait,
        }
    }
}

impl Bot<Circuit<Puzzle>> for CircuitBot {
    fn plan(&mut self, view: &View<Puzzle>, now: Millis) -> Plan<Action<Solution>> {
        let Some(own) = &view.you else {
            return Plan::Wait;
        };
        let seated = *self.seated.get_or_insert(now);
        let round = view.round;
        match &view.phase {
            PhaseView::Choosing { seat, deadline } if *seat == own.seat => {
                self.once(Task::Choose { round }, |bot| {
                    let mut chance = bot.chance("choose", round);
                    let category = bot.choose(view, own, &mut chance)?;
                    let at = pace::after(now, CHOOSING, *deadline, &mut chance);
                    Some((Action::Choose { category }, at))
                })
            }
            &PhaseView::Solving {
                began, deadline, ..
            } => match self.attempt(view, own, began.max(seated)) {
                Some(attempt) if self.awaited => self.finish(&attempt, deadline, now),
                Some(attempt) => self.solve(&attempt),
                None => Plan::Wait,
            },
            PhaseView::Placing { seat, deadline } if *seat == own.seat => {
                self.once(Task::Place { round }, |bot| {
                    let mut chance = bot.chance("place", round);
                    let action = bot.place(view, own, &mut chance)?;
                    let at = pace::after(now, PLACING, *deadline, &mut chance);
                    Some((action, at))
                })
            }
            _ => Plan::Wait,
        }
    }

    fn awaited(&mut self, awaited: bool) {
        self.awaited = awaited;
    }
}

/// A puzzle the bot is at.
struct Attempt<'a> {
    round: u32,
    began: Millis,
    puzzle: &'a Puzzle,
    /// How many pieces lie.
    laid: u32,
    effort: Effort,
}

impl CircuitBot {
    fn choose(
        &self,
        view: &View<Puzzle>,
        own: &Own<Puzzle>,
        chance: &mut Chance,
    ) -> Option<Category> {
        if chance.unit() < self.style.whim {
            return chance.pick(&own.choices).copied();
        }
        let outlook = Outlook::seen(view)?;
        let (seat, odds) = (own.seat.index(), self.all_odds(own.seat.index()));
        let stack = match &self.style.search {
            Some(search) => search.choose(&outlook, seat, &odds, chance),
            None => self.likeliest(&outlook, seat, &odds, chance),
        };
        let category = stack.map(|stack| Category::ALL[stack]);
        category
            .filter(|category| own.choices.contains(category))
            .or_else(|| own.choices.first().copied())
    }

    /// The stack whose tile promises most, with slips and chance among equals.
    fn likeliest(
        &self,
        outlook: &Outlook,
        seat: usize,
        odds: &Odds,
        chance: &mut Chance,
    ) -> Option<usize> {
        let weighing = Weighing::new(&outlook.sketch, seat, &self.style.taste);
        let mut best: Option<(usize, f32)> = None;
        for (stack, top) in outlook.free() {
            let way = weighing.best_way(Face::numbered(top));
            let worth = way.map_or(0.0, |way| way.worth).max(0.0) * odds[seat][stack];
            let worth = worth + (self.style.slips + 0.01) * chance.unit() as f32;
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((stack, worth));
            }
        }
        best.map(|(stack, _)| stack)
    }

    fn all_odds(&self, seat: usize) -> Odds {
        let mut odds = [[OTHERS_ODDS; 4]; SEATS];
        for (own, category) in odds[seat].iter_mut().zip(Category::ALL) {
            *own = self.odds[category] as f32;
        }
        odds
    }

    fn place(
        &self,
        view: &View<Puzzle>,
        own: &Own<Puzzle>,
        chance: &mut Chance,
    ) -> Option<Action<Solution>> {
        let outlook = Outlook::seen(view)?;
        let seat = own.seat.index();
        let face = outlook.hands[seat]?;
        let way = match &self.style.search {
            Some(search) => search.place(&outlook, seat, face, &self.all_odds(seat), chance)?,
            None => self.pleasing(&outlook, seat, face, chance)?,
        };
        let at = outlook.sketch.square(way.place);
        Some(Action::Place {
            x: at.x,
            y: at.y,
            turn: way.turn,
            cell: way.cell.map(u32::from),
        })
    }

    /// The best way at first sight, with slips and chance among equals.
    fn pleasing(
        &self,
        outlook: &Outlook,
        seat: usize,
        face: FaceNumber,
        chance: &mut Chance,
    ) -> Option<Way> {
        let weighing = Weighing::new(&outlook.sketch, seat, &self.style.taste);
        let mut best: Option<Way> = None;
        weighing.each_way(Face::numbered(face), |mut way| {
            way.worth += (self.style.slips + 0.001) * chance.unit() as f32;
            if best.is_none_or(|best| way.worth > best.worth) {
                best = Some(way);
            }
        });
        best
    }

    /// The puzzle at hand; none if the bot is done.
    fn attempt<'a>(
        &self,
        view: &View<Puzzle>,
        own: &'a Own<Puzzle>,
        began: Millis,
    ) -> Option<Attempt<'a>> {
        let shown = view.seats[own.seat.index()].attempt?;
        if shown.state != AttemptState::Working {
            return None;
        }
        let puzzle = own.puzzle.as_ref()?;
        let mut chance = self.chance("solve", view.round);
        let effort = Effort::draw(puzzle, &self.solver, &self.likings, &mut chance);
        let by_ear = view.seats.iter().any(|seat| seat.clocks.is_some());
        let least = Millis::from_secs(if by_ear { self.solver.by_ear } else { 0 });
        Some(Attempt {
            round: view.round,
            began,
            puzzle,
            laid: shown.laid,
            effort: effort.not_before(least),
        })
    }

    fn solve(&mut self, attempt: &Attempt<'_>) -> Plan<Action<Solution>> {
        let Attempt {
            round,
            began,
            puzzle,
            effort,
            ..
        } = *attempt;
        let sent = match self.planned {
            Some(Task::Lay {
                round: then,
                pieces,
            }) if then == round => {
                // The last draft is still on its way until the view shows it.
                if attempt.laid < pieces {
                    return Plan::Keep;
                }
                pieces
            }
            _ => 0,
        };
        let laid = attempt.laid.max(sent);
        if laid < effort.lays && (self.shows_progress || effort.solves) {
            let pieces = if self.shows_progress {
                laid + 1
            } else {
                effort.lays
            };
            return self.once(Task::Lay { round, pieces }, |_| {
                let draft = puzzle.solve()?.part(pieces);
                let at = began.after(effort.laid_at(pieces));
                Some((Action::Draft { draft }, at))
            });
        }
        self.once(Task::GiveUp { round }, |_| {
            Some((Action::GiveUp, began.after(effort.ends)))
        })
    }

    /// Ends the attempt as it would have ended, only sooner.
    fn finish(
        &mut self,
        attempt: &Attempt<'_>,
        deadline: Option<Millis>,
        now: Millis,
    ) -> Plan<Action<Solution>> {
        let (round, effort) = (attempt.round, attempt.effort);
        let ends = attempt.began.after(effort.ends);
        let in_time = deadline.is_none_or(|deadline| ends <= deadline);
        self.once(Task::Finish { round, deadline }, |_| {
            let (least, most) = AWAITED;
            let wait = (ends.since(now).0 / AWAITED_SHARE).clamp(least, most);
            let at = now.after(Millis(wait)).min(ends.max(now));
            if effort.solves && in_time {
                let draft = attempt.puzzle.solve()?.part(effort.lays);
                return Some((Action::Draft { draft }, at));
            }
            Some((Action::GiveUp, at))
        })
    }
}
