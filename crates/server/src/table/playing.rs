//! A game on a table: its clock, its record, and who plays at its seats.

use super::doc::{Doc, Sitter};
use super::drafts::WaitingDraft;
use super::seers::Seers;
use crate::fairness;
use crate::house::{Live, Refusal};
use crate::store::{Origin, StoreError, StoredGame, Write};
use crate::{Shared, house};
use enigma_game::{Attendance, BySeat, Millis, Seat, Seats, Seed};
use enigma_protocol::{GameInfo, Level, Opening, Outcome, Raw, WordSeal};
use std::collections::VecDeque;
use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::LazyLock;

/// How many commands of each person are remembered with the step they became.
const REMEMBERED: usize = 64;
/// For how many milliseconds a seat is kept for somebody who is away (D-9).
const PATIENCE: u64 = 90_000;
/// Drafts: at most this many at once, and one more every so many milliseconds.
const DRAFTS_AT_ONCE: u32 = 5;
const DRAFT_EVERY: u64 = 100;

/// A game on a table, over or not.
pub struct Playing {
    /// The game's id.
    pub id: String,
    /// The game.
    pub live: Box<dyn Live>,
    /// The number of the last step.
    pub seq: u64,
    /// When it began, in milliseconds since 1970.
    pub started: u64,
    /// The wall-clock time of game time 0 at present.
    pub zero: u64,
    /// Who looks at it.
    pub seers: Seers,
    /// Who plays at each seat of the game, however many chairs the table has by now.
    pub seats: BySeat<SeatLife>,
    /// The people who sat there when it began; none for a bot.
    pub people: BySeat<Option<String>>,
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
}

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

    fn remember(&mut self, person: &str, id: &str, seq: u64) {
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

    fn step_of(&self, person: &str, id: &str) -> Option<u64> {
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
    pub kept_until: Option<u64>,
    /// The bot that plays here.
    pub bot: Option<Level>,
    /// How often in a row the bot has failed: it broke down while it thought, or was refused.
    pub failures: u32,
    /// What the bot means to do, and when in game time.
    pub plan: Option<(Raw, Millis)>,
    /// Whether the bot is thinking, and whether it has to think again when it is done.
    pub thinking: bool,
    /// Whether something has happened since the bot began to think.
    pub think_again: bool,
    /// The newest draft that has not been judged yet.
    pub draft: Option<WaitingDraft>,
    drafts_left: u32,
    drafts_since: u64,
}

impl Playing {
    /// Begins a game and writes it down.
    pub async fn begin(doc: &Doc, shared: &Shared) -> Result<Begun, Refusal> {
        let seed = shared.house.seed();
        let salt = crate::identity::random_bytes();
        let (house, settings) = (shared.house.clone(), doc.settings.clone());
        let by_ear = doc.by_ear();
        let dealt = {
            let seed = seed.clone();
            tokio::task::spawn_blocking(move || house.begin(&settings, &by_ear, seed)).await
        };
        let house::Begun {
            live,
            rules,
            options,
        } = dealt.map_err(|_| Refusal::new("internal", "the game could not be dealt"))??;
        let now = shared.clock.now();
        let people = |seat: Seat| match doc.seats.get(seat.index()) {
            Some(Some(Sitter::Person { id, .. })) => Some(id.clone()),
            _ => None,
        };
        let seats = Seats::new(doc.seats.len() as u64)
            .map_err(|error| Refusal::new("bad_settings", error.to_string()))?;
        let people = BySeat::from_fn(seats, people);
        let stored = StoredGame {
            id: crate::identity::public_id(),
            table: doc.code.clone(),
            kind: doc.settings.game.kind(),
            rules,
            seed: String::from(seed.clone()),
            salt: crate::identity::hex(&salt),
            options,
            names: doc.names(),
            people: people.as_slice().to_vec(),
            started: now,
            ended: None,
            outcome: None,
            asleep: None,
        };
        let mut playing = Self {
            id: stored.id.clone(),
            live,
            seq: 0,
            started: now,
            zero: now,
            seers: Seers::default(),
            seats: BySeat::from_fn(seats, |_| SeatLife::new(now)),
            people,
            over: false,
            words_told: (0, 0),
            seed,
            salt,
            commands: Commands::default(),
        };
        playing.seat_bots(doc);
        Ok(Begun { playing, stored })
    }

    /// Brings the table's game back from its record. Game time stood still since it was last awake.
    pub async fn resume(doc: &Doc, id: &str, shared: &Shared) -> Result<Self, String> {
        let failed = |error: StoreError| error.to_string();
        let stored = shared.store.game(id).await.map_err(failed)?;
        let stored = stored.ok_or("the game is not stored")?;
        let entries = shared.store.entries(id).await.map_err(failed)?;
        let (house, game) = (shared.house.clone(), stored.clone());
        let (resumed, entries) = tokio::task::spawn_blocking(move || {
            let resumed = house.resume(&game, &entries);
            (resumed, entries)
        })
        .await
        .map_err(|error| error.to_string())?;
        let resumed = resumed?;
        let seats = Seats::new(stored.names.len() as u64).map_err(|error| error.to_string())?;
        let person = |seat: Seat| stored.people.get(seat.index()).cloned().flatten();
        let now = shared.clock.now();
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
            zero: stored.started + resumed.stood,
            seers: Seers::default(),
            seats: BySeat::from_fn(seats, |_| SeatLife::new(now)),
            people: BySeat::from_fn(seats, person),
            seed: stored.seed.parse().map_err(|_| "the seed is damaged")?,
            salt,
            commands: Commands::default(),
        };
        for (seat, attendance) in resumed.attendance {
            playing.seats[seat].attended(attendance, now);
        }
        for entry in entries {
            if let Some(origin) = entry.origin {
                playing.remember(&origin, entry.seq);
            }
        }
        if !playing.over {
            playing.seat_bots(doc);
            playing.stand(&stored, shared).await.map_err(failed)?;
        }
        Ok(playing)
    }

    /// Writes down for how long game time stood still.
    async fn stand(&mut self, stored: &StoredGame, shared: &Shared) -> Result<(), StoreError> {
        let now = shared.clock.now();
        let awake_until = stored.asleep.unwrap_or(shared.awake_until(&self.id));
        let last_entry = self.zero + self.live.now().0;
        let from = awake_until.clamp(last_entry, now.max(last_entry));
        let mut writes = Vec::new();
        if stored.asleep.is_some() {
            writes.push(Write::Asleep(self.id.clone(), None));
        }
        let at = Millis(from - self.zero);
        let mut steps = Vec::new();
        steps.extend(std::iter::from_fn(|| self.live.overdue(at)));
        if now > from {
            steps.extend(self.live.stood(Millis(now - from), at));
            self.zero += now - from;
        }
        for step in steps {
            self.seq += 1;
            writes.push(Write::Append(self.id.clone(), self.entry(step.entry, None)));
        }
        shared.store.write(writes).await
    }

    /// The line of the record for the present step.
    #[must_use]
    pub fn entry(&self, entry: String, origin: Option<Origin>) -> crate::store::StoredEntry {
        crate::store::StoredEntry {
            seq: self.seq,
            entry,
            origin,
        }
    }

    fn seat_bots(&mut self, doc: &Doc) {
        let levels = self.seats.pairs().map(|(seat, life)| {
            let level = match doc.seats.get(seat.index()) {
                Some(Some(Sitter::Bot(level))) => Some(*level),
                _ => (life.attendance == Some(Attendance::Bot)).then_some(doc.settings.bot_level),
            };
            (seat, level)
        });
        let levels: Vec<(Seat, Option<Level>)> = levels.collect();
        for (seat, level) in levels {
            self.set_bot(seat, level);
        }
    }

    /// Gives a seat to a bot, or takes it from one.
    pub fn set_bot(&mut self, seat: Seat, level: Option<Level>) {
        self.live.set_bot(seat, level);
        let life = &mut self.seats[seat];
        (life.plan, life.think_again) = (None, false);
        life.bot = level;
    }

    /// Game time at a moment of the wall clock.
    #[must_use]
    pub const fn game_time(&self, wall: u64) -> Millis {
        Millis(wall.saturating_sub(self.zero))
    }

    /// The step a command became, if it was carried out already.
    #[must_use]
    pub fn done(&self, person: &str, id: &str) -> Option<u64> {
        self.commands.step_of(person, id)
    }

    /// Remembers which step a command became, and the drafts that it overtook.
    pub fn remember(&mut self, origin: &Origin, seq: u64) {
        for id in &origin.ids {
            self.commands.remember(&origin.person, id, seq);
        }
    }

    /// The seats that a person plays at and has not left.
    pub fn seats_of<'a>(&'a self, person: &'a str) -> impl Iterator<Item = Seat> + 'a {
        let held = self.people.pairs();
        held.filter(move |(_, holder)| holder.as_deref() == Some(person))
            .map(|(seat, _)| seat)
            .filter(|&seat| self.seats[seat].attendance != Some(Attendance::Left))
    }

    /// When the game, a waiting draft or a bot needs the table next, by the wall clock.
    #[must_use]
    pub fn next_wake(&self) -> Option<u64> {
        if self.over {
            return None;
        }
        let wall = |at: Millis| self.zero.saturating_add(at.0);
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
        let outcome = self.live.outcome().map(|outcome| outcome_msg(&outcome));
        let opening = outcome.is_some().then(|| Opening {
            seed: String::from(self.seed.clone()),
            salt: crate::identity::hex(&self.salt),
        });
        GameInfo {
            id: self.id.clone(),
            started: self.started,
            commitment: fairness::commitment(&self.seed, &self.salt),
            opening,
            words: self.word_seals(),
            outcome,
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
                salt: word.open.then(|| crate::identity::hex(&salt)),
            }
        };
        self.live.coders_words().into_iter().map(seal).collect()
    }
}

