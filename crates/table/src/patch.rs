//! How a view has changed: the difference between two JSON texts, of which only hashes of the
//! older one are kept.
//!
//! A view is kept as a flat tree of hashes, 16 bytes a node. The newer text is walked along it:
//! what hashes the same is skipped unread, lists that only grew are sent as additions, and
//! wherever the pieces would be longer than the whole, the whole is sent.

use serde_json::value::RawValue;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Shorter texts are not looked into.
const SHORT: usize = 40;
/// How far down changes are told apart.
const DEPTH: u8 = 5;

/// What is remembered of a view that somebody was sent.
#[derive(Debug, Clone, Default)]
pub struct Seen {
    nodes: Vec<Node>,
}

#[derive(Debug, Clone, Copy)]
struct Node {
    hash: u64,
    /// The hash of the key under which it stands in its object.
    key: u32,
    /// How many nodes it takes up, itself included, times four, and its kind.
    size_and_kind: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Leaf = 0,
    Object = 1,
    List = 2,
}

impl Node {
    fn kind(self) -> Kind {
        match self.size_and_kind % 4 {
            1 => Kind::Object,
            2 => Kind::List,
            _ => Kind::Leaf,
        }
    }

    fn size(self) -> usize {
        (self.size_and_kind / 4) as usize
    }
}

impl Seen {
    /// Remembers a view.
    #[must_use]
    pub fn new(view: &str) -> Self {
        let mut nodes = Vec::new();
        plant(&mut nodes, 0, view, DEPTH);
        nodes.shrink_to_fit();
        Self { nodes }
    }

    /// The changes from the remembered view to this one, as a JSON list of `PatchOp`, and
    /// remembers this one.
    pub fn patch(&mut self, view: &str) -> String {
        self.patch_at("", view)
    }

    /// As [`Seen::patch`], for what stands at a place of the view: a JSON list without its brackets,
    /// `"you","draft"`.
    pub fn patch_at(&mut self, place: &str, view: &str) -> String {
        if self
            .nodes
            .first()
            .is_some_and(|root| root.hash == hash(view))
        {
            return "[]".into();
        }
        let mut walk = Walk {
            old: &self.nodes,
            new: Vec::with_capacity(self.nodes.len() + 8),
            path: place.to_owned(),
            ops: String::from("["),
        };
        if !walk.compare(0, 0, view, DEPTH) {
            walk.tell(format_args!("{{\"set\":[[{place}],{view}]}}"));
        }
        let (nodes, mut ops) = (walk.new, walk.ops);
        self.nodes = nodes;
        self.nodes.shrink_to_fit();
        ops.push(']');
        ops
    }
}

struct Walk<'a> {
    old: &'a [Node],
    new: Vec<Node>,
    /// The way here, as JSON without brackets: `"board","tiles",3`.
    path: String,
    ops: String,
}

