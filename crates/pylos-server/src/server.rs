//! The server: everything that its parts share.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};
use std::time::Duration;

use tokio::sync::watch;

use pylos_host::wire::{Player, PlayerKind, RatingShown};
use pylos_host::{Board, Outages, PyramidOracle};
use pylos_rules::ByGame;
use pylos_views::Kind;

use crate::config::Config;
use crate::error::{ApiError, Code};
use crate::limiter::Limiter;
use crate::live::Games;
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::secret::random_text;
use crate::store::{Account, Store, StoredRating, kind_in};
use crate::tablebases::Tablebases;
use crate::timekeeper::Timekeeper;

/// A running server. Clones share it.
#[derive(Clone)]
pub struct Server(Arc<Parts>);

/// What the parts of a server share.
pub struct Parts {
    /// How it is set up.
    pub config: Config,
    /// What lasts.
    pub store: Store,
    /// What is in memory.
    pub games: Games,
    /// The time.
    pub time: Timekeeper,
    /// What is counted.
    pub metrics: Metrics,
    /// Who thinks.
    pub pool: Pool,
    /// Exact values, and the building of them.
    pub tablebases: Tablebases,
    /// Who asks for too much.
    pub limiter: Limiter,
    /// This node's name among others.
    pub node: String,
    /// Where it listens, once it does.
    pub listening: OnceLock<SocketAddr>,
    outages: RwLock<Arc<Outages>>,
    stopping: watch::Sender<bool>,
}

impl std::ops::Deref for Server {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl Server {
    /// Opens the database and begins to look after its games.
    pub async fn start(config: Config) -> Result<Server, sqlx::Error> {
        Server::start_at(config, Timekeeper::system()).await
    }

    /// The same with its own idea of the time.
    pub async fn start_at(config: Config, time: Timekeeper) -> Result<Server, sqlx::Error> {
        let store = Store::open(&config.database).await?;
        // The silence before now becomes an outage, before anybody looks at a
        // clock.
        store.pulse(time.now()).await?;
        let outages = store.outages().await?;
        let server = Server(Arc::new(Parts {
            pool: Pool::start(config.engine_threads),
            tablebases: Tablebases::new(config.data.clone(), config.solver.clone()),
            limiter: Limiter::new(config.limits),
            store,
            games: Games::default(),
            time,
            metrics: Metrics::default(),
            node: random_text(8),
            listening: OnceLock::new(),
            outages: RwLock::new(Arc::new(outages)),
            stopping: watch::Sender::new(false),
            config,
        }));
        server.tablebases.tidy();
        server.run_in_background();
        Ok(server)
    }

    /// Begins to stop: live connections are told to go, nobody thinks or builds
    /// any more.
    pub(crate) async fn say_goodbye(&self) {
        self.stopping.send_replace(true);
        self.pool.close();
        self.tablebases.stop().await;
        // Connections say goodbye by themselves.
        for _ in 0..100 {
            if self.metrics.connections.load(std::sync::atomic::Ordering::Relaxed) <= 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Stops: what is being written is written, the database is closed.
    pub(crate) async fn close(&self) {
        self.store.close().await;
    }

    /// Becomes true when the server stops.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Whether the server stops.
    pub fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// The times when no server ran.
    pub fn outages(&self) -> Arc<Outages> {
        Arc::clone(&self.outages.read().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn set_outages(&self, outages: Outages) {
        if *self.outages() != outages {
            *self.outages.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(outages);
        }
    }

    /// Runs something until it ends or the server stops.
    pub(crate) fn spawn_until_stopped(&self, work: impl Future<Output = ()> + Send + 'static) {
        let mut stopping = self.stopping();
        tokio::spawn(async move {
            tokio::select! {
                () = work => {}
                _ = stopping.wait_for(|stopping| *stopping) => {}
            }
        });
    }

    /// Exact values for a game's rules, if a tablebase is there.
    pub(crate) fn oracle(&self, board: &Board) -> Option<PyramidOracle> {
        match board.game() {
            // One that cannot be used is told in the log and by its state.
            ByGame::Pyramid(game) => self.tablebases.oracle(game.rules()).ok().flatten(),
            ByGame::Equator(_) => None,
        }
    }

    /// A player as others see him.
    pub async fn player(&self, id: &str) -> Result<Player, ApiError> {
        let account = self.store.player(id).await?.ok_or_else(|| ApiError::not_found("player"))?;
        self.show_player(account).await
    }

    /// The same for somebody who has been looked up already.
    pub async fn show_player(&self, account: Account) -> Result<Player, ApiError> {
        let ratings = match account.name {
            Some(_) => self.store.ratings(&account.id).await?,
            None => Vec::new(),
        };
        let shown = |(game, rating): (String, StoredRating)| Some((kind_in(&game)?, rating.into()));
        let ratings: BTreeMap<Kind, RatingShown> = ratings.into_iter().filter_map(shown).collect();
        let kind = if account.name.is_some() { PlayerKind::Account } else { PlayerKind::Guest };
        Ok(Player { id: Some(account.id), name: account.name, kind, level: None, ratings })
    }

    /// A refusal while the server stops.
    pub(crate) fn refuse_when_stopping(&self) -> Result<(), ApiError> {
        if self.is_stopping() {
            return Err(ApiError::new(Code::Busy, "the server is stopping; try again"));
        }
        Ok(())
    }
}
