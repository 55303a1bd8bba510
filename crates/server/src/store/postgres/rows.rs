//! The rows of a PostgreSQL database, for a move.

use super::run::parameters;
use super::{
    Address, Company, PostgresStore, READERS, migrate, reading_pool, unreachable, writing_pool,
};
use crate::store::rows::{
    Column, Holds, KINDS, Kind, MOMENTS, Moments, NOTES, Page, Row, Source, Target, read_mark,
};
use crate::store::sql::{Row as _, Value};
use crate::store::{Store, StoreError};
use deadpool_postgres::{GenericClient, Object};
use tokio_postgres::types::{ToSql, Type};

/// A move has one statement after the other; between two of them the other side may take its time.
const UNBOUND: &str = "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0";

/// A database, which no server writes to meanwhile.
pub struct PostgresRows {
    client: Object,
    address: Address,
}

impl PostgresRows {
    /// Opens a database to read it.
    ///
    /// # Errors
    /// If it cannot be read, is incomplete, has another form, or a server runs with it.
    pub async fn source(address: &Address) -> Result<Self, StoreError> {
        let client = connect(address).await?;
        migrate::expect_up_to_date(&client).await?;
        migrate::expect_complete(&client).await?;
        Ok(Self::with(client, address))
    }

    /// Opens a database to fill it, or goes on with that; none if it holds something already.
    ///
    /// # Errors
    /// If it cannot be used, or a server runs with it.
    pub async fn target(address: &Address) -> Result<Option<Self>, StoreError> {
        let mut client = connect(address).await?;
        if holds_something(&client).await? {
            return Ok(None);
        }
        migrate::up_to_date(&mut client).await?;
        Ok(Some(Self::with(client, address)))
    }

    fn with(client: Object, address: &Address) -> Self {
        let address = address.clone();
        Self { client, address }
    }
}

async fn connect(address: &Address) -> Result<Object, StoreError> {
    let client = writing_pool(address, Company::Alone)?
        .get()
        .await
        .map_err(unreachable)?;
    client.batch_execute(UNBOUND).await?;
    Ok(client)
}

