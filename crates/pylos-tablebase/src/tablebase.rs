//! A tablebase to ask.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use memmap2::Mmap;
use pylos_rules::pyramid::{Cells, Move, Position, Rules};
use pylos_rules::{Position as _, Value};

use crate::code::{self, BLOCK};
use crate::format::{HEADER, Header, Kind, STATISTICS, Statistics, TablebaseError, Unreadable};
use crate::index::{Index, Place};

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
        let io = |e| error(Unreadable::Io(e));
        let file = File::open(path).map_err(io)?;
        let length = file.metadata().map_err(io)?.len();
        if length == 0 {
            return Err(error(Unreadable::Empty));
        }
        // SAFETY: the map is only read, as bytes, and every byte is checked
        // before it is believed. Tablebases are replaced by renaming, never
        // changed in place, so a mapped file keeps its content and length.
        let map = unsafe { Mmap::map(&file) }.map_err(io)?;
        let header = Header::from_bytes(&map, length).map_err(error)?;
        Tablebase::with_header(path, header, map).map_err(error)
    }

    fn with_header(path: &Path, header: Header, map: Mmap) -> Result<Tablebase, Unreadable> {
        let directory = &map[header.directory as usize..];
        let mut checksum = crc32fast::Hasher::new();
        checksum.update(&map[HEADER..HEADER + STATISTICS]);
        checksum.update(directory);
        if checksum.finalize() != header.checksum {
            return Err(Unreadable::Damaged("directory"));
        }
        let entries = directory.as_chunks::<4>().0[..2 * header.classes as usize].as_chunks::<2>();
        let entry =
            |[mask, first]: &[[u8; 4]; 2]| (u32::from_le_bytes(*mask), u32::from_le_bytes(*first));
        let (classes, first_blocks) = entries.0.iter().map(entry).unzip();
        let index = Index::new(classes, usize::from(header.balls));
        let blocks_before = (0..=30)
            .map(|n| {
                let mut before = [0; 17];
                for k in n_waiting(n, index.balls()) {
                    let blocks = crate::index::BINOMIALS[n][k].div_ceil(BLOCK as u32);
                    before[k + 1] = before[k] + blocks;
                }
                before
            })
            .collect();
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

    /// The numbering of positions.
    pub fn index(&self) -> &Index {
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
    pub fn probe(&self, position: &Position) -> Result<Value, TablebaseError> {
        if position.occupied() == Cells::ALL {
            return Ok(Value::Loss(0));
        }
        match self.index.place(position) {
            Some(place) => self.read(place).map(code::value),
            None => Err(self.damaged("list of classes")),
        }
    }

    /// The code (see [`code::value`]) stored at a place.
    pub fn read(&self, place: Place) -> Result<u8, TablebaseError> {
        let balls = self.index.classes()[place.class].count_ones() as usize;
        let block = self.first_blocks[place.class]
            + self.blocks_before[balls][place.waiting]
            + place.rank / BLOCK as u32;
        let bytes = self.block(block)?;
        let position = place.rank as usize % BLOCK;
        code::decode(bytes, position).ok_or_else(|| self.damaged("data"))
    }

    /// Every turn with its value for the mover, best first; turns of equal
    /// value in canonical order.
    pub fn best_moves(&self, position: &Position) -> Result<Vec<(Move, Value)>, TablebaseError> {
        let rules = self.header.rules;
        let mut moves = position
            .turns(rules)
            .into_iter()
            .map(|turn| {
                let value = self.probe(&position.play_legal(rules, turn))?;
                Ok((turn, value.before()))
            })
            .collect::<Result<Vec<_>, TablebaseError>>()?;
        moves.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
        Ok(moves)
    }

    /// Compares the checksum of every block.
    pub fn check(&self) -> Result<(), TablebaseError> {
        (0..self.header.blocks).try_for_each(|block| self.block(block).map(drop))
    }

    /// The bytes of a block, known to be right.
    fn block(&self, number: u32) -> Result<&[u8], TablebaseError> {
        let damaged = || self.damaged("data");
        if number >= self.header.blocks {
            return Err(damaged());
        }
        let number = number as usize;
        let starts = self.header.directory as usize + 8 * self.header.classes as usize;
        let start_of = |block: usize| {
            let bytes = self.map.get(starts + 8 * block..)?.first_chunk::<8>()?;
            Some(u64::from_le_bytes(*bytes) as usize)
        };
        let range = start_of(number).zip(start_of(number + 1));
        let bytes = range.and_then(|(start, end)| self.map.get(start..end)).ok_or_else(damaged)?;
        let (word, bit) = (&self.checked[number / 64], 1 << (number % 64));
        if word.load(Ordering::Relaxed) & bit == 0 {
            let checksums = starts + 8 * (self.header.blocks as usize + 1);
            let stored = self.map.get(checksums + 4 * number..).and_then(|b| b.first_chunk::<4>());
            if stored.copied().map(u32::from_le_bytes) != Some(crc32fast::hash(bytes)) {
                return Err(damaged());
            }
            word.fetch_or(bit, Ordering::Relaxed);
        }
        Ok(bytes)
    }

    fn damaged(&self, part: &'static str) -> TablebaseError {
        TablebaseError::new(&self.path, Unreadable::Damaged(part))
    }
}

fn n_waiting(n: usize, balls: usize) -> std::ops::RangeInclusive<usize> {
    n.saturating_sub(balls)..=n.min(balls)
}
