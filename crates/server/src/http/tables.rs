//! Tables, for those who are not at them yet.

use super::Web;
use super::guard::From;
use super::me::may_create;
use super::problem::{Body, Refused};
use super::who::Who;
use crate::identity::code;
use crate::store::{StoreError, StoredTable, Write};
use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use enigma_protocol::Settings;
use enigma_protocol::rest::{NewTable, Problem, TableSummary};
use enigma_table::{Doc, TableCode, Wall};
use std::sync::Arc;

/// A table that nobody touched for so long is no longer listed.
const LISTED_FOR: u64 = 60 * 60 * 1000;
/// The most tables that are listed.
const LISTED: u32 = 100;

/// Tables that wait for players and that anybody may join, the newest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses(
    (status = 200, body = Vec<TableSummary>)))]
pub async fn open(State(web): State<Arc<Web>>) -> Result<Json<Vec<TableSummary>>, Refused> {
    let since = Wall(web.shared.clock.now().saturating_sub(LISTED_FOR));
    let stored = web.shared.store.listed_tables(since, LISTED).await?;
    // A table that cannot be read is logged, and hides no other.
    let tables = stored
        .iter()
        .filter_map(|stored| Some(read(stored).ok()?.summary()));
    Ok(Json(tables.collect()))
}

/// Makes a table; whoever makes it is its host and sits on its first seat.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = Settings, responses(
    (status = 201, body = NewTable), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 429, body = Problem)))]
pub async fn create(
    State(web): State<Arc<Web>>,
    Extension(From(address)): Extension<From>,
    Who(person): Who,
    Body(settings): Body<Settings>,
) -> Result<(StatusCode, Json<NewTable>), Refused> {
    may_create(&web, address)?;
    web.shared.house.check(&settings)?;
    let mut doc = Doc::new(code().into(), &person, settings);
    loop {
        let stored = doc.stored(web.shared.now());
        match web.shared.store.write(vec![Write::NewTable(stored)]).await {
            Ok(()) => break,
            // Somebody else's table has this code.
            Err(StoreError::Taken) => doc.code = code().into(),
            Err(error) => return Err(error.into()),
        }
    }
    metrics::counter!("enigma_tables_made_total").increment(1);
    let code = doc.code.into();
    Ok((StatusCode::CREATED, Json(NewTable { code })))
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{code}", tag = "tables",
    params(("code" = String, Path, description = "The table's code, in any case")), responses(
    (status = 200, body = TableSummary), (status = 404, body = Problem)))]
pub async fn one(
    State(web): State<Arc<Web>>,
    Path(code): Path<String>,
) -> Result<Json<TableSummary>, Refused> {
    summary_of(&web, &code).await.map(Json)
}

/// A table, by its code in any case.
pub(super) async fn summary_of(web: &Web, code: &str) -> Result<TableSummary, Refused> {
    Ok(doc_of(web, code).await?.summary())
}

/// What is stored of a table, by its code in any case.
pub(super) async fn doc_of(web: &Web, code: &str) -> Result<Doc, Refused> {
    let missing = || Refused::missing("no_such_table", "there is no such table");
    let code = TableCode::from(code.to_ascii_uppercase());
    let stored = web.shared.store.table(&code).await?.ok_or_else(missing)?;
    read(&stored)
}

fn read(stored: &StoredTable) -> Result<Doc, Refused> {
    serde_json::from_str(&stored.doc).map_err(|error| Refused::internal(&error.to_string()))
}
