//! Hash tables of position numbers.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// A table whose keys are position numbers.
pub(crate) type NumberMap<T> = HashMap<u32, T, BuildHasherDefault<Spread>>;

/// A set of position numbers.
pub(crate) type NumberSet = HashSet<u32, BuildHasherDefault<Spread>>;

/// One multiplication: nobody chooses numbers to make it slow.
#[derive(Clone, Copy, Default)]
pub(crate) struct Spread(u64);

impl Hasher for Spread {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u32(u32::from(*byte)));
    }

    fn write_u32(&mut self, number: u32) {
        let spread = (self.0 ^ u64::from(number)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = spread ^ spread >> 32;
    }
}
