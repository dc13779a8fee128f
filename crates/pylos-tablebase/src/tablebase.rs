//! A tablebase to ask.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use memmap2::Mmap;
use pylos_rules::pyramid::{Cells, Position, Rules, Turn};
use pylos_rules::{Position as _, Value};

use crate::code::{self, BLOCK};
use crate::format::{
    HEADER, Header, Kind, STATISTICS, Statistics, TablebaseError, TablebaseProblem,
};
use crate::index::{self, Index, Slot};

/// The exact value of every position of one game.
///
/// The file is mapped, not loaded: opening takes milliseconds, a value that is
/// cached well under a microsecond. Any number of threads may ask at once. A
/// block's checksum is compared when the block is first used.
pub struct Tablebase {
    path: PathBuf,
    header: Header,
    map: Mmap,
    index: Index,
    /// The first block of each class.
    first_blocks: Vec<u32>,
    /// By number of balls on the board and of waiting balls: blocks of the same
    /// class that come before.
    blocks_before: Vec<[u32; 17]>,
    /// One bit for each block whose checksum was found right.
    checked: Vec<AtomicU64>,
}

impl Tablebase {
    /// Opens the file and checks everything but the blocks themselves.
    pub fn open(path: impl AsRef<Path>) -> Result<Tablebase, TablebaseError> {
        let path = path.as_ref();
        let error = |reason| TablebaseError::new(path, reason);
        let io = |e| error(TablebaseProblem::Io(e));
        let file = File::open(path).map_err(io)?;
        let length = file.metadata().map_err(io)?.len();
        if length == 0 {
            return Err(error(TablebaseProblem::Empty));
        }
        // SAFETY: the map is only read, as bytes, and every byte is checked
        // before it is believed. Tablebases are replaced by renaming, never
        // changed in place, so a mapped file keeps its content and length.
        let map = unsafe { Mmap::map(&file) }.map_err(io)?;
        let header = Header::from_bytes(&map, length).map_err(error)?;
        Tablebase::with_header(path, header, map).map_err(error)
    }

    fn with_header(path: &Path, header: Header, map: Mmap) -> Result<Tablebase, TablebaseProblem> {
        let directory = &map[header.directory as usize..];
        let mut checksum = crc32fast::Hasher::new();
        checksum.update(&map[HEADER..HEADER + STATISTICS]);
        checksum.update(directory);
        if checksum.finalize() != header.checksum {
            return Err(TablebaseProblem::Damaged("statistics or directory"));
        }
        let entries = directory.as_chunks::<4>().0[..2 * header.classes as usize].as_chunks::<2>();
        let entry =
            |[mask, first]: &[[u8; 4]; 2]| (u32::from_le_bytes(*mask), u32::from_le_bytes(*first));
        let (classes, first_blocks): (Vec<u32>, Vec<u32>) = entries.0.iter().map(entry).unzip();
        let balls = usize::from(header.balls);
        let index =
            Index::new(&classes, balls).ok_or(TablebaseProblem::Damaged("list of classes"))?;
        let blocks_before: Vec<[u32; 17]> = (0..=30)
            .map(|n| {
                let mut before = [0; 17];
                for k in index::waiting(n, balls) {
                    before[k + 1] = before[k] + index::blocks(n, k);
                }
                before
            })
            .collect();
        let mut blocks = 0;
        for (class, first) in first_blocks.iter().enumerate() {
            if *first != blocks {
                return Err(TablebaseProblem::Damaged("list of classes"));
            }
            let most = *index.waiting(class).end();
            blocks += blocks_before[index.occupied(class)][most + 1];
        }
        if blocks != header.blocks {
            return Err(TablebaseProblem::Damaged("list of blocks"));
        }
        let checked = (0..header.blocks.div_ceil(64)).map(|_| AtomicU64::new(0)).collect();
        Ok(Tablebase {
            path: path.to_owned(),
            header,
            map,
            index,
            first_blocks,
            blocks_before,
            checked,
        })
    }

    /// The rules of the game.
    pub fn rules(&self) -> Rules {
        self.header.rules
    }

    /// Whether the file knows distances.
    pub fn kind(&self) -> Kind {
        self.header.kind
    }

