//! The time, in milliseconds since 1970, which tests turn by hand.
//!
//! There are two readings. Tables and games go by a clock that is set once, when the server starts, and then
//! only goes on: somebody who sets the machine's clock, or a laptop that sleeps, changes no game. Days, and how
//! long a link is valid, go by the calendar, that is by the machine's clock as it stands.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// Where the server takes the time from.
#[derive(Debug, Clone)]
pub enum Clock {
    /// The machine's clock, as it stands.
    Machine,
    /// The machine's clock as it stood at some moment, and what has passed since.
    Steady(Anchor),
    /// A clock that only goes when it is turned.
    ByHand(Hands),
}

/// A moment on both of the machine's clocks: the one that people set, and the one that only goes on (and stands
/// still while the machine sleeps).
#[derive(Debug, Clone, Copy)]
pub struct Anchor {
    time: u64,
    at: Instant,
}

impl Anchor {
    const fn new(time: u64, at: Instant) -> Self {
        Self { time, at }
    }

    fn time_at(self, moment: Instant) -> u64 {
        self.time + millis(moment.saturating_duration_since(self.at))
    }
}

/// The hands of a clock that is turned by hand.
#[derive(Debug, Clone)]
pub struct Hands {
    time: watch::Sender<u64>,
    /// How far the calendar is ahead.
    calendar_ahead: Arc<AtomicI64>,
}

impl Clock {
    /// A clock that stands at this moment, in milliseconds since 1970, until it is turned.
    #[must_use]
    pub fn by_hand(now: u64) -> Self {
        Self::ByHand(Hands {
            time: watch::Sender::new(now),
            calendar_ahead: Arc::default(),
        })
    }

    /// The clock of a server that starts now and must not go back behind that moment: the machine's clock may
    /// have been set back since the last server was alive.
    #[must_use]
    pub fn started(self, not_before: Option<u64>) -> Self {
        match self {
            Self::Machine => {
                let time = self.calendar().max(not_before.unwrap_or(0));
                Self::Steady(Anchor::new(time, Instant::now()))
            }
            started => started,
        }
    }

    /// The time that tables and games go by. It never steps.
    #[must_use]
    pub fn now(&self) -> u64 {
        match self {
            Self::Machine => self.calendar(),
            Self::Steady(anchor) => anchor.time_at(Instant::now()),
            Self::ByHand(hands) => *hands.time.borrow(),
        }
    }

    /// The time by the machine's clock, which somebody may set.
    #[must_use]
    pub fn calendar(&self) -> u64 {
        match self {
            Self::Machine | Self::Steady(_) => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH);
                millis(since.unwrap_or_default())
            }
            Self::ByHand(hands) => {
                let ahead = hands.calendar_ahead.load(Ordering::Relaxed);
                self.now().saturating_add_signed(ahead)
            }
        }
    }

    /// Turns a clock that is turned by hand; the machine's clock takes no notice.
    pub fn turn(&self, by: Duration) {
        if let Self::ByHand(hands) = self {
            hands.time.send_modify(|now| *now += millis(by));
        }
    }

    /// Sets the calendar of a clock that is turned by hand forward or back, as somebody sets the machine's clock.
    pub fn step_calendar(&self, by: i64) {
        if let Self::ByHand(hands) = self {
            hands.calendar_ahead.fetch_add(by, Ordering::Relaxed);
        }
    }

    /// Waits until that moment; for ever without one.
    pub async fn sleep_until(&self, moment: Option<u64>) {
        let Some(moment) = moment else {
            return std::future::pending().await;
        };
        match self {
            // Sleeping may end a little early, so look again afterwards.
            Self::Machine | Self::Steady(_) => {
                while let Some(rest) = moment.checked_sub(self.now()).filter(|&rest| rest > 0) {
                    tokio::time::sleep(Duration::from_millis(rest.min(60_000))).await;
                }
            }
            Self::ByHand(hands) => {
                let _ = hands.time.subscribe().wait_for(|&now| now >= moment).await;
            }
        }
    }
}

fn millis(length: Duration) -> u64 {
    u64::try_from(length.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    /// F-9: what has passed is all that counts; whoever sets the calendar has no part in it.
    #[test]
    fn a_steady_clock_counts_what_has_passed_since_it_was_set() {
        let start = Instant::now();
        let anchor = Anchor::new(1_000, start);
        assert_eq!(anchor.time_at(start), 1_000);
        assert_eq!(anchor.time_at(start + Duration::from_secs(90)), 91_000);
    }

    #[test]
    fn a_server_that_starts_after_the_calendar_was_set_back_does_not_go_back() {
        let tomorrow = Clock::Machine.calendar() + 24 * 3_600_000;
        assert!(Clock::Machine.started(Some(tomorrow)).now() >= tomorrow);
        let now = Clock::Machine.started(Some(5)).now();
        assert!(now.abs_diff(Clock::Machine.calendar()) < 3_600_000);
    }

    #[test]
    fn a_step_of_the_calendar_is_none_of_the_tables() {
        let clock = Clock::by_hand(10 * HOUR as u64);
        for step in [HOUR, -2 * HOUR] {
            clock.step_calendar(step);
            assert_eq!(clock.now(), 10 * HOUR as u64);
        }
        assert_eq!(clock.calendar(), 9 * HOUR as u64);
        clock.turn(Duration::from_secs(1));
        assert_eq!(clock.now(), 10 * HOUR as u64 + 1_000);
    }
}
