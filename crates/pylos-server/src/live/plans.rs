//! Conditional turns are played by the server: at once by the node that has
//! written the opponent's turn, and should it be gone, by whichever finds that
//! they are due. A turn that is played twice is played once.

use std::sync::Arc;

use pylos_host::wire::{Action, Pace, Phase};
use pylos_host::{Actor, Chair, Table};
use pylos_rules::Side as _;

use super::Live;
use crate::error::{ApiError, Code};
use crate::plan::{Plan, Says};
use crate::server::Server;
use crate::store::StoredPlan;

impl Server {
    /// What is left of a seat's plan, for whoever holds the seat.
    pub async fn plan_of(&self, table: &Table, chair: Chair) -> Result<Vec<Vec<String>>, ApiError> {
        let stored = self.store.plan(&table.id, chair as usize).await?;
        Ok(stored.map_or_else(Vec::new, |stored| read(&stored).left(table)))
    }

    /// Makes a plan, in place of the one before; one without lines is none.
    pub async fn set_plan(&self, game: &str, chair: Chair, plan: &Plan) -> Result<(), ApiError> {
        let lines: Vec<String> = plan.lines.iter().map(|line| line.join(" ")).collect();
        let lines = lines.join("\n");
        let stored = StoredPlan { ply: plan.ply as i64, undos: plan.undos.into(), lines };
        if plan.lines.is_empty() {
            if let Some(old) = self.store.plan(game, chair as usize).await? {
                self.store.drop_plan(game, chair as usize, &old).await?;
            }
            return Ok(());
        }
        Ok(self.store.set_plan(game, chair as usize, &stored).await?)
    }

    /// Plays what whoever is to move has planned.
    pub(super) async fn follow_plan(&self, live: &Arc<Live>) -> Result<(), ApiError> {
        let table = live.table();
        let Some(chair) = planner(&table) else { return Ok(()) };
        let Some(stored) = self.store.plan(&live.id, chair as usize).await? else { return Ok(()) };
        let Some(player) = table.person(chair) else { return Ok(()) };
        let turn = match read(&stored).says(&table, chair) {
            Says::Play(turn) => turn,
            Says::Wait => return Ok(()),
            Says::Nothing => {
                return Ok(self.store.drop_plan(&live.id, chair as usize, &stored).await?);
            }
        };
        let actor = Actor::Person(player.to_owned());
        let action = Action::Turn { ply: table.board().ply(), undos: table.undos, turn };
        match self.act(live, actor, action, self.time.now()).await {
            // Whoever was faster has had the same plan, or has played himself.
            Err(error) if error.code() == Code::Busy => Err(error),
            Err(error) => {
                tracing::info!(%error, game = live.id, "a planned turn could not be played");
                Ok(self.store.drop_plan(&live.id, chair as usize, &stored).await?)
            }
            Ok(()) => Ok(()),
        }
    }

    /// Does so beside whatever has led to it.
    pub(super) fn tend_plan(&self, live: &Arc<Live>) {
        if planner(&live.table()).is_none() {
            return;
        }
        let (server, live) = (self.clone(), Arc::clone(live));
        self.spawn_until_stopped(async move {
            if let Err(error) = server.follow_plan(&live).await {
                // It is due, and will be found.
                tracing::warn!(%error, game = live.id, "a plan could not be followed yet");
            }
        });
    }
}

/// Who is to move and may have a plan: a person in a game of days, who is not
/// on vacation.
fn planner(table: &Table) -> Option<Chair> {
    let days = table.phase() == Phase::Playing && Pace::of(table.settings.clock) == Pace::Days;
    let chair = table.to_move().filter(|_| days)?;
    let opponent = table.person(chair.other());
    // Whoever plays both sides has nobody to wait for.
    let alone = opponent.is_some() && opponent == table.person(chair);
    (!alone && !table.is_paused(chair)).then_some(chair)
}

fn read(stored: &StoredPlan) -> Plan {
    let words = |line: &str| line.split(' ').map(str::to_owned).collect();
    Plan {
        ply: usize::try_from(stored.ply).unwrap_or(usize::MAX),
        undos: u32::try_from(stored.undos).unwrap_or(u32::MAX),
        lines: stored.lines.lines().map(words).collect(),
    }
}
