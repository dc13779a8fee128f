//! What games need although nobody looks at them: clocks that have run out,
//! engines' turns, an end for games that nobody touches, and tidying up. In a
//! task of its own, which can be late without anybody taking the server for
//! dead.

use std::sync::Arc;
use std::time::Duration;

use pylos_host::{Decided, Event};
use tokio::task::JoinSet;

use super::{LEASE, Live, Role};
use crate::error::{ApiError, Code};
use crate::metrics::Metrics;
use crate::secret::LOTS;
use crate::server::Server;
use crate::timekeeper::Millis;

/// How often it looks, when all is well.
const LOOK: Duration = Duration::from_secs(1);

/// How seldom it looks, when the database does not answer.
const LONGEST: Duration = Duration::from_secs(4);

/// A flag that falls on a node that has the game in memory is left to it for
/// so long.
const LATE: i64 = 1_000;

/// How many games are looked after at a time.
const SOME: i64 = 200;

/// How many of them at once.
const AT_ONCE: usize = 8;

/// So much is removed at a time, and then others have their turn.
const BATCH: i64 = 500;
const PAUSE: Duration = Duration::from_millis(200);

const DAY: Millis = 86_400_000;

/// What has to be done about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Need {
    Flag,
    Engine,
    End,
    Pause,
    Plan,
}

impl Server {
    /// Looks after games until the server stops.
    pub(crate) async fn keep_games(&self) {
        let mut wait = LOOK;
        loop {
            tokio::time::sleep(wait).await;
            wait = match self.look_after_games().await {
                Ok(()) => LOOK,
                Err(error) => {
                    tracing::warn!(%error, "cannot look after games");
                    (2 * wait).min(LONGEST)
                }
            };
        }
    }

    /// Tidies up, now and then.
    pub(crate) async fn keep_tidy(&self) {
        for minute in 1u64.. {
            tokio::time::sleep(Duration::from_secs(60)).await;
            self.games.forget(self.time.now());
            self.limiter.forget();
            self.guesses.forget();
            if let Some(mailer) = &self.mailer {
                mailer.forget();
            }
            let done = async {
                self.end_untouched_games().await?;
                self.store.sweep_plans().await?;
                if self.store.is_shared() {
                    self.sweep_presence().await?;
                }
                if minute % 60 == 1 {
                    self.forget_visitors().await?;
                }
                Ok::<(), ApiError>(())
            };
            if let Err(error) = done.await {
                tracing::warn!(%error, "cannot tidy up");
            }
        }
    }

    /// Flags that have fallen, and engines' turns that nobody takes.
    pub(crate) async fn look_after_games(&self) -> Result<(), ApiError> {
        self.be_alive().await?;
        let now = self.time.now();
        let time = self.outages().playing_time(now).as_millis() as i64;
        let flags = self.store.out_of_time(time - LATE, SOME).await?;
        self.see_to(flags, Need::Flag).await?;
        let engines = self.store.take_engine_turns(now, now + LEASE, SOME).await?;
        self.see_to(engines, Need::Engine).await?;
        self.look_after_vacations().await?;
        let plans = self.store.plans_due(SOME).await?;
        self.see_to(plans, Need::Plan).await
    }

    /// Games whose players have gone on vacation, or are back.
    pub(crate) async fn look_after_vacations(&self) -> Result<(), ApiError> {
        let games = self.store.games_to_pause(self.time.now(), SOME).await?;
        self.see_to(games, Need::Pause).await
    }

