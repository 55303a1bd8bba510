//! All that a store keeps as plain rows, in the same columns with both engines: so it is carried from one to another
//! whole, and without being understood on the way.

use super::sql::Value;
use super::{Store, StoreError};
use sha2::{Digest, Sha256};
use std::future::Future;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holds {
    /// Whole numbers.
    Int,
    /// Texts.
    Text,
    /// Bytes.
    Bytes,
}

/// A column: its name, and what it holds.
pub type Column = (&'static str, Holds);

/// A table of the database.
#[derive(Debug, PartialEq, Eq)]
pub struct Kind {
    /// Its name.
    pub table: &'static str,
    /// Its columns, those first that tell its rows apart.
    pub columns: &'static [Column],
    /// How many those are.
    pub key: usize,
}

/// A row: what is in the columns of its kind.
pub type Row = Vec<Value<'static>>;

/// How far one has come in reading rows: what is in the columns by which they are ordered, as JSON.
pub type Mark = String;

/// Everything, what is referred to before what refers to it. Left out is what each engine keeps for itself: where in the file
/// lines lie, and what nodes agree on.
pub const KINDS: &[Kind] = {
    use Holds::{Bytes, Int, Text};
    &[
        Kind {
            table: "people",
            columns: &[
                ("id", Text),
                ("name", Text),
                ("created", Int),
                ("rates", Int),
                ("shows", Int),
            ],
            key: 1,
        },
        Kind {
            table: "tokens",
            columns: &[
                ("hash", Bytes),
                ("person", Text),
                ("created", Int),
                ("name", Text),
                ("seen", Int),
            ],
            key: 1,
        },
        Kind {
            table: "recoveries",
            columns: &[("person", Text), ("hash", Bytes), ("created", Int)],
            key: 1,
        },
        Kind {
            table: "passkeys",
            columns: &[
                ("id", Bytes),
                ("person", Text),
                ("key", Bytes),
                ("counter", Int),
                ("name", Text),
                ("created", Int),
                ("seen", Int),
            ],
            key: 1,
        },
        Kind {
            table: "links",
            columns: &[("hash", Bytes), ("person", Text), ("expires", Int)],
            key: 1,
        },
        Kind {
            table: "tables",
            columns: &[
                ("code", Text),
                ("listed", Int),
                ("playing", Int),
                ("updated", Int),
                ("doc", Text),
            ],
            key: 1,
        },
        Kind {
            table: "games",
            columns: &[
                ("id", Text),
                ("place", Text),
                ("kind", Text),
                ("rules", Int),
                ("seed", Text),
                ("salt", Text),
                ("names", Text),
                ("people", Text),
                ("started", Int),
                ("ended", Int),
                ("outcome", Text),
                ("asleep", Int),
                ("options", Text),
                ("counted", Int),
                ("colours", Text),
            ],
            key: 1,
        },
        Kind {
            table: "players",
            columns: &[
                ("person", Text),
                ("started", Int),
                ("game", Text),
                ("placed", Int),
                ("points", Int),
                ("others", Int),
            ],
            key: 3,
        },
        Kind {
            table: "lines",
            columns: &[
                ("game", Text),
                ("seq", Int),
                ("entry", Text),
                ("person", Text),
                ("command", Text),
            ],
            key: 2,
        },
        Kind {
            table: "chat",
            columns: &[("place", Text), ("n", Int), ("line", Text)],
            key: 2,
        },
        Kind {
            table: "dailies",
            columns: &[
                ("person", Text),
                ("day", Int),
                ("category", Text),
                ("opened", Int),
                ("seconds", Int),
            ],
            key: 3,
        },
        Kind {
            table: "bests",
            columns: &[
                ("person", Text),
                ("category", Text),
                ("grade", Text),
                ("seconds", Int),
            ],
            key: 3,
        },
        Kind {
            table: "analyses",
            columns: &[("game", Text), ("version", Int), ("analysis", Text)],
            key: 1,
        },
        Kind {
            table: "daily_words",
            columns: &[
                ("person", Text),
                ("day", Int),
                ("language", Text),
                ("opened", Int),
                ("moves", Text),
                ("count", Int),
                ("questions", Int),
                ("guesses", Int),
                ("found", Int),
            ],
            key: 3,
        },
        Kind {
            table: "solves",
            columns: &[
                ("person", Text),
                ("game", Text),
                ("round", Int),
                ("category", Text),
                ("grade", Text),
                ("millis", Int),
                ("at", Int),
            ],
            key: 3,
        },
        Kind {
            table: "decodings",
            columns: &[
                ("person", Text),
                ("game", Text),
                ("words", Int),
                ("found", Int),
                ("questions", Int),
                ("guesses", Int),
                ("coded", Int),
                ("coder_points", Int),
            ],
            key: 2,
        },
        Kind {
            table: "ratings",
            columns: &[
                ("person", Text),
                ("kind", Text),
                ("n", Int),
                ("game", Text),
                ("at", Int),
                ("mean", Int),
                ("deviation", Int),
            ],
            key: 3,
        },
    ]
};

/// The times that servers left behind. They go last: with them a move is told from a later one of the same data.
pub const MOMENTS: [&str; 2] = ["alive", "clock"];

/// What [`MOMENTS`] show, as far as they are there.
pub type Moments = Vec<(String, i64)>;

impl Kind {
    /// The columns that tell its rows apart.
    pub fn key(&self) -> &'static [Column] {
        &self.columns[..self.key]
    }

    /// The names of its columns.
    pub fn names(&self) -> String {
        names(self.columns)
    }

    /// Asks for the next rows in the order of these columns, which come after its own: for those after a mark, or the first.
    pub fn page(&self, order: &[Column], after: bool, limit: usize) -> String {
        let (own, order, table) = (self.names(), names(order), self.table);
        let values: Vec<String> = (1..=order.split(", ").count())
            .map(|n| format!("${n}"))
            .collect();
        let behind = match after {
            true => format!("WHERE ({order}) > ({})", values.join(", ")),
            false => String::new(),
        };
        format!("SELECT {own}, {order} FROM {table} {behind} ORDER BY {order} LIMIT {limit}")
    }
}

