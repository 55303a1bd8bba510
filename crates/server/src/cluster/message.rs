//! What nodes say to each other, as types with bounds.
//!
//! A [`Letter`] goes from a node to another one. It names its sender, the link that it belongs to, and its number on that link, so
//! that whoever reads it knows what was lost on the way and what comes too late. A [`Question`] waits for a [`Reply`]. What is
//! foreign or torn is refused as a whole.

use enigma_protocol::Farewell;
use enigma_table::{Frame, GameId, PersonId, TableCode, Wall};
use serde::de::{DeserializeOwned, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The form of everything that is said; a later one is another number.
const FORM: u8 = 1;
/// The longest name of a node, code of a table, id of a person or name of one.
pub const LONGEST_NAME: usize = 200;
/// The longest message of a client as it is written here: what it left out, of up to 64 KiB, is written out.
const LONGEST_SAID: usize = 128 << 10;
/// The most things that are said in one letter.
const MOST_ITEMS: usize = 4_096;

/// Why something that came over the bus is not heeded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Torn {
    /// It has another form.
    #[error("it has another form")]
    Foreign,
    /// It cannot be read.
    #[error("it cannot be read")]
    Unreadable,
    /// Something in it is larger than it can be.
    #[error("something in it is too large")]
    TooLarge,
}

/// What one node tells another one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Letter {
    /// Who tells it.
    pub from: String,
    /// Raised whenever something may have been lost before.
    pub link: u64,
    /// Its number on the link, from 1.
    pub number: u64,
    /// What is told, in order; nothing is a sign of life.
    pub items: Vec<Item>,
}

/// The line of a connection between its node and its table's: its number, and the owner's epoch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LineId {
    /// The number of the connection.
    pub number: u64,
    /// The epoch of the table's owner.
    pub epoch: u64,
}

/// Something that a node tells.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Item {
    /// To the owner: a connection says something.
    Said {
        /// The connection.
        line: LineId,
        /// What it said.
        text: String,
        /// When that came in.
        received: Wall,
    },
    /// To the owner: a connection stopped answering, or answers again.
    Quiet(LineId, bool),
    /// To the owner: a connection is gone.
    Gone(LineId),
    /// To the node of connections: what their table sends them.
    Told(Told),
    /// To the node of a connection: its table has ended it.
    Closed(LineId, Farewell),
    /// Somebody has another name: their id, and the name.
    Renamed(PersonId, String),
    /// Somebody is forgotten on one of their devices.
    Forgotten(PersonId),
}

/// What a table sends to the connections at one node.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Told {
    /// The frames, each of them once.
    pub frames: Vec<Piece>,
    /// Who is sent which of them, in order.
    pub to: Vec<(LineId, Vec<u16>)>,
}

/// A frame on its way.
#[derive(Debug, Clone, PartialEq)]
pub struct Piece(pub Frame);

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(self.0.bytes())
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Bytes;
        impl Visitor<'_> for Bytes {
            type Value = Piece;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a frame")
            }

            fn visit_bytes<E: serde::de::Error>(self, bytes: &[u8]) -> Result<Piece, E> {
                match bytes.first() {
                    Some(_) => Ok(Piece(Frame::made(bytes))),
                    None => Err(E::custom("an empty frame")),
                }
            }
        }
        deserializer.deserialize_bytes(Bytes)
    }
}

/// What a node asks another one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Question {
    /// Whether a connection may come to a table.
    Join(Box<Joining>),
    /// Whether no table there minds that somebody (their id) is called that.
    MayRename(PersonId, String),
    /// Whether the table of that code, which is driven there, names somebody no more.
    Erase(TableCode, PersonId),
}

/// A connection that comes to a table of another node.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Joining {
    /// The node of the connection.
    pub from: String,
    /// The connection.
    pub line: LineId,
    /// The code of the table.
    pub code: TableCode,
    /// Who comes: their id and name.
    pub person: Option<(PersonId, String)>,
    /// The game and the step they saw last.
    pub seen: Option<(GameId, u64)>,
    /// The seat they want to look from.
    pub seat: Option<u8>,
    /// The last line of chat they saw.
    pub chat: u64,
    /// Whether they read shorthand.
    pub short: bool,
}

/// What is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// So be it.
    Yes,
    /// No: it is not here, or is not to be.
    No,
}

/// What is said, as bytes.
pub fn encode(said: &impl Serialize) -> Vec<u8> {
    // Nothing that is said here can fail to be written.
    postcard::to_extend(said, vec![FORM]).unwrap_or_default()
}

/// What the bytes say, whole.
fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Torn> {
    let (&FORM, rest) = bytes.split_first().ok_or(Torn::Unreadable)? else {
        return Err(Torn::Foreign);
    };
    match postcard::take_from_bytes(rest) {
        Ok((said, [])) => Ok(said),
        _ => Err(Torn::Unreadable),
    }
}

fn bounded(names: &[&str]) -> Result<(), Torn> {
    match names.iter().all(|name| name.len() <= LONGEST_NAME) {
        true => Ok(()),
        false => Err(Torn::TooLarge),
    }
}

