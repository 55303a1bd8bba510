//! What tests need beside the project itself: a PostgreSQL and a NATS server of their own, from the system's packages, in a
//! temporary folder, and a proxy that cuts lines. Nothing is shared between tests, and nothing stays behind.

mod nats;
mod postgres;
mod proxy;

pub use nats::Nats;
pub use postgres::Postgres;
pub use proxy::Proxy;

use std::io;
use std::net::TcpListener;
use std::sync::atomic::{AtomicU32, Ordering};

/// Below those that the system gives to whoever asks for any: nobody takes one by chance while a server is away.
const PORTS: std::ops::Range<u32> = 12_000..32_000;

/// A port that nobody listens on; another one each time.
///
/// # Errors
/// If there is none.
pub fn free_port() -> io::Result<u16> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let count = PORTS.end - PORTS.start;
    let mut refused = io::Error::from(io::ErrorKind::AddrInUse);
    for _ in 0..count {
        // Processes that run at the same time begin far from each other.
        let number = std::process::id().wrapping_mul(37);
        let number = number.wrapping_add(NEXT.fetch_add(1, Ordering::Relaxed));
        let port = u16::try_from(PORTS.start + number % count).unwrap_or(u16::MAX);
        match TcpListener::bind(("127.0.0.1", port)) {
            Ok(_) => return Ok(port),
            Err(error) => refused = error,
        }
    }
    Err(refused)
}
