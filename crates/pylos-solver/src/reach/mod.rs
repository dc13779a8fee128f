//! Which positions play can lead to.
//!
//! The solver counts every set of supported cells in every colouring, as if all
//! of them could arise. Which ones really do is found by going forwards from
//! the empty board, with the same truth tables: for each occupancy one bit for
//! each colouring, whether play can lead there.
//!
//! A turn is read from where it ends. That a ball was placed on `t` copies half
//! a table: positions of `T` in which `t` is the ball of the player who has
//! just moved come from the same ones without it. A raise from `r` to `t` reads
//! the table of `T \ t ∪ r` where `r` was that player's. Positions are keyed by
//! the balls of the player **to move**, so that a read needs no complement;
//! what comes out is keyed by the player who has moved, and is reversed when it
//! is stored.
//!
//! Take-backs (P6–P8) go in steps, as they do in play. `C(T)` holds the boards
//! on which the ball that has just been played completes a square or a line,
//! and `O(T)` those after one ball was taken back: `O(T) = C(T ∪ r)` for a cell
//! `r` that is empty now and was the mover's. The turn then ends in `O(T)`, or,
//! with a second one, in `O(T ∪ r)`. Whether it may end in `C(T)` too is what
//! `must` decides.
//!
//! Playing a ball makes more of them, or the same number lie higher, so one
//! round through the tables in that order (`order`) finds all that can be
//! reached without taking back. What take-backs add is looked for in further
//! rounds, each at what the last one changed, until nothing does.

mod arrivals;
mod order;
mod worker;

use pylos_rules::Side as _;
use pylos_rules::pyramid::Color;
use pylos_tablebase::Balls;
use rayon::ThreadPool;
use rayon::prelude::*;

use crate::board::{Board, Mask};
use crate::layout::{Layout, colourings};
use crate::memory::{Filling, Memory};
use crate::register::{ALL, Register};
use crate::solve::{SolveError, Task, Verdict};
use arrivals::Plans;
use order::{Group, Order};
use worker::{Source, Target, Worker};

/// How far going forwards has come.
#[derive(Clone, Copy, Debug)]
pub struct Spread {
    /// Rounds through all tables, from 1.
    pub round: u16,
    /// All positions with at most so many balls have been looked at in this
    /// round.
    pub balls: usize,
    /// Positions reached so far.
    pub reached: u64,
    /// Positions in all, reached or not.
    pub total: u64,
}

/// Which positions of a game play can lead to.
pub struct Reached {
    /// Where each position lies.
    layout: Layout,
    order: Order,
    /// By family of positions (see [`Balls`]).
    tables: Vec<Memory>,
    by_balls: Vec<u64>,
    possible: Vec<u64>,
    rounds: u16,
}

/// Finds all positions that play from the empty board can lead to, light
/// beginning. `watch` is called whenever the positions with some number of
/// balls have been looked at.
pub fn reach(task: Task, watch: impl FnMut(Spread) -> Verdict) -> Result<Reached, SolveError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(task.threads)
        .build()
        .map_err(SolveError::Threads)?;
    let layout = Layout::new(Board::new(task.shape));
    let order = Order::new(&layout);
    let plans = Plans::new(&layout, task.rules);
    let worker = Worker::new(&layout, &order, &plans, task.rules, task.machine);
    let mut spreader = Spreader::new(&worker, &pool)?;
    let rounds = spreader.run(watch)?;
    let by_balls = spreader.by_balls();
    let tables = spreader.families.into_iter().map(|family| family.reached).collect();
    let possible = possible(&layout);
    Ok(Reached { layout, order, tables, by_balls, possible, rounds })
}

impl Reached {
    /// How many positions with each number of balls on the board, from none to
    /// a full pyramid; images count.
    pub fn by_balls(&self) -> &[u64] {
        &self.by_balls
    }

    /// How many positions there are with each number of balls, whether play
    /// leads there or not: every set of supported cells in every colouring that
    /// the balls allow.
    pub fn possible(&self) -> &[u64] {
        &self.possible
    }

    /// How many positions in all play leads to.
    pub fn positions(&self) -> u64 {
        self.by_balls.iter().sum()
    }

    /// How many rounds it took; the last one found nothing.
    pub fn rounds(&self) -> u16 {
        self.rounds
    }

