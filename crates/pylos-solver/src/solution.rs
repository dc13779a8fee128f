//! The values of all positions of a solved game.

use pylos_rules::Value;
use pylos_rules::pyramid::{Color, Rules};
use rayon::ThreadPool;

use crate::layout::Layout;
use crate::memory::Memory;
use crate::register::Register;

/// Every position of a game, decided.
pub struct Solution {
    /// Where each position lies.
    pub layout: Layout,
    /// The rules.
    pub rules: Rules,
    /// The greatest distance.
    pub longest: u16,
    /// One for each family of positions (see [`pylos_tablebase::Balls`]).
    pub(crate) families: Vec<Decided>,
    /// The threads that have solved it; they write it, too.
    pool: ThreadPool,
}

/// The tables of one family of positions.
pub(crate) struct Decided {
    pub lost: Memory,
    pub not_won: Memory,
    /// Bit `i` of half the distance.
    pub planes: Vec<Memory>,
}

impl Solution {
    pub(crate) fn new(
        layout: Layout,
        rules: Rules,
        families: Vec<Decided>,
        longest: u16,
        pool: ThreadPool,
    ) -> Solution {
        Solution { layout, rules, longest, families, pool }
    }

    pub(crate) fn pool(&self) -> &ThreadPool {
        &self.pool
    }

    /// The value of the position in which `own` are the mover's balls and
    /// `others` the opponent's (as masks in cell order). Where numbers of balls
    /// are unequal (P15), light is to move.
    pub fn value(&self, own: u32, others: u32) -> Value {
        self.value_for(Color::Light, own, others)
    }

    /// The same with this side to move.
    pub fn value_for(&self, to_move: Color, own: u32, others: u32) -> Value {
        let Some((class, g)) = self.layout.find(own | others) else {
            return Value::Loss(0);
        };
        let class = &self.layout.classes[class];
        let others = self.layout.board.image_of(g, others);
        let waiting = |cell: usize| (others >> cell & 1) as usize;
        let low = self.layout.low.iter().enumerate();
        let high = class.high.iter().enumerate();
        let bit = low.fold(0, |bit, (slot, &cell)| bit | waiting(cell) << slot);
        let number = high.fold(0, |number, (v, &cell)| number | waiting(usize::from(cell)) << v);
        let family = self.layout.board.shape.balls.family(to_move);
        self.families[family].value_at(class.start + number, bit)
    }
}

impl Decided {
    fn value_at(&self, number: usize, bit: usize) -> Value {
        let bit_of = |register: Register| register[bit / 64] >> (bit % 64) & 1 == 1;
        let planes = self.planes.iter().enumerate();
        let half = planes.fold(0, |half, (i, plane)| half | u16::from(bit_of(plane[number])) << i);
        match (bit_of(self.lost[number]), bit_of(self.not_won[number])) {
            (true, _) => Value::Loss(2 * half),
            (false, true) => Value::Draw,
            (false, false) => Value::Win(2 * half + 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Shape;
    use crate::memory::Filling;
    use crate::solve::{Task, Verdict, solve};

    /// A win in 2 · 200 + 1 plies is told as such, though it has no code.
    #[test]
    fn values_may_be_longer_than_codes() {
        let task = Task { shape: Shape::even(2, 2), threads: 1, ..Task::full(Rules::STANDARD) };
        let mut solution = solve(task, |_| Verdict::GoOn).unwrap();
        let registers = solution.layout.registers;
        solution.families[0].planes = (0..8)
            .map(|bit| {
                let mut plane = Memory::zeroed(registers, Filling::Dense).unwrap();
                plane.fill([if 200 >> bit & 1 == 1 { u64::MAX } else { 0 }; 4]);
                plane
            })
            .collect();
        assert!([Value::Win(401), Value::Loss(400)].contains(&solution.value(0, 0)));
    }
}
