//! What is done to one block of one table.

use pylos_rules::pyramid::Rules;

use crate::layout::{Layout, slot_images};
use crate::pieces::{Marks, Piece, block_len, blocks};
use crate::reads::{Action, BLOCK_VARIABLES, Condition, Plans, Read};
use crate::register::{self, ALL, AtMost, NONE, Register};
use crate::simd::{Gather, Kept, Machine, Permutation};
use crate::solve::Family;

/// Registers in a block at most.
const BLOCK_REGISTERS: usize = 1 << BLOCK_VARIABLES;

/// Tables to read, and which of their blocks have changed since they were last
/// read; `None`: all of them.
#[derive(Clone, Copy)]
pub(crate) struct Source<'a> {
    pub tables: &'a [Register],
    pub marks: Option<&'a Marks>,
}

impl Source<'_> {
    fn changed(&self, class: u32, block: usize) -> bool {
        self.marks.is_none_or(|marks| marks.get(class, block))
    }
}

/// What a pass reads: a family of tables, and the same with two balls that may
/// still be taken back.
#[derive(Clone, Copy)]
pub(crate) struct Sources<'a> {
    pub plain: Source<'a>,
    pub two: Source<'a>,
}

impl<'a> Sources<'a> {
    fn unmarked(self) -> Sources<'a> {
        Sources {
            plain: Source { marks: None, ..self.plain },
            two: Source { marks: None, ..self.two },
        }
    }
}

/// What a pass writes, for one piece.
pub(crate) struct Target<'a> {
    pub written: &'a mut [Register],
    /// The distance planes that this pass sets.
    pub planes: Vec<&'a mut [Register]>,
    /// Whether each block has nothing left to decide.
    pub settled: &'a mut [bool],
    pub changed: &'a mut [bool],
}

/// Whose turn it is, as far as that matters: how many balls the mover has and
/// how many the waiting player.
#[derive(Clone, Copy)]
pub(crate) struct Sides {
    pub mover: i32,
    pub waiting: i32,
}

/// Everything that stays the same during a solve.
pub(crate) struct Worker<'a> {
    layout: &'a Layout,
    plans: &'a Plans,
    rules: Rules,
    machine: Machine,
    permutations: [Permutation; 8],
    /// By the slots that are cells of an occupancy.
    at_most: Vec<AtMost>,
    /// By slots: the bits in which all of them are 1.
    needed: Vec<Register>,
}

impl<'a> Worker<'a> {
    pub fn new(layout: &'a Layout, plans: &'a Plans, rules: Rules, machine: Machine) -> Self {
        let needed = |slots: usize| {
            let slots = (0..8).filter(|slot| slots >> slot & 1 == 1);
            slots.fold(ALL, |mask, slot| register::and(mask, register::ones_of(slot)))
        };
        Worker {
            layout,
            plans,
            rules,
            machine,
            permutations: std::array::from_fn(|g| Permutation::new(slot_images(layout, g))),
            at_most: (0..=255).map(AtMost::new).collect(),
            needed: (0..256).map(needed).collect(),
        }
    }

    /// Fills the tables of a class with what holds before any turn: nothing is
    /// known of any position, except (P11) that a mover without reserve may
    /// have lost. Colourings with too many balls of a side are no positions:
    /// they count as decided. Returns the positions that are lost.
    pub fn begin(
        &self,
        sides: Sides,
        piece: &Piece,
        lost: &mut [Register],
        not_won: &mut [Register],
    ) -> u64 {
        let class = &self.layout.classes[piece.class];
        let at_most = &self.at_most[usize::from(class.slots)];
        let Sides { mover, waiting } = sides;
        let n = class.balls() as i32;
        let mut news = 0;
        let first = piece.first * block_len(class);
        for (i, (lost, not_won)) in lost.iter_mut().zip(not_won).enumerate() {
            let ones = (first + i).count_ones() as i32;
            let others_at_most = |most: i32| at_most.mask(most - ones);
            let valid = register::minus(others_at_most(waiting), others_at_most(n - mover - 1));
            *not_won = valid;
            if !self.rules.plays_on_without_reserve() {
                *lost = register::and(valid, others_at_most(n - mover));
                news += u64::from(register::count(*lost));
            }
        }
        class.positions_in(news)
    }

