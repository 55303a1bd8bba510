//! What both Enigma games share: the [`Game`] trait, seats, time, chance, records and replay.
//!
//! Nothing in this crate, nor in a rules crate built on it, reads a clock, a file, a socket or a
//! global: time comes in as [`Millis`], chance as a [`Seed`].

mod bot;
pub mod chance;
mod level;
mod parts;
pub mod record;
mod rules;
mod seats;
mod time;

pub use bot::{Bot, Plan};
pub use chance::{Chance, Seed};
pub use level::Level;
pub use parts::{Parts, Reach};
pub use rules::{Attendance, Game, Happening, Outcome, Setup, Viewer, standing};
pub use seats::{BySeat, Seat, Seats, SeatsError};
pub use time::Millis;
