//! The metrics that every step touches; the others are looked up by name where they change.

use metrics::{Counter, Histogram};
use std::sync::LazyLock;

/// Steps taken in games, each one stored.
pub static STEPS: LazyLock<Counter> = LazyLock::new(|| metrics::counter!("enigma_steps_total"));

/// Bytes of steps sent to connections.
pub static BYTES_TOLD: LazyLock<Counter> =
    LazyLock::new(|| metrics::counter!("enigma_bytes_told_total"));

/// How many writes share a commit.
pub static GROUP_SIZE: LazyLock<Histogram> =
    LazyLock::new(|| metrics::histogram!("enigma_store_group_size"));

/// A table's change was refused, as another node has taken it.
pub fn conflict() {
    metrics::counter!("enigma_conflicts_total").increment(1);
}
