//! A tiny game, bots for it, and houses in which it is played.

#![allow(missing_docs, reason = "a toy whose names say enough")]

use enigma_game::record::{Header, PlayedOn};
use enigma_game::{
    Attendance, Bot, BySeat, Game, Millis, Outcome, Plan, Seat, Seats, Seed, Setup, Viewer,
};
use enigma_protocol::{CircuitSettings, GameKind, GameSettings, Settings};
use enigma_table::bots::BotMaker;
use enigma_table::house::{Begun, Hosted, House, RecordLines, Refusal, Resumed, Running};
use enigma_table::{StoredEntry, StoredGame};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// Seats push a counter up by 1 to 3, nobody twice in a row; whoever brings it to the goal wins.
/// After ten seconds without a push it rises by itself. Each seat has a secret number. Two pushes are
/// a round; a seat is taken back from a bot only between rounds.
#[derive(Debug, Clone, PartialEq)]
pub struct Counter {
    seats: Seats,
    goal: u32,
    pushes: Vec<(Seat, u32)>,
    count: u32,
    last: Option<Seat>,
    deadline: Millis,
    secrets: BySeat<u64>,
    away: BySeat<bool>,
}

/// Whoever pushes by so much finds a fault in the rules.
pub const FAULT: u32 = 1_313;

/// What a seat can do.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    /// Pushes.
    Push { by: u32 },
    /// A draft; 7 solves.
    Draft { draft: u32 },
}

/// What a viewer sees.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CounterView {
    pub count: u32,
    pub pushes: Vec<(Seat, u32)>,
    pub deadline: Millis,
    pub away: Vec<bool>,
    pub secret: Option<u64>,
    pub over: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub struct No(&'static str);

impl std::fmt::Display for No {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl Counter {
    fn rise(&mut self, by: u32, now: Millis) -> Vec<u32> {
        self.count += by;
        self.deadline = now.after(Millis::from_secs(10));
        vec![self.count]
    }
}

impl Game for Counter {
    const NAME: &'static str = "counter";
    const RULES: u32 = 1;
    type Options = u32;
    type Action = Act;
    type Event = u32;
    type View = CounterView;
    type Refusal = No;

    fn start(setup: Setup<u32>) -> Result<(Self, Vec<u32>), No> {
        let mut chance = setup.seed.chance("counter");
        let game = Self {
            seats: setup.seats,
            goal: setup.options,
            pushes: Vec::new(),
            count: 0,
            last: None,
            deadline: Millis::from_secs(10),
            secrets: BySeat::from_fn(setup.seats, |_| chance.bits()),
            away: BySeat::filled(setup.seats, false),
        };
        Ok((game, vec![]))
    }

    fn act(&mut self, by: Seat, action: Act, now: Millis) -> Result<Vec<u32>, No> {
        if self.outcome().is_some() {
            return Err(No("game_over"));
        }
        match action {
            Act::Push { by: FAULT } => panic!("a fault in the rules"),
            Act::Push { by: push } => {
                if self.last == Some(by) {
                    return Err(No("wrong_order"));
                }
                if !(1..=3).contains(&push) {
                    return Err(No("bad_push"));
                }
                self.last = Some(by);
                self.pushes.push((by, push));
                Ok(self.rise(push, now))
            }
            Act::Draft { draft } => {
                self.pushes.push((by, draft));
                Ok(vec![])
            }
        }
    }

    fn wake(&mut self, now: Millis) -> Vec<u32> {
        self.last = None;
        self.rise(1, now)
    }

    fn attend(&mut self, seat: Seat, what: Attendance, _: Millis) -> Result<Vec<u32>, No> {
        if what == Attendance::Person && self.pushes.len() % 2 == 1 {
            return Err(No("round_under_way"));
        }
        self.away[seat] = matches!(what, Attendance::Away | Attendance::Left);
        Ok(vec![])
    }

    fn next_deadline(&self) -> Option<Millis> {
        self.outcome().is_none().then_some(self.deadline)
    }

    fn view(&self, viewer: Viewer) -> CounterView {
        CounterView {
            count: self.count,
            pushes: self.pushes.clone(),
            deadline: self.deadline,
            away: self.away.iter().copied().collect(),
            secret: viewer.seat().map(|seat| self.secrets[seat]),
            over: self.outcome().is_some(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.count >= self.goal).then(|| Outcome {
            ranking: vec![self.last.into_iter().collect()],
            points: BySeat::filled(self.seats, self.count),
        })
    }

    fn refusal_name(refusal: &No) -> &'static str {
        refusal.0
    }
}

impl Hosted for Counter {
    fn is_draft(action: &Act) -> bool {
        matches!(action, Act::Draft { .. })
    }

    fn solves(&self, _: Seat, draft: &Act) -> bool {
        matches!(draft, Act::Draft { draft: 7 })
    }

    fn played_on_from(goal: u32, _: PlayedOn) -> u32 {
        goal
    }

    fn agreed(_: &u32) -> GameSettings {
        GameSettings::Circuit(CircuitSettings::default())
    }
}

/// Pushes by one, a second after it could.
struct CounterBot(Seat);

impl Bot<Counter> for CounterBot {
    fn plan(&mut self, view: &CounterView, now: Millis) -> Plan<Act> {
        if view.over || view.pushes.last().is_some_and(|&(seat, _)| seat == self.0) {
            return Plan::Wait;
        }
        Plan::Act {
            action: Act::Push { by: 1 },
            at: now.after(Millis::from_secs(1)),
        }
    }
}

/// Bots for the counter.
pub fn counter_bots() -> BotMaker<Counter> {
    Arc::new(|_, seat, _| Box::new(CounterBot(seat)))
}

/// Breaks down so many times in all before it plays as it should.
struct BrittleBot(CounterBot, Arc<AtomicU32>);

impl Bot<Counter> for BrittleBot {
    fn plan(&mut self, view: &CounterView, now: Millis) -> Plan<Act> {
        let left = self
            .1
            .fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1));
        assert!(left.is_err(), "a fault in the bot");
        self.0.plan(view, now)
    }
}

