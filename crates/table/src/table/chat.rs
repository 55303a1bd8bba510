//! The chat of a table.

use super::Table;
use crate::budget::{Budget, Rate};
use crate::house::Refusal;
use crate::{CommandId, Connection, Person, PersonId, Write, clean_text};
use enigma_protocol::{ChatLine, Said, ServerMsg, TableRefusal};
use std::collections::{BTreeMap, VecDeque};

/// The most characters of a line.
const LONGEST_LINE: usize = 200;
/// How many lines of chat somebody who comes is sent, at most.
const LINES_KEPT: usize = 50;
/// Those who talk are few; should there be a crowd, start afresh rather than grow.
const TALKERS: usize = 256;
/// How much one person says.
const LINES: Rate = Rate {
    at_once: 5,
    every: 3_000,
};

/// The last lines, and how much everybody may still say.
#[derive(Debug)]
pub(super) struct Chat {
    lines: VecDeque<ChatLine>,
    budgets: BTreeMap<PersonId, Budget>,
}

impl Chat {
    /// With the last lines, as stored.
    pub fn new(lines: Vec<ChatLine>) -> Self {
        let mut chat = Self {
            lines: VecDeque::new(),
            budgets: BTreeMap::new(),
        };
        lines.into_iter().for_each(|line| chat.add(line));
        chat
    }

    /// The last lines after the one with that number.
    pub fn after(&self, number: u64) -> Vec<ChatLine> {
        let lines = self.lines.iter().filter(|line| line.n > number);
        lines.cloned().collect()
    }

    /// What somebody said is forgotten.
    pub fn forget(&mut self, person: &PersonId) {
        self.lines.retain(|line| line.person != person.as_str());
        self.budgets.remove(person);
    }

    fn add(&mut self, line: ChatLine) {
        if self.lines.len() == LINES_KEPT {
            self.lines.pop_front();
        }
        self.lines.push_back(line);
    }
}

impl Table {
    pub(super) fn say(&mut self, from: Connection, id: CommandId, say: Said) {
        let Some(person) = self.known(from, &id) else {
            return;
        };
        let say = match self.may_say(&person, say) {
            Ok(say) => say,
            Err(refusal) => return self.refuse(from, Some(id), &refusal),
        };
        self.doc.chat_lines += 1;
        self.doc.answered.remember(&person.id, &id);
        let line = ChatLine {
            n: self.doc.chat_lines,
            at: self.now.0,
            name: self.doc.name_of(&person).to_owned(),
            person: person.id.into(),
            say,
        };
        self.chat.add(line.clone());
        let writes = vec![
            Write::Chat(self.doc.code.clone(), line.clone()),
            Write::PutTable(self.doc.stored(self.now)),
        ];
        self.store(writes);
        let now = self.now.0;
        self.send_all(&ServerMsg::Chat { now, line }, None);
        self.accept(from, id, None);
    }

    fn may_say(&mut self, person: &Person, say: Said) -> Result<Said, Refusal> {
        let settings = &self.doc.settings;
        let seated = self.doc.seats_of(&person.id).next().is_some();
        let refuse = |refusal, text: &str| Err(Refusal::of(refusal, text));
        if !settings.chat {
            return refuse(TableRefusal::NoChat, "this table has no chat");
        }
        if !seated && !settings.spectator_chat {
            let text = "those who watch may not chat at this table";
            return refuse(TableRefusal::SpectatorsSilent, text);
        }
        if self.doc.muted.contains(&person.id) {
            return refuse(TableRefusal::Muted, "the host has silenced you");
        }
        let say = match say {
            Said::Phrase(phrase) => Said::Phrase(phrase),
            Said::Text(text) => Said::Text(
                clean_text(&text, LONGEST_LINE)
                    .map_err(|error| Refusal::of(TableRefusal::BadText, error.to_string()))?,
            ),
        };
        if self.chat.budgets.len() > TALKERS {
            self.chat.budgets.clear();
        }
        let fresh = Budget::full(LINES, self.now);
        let budgets = &mut self.chat.budgets;
        let budget = budgets.entry(person.id.clone()).or_insert(fresh);
        if budget.spend(LINES, self.now).is_err() {
            let text = "wait a moment before you say more";
            return refuse(TableRefusal::TooMuchChat, text);
        }
        Ok(say)
    }
}
