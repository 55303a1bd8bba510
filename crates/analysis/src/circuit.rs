//! What is judged of a game of Circuit: placements, and choices of chambers.

use crate::estimate::{Hidden, Luck, Mean, PlayingOn, VICTORY, Went, unseen};
use crate::{MARKED, Pause};
use enigma_bots::circuit::face::{Face, FaceNumber};
use enigma_bots::circuit::outlook::{Odds, Outlook};
use enigma_bots::circuit::player::KEEN;
use enigma_bots::circuit::search::Search;
use enigma_bots::circuit::sketch::SEATS;
use enigma_bots::circuit::taste::{Way, Weighing};
use enigma_circuit::{Action, AttemptState, Event, Square};
use enigma_game::record::{Entry, Fault, Record};
use enigma_game::{Chance, Game, Happening, Seat, Viewer};
use enigma_protocol::analysis::{
    ChamberWorth, ChoiceJudged, Judged, Mark, OtherWay, PlacementJudged,
};
use enigma_puzzles::{Category, Puzzle};

/// Circuit with the project's own puzzles.
pub type Circuit = enigma_circuit::Circuit<Puzzle>;

/// Core's own way to look ahead, with more patience.
const CORE: Search = Search {
    taste: KEEN,
    ways: 10,
    samples: 24,
    rounds: 1,
    sharpness: 1.0,
};
/// So many placements are looked at by it.
const LOOKED_AT: usize = 16;
/// The best of those, and the one that was played, are played on to the end of the game.
const CONTENDERS: usize = 4;
/// How often each of them.
const FIRST: u32 = 40;
/// How often the best and the one that was played are played on at least, and at most. These are other games than
/// those by which the best was found: it would have been lucky in them.
const AGAIN: (u32, u32) = (40, 240);
/// With so many decisions of a game each gets all of this; with more they share it, so that a long game takes no longer
/// than an evening's usual one.
const DECISIONS: u32 = 80;
/// How often something is played on at least.
const LEAST: u32 = 12;
/// How sure a loss has to be before it is looked at again, in standard errors.
const SURE: f32 = 2.0;
/// What may be a mark is played on with everybody looking ahead in so many rounds,
const LOOKING: u64 = 3;
/// so often at most, both with tiles as anybody could expect them and with those that came,
const LOOKED_INTO: u32 = 64;
/// and so often in a game, divided by the square of the seats: with more of them everything takes longer.
const IN_ALL: u32 = 2400;
/// After so many it is given up if it does not look like one any more.
const EACH: u32 = 8;
/// How sure a mark is, in standard errors: to mark what was well done is worse than to let a loss pass.
const CERTAIN: f32 = 2.5;
/// Less than this nobody can tell.
const NOTHING: f32 = 0.25;
/// Before anything is known of a seat it solves so often, as if that had been seen so many times.
const USUALLY: (f32, f32) = (0.8, 5.0);

/// Judges a game; none if it was stopped.
///
/// # Errors
/// If the record does not follow from the rules.
pub fn judge(record: &Record<Circuit>, pause: Pause<'_>) -> Result<Option<Judged>, Fault> {
    let mut decisions = Decisions::default();
    record.replay(|entry, events, game| decisions.hear(entry, events, game))?;
    let mut chance = record.setup.seed.chance("analysis");
    let seats = record.setup.seats.count() as u32;
    let mut work = Work {
        chance: &mut chance,
        came: &decisions.came,
        left: IN_ALL / (seats * seats),
        decisions: decisions.made.len() as u32,
        pause,
        stopped: false,
    };
    let mut doubts: Vec<Doubt<'_>> = decisions
        .made
        .iter()
        .filter_map(|decision| work.doubt(decision))
        .collect();
    // What was lost most is looked into first.
    doubts.sort_by(|one, other| other.duel.loss().total_cmp(&one.duel.loss()));
    for doubt in &mut doubts {
        work.look_into(doubt);
    }
    doubts.sort_by_key(|doubt| doubt.decision.step);
    if work.stopped {
        return Ok(None);
    }
    Ok(Some(Judged::Circuit {
        placements: doubts.iter().filter_map(Doubt::placement).collect(),
        choices: doubts.iter().filter_map(Doubt::choice).collect(),
    }))
}

