//! What is asked of a database, as values: a statement is its text and what goes into it, a query also says how a row of its
//! answer is read. Both engines carry out the same ones, so that they cannot drift apart.
//!
//! The text is what both understand: `$1`, `$2` and so on, which must first appear in this order; upserts by `ON CONFLICT`;
//! every whole number is 64 bits wide, and a truth is 0 or 1.

use super::StoreError;
use enigma_table::{GameId, PersonId, TableCode, Wall};
use serde::de::DeserializeOwned;
use std::borrow::Cow;
use std::str::FromStr;

/// Something that goes into a statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value<'a> {
    /// A whole number, or none.
    Int(Option<i64>),
    /// A text, or none.
    Text(Option<Cow<'a, str>>),
    /// Bytes.
    Bytes(Cow<'a, [u8]>),
}

impl From<u64> for Value<'_> {
    fn from(number: u64) -> Self {
        Self::Int(Some(i64::try_from(number).unwrap_or(i64::MAX)))
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Self::Int(Some(number.into()))
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Self::Int(Some(number))
    }
}

impl From<bool> for Value<'_> {
    fn from(truth: bool) -> Self {
        Self::Int(Some(truth.into()))
    }
}

impl From<Option<u64>> for Value<'_> {
    fn from(number: Option<u64>) -> Self {
        number.map_or(Self::Int(None), Self::from)
    }
}

impl From<Option<bool>> for Value<'_> {
    fn from(truth: Option<bool>) -> Self {
        truth.map_or(Self::Int(None), Self::from)
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Some(text.into()))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Some(text.into()))
    }
}

impl From<Option<String>> for Value<'_> {
    fn from(text: Option<String>) -> Self {
        Self::Text(text.map(Cow::from))
    }
}

impl<'a> From<Option<&'a str>> for Value<'a> {
    fn from(text: Option<&'a str>) -> Self {
        Self::Text(text.map(Cow::from))
    }
}

/// Names are stored as the text they are.
macro_rules! names {
    ($($name:ty),*) => {
        $(
            impl<'a> From<&'a $name> for Value<'a> {
                fn from(name: &'a $name) -> Self {
                    name.as_str().into()
                }
            }

            impl From<$name> for Value<'_> {
                fn from(name: $name) -> Self {
                    String::from(name).into()
                }
            }

            impl Column for Option<$name> {
                fn of(row: &dyn Row, column: usize) -> Result<Self, StoreError> {
                    Ok(row.text(column)?.map(Into::into))
                }
            }
        )*
    };
}
names!(PersonId, TableCode, GameId);

impl From<Wall> for Value<'_> {
    fn from(time: Wall) -> Self {
        time.0.into()
    }
}

impl From<Option<Wall>> for Value<'_> {
    fn from(time: Option<Wall>) -> Self {
        time.map(|time| time.0).into()
    }
}

impl<'a> From<&'a [u8; 32]> for Value<'a> {
    fn from(hash: &'a [u8; 32]) -> Self {
        Self::Bytes(hash.as_slice().into())
    }
}

impl From<Vec<u8>> for Value<'_> {
    fn from(bytes: Vec<u8>) -> Self {
        Self::Bytes(bytes.into())
    }
}

impl<'a> From<&'a [u8]> for Value<'a> {
    fn from(bytes: &'a [u8]) -> Self {
        Self::Bytes(bytes.into())
    }
}

impl From<[u8; 32]> for Value<'_> {
    fn from(hash: [u8; 32]) -> Self {
        Self::Bytes(hash.to_vec().into())
    }
}

/// The values of a statement, from whatever they are.
macro_rules! values {
    ($($value:expr),* $(,)?) => {
        vec![$($crate::store::sql::Value::from($value)),*]
    };
}
pub(super) use values;

/// A change, as SQL.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement<'a> {
    /// The text.
    pub sql: &'static str,
    /// What goes into it.
    pub values: Vec<Value<'a>>,
    /// Whether it is [`StoreError::Missing`] when no row changes by it.
    pub must_change: bool,
}

