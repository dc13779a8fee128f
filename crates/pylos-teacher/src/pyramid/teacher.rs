//! Reasons from exact values.

use std::cmp::{Ordering, Reverse};
use std::collections::HashSet;

use pylos_engine::{Oracle, Sight};
use pylos_rules::pyramid::{Cells, Color, Position, Rules, Turn};
use pylos_rules::{Position as _, Side as _, Value};
use pylos_views::{Because, Explanation, Kept, SideName};

use super::threat::completed;
use super::{explained, merits, refutations};

/// How many plies of a best line are shown with a reason that needs no more.
const SHOWN: usize = 8;

/// How far a best line is followed to what is completed in it.
const FORESEEN: usize = 16;

/// How many of the best answers, of slower ones, and of the best turns are
/// looked at for the one that shows most.
const LOOKED_AT: usize = 12;

/// No best line is followed any further; the longest have 63 plies.
const LONGEST: usize = 80;

/// Says why turns are good or bad, from exact values of positions without a
/// past (P12 is not looked at).
pub struct Teacher<'a> {
    rules: Rules,
    oracle: &'a dyn Oracle<Position>,
}

/// A turn, where it leads, and what it is worth to whoever plays it.
#[derive(Clone, Copy)]
struct Valued {
    turn: Turn,
    next: Position,
    value: Value,
}

impl<'a> Teacher<'a> {
    /// A teacher who knows what this oracle knows.
    pub fn new(rules: Rules, oracle: &'a dyn Oracle<Position>) -> Teacher<'a> {
        Teacher { rules, oracle }
    }

    /// Why a turn is bad: what is wrong with it, and what a better one does.
    /// Nothing for a turn that keeps the result, and nothing if the oracle does
    /// not know.
    pub fn why_bad(&self, position: &Position, turn: Turn) -> Vec<Explanation> {
        let Some((turns, played)) = self.valued(position, turn) else { return Vec::new() };
        let best = turns[0].value;
        if result(played.value) == result(best) {
            return Vec::new();
        }
        let mut found = Vec::new();
        found.extend(self.flaw(position, played, &turns));
        let equals = turns.iter().filter(|valued| valued.value == best).take(LOOKED_AT);
        let merits = equals.flat_map(|better| self.praise(position, *better, &turns));
        found.extend(merits.min_by_key(|merit| rank(&merit.because)));
        found
    }

    /// Why a turn is good: what it does, two reasons at most. Nothing for a turn
    /// that gives the result away, and nothing if the oracle does not know.
    pub fn why_good(&self, position: &Position, turn: Turn) -> Vec<Explanation> {
        let Some((turns, played)) = self.valued(position, turn) else { return Vec::new() };
        match result(played.value) == result(turns[0].value) {
            true => self.praise(position, played, &turns),
            false => Vec::new(),
        }
    }

    /// Every turn that leads somewhere new, best first, and the one played.
    fn valued(&self, position: &Position, turn: Turn) -> Option<(Vec<Valued>, Valued)> {
        let next = position.play(self.rules, turn).ok()?;
        let turns = self.turns(position)?;
        let played = *turns.iter().find(|valued| valued.next == next)?;
        Some((turns, Valued { turn, ..played }))
    }

    /// What is good about a turn that keeps the result: two reasons at most.
    fn praise(&self, position: &Position, played: Valued, turns: &[Valued]) -> Vec<Explanation> {
        let Valued { turn, next, value } = played;
        let mut line = vec![turn];
        self.go_on(next, &mut line, SHOWN);
        let mut found = merits(self.rules, position, &line);
        if let [Explanation { because: Because::WinsNow { .. } | Because::OnlyTurn { .. }, .. }] =
            found.as_slice()
        {
            return found;
        }
        let text = turn.to_string();
        let add = |found: &mut Vec<_>, because| {
            found.push(explained(because, &line, Cells::from(turn.to())));
        };
        if let Some(kept) = kept(value) {
            let keeps = |other: &Valued| result(other.value) == result(value);
            if let Some(shape) = self.is_right_to_keep(position, played, turns) {
                let taken = turn.taken_back().count() as u32;
                add(&mut found, Because::KeepsBalls { turn: text.clone(), shape, taken, kept });
            }
            if kept == Kept::Win && self.is_zugzwang(&next) {
                let other = SideName::from(position.to_move().other());
                add(&mut found, Because::Zugzwang { turn: text.clone(), other });
            }
            if turns.len() > 1 && turns.iter().filter(|turn| keeps(turn)).count() == 1 {
                add(&mut found, Because::OnlyKeeps { turn: text, kept });
            }
        } else if let Value::Loss(plies) = value
            && turns.iter().all(|other| other.value <= value)
            && turns.iter().any(|other| other.value < value)
        {
            add(&mut found, Because::HoldsOut { turn: text, plies: plies.into() });
        }
        if !found.iter().any(|reason| reason.because.is_specific()) && kept(value).is_some() {
            found.extend(self.runs_out(position, turn));
        }
        found.sort_by_key(|reason| rank(&reason.because));
        found.truncate(2);
        found
    }

    /// What is wrong with a turn that gives the result away.
    fn flaw(&self, position: &Position, played: Valued, turns: &[Valued]) -> Option<Explanation> {
        let keeping: Vec<&Valued> = {
            let best = result(turns.first()?.value);
            turns.iter().filter(|other| result(other.value) == best).collect()
        };
        let same_ball = |better: &&&Valued| better.turn.action() == played.turn.action();
        if let Some(better) = keeping.iter().find(same_ball) {
            let kept = kept(better.value)?;
            let (turn, best) = (played.turn.to_string(), better.turn.to_string());
            let because = Because::OtherTakeBack { turn, best, kept };
            let mut line = vec![better.turn];
            self.go_on(better.next, &mut line, SHOWN);
            return Some(explained(because, &line, better.turn.taken_back().collect()));
        }
        if self.oracle.sight() == Sight::Near {
            // Answers would have to be fetched.
            return None;
        }
        let better: Vec<Turn> = keeping.iter().map(|better| better.turn).collect();
        let answers = self.turns(&played.next)?;
        let best = answers.first()?.value;
        // Whatever keeps what was given away refutes the turn. Where the
        // quickest answers show nothing that one can see, slower ones may.
        let quickest = answers.iter().filter(|answer| answer.value == best);
        let slower = answers.iter().filter(|answer| answer.value != best);
        let slower = slower.take_while(|answer| result(answer.value) == result(best));
        self.told(position, played, quickest, &better)
            .or_else(|| self.told(position, played, slower, &better))
            .or_else(|| self.later(position, played))
            .or_else(|| self.runs_out(position, played.turn))
    }

    /// The most telling of what these answers do to a turn.
    fn told<'v>(
        &self,
        position: &Position,
        played: Valued,
        answers: impl Iterator<Item = &'v Valued>,
        better: &[Turn],
    ) -> Option<Explanation> {
        let mut found: Option<Explanation> = None;
        for answer in answers.take(LOOKED_AT) {
            let mut line = vec![played.turn, answer.turn];
            let mut reasons = refutations(self.rules, position, &line, better);
            if result(answer.value) == Ordering::Greater && self.is_zugzwang(&answer.next) {
                let because = Because::AnswerZugzwang {
                    answer: answer.turn.to_string(),
                    side: position.to_move().into(),
                    other: position.to_move().other().into(),
                };
                reasons.push(explained(because, &line, Cells::from(answer.turn.to())));
            }
            let Some(mut reason) = reasons.into_iter().min_by_key(|reason| rank(&reason.because))
            else {
                continue;
            };
            if found.as_ref().is_none_or(|found| rank(&reason.because) < rank(&found.because)) {
                self.go_on(answer.next, &mut line, SHOWN);
                reason.line = line.iter().map(ToString::to_string).collect();
                found = Some(reason);
            }
        }
        found
    }

