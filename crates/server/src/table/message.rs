//! What goes into a table's inbox.

use super::outbox::Outbox;
use crate::store::Person;
use enigma_protocol::{ClientMsg, Farewell};
use enigma_table::{Came, Connection, PersonId, Wall, Worked};
use tokio::sync::oneshot;

/// A message to a table.
#[derive(Debug)]
pub enum ToTable {
    /// A connection comes.
    Join(Box<Join>),
    /// A connection says something.
    Said {
        /// The connection.
        from: Connection,
        /// What it says; on the heap, as every table has room for many of these.
        message: Box<ClientMsg>,
        /// When.
        received: Wall,
    },
    /// A connection stopped answering, or answers again.
    Quiet {
        /// The connection.
        from: Connection,
        /// Whether it is quiet.
        quiet: bool,
    },
    /// A connection is gone.
    Gone(Connection),
    /// Somebody who is at the table has another name.
    Renamed(Box<Person>),
    /// Whether somebody may take a name; see [`enigma_table::Table::may_rename`].
    MayRename(Box<(Person, oneshot::Sender<bool>)>),
    /// Somebody is forgotten on one of their devices: the lines of this person end.
    Forgotten(PersonId),
    /// Somebody is no more; answered once nothing of the table that is stored names them.
    Erased(PersonId, oneshot::Sender<()>),
    /// What came of some work.
    Worked(u64, Box<Option<Worked>>),
    /// The server goes down, or the table is given up.
    Stop(Farewell),
    /// The table is no longer this node's, and is not to be told or stored from here.
    Abandon,
}

/// A connection that comes to a table.
#[derive(Debug)]
pub struct Join {
    /// Who comes, and what they have seen.
    pub came: Came,
    /// The way back.
    pub outbox: Outbox,
}
