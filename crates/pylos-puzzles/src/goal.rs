//! What a solver has to keep.

use std::fmt;

use pylos_engine::Score;
use pylos_rules::Value;

/// What exactly one resulting position keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The win; everything else gives it away.
    Win,
    /// The draw; everything else loses.
    Draw,
    /// The points (equator): the win stays or is gone in any case, but
    /// everything else costs at least two points.
    Points,
    /// The longest resistance: all is lost, but everything else loses at least
    /// two turns sooner.
    Resist,
}

/// By how many plies the best defence must outlast every other.
const OUTLASTS: u16 = 4;

/// By how much the lead at the end must differ: two points here are two points
/// more for the other.
const COSTS: i16 = 4;

impl Goal {
    /// All goals.
    pub const ALL: [Goal; 4] = [Goal::Win, Goal::Draw, Goal::Points, Goal::Resist];

    /// What only the best of the solver's choices keeps, if the next best is
    /// worth so much to him; `None` if that is good enough, too.
    pub fn of(best: Score, second: Score) -> Option<Goal> {
        match (best, second) {
            (Score::Exact(Value::Win(_)), Score::Exact(Value::Win(_))) => None,
            (Score::Exact(Value::Win(_)), Score::Exact(_)) => Some(Goal::Win),
            (Score::Exact(Value::Draw), Score::Exact(Value::Loss(_))) => Some(Goal::Draw),
            (Score::Exact(Value::Loss(best)), Score::Exact(Value::Loss(second))) => {
                (best >= second + OUTLASTS).then_some(Goal::Resist)
            }
            (Score::Points(best), Score::Points(second)) if best > 0 && second < 0 => {
                Some(Goal::Win)
            }
            (Score::Points(best), Score::Points(second)) => {
                (best >= second + COSTS).then_some(Goal::Points)
            }
            _ => None,
        }
    }

    /// Its name for programs.
    pub fn name(self) -> &'static str {
        match self {
            Goal::Win => "win",
            Goal::Draw => "draw",
            Goal::Points => "points",
            Goal::Resist => "resist",
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goal_is_what_only_the_best_choice_keeps() {
        let exact = |text: &str| Score::Exact(text.parse().unwrap());
        for (best, second, goal) in [
            (exact("win 21"), exact("win 23"), None),
            (exact("win 21"), exact("draw"), Some(Goal::Win)),
            (exact("win 21"), exact("loss 30"), Some(Goal::Win)),
            (exact("draw"), exact("draw"), None),
            (exact("draw"), exact("loss 8"), Some(Goal::Draw)),
            (exact("loss 20"), exact("loss 18"), None),
            (exact("loss 20"), exact("loss 16"), Some(Goal::Resist)),
            (Score::Points(1), Score::Points(-1), Some(Goal::Win)),
            (Score::Points(5), Score::Points(3), None),
            (Score::Points(7), Score::Points(3), Some(Goal::Points)),
            (Score::Points(-3), Score::Points(-9), Some(Goal::Points)),
        ] {
            assert_eq!(Goal::of(best, second), goal, "{best} {second}");
        }
    }
}
