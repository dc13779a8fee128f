//! The server: everything that its parts share.

use std::net::SocketAddr;
use std::sync::atomic::AtomicI64;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinSet;

use pylos_host::wire::{Player, PlayerKind, RatingShown};
use pylos_host::{Board, Outages, Plans, PyramidOracle};
use pylos_rules::ByGame;
use pylos_views::Kind;

use crate::config::Config;
use crate::error::{ApiError, Code};
use crate::guesses::Guesses;
use crate::heart::Heart;
use crate::limiter::Limiter;
use crate::live::Games;
use crate::mail::Mailer;
use crate::metrics::Metrics;
use crate::notify::Notifier;
use crate::pool::Pool;
use crate::rated;
use crate::secret::random_text;
use crate::share::Pictures;
use crate::sockets::Sockets;
use crate::store::{Account, Role, Store, StoredRating};
use crate::strategies::Strategies;
use crate::tablebases::Tablebases;
use crate::timekeeper::Timekeeper;
use crate::tournaments::Tournaments;

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
    /// Tournaments in memory.
    pub tournaments: Tournaments,
    /// The time.
    pub time: Timekeeper,
    /// What is counted.
    pub metrics: Metrics,
    /// Who thinks.
    pub pool: Pool,
    /// Exact values, and the building of them.
    pub tablebases: Tablebases,
    /// Pictures for links that are passed on.
    pub pictures: Pictures,
    /// Who asks for too much.
    pub limiter: Limiter,
    /// Who guesses at accounts.
    pub guesses: Guesses,
    /// Who sends letters, if somebody does.
    pub mailer: Option<Mailer>,
    /// Who tells people that it is their turn.
    pub notifier: Notifier,
    /// The live connections.
    pub sockets: Sockets,
    /// The number of the last thing a host did that this node knows of.
    pub hosts_seen: AtomicI64,
    /// This node's name among others.
    pub node: String,
    /// Whether it is alive.
    pub heart: Heart,
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
        let hosts_seen = store.log_after(0).await?.last().map_or(0, |entry| entry.number);
        let plans: Arc<dyn Plans> = Arc::new(Strategies::new(config.data.join("tablebases")));
        let server = Server(Arc::new(Parts {
            pool: Pool::start(config.engine_threads, &plans),
            tablebases: Tablebases::new(config.data.clone(), config.solver.clone()),
            pictures: Pictures::default(),
            limiter: Limiter::new(config.limits),
            guesses: Guesses::new(),
            mailer: config.mail.clone().map(Mailer::new),
            notifier: Notifier::default(),
            sockets: Sockets::default(),
            hosts_seen: AtomicI64::new(hosts_seen),
            store,
            games: Games::default(),
            tournaments: Tournaments::default(),
            time,
            metrics: Metrics::default(),
            node: random_text(8),
            heart: Heart::default(),
            listening: OnceLock::new(),
            outages: RwLock::default(),
            stopping: watch::Sender::new(false),
            config,
        }));
        // The silence before now becomes an outage, before anybody looks at a
        // clock.
        server.pulse().await?;
        if let Err(error) = server.fill_rows().await {
            return Err(sqlx::Error::Configuration(error.to_string().into()));
        }
        server.tablebases.tidy();
        server.run_in_background();
        server.look_after_sockets();
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

    /// Runs what must not end before the server stops: should a mistake end
    /// it, it is told in the log and begins anew.
    pub(crate) fn keep_running<F>(
        &self,
        what: &'static str,
        work: impl Fn(Server) -> F + Send + 'static,
    ) where
        F: Future<Output = ()> + Send + 'static,
    {
        let server = self.clone();
        self.spawn_until_stopped(async move {
            loop {
                // What is in a set ends with it, when the server stops.
                let mut running = JoinSet::new();
                running.spawn(work(server.clone()));
                match running.join_next().await {
                    Some(Err(error)) if error.is_panic() => {
                        tracing::error!(%error, what, "failed, and begins anew");
                    }
                    _ => return,
                }
                tokio::time::sleep(Duration::from_secs(1)).await;
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
        let Account { id, name, role, .. } = account;
        Ok(Player { ratings: headline(&ratings), ..show_unrated(id, name, role) })
    }

    /// A refusal while the server stops.
    pub(crate) fn refuse_when_stopping(&self) -> Result<(), ApiError> {
        if self.is_stopping() {
            return Err(ApiError::new(Code::Busy, "the server is stopping; try again"));
        }
        Ok(())
    }
}

/// A player without his ratings.
pub(crate) fn show_unrated(id: String, name: Option<String>, role: Role) -> Player {
    let kind = match (&name, role) {
        (None, _) => PlayerKind::Guest,
        (Some(_), Role::Player) => PlayerKind::Account,
        (Some(_), Role::Bot) => PlayerKind::Bot,
        (Some(_), Role::Host) => PlayerKind::Host,
    };
    Player { id: Some(id), name, kind, level: None, ratings: Vec::new() }
}

/// One rating for each game: that of the pace with the most games.
fn headline(ratings: &[(String, StoredRating)]) -> Vec<(Kind, RatingShown)> {
    let of = |kind: Kind| {
        let own = ratings
            .iter()
            .filter(|(column, _)| rated::read(column).is_some_and(|(rated, _)| rated == kind));
        let (_, rating) = own.max_by_key(|(_, rating)| rating.games)?;
        Some((kind, (*rating).into()))
    };
    Kind::ALL.into_iter().filter_map(of).collect()
}
