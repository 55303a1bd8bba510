//! What happens in a turn.

use crate::node::Trouble;
use crate::page::{Page, Sent};
use crate::play::{Mind, command, pieces, sensible, settings};
use crate::theme::Deed;
use crate::world::World;
use enigma_game::{Chance, Seed};
use enigma_protocol::{Farewell, Stage};
use enigma_table::{Input, Person, PersonId};
use serde_json::{Value, json};

impl World {
    /// Some time passes, then something happens. All of it is drawn from a chance of the turn's own.
    pub(crate) fn take_turn(&mut self, number: u64) {
        let mut chance = Seed::from_number(self.seed).chance(&format!("turn {number}"));
        let pause = match chance.below(40) {
            0..=15 => chance.below(50),
            16..=35 => chance.below(2_500),
            36..=38 => chance.below(20_000),
            _ => chance.below(150_000),
        };
        let until = self.now + pause;
        self.pass_until(until);
        if self.witness.has_fault() {
            return;
        }
        match self.theme.deed(&mut chance) {
            Deed::Play => self.play(&mut chance),
            Deed::Drafts => self.move_pieces(&mut chance),
            Deed::Wish => self.wish(&mut chance),
            Deed::Mumble => self.mumble(&mut chance),
            Deed::Chat => self.chat(&mut chance),
            Deed::Tear => self.tear_a_line(&mut chance),
            Deed::GoAway => self.go_away(&mut chance),
            Deed::FallQuiet => self.fall_quiet(&mut chance),
            Deed::Look => self.look(&mut chance),
            Deed::Rename => self.rename(&mut chance),
            Deed::Forget => self.forget(&mut chance),
            Deed::UpsetStore => self.upset_the_store(&mut chance),
            Deed::Kill => {
                let down = downtime(&mut chance);
                self.note(&format!("the server is killed for {down} ms"));
                self.kill(down);
            }
            Deed::Stop => {
                let down = downtime(&mut chance);
                self.note(&format!("the server stops for {down} ms"));
                self.stop(down);
            }
            Deed::GiveUp => {
                self.note("the table is given up");
                self.input(Input::Stop(Farewell::Expired));
            }
        }
    }

    fn any_page(&self, chance: &mut Chance) -> usize {
        chance.index(self.pages.len())
    }

    /// Everybody who can does something sensible.
    fn play(&mut self, chance: &mut Chance) {
        for page in 0..self.pages.len() {
            if self.pages[page].open
                && chance.below(3) > 0
                && let Some(message) = self.think(page, chance, sensible)
            {
                self.say(page, message);
            }
        }
    }