impl Letter {
    /// Reads a letter.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(bytes: &[u8]) -> Result<Self, Torn> {
        let letter: Self = decode(bytes)?;
        bounded(&[&letter.from])?;
        if letter.items.len() > MOST_ITEMS {
            return Err(Torn::TooLarge);
        }
        for item in &letter.items {
            match item {
                Item::Said { text, .. } if text.len() > LONGEST_SAID => return Err(Torn::TooLarge),
                Item::Renamed(id, name) => bounded(&[id, name])?,
                Item::Forgotten(id) => bounded(&[id])?,
                Item::Told(told) => told.check()?,
                _ => {}
            }
        }
        Ok(letter)
    }
}

impl Told {
    fn check(&self) -> Result<(), Torn> {
        let known = |place: &u16| usize::from(*place) < self.frames.len();
        let places = self.to.iter().flat_map(|(_, places)| places);
        match { places }.all(known) {
            true => Ok(()),
            false => Err(Torn::Unreadable),
        }
    }
}

impl Question {
    /// Reads a question.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(bytes: &[u8]) -> Result<Self, Torn> {
        let question: Self = decode(bytes)?;
        match &question {
            Self::MayRename(id, name) => bounded(&[id, name])?,
            Self::Erase(code, id) => bounded(&[code, id])?,
            Self::Join(joining) => {
                bounded(&[&joining.from, &joining.code])?;
                if let Some((id, name)) = &joining.person {
                    bounded(&[id, name])?;
                }
                if let Some((game, _)) = &joining.seen {
                    bounded(&[game])?;
                }
            }
        }
        Ok(question)
    }
}

impl Reply {
    /// Reads a reply.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(bytes: &[u8]) -> Result<Self, Torn> {
        decode(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn letter(items: Vec<Item>) -> Letter {
        Letter {
            from: "a".into(),
            link: 3,
            number: 7,
            items,
        }
    }

    const LINE: LineId = LineId {
        number: 1 << 40,
        epoch: 9,
    };

    fn of_every_kind() -> Letter {
        letter(vec![
            Item::Said {
                line: LINE,
                text: r#"{"type":"ping","n":1}"#.into(),
                received: Wall(1_700_000_000_000),
            },
            Item::Quiet(LINE, true),
            Item::Gone(LINE),
            Item::Told(Told {
                frames: vec![Piece(Frame::made(b"\x81\x02hi")), Piece(Frame::made(b"x"))],
                to: vec![(LINE, vec![0, 1]), (LINE, vec![])],
            }),
            Item::Closed(LINE, Farewell::Resume),
            Item::Renamed("mara".into(), "Mára".into()),
            Item::Forgotten("mara".into()),
        ])
    }

    #[test]
    fn a_letter_is_read_as_it_was_written() {
        let letter = of_every_kind();
        assert_eq!(Letter::read(&encode(&letter)), Ok(letter));
    }

    #[test]
    fn a_question_is_read_as_it_was_written() {
        let joining = Joining {
            from: "a".into(),
            line: LINE,
            code: "ABC234".into(),
            person: Some(("mara".into(), "Mara".into())),
            seen: Some(("g".into(), 4)),
            seat: Some(2),
            chat: 5,
            short: true,
        };
        for question in [
            Question::Join(Box::new(joining)),
            Question::MayRename("mara".into(), "Tom".into()),
            Question::Erase("ABC234".into(), "mara".into()),
        ] {
            assert_eq!(Question::read(&encode(&question)), Ok(question));
        }
        assert_eq!(Reply::read(&encode(&Reply::Yes)), Ok(Reply::Yes));
    }

    #[test]
    fn what_is_torn_at_any_place_is_refused() {
        let whole = encode(&of_every_kind());
        for end in 0..whole.len() {
            assert!(Letter::read(&whole[..end]).is_err(), "{end}");
        }
        let mut longer = whole.clone();
        longer.push(0);
        assert_eq!(Letter::read(&longer), Err(Torn::Unreadable));
        assert_eq!(Letter::read(b"{\"type\":\"hello\"}"), Err(Torn::Foreign));
    }

    #[test]
    fn what_is_too_large_or_leads_nowhere_is_refused() {
        let said = Item::Said {
            line: LINE,
            text: "x".repeat(LONGEST_SAID + 1),
            received: Wall(0),
        };
        let nowhere = Item::Told(Told {
            frames: Vec::new(),
            to: vec![(LINE, vec![0])],
        });
        let named = Item::Renamed("mara".into(), "x".repeat(LONGEST_NAME + 1));
        for (item, why) in [
            (said, Torn::TooLarge),
            (nowhere, Torn::Unreadable),
            (named, Torn::TooLarge),
        ] {
            assert_eq!(Letter::read(&encode(&letter(vec![item]))), Err(why));
        }
    }

    proptest! {
        #[test]
        fn no_bytes_whatever_break_the_reader(mut bytes: Vec<u8>) {
            let _ = Letter::read(&bytes);
            bytes.insert(0, FORM);
            let _ = (Letter::read(&bytes), Question::read(&bytes), Reply::read(&bytes));
        }

        #[test]
        fn a_letter_with_a_changed_byte_is_no_reason_to_panic(place: usize, byte: u8) {
            let mut bytes = encode(&of_every_kind());
            let place = place % bytes.len();
            bytes[place] = byte;
            let _ = Letter::read(&bytes);
        }
    }
}
