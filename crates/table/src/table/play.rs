//! Playing: commands and deadlines become steps; each step is stored, then told.

use super::{Made, Note, Output, Table, listening};
use crate::drafts::{Asked, WaitingDraft};
use crate::house::{Meant, Refusal, Told};
use crate::seers::StepText;
use crate::{CommandId, Connection, Origin, PersonId, Wall, Write};
use enigma_game::{Attendance, Seat};
use enigma_protocol::{Raw, TableRefusal};

/// How often in a row a bot is made anew before it leaves the game.
const BOT_FAILURES: u32 = 5;

impl Table {
    /// An action in the game.
    pub(super) fn act(
        &mut self,
        from: Connection,
        id: CommandId,
        seat: Option<Seat>,
        action: Raw,
        received: Wall,
    ) {
        let Some(person) = self.known(from, &id) else {
            return;
        };
        let seat = match self.seat_to_act(&person.id, seat) {
            Ok(seat) => seat,
            Err(refusal) => return self.refuse(from, Some(id), &refusal),
        };
        let asked = Asked {
            from,
            person: person.id,
            id,
            action,
            overtaken: Vec::new(),
        };
        let Some(asked) = self.let_wait(seat, asked, received) else {
            return;
        };
        // Whatever else a seat does comes after its draft that waits.
        self.judge_draft(seat, received);
        self.judge(seat, asked, received);
    }

    fn seat_to_act(&self, person: &PersonId, seat: Option<Seat>) -> Result<Seat, Refusal> {
        let Some(playing) = self.under_way() else {
            return Err(no_game());
        };
        let mut seats = self.doc.seats_of(person);
        let seat = match seat {
            Some(seat) => seats.find(|&own| own == seat),
            None => match (seats.next(), seats.next()) {
                (Some(_), Some(_)) => {
                    let text = "say for which of your seats";
                    return Err(Refusal::of(TableRefusal::WhichSeat, text));
                }
                (only, _) => only,
            },
        };
        let Some(seat) = seat else {
            let text = "that seat is not yours";
            return Err(Refusal::of(TableRefusal::NotYourSeat, text));
        };
        let (refusal, text) = match playing.seats.get(seat).and_then(|life| life.attendance) {
            Some(Attendance::Bot) => (
                TableRefusal::BotPlays,
                "a bot plays on for you; take the seat back first",
            ),
            Some(Attendance::Left) => (TableRefusal::SeatLeft, "you have left this game"),
            _ => return Ok(seat),
        };
        Err(Refusal::of(refusal, text))
    }

    /// Lets a draft wait that comes too soon. Anything else is given back, to be judged now.
    fn let_wait(&mut self, seat: Seat, mut asked: Asked, received: Wall) -> Option<Asked> {
        let Some(playing) = &mut self.playing else {
            return Some(asked);
        };
        let Some(life) = playing.seats.get_mut(seat) else {
            return Some(asked);
        };
        if let Some(waiting) = &mut life.draft
            && let Some(from) = waiting.asked.sent_again(&asked)
        {
            *from = listening(&self.lines, *from, asked.from);
            return None;
        }
        let Err(due) = life.draft_allowed(received) else {
            return Some(asked);
        };
        if !playing.live.may_wait(seat, &asked.action) {
            return Some(asked);
        }
        if let Some(older) = life.draft.take() {
            asked.overtake(older.asked);
        }
        life.draft = Some(WaitingDraft { asked, due });
        None
    }

    /// Judges the draft of a seat that is waiting, if there is one.
    fn judge_draft(&mut self, seat: Seat, now: Wall) {
        let playing = self.playing.as_mut();
        let life = playing.and_then(|playing| playing.seats.get_mut(seat));
        if let Some(draft) = life.and_then(|life| life.draft.take()) {
            self.judge(seat, draft.asked, now);
        }
    }

    /// Judges the drafts whose turn has come; all of them before a deadline takes effect.
    fn judge_waiting(&mut self, now: Wall, all: bool) {
        for seat in self.seats_of_game() {
            let Some(playing) = &self.playing else {
                return;
            };
            let draft = playing.seats[seat].draft.as_ref();
            if !draft.is_some_and(|draft| all || draft.due <= now) {
                continue;
            }
            // It came before the deadline, so it counts as having come then at the latest.
            let deadline = playing.live.next_deadline();
            let at = deadline.map_or(now, |at| now.min(playing.zero.after(at.0)));
            self.judge_draft(seat, at);
        }
    }

