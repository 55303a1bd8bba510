//! The WebSocket of one connection, on the bare stream.
//!
//! A library reads, and sees to pings and closings. Texts are written past it, as frames that were
//! made once for everybody: the library would copy them into a buffer of the connection, which stays
//! as large as the largest of them for as long as the connection lasts.

use super::patience::Patient;
use crate::table::Frame;
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use hyper_util::server::conn::auto::upgrade::downcast;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
pub use tokio_tungstenite::tungstenite::{Error, Message};

/// The largest message a client may send.
pub const MESSAGE: usize = 64 << 10;
/// Clients' messages are short, and the buffer of each of thousands of connections counts.
const READ: usize = 512;

/// The answer to a request for a WebSocket, and the connection once that has been sent.
///
/// # Errors
/// If it is no such request.
pub fn upgrade(request: &mut Request) -> Result<(Response, OnUpgrade), Error> {
    let answer = create_response_with_body(request, Body::empty)?;
    Ok((answer, hyper::upgrade::on(request)))
}

/// A WebSocket.
pub struct Wire(WebSocketStream<TcpStream>);

impl Wire {
    /// The WebSocket that a connection has become; none if the connection is gone.
    pub async fn open(upgrading: OnUpgrade) -> Option<Self> {
        let parts = downcast::<TokioIo<Patient>>(upgrading.await.ok()?).ok()?;
        let config = WebSocketConfig::default()
            .read_buffer_size(READ)
            .write_buffer_size(0)
            .max_message_size(Some(MESSAGE))
            .max_frame_size(Some(MESSAGE));
        let stream = parts.io.into_inner().into_stream();
        // Copied: it is a corner of a buffer that is much larger.
        let read = parts.read_buf.to_vec();
        let socket =
            WebSocketStream::from_partially_read(stream, read, Role::Server, Some(config)).await;
        Some(Self(socket))
    }

    /// What the client says next; none once it has gone.
    pub async fn hear(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Sends texts, all at once.
    ///
    /// # Errors
    /// If the connection breaks.
    pub async fn send(&mut self, frames: &[Frame]) -> Result<(), Error> {
        // An answer to a ping may be half on its way.
        self.0.flush().await?;
        let stream = self.0.get_mut();
        match frames {
            [frame] => stream.write_all(frame.bytes()).await?,
            frames => {
                let frames: Vec<&[u8]> = frames.iter().map(Frame::bytes).collect();
                stream.write_all(&frames.concat()).await?;
            }
        }
        Ok(())
    }

    /// Asks for a sign of life.
    ///
    /// # Errors
    /// If the connection breaks.
    pub async fn ping(&mut self) -> Result<(), Error> {
        self.0.send(Message::Ping(Bytes::new())).await
    }

    /// Says that the connection ends, and why.
    ///
    /// # Errors
    /// If the connection breaks.
    pub async fn close(&mut self, code: u16, reason: &'static str) -> Result<(), Error> {
        let frame = CloseFrame {
            code: code.into(),
            reason: reason.into(),
        };
        self.0.send(Message::Close(Some(frame))).await
    }
}
