//! From an action to a stored event.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use pylos_host::stored::{write_event, write_settings};
use pylos_host::wire::{Action, Moment, NewGame, Pace, Player, PlayerKind, SeatWish, Visibility};
use pylos_host::{
    Actor, Advance, Chair, Decided, Event, Import, NextGame, Now, Settings, Sitting, Stamped, Table,
};
use pylos_rules::Side as _;

use super::fill::{engines, nobody, summary};
use super::{Live, Role};
use crate::error::{ApiError, Code};
use crate::metrics::Metrics;
use crate::rated;
use crate::secret::LOTS;
use crate::server::Server;
use crate::store::{Also, Column as _, Entry, NewGame as NewRow, Traits, Written};
use crate::timekeeper::Millis;

/// How often a write is tried again when other nodes are faster.
pub(super) const TRIES: usize = 5;

/// Whoever asks for something is answered within two seconds, even if it
/// cannot be known yet what has come of it.
const ANSWER: Duration = Duration::from_millis(1_900);

/// The store is asked no more often than this because a client claims to know
/// more.
const ASK: Millis = 250;

const DAY: Millis = 86_400_000;

/// When something was received, and how long its way to the player and back
/// was, as far as that was measured.
#[derive(Clone, Copy, Debug)]
pub struct Received {
    /// When.
    pub at: Millis,
    /// How long the way was.
    pub lag: Duration,
}

impl From<Millis> for Received {
    fn from(at: Millis) -> Received {
        Received { at, lag: Duration::ZERO }
    }
}

impl Server {
    /// Creates a game for this player, who asks from this address if he asks
    /// himself.
    pub async fn create(
        &self,
        creator: &Player,
        from: Option<IpAddr>,
        wish: NewGame,
    ) -> Result<Arc<Live>, ApiError> {
        let id = LOTS.game_id();
        let person = creator.id.as_deref().unwrap_or_default();
        let invited = self.challenged(&wish, creator).await?;
        let settings = Settings::new(wish, &id, person, LOTS)?;
        check_rated(settings.rated, creator)?;
        if settings.seats.iter().any(|seat| matches!(seat, SeatWish::Engine { .. })) {
            let most = self.config.limits.engine_games;
            let since = self.time.now() - DAY;
            if self.store.engine_games_of(person, since).await? >= i64::from(most) {
                let message = "you have many games against the computer; end some of them first";
                return Err(ApiError::new(Code::TooMany, message));
            }
        }
        let people = people_of(&settings, person);
        let table = self.new_table(&NextGame { id, settings, people })?;
        self.write_new(table, from, Vec::new(), invited).await
    }

    /// Creates a game that this player has finished elsewhere, in one write:
    /// nobody ever sees it unfinished.
    pub async fn import(&self, player: &Player, import: Import) -> Result<Arc<Live>, ApiError> {
        let person = player.id.as_deref().unwrap_or_default();
        let settings = import.settings(person, LOTS);
        let people = people_of(&settings, person);
        let table = self.new_table(&NextGame { id: LOTS.game_id(), settings, people })?;
        self.write_new(table, None, import.events().to_vec(), None).await
    }

    /// Writes a new game together with what has happened in it.
    async fn write_new(
        &self,
        table: Table,
        from: Option<IpAddr>,
        events: Vec<Event>,
        invited: Option<String>,
    ) -> Result<Arc<Live>, ApiError> {
        self.be_alive().await?;
        let (id, at) = (table.id.clone(), table.created);
        let time = self.outages().playing_time(at);
        let advance = table.advance(at, time, Decided { events, rematch: false }, LOTS)?;
        let row = summary(&advance.table, at);
        let new = NewRow { invited, ..row_of(&advance.table)? };
        let also = vec![Also::Create(Box::new(new))];
        let events = written(&advance.events)?;
        let game = id.clone();
        let entry = Entry { game, revision: 1, at, events, row, is_steady: false, also };
        self.store.append(entry).await.map_err(|error| write_failed(&error))?;
        Metrics::count(&self.metrics.games);
        let live = self.live(&id).await?;
        if let Some(from) = from {
            live.played_from(from);
        }
        self.tend(&live, Role::Mover);
        Ok(live)
    }

