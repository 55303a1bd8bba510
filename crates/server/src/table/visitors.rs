//! Coming, looking and going: connections, and whether people are there.

use super::actor::{Actor, Broken, Connection};
use super::doc::{Circumstances, Sitter};
use super::message::Join;
use super::playing::SeatLife;
use crate::house::Refusal;
use crate::store::Person;
use enigma_game::{Attendance, Seat, Viewer};
use enigma_protocol::{
    Farewell, Holder, Presence, Raw, SeatState, ServerMsg, Stage, TableState, VERSION,
};

/// For how long somebody whose connection was lost counts as shaky, not gone.
pub(super) const GRACE: u64 = 5_000;
/// How soon everybody is told that the number of spectators has changed.
const CROWD: u64 = 1_000;
/// The most lines of chat that somebody who comes is sent.
const CHAT_SENT: u32 = 50;

impl Actor {
    pub(super) async fn join(&mut self, join: Join) -> Result<(), Broken> {
        let viewer = self.viewer_for(&join);
        let seated = join.person.as_ref().is_some_and(|person| {
            self.under_way().is_none() && self.doc.seats_of(&person.id).next().is_some()
        });
        if viewer == Viewer::Spectator && !seated && !self.may_watch() {
            join.outbox.close(Farewell::NotWatchable);
            return Ok(());
        }
        let chat = self
            .shared
            .store
            .chat(&self.doc.code, join.chat, CHAT_SENT)
            .await?;
        if let Some(person) = &join.person
            && self.doc.rename(person)
        {
            self.store_doc().await?;
        }
        let number = join.connection;
        let person = join.person.as_ref().map(|person| person.id.clone());
        let connection = Connection {
            person: join.person,
            outbox: join.outbox,
            viewer,
            quiet: false,
        };
        self.connections.insert(number, connection);
        if let Some(person) = &person {
            self.shared.registry.came(person, &self.doc.code);
        }
        self.note_emptiness();
        if let Some(person) = &person {
            self.lost.remove(person);
        }
        let welcome = ServerMsg::Welcome {
            now: self.shared.clock.now(),
            v: VERSION,
            you: person.clone(),
            table: Box::new(self.state()),
            chat,
        };
        self.send(number, &welcome);
        self.catch_up(number, join.seen.as_ref());
        match &person {
            Some(person) if self.doc.seats_of(person).next().is_some() => {
                self.tell_table_except(Some(number));
            }
            _ => self.spectators_changed(),
        }
        if std::mem::take(&mut self.to_list) && self.doc.stored(0).listed {
            self.store_doc().await?;
        }
        match person {
            Some(person) => self.back(&person).await,
            None => Ok(()),
        }
    }

    /// Whether strangers may come: to watch, or while they might still take a seat.
    fn may_watch(&self) -> bool {
        let free = self.doc.seats.iter().any(Option::is_none);
        self.doc.settings.spectators || (self.stage() != Stage::Playing && free)
    }

    /// Those who may no longer watch go: the seats are taken, and the table wants no spectators.
    pub(super) fn send_watchers_away(&mut self) {
        if self.may_watch() {
            return;
        }
        let watching: Vec<u64> = self
            .connections
            .iter()
            .filter(|(_, connection)| self.only_watches(connection))
            .map(|(&number, _)| number)
            .collect();
        for number in watching {
            if let Some(connection) = self.connections.get(&number) {
                connection.outbox.close(Farewell::NotWatchable);
            }
            self.gone(number);
        }
    }

    /// Whether a connection looks on only: during a game whoever does not play, otherwise whoever
    /// holds no seat.
    fn only_watches(&self, connection: &Connection) -> bool {
        if self.under_way().is_some() {
            return connection.viewer == Viewer::Spectator;
        }
        let person = connection.person.as_ref();
        person.is_none_or(|person| self.doc.seats_of(&person.id).next().is_none())
    }

    /// The seats of a person that see more than a spectator: those they played at when the game
    /// began and have not left, whoever sits there by now.
    pub(super) fn seats_to_look_from(&self, person: &str) -> Vec<Seat> {
        match &self.playing {
            Some(playing) => playing.seats_of(person).collect(),
            None => self.doc.seats_of(person).collect(),
        }
    }

