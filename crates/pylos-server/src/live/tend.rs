//! What a game needs by itself: its clock watched, its engines asked.

use pylos_host::wire::Phase;
use pylos_host::{Actor, EngineTask, Table, Thinker};
use std::sync::Arc;
use std::time::{Duration, Instant};

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

/// How long a node that did not write the last event waits before it lets its
/// own engine think.
const COURTESY: Duration = Duration::from_secs(8);

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
        // Engines among themselves play for those who watch.
        if table.is_between_engines() && live.watchers() == 0 {
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
            if role == Role::Follower && server.store.is_shared() {
                tokio::time::sleep(COURTESY).await;
            }
            if live.table().revision == table.revision
                && let Err(error) = server.let_engine_act(&live, &table, task).await
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
        task: EngineTask,
    ) -> Result<(), ApiError> {
        let time = self.now(live, self.time.now()).time;
        let begun = Instant::now();
        let oracle = self.oracle(table.board());
        let thought = Arc::clone(table);
        let think = move |thinker: &mut Thinker| task.carry_out(&thought, time, thinker, oracle);
        let Some(action) = self.pool.think(&live.id, think).await? else { return Ok(()) };
        if !matches!(task, EngineTask::Answer { .. }) {
            self.metrics.thought.record(begun.elapsed());
        }
        self.act(live, Actor::Engine(task.chair()), action, self.time.now()).await
    }
}
