//! Playing: commands and deadlines become steps; each step is stored, then told.

use super::actor::{Actor, Broken};
use super::doc::Effect;
use super::drafts::Asked;
use super::playing::{Begun, Playing, outcome_msg};
use super::seers::StepText;
use crate::house::{Meant, Refusal, Told};
use crate::meters;
use crate::store::{Origin, Write};
use enigma_game::{Attendance, Seat};
use enigma_protocol::{Raw, Stage, TableCommand};

/// How often in a row a bot is made anew before it leaves the game.
const BOT_FAILURES: u32 = 5;

impl Actor {
    /// A command about the table.
    pub(super) async fn table_command(
        &mut self,
        from: u64,
        id: String,
        command: TableCommand,
    ) -> Result<(), Broken> {
        let Some(person) = self.known(from, &id) else {
            return Ok(());
        };
        if self.answered_before(from, &person, &id) {
            return Ok(());
        }
        let before = self.doc.clone();
        let around = self.circumstances();
        let effect = match self.doc.command(&person, command, &around) {
            Ok(effect) => effect,
            Err(refusal) => {
                self.refuse(from, Some(id), &refusal);
                return Ok(());
            }
        };
        self.doc.answered.remember(&person.id, &id);
        match effect {
            Effect::Changed => {
                self.store_doc().await?;
                self.rematch_if_agreed().await?;
            }
            Effect::Start => {
                if let Err(refusal) = self.start().await? {
                    self.doc = before;
                    self.refuse(from, Some(id), &refusal);
                    return Ok(());
                }
            }
            Effect::Left(seats) => {
                // The command counts as done once they have left: sent again before, it does no harm.
                for seat in seats {
                    self.leaves(seat).await?;
                }
                self.store_doc().await?;
            }
            Effect::TakeBack => {
                self.store_doc().await?;
                self.give_back().await?;
            }
        }
        self.refresh_viewers();
        self.tell_table();
        if self.playing.is_some()
            && self.stage() == Stage::Playing
            && before.stage != Stage::Playing
        {
            self.send_watchers_away();
            self.show_everybody();
        }
        self.accept(from, id, None);
        self.send_watchers_away();
        Ok(())
    }

    /// Who sends a command, if it is somebody and the id will do; refused otherwise.
    pub(super) fn known(&mut self, from: u64, id: &str) -> Option<crate::store::Person> {
        if id.is_empty() || id.len() > 40 || id.contains(char::is_control) {
            let text = "a command's id has 1 to 40 characters that can be seen";
            let refusal = Refusal::new("bad_id", text);
            self.refuse(from, None, &refusal);
            return None;
        }
        let person = self.person(from);
        if person.is_none() {
            let refusal = Refusal::new("no_name", "say who you are first (POST /api/me)");
            self.refuse(from, Some(id.to_owned()), &refusal);
        }
        person
    }

    /// Begins a game.
    async fn start(&mut self) -> Result<Result<(), Refusal>, Broken> {
        let Begun { playing, stored } = match Playing::begin(&self.doc, &self.shared).await {
            Ok(begun) => begun,
            Err(refusal) => return Ok(Err(refusal)),
        };
        self.doc.begun(playing.id.clone());
        let table = self.doc.stored(self.shared.clock.now());
        self.shared
            .store
            .write(vec![
                Write::NewGame(Box::new(stored)),
                Write::PutTable(table),
            ])
            .await?;
        self.shared.registry.playing(&playing.id, true);
        metrics::counter!("enigma_games_started_total").increment(1);
        self.playing = Some(playing);
        self.ask_bots();
        Ok(Ok(()))
    }

    /// Those who are there have all agreed on another game, as somebody has left: it begins.
    pub(super) async fn rematch_if_agreed(&mut self) -> Result<(), Broken> {
        let around = self.circumstances();
        let before = self.doc.clone();
        if !self.doc.rematch_agreed(&around) {
            return Ok(());
        }
        match self.start().await? {
            Ok(()) => {
                self.refresh_viewers();
                self.tell_table();
                self.send_watchers_away();
                self.show_everybody();
            }
            Err(refusal) => {
                tracing::error!(refusal = refusal.name, "a rematch could not begin");
                self.doc = before;
            }
        }
        Ok(())
    }