/// A game that begins, and what is to be stored of it.
pub struct Begun {
    /// The game.
    pub playing: Playing,
    /// How it begins.
    pub stored: StoredGame,
}

impl SeatLife {
    fn new(now: u64) -> Self {
        Self {
            drafts_left: DRAFTS_AT_ONCE,
            drafts_since: now,
            ..Self::default()
        }
    }

    /// Whether the person has left the seat, to a bot or to nobody.
    pub fn is_given_up(&self) -> bool {
        matches!(self.attendance, Some(Attendance::Bot | Attendance::Left))
    }

    /// The game was told that somebody came or went.
    pub fn attended(&mut self, attendance: Attendance, now: u64) {
        match attendance {
            Attendance::Back | Attendance::Person => {
                (self.attendance, self.kept_until) = (None, None);
            }
            Attendance::Away => {
                (self.attendance, self.kept_until) = (Some(attendance), Some(now + PATIENCE));
            }
            Attendance::Bot | Attendance::Left => {
                (self.attendance, self.kept_until) = (Some(attendance), None);
            }
        }
    }

    /// Whether another draft may be judged right now. If not, says when.
    pub fn draft_allowed(&mut self, now: u64) -> Result<(), u64> {
        let earned = now.saturating_sub(self.drafts_since) / DRAFT_EVERY;
        self.drafts_since += earned * DRAFT_EVERY;
        let earned = u32::try_from(earned).unwrap_or(u32::MAX);
        self.drafts_left = self.drafts_left.saturating_add(earned).min(DRAFTS_AT_ONCE);
        match self.drafts_left.checked_sub(1) {
            Some(left) => {
                self.drafts_left = left;
                Ok(())
            }
            None => Err(self.drafts_since + DRAFT_EVERY),
        }
    }
}

/// An outcome as the protocol writes it.
#[must_use]
pub fn outcome_msg(outcome: &enigma_game::Outcome) -> Outcome {
    let numbers = |seats: &Vec<Seat>| seats.iter().map(|seat| seat.0).collect();
    Outcome {
        ranking: outcome.ranking.iter().map(numbers).collect(),
        points: outcome.points.as_slice().to_vec(),
    }
}
