//! [`Running`]: any [`Hosted`] game as a [`Live`] one.

use super::{CodersWord, Hosted, Live, Maker, Meant, Planned, RecordLines, Refusal, Thought, Told};
use crate::bots::{Bot, Plan};
use crate::shown::Changes;
use crate::{StoredEntry, StoredGame};
use enigma_game::record::{Entry, Header, Play, PlayedOn, RecordWriter, Step};
use enigma_game::{
    Attendance, Happening, Millis, Outcome, Reach, Seat, Seats, Seed, Setup, Viewer,
};
use enigma_protocol::{Level, Raw, TableRefusal};
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::{Arc, Mutex, TryLockError};

/// From so many lines or bytes of a game's record on, drafts that solve nothing are not taken any more; from
/// twice as many, nobody's coming and going is noted.
const MOST_LINES: usize = 30_000;
const MOST_BYTES: usize = 12 << 20;

/// A bot, which may be away thinking.
type Thinker<G> = Arc<Mutex<Box<dyn Bot<G>>>>;

/// A game under way together with its bots.
pub struct Running<G: Hosted> {
    play: Play<G>,
    seats: Seats,
    maker: Maker<G>,
    bots: BTreeMap<Seat, Thinker<G>>,
    written: Written,
    from: Option<Box<PlayedOn>>,
}

/// A game brought back from its record.
pub struct Resumed {
    /// The game.
    pub live: Box<dyn Live>,
    /// What is known of each seat's attendance, in the order in which it happened.
    pub attendance: Vec<(Seat, Attendance)>,
    /// For how long game time has stood still so far.
    pub stood: u64,
}

/// Plays a stored game again and shows each step's events.
///
/// # Errors
/// Names the entry at fault.
pub fn retell<G: Hosted>(
    game: &StoredGame,
    entries: &[StoredEntry],
    mut told: impl FnMut(&G::Event),
) -> Result<(), String> {
    let (mut play, events) =
        Play::<G>::start(setup_of::<G>(game)?).map_err(|refusal| refusal.to_string())?;
    events.iter().for_each(&mut told);
    for stored in entries {
        let entry = entry_of::<G>(stored)?;
        let events = play.repeat(&entry).map_err(|fault| match fault {
            Ok(untimely) => format!("entry {}: {untimely}", stored.seq),
            Err(refusal) => format!("entry {}: {refusal}", stored.seq),
        })?;
        events.iter().for_each(&mut told);
    }
    Ok(())
}

/// The options a stored game is played with.
///
/// # Errors
/// If they are damaged.
pub fn options_of<G: Hosted>(game: &StoredGame) -> Result<G::Options, String> {
    setup_of::<G>(game).map(|setup| setup.options)
}

impl<G: Hosted> Running<G> {
    /// Begins a game.
    ///
    /// # Errors
    /// If the options cannot be played.
    pub fn begin(setup: Setup<G::Options>, maker: Maker<G>) -> Result<Self, Refusal> {
        let seats = setup.seats;
        let from = G::played_on(&setup.options).cloned().map(Box::new);
        let (play, _) = Play::start(setup).map_err(|refusal| refused::<G>(&refusal))?;
        Ok(Self {
            play,
            seats,
            maker,
            bots: BTreeMap::new(),
            written: Written::default(),
            from,
        })
    }

    /// Brings a game back from its record.
    ///
    /// # Errors
    /// Names the entry at fault.
    pub fn resume(
        game: &StoredGame,
        entries: &[StoredEntry],
        maker: Maker<G>,
    ) -> Result<Resumed, String> {
        let setup = setup_of::<G>(game)?;
        let mut running = Self::begin(setup, maker).map_err(|refusal| refusal.text)?;
        let mut attendance = Vec::new();
        let mut stood = 0;
        for (stored, expected) in entries.iter().zip(1..) {
            if stored.seq != expected {
                return Err(format!("entry {expected} is missing"));
            }
            running.written.add(&stored.entry);
            let entry = entry_of::<G>(stored)?;
            let events = running.play.repeat(&entry).map_err(|fault| match fault {
                Ok(untimely) => format!("entry {expected}: {untimely}"),
                Err(refusal) => format!("entry {expected}: {refusal}"),
            })?;
            attendance.extend(G::attendance(&events, asked(&entry.what)));
            if let Happening::Stood(length) = entry.what {
                stood += length.0;
            }
        }
        Ok(Resumed {
            live: Box::new(running),
            attendance,
            stood,
        })
    }

