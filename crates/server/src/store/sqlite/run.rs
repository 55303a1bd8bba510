//! Statements and queries against SQLite.

use super::lines::Lines;
use crate::store::change::{statements, unplayed};
use crate::store::sql::{Query, Row, Statement, Value, wrong};
use crate::store::{PersonWrite, StoreError, TableWrite, Write};
use rusqlite::types::{Null, ToSqlOutput};
use rusqlite::{Connection, ToSql, params_from_iter};

/// Carries out one change within the transaction that `connection` is in.
pub fn carry_out(
    connection: &Connection,
    lines: &mut Lines,
    change: &Write,
) -> Result<(), StoreError> {
    if let Write::Table(TableWrite::Append(game, entry)) = change {
        return lines.append(connection, game, entry);
    }
    if let Write::Person(PersonWrite::Unplay(game, person)) = change {
        lines.forget(connection, game, person)?;
        return execute(connection, &unplayed(game, person));
    }
    for statement in &statements(change)? {
        execute(connection, statement)?;
    }
    Ok(())
}

fn execute(connection: &Connection, statement: &Statement<'_>) -> Result<(), StoreError> {
    let mut prepared = connection.prepare_cached(statement.sql)?;
    let changed = prepared.execute(params_from_iter(&statement.values))?;
    if statement.must_change && changed == 0 {
        return Err(StoreError::Missing);
    }
    Ok(())
}

/// All rows of the answer.
pub fn list<T>(connection: &Connection, query: &Query<T>) -> Result<Vec<T>, StoreError> {
    let mut statement = connection.prepare_cached(query.sql)?;
    let mut rows = statement.query(params_from_iter(&query.values))?;
    let mut answer = Vec::new();
    while let Some(row) = rows.next()? {
        answer.push((query.read)(row)?);
    }
    Ok(answer)
}

/// The only row of the answer, if there is one.
pub fn one<T>(connection: &Connection, query: &Query<T>) -> Result<Option<T>, StoreError> {
    Ok(list(connection, query)?.into_iter().next())
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Value::Int(number) => number.to_sql(),
            Value::Text(None) => Ok(Null.into()),
            Value::Text(Some(text)) => Ok(text.as_ref().into()),
            Value::Bytes(bytes) => bytes.to_sql(),
        }
    }
}

impl Row for rusqlite::Row<'_> {
    fn int(&self, column: usize) -> Result<Option<i64>, StoreError> {
        self.get(column).map_err(|error| wrong(column, &error))
    }

    fn text(&self, column: usize) -> Result<Option<String>, StoreError> {
        self.get(column).map_err(|error| wrong(column, &error))
    }

    fn bytes(&self, column: usize) -> Result<Option<Vec<u8>>, StoreError> {
        self.get(column).map_err(|error| wrong(column, &error))
    }
}