    /// What comes to a page's mind.
    fn think(
        &mut self,
        page: usize,
        chance: &mut Chance,
        what: fn(&Page, &mut Mind<'_>, &mut Chance) -> Option<Value>,
    ) -> Option<Value> {
        let words = self.pages.iter().map(|page| &page.view["you"]["word"]);
        let word = words.filter_map(Value::as_str).next().map(str::to_owned);
        let mut mind = Mind {
            theme: self.theme,
            word,
            solved: &mut self.solved,
        };
        what(&self.pages[page], &mut mind, chance)
    }

    /// Somebody moves pieces faster than they are judged.
    fn move_pieces(&mut self, chance: &mut Chance) {
        let page = self.any_page(chance);
        for _ in 0..4 + chance.below(9) {
            if self.pages[page].open
                && let Some(message) = self.think(page, chance, pieces)
            {
                self.say(page, message);
                // Sent again while it waits.
                if chance.below(4) == 0
                    && let Some(last) = self.last_commands(page).pop()
                {
                    self.write(page, &last.text);
                }
            }
            let until = self.now + chance.below(60);
            self.pass_until(until);
        }
    }

    /// Somebody wishes anything about the table, whoever they are.
    fn wish(&mut self, chance: &mut Chance) {
        let page = self.any_page(chance);
        let seat = chance.below(5);
        let wish = match chance.below(16) {
            0 | 1 => json!("leave"),
            2 => json!("start"),
            3 => json!("rematch"),
            4 => json!("lobby"),
            5 => json!("take_back"),
            6 => json!({"sit": {"seat": seat}}),
            7 => json!({"ready": {"ready": chance.below(2) == 0}}),
            8 => json!({"remove": {"seat": seat}}),
            9 => json!({"hand_over": {"seat": seat}}),
            10 => json!({"bot": {"seat": seat, "level": "spark"}}),
            11 => json!({"bot": {"seat": seat, "level": null}}),
            12 => json!({"by_ear": {"by_ear": chance.below(2) == 0}}),
            13 => {
                json!({"mute": {"person": format!("person-{seat}"), "muted": chance.below(2) == 0}})
            }
            14 => {
                let colours = ["iris", "moss", "rust", "chalk"];
                json!({"colour": {"seat": seat, "colour": chance.pick(&colours)}})
            }
            _ => return self.say(page, settings(self.theme, chance)),
        };
        self.say(page, command(&wish));
    }

    /// Somebody sends nonsense, or what was sent before.
    fn mumble(&mut self, chance: &mut Chance) {
        let page = self.any_page(chance);
        let last = self.last_commands(page);
        if chance.below(2) == 0
            && let Some(Sent { id, text, .. }) = chance.pick(&last).cloned()
        {
            self.note(&format!("{} sends {id} again", self.pages[page].name()));
            if self.pages[page].open {
                self.write(page, &text);
            }
            return;
        }
        let action = match chance.below(6) {
            0 => json!({"type": "fly"}),
            1 => json!({"type": "choose", "category": "weight"}),
            2 => json!({"type": "place", "x": 1000, "y": -7, "turn": 9}),
            3 => {
                json!({"type": "draft", "draft": {"category": "weight", "left": [1], "right": []}})
            }
            4 => json!({"type": "ask", "zone": 200}),
            _ => json!({"type": "deduce", "word": "xyzzy"}),
        };
        let mut message = json!({"t": "do", "action": action});
        if chance.below(3) == 0 {
            message["seat"] = json!(chance.below(5));
        }
        self.say(page, message);
    }

    fn chat(&mut self, chance: &mut Chance) {
        let page = self.any_page(chance);
        for _ in 0..=chance.below(3) {
            self.said += 1;
            let say = match chance.below(4) {
                0 => json!({"phrase": "hello"}),
                _ => json!({"text": format!("line {} of the chat", self.said)}),
            };
            self.say(page, json!({"t": "chat", "say": say}));
        }
    }

    /// A page sends a command under a name of its own.
    fn say(&mut self, page: usize, mut message: Value) {
        if self.misses_an_answer(page) {
            return;
        }
        let id = self.pages[page].new_id();
        message["id"] = json!(id);
        let text = message.to_string();
        let short: String = text.chars().take(140).collect();
        self.note(&format!("{}: {short}", self.pages[page].name()));
        self.command(page, id, &text);
    }

    fn tear_a_line(&mut self, chance: &mut Chance) {
        let page = self.any_page(chance);
        self.note(&format!("{} loses the line", self.pages[page].name()));
        self.hang_up(page);
    }

    /// Somebody is away for longer than it takes to notice, with all of their pages.
    fn go_away(&mut self, chance: &mut Chance) {
        let page = self.any_page(chance);
        let person = self.pages[page].person.clone();
        let length = match chance.below(4) {
            0 => chance.below(10_000),
            1 | 2 => 6_000 + chance.below(60_000),
            _ => 90_000 + chance.below(200_000),
        };
        self.note(&format!(
            "{} is away for {length} ms",
            self.pages[page].name()
        ));
        for page in 0..self.pages.len() {
            if self.pages[page].person == person {
                self.pages[page].away_until = self.now + length;
                self.hang_up(page);
            }
        }
    }

    fn fall_quiet(&mut self, chance: &mut Chance) {
        let page = self.any_page(chance);
        let quiet = chance.below(2) == 0;
        if let Some(connection) = self.pages[page]
            .connection()
            .filter(|_| self.pages[page].open)
        {
            self.note(&format!("{} answers: {}", self.pages[page].name(), !quiet));
            self.input(Input::Quiet(connection, quiet));
        }
    }

    /// Somebody looks from another seat, or would like to.
    fn look(&mut self, chance: &mut Chance) {
        let page = self.any_page(chance);
        let seats = match &self.pages[page].table {
            Some(table) if table.stage == Stage::Playing => own_seats(&self.pages[page]),
            _ => return,
        };
        let seat = chance.pick(&seats).copied().filter(|_| chance.below(8) > 0);
        match seat {
            Some(seat) => {
                self.note(&format!(
                    "{} looks from seat {seat}",
                    self.pages[page].name()
                ));
                let message = self.pages[page].look(seat);
                self.write(page, &message.to_string());
            }
            None => self.write(page, &json!({"t": "look", "seat": 7}).to_string()),
        }
    }

    fn rename(&mut self, chance: &mut Chance) {
        let page = self.any_page(chance);
        let Some(person) = self.pages[page].person.clone() else {
            return;
        };
        let person = Person {
            name: format!("{}{}", person.name, chance.below(10)),
            ..person
        };
        if self
            .node
            .table()
            .is_none_or(|table| !table.may_rename(&person))
        {
            return;
        }
        self.note(&format!(
            "{} is now called {}",
            self.pages[page].name(),
            person.name
        ));
        let pages = self
            .pages
            .iter_mut()
            .filter(|page| page.person.as_ref().is_some_and(|of| of.id == person.id));
        for page in pages {
            page.person = Some(person.clone());
        }
        self.input(Input::Renamed(person));
    }

    fn forget(&mut self, chance: &mut Chance) {
        let person = PersonId::from(format!("person-{}", chance.below(4)).as_str());
        self.note(&format!("{person} is forgotten on one device"));
        self.input(Input::Forgotten(person));
    }

    fn upset_the_store(&mut self, chance: &mut Chance) {
        let requests = 1 + chance.below(3);
        let how = match chance.below(5) {
            0 => Trouble::Failed,
            1 => Trouble::Unheard,
            2 => Trouble::Killed { stored: false },
            3 => Trouble::Killed { stored: true },
            _ => {
                self.note("the store is slow");
                let until = self.now + chance.below(60_000);
                return self.node.slow_until(until);
            }
        };
        self.note(&format!(
            "trouble with what is stored as number {requests} from now on: {how:?}"
        ));
        self.node.trouble(requests, how);
    }
}

/// The seats of whoever a page is of.
fn own_seats(page: &Page) -> Vec<u8> {
    let own = page.person.as_ref().map(|person| person.id.as_str());
    let seats = page.table.iter().flat_map(|table| &table.seats);
    (0..)
        .zip(seats)
        .filter(|(_, seat)| {
            matches!(&seat.holder, Some(enigma_protocol::Holder::Person { id, .. }) if Some(id.as_str()) == own)
        })
        .map(|(seat, _)| seat)
        .collect()
}

/// For how long a server is down: mostly just as long as it takes to start again.
fn downtime(chance: &mut Chance) -> u64 {
    match chance.below(3) {
        0 => chance.below(90_000),
        _ => chance.below(4_000),
    }
}
