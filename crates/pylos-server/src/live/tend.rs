//! What a game needs by itself: its clock watched, its engines asked.

use std::sync::Arc;
use std::time::{Duration, Instant};

use pylos_engine::{PerfectPlay, Score};

use super::{Live, lock};
use crate::chair::Chair;
use crate::error::ApiError;
use crate::server::Server;
use crate::table::{Actor, Table};
use crate::wire::{Action, Phase, What};

/// What this node has to do with the latest event of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It wrote it, and goes on at once.
    Mover,
    /// Another node wrote it, perhaps one that has died since: this one waits
    /// a little for it to go on.
    Follower,
}

/// How long a node that did not write the last event waits before it lets its
/// own engine think.
const COURTESY: Duration = Duration::from_secs(8);

/// A flag falls so much after its time: a turn that arrived in the last moment
/// may still be on its way through the server.
const FLAG_MARGIN: i64 = 40;

/// The longest that an engine thinks about one turn.
const LONGEST_THOUGHT: Duration = Duration::from_secs(6);

impl Server {
    /// Sets the timer of a game's clock, and lets its engines think.
    pub(crate) fn tend(&self, live: &Arc<Live>, role: Role) {
        if self.is_stopping() {
            return;
        }
        let table = live.table();
        self.watch_clock(live, &table);
        if table.phase() != Phase::Playing {
            return;
        }
        // Engines among themselves play for those who watch.
        if table.is_between_engines() && live.watchers() == 0 {
            return;
        }
        let to_move = table.to_move().filter(|&chair| table.engine(chair).is_some());
        let arranges = table.arranging().find(|&chair| table.engine(chair).is_some());
        let Some(chair) = to_move.or(arranges).or(table.asks_engine().map(|(_, chair)| chair))
        else {
            return;
        };
        {
            let mut thinking = lock(&live.thinking);
            if *thinking == Some(table.revision) {
                return;
            }
            *thinking = Some(table.revision);
        }
        let (server, live) = (self.clone(), Arc::clone(live));
        self.spawn_until_stopped(async move {
            if role == Role::Follower && server.store.is_shared() {
                tokio::time::sleep(COURTESY).await;
            }
            if live.table().revision == table.revision
                && let Err(error) = server.let_engine_act(&live, &table, chair).await
            {
                tracing::warn!(%error, game = live.id, "an engine could not play");
            }
            let mut thinking = lock(&live.thinking);
            if *thinking == Some(table.revision) {
                *thinking = None;
            }
        });
    }

    fn watch_clock(&self, live: &Arc<Live>, table: &Table) {
        let Some(deadline) = table.deadline() else { return live.set_timer(None) };
        let wait = self.outages().moment(deadline) + FLAG_MARGIN - self.time.now();
        let wait = Duration::from_millis(u64::try_from(wait).unwrap_or(0));
        let (server, game) = (self.clone(), Arc::clone(live));
        let timer = tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            // In a task of its own: the next timer may cancel this one, but
            // nothing may cancel a write.
            tokio::spawn(async move {
                if let Err(error) = server.flag(&game).await {
                    tracing::warn!(%error, game = game.id, "cannot end a game on time");
                }
            });
        });
        live.set_timer(Some(timer.abort_handle()));
    }

    async fn let_engine_act(
        &self,
        live: &Arc<Live>,
        table: &Arc<Table>,
        chair: Chair,
    ) -> Result<(), ApiError> {
        let ply = table.board().ply();
        let undos = table.undos;
        if let Some((what, asked)) = table.asks_engine()
            && table.to_move() != Some(asked)
        {
            let agrees = what == What::Draw && self.is_drawn(table).await;
            let action = if agrees {
                Action::Offer { ply, undos, what }
            } else {
                Action::Decline { ply, undos, what }
            };
            return self.act(live, Actor::Engine(asked), action, self.time.now()).await;
        }
        let Some(level) = table.engine(chair) else { return Ok(()) };
        let time = self.thinking_time(live, table, chair);
        let begun = Instant::now();
        let oracle = self.oracle(table.board());
        let action = if table.to_move().is_some() {
            let thought = Arc::clone(table);
            let found = self
                .pool
                .think(&live.id, move |thinker| {
                    thinker.think(thought.board(), Some(level), time, oracle)
                })
                .await?;
            let Some(found) = found else { return Ok(()) };
            Action::Turn { ply, undos, turn: found.turn }
        } else {
            let thought = Arc::clone(table);
            let found = self
                .pool
                .think(&live.id, move |thinker| {
                    thinker.arrange(thought.board(), chair, level, time)
                })
                .await?;
            let Some(arrangement) = found else { return Ok(()) };
            Action::Arrange { ply, undos, arrangement, side: None }
        };
        self.metrics.thought.record(begun.elapsed());
        self.act(live, Actor::Engine(chair), action, self.time.now()).await
    }

    /// A fair part of what the clock leaves.
    fn thinking_time(&self, live: &Live, table: &Table, chair: Chair) -> Duration {
        let now = self.now(live, self.time.now());
        let time = table.budget(chair, now.time).thinking_time();
        time.map_or(LONGEST_THOUGHT, |time| time.min(LONGEST_THOUGHT))
    }

    /// Whether it is known for certain that nobody can win any more.
    async fn is_drawn(&self, table: &Arc<Table>) -> bool {
        let Some(oracle) = self.oracle(table.board()) else { return false };
        let thought = Arc::clone(table);
        let value = self.pool.think(&table.id, move |_| match thought.board().game() {
            pylos_rules::ByGame::Pyramid(game) => PerfectPlay::new(&*oracle, game).score(),
            pylos_rules::ByGame::Equator(_) => None,
        });
        matches!(value.await, Ok(Some(Score::Exact(pylos_rules::Value::Draw))))
    }
}
