//! Connections that open and then say nothing, or half of something, or do not read what they are told: they are
//! given a while to bring a whole request or to take what was written, and are closed if they do not.

use super::Web;
use super::door::Place;
use super::limits::Limits;
use axum::serve::Listener;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep};

/// How the answer begins that turns a connection into a WebSocket.
const SWITCHING: &[u8] = b"HTTP/1.1 101";

/// Listens, counts who comes, and gives them so long to bring a whole request.
pub struct PatientListener {
    /// Where to listen.
    pub listener: TcpListener,
    /// Whose door it is, and how patient.
    pub web: Arc<Web>,
}

impl Listener for PatientListener {
    type Io = Patient;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Patient, SocketAddr) {
        loop {
            let (stream, address) = Listener::accept(&mut self.listener).await;
            let at_tables = self.web.addresses.at_tables();
            // Without a place the connection is closed right away.
            if let Some(place) = self.web.door.enter(address.ip(), at_tables) {
                let _ = stream.set_nodelay(true);
                return (Patient::new(stream, place, &self.web.limits), address);
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection whose requests have to arrive in time, and whose answers have to be read. Once it is a WebSocket,
/// pings watch over it.
pub struct Patient {
    stream: TcpStream,
    place: Place,
    waiting: Option<Waiting>,
    /// How long what is written may lie there without anybody taking any of it,
    unread: Duration,
    /// and until when it may, if something lies there.
    unread_until: Option<Pin<Box<Sleep>>>,
}

struct Waiting {
    idle: Duration,
    /// When something was last written to it.
    answered: Option<Instant>,
    /// Set anew only when it is over, as there are more writes than ends.
    end: Pin<Box<Sleep>>,
}

impl Waiting {
    /// Ready when the time is over.
    fn poll(&mut self, context: &mut Context<'_>) -> Poll<()> {
        loop {
            ready!(self.end.as_mut().poll(context));
            let end = self.answered.map(|answered| answered + self.idle);
            match end.filter(|end| *end > self.end.deadline()) {
                Some(end) => self.end.as_mut().reset(end),
                None => return Poll::Ready(()),
            }
        }
    }
}

impl Patient {
    fn new(stream: TcpStream, place: Place, limits: &Limits) -> Self {
        let waiting = Waiting {
            idle: limits.idle,
            answered: None,
            end: Box::pin(sleep(limits.patience)),
        };
        Self {
            stream,
            place,
            waiting: Some(waiting),
            unread: limits.unread,
            unread_until: None,
        }
    }

    /// Whether the connection has to go: for somebody else, or because what was written is not read.
    fn poll_end(&mut self, context: &mut Context<'_>, writing: bool) -> Poll<io::Error> {
        if self.place.is_lost(context) {
            return Poll::Ready(io::ErrorKind::ConnectionAborted.into());
        }
        if writing {
            let unread = self.unread;
            let end = self
                .unread_until
                .get_or_insert_with(|| Box::pin(sleep(unread)));
            ready!(end.as_mut().poll(context));
            return Poll::Ready(io::ErrorKind::TimedOut.into());
        }
        Poll::Pending
    }

    /// What became of writing.
    fn poll_written(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.unread_until = None;
            self.written(bytes);
            return written;
        }
        self.poll_end(context, true).map(Err)
    }

    /// The connection, without anybody watching over it.
    pub fn into_stream(self) -> TcpStream {
        self.stream
    }

    fn written(&mut self, bytes: &[u8]) {
        self.place.stir();
        if bytes.starts_with(SWITCHING) {
            self.waiting = None;
        } else if let Some(waiting) = &mut self.waiting {
            waiting.answered = Some(Instant::now());
        }
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if let Some(waiting) = &mut self.waiting
            && waiting.poll(context).is_ready()
        {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        if let Poll::Ready(end) = self.poll_end(context, false) {
            return Poll::Ready(Err(end));
        }
        let read = ready!(Pin::new(&mut self.stream).poll_read(context, buffer));
        self.place.stir();
        Poll::Ready(read)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.poll_written(context, written, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        let first = slices.first().map_or(&[][..], |first| first);
        self.poll_written(context, written, first)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::super::door::Door;
    use super::*;
    use tokio::io::AsyncWriteExt;

    /// An answer that nobody reads kept its connection for ever.
    #[tokio::test]
    async fn what_nobody_reads_is_not_waited_for_for_ever() {
        let limits = Limits {
            unread: Duration::from_millis(50),
            ..Limits::default()
        };
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let _silent = TcpStream::connect(listener.local_addr().unwrap())
            .await
            .unwrap();
        let (stream, address) = listener.accept().await.unwrap();
        let place = Arc::new(Door::new(None, 10))
            .enter(address.ip(), 0)
            .unwrap();
        let mut patient = Patient::new(stream, place, &limits);
        let error = loop {
            if let Err(error) = patient.write_all(&[0; 1 << 16]).await {
                break error;
            }
        };
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }
}
