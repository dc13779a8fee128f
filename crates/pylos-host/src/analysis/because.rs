//! Why turns are good or bad, from what an engine has found.

use pylos_engine::Score;
use pylos_rules::{Game, Position, for_game};
use pylos_teacher::{Expected, Taught as _};
use pylos_views::Explanation;

use super::WeighedPosition;
use crate::board::Board;
use crate::thinker::Thought;

/// Why the turn that an engine would play is good.
pub(super) fn of_thought(board: &Board, Thought { line, score, .. }: &Thought) -> Vec<Explanation> {
    for_game!(board.game(), |P, game| {
        let good = Expected { line: &turns_of(game, line), score: *score };
        P::why_good(game.rules(), game.position(), good, None)
    })
}

/// Why a turn with its line is worse than what an engine would have played.
pub(super) fn of_mistake(
    board: &Board,
    line: &[String],
    score: Score,
    better: &WeighedPosition,
) -> Vec<Explanation> {
    for_game!(board.game(), |P, game| {
        let bad = Expected { line: &turns_of(game, line), score };
        let better = Expected { line: &turns_of(game, &better.line), score: better.score };
        P::why_bad(game.rules(), game.position(), bad, better, None)
    })
}

/// The turns of a line, up to the first that cannot be played.
fn turns_of<P: Position>(game: &Game<P>, line: &[String]) -> Vec<P::Turn> {
    let rules = game.rules();
    let mut at = *game.position();
    let read = |text: &String| {
        let turn = at.read_turn(rules, text).ok()?;
        at = at.play_unchecked(rules, turn);
        Some(turn)
    };
    line.iter().map_while(read).collect()
}
