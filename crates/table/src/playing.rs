//! A game on a table: its clock, its record, and who plays at its seats.

use crate::budget::{Budget, Rate};
use crate::doc::{Doc, Sitter};
use crate::drafts::WaitingDraft;
use crate::fairness::{self, hex};
use crate::house::{self, CarriedOn, Live, Planned, Refusal, Resumed};
use crate::seers::Seers;
use crate::{
    CommandId, GameId, Origin, Person, PersonId, StoredEntry, StoredGame, TableCode, Wall, Write,
};
use enigma_game::{Attendance, BySeat, Chance, Millis, Seat, Seats, Seed};
use enigma_protocol::{GameInfo, Level, Opening, TableRefusal, WordSeal};
use std::collections::VecDeque;
use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::LazyLock;

/// How many commands of each person are remembered with the step they became.
const REMEMBERED: usize = 64;
/// For how many milliseconds a seat is kept for somebody who is away (D-9).
const PATIENCE: u64 = 90_000;
/// How many drafts of a seat are judged.
const DRAFTS: Rate = Rate {
    at_once: 5,
    every: 100,
};

/// A game on a table, over or not.
pub struct Playing {
    /// The game's id.
    pub id: GameId,
    /// The game.
    pub live: Box<dyn Live>,
    /// The number of the last step.
    pub seq: u64,
    /// When it began.
    pub started: Wall,
    /// The moment of game time 0 at present.
    pub zero: Wall,
    /// Who looks at it.
    pub seers: Seers,
    /// Who plays at each seat of the game, however many chairs the table has by now.
    pub seats: BySeat<SeatLife>,
    /// The people who sat there when it began; none for a bot.
    pub people: BySeat<Option<PersonId>>,
    /// Whether it is over.
    pub over: bool,
    /// How many coders' words, and how many opened ones, everybody has been told of.
    pub words_told: (usize, usize),
    seed: Seed,
    salt: [u8; 32],
    commands: Commands,
}

/// Which steps the last commands of everybody became: however much the others have done meanwhile,
/// whoever comes back and sends a command again gets its answer. Of a command only a hash is kept,
/// with a key of this process, so that nobody can make two that look the same.
#[derive(Debug, Default)]
struct Commands {
    done: VecDeque<Done>,
    /// The last ones of each person by name, for the table to remember when another game begins.
    last: VecDeque<(PersonId, CommandId)>,
}

/// How many commands of a person are remembered when another game begins.
const OUTLIVING: usize = 6;

#[derive(Debug, Clone, Copy)]
struct Done {
    command: u64,
    /// Half a hash: should two people have the same, they share the room that each would have.
    person: u32,
    seq: u32,
}

impl Commands {
    fn hash(of: impl Hash) -> u64 {
        static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);
        KEY.hash_one(of)
    }

    fn remember(&mut self, person: &PersonId, id: &CommandId, seq: u64) {
        let command = Self::hash((person, id));
        let person = Self::hash(person) as u32;
        let of_person = |done: &Done| done.person == person;
        if self.done.iter().filter(|&done| of_person(done)).count() == REMEMBERED
            && let Some(oldest) = self.done.iter().position(of_person)
        {
            self.done.remove(oldest);
        }
        self.done.push_back(Done {
            command,
            person,
            seq: u32::try_from(seq).unwrap_or(u32::MAX),
        });
    }

    fn remember_last(&mut self, person: &PersonId, id: &CommandId) {
        let is_theirs = |(by, _): &(PersonId, CommandId)| by == person;
        if self.last.iter().filter(|&last| is_theirs(last)).count() == OUTLIVING
            && let Some(oldest) = self.last.iter().position(is_theirs)
        {
            self.last.remove(oldest);
        }
        self.last.push_back((person.clone(), id.clone()));
    }

    fn step_of(&self, person: &PersonId, id: &CommandId) -> Option<u64> {
        let command = Self::hash((person, id));
        let found = self.done.iter().rev().find(|done| done.command == command);
        found.map(|done| u64::from(done.seq))
    }
}