    /// Sits somebody down. Whoever sits already stays where he is.
    pub async fn join(
        &self,
        id: &str,
        player: &Player,
        invite: Option<String>,
    ) -> Result<Arc<Live>, ApiError> {
        let live = self.live(id).await?;
        let (server, player, game) = (self.clone(), player.clone(), Arc::clone(&live));
        // A caller who hangs up must not leave things half done.
        let joined = tokio::spawn(async move {
            server.be_alive().await?;
            let guard = server.certain(&game).await?;
            server.join_locked(&game, &player, invite.as_deref()).await?;
            drop(guard);
            Ok::<(), ApiError>(())
        });
        in_time(joined).await?;
        Ok(live)
    }

    async fn join_locked(
        &self,
        live: &Arc<Live>,
        player: &Player,
        invite: Option<&str>,
    ) -> Result<(), ApiError> {
        let person = player.id.clone().unwrap_or_default();
        let mut looked = !self.store.is_shared();
        for _ in 0..TRIES {
            let table = live.table();
            if !table.chairs_of(&person).is_empty() {
                return Ok(());
            }
            let chair = match table.free_seat(invite) {
                Err(_) if !looked => {
                    looked = true;
                    self.catch_up(live).await?;
                    continue;
                }
                chair => chair?,
            };
            check_rated(table.settings.rated, player)?;
            let now = self.now(live, self.time.now());
            let decided = Decided { events: vec![Event::Joined { chair }], rematch: false };
            let mut advance = table.advance(now.at, now.time, decided, LOTS)?;
            advance.table.seats[chair as usize] = Sitting::Person(player.clone());
            let seat = Also::Sit { chair: chair as usize, player: person.clone() };
            if self.write(live, &table, advance, now.at, vec![seat]).await? == WriteResult::Done {
                return Ok(());
            }
        }
        Err(ApiError::new(Code::Busy, "the game is changing too fast; try again"))
    }

    /// Lets somebody act. When this returns without an error, what happened
    /// is stored, or had happened before.
    pub async fn act(
        &self,
        live: &Arc<Live>,
        actor: Actor,
        action: Action,
        received: impl Into<Received>,
    ) -> Result<(), ApiError> {
        let (server, game, received) = (self.clone(), Arc::clone(live), received.into());
        // A caller who hangs up must not leave things half done.
        let acted = tokio::spawn(async move {
            let begun = Instant::now();
            server.be_alive().await?;
            let guard = server.certain(&game).await?;
            let done = server.act_locked(&game, &actor, &action, received).await;
            drop(guard);
            server.metrics.stored.record(begun.elapsed());
            done
        });
        in_time(acted).await
    }

    /// Reads the store again if a client knows of more than this node: it was
    /// told by another.
    pub async fn know_as_much(&self, live: &Arc<Live>, moment: Moment) -> Result<(), ApiError> {
        let table = live.table();
        let (ply, undos) = (table.board().ply(), table.undos);
        let more = (moment.undos, moment.ply) > (undos, ply);
        let now = self.time.now();
        if !more || !self.store.is_shared() || now - live.asked.load(Ordering::Relaxed) < ASK {
            return Ok(());
        }
        live.asked.store(now, Ordering::Relaxed);
        self.catch_up(live).await
    }

