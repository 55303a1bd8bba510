//! What somebody was shown of a view, and what has changed of it since.
//!
//! One engine for both games, made from serde's idea of a type: a part of a view is written as JSON, and while that is
//! written it is noted where in the text each value stands. Of what was shown only hashes are kept, as a flat tree of
//! 16 bytes a node. What hashes the same is passed over, lists that only grew are told as what was added, and wherever
//! the pieces would be longer than the whole, the whole is told.

use enigma_game::Parts;
use enigma_protocol::patch::{MORE, WITHIN, can_lead};
use serde::Serialize;
use serde_json::ser::Formatter;
use std::cell::Cell;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::ops::Range;

/// Shorter values are not looked into.
const SHORT: usize = 40;
/// How far down changes are told apart, from the view on.
const DEPTH: usize = 4;

/// The parts of a view that somebody was shown.
#[derive(Debug, Default)]
pub struct Shown(Vec<(&'static str, Box<[Node]>)>);

/// Compares parts of a view with what was shown of them.
pub struct Changes<'a> {
    shown: &'a mut Shown,
    /// Fields of a [`Patch`](enigma_protocol::Patch) as JSON, with commas between them.
    told: &'a mut String,
}

/// A value in a text that was shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

impl Shown {
    /// Adds what has changed of the parts that are shown now to a list of changes.
    pub fn changes<'a>(&'a mut self, told: &'a mut String) -> Changes<'a> {
        Changes { shown: self, told }
    }

    /// Whether nothing was shown yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Gives back what it does not need.
    pub fn shrink_to_fit(&mut self) {
        self.0.shrink_to_fit();
    }
}

thread_local! {
    /// What was written last, for its room: some ten parts are written for every step.
    static WRITTEN: Cell<Written> = Cell::default();
}

impl Parts for Changes<'_> {
    fn part(&mut self, name: &'static str, value: &impl Serialize) {
        let depth = DEPTH - name.split_terminator(WITHIN).count();
        let written = Written::of(value, depth, WRITTEN.take());
        self.compare(name, &written);
        WRITTEN.set(written);
    }
}

impl Changes<'_> {
    fn compare(&mut self, name: &'static str, written: &Written) {
        let mut known = self.shown.0.iter_mut();
        let Some((_, shown)) = known.find(|(known, _)| *known == name) else {
            tell(self.told, name, None, &written.text);
            return self.shown.0.push((name, written.nodes[..].into()));
        };
        if shown[..] == written.nodes[..] {
            return;
        }
        let mut walk = Walk {
            old: shown,
            new: written,
            place: name.to_owned(),
            told: self.told,
        };
        if !walk.compare(0, 0) {
            tell(self.told, name, None, &written.text);
        }
        *shown = written.nodes[..].into();
    }
}

/// Adds a change to the others.
fn tell(told: &mut String, place: &str, how: Option<char>, value: &str) {
    if !told.is_empty() {
        told.push(',');
    }
    told.push('"');
    told.push_str(place);
    told.extend(how);
    told.push_str("\":");
    told.push_str(value);
}

/// Goes through what was shown and what is shown now.
struct Walk<'a> {
    old: &'a [Node],
    new: &'a Written,
    place: String,
    told: &'a mut String,
}

impl Walk<'_> {
    /// Tells what has changed at one place. False if it has to be told whole; then nothing was told.
    fn compare(&mut self, old: usize, new: usize) -> bool {
        let (before, now) = (self.old[old], self.new.nodes[new]);
        if before.hash == now.hash && before.kind() == now.kind() {
            return true;
        }
        let told = self.told.len();
        let done = match (before.kind(), now.kind()) {
            (Kind::Object, Kind::Object) => self.object(old, new),
            (Kind::List, Kind::List) => self.list(old, new),
            _ => false,
        };
        let worthwhile = done && self.told.len() - told < self.new.text_of(new).len();
        if !worthwhile {
            self.told.truncate(told);
        }
        worthwhile
    }

    fn object(&mut self, old: usize, new: usize) -> bool {
        let mut gone: Vec<usize> = children(self.old, old).collect();
        for child in children(&self.new.nodes, new) {
            let key = self.new.nodes[child].key;
            let before = gone.iter().position(|&old| self.old[old].key == key);
            let name = self.new.key_of(child);
            if !can_lead(name) {
                return false;
            }
            let before = before.map(|found| gone.remove(found));
            self.within(name, before, child);
        }
        // Which name is gone is not remembered, so the object is told whole.
        gone.is_empty()
    }

    fn list(&mut self, old: usize, new: usize) -> bool {
        let before: Vec<usize> = children(self.old, old).collect();
        let now: Vec<usize> = children(&self.new.nodes, new).collect();
        if now.len() < before.len() {
            return false;
        }
        for (index, (&old, &new)) in before.iter().zip(&now).enumerate() {
            self.within(&index.to_string(), Some(old), new);
        }
        if let (Some(&first), Some(&last)) = (now.get(before.len()), now.last()) {
            let (first, last) = (&self.new.places[first], &self.new.places[last]);
            let added = format!("[{}]", &self.new.text[first.value.start..last.value.end]);
            tell(self.told, &self.place, Some(MORE), &added);
        }
        true
    }

    fn within(&mut self, part: &str, old: Option<usize>, new: usize) {
        let length = self.place.len();
        if length > 0 {
            self.place.push(WITHIN);
        }
        self.place.push_str(part);
        if !old.is_some_and(|old| self.compare(old, new)) {
            tell(self.told, &self.place, None, self.new.text_of(new));
        }
        self.place.truncate(length);
    }
}

