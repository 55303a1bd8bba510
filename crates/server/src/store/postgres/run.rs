//! Statements and queries against PostgreSQL.

use super::writer::TOGETHER;
use crate::store::StoreError;
use crate::store::sql::{Query, Row, Statement, Value, wrong};
use deadpool_postgres::ClientWrapper;
use futures_util::future::join_all;
use tokio_postgres::types::{ToSql, Type};

/// All rows of the answer.
pub async fn list<T>(client: &ClientWrapper, query: &Query<T>) -> Result<Vec<T>, StoreError> {
    let prepared = prepare(client, query.sql, &query.values).await?;
    let parameters = parameters(&query.values);
    let rows = client.query(&prepared, &parameters).await;
    let rows = rows?;
    rows.iter().map(|row| (query.read)(row)).collect()
}

/// Carries out all of the statements, or none.
pub async fn all_or_none(
    client: &ClientWrapper,
    statements: &[Statement<'_>],
) -> Result<(), StoreError> {
    let mut prepared = Vec::with_capacity(statements.len());
    for statement in statements {
        prepared.push(prepare(client, statement.sql, &statement.values).await?);
    }
    if let ([only], [prepared]) = (statements, prepared.as_slice()) {
        return execute(client, prepared, only).await;
    }
    client.batch_execute("BEGIN").await?;
    let together = statements.chunks(TOGETHER).zip(prepared.chunks(TOGETHER));
    for (some, prepared) in together {
        // Sent together, answered together; after one that fails the database refuses the others.
        let sent = some.iter().zip(prepared);
        let sent = sent.map(|(statement, prepared)| execute(client, prepared, statement));
        let answers = join_all(sent).await;
        if let Some(Err(error)) = answers.into_iter().find(Result::is_err) {
            client.batch_execute("ROLLBACK").await?;
            return Err(error);
        }
    }
    client
        .batch_execute("COMMIT")
        .await
        .map_err(StoreError::from)
}

pub async fn prepare(
    client: &ClientWrapper,
    sql: &str,
    values: &[Value<'_>],
) -> Result<tokio_postgres::Statement, StoreError> {
    let types = types(values);
    let prepared = client.prepare_typed_cached(sql, &types).await;
    prepared.map_err(StoreError::from)
}

async fn execute(
    client: &ClientWrapper,
    prepared: &tokio_postgres::Statement,
    statement: &Statement<'_>,
) -> Result<(), StoreError> {
    let parameters = parameters(&statement.values);
    let changed = client.execute(prepared, &parameters).await;
    if changed? == 0 && statement.must_change {
        return Err(StoreError::Missing);
    }
    Ok(())
}

pub fn types(values: &[Value<'_>]) -> Vec<Type> {
    let kind = |value: &Value<'_>| match value {
        Value::Int(_) => Type::INT8,
        Value::Text(_) => Type::TEXT,
        Value::Bytes(_) => Type::BYTEA,
    };
    values.iter().map(kind).collect()
}

pub fn parameters<'a>(values: &'a [Value<'_>]) -> Vec<&'a (dyn ToSql + Sync)> {
    let parameter = |value: &'a Value<'_>| -> &'a (dyn ToSql + Sync) {
        match value {
            Value::Int(number) => number,
            Value::Text(text) => text,
            Value::Bytes(bytes) => bytes,
        }
    };
    values.iter().map(parameter).collect()
}

impl Row for tokio_postgres::Row {
    fn int(&self, column: usize) -> Result<Option<i64>, StoreError> {
        self.try_get(column).map_err(|error| wrong(column, &error))
    }

    fn text(&self, column: usize) -> Result<Option<String>, StoreError> {
        self.try_get(column).map_err(|error| wrong(column, &error))
    }

    fn bytes(&self, column: usize) -> Result<Option<Vec<u8>>, StoreError> {
        self.try_get(column).map_err(|error| wrong(column, &error))
    }
}
