//! A game of Circuit: the four phases of its rounds, one file each, and who is at the table.

mod attendance;
mod choosing;
mod placing;
mod reach;
mod rounds;
mod solving;

use crate::action::Action;
use crate::board::Board;
use crate::event::{EndReason, Event};
use crate::moments::Moments;
use crate::options::{Card, Options};
use crate::position::Position;
use crate::puzzle::{Judgement, Puzzle};
use crate::refusal::Refusal;
use crate::square::Square;
use crate::tile::{Tile, Turn};
use crate::tile_set::start_tile;
use crate::view::{Own, Stats, View};
use enigma_game::record::PlayedOn;
use enigma_game::{
    Attendance, BySeat, Chance, Game, Millis, Outcome, Parts, Reach, Seat, Seats, Setup, Viewer,
};
use enigma_puzzles::{ByCategory, Category};
use std::sync::Arc;

/// A game of Circuit with puzzles of the kind `P`.
#[derive(Debug, Clone)]
pub struct Circuit<P: Puzzle> {
    /// The version of the rules it is played by.
    rules: u32,
    pub(crate) seats: Seats,
    pub(crate) options: Arc<Options<P>>,
    /// Chance for D-7; everything else was drawn when the game began.
    lots: Chance,
    pub(crate) position: Position,
    /// What is left of each stack: places in the deck, the top one last (C-10).
    stacks: ByCategory<Vec<u8>>,
    pub(crate) round: u32,
    pub(crate) start_player: Seat,
    pub(crate) phase: Phase,
    /// The tile that each seat took in this round.
    pub(crate) hands: BySeat<Option<Hand>>,
    /// What each seat did with its puzzle in phase 2 of this round.
    pub(crate) attempts: BySeat<Option<Attempt<P>>>,
    /// What everybody did in the last phase 2, open to all (D-13).
    pub(crate) solutions: Vec<ShownSolution<P>>,
    pub(crate) presence: BySeat<Presence>,
    pub(crate) stats: BySeat<Stats>,
    /// Everybody's points after each round.
    pub(crate) race: Vec<BySeat<u32>>,
    pub(crate) moments: Moments,
}

/// Where in a round the game is.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Phase {
    Choosing {
        chooser: Seat,
        deadline: Option<Millis>,
    },
    Solving(Solving),
    Placing {
        placer: Seat,
        deadline: Option<Millis>,
    },
    Over {
        reason: EndReason,
        outcome: Outcome,
    },
}

/// Phase 2.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Solving {
    pub began: Millis,
    /// Who solved first, and when.
    pub first: Option<(Seat, Millis)>,
    /// When the others stop waiting for somebody who is away (D-9).
    pub patience: Option<Millis>,
}

/// A tile taken in this round: its place in the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Hand {
    pub category: Category,
    card: u8,
    /// Whether the tile is still in front of the seat, neither laid nor in the box.
    pub held: bool,
}

/// What a seat did with its puzzle.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Attempt<P: Puzzle> {
    pub draft: Option<P::Draft>,
    pub judgement: Judgement,
    pub state: AttemptState,
}

/// How far a seat is with its puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/"))]
pub enum AttemptState {
    /// Still at it.
    Working,
    /// Solved so long after phase 2 began.
    Solved {
        /// How long it took.
        after: Millis,
    },
    /// Given up (D-2).
    GaveUp,
    /// Not solved in time (C-29).
    TimeUp,
}

/// An attempt that is open to all.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ShownSolution<P: Puzzle> {
    pub seat: Seat,
    pub puzzle: P,
    pub draft: Option<P::Draft>,
    pub state: AttemptState,
    /// One that is right, for those who did not find any.
    pub solution: Option<P::Draft>,
}

/// Who is at a seat (D-9).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Presence {
    Here,
    Away {
        /// Whether the seat has been away since this round began.
        all_round: bool,
        /// Full rounds before this one.
        rounds: u8,
    },
    Bot,
    Left,
}

impl<P: Puzzle> Circuit<P> {
    /// Whether the seat still takes part (D-9).
    pub(crate) fn takes_part(&self, seat: Seat) -> bool {
        self.presence[seat] != Presence::Left
    }

    pub(crate) fn card(&self, hand: Hand) -> &Card<P> {
        &self.options.deck[hand.category][usize::from(hand.card)]
    }

    /// The top tile of a stack and the number of tiles in it.
    pub(crate) fn stack(&self, category: Category) -> (Option<&Card<P>>, usize) {
        let stack = &self.stacks[category];
        let top = stack
            .last()
            .map(|&card| &self.options.deck[category][usize::from(card)]);
        (top, stack.len())
    }

    /// The seats that still take part, clockwise from the start player.
    pub(crate) fn players(&self) -> impl Iterator<Item = Seat> {
        let order = self.seats.clockwise_from(self.start_player);
        order.filter(|&seat| self.takes_part(seat))
    }

