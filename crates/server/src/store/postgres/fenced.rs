//! Several changes of a table as one statement, held against the version that was read last: all of them or none. The version is
//! compared and raised by the same change, so that of two who drive the table one loses.

use super::run;
use crate::store::change::statements;
use crate::store::sql::{Statement, Value};
use crate::store::{Fence, StoreError, StoredTable, TableWrite, Write};
use deadpool_postgres::ClientWrapper;
use std::fmt::Write as _;
use tokio_postgres::error::SqlState;

/// Texts of more changes than this are not kept prepared: hardly any of them comes twice.
const KEPT: usize = 8;

/// One statement that carries several out.
#[derive(Debug, PartialEq, Eq)]
struct Whole<'a> {
    sql: String,
    values: Vec<Value<'a>>,
    parts: usize,
}

/// Writes changes; the version of the table then. [`StoreError::Taken`] if somebody else has changed or claimed it.
pub async fn write(
    client: &ClientWrapper,
    fence: &Fence,
    changes: &[Write],
) -> Result<u64, StoreError> {
    let whole = whole(fence, changes)?;
    let types = run::types(&whole.values);
    let prepared = if whole.parts > KEPT {
        client.prepare_typed(&whole.sql, &types).await?
    } else {
        client.prepare_typed_cached(&whole.sql, &types).await?
    };
    let parameters = run::parameters(&whole.values);
    match client.query_one(&prepared, &parameters).await {
        Ok(row) => Ok(row.get::<_, i64>(0).unsigned_abs()),
        // The statement's own way to say that a row was not there.
        Err(error) if error.code() == Some(&SqlState::DIVISION_BY_ZERO) => Err(StoreError::Taken),
        Err(error) => Err(error.into()),
    }
}

fn whole<'a>(fence: &'a Fence, changes: &'a [Write]) -> Result<Whole<'a>, StoreError> {
    let put = changes.iter().rev().find_map(|change| match change {
        Write::Table(TableWrite::PutTable(table)) => Some(table),
        _ => None,
    });
    let mut whole = held(fence, put, is_dropped(changes));
    let mut wanted = vec!["held".to_owned()];
    for change in changes {
        if matches!(change, Write::Table(TableWrite::PutTable(_))) {
            continue;
        }
        for statement in statements(change)? {
            if is_of_table(&statement) {
                continue;
            }
            let name = format!("part{}", whole.parts);
            let sql = renumbered(statement.sql, whole.values.len());
            let _ = write!(whole.sql, ", {name} AS ({sql}");
            if statement.must_change {
                whole.sql.push_str(" RETURNING 1");
                wanted.push(name);
            }
            whole.sql.push(')');
            whole.values.extend(statement.values);
            whole.parts += 1;
        }
    }
    whole.sql.push_str(" SELECT (SELECT version FROM held)");
    for name in wanted {
        // Fails, and with it everything, where there is no row.
        let _ = write!(whole.sql, ", 1 / (SELECT count(*) FROM {name})");
    }
    Ok(whole)
}

/// The change of the table itself, which everything else depends on.
fn held<'a>(fence: &'a Fence, put: Option<&'a StoredTable>, dropped: bool) -> Whole<'a> {
    let mut values = vec![fence.code.as_str().into(), fence.version.into()];
    let change = if dropped {
        "DELETE FROM tables"
    } else if let Some(table) = put {
        values.extend([
            table.listed.into(),
            table.playing.into(),
            table.updated.0.into(),
            table.doc.as_str().into(),
        ]);
        "UPDATE tables SET version = version + 1, listed = $3, playing = $4, updated = $5, doc = $6"
    } else {
        "UPDATE tables SET version = version + 1"
    };
    Whole {
        sql: format!("WITH held AS ({change} WHERE code = $1 AND version = $2 RETURNING version)"),
        values,
        parts: 0,
    }
}

fn is_dropped(changes: &[Write]) -> bool {
    let drops = |change: &Write| matches!(change, Write::Table(TableWrite::DropTable(_)));
    changes.iter().any(drops)
}

/// Whether a statement changes the row that the fence is in, which is done already: a row changes once in a statement.
fn is_of_table(statement: &Statement<'_>) -> bool {
    statement.sql.starts_with("DELETE FROM tables ")
}

/// The text with its parameters counted from after so many others.
fn renumbered(sql: &str, others: usize) -> String {
    let mut pieces = sql.split('$');
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let digits = piece.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = piece.split_at(digits);
        let number = number.parse().unwrap_or(0) + others;
        let _ = write!(text, "${number}{rest}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use enigma_table::{StoredEntry, Wall};

    #[test]
    fn parameters_are_counted_on() {
        assert_eq!(
            renumbered("a = $1 AND b = $12, $1", 7),
            "a = $8 AND b = $19, $8"
        );
        assert_eq!(renumbered("none", 7), "none");
    }

    #[test]
    fn a_line_and_the_table_are_one_statement() {
        let fence = Fence {
            code: "T".into(),
            version: 4,
        };
        let entry = StoredEntry {
            seq: 3,
            entry: "{}".into(),
            origin: None,
        };
        let table = StoredTable {
            code: "T".into(),
            listed: false,
            playing: true,
            updated: Wall(9),
            doc: "{}".into(),
        };
        let changes = [
            TableWrite::Append("g".into(), entry).into(),
            TableWrite::PutTable(table).into(),
        ];
        let whole = whole(&fence, &changes).unwrap();
        assert!(whole.sql.starts_with("WITH held AS (UPDATE tables SET"));
        assert!(
            whole.sql.contains("WHERE id = $11 RETURNING 1)"),
            "{}",
            whole.sql
        );
        assert!(
            whole
                .sql
                .ends_with("1 / (SELECT count(*) FROM held), 1 / (SELECT count(*) FROM part0)"),
            "{}",
            whole.sql
        );
        assert_eq!(whole.values.len(), 11);
    }
}
