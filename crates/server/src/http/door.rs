//! The door: how many connections are open at the same time, from one address and in all.
//!
//! They are counted when they come, before anybody knows what they want. Where there are too many, the one of
//! which nothing was heard for longest makes room for the newcomer: whoever asks for something is answered in
//! moments, so it is those who only hold a place that lose it. Connections to tables are no longer counted here
//! but in [`super::limits::Addresses`]; pings watch over them.

use super::limits::network;
use futures_util::task::AtomicWaker;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Context;
use std::time::{Duration, Instant};

/// What is turned away is logged at most this often.
const LOG_EVERY: Duration = Duration::from_secs(10);

/// Counts those who come in.
pub struct Door {
    /// The most from one address; none where a proxy stands between us and them.
    most_of_one: Option<u32>,
    most: u32,
    began: Instant,
    inside: Mutex<Inside>,
    log: Mutex<TurnedAway>,
}

#[derive(Default)]
struct Inside {
    guests: HashMap<u64, Arc<Guest>>,
    of_one: HashMap<IpAddr, u32>,
    came: u64,
}

struct Guest {
    network: IpAddr,
    /// When something was last heard from it or taken by it, in milliseconds since the door opened.
    stirred: AtomicU64,
    out: AtomicBool,
    waker: AtomicWaker,
}

/// What was turned away since it was last logged.
#[derive(Default)]
struct TurnedAway {
    logged: Option<Instant>,
    number: u64,
    /// One of them, and why.
    last: Option<(IpAddr, String)>,
}

impl TurnedAway {
    fn add(&mut self, address: IpAddr, why: &str) {
        self.number += 1;
        self.last = Some((address, why.to_owned()));
    }

    /// What is to be logged now, if something is: how many, one of them, and why.
    fn report(&mut self, now: Instant) -> Option<(u64, IpAddr, String)> {
        if self.logged.is_some_and(|last| now < last + LOG_EVERY) {
            return None;
        }
        let (address, why) = self.last.take()?;
        self.logged = Some(now);
        Some((std::mem::take(&mut self.number), address, why))
    }
}

/// A place for a connection, as long as it lives.
pub struct Place {
    door: Arc<Door>,
    number: u64,
    guest: Arc<Guest>,
}

impl Door {
    /// A door for so many from one address, if addresses are known, and so many in all.
    pub fn new(most_of_one: Option<u32>, most: u32) -> Self {
        Self {
            most_of_one,
            most,
            began: Instant::now(),
            inside: Mutex::default(),
            log: Mutex::default(),
        }
    }

    /// Lets somebody in, besides so many at tables. Somebody else may have to go for it; if nobody can, none.
    pub fn enter(self: &Arc<Self>, address: IpAddr, at_tables: u32) -> Option<Place> {
        let network = network(address);
        let mut inside = self.lock();
        let of_one = inside.of_one.get(&network).copied().unwrap_or(0);
        if self.most_of_one.is_some_and(|most| of_one >= most) {
            self.turned_away(address, "this address has too many connections");
            inside.put_out(|guest| guest.network == network);
        } else if inside.guests.len() as u64 + u64::from(at_tables) >= u64::from(self.most) {
            self.turned_away(address, "there are too many connections in all");
            if !inside.put_out(|_| true) {
                return None;
            }
        }
        Some(self.place(&mut inside, network))
    }

    fn place(self: &Arc<Self>, inside: &mut Inside, network: IpAddr) -> Place {
        let guest = Arc::new(Guest {
            network,
            stirred: AtomicU64::new(self.now()),
            out: AtomicBool::new(false),
            waker: AtomicWaker::new(),
        });
        inside.came += 1;
        let number = inside.came;
        inside.guests.insert(number, guest.clone());
        *inside.of_one.entry(network).or_default() += 1;
        let door = self.clone();
        Place {
            door,
            number,
            guest,
        }
    }

    /// Somebody was turned away, or put out for somebody else.
    pub fn turned_away(&self, address: IpAddr, why: &str) {
        metrics::counter!("enigma_turned_away_total").increment(1);
        self.log().add(address, why);
        self.report();
    }

