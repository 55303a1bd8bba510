//! A store in memory: all changes of a request, or none.

use enigma_protocol::ChatLine;
use enigma_table::{GameId, Stored, StoredEntry, StoredGame, StoredTable, Wall, Write};
use std::collections::BTreeMap;

/// What is on disk.
#[derive(Debug, Default)]
pub struct Store {
    table: Option<StoredTable>,
    games: BTreeMap<GameId, (StoredGame, Vec<StoredEntry>)>,
    chat: Vec<ChatLine>,
    /// When the server was last known to be alive.
    pub last_alive: Wall,
    /// When the last request was carried out: until then a game was played, whatever is known of the server.
    pub last_written: Wall,
}

impl Store {
    /// A store with a table in it.
    pub fn with(table: StoredTable) -> Self {
        Self {
            table: Some(table),
            ..Self::default()
        }
    }

    /// Carries out a request.
    ///
    /// # Errors
    /// If it contradicts what is stored: a real store would refuse it by a key, and the table be lost.
    pub fn write(&mut self, writes: &[Write]) -> Result<(), String> {
        let mut writes = writes.iter().cloned();
        writes.try_for_each(|write| self.change(write))
    }

    fn change(&mut self, write: Write) -> Result<(), String> {
        match write {
            Write::PutTable(table) => self.table = Some(table),
            Write::DropTable(_) => {
                self.table = None;
                self.chat.clear();
            }
            Write::NewGame(game) => {
                let id = game.id.clone();
                if self.games.insert(id.clone(), (*game, Vec::new())).is_some() {
                    return Err(format!("game {id} begins twice"));
                }
            }
            Write::Append(id, entry) => self.append(&id, entry)?,
            Write::EndGame(id, at, outcome) => {
                let (game, _) = self.game_mut(&id)?;
                if game.ended.replace(at).is_some() {
                    return Err(format!("game {id} ends twice"));
                }
                game.outcome = Some(outcome);
            }
            Write::Asleep(id, since) => self.game_mut(&id)?.0.asleep = since,
            Write::Chat(_, line) => self.chat.push(line),
        }
        Ok(())
    }

    fn append(&mut self, id: &GameId, entry: StoredEntry) -> Result<(), String> {
        let (game, entries) = self.game_mut(id)?;
        let expected = entries.len() as u64 + 1;
        if game.ended.is_some() {
            return Err(format!("game {id} goes on after its end"));
        }
        if entry.seq != expected {
            return Err(format!(
                "game {id}: line {} instead of {expected}",
                entry.seq
            ));
        }
        entries.push(entry);
        Ok(())
    }

    fn game_mut(&mut self, id: &GameId) -> Result<&mut (StoredGame, Vec<StoredEntry>), String> {
        let game = self.games.get_mut(id);
        game.ok_or_else(|| format!("game {id} has not begun"))
    }

    /// The table as it is stored; nothing if it was given up.
    pub const fn table(&self) -> Option<&StoredTable> {
        self.table.as_ref()
    }

    /// A game with the lines of its record.
    pub fn game(&self, id: &GameId) -> Option<&(StoredGame, Vec<StoredEntry>)> {
        self.games.get(id)
    }

    /// All lines of chat.
    pub fn chat(&self) -> &[ChatLine] {
        &self.chat
    }

    /// All games.
    pub fn games(&self) -> impl Iterator<Item = &(StoredGame, Vec<StoredEntry>)> {
        self.games.values()
    }

    /// All that a table needs to wake. `was_awake` tells whether a game was in this node's memory before.
    ///
    /// # Errors
    /// If what is stored cannot be read.
    pub fn read(
        &self,
        now: Wall,
        was_awake: impl Fn(&GameId) -> bool,
    ) -> Result<Option<Stored>, String> {
        let Some(table) = &self.table else {
            return Ok(None);
        };
        let doc: enigma_table::Doc =
            serde_json::from_str(&table.doc).map_err(|error| error.to_string())?;
        let game = match &doc.game {
            Some(id) => {
                let game = self.games.get(id).cloned();
                Some(game.ok_or_else(|| format!("game {id} is not stored"))?)
            }
            None => None,
        };
        let awake_until = match &doc.game {
            Some(id) if was_awake(id) => now,
            _ => self.last_alive,
        };
        Ok(Some(Stored {
            doc,
            listed: table.listed,
            game,
            awake_until,
            chat: self.chat.clone(),
        }))
    }
}
