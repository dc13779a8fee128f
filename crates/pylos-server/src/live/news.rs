//! What happens elsewhere: on other nodes, and while no server ran.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::PgListener;

use super::{Live, Role};
use crate::error::ApiError;
use crate::server::Server;
use crate::store::CHANNEL;

/// How often a server gives a sign of life.
const PULSE: Duration = Duration::from_secs(1);

/// So many signs of life are given in an hour.
const HOUR: u64 = 3_600;

/// How many games being played are looked after at a time, after a restart.
const SWEEP: i64 = 20_000;

impl Server {
    /// Gives signs of life, follows what other nodes do, and looks after games
    /// that nobody watches, until the server stops.
    pub(crate) fn run_in_background(&self) {
        let server = self.clone();
        self.spawn_until_stopped(async move {
            let mut ticks = tokio::time::interval(PULSE);
            ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
            for tick in 1u64.. {
                ticks.tick().await;
                server.pulse().await;
                if tick % 60 == 0 {
                    server.games.forget(server.time.now());
                    server.limiter.forget();
                }
                if tick % HOUR == 10 {
                    server.remove_ended_sessions().await;
                }
                // At once, and then now and then: another node may have died.
                if tick == 2 || tick % 60 == 30 {
                    server.sweep().await;
                }
            }
        });
        if let Some(pool) = self.store.postgres() {
            let (server, pool) = (self.clone(), pool.clone());
            self.spawn_until_stopped(async move {
                loop {
                    if let Err(error) = server.listen(&pool).await {
                        tracing::warn!(%error, "lost the news from other nodes");
                    }
                    tokio::time::sleep(Duration::from_millis(500)).await;
                }
            });
        }
    }

    /// One sign of life; outages that others have noticed are read.
    pub(crate) async fn pulse(&self) {
        let now = self.time.now();
        let alive = async {
            self.store.pulse(now).await?;
            if self.store.is_shared() {
                self.store.node_pulse(&self.node, now).await?;
            }
            self.store.outages().await
        };
        match alive.await {
            Ok(outages) => self.set_outages(outages),
            Err(error) => tracing::warn!(%error, "no sign of life"),
        }
    }

    async fn remove_ended_sessions(&self) {
        if let Err(error) = self.store.remove_ended_sessions(self.time.now()).await {
            tracing::warn!(%error, "cannot remove sessions that have ended");
        }
    }

    /// Follows the other nodes until the connection breaks.
    async fn listen(&self, pool: &sqlx::PgPool) -> Result<(), sqlx::Error> {
        let mut listener = PgListener::connect_with(pool).await?;
        listener.listen(CHANNEL).await?;
        // News may have been lost before: look at everything once.
        for live in self.games.all() {
            self.follow(live, None);
        }
        while let Some(news) = listener.try_recv().await? {
            let mut words = news.payload().split(' ');
            let (Some(game), Some(revision)) = (words.next(), words.next()) else { continue };
            if let Some(live) = self.games.get(game) {
                self.follow(live, revision.parse().ok());
            }
        }
        Ok(())
    }

    /// Brings a game up to a revision; 0 or none: looks at all of it again.
    fn follow(&self, live: Arc<Live>, revision: Option<i64>) {
        let server = self.clone();
        tokio::spawn(async move {
            let followed = async {
                if revision.unwrap_or(0) == 0 {
                    server.refresh_presence(&live).await?;
                }
                let guard = server.certain(&live).await?;
                let revision = revision.unwrap_or(0);
                if revision == 0 || live.table().revision < revision {
                    server.catch_up(&live).await?;
                }
                drop(guard);
                Ok::<(), ApiError>(())
            };
            if let Err(error) = followed.await {
                tracing::warn!(%error, game = live.id, "cannot follow a game");
            }
        });
    }

    /// Looks again at a game whose players have changed.
    pub async fn look_again(&self, game: &str) -> Result<(), ApiError> {
        if let Some(live) = self.games.get(game) {
            let guard = self.certain(&live).await?;
            self.catch_up(&live).await?;
            drop(guard);
        }
        self.store.tell(game).await?;
        Ok(())
    }

    /// Looks again at all games in memory in which this player sits.
    pub async fn look_again_at_games_of(&self, player: &str) -> Result<(), ApiError> {
        for live in self.games.all() {
            if !live.table().chairs_of(player).is_empty() {
                self.look_again(&live.id).await?;
            }
        }
        Ok(())
    }

    /// What all nodes together know about who is connected.
    pub(super) async fn refresh_presence(&self, live: &Arc<Live>) -> Result<(), ApiError> {
        if self.store.is_shared() {
            live.set_presence(self.store.presence(&live.id, self.time.now()).await?);
            live.wake();
        }
        Ok(())
    }

    /// A seat's holder has connected to this node.
    pub async fn came(&self, live: &Arc<Live>, chair: pylos_host::Chair) {
        if live.came(chair) {
            self.note_presence(live, chair, None).await;
        }
    }

    /// A connection of a seat's holder has closed.
    pub async fn left(&self, live: &Arc<Live>, chair: pylos_host::Chair) {
        let now = self.time.now();
        if live.left(chair, now) {
            self.note_presence(live, chair, Some(now)).await;
        }
    }

    async fn note_presence(
        &self,
        live: &Arc<Live>,
        chair: pylos_host::Chair,
        left: Option<crate::timekeeper::Millis>,
    ) {
        live.wake();
        if !self.store.is_shared() {
            return;
        }
        let noted = self.store.note_presence(&live.id, chair as usize, &self.node, left).await;
        if let Err(error) = noted {
            tracing::warn!(%error, game = live.id, "cannot note who is there");
        }
    }

    /// Loads games that are being played and have a clock or an engine, so
    /// that they go on although nobody watches.
    async fn sweep(&self) {
        let games = match self.store.being_played(SWEEP).await {
            Ok(games) => games,
            Err(error) => return tracing::warn!(%error, "cannot look after games"),
        };
        for id in games {
            if self.games.get(&id).is_some() {
                continue;
            }
            match self.live(&id).await {
                Ok(live) => self.tend(&live, Role::Follower),
                Err(error) => tracing::warn!(%error, game = id, "cannot look after a game"),
            }
        }
    }
}
