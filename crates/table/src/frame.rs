//! Messages as they go over the wire: made once, sent to many.

use enigma_protocol::ServerMsg;
use std::sync::Arc;

/// A text as a WebSocket frame from a server. Clones share it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Frame {
    bytes: Arc<[u8]>,
    /// How long the header before the text is.
    header: usize,
}

/// The first byte of a whole text in one frame (RFC 6455, 5.2).
const WHOLE_TEXT: u8 = 0x81;

impl Frame {
    /// The frame of a text that consists of these pieces.
    #[must_use]
    pub fn of(pieces: &[&str]) -> Self {
        let length: usize = pieces.iter().map(|piece| piece.len()).sum();
        let mut bytes = Vec::with_capacity(length + 10);
        bytes.push(WHOLE_TEXT);
        match (u8::try_from(length), u16::try_from(length)) {
            (Ok(length @ 0..=125), _) => bytes.push(length),
            (_, Ok(length)) => {
                bytes.push(126);
                bytes.extend(length.to_be_bytes());
            }
            _ => {
                bytes.push(127);
                bytes.extend((length as u64).to_be_bytes());
            }
        }
        let header = bytes.len();
        for piece in pieces {
            bytes.extend_from_slice(piece.as_bytes());
        }
        Self {
            bytes: bytes.into(),
            header,
        }
    }

    /// The frame of a message.
    ///
    /// # Panics
    /// Never: messages can be written as JSON.
    #[must_use]
    pub fn message(message: &ServerMsg) -> Self {
        let text = serde_json::to_string(message).expect("messages can be written as JSON");
        Self::of(&[&text])
    }

    /// A frame that is made already.
    #[must_use]
    pub fn made(bytes: &[u8]) -> Self {
        Self {
            bytes: bytes.into(),
            header: bytes.len(),
        }
    }

    /// Whether it is the very same frame, made once for both.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.bytes, &other.bytes)
    }

    /// The frame, ready to be written.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.bytes[self.header..]).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio_tungstenite::tungstenite::Message;
    use tokio_tungstenite::tungstenite::protocol::{Role, WebSocket};

    #[test]
    fn frames_of_all_lengths_are_read_as_what_they_were_made_of() {
        for length in [0, 1, 125, 126, 127, 65_535, 65_536, 70_000] {
            let text = "é".repeat(length / 2) + &"x".repeat(length % 2);
            let (one, other) = text.split_at(length / 4 * 2);
            let frame = Frame::of(&[one, other]);
            assert_eq!(frame.text(), text);
            let stream = std::io::Cursor::new(frame.bytes().to_vec());
            let mut socket = WebSocket::from_raw_socket(stream, Role::Client, None);
            let read = socket.read();
            assert_eq!(read.ok(), Some(Message::text(text)), "{length}");
        }
    }
}