    /// Brings some blocks of a take-back table up to date: `source`, read at
    /// every free ball of the player who has just moved, together with `none`,
    /// the same blocks before anything is taken back. Marks what changed.
    pub fn take_back(
        &self,
        piece: &Piece,
        family: Family,
        none: Option<Source>,
        source: Source,
        written: &mut [Register],
        changed: &mut [bool],
    ) {
        let class = &self.layout.classes[piece.class];
        let reads = &self.plans.plans[piece.class].take_backs;
        let len = block_len(class);
        for (i, changed) in changed.iter_mut().enumerate() {
            let number = piece.first + i;
            let before = none.filter(|none| none.changed(piece.class as u32, number));
            let stale = |read: &&Read| self.touches(read, number, source.marks);
            *changed = false;
            if before.is_none() && !reads.iter().any(|read| stale(&read)) {
                continue;
            }
            let block = &mut written[i * len..][..len];
            let mut sum = [NONE; BLOCK_REGISTERS];
            let sum = &mut sum[..len];
            let start = class.start + number * len;
            // Lost positions only ever become more, so what is there stays and
            // only changes are added; what is not won becomes less, and is
            // summed anew.
            if family == Family::Lost {
                sum.copy_from_slice(block);
                if let Some(none) = before {
                    for (sum, none) in sum.iter_mut().zip(&none.tables[start..]) {
                        *sum = register::or(*sum, *none);
                    }
                }
                for read in reads.iter().filter(stale) {
                    self.add(sum, read, source.tables, number);
                }
            } else {
                if let Some(none) = none {
                    sum.copy_from_slice(&none.tables[start..][..len]);
                }
                for read in reads {
                    self.add(sum, read, source.tables, number);
                }
            }
            *changed = sum != block;
            if *changed {
                block.copy_from_slice(sum);
            }
        }
    }

    /// Decides what can be decided in this pass. Returns how many bits of the
    /// tables changed, and marks the blocks in which they did. The sources are
    /// the tables of the positions that turns lead to; `known` those of the
    /// same kind for the positions that are to be decided. (Both are the same
    /// where both sides have equally many balls.)
    pub fn settle(
        &self,
        family: Family,
        sides: Sides,
        sources: Sources,
        known: &[Register],
        piece: &Piece,
        to: Target,
    ) -> u64 {
        let class = &self.layout.classes[piece.class];
        let len = block_len(class);
        let last = blocks(class) - 1;
        let Target { written, mut planes, settled, changed } = to;
        let mut news = 0;
        for i in 0..piece.blocks {
            changed[i] = false;
            let stored = piece.first + i;
            // Tables are keyed by the player who has just moved, reads by the
            // mover: the other way round.
            let number = last - stored;
            if settled[i] || !self.is_stale(piece.class, number, sources) {
                continue;
            }
            let written = &mut written[i * len..][..len];
            let read = &known[class.start + stored * len..][..len];
            let (lost, not_won) = match family {
                Family::Lost => (read, &*written),
                Family::NotWon => (&*written, read),
            };
            let mut left = [NONE; BLOCK_REGISTERS];
            let left = &mut left[..len];
            if !self.machine.left_reversed(not_won, lost, left) {
                settled[i] = true;
                continue;
            }
            let mut reached = [NONE; BLOCK_REGISTERS];
            let reached = &mut reached[..len];
            self.reach(reached, piece.class, number, family, sides, sources);
            let kept = match family {
                Family::Lost => Kept::Reached,
                Family::NotWon => Kept::Unreached,
            };
            if !self.machine.keep(left, reached, kept) {
                continue;
            }
            changed[i] = true;
            for (at, new) in left.iter().rev().enumerate() {
                if register::is_none(*new) {
                    continue;
                }
                news += u64::from(register::count(*new));
                let new = register::reversed(*new);
                written[at] = match family {
                    Family::Lost => register::minus(written[at], new),
                    Family::NotWon => register::or(written[at], new),
                };
                for plane in &mut planes {
                    let bits = &mut plane[i * len + at];
                    *bits = register::or(*bits, new);
                }
            }
        }
        news
    }