    /// Has the game judge an action that was received at that moment.
    fn judge(&mut self, seat: Seat, asked: Asked, received: Wall) {
        let caught_up = self.catch_up_deadlines(received);
        let judged = match self.under_way_mut() {
            Some(playing) => {
                let now = playing.game_time(received);
                playing.live.act(seat, &asked.action, now)
            }
            None => Err(no_game()),
        };
        match judged {
            Ok(told) => {
                let seq = self.step(told, Some(asked.origin()));
                for (from, id) in asked.waiting_for_answers() {
                    self.accept(from, id, Some(seq));
                }
                self.after_step();
            }
            Err(refusal) => {
                for (from, id) in asked.waiting_for_answers() {
                    self.refuse(from, Some(id), &refusal);
                }
                if caught_up {
                    self.after_step();
                }
            }
        }
    }

    /// Carries out the deadlines that lie before a moment. Whether there were any.
    fn catch_up_deadlines(&mut self, wall: Wall) -> bool {
        let mut caught_up = false;
        while let Some(told) = self.under_way_mut().and_then(|playing| {
            let now = playing.game_time(wall);
            playing.live.overdue(now)
        }) {
            self.step(told, None);
            caught_up = true;
        }
        caught_up
    }

    /// Time has passed: waiting drafts, deadlines and bots.
    pub(super) fn play_on(&mut self) {
        let now = self.now;
        let Some(playing) = self.under_way() else {
            return;
        };
        let deadline = playing.live.next_deadline();
        let ends = deadline.is_some_and(|at| at <= playing.game_time(now));
        self.judge_waiting(now, ends);
        self.bots_act(now);
        let mut stepped = false;
        while let Some(told) = self
            .under_way_mut()
            .and_then(|playing| playing.live.due(playing.game_time(now)))
        {
            self.step(told, None);
            stepped = true;
        }
        if stepped {
            self.after_step();
        }
    }

    /// Somebody comes or goes, as the game sees it.
    pub(super) fn attend(&mut self, seat: Seat, attendance: Attendance) {
        let caught_up = self.catch_up_deadlines(self.now);
        let now = self.now;
        let attended = self.under_way_mut().and_then(|playing| {
            let at = playing.game_time(now);
            playing.live.attend(seat, attendance, at).ok()
        });
        let stepped = attended.map(|told| self.step(told, None)).is_some();
        if caught_up || stepped {
            self.after_step();
        }
    }

    /// Gives seats back to people who want them, if the rules allow it by now.
    pub(super) fn give_back(&mut self) {
        if self.doc.wants_back.is_empty() {
            return;
        }
        for seat in self.seats_of_game() {
            let life = self.under_way().and_then(|playing| playing.seats.get(seat));
            if life.is_some_and(|life| life.attendance == Some(Attendance::Bot))
                && self.doc.wants_back.contains(&seat.0)
            {
                self.attend(seat, Attendance::Person);
            }
        }
    }

    /// Stores a step that the game has taken, then tells everybody. The number of the step.
    fn step(&mut self, mut told: Told, origin: Option<Origin>) -> u64 {
        let now = self.now;
        let Some(playing) = &mut self.playing else {
            return 0;
        };
        playing.seq += 1;
        let seq = playing.seq;
        if let Some(origin) = &origin {
            playing.remember(origin, seq);
        }
        let entry = playing.entry(std::mem::take(&mut told.entry), origin);
        let mut writes = vec![Write::Append(playing.id.clone(), entry)];
        let end = playing.ends(now);
        let ends = end.is_some();
        if ends {
            self.doc.over();
        }
        writes.extend(end);
        if self.doc.no_longer_wants_back(&told.attendance) || ends {
            writes.push(Write::PutTable(self.doc.stored(now)));
        }
        self.store(writes);
        self.tell_step(&told);
        self.attended(&told.attendance);
        seq
    }

    /// Keeps up with who plays where, as the game sees it.
    fn attended(&mut self, attendance: &[(Seat, Attendance)]) {
        let level = self.doc.settings.bot_level;
        let Some(playing) = &mut self.playing else {
            return;
        };
        for &(seat, attendance) in attendance {
            let Some(life) = playing.seats.get_mut(seat) else {
                continue;
            };
            life.attended(attendance, self.now);
            match attendance {
                Attendance::Bot => playing.set_bot(seat, Some(level), &mut self.chance),
                Attendance::Person | Attendance::Back | Attendance::Left => {
                    playing.set_bot(seat, None, &mut self.chance);
                }
                Attendance::Away => {}
            }
        }
        if !attendance.is_empty() {
            self.tell_table();
        }
    }

