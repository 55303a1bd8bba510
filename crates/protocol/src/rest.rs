//! What goes over HTTP.

use crate::{GameKind, Level, Outcome, SeatColour, Settings, Stage};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

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
    /// The same for somebody who types it there: six letters and digits in two groups.
    pub signs: String,
    /// Until when, in milliseconds since 1970.
    pub expires: u64,
}

/// Claims a link code, in either form, or a recovery key.
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

/// From where a game is played on, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayOn {
    /// So many happenings of the game have happened; see `steps` of its replay.
    pub step: u32,
    /// One's own seat. Bots play at the others.
    pub seat: u8,
    /// How strong they play.
    #[serde(default)]
    pub level: Level,
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
    /// The colours at the seats; none if nobody knows.
    pub colours: Vec<SeatColour>,
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

/// The games of somebody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyGames {
    /// Those under way, the newest first; at most 20, whatever is asked for.
    pub under_way: Vec<GameSummary>,
    /// Those that are over, as they were asked for, the newest first.
    pub over: Vec<GameSummary>,
    /// What to ask for the next ones with; none at the end.
    pub next: Option<String>,
}

/// What somebody did so far.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyNumbers {
    /// Since when they are known here, in milliseconds since 1970.
    pub since: u64,
    /// Games that are over, by kind; only kinds of which there are some.
    pub games: Vec<GameNumbers>,
    /// Puzzles in games and of the days, by category and grade; only those of which there are some.
    pub solving: Vec<SolvingNumbers>,
    /// Words of Cipher; none before the first.
    pub words: Option<WordNumbers>,
}

/// Games of one kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameNumbers {
    /// Which game.
    pub game: GameKind,
    /// How many.
    pub games: u32,
    /// How many of them were won, alone or with others.
    pub wins: u32,
    /// The points of all of them.
    pub points: u64,
}

/// Puzzles of one category and grade.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SolvingNumbers {
    /// The category: `weight`, `fragment`, `conduit` or `angular`.
    pub category: String,
    /// The grade: `easy`, `medium`, `hard` or `expert`.
    pub grade: String,
    /// How many were given to them, among the last thousand.
    pub tried: u32,
    /// How many of these were solved.
    pub solved: u32,
    /// What half of those took at most, in milliseconds; none where there are fewer than five.
    pub median: Option<u64>,
    /// The same of everybody here, themselves included; none where there are fewer than thirty.
    pub median_of_all: Option<u64>,
}

/// Words of Cipher.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WordNumbers {
    /// Words that others had hidden.
    pub words: u32,
    /// Those that they named.
    pub found: u32,
    /// Their questions.
    pub questions: u32,
    /// Their guesses.
    pub guesses: u32,
    /// Words that they hid themselves.
    pub coded: u32,
    /// Their points with those.
    pub coder_points: u32,
}

/// How strong somebody plays, as far as it is known.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyRatings {
    /// Whether they wish for ratings. Without, no game is rated, and nothing is told.
    pub rates: bool,
    /// Whether their ratings are shown at tables.
    pub shows: bool,
    /// By game; only those of which a game was rated.
    pub ratings: Vec<MyRating>,
}

/// What somebody wishes about ratings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingWishes {
    /// Whether their games are to be rated.
    pub rates: bool,
    /// Whether their ratings are to be shown at tables.
    pub shows: bool,
}

/// A rating in one game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyRating {
    /// Which game.
    pub game: GameKind,
    /// How many games were rated.
    pub games: u32,
    /// How it became what it is, the oldest first: at most the last 200 games.
    pub steps: Vec<RatingStep>,
}

/// A rating after a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingStep {
    /// The id of the game.
    pub id: String,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// The rating.
    pub rating: f64,
    /// The true strength lies so far to either side of it, in nine cases of ten at least.
    pub within: f64,
}