    /// What judging a wish needs to know besides the table.
    pub(super) fn circumstances(&self) -> Circumstances {
        let seats = |is: fn(&SeatLife) -> bool| {
            let lives = self.under_way().into_iter();
            lives
                .flat_map(|playing| playing.seats.pairs())
                .filter(|(_, life)| is(life))
                .map(|(seat, _)| seat)
                .collect()
        };
        let people = self.doc.people().into_iter();
        Circumstances {
            house: self.shared.house.clone(),
            away: seats(|life| life.attendance == Some(Attendance::Away)),
            played_on: seats(|life| life.attendance == Some(Attendance::Bot)),
            left: seats(|life| life.attendance == Some(Attendance::Left)),
            gone: people
                .filter(|person| self.presence(person) == Presence::Gone)
                .map(str::to_owned)
                .collect(),
        }
    }

    /// Sends what happened since the connection was last here, or the whole view.
    fn catch_up(&mut self, to: u64, seen: Option<&(String, u64)>) {
        let now = self.shared.clock.now();
        let (Some(connection), Some(playing)) = (self.connections.get(&to), &self.playing) else {
            return;
        };
        let steps = seen
            .filter(|(game, _)| *game == playing.id)
            .and_then(|&(_, seq)| {
                if seq == playing.seq && !playing.seers.knows(connection.viewer) {
                    // Up to date, but the server was away; begin to follow again below.
                    return None;
                }
                playing.seers.since(connection.viewer, seq, now)
            });
        let Some(steps) = steps else {
            return self.send_view(to);
        };
        let all_sent = steps
            .into_iter()
            .all(|step| connection.outbox.send_frame(step));
        metrics::counter!("enigma_resumes_total").increment(1);
        if !all_sent {
            self.gone(to);
        }
    }

    /// Sends the whole view.
    pub(super) fn send_view(&mut self, to: u64) {
        let now = self.shared.clock.now();
        let (Some(connection), Some(playing)) = (self.connections.get(&to), &mut self.playing)
        else {
            return;
        };
        let viewer = connection.viewer;
        let view = playing.live.view(viewer);
        if !playing.seers.knows(viewer) {
            playing
                .seers
                .begin(viewer, playing.seq, &view, &*playing.live);
        }
        let Ok(view) = Raw::from_text(view) else {
            return;
        };
        let message = ServerMsg::View {
            now,
            game: playing.id.clone(),
            seq: playing.seq,
            zero: playing.zero.cast_signed(),
            seat: viewer.seat().map(|seat| seat.0),
            view,
        };
        self.send(to, &message);
    }

    pub(super) fn look(&mut self, from: u64, seat: Seat) {
        let holds = self
            .person(from)
            .is_some_and(|person| self.seats_to_look_from(&person.id).contains(&seat));
        if !holds {
            let refusal = Refusal::new("not_your_seat", "that seat is not yours");
            return self.refuse(from, None, &refusal);
        }
        if let Some(connection) = self.connections.get_mut(&from) {
            connection.viewer = Viewer::Seat(seat);
        }
        self.send_view(from);
    }

    /// After people changed seats: everybody looks from where they sit now.
    pub(super) fn refresh_viewers(&mut self) {
        let numbers: Vec<u64> = self.connections.keys().copied().collect();
        for number in numbers {
            let Some(person) = self.person(number) else {
                continue;
            };
            let seats = self.seats_to_look_from(&person.id);
            let Some(connection) = self.connections.get_mut(&number) else {
                continue;
            };
            let stays = connection
                .viewer
                .seat()
                .is_some_and(|seat| seats.contains(&seat));
            if !stays {
                connection.viewer = seats
                    .first()
                    .copied()
                    .map_or(Viewer::Spectator, Viewer::Seat);
            }
        }
    }

    /// A connection is gone.
    pub(super) fn gone(&mut self, number: u64) {
        let Some(connection) = self.connections.remove(&number) else {
            return;
        };
        self.note_emptiness();
        if let Some(person) = &connection.person {
            self.shared.registry.went(&person.id, &self.doc.code);
        }
        let Some(person) = connection
            .person
            .filter(|person| self.doc.seats_of(&person.id).next().is_some())
        else {
            return self.spectators_changed();
        };
        let elsewhere = self
            .connections
            .values()
            .any(|other| other.person.as_ref().is_some_and(|p| p.id == person.id));
        if !elsewhere {
            self.lost.insert(person.id, self.shared.clock.now());
        }
        self.tell_table();
    }

    /// Somebody who is here has another name now.
    pub(super) async fn renamed(&mut self, person: &Person) -> Result<(), Broken> {
        for connection in self.connections.values_mut() {
            if let Some(own) = connection.person.as_mut().filter(|p| p.id == person.id) {
                own.name.clone_from(&person.name);
            }
        }
        if self.doc.rename(person) {
            self.store_doc().await?;
            self.tell_table();
        }
        Ok(())
    }

