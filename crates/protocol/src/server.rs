//! What the server says.

use crate::{Raw, Said, TableState};
use serde::{Deserialize, Serialize};

/// A message from the server. Each one but `step` carries `now`, the server's clock in milliseconds since 1970.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
pub enum ServerMsg {
    /// The answer to `hello`: who the client is here, and how the table stands.
    Welcome {
        /// The server's clock.
        now: u64,
        /// The version of the protocol that is spoken.
        v: u32,
        /// The public id of the client's person; none for a stranger who only watches.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        you: Option<String>,
        /// The table.
        table: Box<TableState>,
        /// The lines of chat the client has not seen, oldest first.
        chat: Vec<ChatLine>,
    },
    /// The table has changed.
    Table {
        /// The server's clock.
        now: u64,
        /// The table as it is now.
        table: Box<TableState>,
    },
    /// The game as the client may see it; replaces whatever it knew of it.
    View {
        /// The server's clock.
        now: u64,
        /// The game.
        game: String,
        /// The last step that is part of this view.
        seq: u64,
        /// The wall-clock time, in milliseconds since 1970, that game time 0 corresponds to at present.
        zero: i64,
        /// The seat the client looks from; none for a spectator.
        seat: Option<u8>,
        /// What it may see.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        view: Raw,
    },
    /// Something has happened in the game.
    Step {
        /// The first [`GAME_MARK`] characters of the game's id, so that no step is taken for one of another game.
        game: String,
        /// The number of this step; each is one more than the one before.
        seq: u64,
        /// When it happened, in game time.
        at: u64,
        /// What happened, for everybody.
        #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
        events: Raw,
        /// How the client's view changes.
        #[cfg_attr(feature = "ts", ts(as = "crate::Patch"))]
        patch: Raw,
    },
    /// The command was carried out, and is kept.
    Did {
        /// The server's clock.
        now: u64,
        /// The command's id.
        id: String,
        /// The step it became, if it was an action. A draft may be overtaken by a newer one that the same client
        /// sent; then there is none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seq: Option<u64>,
    },
    /// The command was not carried out; nothing has changed.
    Refused {
        /// The server's clock.
        now: u64,
        /// The command's id; none if the message could not be understood at all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// The stable name of the reason, to be translated.
        refusal: String,
        /// The reason in English.
        text: String,
    },
    /// Somebody said something.
    Chat {
        /// The server's clock.
        now: u64,
        /// The line.
        line: ChatLine,
    },
    /// The answer to `ping`.
    Pong {
        /// The server's clock.
        now: u64,
        /// As sent.
        n: u64,
    },
    /// The last message before the server closes the connection.
    Bye {
        /// The server's clock.
        now: u64,
        /// Why.
        reason: Farewell,
        /// Why, in English.
        text: String,
    },
}

/// How many characters of a game's id a step begins with.
pub const GAME_MARK: usize = 6;

/// The most characters of the English text of a refusal: it may quote what a client sent.
const LONGEST_REASON: usize = 200;

/// The text of a refusal, cut short where it is too long.
#[must_use]
pub fn reason(text: impl Into<String>) -> String {
    let mut text = text.into();
    if let Some((end, _)) = text.char_indices().nth(LONGEST_REASON) {
        text.truncate(end);
        text.pop();
        text.push('…');
    }
    text
}

/// Why the server closes a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Farewell {
    /// There is no such table.
    NoSuchTable,
    /// The table lets nobody watch, and there is no free seat.
    NotWatchable,
    /// The client speaks a version of the protocol that the server does not.
    Protocol,
    /// The client did not begin with `hello`, or not in time.
    NoHello,
    /// The client sends too much.
    TooFast,
    /// The client reads too slowly. It may come back and resume.
    TooSlow,
    /// The table was away for a moment. Come back and resume.
    Resume,
    /// The server is going down for a moment. Come back and resume.
    Restart,
    /// The table was given up, as nobody was there for long.
    Expired,
    /// The server cannot read or store anything just now. Come back in a while and resume.
    Trouble,
}

/// One line of chat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Its number at this table.
    pub n: u64,
    /// When it was said, in milliseconds since 1970.
    pub at: u64,
    /// Who said it: the person's public id.
    pub person: String,
    /// What that person was called then.
    pub name: String,
    /// What was said.
    pub say: Said,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_never_longer_than_200_characters() {
        assert_eq!(reason("short"), "short");
        let exact = "é".repeat(LONGEST_REASON);
        assert_eq!(reason(exact.as_str()), exact);
        let long = reason("é".repeat(60_000));
        assert_eq!(long.chars().count(), LONGEST_REASON);
        assert!(long.ends_with("é…"));
    }
}
