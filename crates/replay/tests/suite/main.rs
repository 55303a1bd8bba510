//! Games that are over, told from their records.

mod recorded;
mod told;