    /// What the opponent completes later on the best line, before the player
    /// completes anything.
    fn later(&self, position: &Position, played: Valued) -> Option<Explanation> {
        let mut line = vec![played.turn];
        self.go_on(played.next, &mut line, FORESEEN);
        let mut at = played.next;
        for (ply, turn) in line.iter().enumerate().skip(1) {
            let completes = completed(self.rules, &at, *turn).filter(|done| done.taken > 0);
            if let Some(done) = completes {
                let because = Because::LaterCompletes {
                    other: at.to_move().into(),
                    later: turn.to_string(),
                    number: ply.div_ceil(2) as u32,
                    shape: done.shape,
                    taken: done.taken,
                };
                let others = at.to_move() != position.to_move();
                return others.then(|| explained(because, &line[..=ply], done.cells));
            }
            at = at.play_unchecked(self.rules, *turn);
        }
        None
    }

    /// How the reserves decide the game on the best line after a turn.
    fn runs_out(&self, position: &Position, turn: Turn) -> Option<Explanation> {
        let after = position.play_unchecked(self.rules, turn);
        let mut line = vec![turn];
        let end = self.go_on(after, &mut line, LONGEST);
        let winner = end.outcome(self.rules)?.winner()?;
        let (color, other) = (position.to_move(), position.to_move().other());
        let mut saved = [0; 2];
        for (ply, turn) in line.iter().enumerate().skip(1) {
            let mover = if ply % 2 == 0 { 0 } else { 1 };
            saved[mover] += u32::from(turn.from().is_some()) + turn.taken_back().count() as u32;
        }
        let because = Because::RunsOut {
            turn: turn.to_string(),
            side: color.into(),
            other: other.into(),
            own: after.reserve(self.rules, color),
            others: after.reserve(self.rules, other),
            saved: saved[0],
            saves: saved[1],
            loser: winner.other().into(),
        };
        Some(explained(because, &line, Cells::from(turn.to())))
    }

