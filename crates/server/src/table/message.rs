//! What goes into a table's inbox.

use super::outbox::Outbox;
use crate::store::Person;
use enigma_protocol::{ClientMsg, Farewell};
use enigma_table::{Came, Connection, PersonId, Wall, Worked};
use tokio::sync::oneshot;

/// A message to a table. What is larger is on the heap, as every inbox has room for 32 or 64 of these.
#[derive(Debug)]
pub enum ToTable {
    /// A connection comes.
    Join(Box<Join>),
    /// A connection says something.
    Said(Box<Said>),
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
    Forgotten(Box<PersonId>),
    /// Somebody is no more; answered once nothing of the table that is stored names them.
    Erased(Box<(PersonId, oneshot::Sender<()>)>),
    /// What came of some work.
    Worked(Box<(u64, Option<Worked>)>),
    /// The server goes down, or the table is given up.
    Stop(Farewell),
    /// The table is no longer this node's, and is not to be told or stored from here.
    Abandon,
}

const _: () = assert!(size_of::<ToTable>() <= 16);

/// What a connection says.
#[derive(Debug)]
pub struct Said {
    /// The connection.
    pub from: Connection,
    /// What it says.
    pub message: ClientMsg,
    /// When.
    pub received: Wall,
}

/// A connection that comes to a table.
#[derive(Debug)]
pub struct Join {
    /// Who comes, and what they have seen.
    pub came: Came,
    /// The way back.
    pub outbox: Outbox,
}
