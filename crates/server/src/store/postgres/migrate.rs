//! Numbered steps from an empty database to the present form.

use super::failed;
use crate::store::{StoreError, rows};
use tokio_postgres::Client;

/// Never changed once released; a new form is a new step.
const STEPS: &[&str] = &[include_str!("migrations/001.sql")];

/// Nodes that start together take turns; any number will do that nobody else uses.
const TURN: i64 = 0x656e_6967_6d61;

/// Carries out the steps that the database has not seen yet, all of them or none.
pub async fn up_to_date(client: &mut Client) -> Result<(), StoreError> {
    let transaction = client.transaction().await?;
    let turn = transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&TURN]);
    turn.await?;
    let meta = "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value BIGINT NOT NULL)";
    transaction.batch_execute(meta).await?;
    let row = transaction.query_opt("SELECT value FROM meta WHERE key = 'form'", &[]);
    let row = row.await?;
    let done = row.map_or(0, |row| row.get::<_, i64>(0));
    let done = expect_known(done)?;
    if done < STEPS.len() {
        for step in &STEPS[done..] {
            transaction.batch_execute(step).await?;
        }
        let all = STEPS.len() as i64;
        let sql = "INSERT INTO meta (key, value) VALUES ('form', $1)
                   ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        transaction.execute(sql, &[&all]).await?;
    }
    transaction.commit().await.map_err(StoreError::from)
}

/// Whether there is a table of that name.
pub async fn is_there(client: &Client, table: &str) -> Result<bool, StoreError> {
    let sql = "SELECT to_regclass($1) IS NOT NULL";
    Ok(client.query_one(sql, &[&table]).await?.get(0))
}

/// Refuses a database that a move fills.
pub async fn expect_complete(client: &Client) -> Result<(), StoreError> {
    match is_there(client, "moving").await? {
        true => Err(rows::incomplete()),
        false => Ok(()),
    }
}

/// Refuses a database that has not seen all steps.
pub async fn expect_up_to_date(client: &Client) -> Result<(), StoreError> {
    if !is_there(client, "meta").await? {
        return Err(failed("there is no data of Enigma in this database"));
    }
    let row = client.query_opt("SELECT value FROM meta WHERE key = 'form'", &[]);
    let row = row.await?;
    let done = expect_known(row.map_or(0, |row| row.get(0)))?;
    let all = STEPS.len();
    if done < all {
        return Err(failed(&format!(
            "the data was written by an older program (form {done}, this one writes {all}); starting the server once brings it up to date"
        )));
    }
    Ok(())
}

fn expect_known(done: i64) -> Result<usize, StoreError> {
    let known = STEPS.len();
    let counted = usize::try_from(done).ok().filter(|&done| done <= known);
    counted.ok_or_else(|| {
        failed(&format!(
            "the data was written by a newer program (form {done}, this one knows {known})"
        ))
    })
}
