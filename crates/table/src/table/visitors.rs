//! Coming, looking and going: connections, and whether people are there.

use super::{Came, Line, Note, Output, Table};
use crate::doc::Sitter;
use crate::house::Refusal;
use crate::{Connection, GameId, Person, PersonId, Wall};
use enigma_game::{Attendance, Seat, Viewer};
use enigma_protocol::{
    Farewell, Holder, Presence, Raw, SeatState, ServerMsg, Stage, TableRefusal, TableState, VERSION,
};

/// For how long somebody whose connection was lost counts as shaky, not gone.
pub(super) const GRACE: u64 = 5_000;
/// How soon everybody is told that the number of spectators has changed.
const CROWD: u64 = 1_000;

impl Table {
    /// A connection comes: it is welcomed and shown the game, or told why not.
    pub(super) fn came(&mut self, came: Came) {
        let Came {
            connection,
            person,
            seen,
            seat,
            chat,
            short,
        } = came;
        let viewer = self.viewer_for(person.as_ref(), seat);
        let line = Line {
            person: person.clone(),
            viewer,
            quiet: false,
            short,
            came: self.came,
        };
        self.came += 1;
        if self.only_watches(&line) && !self.may_watch() {
            return self
                .out
                .push(Output::Close(connection, Farewell::NotWatchable));
        }
        if let Some(person) = &person
            && self.doc.rename(person)
        {
            self.store_doc();
        }
        self.lines.insert(connection, line);
        self.note_emptiness();
        let person = person.map(|person| person.id);
        if let Some(person) = &person {
            self.lost.remove(person);
        }
        let welcome = ServerMsg::Welcome {
            now: self.now.0,
            v: VERSION,
            you: person.clone().map(String::from),
            table: Box::new(self.state()),
            chat: self.chat.after(chat),
        };
        self.send(connection, &welcome);
        let seen = seen.filter(|_| looked_from(seat, viewer, person.as_ref()));
        self.catch_up(connection, seen.as_ref());
        let has_seat = |person: &PersonId| self.doc.seats_of(person).next().is_some();
        if person.as_ref().is_some_and(has_seat) {
            self.tell_table_except(Some(connection));
        } else {
            self.spectators_changed();
        }
        if std::mem::take(&mut self.to_list) && self.doc.is_listed() {
            self.store_doc();
        }
        if let Some(person) = person {
            self.back(&person);
        }
    }

