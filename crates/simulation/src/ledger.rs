//! What must hold of all that is stored, however it came about.

use crate::store::Store;
use enigma_game::{Attendance, Happening, Seat, Seed};
use enigma_protocol::{ClientMsg, GameSettings, SeatColour, Stage, TableCommand};
use enigma_table::house::{House, TheHouse};
use enigma_table::{
    CommandId, Doc, GameId, PersonId, Sitter, StoredEntry, StoredGame, StoredTable, Write,
};
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The most bytes of a table's document.
const LONGEST_DOC: usize = 16_000;

/// For how long what is heard may wait until the table takes it.
const WAITED: u64 = 60_000;

/// What has been stored so far, as far as what comes has to agree with it.
#[derive(Default)]
pub struct Ledger {
    /// Every command in a record.
    commands: BTreeSet<(PersonId, CommandId)>,
    games: BTreeMap<GameId, Book>,
    /// When somebody last said that they leave, and that they want a seat back.
    left: BTreeMap<PersonId, u64>,
    took_back: BTreeMap<PersonId, u64>,
}

/// A game's record.
struct Book {
    /// What was heard before that was meant for another game.
    began: u64,
    people: Vec<Option<PersonId>>,
    attendance: Vec<Option<Attendance>>,
}

/// A line of a record, whichever the game.
#[derive(Deserialize)]
struct Line {
    what: Happening<Value>,
}

impl Ledger {
    /// The node hears what somebody says.
    pub fn hears(&mut self, person: &PersonId, message: &ClientMsg, now: u64) {
        if let ClientMsg::Table { command, .. } = message {
            match command {
                TableCommand::Leave => self.left.insert(person.clone(), now),
                TableCommand::TakeBack => self.took_back.insert(person.clone(), now),
                _ => None,
            };
        }
    }

    /// Enters what was stored just now.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn enter(
        &mut self,
        writes: &[Write],
        house: &TheHouse,
        store: &Store,
    ) -> Result<(), String> {
        for write in writes {
            match write {
                Write::NewGame(game) => {
                    self.begins(game);
                    check_game(game, writes, house)?;
                }
                Write::Append(game, entry) => self.appends(game, entry)?,
                _ => {}
            }
        }
        store
            .table()
            .map_or(Ok(()), |table| check_table(table, store))
    }

    /// Who played at a seat of a game when it began.
    pub fn holder(&self, game: &str, seat: u8) -> Option<&PersonId> {
        let book = self.games.get(&GameId::from(game))?;
        book.people.get(usize::from(seat))?.as_ref()
    }

    /// Whether a command is in a record.
    pub fn has(&self, person: &PersonId, id: &str) -> bool {
        self.commands
            .contains(&(person.clone(), CommandId::from(id)))
    }

    fn begins(&mut self, game: &StoredGame) {
        let book = Book {
            began: game.started.0 - WAITED,
            people: game.people.clone(),
            attendance: vec![None; game.people.len()],
        };
        self.games.insert(game.id.clone(), book);
    }

    fn appends(&mut self, game: &GameId, entry: &StoredEntry) -> Result<(), String> {
        let seq = entry.seq;
        if let Some(origin) = &entry.origin {
            for id in &origin.ids {
                if !self.commands.insert((origin.person.clone(), id.clone())) {
                    return Err(format!("carried out twice: {id}, again as {seq} of {game}"));
                }
            }
        }
        let Line { what } =
            serde_json::from_str(&entry.entry).map_err(|error| error.to_string())?;
        let Some(book) = self.games.get_mut(game) else {
            return Err(format!("no such game: {game}"));
        };
        let by = entry.origin.as_ref().map(|origin| &origin.person);
        match what {
            Happening::Act(seat, _) => book.may_act(seat, by),
            Happening::Attend(seat, attendance) => {
                let began = book.began;
                let heard = |of: &BTreeMap<PersonId, u64>| {
                    let person = book.people.get(seat.index())?.as_ref()?;
                    of.get(person).copied()
                };
                let has = |of| heard(of).is_some_and(|at| at >= began);
                let (left, took_back) = (has(&self.left), has(&self.took_back));
                book.may_attend(seat, attendance, left, took_back)
            }
            Happening::Wake | Happening::Stood(_) => Ok(()),
        }
        .map_err(|what| format!("{what} (step {seq} of {game})"))
    }
}

impl Book {
    fn is(&self, seat: Seat) -> Option<Attendance> {
        self.attendance.get(seat.index()).copied().flatten()
    }

    fn may_act(&self, seat: Seat, by: Option<&PersonId>) -> Result<(), String> {
        let holder = self.people.get(seat.index());
        let holder = holder.ok_or_else(|| format!("no such seat: {seat} acts"))?;
        match (by, holder) {
            (Some(by), Some(holder)) if by == holder => Ok(()),
            (None, None) => Ok(()),
            // Whoever is away for long has a bot by the rules; whoever takes a seat back has to wait for the next round.
            (None, Some(_)) if self.is(seat).is_some() => Ok(()),
            (by, holder) => Err(format!(
                "somebody else's seat: {seat} of {holder:?} acts for {by:?}"
            )),
        }
    }