/// Something a seat decided, and what could be known then.
struct Decision {
    step: u32,
    seat: usize,
    outlook: Outlook,
    hidden: Hidden,
    odds: Odds,
    /// How many tiles had been taken from each stack.
    taken: [usize; 4],
    did: Did,
}

/// What it was, or could have been.
#[derive(Clone, Copy, PartialEq)]
enum Did {
    /// A tile was laid; none was left out (D-19).
    Laid(Option<Way>),
    Chose(usize),
}

/// What is heard of a game while it is played again.
struct Decisions {
    made: Vec<Decision>,
    step: u32,
    /// What can be known before the next step, if it may be a decision.
    before: Option<Outlook>,
    seen: [bool; 256],
    /// The tiles of each stack in the order in which they were taken.
    came: Hidden,
    /// How often each seat was at a puzzle of each category, and how often it solved it.
    solving: [[(f32, f32); 4]; SEATS],
}

impl Default for Decisions {
    fn default() -> Self {
        Self {
            made: Vec::new(),
            step: 0,
            before: None,
            seen: [false; 256],
            came: Hidden::default(),
            solving: Default::default(),
        }
    }
}

impl Decisions {
    fn hear(
        &mut self,
        entry: Option<&Entry<<Circuit as Game>::Action>>,
        events: &[Event],
        game: &Circuit,
    ) {
        if let Some(entry) = entry {
            self.step += 1;
            if let Happening::Act(seat, action) = &entry.what
                && let Some(before) = self.before.take()
                && let Some(did) = did(&before, *seat, action)
            {
                self.made.push(Decision {
                    step: self.step,
                    seat: seat.index(),
                    hidden: self.hidden(&before),
                    outlook: before,
                    odds: self.odds(),
                    taken: std::array::from_fn(|stack| self.came[stack].len()),
                    did,
                });
            }
        }
        for event in events {
            if let Event::Chose { tile, category, .. } = event {
                let face = Face::number_of(*tile);
                self.seen[usize::from(face)] = true;
                self.came[*category as usize].push(face);
            }
        }
        if events
            .iter()
            .any(|event| matches!(event, Event::SolvingEnded { .. }))
        {
            self.count(game);
        }
        self.before = game
            .turn()
            .and_then(|_| Outlook::seen(&game.view(Viewer::Spectator)));
    }

    fn count(&mut self, game: &Circuit) {
        for shown in game.view(Viewer::Spectator).solutions {
            let category = shown.puzzle.category() as usize;
            let (tried, solved) = &mut self.solving[shown.seat.index()][category];
            *tried += 1.0;
            if matches!(shown.state, AttemptState::Solved { .. }) {
                *solved += 1.0;
            }
        }
    }

    /// How likely everybody solves what, by what was seen of them: most by the category itself, but also by the others.
    fn odds(&self) -> Odds {
        let (usually, times) = USUALLY;
        let mut odds = Odds::default();
        for (odds, solving) in odds.iter_mut().zip(&self.solving) {
            let tried: f32 = solving.iter().map(|(tried, _)| tried).sum();
            let solved: f32 = solving.iter().map(|(_, solved)| solved).sum();
            let in_all = (solved + usually * times) / (tried + times);
            for (odds, (tried, solved)) in odds.iter_mut().zip(solving) {
                *odds = (solved + in_all * times) / (tried + times);
            }
        }
        odds
    }

    fn hidden(&self, outlook: &Outlook) -> Hidden {
        let mut seen = self.seen;
        for &top in outlook.tops.iter().flatten() {
            seen[usize::from(top)] = true;
        }
        std::array::from_fn(|category| unseen(category, &seen))
    }
}

fn did<Draft>(before: &Outlook, seat: Seat, action: &Action<Draft>) -> Option<Did> {
    match *action {
        Action::Choose { category } => Some(Did::Chose(category as usize)),
        Action::Decline => Some(Did::Laid(None)),
        Action::Place { x, y, turn, cell } => {
            let face = Face::numbered(before.hands[seat.index()]?);
            let cell = cell.and_then(|cell| u8::try_from(cell).ok());
            // Of equal cells of a network the first is looked at.
            let alike = |&cell: &u8| {
                let own = face.numbered.get(usize::from(cell));
                own.and_then(|own| face.numbered.iter().position(|other| own == other))
            };
            let first = cell.as_ref().and_then(alike);
            let first = first.and_then(|cell| u8::try_from(cell).ok());
            Some(Did::Laid(Some(plain(Way {
                place: before.sketch.place(Square { x, y }),
                turn: face.like(turn),
                cell: first,
                worth: 0.0,
            }))))
        }
        _ => None,
    }
}