    async fn act_locked(
        &self,
        live: &Arc<Live>,
        actor: &Actor,
        action: &Action,
        received: Received,
    ) -> Result<(), ApiError> {
        if matches!(action, Action::Claim { .. }) {
            self.refresh_company(live).await?;
        }
        let mut looked = !self.store.is_shared();
        for _ in 0..TRIES {
            let table = live.table();
            let now = Now { lag: received.lag, ..self.now(live, received.at) };
            let decided = match table.decide(actor, action, now) {
                // Another node may have told the client more than this one has
                // heard: nobody is refused before it has looked.
                Err(_) if !looked => {
                    looked = true;
                    self.catch_up(live).await?;
                    continue;
                }
                decided => decided?,
            };
            if decided == Decided::default() {
                return Ok(());
            }
            let advance = table.advance(now.at, now.time, decided, LOTS)?;
            let back = back_by(&table, &advance.table);
            if self.write(live, &table, advance, now.at, Vec::new()).await? == WriteResult::Done {
                if let Some(player) = back {
                    self.back_from_vacation(&player).await?;
                }
                return Ok(());
            }
        }
        Err(ApiError::new(Code::Busy, "the game is changing too fast; try again"))
    }

    /// Ends the game of a side that is out of time.
    pub(super) async fn flag(&self, live: &Arc<Live>) -> Result<(), ApiError> {
        self.be_alive().await?;
        let _guard = self.certain(live).await?;
        for _ in 0..TRIES {
            let table = live.table();
            let now = self.now(live, self.time.now());
            let late = Duration::from_millis(live.late(&table) as u64);
            let time = now.time.saturating_sub(late);
            let Some(event) = table.flag(time) else {
                self.tend(live, Role::Follower); // the time is not up after all
                // Should the row not know that, it is put right.
                return match table.deadline() {
                    Some(deadline) if deadline >= time => Ok(()),
                    _ => self.fill_row(&table).await,
                };
            };
            let advance = table.advance(now.at, now.time, event.into(), LOTS)?;
            if self.write(live, &table, advance, now.at, Vec::new()).await? == WriteResult::Done {
                return Ok(());
            }
        }
        Ok(())
    }

    /// The present for a game.
    pub fn now(&self, live: &Live, at: Millis) -> Now {
        let time = self.outages().playing_time(at);
        Now { at, time, presence: live.presence(), lag: Duration::ZERO }
    }

    /// Writes what happened; then it is published and known to all.
    pub(super) async fn write(
        &self,
        live: &Arc<Live>,
        before: &Table,
        mut advance: Advance,
        at: Millis,
        mut also: Vec<Also>,
    ) -> Result<WriteResult, ApiError> {
        let over = advance.table.is_over() && !before.is_over();
        if over && let Some(rate) = rating(&advance.table) {
            also.push(rate);
        }
        if let Some(next) = &advance.next {
            also.push(Also::Create(Box::new(row_of(&self.new_table(next)?)?)));
        }
        let turns = advance.events.iter().filter(|e| matches!(e.event, Event::Turn { .. })).count();
        let entry = Entry {
            game: live.id.clone(),
            revision: before.revision + 1,
            at,
            events: written(&advance.events)?,
            row: summary(&advance.table, at),
            is_steady: is_steady(before, &advance.table),
            also,
        };
        live.doubt.store(true, Ordering::Release);
        match self.store.append(entry).await {
            Ok(Written::Stored(changes)) => {
                if changes.is_some() {
                    advance.table.rating_changes = changes;
                }
                self.metrics.turns.fetch_add(turns as u64, Ordering::Relaxed);
                live.publish(advance.table);
                live.doubt.store(false, Ordering::Release);
                self.tend(live, Role::Mover);
                Ok(WriteResult::Done)
            }
            Ok(Written::Conflict) => {
                Metrics::count(&self.metrics.conflicts);
                self.catch_up(live).await?;
                live.doubt.store(false, Ordering::Release);
                Ok(WriteResult::TryAgain)
            }
            Err(error) => Err(write_failed(&error)),
        }
    }

    /// A game that others create, as its row is written.
    pub(crate) fn new_game_row(&self, next: &NextGame) -> Result<NewRow, ApiError> {
        row_of(&self.new_table(next)?)
    }

