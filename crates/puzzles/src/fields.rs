//! Reading JSON objects field by field, with errors that name the field.

use crate::{Category, Malformed};
use serde_json::{Map, Value};

/// The fields of a puzzle or solution of one category.
pub(crate) struct Fields<'a> {
    object: &'a Map<String, Value>,
}

impl<'a> Fields<'a> {
    /// The fields of a puzzle. `category` must be right if it is there, `id` must be a string, and
    /// there must be no fields but these and `allowed`.
    pub fn of_puzzle(
        json: &'a Value,
        category: Category,
        allowed: &[&str],
    ) -> Result<Self, Malformed> {
        let fields = Self::read(json, "puzzle", category, allowed, &["category", "id"])?;
        match fields.object.get("id") {
            None | Some(Value::String(_)) => Ok(fields),
            Some(_) => Err(Malformed::new("id", "must be a string")),
        }
    }

    /// The fields of a solution: as those of a puzzle, but without `id`.
    pub fn of_solution(
        json: &'a Value,
        category: Category,
        allowed: &[&str],
    ) -> Result<Self, Malformed> {
        Self::read(json, "solution", category, allowed, &["category"])
    }

    fn read(
        json: &'a Value,
        what: &str,
        category: Category,
        allowed: &[&str],
        always_allowed: &[&str],
    ) -> Result<Self, Malformed> {
        let object = json
            .as_object()
            .ok_or_else(|| Malformed::new(what, "must be an object"))?;
        if let Some(named) = object.get("category")
            && named.as_str() != Some(category.name())
        {
            return Err(Malformed::new(
                "category",
                format!("must be \"{category}\""),
            ));
        }
        let unknown = object.keys().find(|key| {
            !allowed.contains(&key.as_str()) && !always_allowed.contains(&key.as_str())
        });
        match unknown {
            Some(key) => Err(Malformed::new(
                key,
                format!("a {category} {what} has no such field"),
            )),
            None => Ok(Self { object }),
        }
    }

    /// The field that must be there.
    pub fn required(&self, field: &str) -> Result<&'a Value, Malformed> {
        self.object
            .get(field)
            .ok_or_else(|| Malformed::new(field, "is missing"))
    }

    /// A field that must be there and a list.
    pub fn list(&self, field: &str) -> Result<&'a [Value], Malformed> {
        as_list(field, self.required(field)?)
    }

    /// A field that must be there and a list of strings.
    pub fn texts(&self, field: &str) -> Result<Vec<&'a str>, Malformed> {
        let texts = self.list(field)?.iter().enumerate();
        texts
            .map(|(index, text)| as_text(&format!("{field}[{index}]"), text))
            .collect()
    }

    /// A field that must be a list if it is there; without it the list is empty.
    pub fn optional_list(&self, field: &str) -> Result<&'a [Value], Malformed> {
        self.object
            .get(field)
            .map_or(Ok(&[]), |value| as_list(field, value))
    }
}

/// The value of a field that must be a list.
pub(crate) fn as_list<'a>(field: &str, value: &'a Value) -> Result<&'a [Value], Malformed> {
    value
        .as_array()
        .map(Vec::as_slice)
        .ok_or_else(|| Malformed::new(field, "must be a list"))
}

/// The value of a field that must be a string.
pub(crate) fn as_text<'a>(field: &str, value: &'a Value) -> Result<&'a str, Malformed> {
    value
        .as_str()
        .ok_or_else(|| Malformed::new(field, "must be a string"))
}

/// The value of a field that must be a whole number within limits.
pub(crate) fn as_number(
    field: &str,
    value: &Value,
    least: u64,
    most: u64,
) -> Result<u64, Malformed> {
    within(field, value.as_u64(), least, most)
}

/// A whole number within limits.
pub(crate) fn within(
    field: &str,
    number: Option<u64>,
    least: u64,
    most: u64,
) -> Result<u64, Malformed> {
    let number = number.filter(|number| (least..=most).contains(number));
    let problem = || format!("must be a whole number from {least} to {most}");
    number.ok_or_else(|| Malformed::new(field, problem()))
}