/// A way to lay a tile, whatever it is worth: so that equal ones are equal.
fn plain(way: Way) -> Way {
    Way { worth: 0.0, ..way }
}

impl Decision {
    /// How the game goes on if this is done instead.
    fn play(&self, did: Did, luck: &Luck, looking: u64) -> Went {
        let mut later = self.outlook.clone();
        match did {
            Did::Chose(stack) => PlayingOn::from(later, luck, &self.odds)
                .looking(looking)
                .choosing(self.seat, stack),
            Did::Laid(way) => {
                match (way, later.hands[self.seat]) {
                    (Some(way), Some(face)) => later.lay(self.seat, face, &way),
                    _ => later.hands[self.seat] = None,
                }
                PlayingOn::from(later, luck, &self.odds)
                    .looking(looking)
                    .placing(self.seat)
            }
        }
    }
}

/// Something that could have been done, and how the game went on after it.
#[derive(Clone, Copy)]
struct Possible {
    did: Did,
    won: Mean,
    worth: Mean,
}

/// What was done and what may have been better, in the same games.
#[derive(Debug, Clone, Copy, Default)]
struct Duel {
    best: Mean,
    played: Mean,
    won: Mean,
    worth: Mean,
}

impl Duel {
    fn add(&mut self, best: Went, played: Went) {
        self.best.add(best.won * VICTORY);
        self.played.add(played.won * VICTORY);
        self.won.add((best.won - played.won) * VICTORY);
        self.worth.add(best.worth() - played.worth());
    }

    fn loss(&self) -> f32 {
        self.won.value().max(0.0)
    }

    /// Whether no mark can come of it any more.
    fn is_surely_small(&self) -> bool {
        self.won.value() + SURE * self.won.error() < MARKED
            || self.worth.value() + SURE * self.worth.error() < 0.0
    }

    fn is_sure(&self, errors: f32) -> bool {
        let sure = |mean: &Mean| mean.value() - errors * mean.error() > 0.0;
        self.won.value() >= MARKED && sure(&self.won) && sure(&self.worth)
    }
}

/// A decision as it is judged.
struct Doubt<'a> {
    decision: &'a Decision,
    compared: u32,
    possible: Vec<Possible>,
    /// What was done.
    played: usize,
    /// What would have been best; what was done if nothing is better.
    best: usize,
    duel: Duel,
    mark: Mark,
}

/// The work that is shared by all decisions of a game.
struct Work<'a> {
    chance: &'a mut Chance,
    came: &'a Hidden,
    /// How often what may be a mark can still be played on.
    left: u32,
    /// How many of them there are.
    decisions: u32,
    pause: Pause<'a>,
    /// Whether nobody wants to know any more.
    stopped: bool,
}