/// Bots that break down so many times in all.
pub fn brittle_bots(times: u32) -> BotMaker<Counter> {
    let left = Arc::new(AtomicU32::new(times));
    Arc::new(move |_, seat, _| Box::new(BrittleBot(CounterBot(seat), left.clone())))
}

/// A house with the counter and bots for it.
pub struct BotHouse(pub CounterHouse, pub BotMaker<Counter>);

impl House for BotHouse {
    fn check(&self, settings: &Settings) -> Result<(), Refusal> {
        self.0.check(settings)
    }

    fn has_bots(&self, _: GameKind) -> bool {
        true
    }

    fn begin(&self, settings: &Settings, by_ear: &[Seat], seed: Seed) -> Result<Begun, Refusal> {
        let begun = self.0.begin(settings, by_ear, seed.clone())?;
        let setup = Setup {
            rules: 1,
            seats: Seats::new(u64::from(settings.seats)).unwrap(),
            seed,
            options: self.0.goal,
        };
        let live = Box::new(Running::<Counter>::begin(setup, Some(self.1.clone()))?);
        Ok(Begun { live, ..begun })
    }

    fn resume(&self, game: &StoredGame, entries: &[StoredEntry]) -> Result<Resumed, String> {
        Running::<Counter>::resume(game, entries, Some(self.1.clone()))
    }

    fn record(&self, game: &StoredGame, header: &Header) -> Result<Box<dyn RecordLines>, String> {
        self.0.record(game, header)
    }
}

/// A house with just the counter; it passes as Circuit.
pub struct CounterHouse {
    pub goal: u32,
}

impl House for CounterHouse {
    fn check(&self, settings: &Settings) -> Result<(), Refusal> {
        Seats::new(u64::from(settings.seats))
            .map(|_| ())
            .map_err(|error| Refusal::new("bad_settings", error.to_string()))
    }

    fn has_bots(&self, _: GameKind) -> bool {
        false
    }

    fn begin(&self, settings: &Settings, _: &[Seat], seed: Seed) -> Result<Begun, Refusal> {
        let setup = Setup {
            rules: 1,
            seats: Seats::new(u64::from(settings.seats)).unwrap(),
            seed,
            options: self.goal,
        };
        Ok(Begun {
            live: Box::new(Running::<Counter>::begin(setup, None)?),
            rules: 1,
            options: self.goal.to_string(),
        })
    }

    fn resume(&self, game: &StoredGame, entries: &[StoredEntry]) -> Result<Resumed, String> {
        Running::<Counter>::resume(game, entries, None)
    }

    fn record(&self, game: &StoredGame, header: &Header) -> Result<Box<dyn RecordLines>, String> {
        Running::<Counter>::record(game, header)
    }
}