    /// Only the number of those who watch has changed; everybody is told a little later, lest a
    /// crowd that comes together is told of each of its members.
    fn spectators_changed(&mut self) {
        let soon = self.shared.clock.now() + CROWD;
        self.tell_crowd_at.get_or_insert(soon);
    }

    fn presence(&self, person: &str) -> Presence {
        let mut connections = self
            .connections
            .values()
            .filter(|connection| connection.person.as_ref().is_some_and(|p| p.id == person))
            .peekable();
        if connections.peek().is_some() {
            return if connections.any(|connection| !connection.quiet) {
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
    pub(super) fn next_presence_wake(&self) -> Option<u64> {
        let shaky = self.lost.values().map(|&since| since + GRACE);
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
        settings.bot_takes_over && self.shared.house.has_bots(settings.game.kind())
    }

    /// Tells the game of those who are gone by now, and of those who have been for too long.
    pub(super) async fn check_presence(&mut self) -> Result<(), Broken> {
        let now = self.shared.clock.now();
        if self.tell_crowd_at.take_if(|at| *at <= now).is_some() {
            self.tell_table();
        }
        let due: Vec<String> = self
            .lost
            .iter()
            .filter(|&(_, &since)| since + GRACE <= now)
            .map(|(person, _)| person.clone())
            .collect();
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
                self.attend_if(seat, None, Attendance::Away).await?;
            }
        }
        if self.somebody_leaves() {
            let late: Vec<Seat> = match self.under_way() {
                Some(playing) => playing
                    .seats
                    .pairs()
                    .filter(|(_, life)| life.kept_until.is_some_and(|until| until <= now))
                    .map(|(seat, _)| seat)
                    .collect(),
                None => Vec::new(),
            };
            for seat in late {
                self.leaves(seat).await?;
            }
        }
        if changed {
            self.tell_table();
            self.rematch_if_agreed().await?;
        }
        Ok(())
    }

    /// Somebody leaves the game: a bot plays on, or nobody does (D-9, KD-10).
    pub(super) async fn leaves(&mut self, seat: Seat) -> Result<(), Broken> {
        let playing = self.under_way_mut();
        if let Some(life) = playing.and_then(|playing| playing.seats.get_mut(seat)) {
            life.kept_until = None;
        }
        let attendance = if self.bot_takes_over() {
            Attendance::Bot
        } else {
            Attendance::Left
        };
        self.attend(seat, attendance).await
    }

    /// Somebody is here again.
    async fn back(&mut self, person: &str) -> Result<(), Broken> {
        let seats: Vec<Seat> = self.doc.seats_of(person).collect();
        for seat in seats {
            let away = Some(Attendance::Away);
            self.attend_if(seat, away, Attendance::Back).await?;
        }
        Ok(())
    }

    async fn attend_if(
        &mut self,
        seat: Seat,
        is: Option<Attendance>,
        becomes: Attendance,
    ) -> Result<(), Broken> {
        let life = self.under_way().and_then(|playing| playing.seats.get(seat));
        if life.is_some_and(|life| life.attendance == is) {
            self.attend(seat, becomes).await?;
        }
        Ok(())
    }

    /// Tells everybody how the table stands.
    pub(super) fn tell_table(&mut self) {
        self.tell_table_except(None);
    }

    fn tell_table_except(&mut self, except: Option<u64>) {
        let message = ServerMsg::Table {
            now: self.shared.clock.now(),
            table: Box::new(self.state()),
        };
        let frame = super::message::frame(&message);
        let behind: Vec<u64> = self
            .connections
            .iter()
            .filter(|&(&number, _)| Some(number) != except)
            .filter(|(_, connection)| !connection.outbox.send_frame(frame.clone()))
            .map(|(&number, _)| number)
            .collect();
        self.tell_crowd_at = None;
        for number in behind {
            self.gone(number);
        }
    }

    /// The table as everybody at it sees it.
    pub(super) fn state(&self) -> TableState {
        let seats = (0u8..).map(Seat).zip(&self.doc.seats);
        let spectators = self
            .connections
            .values()
            .filter(|connection| self.only_watches(connection));
        TableState {
            code: self.doc.code.clone(),
            stage: self.doc.stage,
            settings: self.doc.settings.clone(),
            host: self.doc.host.clone(),
            seats: seats
                .map(|(seat, sitter)| self.seat_state(seat, sitter.as_ref()))
                .collect(),
            spectators: u32::try_from(spectators.count()).unwrap_or(u32::MAX),
            muted: self.doc.muted.clone(),
            game: self.playing.as_ref().map(super::playing::Playing::info),
            earlier: self.doc.earlier.clone(),
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
                id: id.clone(),
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
                .and_then(|life| life.kept_until),
        }
    }
}
