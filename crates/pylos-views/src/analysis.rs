//! Positions, values and reviews.

use serde::{Deserialize, Serialize};

use crate::{Explanation, Kind, LegalTurn, Lesson, Reason, ResultShown, SideName, Step, View};
use pylos_rules::Value;

/// A position, given by its text or by the turns that lead to it.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PositionQuery {
    /// A rule string.
    pub rules: String,
    /// Where to begin; the usual start by default.
    pub position: Option<String>,
    /// Turns played from there.
    #[serde(default)]
    pub turns: Vec<String>,
    /// Engine time in milliseconds, at most 5,000; for evaluations and
    /// explorations only.
    pub budget: Option<u64>,
    /// Of so many turns, the best ones, good replies are counted; for
    /// explorations only.
    pub replies: Option<usize>,
}

/// A board with its legal turns.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PositionAnswer {
    /// The board.
    pub position: View,
    /// Every legal turn.
    pub legal: Vec<LegalTurn>,
    /// Who played each of the turns that led here.
    pub movers: Vec<SideName>,
}

/// A click that means nothing, after others that begin a turn.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WhyQuery {
    /// A rule string.
    pub rules: String,
    /// The position.
    pub position: String,
    /// The steps taken so far.
    #[serde(default)]
    pub steps: Vec<Step>,
    /// The place that was clicked: a cell, or a point.
    pub at: String,
    /// Whose hemisphere the point is in; none on the equator.
    #[serde(default)]
    pub side: Option<SideName>,
}

/// Why it means nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WhyAnswer {
    /// The reason; absent if it means something after all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
}

/// What a position or a turn is worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Worth {
    /// Won.
    Win {
        /// In so many plies.
        plies: u16,
    },
    /// Lost.
    Loss {
        /// In so many plies.
        plies: u16,
    },
    /// Nobody can win.
    Draw,
    /// The equator game ends so many points ahead.
    Points {
        /// Ahead (or behind).
        points: i16,
    },
    /// Not known, but estimated.
    Estimate {
        /// In balls (pyramid) or points (equator).
        score: f64,
    },
}

impl From<Value> for Worth {
    fn from(value: Value) -> Worth {
        match value {
            Value::Win(plies) => Worth::Win { plies },
            Value::Draw => Worth::Draw,
            Value::Loss(plies) => Worth::Loss { plies },
        }
    }
}

#[cfg(feature = "engine")]
impl From<pylos_engine::Score> for Worth {
    fn from(score: pylos_engine::Score) -> Worth {
        match score {
            pylos_engine::Score::Exact(value) => value.into(),
            pylos_engine::Score::Points(points) => Worth::Points { points },
            // The engine counts in hundredths.
            pylos_engine::Score::Estimate(worth) => {
                Worth::Estimate { score: f64::from(worth) / 100.0 }
            }
        }
    }
}

/// What is known about a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Evaluation {
    /// Who says so.
    pub source: Evaluated,
    /// Whether it is certain.
    pub exact: bool,
    /// For the side to move.
    pub value: Worth,
    /// How deep the engine looked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// Every turn with its value, best first.
    pub turns: Vec<TurnValue>,
    /// The line of best turns.
    pub line: Vec<String>,
    /// Why the first turn is best, as far as that can be said for certain.
    pub because: Vec<Explanation>,
}

/// Who evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Evaluated {
    /// The tablebase: exact.
    Tablebase,
    /// The engine.
    Engine,
    /// The rules: the game is over.
    Rules,
}

/// A turn and its worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TurnValue {
    /// Its text.
    pub turn: String,
    /// For whoever plays it.
    pub value: Worth,
    /// The position's text after it.
    pub position: String,
}

/// What to review: a game, a record, or turns.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReviewQuery {
    /// A finished game's id.
    pub game: Option<String>,
    /// The text of a record with one game.
    pub record: Option<String>,
    /// A rule string, with `turns`.
    pub rules: Option<String>,
    /// Where the turns begin.
    pub position: Option<String>,
    /// The turns.
    #[serde(default)]
    pub turns: Vec<String>,
}

/// A whole game, turn by turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Review {
    /// The rule string.
    pub rules: String,
    /// Who says so.
    pub source: Evaluated,
    /// Whether every value is certain.
    pub exact: bool,
    /// Every turn.
    pub turns: Vec<ReviewedTurn>,
    /// Both sides' sums.
    pub sides: Vec<ReviewedSide>,
    /// What a teacher would say.
    pub lesson: Lesson,
}

/// A turn of a review.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewedTurn {
    /// The ply that it led to.
    pub ply: usize,
    /// Who played it.
    pub side: SideName,
    /// Its text.
    pub turn: String,
    /// What could be had.
    pub before: Worth,
    /// What was kept.
    pub after: Worth,
    /// The judgement.
    pub mark: Mark,
    /// The best turns instead.
    pub best: Vec<String>,
    /// Of a mistake, a blunder or an only turn: why, as far as that can be said
    /// for certain.
    pub because: Vec<Explanation>,
}

/// How good a turn was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// As good as any.
    Best,
    /// The only one that keeps the result.
    Only,
    /// About as good as any, as far as the engine can tell.
    Good,
    /// Keeps the result, but wins later or loses sooner than need be.
    Slower,
    /// Loses half a point: a win becomes a draw, a draw a loss.
    Mistake,
    /// Turns a win into a loss.
    Blunder,
}

/// A side's sums in a review.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewedSide {
    /// Which side.
    pub side: SideName,
    /// Turns marked `mistake`.
    pub mistakes: usize,
    /// Turns marked `blunder`.
    pub blunders: usize,
    /// Turns in which one legal turn gave away what another kept.
    pub choices: usize,
    /// How many of those kept it.
    pub kept: usize,
    /// How much less than chance the side gave away in its choices: 1 is
    /// perfect, 0 no better than chance. Absent where there was too little to
    /// choose; an estimate unless the review is `exact`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accuracy: Option<f64>,
}

/// The games of a record.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RecordAnswer {
    /// One after the other.
    pub games: Vec<RecordGame>,
}

/// A game of a record, played through.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RecordGame {
    /// Which game.
    pub kind: Kind,
    /// The rule string.
    pub rules: String,
    /// The tags in order.
    pub tags: Vec<[String; 2]>,
    /// Where it begins.
    pub position: String,
    /// The turns.
    pub turns: Vec<RecordTurn>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultShown>,
}

/// A turn of a record.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RecordTurn {
    /// The ply that it leads to.
    pub ply: usize,
    /// Who plays it.
    pub side: SideName,
    /// Its text.
    pub turn: String,
    /// What is remarked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// The position's text after it.
    pub position: String,
}