/// How strong somebody at a table plays, who lets it be seen there.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatRating {
    /// Their seat; of several the first.
    pub seat: u8,
    /// The rating in the game of the table.
    pub rating: f64,
    /// The true strength lies so far to either side of it, in nine cases of ten at least.
    pub within: f64,
}

/// A device that is somebody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Device {
    /// Its id, for nobody but its owner.
    pub id: String,
    /// What its owner calls it; at first what its browser says of itself, if anything.
    pub name: String,
    /// When it became theirs, in milliseconds since 1970.
    pub since: u64,
    /// When it was last seen, to the hour; none if nobody knows.
    pub seen: Option<u64>,
    /// Whether it is the one that asks.
    pub this: bool,
}

/// What somebody is known by, and how they can come back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyDevices {
    /// Their devices, the oldest first.
    pub devices: Vec<Device>,
    /// When the recovery key was made that is valid, in milliseconds since 1970; none if there is none.
    pub recovery: Option<u64>,
    /// Their passkeys, the oldest first.
    pub passkeys: Vec<Passkey>,
    /// Whether another passkey can be made at this address.
    pub may_make_passkey: bool,
}

/// A passkey: the part of it that is kept here, which is no secret.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Passkey {
    /// Its id, as its authenticator chose it, in base64url.
    pub id: String,
    /// What its owner calls it; at first what its browser says of itself, if anything.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub since: u64,
    /// When somebody last came by it; none if nobody did.
    pub seen: Option<u64>,
    /// Its public key as COSE, in base64url.
    pub key: String,
}

/// What a browser is asked to make a passkey with. Bytes are in base64url.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PasskeyWish {
    /// What it is to sign, once, within five minutes.
    pub challenge: String,
    /// The name of the place that it is for.
    pub site: String,
    /// Who: bytes that say nothing of them.
    pub user: String,
    /// What they are called.
    pub name: String,
    /// The signatures that are understood here, by their numbers in COSE, the best first.
    pub algorithms: Vec<i32>,
    /// The ids of the passkeys they have.
    pub known: Vec<String>,
}

/// A passkey that was made, as a browser tells it. Bytes are in base64url.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewPasskey {
    /// Its `clientDataJSON`.
    pub client_data: String,
    /// Its `attestationObject`.
    pub attestation: String,
}

/// What a browser is asked to come with. Bytes are in base64url.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PasskeyQuestion {
    /// What a passkey is to sign, once, within five minutes.
    pub challenge: String,
    /// The name of the place that it must be for.
    pub site: String,
}

/// Somebody comes with a passkey, as a browser tells it. Bytes are in base64url.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PasskeyClaim {
    /// Which passkey.
    pub id: String,
    /// Its `clientDataJSON`.
    pub client_data: String,
    /// Its `authenticatorData`.
    pub authenticator_data: String,
    /// Its `signature`.
    pub signature: String,
}

/// A new name for a device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeviceName {
    /// 1 to 24 characters.
    pub name: String,
}

/// What makes any device the same person, as often as is wished.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RecoveryKey {
    /// To be kept in a file, and claimed like a link code.
    pub key: String,
    /// When it was made, in milliseconds since 1970. Older ones are void.
    pub made: u64,
}

/// Whether one's own name is shown at a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NameShown {
    /// Otherwise one is only "Player" there.
    pub shown: bool,
}

/// Everything that is kept of somebody.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Export {
    /// The version of this form.
    pub enigma_export: u32,
    /// Who.
    pub me: Me,
    /// When this was written down, in milliseconds since 1970.
    pub at: u64,
    /// Games under way, and those that are over, the newest first: at most 10,000.
    pub games: Vec<GameSummary>,
    /// What they did so far.
    pub numbers: MyNumbers,
    /// Ratings.
    pub ratings: MyRatings,
    /// Puzzles and words of the days.
    pub days: crate::puzzles::MyDays,
    /// Best times in practice.
    pub practice: Vec<crate::puzzles::BestTime>,
    /// Devices, and when the recovery key was made.
    pub devices: MyDevices,
}
