//! What people wish about a table: [`Doc::command`] is the one place where that is judged.

use super::{Doc, Sitter};
use crate::house::{House, Refusal};
use crate::{Person, PersonId, clean_name};
use enigma_game::Seat;
use enigma_protocol::{
    GameSettings, Level, SeatColour, Settings, Stage, TableCommand, TableRefusal,
};
use std::sync::Arc;

/// What is to be done besides storing the changed table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Effect {
    /// Nothing more.
    Changed,
    /// The game begins.
    Start,
    /// Somebody leaves the game under way: these seats.
    Left(Vec<Seat>),
    /// Somebody wants their seats back from the bots.
    TakeBack,
}

/// What judging a wish needs to know besides the table itself.
pub(crate) struct Circumstances {
    /// What can be played here.
    pub house: Arc<dyn House>,
    /// The seats of the game under way whose people are away.
    pub away: Vec<Seat>,
    /// Those at which a bot plays on.
    pub played_on: Vec<Seat>,
    /// Those that their people have left for good.
    pub left: Vec<Seat>,
    /// The people with a seat who are not there.
    pub gone: Vec<PersonId>,
}

impl Doc {
    /// Does what somebody wishes about the table.
    ///
    /// # Errors
    /// Says why not; then nothing has changed.
    pub(crate) fn command(
        &mut self,
        by: &Person,
        command: TableCommand,
        around: &Circumstances,
    ) -> Result<Effect, Refusal> {
        match command {
            TableCommand::Sit { seat, name } => self.sit(by, Seat(seat), name.as_deref()),
            TableCommand::Leave => self.leave(by),
            TableCommand::Ready { ready } => self.ready(by, ready),
            TableCommand::Colour { seat, colour } => self.take_colour(by, Seat(seat), colour),
            TableCommand::ByEar { by_ear } => self.plays_by_ear(by, by_ear),
            TableCommand::Settings { settings } => {
                self.as_host(by)?;
                self.between_games()?;
                self.set(*settings, &*around.house)
            }
            TableCommand::Bot { seat, level } => {
                self.as_host(by)?;
                self.between_games()?;
                self.bot(Seat(seat), level, &*around.house)
            }
            TableCommand::Remove { seat } => {
                self.as_host(by)?;
                self.remove(by, Seat(seat), around)
            }
            TableCommand::HandOver { seat } => {
                self.as_host(by)?;
                match self.at(Seat(seat))? {
                    Some(Sitter::Person { id, .. }) => {
                        self.host = id.clone();
                        Ok(Effect::Changed)
                    }
                    _ => Err(refuse(TableRefusal::NobodyThere, "no person sits there")),
                }
            }
            TableCommand::Start => {
                self.as_host(by)?;
                self.between_games()?;
                self.start(by)
            }
            TableCommand::Rematch => self.rematch(by, around),
            TableCommand::Lobby => self.lobby(by, around),
            TableCommand::TakeBack => self.take_back(by, around),
            TableCommand::Mute { person, muted } => {
                self.as_host(by)?;
                let person = PersonId::from(person);
                if person.is_empty() || person.len() > 40 {
                    return Err(refuse(TableRefusal::NobodyThere, "there is no such person"));
                }
                self.muted.retain(|id| *id != person);
                if muted && person != by.id {
                    if self.muted.len() >= 64 {
                        return Err(refuse(
                            TableRefusal::TooMany,
                            "too many people are silenced",
                        ));
                    }
                    self.muted.push(person);
                }
                Ok(Effect::Changed)
            }
        }
    }

    fn as_host(&self, by: &Person) -> Result<(), Refusal> {
        if self.host == by.id {
            return Ok(());
        }
        Err(refuse(
            TableRefusal::NotHost,
            "only the host of the table may do that",
        ))
    }

    fn between_games(&self) -> Result<(), Refusal> {
        if self.stage == Stage::Playing {
            return Err(refuse(TableRefusal::GameUnderWay, "a game is under way"));
        }
        Ok(())
    }

