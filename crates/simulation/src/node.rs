//! The node: drives the table as the server does.
//!
//! What comes after a store waits until that is on disk. If storing fails, the table is thrown away, its
//! connections are asked to come back, and the next of them reads it anew.

use crate::line::Way;
use crate::witness::Witness;
use crate::world::{Due, World};
use enigma_game::Seed;
use enigma_protocol::{ClientMsg, Farewell, ServerMsg};
use enigma_table::{
    Came, Connection, Frame, GameId, Input, Note, Output, Outputs, Person, Table, Wall, Work,
    Worked, Write,
};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// How often a server looks for games that have to be awake, in milliseconds.
const CARE: u64 = 1_000;
/// The most that a table may want done at once.
const MOST_OUTPUTS: usize = 2_000;

/// A server with one table.
pub struct Node {
    up: bool,
    /// How many tables there have been in memory: what was meant for an earlier one is no matter.
    lives: u64,
    driven: Option<Driven>,
    lines: BTreeMap<Connection, Line>,
    /// The games that have been in this server's memory.
    was_awake: BTreeSet<GameId>,
    /// Whether the game that the last server left under way is in memory again: before that no sign of life
    /// is given.
    awake: bool,
    /// How many of the requests to come fail, and how.
    trouble: Option<(u64, Trouble)>,
    /// Until when requests take long.
    slow_until: u64,
}

impl Default for Node {
    fn default() -> Self {
        Self {
            up: true,
            lives: 0,
            driven: None,
            lines: BTreeMap::new(),
            was_awake: BTreeSet::new(),
            awake: true,
            trouble: None,
            slow_until: 0,
        }
    }
}

/// How a request to the store fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// Nothing is stored, this time and for a few times more.
    Failed,
    /// All is stored, but nobody hears of it, this time and for a few times more.
    Unheard,
    /// After a few more requests the server is killed while it waits for one.
    Killed {
        /// Whether that one is stored.
        stored: bool,
    },
}

/// A table in memory.
struct Driven {
    life: u64,
    table: Table,
    /// What is still to be done, in its order.
    held: VecDeque<Output>,
    /// What is being stored.
    storing: Option<Vec<Write>>,
    /// What happened meanwhile.
    inbox: VecDeque<Input>,
    asleep: bool,
    /// The table as it is stored, once all is that it wanted to be.
    doc: String,
    /// For when its waking is on its way.
    wakes: Option<u64>,
}

