//! The tree of the pyramid game from the empty board, a position at a time:
//! every turn up to symmetry, how the game ends after it, and how many replies
//! the opponent then has that keep what he has.
//!
//! Nothing here is an estimate. A tablebase knows everything; without one, what
//! is known by heart of positions with few balls is told, and what a search has
//! proved, and of all other turns that nothing is certain. As in a tablebase,
//! the history of the game does not count (P12).

mod branches;
mod class;
mod truth;

#[cfg(test)]
mod tests;

use std::time::Duration;

use pylos_engine::Oracle;
use pylos_rules::pyramid::Position;
use pylos_rules::{ByGame, Game};
use pylos_views::PositionQuery;

use crate::board::Board;
use crate::queries;
use crate::refusal::{Code, Refusal};
use crate::thinker::{PyramidOracle, Thinker};
use crate::wire::{Certainty, Explored, Fared, Played};
use branches::Branches;
use truth::{ByHeart, Truth};

pub use class::class;

/// The longest that a search looks for proofs.
pub const LONGEST: Duration = Duration::from_secs(5);

/// The board that a query is about.
pub fn board(query: &PositionQuery) -> Result<Board, Refusal> {
    let board = queries::board(query)?;
    match board.game() {
        ByGame::Pyramid(_) => Ok(board),
        ByGame::Equator(_) => {
            let message = "the explorer is of the pyramid game: one of children, standard, advanced \
                           and their readings";
            Err(Refusal::new(Code::BadRequest, message))
        }
    }
}

/// What can be told of a position: by the tablebase, else by heart and by proof.
pub fn explore(
    thinker: &mut Thinker,
    board: &Board,
    query: &PositionQuery,
    oracle: Option<PyramidOracle>,
) -> Result<Explored, Refusal> {
    let ByGame::Pyramid(game) = board.game() else { return Err(Refusal::not_found("tree")) };
    let replies = query.replies.unwrap_or_default();
    if let Some(oracle) = oracle
        && let Some(known) = look_up(&*oracle, board, replies)
    {
        return Ok(known);
    }
    let mut branches = Branches::new(game);
    let by_heart = ByHeart(thinker.learnt(game.rules()));
    branches.value_where(&by_heart);
    let budget = Duration::from_millis(query.budget.unwrap_or_default()).min(LONGEST);
    branches.prove(thinker, board, budget);
    branches.sort();
    branches.count_good_replies(&by_heart, replies);
    Ok(show(board, game, Certainty::Proof, branches))
}

/// The same as far as an oracle sees; `None` if it does not know. What it is
/// asked at once is what all turns need, and then what all replies need.
pub fn look_up(oracle: &dyn Oracle<Position>, board: &Board, replies: usize) -> Option<Explored> {
    let ByGame::Pyramid(game) = board.game() else { return None };
    let mut branches = Branches::new(game);
    if !branches.value_all(&Truth(oracle)) {
        return None;
    }
    branches.sort();
    if !branches.count_good_replies(&Truth(oracle), replies) {
        return None;
    }
    Some(show(board, game, Certainty::Tablebase, branches))
}

fn show(
    board: &Board,
    game: &Game<Position>,
    source: Certainty,
    branches: Branches<'_>,
) -> Explored {
    let over = game.outcome().is_some();
    Explored {
        position: board.position(),
        source: if over { Certainty::Rules } else { source },
        value: branches.value(),
        turns: branches.show(),
        record: board.record().to_string(),
    }
}

/// A turn that was played in a game, up to symmetry, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The [`class`] of the position before it.
    pub before: i64,
    /// That of the position after it.
    pub after: i64,
    /// 0 for the first side, 1 for the second.
    pub mover: usize,
    /// How the mover has fared in the end.
    pub fared: Fared,
}

/// How many plies of a game are counted: later positions hardly ever come
/// twice.
pub const COUNTED: usize = 16;

/// The first turns of a finished game of the pyramid from the empty board;
/// nothing of any other.
pub fn steps(board: &Board) -> Vec<Step> {
    let ByGame::Pyramid(game) = board.game() else { return Vec::new() };
    if *game.start() != Position::START || game.outcome().is_none() {
        return Vec::new();
    }
    let winner = board.winner();
    let classes: Vec<i64> = game.positions().take(COUNTED + 1).map(class).collect();
    let movers = (0..game.ply()).map_while(|ply| board.mover_at(ply));
    let step = |(pair, mover): (&[i64], crate::Chair)| {
        let fared = match winner {
            None => Fared { drawn: 1, ..Fared::default() },
            Some(winner) if winner == mover => Fared { won: 1, ..Fared::default() },
            Some(_) => Fared { lost: 1, ..Fared::default() },
        };
        Step { before: pair[0], after: pair[1], mover: mover as usize, fared }
    };
    classes.windows(2).zip(movers).map(step).collect()
}

impl Explored {
    /// Adds how often each turn was played, by the class that it leads to.
    pub fn add_played(&mut self, mut played: impl FnMut(i64) -> Played) {
        for turn in &mut self.turns {
            let after: Option<Position> = turn.position.parse().ok();
            turn.played = after.map(|after| played(class(&after)));
        }
    }
}
