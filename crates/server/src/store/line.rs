//! A line of a record as columns.

use super::sql::Row;
use super::{Origin, StoreError, StoredEntry};
use enigma_table::CommandId;

/// Who sent the command that a line came from.
pub fn person(line: &StoredEntry) -> Option<&str> {
    let origin = line.origin.as_ref()?;
    Some(origin.person.as_str())
}

/// The ids that a line answers, one below the other.
pub fn command(line: &StoredEntry) -> Option<String> {
    let origin = line.origin.as_ref()?;
    let ids: Vec<&str> = origin.ids.iter().map(|id| id.as_str()).collect();
    Some(ids.join("\n"))
}

/// Reads `seq, entry, person, command`.
pub fn read(row: &dyn Row) -> Result<StoredEntry, StoreError> {
    let person: Option<String> = row.get(2)?;
    let ids: Option<String> = row.get(3)?;
    let ids = ids.map(|ids| ids.split('\n').map(CommandId::from).collect());
    Ok(StoredEntry {
        seq: row.get(0)?,
        entry: row.get(1)?,
        origin: person.zip(ids).map(|(person, ids)| Origin {
            person: person.into(),
            ids,
        }),
    })
}
