//! Numbered steps from an empty file to the present form.

use crate::store::{StoreError, rows};
use rusqlite::{Connection, TransactionBehavior};

/// Never changed once released; a new form is a new step.
const STEPS: &[&str] = &[
    include_str!("migrations/001.sql"),
    include_str!("migrations/002.sql"),
    include_str!("migrations/003.sql"),
    include_str!("migrations/004.sql"),
    include_str!("migrations/005.sql"),
    include_str!("migrations/006.sql"),
    include_str!("migrations/007.sql"),
    include_str!("migrations/008.sql"),
];

/// From this form on nothing stays behind in the file of what is deleted.
const DELETES_WHOLLY: usize = 5;

/// Carries out the steps that the file has not seen yet, each wholly or not at all.
pub fn up_to_date(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let done = form(&transaction)?;
    for (step, number) in STEPS.iter().zip(1..).skip(done) {
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", number)?;
    }
    transaction.commit()?;
    if (1..DELETES_WHOLLY).contains(&done) {
        // What was deleted before may still lie where there is room.
        connection.execute_batch("VACUUM")?;
    }
    Ok(())
}

/// Refuses a file that has not seen all steps.
pub fn expect_up_to_date(connection: &Connection) -> Result<(), StoreError> {
    let (done, all) = (form(connection)?, STEPS.len());
    if done < all {
        return Err(StoreError::Failed(format!(
            "the data was written by an older program (form {done}, this one writes {all}); starting the server once brings it up to date"
        )));
    }
    Ok(())
}

/// Whether a move fills the file and has not come to its end.
pub fn is_incomplete(connection: &Connection) -> Result<bool, StoreError> {
    let sql = "SELECT count(*) FROM sqlite_schema WHERE name = 'moving'";
    Ok(connection.query_row(sql, [], |row| row.get::<_, u64>(0))? > 0)
}

/// Refuses a file that a move fills.
pub fn expect_complete(connection: &Connection) -> Result<(), StoreError> {
    match is_incomplete(connection)? {
        true => Err(rows::incomplete()),
        false => Ok(()),
    }
}

/// How many steps the file has seen.
pub fn form(connection: &Connection) -> Result<usize, StoreError> {
    let done = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if done > STEPS.len() {
        return Err(StoreError::Failed(format!(
            "the data was written by a newer program (form {done}, this one knows {})",
            STEPS.len()
        )));
    }
    Ok(done)
}