    fn at(&mut self, seat: Seat) -> Result<&mut Option<Sitter>, Refusal> {
        self.seats
            .get_mut(seat.index())
            .ok_or_else(|| refuse(TableRefusal::NoSuchSeat, format!("the table has no {seat}")))
    }

    fn one_device(&self) -> bool {
        matches!(&self.settings.game, GameSettings::Cipher(cipher) if cipher.one_device)
    }

    fn sit(&mut self, by: &Person, seat: Seat, name: Option<&str>) -> Result<Effect, Refusal> {
        self.between_games()?;
        let name = name
            .map(|name| {
                clean_name(name).map_err(|error| refuse(TableRefusal::BadName, error.to_string()))
            })
            .transpose()?;
        let shared = self.one_device();
        match self.at(seat)? {
            Some(Sitter::Person { id, .. }) if *id == by.id => {}
            Some(_) => return Err(refuse(TableRefusal::SeatTaken, "somebody sits there")),
            None => {}
        }
        let by_ear = self.by_ear();
        let by_ear = self.seats_of(&by.id).any(|seat| by_ear.contains(&seat));
        if !shared {
            // Whoever moves takes their colour along.
            let before = self.seats_of(&by.id).next();
            if let Some(before) = before {
                self.colours.swap(before.index(), seat.index());
            }
            self.stand(&by.id);
        }
        *self.at(seat)? = Some(match name {
            Some(name) => Sitter::called(by, name),
            None => Sitter::person(by),
        });
        if by_ear {
            self.plays_by_ear(by, true)?;
        }
        self.host_present();
        Ok(Effect::Changed)
    }

    /// Colours are exchanged, so that no two seats ever have the same.
    fn take_colour(
        &mut self,
        by: &Person,
        seat: Seat,
        colour: SeatColour,
    ) -> Result<Effect, Refusal> {
        self.between_games()?;
        let host = self.host == by.id;
        match self.at(seat)? {
            Some(Sitter::Person { id, .. }) if *id == by.id => {}
            Some(Sitter::Bot(_)) if host => {}
            _ => {
                return Err(refuse(
                    TableRefusal::NotYourSeat,
                    "that is somebody else's seat",
                ));
            }
        }
        let Some(giver) = self.colours.iter().position(|&other| other == colour) else {
            return Err(refuse(TableRefusal::ColourInUse, "there is no such colour"));
        };
        match self.seats.get(giver) {
            Some(Some(Sitter::Person { id, .. })) if *id != by.id => {
                return Err(refuse(
                    TableRefusal::ColourInUse,
                    "somebody else has that colour",
                ));
            }
            _ => self.colours.swap(seat.index(), giver),
        }
        Ok(Effect::Changed)
    }

    pub(super) fn stand(&mut self, person: &PersonId) {
        for sitter in &mut self.seats {
            if matches!(sitter, Some(Sitter::Person { id, .. }) if id == person) {
                *sitter = None;
            }
        }
    }

    /// A table without its host belongs to whoever sits there first.
    pub(super) fn host_present(&mut self) {
        if self.seats_of(&self.host).next().is_none()
            && let Some(next) = self.people().first().map(|&next| next.clone())
        {
            self.host = next;
        }
    }

    fn leave(&mut self, by: &Person) -> Result<Effect, Refusal> {
        let seats: Vec<Seat> = self.seats_of(&by.id).collect();
        if seats.is_empty() {
            return Err(refuse(TableRefusal::NoSeat, "you have no seat here"));
        }
        if self.stage == Stage::Playing {
            self.wants_back.retain(|&seat| !seats.contains(&Seat(seat)));
            return Ok(Effect::Left(seats));
        }
        self.stand(&by.id);
        self.host_present();
        Ok(Effect::Changed)
    }

    fn ready(&mut self, by: &Person, is: bool) -> Result<Effect, Refusal> {
        self.between_games()?;
        let mut found = false;
        for sitter in self.seats.iter_mut().flatten() {
            if let Sitter::Person { id, ready, .. } = sitter
                && *id == by.id
            {
                (*ready, found) = (is, true);
            }
        }
        if !found {
            return Err(refuse(TableRefusal::NoSeat, "you have no seat here"));
        }
        Ok(Effect::Changed)
    }

