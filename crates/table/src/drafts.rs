//! Commands on their way to the game, and drafts that come faster than they are judged.
//!
//! A draft that comes too soon waits, and a newer one takes its place. Whoever sent the older one is
//! answered when the newer one is on disk, so that nothing is acknowledged that could still be lost.

use crate::{CommandId, Connection, Origin, PersonId, Wall};
use enigma_protocol::Raw;

/// A command to the game that has not been answered yet.
#[derive(Debug)]
pub struct Asked {
    /// The connection it came from.
    pub from: Connection,
    /// Who sent it.
    pub person: PersonId,
    /// The command's id.
    pub id: CommandId,
    /// The action.
    pub action: Raw,
    /// The drafts it overtook: the connection and the id of each.
    pub overtaken: Vec<(Connection, CommandId)>,
}

/// A draft that waits for its turn.
#[derive(Debug)]
pub struct WaitingDraft {
    /// The draft.
    pub asked: Asked,
    /// When it may be judged.
    pub due: Wall,
}

impl Asked {
    /// What the record keeps of it.
    pub fn origin(&self) -> Origin {
        let overtaken = self.overtaken.iter().map(|(_, id)| id);
        Origin {
            person: self.person.clone(),
            ids: std::iter::once(&self.id)
                .chain(overtaken)
                .cloned()
                .collect(),
        }
    }

    /// Every connection that waits for an answer to this, with the id it waits for.
    pub fn waiting_for_answers(self) -> impl Iterator<Item = (Connection, CommandId)> {
        std::iter::once((self.from, self.id)).chain(self.overtaken)
    }

    /// Takes the place of an older one.
    pub fn overtake(&mut self, older: Self) {
        self.overtaken.extend(older.waiting_for_answers());
    }

    /// If the other is this, or one that this has overtaken, sent once more, perhaps over a new connection: the
    /// connection that is to be answered.
    pub fn sent_again(&mut self, again: &Self) -> Option<&mut Connection> {
        if self.person != again.person {
            return None;
        }
        let first = std::iter::once((&mut self.from, &self.id));
        let overtaken = self.overtaken.iter_mut().map(|(from, id)| (from, &*id));
        let found = first.chain(overtaken).find(|(_, id)| **id == again.id);
        found.map(|(from, _)| from)
    }
}
