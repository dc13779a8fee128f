//! Checking a tablebase against the rules alone.
//!
//! Every stored value is derived again from the values of the positions that
//! the ordinary move generator leads to. If all distances agree, all are right:
//! by induction over the distance, every position that is really won or lost
//! has its distance, and a position called drawn has neither a turn to a loss
//! nor only turns to wins.
//!
//! Outcomes without distances have no such induction. Two positions that lead
//! only to each other are drawn; called won and lost, they still agree. So the
//! outcomes of a file are proven by the distances of another ([`compare`]),
//! and what an audit of outcomes alone shows is less ([`Shown::Consistency`]).

use std::fmt;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use pylos_rules::pyramid::{Position, Symmetry};
use pylos_rules::{Position as _, Random, Value};

use crate::code::{self, BLOCK};
use crate::format::{Kind, TablebaseError};
use crate::index::Slot;
use crate::tablebase::Tablebase;

/// What to look at.
#[derive(Clone, Copy, Debug)]
pub enum Extent {
    /// Every stored value.
    Everything,
    /// So many, chosen at random from a seed.
    Sample {
        /// How many.
        positions: u64,
        /// The seed.
        seed: u64,
    },
}

/// An audit that has found nothing wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Audited {
    /// How many positions were looked at.
    pub positions: u64,
    /// What that shows.
    pub shown: Shown,
}

/// What it shows that nothing is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Every value is right.
    Everything,
    /// The positions looked at agree with their successors; of the others
    /// nothing is known.
    Sample,
    /// Outcomes agree with the outcomes of their successors, as those of a wrong
    /// table can, too, where play goes in a circle.
    Consistency,
}

impl Shown {
    /// What a look at a file of this kind shows. It may have been broken off
    /// before it had seen the whole file.
    fn by(kind: Kind, extent: Extent, whole: bool) -> Shown {
        match (kind, extent) {
            (Kind::Outcomes, _) => Shown::Consistency,
            (Kind::Distances, Extent::Everything) if whole => Shown::Everything,
            (Kind::Distances, _) => Shown::Sample,
        }
    }
}

/// What is wrong with a tablebase.
#[derive(Debug)]
pub enum Fault {
    /// It cannot be read.
    Unreadable(TablebaseError),
    /// A stored value is not what the successors say.
    Value {
        /// The position.
        position: Position,
        /// Its value according to the file.
        stored: Value,
        /// Its value according to the values of its successors.
        derived: Value,
    },
    /// Two images of one position are stored with different values.
    Symmetry {
        /// The position.
        position: Position,
        /// Its value.
        stored: Value,
        /// The value of an image of it.
        image: Value,
    },
    /// A stored outcome is not that of the distance in another file.
    Outcome {
        /// The position.
        position: Position,
        /// Its outcome.
        stored: Value,
        /// Its value in the other file.
        exact: Value,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Unreadable(error) => error.fmt(f),
            Fault::Value { position, stored, derived } => write!(
                f,
                "{position} is stored as “{stored}”, but its successors make it “{derived}”"
            ),
            Fault::Symmetry { position, stored, image } => {
                write!(f, "{position} is stored as “{stored}”, but an image of it as “{image}”")
            }
            Fault::Outcome { position, stored, exact } => {
                let stored = match stored {
                    Value::Win(_) => "win",
                    Value::Draw => "draw",
                    Value::Loss(_) => "loss",
                };
                write!(f, "{position} is stored as “{stored}”, but its exact value is “{exact}”")
            }
        }
    }
}

impl std::error::Error for Fault {}

