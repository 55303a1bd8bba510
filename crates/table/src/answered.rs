//! Commands about a table that were answered, in case they are sent again.

use crate::house::Refusal;
use crate::{CommandId, PersonId};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// How many answered commands are remembered with the table, and how many of them of one person.
const REMEMBERED: usize = 64;
const REMEMBERED_OF_ONE: usize = 16;

/// The last answered commands, stored with the table.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Answered {
    /// Those that were carried out: who sent it, and its id.
    #[serde(default)]
    done: VecDeque<(PersonId, CommandId)>,
    /// Those that were refused: who sent it, its id, and why. Nothing changed by them, so they are
    /// kept in memory only.
    #[serde(skip)]
    refused: VecDeque<(PersonId, CommandId, Refusal)>,
}

impl Answered {
    /// Whether this very command was carried out already.
    #[must_use]
    pub fn has_done(&self, person: &PersonId, id: &CommandId) -> bool {
        self.done.iter().any(|(p, i)| p == person && i == id)
    }

    /// Remembers a command that is being carried out.
    pub fn remember(&mut self, person: &PersonId, id: &CommandId) {
        make_room(&mut self.done, |(p, _)| p == person);
        self.done.push_back((person.clone(), id.clone()));
    }

    /// Nothing is remembered of somebody any more.
    pub fn forget(&mut self, person: &PersonId) {
        self.done.retain(|(by, _)| by != person);
        self.refused.retain(|(by, _, _)| by != person);
    }

    /// Why this very command was refused, if it was.
    #[must_use]
    pub fn why_refused(&self, person: &PersonId, id: &CommandId) -> Option<&Refusal> {
        let mut refused = self.refused.iter().rev();
        let found = refused.find(|(p, i, _)| p == person && i == id);
        found.map(|(_, _, refusal)| refusal)
    }

    /// Remembers a command that is being refused.
    pub fn remember_refused(&mut self, person: &PersonId, id: &CommandId, refusal: &Refusal) {
        make_room(&mut self.refused, |(p, _, _)| p == person);
        let refused = (person.clone(), id.clone(), refusal.clone());
        self.refused.push_back(refused);
    }
}

/// Before one more is remembered of somebody: the oldest of theirs goes if there are many, else the
/// oldest of all if there are many more. So nobody makes the table forget what others sent.
fn make_room<T>(remembered: &mut VecDeque<T>, is_theirs: impl Fn(&T) -> bool) {
    let theirs = remembered.iter().filter(|&entry| is_theirs(entry)).count();
    if theirs >= REMEMBERED_OF_ONE {
        let oldest = remembered.iter().position(is_theirs);
        oldest.and_then(|oldest| remembered.remove(oldest));
    } else if remembered.len() >= REMEMBERED {
        remembered.pop_front();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_are_not_stored() {
        let mut answered = Answered::default();
        let refusal = Refusal::new("bad_action", "x".repeat(60_000));
        answered.remember_refused(&"tom".into(), &"1".into(), &refusal);
        assert_eq!(
            answered.why_refused(&"tom".into(), &"1".into()),
            Some(&refusal)
        );
        let stored = serde_json::to_string(&answered).unwrap();
        assert_eq!(stored, r#"{"done":[]}"#);
        let old = r#"{"done":[],"refused":[["tom","1",{"name":"x","text":"y"}]]}"#;
        assert!(serde_json::from_str::<Answered>(old).is_ok());
    }

    #[test]
    fn whoever_sends_much_makes_the_table_forget_nothing_of_others() {
        let mut answered = Answered::default();
        answered.remember(&"mara".into(), &"first".into());
        for number in 0..100 {
            answered.remember(&"tom".into(), &number.to_string().into());
        }
        assert!(answered.has_done(&"mara".into(), &"first".into()));
        assert!(answered.has_done(&"tom".into(), &"84".into()));
        assert!(
            !answered.has_done(&"tom".into(), &"83".into()),
            "only the last 16 of theirs"
        );
        for number in 0..100 {
            answered.remember(&format!("crowd {number}").into(), &"hello".into());
        }
        assert_eq!(answered.done.len(), REMEMBERED);
    }
}