    /// What a connection may look from: a seat it holds, or as a spectator.
    fn viewer_for(&self, person: Option<&Person>, wanted: Option<Seat>) -> Viewer {
        let Some(person) = person else {
            return Viewer::Spectator;
        };
        let seats = self.seats_to_look_from(&person.id);
        let wanted = wanted.filter(|seat| seats.contains(seat));
        let seat = wanted.or(seats.first().copied());
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(super) fn quiet(&mut self, from: Connection, quiet: bool) {
        if let Some(line) = self.lines.get_mut(&from)
            && line.quiet != quiet
        {
            line.quiet = quiet;
            self.tell_table();
        }
    }

    /// Somebody is to be nobody here any more: whoever of their devices still knows who they are comes
    /// back at once.
    pub(super) fn forget(&mut self, person: &PersonId) {
        let lines: Vec<Connection> = self.lines_of(person).map(|(&line, _)| line).collect();
        for line in lines {
            self.out.push(Output::Close(line, Farewell::Resume));
            self.gone(line);
        }
    }

    /// Somebody is no more: they leave the game, and nothing here names them from now on.
    pub(super) fn erase(&mut self, person: &PersonId) {
        self.forget(person);
        let seats: Vec<Seat> = self.doc.seats_of(person).collect();
        for seat in seats {
            self.leaves(seat);
        }
        self.lost.remove(person);
        self.dealing.retain(|dealing| !dealing.is_asked_by(person));
        self.chat.forget(person);
        if let Some(playing) = &mut self.playing {
            playing.erase(person);
        }
        self.doc.erase(person);
        self.store_doc();
        self.tell_table();
        self.rematch_if_agreed();
    }

    /// The connections of a person.
    fn lines_of(&self, person: &PersonId) -> impl Iterator<Item = (&Connection, &Line)> {
        let is_theirs = move |line: &Line| {
            let known = line.person.as_ref();
            known.is_some_and(|known| known.id == *person)
        };
        self.lines.iter().filter(move |(_, line)| is_theirs(line))
    }

    fn note_emptiness(&mut self) {
        if !self.lines.is_empty() {
            self.empty_since = None;
        } else if self.empty_since.is_none() {
            self.empty_since = Some(self.now);
        }
    }

    /// Whether strangers may come: to watch, or while they might still take a seat.
    fn may_watch(&self) -> bool {
        let free = self.doc.seats.iter().any(Option::is_none);
        self.doc.settings.spectators || (self.doc.stage != Stage::Playing && free)
    }

    /// Those who may no longer watch go: the seats are taken, and the table wants no spectators.
    pub(super) fn send_watchers_away(&mut self) {
        if self.may_watch() {
            return;
        }
        let watching = self
            .lines
            .iter()
            .filter(|(_, line)| self.only_watches(line));
        let watching: Vec<Connection> = watching.map(|(&line, _)| line).collect();
        for line in watching {
            self.out.push(Output::Close(line, Farewell::NotWatchable));
            self.gone(line);
        }
    }

    /// Whether a connection looks on only: during a game whoever does not play, otherwise whoever
    /// holds no seat.
    fn only_watches(&self, line: &Line) -> bool {
        if self.under_way().is_some() {
            return line.viewer == Viewer::Spectator;
        }
        let person = line.person.as_ref();
        person.is_none_or(|person| self.doc.seats_of(&person.id).next().is_none())
    }

    /// The seats of a person that see more than a spectator: those they played at when the game
    /// began and have not left, whoever sits there by now.
    fn seats_to_look_from(&self, person: &PersonId) -> Vec<Seat> {
        match &self.playing {
            Some(playing) => playing.seats_of(person).collect(),
            None => self.doc.seats_of(person).collect(),
        }
    }

    /// Sends what happened since the connection was last here, or the whole view.
    fn catch_up(&mut self, to: Connection, seen: Option<&(GameId, u64)>) {
        let (Some(line), Some(playing)) = (self.lines.get(&to), &self.playing) else {
            return;
        };
        let steps = seen
            .filter(|(game, _)| *game == playing.id)
            .and_then(|&(_, seq)| {
                if seq == playing.seq && !playing.seers.knows(line.viewer) {
                    // Up to date, but the server was away; begin to follow again below.
                    return None;
                }
                playing.seers.since(line.viewer, seq, line.short)
            });
        let Some(steps) = steps else {
            return self.send_view(to);
        };
        let sends = steps.into_iter().map(|step| Output::Send(to, step));
        self.out.extend(sends);
        self.note(Note::Resumed);
    }

    /// Sends the whole view.
    pub(super) fn send_view(&mut self, to: Connection) {
        let (Some(line), Some(playing)) = (self.lines.get(&to), &mut self.playing) else {
            return;
        };
        let viewer = line.viewer;
        let view = playing.live.view(viewer);
        if !playing.seers.knows(viewer) {
            playing.seers.begin(viewer, playing.seq, &*playing.live);
        }
        let Ok(view) = Raw::from_text(view) else {
            return;
        };
        let message = ServerMsg::View {
            now: self.now.0,
            game: playing.id.to_string(),
            seq: playing.seq,
            zero: playing.zero.0.cast_signed(),
            seat: viewer.seat().map(|seat| seat.0),
            view,
        };
        self.send(to, &message);
    }

    pub(super) fn look(&mut self, from: Connection, seat: Seat) {
        let holds = self
            .person(from)
            .is_some_and(|person| self.seats_to_look_from(&person.id).contains(&seat));
        if !holds {
            let refusal = Refusal::of(TableRefusal::NotYourSeat, "that seat is not yours");
            return self.refuse(from, None, &refusal);
        }
        if let Some(line) = self.lines.get_mut(&from) {
            line.viewer = Viewer::Seat(seat);
        }
        self.send_view(from);
    }

    /// After people changed seats: everybody looks from where they sit now. Who looks from elsewhere than before.
    pub(super) fn refresh_viewers(&mut self) -> Vec<Connection> {
        let lines: Vec<Connection> = self.lines.keys().copied().collect();
        let mut elsewhere = Vec::new();
        for connection in lines {
            let Some(person) = self.person(connection) else {
                continue;
            };
            let seats = self.seats_to_look_from(&person.id);
            if let Some(line) = self.lines.get_mut(&connection) {
                let before = line.viewer;
                let stays = before.seat().filter(|seat| seats.contains(seat));
                let seat = stays.or(seats.first().copied());
                line.viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
                if line.viewer != before {
                    elsewhere.push(connection);
                }
            }
        }
        elsewhere
    }

    /// A connection is gone.
    pub(super) fn gone(&mut self, connection: Connection) {
        let Some(line) = self.lines.remove(&connection) else {
            return;
        };
        self.note_emptiness();
        let seated = |person: &Person| self.doc.seats_of(&person.id).next().is_some();
        let Some(person) = line.person.filter(seated) else {
            return self.spectators_changed();
        };
        let elsewhere = self.lines_of(&person.id).next().is_some();
        if !elsewhere {
            self.lost.insert(person.id, self.now);
        }
        self.tell_table();
    }

    /// Somebody who is here has another name now.
    pub(super) fn renamed(&mut self, person: &Person) {
        for line in self.lines.values_mut() {
            if let Some(own) = line.person.as_mut().filter(|p| p.id == person.id) {
                own.name.clone_from(&person.name);
            }
        }
        if self.doc.rename(person) {
            self.store_doc();
            self.tell_table();
        }
    }

    /// Only the number of those who watch has changed; everybody is told a little later, lest a
    /// crowd that comes together is told of each of its members.
    fn spectators_changed(&mut self) {
        let soon = self.now.after(CROWD);
        self.tell_crowd_at.get_or_insert(soon);
    }

    pub(super) fn presence(&self, person: &PersonId) -> Presence {
        let mut lines = self.lines_of(person).peekable();
        if lines.peek().is_some() {
            return if lines.any(|(_, line)| !line.quiet) {
                Presence::Here
            } else {
                Presence::Shaky
            };
        }
        if self.lost.contains_key(person) {
            Presence::Shaky
        } else {
            Presence::Gone
        }
    }

    /// When somebody's presence changes next without anything happening.
    pub(super) fn next_presence_wake(&self) -> Option<Wall> {
        let shaky = self.lost.values().map(|since| since.after(GRACE));
        let leaving = self
            .under_way()
            .into_iter()
            .filter(|_| self.somebody_leaves())
            .flat_map(|playing| &playing.seats)
            .filter_map(|life| life.kept_until);
        shaky.chain(leaving).chain(self.tell_crowd_at).min()
    }

    /// Whether being away turns into leaving at this table, besides what the rules say.
    fn somebody_leaves(&self) -> bool {
        self.doc.settings.impatient || self.bot_takes_over()
    }

    fn bot_takes_over(&self) -> bool {
        let settings = &self.doc.settings;
        settings.bot_takes_over && self.house.has_bots(settings.game.kind())
    }

    /// Tells the game of those who are gone by now, and of those who have been for too long.
    pub(super) fn check_presence(&mut self) {
        let now = self.now;
        if self.tell_crowd_at.take_if(|at| *at <= now).is_some() {
            self.tell_table();
        }
        let due = self
            .lost
            .iter()
            .filter(|(_, since)| since.after(GRACE) <= now);
        let due: Vec<PersonId> = due.map(|(person, _)| person.clone()).collect();
        let mut changed = false;
        for person in due {
            let seats: Vec<Seat> = self.doc.seats_of(&person).collect();
            changed |= !seats.is_empty();
            self.lost.remove(&person);
            // Whoever plays against bots alone keeps nobody waiting.
            if self.is_against_bots() {
                continue;
            }
            for seat in seats {
                self.attend_if(seat, None, Attendance::Away);
            }
        }
        if self.somebody_leaves() {
            for seat in self.seats_of_game() {
                let life = self.under_way().and_then(|playing| playing.seats.get(seat));
                let kept_until = life.and_then(|life| life.kept_until);
                if kept_until.is_some_and(|until| until <= now) {
                    self.leaves(seat);
                }
            }
        }
        if changed {
            self.tell_table();
            self.rematch_if_agreed();
        }
    }

    /// Somebody leaves the game: a bot plays on, or nobody does (D-9, KD-10).
    pub(super) fn leaves(&mut self, seat: Seat) {
        let playing = self.under_way_mut();
        if let Some(life) = playing.and_then(|playing| playing.seats.get_mut(seat)) {
            life.kept_until = None;
        }
        let attendance = if self.bot_takes_over() {
            Attendance::Bot
        } else {
            Attendance::Left
        };
        self.attend(seat, attendance);
    }

    /// Somebody is here again.
    fn back(&mut self, person: &PersonId) {
        let seats: Vec<Seat> = self.doc.seats_of(person).collect();
        for seat in seats {
            let away = Some(Attendance::Away);
            self.attend_if(seat, away, Attendance::Back);
        }
    }

    fn attend_if(&mut self, seat: Seat, is: Option<Attendance>, becomes: Attendance) {
        let life = self.under_way().and_then(|playing| playing.seats.get(seat));
        if life.is_some_and(|life| life.attendance == is) {
            self.attend(seat, becomes);
        }
    }

    /// Tells everybody how the table stands.
    pub(super) fn tell_table(&mut self) {
        self.tell_table_except(None);
    }

    fn tell_table_except(&mut self, except: Option<Connection>) {
        let message = ServerMsg::Table {
            now: self.now.0,
            table: Box::new(self.state()),
        };
        self.send_all(&message, except);
        self.tell_crowd_at = None;
    }

    /// The table as everybody at it sees it.
    pub(super) fn state(&self) -> TableState {
        let seats = (0u8..).map(Seat).zip(&self.doc.seats);
        let spectators = self.lines.values().filter(|line| self.only_watches(line));
        TableState {
            code: self.doc.code.to_string(),
            stage: self.doc.stage,
            settings: self.doc.settings.clone(),
            host: self.doc.host.to_string(),
            seats: seats
                .map(|(seat, sitter)| self.seat_state(seat, sitter.as_ref()))
                .collect(),
            spectators: u32::try_from(spectators.count()).unwrap_or(u32::MAX),
            muted: texts(&self.doc.muted),
            game: self.playing.as_ref().map(crate::playing::Playing::info),
            earlier: texts(&self.doc.earlier),
        }
    }

    fn seat_state(&self, seat: Seat, sitter: Option<&Sitter>) -> SeatState {
        let holder = sitter.map(|sitter| match sitter {
            Sitter::Person {
                id,
                name,
                ready,
                by_ear,
                own_name: _,
            } => Holder::Person {
                id: id.to_string(),
                name: name.clone(),
                ready: *ready,
                presence: self.presence(id),
                by_ear: *by_ear,
            },
            Sitter::Bot(level) => Holder::Bot { level: *level },
        });
        let life = self.under_way().and_then(|playing| playing.seats.get(seat));
        let attendance = life.and_then(|life| life.attendance);
        SeatState {
            colour: self.doc.colours[seat.index()],
            holder,
            bot_plays: attendance == Some(Attendance::Bot),
            returns: attendance == Some(Attendance::Bot) && self.doc.wants_back.contains(&seat.0),
            left: attendance == Some(Attendance::Left),
            kept_until: life
                .filter(|_| self.somebody_leaves())
                .and_then(|life| life.kept_until)
                .map(|until| until.0),
        }
    }
}

/// Names as text.
fn texts(names: &[impl ToString]) -> Vec<String> {
    names.iter().map(ToString::to_string).collect()
}

/// Whether what somebody saw before was seen with the eyes they have now. A person who names no seat may have
/// had one then, and left it.
fn looked_from(said: Option<Seat>, viewer: Viewer, person: Option<&PersonId>) -> bool {
    match said {
        Some(seat) => viewer == Viewer::Seat(seat),
        None => viewer != Viewer::Spectator || person.is_none(),
    }
}
