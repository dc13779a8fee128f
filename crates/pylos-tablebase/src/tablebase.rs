//! A tablebase to ask.

use std::borrow::Cow;
use std::fs::File;
use std::path::{Path, PathBuf};

use pylos_rules::pyramid::{Cells, Position, Rules, Turn};
use pylos_rules::{Position as _, Value};

use crate::block_numbers::BlockNumbers;
use crate::blocks::{Blocks, read_exact_at};
use crate::code::{self, BLOCK};
use crate::format::{
    HEADER, Header, Kind, STATISTICS, Statistics, TablebaseError, TablebaseProblem,
};
use crate::index::{Index, Slot};

/// The exact value of every position of one game.
///
/// A block of the file is read when it is first asked for, and its checksum
/// compared: opening takes milliseconds, a value that is at hand well under a
/// microsecond. Any number of threads may ask at once. Whatever happens to the
/// file meanwhile, the answer is a value or an error.
pub struct Tablebase {
    path: PathBuf,
    header: Header,
    statistics: Statistics,
    index: Index,
    numbers: BlockNumbers,
    blocks: Blocks,
}

/// How many bytes of blocks a tablebase keeps, unless told otherwise. What does
/// not fit is read again each time.
const KEPT: u64 = 128 << 20;

impl Tablebase {
    /// Opens the file and checks everything but the blocks themselves.
    pub fn open(path: impl AsRef<Path>) -> Result<Tablebase, TablebaseError> {
        Tablebase::open_keeping(path, KEPT)
    }

    /// The same, for work that asks for everything again and again: the whole
    /// file stays in memory once it is read.
    pub fn open_whole(path: impl AsRef<Path>) -> Result<Tablebase, TablebaseError> {
        Tablebase::open_keeping(path, u64::MAX)
    }

    /// The tablebase of these rules in a directory, under its name or the one
    /// that it had in older versions; `None` if there is none. What is there
    /// and cannot be used is an error.
    pub fn find(
        directory: &Path,
        rules: Rules,
        kind: Kind,
    ) -> Result<Option<Tablebase>, TablebaseError> {
        match Tablebase::open(kind.path_in(directory, rules)) {
            Err(error) if error.is_missing() => Ok(None),
            Err(error) => Err(error),
            Ok(tablebase) => tablebase.of(rules).map(Some),
        }
    }

    /// The tablebase, if it is one of these rules.
    pub fn of(self, rules: Rules) -> Result<Tablebase, TablebaseError> {
        match self.rules() == rules {
            true => Ok(self),
            false => {
                let problem = TablebaseProblem::OtherRules { wanted: rules, found: self.rules() };
                Err(TablebaseError::new(&self.path, problem))
            }
        }
    }

    fn open_keeping(path: impl AsRef<Path>, room: u64) -> Result<Tablebase, TablebaseError> {
        let path = path.as_ref();
        let read = || {
            let file = File::open(path)?;
            Tablebase::read(path, file, room)
        };
        read().map_err(|reason| TablebaseError::new(path, reason))
    }

    fn read(path: &Path, file: File, room: u64) -> Result<Tablebase, TablebaseProblem> {
        let length = file.metadata()?.len();
        let part = |at: u64, len: u64| {
            let mut bytes = vec![0; len as usize];
            read_exact_at(&file, &mut bytes, at).map(|()| bytes)
        };
        let header = Header::from_bytes(&part(0, length.min(HEADER as u64))?, Some(length))?;
        let counts = part(HEADER as u64, STATISTICS as u64)?;
        let directory = part(header.directory, header.directory_len())?;
        let mut checksum = crc32fast::Hasher::new();
        checksum.update(&counts);
        checksum.update(&directory);
        if checksum.finalize() != header.checksum {
            return Err(TablebaseProblem::Damaged("statistics or directory"));
        }
        let mut statistics: Statistics = Box::new([[0; 256]; 31]);
        for (count, bytes) in statistics.iter_mut().flatten().zip(counts.as_chunks::<8>().0) {
            *count = u64::from_le_bytes(*bytes);
        }
        let (entries, rest) = directory.split_at(8 * header.classes as usize);
        let (starts, checksums) = rest.split_at(8 * (header.blocks as usize + 1));
        let u32s = |bytes: &[u8]| -> Vec<u32> {
            bytes.as_chunks::<4>().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect()
        };
        let starts = starts.as_chunks::<8>().0.iter().map(|bytes| u64::from_le_bytes(*bytes));
        let blocks = Blocks::new(file, starts.collect(), u32s(checksums), room);
        let entries = u32s(entries);
        let (classes, first_blocks): (Vec<u32>, Vec<u32>) =
            entries.as_chunks::<2>().0.iter().map(|[mask, first]| (*mask, *first)).unzip();
        let index = Index::new(&classes, header.balls)
            .ok_or(TablebaseProblem::Damaged("list of classes"))?;
        let numbers = BlockNumbers::new(&index);
        if first_blocks != numbers.first() {
            return Err(TablebaseProblem::Damaged("list of classes"));
        }
        if numbers.total() != header.blocks {
            return Err(TablebaseProblem::Damaged("list of blocks"));
        }
        let path = path.to_owned();
        Ok(Tablebase { path, header, statistics, index, numbers, blocks })
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
    pub fn statistics(&self) -> &Statistics {
        &self.statistics
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
            Some(place) => self.read_at(place),
            None => Err(self.error(TablebaseProblem::Damaged("list of classes"))),
        }
    }

