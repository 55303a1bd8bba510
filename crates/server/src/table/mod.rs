//! Tables in this process: one task drives each, and everybody else sends it messages.
//!
//! What a table decides lies in `enigma-table`; `driver` carries it out, and is the only place that stores before it
//! tells. `outbox` is the way to a connection, `relayed` that to one at another node.

mod driver;
mod message;
mod outbox;
mod relayed;

pub use driver::{Driver, Hold, INBOX, Tenancy};
pub use message::{Join, Said, ToTable};
pub use outbox::{Outbox, OutboxEnd, SharedEnd, to_socket};
