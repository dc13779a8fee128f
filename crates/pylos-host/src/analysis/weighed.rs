//! What an engine thinks of a position, in a shape that can be handed on.

use pylos_engine::Score;
use serde::{Deserialize, Serialize};

use crate::thinker::{Thought, Weighed};

/// A position of a game, weighed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(into = "Row", try_from = "Row")]
pub struct WeighedPosition {
    /// The turn that the engine would play.
    pub turn: String,
    /// What it thinks of the position, for the side to move.
    pub score: Score,
    /// The line that it expects.
    pub line: Vec<String>,
    /// Every turn with what it is worth to its player, best first.
    pub turns: Vec<(String, Score)>,
}

impl From<Weighed> for WeighedPosition {
    fn from(Weighed { thought, turns }: Weighed) -> WeighedPosition {
        let Thought { turn, score, line, .. } = thought;
        WeighedPosition { turn, score, line, turns }
    }
}

/// The same with scores as texts.
#[derive(Serialize, Deserialize)]
struct Row {
    line: Vec<String>,
    /// The best, then all.
    turns: Vec<[String; 2]>,
}

impl From<WeighedPosition> for Row {
    fn from(WeighedPosition { turn, score, line, turns }: WeighedPosition) -> Row {
        let all = [(turn, score)].into_iter().chain(turns);
        Row { line, turns: all.map(|(turn, score)| [turn, score.to_string()]).collect() }
    }
}

impl TryFrom<Row> for WeighedPosition {
    type Error = String;

    fn try_from(Row { line, turns }: Row) -> Result<WeighedPosition, String> {
        let read = |[turn, score]: [String; 2]| match score.parse() {
            Ok(score) => Ok((turn, score)),
            Err(_) => Err(format!("“{score}” is no score")),
        };
        let mut all = turns.into_iter().map(read).collect::<Result<Vec<_>, _>>()?;
        if all.is_empty() {
            return Err("there is no best turn".to_owned());
        }
        let (turn, score) = all.remove(0);
        Ok(WeighedPosition { turn, score, line, turns: all })
    }
}
