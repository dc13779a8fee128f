//! How long and how wide games by lot are, and how well simple players choose.

use pylos_rules::pyramid::{Position, Rules, Turn};
use pylos_rules::{Position as _, Random, Side as _, Value};

use crate::weighing::Weighed;

/// What games by lot come to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Games {
    /// How many there were.
    pub games: u64,
    /// Plies of a game, on average.
    pub plies: f64,
    /// Turns to choose from, on average over all plies.
    pub branching: f64,
    /// The decimal logarithm of all choices of a game multiplied, on average:
    /// the size of the game tree.
    pub tree: f64,
}

/// Plays games by lot.
pub fn games(rules: Rules, games: u64, seed: u64) -> Games {
    let mut random = Random::new(seed);
    let (mut plies, mut turns, mut tree) = (0u64, 0u64, 0.0);
    for _ in 0..games {
        let mut position = Position::START;
        while let Some(turn) = position.random_turn(rules, &mut random) {
            let choices = position.count(rules);
            plies += 1;
            turns += choices;
            tree += (choices as f64).log10();
            position = position.play_unchecked(rules, turn);
        }
    }
    let all = games.max(1) as f64;
    Games {
        games,
        plies: plies as f64 / all,
        branching: turns as f64 / plies.max(1) as f64,
        tree: tree / all,
    }
}

/// A position in which one can go wrong.
#[derive(Clone, Debug)]
pub struct Question {
    /// The position.
    pub position: Position,
    /// Its turns.
    pub weighed: Weighed,
}

/// So many positions of games by lot in which some turns keep the result and
/// others do not: one from each game, at a ply chosen by lot.
pub fn questions<E>(
    rules: Rules,
    many: usize,
    seed: u64,
    values: &impl Fn(&Position) -> Result<Value, E>,
) -> Result<Vec<Question>, E> {
    let mut random = Random::new(seed);
    let mut questions = Vec::new();
    while questions.len() < many {
        let mut position = Position::START;
        for _ in 0..random.below(40) {
            let Some(turn) = position.random_turn(rules, &mut random) else { break };
            position = position.play_unchecked(rules, turn);
        }
        let weighed = Weighed::new(rules, &position, values)?;
        if weighed.losing() > 0 {
            questions.push(Question { position, weighed });
        }
    }
    Ok(questions)
}

impl Question {
    /// How likely a turn by lot keeps the result.
    pub fn by_lot(&self) -> f64 {
        self.weighed.keeping().count() as f64 / self.weighed.turns.len() as f64
    }

    /// How likely a greedy turn does: one of those that leave the mover the
    /// most balls compared with the opponent.
    pub fn by_greed(&self, rules: Rules) -> f64 {
        let mover = self.position.to_move();
        let lead = |turn: Turn| {
            let after = self.position.play_unchecked(rules, turn);
            let reserve = |color| i64::from(after.reserve(rules, color));
            reserve(mover) - reserve(mover.other())
        };
        let turns = || self.weighed.turns.iter().map(|(turn, _)| *turn);
        let most = turns().map(lead).max();
        let greedy: Vec<Turn> = turns().filter(|turn| Some(lead(*turn)) == most).collect();
        let good = greedy.iter().filter(|turn| self.keeps(**turn)).count();
        good as f64 / greedy.len().max(1) as f64
    }

    /// Whether a turn keeps the result.
    pub fn keeps(&self, turn: Turn) -> bool {
        self.weighed.keeping().any(|kept| kept == turn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_without_take_backs_end_within_the_balls() {
        let found = games(Rules::CHILDREN, 200, 1);
        assert!((20.0..60.0).contains(&found.plies), "{found:?}");
        assert!((3.0..16.0).contains(&found.branching), "{found:?}");
        assert!(found.tree < found.plies * found.branching.log10() + 1e-9, "{found:?}");
        assert_eq!(found, games(Rules::CHILDREN, 200, 1));
    }

    /// Values that have nothing to do with the game: a turn is good if it leaves
    /// a1 empty.
    #[test]
    fn questions_have_good_and_bad_turns() {
        let values = |position: &Position| -> Result<Value, ()> {
            let filled = position.occupied().bits() & 1 == 1;
            Ok(if filled { Value::Win(1) } else { Value::Loss(2) })
        };
        let found = questions(Rules::STANDARD, 50, 2, &values).unwrap();
        assert_eq!(found.len(), 50);
        for question in found {
            let good = question.by_lot();
            assert!(good > 0.0 && good < 1.0);
            assert!((0.0..=1.0).contains(&question.by_greed(Rules::STANDARD)));
            let kept = question.weighed.turns.iter().filter(|(turn, _)| question.keeps(*turn));
            assert_eq!(kept.count(), question.weighed.keeping().count());
        }
    }
}