/// Whether a database holds anything but what a move brought, or something that is not ours.
async fn holds_something(client: &Object) -> Result<bool, StoreError> {
    if migrate::is_there(client, "moving").await? {
        return Ok(false);
    }
    if !migrate::is_there(client, "meta").await? {
        let sql = "SELECT EXISTS (SELECT 1 FROM pg_tables WHERE schemaname = current_schema())";
        return Ok(client.query_one(sql, &[]).await?.get(0));
    }
    for kind in KINDS {
        if migrate::is_there(client, kind.table).await? {
            let sql = format!("SELECT EXISTS (SELECT 1 FROM {})", kind.table);
            if client.query_one(&sql, &[]).await?.get(0) {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// What is in a column of an answer.
fn value(
    row: &tokio_postgres::Row,
    column: usize,
    holds: Holds,
) -> Result<Value<'static>, StoreError> {
    Ok(match holds {
        Holds::Int => Value::Int(row.int(column)?),
        Holds::Text => Value::Text(row.text(column)?.map(Into::into)),
        Holds::Bytes => {
            let bytes: Vec<u8> = row.try_get(column)?;
            Value::Bytes(bytes.into())
        }
    })
}

/// What is in a column of all rows, as one parameter.
fn column<'a>(rows: &'a [Row], column: usize, holds: Holds) -> Box<dyn ToSql + Sync + Send + 'a> {
    let values = rows.iter().map(move |row| row.get(column));
    match holds {
        Holds::Int => Box::new(
            values
                .map(|value| match value {
                    Some(Value::Int(number)) => *number,
                    _ => None,
                })
                .collect::<Vec<_>>(),
        ),
        Holds::Text => Box::new(
            values
                .map(|value| match value {
                    Some(Value::Text(text)) => text.as_deref(),
                    _ => None,
                })
                .collect::<Vec<_>>(),
        ),
        Holds::Bytes => Box::new(
            values
                .map(|value| match value {
                    Some(Value::Bytes(bytes)) => Some(&**bytes),
                    _ => None,
                })
                .collect::<Vec<_>>(),
        ),
    }
}

const fn single(holds: Holds) -> Type {
    match holds {
        Holds::Int => Type::INT8,
        Holds::Text => Type::TEXT,
        Holds::Bytes => Type::BYTEA,
    }
}

const fn many(holds: Holds) -> Type {
    match holds {
        Holds::Int => Type::INT8_ARRAY,
        Holds::Text => Type::TEXT_ARRAY,
        Holds::Bytes => Type::BYTEA_ARRAY,
    }
}

/// Adds rows of a kind, all in one statement.
fn adding(kind: &Kind) -> String {
    let (table, names) = (kind.table, kind.names());
    let values: Vec<String> = (1..=kind.columns.len()).map(|n| format!("${n}")).collect();
    let values = values.join(", ");
    format!("INSERT INTO {table} ({names}) SELECT * FROM unnest({values})")
}

async fn note(client: &impl GenericClient, name: &str, text: &str) -> Result<(), StoreError> {
    let sql = "INSERT INTO moving (name, note) VALUES ($1, $2)
               ON CONFLICT (name) DO UPDATE SET note = excluded.note";
    client.execute(sql, &[&name, &text]).await?;
    Ok(())
}

impl Source for PostgresRows {
    async fn count(&mut self, kind: &'static Kind) -> Result<u64, StoreError> {
        let sql = format!("SELECT count(*) FROM {}", kind.table);
        let counted: i64 = self.client.query_one(&sql, &[]).await?.get(0);
        Ok(counted.unsigned_abs())
    }

    async fn page(
        &mut self,
        kind: &'static Kind,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Page, StoreError> {
        let order = kind.key();
        let sql = kind.page(order, after.is_some(), limit);
        let after = after.map(|mark| read_mark(mark, order)).transpose()?;
        let after = after.unwrap_or_default();
        let types: Vec<Type> = order.iter().map(|&(_, holds)| single(holds)).collect();
        let types = &types[..after.len()];
        let prepared = self.client.prepare_typed_cached(&sql, types).await?;
        let found = self.client.query(&prepared, &parameters(&after)).await?;
        let columns: Vec<Column> = kind.columns.iter().chain(order).copied().collect();
        let read = |row: &tokio_postgres::Row| {
            let columns = columns.iter().enumerate();
            columns
                .map(|(column, &(_, holds))| value(row, column, holds))
                .collect::<Result<Row, _>>()
        };
        let rows = found.iter().map(read).collect::<Result<_, _>>()?;
        Ok(Page::of(kind, rows))
    }

    async fn moments(&mut self) -> Result<Moments, StoreError> {
        let sql = "SELECT key, value FROM meta WHERE key = ANY($1) ORDER BY key";
        let found = self.client.query(sql, &[&MOMENTS.as_slice()]).await?;
        Ok(found.iter().map(|row| (row.get(0), row.get(1))).collect())
    }
}

impl Target for PostgresRows {
    async fn noted(&mut self, name: &str) -> Result<Option<String>, StoreError> {
        if !migrate::is_there(&self.client, "moving").await? {
            return Ok(None);
        }
        let sql = "SELECT note FROM moving WHERE name = $1";
        let found = self.client.query_opt(sql, &[&name]).await?;
        Ok(found.map(|row| row.get(0)))
    }

    async fn note(&mut self, name: &str, text: &str) -> Result<(), StoreError> {
        let transaction = self.client.transaction().await?;
        transaction.batch_execute(NOTES).await?;
        note(&transaction, name, text).await?;
        Ok(transaction.commit().await?)
    }

    async fn put(&mut self, kind: &'static Kind, page: &Page) -> Result<(), StoreError> {
        let types: Vec<Type> = kind.columns.iter().map(|&(_, holds)| many(holds)).collect();
        let columns = kind.columns.iter().enumerate();
        let columns: Vec<_> = columns
            .map(|(n, &(_, holds))| column(&page.rows, n, holds))
            .collect();
        let columns: Vec<&(dyn ToSql + Sync)> =
            columns.iter().map(|column| &**column as _).collect();
        let transaction = self.client.transaction().await?;
        let sql = adding(kind);
        let prepared = transaction.prepare_typed_cached(&sql, &types).await?;
        transaction.execute(&prepared, &columns).await?;
        if let Some(mark) = &page.mark {
            note(&transaction, kind.table, mark).await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn put_moments(&mut self, moments: &Moments) -> Result<(), StoreError> {
        let sql = "INSERT INTO meta (key, value) VALUES ($1, $2)
                   ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        for (key, value) in moments {
            self.client.execute(sql, &[key, value]).await?;
        }
        Ok(())
    }

    fn store(&self) -> Result<Box<dyn Store>, StoreError> {
        Ok(Box::new(PostgresStore::with(reading_pool(
            &self.address,
            READERS,
        )?)))
    }

    async fn complete(&mut self) -> Result<(), StoreError> {
        self.client.batch_execute("DROP TABLE moving").await?;
        Ok(())
    }
}
