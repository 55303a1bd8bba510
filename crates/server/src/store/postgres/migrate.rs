//! Numbered steps from an empty database to the present form.

use super::failed;
use crate::store::{StoreError, rows};
use tokio_postgres::Client;

/// Never changed once released; a new form is a new step.
const STEPS: &[&str] = &[
    include_str!("migrations/001.sql"),
    include_str!("migrations/002.sql"),
    include_str!("migrations/003.sql"),
    include_str!("migrations/004.sql"),
    include_str!("migrations/005.sql"),
    include_str!("migrations/006.sql"),
    include_str!("migrations/007.sql"),
];

/// Where it is written which steps a database has seen.
const META: &str = "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value BIGINT NOT NULL)";

/// Nodes that start together take turns; any number will do that nobody else uses.
const TURN: i64 = 0x656e_6967_6d61;

/// Carries out the steps that the database has not seen yet, all of them or none.
pub async fn up_to_date(client: &mut Client) -> Result<(), StoreError> {
    expect_all_letters(client).await?;
    let transaction = client.transaction().await?;
    let turn = transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&TURN]);
    turn.await?;
    transaction.batch_execute(META).await?;
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

/// Refuses a database with letters of some languages only: names and words would be refused one by one, amid games.
async fn expect_all_letters(client: &Client) -> Result<(), StoreError> {
    let row = client.query_one("SHOW server_encoding", &[]).await?;
    match row.get::<_, &str>(0) {
        "UTF8" | "SQL_ASCII" => Ok(()),
        few => Err(failed(&format!(
            "its encoding is {few}, which not every name can be written in \
             (createdb --encoding UTF8 --template template0 makes one that can)"
        ))),
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{PostgresStore, Store};
    use enigma_testbed::Postgres;

    /// All columns and indexes, as the database itself describes them.
    fn form(server: &Postgres) -> String {
        server.run(
            "SELECT table_name, column_name, data_type, is_nullable, column_default
             FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY 1, 2",
        ) + &server
            .run("SELECT indexdef FROM pg_indexes WHERE schemaname = current_schema() ORDER BY 1")
    }

    #[tokio::test]
    async fn a_database_of_any_older_form_is_brought_up_to_date_with_what_is_in_it() {
        let Some(new) = Postgres::start(&[]) else {
            return;
        };
        let address = new.address().parse().unwrap();
        drop(PostgresStore::open(&address).await.unwrap());
        for done in 1..STEPS.len() {
            let old = Postgres::start(&[]).unwrap();
            let mut sql = format!("{META}; INSERT INTO meta VALUES ('form', {done});");
            STEPS[..done].iter().for_each(|step| sql.push_str(step));
            sql.push_str("INSERT INTO tables VALUES ('CODE', 1, 0, 7, '{}')");
            assert_eq!(old.run(&sql), "");
            let address = old.address().parse().unwrap();
            let refused = PostgresStore::open_to_read(&address).await.err();
            let text = refused.expect("its form is older").to_string();
            assert!(text.contains("by an older program"), "{text}");
            let store = PostgresStore::open(&address).await.unwrap();
            assert_eq!(
                store
                    .table(&"CODE".into())
                    .await
                    .unwrap()
                    .unwrap()
                    .updated
                    .0,
                7
            );
            assert_eq!(form(&old), form(&new), "from form {done}");
            store.close().await.unwrap();
        }
    }

    #[tokio::test]
    async fn a_database_of_a_newer_program_is_left_alone() {
        let Some(server) = Postgres::start(&[]) else {
            return;
        };
        let next = STEPS.len() + 1;
        let sql = format!("{META}; INSERT INTO meta VALUES ('form', {next})");
        assert_eq!(server.run(&sql), "");
        let before = form(&server);
        let address = server.address().parse().unwrap();
        for refused in [
            PostgresStore::open(&address).await.err(),
            PostgresStore::open_to_read(&address).await.err(),
        ] {
            let text = refused.expect("its form is newer").to_string();
            assert!(text.contains("by a newer program"), "{text}");
        }
        assert_eq!(form(&server), before);
    }
}
