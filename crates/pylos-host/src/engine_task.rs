//! What a computer player has to do in a game.

use std::time::Duration;

use pylos_engine::{PerfectPlay, Score};
use pylos_rules::{ByGame, Value};

use crate::chair::Chair;
use crate::table::Table;
use crate::thinker::{PyramidOracle, Thinker};
use crate::wire::{Action, Phase, What};

/// The longest that an engine thinks about one turn.
const LONGEST_THOUGHT: Duration = Duration::from_secs(6);

/// Something that a computer player has to do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineTask {
    /// To answer an offer.
    Answer {
        /// What was offered.
        what: What,
        /// Who answers.
        chair: Chair,
    },
    /// To play a turn.
    Turn {
        /// Whose.
        chair: Chair,
        /// How well.
        level: u8,
    },
    /// To arrange its pawns in secret (E5, `hidden`).
    Arrange {
        /// Whose.
        chair: Chair,
        /// How well.
        level: u8,
    },
}

impl EngineTask {
    /// What the engines of a game have to do, if anything.
    pub fn of(table: &Table) -> Option<EngineTask> {
        if table.phase() != Phase::Playing {
            return None;
        }
        if let Some((what, chair)) = table.asks_engine()
            && table.to_move() != Some(chair)
        {
            return Some(EngineTask::Answer { what, chair });
        }
        let plays = |chair: Chair| Some((chair, table.engine(chair)?));
        if let Some((chair, level)) = table.to_move().and_then(plays) {
            return Some(EngineTask::Turn { chair, level });
        }
        let (chair, level) = table.arranging().find_map(plays)?;
        Some(EngineTask::Arrange { chair, level })
    }

    /// Whose task it is.
    pub fn chair(self) -> Chair {
        match self {
            EngineTask::Answer { chair, .. }
            | EngineTask::Turn { chair, .. }
            | EngineTask::Arrange { chair, .. } => chair,
        }
    }

    /// Thinks about it, at this playing time; `None` if there is nothing to be
    /// done after all.
    pub fn carry_out(
        self,
        table: &Table,
        time: Duration,
        thinker: &mut Thinker,
        oracle: Option<PyramidOracle>,
    ) -> Option<Action> {
        let (board, undos) = (table.board(), table.undos);
        let ply = board.ply();
        let budget = table.budget(self.chair(), time).thinking_time();
        let time = budget.map_or(LONGEST_THOUGHT, |time| time.min(LONGEST_THOUGHT));
        Some(match self {
            EngineTask::Answer { what, .. } => {
                if what == What::Draw && is_drawn(table, oracle) {
                    Action::Offer { ply, undos, what }
                } else {
                    Action::Decline { ply, undos, what }
                }
            }
            EngineTask::Turn { level, .. } => {
                let turn = thinker.think(board, Some(level), time, oracle)?.turn;
                Action::Turn { ply, undos, turn }
            }
            EngineTask::Arrange { chair, level } => {
                let arrangement = thinker.arrange(board, chair, level, time)?;
                Action::Arrange { ply, undos, arrangement, side: None }
            }
        })
    }
}

/// Whether it is known for certain that nobody can win any more.
fn is_drawn(table: &Table, oracle: Option<PyramidOracle>) -> bool {
    let (Some(oracle), ByGame::Pyramid(game)) = (oracle, table.board().game()) else {
        return false;
    };
    PerfectPlay::new(&*oracle, game).score() == Some(Score::Exact(Value::Draw))
}
