//! The store in a PostgreSQL database, for servers that outgrow one file, or one machine.
//!
//! One connection writes, a few others read. What a database acknowledges is on its disk (`synchronous_commit`).

mod address;
mod engine;
mod fenced;
mod migrate;
mod nodes;
mod rows;
mod run;
mod writer;

pub use address::{Address, BadAddress};
pub use nodes::{Claim, Found, Own, Peer};
pub use rows::PostgresRows;

use super::StoreError;
use super::rows::KINDS;
use deadpool_postgres::{
    Hook, HookError, Manager, ManagerConfig, Pool, PoolError, RecyclingMethod, Runtime,
};
use std::time::Duration;
use tokio_postgres::error::SqlState;

/// How many connections read at the same time.
const READERS: usize = 8;
/// How long a connection is waited for.
const PATIENCE: Duration = Duration::from_secs(5);
/// Held by the servers that write; any number will do that nobody else uses.
const WRITING: i64 = 0x656e_6967_6d62;

/// The store in a PostgreSQL database.
pub struct PostgresStore {
    readers: Pool,
    /// One connection, for what must not wait for anything else: signs of life.
    leases: Pool,
    /// None if it is only read.
    writer: Option<writer::Writer>,
}

impl PostgresStore {
    /// Opens the store for a server that has it for itself, makes its form if there is none, and brings an older one up to
    /// date.
    ///
    /// # Errors
    /// If the database cannot be reached, another server writes to it, or a newer program has.
    pub async fn open(address: &Address) -> Result<Self, StoreError> {
        let store = Self::open_as(address, Company::Alone).await?;
        nodes::be_alone(&*store.readers.get().await.map_err(unreachable)?).await?;
        Ok(store)
    }

    /// Opens the store for a node, of which there may be several.
    ///
    /// # Errors
    /// If the database cannot be reached, a server has it for itself, or a newer program has written to it.
    pub async fn open_shared(address: &Address) -> Result<Self, StoreError> {
        let store = Self::open_as(address, Company::Nodes).await?;
        store.take_over_from_alone().await?;
        Ok(store)
    }

    async fn open_as(address: &Address, company: Company) -> Result<Self, StoreError> {
        let writing = writing_pool(address, company)?;
        let mut client = writing.get().await.map_err(unreachable)?;
        migrate::up_to_date(&mut client).await?;
        migrate::expect_complete(&client).await?;
        drop(client);
        Ok(Self {
            readers: reading_pool(address, READERS)?,
            leases: reading_pool(address, 1)?,
            writer: Some(writer::Writer::start(writing)),
        })
    }

    /// Opens a store that is there already, and changes nothing in it: all writing fails.
    ///
    /// # Errors
    /// If the database cannot be reached, or holds nothing of ours.
    pub async fn open_to_read(address: &Address) -> Result<Self, StoreError> {
        let readers = reading_pool(address, READERS)?;
        let client = readers.get().await.map_err(unreachable)?;
        migrate::expect_up_to_date(&client).await?;
        migrate::expect_complete(&client).await?;
        drop(client);
        Ok(Self::with(readers))
    }

    /// What of its form cannot be read.
    ///
    /// # Errors
    /// If the database cannot be reached.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        let client = self.readers.get().await.map_err(unreachable)?;
        let mut faults = Vec::new();
        for kind in KINDS {
            let sql = format!("SELECT {} FROM {} LIMIT 1", kind.names(), kind.table);
            match client.query(&sql, &[]).await {
                Err(error) if error.as_db_error().is_some() => faults.push(in_words(&error)),
                other => drop(other?),
            }
        }
        Ok(faults)
    }

    /// A store that is only read.
    fn with(readers: Pool) -> Self {
        Self {
            leases: readers.clone(),
            readers,
            writer: None,
        }
    }
}