fn names(columns: &[Column]) -> String {
    let names: Vec<&str> = columns.iter().map(|&(name, _)| name).collect();
    names.join(", ")
}

/// Rows, and the mark behind the last of them.
pub struct Page {
    /// The rows; none at the end.
    pub rows: Vec<Row>,
    /// How far this has come.
    pub mark: Option<Mark>,
}

impl Page {
    /// Parts what [`Kind::page`] asked for.
    pub fn of(kind: &Kind, mut rows: Vec<Row>) -> Self {
        let mut last = Vec::new();
        for row in &mut rows {
            last = row.split_off(kind.columns.len());
        }
        let mark = (!rows.is_empty()).then(|| write_mark(&last));
        Self { rows, mark }
    }
}

fn write_mark(values: &[Value<'_>]) -> Mark {
    let plain = values.iter().map(|value| match value {
        Value::Int(number) => serde_json::json!(number),
        Value::Text(text) => serde_json::json!(text),
        Value::Bytes(bytes) => serde_json::json!(bytes),
    });
    serde_json::Value::Array(plain.collect()).to_string()
}

/// Reads what [`Page`] wrote, about these columns.
pub fn read_mark(mark: &str, order: &[Column]) -> Result<Row, StoreError> {
    let damaged = |error| StoreError::Failed(format!("the mark {mark} is damaged: {error}"));
    let plain: Vec<serde_json::Value> = serde_json::from_str(mark).map_err(damaged)?;
    let value = |(plain, &(_, holds)): (serde_json::Value, &Column)| {
        Ok(match holds {
            Holds::Int => Value::Int(serde_json::from_value(plain)?),
            Holds::Text => Value::Text(serde_json::from_value(plain)?),
            Holds::Bytes => Value::Bytes(serde_json::from_value::<Vec<u8>>(plain)?.into()),
        })
    };
    let values = plain.into_iter().zip(order).map(value);
    values.collect::<Result<Row, _>>().map_err(damaged)
}

/// What tells the rows of a kind from any others, in whatever order they come.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Sum {
    /// How many there are.
    pub rows: u64,
    hashes: u128,
}

impl Sum {
    /// Takes rows into account.
    pub fn add(&mut self, rows: &[Row]) {
        for row in rows {
            let hash = Sha256::digest(write_mark(row));
            let (half, _) = hash.split_at(size_of::<u128>());
            let half = half
                .iter()
                .fold(0, |sum, &byte| sum << 8 | u128::from(byte));
            self.hashes = self.hashes.wrapping_add(half);
            self.rows += 1;
        }
    }
}

/// A database that nobody else uses meanwhile, to be read row by row.
pub trait Source: Send {
    /// How many rows of a kind there are.
    fn count(
        &mut self,
        kind: &'static Kind,
    ) -> impl Future<Output = Result<u64, StoreError>> + Send;
    /// The next rows of a kind, in an order of its own.
    fn page(
        &mut self,
        kind: &'static Kind,
        after: Option<&str>,
        limit: usize,
    ) -> impl Future<Output = Result<Page, StoreError>> + Send;
    /// What servers left behind.
    fn moments(&mut self) -> impl Future<Output = Result<Moments, StoreError>> + Send;
}

