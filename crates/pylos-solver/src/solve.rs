//! Retrograde analysis, whole truth tables at a time.
//!
//! Two families of tables hold what is known: `lost` (the mover has lost) and
//! `not_won` (it is not yet known that the mover has won). Both are keyed by
//! the balls of the player who has just moved, so that a turn leads to an index
//! without complementing anything; what comes out of a read is keyed by the
//! mover, and is reversed when it is stored.
//!
//! Passes alternate, and the number of the pass in which a position is decided
//! is its distance in plies:
//!
//! - odd passes: the mover has won if **some** turn leads to a position that
//!   the opponent has lost: `won |= OR over turns of lost`;
//! - even passes: the mover has lost if **no** turn leads to a position that
//!   the opponent has not won: `lost |= NOT OR over turns of not_won`.
//!
//! So both kinds read "the other" family in the same way, and it is over when
//! two passes in a row find nothing: what is left is drawn.
//!
//! Take-backs (P6–P8) are not spelt out turn by turn. For a family of tables
//! `Y`, let `Y1(T) = Y(T) or, for a free ball r of the mover, Y(T \ r)` and
//! `Y2(T) = Y(T) or, for a free ball r of the mover, Y1(T \ r)`: what can be
//! reached from `T` by taking back at most one, at most two balls, one after
//! the other. A ball on `t` that completes something then reads `Y2(S ∪ t)`.
//! Under `must`, `Y2` lacks its first term, and the plain turn is read only
//! where nothing is completed.
//!
//! With unequal numbers of balls (P15) it matters who is to move. Then all of
//! this exists twice, for light to move and for dark, and each pass reads the
//! tables of the one to write those of the other.

use std::{fmt, io};

use pylos_rules::pyramid::Rules;
use pylos_tablebase::Balls;
use rayon::ThreadPool;
use rayon::prelude::*;

use crate::block::{Sides, Source, Sources, Target, Worker};
use crate::board::{Board, Shape};
use crate::layout::Layout;
use crate::memory::{Filling, Memory};
use crate::pieces::{self, Marks, Piece};
use crate::reads::Plans;
use crate::register::Register;
use crate::simd::Machine;
use crate::solution::{Decided, Solution};

/// What to solve, and how.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// The board and the number of balls.
    pub shape: Shape,
    /// The rules.
    pub rules: Rules,
    /// Threads to use, for solving and for writing; 0: one for each core.
    pub threads: usize,
    /// The instructions to use.
    pub machine: Machine,
}

impl Task {
    /// The real game under these rules, with all that this machine has.
    pub fn full(rules: Rules) -> Task {
        Task { shape: Shape::of(rules), rules, threads: 0, machine: Machine::detect() }
    }
}

/// How far a solve has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The pass that has just ended: every position whose distance is at most
    /// this is decided.
    pub pass: u16,
    /// Positions decided by this pass.
    pub news: u64,
    /// Positions decided so far.
    pub decided: u64,
    /// Positions in all.
    pub total: u64,
}

/// Whether to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Continue with the next pass.
    GoOn,
    /// Give up; the solve ends without a result.
    Stop,
}

/// The families of tables that are read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Family {
    /// Read by odd passes, which find wins.
    Lost,
    /// Read by even passes, which find losses.
    NotWon,
}

/// A family of tables: as it is, and with one ball, and with two, that may
/// still be taken back; each with the blocks that changed when last written.
struct Tables {
    plain: Memory,
    one: Memory,
    two: Memory,
    changed: [Marks; 3],
    /// Nothing has read these tables yet.
    unread: bool,
}

impl Tables {
    fn new(layout: &Layout, plans: &Plans) -> io::Result<Tables> {
        let squares = plans.plans.iter().any(|plan| plan.wanted[1]);
        let tables =
            |wanted| Memory::zeroed(if wanted { layout.registers } else { 0 }, Filling::Dense);
        Ok(Tables {
            plain: tables(true)?,
            one: tables(squares)?,
            two: tables(squares)?,
            changed: std::array::from_fn(|_| Marks::new(layout)),
            unread: true,
        })
    }
}