    fn show_everybody(&mut self) {
        let numbers: Vec<u64> = self.connections.keys().copied().collect();
        for number in numbers {
            self.send_view(number);
        }
    }

    /// An action in the game.
    pub(super) async fn act(
        &mut self,
        from: u64,
        id: String,
        seat: Option<Seat>,
        action: Raw,
        received: u64,
    ) -> Result<(), Broken> {
        let Some(person) = self.known(from, &id) else {
            return Ok(());
        };
        if self.answered_before(from, &person, &id) {
            return Ok(());
        }
        let seat = match self.seat_to_act(&person.id, seat) {
            Ok(seat) => seat,
            Err(refusal) => {
                self.refuse(from, Some(id), &refusal);
                return Ok(());
            }
        };
        let asked = Asked {
            from,
            person: person.id,
            id,
            action,
            overtaken: Vec::new(),
        };
        let Some(asked) = self.let_wait(seat, asked, received) else {
            return Ok(());
        };
        // Whatever else a seat does comes after its draft that waits.
        self.judge_draft(seat, received).await?;
        self.judge(seat, asked, received).await
    }

    fn seat_to_act(&self, person: &str, seat: Option<Seat>) -> Result<Seat, Refusal> {
        let Some(playing) = self.under_way() else {
            return Err(Refusal::new("no_game", "no game is under way"));
        };
        let seats: Vec<Seat> = self.doc.seats_of(person).collect();
        let seat = match (seat, seats.as_slice()) {
            (Some(seat), seats) if seats.contains(&seat) => seat,
            (None, [seat]) => *seat,
            (None, [_, _, ..]) => {
                return Err(Refusal::new("which_seat", "say for which of your seats"));
            }
            _ => return Err(Refusal::new("not_your_seat", "that seat is not yours")),
        };
        match playing.seats.get(seat).and_then(|life| life.attendance) {
            Some(Attendance::Bot) => Err(Refusal::new(
                "bot_plays",
                "a bot plays on for you; take the seat back first",
            )),
            Some(Attendance::Left) => Err(Refusal::new("seat_left", "you have left this game")),
            _ => Ok(seat),
        }
    }

    /// Has the game judge an action that was received at that moment.
    pub(super) async fn judge(
        &mut self,
        seat: Seat,
        asked: Asked,
        received: u64,
    ) -> Result<(), Broken> {
        self.catch_up_deadlines(received).await?;
        let judged = match self.under_way_mut() {
            Some(playing) => {
                let now = playing.game_time(received);
                playing.live.act(seat, &asked.action, now)
            }
            None => Err(Refusal::new("no_game", "no game is under way")),
        };
        match judged {
            Ok(told) => {
                let seq = self.step(told, Some(asked.origin())).await?;
                for (from, id) in asked.waiting_for_answers() {
                    self.accept(from, id, Some(seq));
                }
                self.after_step().await
            }
            Err(refusal) => {
                for (from, id) in asked.waiting_for_answers() {
                    self.refuse(from, Some(id), &refusal);
                }
                Ok(())
            }
        }
    }

    /// Carries out the deadlines that lie before a moment of the wall clock.
    async fn catch_up_deadlines(&mut self, wall: u64) -> Result<(), Broken> {
        while let Some(told) = self.playing.as_mut().and_then(|playing| {
            let now = playing.game_time(wall);
            playing.live.overdue(now)
        }) {
            self.step(told, None).await?;
        }
        Ok(())
    }

    /// Time has passed: waiting drafts, deadlines and bots.
    pub(super) async fn play_on(&mut self) -> Result<(), Broken> {
        let now = self.shared.clock.now();
        let Some(playing) = self.under_way() else {
            return Ok(());
        };
        let deadline = playing.live.next_deadline();
        let ends = deadline.is_some_and(|at| at <= playing.game_time(now));
        self.judge_waiting(now, ends).await?;
        self.bots_act(now).await?;
        let mut stepped = false;
        while let Some(told) = self
            .playing
            .as_mut()
            .and_then(|playing| playing.live.due(playing.game_time(now)))
        {
            self.step(told, None).await?;
            stepped = true;
        }
        if stepped {
            self.after_step().await?;
        }
        Ok(())
    }