    /// Whether whoever is to move here loses, the opponent too if he were.
    fn is_zugzwang(&self, position: &Position) -> bool {
        let lost = |position: &Position| {
            position.outcome(self.rules).is_none()
                && matches!(self.oracle.value(position), Some(Value::Loss(_)))
        };
        self.oracle.sight() == Sight::Far
            && lost(&position.with_to_move(Color::Light))
            && lost(&position.with_to_move(Color::Dark))
    }

    /// What a turn completes, if it takes back fewer balls than it could, and
    /// each turn with the same ball that takes back more gives the result away.
    fn is_right_to_keep(
        &self,
        position: &Position,
        played: Valued,
        turns: &[Valued],
    ) -> Option<pylos_views::Shape> {
        let completed = completed(self.rules, position, played.turn)?;
        let more: Vec<Position> = position
            .turns(self.rules)
            .into_iter()
            .filter(|turn| turn.action() == played.turn.action())
            .filter(|turn| turn.taken_back().count() as u32 > completed.taken)
            .map(|turn| position.play_unchecked(self.rules, turn))
            .collect();
        let worse = |next: &Position| {
            let other = turns.iter().find(|other| other.next == *next);
            other.is_some_and(|other| result(other.value) < result(played.value))
        };
        (!more.is_empty() && more.iter().all(worse)).then_some(completed.shape)
    }

    /// Adds best turns to a line that leads to this position, until it has so
    /// many or the game is over; where it then stands.
    fn go_on(&self, mut at: Position, line: &mut Vec<Turn>, plies: usize) -> Position {
        let far = self.oracle.sight() == Sight::Far;
        while far
            && line.len() < plies
            && let Some(best) = self.turns(&at).and_then(|turns| turns.first().copied())
        {
            line.push(best.turn);
            at = best.next;
        }
        at
    }

    /// Every turn that leads somewhere new, best first; `None` if the oracle
    /// does not know them all.
    fn turns(&self, position: &Position) -> Option<Vec<Valued>> {
        let mut seen = HashSet::new();
        let mut turns = position.turns(self.rules);
        turns.retain(|turn| seen.insert(position.play_unchecked(self.rules, *turn)));
        let nexts: Vec<Position> =
            turns.iter().map(|turn| position.play_unchecked(self.rules, *turn)).collect();
        let values = self.oracle.values(&nexts)?;
        let valued = turns.into_iter().zip(nexts).zip(values);
        let mut valued: Vec<Valued> = valued
            .map(|((turn, next), value)| Valued { turn, next, value: value.before() })
            .collect();
        valued.sort_by_key(|valued| Reverse(valued.value));
        Some(valued)
    }
}

/// Won, drawn or lost.
fn result(value: Value) -> Ordering {
    value.cmp(&Value::Draw)
}

/// What a value gives to keep.
fn kept(value: Value) -> Option<Kept> {
    match value {
        Value::Win(_) => Some(Kept::Win),
        Value::Draw => Some(Kept::Draw),
        Value::Loss(_) => None,
    }
}

/// The most telling reasons have the lowest rank.
fn rank(because: &Because) -> u8 {
    match because {
        Because::WinsNow { .. } | Because::AnswerWins { .. } | Because::OnlyTurn { .. } => 0,
        Because::OtherTakeBack { .. } | Because::OnlyStop { .. } => 1,
        Because::LeavesSquare { .. } | Because::FreesSecond { .. } => 2,
        Because::OpensSquare { .. } | Because::KeepsBalls { .. } => 3,
        Because::AnswerCompletes { .. } | Because::Completes { .. } => 4,
        Because::AnswerThreatens { .. } | Because::Threatens { .. } => 5,
        Because::OpensRaise { .. } | Because::Stops { .. } => 6,
        Because::AnswerZugzwang { .. } | Because::Zugzwang { .. } => 7,
        Because::AnswerRaises { .. } | Because::Raises { .. } => 8,
        Because::LaterCompletes { .. } => 9,
        Because::AnswerStops { .. } => 10,
        Because::RunsOut { .. } => 11,
        _ => 12,
    }
}
