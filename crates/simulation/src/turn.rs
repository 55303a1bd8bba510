//! What happens in a turn.

use crate::node::Trouble;
use crate::play::{command, sensible, settings};
use crate::world::World;
use enigma_game::{Chance, Seed};
use enigma_table::{Input, Person};
use serde_json::{Value, json};

impl World {
    /// Some time passes, then something happens. All of it is drawn from a chance of the turn's own.
    pub(crate) fn take_turn(&mut self, number: u64) {
        let mut chance = Seed::from_number(self.seed).chance(&format!("turn {number}"));
        let pause = match chance.below(20) {
            0..=5 => chance.below(50),
            6..=15 => chance.below(2_500),
            16..=18 => chance.below(20_000),
            _ => chance.below(150_000),
        };
        let until = self.now + pause;
        self.pass_until(until);
        if self.witness.has_fault() {
            return;
        }
        match chance.below(100) {
            0..=69 => self.play(&mut chance),
            70..=77 => self.wish(&mut chance),
            78..=82 => self.mumble(&mut chance),
            83..=85 => self.chat(&mut chance),
            86..=91 => self.tear_a_line(&mut chance),
            92..=93 => self.fall_quiet(&mut chance),
            94 => self.rename(&mut chance),
            95..=96 => self.upset_the_store(&mut chance),
            97..=98 => {
                let down = chance.below(90_000);
                self.note(&format!("the server is killed for {down} ms"));
                self.kill(down);
            }
            _ => {
                let down = chance.below(20_000);
                self.note(&format!("the server stops for {down} ms"));
                self.stop(down);
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
                && let Some(message) = sensible(&self.pages[page], chance)
            {
                self.say(page, message);
            }
        }
    }

    /// Somebody wishes anything about the table, whoever they are.
    fn wish(&mut self, chance: &mut Chance) {
        let page = self.any_page(chance);
        let seat = chance.below(5);
        let wish = match chance.below(14) {
            0 => json!("leave"),
            1 => json!("start"),
            2 => json!("rematch"),
            3 => json!("lobby"),
            4 => json!("take_back"),
            5 => json!({"sit": {"seat": seat}}),
            6 => json!({"ready": {"ready": chance.below(2) == 0}}),
            7 => json!({"remove": {"seat": seat}}),
            8 => json!({"hand_over": {"seat": seat}}),
            9 => json!({"bot": {"seat": seat, "level": "spark"}}),
            10 => json!({"bot": {"seat": seat, "level": null}}),
            11 => json!({"by_ear": {"by_ear": chance.below(2) == 0}}),
            12 => {
                json!({"mute": {"person": format!("person-{seat}"), "muted": chance.below(2) == 0}})
            }
            _ => return self.say(page, settings(chance)),
        };
        self.say(page, command(&wish));
    }

    /// Somebody sends nonsense, or what was sent before.
    fn mumble(&mut self, chance: &mut Chance) {
        let page = self.any_page(chance);
        let last = self.pages[page].last_commands();
        if chance.below(2) == 0
            && let Some((id, text)) = chance.pick(&last).cloned()
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
        let say = match chance.below(3) {
            0 => json!({"phrase": "hello"}),
            _ => json!({"text": format!("number {}", chance.below(1000))}),
        };
        self.say(page, json!({"t": "chat", "say": say}));
    }

    /// A page sends a command under a name of its own.
    fn say(&mut self, page: usize, mut message: Value) {
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

    fn upset_the_store(&mut self, chance: &mut Chance) {
        let requests = 1 + chance.below(3);
        match chance.below(3) {
            0 => {
                self.note(&format!("the store fails {requests} times"));
                self.node.trouble(requests, Trouble::Failed);
            }
            1 => {
                self.note(&format!(
                    "the store stores {requests} times, but says it failed"
                ));
                self.node.trouble(requests, Trouble::Unheard);
            }
            _ => {
                self.note("the store is slow");
                let until = self.now + chance.below(60_000);
                self.node.slow_until(until);
            }
        }
    }
}