    /// The board with everybody's points and supply.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The seat whose turn it is to choose or to place, if it is anybody's.
    #[must_use]
    pub const fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Choosing { chooser: seat, .. } | Phase::Placing { placer: seat, .. } => {
                Some(seat)
            }
            Phase::Solving(_) | Phase::Over { .. } => None,
        }
    }

    /// The tile that the seat in turn has to place, in phase 3.
    #[must_use]
    pub fn tile_to_place(&self) -> Option<&Arc<Tile>> {
        match self.phase {
            Phase::Placing { placer, .. } => {
                self.hands[placer].map(|hand| self.card(hand).tile.tile())
            }
            _ => None,
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        if matches!(self.phase, Phase::Over { .. }) {
            Err(Refusal::GameOver)
        } else if !self.seats.has(seat) {
            Err(Refusal::BadPlayer(seat))
        } else {
            Ok(())
        }
    }

    /// Bytes of this game on the stack and the heap, without the deck, which copies share, and
    /// without the drafts of puzzles.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let stacks = self.stacks.pairs().map(|(_, stack)| stack.capacity());
        size_of::<Self>() + self.position.board().heap_bytes() + stacks.sum::<usize>()
    }
}

impl<P: Puzzle> Game for Circuit<P> {
    const NAME: &'static str = "circuit";
    const RULES: u32 = 3;

    type Options = Options<P>;
    type Action = Action<P::Draft>;
    type Event = Event;
    type View = View<P>;
    type Refusal = Refusal;

    fn start(setup: Setup<Options<P>>) -> Result<(Self, Vec<Event>), Refusal> {
        if !(1..=Self::RULES).contains(&setup.rules) {
            return Err(Refusal::UnknownRules(setup.rules));
        }
        let Setup {
            rules,
            seats,
            seed,
            mut options,
        } = setup;
        options.check(seats)?;
        // The deck stays in memory for the whole game.
        for category in Category::ALL {
            options.deck[category].shrink_to_fit();
        }
        let mut shuffling = seed.chance("circuit stacks");
        let stacks = ByCategory::from_fn(|category| {
            let mut stack: Vec<u8> = (0..options.deck[category].len() as u8).collect();
            shuffling.shuffle(&mut stack);
            stack
        });
        let by_lot = Seat(
            seed.chance("circuit first player")
                .below(seats.count() as u64) as u8,
        );
        let board = Board::new(start_tile().clone(), Square::MIDDLE, Turn::NONE);
        let mut game = Self {
            rules,
            seats,
            lots: seed.chance("circuit lots"),
            position: Position::new(seats, board),
            stacks,
            round: 0,
            start_player: options.first_player.unwrap_or(by_lot),
            phase: Phase::Choosing {
                chooser: Seat(0),
                deadline: None,
            },
            hands: BySeat::filled(seats, None),
            attempts: BySeat::filled(seats, None),
            solutions: Vec::new(),
            presence: BySeat::filled(seats, Presence::Here),
            stats: BySeat::filled(seats, Stats::default()),
            race: Vec::new(),
            moments: Moments::default(),
            options: Arc::new(options),
        };
        let mut events = Vec::new();
        game.begin_round(Millis::ZERO, &mut events);
        Ok((game, events))
    }

    fn played_on(options: &Self::Options) -> Option<&PlayedOn> {
        options.from.as_ref()
    }

    fn act(&mut self, by: Seat, action: Self::Action, now: Millis) -> Result<Vec<Event>, Refusal> {
        self.check_seat(by)?;
        match action {
            Action::Choose { category } => self.choose(by, category, now),
            Action::Draft { draft } => self.take_draft(by, draft, now),
            Action::GiveUp => self.give_up(by, now),
            Action::Decline => self.decline(by, now),
            Action::Place { x, y, turn, cell } => self.place(by, Square { x, y }, turn, cell, now),
        }
    }

    fn wake(&mut self, now: Millis) -> Vec<Event> {
        let mut events = Vec::new();
        // Each deadline takes effect at its own time, however late the game is woken.
        while let Some(at) = self.next_deadline().filter(|&deadline| deadline <= now) {
            match self.phase {
                Phase::Choosing { chooser, .. } => self.choose_by_lot(chooser, at, &mut events),
                Phase::Solving(solving) => self.solving_deadline_passed(solving, at, &mut events),
                Phase::Placing { placer, .. } => self.not_placed(placer, false, at, &mut events),
                Phase::Over { .. } => {}
            }
        }
        events
    }

    fn attend(
        &mut self,
        seat: Seat,
        attendance: Attendance,
        now: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        self.check_seat(seat)?;
        self.change_presence(seat, attendance, now)
    }

    fn next_deadline(&self) -> Option<Millis> {
        match &self.phase {
            Phase::Choosing { deadline, .. } | Phase::Placing { deadline, .. } => *deadline,
            Phase::Solving(solving) => self.solving_deadline(solving),
            Phase::Over { .. } => None,
        }
    }

    fn view(&self, viewer: Viewer) -> View<P> {
        View::made(self, viewer)
    }

    fn reach(events: &[Event]) -> Reach {
        reach::of(events)
    }

    fn show_open(&self, reach: Reach, to: &mut impl Parts) {
        View::show(self, reach, to);
    }

    fn show_own(&self, viewer: Viewer, reach: Reach, to: &mut impl Parts) {
        Own::show_to(viewer, self, reach, to);
    }

    fn outcome(&self) -> Option<Outcome> {
        match &self.phase {
            Phase::Over { outcome, .. } => Some(outcome.clone()),
            _ => None,
        }
    }

    fn refusal_name(refusal: &Refusal) -> &'static str {
        refusal.name()
    }
}
