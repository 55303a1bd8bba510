//! Connections that open and then say nothing, or half of something: they are given a while to bring
//! a whole request, and are closed if they do not.

use axum::serve::Listener;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep};

/// How the answer begins that turns a connection into a WebSocket.
const SWITCHING: &[u8] = b"HTTP/1.1 101";

/// Listens, and gives whoever comes so long to bring a whole request.
pub struct PatientListener {
    /// Where to listen.
    pub listener: TcpListener,
    /// How long the first request may take to arrive.
    pub patience: Duration,
    /// How long each further one may take, counted from the answer to the one before.
    pub idle: Duration,
}

impl Listener for PatientListener {
    type Io = Patient;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Patient, SocketAddr) {
        let (stream, address) = Listener::accept(&mut self.listener).await;
        let _ = stream.set_nodelay(true);
        let waiting = Waiting {
            idle: self.idle,
            answered: None,
            end: Box::pin(sleep(self.patience)),
        };
        let waiting = Some(waiting);
        (Patient { stream, waiting }, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection whose requests have to arrive in time. Once it is a WebSocket, pings watch over it.
pub struct Patient {
    stream: TcpStream,
    waiting: Option<Waiting>,
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
    /// The connection, without anybody watching over it.
    pub fn into_stream(self) -> TcpStream {
        self.stream
    }

    fn written(&mut self, bytes: &[u8]) {
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
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = ready!(Pin::new(&mut self.stream).poll_write(context, bytes));
        self.written(bytes);
        Poll::Ready(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = ready!(Pin::new(&mut self.stream).poll_write_vectored(context, slices));
        self.written(slices.first().map_or(&[], |first| first));
        Poll::Ready(written)
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
