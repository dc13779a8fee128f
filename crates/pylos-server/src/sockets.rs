//! Live connections follow what they rest on: when a session or a token ends,
//! or a game is removed, they are told to go.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;

use crate::error::ApiError;
use crate::server::Server;

/// How often the node asks whether what its connections rest on is still
/// good: another node, or the command line, may have ended it.
const LOOK: Duration = Duration::from_secs(3);

/// Why a connection is told to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dismissed {
    /// Whoever it was has signed out, or is not to be trusted any more.
    SignedOut,
    /// The game is no more.
    GameRemoved,
}

/// All live connections of this node.
#[derive(Clone, Default)]
pub struct Sockets(Arc<Mutex<Held>>);

#[derive(Default)]
struct Held {
    next: u64,
    sockets: HashMap<u64, Socket>,
}

struct Socket {
    /// The fingerprint of the session or token; nobody has none.
    secret: Option<String>,
    game: String,
    dismiss: oneshot::Sender<Dismissed>,
}

/// A connection's own end: it learns here that it must go, and is forgotten
/// when this is dropped.
pub struct Registered {
    sockets: Sockets,
    number: u64,
    dismissed: oneshot::Receiver<Dismissed>,
}

impl Registered {
    /// Returns when the connection is told to go.
    pub async fn dismissed(&mut self) -> Dismissed {
        match (&mut self.dismissed).await {
            Ok(why) => why,
            // Nobody is left who could say so.
            Err(_) => std::future::pending().await,
        }
    }
}

impl Drop for Registered {
    fn drop(&mut self) {
        self.sockets.lock().sockets.remove(&self.number);
    }
}

impl Sockets {
    /// One more connection.
    pub fn register(&self, secret: Option<String>, game: &str) -> Registered {
        let (dismiss, dismissed) = oneshot::channel();
        let mut held = self.lock();
        held.next += 1;
        let number = held.next;
        held.sockets.insert(number, Socket { secret, game: game.to_owned(), dismiss });
        drop(held);
        Registered { sockets: self.clone(), number, dismissed }
    }

    /// The connections of these sessions and tokens go.
    pub fn signed_out(&self, ended: &HashSet<String>) {
        let gone = |socket: &Socket| socket.secret.as_ref().is_some_and(|s| ended.contains(s));
        self.dismiss(gone, Dismissed::SignedOut);
    }

    /// The connections to this game go.
    pub fn game_removed(&self, game: &str) {
        self.dismiss(|socket| socket.game == game, Dismissed::GameRemoved);
    }

    /// What the connections rest on.
    fn secrets(&self) -> Vec<String> {
        let held = self.lock();
        let secrets = held.sockets.values().filter_map(|socket| socket.secret.clone());
        secrets.collect::<HashSet<_>>().into_iter().collect()
    }

    fn dismiss(&self, gone: impl Fn(&Socket) -> bool, why: Dismissed) {
        for (_, socket) in self.lock().sockets.extract_if(|_, socket| gone(socket)) {
            let _ = socket.dismiss.send(why); // it may be going by itself
        }
    }

    fn lock(&self) -> MutexGuard<'_, Held> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Server {
    /// Looks after live connections until the server stops.
    pub(crate) fn look_after_sockets(&self) {
        self.keep_running("looking after connections", |server| async move {
            loop {
                tokio::time::sleep(LOOK).await;
                if let Err(error) = server.dismiss_ended().await {
                    tracing::warn!(%error, "cannot see who has signed out");
                }
                if let Err(error) = server.follow_hosts().await {
                    tracing::warn!(%error, "cannot see what hosts did");
                }
            }
        });
    }

    /// Connections whose session or token is no more are told to go.
    pub(crate) async fn dismiss_ended(&self) -> Result<(), sqlx::Error> {
        let held = self.sockets.secrets();
        if held.is_empty() {
            return Ok(());
        }
        let good = self.store.still_good(&held).await?;
        let ended = held.into_iter().filter(|secret| !good.contains(secret)).collect();
        self.sockets.signed_out(&ended);
        Ok(())
    }
}

impl Server {
    /// Takes over what hosts did, here, on other nodes or on the command line.
    pub(crate) async fn follow_hosts(&self) -> Result<(), ApiError> {
        for entry in self.store.log_after(self.hosts_seen.load(Ordering::Acquire)).await? {
            match entry.act.as_str() {
                "remove_game" => {
                    self.games.remove(&entry.subject);
                    self.sockets.game_removed(&entry.subject);
                }
                "settle" => {}
                _ => {
                    self.dismiss_ended().await?;
                    self.look_again_at_games_of(&entry.subject).await?;
                }
            }
            self.hosts_seen.fetch_max(entry.number, Ordering::AcqRel);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_connection_goes_with_its_session_or_its_game() {
        let sockets = Sockets::default();
        let mut ana = sockets.register(Some("ana".into()), "g1");
        let mut bob = sockets.register(Some("bob".into()), "g2");
        let watcher = sockets.register(None, "g1");
        sockets.signed_out(&HashSet::from(["ana".to_owned(), "nobody".to_owned()]));
        assert_eq!(ana.dismissed().await, Dismissed::SignedOut);
        sockets.game_removed("g2");
        assert_eq!(bob.dismissed().await, Dismissed::GameRemoved);
        assert_eq!(sockets.lock().sockets.len(), 1);
        drop(watcher);
        assert!(sockets.lock().sockets.is_empty());
    }
}
