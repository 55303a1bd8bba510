//! How a view became the next one.
//!
//! The only place that knows how changes are found: a replay is made once and read often, so they are looked for in
//! whole views.

use enigma_protocol::{PatchOp, PathPart};
use serde_json::{Map, Value};

/// A view that is watched while it changes.
pub struct Watched(Value);

impl Watched {
    /// As it is now.
    pub fn new(view: Value) -> Self {
        Self(view)
    }

    /// It is this from now on: the changes, to be carried out in order.
    pub fn becomes(&mut self, view: Value) -> Vec<PatchOp> {
        let mut changes = Changes::default();
        changes.compare(&self.0, &view);
        self.0 = view;
        changes.told
    }
}

#[derive(Default)]
struct Changes {
    way: Vec<PathPart>,
    told: Vec<PatchOp>,
}

impl Changes {
    fn compare(&mut self, old: &Value, new: &Value) {
        match (old, new) {
            _ if old == new => {}
            (Value::Object(old), Value::Object(new)) => self.objects(old, new),
            (Value::Array(old), Value::Array(new)) if new.starts_with(old) => {
                let more = new[old.len()..].to_vec();
                self.told.push(PatchOp::Add(self.way.clone(), more));
            }
            (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
                for (index, (old, new)) in old.iter().zip(new).enumerate() {
                    self.within(PathPart::Index(index), |changes| changes.compare(old, new));
                }
            }
            _ => self.set(new),
        }
    }

    fn objects(&mut self, old: &Map<String, Value>, new: &Map<String, Value>) {
        for gone in old.keys().filter(|&key| !new.contains_key(key)) {
            self.within(PathPart::Key(gone.clone()), |changes| {
                changes.told.push(PatchOp::Drop(changes.way.clone()));
            });
        }
        for (key, value) in new {
            self.within(PathPart::Key(key.clone()), |changes| match old.get(key) {
                Some(old) => changes.compare(old, value),
                None => changes.set(value),
            });
        }
    }

    fn set(&mut self, new: &Value) {
        self.told.push(PatchOp::Set(self.way.clone(), new.clone()));
    }

    fn within(&mut self, part: PathPart, look: impl FnOnce(&mut Self)) {
        self.way.push(part);
        look(self);
        self.way.pop();
    }
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
            json!({"list": [3], "deep": {"x": [], "z": null}, "new": [[]]}),
            json!({"list": [], "deep": 4}),
            json!([]),
            json!(null),
        ];
        let mut watched = Watched::new(views[0].clone());
        let mut seen = views[0].clone();
        for view in &views {
            for change in watched.becomes(view.clone()) {
                change.apply(&mut seen).unwrap();
            }
            assert_eq!(seen, *view);
        }
    }

    #[test]
    fn only_what_changed_is_told() {
        let mut watched = Watched::new(json!({"a": 1, "list": [{"b": 1, "c": 2}]}));
        let changes = watched.becomes(json!({"a": 1, "list": [{"b": 1, "c": 3}]}));
        let way = ["list".to_owned()].map(PathPart::Key).into_iter();
        let way = way.chain([PathPart::Index(0), PathPart::Key("c".into())]);
        assert_eq!(changes, [PatchOp::Set(way.collect(), json!(3))]);
    }
}
