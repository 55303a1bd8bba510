//! The [`Game`] trait: what the server, the bots, the simulator and the replay know of a game.

use crate::record::PlayedOn;
use crate::{BySeat, Millis, Parts, Reach, Seat, Seats, Seed};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::{Debug, Display};

/// Everything a game begins with. Together with the list of happenings it is the record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup<Options> {
    /// The version of the rules to play by; see [`Game::RULES`].
    pub rules: u32,
    /// How many seats there are.
    pub seats: Seats,
    /// Where all chance comes from.
    pub seed: Seed,
    /// What the table agreed on.
    pub options: Options,
}

/// Whether somebody sits at a seat, and who.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "game/"))]
pub enum Attendance {
    /// The connection is lost; the person may come back (D-9, KD-10).
    Away,
    /// The person is here again.
    Back,
    /// The person left for good and nobody plays on (D-9, KD-10).
    Left,
    /// A bot plays on for the person (D-9); the seat counts as taken.
    Bot,
    /// The person takes the seat back from the bot.
    Person,
}

/// What can happen to a game: all that a record is made of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Happening<Action> {
    /// A seat does something.
    Act(Seat, Action),
    /// A deadline has passed.
    Wake,
    /// Somebody comes or goes.
    Attend(Seat, Attendance),
    /// The wall clock went on by so much while game time stood still, as the server was down.
    /// No rule depends on it; it lets a replay show the true hour.
    Stood(Millis),
}

/// Who looks at a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The holder of a seat.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// The seat the viewer holds, if any.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "game/"))]
pub struct Outcome {
    /// The seats of the first place, of the second, and so on; seats that share a place stand together.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Vec<u8>>))]
    pub ranking: Vec<Vec<Seat>>,
    /// The points of each seat.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u32>))]
    pub points: BySeat<u32>,
}

impl Outcome {
    /// The seats that won; several if they share the victory.
    #[must_use]
    pub fn winners(&self) -> &[Seat] {
        self.ranking.first().map_or(&[], Vec::as_slice)
    }
}

/// Sorts seats into places: the greatest merit first, equal merit shares a place.
pub fn standing<Merit: Ord>(seats: Seats, merit: impl Fn(Seat) -> Merit) -> Vec<Vec<Seat>> {
    let mut order: Vec<Seat> = seats.all().collect();
    order.sort_by_key(|&seat| std::cmp::Reverse(merit(seat)));
    let mut places: Vec<Vec<Seat>> = Vec::new();
    for seat in order {
        match places.last_mut() {
            Some(place) if merit(place[0]) == merit(seat) => place.push(seat),
            _ => places.push(vec![seat]),
        }
    }
    places
}

/// A game as a value: it takes what happens and answers with events, or with a refusal that names
/// the rule. It reads neither a clock nor a source of chance; a refused happening changes nothing.
///
/// Times never run backwards, and whoever drives the game wakes it ([`Game::wake`]) for every
/// deadline that lies before the time of the next happening. [`crate::record::Play`] does both.
pub trait Game: Sized + Clone {
    /// The name of the game in records and addresses.
    const NAME: &'static str;
    /// The version of the rules that new games are played by. Older versions still start and replay.
    const RULES: u32;

    /// What the table agreed on before the game.
    type Options: Debug + Clone + PartialEq + Serialize + DeserializeOwned;
    /// What a seat can do.
    type Action: Debug + Clone + PartialEq + Serialize + DeserializeOwned;
    /// What is told to everybody when something has happened. An event never holds a secret.
    type Event: Debug + Clone + PartialEq + Serialize;
    /// What one viewer may know.
    type View: Debug + Clone + PartialEq + Serialize;
    /// Why something was refused; one variant per rule a player could look up.
    type Refusal: Debug + Clone + PartialEq + Display;

    /// Where a game with these options was played on from, if it did not begin at its beginning. No rule depends on it.
    fn played_on(_options: &Self::Options) -> Option<&PlayedOn> {
        None
    }

    /// Begins a game at [`Millis::ZERO`], and says what happened at once.
    ///
    /// # Errors
    /// If the options cannot be played, or the version of the rules is not known.
    fn start(setup: Setup<Self::Options>) -> Result<(Self, Vec<Self::Event>), Self::Refusal>;

    /// A seat does something.
    ///
    /// # Errors
    /// With the first rule that forbids it; then nothing has changed.
    fn act(
        &mut self,
        by: Seat,
        action: Self::Action,
        now: Millis,
    ) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// A deadline has passed: carries out everything due at or before `now`. Does nothing if nothing is due.
    fn wake(&mut self, now: Millis) -> Vec<Self::Event>;

    /// Somebody comes or goes.
    ///
    /// # Errors
    /// If there is no such seat, or the change makes no sense (somebody who left cannot come back).
    fn attend(
        &mut self,
        seat: Seat,
        attendance: Attendance,
        now: Millis,
    ) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// When the game wants to be woken next, if nothing happens before. What happens at the very
    /// moment of a deadline is still in time (D-6).
    fn next_deadline(&self) -> Option<Millis>;

    /// What a viewer may know: the only way out of a game.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// How far into views a step with these events reaches.
    fn reach(_events: &[Self::Event]) -> Reach {
        Reach::All
    }

    /// Shows the parts of all views that are the same for everybody, as far as a step reaches. A game in which there
    /// are none shows whole views as somebody's own.
    fn show_open(&self, _reach: Reach, _to: &mut impl Parts) {}

    /// Shows the parts of a view that are the viewer's own, as far as a step reaches. Together with what is open
    /// they are [`Game::view`], and nothing besides.
    fn show_own(&self, viewer: Viewer, _reach: Reach, to: &mut impl Parts) {
        to.part("", &self.view(viewer));
    }

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The stable name of a refusal, for the wire and for translations.
    fn refusal_name(refusal: &Self::Refusal) -> &'static str;

    /// Takes any happening.
    ///
    /// # Errors
    /// As [`Game::act`] and [`Game::attend`].
    fn happen(
        &mut self,
        happening: Happening<Self::Action>,
        now: Millis,
    ) -> Result<Vec<Self::Event>, Self::Refusal> {
        match happening {
            Happening::Act(seat, action) => self.act(seat, action, now),
            Happening::Wake => Ok(self.wake(now)),
            Happening::Attend(seat, attendance) => self.attend(seat, attendance, now),
            Happening::Stood(_) => Ok(Vec::new()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_merit_shares_a_place() {
        let points = [7, 9, 7, 1];
        let places = standing(Seats::new(4).unwrap(), |seat| points[seat.index()]);
        assert_eq!(
            places,
            [vec![Seat(1)], vec![Seat(0), Seat(2)], vec![Seat(3)]]
        );
    }
}
