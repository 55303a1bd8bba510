//! What a client says.

use crate::{Level, Raw, SeatColour, Settings};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;

/// A message from a client. `id` is chosen by the client, new for each command, at most 40
/// characters; whoever sends a command again under the same `id` gets the same answer again.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
pub enum ClientMsg {
    /// The first message on every connection.
    Hello {
        /// The version of the protocol the client speaks.
        v: u32,
        /// The game the client saw last, if it comes back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<String>,
        /// The last step of that game the client saw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seq: Option<u64>,
        /// Which of its seats the client looks from; the first one it holds unless said otherwise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// The last line of chat the client saw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chat: Option<u64>,
        /// Whether steps may come in [`crate::shorthand`].
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        short: bool,
    },
    /// An action in the game.
    Do {
        /// The command's id.
        id: String,
        /// The seat that acts; may be left out by whoever holds just one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// The action, as the game defines it.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        action: Raw,
    },
    /// Something about the table rather than the game.
    Table {
        /// The command's id.
        id: String,
        /// What to do.
        #[serde(rename = "do")]
        command: TableCommand,
    },
    /// A line of chat.
    Chat {
        /// The command's id.
        id: String,
        /// What is said.
        say: Said,
    },
    /// Looks from another seat that the same person holds (one device for all).
    Look {
        /// The seat.
        seat: u8,
    },
    /// Asks for the time; answered with [`crate::ServerMsg::Pong`].
    Ping {
        /// Comes back with the answer.
        n: u64,
    },
}

impl ClientMsg {
    /// Reads a message. The text of an action is passed on as it is, which is most of what is said.
    ///
    /// # Errors
    /// If it is no message.
    pub fn read(text: &str) -> serde_json::Result<Self> {
        match serde_json::from_str(text) {
            Ok(Act {
                t: DoTag::Do,
                id,
                seat,
                action,
            }) => Ok(Self::Do {
                id: id.into_owned(),
                seat,
                action: Raw::from_raw(action),
            }),
            Err(_) => serde_json::from_str(text),
        }
    }
}

/// [`ClientMsg::Do`], which can be read in one go.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Act<'a> {
    t: DoTag,
    #[serde(borrow)]
    id: Cow<'a, str>,
    #[serde(default)]
    seat: Option<u8>,
    #[serde(borrow)]
    action: &'a RawValue,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum DoTag {
    Do,
}

/// What people do at a table besides playing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
pub enum TableCommand {
    /// Takes a free seat, or moves to it. At a table with one device for all it is taken besides the others,
    /// under a name of its own.
    Sit {
        /// The seat.
        seat: u8,
        /// What whoever plays here is called, if several people share the device.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Leaves the table: before the game the seat is free again; during the game a bot takes it, if
    /// the table wants that, and otherwise it stays empty (D-9, KD-10).
    Leave,
    /// Is ready to begin, or not yet.
    Ready {
        /// Whether.
        ready: bool,
    },
    /// Takes a colour for a seat: one's own, or for the host that of a bot. Another person's colour is
    /// not taken; a bot's or a free seat's is exchanged.
    Colour {
        /// The seat.
        seat: u8,
        /// The colour.
        colour: SeatColour,
    },
    /// Plays by ear, or not: whoever does has more time from the next game on (D-20, KD-20), and
    /// everybody at the table sees it.
    ByEar {
        /// Whether.
        by_ear: bool,
    },
    /// The host changes what is agreed on. Everybody has to say again that they are ready.
    Settings {
        /// All of it, as it is to be.
        settings: Box<Settings>,
    },
    /// The host puts a bot on a free seat, changes its level, or takes it away.
    Bot {
        /// The seat.
        seat: u8,
        /// How strong it plays; without one, the bot goes.
        level: Option<Level>,
    },
    /// The host frees a seat. During a game only of somebody who is gone.
    Remove {
        /// The seat.
        seat: u8,
    },
    /// The host makes somebody else at the table the host.
    HandOver {
        /// That person's seat.
        seat: u8,
    },
    /// The host begins the game. Everybody else must be ready.
    Start,
    /// Wants another game with those who are there; it begins once all of them do.
    Rematch,
    /// Goes back from the end of a game to the lobby, so that others can sit down and settings can be changed.
    Lobby,
    /// Takes the own seat back from the bot that plays on; takes effect when a round begins.
    TakeBack,
    /// The host silences somebody in the chat, or lets them speak again.
    Mute {
        /// The person's public id.
        person: String,
        /// Whether silenced.
        muted: bool,
    },
}

/// A line of chat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Said {
    /// A phrase that everybody reads in their own language.
    Phrase(Phrase),
    /// Free text, at most 200 characters.
    Text(String),
}

/// The phrases that need no typing and no common language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "each is its own text")]
pub enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    Thanks,
    OneMoment,
    Sorry,
    SoClose,
    GoodGame,
    AnotherOne,
    Goodbye,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_reads_the_same_in_one_go_and_in_pieces() {
        for text in [
            r#"{"t":"do","id":"a\u00e9","action":{"type":"choose","category":"weight"}}"#,
            r#"{"t":"do","seat":3,"id":"","action":null}"#,
            r#"{"action":[1,2.5,"x"],"t":"do","id":"1","seat":null}"#,
            r#"{"t":"ping","n":7}"#,
            r#"{"t":"look","seat":1}"#,
            r#"{"t":"table","id":"2","do":"start"}"#,
        ] {
            // Compared as JSON: in what order an action's keys come makes no difference.
            let json = |message: &ClientMsg| serde_json::to_value(message).unwrap();
            let whole: ClientMsg = serde_json::from_str(text).unwrap();
            assert_eq!(
                json(&ClientMsg::read(text).unwrap()),
                json(&whole),
                "{text}"
            );
        }
        for text in [
            r#"{"t":"do","id":"1"}"#,
            r#"{"t":"do","id":"1","action":1,"more":2}"#,
            r#"{"t":"do","id":"1","action":1} x"#,
            r#"{"t":"do","id":"1","seat":300,"action":1}"#,
            r#"{"t":"fly"}"#,
            "",
        ] {
            assert!(ClientMsg::read(text).is_err(), "{text}");
        }
    }
}
