//! How much one address or one connection may ask for.

use enigma_table::PersonId;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::hash::Hash;
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

/// So many more connections to tables one address may have, for people who come back to their seats,
const FOR_SEATED: u32 = 32;
/// and so many of these are for each of them: nobody takes the room of the others.
const FOR_EACH_SEATED: u32 = 4;

/// So many codes of a few signs are tried in a minute, at most, by all together.
const GUESSES: u32 = 60;

/// What every address has used up.
pub struct Addresses {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    creations: DefaultKeyedRateLimiter<IpAddr>,
    files: DefaultKeyedRateLimiter<IpAddr>,
    returns: DefaultKeyedRateLimiter<IpAddr>,
    /// Of all addresses together.
    guesses: DefaultDirectRateLimiter,
    at_tables: Arc<Mutex<AtTables>>,
    limits: Limits,
}

/// The connections to tables.
#[derive(Default)]
struct AtTables {
    of_one: HashMap<IpAddr, u32>,
    /// Those in the room that is kept for people who come back to their seats.
    of_seated: HashMap<PersonId, u32>,
    in_all: u32,
}

/// A connection to a table that counts for its address as long as this lives.
pub struct Counted {
    address: IpAddr,
    seated: Option<PersonId>,
    at_tables: Arc<Mutex<AtTables>>,
}

impl Addresses {
    /// Nothing used up yet.
    pub fn new(limits: Limits) -> Self {
        let at_least_one = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        let minute = at_least_one(limits.creations);
        let guesses = at_least_one(limits.creations.min(GUESSES));
        Self {
            requests: RateLimiter::keyed(quota(limits.requests, 3)),
            creations: RateLimiter::keyed(Quota::per_minute(minute)),
            files: RateLimiter::keyed(quota(limits.files, 3)),
            returns: RateLimiter::keyed(quota(limits.files, 3)),
            guesses: RateLimiter::direct(Quota::per_minute(guesses)),
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

    /// Whether anybody may try another code of a few signs: there are a billion, so that so few guesses find none.
    pub fn may_guess(&self) -> bool {
        self.guesses.check().is_ok()
    }

    /// Whether the address may fetch another file of the page.
    pub fn may_fetch(&self, address: IpAddr) -> bool {
        self.files.check_key(&network(address)).is_ok()
    }

    /// Whether the address may ask whether somebody comes back to a seat, though it may ask for nothing else.
    pub fn may_return(&self, address: IpAddr) -> bool {
        self.returns.check_key(&network(address)).is_ok()
    }

    /// How many connections to tables there are.
    pub fn at_tables(&self) -> u32 {
        lock(&self.at_tables).in_all
    }

    /// Counts a connection to a table; none if there are too many.
    pub fn connect(&self, address: IpAddr) -> Option<Counted> {
        let Limits {
            connections,
            in_all,
            ..
        } = self.limits;
        self.count(address, connections, in_all - in_all / 8, None)
    }

    /// Counts the connection of somebody who comes back to a seat: there is some room that is only for them.
    pub fn connect_seated(&self, address: IpAddr, person: &PersonId) -> Option<Counted> {
        let Limits {
            connections,
            in_all,
            ..
        } = self.limits;
        let most_of_one = connections.saturating_add(FOR_SEATED);
        self.count(address, most_of_one, in_all - in_all / 16, Some(person))
    }

    fn count(
        &self,
        address: IpAddr,
        most_of_one: u32,
        most: u32,
        seated: Option<&PersonId>,
    ) -> Option<Counted> {
        let address = network(address);
        let mut at_tables = lock(&self.at_tables);
        let of_one = at_tables.of_one.get(&address).copied().unwrap_or(0);
        let of_seated = seated.and_then(|person| at_tables.of_seated.get(person));
        if of_one >= most_of_one
            || at_tables.in_all >= most
            || of_seated.is_some_and(|&count| count >= FOR_EACH_SEATED)
        {
            return None;
        }
        at_tables.of_one.insert(address, of_one + 1);
        at_tables.in_all += 1;
        if let Some(person) = seated {
            *at_tables.of_seated.entry(person.clone()).or_default() += 1;
        }
        let at_tables = self.at_tables.clone();
        let seated = seated.cloned();
        Some(Counted {
            address,
            seated,
            at_tables,
        })
    }

    /// Forgets addresses that have not asked for anything in a while.
    pub fn tidy(&self) {
        let kept = [&self.requests, &self.creations, &self.files, &self.returns];
        for limiter in kept {
            limiter.retain_recent();
        }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut at_tables = lock(&self.at_tables);
        at_tables.in_all -= 1;
        one_less(&mut at_tables.of_one, &self.address);
        if let Some(person) = &self.seated {
            one_less(&mut at_tables.of_seated, person);
        }
    }
}

fn one_less<Key: Eq + Hash>(counts: &mut HashMap<Key, u32>, of: &Key) {
    if let Some(count) = counts.get_mut(of) {
        *count -= 1;
        if *count == 0 {
            counts.remove(of);
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
        let first = addresses.connect(here);
        let _second = addresses.connect(here);
        assert!(addresses.connect(here).is_none());
        assert!(addresses.connect(there).is_some());
        assert!(
            addresses.connect_seated(here, &"ines".into()).is_some(),
            "a seat waits"
        );
        drop(first);
        assert!(addresses.connect(here).is_some());
    }

    #[test]
    fn a_full_house_keeps_room_for_those_who_come_back_to_their_seats() {
        let limits = Limits {
            in_all: 16,
            ..Limits::default()
        };
        let addresses = Addresses::new(limits);
        let of = |n: u8| IpAddr::from([10, 0, 0, n]);
        let inside: Vec<_> = (0..14).map(|n| addresses.connect(of(n))).collect();
        assert!(inside.iter().all(Option::is_some));
        assert!(addresses.connect(of(20)).is_none());
        let back = addresses.connect_seated(of(20), &"ines".into());
        assert!(back.is_some());
        assert!(
            addresses.connect_seated(of(21), &"mara".into()).is_none(),
            "requests need room too"
        );
        assert_eq!(addresses.at_tables(), 15);
    }

    /// One person with a seat took all the room there was for people with seats.
    #[test]
    fn whoever_comes_back_to_a_seat_takes_the_room_of_nobody_else() {
        let limits = Limits {
            connections: 1,
            ..Limits::default()
        };
        let addresses = Addresses::new(limits);
        let here = [127, 0, 0, 1].into();
        let (greedy, other) = ("greedy".into(), "other".into());
        let mut inside: Vec<_> = (0..10)
            .map(|_| addresses.connect_seated(here, &greedy))
            .collect();
        assert_eq!(inside.iter().flatten().count(), 4);
        assert!(addresses.connect_seated(here, &other).is_some());
        inside.remove(0);
        assert!(addresses.connect_seated(here, &greedy).is_some());
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