/// Who plays at a seat, besides what the game knows.
#[derive(Debug, Default)]
pub struct SeatLife {
    /// As the game was told last; none if the person is there.
    pub attendance: Option<Attendance>,
    /// Until when the seat is kept for a person who is away, if the table will not wait longer or has
    /// a bot to play on (D-9).
    pub kept_until: Option<Wall>,
    /// The bot that plays here.
    pub bot: Option<Level>,
    /// How often in a row the bot has failed: it broke down while it thought, or was refused.
    pub failures: u32,
    /// What the bot means to do, and when in game time.
    pub plan: Option<(Planned, Millis)>,
    /// The number of the work that the bot is thinking at.
    pub thinking: Option<u64>,
    /// Whether something has happened since the bot began to think.
    pub think_again: bool,
    /// The newest draft that has not been judged yet.
    pub draft: Option<WaitingDraft>,
    drafts: Option<Budget>,
}

/// What a new game is made of, besides the table.
pub struct Dealt {
    /// The game itself.
    pub begun: house::Begun,
    /// Where all of its chance comes from.
    pub seed: Seed,
}

impl Playing {
    /// Begins a game, and says what is to be stored of it.
    ///
    /// # Errors
    /// If the table has too few chairs, or too many.
    pub fn begin(
        doc: &Doc,
        dealt: Dealt,
        chance: &mut Chance,
        now: Wall,
    ) -> Result<(Self, StoredGame), Refusal> {
        let Dealt { begun, seed } = dealt;
        let seats = Seats::new(doc.seats.len() as u64)
            .map_err(|error| Refusal::of(TableRefusal::BadSettings, error.to_string()))?;
        let people = BySeat::from_fn(seats, |seat| match doc.seats.get(seat.index()) {
            Some(Some(Sitter::Person { id, .. })) => Some(id.clone()),
            _ => None,
        });
        let salt = bytes(chance);
        let stored = StoredGame {
            id: new_id(chance),
            table: doc.code.clone(),
            kind: doc.settings.game.kind(),
            rules: begun.rules,
            seed: String::from(seed.clone()),
            salt: hex(&salt),
            options: begun.options,
            names: doc.names(),
            colours: doc.colours_at_seats(),
            people: people.as_slice().to_vec(),
            started: now,
            ended: None,
            outcome: None,
            asleep: None,
        };
        let mut playing = Self {
            id: stored.id.clone(),
            live: begun.live,
            seq: 0,
            started: now,
            zero: now,
            seers: Seers::default(),
            seats: BySeat::from_fn(seats, |_| SeatLife::default()),
            people,
            over: false,
            words_told: (0, 0),
            seed,
            salt,
            commands: Commands::default(),
        };
        playing.seat_bots(doc, chance);
        Ok((playing, stored))
    }

    /// Brings a game back from its record. Game time stood still since it was last awake: what is to be
    /// stored of that.
    ///
    /// # Errors
    /// Names what is wrong with the record.
    pub fn resume(
        doc: &Doc,
        stored: &StoredGame,
        entries: Vec<StoredEntry>,
        resumed: Resumed,
        awake_until: Wall,
        chance: &mut Chance,
        now: Wall,
    ) -> Result<(Self, Vec<Write>), String> {
        let seats = Seats::new(stored.names.len() as u64).map_err(|error| error.to_string())?;
        let person = |seat: Seat| stored.people.get(seat.index()).cloned().flatten();
        let mut salt = [0; 32];
        if let Ok(seed) = stored.salt.parse::<Seed>() {
            salt = *seed.bytes();
        }
        let mut playing = Self {
            id: stored.id.clone(),
            over: stored.ended.is_some(),
            words_told: (0, 0),
            live: resumed.live,
            seq: entries.len() as u64,
            started: stored.started,
            zero: stored.started.after(resumed.stood),
            seers: Seers::default(),
            seats: BySeat::from_fn(seats, |_| SeatLife::default()),
            people: BySeat::from_fn(seats, person),
            seed: stored.seed.parse().map_err(|_| "the seed is damaged")?,
            salt,
            commands: Commands::default(),
        };
        for (seat, attendance) in resumed.attendance {
            if let Some(life) = playing.seats.get_mut(seat) {
                life.attended(attendance, now);
            }
        }
        for entry in entries {
            if let Some(origin) = entry.origin {
                playing.remember(&origin, entry.seq);
            }
        }
        if playing.over {
            return Ok((playing, Vec::new()));
        }
        playing.seat_bots(doc, chance);
        let writes = playing.stand(stored, awake_until, now);
        Ok((playing, writes))
    }

