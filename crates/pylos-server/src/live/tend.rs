//! What a game needs by itself: its clock watched, its engines asked.

use pylos_host::wire::Phase;
use pylos_host::{Actor, EngineTask, Table, Thinker};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::fill::{COURTESY, asker};
use super::{Live, lock};
use crate::error::ApiError;
use crate::server::Server;

/// What this node has to do with the latest event of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It wrote it, and goes on at once.
    Mover,
    /// Another node wrote it, perhaps one that has died since: this one waits
    /// a little for it to go on.
    Follower,
}

/// How soon, and how seldom at last, a turn that an engine could not play is
/// tried again: its queue was full, or the store was busy.
const AGAIN: Duration = Duration::from_secs(1);
const SELDOM: Duration = Duration::from_secs(5);

/// A flag falls so much after its time: a turn that arrived in the last moment
/// may still be on its way through the server.
const FLAG_MARGIN: i64 = 40;

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
        if role == Role::Mover {
            self.tend_plan(live);
        }
        // Engines among themselves play for those who watch; all others are
        // found by whoever keeps the games, should this node not be theirs.
        let others = role == Role::Follower && self.store.is_shared();
        if table.is_between_engines() {
            if live.watchers() == 0 {
                return;
            }
        } else if others {
            return;
        }
        let Some(task) = EngineTask::of(&table) else { return };
        {
            let mut thinking = lock(&live.thinking);
            if *thinking == Some(table.revision) {
                return;
            }
            *thinking = Some(table.revision);
        }
        let (server, live) = (self.clone(), Arc::clone(live));
        self.spawn_until_stopped(async move {
            if others {
                tokio::time::sleep(Duration::from_millis(COURTESY as u64)).await;
            }
            let mut wait = AGAIN;
            while live.table().revision == table.revision
                && let Err(error) = server.let_engine_act(&live, &table, task).await
            {
                tracing::warn!(%error, game = live.id, "an engine could not play");
                tokio::time::sleep(wait).await;
                wait = (2 * wait).min(SELDOM);
            }
            let mut thinking = lock(&live.thinking);
            if *thinking == Some(table.revision) {
                *thinking = None;
            }
        });
    }

    fn watch_clock(&self, live: &Arc<Live>, table: &Table) {
        let Some(deadline) = table.deadline() else { return live.set_timer(None) };
        let late = FLAG_MARGIN + live.late(table);
        let wait = self.outages().moment(deadline) + late - self.time.now();
        let wait = Duration::from_millis(u64::try_from(wait).unwrap_or(0));
        // A clock of days must not keep a game in memory that nobody looks at.
        let (server, game) = (self.clone(), Arc::downgrade(live));
        let timer = tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            let Some(game) = game.upgrade() else { return };
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
        task: EngineTask,
    ) -> Result<(), ApiError> {
        let time = self.now(live, self.time.now()).time;
        let begun = Instant::now();
        let oracle = self.oracle(table.board());
        let thought = Arc::clone(table);
        let think = move |thinker: &mut Thinker| task.carry_out(&thought, time, thinker, oracle);
        let Some(action) = self.pool.think(&asker(live, table), think).await? else {
            return Ok(());
        };
        if !matches!(task, EngineTask::Answer { .. }) {
            self.metrics.thought.record(begun.elapsed());
        }
        self.act(live, Actor::Engine(task.chair()), action, self.time.now()).await
    }
}