/// Why a solve ended without a solution.
#[derive(Debug)]
pub enum SolveError {
    /// Whoever watched said stop.
    Stopped,
    /// The system gave no memory for the tables.
    Memory(io::Error),
    /// The system gave no threads.
    Threads(rayon::ThreadPoolBuildError),
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolveError::Stopped => f.write_str("stopped before the end"),
            SolveError::Memory(error) => write!(f, "no memory for the tables: {error}"),
            SolveError::Threads(error) => write!(f, "no threads to work with: {error}"),
        }
    }
}

impl std::error::Error for SolveError {}

impl From<io::Error> for SolveError {
    fn from(error: io::Error) -> SolveError {
        SolveError::Memory(error)
    }
}

/// Solves a game completely. `watch` is called after every pass.
pub fn solve(
    task: Task,
    mut watch: impl FnMut(Progress) -> Verdict,
) -> Result<Solution, SolveError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(task.threads)
        .build()
        .map_err(SolveError::Threads)?;
    let layout = Layout::new(Board::new(task.shape));
    let plans = Plans::new(&layout, task.rules);
    let mut solver = Solver::new(&layout, &plans, task, &pool)?;
    let mut progress =
        Progress { pass: 0, news: solver.begin()?, decided: 0, total: layout.positions() };
    let mut longest = 0;
    loop {
        progress.decided += progress.news;
        if progress.news > 0 {
            longest = progress.pass;
        }
        if watch(progress) == Verdict::Stop {
            return Err(SolveError::Stopped);
        }
        if progress.pass >= longest + 2 {
            break;
        }
        progress.pass += 1;
        progress.news = solver.pass(progress.pass)?;
    }
    let Solver { families: [lost, not_won], planes, .. } = solver;
    let families = lost.into_iter().zip(not_won).zip(planes).map(|((lost, not_won), planes)| {
        Decided { lost: lost.plain, not_won: not_won.plain, planes }
    });
    let families = families.collect();
    Ok(Solution::new(layout, task.rules, families, longest, pool))
}

struct Solver<'a> {
    layout: &'a Layout,
    plans: &'a Plans,
    rules: Rules,
    pool: &'a ThreadPool,
    worker: Worker<'a>,
    pieces: Vec<Piece>,
    balls: Balls,
    /// [`Family::Lost`] and [`Family::NotWon`], for each family of positions
    /// (see [`Balls`]).
    families: [Vec<Tables>; 2],
    /// For each family of positions, bit `i` of half the distance.
    planes: Vec<Vec<Memory>>,
    /// For each family of positions, which blocks have nothing left to decide.
    settled: Vec<Marks>,
}

impl<'a> Solver<'a> {
    fn new(
        layout: &'a Layout,
        plans: &'a Plans,
        task: Task,
        pool: &'a ThreadPool,
    ) -> io::Result<Self> {
        let balls = layout.board.shape.balls;
        let tables =
            || (0..balls.families()).map(|_| Tables::new(layout, plans)).collect::<io::Result<_>>();
        Ok(Solver {
            layout,
            plans,
            rules: task.rules,
            pool,
            worker: Worker::new(layout, plans, task.rules, task.machine),
            pieces: pieces::pieces(layout),
            balls,
            families: [tables()?, tables()?],
            planes: (0..balls.families()).map(|_| Vec::new()).collect(),
            settled: (0..balls.families()).map(|_| Marks::new(layout)).collect(),
        })
    }

    /// Marks what is lost before any turn is made. Returns how many positions
    /// are, the full pyramids included.
    fn begin(&mut self) -> io::Result<u64> {
        let Self { layout, worker, pieces, balls, .. } = self;
        let [lost, not_won] = &mut self.families;
        let mut news = 0;
        for (positions, (lost, not_won)) in lost.iter_mut().zip(not_won).enumerate() {
            let sides = Sides::of(*balls, positions);
            let lost = pieces::cut_tables(layout, pieces, &mut lost.plain);
            let not_won = pieces::cut_tables(layout, pieces, &mut not_won.plain);
            news += self.pool.install(|| {
                (&*pieces, lost, not_won)
                    .into_par_iter()
                    .with_max_len(1)
                    .map(|(piece, lost, not_won)| worker.begin(sides, piece, lost, not_won))
                    .sum::<u64>()
            });
        }
        if self.rules.plays_on_without_reserve() {
            news += self.pass(0)?;
        }
        Ok(news + self.layout.full_pyramids())
    }