    /// Whether anything that a block reads has changed.
    fn is_stale(&self, class: usize, number: usize, sources: Sources) -> bool {
        if sources.plain.marks.is_none() {
            // The first pass looks at every block: also at positions without
            // any turn, which read nothing.
            return true;
        }
        let plan = &self.plans.plans[class];
        plan.places.iter().chain(&plan.raises).any(|action| {
            action.plain.as_ref().is_none_or(|read| self.touches(read, number, sources.plain.marks))
                || action.completing.iter().any(|r| self.touches(r, number, sources.two.marks))
        })
    }

    /// Whether a read meets a marked block; without marks, everything counts
    /// as marked.
    #[inline]
    fn touches(&self, read: &Read, number: usize, marks: Option<&Marks>) -> bool {
        let Some(register) = read.block(number as u32) else { return false };
        let Some(marks) = marks else { return true };
        let block = register >> BLOCK_VARIABLES;
        let pattern = &self.plans.patterns[read.pattern as usize];
        pattern.blocks.iter().any(|b| marks.get(read.class, block | *b as usize))
    }

    /// The positions of a block, keyed by the mover, from which some turn leads
    /// into the tables.
    fn reach(
        &self,
        block: &mut [Register],
        class: usize,
        number: usize,
        family: Family,
        sides: Sides,
        sources: Sources,
    ) {
        // A position that is not won yet had no turn to a lost one before: only
        // changes can make it won. A loss needs all turns to be looked at.
        let sources = match family {
            Family::Lost => sources,
            Family::NotWon => sources.unmarked(),
        };
        let plan = &self.plans.plans[class];
        for action in &plan.places {
            self.act(block, action, number, sources);
        }
        if self.rules.plays_on_without_reserve() {
            // P4: a mover without reserve cannot place. (Under `loses` those
            // positions are decided from the start.)
            let class = &self.layout.classes[class];
            let at_most = &self.at_most[usize::from(class.slots)];
            let most = sides.mover - 1;
            let first = number * block_len(class);
            for (i, register) in block.iter_mut().enumerate() {
                let ones = (first + i).count_ones() as i32;
                *register = register::and(*register, at_most.mask(most - ones));
            }
        }
        for action in &plan.raises {
            self.act(block, action, number, sources);
        }
    }

    fn act(&self, block: &mut [Register], action: &Action, number: usize, sources: Sources) {
        let Some(plain) = &action.plain else {
            // P10: the apex. The full pyramid is lost for the opponent.
            block.fill(ALL);
            return;
        };
        if self.touches(plain, number, sources.plain.marks) {
            if self.rules.may_take_none() || action.completing.is_empty() {
                self.add(block, plain, sources.plain.tables, number);
            } else {
                self.add_unless_completing(block, action, plain, sources.plain.tables, number);
            }
        }
        for read in &action.completing {
            if self.touches(read, number, sources.two.marks) {
                self.add(block, read, sources.two.tables, number);
            }
        }
    }

    /// Under `must`: the plain turn, where it completes nothing.
    fn add_unless_completing(
        &self,
        block: &mut [Register],
        action: &Action,
        plain: &Read,
        table: &[Register],
        number: usize,
    ) {
        let mut completed = [NONE; BLOCK_REGISTERS];
        let mut reached = [NONE; BLOCK_REGISTERS];
        for read in &action.completing {
            if read.block(number as u32).is_none() {
                continue;
            }
            let mask = self.mask(read.condition);
            let pattern = &self.plans.patterns[read.pattern as usize];
            for &(place, _) in &pattern.runs {
                for register in &mut completed[usize::from(place)..][..pattern.run] {
                    *register = register::or(*register, mask);
                }
            }
        }
        self.add(&mut reached[..block.len()], plain, table, number);
        for (i, register) in block.iter_mut().enumerate() {
            *register = register::or(*register, register::minus(reached[i], completed[i]));
        }
    }

    fn add(&self, block: &mut [Register], read: &Read, table: &[Register], number: usize) {
        let Some(register) = read.block(number as u32) else { return };
        let pattern = &self.plans.patterns[read.pattern as usize];
        let start = self.layout.classes[read.class as usize].start + register;
        self.machine.gather(
            block,
            &Gather {
                table: &table[start..],
                run: pattern.run,
                runs: &pattern.runs,
                permutation: &self.permutations[usize::from(read.symmetry)],
                filled: read.filled,
                mask: self.mask(read.condition),
            },
        );
    }

    fn mask(&self, condition: Condition) -> Register {
        self.needed[usize::from(condition.slots)]
    }
}
