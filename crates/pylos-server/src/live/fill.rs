//! What a game's row says, and how rows are filled that programs have written
//! which did not know of it.

use std::sync::Arc;
use std::time::Duration;

use pylos_host::stored::{VERSION, read_settings};
use pylos_host::wire::{Phase, Player, PlayerKind};
use pylos_host::{Chair, EngineTask, Sitting, Table};
use pylos_rules::Side as _;

use super::Live;
use super::read::apply_stored;
use crate::error::{ApiError, Code};
use crate::metrics::Metrics;
use crate::pool::Asker;
use crate::server::Server;
use crate::store::{Column as _, GameRow, Summary};
use crate::timekeeper::Millis;

/// So long after an event the engine's turn is left to the node that wrote it.
pub(super) const COURTESY: Millis = 5_000;

/// How many rows are filled in one write.
const BATCH: i64 = 500;

/// How often a database that does not answer yet is asked again.
const PATIENCE: u32 = 20;

/// What a game's row says after something has happened at this moment.
pub(super) fn summary(table: &Table, active: Millis) -> Summary {
    let wanted = table.seats.iter().find_map(|seat| match seat {
        Sitting::Free(wanted) => Some(wanted.column()),
        _ => None,
    });
    let result = table.result();
    let winner = if table.is_aborted() { None } else { table.board().winner() };
    let points = result.as_ref().and_then(|result| result.score);
    let point = |side: usize| points.map(|points| i64::from(points[side]));
    // Engines among themselves play for those who watch, and for nobody else.
    let engine = EngineTask::of(table).is_some() && !table.is_between_engines();
    Summary {
        revision: table.revision,
        version: VERSION.into(),
        phase: table.phase().column(),
        wanted,
        active,
        ended: table.ended(),
        ply: table.board().ply() as i64,
        position: table.board().position(),
        to_move: match *table.awaited() {
            [] => None,
            [chair] => Some(chair as i64),
            _ => Some(2),
        },
        deadline: table.deadline().map(|deadline| deadline.as_millis() as i64),
        engine_due: engine.then_some(active + COURTESY),
        result: result.as_ref().map(|result| result.by.column()),
        winner: winner.map(|chair| chair as i64),
        outcome: result.map(|result| result.text),
        first_points: point(0),
        second_points: point(1),
        paused: Chair::BOTH
            .into_iter()
            .filter(|&chair| table.phase() == Phase::Playing && table.is_paused(chair))
            .map(|chair| 1_i64 << (chair as i64))
            .sum(),
    }
}

/// How many seats computers hold.
pub(super) fn engines(table: &Table) -> i64 {
    table.seats.iter().filter(|seat| matches!(seat, Sitting::Engine(_))).count() as i64
}

/// Somebody of whom nothing but the id matters.
pub(super) fn nobody(id: &str) -> Player {
    Player {
        id: Some(id.to_owned()),
        name: None,
        kind: PlayerKind::Guest,
        level: None,
        ratings: Vec::new(),
    }
}

impl Server {
    /// Fills the rows that do not say what has happened: after an update, and
    /// after nodes of an older version were there too. Each question is about
    /// a few hundred games; a database that has just started and is slow is
    /// given its time.
    pub(crate) async fn fill_rows(&self) -> Result<(), ApiError> {
        let mut patience = PATIENCE;
        while let Err(error) = self.fill_rows_once().await {
            if error.code() != Code::Busy || patience == 0 {
                return Err(error);
            }
            patience -= 1;
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        Ok(())
    }

    async fn fill_rows_once(&self) -> Result<(), ApiError> {
        let mut filled = 0;
        loop {
            let rows = self.store.unfilled(BATCH).await?;
            if rows.is_empty() {
                break;
            }
            self.fill_these(&rows, &mut filled).await?;
        }
        let mut place = Some((Millis::MIN, String::new()));
        while let Some(from) = place {
            let (rows, next) = self.store.behind(&from, BATCH).await?;
            if !rows.is_empty() {
                self.fill_these(&rows, &mut filled).await?;
            }
            place = next;
        }
        Ok(())
    }

    async fn fill_these(&self, rows: &[GameRow], filled: &mut usize) -> Result<(), ApiError> {
        let mut full = Vec::with_capacity(rows.len());
        for row in rows {
            full.extend(self.row_anew(row).await?);
        }
        self.store.fill(&full).await?;
        *filled += rows.len();
        tracing::info!(filled, "rows of games are brought up to date");
        Ok(())
    }

    /// What a row should say; nothing if the game cannot be read, which the
    /// row then says.
    async fn row_anew(&self, row: &GameRow) -> Result<Option<(String, Summary, i64)>, ApiError> {
        let events = self.store.events(&row.id, 0).await?;
        let active = events.last().map_or(row.created, |event| event.at);
        let last = events.last().map_or(0, |event| event.revision);
        let played = || {
            let settings = read_settings(&row.settings).map_err(ApiError::internal)?;
            let people = [0, 1].map(|side: usize| row.players[side].as_deref().map(nobody));
            let mut table = Table::new(row.id.clone(), settings, people, row.created)?;
            events.iter().try_for_each(|event| apply_stored(&mut table, event))?;
            Ok::<Table, ApiError>(table)
        };
        match played() {
            Ok(table) => Ok(Some((row.id.clone(), summary(&table, active), engines(&table)))),
            Err(error) => {
                tracing::error!(%error, game = row.id, "a game cannot be read");
                Metrics::count(&self.metrics.damaged);
                self.store.mark_damaged(&row.id, last).await?;
                Ok(None)
            }
        }
    }

    /// Writes a game's row anew.
    pub(super) async fn fill_row(&self, table: &Table) -> Result<(), ApiError> {
        let row = summary(table, self.time.now());
        Ok(self.store.fill(&[(table.id.clone(), row, engines(table))]).await?)
    }

    /// Corrects a row that asks for an engine although none has to act: a
    /// program that did not know of the row has written the game.
    pub(super) async fn set_row_right(&self, live: &Arc<Live>) -> Result<(), ApiError> {
        let table = live.table();
        if EngineTask::of(&table).is_none() {
            self.fill_row(&table).await?;
        }
        Ok(())
    }
}

/// The refusal of a game that a newer program has written: another node can
/// go on with it.
pub(super) fn hand_over() -> ApiError {
    ApiError::new(Code::Busy, "a newer server goes on with this game; come back in a moment")
}

/// Whose turn in the queue of engines it is.
pub(super) fn asker(live: &Live, table: &Table) -> Asker {
    let person = [Chair::First, Chair::Second].into_iter().find_map(|chair| table.person(chair));
    Asker::person(person.unwrap_or(&table.settings.creator), live.home())
}