    /// Whether play can lead to the position in which `own` are the mover's
    /// balls and `others` the opponent's (as masks in cell order). Where both
    /// have as many balls, it does not matter who is to move.
    pub fn contains(&self, to_move: Color, own: Mask, others: Mask) -> bool {
        let board = &self.layout.board;
        let Some((class, g)) = self.layout.find(own | others) else {
            // Full pyramids have no tables: whoever waits has just placed the
            // apex (P10), from a reserve that was not empty.
            let apex = 1 << (board.size() - 1);
            let balls = usize::from(board.shape.balls.count(to_move.other()));
            return own | others == board.full()
                && others & apex != 0
                && others.count_ones() as usize <= balls
                && self.contains(to_move.other(), others & !apex, own);
        };
        let of = &self.layout.classes[class];
        let own = board.image_of(g, own);
        let own = |cell: usize| (own >> cell & 1) as usize;
        let low = self.layout.low.iter().enumerate();
        let high = of.high.iter().enumerate();
        let bit = low.fold(0, |bit, (slot, &cell)| bit | own(cell) << slot);
        let number = high.fold(0, |number, (v, &cell)| number | own(usize::from(cell)) << v);
        let table = &self.tables[board.shape.balls.family(to_move)];
        let register = table[self.order.registers[class] + number];
        register[bit / 64] >> (bit % 64) & 1 == 1
    }
}

fn possible(layout: &Layout) -> Vec<u64> {
    let balls = layout.board.shape.balls;
    let mut counts = vec![0; layout.board.size() + 1];
    for class in &layout.classes {
        let images = u64::from(class.images) * balls.families() as u64;
        counts[class.balls() as usize] += colourings(class.occupied, balls) * images;
    }
    counts[layout.board.size()] += layout.full_pyramids();
    counts
}

/// The tables of the positions in which one side is to move (or either, see
/// [`Balls`]), and what has changed in them when they were last written.
struct Family {
    /// The positions, keyed by the player to move.
    reached: Memory,
    /// `C` and `O`, keyed by the other player, whose turn it still is; empty
    /// where nothing is taken back.
    completed: Memory,
    one: Memory,
    /// Marks of the three.
    changed: [Vec<bool>; 3],
}

impl Family {
    fn new(worker: &Worker) -> Result<Family, SolveError> {
        let all = worker.layout.registers;
        let taking = if worker.rules.gives_take_backs() { all } else { 0 };
        Ok(Family {
            reached: Memory::zeroed(all, Filling::Dense)?,
            completed: Memory::zeroed(taking, Filling::Dense)?,
            one: Memory::zeroed(taking, Filling::Dense)?,
            changed: std::array::from_fn(|_| vec![false; worker.order.blocks()]),
        })
    }
}

struct Spreader<'a> {
    worker: &'a Worker<'a>,
    pool: &'a ThreadPool,
    balls: Balls,
    families: Vec<Family>,
}

impl<'a> Spreader<'a> {
    fn new(worker: &'a Worker<'a>, pool: &'a ThreadPool) -> Result<Self, SolveError> {
        let balls = worker.layout.board.shape.balls;
        let families =
            (0..balls.families()).map(|_| Family::new(worker)).collect::<Result<_, _>>()?;
        Ok(Spreader { worker, pool, balls, families })
    }

    /// Goes forwards until nothing is new. Returns the number of rounds.
    fn run(&mut self, mut watch: impl FnMut(Spread) -> Verdict) -> Result<u16, SolveError> {
        let layout = self.worker.layout;
        let groups = &self.worker.order.groups;
        // The empty board, light to move: a single position, whatever the bits
        // of cells that it does not have.
        let Some((empty, others)) = groups.split_first() else { return Ok(0) };
        let start = &mut self.families[self.balls.family(Color::Light)];
        start.reached[empty.registers.clone()].fill(ALL);
        start.changed[0][empty.marks.clone()].fill(true);
        let mut spread = Spread { round: 0, balls: 0, reached: 1, total: layout.positions() };
        loop {
            spread.round += 1;
            let before = spread.reached;
            for same_balls in others.chunk_by(|a, b| a.balls == b.balls) {
                for group in same_balls {
                    spread.balls = group.balls;
                    spread.reached += (0..self.families.len())
                        .map(|family| self.fill(group, family))
                        .sum::<u64>();
                }
                if watch(spread) == Verdict::Stop {
                    return Err(SolveError::Stopped);
                }
            }
            for family in &mut self.families {
                family.changed[0][empty.marks.clone()].fill(false);
            }
            if spread.reached == before || !self.worker.rules.gives_take_backs() {
                return Ok(spread.round);
            }
            (0..self.families.len()).for_each(|family| self.take_back(family));
        }
    }

