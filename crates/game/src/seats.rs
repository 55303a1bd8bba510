//! Seats: the places in turn order, numbered clockwise from 0.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// A place at the table. Clockwise is 0, 1, 2, 3 and back to 0.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "game/"))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// How many seats a table has: two to four (C-1, K-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seats(u8);

/// A table has two to four seats (C-1, K-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a table has 2 to 4 seats, not {0}")]
pub struct SeatsError(pub u64);

impl Seats {
    /// The fewest and the most seats a table can have.
    pub const RANGE: std::ops::RangeInclusive<u8> = 2..=4;

    /// A table of `count` seats.
    ///
    /// # Errors
    /// If `count` is not 2, 3 or 4.
    pub fn new(count: u64) -> Result<Self, SeatsError> {
        match u8::try_from(count) {
            Ok(count) if Self::RANGE.contains(&count) => Ok(Self(count)),
            _ => Err(SeatsError(count)),
        }
    }

    /// How many seats there are.
    #[must_use]
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// Whether the table has this seat.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// All seats from 0 on.
    pub fn all(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// All seats once, clockwise, beginning with `first`.
    pub fn clockwise_from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        (0..self.0).map(move |step| Seat((first.0 + step) % self.0))
    }

    /// The next seat clockwise.
    #[must_use]
    pub const fn after(self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.0)
    }

    /// How many steps clockwise it is from one seat to another.
    #[must_use]
    pub const fn steps(self, from: Seat, to: Seat) -> u8 {
        (to.0 + self.0 - from.0) % self.0
    }
}

impl TryFrom<u8> for Seats {
    type Error = SeatsError;

    fn try_from(count: u8) -> Result<Self, SeatsError> {
        Self::new(u64::from(count))
    }
}

impl From<Seats> for u8 {
    fn from(seats: Seats) -> Self {
        seats.0
    }
}

/// One value for each seat of a table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "game/"))]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// A value for each seat, made by `make`.
    pub fn from_fn(seats: Seats, make: impl FnMut(Seat) -> T) -> Self {
        Self(seats.all().map(make).collect())
    }

    /// The same value for every seat.
    pub fn filled(seats: Seats, value: T) -> Self
    where
        T: Clone,
    {
        Self(vec![value; seats.count()])
    }

    /// The values in seat order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The values in seat order, to be changed.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }

    /// Each seat with its value.
    pub fn pairs(&self) -> impl Iterator<Item = (Seat, &T)> {
        (0u8..).map(Seat).zip(&self.0)
    }

    /// Each seat with its value, to be changed.
    pub fn pairs_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        (0u8..).map(Seat).zip(&mut self.0)
    }

    /// The value of a seat, if there is such a seat.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The value of a seat, to be changed, if there is such a seat.
    pub fn get_mut(&mut self, seat: Seat) -> Option<&mut T> {
        self.0.get_mut(seat.index())
    }

    /// A new value for each seat, made from the old one.
    pub fn map<U>(&self, make: impl FnMut(&T) -> U) -> BySeat<U> {
        BySeat(self.0.iter().map(make).collect())
    }

    /// The values as a slice in seat order.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }
}

/// The values in seat order.
impl<T> From<Vec<T>> for BySeat<T> {
    fn from(values: Vec<T>) -> Self {
        Self(values)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<'a, T> IntoIterator for &'a BySeat<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c1_k1_a_table_has_two_to_four_seats() {
        for count in 0..300 {
            assert_eq!(
                Seats::new(count).is_ok(),
                (2..=4).contains(&count),
                "{count}"
            );
        }
    }

    #[test]
    fn clockwise_wraps_around_and_names_each_seat_once() {
        let three = Seats::new(3).unwrap();
        let order: Vec<_> = three.clockwise_from(Seat(2)).collect();
        assert_eq!(order, [Seat(2), Seat(0), Seat(1)]);
        assert_eq!(three.after(Seat(2)), Seat(0));
        assert_eq!(three.steps(Seat(2), Seat(1)), 2);
    }

    #[test]
    fn a_wrong_number_of_seats_is_refused_when_read() {
        assert!(serde_json::from_str::<Seats>("1").is_err());
        assert_eq!(serde_json::from_str::<Seats>("4").unwrap().count(), 4);
    }
}