    /// Ends games in which nothing has happened for days.
    pub(crate) async fn end_untouched_games(&self) -> Result<(), ApiError> {
        let Some(days) = self.config.untouched_days else { return Ok(()) };
        let since = self.time.now() - Millis::from(days) * DAY;
        loop {
            let games = self.store.untouched(since, BATCH).await?;
            let more = games.len() as i64 == BATCH;
            self.see_to(games, Need::End).await?;
            if !more {
                return Ok(());
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Sees to some games, a few at once. One that cannot be read is given up,
    /// so that it does not stand in the way of the others; a database that
    /// does not answer ends it all for now.
    async fn see_to(&self, games: Vec<String>, need: Need) -> Result<(), ApiError> {
        let mut running = JoinSet::new();
        let mut trouble = None;
        let mut games = games.into_iter();
        loop {
            while running.len() < AT_ONCE
                && trouble.is_none()
                && let Some(id) = games.next()
            {
                let server = self.clone();
                running.spawn(async move { server.see_to_one(&id, need).await });
            }
            match running.join_next().await {
                None => break,
                Some(Ok(Err(error))) => trouble = Some(error),
                Some(Ok(Ok(()))) => {}
                Some(Err(error)) => tracing::error!(%error, "looking after a game has failed"),
            }
        }
        trouble.map_or(Ok(()), Err)
    }

    async fn see_to_one(&self, id: &str, need: Need) -> Result<(), ApiError> {
        let seen_to = async {
            let live = self.live(id).await?;
            let done = match need {
                Need::Flag => self.flag(&live).await,
                Need::Engine => {
                    self.tend(&live, Role::Mover);
                    self.set_row_right(&live).await
                }
                Need::End => self.end_untouched(&live).await,
                Need::Pause => self.settle_vacations(&live).await,
                Need::Plan => self.follow_plan(&live).await,
            };
            // Thousands may be due after a night without a server: they do not
            // all stay in memory because of that.
            self.games.put_back(live);
            done
        };
        match seen_to.await {
            Err(error) if error.code() == Code::Busy => Err(error),
            Err(error) => {
                tracing::error!(%error, game = id, "a game cannot be looked after");
                Metrics::count(&self.metrics.damaged);
                Ok(self.store.give_up(id, self.time.now()).await?)
            }
            Ok(()) => Ok(()),
        }
    }

    async fn end_untouched(&self, live: &Arc<Live>) -> Result<(), ApiError> {
        self.be_alive().await?;
        let _guard = self.certain(live).await?;
        let table = live.table();
        let Some(event) = table.end_of_untouched() else { return self.fill_row(&table).await };
        let now = self.now(live, self.time.now());
        let decided = Decided::from(event);
        let advance = table.advance(now.at, now.time, decided, LOTS)?;
        self.write(live, &table, advance, now.at, Vec::new()).await.map(drop)
    }

    /// Ends a game that nobody has to play any more, without a result.
    pub(crate) async fn end_without_result(&self, id: &str) -> Result<(), ApiError> {
        self.be_alive().await?;
        let live = self.live(id).await?;
        let _guard = self.certain(&live).await?;
        let table = live.table();
        if table.is_over() {
            return Ok(());
        }
        let now = self.now(&live, self.time.now());
        let advance = table.advance(now.at, now.time, Decided::from(Event::Aborted), LOTS)?;
        self.write(&live, &table, advance, now.at, Vec::new()).await.map(drop)
    }

    async fn sweep_presence(&self) -> Result<(), ApiError> {
        while self.store.sweep_presence(self.time.now() - DAY, BATCH).await? >= BATCH as u64 {
            tokio::time::sleep(PAUSE).await;
        }
        Ok(())
    }

    /// Removes ended sessions, and guests who have neither one nor a game.
    pub(crate) async fn forget_visitors(&self) -> Result<(), ApiError> {
        let now = self.time.now();
        self.store.forget_talk(now - DAY).await?;
        while self.store.remove_ended_sessions(now, BATCH).await? >= BATCH as u64 {
            tokio::time::sleep(PAUSE).await;
        }
        let mut from = Some(String::new());
        while let Some(start) = from {
            let (guests, next) = self.store.forgotten_guests(&start, now, BATCH).await?;
            for guest in guests {
                self.store.remove_guest(&guest).await?;
            }
            from = next;
            tokio::time::sleep(PAUSE).await;
        }
        Ok(())
    }
}