    /// Adds the positions of a family in which turns end in a group. Returns
    /// how many are new.
    fn fill(&mut self, group: &Group, family: usize) -> u64 {
        let worker = self.worker;
        let (layout, pieces) = (worker.layout, &group.pieces);
        let balls = self.balls.waiting(family) as i32;
        let from = self.balls.next_family(family);
        // Positions of other groups are read, those of this one written.
        let mut written: (&mut [Register], &mut [bool]) = Default::default();
        let mut before = Source { tables: &[], changed: &[] };
        let mut rest = None;
        for (number, tables) in self.families.iter_mut().enumerate() {
            let Family {
                reached,
                completed,
                one,
                changed: [changed, completed_changed, one_changed],
            } = tables;
            let (earlier, later) = reached.split_at_mut(group.registers.start);
            let (earlier_changed, later_changed) = changed.split_at_mut(group.marks.start);
            if number == from {
                before = Source { tables: earlier, changed: earlier_changed };
            }
            if number == family {
                written =
                    (&mut later[..group.registers.len()], &mut later_changed[..group.marks.len()]);
                let taken = Source { tables: one, changed: one_changed };
                rest = Some((completed, completed_changed, taken));
            }
        }
        let Some((completed, completed_changed, taken)) = rest else { return 0 };
        let completed = completed.get_mut(group.registers.clone()).unwrap_or_default();
        let completed_changed = &mut completed_changed[group.marks.clone()];
        let (reached, reached_changed) = written;
        let targets: Vec<Target> =
            order::mirrored(pieces, order::cut_registers(layout, pieces, reached))
                .into_iter()
                .zip(order::mirrored(pieces, order::cut_marks(pieces, reached_changed)))
                .zip(order::cut_registers(layout, pieces, completed))
                .zip(order::cut_marks(pieces, completed_changed))
                .map(|(((reached, reached_changed), completed), completed_changed)| Target {
                    reached,
                    reached_changed,
                    completed,
                    completed_changed,
                })
                .collect();
        self.pool.install(|| {
            (pieces, targets)
                .into_par_iter()
                .with_max_len(1)
                .map(|(piece, target)| {
                    let news = worker.arrive(balls, piece, before, taken, target);
                    layout.classes[piece.class].positions_in(news)
                })
                .sum()
        })
    }

    /// Brings the boards after one ball was taken back up to date.
    fn take_back(&mut self, family: usize) {
        let worker = self.worker;
        let Family { completed, one, changed: [_, completed_changed, one_changed], .. } =
            &mut self.families[family];
        let completed = Source { tables: completed, changed: completed_changed };
        let mut all = (&mut one[..], &mut one_changed[..]);
        let mut work = Vec::new();
        for group in &worker.order.groups {
            let registers = all.0.split_off_mut(..group.registers.len()).unwrap_or_default();
            let marks = all.1.split_off_mut(..group.marks.len()).unwrap_or_default();
            let registers = order::cut_registers(worker.layout, &group.pieces, registers);
            let marks = order::cut_marks(&group.pieces, marks);
            work.extend(group.pieces.iter().zip(registers).zip(marks));
        }
        self.pool.install(|| {
            work.into_par_iter().with_max_len(1).for_each(|((piece, registers), marks)| {
                worker.take_back(piece, completed, registers, marks);
            });
        });
    }

    /// How many positions have been reached, by number of balls.
    fn by_balls(&self) -> Vec<u64> {
        let Worker { layout, .. } = self.worker;
        let size = layout.board.size();
        let mut counts = vec![0; size + 1];
        for (family, tables) in self.families.iter().enumerate() {
            let sums: Vec<[u64; 2]> = self.pool.install(|| {
                (0..layout.classes.len())
                    .into_par_iter()
                    .map(|class| {
                        let mover = self.balls.mover(family) as i32;
                        let count = |most| self.worker.count(class, &tables.reached, most);
                        // P10: one ball short of the full pyramid, whoever has a
                        // ball in reserve may place the apex. (An apex that is
                        // there already means that the pyramid is full.)
                        let full = layout.classes[class].balls() as usize + 1 == size;
                        [count(mover), if full { count(mover - 1) } else { 0 }]
                    })
                    .collect()
            });
            for (class, [here, full]) in layout.classes.iter().zip(sums) {
                counts[class.balls() as usize] += here;
                counts[size] += full;
            }
        }
        counts
    }
}
