//! What has been found, shared by all threads.
//!
//! Four entries of two words fill one cache line. Threads read and write the
//! words without locks; the first word is the key XORed with the second, so an
//! entry of which only one word has arrived yet is not recognised by anybody.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::MemoryError;
use crate::searcher::table_of;

/// Which way a stored score may be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The position is worth at least this.
    AtLeast,
    /// The position is worth at most this.
    AtMost,
    /// Exactly this, at this depth.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub score: i16,
    pub depth: u8,
    pub bound: Bound,
    /// What the mover's balls became by the best turn, on the key's image; 0
    /// if no turn is known.
    pub best: u32,
}

const AGES: u8 = 64;

impl Entry {
    fn pack(self, age: u8) -> u64 {
        u64::from(self.best)
            | u64::from(self.score as u16) << 32
            | u64::from(self.depth) << 48
            | (self.bound as u64) << 56
            | u64::from(age) << 58
    }

    fn unpack(word: u64) -> Entry {
        Entry {
            best: word as u32,
            score: (word >> 32) as i16,
            depth: (word >> 48) as u8,
            bound: match word >> 56 & 3 {
                0 => Bound::AtLeast,
                1 => Bound::AtMost,
                _ => Bound::Exact,
            },
        }
    }
}

#[derive(Default)]
#[repr(align(64))]
struct Bucket([[AtomicU64; 2]; 4]);

/// A table of a fixed size; old and shallow entries give way.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    age: u8,
}

impl Table {
    /// A small table of about this many bytes.
    pub fn new(bytes: usize) -> Table {
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        Table { buckets: std::iter::repeat_with(Bucket::default).take(buckets).collect(), age: 0 }
    }

    /// A table of about this many bytes, if there is so much memory.
    pub fn try_new(bytes: usize) -> Result<Table, MemoryError> {
        Ok(Table { buckets: table_of(bytes, Bucket::default)?, age: 0 })
    }

    /// How large it is.
    pub fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for word in self.buckets.iter_mut().flat_map(|bucket| bucket.0.as_flattened_mut()) {
            *word.get_mut() = 0;
        }
        self.age = 0;
    }

    /// A new search begins: what earlier ones have stored gives way first.
    pub fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    fn bucket(&self, key: u64) -> &Bucket {
        // Keys are far from random; a multiplication spreads them, and the
        // high half of a second one scales them to the table.
        let hash = (key ^ key >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let hash = hash ^ hash >> 29;
        let place =
            u128::from(hash.wrapping_mul(0xbf58_476d_1ce4_e5b9)) * self.buckets.len() as u128;
        &self.buckets[(place >> 64) as usize]
    }

    /// What is known of the position with this key.
    pub fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|[check, word]| {
            let word = word.load(Relaxed);
            (word != 0 && check.load(Relaxed) ^ word == key).then(|| Entry::unpack(word))
        })
    }

    /// Remembers what is known.
    pub fn put(&self, key: u64, entry: Entry) {
        let bucket = &self.bucket(key).0;
        let mut place = &bucket[0];
        let mut least = u32::MAX;
        for slot in bucket {
            let word = slot[1].load(Relaxed);
            if word != 0 && slot[0].load(Relaxed) ^ word == key {
                place = slot;
                break;
            }
            let age = (self.age + AGES - (word >> 58) as u8) % AGES;
            let worth = match word {
                0 => 0,
                _ => 1 + (u32::from(Entry::unpack(word).depth) << 8) / (1 + u32::from(age)),
            };
            if worth < least {
                least = worth;
                place = slot;
            }
        }
        let word = entry.pack(self.age);
        place[0].store(key ^ word, Relaxed);
        place[1].store(word, Relaxed);
    }
}