/// Audits a tablebase on at most so many threads. `watch` is told now and then
/// how many positions have been looked at, out of how many, and may break off.
pub fn audit(
    tablebase: &Tablebase,
    extent: Extent,
    threads: usize,
    watch: impl FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Audited, Fault> {
    let plan = Plan::new(tablebase, extent);
    let positions = plan.run(threads, watch, |first, len| {
        check_run(tablebase, first, len, |position, stored, symmetries| {
            check(tablebase, position, stored)?;
            check_images(tablebase, position, stored, symmetries)
        })
    })?;
    let whole = positions == plan.stored;
    Ok(Audited { positions, shown: Shown::by(tablebase.kind(), extent, whole) })
}

/// Compares outcomes with the exact values of the same game in another file.
/// If those are proven, so are the outcomes. Returns how many were compared.
pub fn compare(
    outcomes: &Tablebase,
    distances: &Tablebase,
    extent: Extent,
    threads: usize,
    watch: impl FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<u64, Fault> {
    Plan::new(outcomes, extent).run(threads, watch, |first, len| {
        check_run(outcomes, first, len, |position, stored, _| {
            let exact = distances.code(&position).map_err(Fault::Unreadable)?;
            if outcomes.kind().reduce(exact) == stored {
                return Ok(());
            }
            let [stored, exact] = [stored, exact].map(code::value);
            Err(Fault::Outcome { position, stored, exact })
        })
    })
}

/// The work, in pieces that can be done in any order.
struct Plan {
    extent: Extent,
    /// Blocks of positions: class, waiting balls, first rank; and how many
    /// positions come before.
    blocks: Vec<(Slot, u64)>,
    stored: u64,
    total: u64,
}

/// Positions of a sample in one piece.
const SAMPLE_PIECE: u64 = 1024;

impl Plan {
    fn new(tablebase: &Tablebase, extent: Extent) -> Plan {
        let index = tablebase.index();
        let mut blocks = Vec::new();
        let mut stored = 0;
        let families = 0..index.balls().families();
        let kinds = |class| {
            let waiting = move |family| index.waiting(class, family).map(move |k| (family, k));
            families.clone().flat_map(waiting)
        };
        for class in 0..index.classes() {
            for (family, waiting) in kinds(class) {
                let count = index.count(class, waiting);
                for rank in (0..count).step_by(BLOCK) {
                    blocks.push((Slot { class, family, waiting, rank }, stored));
                    stored += u64::from((count - rank).min(BLOCK as u32));
                }
            }
        }
        let total = match extent {
            Extent::Everything => stored,
            Extent::Sample { positions, .. } => positions,
        };
        Plan { extent, blocks, stored, total }
    }

    /// Does all the work on at most so many threads: fewer if the system does
    /// not give them.
    fn run(
        &self,
        threads: usize,
        mut watch: impl FnMut(u64, u64) -> ControlFlow<()>,
        check_run: impl Fn(Slot, usize) -> Result<(), Fault> + Sync,
    ) -> Result<u64, Fault> {
        let next = AtomicUsize::new(0);
        let done = AtomicU64::new(0);
        let stop = AtomicBool::new(false);
        let fault = Mutex::new(None);
        let work = || {
            while !stop.load(Ordering::Relaxed) {
                match self.piece(next.fetch_add(1, Ordering::Relaxed), &check_run) {
                    None => break,
                    Some(Ok(looked_at)) => _ = done.fetch_add(looked_at, Ordering::Relaxed),
                    Some(Err(found)) => {
                        stop.store(true, Ordering::Relaxed);
                        fault.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(found);
                    }
                }
            }
        };
        std::thread::scope(|scope| {
            let start = |_| std::thread::Builder::new().spawn_scoped(scope, work).ok();
            let workers: Vec<_> = (0..threads.max(1)).map_while(start).collect();
            if workers.is_empty() {
                work();
            }
            while workers.iter().any(|worker| !worker.is_finished()) {
                std::thread::sleep(std::time::Duration::from_millis(50));
                if watch(done.load(Ordering::Relaxed), self.total).is_break() {
                    stop.store(true, Ordering::Relaxed);
                }
            }
        });
        match fault.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(fault) => Err(fault),
            None => Ok(done.into_inner()),
        }
    }

    /// Does one piece of the work; `None` when there is no more.
    fn piece(
        &self,
        piece: usize,
        check_run: impl Fn(Slot, usize) -> Result<(), Fault>,
    ) -> Option<Result<u64, Fault>> {
        match self.extent {
            Extent::Everything => {
                let (place, before) = *self.blocks.get(piece)?;
                let end = self.blocks.get(piece + 1).map_or(self.stored, |(_, before)| *before);
                let len = (end - before) as usize;
                Some(check_run(place, len).map(|()| len as u64))
            }
            Extent::Sample { positions, seed } => {
                let first = piece as u64 * SAMPLE_PIECE;
                let len = positions.checked_sub(first).filter(|left| *left > 0)?;
                let len = len.min(SAMPLE_PIECE);
                // Every piece has dice of its own, whoever does it.
                let mut random = Random::new(seed ^ (piece as u64).wrapping_mul(0x9e37_79b9));
                let mut pick = || {
                    let number = random.below(self.stored);
                    let block = self.blocks.partition_point(|(_, before)| *before <= number) - 1;
                    let (place, before) = self.blocks[block];
                    Slot { rank: place.rank + (number - before) as u32, ..place }
                };
                Some((0..len).try_for_each(|_| check_run(pick(), 1)).map(|()| len))
            }
        }
    }
}

/// Looks at some positions that lie one after the other in a block: each with
/// its code and the symmetries that lead from its class to itself.
fn check_run(
    tablebase: &Tablebase,
    first: Slot,
    len: usize,
    check: impl Fn(Position, u8, &[Symmetry]) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let block = tablebase.block_of(first).map_err(Fault::Unreadable)?;
    let symmetries = tablebase.index().own_symmetries(first.class);
    let start = first.rank as usize % BLOCK;
    let positions = tablebase.index().positions_from(first).take(len);
    for (number, position) in (start..).zip(positions) {
        let stored = tablebase.decoded(&block, number).map_err(Fault::Unreadable)?;
        check(position, stored, &symmetries)?;
    }
    Ok(())
}

/// Derives one value again.
fn check(tablebase: &Tablebase, position: Position, stored: u8) -> Result<(), Fault> {
    let rules = tablebase.rules();
    let mut best = None;
    let visited =
        position.visit(rules, |turn| match tablebase.code(&position.play_unchecked(rules, turn)) {
            Ok(code) => {
                best = best.max(Some(MERITS[usize::from(code)]));
                ControlFlow::Continue(())
            }
            Err(error) => ControlFlow::Break(Fault::Unreadable(error)),
        });
    if let ControlFlow::Break(fault) = visited {
        return Err(fault);
    }
    // Without a turn the game is over, and lost.
    let derived = best.map_or(Value::Loss(0), |merit| code::value(merit.code).before());
    match agree(tablebase.kind(), code::value(stored), derived) {
        true => Ok(()),
        false => Err(Fault::Value { position, stored: code::value(stored), derived }),
    }
}

/// Whether a stored value is what the successors say, as far as a file of this
/// kind can tell.
fn agree(kind: Kind, stored: Value, derived: Value) -> bool {
    match (kind, stored) {
        (Kind::Distances, stored) => stored == derived,
        (Kind::Outcomes, Value::Win(_)) => matches!(derived, Value::Win(_)),
        (Kind::Outcomes, Value::Draw) => derived == Value::Draw,
        (Kind::Outcomes, Value::Loss(_)) => matches!(derived, Value::Loss(_)),
    }
}

/// A class that is an image of itself stores images of positions, too: they
/// must have the same value.
fn check_images(
    tablebase: &Tablebase,
    position: Position,
    stored: u8,
    symmetries: &[Symmetry],
) -> Result<(), Fault> {
    for symmetry in symmetries {
        let image = tablebase.code(&symmetry.position(&position)).map_err(Fault::Unreadable)?;
        if image != stored {
            let [stored, image] = [stored, image].map(code::value);
            return Err(Fault::Symmetry { position, stored, image });
        }
    }
    Ok(())
}

/// How good a turn is that leads to a position with a code: of two, the greater
/// is the better one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Merit {
    rank: i16,
    code: u8,
}

