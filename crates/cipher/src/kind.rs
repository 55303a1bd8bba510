//! The four kinds of segments (K-3, K-70).

use serde::de::{self, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// A kind of segment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "cipher/"))]
pub enum Kind {
    /// A long straight stick.
    Long,
    /// A short straight stick.
    Short,
    /// A wide curve, a half moon.
    Wide,
    /// A tight curve, a U.
    Tight,
}

impl Kind {
    /// The kinds in the order in which they are always listed.
    pub const ALL: [Self; 4] = [Self::Long, Self::Short, Self::Wide, Self::Tight];

    /// The name in data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Long => "long",
            Self::Short => "short",
            Self::Wide => "wide",
            Self::Tight => "tight",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no such kind of segment (K-70).
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the kinds of segments are long, short, wide and tight")]
pub struct KindError;

impl FromStr for Kind {
    type Err = KindError;

    fn from_str(name: &str) -> Result<Self, KindError> {
        let mut all = Self::ALL.into_iter();
        all.find(|kind| kind.name() == name).ok_or(KindError)
    }
}

/// One value for each kind; written as an object with the kinds' names, where what is missing
/// stands for nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(
        export_to = "cipher/",
        type = "{ long: T, short: T, wide: T, tight: T }",
        bound = "T: ts_rs::TS"
    )
)]
pub struct ByKind<T>([T; 4]);

/// How many segments there are of each kind.
pub type Counts = ByKind<u32>;

impl<T> ByKind<T> {
    /// A value for each kind, made by `make`.
    pub fn from_fn(make: impl FnMut(Kind) -> T) -> Self {
        Self(Kind::ALL.map(make))
    }

    /// Each kind with its value.
    pub fn pairs(&self) -> impl Iterator<Item = (Kind, &T)> {
        Kind::ALL.into_iter().zip(&self.0)
    }
}

impl Counts {
    /// How many segments there are in all.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The kinds of which there is at least one.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        self.pairs()
            .filter(|&(_, &count)| count > 0)
            .map(|(kind, _)| kind)
    }
}

impl<T> Index<Kind> for ByKind<T> {
    type Output = T;

    fn index(&self, kind: Kind) -> &T {
        &self.0[kind as usize]
    }
}

impl<T> IndexMut<Kind> for ByKind<T> {
    fn index_mut(&mut self, kind: Kind) -> &mut T {
        &mut self.0[kind as usize]
    }
}

impl<T: Serialize> Serialize for ByKind<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (kind, value) in self.pairs() {
            map.serialize_entry(kind.name(), value)?;
        }
        map.end()
    }
}

impl<'de, T: Deserialize<'de> + Default + Copy> Deserialize<'de> for ByKind<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(ByKindVisitor(PhantomData))
    }
}

struct ByKindVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de> + Default + Copy> Visitor<'de> for ByKindVisitor<T> {
    type Value = ByKind<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with long, short, wide and tight")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<ByKind<T>, A::Error> {
        let mut values = ByKind::default();
        let mut seen = ByKind::<bool>::default();
        while let Some(kind) = map.next_key::<Kind>()? {
            if std::mem::replace(&mut seen[kind], true) {
                return Err(de::Error::custom(format!("{kind} is given twice")));
            }
            values[kind] = map.next_value()?;
        }
        Ok(values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn k70_there_are_four_kinds_with_their_names() {
        let names = Kind::ALL.map(Kind::name);
        assert_eq!(names, ["long", "short", "wide", "tight"]);
        for kind in Kind::ALL {
            assert_eq!(kind.name().parse(), Ok(kind));
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.name());
        }
        assert!("Long".parse::<Kind>().is_err());
    }

    #[test]
    fn counts_read_back_and_what_is_missing_is_none() {
        let counts: Counts = serde_json::from_str(r#"{"tight":2,"long":1}"#).unwrap();
        assert_eq!(counts.total(), 3);
        assert_eq!(
            counts.kinds().collect::<Vec<_>>(),
            [Kind::Long, Kind::Tight]
        );
        let text = serde_json::to_string(&counts).unwrap();
        assert_eq!(text, r#"{"long":1,"short":0,"wide":0,"tight":2}"#);
        assert_eq!(serde_json::from_str::<Counts>(&text).unwrap(), counts);
        for bad in [
            r#"{"big":1}"#,
            r#"{"long":-1}"#,
            r#"{"long":1,"long":1}"#,
            "[1]",
            "7",
        ] {
            assert!(serde_json::from_str::<Counts>(bad).is_err(), "{bad}");
        }
    }
}