    /// The greatest distance of any position.
    pub fn longest(&self) -> u16 {
        self.header.longest
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The length of the file.
    pub fn length(&self) -> u64 {
        self.header.length
    }

    pub(crate) fn index(&self) -> &Index {
        &self.index
    }

    /// How many positions there are of every value, by number of balls.
    pub fn statistics(&self) -> Statistics {
        let mut statistics: Statistics = Box::new([[0; 256]; 31]);
        let counts = self.map[HEADER..HEADER + STATISTICS].as_chunks::<8>().0;
        for (count, bytes) in statistics.iter_mut().flatten().zip(counts) {
            *count = u64::from_le_bytes(*bytes);
        }
        statistics
    }

    /// The value of a position for the side to move. A table of outcomes alone
    /// answers `win 1` and `loss 0` for every win and loss.
    #[inline]
    pub fn probe(&self, position: &Position) -> Result<Value, TablebaseError> {
        self.code(position).map(code::value)
    }

    /// The code (see [`code::value`]) of a position.
    #[inline]
    pub(crate) fn code(&self, position: &Position) -> Result<u8, TablebaseError> {
        if position.occupied() == Cells::ALL {
            return Ok(code::OVER);
        }
        match self.index.place(position) {
            Some(place) => self.read(place),
            None => Err(self.damaged("list of classes")),
        }
    }

    /// The code stored at a place.
    #[inline]
    fn read(&self, place: Slot) -> Result<u8, TablebaseError> {
        let bytes = self.block_of(place)?;
        let position = place.rank as usize % BLOCK;
        code::decode(bytes, position).ok_or_else(|| self.damaged("data"))
    }

    /// The block in which a place is, and perhaps what follows.
    #[inline]
    pub(crate) fn block_of(&self, place: Slot) -> Result<&[u8], TablebaseError> {
        let number = self.first_blocks[place.class]
            + self.blocks_before[self.index.occupied(place.class)][place.waiting]
            + place.rank / BLOCK as u32;
        let number = number as usize;
        let checked = self.checked[number / 64].load(Ordering::Relaxed) >> (number % 64) & 1 == 1;
        let bytes =
            if checked { self.start(number).and_then(|start| self.map.get(start..)) } else { None };
        match bytes {
            Some(bytes) => Ok(bytes),
            None => self.checked_block(number),
        }
    }

    /// Every turn with its value for the mover, best first; turns of equal
    /// value in canonical order.
    pub fn best_moves(&self, position: &Position) -> Result<Vec<(Turn, Value)>, TablebaseError> {
        let rules = self.header.rules;
        let mut moves = position
            .turns(rules)
            .into_iter()
            .map(|turn| {
                let value = self.probe(&position.play_unchecked(rules, turn))?;
                Ok((turn, value.before()))
            })
            .collect::<Result<Vec<_>, TablebaseError>>()?;
        moves.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
        Ok(moves)
    }

    /// Compares the checksum of every block.
    pub fn check(&self) -> Result<(), TablebaseError> {
        (0..self.header.blocks as usize).try_for_each(|block| self.checked_block(block).map(drop))
    }

    /// Where a block begins.
    #[inline]
    fn start(&self, block: usize) -> Option<usize> {
        let at = self.header.directory as usize + 8 * self.header.classes as usize + 8 * block;
        let bytes = self.map.get(at..)?.first_chunk::<8>()?;
        Some(u64::from_le_bytes(*bytes) as usize)
    }

    /// The bytes of a block, whose checksum is compared.
    #[cold]
    fn checked_block(&self, number: usize) -> Result<&[u8], TablebaseError> {
        let blocks = self.header.blocks as usize;
        let checksums = self.header.length as usize - 4 * blocks;
        let stored = self.map.get(checksums + 4 * number..).and_then(|rest| rest.first_chunk());
        let range = self.start(number).zip(self.start(number + 1));
        let bytes = range.and_then(|(start, end)| self.map.get(start..end));
        match (bytes, stored) {
            (Some(bytes), Some(stored))
                if crc32fast::hash(bytes) == u32::from_le_bytes(*stored) =>
            {
                self.checked[number / 64].fetch_or(1 << (number % 64), Ordering::Relaxed);
                Ok(bytes)
            }
            _ => Err(self.damaged("data")),
        }
    }

    fn damaged(&self, part: &'static str) -> TablebaseError {
        TablebaseError::new(&self.path, TablebaseProblem::Damaged(part))
    }
}
