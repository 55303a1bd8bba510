//! Commands about the table, and how a game begins.

use super::{Made, Note, Table, listening};
use crate::doc::{Circumstances, Doc, Effect};
use crate::house::{Begun, Refusal};
use crate::playing::{Dealt, Playing, SeatLife, bytes};
use crate::{CommandId, Connection, Person, PersonId, Write};
use enigma_game::{Attendance, Seat, Seed};
use enigma_protocol::{Presence, Settings, Stage, TableCommand};

/// A game that is being dealt: the table goes on meanwhile, so whether it begins is judged once it is there.
pub(super) struct Dealing {
    /// The number of the work.
    pub number: u64,
    seed: Seed,
    agreed: Agreed,
    /// The command that began it; none if the last who had not agreed has gone.
    by: Option<Command>,
}

/// What a game is dealt by: it begins only at a table that still agrees on just that.
#[derive(Clone, PartialEq)]
struct Agreed {
    settings: Settings,
    by_ear: Vec<Seat>,
}

impl Agreed {
    fn at(doc: &Doc) -> Self {
        Self {
            settings: doc.settings.clone(),
            by_ear: doc.by_ear(),
        }
    }
}

/// A command about the table that has not been answered.
struct Command {
    from: Connection,
    person: Person,
    id: CommandId,
    command: TableCommand,
}

impl Dealing {
    /// Whether it is somebody's command that the game is dealt for.
    pub fn is_asked_by(&self, person: &PersonId) -> bool {
        let by = self.by.as_ref();
        by.is_some_and(|asked| asked.person.id == *person)
    }
}

impl Table {
    /// A command about the table.
    pub(super) fn table_command(&mut self, from: Connection, id: CommandId, command: TableCommand) {
        let Some(person) = self.known(from, &id) else {
            return;
        };
        let is_same = |asked: &Command| asked.person.id == person.id && asked.id == id;
        let dealing = self.dealing.iter_mut().filter_map(|deal| deal.by.as_mut());
        // Sent again, perhaps over a new line, while its game is being dealt: that one will be answered.
        if let Some(asked) = dealing.into_iter().find(|asked| is_same(asked)) {
            asked.from = listening(&self.lines, asked.from, from);
            return;
        }
        let asked = Command {
            from,
            person,
            id,
            command,
        };
        let mut doc = self.doc.clone();
        match doc.command(&asked.person, asked.command.clone(), &self.circumstances()) {
            Err(refusal) => self.refuse(asked.from, Some(asked.id), &refusal),
            Ok(Effect::Start) => self.deal(Some(asked)),
            Ok(effect) => {
                self.doc = doc;
                self.carry_out(asked, effect);
            }
        }
    }

    /// Does what a command has changed besides the table itself, and answers it.
    fn carry_out(&mut self, asked: Command, effect: Effect) {
        self.doc.answered.remember(&asked.person.id, &asked.id);
        match effect {
            Effect::Start | Effect::Changed => self.store_doc(),
            Effect::Left(seats) => {
                // The command counts as done once they have left: sent again before, it does no harm.
                for seat in seats {
                    self.leaves(seat);
                }
                self.store_doc();
            }
            Effect::TakeBack => {
                self.store_doc();
                self.give_back();
            }
        }
        for line in self.refresh_viewers() {
            self.send_view(line);
        }
        self.tell_table();
        self.accept(asked.from, asked.id, None);
        self.send_watchers_away();
        self.rematch_if_agreed();
    }

    /// Has a game dealt for the table as it stands.
    fn deal(&mut self, by: Option<Command>) {
        let mut doc = self.doc.clone();
        if let Some(asked) = &by {
            // Already judged: a rematch may leave fewer chairs.
            let _ = doc.command(&asked.person, asked.command.clone(), &self.circumstances());
        } else {
            doc.rematch_agreed(&self.circumstances());
        }
        let fresh = Seed::from_bytes(bytes(&mut self.chance));
        let seed = self.house.known_seed().unwrap_or(fresh);
        let (house, agreed) = (self.house.clone(), Agreed::at(&doc));
        let number = {
            let (seed, Agreed { settings, by_ear }) = (seed.clone(), agreed.clone());
            self.work(move || Made::Dealt(house.begin(&settings, &by_ear, seed)))
        };
        self.dealing.push(Dealing {
            number,
            seed,
            agreed,
            by,
        });
    }

