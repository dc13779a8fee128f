//! Random play has an accuracy of about nothing, perfect play of one hundred
//! per cent, in games whose every position is solved by plain recursion.

use std::collections::HashMap;

use pylos_engine::{Accuracy, Score};
use pylos_rules::pyramid::{Color, Position, Rules, Turn};
use pylos_rules::{Position as _, Random, Value};

const RULES: Rules = Rules::CHILDREN;

/// Balls in both reserves together where the games begin: few enough for the
/// recursion, enough for choices.
const LEFT: u32 = 7;

/// Exact values of the children's game, which always comes to an end.
#[derive(Default)]
struct Solved(HashMap<Position, Value>);

impl Solved {
    fn value(&mut self, position: Position) -> Value {
        if position.outcome(RULES).is_some() {
            return Value::Loss(0);
        }
        if let Some(&known) = self.0.get(&position) {
            return known;
        }
        let best = self.turns(position).into_iter().map(|(_, value)| value).max();
        let value = best.expect("a game that goes on has a turn");
        self.0.insert(position, value);
        value
    }

    fn turns(&mut self, position: Position) -> Vec<(Turn, Value)> {
        let turns = position.turns(RULES).into_iter();
        turns
            .map(|turn| (turn, self.value(position.play_unchecked(RULES, turn)).before()))
            .collect()
    }
}

/// A position with few balls left to play, reached by chance.
fn opening(random: &mut Random) -> Position {
    let mut position = Position::start(RULES);
    while Color::BOTH.map(|color| position.reserve(RULES, color)).iter().sum::<u32>() > LEFT {
        let turn = position.random_turn(RULES, random).expect("nobody is out of balls yet");
        position = position.play_unchecked(RULES, turn);
    }
    position
}

/// Plays games to their end as `choose` says, both sides together.
fn accuracy(games: usize, mut choose: impl FnMut(&[(Turn, Value)]) -> usize) -> Accuracy {
    let mut random = Random::new(14);
    let mut accuracy = Accuracy::default();
    for _ in 0..games {
        let mut solved = Solved::default();
        let mut position = opening(&mut random);
        while position.outcome(RULES).is_none() {
            let turns = solved.turns(position);
            let (turn, value) = turns[choose(&turns)];
            let all: Vec<Score> = turns.iter().map(|&(_, value)| value.into()).collect();
            accuracy.count(value.into(), &all);
            position = position.play_unchecked(RULES, turn);
        }
    }
    accuracy
}

#[test]
fn random_play_is_worth_nothing() {
    let mut random = Random::new(7);
    let played = accuracy(60, |turns| random.below(turns.len() as u64) as usize);
    assert!(played.choices() > 50, "{played:?}");
    let share = played.share().unwrap();
    assert!(share < 0.15, "{share} of {played:?}");
}

#[test]
fn perfect_play_is_worth_everything() {
    let best = |turns: &[(Turn, Value)]| {
        (0..turns.len()).max_by_key(|&i| turns[i].1).expect("there is a turn")
    };
    let played = accuracy(60, best);
    assert!(played.choices() > 20, "{played:?}");
    assert_eq!(played.share(), Some(1.0));
    assert_eq!(played.choices(), played.kept());
}
