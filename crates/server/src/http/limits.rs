//! How much one address or one connection may ask for.

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How much one address or one connection may ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Requests a second from one address; three times as many at once.
    pub requests: u32,
    /// New identities and tables a minute from one address.
    pub creations: u32,
    /// Files of the page a second from one address; three times as many at once. They cost next to nothing, and a
    /// first visit asks for dozens at once: two people in one house who follow the same link must both get it.
    pub files: u32,
    /// Connections from one address: so many to tables, and as many others.
    pub connections: u32,
    /// Connections in all. Of these, the last eighth is for people who come back to their seats and for requests.
    pub in_all: u32,
    /// Messages a second on one connection; twice as many at once.
    pub messages: u32,
    /// How long the first request of a connection may take to arrive.
    pub patience: Duration,
    /// How long a further request may take to arrive after the answer to the one before; longer than
    /// proxies keep a connection to use it again, lest they do so just when it is closed.
    pub idle: Duration,
    /// How long an answer may lie there without anybody reading any of it.
    pub unread: Duration,
    /// After so long without a sign of life a connection to a table is given up; it is pinged after
    /// a third of it, and counts as shaky after half of it.
    pub silence: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: 50,
            creations: 120,
            files: 500,
            connections: 128,
            in_all: 10_000,
            messages: 30,
            patience: Duration::from_secs(30),
            idle: Duration::from_secs(90),
            unread: Duration::from_secs(30),
            silence: Duration::from_secs(45),
        }
    }
}

impl Limits {
    /// As good as none for those who do something: for load tests on the own machine.
    pub const NONE: Self = Self {
        requests: 1_000_000,
        creations: 1_000_000,
        files: 1_000_000,
        connections: 1_000_000,
        in_all: 1_000_000,
        messages: 1_000_000,
        patience: Duration::from_secs(30),
        idle: Duration::from_secs(90),
        unread: Duration::from_secs(30),
        silence: Duration::from_secs(45),
    };

    /// The same for a program that may have so many files open: a connection is one, and the store, the log and
    /// those that are just being closed need some as well.
    #[must_use]
    pub fn with_files(self, files: u64) -> Self {
        let room = files - files / 8;
        Self {
            in_all: self.in_all.min(u32::try_from(room).unwrap_or(u32::MAX)),
            ..self
        }
    }

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

/// So many more connections to tables one address may have, for people who come back to their seats.
const FOR_SEATED: u32 = 32;

/// What every address has used up.
pub struct Addresses {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    creations: DefaultKeyedRateLimiter<IpAddr>,
    files: DefaultKeyedRateLimiter<IpAddr>,
    at_tables: Arc<Mutex<AtTables>>,
    limits: Limits,
}

/// The connections to tables.
#[derive(Default)]
struct AtTables {
    of_one: HashMap<IpAddr, u32>,
    in_all: u32,
}

/// A connection to a table that counts for its address as long as this lives.
pub struct Counted {
    address: IpAddr,
    at_tables: Arc<Mutex<AtTables>>,
}

impl Addresses {
    /// Nothing used up yet.
    pub fn new(limits: Limits) -> Self {
        let minute = NonZeroU32::new(limits.creations.max(1)).unwrap_or(NonZeroU32::MIN);
        Self {
            requests: RateLimiter::keyed(quota(limits.requests, 3)),
            creations: RateLimiter::keyed(Quota::per_minute(minute)),
            files: RateLimiter::keyed(quota(limits.files, 3)),
            at_tables: Arc::default(),
            limits,
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

    /// Whether the address may fetch another file of the page.
    pub fn may_fetch(&self, address: IpAddr) -> bool {
        self.files.check_key(&network(address)).is_ok()
    }

    /// How many connections to tables there are.
    pub fn at_tables(&self) -> u32 {
        lock(&self.at_tables).in_all
    }

    /// Counts a connection to a table; none if there are too many. There is always some room for somebody who comes
    /// back to a seat.
    pub fn connect(&self, address: IpAddr, is_seated: bool) -> Option<Counted> {
        let address = network(address);
        let Limits {
            connections,
            in_all,
            ..
        } = self.limits;
        let (most_of_one, most) = if is_seated {
            (connections.saturating_add(FOR_SEATED), in_all - in_all / 16)
        } else {
            (connections, in_all - in_all / 8)
        };
        let mut at_tables = lock(&self.at_tables);
        let of_one = at_tables.of_one.get(&address).copied().unwrap_or(0);
        if of_one >= most_of_one || at_tables.in_all >= most {
            return None;
        }
        at_tables.of_one.insert(address, of_one + 1);
        at_tables.in_all += 1;
        let at_tables = self.at_tables.clone();
        Some(Counted { address, at_tables })
    }

    /// Forgets addresses that have not asked for anything in a while.
    pub fn tidy(&self) {
        for kept in [&self.requests, &self.creations, &self.files] {
            kept.retain_recent();
        }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut at_tables = lock(&self.at_tables);
        at_tables.in_all -= 1;
        if let Some(count) = at_tables.of_one.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                at_tables.of_one.remove(&self.address);
            }
        }
    }
}

fn lock(at_tables: &Mutex<AtTables>) -> MutexGuard<'_, AtTables> {
    at_tables.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A house with IPv6 has a whole /64 of addresses; they count as one.
pub fn network(address: IpAddr) -> IpAddr {
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
        let first = addresses.connect(here, false);
        let _second = addresses.connect(here, false);
        assert!(addresses.connect(here, false).is_none());
        assert!(addresses.connect(there, false).is_some());
        assert!(addresses.connect(here, true).is_some(), "a seat waits");
        drop(first);
        assert!(addresses.connect(here, false).is_some());
    }

    #[test]
    fn a_full_house_keeps_room_for_those_who_come_back_to_their_seats() {
        let limits = Limits {
            in_all: 16,
            ..Limits::default()
        };
        let addresses = Addresses::new(limits);
        let of = |n: u8| IpAddr::from([10, 0, 0, n]);
        let inside: Vec<_> = (0..14).map(|n| addresses.connect(of(n), false)).collect();
        assert!(inside.iter().all(Option::is_some));
        assert!(addresses.connect(of(20), false).is_none());
        let back = addresses.connect(of(20), true);
        assert!(back.is_some());
        assert!(
            addresses.connect(of(21), true).is_none(),
            "requests need room too"
        );
        assert_eq!(addresses.at_tables(), 15);
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