    /// Game time stood still for a while: what is to be stored of that.
    fn stand(&mut self, stored: &StoredGame, awake_until: Wall, now: Wall) -> Vec<Write> {
        let last_entry = self.zero.after(self.live.now().0);
        let from = awake_until.clamp(last_entry, now.max(last_entry));
        let mut writes = Vec::new();
        if stored.asleep.is_some() {
            writes.push(Write::Asleep(self.id.clone(), None));
        }
        let at = self.game_time(from);
        let mut steps = Vec::new();
        steps.extend(std::iter::from_fn(|| self.live.overdue(at)));
        if now > from {
            steps.extend(self.live.stood(Millis(now.since(from)), at));
            self.zero = self.zero.after(now.since(from));
        }
        for step in steps {
            self.seq += 1;
            writes.push(Write::Append(self.id.clone(), self.entry(step.entry, None)));
        }
        writes
    }

    /// Notes that the game is over, if it is by now: with what is to be stored of that.
    pub fn ends(&mut self, now: Wall) -> Option<Write> {
        let outcome = self.live.outcome().filter(|_| !self.over)?;
        self.over = true;
        Some(Write::EndGame(self.id.clone(), now, outcome))
    }

    /// The line of the record for the present step.
    #[must_use]
    pub fn entry(&self, entry: String, origin: Option<Origin>) -> StoredEntry {
        StoredEntry {
            seq: self.seq,
            entry,
            origin,
        }
    }

    fn seat_bots(&mut self, doc: &Doc, chance: &mut Chance) {
        let levels = self.seats.pairs().map(|(seat, life)| {
            let level = match doc.seats.get(seat.index()) {
                Some(Some(Sitter::Bot(level))) => Some(*level),
                _ => (life.attendance == Some(Attendance::Bot)).then_some(doc.settings.bot_level),
            };
            (seat, level)
        });
        let levels: Vec<(Seat, Option<Level>)> = levels.collect();
        for (seat, level) in levels {
            self.set_bot(seat, level, chance);
        }
    }

    /// Gives a seat to a bot, or takes it from one.
    pub fn set_bot(&mut self, seat: Seat, level: Option<Level>, chance: &mut Chance) {
        let bot = level.map(|level| (level, Seed::from_bytes(bytes(chance))));
        self.live.set_bot(seat, bot);
        if let Some(life) = self.seats.get_mut(seat) {
            // What the last bot is still thinking of is no matter any more, least of all to a person.
            (life.plan, life.thinking, life.think_again) = (None, None, false);
            life.bot = level;
        }
    }

    /// Game time at a moment of the clock.
    #[must_use]
    pub const fn game_time(&self, wall: Wall) -> Millis {
        Millis(wall.since(self.zero))
    }

    /// The step a command became, if it was carried out already.
    #[must_use]
    pub fn done(&self, person: &PersonId, id: &CommandId) -> Option<u64> {
        self.commands.step_of(person, id)
    }

    /// Remembers which step a command became, and the drafts that it overtook.
    pub fn remember(&mut self, origin: &Origin, seq: u64) {
        for id in &origin.ids {
            self.commands.remember(&origin.person, id, seq);
            self.commands.remember_last(&origin.person, id);
        }
    }

    /// Somebody is no more: nothing here says which seats were theirs, and what they sent.
    pub fn erase(&mut self, person: &PersonId) {
        let seats: Vec<Seat> = self.people.pairs().map(|(seat, _)| seat).collect();
        for seat in seats {
            if let Some(holder) = self.people.get_mut(seat) {
                holder.take_if(|holder| holder == person);
            }
        }
        self.commands.last.retain(|(by, _)| by != person);
    }

    /// The last commands of everybody who played: should one be sent again once another game has begun, it was meant for
    /// this one.
    pub fn last_commands(&self) -> impl Iterator<Item = &(PersonId, CommandId)> {
        self.commands.last.iter()
    }

    /// The seats that a person plays at and has not left.
    pub fn seats_of<'a>(&'a self, person: &'a PersonId) -> impl Iterator<Item = Seat> + 'a {
        let held = self.people.pairs();
        held.filter(move |(_, holder)| holder.as_ref() == Some(person))
            .map(|(seat, _)| seat)
            .filter(|&seat| self.seats[seat].attendance != Some(Attendance::Left))
    }