impl Walk<'_> {
    /// Tells what changed at one place. False if it has to be sent whole; then nothing was told.
    fn compare(&mut self, at: usize, key: u32, text: &str, depth: u8) -> bool {
        let Some(&old) = self.old.get(at) else {
            plant(&mut self.new, key, text, depth);
            return false;
        };
        if old.hash == hash(text) {
            let kept = &self.old[at..at + old.size()];
            self.new.extend_from_slice(kept);
            return true;
        }
        let (told, planted) = (self.ops.len(), self.new.len());
        let done = match (old.kind(), kind(text, depth)) {
            (Kind::Object, Kind::Object) => self.object(at, key, text, depth),
            (Kind::List, Kind::List) => self.list(at, key, text, depth),
            _ => false,
        };
        let worthwhile = done && self.ops.len() - told < text.len();
        if !worthwhile {
            self.ops.truncate(told);
            self.new.truncate(planted);
            plant(&mut self.new, key, text, depth);
        }
        worthwhile
    }

    fn object(&mut self, at: usize, key: u32, text: &str, depth: u8) -> bool {
        let Some(fields) = fields(text) else {
            return false;
        };
        let mut old: Vec<(u32, usize)> = self
            .children(at)
            .map(|child| (self.old[child].key, child))
            .collect();
        let root = self.open(key, text);
        for (name, value) in &fields {
            let hashed = hash_key(name);
            let before = old.iter().position(|&(key, _)| key == hashed);
            let child = before.map_or(usize::MAX, |found| old.swap_remove(found).1);
            self.within(&json_key(name), |walk| {
                walk.child(child, hashed, value.get(), depth - 1);
            });
        }
        self.close(root, Kind::Object);
        // Which name is gone is not remembered, so the object is sent whole.
        old.is_empty()
    }

    fn list(&mut self, at: usize, key: u32, text: &str, depth: u8) -> bool {
        let Some(items) = items(text) else {
            return false;
        };
        let old: Vec<usize> = self.children(at).collect();
        if items.len() < old.len() {
            return false;
        }
        let root = self.open(key, text);
        for (index, (&child, item)) in old.iter().zip(&items).enumerate() {
            self.within(&index.to_string(), |walk| {
                walk.child(child, 0, item.get(), depth - 1);
            });
        }
        let added = &items[old.len()..];
        for item in added {
            plant(&mut self.new, 0, item.get(), depth - 1);
        }
        if !added.is_empty() {
            let texts: Vec<&str> = added.iter().map(|item| item.get()).collect();
            let path = self.path.clone();
            self.tell(format_args!("{{\"add\":[[{path}],[{}]]}}", texts.join(",")));
        }
        self.close(root, Kind::List);
        true
    }

    fn child(&mut self, at: usize, key: u32, text: &str, depth: u8) {
        if !self.compare(at, key, text, depth) {
            let path = self.path.clone();
            self.tell(format_args!("{{\"set\":[[{path}],{text}]}}"));
        }
    }

    fn tell(&mut self, op: std::fmt::Arguments<'_>) {
        if self.ops.len() > 1 {
            self.ops.push(',');
        }
        let _ = self.ops.write_fmt(op);
    }

    fn within(&mut self, part: &str, inner: impl FnOnce(&mut Self)) {
        let length = self.path.len();
        if length > 0 {
            self.path.push(',');
        }
        self.path.push_str(part);
        inner(self);
        self.path.truncate(length);
    }

    fn open(&mut self, key: u32, text: &str) -> usize {
        open(&mut self.new, key, text)
    }

    fn close(&mut self, root: usize, kind: Kind) {
        close(&mut self.new, root, kind);
    }

    fn children(&self, at: usize) -> impl Iterator<Item = usize> + use<'_> {
        let end = at + self.old[at].size();
        let mut next = at + 1;
        std::iter::from_fn(move || {
            let child = next;
            (child < end).then(|| {
                next += self.old[child].size();
                child
            })
        })
    }
}

/// Adds a text and what it consists of.
fn plant(nodes: &mut Vec<Node>, key: u32, text: &str, depth: u8) {
    let root = open(nodes, key, text);
    let kind = match kind(text, depth) {
        Kind::Object => fields(text).map(|fields| {
            for (name, value) in fields {
                plant(nodes, hash_key(&name), value.get(), depth - 1);
            }
            Kind::Object
        }),
        Kind::List => items(text).map(|items| {
            for item in items {
                plant(nodes, 0, item.get(), depth - 1);
            }
            Kind::List
        }),
        Kind::Leaf => None,
    };
    close(nodes, root, kind.unwrap_or(Kind::Leaf));
}

fn open(nodes: &mut Vec<Node>, key: u32, text: &str) -> usize {
    nodes.push(Node {
        hash: hash(text),
        key,
        size_and_kind: 0,
    });
    nodes.len() - 1
}

fn close(nodes: &mut [Node], root: usize, kind: Kind) {
    let size = (nodes.len() - root) as u32;
    nodes[root].size_and_kind = size * 4 + kind as u32;
}

fn kind(text: &str, depth: u8) -> Kind {
    // An empty list may be about to grow, so it counts as one however short it is.
    match text.as_bytes().first() {
        Some(b'{') if depth > 0 && (text.len() >= SHORT || depth == DEPTH) => Kind::Object,
        Some(b'[') if depth > 0 && (text.len() >= SHORT || text == "[]") => Kind::List,
        _ => Kind::Leaf,
    }
}