    /// Takes effect with the next game: what the clocks are is part of a game's record.
    fn plays_by_ear(&mut self, by: &Person, is: bool) -> Result<Effect, Refusal> {
        let mut found = false;
        for sitter in self.seats.iter_mut().flatten() {
            if let Sitter::Person { id, by_ear, .. } = sitter
                && *id == by.id
            {
                (*by_ear, found) = (is, true);
            }
        }
        if !found {
            return Err(refuse(TableRefusal::NoSeat, "you have no seat here"));
        }
        Ok(Effect::Changed)
    }

    fn set(&mut self, settings: Settings, house: &dyn House) -> Result<Effect, Refusal> {
        house.check(&settings)?;
        let seats = usize::from(settings.seats);
        if self.seats.iter().skip(seats).any(Option::is_some) {
            return Err(refuse(
                TableRefusal::SeatTaken,
                "a seat that would go is taken",
            ));
        }
        self.seats.resize(seats, None);
        // Whoever was ready knew of the free seats; what is played has to be agreed to anew.
        let as_agreed = Settings {
            seats: self.settings.seats,
            ..settings.clone()
        } == self.settings;
        self.settings = settings;
        if !self.one_device() {
            // Whoever held several seats keeps the first.
            let people: Vec<PersonId> = self.people().into_iter().cloned().collect();
            for person in people {
                let extra: Vec<Seat> = self.seats_of(&person).skip(1).collect();
                for seat in extra {
                    self.seats[seat.index()] = None;
                }
            }
        }
        if !as_agreed {
            self.nobody_ready();
        }
        self.stage = Stage::Lobby;
        self.free_chairs_of_nobody();
        Ok(Effect::Changed)
    }

    fn bot(
        &mut self,
        seat: Seat,
        level: Option<Level>,
        house: &dyn House,
    ) -> Result<Effect, Refusal> {
        if level.is_some() && !house.has_bots(self.settings.game.kind()) {
            return Err(refuse(
                TableRefusal::NoBots,
                "there are no bots for this game here",
            ));
        }
        let place = self.at(seat)?;
        if matches!(place, Some(Sitter::Person { .. })) {
            return Err(refuse(TableRefusal::SeatTaken, "somebody sits there"));
        }
        *place = level.map(Sitter::Bot);
        Ok(Effect::Changed)
    }

    /// The seats of a person at which a bot plays go back to them as soon as the rules allow it.
    fn take_back(&mut self, by: &Person, around: &Circumstances) -> Result<Effect, Refusal> {
        let seats: Vec<Seat> = self.seats_of(&by.id).collect();
        if self.stage != Stage::Playing || seats.is_empty() {
            return Err(refuse(
                TableRefusal::NoSeat,
                "you have no seat in a game here",
            ));
        }
        if seats.iter().all(|seat| around.left.contains(seat)) {
            return Err(refuse(TableRefusal::SeatLeft, "you have left this game"));
        }
        let played_on = seats.iter().filter(|seat| around.played_on.contains(seat));
        let wanted: Vec<u8> = played_on.map(|seat| seat.0).collect();
        if wanted.is_empty() {
            return Err(refuse(TableRefusal::NoBotPlays, "no bot plays for you"));
        }
        self.wants_back.extend(wanted);
        self.wants_back.sort_unstable();
        self.wants_back.dedup();
        Ok(Effect::TakeBack)
    }

