//! From an action to a stored event.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use pylos_host::stored::{read_event, read_settings, write_event, write_settings};
use pylos_host::wire::{Action, NewGame, Player, SeatWish, Visibility};
use pylos_host::{
    Actor, Advance, Chair, Decided, Event, Import, NextGame, Now, Seen, Settings, Sitting, Stamped,
    Table,
};
use pylos_rules::Side as _;

use super::{Live, Role, lock};
use crate::error::{ApiError, Code};
use crate::metrics::Metrics;
use crate::secret::LOTS;
use crate::server::Server;
use crate::store::{Also, Column as _, Entry, GameRow, NewGame as NewRow, Summary, Written};
use crate::timekeeper::Millis;

/// How often a write is tried again when other nodes are faster.
const TRIES: usize = 5;

impl Server {
    /// A game, from memory or from the store.
    pub async fn live(&self, id: &str) -> Result<Arc<Live>, ApiError> {
        let now = self.time.now();
        if let Some(live) = self.games.get(id) {
            *lock(&live.touched) = now;
            if live.doubt.load(Ordering::Acquire) {
                drop(self.certain(&live).await?);
            }
            return Ok(live);
        }
        let row = self.store.game(id).await?.ok_or_else(|| ApiError::not_found("game"))?;
        let mut table = self.table_of(&row).await?;
        for event in self.store.events(id, 0).await? {
            apply_stored(&mut table, &event)?;
        }
        let presence = match self.store.is_shared() {
            true => self.store.presence(id, now).await?,
            // Nobody can be here yet: they have from now on to come back.
            false => [Seen::Left(now); 2],
        };
        let live = self.games.insert(Live::new(table, presence, now));
        self.tend(&live, Role::Follower);
        Ok(live)
    }

    /// Creates a game for this player.
    pub async fn create(&self, creator: &Player, wish: NewGame) -> Result<Arc<Live>, ApiError> {
        let id = LOTS.game_id();
        let person = creator.id.as_deref().unwrap_or_default();
        let settings = Settings::new(wish, &id, person, LOTS)?;
        if settings.rated && creator.name.is_none() {
            return Err(ApiError::new(Code::SignIn, "rated games need an account"));
        }
        let people = people_of(&settings, person);
        let table = self.new_table(&NextGame { id, settings, people })?;
        self.write_new(table, Vec::new()).await
    }

    /// Creates a game that this player has finished elsewhere, in one write:
    /// nobody ever sees it unfinished.
    pub async fn import(&self, player: &Player, import: Import) -> Result<Arc<Live>, ApiError> {
        let person = player.id.as_deref().unwrap_or_default();
        let settings = import.settings(person, LOTS);
        let people = people_of(&settings, person);
        let table = self.new_table(&NextGame { id: LOTS.game_id(), settings, people })?;
        self.write_new(table, import.events().to_vec()).await
    }

