//! Is a strategy's claim true? By the rules alone.
//!
//! Nothing has to be played through: it is enough to look at every position of
//! the plan by itself. If each reply to it leaves the owner a turn to another
//! position of the plan with a smaller rank (any, if the claim is only not to
//! lose), or a win that a plain search proves, then by induction over the ranks
//! every one of these positions is won within its rank; and if nothing has a
//! rank, then play never leaves the plan, in which nobody has lost yet.

use std::fmt;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

use pylos_rules::Position as _;
use pylos_rules::pyramid::{Position, Turn};

use crate::prove::Prover;
use crate::strategy::{Claim, Strategy};

/// What has been found true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The owner wins within so many plies from the root; `None` if the claim
    /// is only not to lose.
    pub plies: Option<u16>,
    /// Positions of the plan that were looked at.
    pub positions: usize,
    /// Replies that the plan answers.
    pub answered: u64,
    /// Replies that a search refuted.
    pub searched: u64,
}

/// Why a claim is not shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The root is not part of the plan.
    NoRoot,
    /// A number stands for no position, or for one that has a smaller number.
    NoPosition {
        /// Which of the positions it is.
        index: usize,
    },
    /// The game is over in a position of the plan.
    Over {
        /// The position.
        position: Position,
    },
    /// A reply is not answered.
    Unanswered {
        /// A position of the plan.
        position: Position,
        /// The reply.
        reply: Turn,
    },
    /// The check was stopped.
    Stopped,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoRoot => f.write_str("the plan does not begin where the game does"),
            Fault::NoPosition { index } => write!(f, "number {index} of the plan is no position"),
            Fault::Over { position } => write!(f, "the game is over in {position}"),
            Fault::Unanswered { position, reply } => {
                write!(f, "{reply} is not answered in {position}")
            }
            Fault::Stopped => f.write_str("stopped before the end"),
        }
    }
}

impl std::error::Error for Fault {}

/// Positions that a thread takes at once.
const PORTION: usize = 256;

/// Checks a strategy on so many threads; `watch` is told now and then how many
/// of how many positions are done, and may end the check.
pub fn check(
    strategy: &Strategy,
    threads: usize,
    mut watch: impl FnMut(usize, usize) -> ControlFlow<()>,
) -> Result<Checked, Fault> {
    let plies = root(strategy)?;
    let total = strategy.len();
    let (next, stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
    let work = |done: mpsc::Sender<Result<[u64; 2], Fault>>| {
        let mut prover = Prover::new(strategy.terms().rules);
        loop {
            let from = next.fetch_add(PORTION, Ordering::Relaxed);
            if from >= total || stopped.load(Ordering::Relaxed) {
                break;
            }
            let mut replies = [0; 2];
            let looked = (from..total.min(from + PORTION))
                .try_for_each(|index| look(strategy, index, &mut prover, &mut replies));
            if done.send(looked.map(|()| replies)).is_err() {
                break;
            }
        }
    };
    let (mut positions, mut answered, mut searched) = (0, 0, 0);
    let mut fault = None;
    std::thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..threads.max(1) {
            let (sender, work) = (sender.clone(), &work);
            scope.spawn(move || work(sender));
        }
        drop(sender);
        for looked in receiver {
            match looked {
                Ok([more, proved]) => {
                    (answered, searched) = (answered + more, searched + proved);
                    positions = total.min(positions + PORTION);
                }
                Err(found) => fault = fault.take().or(Some(found)),
            }
            if watch(positions, total).is_break() {
                fault = fault.take().or(Some(Fault::Stopped));
            }
            if fault.is_some() {
                stopped.store(true, Ordering::Relaxed);
            }
        }
    });
    match fault {
        Some(fault) => Err(fault),
        None => Ok(Checked { plies, positions: total, answered, searched }),
    }
}

/// Checks the root and so many positions, evenly spread: what is wrong with
/// many is found, what is wrong with one may not be.
pub fn check_sample(strategy: &Strategy, sample: usize) -> Result<Checked, Fault> {
    let plies = root(strategy)?;
    let mut prover = Prover::new(strategy.terms().rules);
    let positions = sample.min(strategy.len());
    let mut replies = [0; 2];
    for i in 0..positions {
        look(strategy, i * strategy.len() / positions, &mut prover, &mut replies)?;
    }
    let [answered, searched] = replies;
    Ok(Checked { plies, positions, answered, searched })
}

/// Within how many plies the root is won, if every position of the plan is won
/// within its rank.
fn root(strategy: &Strategy) -> Result<Option<u16>, Fault> {
    let terms = strategy.terms();
    let plies = if terms.root.to_move() != terms.owner {
        strategy.rank(&terms.root)
    } else if let Some((_, rank)) = strategy.turns(&terms.root).first() {
        Some(rank + 1)
    } else {
        let proven = Prover::new(terms.rules).wins_within(&terms.root, terms.search());
        proven.then(|| terms.search())
    };
    let plies = plies.ok_or(Fault::NoRoot)?;
    Ok((terms.claim == Claim::Wins).then_some(plies))
}

/// Looks at one position of the plan; counts the replies that the plan answers,
/// and those that take a search.
fn look(
    strategy: &Strategy,
    index: usize,
    prover: &mut Prover,
    replies: &mut [u64; 2],
) -> Result<(), Fault> {
    let terms = strategy.terms();
    let (position, rank) = strategy.get(index).ok_or(Fault::NoPosition { index })?;
    if position.outcome(terms.rules).is_some() {
        return Err(Fault::Over { position });
    }
    for reply in position.turns(terms.rules) {
        let next = position.play_unchecked(terms.rules, reply);
        if answers(strategy, &next, rank) {
            replies[0] += 1;
        } else if next.outcome(terms.rules).is_none() && prover.wins_within(&next, terms.search()) {
            replies[1] += 1;
        } else {
            return Err(Fault::Unanswered { position, reply });
        }
    }
    Ok(())
}

/// Whether the owner has a turn to a position of the plan that is nearer to its
/// end than `rank`.
fn answers(strategy: &Strategy, position: &Position, rank: u16) -> bool {
    let terms = strategy.terms();
    let found = position.visit(terms.rules, |turn| {
        let next = position.play_unchecked(terms.rules, turn);
        let answer = strategy.rank(&next).filter(|found| match terms.claim {
            Claim::Wins => *found < rank,
            Claim::NeverLoses => true,
        });
        if answer.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found.is_break()
}