    fn remove(
        &mut self,
        by: &Person,
        seat: Seat,
        around: &Circumstances,
    ) -> Result<Effect, Refusal> {
        let playing = self.stage == Stage::Playing;
        // Whoever brought somebody along on the same device may send them away again.
        let only = playing || self.seats_of(&by.id).count() == 1;
        match self.at(seat)? {
            Some(Sitter::Person { id, .. }) if *id == by.id && only => Err(refuse(
                TableRefusal::OwnSeat,
                "that is your own seat; leave it instead",
            )),
            Some(Sitter::Person { .. }) if around.away.contains(&seat) => {
                Ok(Effect::Left(vec![seat]))
            }
            Some(Sitter::Person { .. })
                if playing && !around.played_on.contains(&seat) && !around.left.contains(&seat) =>
            {
                Err(refuse(
                    TableRefusal::StillHere,
                    "whoever sits there is still here",
                ))
            }
            Some(_) if !playing => {
                *self.at(seat)? = None;
                Ok(Effect::Changed)
            }
            _ => Err(refuse(TableRefusal::NobodyThere, "nobody sits there")),
        }
    }

    fn start(&mut self, by: &Person) -> Result<Effect, Refusal> {
        if self.seats.iter().any(Option::is_none) {
            return Err(refuse(TableRefusal::SeatFree, "a seat is still free"));
        }
        let waiting = |sitter: &Sitter| matches!(sitter, Sitter::Person { id, ready: false, .. } if *id != by.id);
        if self.seats.iter().flatten().any(waiting) {
            return Err(refuse(TableRefusal::NotReady, "not everybody is ready"));
        }
        Ok(Effect::Start)
    }

    fn rematch(&mut self, by: &Person, around: &Circumstances) -> Result<Effect, Refusal> {
        if self.stage != Stage::Over {
            return Err(refuse(TableRefusal::NoGameOver, "no game is over here"));
        }
        if self.seats_of(&by.id).next().is_some() && self.who_stay(around).count() < 2 {
            return Err(refuse(TableRefusal::Alone, "nobody else is here any more"));
        }
        self.ready(by, true)?;
        Ok(match self.rematch_agreed(around) {
            true => Effect::Start,
            false => Effect::Changed,
        })
    }

    /// Those at the table who would play another game: whoever is there, and bots.
    fn who_stay<'a>(&'a self, around: &'a Circumstances) -> impl Iterator<Item = &'a Sitter> {
        let stays = |sitter: &&Sitter| !matches!(sitter, Sitter::Person { id, .. } if around.gone.contains(id));
        self.seats.iter().flatten().filter(stays)
    }

    /// Whether all who are there want another game. Then those are its seats: chairs of people who are
    /// gone are taken away.
    pub(crate) fn rematch_agreed(&mut self, around: &Circumstances) -> bool {
        let agrees = |sitter: &Sitter| !matches!(sitter, Sitter::Person { ready: false, .. });
        let people = |sitter: &Sitter| matches!(sitter, Sitter::Person { .. });
        let agreed = self.stage == Stage::Over
            && self.who_stay(around).count() >= 2
            && self.who_stay(around).any(people)
            && self.who_stay(around).all(agrees);
        if agreed {
            self.close_ranks(around);
            self.settings.seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
            self.settings.game.forget_seats_from(self.settings.seats);
            self.host_present();
        }
        agreed
    }

    /// Takes away the chairs of people who are gone; whoever stays keeps their colour.
    fn close_ranks(&mut self, around: &Circumstances) {
        let stays = |seat: &Option<Sitter>| match seat {
            Some(Sitter::Person { id, .. }) => !around.gone.contains(id),
            Some(Sitter::Bot(_)) => true,
            None => false,
        };
        let (kept, freed): (Vec<usize>, Vec<usize>) =
            (0..self.colours.len()).partition(|&at| self.seats.get(at).is_some_and(stays));
        let order = kept.iter().chain(&freed);
        let colours: Vec<SeatColour> = order.map(|&at| self.colours[at]).collect();
        self.colours.copy_from_slice(&colours);
        self.seats.retain(stays);
    }

    /// Back from the end of a game to the lobby, where free seats are taken and things are agreed on.
    fn lobby(&mut self, by: &Person, around: &Circumstances) -> Result<Effect, Refusal> {
        if self.stage != Stage::Over {
            return Err(refuse(TableRefusal::NoGameOver, "no game is over here"));
        }
        if self.seats_of(&by.id).next().is_none() {
            return Err(refuse(TableRefusal::NoSeat, "you have no seat here"));
        }
        self.stage = Stage::Lobby;
        // As with another game: the chairs of those who are gone are for others.
        for chair in &mut self.seats {
            let is_gone = |sitter: &mut Sitter| matches!(sitter, Sitter::Person { id, .. } if around.gone.contains(id));
            chair.take_if(is_gone);
        }
        self.free_chairs_of_nobody();
        self.nobody_ready();
        Ok(Effect::Changed)
    }
}