    /// Decides what has this distance; returns how many positions.
    fn pass(&mut self, pass: u16) -> io::Result<u64> {
        let half = pass / 2;
        for planes in &mut self.planes {
            while 1 << planes.len() <= half {
                // Most positions are decided before ply 16: the first three
                // planes are used throughout, the others here and there.
                let filling = if planes.len() < 3 { Filling::Dense } else { Filling::Sparse };
                planes.push(Memory::zeroed(self.layout.registers, filling)?);
            }
        }
        let family = if pass % 2 == 1 { Family::Lost } else { Family::NotWon };
        let families = self.balls.families();
        (0..families).for_each(|positions| self.refresh_take_backs(family, positions));
        let news = (0..families).map(|positions| self.settle(family, positions, half)).sum();
        self.families[family as usize].iter_mut().for_each(|tables| tables.unread = false);
        Ok(news)
    }

    /// Decides what can be decided of one family of positions in a pass.
    fn settle(&mut self, family: Family, positions: usize, half: u16) -> u64 {
        let Self { layout, worker, pieces, balls, .. } = self;
        let sides = Sides::of(*balls, positions);
        let [lost, not_won] = &mut self.families;
        let (all_read, written) = match family {
            Family::Lost => (lost, not_won),
            Family::NotWon => (not_won, lost),
        };
        let written = &mut written[positions];
        let (read, known) = (&all_read[balls.next_family(positions)], &all_read[positions].plain);
        let marks = |i: usize| (!read.unread).then_some(&read.changed[i]);
        let sources = Sources {
            plain: Source { tables: &read.plain, marks: marks(0) },
            two: Source { tables: &read.two, marks: marks(2) },
        };
        let mut targets: Vec<Target> = pieces::cut_tables(layout, pieces, &mut written.plain)
            .into_iter()
            .zip(pieces::cut_marks(pieces, &mut self.settled[positions]))
            .zip(pieces::cut_marks(pieces, &mut written.changed[0]))
            .map(|((written, settled), changed)| Target {
                written,
                planes: Vec::new(),
                settled,
                changed,
            })
            .collect();
        let planes = self.planes[positions].iter_mut();
        let set = planes.enumerate().filter(|(bit, _)| half >> bit & 1 == 1);
        for (_, plane) in set {
            for (target, plane) in targets.iter_mut().zip(pieces::cut_tables(layout, pieces, plane))
            {
                target.planes.push(plane);
            }
        }
        self.pool.install(|| {
            (&*pieces, targets)
                .into_par_iter()
                .with_max_len(1)
                .map(|(piece, target)| {
                    let news = worker.settle(family, sides, sources, known, piece, target);
                    layout.classes[piece.class].positions_in(news)
                })
                .sum()
        })
    }

    /// Brings the take-back tables of a family up to date.
    fn refresh_take_backs(&mut self, family: Family, positions: usize) {
        let Self { layout, plans, worker, pieces, pool, .. } = self;
        let Tables { plain, one, two, changed, unread } =
            &mut self.families[family as usize][positions];
        if two.is_empty() {
            return;
        }
        let [changed, changed_one, changed_two] = changed;
        let plain = Source { tables: plain, marks: (!*unread).then_some(changed) };
        let refresh = |wanted: usize,
                       none: Option<Source>,
                       source: Source,
                       written: &mut [Register],
                       changed: &mut Marks| {
            let written = pieces::cut_tables(layout, pieces, written);
            let changed = pieces::cut_marks(pieces, changed);
            pool.install(|| {
                (&*pieces, written, changed)
                    .into_par_iter()
                    .with_max_len(1)
                    .filter(|(piece, ..)| plans.plans[piece.class].wanted[wanted])
                    .for_each(|(piece, written, changed)| {
                        worker.take_back(piece, family, none, source, written, changed);
                    });
            });
        };
        refresh(0, Some(plain), plain, one, changed_one);
        let one = Source { tables: one, marks: (!*unread).then_some(changed_one) };
        let none = (self.rules.may_take_none()).then_some(plain);
        refresh(1, none, one, two, changed_two);
    }
}

impl Sides {
    fn of(balls: Balls, positions: usize) -> Sides {
        Sides { mover: balls.mover(positions) as i32, waiting: balls.waiting(positions) as i32 }
    }
}
