//! JSON that passes through without being taken apart: a rules crate's action, event or view.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use std::fmt;

/// Some JSON, kept as text.
#[derive(Clone)]
pub struct Raw(Box<RawValue>);

impl Raw {
    /// The JSON text of a value.
    ///
    /// # Errors
    /// If the value cannot be written as JSON.
    pub fn of(value: &impl Serialize) -> serde_json::Result<Self> {
        serde_json::value::to_raw_value(value).map(Self)
    }

    /// Text that is JSON.
    ///
    /// # Errors
    /// If it is not.
    pub fn from_text(text: String) -> serde_json::Result<Self> {
        RawValue::from_string(text).map(Self)
    }

    /// A copy of JSON that was read as text.
    #[must_use]
    pub fn from_raw(raw: &RawValue) -> Self {
        Self(raw.to_owned())
    }

    /// The JSON text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// Reads the JSON as a value of some type.
    ///
    /// # Errors
    /// If it is none.
    pub fn read<T: serde::de::DeserializeOwned>(&self) -> serde_json::Result<T> {
        serde_json::from_str(self.text())
    }
}

impl fmt::Debug for Raw {
    /// Shows nothing of what passes through, as it may be somebody's secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Raw({} bytes)", self.text().len())
    }
}

impl PartialEq for Raw {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Serialize for Raw {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Goes by way of a [`Value`], as a tagged message cannot lend its text.
impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        serde_json::value::to_raw_value(&value)
            .map(Self)
            .map_err(serde::de::Error::custom)
    }
}