fn refuse(refusal: TableRefusal, text: impl Into<String>) -> Refusal {
    Refusal::of(refusal, text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::TheHouse;
    use enigma_protocol::CircuitSettings;

    fn person(id: &str) -> Person {
        Person {
            id: id.into(),
            name: id.into(),
        }
    }

    /// Ines and Mara on the first seats, a bot on the third, the fourth free.
    fn table() -> Doc {
        let settings = Settings::of(4, GameSettings::Circuit(CircuitSettings::default()));
        let mut doc = Doc::new("ABC".into(), &person("ines"), settings);
        let sit = TableCommand::Sit {
            seat: 1,
            name: None,
        };
        wish(&mut doc, "mara", sit).unwrap();
        doc.seats[2] = Some(Sitter::Bot(Level::Spark));
        doc
    }

    fn wish(doc: &mut Doc, by: &str, command: TableCommand) -> Result<Effect, String> {
        let around = Circumstances {
            house: Arc::new(TheHouse::default()),
            away: Vec::new(),
            played_on: Vec::new(),
            left: Vec::new(),
            gone: Vec::new(),
        };
        let done = doc.command(&person(by), command, &around);
        done.map_err(|refusal| refusal.name)
    }

    use SeatColour::{Chalk, Iris, Moss, Rust};

    #[test]
    fn everybody_chooses_a_colour_and_no_two_have_the_same() {
        let mut doc = table();
        let colour = |seat, colour| TableCommand::Colour { seat, colour };
        assert_eq!(doc.colours, [Iris, Moss, Rust, Chalk]);
        // That of a free seat, then that of the bot.
        wish(&mut doc, "mara", colour(1, Chalk)).unwrap();
        assert_eq!(doc.colours, [Iris, Chalk, Rust, Moss]);
        wish(&mut doc, "mara", colour(1, Rust)).unwrap();
        assert_eq!(doc.colours, [Iris, Rust, Chalk, Moss]);
        wish(&mut doc, "ines", colour(2, Moss)).unwrap();
        let chosen = [Iris, Rust, Moss, Chalk];
        assert_eq!(doc.colours, chosen);
        let refused = |doc: &mut Doc, by, command| wish(doc, by, command).unwrap_err();
        assert_eq!(refused(&mut doc, "mara", colour(1, Iris)), "colour_in_use");
        assert_eq!(refused(&mut doc, "mara", colour(0, Rust)), "not_your_seat");
        assert_eq!(refused(&mut doc, "mara", colour(2, Rust)), "not_your_seat");
        assert_eq!(refused(&mut doc, "ines", colour(3, Iris)), "not_your_seat");
        assert_eq!(refused(&mut doc, "ines", colour(9, Iris)), "no_such_seat");
        assert_eq!(doc.colours, chosen);
        doc.stage = Stage::Playing;
        assert_eq!(
            refused(&mut doc, "mara", colour(1, Chalk)),
            "game_under_way"
        );
    }

    #[test]
    fn whoever_moves_takes_the_colour_along() {
        let mut doc = table();
        wish(
            &mut doc,
            "mara",
            TableCommand::Sit {
                seat: 3,
                name: None,
            },
        )
        .unwrap();
        assert_eq!(doc.colours, [Iris, Chalk, Rust, Moss]);
    }

    #[test]
    fn a_table_of_an_earlier_version_has_the_colours_of_its_seats() {
        let mut json = serde_json::to_value(table()).unwrap();
        json.as_object_mut().unwrap().remove("colours");
        let doc: Doc = serde_json::from_value(json).unwrap();
        assert_eq!(doc.colours, SeatColour::ALL);
    }
}
