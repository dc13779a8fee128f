//! What is done to one block of one table.

use pylos_rules::pyramid::Rules;

use super::arrivals::{Arrival, Plans};
use super::order::Order;
use crate::layout::{Layout, slot_images};
use crate::pieces::{Piece, block_len, blocks};
use crate::reads::{BLOCK_VARIABLES, Condition, Read};
use crate::register::{self, ALL, AtMost, NONE, Register};
use crate::simd::{Gather, Machine, Permutation};

/// Registers in a block at most.
const BLOCK_REGISTERS: usize = 1 << BLOCK_VARIABLES;

/// Tables to read, and which of their blocks have changed since they were last
/// read.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub tables: &'a [Register],
    pub changed: &'a [bool],
}

/// What playing balls writes, for one piece.
pub(super) struct Target<'a> {
    /// Positions, keyed by the player to move: the mirrored piece.
    pub reached: &'a mut [Register],
    pub reached_changed: &'a mut [bool],
    /// Boards in the middle of a turn, keyed by the player whose turn it is.
    pub completed: &'a mut [Register],
    pub completed_changed: &'a mut [bool],
}

/// Everything that stays the same.
pub(super) struct Worker<'a> {
    pub layout: &'a Layout,
    pub order: &'a Order,
    pub plans: &'a Plans,
    pub rules: Rules,
    machine: Machine,
    permutations: [Permutation; 8],
    /// By the slots that are cells of an occupancy.
    at_most: Vec<AtMost>,
    /// By slots: the bits in which all of them are 1.
    needed: Vec<Register>,
}

impl<'a> Worker<'a> {
    pub fn new(
        layout: &'a Layout,
        order: &'a Order,
        plans: &'a Plans,
        rules: Rules,
        machine: Machine,
    ) -> Self {
        let needed = |slots: usize| {
            let slots = (0..8).filter(|slot| slots >> slot & 1 == 1);
            slots.fold(ALL, |mask, slot| register::and(mask, register::ones_of(slot)))
        };
        Worker {
            layout,
            order,
            plans,
            rules,
            machine,
            permutations: std::array::from_fn(|g| Permutation::new(slot_images(layout, g))),
            at_most: (0..=255).map(AtMost::new).collect(),
            needed: (0..256).map(needed).collect(),
        }
    }

    /// Adds the positions in which turns end here: those of a player who had so
    /// many balls. `before` are positions, keyed by that player; `taken` boards
    /// after one ball was taken back. Returns how many bits are new.
    pub fn arrive(
        &self,
        balls: i32,
        piece: &Piece,
        before: Source,
        taken: Source,
        to: Target,
    ) -> u64 {
        let class = &self.layout.classes[piece.class];
        let plan = &self.plans.plans[piece.class];
        let len = block_len(class);
        let mut news = 0;
        for i in 0..piece.blocks {
            let number = piece.first + i;
            let mut arrived = [NONE; BLOCK_REGISTERS];
            let arrived = &mut arrived[..len];
            to.completed_changed[i] = false;
            for arrival in &plan.arrivals {
                let mut sum = [NONE; BLOCK_REGISTERS];
                let sum = &mut sum[..len];
                if !self.play(sum, arrival, number, balls, piece.class, before) {
                    continue;
                }
                if arrival.completions.is_empty() {
                    add(arrived, sum);
                } else {
                    let completed = &mut to.completed[i * len..][..len];
                    to.completed_changed[i] |=
                        self.split(sum, &arrival.completions, number * len, completed, arrived);
                }
            }
            // P6–P8: one ball taken back, or a second one after the first.
            if !taken.tables.is_empty() {
                if taken.changed[self.order.marks[piece.class] + number] {
                    add(arrived, self.block(taken.tables, piece.class, number));
                }
                for read in plan.taken.iter().filter(|read| self.touches(read, number, taken)) {
                    self.add(arrived, read, taken.tables, number);
                }
            }
            // Keyed by the player to move, everything is the other way round.
            let mirrored = piece.blocks - 1 - i;
            let reached = &mut to.reached[mirrored * len..][..len];
            let new = add_reversed(reached, arrived);
            to.reached_changed[mirrored] = new > 0;
            news += new;
        }
        news
    }

    /// Balls played to one cell, from where something has changed. Says whether
    /// there is any such place.
    fn play(
        &self,
        sum: &mut [Register],
        arrival: &Arrival,
        number: usize,
        balls: i32,
        class: usize,
        before: Source,
    ) -> bool {
        let mut any = false;
        for read in arrival.raises.iter().filter(|read| self.touches(read, number, before)) {
            self.add(sum, read, before.tables, number);
            any = true;
        }
        if any && !self.rules.plays_on_without_reserve() {
            // P11: whose reserve is empty has lost, and raises nothing.
            self.limit(sum, class, number, balls - 1);
        }
        if self.touches(&arrival.place, number, before) {
            self.add(sum, &arrival.place, before.tables, number);
            // P4: the ball came from the reserve.
            self.limit(sum, class, number, balls);
            any = true;
        }
        any
    }

