//! Whoever guesses at one account is slowed down, from however many addresses.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use governor::clock::{Clock as _, DefaultClock};
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};

use crate::error::{ApiError, Code};
use crate::limiter::subscriber;
use crate::names::skeleton;

/// From an address that has got in, the account can be reached for so long
/// although strangers are guessing at it.
const TRUST: Duration = Duration::from_secs(30 * 86_400);

/// Guesses at accounts. A guess is charged before it is judged, so that many
/// at once do not slip through; only those from addresses that have got in
/// before are free, so that a stranger cannot keep an account's owner out.
pub struct Guesses {
    tries: RateLimiter<String, DefaultKeyedStateStore<String>, DefaultClock>,
    friends: Mutex<HashMap<(String, IpAddr), Instant>>,
}

impl Guesses {
    /// Ten at once, and then one every two minutes: 730 a day.
    pub fn new() -> Guesses {
        let ten = NonZeroU32::new(10).unwrap_or(NonZeroU32::MIN);
        let pace = Quota::with_period(Duration::from_secs(120)).unwrap_or(Quota::per_hour(ten));
        Guesses { tries: RateLimiter::keyed(pace.allow_burst(ten)), friends: Mutex::default() }
    }

    /// One more guess at an account, or the refusal of it. Names that nobody
    /// has are charged alike, so that nobody learns which exist.
    pub fn check(&self, name: &str, address: IpAddr) -> Result<(), ApiError> {
        let key = (skeleton(name), subscriber(address));
        let trusted = self.friends().get(&key).is_some_and(|since| since.elapsed() < TRUST);
        if trusted {
            return Ok(());
        }
        self.tries.check_key(&key.0).map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            let message = "too many have tried to get into this account; wait a little";
            ApiError::new(Code::TooMany, message).after(wait.as_secs().max(1))
        })
    }

    /// The guess was right.
    pub fn got_in(&self, name: &str, address: IpAddr) {
        self.friends().insert((skeleton(name), subscriber(address)), Instant::now());
    }

    /// Somebody else may have got in: nobody is trusted.
    pub fn distrust(&self, name: &str) {
        let name = skeleton(name);
        self.friends().retain(|(other, _), _| *other != name);
    }

    /// Forgets what does not matter any more.
    pub fn forget(&self) {
        self.tries.retain_recent();
        self.friends().retain(|_, since| since.elapsed() < TRUST);
    }

    fn friends(&self) -> std::sync::MutexGuard<'_, HashMap<(String, IpAddr), Instant>> {
        self.friends.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_is_not_guessed_at_from_many_addresses_but_its_owner_gets_in() {
        let guesses = Guesses::new();
        let home = IpAddr::from([10, 0, 0, 1]);
        guesses.check("Ana", home).unwrap();
        guesses.got_in("Ana", home);
        let strangers = (0..100).map(|n| IpAddr::from([10, 1, 0, n]));
        let allowed = strangers.filter(|&address| guesses.check("ANA", address).is_ok()).count();
        assert_eq!(allowed, 9);
        let refused = guesses.check("ana", [10, 2, 0, 1].into()).unwrap_err();
        assert_eq!(refused.code(), Code::TooMany);
        assert!((1..=120).contains(&refused.retry_after().unwrap()));
        guesses.check("Ana", home).unwrap();
        guesses.check("Bob", [10, 2, 0, 1].into()).unwrap();
        guesses.distrust("Ana");
        assert!(guesses.check("Ana", home).is_err());
    }
}