fn children(nodes: &[Node], at: usize) -> impl Iterator<Item = usize> + use<'_> {
    let end = at + nodes[at].size();
    let mut next = at + 1;
    std::iter::from_fn(move || {
        let child = next;
        (child < end).then(|| {
            next += nodes[child].size();
            child
        })
    })
}

/// A value as JSON, and where in the text everything in it stands.
#[derive(Default)]
struct Written {
    text: String,
    places: Vec<Place>,
    nodes: Vec<Node>,
}

/// Where a value stands, and the key before it.
#[derive(Debug)]
struct Place {
    key: Range<usize>,
    value: Range<usize>,
}

impl Written {
    /// Written into the room that another one took.
    ///
    /// # Panics
    /// Never: views can be written as JSON.
    fn of(value: &impl Serialize, depth: usize, room: Self) -> Self {
        let mut text = room.text.into_bytes();
        text.clear();
        let length = Cell::new(0);
        let mut surveyor = Surveyor::new(&length, depth, room.places, room.nodes);
        surveyor.open();
        let mut text = Text {
            text,
            length: &length,
        };
        let mut serializer = serde_json::Serializer::with_formatter(&mut text, &mut surveyor);
        value
            .serialize(&mut serializer)
            .expect("views can be written as JSON");
        surveyor.close();
        let Surveyor { places, nodes, .. } = surveyor;
        let text = String::from_utf8(text.text).expect("JSON is text");
        let mut written = Self {
            text,
            places,
            nodes,
        };
        written.hash();
        written
    }

    /// What a value contains comes after it.
    fn hash(&mut self) {
        for at in (0..self.nodes.len()).rev() {
            let mut hasher = DefaultHasher::new();
            match self.nodes[at].kind() {
                Kind::Leaf => self.text_of(at).hash(&mut hasher),
                _ => {
                    for child in children(&self.nodes, at) {
                        let Node { hash, key, .. } = self.nodes[child];
                        (hash, key).hash(&mut hasher);
                    }
                }
            }
            let hash = hasher.finish();
            let key = self.key_of(at);
            let key = if key.is_empty() { 0 } else { hash_of(key) };
            (self.nodes[at].hash, self.nodes[at].key) = (hash, key);
        }
    }

    fn text_of(&self, at: usize) -> &str {
        &self.text[self.places[at].value.clone()]
    }

    /// The key of a value, as JSON without the quotes; nothing in a list.
    fn key_of(&self, at: usize) -> &str {
        let key = &self.places[at].key;
        &self.text[(key.start + 1).min(key.end)..key.end.saturating_sub(1).max(key.start)]
    }
}

fn hash_of(text: &str) -> u32 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish() as u32
}

/// Text that says how long it has become.
struct Text<'a> {
    text: Vec<u8>,
    length: &'a Cell<usize>,
}

impl io::Write for Text<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.text.extend_from_slice(bytes);
        self.length.set(self.text.len());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Notes where values begin and end while they are written.
struct Surveyor<'a> {
    length: &'a Cell<usize>,
    /// How far down it still looks.
    depth: usize,
    /// The values that have begun and not ended.
    open: Vec<usize>,
    key: Range<usize>,
    places: Vec<Place>,
    nodes: Vec<Node>,
    /// Within how many values it does not look.
    beyond: usize,
}

impl<'a> Surveyor<'a> {
    fn new(
        length: &'a Cell<usize>,
        depth: usize,
        mut places: Vec<Place>,
        mut nodes: Vec<Node>,
    ) -> Self {
        places.clear();
        nodes.clear();
        Self {
            length,
            depth: depth + 1,
            open: Vec::with_capacity(DEPTH + 1),
            key: 0..0,
            places,
            nodes,
            beyond: 0,
        }
    }

    fn open(&mut self) {
        let key = std::mem::take(&mut self.key);
        if self.beyond > 0 || self.open.len() == self.depth {
            self.beyond += 1;
            return;
        }
        self.open.push(self.nodes.len());
        let start = self.length.get();
        self.places.push(Place {
            key,
            value: start..start,
        });
        self.nodes.push(Node {
            hash: 0,
            key: 0,
            size_and_kind: Kind::Leaf as u32,
        });
    }