/// The merit of every code.
const MERITS: [Merit; 256] = {
    let mut merits = [Merit { rank: 0, code: 0 }; 256];
    let mut code = 1;
    while code < 256 {
        // A turn to a loss is the better the shorter, to a win the longer.
        let rank = if code % 2 == 1 { 512 - code as i16 } else { code as i16 - 512 };
        merits[code] = Merit { rank, code: code as u8 };
        code += 1;
    }
    merits
};

#[cfg(test)]
mod tests {
    use super::*;

    /// Two positions, each with one turn, to the other: drawn. Called won and
    /// lost, they agree as outcomes do, so that shows no more than consistency;
    /// with distances they cannot.
    #[test]
    fn a_drawn_circle_called_won_and_lost_is_consistent_and_not_proven() {
        for plies in (1..200).step_by(2) {
            let (won, lost) = (Value::Win(plies), Value::Loss(plies - 1));
            assert!(agree(Kind::Outcomes, Value::Win(1), lost.before()));
            assert!(agree(Kind::Outcomes, Value::Loss(0), won.before()));
            let both = agree(Kind::Distances, won, lost.before())
                && agree(Kind::Distances, lost, won.before());
            assert!(!both, "{won} and {lost}");
        }
        for extent in [Extent::Everything, Extent::Sample { positions: 9, seed: 1 }] {
            assert_eq!(Shown::by(Kind::Outcomes, extent, true), Shown::Consistency);
            assert_eq!(Shown::by(Kind::Distances, extent, false), Shown::Sample);
        }
        assert_eq!(Shown::by(Kind::Distances, Extent::Everything, true), Shown::Everything);
    }

    #[test]
    fn merits_order_turns_as_values_do() {
        let worth = |code: u8| code::value(code).before();
        for (a, b) in (0..=255).flat_map(|a| (0..=255).map(move |b| (a, b))) {
            let merits = MERITS[usize::from(a)].cmp(&MERITS[usize::from(b)]);
            assert_eq!(merits, worth(a).cmp(&worth(b)), "{a} {b}");
        }
    }
}