fn fields(text: &str) -> Option<Vec<(String, &RawValue)>> {
    struct Fields<'a>(Vec<(String, &'a RawValue)>);
    impl<'de: 'a, 'a> serde::Deserialize<'de> for Fields<'a> {
        fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            struct Visitor;
            impl<'de> serde::de::Visitor<'de> for Visitor {
                type Value = Fields<'de>;
                fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    f.write_str("an object")
                }
                fn visit_map<A: serde::de::MapAccess<'de>>(
                    self,
                    mut map: A,
                ) -> Result<Self::Value, A::Error> {
                    let mut fields = Vec::new();
                    while let Some(field) = map.next_entry()? {
                        fields.push(field);
                    }
                    Ok(Fields(fields))
                }
            }
            deserializer.deserialize_map(Visitor)
        }
    }
    serde_json::from_str::<Fields<'_>>(text)
        .ok()
        .map(|fields| fields.0)
}

fn items(text: &str) -> Option<Vec<&RawValue>> {
    serde_json::from_str(text).ok()
}

fn json_key(name: &str) -> String {
    serde_json::to_string(name).expect("text can be written as JSON")
}

/// What is remembered of a text.
pub(super) fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

fn hash_key(name: &str) -> u32 {
    hash(name) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use enigma_protocol::PatchOp;
    use proptest::prelude::*;
    use serde_json::{Value, json};

    fn difference(old: &Value, new: &Value) -> String {
        let mut seen = Seen::new(&old.to_string());
        let patch = seen.patch(&new.to_string());
        // What is remembered does not depend on how one got there.
        assert_eq!(seen.patch(&new.to_string()), "[]");
        patch
    }

    fn patched(old: &Value, patch: &str) -> Value {
        let mut view = old.clone();
        let ops: Vec<PatchOp> = serde_json::from_str(patch).unwrap();
        for op in ops {
            op.apply(&mut view).unwrap();
        }
        view
    }

    fn board(tiles: u32) -> Vec<Value> {
        (0..tiles)
            .map(|n| json!({"tile": n, "x": n * 2, "y": 0, "rot": n % 4, "cells": [0, 1]}))
            .collect()
    }

    #[test]
    fn a_list_that_grew_is_sent_as_what_was_added() {
        let (old, new) = (
            json!({"tiles": board(9), "turn": 1}),
            json!({"tiles": board(10), "turn": 1}),
        );
        let patch = difference(&old, &new);
        assert_eq!(
            patch,
            format!("[{{\"add\":[[\"tiles\"],[{}]]}}]", board(10)[9])
        );
        assert_eq!(patched(&old, &patch), new);
    }

    #[test]
    fn one_changed_value_deep_down_is_sent_alone() {
        let seats = |score: u32| {
            json!([{"name": "a seat with a long name", "score": 0, "supply": 3},
                                        {"name": "another one with a long name", "score": score, "supply": 3}])
        };
        let (old, new) = (
            json!({"seats": seats(1), "round": 3}),
            json!({"seats": seats(2), "round": 3}),
        );
        let patch = difference(&old, &new);
        assert_eq!(patch, "[{\"set\":[[\"seats\",1,\"score\"],2]}]");
    }

    #[test]
    fn what_vanished_is_gone_after_patching() {
        let old = json!({"phase": {"solving": "x".repeat(60), "deadline": 5}, "round": 1});
        let new = json!({"phase": {"solving": "x".repeat(60)}, "round": 1});
        assert_eq!(patched(&old, &difference(&old, &new)), new);
    }

    fn any_json() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            (0u8..9).prop_map(Value::from),
            "[a-c\"\\\\é]{0,50}".prop_map(Value::from),
        ];
        leaf.prop_recursive(6, 60, 6, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
                prop::collection::btree_map("[a-e\"]{1,2}", inner, 0..6)
                    .prop_map(|map| Value::Object(map.into_iter().collect())),
            ]
        })
    }

    fn any_view() -> impl Strategy<Value = Value> {
        prop::collection::btree_map("[a-d]", any_json(), 0..4)
            .prop_map(|map| Value::Object(map.into_iter().collect()))
    }

    proptest! {
        #[test]
        fn a_patched_view_equals_the_new_one(views in prop::collection::vec(any_view(), 2..6)) {
            let mut seen = Seen::new(&views[0].to_string());
            let mut held = views[0].clone();
            for view in &views[1..] {
                held = patched(&held, &seen.patch(&view.to_string()));
                prop_assert_eq!(&held, view);
            }
        }
    }
}