impl Driven {
    /// Hands in what happens. A table that wants nothing stored has not changed.
    fn take(&mut self, input: Input, now: Wall, witness: &mut Witness) -> Outputs {
        let is_command = matches!(
            &input,
            Input::Said {
                message: ClientMsg::Table { .. } | ClientMsg::Chat { .. },
                ..
            }
        );
        let outputs = self.table.take(input, now);
        for output in &outputs {
            if let Output::Store(writes) = output {
                self.doc = last_doc(writes).unwrap_or_else(|| std::mem::take(&mut self.doc));
            }
        }
        let doc = self.table.doc().stored(now).doc;
        if doc != self.doc {
            witness.accuse(format!(
                "changed but not stored: {doc}, stored is {}",
                self.doc
            ));
        }
        let is_refusal = |output: &Output| matches!(output, Output::Send(_, frame) if frame.text().starts_with(r#"{"t":"refused""#));
        let stores = |output: &Output| matches!(output, Output::Store(_));
        if is_command && outputs.iter().any(is_refusal) && outputs.iter().any(stores) {
            witness.accuse(format!("refused but stored: {outputs:?}"));
        }
        if outputs.len() > MOST_OUTPUTS {
            witness.accuse(format!("too much at once: {}", outputs.len()));
        }
        outputs
    }
}

/// The table as it is after these changes.
fn last_doc(writes: &[Write]) -> Option<String> {
    let mut tables = writes.iter().rev().filter_map(|write| match write {
        Write::PutTable(table) => Some(&table.doc),
        _ => None,
    });
    tables.next().cloned()
}

/// A connection at the node.
struct Line {
    page: usize,
    person: Option<Person>,
    /// Whether it has said hello.
    inside: bool,
    /// Whether it was told goodbye.
    closed: bool,
    way: Way,
}

impl Node {
    /// Whether the server runs.
    pub const fn is_up(&self) -> bool {
        self.up
    }

    /// No more trouble.
    pub fn heal(&mut self) {
        self.trouble = None;
        self.slow_until = 0;
    }

    /// So many requests to come have trouble, or the last of them has.
    pub fn trouble(&mut self, requests: u64, how: Trouble) {
        self.trouble = Some((requests, how));
    }

    /// What becomes of the request that comes next.
    fn next_trouble(&mut self) -> Option<Trouble> {
        let (left, how) = self.trouble.as_mut()?;
        *left = left.saturating_sub(1);
        let (is_last, how) = (*left == 0, *how);
        if is_last {
            self.trouble = None;
        }
        Some(how).filter(|how| is_last || !matches!(how, Trouble::Killed { .. }))
    }

    /// Requests take long until then.
    pub fn slow_until(&mut self, until: u64) {
        self.slow_until = until;
    }

    /// How many messages are on their way to a page.
    pub fn coming_to(&self, line: Connection) -> u64 {
        self.lines.get(&line).map_or(0, |line| line.way.coming)
    }

    /// Whether the table waits for nothing.
    pub fn is_idle(&self) -> bool {
        let driven = self.driven.as_ref();
        driven.is_none_or(|driven| driven.held.is_empty() && driven.storing.is_none())
    }

    /// The table in memory.
    pub fn table(&self) -> Option<&Table> {
        self.driven.as_ref().map(|driven| &driven.table)
    }

    /// What is to be sent, and to whom.
    pub fn held_sends(&self) -> impl Iterator<Item = (Connection, &str)> {
        let held = self.driven.iter().flat_map(|driven| &driven.held);
        held.filter_map(|output| match output {
            Output::Send(to, frame) => Some((*to, frame.text())),
            _ => None,
        })
    }

    /// Every connection inside, with its page.
    pub fn inside(&self) -> impl Iterator<Item = (Connection, usize)> {
        let lines = self.lines.iter().filter(|(_, line)| line.inside);
        lines.map(|(&connection, line)| (connection, line.page))
    }
}

impl World {
    /// A line from a page reaches the node.
    pub(crate) fn accept(
        &mut self,
        connection: Connection,
        page: usize,
        person: Option<Person>,
    ) -> bool {
        if !self.node.up {
            return false;
        }
        let line = Line {
            page,
            person,
            inside: false,
            closed: false,
            way: Way::default(),
        };
        self.node.lines.insert(connection, line);
        true
    }

    pub(crate) fn node_hears(&mut self, connection: Connection, text: &str) {
        let Some(line) = self
            .node
            .lines
            .get_mut(&connection)
            .filter(|line| !line.closed)
        else {
            return;
        };
        let Ok(message) = ClientMsg::read(text) else {
            return;
        };
        if let (
            false,
            ClientMsg::Hello {
                game,
                seq,
                seat,
                chat,
                short,
                ..
            },
        ) = (line.inside, &message)
        {
            line.inside = true;
            let came = Came {
                connection,
                person: line.person.clone(),
                seen: game.clone().map(|game| (game.into(), seq.unwrap_or(0))),
                seat: seat.map(enigma_game::Seat),
                chat: chat.unwrap_or(0),
                short: *short,
            };
            if self.wake_table() {
                self.input(Input::Came(came));
            } else {
                self.close(connection, Farewell::NoSuchTable);
            }
            return;
        }
        if line.inside {
            let received = Wall(self.now);
            if let Some(person) = &line.person {
                self.witness.ledger.hears(&person.id, &message, self.now);
            }
            self.input(Input::Said {
                from: connection,
                message,
                received,
            });
        }
    }

    pub(crate) fn node_loses(&mut self, connection: Connection) {
        if let Some(line) = self.node.lines.remove(&connection)
            && line.inside
        {
            self.input(Input::Gone(connection));
        }
    }

    /// Sees to it that the table is in memory. False if there is none any more.
    fn wake_table(&mut self) -> bool {
        if self.node.driven.is_some() {
            return true;
        }
        let now = Wall(self.now);
        let was_awake = &self.node.was_awake;
        let stored = match self.store.read(now, |game| was_awake.contains(game)) {
            Ok(Some(stored)) => stored,
            Ok(None) => return false,
            Err(why) => {
                self.witness.accuse(format!("the table is lost: {why}"));
                return false;
            }
        };
        let last_written = self.store.last_written;
        self.witness.wakes(&stored, last_written, now);
        self.node.lives += 1;
        let life = self.node.lives;
        let doc = stored.doc.stored(now).doc;
        let seed = Seed::from_number(self.seed ^ life << 32);
        match Table::wake(stored, self.house.clone(), &seed, now) {
            Ok((table, outputs)) => {
                let mut stored = outputs.iter().rev().filter_map(|output| match output {
                    Output::Store(writes) => last_doc(writes),
                    _ => None,
                });
                let doc = stored.next().unwrap_or(doc);
                self.node.driven = Some(Driven {
                    life,
                    table,
                    held: VecDeque::new(),
                    storing: None,
                    inbox: VecDeque::new(),
                    asleep: false,
                    doc,
                    wakes: None,
                });
                self.do_all(outputs);
                true
            }
            Err(why) => {
                self.witness.accuse(format!("the table is lost: {why}"));
                false
            }
        }
    }

    /// Something happens to the table. While it stores, that has to wait.
    pub(crate) fn input(&mut self, input: Input) {
        let now = Wall(self.now);
        let Some(driven) = &mut self.node.driven else {
            return;
        };
        if driven.storing.is_some() || !driven.held.is_empty() {
            driven.inbox.push_back(input);
            return;
        }
        let outputs = driven.take(input, now, &mut self.witness);
        self.do_all(outputs);
    }

    fn do_all(&mut self, outputs: Outputs) {
        if let Some(driven) = &mut self.node.driven {
            driven.held.extend(outputs);
        }
        self.witness_secrets();
        self.go_on();
    }

    /// Does what is to be done until something has to be stored; then takes what happened meanwhile.
    fn go_on(&mut self) {
        loop {
            let Some(driven) = &mut self.node.driven else {
                return;
            };
            if driven.storing.is_some() {
                return;
            }
            let life = driven.life;
            match driven.held.pop_front() {
                Some(output) => self.carry_out(life, output),
                None if driven.asleep => return self.fall_asleep(),
                None => match driven.inbox.pop_front() {
                    Some(input) => {
                        let now = Wall(self.now);
                        let outputs = driven.take(input, now, &mut self.witness);
                        driven.held.extend(outputs);
                        self.witness_secrets();
                    }
                    None => break,
                },
            }
        }
        self.idle();
    }

    /// The table has nothing to do: it is woken when it wants to be.
    fn idle(&mut self) {
        let Some(driven) = &self.node.driven else {
            return;
        };
        if let Some(game) = driven.table.game_under_way() {
            self.node.was_awake.insert(game.clone());
        }
        self.node.awake = true;
        if let Some(at) = driven.table.next_wake() {
            let life = driven.life;
            let at = at.0.max(self.now + 1);
            if driven
                .wakes
                .is_none_or(|coming| coming > at || coming <= self.now)
            {
                self.after(at - self.now, Due::Wake(life));
                if let Some(driven) = &mut self.node.driven {
                    driven.wakes = Some(at);
                }
            }
        }
    }

    fn carry_out(&mut self, life: u64, output: Output) {
        match output {
            Output::Store(writes) => {
                if let Some(driven) = &mut self.node.driven {
                    driven.storing = Some(writes);
                }
                let most = if self.now < self.node.slow_until {
                    4_000
                } else {
                    15
                };
                let delay = 1 + self.chance.below(most);
                self.after(delay, Due::Stored(life));
            }
            Output::Send(to, frame) => self.send_to_page(to, &frame),
            Output::Close(line, reason) => self.close(line, reason),
            Output::Work(work) => self.start_work(life, work),
            Output::Note(Note::BotFailed(seat, why)) if !why.starts_with("it broke down") => {
                self.witness
                    .accuse(format!("a bot does what it may not: {seat} {why}"));
            }
            Output::Note(_) => {}
            Output::Sleep => {
                if let Some(driven) = &mut self.node.driven {
                    driven.asleep = true;
                }
            }
        }
    }

    fn start_work(&mut self, life: u64, work: Work) {
        let number = work.number();
        let breaks_down = !self.healed && self.chance.below(150) == 0;
        let worked = (!breaks_down).then(|| work.run());
        let delay = 1 + self.chance.below(60);
        self.after(delay, Due::Worked(life, number, worked));
    }

    pub(crate) fn worked(&mut self, life: u64, number: u64, worked: Option<Worked>) {
        if self.is_life(life) {
            self.input(Input::Worked(number, worked));
        }
    }

    pub(crate) fn wake(&mut self, life: u64) {
        let now = Wall(self.now);
        let due = self
            .node
            .driven
            .as_ref()
            .and_then(|driven| driven.table.next_wake());
        if self.is_life(life) && self.node.is_idle() {
            if due.is_some_and(|due| due <= now) {
                self.input(Input::Time);
            } else {
                self.idle();
            }
        }
    }

    fn is_life(&self, life: u64) -> bool {
        self.node
            .driven
            .as_ref()
            .is_some_and(|driven| driven.life == life)
    }

    /// A request has reached the disk, or has not.
    pub(crate) fn stored(&mut self, life: u64) {
        if !self.is_life(life) {
            return;
        }
        let Some(writes) = self
            .node
            .driven
            .as_mut()
            .and_then(|driven| driven.storing.take())
        else {
            return;
        };
        let trouble = self.node.next_trouble();
        if matches!(
            trouble,
            None | Some(Trouble::Unheard | Trouble::Killed { stored: true })
        ) {
            self.write_down(&writes);
        }
        match trouble {
            Some(Trouble::Killed { .. }) => self.kill(1_000),
            Some(_) => self.throw_away(),
            None => self.go_on(),
        }
    }

    fn write_down(&mut self, writes: &[Write]) {
        self.store.last_written = Wall(self.now);
        if let Err(why) = self.store.write(writes) {
            return self.witness.accuse(format!("the store refuses: {why}"));
        }
        let ledger = &mut self.witness.ledger;
        if let Err(why) = ledger.enter(writes, &self.house, &self.store) {
            self.witness.accuse(why);
        }
    }

    /// The table is thrown away; everybody is asked to come back.
    fn throw_away(&mut self) {
        self.witness.trouble();
        self.node.driven = None;
        self.part_with_all(Farewell::Resume);
        self.after(CARE, Due::Care);
    }

    /// A game under way must not wait for a visitor.
    pub(crate) fn care(&mut self) {
        if self.node.up && self.store.table().is_some_and(|table| table.playing) {
            self.wake_table();
        }
    }

    fn fall_asleep(&mut self) {
        self.node.driven = None;
        self.part_with_all(Farewell::Resume);
    }

    fn part_with_all(&mut self, reason: Farewell) {
        let inside: Vec<Connection> = self
            .node
            .inside()
            .map(|(connection, _)| connection)
            .collect();
        for connection in inside {
            self.close(connection, reason);
        }
    }

    /// The server stops at once; what is being stored may have reached the disk, or not.
    pub(crate) fn kill(&mut self, for_millis: u64) {
        if !self.node.up {
            return;
        }
        self.witness.trouble();
        let storing = self.node.driven.take().and_then(|driven| driven.storing);
        if let Some(writes) = storing
            && self.chance.below(2) == 0
        {
            self.write_down(&writes);
        }
        // A server writes down now and then that it is alive.
        let alive = self.now - self.chance.below(1000);
        if self.node.awake {
            self.store.last_alive = self.store.last_alive.max(Wall(alive));
        }
        self.go_down(for_millis);
    }

    /// The server stops politely.
    pub(crate) fn stop(&mut self, for_millis: u64) {
        if !self.node.up || !self.node.is_idle() {
            return;
        }
        self.input(Input::Stop(Farewell::Restart));
        if self.node.awake {
            self.store.last_alive = Wall(self.now);
        }
        self.node.driven = None;
        self.go_down(for_millis);
    }

    fn go_down(&mut self, for_millis: u64) {
        self.node.up = false;
        self.node.was_awake.clear();
        for (connection, _) in std::mem::take(&mut self.node.lines) {
            let delay = 1 + self.chance.below(200);
            self.after(delay, Due::GoneAtPage(connection));
        }
        self.after(for_millis, Due::Start);
    }

    /// The server starts, and wakes the games that were under way.
    pub(crate) fn start(&mut self) {
        if self.node.up {
            return;
        }
        self.node.up = true;
        self.node.awake = self.store.table().is_none_or(|table| !table.playing);
        self.care();
    }

    fn send_to_page(&mut self, to: Connection, frame: &Frame) {
        let text = frame.text();
        let now = self.now;
        let Some(line) = self.node.lines.get_mut(&to).filter(|line| !line.closed) else {
            return;
        };
        let heard = match self.ear.hear(text) {
            Ok(heard) => heard,
            Err(error) => {
                let what = format!("no message of the protocol: {error}: {text}");
                return self.witness.accuse(what);
            }
        };
        let person = line.person.as_ref();
        self.witness.sent(to, text, &heard, person, &self.store);
        let arrivals = line.way.arrivals(now, self.weather, &mut self.chance);
        for at in arrivals {
            self.after(at - now, Due::ToPage(to, heard.clone()));
        }
    }

    fn close(&mut self, connection: Connection, reason: Farewell) {
        let now = self.now;
        let bye = ServerMsg::Bye {
            now,
            reason,
            text: String::new(),
        };
        self.send_to_page(connection, &Frame::message(&bye));
        if let Some(line) = self.node.lines.get_mut(&connection) {
            line.closed = true;
            line.inside = false;
        }
        let delay = 1_000 + self.chance.below(1_000);
        self.after(delay, Due::GoneAtPage(connection));
        self.after(delay, Due::GoneAtNode(connection));
    }

    /// A message has arrived at a page.
    pub(crate) fn arrived(&mut self, connection: Connection) {
        if let Some(line) = self.node.lines.get_mut(&connection) {
            line.way.coming = line.way.coming.saturating_sub(1);
        }
    }
}