    /// A game was dealt. It begins if everybody still wants it: the table has gone on meanwhile.
    pub(super) fn dealt(&mut self, dealing: Dealing, begun: Result<Begun, Refusal>) {
        let Dealing {
            seed, agreed, by, ..
        } = dealing;
        let mut doc = self.doc.clone();
        let around = self.circumstances();
        let Some(asked) = by else {
            if !doc.rematch_agreed(&around) {
                return;
            }
            if Agreed::at(&doc) != agreed {
                return self.deal(None);
            }
            if let Err(refusal) = begun.and_then(|begun| self.begin(doc, Dealt { begun, seed })) {
                self.note(Note::NotBegun(refusal.name));
            }
            return;
        };
        let effect = doc.command(&asked.person, asked.command.clone(), &around);
        let outcome = match effect {
            Ok(Effect::Start) if Agreed::at(&doc) != agreed => return self.deal(Some(asked)),
            Ok(Effect::Start) => {
                doc.answered.remember(&asked.person.id, &asked.id);
                begun.and_then(|begun| self.begin(doc, Dealt { begun, seed }))
            }
            // Somebody has come whom another game waits for.
            Ok(effect) => {
                self.doc = doc;
                return self.carry_out(asked, effect);
            }
            Err(refusal) => Err(refusal),
        };
        match outcome {
            Ok(()) => {
                self.accept(asked.from, asked.id, None);
                self.send_watchers_away();
            }
            Err(refusal) => self.refuse(asked.from, Some(asked.id), &refusal),
        }
    }

    /// Begins a game with the table as it is to be.
    fn begin(&mut self, mut doc: Doc, dealt: Dealt) -> Result<(), Refusal> {
        let (playing, stored) = Playing::begin(&doc, dealt, &mut self.chance, self.now)?;
        doc.begun(playing.id.clone());
        for (person, id) in self.playing.iter().flat_map(Playing::last_commands) {
            doc.answered.remember(person, id);
        }
        self.doc = doc;
        let table = self.doc.stored(self.now);
        self.store(vec![
            Write::NewGame(Box::new(stored)),
            Write::PutTable(table),
        ]);
        self.note(Note::GameBegan);
        self.playing = Some(playing);
        self.ask_bots();
        self.refresh_viewers();
        self.tell_table();
        self.send_watchers_away();
        self.show_everybody();
        Ok(())
    }

    /// Those who are there have all agreed on another game, as somebody has left: it is dealt.
    pub(super) fn rematch_if_agreed(&mut self) {
        let agreed = self.doc.stage == Stage::Over
            && self.dealing.is_empty()
            && self.doc.clone().rematch_agreed(&self.circumstances());
        if agreed {
            self.deal(None);
        }
    }

    fn show_everybody(&mut self) {
        let lines: Vec<Connection> = self.lines.keys().copied().collect();
        for line in lines {
            self.send_view(line);
        }
    }

    /// What judging a wish needs to know besides the table.
    fn circumstances(&self) -> Circumstances {
        let seats = |is: fn(&SeatLife) -> bool| -> Vec<Seat> {
            let lives = self.under_way().into_iter();
            lives
                .flat_map(|playing| playing.seats.pairs())
                .filter(|(_, life)| is(life))
                .map(|(seat, _)| seat)
                .collect()
        };
        let people = self.doc.people().into_iter();
        Circumstances {
            house: self.house.clone(),
            away: seats(|life| life.attendance == Some(Attendance::Away)),
            played_on: seats(|life| life.attendance == Some(Attendance::Bot)),
            left: seats(|life| life.attendance == Some(Attendance::Left)),
            gone: people
                .filter(|person| self.presence(person) == Presence::Gone)
                .cloned()
                .collect(),
        }
    }
}
