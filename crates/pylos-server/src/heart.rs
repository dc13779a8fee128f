//! Whether this server is alive, in the sense that moves can be written.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::error::{ApiError, Code};
use crate::server::Server;
use crate::store::FRESH;

/// When the last sign of life was given.
#[derive(Default)]
pub struct Heart {
    last: Mutex<Option<Instant>>,
    /// When one could not be given.
    failed: Mutex<Option<Instant>>,
    /// Held while one is given: all who need one wait for the same.
    giving: tokio::sync::Mutex<()>,
}

/// A server is not ready when its last sign of life is older than this.
const STALE: Duration = Duration::from_secs(3);

/// After a failure, so long nobody tries again but the clock that does so
/// every second.
const AGAIN: Duration = Duration::from_millis(400);

impl Heart {
    fn age(&self) -> Option<Duration> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner).map(|last| last.elapsed())
    }

    fn beat(&self, at: Instant) {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(at);
    }

    fn fail(&self) {
        *self.failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Whoever has waited for a sign of life that could not be given does not
    /// try another: a thousand would try one after the other.
    fn has_just_failed(&self) -> bool {
        let failed = *self.failed.lock().unwrap_or_else(PoisonError::into_inner);
        failed.is_some_and(|at| at.elapsed() < AGAIN) && !self.is_fresh()
    }

    fn is_fresh(&self) -> bool {
        self.age().is_some_and(|age| age < Duration::from_millis(FRESH as u64))
    }
}

impl Server {
    /// One sign of life; outages that others have noticed are read, and the
    /// time is set by the database that nodes share.
    pub(crate) async fn pulse(&self) -> Result<(), sqlx::Error> {
        let alive = async {
            let (asked, begun) = (self.time.own(), Instant::now());
            let now = self.store.pulse(|| self.time.now()).await?;
            if self.store.is_shared() {
                self.time.follow(now, asked, self.time.own());
                self.store.node_pulse(&self.node, now).await?;
            }
            self.set_outages(self.store.outages().await?);
            self.heart.beat(begun);
            Ok(())
        };
        let given = alive.await;
        if given.is_err() {
            self.heart.fail();
        }
        if let Err(sqlx::Error::PoolTimedOut) = given {
            // Perhaps the connections are dead and nobody has told us.
            self.store.renew_connections();
        }
        given
    }

    /// Makes sure that what happens now happens on the strength of a recent
    /// sign of life: whatever was an outage is known before anybody is charged
    /// for it.
    pub(crate) async fn be_alive(&self) -> Result<(), ApiError> {
        if !self.heart.is_fresh() {
            let _giving = self.heart.giving.lock().await;
            if self.heart.has_just_failed() {
                return Err(ApiError::new(Code::Busy, "the database does not answer; try again"));
            }
            if !self.heart.is_fresh() {
                self.pulse().await?;
            }
        }
        if self.time.is_skewed() {
            return Err(ApiError::new(Code::Busy, "this server's clock is wrong; try again"));
        }
        Ok(())
    }

    /// Why moves cannot be written here; `None` if they can.
    pub(crate) fn unready(&self) -> Option<&'static str> {
        if self.is_stopping() {
            Some("stopping")
        } else if self.heart.age().is_none_or(|age| age > STALE) {
            Some("the database does not answer")
        } else if self.time.is_skewed() {
            Some("the clock is wrong")
        } else if self.store.is_failing() {
            Some("the database does not write")
        } else {
            None
        }
    }
}
