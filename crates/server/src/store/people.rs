//! What is kept of people besides their names: devices, wishes, what they did in games, ratings.

use super::{SecretHash, StoredGame};
use enigma_protocol::GameKind;
use enigma_puzzles::{Category, Grade};
use enigma_table::{GameId, PersonId};

/// Somebody, as they are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Profile {
    /// When they came, in milliseconds since 1970.
    pub created: u64,
    /// Whether they wish for ratings.
    pub rates: bool,
    /// Whether their ratings are shown at tables.
    pub shows: bool,
    /// When they saved the recovery key that is valid, if they did.
    pub recovery: Option<u64>,
}

/// A device that is somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredDevice {
    /// The hash of its token.
    pub token: SecretHash,
    /// What its owner calls it.
    pub name: String,
    /// When it became theirs, in milliseconds since 1970.
    pub created: u64,
    /// When it was last seen, to the hour; 0 if nobody knows.
    pub seen: u64,
}

/// The most passkeys of one person.
pub const PASSKEYS: u32 = 16;

/// A passkey, by which somebody can come back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredPasskey {
    /// Its id, which its authenticator chose.
    pub id: Vec<u8>,
    /// Whose it is.
    pub person: PersonId,
    /// Its public key, as COSE.
    pub key: Vec<u8>,
    /// How often it has signed, if it counts.
    pub counter: u32,
    /// What its owner calls it.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When somebody last came by it; 0 if nobody did.
    pub seen: u64,
}

/// Which games of somebody are asked for: those that are over, the newest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wanted {
    /// Only of this kind.
    pub kind: Option<GameKind>,
    /// Only those that were won, or that were not.
    pub won: Option<bool>,
    /// Only those with other people, or with bots alone.
    pub people: Option<bool>,
    /// Begun at this moment or later,
    pub from: u64,
    /// and before this one.
    pub to: u64,
    /// Only what comes after the game with this beginning and id.
    pub after: Option<(u64, String)>,
    /// At most so many.
    pub limit: u32,
}

impl Wanted {
    /// The newest ones, at most so many.
    #[must_use]
    pub fn newest(limit: u32) -> Self {
        Self {
            kind: None,
            won: None,
            people: None,
            from: 0,
            to: u64::MAX,
            after: None,
            limit,
        }
    }
}

/// How somebody did in a game that is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Their place, from 1; those who share it have the same.
    pub place: u32,
    /// Their points.
    pub points: u32,
    /// How many other people played.
    pub others: u32,
}

/// A game that somebody played.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredPlayed {
    /// The game.
    pub game: StoredGame,
    /// How they did; none as long as it is not counted.
    pub result: Option<Standing>,
}

/// Somebody's games of one kind, summed up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// Which.
    pub kind: GameKind,
    /// How many are over and counted.
    pub games: u32,
    /// How many of them were won.
    pub wins: u32,
    /// The points of all of them.
    pub points: u64,
}

/// A puzzle that somebody was given in a game of Circuit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredSolve {
    /// The round.
    pub round: u32,
    /// The category.
    pub category: Category,
    /// The grade.
    pub grade: Grade,
    /// How long it took, in milliseconds, if it was solved.
    pub millis: Option<u64>,
    /// When the game was over, in milliseconds since 1970.
    pub at: u64,
}

/// What somebody did in a game of Cipher, or in several.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Decoding {
    /// Words that others had hidden.
    pub words: u32,
    /// Those that they named.
    pub found: u32,
    /// Their questions.
    pub questions: u32,
    /// Their guesses.
    pub guesses: u32,
    /// Words that they hid themselves,
    pub coded: u32,
    /// and their points with those.
    pub coder_points: u32,
}

/// A rating after a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredRating {
    /// Of which game.
    pub kind: GameKind,
    /// How many games were rated, this one included.
    pub n: u32,
    /// The game.
    pub game: GameId,
    /// When it was over, in milliseconds since 1970.
    pub at: u64,
    /// The mean, in thousandths.
    pub mean: i64,
    /// The deviation, in thousandths.
    pub deviation: i64,
}

/// What one person did in a game, as it is counted when that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deeds {
    /// Who.
    pub person: PersonId,
    /// How they did.
    pub result: Standing,
    /// Their puzzles.
    pub solves: Vec<StoredSolve>,
    /// What they did with words.
    pub decoding: Option<Decoding>,
    /// Their rating afterwards, if they wish for one and the game is rated.
    pub rating: Option<StoredRating>,
}

/// The seats of a stored game: what they are called, and whose they are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seating {
    /// The names; an empty one is only "Player".
    pub names: Vec<String>,
    /// The people; none for bots, and for those who are gone.
    pub people: Vec<Option<PersonId>>,
}

impl Seating {
    /// Of that game.
    #[must_use]
    pub fn of(game: &StoredGame) -> Self {
        Self {
            names: game.names.clone(),
            people: game.people.clone(),
        }
    }

    /// The same, with another name at all seats of a person.
    #[must_use]
    pub fn naming(mut self, person: &PersonId, name: &str) -> Self {
        for (called, holder) in self.names.iter_mut().zip(&self.people) {
            if holder.as_ref() == Some(person) {
                name.clone_into(called);
            }
        }
        self
    }

    /// The same without a person: their seats are those of a "Player".
    #[must_use]
    pub fn without(self, person: &PersonId) -> Self {
        let mut seating = self.naming(person, "");
        for holder in &mut seating.people {
            holder.take_if(|holder| holder == person);
        }
        seating
    }
}
