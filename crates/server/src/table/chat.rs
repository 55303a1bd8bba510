//! The chat of a table.

use super::actor::{Actor, Broken};
use crate::house::Refusal;
use crate::identity::clean_text;
use crate::store::{Person, Write};
use enigma_protocol::{ChatLine, Said, ServerMsg};

/// The most characters of a line.
const LONGEST_LINE: usize = 200;
/// Lines: at most this many at once, and one more every so many milliseconds.
const LINES_AT_ONCE: u32 = 5;
const LINE_EVERY: u64 = 3_000;

/// How much somebody may still say.
#[derive(Debug, Clone, Copy)]
pub struct Budget {
    left: u32,
    since: u64,
}

impl Actor {
    pub(super) async fn chat(&mut self, from: u64, id: String, say: Said) -> Result<(), Broken> {
        let Some(person) = self.known(from, &id) else {
            return Ok(());
        };
        if self.answered_before(from, &person, &id) {
            return Ok(());
        }
        let say = match self.may_say(&person, say) {
            Ok(say) => say,
            Err(refusal) => {
                self.refuse(from, Some(id), &refusal);
                return Ok(());
            }
        };
        self.doc.chat_lines += 1;
        self.doc.answered.remember(&person.id, &id);
        let now = self.shared.clock.now();
        let line = ChatLine {
            n: self.doc.chat_lines,
            at: now,
            name: self.doc.name_of(&person).to_owned(),
            person: person.id,
            say,
        };
        let writes = vec![
            Write::Chat(self.doc.code.clone(), line.clone()),
            Write::PutTable(self.doc.stored(now)),
        ];
        self.shared.store.write(writes).await?;
        self.send_all(&ServerMsg::Chat { now, line });
        self.accept(from, id, None);
        Ok(())
    }

    fn may_say(&mut self, person: &Person, say: Said) -> Result<Said, Refusal> {
        let settings = &self.doc.settings;
        if !settings.chat {
            return Err(Refusal::new("no_chat", "this table has no chat"));
        }
        let seated = self.doc.seats_of(&person.id).next().is_some();
        if !seated && !settings.spectator_chat {
            let text = "those who watch may not chat at this table";
            return Err(Refusal::new("spectators_silent", text));
        }
        if self.doc.muted.contains(&person.id) {
            return Err(Refusal::new("muted", "the host has silenced you"));
        }
        let say = match say {
            Said::Phrase(phrase) => Said::Phrase(phrase),
            Said::Text(text) => Said::Text(
                clean_text(&text, LONGEST_LINE)
                    .map_err(|error| Refusal::new("bad_text", error.to_string()))?,
            ),
        };
        let now = self.shared.clock.now();
        // Those who talk are few; should there be a crowd, start afresh rather than grow.
        if self.chat_budget.len() > 256 {
            self.chat_budget.clear();
        }
        let fresh = Budget {
            left: LINES_AT_ONCE,
            since: now,
        };
        let budget = self.chat_budget.entry(person.id.clone()).or_insert(fresh);
        let earned = now.saturating_sub(budget.since) / LINE_EVERY;
        budget.since += earned * LINE_EVERY;
        let earned = u32::try_from(earned).unwrap_or(u32::MAX);
        budget.left = budget.left.saturating_add(earned).min(LINES_AT_ONCE);
        match budget.left.checked_sub(1) {
            Some(left) => budget.left = left,
            None => {
                return Err(Refusal::new(
                    "too_much_chat",
                    "wait a moment before you say more",
                ));
            }
        }
        Ok(say)
    }
}
