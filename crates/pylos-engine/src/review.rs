//! What a played turn threw away.

use std::fmt;

use pylos_rules::{Position, Value};

use crate::Score;

/// A turn that was played, held against the best one.
#[derive(Clone, Debug)]
pub struct Review<P: Position> {
    /// What was played.
    pub turn: P::Turn,
    /// What that was worth to the player.
    pub score: Score,
    /// The line that is expected after it, the turn first.
    pub line: Vec<P::Turn>,
    /// The best turn; the one played if none is better.
    pub best: P::Turn,
    /// What the best turn was worth.
    pub best_score: Score,
    /// The line that is expected after it, the best turn first.
    pub best_line: Vec<P::Turn>,
    /// What the difference means.
    pub verdict: Judged,
}

/// What a turn did to the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judged {
    /// Nothing was better.
    Best,
    /// Still won, but so many plies later.
    SlowerWin(u16),
    /// Lost anyway, but so many plies sooner.
    FasterLoss(u16),
    /// A win became a draw.
    ThrewAwayWin,
    /// A win became a loss.
    LostWonGame,
    /// A draw became a loss.
    ThrewAwayDraw,
    /// So many points of the equator game.
    GaveAway(u16),
    /// Worse by this estimate, in hundredths of a ball or point.
    Worse(u16),
}

impl Judged {
    /// What it means that this was played where that was possible.
    pub fn of(played: Score, best: Score) -> Judged {
        use Value::{Draw, Loss, Win};
        if played >= best {
            return Judged::Best;
        }
        match (best, played) {
            (Score::Exact(Win(best)), Score::Exact(Win(played))) => {
                Judged::SlowerWin(played.saturating_sub(best))
            }
            (Score::Exact(Win(_)), Score::Exact(Draw)) => Judged::ThrewAwayWin,
            (Score::Exact(Win(_)), Score::Exact(Loss(_))) => Judged::LostWonGame,
            (Score::Exact(Draw), Score::Exact(Loss(_))) => Judged::ThrewAwayDraw,
            (Score::Exact(Loss(best)), Score::Exact(Loss(played))) => {
                Judged::FasterLoss(best.saturating_sub(played))
            }
            (Score::Points(best), Score::Points(played)) => Judged::GaveAway(best.abs_diff(played)),
            _ => Judged::Worse(best.hundredths().abs_diff(played.hundredths())),
        }
    }
}

impl fmt::Display for Judged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Judged::Best => f.write_str("the best turn"),
            Judged::SlowerWin(plies) => write!(f, "still won, but {plies} plies later"),
            Judged::FasterLoss(plies) => write!(f, "lost anyway, but {plies} plies sooner"),
            Judged::ThrewAwayWin => f.write_str("threw a win away: now a draw"),
            Judged::LostWonGame => f.write_str("threw a win away: now lost"),
            Judged::ThrewAwayDraw => f.write_str("threw a draw away: now lost"),
            Judged::GaveAway(points) => write!(f, "gave {points} points away"),
            Judged::Worse(cp) => write!(f, "worse by {}.{:02}", cp / 100, cp % 100),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_judged_by_what_was_possible() {
        let judged = |played: Value, best: Value| Judged::of(played.into(), best.into());
        assert_eq!(judged(Value::Win(3), Value::Win(3)), Judged::Best);
        assert_eq!(judged(Value::Win(9), Value::Win(3)), Judged::SlowerWin(6));
        assert_eq!(judged(Value::Loss(4), Value::Win(3)), Judged::LostWonGame);
        assert_eq!(judged(Value::Draw, Value::Win(3)), Judged::ThrewAwayWin);
        assert_eq!(judged(Value::Loss(4), Value::Draw), Judged::ThrewAwayDraw);
        assert_eq!(judged(Value::Loss(4), Value::Loss(20)), Judged::FasterLoss(16));
        let worse = Judged::of(Score::Estimate(-30), Score::Estimate(95));
        assert_eq!(worse.to_string(), "worse by 1.25");
        assert_eq!(Judged::of(Score::Points(-1), Score::Points(3)), Judged::GaveAway(4));
    }
}