    fn new_table(&self, next: &NextGame) -> Result<Table, ApiError> {
        let people = [0, 1].map(|side: usize| next.people[side].as_deref().map(nobody));
        let created = self.time.now();
        Ok(Table::new(next.id.clone(), next.settings.clone(), people, created)?)
    }
}

/// Rated games are for people with accounts.
fn check_rated(rated: bool, player: &Player) -> Result<(), ApiError> {
    match player.kind {
        _ if !rated => Ok(()),
        PlayerKind::Account | PlayerKind::Host => Ok(()),
        PlayerKind::Guest => Err(ApiError::new(Code::SignIn, "rated games need an account")),
        PlayerKind::Bot | PlayerKind::Engine => {
            Err(ApiError::new(Code::FairPlay, "programs play games that are not rated"))
        }
    }
}

/// Who sits down at once, people only.
fn people_of(settings: &Settings, creator: &str) -> [Option<String>; 2] {
    settings.seats.map(|seat| (seat == SeatWish::Me {}).then(|| creator.to_owned()))
}

/// A game as it is created.
fn row_of(table: &Table) -> Result<NewRow, ApiError> {
    Ok(NewRow {
        id: table.id.clone(),
        kind: table.board().kind().column(),
        settings: write_settings(&table.settings).map_err(ApiError::internal)?,
        rules: table.settings.rules.clone(),
        rated_as: rated_as(table),
        invited: None,
        listed: table.settings.visibility == Visibility::Public,
        traits: Traits::of(&table.settings),
        created: table.created,
        players: Chair::BOTH.map(|chair| table.person(chair).map(str::to_owned)),
        engines: engines(table),
        summary: summary(table, table.created),
    })
}

/// Events as they are stored.
fn written(events: &[Stamped]) -> Result<Vec<String>, ApiError> {
    events.iter().map(write_event).collect::<Result<_, _>>().map_err(ApiError::internal)
}

/// Who was on vacation, and has played.
fn back_by(before: &Table, after: &Table) -> Option<String> {
    let back = |chair: &Chair| before.is_paused(*chair) && !after.is_paused(*chair);
    let chair = Chair::BOTH.into_iter().find(back)?;
    after.person(chair).map(str::to_owned)
}

/// Whether a game goes on as before, for its row.
fn is_steady(before: &Table, after: &Table) -> bool {
    let paused = |table: &Table| Chair::BOTH.map(|chair| table.is_paused(chair));
    before.phase() == after.phase() && paused(before) == paused(after)
}

/// What a write came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WriteResult {
    Done,
    TryAgain,
}

fn write_failed(error: &crate::store::StoreError) -> ApiError {
    tracing::warn!(%error, "a write has failed");
    ApiError::new(Code::Busy, error.advice)
}

/// What came of it, if that is known soon enough.
async fn in_time(task: tokio::task::JoinHandle<Result<(), ApiError>>) -> Result<(), ApiError> {
    match tokio::time::timeout(ANSWER, task).await {
        Ok(done) => done.map_err(ApiError::internal)?,
        Err(_) => Err(ApiError::new(Code::Busy, "that took too long; send it again")),
    }
}

/// What a game counts for, should it be rated.
fn rated_as(table: &Table) -> &'static str {
    rated::column(table.board().kind(), Pace::of(table.settings.clock))
}

fn rating(table: &Table) -> Option<Also> {
    if !table.settings.rated || table.is_aborted() {
        return None;
    }
    let [first, second] = Chair::BOTH.map(|chair| table.person(chair).map(str::to_owned));
    let players = [first?, second?];
    (players[0] != players[1]).then(|| Also::Rate {
        kind: rated_as(table),
        players,
        score: match table.board().winner() {
            Some(Chair::First) => 1.0,
            Some(Chair::Second) => 0.0,
            None => 0.5,
        },
    })
}