impl Work<'_> {
    /// Lets others have their turn; whether to stop.
    fn stops(&mut self) -> bool {
        self.stopped = self.stopped || !(self.pause)();
        self.stopped
    }

    /// How often that is in this game what is done so often in a usual one.
    fn times(&self, usually: u32) -> u32 {
        let share = usually * DECISIONS / self.decisions.max(DECISIONS);
        share.max(LEAST)
    }

    /// Compares what was done with what else could have been done.
    fn doubt<'a>(&mut self, decision: &'a Decision) -> Option<Doubt<'a>> {
        let (all, compared) = match decision.did {
            Did::Chose(_) => {
                let stacks = decision.outlook.free();
                let all: Vec<Did> = stacks.map(|(stack, _)| Did::Chose(stack)).collect();
                let compared = u32::try_from(all.len()).unwrap_or(u32::MAX);
                (all, compared)
            }
            Did::Laid(_) => self.contenders(decision)?,
        };
        let played = all.iter().position(|&did| did == decision.did)?;
        let mut possible: Vec<Possible> = all
            .into_iter()
            .map(|did| Possible {
                did,
                won: Mean::default(),
                worth: Mean::default(),
            })
            .collect();
        for _ in 0..self.times(FIRST) {
            let luck = Luck::draw(&decision.hidden, self.chance);
            for possible in &mut possible {
                let went = decision.play(possible.did, &luck, 0);
                possible.won.add(went.won * VICTORY);
                possible.worth.add(went.worth());
            }
            if self.stops() {
                return None;
            }
        }
        let worth = |index: &usize| possible[*index].worth.value();
        let best = (0..possible.len())
            .max_by(|one, other| worth(one).total_cmp(&worth(other)))
            .filter(|&best| worth(&best) > worth(&played))
            .unwrap_or(played);
        let mut doubt = Doubt {
            decision,
            compared,
            possible,
            played,
            best,
            duel: Duel::default(),
            mark: Mark::Best,
        };
        if best != played {
            self.compare(&mut doubt);
        }
        Some(doubt)
    }

    /// Plays on after what was done and after the best, until it is sure that nothing was lost.
    fn compare(&mut self, doubt: &mut Doubt<'_>) {
        let (decision, duel) = (doubt.decision, &mut doubt.duel);
        let [best, played] = [doubt.best, doubt.played].map(|index| doubt.possible[index].did);
        let (least, most) = (self.times(AGAIN.0), self.times(AGAIN.1));
        for time in 1..=most {
            let luck = Luck::draw(&decision.hidden, self.chance);
            duel.add(
                decision.play(best, &luck, 0),
                decision.play(played, &luck, 0),
            );
            let enough = time >= least && time % 20 == 0 && duel.is_surely_small();
            if self.stops() || enough {
                break;
            }
        }
        if duel.worth.value() <= 0.0 {
            doubt.best = doubt.played;
        } else if duel.loss() >= NOTHING {
            doubt.mark = Mark::Fine;
        }
    }

    /// What looks like a mark at first sight becomes one only if it looks so as well when everybody looks ahead, with
    /// the tiles that came as well as with others.
    fn look_into(&mut self, doubt: &mut Doubt<'_>) {
        if doubt.best == doubt.played || !doubt.duel.is_sure(SURE) {
            return;
        }
        let decision = doubt.decision;
        let [best, played] = [doubt.best, doubt.played].map(|index| doubt.possible[index].did);
        let came: Hidden = std::array::from_fn(|stack| {
            // The one on top is known in any case.
            let under = decision.taken[stack] + 1;
            self.came[stack].get(under..).unwrap_or_default().to_vec()
        });
        let (mut all, mut expected, mut real) = (Duel::default(), Duel::default(), Duel::default());
        while self.left > 0 && all.won.count() < 2 * LOOKED_INTO {
            self.left -= 1;
            let luck = Luck::draw(&decision.hidden, self.chance);
            let as_it_was = Luck::draw(&decision.hidden, self.chance).with_order(&came);
            for (luck, duel) in [(luck, &mut expected), (as_it_was, &mut real)] {
                let with_best = decision.play(best, &luck, LOOKING);
                let as_played = decision.play(played, &luck, LOOKING);
                duel.add(with_best, as_played);
                all.add(with_best, as_played);
                if self.stops() {
                    return;
                }
            }
            let looks_bad =
                |duel: &Duel| duel.worth.value() <= 0.0 || duel.won.value() < MARKED / 2.0;
            if real.won.count() % EACH == 0 && (looks_bad(&expected) || looks_bad(&real)) {
                return;
            }
        }
        if real.won.count() >= EACH && all.is_sure(CERTAIN) {
            doubt.mark = Mark::Missed;
            doubt.duel = all;
        }
    }

    /// The placements that are played on, the one that was played among them, and how many there were in all.
    fn contenders(&mut self, decision: &Decision) -> Option<(Vec<Did>, u32)> {
        let Decision {
            seat,
            outlook,
            odds,
            did,
            ..
        } = decision;
        let face: FaceNumber = outlook.hands[*seat]?;
        let weighing = Weighing::new(&outlook.sketch, *seat, &KEEN);
        let mut ways = Vec::new();
        weighing.each_way(Face::numbered(face), |way| ways.push(way));
        let compared = u32::try_from(ways.len()).unwrap_or(u32::MAX);
        ways.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        ways.truncate(LOOKED_AT);
        let hopes = CORE.hopes(outlook, (*seat, face), &ways, odds, self.chance);
        if self.stops() {
            return None;
        }
        let mut ranked: Vec<(f32, Way)> = hopes.into_iter().zip(ways).collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        let best = ranked.first().map(|(_, way)| way.place);
        // What is shown beside the best is the best on another spot.
        let elsewhere = ranked.iter().find(|(_, way)| Some(way.place) != best);
        let kept = ranked.iter().take(CONTENDERS).chain(elsewhere);
        let mut all: Vec<Did> = Vec::new();
        for did in kept
            .map(|&(_, way)| Did::Laid(Some(plain(way))))
            .chain([*did])
        {
            if !all.contains(&did) {
                all.push(did);
            }
        }
        Some((all, compared))
    }
}