    /// Logs what was turned away, unless that was done a moment ago; to be called now and then, so that the last of a
    /// crowd are logged as well.
    pub fn report(&self) {
        if let Some((number, address, why)) = self.log().report(Instant::now()) {
            tracing::warn!(%address, number, "connections turned away: {why}");
        }
    }

    fn log(&self) -> MutexGuard<'_, TurnedAway> {
        self.log.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    /// Puts out the one of these that has not stirred for longest; whether there was one.
    fn put_out(&mut self, of: impl Fn(&Guest) -> bool) -> bool {
        let quietest = self
            .guests
            .iter()
            .filter(|(_, guest)| of(guest))
            .min_by_key(|&(&number, guest)| (guest.stirred.load(Ordering::Relaxed), number));
        let Some((&number, guest)) = quietest else {
            return false;
        };
        guest.out.store(true, Ordering::Release);
        guest.waker.wake();
        self.leave(number);
        true
    }

    fn leave(&mut self, number: u64) {
        let Some(guest) = self.guests.remove(&number) else {
            return;
        };
        if let Some(count) = self.of_one.get_mut(&guest.network) {
            *count -= 1;
            if *count == 0 {
                self.of_one.remove(&guest.network);
            }
        }
    }
}

impl Place {
    /// Something was heard, or taken.
    pub fn stir(&self) {
        self.guest.stirred.store(self.door.now(), Ordering::Relaxed);
    }

    /// Whether the place is lost to somebody else; woken when it is.
    pub fn is_lost(&self, context: &Context<'_>) -> bool {
        self.guest.waker.register(context.waker());
        self.guest.out.load(Ordering::Acquire)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.door.lock().leave(self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::task::Waker;

    fn is_lost(place: &Place) -> bool {
        place.is_lost(&Context::from_waker(Waker::noop()))
    }

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));
    const THERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 2));

    #[test]
    fn the_quietest_of_an_address_that_has_too_many_makes_room() {
        let door = Arc::new(Door::new(Some(2), 100));
        let places: Vec<_> = (0..3).map(|_| door.enter(HERE, 0).unwrap()).collect();
        let other = door.enter(THERE, 0).unwrap();
        let lost: Vec<_> = places.iter().map(is_lost).collect();
        assert_eq!(lost, [true, false, false]);
        assert!(!is_lost(&other));
    }

    #[test]
    fn places_that_are_left_can_be_had_again() {
        let door = Arc::new(Door::new(Some(2), 100));
        let first = door.enter(HERE, 0).unwrap();
        drop(door.enter(HERE, 0));
        let _second = door.enter(HERE, 0);
        assert!(!is_lost(&first));
    }

    /// Of a crowd that came within ten seconds only the first was logged.
    #[test]
    fn all_who_are_turned_away_are_logged_in_the_end_and_not_too_often() {
        let mut log = TurnedAway::default();
        let start = Instant::now();
        assert_eq!(log.report(start), None);
        log.add(HERE, "full");
        assert_eq!(log.report(start), Some((1, HERE, "full".to_owned())));
        log.add(HERE, "full");
        log.add(THERE, "too many");
        assert_eq!(log.report(start + LOG_EVERY / 2), None);
        let later = start + LOG_EVERY;
        assert_eq!(log.report(later), Some((2, THERE, "too many".to_owned())));
        assert_eq!(log.report(later + LOG_EVERY), None);
    }

    #[test]
    fn the_quietest_of_all_makes_room_where_the_house_is_full() {
        let door = Arc::new(Door::new(None, 4));
        let first = door.enter(HERE, 2).unwrap();
        let second = door.enter(HERE, 2).unwrap();
        let third = door.enter(THERE, 2).unwrap();
        assert_eq!([&first, &second, &third].map(is_lost), [true, false, false]);
        assert!(
            Arc::new(Door::new(None, 4)).enter(HERE, 4).is_none(),
            "those at tables stay"
        );
    }
}
