//! What is known of positions between battles.

use super::key::Key;
use crate::MemoryError;
use crate::searcher::table_of;

/// What is known of a position: its worth lies between two bounds if the
/// search goes on for `battles` more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub least: i16,
    pub most: i16,
    /// How many battles were searched.
    pub battles: u8,
    /// The number of the best pawn's intersection, if one is known.
    pub best: Option<u8>,
}

#[derive(Clone, Copy)]
struct Slot {
    pawns: u64,
    least: i16,
    most: i16,
    pile: u8,
    battles: u8,
    best: u8,
}

const NOBODY: u8 = 15;
const EMPTY: Slot = Slot { pawns: u64::MAX, least: 0, most: 0, pile: 0, battles: 0, best: NOBODY };

/// One cache line.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

const EMPTY_BUCKET: Bucket = Bucket([EMPTY; 4]);

/// A table of a fixed size. Positions with fewer battles ahead give way.
pub(super) struct Table {
    buckets: Vec<Bucket>,
}

impl Table {
    /// A small table of about this many bytes.
    pub fn new(bytes: usize) -> Table {
        Table { buckets: vec![EMPTY_BUCKET; (bytes / size_of::<Bucket>()).max(1)] }
    }

    /// A table of about this many bytes, if there is so much memory.
    pub fn try_new(bytes: usize) -> Result<Table, MemoryError> {
        Ok(Table { buckets: table_of(bytes, || EMPTY_BUCKET)? })
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill(EMPTY_BUCKET);
    }

    fn place(&self, key: Key) -> usize {
        // Keys are far from random: spread them, then scale to the table.
        let mixed = (key.pawns ^ u64::from(key.pile) << 56).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        ((u128::from(mixed) * self.buckets.len() as u128) >> 64) as usize
    }

    /// What is known of the position with this key.
    #[inline]
    pub fn get(&self, key: Key) -> Option<Entry> {
        let Bucket(bucket) = &self.buckets[self.place(key)];
        let slot = bucket.iter().find(|slot| slot.pawns == key.pawns && slot.pile == key.pile)?;
        Some(Entry {
            least: slot.least,
            most: slot.most,
            battles: slot.battles,
            best: (slot.best != NOBODY).then_some(slot.best),
        })
    }

    /// Remembers what is known.
    pub fn put(&mut self, key: Key, entry: Entry) {
        let place = self.place(key);
        let Bucket(bucket) = &mut self.buckets[place];
        let found = bucket
            .iter()
            .position(|slot| slot.pawns == key.pawns && slot.pile == key.pile)
            .or_else(|| bucket.iter().position(|slot| slot.pawns == u64::MAX));
        let slot = found.unwrap_or_else(|| {
            let fewest = bucket.iter().enumerate().min_by_key(|(_, slot)| slot.battles);
            fewest.map_or(0, |(i, _)| i)
        });
        bucket[slot] = Slot {
            pawns: key.pawns,
            least: entry.least,
            most: entry.most,
            pile: key.pile,
            battles: entry.battles,
            best: entry.best.unwrap_or(NOBODY),
        };
    }
}
