//! How a table stands, as everybody at it sees it.

use crate::{Level, Settings};
use enigma_game::Outcome;
use enigma_game::record::PlayedOn;
use serde::{Deserialize, Serialize};

/// A table, for everybody at it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableState {
    /// The code that leads here.
    pub code: String,
    /// Before, during or after a game.
    pub stage: Stage,
    /// What is agreed on.
    pub settings: Settings,
    /// The public id of the host.
    pub host: String,
    /// The seats, clockwise.
    pub seats: Vec<SeatState>,
    /// How many are watching.
    pub spectators: u32,
    /// Public ids of those who are silenced in the chat.
    pub muted: Vec<String>,
    /// The game under way, or the one that was played last.
    pub game: Option<GameInfo>,
    /// The games played at this table before that, oldest first.
    pub earlier: Vec<String>,
}

/// Where a table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Stage {
    /// People gather.
    Lobby,
    /// A game is under way.
    Playing,
    /// A game is over; another may follow.
    Over,
}

/// One seat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatState {
    /// The colour of whoever plays here. No two seats have the same.
    #[serde(default)]
    pub colour: SeatColour,
    /// Who holds it, if anybody.
    pub holder: Option<Holder>,
    /// During a game: whether a bot plays on for the person.
    pub bot_plays: bool,
    /// During a game: whether the person has asked for the seat back and gets it when a round begins.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub returns: bool,
    /// During a game: whether the person has left for good.
    pub left: bool,
    /// During a game, of somebody who is away: until when the seat is kept, in milliseconds since
    /// 1970. None if the table waits for as long as the rules do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kept_until: Option<u64>,
}

/// A colour of networkers, cards and tokens, each with a pattern of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeatColour {
    /// Violet, with dots.
    #[default]
    Iris,
    /// Green, with bars.
    Moss,
    /// Orange, with chevrons.
    Rust,
    /// White and plain.
    Chalk,
}

impl SeatColour {
    /// All colours; who chooses none has that of the seat.
    pub const ALL: [Self; 4] = [Self::Iris, Self::Moss, Self::Rust, Self::Chalk];
}

/// Who holds a seat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Holder {
    /// A person.
    Person {
        /// The person's public id.
        id: String,
        /// The name at this seat.
        name: String,
        /// Whether the person is ready to begin.
        ready: bool,
        /// Whether the person is there.
        presence: Presence,
        /// Whether the person plays by ear, and has more time (D-20, KD-20).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        by_ear: bool,
    },
    /// A bot.
    Bot {
        /// How strong it plays.
        level: Level,
    },
}

/// Whether somebody is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Presence {
    /// Connected and answering.
    Here,
    /// The connection has just been lost, or does not answer.
    Shaky,
    /// Not there.
    Gone,
}

/// A game, besides what its view shows.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
pub struct GameInfo {
    /// The game's id, under which its record is found once it is over.
    pub id: String,
    /// When it began, in milliseconds since 1970.
    pub started: u64,
    /// SHA-256 over the seed's 32 bytes and the salt's 32 bytes, as hexadecimal digits: published before the first step.
    pub commitment: String,
    /// Seed and salt, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<Opening>,
    /// Cipher: the seals of the words entered so far, each opened when its round is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<WordSeal>>", optional))]
    pub words: Vec<WordSeal>,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// Where it was played on from, if it did not begin at its beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<PlayedOn>,
}

/// What opens the commitment of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Opening {
    /// The seed, as 64 hexadecimal digits.
    pub seed: String,
    /// The salt, as 64 hexadecimal digits.
    pub salt: String,
}

/// The seal on a coder's word: SHA-256 over the salt's 32 bytes and the folded word's letters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
pub struct WordSeal {
    /// The round, from 1.
    pub round: u32,
    /// The hash, as hexadecimal digits.
    pub commitment: String,
    /// The salt, once the round is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<String>,
}
