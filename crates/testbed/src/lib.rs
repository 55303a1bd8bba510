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

/// A port that nobody listens on.
///
/// # Errors
/// If there is none.
pub fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}