/// A question, as SQL, and how a row of the answer is read.
pub struct Query<T> {
    /// The text.
    pub sql: &'static str,
    /// What goes into it.
    pub values: Vec<Value<'static>>,
    /// Reads a row.
    pub read: fn(&dyn Row) -> Result<T, StoreError>,
}

/// A row of an answer.
pub trait Row {
    /// The whole number in a column, or none.
    fn int(&self, column: usize) -> Result<Option<i64>, StoreError>;
    /// The text in a column, or none.
    fn text(&self, column: usize) -> Result<Option<String>, StoreError>;
    /// The bytes in a column, or none.
    fn bytes(&self, column: usize) -> Result<Option<Vec<u8>>, StoreError>;
}

/// What is read from a column of a row.
pub trait Column: Sized {
    /// Reads it.
    fn of(row: &dyn Row, column: usize) -> Result<Self, StoreError>;
}

impl dyn Row + '_ {
    /// What is in a column.
    pub fn get<T: Column>(&self, column: usize) -> Result<T, StoreError> {
        T::of(self, column)
    }

    /// What the JSON in a column says.
    pub fn json<T: DeserializeOwned>(&self, column: usize) -> Result<T, StoreError> {
        let text: String = self.get(column)?;
        serde_json::from_str(&text).map_err(|error| wrong(column, &error))
    }

    /// What the name in a column stands for.
    pub fn named<T: FromStr<Err: std::fmt::Display>>(
        &self,
        column: usize,
    ) -> Result<T, StoreError> {
        let name: String = self.get(column)?;
        name.parse().map_err(|error| wrong(column, &error))
    }
}

/// That what is in a column cannot be.
pub fn wrong(column: usize, why: &dyn std::fmt::Display) -> StoreError {
    StoreError::Damaged(format!("column {column}: {why}"))
}

impl Column for Option<u64> {
    fn of(row: &dyn Row, column: usize) -> Result<Self, StoreError> {
        let number = row.int(column)?.map(u64::try_from).transpose();
        number.map_err(|error| wrong(column, &error))
    }
}

impl Column for Option<u32> {
    fn of(row: &dyn Row, column: usize) -> Result<Self, StoreError> {
        let number = row.int(column)?.map(u32::try_from).transpose();
        number.map_err(|error| wrong(column, &error))
    }
}

impl Column for Option<bool> {
    fn of(row: &dyn Row, column: usize) -> Result<Self, StoreError> {
        Ok(row.int(column)?.map(|number| number != 0))
    }
}

impl Column for Option<Wall> {
    fn of(row: &dyn Row, column: usize) -> Result<Self, StoreError> {
        let millis: Option<u64> = row.get(column)?;
        Ok(millis.map(Wall))
    }
}

impl Column for Option<i64> {
    fn of(row: &dyn Row, column: usize) -> Result<Self, StoreError> {
        row.int(column)
    }
}

impl Column for Option<String> {
    fn of(row: &dyn Row, column: usize) -> Result<Self, StoreError> {
        row.text(column)
    }
}

impl Column for Option<Vec<u8>> {
    fn of(row: &dyn Row, column: usize) -> Result<Self, StoreError> {
        row.bytes(column)
    }
}

impl Column for Option<[u8; 32]> {
    fn of(row: &dyn Row, column: usize) -> Result<Self, StoreError> {
        let bytes = row.bytes(column)?.map(<[u8; 32]>::try_from).transpose();
        bytes.map_err(|_| wrong(column, &"it has not 32 bytes"))
    }
}

macro_rules! never_none {
    ($($kind:ty),*) => {
        $(impl Column for $kind {
            fn of(row: &dyn Row, column: usize) -> Result<Self, StoreError> {
                let found: Option<$kind> = row.get(column)?;
                found.ok_or_else(|| wrong(column, &"there is nothing in it"))
            }
        })*
    };
}
never_none!(
    u64,
    u32,
    bool,
    i64,
    String,
    Vec<u8>,
    [u8; 32],
    Wall,
    PersonId,
    TableCode,
    GameId
);
