//! For how long a node may take itself for the owner of its tables.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How long a node's row says that it is alive.
pub const LEASE: Duration = Duration::from_secs(3);
/// How much sooner the node itself gives up, so that nobody else believes its tables free before.
const MARGIN: Duration = Duration::from_millis(500);

/// The time from a node's row being written to its running out. A node whose time has run out begins another one, under
/// another id.
pub struct Tenure {
    id: String,
    began: Instant,
    /// So many milliseconds after that it ends, unless it is renewed.
    until: AtomicU64,
    over: watch::Sender<bool>,
}

impl fmt::Debug for Tenure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tenure({})", self.id)
    }
}

impl Tenure {
    /// One that begins with a row that was asked for at that moment.
    pub fn begun(id: String, asked: Instant) -> Self {
        let tenure = Self {
            id,
            began: asked,
            until: AtomicU64::new(0),
            over: watch::Sender::new(false),
        };
        tenure.renewed(asked);
        tenure
    }

    /// The node's id in the database.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The row was written again; asked for at that moment, from which its age counts.
    pub fn renewed(&self, asked: Instant) {
        let age = asked.saturating_duration_since(self.began) + (LEASE - MARGIN);
        let until = u64::try_from(age.as_millis()).unwrap_or(u64::MAX);
        self.until.fetch_max(until, Ordering::Relaxed);
    }

    /// When it ends, unless it is renewed.
    pub fn until(&self) -> Instant {
        self.began + Duration::from_millis(self.until.load(Ordering::Relaxed))
    }

    /// Whether it lasts: asked right before anybody is told anything.
    pub fn lasts(&self) -> bool {
        !*self.over.borrow() && Instant::now() < self.until()
    }

    /// Whether its end has been told.
    pub fn is_over(&self) -> bool {
        *self.over.borrow()
    }

    /// It is over, whatever is renewed.
    pub fn end(&self) {
        self.over.send_replace(true);
    }

    /// Waits for its end.
    pub async fn ended(&self) {
        let _ = self.over.subscribe().wait_for(|&over| over).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tenure_ends_before_others_believe_so_and_counts_from_before_it_was_asked_for() {
        let asked = Instant::now();
        let tenure = Tenure::begun("a.1".into(), asked);
        assert!(tenure.lasts());
        assert_eq!(tenure.until(), asked + Duration::from_millis(2_500));
        tenure.renewed(asked + Duration::from_secs(1));
        tenure.renewed(asked);
        assert_eq!(tenure.until(), asked + Duration::from_millis(3_500));
        tenure.end();
        assert!(!tenure.lasts());
        let old = Tenure::begun("a.1".into(), asked);
        old.until.store(0, Ordering::Relaxed);
        assert!(!old.lasts(), "asked after its end");
    }
}
