//! Wins with spent positions in their way (P12).

use std::collections::{HashMap, HashSet};

use pylos_rules::{Game, Position, Side as _, Value};

use super::{Oracle, Sight, Valued, values};
use crate::Score;

/// How many positions are looked into, at most, to follow the wins of one
/// position past all repetitions.
const EFFORT: u32 = 1_000;

/// What a win is worth that could not be followed: more than a draw, less than
/// any proven win.
const UNPROVEN: i16 = 900;

/// The wins of a game, past its spent positions.
pub(super) struct Detours<'a, P: Position> {
    oracle: &'a dyn Oracle<P>,
    rules: P::Rules,
    spent: HashSet<P>,
    /// How near to the end the nearest spent position is that the first side
    /// wins, and the second. `None` if the oracle does not know one of them.
    nearest: Option<[u16; 2]>,
    known: HashMap<P, Known>,
    effort: u32,
}

/// Whether the winner can end the game within so many plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Proof {
    /// No: the loser reaches a spent position, and a draw, whatever he does.
    Never,
    /// It would take too long to find out.
    Unknown,
    /// Not within so many plies, perhaps with more.
    NotYet,
    /// Yes.
    Forced,
}

/// What has been found out about a position.
#[derive(Clone, Copy)]
struct Known {
    /// Not forced within so many plies…
    not_within: u16,
    /// …forced within so many.
    within: u16,
    never: bool,
}

impl<'a, P: Position> Detours<'a, P> {
    pub fn new(oracle: &'a dyn Oracle<P>, game: &Game<P>) -> Detours<'a, P> {
        let spent: HashSet<P> = game.spent().copied().collect();
        let mut nearest = Some([u16::MAX; 2]);
        for position in &spent {
            match oracle.value(position) {
                Some(Value::Draw) => {}
                Some(value @ (Value::Win(plies) | Value::Loss(plies))) => {
                    if let Some(nearest) = &mut nearest {
                        let nearest = &mut nearest[winner(position, value)];
                        *nearest = plies.min(*nearest);
                    }
                }
                None => nearest = None,
            }
        }
        let (rules, known) = (game.rules(), HashMap::new());
        let effort = match oracle.sight() {
            Sight::Far => EFFORT,
            Sight::Near => 0,
        };
        Detours { oracle, rules, spent, nearest, known, effort }
    }

    /// Whether the next occurrence of a position is a draw.
    pub fn is_spent(&self, position: &P) -> bool {
        self.spent.contains(position)
    }

    /// What a position that is not entered for the last time is worth to its
    /// mover in this game, if this is its value without a history.
    pub fn score(&mut self, position: &P, value: Value) -> Option<Score> {
        let Some(plies) = value.plies() else { return Some(value.into()) };
        self.nearest?;
        for within in (plies..=u16::MAX - 1).step_by(2) {
            match self.prove(position, value, within)? {
                Proof::NotYet => {}
                Proof::Never => return Some(Value::Draw.into()),
                Proof::Forced => {
                    return Some(match value {
                        Value::Win(_) => Value::Win(within).into(),
                        _ => Value::Loss(within).into(),
                    });
                }
                Proof::Unknown => break,
            }
        }
        Some(Score::Estimate(if matches!(value, Value::Win(_)) { UNPROVEN } else { -UNPROVEN }))
    }

    /// Whether the side that wins here without a history can end the game
    /// within so many plies in spite of it. `None` if the oracle fails.
    fn prove(&mut self, position: &P, value: Value, within: u16) -> Option<Proof> {
        let Some(plies) = value.plies() else { return Some(Proof::Never) };
        if plies > within {
            return Some(Proof::NotYet);
        }
        if plies <= self.nearest?[winner(position, value)] {
            // The shortest way passes no spent position.
            return Some(Proof::Forced);
        }
        let fresh = Known { not_within: 0, within: u16::MAX, never: false };
        let known = *self.known.entry(*position).or_insert(fresh);
        match known {
            Known { never: true, .. } => return Some(Proof::Never),
            Known { within: forced, .. } if forced <= within => return Some(Proof::Forced),
            Known { not_within, .. } if within <= not_within => return Some(Proof::NotYet),
            _ => {}
        }
        if self.effort == 0 {
            return Some(Proof::Unknown);
        }
        self.effort -= 1;
        let mut turns = values(self.oracle, self.rules, position)?;
        let proof = match value {
            Value::Win(_) => {
                // The shortest way first.
                turns.sort_by_key(|turn| turn.value);
                self.best_proof(&turns, within)?
            }
            _ => self.worst_proof(&turns, within)?,
        };
        let known = self.known.entry(*position).or_insert(fresh);
        match proof {
            Proof::Never => known.never = true,
            Proof::NotYet => known.not_within = within,
            Proof::Forced => known.within = within,
            Proof::Unknown => {}
        }
        Some(proof)
    }

    /// The winner chooses: one good turn is enough.
    fn best_proof(&mut self, turns: &[Valued<P>], within: u16) -> Option<Proof> {
        let mut best = Proof::Never;
        for turn in turns.iter().filter(|turn| matches!(turn.value, Value::Loss(_))) {
            if self.is_spent(&turn.next) {
                continue;
            }
            best = match (best, self.prove(&turn.next, turn.value, within - 1)?) {
                (_, Proof::Forced) => return Some(Proof::Forced),
                // What might be a win in time is not known not to be one.
                (Proof::Unknown, _) | (_, Proof::Unknown) => Proof::Unknown,
                (best, proof) => best.max(proof),
            };
        }
        Some(best)
    }

    /// The loser chooses: one turn that saves him is enough.
    fn worst_proof(&mut self, turns: &[Valued<P>], within: u16) -> Option<Proof> {
        if turns.iter().any(|turn| self.is_spent(&turn.next)) {
            return Some(Proof::Never);
        }
        let mut worst = Proof::Forced;
        for turn in turns {
            worst = worst.min(self.prove(&turn.next, turn.value, within - 1)?);
            if worst == Proof::Never {
                break;
            }
        }
        Some(worst)
    }
}

/// The number of the side that wins a position of this value.
fn winner<P: Position>(position: &P, value: Value) -> usize {
    let mover = position.to_move();
    let side = if matches!(value, Value::Win(_)) { mover } else { mover.other() };
    usize::from(side != P::Side::BOTH[0])
}
