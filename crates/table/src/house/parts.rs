//! [`Parts`]: pieces of a view as JSON, each with its place.

use serde::Serialize;
use std::fmt::{self, Write as _};
use std::ops::Range;

/// Parts of a view, each under its path: a JSON list without its brackets, `"seats",2,"score"`.
#[derive(Debug, Clone, Default)]
pub struct Parts {
    /// All paths and values one after the other.
    text: Text,
    /// Where each path and the value after it end, and whether changes within it are told one by one.
    ends: Vec<(usize, usize, bool)>,
}

impl Parts {
    /// Adds a part.
    ///
    /// # Panics
    /// Never: views can be written as JSON.
    pub fn put(&mut self, path: impl fmt::Display, value: &impl Serialize) {
        self.add(path, value, false);
    }

    /// Adds a part that changes often and little: what has changed within it is told, not all of it.
    pub fn put_fine(&mut self, path: impl fmt::Display, value: &impl Serialize) {
        self.add(path, value, true);
    }

    fn add(&mut self, path: impl fmt::Display, value: &impl Serialize, fine: bool) {
        let _ = write!(self.text, "{path}");
        let path = self.text.0.len();
        serde_json::to_writer(&mut self.text.0, value).expect("views can be written as JSON");
        self.ends.push((path, self.text.0.len(), fine));
    }

    /// Each path and its value, and whether changes within it are told one by one.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str, bool)> {
        let mut start = 0;
        self.ends.iter().map(move |&(path, end, fine)| {
            let part = (self.text.at(start..path), self.text.at(path..end), fine);
            start = end;
            part
        })
    }
}

/// Text that grows from both sides of the library: as bytes by JSON, as text by everybody else.
#[derive(Debug, Clone, Default)]
struct Text(Vec<u8>);

impl Text {
    fn at(&self, range: Range<usize>) -> &str {
        std::str::from_utf8(&self.0[range]).unwrap_or_default()
    }
}

impl fmt::Write for Text {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.extend_from_slice(text.as_bytes());
        Ok(())
    }
}
