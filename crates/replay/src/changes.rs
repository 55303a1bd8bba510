//! How a view became the next one.
//!
//! A replay is made once and read often, so changes are looked for in whole views, however small they are.

use enigma_protocol::Patch;
use enigma_protocol::patch::{GONE, MORE, WITHIN, can_lead};
use serde_json::{Map, Value};

/// A view that is watched while it changes.
pub struct Watched(Value);

impl Watched {
    /// As it is now.
    pub fn new(view: Value) -> Self {
        Self(view)
    }

    /// It is this from now on: the changes.
    pub fn becomes(&mut self, view: Value) -> Patch {
        let mut changes = Changes::default();
        changes.compare(&self.0, &view);
        self.0 = view;
        changes.told
    }
}

#[derive(Default)]
struct Changes {
    place: String,
    told: Patch,
}

impl Changes {
    fn compare(&mut self, old: &Value, new: &Value) {
        match (old, new) {
            _ if old == new => {}
            (Value::Object(old), Value::Object(new)) if lead(old) && lead(new) => {
                self.objects(old, new);
            }
            (Value::Array(old), Value::Array(new)) if new.starts_with(old) => {
                self.tell(Some(MORE), new[old.len()..].into());
            }
            (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
                for (index, (old, new)) in old.iter().zip(new).enumerate() {
                    self.within(&index.to_string(), |changes| changes.compare(old, new));
                }
            }
            _ => self.tell(None, new.clone()),
        }
    }

    fn objects(&mut self, old: &Map<String, Value>, new: &Map<String, Value>) {
        for gone in old.keys().filter(|&key| !new.contains_key(key)) {
            self.within(gone, |changes| changes.tell(Some(GONE), Value::Null));
        }
        for (key, value) in new {
            self.within(key, |changes| match old.get(key) {
                Some(old) => changes.compare(old, value),
                None => changes.tell(None, value.clone()),
            });
        }
    }

    fn tell(&mut self, how: Option<char>, value: Value) {
        let place = self.place.chars().chain(how).collect();
        self.told.0.insert(place, value);
    }

    fn within(&mut self, part: &str, look: impl FnOnce(&mut Self)) {
        let length = self.place.len();
        if length > 0 {
            self.place.push(WITHIN);
        }
        self.place.push_str(part);
        look(self);
        self.place.truncate(length);
    }
}

fn lead(fields: &Map<String, Value>) -> bool {
    fields.keys().all(|key| can_lead(key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_sort_of_change_leads_to_the_next_view() {
        let views = [
            json!({"a": 1, "list": [1], "deep": {"x": [{"y": 1}, {"y": 2}]}}),
            json!({"a": 2, "list": [1, 2, 3], "deep": {"x": [{"y": 1}, {"y": 3}]}}),
            json!({"list": [3], "deep": {"x": [], "z": null, "a.b": 1}, "new": [[]]}),
            json!({"list": [3], "deep": {"x": [], "z": null, "a.b": 2}, "new": [[]]}),
            json!({"list": [], "deep": 4}),
            json!([]),
            json!(null),
        ];
        let mut watched = Watched::new(views[0].clone());
        let mut seen = views[0].clone();
        for view in &views {
            watched.becomes(view.clone()).apply(&mut seen).unwrap();
            assert_eq!(seen, *view);
        }
    }

    #[test]
    fn only_what_changed_is_told() {
        let mut watched = Watched::new(json!({"a": 1, "list": [{"b": 1, "c": 2}]}));
        let changes = watched.becomes(json!({"a": 1, "list": [{"b": 1, "c": 3}]}));
        assert_eq!(
            serde_json::to_value(changes).unwrap(),
            json!({"list.0.c": 3})
        );
    }
}