impl Doubt<'_> {
    /// What was lost; what is not sure is never as much as a mark.
    fn loss(&self) -> f32 {
        match self.mark {
            Mark::Missed => self.duel.loss(),
            _ if self.best == self.played => 0.0,
            _ => self.duel.loss().min(MARKED - 0.01),
        }
    }

    /// What something was worth.
    fn worth(&self, index: usize) -> f32 {
        match index {
            _ if self.duel.won.count() == 0 => self.possible[index].won.value(),
            _ if index == self.played => self.duel.played.value(),
            _ if index == self.best => self.duel.best.value(),
            _ => self.possible[index].won.value(),
        }
    }

    fn seat(&self) -> u8 {
        u8::try_from(self.decision.seat).unwrap_or(u8::MAX)
    }

    fn placement(&self) -> Option<PlacementJudged> {
        let Did::Laid(played) = self.decision.did else {
            return None;
        };
        let way = |index: usize| match self.possible[index].did {
            Did::Laid(way) => way,
            Did::Chose(_) => None,
        };
        let elsewhere = (0..self.possible.len())
            .filter(|&index| {
                way(index).is_some_and(|way| Some(way.place) != played.map(|way| way.place))
            })
            .max_by(|&one, &other| {
                let worth = |index: usize| self.possible[index].worth.value();
                worth(one).total_cmp(&worth(other))
            });
        let other = if self.best == self.played {
            elsewhere
        } else {
            Some(self.best)
        };
        let other = other.and_then(|index| {
            let way = way(index)?;
            let at = self.decision.outlook.sketch.square(way.place);
            // Nothing that was not better is shown as if it were.
            let worth = match index {
                _ if index == self.best => self.worth(index),
                _ => self.worth(index).min(self.worth(self.played)),
            };
            Some(OtherWay {
                x: at.x,
                y: at.y,
                turn: way.turn,
                cell: way.cell.map(u32::from),
                worth: rounded(worth),
            })
        });
        Some(PlacementJudged {
            step: self.decision.step,
            seat: self.seat(),
            mark: self.mark,
            loss: rounded(self.loss()),
            worth: rounded(self.worth(self.played)),
            other,
            compared: self.compared,
        })
    }

    fn choice(&self) -> Option<ChoiceJudged> {
        let Did::Chose(_) = self.decision.did else {
            return None;
        };
        let chambers = self
            .possible
            .iter()
            .enumerate()
            .filter_map(|(index, possible)| {
                let Did::Chose(stack) = possible.did else {
                    return None;
                };
                Some(ChamberWorth {
                    category: Category::ALL[stack].to_string(),
                    chosen: index == self.played,
                    worth: rounded(self.worth(index)),
                    odds: rounded(self.decision.odds[self.decision.seat][stack]),
                })
            });
        let chambers: Vec<ChamberWorth> = chambers.collect();
        // Who had no choice cannot have chosen badly.
        (chambers.len() > 1).then(|| ChoiceJudged {
            step: self.decision.step,
            seat: self.seat(),
            mark: self.mark,
            loss: rounded(self.loss()),
            chambers,
        })
    }
}

/// As it is written down.
fn rounded(value: f32) -> f32 {
    (value * 100.0).round() / 100.0
}