    /// Somebody comes or goes, as the game sees it.
    pub(super) async fn attend(
        &mut self,
        seat: Seat,
        attendance: Attendance,
    ) -> Result<(), Broken> {
        let now = self.shared.clock.now();
        self.catch_up_deadlines(now).await?;
        let Some(playing) = self.under_way_mut() else {
            return Ok(());
        };
        let at = playing.game_time(now);
        let Ok(told) = playing.live.attend(seat, attendance, at) else {
            return Ok(());
        };
        self.step(told, None).await?;
        self.after_step().await
    }

    /// Gives seats back to people who want them, if the rules allow it by now.
    async fn give_back(&mut self) -> Result<(), Broken> {
        let Some(playing) = self.under_way() else {
            return Ok(());
        };
        let wanted: Vec<Seat> = playing
            .seats
            .pairs()
            .filter(|(_, life)| life.attendance == Some(Attendance::Bot))
            .map(|(seat, _)| seat)
            .filter(|seat| self.doc.wants_back.contains(&seat.0))
            .collect();
        for seat in wanted {
            Box::pin(self.attend(seat, Attendance::Person)).await?;
        }
        Ok(())
    }

    /// Stores a step that the game has taken, then tells everybody. The number of the step.
    async fn step(&mut self, mut told: Told, origin: Option<Origin>) -> Result<u64, Broken> {
        // What is known already need not wait for the disk.
        self.flush();
        let Some(playing) = &mut self.playing else {
            return Ok(0);
        };
        playing.seq += 1;
        let entry = playing.entry(std::mem::take(&mut told.entry), origin.clone());
        let mut writes = vec![Write::Append(playing.id.clone(), entry)];
        let wall = self.shared.clock.now();
        if let Some(outcome) = playing.live.outcome().filter(|_| !playing.over) {
            playing.over = true;
            self.doc.over();
            writes.push(Write::EndGame(
                playing.id.clone(),
                wall,
                outcome_msg(&outcome),
            ));
            writes.push(Write::PutTable(self.doc.stored(wall)));
        }
        if self.doc.no_longer_wants_back(&told.attendance) {
            writes.push(Write::PutTable(self.doc.stored(wall)));
        }
        self.shared.store.write(writes).await?;
        meters::STEPS.increment(1);
        let seq = playing.seq;
        if let Some(origin) = origin {
            playing.remember(&origin, seq);
        }
        self.tell_step(&told);
        self.attended(&told.attendance);
        Ok(seq)
    }