    fn may_attend(
        &mut self,
        seat: Seat,
        becomes: Attendance,
        left: bool,
        took_back: bool,
    ) -> Result<(), String> {
        let is = self.is(seat);
        let holder = self.people.get(seat.index());
        let holder = holder.ok_or_else(|| format!("no such seat: {seat} comes or goes"))?;
        let may = match becomes {
            Attendance::Away => true,
            Attendance::Back => is == Some(Attendance::Away),
            Attendance::Person => took_back,
            Attendance::Bot | Attendance::Left => {
                let is_here = matches!(is, None | Some(Attendance::Person));
                !is_here || left || holder.is_none()
            }
        };
        if !may {
            return Err(format!(
                "thrown about: {seat} was {is:?} and becomes {becomes:?}"
            ));
        }
        if let Some(place) = self.attendance.get_mut(seat.index()) {
            *place = Some(becomes).filter(|becomes| *becomes != Attendance::Back);
        }
        Ok(())
    }
}

/// A game that begins is the one that its table agreed on.
fn check_game(game: &StoredGame, writes: &[Write], house: &TheHouse) -> Result<(), String> {
    let table = writes.iter().find_map(|write| match write {
        Write::PutTable(table) => Some(table),
        _ => None,
    });
    let doc = read(table.ok_or("a game begins at no table")?)?;
    let people: Vec<Option<PersonId>> =
        doc.seats.iter().map(|seat| person(seat.as_ref())).collect();
    if (&game.names, &game.people) != (&doc.names(), &people) {
        return Err(format!("others play: {:?} at {:?}", game.people, doc.seats));
    }
    if game.kind != doc.settings.game.kind() || doc.game.as_ref() != Some(&game.id) {
        return Err(format!("another game: {:?} at {doc:?}", game.kind));
    }
    let seed: Seed = game.seed.parse().map_err(|_| "no seed".to_owned())?;
    let agreed = house.begin(&doc.settings, &doc.by_ear(), seed);
    let agreed = agreed.map_err(|refusal| refusal.text)?.options;
    if agreed != game.options {
        return Err(format!(
            "not what was agreed on: {:?} at a table of {:?}",
            game.options, doc.settings
        ));
    }
    Ok(())
}

/// A table that is stored makes sense.
fn check_table(table: &StoredTable, store: &Store) -> Result<(), String> {
    let doc = read(table)?;
    let wrong = |what: &str| Err(format!("no table: {what}: {}", table.doc));
    if table.doc.len() > LONGEST_DOC {
        return wrong("it is too long");
    }
    if doc.seats.len() != usize::from(doc.settings.seats) {
        return wrong("other seats than were agreed on");
    }
    if SeatColour::ALL
        .iter()
        .any(|colour| !doc.colours.contains(colour))
    {
        return wrong("a colour is missing");
    }
    let shared = matches!(&doc.settings.game, GameSettings::Cipher(cipher) if cipher.one_device);
    let mut people = doc.people().into_iter();
    if !shared && people.any(|person| doc.seats_of(person).count() > 1) {
        return wrong("two seats of one person");
    }
    let (done, again) = answered(table);
    if let Some(again) = again {
        return Err(format!("carried out twice: {again} at the table"));
    }
    if done > 64 || doc.muted.len() > 64 || doc.earlier.len() > 20 || doc.wants_back.len() > 4 {
        return wrong("a list is too long");
    }
    let under_way = doc.game.as_ref().and_then(|id| store.game(id));
    let under_way = under_way.is_some_and(|(game, _)| game.ended.is_none());
    if under_way != (doc.stage == Stage::Playing) || table.playing != under_way {
        return wrong("the game is at another stage");
    }
    Ok(())
}

/// How many commands a table remembers, and one that it has carried out twice.
fn answered(table: &StoredTable) -> (usize, Option<String>) {
    let doc: Value = serde_json::from_str(&table.doc).unwrap_or_default();
    let done = doc["done"].as_array().cloned().unwrap_or_default();
    let mut seen = BTreeSet::new();
    let again = done
        .iter()
        .find(|command| !seen.insert(command.to_string()));
    (done.len(), again.map(Value::to_string))
}

fn person(sitter: Option<&Sitter>) -> Option<PersonId> {
    match sitter {
        Some(Sitter::Person { id, .. }) => Some(id.clone()),
        _ => None,
    }
}

fn read(table: &StoredTable) -> Result<Doc, String> {
    serde_json::from_str(&table.doc).map_err(|error| format!("no table: {error}"))
}
