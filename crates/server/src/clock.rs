//! The time, in milliseconds since 1970, which tests turn by hand.
//!
//! There are two readings, and where several nodes share a database tables go by that one's clock. Tables and games go by a clock that is set once, when the server starts, and then
//! only goes on: somebody who sets the machine's clock, or a laptop that sleeps, changes no game. Days, and how
//! long a link is valid, go by the calendar, that is by the machine's clock as it stands.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// Where the server takes the time from.
#[derive(Debug, Clone)]
pub enum Clock {
    /// The machine's clock, as it stands.
    Machine,
    /// The machine's clock as it stood at some moment, and what has passed since.
    Steady(Anchor),
    /// The clock of the database that several nodes share.
    Shared(Arc<SharedClock>),
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

/// So many answers of the database are looked back on: the one that came soonest tells best what time it is there.
const ANSWERS: usize = 8;
/// The most that the shared clock is put right by at once, in microseconds. It hurries or idles, but never steps.
const CORRECTION: i64 = 50_000;

/// What the database's clock showed, asked for at one moment and heard at another.
#[derive(Debug, Clone, Copy)]
pub struct RoundTrip {
    /// When it was asked.
    pub asked: Instant,
    /// When the answer was there.
    pub heard: Instant,
    /// What it showed, in microseconds since 1970.
    pub shown: u64,
}

/// How far the database's clock is ahead of what has passed since a moment, from the answers that came soonest.
#[derive(Debug)]
struct Offset {
    since: Instant,
    /// How long each of the last answers took, and what it told.
    answers: VecDeque<(Duration, i64)>,
}

impl Offset {
    /// What the last answers say, this one among them.
    fn after(&mut self, trip: RoundTrip) -> i64 {
        let took = trip.heard.saturating_duration_since(trip.asked);
        let middle = trip.asked.saturating_duration_since(self.since) + took / 2;
        let shown = i64::try_from(trip.shown).unwrap_or(i64::MAX);
        if self.answers.len() == ANSWERS {
            self.answers.pop_front();
        }
        self.answers.push_back((took, shown - micros(middle)));
        let soonest = self.answers.iter().min_by_key(|(took, _)| *took);
        soonest.map_or(0, |&(_, offset)| offset)
    }
}

/// The database's clock as this node knows it. It only goes on.
#[derive(Debug)]
pub struct SharedClock {
    since: Instant,
    /// How far it is ahead of what has passed since then, in microseconds.
    ahead: AtomicI64,
    /// The latest that was shown, in milliseconds.
    latest: AtomicU64,
    offset: Mutex<Offset>,
}

impl SharedClock {
    fn now(&self) -> u64 {
        let passed = micros(self.since.elapsed());
        let now = (passed + self.ahead.load(Ordering::Relaxed)) / 1000;
        let now = now.unsigned_abs();
        self.latest.fetch_max(now, Ordering::Relaxed).max(now)
    }

    fn heard(&self, trip: RoundTrip) {
        let mut offset = self.offset.lock().unwrap_or_else(PoisonError::into_inner);
        let told = offset.after(trip);
        let ahead = self.ahead.load(Ordering::Relaxed);
        let correction = (told - ahead).clamp(-CORRECTION, CORRECTION);
        self.ahead.store(ahead + correction, Ordering::Relaxed);
    }
}

fn micros(length: Duration) -> i64 {
    i64::try_from(length.as_micros()).unwrap_or(i64::MAX)
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

    /// The clock of a database, which has just answered so often; not before that moment.
    #[must_use]
    pub fn shared(trips: &[RoundTrip], not_before: Option<u64>) -> Self {
        let since = trips.first().map_or_else(Instant::now, |trip| trip.asked);
        let mut offset = Offset {
            since,
            answers: VecDeque::new(),
        };
        let told = trips.iter().map(|&trip| offset.after(trip)).next_back();
        let latest = not_before.unwrap_or(0);
        let at_least = i64::try_from(latest.saturating_mul(1000)).unwrap_or(i64::MAX);
        let ahead = told.unwrap_or(0).max(at_least - micros(since.elapsed()));
        Self::Shared(Arc::new(SharedClock {
            since,
            ahead: ahead.into(),
            latest: latest.into(),
            offset: offset.into(),
        }))
    }

    /// The database has told its time once more.
    pub fn heard(&self, trip: RoundTrip) {
        if let Self::Shared(clock) = self {
            clock.heard(trip);
        }
    }

    /// The time that tables and games go by. It never steps.
    #[must_use]
    pub fn now(&self) -> u64 {
        match self {
            Self::Machine => self.calendar(),
            Self::Steady(anchor) => anchor.time_at(Instant::now()),
            Self::Shared(clock) => clock.now(),
            Self::ByHand(hands) => *hands.time.borrow(),
        }
    }

    /// The time by the machine's clock, which somebody may set.
    #[must_use]
    pub fn calendar(&self) -> u64 {
        match self {
            Self::Machine | Self::Steady(_) | Self::Shared(_) => {
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
            Self::Machine | Self::Steady(_) | Self::Shared(_) => {
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

    /// What has passed is all that counts; whoever sets the calendar has no part in it.
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

    fn trip(since: Instant, asked: u64, took: u64, shown: u64) -> RoundTrip {
        RoundTrip {
            asked: since + Duration::from_millis(asked),
            heard: since + Duration::from_millis(asked + took),
            shown: shown * 1000,
        }
    }

    #[test]
    fn the_answer_that_came_soonest_tells_what_time_it_is_at_the_database() {
        let since = Instant::now();
        let mut offset = Offset {
            since,
            answers: VecDeque::new(),
        };
        // The one that took 40 ms was held up on its way back.
        assert_eq!(offset.after(trip(since, 0, 40, 5_001)), 4_981_000);
        assert_eq!(offset.after(trip(since, 100, 2, 5_101)), 5_000_000);
        for number in 2..9 {
            let told = offset.after(trip(since, number * 100, 30, 5_001 + number * 100));
            assert_eq!(told, 5_000_000, "{number}");
        }
        assert_eq!(offset.after(trip(since, 900, 30, 5_901)), 4_986_000);
    }

    #[test]
    fn a_shared_clock_is_put_right_without_a_step_and_never_goes_back() {
        let since = Instant::now();
        let clock = Clock::shared(&[trip(since, 0, 2, 10_000_001)], Some(900_000));
        let shown = clock.now();
        assert!((10_000_000..10_060_000).contains(&shown), "{shown}");
        // The database's clock was set back by an hour.
        for number in 0..8 {
            clock.heard(trip(since, number, 0, 10_000_000 - 3_600_000));
        }
        let later = clock.now();
        assert!(later >= shown, "{shown} {later}");
        clock.heard(trip(since, 9, 0, 20_000_000));
        assert!(clock.now() < later + 60_000);
        let later = Clock::shared(&[trip(since, 0, 2, 1_000_001)], Some(2_000_000));
        assert!((2_000_000..2_060_000).contains(&later.now()));
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
