//! Games that are over, told from their records.

mod picture;
mod played_on;
mod recorded;
mod told;
