//! What goes over HTTP.

use crate::{GameKind, Outcome, Settings, Stage};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why a request was refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    /// The stable name of the reason, to be translated.
    pub refusal: String,
    /// The reason in English.
    pub text: String,
    /// The line of a file that is at fault, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub line: Option<u32>,
}

/// Who is asking.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// The person's public id.
    pub id: String,
    /// The person's name.
    pub name: String,
}

/// A new name; whoever has no identity yet gets one with it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewName {
    /// 1 to 24 characters of any script.
    pub name: String,
}

/// What makes a second device the same person, once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LinkCode {
    /// To be carried to the other device, in the part of an address behind `#`, and claimed there.
    pub code: String,
    /// Until when, in milliseconds since 1970.
    pub expires: u64,
}

/// Claims a link code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Claim {
    /// The code.
    pub code: String,
}

/// A new table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewTable {
    /// The code that leads to it; the page is at `/t/CODE`, the socket at `/ws/CODE`.
    pub code: String,
}

/// A table, for those who are not at it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSummary {
    /// The code that leads to it.
    pub code: String,
    /// Before, during or after a game.
    pub stage: Stage,
    /// What is agreed on.
    pub settings: Settings,
    /// The name of the host.
    pub host: String,
    /// The names at the seats; a bot's is its level, a free seat has none.
    pub seats: Vec<Option<String>>,
}

/// A game that was played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameSummary {
    /// The game's id.
    pub id: String,
    /// Which game.
    pub game: GameKind,
    /// The table's code; the table itself may be gone.
    pub table: String,
    /// When it began, in milliseconds since 1970.
    pub started: u64,
    /// When it ended, unless it is still under way.
    pub ended: Option<u64>,
    /// The names at the seats.
    pub names: Vec<String>,
    /// The seats of whoever asks.
    pub my_seats: Vec<u8>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// What runs here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Version {
    /// The version of the program.
    pub version: String,
    /// The versions of the protocol it speaks.
    pub protocols: Vec<u32>,
    /// The server's clock in milliseconds since 1970.
    pub now: u64,
    /// Where others open this server, if it is open to others: its public address, or the one in the same network.
    pub others: Option<String>,
}

/// What is to be said about the server and what it is made of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct About {
    /// The version of the program.
    pub version: String,
    /// What whoever runs the server says about it, as plain text.
    pub note: Option<String>,
    /// Whom the word lists come from and how they are licensed, in English.
    pub words: String,
}
