//! How much one address or one connection may ask for.

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How much one address or one connection may ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Requests a second from one address; three times as many at once.
    pub requests: u32,
    /// New identities and tables a minute from one address.
    pub creations: u32,
    /// Connections from one address.
    pub connections: u32,
    /// Messages a second on one connection; twice as many at once.
    pub messages: u32,
    /// How long the first request of a connection may take to arrive.
    pub patience: Duration,
    /// How long a further request may take to arrive after the answer to the one before; longer than
    /// proxies keep a connection to use it again, lest they do so just when it is closed.
    pub idle: Duration,
    /// After so long without a sign of life a connection to a table is given up; it is pinged after
    /// a third of it, and counts as shaky after half of it.
    pub silence: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: 50,
            creations: 120,
            connections: 128,
            messages: 30,
            patience: Duration::from_secs(30),
            idle: Duration::from_secs(90),
            silence: Duration::from_secs(45),
        }
    }
}

impl Limits {
    /// As good as none for those who do something: for load tests on the own machine.
    pub const NONE: Self = Self {
        requests: 1_000_000,
        creations: 1_000_000,
        connections: 1_000_000,
        messages: 1_000_000,
        patience: Duration::from_secs(30),
        idle: Duration::from_secs(90),
        silence: Duration::from_secs(45),
    };

    /// The limiter of one connection.
    #[must_use]
    pub fn of_connection(self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(quota(self.messages, 2))
    }
}

fn quota(per_second: u32, burst: u32) -> Quota {
    let at_least_one = |n: u32| NonZeroU32::new(n.max(1)).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(at_least_one(per_second))
        .allow_burst(at_least_one(per_second.saturating_mul(burst)))
}

/// What every address has used up.
pub struct Addresses {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    creations: DefaultKeyedRateLimiter<IpAddr>,
    connections: Arc<Mutex<HashMap<IpAddr, u32>>>,
    most: u32,
}

/// A connection that counts for its address as long as this lives.
pub struct Counted {
    address: IpAddr,
    connections: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Addresses {
    /// Nothing used up yet.
    pub fn new(limits: Limits) -> Self {
        let minute = NonZeroU32::new(limits.creations.max(1)).unwrap_or(NonZeroU32::MIN);
        Self {
            requests: RateLimiter::keyed(quota(limits.requests, 3)),
            creations: RateLimiter::keyed(Quota::per_minute(minute)),
            connections: Arc::default(),
            most: limits.connections,
        }
    }

    /// Whether the address may ask for something more.
    pub fn may_request(&self, address: IpAddr) -> bool {
        self.requests.check_key(&network(address)).is_ok()
    }

    /// Whether the address may make something more.
    pub fn may_create(&self, address: IpAddr) -> bool {
        self.creations.check_key(&network(address)).is_ok()
    }

    /// Counts a connection; none if the address has too many.
    pub fn connect(&self, address: IpAddr) -> Option<Counted> {
        let address = network(address);
        let mut connections = lock(&self.connections);
        let count = connections.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        let connections = self.connections.clone();
        Some(Counted {
            address,
            connections,
        })
    }

    /// Forgets addresses that have not asked for anything in a while.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.creations.retain_recent();
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut connections = lock(&self.connections);
        if let Some(count) = connections.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.address);
            }
        }
    }
}

fn lock(
    connections: &Mutex<HashMap<IpAddr, u32>>,
) -> std::sync::MutexGuard<'_, HashMap<IpAddr, u32>> {
    connections.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A house with IPv6 has a whole /64 of addresses; they count as one.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let bits = u128::from(address) >> 64 << 64;
            IpAddr::V6(bits.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_only_so_many_connections_and_gets_them_back() {
        let limits = Limits {
            connections: 2,
            ..Limits::default()
        };
        let addresses = Addresses::new(limits);
        let (here, there) = ([127, 0, 0, 1].into(), [127, 0, 0, 2].into());
        let first = addresses.connect(here);
        let _second = addresses.connect(here);
        assert!(addresses.connect(here).is_none());
        assert!(addresses.connect(there).is_some());
        drop(first);
        assert!(addresses.connect(here).is_some());
    }

    #[test]
    fn the_addresses_of_one_house_count_as_one() {
        let same = |a: &str, b: &str| network(a.parse().unwrap()) == network(b.parse().unwrap());
        assert!(same("2001:db8::1", "2001:db8::ffff:1"));
        assert!(!same("2001:db8::1", "2001:db8:0:1::1"));
        assert!(same("::ffff:10.0.0.1", "10.0.0.1"));
        assert!(!same("10.0.0.1", "10.0.0.2"));
    }
}