    fn tell_step(&mut self, told: &Told) {
        let Some(playing) = &mut self.playing else {
            return;
        };
        let lines = &self.lines;
        let step = StepText {
            game: playing.id.mark(),
            seq: playing.seq,
            at: told.at.0,
            events: &told.events,
            reach: told.reach,
        };
        let tellings = playing.seers.step(
            step,
            |viewer| lines.values().any(|line| line.viewer == viewer),
            &*playing.live,
        );
        let mut bytes = 0;
        for (&connection, line) in lines {
            let telling = tellings
                .iter()
                .find(|telling| telling.viewer == line.viewer);
            if let Some(telling) = telling {
                let frame = telling.frame(line.short);
                bytes += frame.bytes().len() as u64;
                self.out.push(Output::Send(connection, frame));
            }
        }
        self.note(Note::Stepped(bytes));
    }

    /// After one or several steps: seats that go back, words that open, the end, and the bots.
    fn after_step(&mut self) {
        if self.under_way().is_none() {
            return self.ended();
        }
        self.tell_words();
        self.give_back();
        self.ask_bots();
    }

    fn ended(&mut self) {
        self.note(Note::GameEnded);
        self.tell_table();
        // Nobody waits for an answer for ever.
        for seat in self.seats_of_game() {
            self.judge_draft(seat, self.now);
        }
    }

    /// Tells everybody when a word was sealed or a seal was opened.
    fn tell_words(&mut self) {
        let Some(playing) = &mut self.playing else {
            return;
        };
        let words = playing.live.coders_words();
        let state = (words.len(), words.iter().filter(|word| word.open).count());
        if state != playing.words_told {
            playing.words_told = state;
            self.tell_table();
        }
    }

    /// Asks every bot what it means to do now.
    pub(super) fn ask_bots(&mut self) {
        let now = self.now;
        for seat in self.seats_of_game() {
            let Some(playing) = self.under_way_mut() else {
                return;
            };
            let at = playing.game_time(now);
            let life = &mut playing.seats[seat];
            if life.thinking.is_some() {
                life.think_again = true;
                continue;
            }
            let Some(thought) = playing.live.think(seat, at) else {
                continue;
            };
            let number = self.work(move || Made::Meant(thought()));
            if let Some(playing) = self.under_way_mut() {
                playing.seats[seat].thinking = Some(number);
            }
        }
    }

    /// A bot has thought; not one of an earlier game.
    pub(super) fn meant(&mut self, number: u64, meant: Meant) {
        let Some((seat, life)) = self.under_way_mut().and_then(|playing| {
            let mut lives = playing.seats.pairs_mut();
            lives.find(|(_, life)| life.thinking == Some(number))
        }) else {
            return;
        };
        life.thinking = None;
        match meant {
            Meant::Nothing => return self.bot_failed(seat, "it broke down while it thought"),
            Meant::Wait => life.plan = None,
            Meant::Keep => {}
            Meant::Act(action, at) => life.plan = Some((action, at)),
        }
        if std::mem::take(&mut life.think_again) {
            self.ask_bots();
        }
    }

    /// Makes a bot anew that has failed, so that nobody waits for it; one that fails time and again
    /// leaves the game.
    fn bot_failed(&mut self, seat: Seat, why: &str) {
        self.note(Note::BotFailed(seat, why.to_owned()));
        let Some(playing) = self.playing.as_mut().filter(|playing| !playing.over) else {
            return;
        };
        let Some(life) = playing.seats.get_mut(seat) else {
            return;
        };
        let Some(level) = life.bot else {
            return;
        };
        life.failures += 1;
        if life.failures > BOT_FAILURES {
            return self.attend(seat, Attendance::Left);
        }
        playing.set_bot(seat, Some(level), &mut self.chance);
        self.ask_bots();
    }

    /// Carries out what bots planned to have done by now. Whoever plans what the rules refuse is made
    /// anew.
    fn bots_act(&mut self, wall: Wall) {
        for seat in self.seats_of_game() {
            let Some(playing) = self.under_way_mut() else {
                return;
            };
            let now = playing.game_time(wall);
            // What is planned for a moment after the deadline has to wait until that is carried out. What is planned for
            // one before it is done in time, however late we are.
            let latest = playing.live.next_deadline().map_or(now, |at| now.min(at));
            let life = &mut playing.seats[seat];
            let Some((action, _)) = life.plan.take_if(|(_, at)| *at <= latest) else {
                continue;
            };
            let at = latest;
            match playing.live.act_as_planned(seat, action, at) {
                Ok(told) => {
                    playing.seats[seat].failures = 0;
                    self.step(told, None);
                    self.after_step();
                }
                // It is thinking already about what has happened since it planned that.
                Err(_) if playing.seats[seat].thinking.is_some() => {}
                Err(refusal) => self.bot_failed(seat, &refusal.name),
            }
        }
    }
}

fn no_game() -> Refusal {
    Refusal::of(TableRefusal::NoGame, "no game is under way")
}
