//! What happens elsewhere: on other nodes, and while no server ran.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::PgListener;

use super::Live;
use crate::error::{ApiError, Code};
use crate::server::Server;
use crate::store::{CHANNEL, HEARTBEAT};

/// How often a server gives a sign of life.
const PULSE: Duration = Duration::from_secs(1);

/// Every second some node gives a sign of life, and all hear of it: after such
/// a silence the news do not reach this one any more.
const DEAF: Duration = Duration::from_secs(4);

/// How many games are compared with the store in one question.
const COMPARED: usize = 1_000;

/// How soon, and how seldom at last, a game that could not be followed is
/// looked at again: nobody may see an old board because the database was busy
/// when the news came.
const AGAIN: Duration = Duration::from_millis(250);
const SELDOM: Duration = Duration::from_secs(4);

impl Server {
    /// Gives signs of life, follows what other nodes do, and looks after games
    /// that nobody watches, until the server stops.
    pub(crate) fn run_in_background(&self) {
        self.keep_running(
            "giving signs of life",
            |server| async move { server.keep_alive().await },
        );
        self.keep_running("looking after games", |server| async move { server.keep_games().await });
        self.keep_running("tidying up", |server| async move { server.keep_tidy().await });
        self.keep_running("looking after tournaments", |server| async move {
            server.keep_tournaments().await;
        });
        self.keep_running("telling people", |server| async move { server.keep_notified().await });
        self.keep_running("counting games", |server| async move { server.keep_counting().await });
        if self.store.is_shared() {
            self.keep_running("following other nodes", |server| async move {
                server.keep_listening().await
            });
        }
    }

    /// Gives signs of life until the server stops.
    async fn keep_alive(&self) {
        let mut ticks = tokio::time::interval(PULSE);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if let Err(error) = self.pulse().await {
                tracing::warn!(%error, "no sign of life");
            }
        }
    }

    /// Follows the other nodes until the server stops.
    async fn keep_listening(&self) {
        loop {
            if let Err(error) = self.listen().await {
                tracing::warn!(%error, "lost the news from other nodes");
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }

    /// Follows the other nodes until the connection breaks or falls silent.
    async fn listen(&self) -> Result<(), sqlx::Error> {
        let Some(pool) = self.store.postgres() else { return Ok(()) };
        let deaf = |_| sqlx::Error::PoolTimedOut;
        let listening = async {
            let mut listener = PgListener::connect_with(&pool).await?;
            listener.listen(CHANNEL).await?;
            Ok::<PgListener, sqlx::Error>(listener)
        };
        let mut listener = tokio::time::timeout(DEAF, listening).await.map_err(deaf)??;
        // News may have been lost before: look at everything once.
        let missed = self.clone();
        self.spawn_until_stopped(async move {
            let mut wait = AGAIN;
            while let Err(error) = missed.compare().await {
                tracing::warn!(%error, "cannot compare games with the store");
                tokio::time::sleep(wait).await;
                wait = (2 * wait).min(SELDOM);
            }
        });
        while let Some(news) =
            tokio::time::timeout(DEAF, listener.try_recv()).await.map_err(deaf)??
        {
            let mut words = news.payload().split(' ');
            let (Some(game), Some(revision)) = (words.next(), words.next()) else { continue };
            if game == HEARTBEAT {
                continue;
            }
            if let Some(live) = self.games.get(game) {
                self.follow(live, revision.parse().ok());
            }
        }
        Ok(())
    }

    /// Compares the games in memory with the store, many in one question, and
    /// follows those that have moved on. Who is there is asked afterwards, of
    /// one game after the other: boards are right first.
    pub(crate) async fn compare(&self) -> Result<(), ApiError> {
        let games = self.games.all();
        let mut others = Vec::new();
        for some in games.chunks(COMPARED) {
            let ids: Vec<String> = some.iter().map(|live| live.id.clone()).collect();
            let revisions = self.store.revisions(&ids).await?;
            for live in some {
                let revision = revisions.get(&live.id).copied();
                if revision.is_some_and(|revision| revision > live.table().revision) {
                    self.follow(Arc::clone(live), revision);
                } else if live.watchers() > 0 {
                    others.push(live);
                }
            }
        }
        for live in others {
            self.refresh_company(live).await?;
        }
        Ok(())
    }

    /// Brings a game up to a revision; 0 or none: looks at all of it again.
    /// However many have moved on, only so many are read at once, and one that
    /// cannot be read now is read later.
    fn follow(&self, live: Arc<Live>, revision: Option<i64>) {
        let server = self.clone();
        self.spawn_until_stopped(async move {
            let mut wait = AGAIN;
            loop {
                let followed = match server.games.following.acquire().await {
                    Ok(_place) => server.follow_once(&live, revision.unwrap_or(0)).await,
                    Err(_) => return, // there are no games any more
                };
                let Err(error) = followed else { return };
                tracing::warn!(%error, game = live.id, "cannot follow a game");
                if error.code() != Code::Busy || live.is_handed_over() {
                    return;
                }
                tokio::time::sleep(wait).await;
                wait = (2 * wait).min(SELDOM);
            }
        });
    }

    async fn follow_once(&self, live: &Arc<Live>, revision: i64) -> Result<(), ApiError> {
        if revision == 0 {
            self.refresh_company(live).await?;
        }
        let guard = self.certain(live).await?;
        if revision == 0 || live.table().revision < revision {
            self.catch_up(live).await?;
        }
        drop(guard);
        Ok(())
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

    /// What all nodes together know about who is connected, and what the
    /// players say.
    pub(crate) async fn refresh_company(&self, live: &Arc<Live>) -> Result<(), ApiError> {
        if self.store.is_shared() {
            live.set_presence(self.store.presence(&live.id, self.time.now()).await?);
            live.set_talk(self.store.talk(&live.id).await?);
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
}