    /// The code stored at a place.
    #[inline]
    fn read_at(&self, place: Slot) -> Result<u8, TablebaseError> {
        let position = place.rank as usize % BLOCK;
        match self.blocks.kept(self.block_number(place)) {
            Some(block) => self.decoded(block, position),
            None => self.read_anew(place, position),
        }
    }

    #[cold]
    fn read_anew(&self, place: Slot, position: usize) -> Result<u8, TablebaseError> {
        self.decoded(&self.block_of(place)?, position)
    }

    /// The code of a position in a block.
    #[inline]
    pub(crate) fn decoded(&self, block: &[u8], position: usize) -> Result<u8, TablebaseError> {
        let damaged = || self.error(TablebaseProblem::Damaged("data"));
        code::decode(block, position).ok_or_else(damaged)
    }

    #[inline]
    fn block_number(&self, place: Slot) -> usize {
        self.numbers.of(&self.index, place)
    }

    /// The block in which a place is.
    pub(crate) fn block_of(&self, place: Slot) -> Result<Cow<'_, [u8]>, TablebaseError> {
        self.blocks.get(self.block_number(place)).map_err(|problem| self.error(problem))
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

    /// The first position of the file that has this value; `None` if there is
    /// none, or none but full pyramids, which are not stored.
    pub fn first_with(&self, value: Value) -> Result<Option<Position>, TablebaseError> {
        let Some(wanted) = code::code(value).map(|code| self.kind().reduce(code)) else {
            return Ok(None);
        };
        let index = &self.index;
        for class in 0..index.classes() {
            if self.statistics[index.occupied(class)][usize::from(wanted)] == 0
                && self.kind() == Kind::Distances
            {
                continue;
            }
            for family in 0..index.balls().families() {
                for waiting in index.waiting(class, family) {
                    let all = index.count(class, waiting);
                    for rank in (0..all).step_by(BLOCK) {
                        let place = Slot { class, family, waiting, rank };
                        let block = self.block_of(place)?;
                        if !code::occurs(&block, wanted) {
                            continue;
                        }
                        for rank in rank..all.min(rank + BLOCK as u32) {
                            if self.decoded(&block, rank as usize % BLOCK)? == wanted {
                                let place = Slot { rank, ..place };
                                return Ok(index.positions_from(place).next());
                            }
                        }
                    }
                }
            }
        }
        Ok(None)
    }

    /// Compares the checksum of every block.
    pub fn check(&self) -> Result<(), TablebaseError> {
        let check = |block| self.blocks.read(block).map(drop);
        (0..self.blocks.len()).try_for_each(check).map_err(|problem| self.error(problem))
    }

    /// A file that ends too early is named as such, when it was cut short after
    /// it was opened, too.
    #[cold]
    fn error(&self, problem: TablebaseProblem) -> TablebaseError {
        let problem = match (problem, self.blocks.file_length()) {
            (TablebaseProblem::Io(error), Ok(found))
                if error.kind() == std::io::ErrorKind::UnexpectedEof =>
            {
                TablebaseProblem::Truncated { expected: self.header.length, found }
            }
            (problem, _) => problem,
        };
        TablebaseError::new(&self.path, problem)
    }
}
