//! The whole game: rounds, who is coder, who sits where, and the [`Game`] trait.
//!
//! What players do is here; what follows of itself is in `settle`, what time does in `time`. The
//! rules of a single round are in [`Round`].

mod settle;
mod time;

pub use time::ClockKind;

use crate::action::Action;
use crate::event::{Cause, Event, Hand};
use crate::kind::Kind;
use crate::options::Options;
use crate::presence::Sitting;
use crate::refusal::Refusal;
use crate::rotation;
use crate::round::Round;
use crate::sheet::{Author, Revealed, RoundResult, outcome, totals};
use crate::view::View;
use crate::word::Word;
use enigma_game::record::PlayedOn;
use enigma_game::{Attendance, BySeat, Game, Millis, Outcome, Seat, Seats, Seed, Setup, Viewer};
use std::fmt;
use time::Clock;

/// A game of Cipher.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cipher {
    /// The version of the rules it is played by.
    rules: u32,
    pub(crate) seats: Seats,
    seed: Seed,
    pub(crate) options: Options,
    first_coder: Seat,
    /// The round that is played, from 0.
    turn: u8,
    pub(crate) stage: Stage,
    pub(crate) sitting: BySeat<Sitting>,
    pub(crate) clock: Option<Clock>,
    pub(crate) sheet: Vec<RoundResult>,
}

/// What the game is at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Stage {
    /// The coder makes a word (K-10).
    Composing,
    /// A round is played.
    Playing(Box<Playing>),
    /// The game is over (K-64).
    Over,
}

#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Playing {
    pub round: Round,
    author: Author,
    spelling: String,
}

/// Without the spelling, which would give the word away in a log (KD-15).
impl fmt::Debug for Playing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Playing");
        shown.field("round", &self.round);
        shown.field("author", &self.author).finish_non_exhaustive()
    }
}

impl Playing {
    /// The word, for when the round is over.
    fn revealed(&self) -> Revealed {
        Revealed {
            word: self.round.word(),
            author: self.author,
            spelling: self.spelling.clone(),
        }
    }
}

impl Game for Cipher {
    const NAME: &'static str = "cipher";
    const RULES: u32 = 2;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn start(setup: Setup<Options>) -> Result<(Self, Vec<Event>), Refusal> {
        if setup.rules == 0 || setup.rules > Self::RULES {
            return Err(Refusal::UnknownRules(setup.rules));
        }
        setup.options.check(setup.seats)?;
        let seats = setup.seats;
        let mut game = Self {
            rules: setup.rules,
            seats,
            first_coder: first_coder(seats, &setup.options, &setup.seed),
            seed: setup.seed,
            options: setup.options,
            turn: 0,
            stage: Stage::Composing,
            sitting: BySeat::filled(seats, Sitting::Here),
            clock: None,
            sheet: Vec::new(),
        };
        let mut events = vec![game.round_began()];
        game.settle(Millis::ZERO, &mut events);
        Ok((game, events))
    }

    fn played_on(options: &Options) -> Option<&PlayedOn> {
        options.from.as_ref()
    }

    fn act(&mut self, by: Seat, action: Action, now: Millis) -> Result<Vec<Event>, Refusal> {
        self.check_may_act(by)?;
        let mut events = match action {
            Action::Compose { word, house } => self.compose(by, &word, house)?,
            Action::HandOut { kind } => self.hand_out(by, kind)?,
            Action::HandOutAny => self.hand_out_any(by)?,
            Action::Ask { zone } => self.ask(by, zone)?,
            Action::Request => self.request(by)?,
            Action::Pass => self.pass(by)?,
            Action::Stop => self.stop(by)?,
            Action::GoOn => self.go_on(by)?,
            Action::Deduce { word, round } => self.deduce(by, &word, round)?,
        };
        self.settle(now, &mut events);
        Ok(events)
    }

    fn wake(&mut self, now: Millis) -> Vec<Event> {
        let mut events = Vec::new();
        // A deadline takes effect at its own time, so that one late call does the same as several
        // in time.
        while let Some(at) = self.next_deadline().filter(|&at| at <= now) {
            self.carry_out_due(at, &mut events);
        }
        events
    }

    fn attend(
        &mut self,
        seat: Seat,
        attendance: Attendance,
        now: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        if matches!(self.stage, Stage::Over) {
            return Err(Refusal::GameOver);
        }
        if !self.seats.has(seat) {
            return Err(Refusal::BadPlayer(seat));
        }
        let at_beginning = matches!(self.stage, Stage::Composing);
        let before = self.sitting[seat];
        let after = before
            .after(attendance, now, at_beginning)
            .ok_or(Refusal::BadAttendance(seat))?;
        self.sitting[seat] = after;
        let mut events = Vec::new();
        if before.presence() != after.presence() {
            let presence = after.presence();
            events.push(Event::Attended { seat, presence });
        }
        if after.has_left() {
            self.withdraw(seat, &mut events);
        }
        if before == Sitting::Absent
            && let Ok(round) = self.playing()
        {
            round.take_back_pass(seat);
        }
        self.settle(now, &mut events);
        Ok(events)
    }