    /// Drops the colourings with more than so many balls of the player who has
    /// just moved.
    fn limit(&self, block: &mut [Register], class: usize, number: usize, most: i32) {
        let at_most = &self.at_most[usize::from(self.layout.classes[class].slots)];
        let first = number * block.len();
        for (i, register) in block.iter_mut().enumerate() {
            let ones = (first + i).count_ones() as i32;
            *register = register::and(*register, at_most.mask(most - ones));
        }
    }

    /// Adds what has been played to the boards on which something is completed,
    /// and to the positions where the turn may end here. Says whether any board
    /// of the first kind is new.
    fn split(
        &self,
        played: &[Register],
        completions: &[Condition],
        first: usize,
        completed: &mut [Register],
        arrived: &mut [Register],
    ) -> bool {
        let may_take_none = self.rules.may_take_none();
        let mut news = NONE;
        for (i, played) in played.iter().enumerate() {
            let complete = completions
                .iter()
                .filter(|own| (first + i) as u32 & own.high == own.high)
                .fold(NONE, |sum, own| register::or(sum, self.needed[usize::from(own.slots)]));
            let complete = register::and(complete, *played);
            news = register::or(news, register::minus(complete, completed[i]));
            completed[i] = register::or(completed[i], complete);
            let ends = if may_take_none { *played } else { register::minus(*played, complete) };
            arrived[i] = register::or(arrived[i], ends);
        }
        !register::is_none(news)
    }

    /// Adds the boards after one ball was taken back (P6), and marks what is
    /// new.
    pub fn take_back(
        &self,
        piece: &Piece,
        completed: Source,
        one: &mut [Register],
        changed: &mut [bool],
    ) {
        let len = block_len(&self.layout.classes[piece.class]);
        let reads = &self.plans.plans[piece.class].taken;
        for (i, changed) in changed.iter_mut().enumerate() {
            let number = piece.first + i;
            let block = &mut one[i * len..][..len];
            let mut sum = [NONE; BLOCK_REGISTERS];
            let sum = &mut sum[..len];
            for read in reads.iter().filter(|read| self.touches(read, number, completed)) {
                self.add(sum, read, completed.tables, number);
            }
            let mut news = NONE;
            for (block, sum) in block.iter_mut().zip(sum) {
                news = register::or(news, register::minus(*sum, *block));
                *block = register::or(*block, *sum);
            }
            *changed = !register::is_none(news);
        }
    }

    /// Whether a read meets a block that has changed.
    #[inline]
    fn touches(&self, read: &Read, number: usize, source: Source) -> bool {
        let Some(register) = read.block(number as u32) else { return false };
        let pattern = &self.plans.patterns[read.pattern as usize];
        let first = self.order.marks[read.class as usize];
        let block = register >> BLOCK_VARIABLES;
        pattern.blocks.iter().any(|b| source.changed[first + (block | *b as usize)])
    }

    fn add(&self, block: &mut [Register], read: &Read, tables: &[Register], number: usize) {
        let Some(register) = read.block(number as u32) else { return };
        let pattern = &self.plans.patterns[read.pattern as usize];
        let start = self.order.registers[read.class as usize] + register;
        self.machine.gather(
            block,
            &Gather {
                table: &tables[start..],
                run: pattern.run,
                runs: &pattern.runs,
                permutation: &self.permutations[usize::from(read.symmetry)],
                filled: read.filled,
                mask: self.needed[usize::from(read.condition.slots)],
            },
        );
    }

    /// One block as it lies.
    fn block<'t>(&self, tables: &'t [Register], class: usize, number: usize) -> &'t [Register] {
        let len = block_len(&self.layout.classes[class]);
        &tables[self.order.registers[class] + number * len..][..len]
    }

    /// How many positions of a class a table holds whose mover has at most so
    /// many balls on the board.
    pub fn count(&self, class: usize, tables: &[Register], most: i32) -> u64 {
        let of = &self.layout.classes[class];
        let mut bits = 0;
        for number in 0..blocks(of) {
            let mut block = [NONE; BLOCK_REGISTERS];
            let block = &mut block[..block_len(of)];
            block.copy_from_slice(self.block(tables, class, number));
            self.limit(block, class, number, most);
            bits += block.iter().map(|register| u64::from(register::count(*register))).sum::<u64>();
        }
        of.positions_in(bits)
    }
}

fn add(block: &mut [Register], other: &[Register]) {
    for (register, other) in block.iter_mut().zip(other) {
        *register = register::or(*register, *other);
    }
}

/// Adds a block that is keyed by the other player. Returns how many bits are
/// new.
fn add_reversed(block: &mut [Register], other: &[Register]) -> u64 {
    let mut news = 0;
    for (register, other) in block.iter_mut().zip(other.iter().rev()) {
        if register::is_none(*other) {
            continue;
        }
        let new = register::minus(register::reversed(*other), *register);
        news += u64::from(register::count(new));
        *register = register::or(*register, new);
    }
    news
}