fn pool(address: &Address, size: usize) -> Result<deadpool_postgres::PoolBuilder, StoreError> {
    let manager = Manager::from_config(
        address.config().clone(),
        address.tls().map_err(StoreError::Failed)?,
        ManagerConfig {
            recycling_method: RecyclingMethod::Fast,
        },
    );
    Ok(Pool::builder(manager)
        .max_size(size)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(PATIENCE))
        .create_timeout(Some(PATIENCE))
        .recycle_timeout(Some(PATIENCE)))
}

fn reading_pool(address: &Address, size: usize) -> Result<Pool, StoreError> {
    let built = pool(address, size)?.build();
    built.map_err(|error| failed(&error.to_string()))
}

/// Who else may write to a database.
#[derive(Debug, Clone, Copy)]
enum Company {
    /// Nobody.
    Alone,
    /// Other nodes.
    Nodes,
}

/// The only connection that writes. A server without a bus has the database for itself: two would play the same games,
/// although all that one of them does would be lost.
fn writing_pool(address: &Address, company: Company) -> Result<Pool, StoreError> {
    let sql = match company {
        Company::Alone => "SELECT pg_try_advisory_lock($1)",
        Company::Nodes => "SELECT pg_try_advisory_lock_shared($1)",
    };
    let locked = Hook::async_fn(move |client, _| {
        Box::pin(async move {
            let row = client.query_one(sql, &[&WRITING]).await;
            if row.map_err(HookError::Backend)?.get(0) {
                return Ok(());
            }
            let text = match company {
                Company::Alone => "another server is running with this database",
                Company::Nodes => "a server without a bus is running with this database",
            };
            Err(HookError::message(text))
        })
    });
    let built = pool(address, 1)?.post_create(locked).build();
    built.map_err(|error| failed(&error.to_string()))
}

fn only_read() -> StoreError {
    failed("the store is only read")
}

fn failed(text: &str) -> StoreError {
    StoreError::Failed(text.to_owned())
}

/// That no connection is to be had: nothing was asked, so nothing was written.
fn unreachable(error: PoolError) -> StoreError {
    StoreError::Failed(match error {
        PoolError::Backend(error) => who_answers(&error),
        PoolError::PostCreateHook(HookError::Backend(error)) => in_words(&error),
        PoolError::PostCreateHook(HookError::Message(text)) => text.into_owned(),
        PoolError::Timeout(_) => "it does not answer".into(),
        other => other.to_string(),
    })
}

/// Why there is no connection.
fn who_answers(error: &tokio_postgres::Error) -> String {
    let told = in_words(error);
    // A greeting that ends before it is as long as it would be, or that cannot be one.
    let is_strange = told == "bytes remaining on stream"
        || error.to_string().starts_with("error parsing response");
    match is_strange {
        true => "what answers there is no PostgreSQL server".into(),
        false => told,
    }
}

/// Only an error that the database itself tells says that nothing was written.
impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        let Some(told) = error.as_db_error() else {
            return Self::Unknown(in_words(&error));
        };
        let class = told.code().code().get(..2).unwrap_or_default();
        match (told.code(), class) {
            (&SqlState::UNIQUE_VIOLATION, _) => Self::Taken,
            // Data, constraints, rollbacks (deadlocks), syntax: the statement was judged and undone.
            (_, "22" | "23" | "40" | "42") => Self::Failed(in_words(&error)),
            // A replica, or a server that has become one.
            (&SqlState::READ_ONLY_SQL_TRANSACTION, _) => Self::Failed(in_words(&error)),
            _ => Self::Unknown(in_words(&error)),
        }
    }
}

/// What the database says, or what is wrong with the line; the library's own text leaves that out.
fn in_words(error: &tokio_postgres::Error) -> String {
    if let Some(told) = error.as_db_error() {
        let message = told.message();
        return match *told.code() {
            SqlState::INSUFFICIENT_PRIVILEGE => {
                format!("{message}: the database has to belong to this user")
            }
            _ => message.to_owned(),
        };
    }
    let cause = std::error::Error::source(error).map(ToString::to_string);
    cause.unwrap_or_else(|| error.to_string())
}
