//! What a bot does all the time: looks after its games, and finds new ones.
//!
//! It remembers nothing that the server does not: every round begins with the
//! list of its games, so that after a restart, of either, all goes on.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use pylos_client::{Answer, Remote, text};
use pylos_rules::TimeControl;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::{Id, JoinSet};

use super::Setup;
use super::news::{News, What};
use super::seat;

/// How far a bot has been told to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Not at all.
    No,
    /// No new games.
    Finish,
    /// All games are resigned.
    Resign,
    /// All games are left as they are.
    Leave,
}

/// Why a round was not finished.
enum Trouble {
    /// It will be tried again.
    Passing(String),
    /// It will never work.
    Lasting(String),
}

impl From<pylos_client::Trouble> for Trouble {
    fn from(error: pylos_client::Trouble) -> Trouble {
        Trouble::Passing(error.to_string())
    }
}

/// How often the server is asked for something new.
const ROUND: Duration = Duration::from_secs(2);
/// A server that is away is asked ever less often, down to this.
pub const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// A bot at work.
pub struct Errand {
    setup: Arc<Setup>,
    remote: Remote,
    news: News,
    /// What being told to stop means.
    stop: Stop,
    /// The tasks that play, and the game of each.
    tasks: JoinSet<()>,
    playing: HashMap<Id, String>,
    /// The game in which quick pairing waits.
    waiting: Option<String>,
    stopping: watch::Sender<Stop>,
}

impl Errand {
    /// A bot that has not done anything yet.
    pub fn new(setup: Arc<Setup>, news: News, stop: Stop) -> Errand {
        let remote = setup.remote.clone();
        let (tasks, playing) = (JoinSet::new(), HashMap::new());
        let stopping = watch::Sender::new(Stop::No);
        Errand { setup, remote, news, stop, tasks, playing, waiting: None, stopping }
    }

