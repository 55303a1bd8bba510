//! What was done in a game that is over, compared with what else could have been done.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A game that is over, judged by how the strongest bot would have gone on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "analysis/"))]
pub struct Analysis {
    /// The version of the estimate: another one may judge otherwise.
    pub version: u32,
    /// What was judged, by the game.
    pub judged: Judged,
}

/// What was judged of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "game", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "analysis/"))]
pub enum Judged {
    /// A game of Circuit.
    Circuit {
        /// What was done with the tiles, in order.
        placements: Vec<PlacementJudged>,
        /// Which chambers were chosen, in order; those that the lot chose are left out.
        choices: Vec<ChoiceJudged>,
    },
    /// A game of Cipher.
    Cipher {
        /// Questions and guesses where the words left could be counted, in order.
        clues: Vec<ClueJudged>,
    },
}

/// How good something was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "analysis/"))]
pub enum Mark {
    /// Nothing else would have been better, or by so little that nobody can tell.
    Best,
    /// Something else may have been a little better.
    Fine,
    /// Something else would surely have been better, by a point or more (in Cipher by half a bit).
    Missed,
}

/// What was done with a tile.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "analysis/"))]
pub struct PlacementJudged {
    /// The step of the game.
    pub step: u32,
    /// Who.
    pub seat: u8,
    /// How good it was.
    pub mark: Mark,
    /// By how many points the best would have been better; 0 if it was the best.
    pub loss: f32,
    /// What it was worth: how likely the seat won afterwards, as a share of the 15 points of a victory.
    pub worth: f32,
    /// The best placement, if another one was played, else the best one on another spot; none if there was none.
    pub other: Option<OtherWay>,
    /// How many placements were compared.
    pub compared: u32,
}

/// Another way to lay a tile.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "analysis/"))]
pub struct OtherWay {
    /// The square's x.
    pub x: i32,
    /// The square's y.
    pub y: i32,
    /// Quarter turns clockwise.
    pub turn: u8,
    /// The cell with the networker.
    pub cell: Option<u32>,
    /// What it would have been worth.
    pub worth: f32,
}

/// Which chamber a seat chose.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "analysis/"))]
pub struct ChoiceJudged {
    /// The step of the game.
    pub step: u32,
    /// Who.
    pub seat: u8,
    /// How good it was.
    pub mark: Mark,
    /// By how many points the best would have been better; 0 if it was the best.
    pub loss: f32,
    /// What every chamber that was free was worth, in points like those of a placement.
    pub chambers: Vec<ChamberWorth>,
}

/// What a chamber was worth to a seat that chose.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "analysis/"))]
pub struct ChamberWorth {
    /// The category: `weight`, `fragment`, `conduit` or `angular`.
    pub category: String,
    /// Whether it was chosen.
    pub chosen: bool,
    /// What it was worth.
    pub worth: f32,
    /// How likely the seat was to solve it, by its own record in the game.
    pub odds: f32,
}

/// A question or a guess of Cipher.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "analysis/"))]
pub struct ClueJudged {
    /// The step of the game.
    pub step: u32,
    /// Who.
    pub seat: u8,
    /// How good it was.
    pub mark: Mark,
    /// How many bits less than the best question a question told on average; how many bits a guess wasted that
    /// could not be right.
    pub loss: f32,
    /// The words that fitted before.
    pub before: u32,
    /// How many words were to be expected afterwards; for a guess, with it being wrong.
    pub expected: f32,
    /// The zone that would have split the words best, and how many were to be expected after asking there; none for a
    /// guess.
    pub best: Option<BetterZone>,
}

/// A zone that would have been better to ask.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "analysis/"))]
pub struct BetterZone {
    /// The zone, from 0.
    pub zone: u8,
    /// How many words were to be expected afterwards.
    pub expected: f32,
}
