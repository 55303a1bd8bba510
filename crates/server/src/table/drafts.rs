//! Commands on their way to the game, and drafts that come faster than they are judged.
//!
//! A draft that comes too soon waits, and a newer one takes its place. Whoever sent the older one is
//! answered when the newer one is on disk, so that nothing is acknowledged that could still be lost.

use super::actor::{Actor, Broken};
use crate::store::Origin;
use enigma_game::Seat;
use enigma_protocol::Raw;

/// A command to the game that has not been answered yet.
#[derive(Debug)]
pub struct Asked {
    /// The connection it came from.
    pub from: u64,
    /// Who sent it.
    pub person: String,
    /// The command's id.
    pub id: String,
    /// The action.
    pub action: Raw,
    /// The drafts it overtook: the connection and the id of each.
    pub overtaken: Vec<(u64, String)>,
}

/// A draft that waits for its turn.
#[derive(Debug)]
pub struct WaitingDraft {
    /// The draft.
    pub asked: Asked,
    /// When it may be judged.
    pub due: u64,
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
    pub fn waiting_for_answers(self) -> impl Iterator<Item = (u64, String)> {
        std::iter::once((self.from, self.id)).chain(self.overtaken)
    }

    fn overtake(&mut self, older: Asked) {
        self.overtaken.extend(older.waiting_for_answers());
    }

    /// Whether the other is this, or one that this has overtaken, sent once more, perhaps over a new
    /// connection: that one will be answered, then.
    fn is_sent_again(&mut self, again: &Self) -> bool {
        if self.person != again.person {
            return false;
        }
        let first = std::iter::once((&mut self.from, &self.id));
        let overtaken = self.overtaken.iter_mut().map(|(from, id)| (from, &*id));
        let found = first.chain(overtaken).find(|(_, id)| **id == again.id);
        found.map(|(from, _)| *from = again.from).is_some()
    }
}

impl Actor {
    /// Lets a draft wait that comes too soon. Anything else is given back, to be judged now.
    pub(super) fn let_wait(
        &mut self,
        seat: Seat,
        mut asked: Asked,
        received: u64,
    ) -> Option<Asked> {
        let Some(playing) = &mut self.playing else {
            return Some(asked);
        };
        let Some(life) = playing.seats.get_mut(seat) else {
            return Some(asked);
        };
        if let Some(waiting) = &mut life.draft
            && waiting.asked.is_sent_again(&asked)
        {
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
    pub(super) async fn judge_draft(&mut self, seat: Seat, now: u64) -> Result<(), Broken> {
        let playing = self.playing.as_mut();
        let life = playing.and_then(|playing| playing.seats.get_mut(seat));
        let draft = life.and_then(|life| life.draft.take());
        match draft {
            Some(draft) => self.judge(seat, draft.asked, now).await,
            None => Ok(()),
        }
    }

    /// Judges the drafts whose turn has come; all of them before a deadline takes effect.
    pub(super) async fn judge_waiting(&mut self, now: u64, all: bool) -> Result<(), Broken> {
        for seat in self.seats_of_game() {
            let Some(playing) = &self.playing else {
                return Ok(());
            };
            let draft = playing.seats[seat].draft.as_ref();
            if !draft.is_some_and(|draft| all || draft.due <= now) {
                continue;
            }
            // It came before the deadline, so it counts as having come then at the latest.
            let deadline = playing.live.next_deadline();
            let at = deadline.map_or(now, |at| now.min(playing.zero.saturating_add(at.0)));
            self.judge_draft(seat, at).await?;
        }
        Ok(())
    }
}
