//! Results and values in words.

use pylos_engine::Score;
use pylos_rules::{Decision, DrawReason, Outcome, Side as _, Value, Viewer};

use crate::language::{Text, Word, name};
use crate::terminal_game::TerminalGame;

/// How a game that ended in this position ended, in a sentence.
pub fn result<P: TerminalGame>(outcome: Outcome<P::Side>, position: &P) -> Text {
    let (side, by) = match outcome {
        Outcome::Win { winner, by } => (winner, by),
        Outcome::Draw(DrawReason::Repetition) => return Text::DrawRepetition,
        Outcome::Draw(DrawReason::Agreement) => return Text::DrawAgreement,
    };
    let winner = Word::from(P::side(side));
    match by {
        Decision::Apex => Text::WonApex { winner },
        Decision::EmptyReserve => Text::WonEmptyReserve { winner },
        Decision::NoRaise => Text::WonNoRaise { winner },
        Decision::Points => Text::WonPoints { winner, score: name(position.score(side)) },
        Decision::Resignation => Text::WonResignation { winner },
        Decision::Time => Text::WonTime { winner },
        Decision::Abandonment => Text::WonAbandonment { winner },
    }
}

/// Who won, from the point of view of the one who looks.
pub fn verdict<P: TerminalGame>(outcome: Outcome<P::Side>, viewer: Viewer<P::Side>) -> Text {
    match (outcome, viewer) {
        (Outcome::Draw(_), _) => Text::EndDrawn,
        (Outcome::Win { winner, .. }, Viewer::Player(side)) if side == winner => Text::EndWon,
        (Outcome::Win { .. }, Viewer::Player(_)) => Text::EndLost,
        (Outcome::Win { winner, .. }, Viewer::Watcher) => {
            Text::EndWins { winner: P::side(winner).into() }
        }
    }
}

/// What decided it.
pub fn reason<P: TerminalGame>(outcome: Outcome<P::Side>, position: &P) -> Text {
    let (winner, by) = match outcome {
        Outcome::Win { winner, by } => (winner, by),
        Outcome::Draw(DrawReason::Repetition) => return Text::ReasonRepetition,
        Outcome::Draw(DrawReason::Agreement) => return Text::ReasonAgreement,
    };
    let loser = Word::from(P::side(winner.other()));
    match by {
        Decision::Apex => Text::ReasonApex,
        Decision::EmptyReserve => Text::ReasonEmptyReserve { loser },
        Decision::NoRaise => Text::ReasonNoRaise { loser },
        Decision::Points => Text::ReasonPoints { score: name(position.score(winner)) },
        Decision::Resignation => Text::ReasonResignation { loser },
        Decision::Time => Text::ReasonTime { loser },
        Decision::Abandonment => Text::ReasonAbandonment { loser },
    }
}

/// What a position is worth to somebody.
pub fn value(value: Value) -> Text {
    match value {
        Value::Win(plies) => Text::ValueWin { plies: plies.into() },
        Value::Loss(0) => Text::ValueLost,
        Value::Loss(plies) => Text::ValueLoss { plies: plies.into() },
        Value::Draw => Text::ValueDraw,
    }
}

/// What the engine thinks a turn is worth to whoever plays it.
pub fn score(score: Score) -> Text {
    match score {
        Score::Exact(exact) => value(exact),
        Score::Points(points @ 0..) => Text::ValuePointsAhead { points: points.into() },
        Score::Points(points) => Text::ValuePointsBehind { points: points.saturating_neg().into() },
        Score::Estimate(worth) => Text::ValueEstimate { score: Word::Hundredths(worth.into()) },
    }
}