    /// When the game, a waiting draft or a bot needs the table next, by the wall clock.
    #[must_use]
    pub fn next_wake(&self) -> Option<Wall> {
        if self.over {
            return None;
        }
        let wall = |at: Millis| self.zero.after(at.0);
        let deadline = self.live.next_deadline().map(wall);
        let seats = self.seats.iter().flat_map(|life| {
            let draft = life.draft.as_ref().map(|draft| draft.due);
            let plan = life.plan.as_ref().map(|&(_, at)| wall(at));
            [draft, plan]
        });
        seats.chain([deadline]).flatten().min()
    }

    /// What everybody may know of the game besides its view.
    #[must_use]
    pub fn info(&self) -> GameInfo {
        let outcome = self.live.outcome();
        let opening = outcome.is_some().then(|| Opening {
            seed: String::from(self.seed.clone()),
            salt: hex(&self.salt),
        });
        GameInfo {
            id: self.id.to_string(),
            started: self.started.0,
            commitment: fairness::commitment(&self.seed, &self.salt),
            opening,
            words: self.word_seals(),
            outcome,
            from: self.live.played_on().cloned(),
        }
    }

    /// The seals on the coders' words.
    #[must_use]
    pub fn word_seals(&self) -> Vec<WordSeal> {
        let seal = |word: house::CodersWord| {
            let salt = fairness::word_salt(&self.seed, word.round);
            WordSeal {
                round: word.round,
                commitment: fairness::word_commitment(&salt, &word.word),
                salt: word.open.then(|| hex(&salt)),
            }
        };
        self.live.coders_words().into_iter().map(seal).collect()
    }
}

/// A game that is played on, with its table, as both are stored before anybody comes: from there on they are a table and a
/// game like any other. All chance that is drawn anew comes from the seed, so nobody must be able to guess it.
#[must_use]
pub fn play_on(
    carried: CarriedOn,
    (code, by, seat): (TableCode, &Person, Seat),
    seed: &Seed,
    now: Wall,
) -> (Doc, StoredGame, Vec<StoredEntry>) {
    let chance = &mut seed.chance("played on");
    let (id, kind) = (new_id(chance), carried.settings.game.kind());
    let mut doc = Doc::with_bots(code, by, seat, carried.settings, id.clone());
    if carried.taken {
        doc.wants_back.push(seat.0);
    }
    let people = (0u8..).map(Seat).take(doc.seats.len());
    let game = StoredGame {
        id,
        table: doc.code.clone(),
        kind,
        rules: carried.rules,
        seed: carried.seed,
        salt: hex(&bytes(chance)),
        options: carried.options,
        names: doc.names(),
        colours: doc.colours_at_seats(),
        people: people
            .map(|each| (each == seat).then(|| by.id.clone()))
            .collect(),
        // As if all of it had happened right before.
        started: Wall(now.0.saturating_sub(carried.lasted)),
        ended: None,
        outcome: None,
        asleep: Some(now),
    };
    let entries = (1..).zip(carried.entries).map(|(seq, entry)| StoredEntry {
        seq,
        entry,
        origin: None,
    });
    (doc, game, entries.collect())
}

/// Random bytes from the table's own chance.
pub fn bytes(chance: &mut Chance) -> [u8; 32] {
    let mut bytes = [0; 32];
    for eight in bytes.chunks_exact_mut(8) {
        eight.copy_from_slice(&chance.bits().to_le_bytes());
    }
    bytes
}

/// An id of 96 random bits.
fn new_id(chance: &mut Chance) -> GameId {
    hex(&bytes(chance)[..12]).into()
}

impl SeatLife {
    /// Whether the person has left the seat, to a bot or to nobody.
    pub fn is_given_up(&self) -> bool {
        matches!(self.attendance, Some(Attendance::Bot | Attendance::Left))
    }

    /// The game was told that somebody came or went.
    pub fn attended(&mut self, attendance: Attendance, now: Wall) {
        match attendance {
            Attendance::Back | Attendance::Person => {
                (self.attendance, self.kept_until) = (None, None);
            }
            Attendance::Away => {
                (self.attendance, self.kept_until) = (Some(attendance), Some(now.after(PATIENCE)));
            }
            Attendance::Bot | Attendance::Left => {
                (self.attendance, self.kept_until) = (Some(attendance), None);
            }
        }
    }

    /// Whether another draft may be judged right now. If not, says when.
    pub fn draft_allowed(&mut self, now: Wall) -> Result<(), Wall> {
        let drafts = self.drafts.get_or_insert(Budget::full(DRAFTS, now));
        drafts.spend(DRAFTS, now)
    }
}
