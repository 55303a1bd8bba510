//! The WebSocket of one connection, on the bare stream.
//!
//! A library reads, and sees to pings and closings. Texts are written past it, as frames that were
//! made once for everybody: the library would copy them into a buffer of the connection, which stays
//! as large as the largest of them for as long as the connection lasts.

use super::patience::Patient;
use crate::table::{Outbox, OutboxEnd, SharedEnd, to_socket};
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use hyper_util::server::conn::auto::upgrade::downcast;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::tcp::OwnedReadHalf;
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

/// A WebSocket, as far as the library sees to it.
pub struct Wire(WebSocketStream<Socket>);

impl Wire {
    /// The WebSocket that a connection has become, and the two ends of the way to write to it; none if
    /// the connection is gone.
    pub async fn open(upgrading: OnUpgrade) -> Option<(Self, Outbox, OutboxEnd)> {
        let parts = downcast::<TokioIo<Patient>>(upgrading.await.ok()?).ok()?;
        let config = WebSocketConfig::default()
            .read_buffer_size(READ)
            .write_buffer_size(0)
            .max_message_size(Some(MESSAGE))
            .max_frame_size(Some(MESSAGE));
        let (reading, writing) = parts.io.into_inner().into_stream().into_split();
        let (outbox, end) = to_socket(writing);
        let socket = Socket {
            reading,
            writing: end.share(),
        };
        // Copied: it is a corner of a buffer that is much larger.
        let read = parts.read_buf.to_vec();
        let socket =
            WebSocketStream::from_partially_read(socket, read, Role::Server, Some(config)).await;
        Some((Self(socket), outbox, end))
    }

    /// What the client says next; none once it has gone.
    pub async fn hear(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
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

/// The stream as the library sees it: what it writes goes the way of all that is written.
struct Socket {
    reading: OwnedReadHalf,
    writing: SharedEnd,
}

impl AsyncRead for Socket {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.reading).poll_read(context, buffer)
    }
}

impl AsyncWrite for Socket {
    /// The library writes whole frames, and is told that all of it is taken, so none is cut in two.
    fn poll_write(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Poll::Ready(self.writing.send(bytes).map(|()| bytes.len()))
    }

    /// What the socket does not take at once is seen to by the connection's task.
    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}