    fn next_deadline(&self) -> Option<Millis> {
        self.deadline()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Over => Some(outcome(self.seats, self.totals())),
            _ => None,
        }
    }

    fn refusal_name(refusal: &Refusal) -> &'static str {
        refusal.name()
    }
}

/// KD-1: by lot, unless the host has set it.
fn first_coder(seats: Seats, options: &Options, seed: &Seed) -> Seat {
    options.first_coder.unwrap_or_else(|| {
        let lot = seed.chance("first coder").index(seats.count());
        Seat(lot as u8)
    })
}

impl Cipher {
    /// What a seat may do now among the finite choices, always in the same order. Making a word and
    /// naming one are open-ended and not listed.
    #[must_use]
    pub fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        let Stage::Playing(playing) = &self.stage else {
            return Vec::new();
        };
        if self.check_may_act(seat).is_err() {
            return Vec::new();
        }
        let (round, board) = (&playing.round, playing.round.board());
        if seat == board.coder() && round.check_hand_out().is_ok() {
            let kinds = round.compartment().kinds();
            return kinds.map(|kind| Action::HandOut { kind }).collect();
        }
        let active = board.active() == Some(seat);
        let asks = board.askable().map(|zone| Action::Ask { zone });
        let idle = board.phase() == crate::board::Phase::Idle;
        let in_turn = asks
            .chain(board.may_request().then_some(Action::Request))
            .chain(idle.then_some(Action::Pass));
        let stop = (self.agrees() && board.may_stop(seat)).then_some(Action::Stop);
        let go_on = board.may_go_on(seat).then_some(Action::GoOn);
        in_turn
            .filter(|_| active)
            .chain(stop)
            .chain(go_on)
            .collect()
    }

    /// Whether a round may end by agreement: by rules 1 it may not (KD-21).
    pub(crate) const fn agrees(&self) -> bool {
        self.rules >= 2
    }

    /// The number of the round that is played, from 1.
    #[must_use]
    pub const fn round_number(&self) -> u8 {
        self.turn + 1
    }

    /// The coder of the round that is played.
    #[must_use]
    pub fn coder(&self) -> Seat {
        rotation::coder(self.seats, self.first_coder, self.turn.into())
    }

    /// The coder of the next round that is not left out, if there is one (K-63, KD-10).
    #[must_use]
    pub fn next_coder(&self) -> Option<Seat> {
        self.coders_to_come().next()
    }

    /// Who is coder in the rounds after this one: clockwise, without those who have left (K-63,
    /// KD-10).
    pub fn coders_to_come(&self) -> impl Iterator<Item = Seat> {
        let turns = match self.stage {
            Stage::Over => 0..0,
            _ => usize::from(self.turn) + 1..rotation::rounds(self.seats),
        };
        turns
            .map(|round| rotation::coder(self.seats, self.first_coder, round))
            .filter(|&coder| !self.sitting[coder].has_left())
    }

    /// The points of all rounds so far (K-65).
    #[must_use]
    pub fn totals(&self) -> BySeat<u32> {
        totals(self.seats, &self.sheet)
    }

    fn check_may_act(&self, by: Seat) -> Result<(), Refusal> {
        if matches!(self.stage, Stage::Over) {
            return Err(Refusal::GameOver);
        }
        if !self.seats.has(by) {
            return Err(Refusal::BadPlayer(by));
        }
        if self.sitting[by].has_left() {
            return Err(Refusal::HasLeft(by));
        }
        Ok(())
    }

    fn check_coder(&self, by: Seat) -> Result<(), Refusal> {
        if by == self.coder() {
            return Ok(());
        }
        Err(Refusal::NotCoder)
    }

    fn playing(&mut self) -> Result<&mut Round, Refusal> {
        match &mut self.stage {
            Stage::Playing(playing) => Ok(&mut playing.round),
            _ => Err(Refusal::NoWordYet),
        }
    }

    fn compose(&mut self, by: Seat, text: &str, house: bool) -> Result<Vec<Event>, Refusal> {
        self.check_coder(by)?;
        if !matches!(self.stage, Stage::Composing) {
            return Err(Refusal::WordIsSet);
        }
        if house && !self.options.house_words {
            return Err(Refusal::NoHouseWords);
        }
        let Options {
            language, length, ..
        } = self.options;
        let word = Word::of_length(text, language, length).map_err(Refusal::BadWord)?;
        if self.options.is_unwanted(word) {
            return Err(Refusal::Slur);
        }
        let list = self.options.list();
        let judged = list.map(|list| list.judge(word, self.options.slurs));
        let author = match judged {
            None | Some(Ok(_)) => Author::Coder,
            Some(Err(_)) if house => Author::House,
            Some(Err(objection)) => return Err(objection.into()),
        };
        let spelling = self.options.spelling(word, Some(text));
        self.begin_playing(word, author, spelling)
    }

    /// Puts the segments of the word into the compartment (K-14).
    fn begin_playing(
        &mut self,
        word: Word,
        author: Author,
        spelling: String,
    ) -> Result<Vec<Event>, Refusal> {
        let sitting = &self.sitting;
        let gone = |seat| sitting[seat].has_left();
        let round = Round::new(self.seats, self.coder(), word, &self.options.alphabet, gone)
            .map_err(Refusal::BadWord)?;
        let by = match author {
            Author::Server => Hand::Server,
            Author::Coder | Author::House => Hand::Coder,
        };
        let mut events = vec![Event::WordMade { by }];
        if round.board().bonus_phase() {
            events.push(Event::BonusPhaseBegan);
        }
        self.stage = Stage::Playing(Box::new(Playing {
            round,
            author,
            spelling,
        }));
        Ok(events)
    }

    fn hand_out(&mut self, by: Seat, kind: Kind) -> Result<Vec<Event>, Refusal> {
        let is_coder = self.check_coder(by);
        let round = self.playing()?;
        is_coder?;
        round.hand_out(kind)?;
        Ok(handed_out(round, kind, Hand::Coder).into_iter().collect())
    }

    fn hand_out_any(&mut self, by: Seat) -> Result<Vec<Event>, Refusal> {
        let is_coder = self.check_coder(by);
        let round = self.playing()?;
        is_coder?;
        round.check_hand_out()?;
        let mut events = Vec::new();
        self.hand_out_at_random(&mut events);
        Ok(events)
    }

    fn ask(&mut self, by: Seat, zone: u8) -> Result<Vec<Event>, Refusal> {
        let round = self.playing()?;
        let (held, bonus_before) = (round.board().held(), round.board().bonus_phase());
        let yes = round.ask(by, zone.into())?;
        let kind = held.ok_or(Refusal::NoSegment)?;
        let mut events = vec![Event::Asked {
            by,
            zone,
            kind,
            yes,
        }];
        if round.board().bonus_phase() && !bonus_before {
            events.push(Event::BonusPhaseBegan);
        }
        Ok(events)
    }

    fn request(&mut self, by: Seat) -> Result<Vec<Event>, Refusal> {
        let round = self.playing()?;
        round.request(by)?;
        let bonus_left = round.board().bonus_left();
        Ok(vec![Event::Requested { by, bonus_left }])
    }

    fn pass(&mut self, by: Seat) -> Result<Vec<Event>, Refusal> {
        self.playing()?.pass(by)?;
        let cause = Cause::Choice;
        Ok(vec![Event::Passed { by, cause }])
    }

    fn stop(&mut self, by: Seat) -> Result<Vec<Event>, Refusal> {
        let agrees = self.agrees();
        let round = self.playing()?;
        if !agrees {
            return Err(Refusal::NoStopping);
        }
        round.stop(by)?;
        let cause = Cause::Choice;
        Ok(vec![Event::Stopping { by, cause }])
    }

    fn go_on(&mut self, by: Seat) -> Result<Vec<Event>, Refusal> {
        self.playing()?.go_on(by)?;
        Ok(vec![Event::GoesOn { by }])
    }

    fn deduce(&mut self, by: Seat, text: &str, meant: Option<u8>) -> Result<Vec<Event>, Refusal> {
        if meant.is_some_and(|round| round != self.round_number()) {
            return Err(Refusal::RoundOver);
        }
        let language = self.options.language;
        let round = self.playing()?;
        let active = round.board().active();
        let verdict = round.deduce(by, text, language)?;
        let told = handed_on(round, active, Cause::Eliminated);
        let spelling = self.options.spelling(verdict.word, None);
        let mut events = vec![Event::Deduced {
            by,
            word: verdict.word,
            spelling,
            right: verdict.right,
            eliminated: verdict.eliminated,
        }];
        events.extend(told);
        Ok(events)
    }

    fn round_began(&self) -> Event {
        Event::RoundBegan {
            round: self.round_number(),
            coder: self.coder(),
        }
    }
}

/// Tells of a segment that has just been handed out.
fn handed_out(round: &Round, kind: Kind, by: Hand) -> Option<Event> {
    let to = round.board().active()?;
    Some(Event::HandedOut { to, kind, by })
}

/// Tells that the turn went on from the decoder who was active, if it did.
fn handed_on(round: &Round, before: Option<Seat>, cause: Cause) -> Option<Event> {
    let (from, to) = (before?, round.board().active()?);
    let kind = round.board().held();
    (from != to).then_some(Event::HandedOn {
        from,
        to,
        kind,
        cause,
    })
}