    /// What writes the record file of a game.
    ///
    /// # Errors
    /// Names what is wrong with what is stored.
    pub fn record(game: &StoredGame, header: &Header) -> Result<Box<dyn RecordLines>, String> {
        let (writer, first) = RecordWriter::begin::<G>(header, &setup_of::<G>(game)?);
        Ok(Box::new(RecordOf::<G> {
            writer,
            first,
            end: game.outcome.clone(),
            game: PhantomData,
        }))
    }

    fn happen(&mut self, what: Happening<G::Action>, now: Millis) -> Result<Told, Refusal> {
        match self.play.happen(what, now) {
            Ok(step) => Ok(self.told(&step)),
            Err(refusal) => Err(refused::<G>(&refusal)),
        }
    }

    fn told(&mut self, step: &Step<G>) -> Told {
        let told = told(step);
        self.written.add(&told.entry);
        told
    }

    fn act_typed(&mut self, seat: Seat, action: G::Action, now: Millis) -> Result<Told, Refusal> {
        self.play.game().admit(seat, &action)?;
        let only_a_draft = || G::is_draft(&action) && !self.play.game().solves(seat, &action);
        if !self.written.has_room(1) && only_a_draft() {
            return Err(too_long());
        }
        self.happen(Happening::Act(seat, action), now)
    }

    /// Whether people have done their part of what everybody does at once. Where bots play among
    /// themselves nobody waits.
    fn only_bots_work(&self) -> bool {
        let is_person = |seat: &Seat| !self.bots.contains_key(seat);
        let mut at_work = self
            .seats
            .all()
            .filter(|&seat| self.play.game().at_work(seat));
        self.seats.all().any(|seat| is_person(&seat)) && !at_work.any(|seat| is_person(&seat))
    }
}

/// The record of a game of that kind.
struct RecordOf<G> {
    writer: RecordWriter,
    first: String,
    end: Option<Outcome>,
    game: PhantomData<fn() -> G>,
}

impl<G: Hosted> RecordLines for RecordOf<G> {
    fn first(&mut self) -> String {
        std::mem::take(&mut self.first)
    }

    fn line(&mut self, entry: &StoredEntry) -> Result<String, String> {
        Ok(self.writer.entry(&entry_of::<G>(entry)?))
    }

    fn last(&mut self) -> String {
        self.writer.end(self.end.take())
    }
}

/// How much a game has written down. Drafts come as fast as somebody moves pieces, so they are what a game
/// grows by; everything else the rules bound by themselves.
#[derive(Debug, Clone, Copy, Default)]
struct Written {
    lines: usize,
    bytes: usize,
}

impl Written {
    fn add(&mut self, entry: &str) {
        self.lines += 1;
        self.bytes += entry.len();
    }

    /// Whether there is room for so many times a long game: an evening of four who never stop moving pieces.
    const fn has_room(self, times: usize) -> bool {
        self.lines < times * MOST_LINES && self.bytes < times * MOST_BYTES
    }
}

fn setup_of<G: Hosted>(game: &StoredGame) -> Result<Setup<G::Options>, String> {
    Ok(Setup {
        rules: game.rules,
        seats: Seats::new(game.names.len() as u64).map_err(|error| error.to_string())?,
        seed: game.seed.parse().map_err(|_| "the seed is damaged")?,
        options: serde_json::from_str(&game.options)
            .map_err(|error| format!("the options are damaged: {error}"))?,
    })
}

fn entry_of<G: Hosted>(stored: &StoredEntry) -> Result<Entry<G::Action>, String> {
    serde_json::from_str(&stored.entry).map_err(|error| format!("entry {}: {error}", stored.seq))
}

fn refused<G: Hosted>(refusal: &G::Refusal) -> Refusal {
    Refusal::new(G::refusal_name(refusal), refusal.to_string())
}

fn too_long() -> Refusal {
    let text = "the game has become so long that drafts are not kept any more; a solution is";
    Refusal::of(TableRefusal::GameTooLong, text)
}