    /// Writes a new game together with what has happened in it.
    async fn write_new(&self, table: Table, events: Vec<Event>) -> Result<Arc<Live>, ApiError> {
        let (id, at) = (table.id.clone(), table.created);
        let time = self.outages().playing_time(at);
        let row = row_of(&table)?;
        let advance = table.advance(at, time, Decided { events, rematch: false }, LOTS)?;
        let mut also = vec![Also::Create(row)];
        if advance.table.is_over() {
            also.push(Also::Summarise(summary(&advance.table)));
        }
        let events = written(&advance.events)?;
        let entry = Entry { game: id.clone(), revision: 1, at, events, also };
        self.store.append(entry).await.map_err(|error| write_failed(&error))?;
        Metrics::count(&self.metrics.games);
        let live = self.live(&id).await?;
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
            let guard = server.certain(&game).await?;
            server.join_locked(&game, &player, invite.as_deref()).await?;
            drop(guard);
            Ok::<(), ApiError>(())
        });
        joined.await.map_err(ApiError::internal)??;
        Ok(live)
    }

    async fn join_locked(
        &self,
        live: &Arc<Live>,
        player: &Player,
        invite: Option<&str>,
    ) -> Result<(), ApiError> {
        let person = player.id.clone().unwrap_or_default();
        for _ in 0..TRIES {
            let table = live.table();
            if !table.chairs_of(&person).is_empty() {
                return Ok(());
            }
            let chair = table.free_seat(invite)?;
            if table.settings.rated && player.name.is_none() {
                return Err(ApiError::new(Code::SignIn, "rated games need an account"));
            }
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
        received: Millis,
    ) -> Result<(), ApiError> {
        let (server, game) = (self.clone(), Arc::clone(live));
        // A caller who hangs up must not leave things half done.
        let acted = tokio::spawn(async move {
            let begun = Instant::now();
            let guard = server.certain(&game).await?;
            let done = server.act_locked(&game, &actor, &action, received).await;
            drop(guard);
            server.metrics.stored.record(begun.elapsed());
            done
        });
        acted.await.map_err(ApiError::internal)?
    }

    async fn act_locked(
        &self,
        live: &Arc<Live>,
        actor: &Actor,
        action: &Action,
        received: Millis,
    ) -> Result<(), ApiError> {
        if matches!(action, Action::Claim { .. }) {
            self.refresh_presence(live).await?;
        }
        for _ in 0..TRIES {
            let table = live.table();
            let now = self.now(live, received);
            let decided = table.decide(actor, action, now)?;
            if decided == Decided::default() {
                return Ok(());
            }
            let advance = table.advance(now.at, now.time, decided, LOTS)?;
            if self.write(live, &table, advance, now.at, Vec::new()).await? == WriteResult::Done {
                return Ok(());
            }
        }
        Err(ApiError::new(Code::Busy, "the game is changing too fast; try again"))
    }

    /// Ends the game of a side that is out of time.
    pub(super) async fn flag(&self, live: &Arc<Live>) -> Result<(), ApiError> {
        let _guard = self.certain(live).await?;
        for _ in 0..TRIES {
            let table = live.table();
            let now = self.now(live, self.time.now());
            let Some(event) = table.flag(now.time) else {
                self.tend(live, Role::Follower); // the time is not up after all
                return Ok(());
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
        Now { at, time: self.outages().playing_time(at), presence: live.presence() }
    }

    /// The right to change a game, once it is certain that the memory is as
    /// new as the store.
    pub(super) async fn certain<'a>(
        &self,
        live: &'a Arc<Live>,
    ) -> Result<tokio::sync::MutexGuard<'a, ()>, ApiError> {
        let guard = live.turn.lock().await;
        if live.doubt.load(Ordering::Acquire) {
            self.catch_up(live).await?;
            live.doubt.store(false, Ordering::Release);
        }
        Ok(guard)
    }

    /// Writes what happened; then it is published and known to all.
    async fn write(
        &self,
        live: &Arc<Live>,
        before: &Table,
        mut advance: Advance,
        at: Millis,
        mut also: Vec<Also>,
    ) -> Result<WriteResult, ApiError> {
        let over = advance.table.is_over() && !before.is_over();
        if over || advance.table.phase() != before.phase() {
            also.push(Also::Summarise(summary(&advance.table)));
        }
        if over && let Some(rate) = rating(&advance.table) {
            also.push(rate);
        }
        if let Some(next) = &advance.next {
            also.push(Also::Create(row_of(&self.new_table(next)?)?));
        }
        let turns = advance.events.iter().filter(|e| matches!(e.event, Event::Turn { .. })).count();
        let entry = Entry {
            game: live.id.clone(),
            revision: before.revision + 1,
            at,
            events: written(&advance.events)?,
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

    /// Reads what other nodes have written since.
    pub(super) async fn catch_up(&self, live: &Arc<Live>) -> Result<(), ApiError> {
        let mut table = (*live.table()).clone();
        let events = self.store.events(&live.id, table.revision).await?;
        let row = self.store.game(&live.id).await?.ok_or_else(|| ApiError::not_found("game"))?;
        for event in &events {
            apply_stored(&mut table, event)?;
        }
        let people = self.people(&row).await?;
        for (seat, person) in table.seats.iter_mut().zip(people) {
            if let Some(person) = person {
                *seat = Sitting::Person(person);
            }
        }
        table.rating_changes = row.changes;
        live.publish(table);
        self.tend(live, Role::Follower);
        Ok(())
    }

    async fn table_of(&self, row: &GameRow) -> Result<Table, ApiError> {
        let settings = read_settings(&row.settings).map_err(ApiError::internal)?;
        let people = self.people(row).await?;
        let mut table = Table::new(row.id.clone(), settings, people, row.created)?;
        table.rating_changes = row.changes;
        Ok(table)
    }

    async fn people(&self, row: &GameRow) -> Result<[Option<Player>; 2], ApiError> {
        let [first, second] = &row.players;
        let mut people = [None, None];
        for (person, id) in people.iter_mut().zip([first, second]) {
            if let Some(id) = id {
                *person = Some(self.player(id).await?);
            }
        }
        Ok(people)
    }

    fn new_table(&self, next: &NextGame) -> Result<Table, ApiError> {
        let nobody = |id: &String| Player {
            id: Some(id.clone()),
            name: None,
            kind: pylos_host::wire::PlayerKind::Guest,
            level: None,
            ratings: BTreeMap::new(),
        };
        let people = [next.people[0].as_ref().map(nobody), next.people[1].as_ref().map(nobody)];
        let created = self.time.now();
        Ok(Table::new(next.id.clone(), next.settings.clone(), people, created)?)
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
        listed: table.settings.visibility == Visibility::Public,
        created: table.created,
        players: Chair::BOTH.map(|chair| table.person(chair).map(str::to_owned)),
        summary: summary(table),
    })
}

/// Events as they are stored.
fn written(events: &[Stamped]) -> Result<Vec<String>, ApiError> {
    events.iter().map(write_event).collect::<Result<_, _>>().map_err(ApiError::internal)
}

/// What a write came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WriteResult {
    Done,
    TryAgain,
}

fn write_failed(error: &crate::store::StoreError) -> ApiError {
    tracing::warn!(%error, "a write has failed");
    ApiError::new(Code::Busy, "the move could not be stored; send it again")
}

fn apply_stored(table: &mut Table, stored: &crate::store::StoredEvent) -> Result<(), ApiError> {
    let event = read_event(&stored.body).map_err(ApiError::internal)?;
    table.apply(stored.at, &event).map_err(|error| {
        ApiError::internal(format!("event {} of game {}: {error}", stored.revision, table.id))
    })
}

fn summary(table: &Table) -> Summary {
    let wanted = table.seats.iter().find_map(|seat| match seat {
        Sitting::Free(wanted) => Some(wanted.column()),
        _ => None,
    });
    Summary {
        phase: table.phase().column(),
        wanted,
        ended: table.ended(),
        ply: table.board().ply() as i64,
        position: table.board().position(),
        result: table.result().map(|result| result.by.column()),
    }
}

fn rating(table: &Table) -> Option<Also> {
    if !table.settings.rated || table.is_aborted() {
        return None;
    }
    let [first, second] = Chair::BOTH.map(|chair| table.person(chair).map(str::to_owned));
    let players = [first?, second?];
    (players[0] != players[1]).then(|| Also::Rate {
        kind: table.board().kind().column(),
        players,
        score: match table.board().winner() {
            Some(Chair::First) => 1.0,
            Some(Chair::Second) => 0.0,
            None => 0.5,
        },
    })
}
