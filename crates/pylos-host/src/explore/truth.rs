//! Who knows for certain how positions end.

use std::sync::Arc;

use pylos_engine::Oracle;
use pylos_engine::pyramid::{Judgement, Outcome};
use pylos_rules::Value;
use pylos_rules::pyramid::Position;

use crate::wire::Certain;

/// Somebody who knows.
pub(super) trait Knows {
    /// What these positions are worth to their sides to move; `None` unless all
    /// are known. All of them are one question.
    fn values(&self, positions: &[Position]) -> Option<Vec<Certain>>;
}

/// A tablebase.
pub(super) struct Truth<'a>(pub &'a dyn Oracle<Position>);

impl Knows for Truth<'_> {
    fn values(&self, positions: &[Position]) -> Option<Vec<Certain>> {
        let values = self.0.values(positions)?;
        Some(values.into_iter().map(Certain::from).collect())
    }
}

/// What was learnt by heart of positions with few balls, of exactly the rules
/// in question.
pub(super) struct ByHeart(pub Option<Arc<Judgement>>);

impl Knows for ByHeart {
    fn values(&self, positions: &[Position]) -> Option<Vec<Certain>> {
        let openings = self.0.as_ref()?.openings();
        let value = |position: &Position| {
            Some(match openings.outcome(position.own(), position.others())? {
                Outcome::Win => Certain::Win { plies: None },
                Outcome::Draw => Certain::Draw,
                Outcome::Loss => Certain::Loss { plies: None },
            })
        };
        positions.iter().map(value).collect()
    }
}

impl From<Value> for Certain {
    fn from(value: Value) -> Certain {
        match value {
            Value::Win(plies) => Certain::Win { plies: Some(plies) },
            Value::Draw => Certain::Draw,
            Value::Loss(plies) => Certain::Loss { plies: Some(plies) },
        }
    }
}

impl Certain {
    /// What a turn that leads to a position of this worth is worth to its
    /// player.
    pub(super) fn before(self) -> Certain {
        let longer = |plies: Option<u16>| plies.map(|plies| plies + 1);
        match self {
            Certain::Win { plies } => Certain::Loss { plies: longer(plies) },
            Certain::Draw => Certain::Draw,
            Certain::Loss { plies } => Certain::Win { plies: longer(plies) },
        }
    }

    /// Loss, draw, win.
    pub(super) fn result(self) -> u8 {
        match self {
            Certain::Loss { .. } => 0,
            Certain::Draw => 1,
            Certain::Win { .. } => 2,
        }
    }
}