fn told<G: Hosted>(step: &Step<G>) -> Told {
    let json =
        |value: serde_json::Result<String>| value.expect("the game's types can be written as JSON");
    Told {
        at: step.entry.at,
        entry: json(serde_json::to_string(&step.entry)),
        events: json(serde_json::to_string(&step.events)),
        attendance: G::attendance(&step.events, asked(&step.entry.what)),
        reach: G::reach(&step.events),
    }
}

fn asked<Action>(what: &Happening<Action>) -> Option<(Seat, Attendance)> {
    match what {
        Happening::Attend(seat, attendance) => Some((*seat, *attendance)),
        _ => None,
    }
}

impl<G: Hosted> Live for Running<G> {
    fn now(&self) -> Millis {
        self.play.now()
    }

    fn act(&mut self, seat: Seat, action: &Raw, now: Millis) -> Result<Told, Refusal> {
        let action: G::Action = action.read().map_err(|error| {
            Refusal::of(TableRefusal::BadAction, format!("no such action: {error}"))
        })?;
        self.act_typed(seat, action, now)
    }

    fn act_as_planned(
        &mut self,
        seat: Seat,
        planned: Planned,
        now: Millis,
    ) -> Result<Told, Refusal> {
        let Planned(action) = planned;
        let action = action
            .downcast::<G::Action>()
            .map_err(|_| Refusal::of(TableRefusal::BadAction, "planned for another game"))?;
        self.act_typed(seat, *action, now)
    }

    fn attend(&mut self, seat: Seat, attendance: Attendance, now: Millis) -> Result<Told, Refusal> {
        if !self.written.has_room(2) {
            return Err(too_long());
        }
        self.happen(Happening::Attend(seat, attendance), now)
    }

    fn stood(&mut self, length: Millis, now: Millis) -> Option<Told> {
        self.happen(Happening::Stood(length), now).ok()
    }

    fn overdue(&mut self, now: Millis) -> Option<Told> {
        let step = self.play.overdue(now)?;
        Some(self.told(&step))
    }

    fn due(&mut self, now: Millis) -> Option<Told> {
        let step = self.play.due(now)?;
        Some(self.told(&step))
    }

    fn next_deadline(&self) -> Option<Millis> {
        self.play.game().next_deadline()
    }

    fn view(&self, viewer: Viewer) -> String {
        let view = self.play.game().view(viewer);
        serde_json::to_string(&view).expect("views can be written as JSON")
    }

    fn show_open(&self, reach: Reach, to: &mut Changes<'_>) {
        self.play.game().show_open(reach, to);
    }

    fn show_own(&self, viewer: Viewer, reach: Reach, to: &mut Changes<'_>) {
        self.play.game().show_own(viewer, reach, to);
    }

    fn played_on(&self) -> Option<&PlayedOn> {
        self.from.as_deref()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.play.game().outcome()
    }

    fn may_wait(&self, seat: Seat, action: &Raw) -> bool {
        action
            .read::<G::Action>()
            .is_ok_and(|action| G::is_draft(&action) && !self.play.game().solves(seat, &action))
    }

    fn coders_words(&self) -> Vec<CodersWord> {
        self.play.game().coders_words()
    }

    fn set_bot(&mut self, seat: Seat, bot: Option<(Level, Seed)>) {
        match bot.zip(self.maker.as_ref()) {
            Some(((level, seed), maker)) => {
                let bot = maker(level, seat, seed);
                self.bots.insert(seat, Arc::new(Mutex::new(bot)));
            }
            None => {
                self.bots.remove(&seat);
            }
        }
    }

    fn think(&self, seat: Seat, now: Millis) -> Option<Thought> {
        let bot = self.bots.get(&seat)?.clone();
        let view = self.play.game().view(Viewer::Seat(seat));
        let awaited = self.only_bots_work();
        Some(Box::new(move || {
            let mut bot = match bot.try_lock() {
                Ok(bot) => bot,
                Err(TryLockError::Poisoned(_)) => return Meant::Nothing,
                Err(TryLockError::WouldBlock) => return Meant::Wait,
            };
            bot.awaited(awaited);
            match bot.plan(&view, now) {
                Plan::Wait => Meant::Wait,
                Plan::Keep => Meant::Keep,
                Plan::Act { action, at } => Meant::Act(Planned(Box::new(action)), at),
            }
        }))
    }
}
