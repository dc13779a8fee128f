//! A game as somebody may see it.

use pylos_rules::SeenGame as Seen;
use pyo3::prelude::*;

use crate::outcome::Outcome;
use crate::playing::Playing;
use crate::position::Position;

/// What a side, or anybody else, may see of a game at a moment: while a setup
/// is hidden (E5), neither the other side's pawns nor the turns.
///
/// >>> game = Game("carpentier+hidden")
/// >>> game.play("5@i1")
/// '5@i1'
/// >>> game.seen_by("blue").turns, game.seen_by("blue").hides_something
/// ([], True)
/// >>> str(game.seen_by("red").position)
/// '...../...../........./e..../..... B 0.1 - 0 0:0'
#[pyclass(frozen, module = "pylos")]
pub struct SeenGame {
    /// What is seen on the board.
    #[pyo3(get)]
    position: Position,
    /// Whether something on the board is hidden from somebody.
    #[pyo3(get)]
    hides_something: bool,
    /// Who is to move; None once the game is over.
    #[pyo3(get)]
    to_move: Option<String>,
    /// How the game ended; None while it goes on.
    #[pyo3(get)]
    outcome: Option<Outcome>,
    /// The turns; none while something is hidden.
    #[pyo3(get)]
    turns: Vec<String>,
}

impl SeenGame {
    /// A view of a game.
    pub fn of<P: Playing>(seen: &Seen<'_, P>) -> SeenGame {
        SeenGame {
            position: Position::of(seen.rules(), *seen.position()),
            hides_something: seen.hides_something(),
            to_move: seen.to_move().map(|side| side.to_string()),
            outcome: seen.outcome().map(Outcome::of),
            turns: seen.played().iter().map(|played| played.turn.to_string()).collect(),
        }
    }
}

#[pymethods]
impl SeenGame {
    fn __repr__(&self) -> String {
        let hidden = if self.hides_something { ", something hidden" } else { "" };
        format!("<SeenGame after {} turns{hidden}>", self.turns.len())
    }
}