    /// Plays until it is told to stop, or until nothing can ever work.
    pub async fn run(mut self) -> Result<(), String> {
        let mut signals = Signals::new().map_err(|error| error.to_string())?;
        let mut pause = Duration::ZERO;
        let mut known = false;
        loop {
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                Some(done) = self.tasks.join_next_with_id() => {
                    // A game whose task failed altogether is found again in
                    // the lists.
                    let id = done.map_or_else(|error| error.id(), |(id, ())| id);
                    self.playing.remove(&id);
                }
                () = signals.next() => self.told_to_stop().await,
            }
            let stop = *self.stopping.borrow();
            if stop == Stop::Leave || stop != Stop::No && self.tasks.is_empty() {
                return Ok(());
            }
            let round = match known {
                false => self.introduce().await,
                true => self.round().await,
            };
            match round {
                Ok(()) => (known, pause) = (true, ROUND),
                Err(Trouble::Lasting(why)) => return Err(why),
                Err(Trouble::Passing(why)) => {
                    pause = (pause * 2).clamp(ROUND / 2, LONGEST_PAUSE);
                    let told = format!("{why}; next try in {} s", pause.as_secs().max(1));
                    self.news.tell(What::Trouble, told);
                }
            }
        }
    }

    async fn told_to_stop(&mut self) {
        let next = match *self.stopping.borrow() {
            Stop::No => self.stop,
            _ => Stop::Leave,
        };
        let games = self.tasks.len();
        self.news.tell(
            What::Stops,
            match next {
                Stop::Leave => format!("leaves {games} games, which wait"),
                Stop::Resign => format!("resigns {games} games"),
                _ => format!("no new games; {games} to be finished (once more: leave them)"),
            },
        );
        let _ = self.stopping.send_replace(next);
        self.leave_waiting().await;
    }

    /// Calls off the game in which nobody has sat down yet.
    async fn leave_waiting(&mut self) {
        if let Some(game) = self.waiting.take() {
            let action = json!({ "type": "abort", "ply": 0, "undos": 0 });
            let _ = self.remote.post(&format!("/api/v1/games/{game}/actions"), &action).await;
        }
    }

    /// Whether the token is that of a program's account.
    async fn introduce(&mut self) -> Result<(), Trouble> {
        let me = good(self.remote.get("/api/v1/me").await?)?;
        let player = &me["player"];
        match (text(player, "kind"), text(player, "name")) {
            ("bot", name) => self.news.tell(What::Ready, format!("{name} on the server")),
            (_, name) => {
                return Err(Trouble::Lasting(format!(
                    "{name} is the account of a person: make one for the program with \
                     `pylos bot --register NAME`, or sign in as {name} and send POST /me/bot"
                )));
            }
        }
        self.round().await
    }

    /// Looks after everything once.
    async fn round(&mut self) -> Result<(), Trouble> {
        for list in ["waiting", "running"] {
            let path = format!("/api/v1/me/games?list={list}&limit=100");
            let listed = good(self.remote.get(&path).await?)?;
            for game in games(&listed).filter(|game| game["phase"] == "playing") {
                self.play(text(game, "id"));
            }
        }
        if *self.stopping.borrow() == Stop::No {
            self.challenges().await?;
            if self.setup.open {
                self.open_seats().await?;
            }
            if let Some(clock) = self.setup.pair {
                self.pair(clock).await?;
            }
        }
        Ok(())
    }

    fn has_room(&self) -> bool {
        self.playing.len() < self.setup.games
    }

    /// Plays a game, unless it does already.
    fn play(&mut self, game: &str) {
        if self.playing.values().any(|playing| playing == game) {
            return;
        }
        let (setup, news) = (Arc::clone(&self.setup), self.news.clone());
        let (id, stopping) = (game.to_owned(), self.stopping.subscribe());
        let task = self.tasks.spawn(async move { seat::play(setup, &id, stopping, news).await });
        self.playing.insert(task.id(), game.to_owned());
    }

    async fn challenges(&mut self) -> Result<(), Trouble> {
        let listed = good(self.remote.get("/api/v1/me/challenges").await?)?;
        // Whoever has waited longest comes first.
        for game in games(&listed).rev() {
            let id = text(game, "id");
            match self.setup.taste.accepts(game) {
                Ok(()) if self.has_room() => self.sit_down(id, game).await?,
                // There will be room.
                Ok(()) => {}
                Err(why) => {
                    self.remote
                        .send("DELETE", &format!("/api/v1/me/challenges/{id}"), None)
                        .await?;
                    self.news.of(id, What::Declined, why);
                }
            }
        }
        Ok(())
    }

    async fn open_seats(&mut self) -> Result<(), Trouble> {
        let listed = good(self.remote.get("/api/v1/games?list=open&limit=50").await?)?;
        for game in games(&listed) {
            let own = Some(text(game, "id")) == self.waiting.as_deref();
            if !own && self.has_room() && self.setup.taste.accepts(game).is_ok() {
                self.sit_down(text(game, "id"), game).await?;
            }
        }
        Ok(())
    }

    async fn sit_down(&mut self, id: &str, game: &Value) -> Result<(), Trouble> {
        let joined = self.remote.post(&format!("/api/v1/games/{id}/join"), &json!({})).await?;
        match good(joined) {
            Ok(_) => {
                self.news.of(id, What::Accepted, text(game, "rules"));
                self.play(id);
                Ok(())
            }
            // Somebody else was quicker, or the challenge was taken back.
            Err(Trouble::Passing(why)) => {
                self.news.of(id, What::Trouble, why);
                Ok(())
            }
            lasting => lasting.map(|_| ()),
        }
    }

    async fn pair(&mut self, clock: TimeControl) -> Result<(), Trouble> {
        if !self.has_room() {
            self.leave_waiting().await;
            return Ok(());
        }
        let mut wish = json!({
            "rules": self.setup.taste.first_rules().to_string(), "clock": clock_setting(clock),
        });
        if let Some(game) = &self.waiting {
            wish["waiting"] = json!(game);
        }
        let state = good(self.remote.post("/api/v1/pairing", &wish).await?)?;
        let game = text(&state, "game").to_owned();
        if state["phase"] == "waiting" {
            self.waiting = Some(game);
        } else {
            self.waiting = None;
            self.play(&game);
        }
        Ok(())
    }
}

/// The games of a list, the newest first.
fn games(listed: &Value) -> impl DoubleEndedIterator<Item = &Value> {
    listed["games"].as_array().into_iter().flatten()
}

fn clock_setting(control: TimeControl) -> Value {
    match control {
        TimeControl::Unlimited => json!({ "kind": "none" }),
        TimeControl::PerMove(time) => {
            json!({ "kind": "per_move", "seconds": time.duration().as_secs() })
        }
        TimeControl::PerGame { time, increment } => {
            let increment = increment.map_or(0, |span| span.duration().as_secs());
            json!({ "kind": "per_game", "seconds": time.duration().as_secs(), "increment": increment })
        }
    }
}

/// What the server has answered, unless it refuses.
fn good(answer: Answer) -> Result<Value, Trouble> {
    let json = answer.json();
    let message = || text(&json, "message").to_owned();
    match answer.status {
        200..=299 => Ok(json),
        401 => Err(Trouble::Lasting(message())),
        // A token that lacks a scope will never have it.
        403 if message().contains("scope") => Err(Trouble::Lasting(message())),
        status if message().is_empty() => Err(Trouble::Passing(format!("it answers {status}"))),
        _ => Err(Trouble::Passing(message())),
    }
}

/// Ctrl-C, and being told to stop by the system.
struct Signals {
    #[cfg(unix)]
    term: tokio::signal::unix::Signal,
}

impl Signals {
    fn new() -> std::io::Result<Signals> {
        Ok(Signals {
            #[cfg(unix)]
            term: tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?,
        })
    }

    async fn next(&mut self) {
        #[cfg(unix)]
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = self.term.recv() => {}
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
    }
}
