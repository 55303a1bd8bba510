//! Reading what people give by hand, with errors that name the field: JSON objects and seeds.

use serde_json::{Map, Value};
use std::ops::RangeInclusive;

/// The fields of an object whose names are all known.
pub struct Fields<'a> {
    object: &'a Map<String, Value>,
    /// What stands before the name of a field in an error: where the object is.
    path: &'a str,
}

impl<'a> Fields<'a> {
    /// The fields of `json`.
    ///
    /// # Errors
    /// If it is no object, or has a field that is not `known`.
    pub fn of(json: &'a Value, path: &'a str, known: &[&str]) -> Result<Self, String> {
        let object = json.as_object().ok_or_else(|| {
            let place = path.trim_end_matches(['.', ':', ' ']);
            let colon = if place.is_empty() { "" } else { ": " };
            format!("{place}{colon}a JSON object is asked for")
        })?;
        refuse_unknown(object, path, known)?;
        Ok(Self { object, path })
    }

    /// A field, if it is there. `null` is as good as absent.
    pub fn get(&self, name: &str) -> Option<&'a Value> {
        self.object.get(name).filter(|value| !value.is_null())
    }

    /// A field that must be there.
    pub fn required(&self, name: &str) -> Result<&'a Value, String> {
        self.get(name)
            .ok_or_else(|| format!("{}{name}: the field is missing", self.path))
    }

    /// A whole number that must be there, within limits.
    pub fn number(&self, name: &str, range: RangeInclusive<u64>) -> Result<u64, String> {
        let number = self.required(name)?.as_u64();
        number
            .filter(|number| range.contains(number))
            .ok_or_else(|| {
                let (low, high) = range.into_inner();
                format!(
                    "{}{name}: a whole number from {low} to {high} is asked for",
                    self.path
                )
            })
    }

    /// A whole number within limits; `default` if it is not there.
    pub fn number_or(
        &self,
        name: &str,
        default: u64,
        range: RangeInclusive<u64>,
    ) -> Result<u64, String> {
        match self.get(name) {
            Some(_) => self.number(name, range),
            None => Ok(default),
        }
    }
}

/// The seed of an argument.
///
/// # Errors
/// If it is no whole number below 2^64.
pub fn seed(text: &str) -> Result<u64, String> {
    text.parse()
        .map_err(|_| "the seed is a whole number from 0 to 2^64 - 1".into())
}

/// An error if the object has a field that is not `known`.
pub fn refuse_unknown(
    object: &Map<String, Value>,
    path: &str,
    known: &[&str],
) -> Result<(), String> {
    match object.keys().find(|name| !known.contains(&name.as_str())) {
        Some(name) => Err(format!("{path}{name}: there is no such field")),
        None => Ok(()),
    }
}
