//! What is kept of tables and games: the plain values that go to a store and come back from it.

use crate::{CommandId, GameId, PersonId, TableCode, Wall};
use enigma_protocol::{ChatLine, GameKind, Outcome, SeatColour};

/// Somebody who plays here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// The public id.
    pub id: PersonId,
    /// The name.
    pub name: String,
}

/// A table as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// The code.
    pub code: TableCode,
    /// Whether strangers may find it, and it is still waiting for players.
    pub listed: bool,
    /// Whether a game is under way.
    pub playing: bool,
    /// When it last changed.
    pub updated: Wall,
    /// The rest, as the table writes it.
    pub doc: String,
}

/// How a game began, and how it ended.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredGame {
    /// The game's id.
    pub id: GameId,
    /// The code of its table.
    pub table: TableCode,
    /// Which game.
    pub kind: GameKind,
    /// The version of the rules.
    pub rules: u32,
    /// The seed, as hexadecimal digits.
    pub seed: String,
    /// The salt of the commitment, as hexadecimal digits.
    pub salt: String,
    /// The options, as the game writes them.
    pub options: String,
    /// The names at the seats.
    pub names: Vec<String>,
    /// The colours at the seats; none for a game of an earlier version.
    pub colours: Vec<SeatColour>,
    /// The people at the seats; none for a bot.
    pub people: Vec<Option<PersonId>>,
    /// When it began.
    pub started: Wall,
    /// When it ended.
    pub ended: Option<Wall>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Since when its table has not been in any memory.
    pub asleep: Option<Wall>,
}

impl StoredGame {
    /// The seats that a person played at.
    pub fn seats_of<'a>(&'a self, person: Option<&'a PersonId>) -> impl Iterator<Item = u8> + 'a {
        let held = (0u8..).zip(&self.people);
        held.filter(move |(_, holder)| holder.is_some() && holder.as_ref() == person)
            .map(|(seat, _)| seat)
    }

    /// The seats that bots held when it began. Somebody who is gone has neither an id nor a name.
    pub fn bots(&self) -> impl Iterator<Item = u8> + '_ {
        let held = (0u8..).zip(self.people.iter().zip(&self.names));
        held.filter(|(_, (person, name))| person.is_none() && !name.is_empty())
            .map(|(seat, _)| seat)
    }

    /// The name of its record as a file.
    #[must_use]
    pub fn file_name(&self) -> String {
        format!("{}-{}.enigma", self.kind.name(), self.id)
    }
}

/// The command that a line of a record came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    /// Who sent it.
    pub person: PersonId,
    /// Its id, and the ids of the drafts it overtook: they are all answered by this line.
    pub ids: Vec<CommandId>,
}

/// One line of a game's record, and the command it came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredEntry {
    /// Its number, from 1.
    pub seq: u64,
    /// The entry, as the record writes it.
    pub entry: String,
    /// The command.
    pub origin: Option<Origin>,
}

/// A change that a table makes to what is stored. All changes of one [`crate::Output::Store`] are
/// carried out, or none.
#[derive(Debug, Clone, PartialEq)]
pub enum Write {
    /// The table has changed.
    PutTable(StoredTable),
    /// The table is given up, with its chat. Its games stay.
    DropTable(TableCode),
    /// A game begins.
    NewGame(Box<StoredGame>),
    /// A line of a game's record.
    Append(GameId, StoredEntry),
    /// A game is over.
    EndGame(GameId, Wall, Outcome),
    /// A game's table leaves memory, or is in memory again.
    Asleep(GameId, Option<Wall>),
    /// A line of chat at a table.
    Chat(TableCode, ChatLine),
}
