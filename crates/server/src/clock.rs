//! The wall clock, which tests turn by hand.

use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// Where the server takes the time from.
#[derive(Debug, Clone)]
pub enum Clock {
    /// The machine's clock.
    Machine,
    /// A clock that only goes when it is turned.
    ByHand(watch::Sender<u64>),
}

impl Clock {
    /// A clock that stands at this moment, in milliseconds since 1970, until it is turned.
    #[must_use]
    pub fn by_hand(now: u64) -> Self {
        Self::ByHand(watch::Sender::new(now))
    }

    /// Milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> u64 {
        match self {
            Self::Machine => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH);
                u64::try_from(since.unwrap_or_default().as_millis()).unwrap_or(u64::MAX)
            }
            Self::ByHand(time) => *time.borrow(),
        }
    }

    /// Turns a clock that is turned by hand; the machine's clock takes no notice.
    pub fn turn(&self, by: Duration) {
        if let Self::ByHand(time) = self {
            time.send_modify(|now| *now += u64::try_from(by.as_millis()).unwrap_or(0));
        }
    }

    /// Waits until that moment; for ever without one.
    pub async fn sleep_until(&self, moment: Option<u64>) {
        let Some(moment) = moment else {
            return std::future::pending().await;
        };
        match self {
            // The machine's clock may be set while we sleep, so look again afterwards.
            Self::Machine => {
                while let Some(rest) = moment.checked_sub(self.now()).filter(|&rest| rest > 0) {
                    tokio::time::sleep(Duration::from_millis(rest.min(60_000))).await;
                }
            }
            Self::ByHand(time) => {
                let _ = time.subscribe().wait_for(|&now| now >= moment).await;
            }
        }
    }
}