    /// Keeps up with who plays where, as the game sees it.
    fn attended(&mut self, attendance: &[(Seat, Attendance)]) {
        let now = self.shared.clock.now();
        let level = self.doc.settings.bot_level;
        let Some(playing) = &mut self.playing else {
            return;
        };
        for &(seat, attendance) in attendance {
            let Some(life) = playing.seats.get_mut(seat) else {
                continue;
            };
            life.attended(attendance, now);
            match attendance {
                Attendance::Bot => playing.set_bot(seat, Some(level)),
                Attendance::Person | Attendance::Back | Attendance::Left => {
                    playing.set_bot(seat, None);
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
        let looking = &self.connections;
        let step = StepText {
            game: &playing.id,
            seq: playing.seq,
            at: told.at.0,
            events: &told.events,
            open: told.open.as_ref(),
            touched: told.touched,
        };
        let tellings = playing.seers.step(
            step,
            self.shared.clock.now(),
            |viewer| looking.values().any(|looker| looker.viewer == viewer),
            &*playing.live,
        );
        let (mut behind, mut bytes) = (Vec::new(), 0);
        for (&number, connection) in &self.connections {
            let telling = tellings
                .iter()
                .find(|telling| telling.viewer == connection.viewer);
            if let Some(telling) = telling {
                bytes += telling.frame.bytes().len() as u64;
                if !connection.outbox.send_frame(telling.frame.clone()) {
                    behind.push(number);
                }
            }
        }
        meters::BYTES_TOLD.increment(bytes);
        for number in behind {
            self.gone(number);
        }
    }

    /// After one or several steps: seats that go back, words that open, the end, and the bots.
    async fn after_step(&mut self) -> Result<(), Broken> {
        let over = self.playing.as_ref().is_some_and(|playing| playing.over);
        if over {
            self.ended();
            return Ok(());
        }
        self.tell_words();
        self.give_back().await?;
        self.ask_bots();
        Ok(())
    }

    fn ended(&mut self) {
        if let Some(playing) = &self.playing {
            self.shared.registry.playing(&playing.id, false);
            metrics::counter!("enigma_games_ended_total").increment(1);
        }
        self.tell_table();
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
        let now = self.shared.clock.now();
        let own = self.own.clone();
        let Some(playing) = self.under_way_mut() else {
            return;
        };
        let at = playing.game_time(now);
        for (seat, life) in playing.seats.pairs_mut() {
            if life.thinking {
                life.think_again = true;
                continue;
            }
            let (Some(thought), Some(own)) = (playing.live.think(seat, at), own.upgrade()) else {
                continue;
            };
            life.thinking = true;
            tokio::spawn(async move {
                let meant = tokio::task::spawn_blocking(thought).await;
                let meant = Box::new(meant.unwrap_or(Meant::Nothing));
                let _ = own.send(super::message::ToTable::Meant(seat, meant)).await;
            });
        }
    }

    /// A bot has thought.
    pub(super) async fn meant(&mut self, seat: Seat, meant: Meant) -> Result<(), Broken> {
        let Some(life) = self
            .playing
            .as_mut()
            .and_then(|playing| playing.seats.get_mut(seat))
        else {
            return Ok(());
        };
        life.thinking = false;
        match meant {
            Meant::Nothing => {
                tracing::error!(seat = seat.0, "a bot broke down while it thought");
                return self.bot_failed(seat).await;
            }
            Meant::Wait => life.plan = None,
            Meant::Keep => {}
            Meant::Act(action, at) => life.plan = Some((action, at)),
        }
        if std::mem::take(&mut life.think_again) {
            self.ask_bots();
        }
        Ok(())
    }

    /// Makes a bot anew that has failed, so that nobody waits for it; one that fails time and again
    /// leaves the game.
    async fn bot_failed(&mut self, seat: Seat) -> Result<(), Broken> {
        metrics::counter!("enigma_bot_failures_total").increment(1);
        let Some(playing) = self.under_way_mut() else {
            return Ok(());
        };
        let Some(life) = playing.seats.get_mut(seat) else {
            return Ok(());
        };
        let Some(level) = life.bot else {
            return Ok(());
        };
        life.failures += 1;
        if life.failures > BOT_FAILURES {
            return Box::pin(self.attend(seat, Attendance::Left)).await;
        }
        playing.set_bot(seat, Some(level));
        self.ask_bots();
        Ok(())
    }

    /// Carries out what bots planned to have done by now. Whoever plans what the rules refuse is made
    /// anew.
    async fn bots_act(&mut self, wall: u64) -> Result<(), Broken> {
        for seat in self.seats_of_game() {
            let Some(playing) = self.under_way_mut() else {
                return Ok(());
            };
            let now = playing.game_time(wall);
            let life = &mut playing.seats[seat];
            let Some((action, at)) = life.plan.take_if(|(_, at)| *at <= now) else {
                continue;
            };
            // A plan for a moment before a deadline is carried out in time, however late we are.
            let at = playing
                .live
                .next_deadline()
                .map_or(now, |deadline| now.min(deadline.max(at)));
            match playing.live.act(seat, &action, at) {
                Ok(told) => {
                    playing.seats[seat].failures = 0;
                    self.step(told, None).await?;
                    Box::pin(self.after_step()).await?;
                }
                Err(refusal) => {
                    tracing::warn!(refusal = refusal.name, "a bot was refused");
                    self.bot_failed(seat).await?;
                }
            }
        }
        Ok(())
    }
}
