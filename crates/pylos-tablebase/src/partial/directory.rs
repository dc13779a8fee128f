//! Where the directory says what about a block.

use std::ops::Range;

use crate::code::LONGEST_BLOCK;
use crate::format::{HEADER, Header, STATISTICS};

/// Where things are in a file.
pub struct Directory {
    /// Where the places of the blocks are listed.
    starts: u64,
    /// Where their checksums are listed.
    checksums: u64,
    /// Where the blocks themselves lie.
    data: Range<u64>,
}

/// What the directory says of a block.
#[derive(Debug, PartialEq, Eq)]
pub struct Entry {
    /// Where it is.
    pub range: Range<u64>,
    /// Its CRC-32.
    pub checksum: u32,
}

/// Bytes of a block at least: a palette of one code.
const SHORTEST_BLOCK: u64 = 2;

impl Directory {
    /// The directory of the file with this header.
    pub fn new(header: &Header) -> Directory {
        let starts = header.directory + 8 * u64::from(header.classes);
        Directory {
            starts,
            checksums: starts + 8 * (u64::from(header.blocks) + 1),
            data: (HEADER + STATISTICS) as u64..header.directory,
        }
    }

    /// Where it says where a block begins, and where the next one does.
    pub fn bounds(&self, block: u32) -> Range<u64> {
        let at = self.starts + 8 * u64::from(block);
        at..at + 16
    }

    /// Where it says what the checksum of a block is.
    pub fn checksum(&self, block: u32) -> Range<u64> {
        let at = self.checksums + 4 * u64::from(block);
        at..at + 4
    }

    /// What it says, from the bytes of both; `None` if that cannot be.
    pub fn entry(&self, bounds: &[u8], checksum: &[u8]) -> Option<Entry> {
        let &[start, end] = bounds.as_chunks::<8>().0 else { return None };
        let [start, end] = [start, end].map(u64::from_le_bytes);
        let checksum = u32::from_le_bytes(checksum.try_into().ok()?);
        let len = end.checked_sub(start)?;
        let possible = (SHORTEST_BLOCK..=LONGEST_BLOCK as u64).contains(&len)
            && self.data.start <= start
            && end <= self.data.end;
        possible.then_some(Entry { range: start..end, checksum })
    }
}