    fn close(&mut self) {
        if self.beyond > 0 {
            self.beyond -= 1;
            return;
        }
        let Some(at) = self.open.pop() else {
            return;
        };
        let value = &mut self.places[at].value;
        value.end = self.length.get();
        let is_empty_list = self.nodes[at].kind() == Kind::List && value.len() == 2;
        // An empty list may be about to grow, so it counts as one however short it is.
        if value.len() < SHORT && !is_empty_list && !self.open.is_empty()
            || self.open.len() + 1 == self.depth
        {
            self.nodes[at].size_and_kind = Kind::Leaf as u32;
            self.nodes.truncate(at + 1);
            self.places.truncate(at + 1);
        }
        let size = (self.nodes.len() - at) as u32;
        self.nodes[at].size_and_kind += size * 4;
    }

    fn is(&mut self, kind: Kind) {
        if self.beyond == 0
            && let Some(&at) = self.open.last()
        {
            self.nodes[at].size_and_kind = kind as u32;
        }
    }
}

impl Formatter for &mut Surveyor<'_> {
    fn begin_array<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.is(Kind::List);
        writer.write_all(b"[")
    }

    fn begin_array_value<W: io::Write + ?Sized>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        self.open();
        Ok(())
    }

    fn end_array_value<W: io::Write + ?Sized>(&mut self, _writer: &mut W) -> io::Result<()> {
        self.close();
        Ok(())
    }

    fn begin_object<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.is(Kind::Object);
        writer.write_all(b"{")
    }

    fn begin_object_key<W: io::Write + ?Sized>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        self.key.start = self.length.get();
        Ok(())
    }

    fn end_object_key<W: io::Write + ?Sized>(&mut self, _writer: &mut W) -> io::Result<()> {
        self.key.end = self.length.get();
        Ok(())
    }

    fn begin_object_value<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b":")?;
        self.open();
        Ok(())
    }

    fn end_object_value<W: io::Write + ?Sized>(&mut self, _writer: &mut W) -> io::Result<()> {
        self.close();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use enigma_protocol::Patch;
    use proptest::prelude::*;
    use serde_json::{Value, json};

    /// What is told when this was shown and is that now.
    fn difference(shown: &mut Shown, now: &Value) -> String {
        let mut told = String::new();
        shown.changes(&mut told).part("", now);
        let mut nothing = String::new();
        shown.changes(&mut nothing).part("", now);
        assert_eq!(
            nothing, "",
            "what is shown does not depend on how one got there"
        );
        format!("{{{told}}}")
    }

    fn between(old: &Value, new: &Value) -> String {
        let mut shown = Shown::default();
        difference(&mut shown, old);
        difference(&mut shown, new)
    }

    fn patched(old: &Value, patch: &str) -> Value {
        let mut view = old.clone();
        let patch: Patch = serde_json::from_str(patch).unwrap();
        patch.apply(&mut view).unwrap();
        view
    }

    fn board(tiles: u32) -> Vec<Value> {
        (0..tiles)
            .map(|n| json!({"tile": n, "x": n * 2, "y": 0, "rot": n % 4, "cells": [0, 1]}))
            .collect()
    }

    #[test]
    fn a_list_that_grew_is_told_as_what_was_added() {
        let view = |tiles: u32| json!({"tiles": board(tiles), "turn": 1});
        let patch = between(&view(9), &view(10));
        assert_eq!(patch, format!("{{\"tiles+\":[{}]}}", board(10)[9]));
        assert_eq!(patched(&view(9), &patch), view(10));
    }

    #[test]
    fn one_changed_value_deep_down_is_told_alone() {
        let view = |score: u32| {
            json!({"round": 3, "seats": [
                {"name": "a seat with a long name", "score": 0, "supply": 3},
                {"name": "another one with a long name", "score": score, "supply": 3},
            ]})
        };
        assert_eq!(between(&view(1), &view(2)), "{\"seats.1.score\":2}");
    }

    #[test]
    fn what_vanished_is_gone_after_patching() {
        let old = json!({"phase": {"solving": "x".repeat(60), "deadline": 5}, "round": 1});
        let new = json!({"phase": {"solving": "x".repeat(60)}, "round": 1});
        assert_eq!(patched(&old, &between(&old, &new)), new);
    }

    #[test]
    fn a_part_that_was_not_shown_before_is_told_whole() {
        let (mut shown, mut told) = (Shown::default(), String::new());
        shown
            .changes(&mut told)
            .part("you.draft", &json!({"pieces": [1]}));
        shown.changes(&mut told).part("round", &1);
        assert_eq!(told, "\"you.draft\":{\"pieces\":[1]},\"round\":1");
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
                prop::collection::btree_map("[a-e\".+é]{1,2}", inner, 0..6)
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
            let mut shown = Shown::default();
            let mut held = Value::Null;
            for view in &views {
                held = patched(&held, &difference(&mut shown, view));
                prop_assert_eq!(&held, view);
            }
        }
    }
}
