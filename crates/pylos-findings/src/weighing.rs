//! All turns of a position with what each is worth to the mover.

use pylos_rules::pyramid::{Position, Rules, Turn};
use pylos_rules::{Position as _, Value};

/// A position with the value of every turn.
#[derive(Clone, Debug)]
pub struct Weighed {
    /// The value for the side to move.
    pub value: Value,
    /// Every turn, in canonical order, with what it is worth to the mover: the
    /// result one ply further away than that of the position after it.
    pub turns: Vec<(Turn, Value)>,
}

impl Weighed {
    /// Weighs all turns by the values of the positions that they lead to.
    pub fn new<E>(
        rules: Rules,
        position: &Position,
        values: &impl Fn(&Position) -> Result<Value, E>,
    ) -> Result<Weighed, E> {
        let mut turns = Vec::new();
        for turn in position.turns(rules) {
            let after = values(&position.play_unchecked(rules, turn))?;
            turns.push((turn, after.before()));
        }
        let value = turns.iter().map(|(_, value)| *value).max();
        Ok(Weighed { value: value.unwrap_or(Value::Loss(0)), turns })
    }

    /// The turns that keep the result: win, draw or loss.
    pub fn keeping(&self) -> impl Iterator<Item = Turn> {
        let kept = sign(self.value);
        self.turns.iter().filter(move |(_, value)| sign(*value) == kept).map(|(turn, _)| *turn)
    }

    /// How many turns make the result worse.
    pub fn losing(&self) -> usize {
        self.turns.len() - self.keeping().count()
    }

    /// The first turn of the highest worth: the quickest win, else a draw, else
    /// the slowest loss.
    pub fn best(&self) -> Option<Turn> {
        self.turns.iter().find(|(_, value)| *value == self.value).map(|(turn, _)| *turn)
    }
}

/// Win, draw or loss: 1, 0 or −1.
pub(crate) fn sign(value: Value) -> i8 {
    match value {
        Value::Win(_) => 1,
        Value::Draw => 0,
        Value::Loss(_) => -1,
    }
}

/// Exact values by plain search, for positions near the end of games without
/// take-backs, which cannot go in a circle (tests only).
#[cfg(test)]
pub(crate) fn searched(position: &Position) -> Result<Value, std::convert::Infallible> {
    Ok(Weighed::new(Rules::CHILDREN, position, &searched)?.value)
}
