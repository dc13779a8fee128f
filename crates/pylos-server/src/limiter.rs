//! Who asks for too much is told to wait.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};

use crate::config::Limits;
use crate::error::{ApiError, Code};

type Keyed = RateLimiter<IpAddr, DefaultKeyedStateStore<IpAddr>, DefaultClock>;

/// What is limited, per address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limited {
    /// Any request.
    Request,
    /// Creating games.
    Game,
    /// Trying passwords, registering.
    Password,
    /// Having pictures drawn.
    Picture,
    /// Creating games against computers.
    EngineGame,
    /// Offering and declining: both are written, and can go on for ever.
    Offer,
}

/// Counts what every address asks for.
pub struct Limiter {
    requests: Keyed,
    games: Keyed,
    passwords: Keyed,
    pictures: Keyed,
    engine_games: Keyed,
    offers: Keyed,
    connections: Mutex<Connections>,
    limits: Limits,
}

#[derive(Default)]
struct Connections {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
    /// The sockets below, live or not.
    sockets: HashMap<IpAddr, usize>,
}

/// So many connections for plain requests one address may have beside its live
/// ones.
const PLAIN: usize = 200;

impl Limiter {
    /// Nobody has asked for anything yet.
    pub fn new(limits: Limits) -> Limiter {
        let some = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        let burst = some(limits.requests.saturating_mul(10));
        Limiter {
            requests: Keyed::keyed(Quota::per_second(some(limits.requests)).allow_burst(burst)),
            games: Keyed::keyed(Quota::per_minute(some(limits.games))),
            passwords: Keyed::keyed(Quota::per_minute(some(limits.passwords))),
            pictures: Keyed::keyed(Quota::per_minute(some(limits.pictures))),
            engine_games: Keyed::keyed(Quota::per_minute(some(limits.engine_games))),
            offers: Keyed::keyed(Quota::per_minute(some(limits.offers))),
            connections: Mutex::default(),
            limits,
        }
    }

    /// One more request of this kind, or the refusal of it.
    pub fn check(&self, what: Limited, address: IpAddr) -> Result<(), ApiError> {
        let limiter = match what {
            Limited::Request => &self.requests,
            Limited::Game => &self.games,
            Limited::Password => &self.passwords,
            Limited::Picture => &self.pictures,
            Limited::EngineGame => &self.engine_games,
            Limited::Offer => &self.offers,
        };
        limiter.check_key(&subscriber(address)).map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            ApiError::new(Code::TooMany, "that was too much; wait a little")
                .after((wait + Duration::from_millis(999)).as_secs().max(1))
        })
    }

    /// One more live connection, or the refusal of it.
    pub fn connect(&self, address: IpAddr) -> Result<(), ApiError> {
        let address = subscriber(address);
        let mut connections = self.connections();
        let here = connections.by_address.get(&address).copied().unwrap_or(0);
        if connections.all >= self.limits.connections || here >= self.limits.connections_per_address
        {
            return Err(ApiError::new(Code::TooMany, "too many live connections"));
        }
        connections.all += 1;
        connections.by_address.insert(address, here + 1);
        Ok(())
    }

    /// A live connection has closed.
    pub fn disconnect(&self, address: IpAddr) {
        let mut connections = self.connections();
        connections.all = connections.all.saturating_sub(1);
        release(&mut connections.by_address, address);
    }

    /// One more connection of any kind; whether it is allowed.
    pub fn arrive(&self, address: IpAddr) -> bool {
        let most = self.limits.connections_per_address.saturating_add(PLAIN);
        let mut connections = self.connections();
        let here = connections.sockets.entry(subscriber(address)).or_default();
        let allowed = *here < most;
        *here += usize::from(allowed);
        allowed
    }

    /// A connection that was allowed has closed.
    pub fn depart(&self, address: IpAddr) {
        release(&mut self.connections().sockets, address);
    }

    /// Forgets addresses that have not asked for anything lately.
    pub fn forget(&self) {
        let others = [&self.passwords, &self.pictures, &self.engine_games, &self.offers];
        for limiter in [&self.requests, &self.games].into_iter().chain(others) {
            limiter.retain_recent();
        }
    }

    fn connections(&self) -> std::sync::MutexGuard<'_, Connections> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One less for this address.
fn release(counts: &mut HashMap<IpAddr, usize>, address: IpAddr) {
    let address = subscriber(address);
    if let Some(here) = counts.get_mut(&address) {
        *here -= 1;
        if *here == 0 {
            counts.remove(&address);
        }
    }
}

/// Whom an address belongs to: a subscriber to the internet has one address of
/// the old kind, or 2⁶⁴ of the new.
pub fn subscriber(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => Ipv6Addr::from_bits(six.to_bits() >> 64 << 64).into(),
        four => four,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_subscriber_has_many_addresses() {
        let limiter = Limiter::new(Limits { passwords: 1, ..Limits::default() });
        let ask = |text: &str| limiter.check(Limited::Password, text.parse().unwrap()).is_ok();
        assert!(ask("2001:db8::1"));
        assert!(!ask("2001:db8::2"));
        assert!(ask("2001:db8:0:1::2"));
        assert!(ask("10.0.0.1"));
        assert!(!ask("::ffff:10.0.0.1"));
    }

    #[test]
    fn an_address_that_asks_too_much_is_told_how_long_to_wait() {
        let limiter = Limiter::new(Limits { passwords: 3, ..Limits::default() });
        let here: IpAddr = [10, 0, 0, 1].into();
        for _ in 0..3 {
            limiter.check(Limited::Password, here).unwrap();
        }
        let refused = limiter.check(Limited::Password, here).unwrap_err();
        assert_eq!(refused.code(), Code::TooMany);
        assert!((1..=20).contains(&refused.retry_after().unwrap()));
        limiter.check(Limited::Password, [10, 0, 0, 2].into()).unwrap();
    }

    #[test]
    fn connections_are_counted_in_all_and_per_address() {
        let limits = Limits { connections: 3, connections_per_address: 2, ..Limits::default() };
        let limiter = Limiter::new(limits);
        let [a, b] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(IpAddr::from);
        limiter.connect(a).unwrap();
        limiter.connect(a).unwrap();
        assert!(limiter.connect(a).is_err());
        limiter.connect(b).unwrap();
        assert!(limiter.connect(b).is_err());
        limiter.disconnect(a);
        limiter.connect(b).unwrap();
    }
}
