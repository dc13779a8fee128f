//! Blocks are numbered through by class, waiting balls and rank.

use crate::code::BLOCK;
use crate::index::{self, Index, Slot};

/// Which block a place is in.
pub struct BlockNumbers {
    /// The first block of each class.
    first: Vec<u32>,
    /// By family, number of balls on the board and of waiting balls: blocks of
    /// the same class that come before.
    before: Vec<Vec<[u32; 17]>>,
    total: u32,
}

impl BlockNumbers {
    /// Numbers the blocks of all classes of an index.
    pub fn new(index: &Index) -> BlockNumbers {
        let balls = index.balls();
        // By number of balls on the board: blocks of the families so far.
        let mut of_class = [0; 31];
        let mut before = Vec::new();
        for family in 0..balls.families() {
            let after = |(n, end): (usize, &mut u32)| {
                let mut before = [*end; 17];
                for k in balls.waiting_of(family, n) {
                    before[k + 1] = before[k] + index::blocks(n, k);
                    *end = before[k + 1];
                }
                before
            };
            before.push(of_class.iter_mut().enumerate().map(after).collect());
        }
        let mut total = 0;
        let number = |class| {
            let first = total;
            total += of_class[index.occupied(class)];
            first
        };
        let first = (0..index.classes()).map(number).collect();
        BlockNumbers { first, before, total }
    }

    /// The first block of each class.
    pub fn first(&self) -> &[u32] {
        &self.first
    }

    /// How many blocks there are.
    pub fn total(&self) -> u32 {
        self.total
    }

    /// The block of a place of this index.
    #[inline]
    pub fn of(&self, index: &Index, place: Slot) -> usize {
        let before = self.before[place.family][index.occupied(place.class)][place.waiting];
        (self.first[place.class] + before) as usize + place.rank as usize / BLOCK
    }
}
