//! A simulated world that tries to break a table.
//!
//! One seed makes a server with a table, a store that fails and stands still, lines that delay, lose,
//! double, reorder and cut, people with one or two pages each, bots, kills at any point, and a clock. Time is
//! virtual: hours pass in milliseconds. People do what a fuzzer would: sensible things mostly, and the rest.
//!
//! ```text
//!   turns ─► people (real protocol clients) ◄──► lines ◄──► node: drives a Table ◄──► store
//!                        │                                     │
//!                        └──────────── witness: what must always hold ─────┘
//! ```
//!
//! - [`World`] is the clock and what is on its way. It takes one turn after the other.
//! - [`turn`] decides what happens in a turn, from a chance of its own: leaving one turn out changes no other,
//!   so that a failing run can be cut down to the turns that matter ([`shorten`]).
//! - `theme` says what a world is about, so that rare chains of events are common in some worlds.
//! - `node` drives the table just as the server does: what comes after a store waits until that is on disk.
//! - `witness` looks at all that is told, `ledger` at all that is stored, and they say what is wrong.
//!
//! The same seed gives the same run, byte for byte.

mod heard;
mod house;
mod ledger;
mod line;
mod node;
mod page;
pub mod planted;
mod play;
mod shorten;
mod store;
mod theme;
mod turn;
mod witness;
mod world;

pub use shorten::shorten;
pub use world::{Failure, Turns, World};

use std::panic::{AssertUnwindSafe, catch_unwind};

/// What came of a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// A hash over all that was told, to compare runs by.
    pub told: String,
    /// How many frames were sent.
    pub frames: u64,
    /// How many steps the games had.
    pub steps: u64,
    /// How many commands were answered.
    pub answers: u64,
    /// How many games began, and how many were played to their end.
    pub games: (u64, u64),
    /// How often the node was killed or its store failed it.
    pub troubles: u64,
}

/// Runs the world of a seed with all of its turns.
///
/// # Errors
/// With what went wrong, and what had been done until then.
pub fn run(seed: u64) -> Result<Report, Failure> {
    run_turns(seed, &Turns::all(seed))
}

/// Runs the world of a seed with some of its turns.
///
/// # Errors
/// With what went wrong, and what had been done until then.
pub fn run_turns(seed: u64, turns: &Turns) -> Result<Report, Failure> {
    let mut world = World::new(seed);
    let outcome = catch_unwind(AssertUnwindSafe(|| world.run(turns)));
    match outcome {
        Ok(outcome) => outcome,
        Err(panic) => {
            let text = panic.downcast_ref::<String>().cloned();
            let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
            Err(world.failure(format!("panic: {}", text.unwrap_or_default())))
        }
    }
}
