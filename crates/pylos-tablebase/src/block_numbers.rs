//! Blocks are numbered through by class, waiting balls and rank.

use crate::code::BLOCK;
use crate::index::{self, Index, Slot};

/// Which block a place is in.
pub struct BlockNumbers {
    /// The first block of each class.
    first: Vec<u32>,
    /// By number of balls on the board and of waiting balls: blocks of the same
    /// class that come before.
    before: Vec<[u32; 17]>,
    total: u32,
}

impl BlockNumbers {
    /// Numbers the blocks of all classes of an index.
    pub fn new(index: &Index) -> BlockNumbers {
        let before: Vec<[u32; 17]> = (0..=30)
            .map(|n| {
                let mut before = [0; 17];
                for k in index::waiting(n, index.balls()) {
                    before[k + 1] = before[k] + index::blocks(n, k);
                }
                before
            })
            .collect();
        let mut total = 0;
        let number = |class| {
            let first = total;
            let most = *index.waiting(class).end();
            total += before[index.occupied(class)][most + 1];
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
        let before = self.before[index.occupied(place.class)][place.waiting];
        (self.first[place.class] + before) as usize + place.rank as usize / BLOCK
    }
}