/// A database that is being filled. Whoever opens it otherwise is told so, until it is complete.
pub trait Target: Source {
    /// What was noted under a name; none before the first note.
    fn noted(
        &mut self,
        name: &str,
    ) -> impl Future<Output = Result<Option<String>, StoreError>> + Send;
    /// Notes something under a name. From the first note on the database is incomplete.
    fn note(
        &mut self,
        name: &str,
        text: &str,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;
    /// Writes rows, and the mark behind them as a note under the kind's name: all of it or nothing.
    fn put(
        &mut self,
        kind: &'static Kind,
        page: &Page,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;
    /// Writes what servers left behind.
    fn put_moments(
        &mut self,
        moments: &Moments,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;
    /// What has come so far, to be read as any store.
    fn store(&self) -> Result<Box<dyn Store>, StoreError>;
    /// Forgets the notes: everything has come.
    fn complete(&mut self) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// Where notes are kept. A database that has this table is incomplete.
pub const NOTES: &str =
    "CREATE TABLE IF NOT EXISTS moving (name TEXT PRIMARY KEY, note TEXT NOT NULL)";

/// What whoever opens an incomplete database is told.
pub fn incomplete() -> StoreError {
    let text =
        "data is being moved to it, and not all of it has come; `enigma move` goes on with that";
    StoreError::Failed(text.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(id: &str, created: Option<i64>) -> Row {
        vec![
            id.to_owned().into(),
            Value::Text(None),
            Value::Int(created),
            Value::Bytes(vec![1, 255].into()),
        ]
    }

    #[test]
    fn a_mark_is_read_as_it_was_written() {
        let order = [
            ("id", Holds::Text),
            ("name", Holds::Text),
            ("created", Holds::Int),
            ("hash", Holds::Bytes),
        ];
        for row in [row("m\u{e1}ra \"x\"", Some(i64::MAX)), row("", None)] {
            assert_eq!(read_mark(&write_mark(&row), &order).unwrap(), row);
        }
        assert!(read_mark("{}", &order).is_err());
    }

    #[test]
    fn a_sum_tells_rows_apart_and_not_their_order() {
        let sum = |rows: &[Row]| {
            let mut sum = Sum::default();
            sum.add(rows);
            sum
        };
        let (one, other) = (row("1", Some(2)), row("2", Some(1)));
        let both = sum(&[one.clone(), other.clone()]);
        assert_eq!(both, sum(&[other.clone(), one.clone()]));
        assert_ne!(both, sum(&[one.clone(), one.clone()]));
        assert_ne!(both, sum(std::slice::from_ref(&one)));
        assert_ne!(sum(&[one]), sum(&[row("1", None)]));
    }

    /// What each engine keeps for itself, as table and column; all columns of a table are `*`.
    const LEFT_OUT: &[&str] = &[
        "meta.*",
        "nodes.*",
        // They are for the next minutes.
        "challenges.*",
        "owners.*",
        "tables.version",
        "games.last",
        "lines.n",
        "lines.previous",
    ];

    /// Fails when a column is new: it must be carried over, or be left out on purpose.
    fn expect_carried(found: &[String]) {
        let carried: Vec<String> = KINDS
            .iter()
            .flat_map(|kind| {
                kind.columns
                    .iter()
                    .map(|(name, _)| format!("{}.{name}", kind.table))
            })
            .collect();
        for column in found {
            let table = column.split('.').next().unwrap_or_default();
            let known = carried.contains(column)
                || LEFT_OUT.contains(&column.as_str())
                || LEFT_OUT.contains(&format!("{table}.*").as_str());
            assert!(known, "{column} is not carried over by `enigma move`");
        }
        for column in &carried {
            assert!(found.contains(column), "there is no {column}");
        }
    }

    #[test]
    fn every_column_of_a_file_is_carried_over() {
        let folder = tempfile::tempdir().unwrap();
        let file = crate::store::file_in(folder.path());
        drop(crate::store::SqliteStore::open(&file).unwrap());
        let connection = rusqlite::Connection::open(&file).unwrap();
        let sql =
            "SELECT m.name || '.' || c.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c
                   WHERE m.type = 'table'";
        let mut statement = connection.prepare(sql).unwrap();
        let found = statement.query_map([], |row| row.get(0)).unwrap();
        expect_carried(&found.collect::<Result<Vec<_>, _>>().unwrap());
    }

    #[tokio::test]
    async fn every_column_of_a_database_is_carried_over() {
        let Some(server) = enigma_testbed::Postgres::start(&[]) else {
            return;
        };
        let address = server.address().parse().unwrap();
        let store = crate::store::PostgresStore::open(&address).await.unwrap();
        store.close().await.unwrap();
        let sql = "SELECT table_name || '.' || column_name FROM information_schema.columns
                   WHERE table_schema = current_schema()";
        let found: Vec<String> = server.run(sql).lines().map(str::to_owned).collect();
        expect_carried(&found);
    }
}
