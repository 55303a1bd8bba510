//! Whether other nodes may have taken tables of this one without its knowing.
//!
//! While a node's row says that the bus does not reach it, others may take its tables. What it would store of them is refused,
//! but whoever came to it would be shown what they were, and told what needs no store: a refusal. So a table in memory is held
//! against the database before it tells anything, until all of them were, after the row last said so.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Since when tables may have been taken.
#[derive(Debug, Default)]
pub struct Exposure {
    /// How often the row may have been written that lets others take tables.
    times: AtomicU64,
    /// After how many of these all tables were compared with the database.
    compared: AtomicU64,
    /// Whether the row may still say so.
    lasts: AtomicBool,
}

impl Exposure {
    /// Right before a row is written that lets others take tables.
    pub fn begins(&self) {
        self.lasts.store(true, Ordering::SeqCst);
        self.times.fetch_add(1, Ordering::SeqCst);
    }

    /// The row says no such thing any more.
    pub fn ends(&self) {
        self.lasts.store(false, Ordering::SeqCst);
    }

    /// Right before the tables are compared: what that will have seen to. Nothing while more may be taken.
    pub fn to_compare(&self) -> Option<u64> {
        let times = self.times.load(Ordering::SeqCst);
        (!self.lasts.load(Ordering::SeqCst)).then_some(times)
    }

    /// The tables were compared.
    pub fn compared(&self, times: u64) {
        self.compared.fetch_max(times, Ordering::SeqCst);
    }

    /// Whether a table in memory may be another node's.
    pub fn is_there(&self) -> bool {
        self.times.load(Ordering::SeqCst) != self.compared.load(Ordering::SeqCst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_over_once_tables_were_compared_after_the_row_was_mended() {
        let exposure = Exposure::default();
        assert!(!exposure.is_there());
        exposure.begins();
        assert_eq!(exposure.to_compare(), None, "more may be taken");
        exposure.ends();
        assert!(exposure.is_there());
        let seen_to = exposure.to_compare().unwrap();
        exposure.begins();
        exposure.compared(seen_to);
        assert!(exposure.is_there(), "it began again meanwhile");
        exposure.ends();
        exposure.compared(exposure.to_compare().unwrap());
        assert!(!exposure.is_there());
    }
}
