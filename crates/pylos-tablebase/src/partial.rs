//! A tablebase of which only parts are at hand.
//!
//! A browser cannot open a file of half a gigabyte, nor wait for one. It can
//! fetch a few ranges of it: from any host that answers `Range` requests, or
//! from a file that somebody has opened. So this tablebase never reads. A
//! question has a value for its answer, or the ranges that the answer needs;
//! whoever asked gets them in his own way, hands them in, and asks again.
//!
//! Two rounds answer everything. Which blocks a question concerns is known from
//! the rules: classes and blocks are numbered without the file. First the
//! directory has to say where those blocks are, then the blocks themselves are
//! needed, each time those of all turns at once.

mod directory;
mod pieces;
mod ranges;

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::slice;
use std::sync::{Mutex, MutexGuard, PoisonError};

use pylos_rules::pyramid::{Cells, Position, Rules, Turn};
use pylos_rules::{Position as _, Value};

use crate::block_numbers::BlockNumbers;
use crate::checksum::crc32;
use crate::classes::classes;
use crate::code::{self, BLOCK};
use crate::format::{HEADER, Header, Kind, TablebaseError, TablebaseProblem};
use crate::index::Index;
use directory::{Directory, Entry};
use pieces::Pieces;
use ranges::merged;

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked<T> {
    /// It is known.
    Known(T),
    /// These bytes of the file have to be handed in first: sorted, apart from
    /// one another, and no more than it takes. When they are there, the
    /// question is to be asked again; the second time, it may need the blocks
    /// that it has learnt of the first time.
    Needs(Vec<Range<u64>>),
}

impl<T> Asked<T> {
    /// The same with another answer.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Asked<U> {
        match self {
            Asked::Known(answer) => Asked::Known(change(answer)),
            Asked::Needs(ranges) => Asked::Needs(ranges),
        }
    }
}

/// The exact value of every position of one game, as far as its bytes are at
/// hand.
///
/// ```
/// use pylos_rules::pyramid::Position;
/// use pylos_tablebase::{Asked, PartialTablebase, TablebaseError};
///
/// /// Asks a file by ranges, as a browser asks a host.
/// fn best(file: &[u8], position: &Position) -> Result<String, TablebaseError> {
///     let length = Some(file.len() as u64);
///     let header = &file[..PartialTablebase::HEADER.min(file.len())];
///     let tablebase = PartialTablebase::new("standard.pylostable", header, length)?;
///     loop {
///         match tablebase.best_moves(position)? {
///             Asked::Known(moves) => return Ok(format!("{moves:?}")),
///             Asked::Needs(ranges) => {
///                 for range in ranges {
///                     let bytes = &file[range.start as usize..range.end as usize];
///                     tablebase.supply(range.start, bytes)?;
///                 }
///             }
///         }
///     }
/// }
/// # assert!(best(b"", &Position::START).is_err());
/// ```
pub struct PartialTablebase {
    name: PathBuf,
    header: Header,
    index: Index,
    numbers: BlockNumbers,
    directory: Directory,
    gap: u64,
    room: usize,
    parts: Mutex<Parts>,
}

/// What is at hand.
struct Parts {
    pieces: Pieces,
    /// The number of the question that was asked last.
    now: u64,
    /// The blocks that it still needs.
    wanted: Vec<u32>,
}

/// What a question lacks.
struct Missing {
    blocks: Vec<u32>,
    ranges: Vec<Range<u64>>,
}

/// What a block is needed for: the code at this place in it.
#[derive(Clone, Copy)]
struct Place {
    block: u32,
    at: usize,
}

impl PartialTablebase {
    /// How many bytes of the file, from its beginning, it takes to begin.
    pub const HEADER: usize = HEADER;

    /// How far apart ranges may be to be fetched as one, unless told otherwise:
    /// about what the heads of a request and of its answer take.
    pub const GAP: u64 = 1024;

    /// How much memory its parts may take, unless told otherwise: more than a
    /// thousand questions fill, or the directory and hundreds.
    pub const ROOM: usize = 32 << 20;

    /// Begins with the first bytes of a file, which is called so in whatever is
    /// said against it. The length of the file is compared if it is known.
    ///
    /// The classes are derived from the rules, which takes some ten
    /// milliseconds.
    pub fn new(
        name: impl Into<PathBuf>,
        header: &[u8],
        length: Option<u64>,
    ) -> Result<PartialTablebase, TablebaseError> {
        let name = name.into();
        let error = |problem| TablebaseError::new(&name, problem);
        let header = Header::from_bytes(header, length).map_err(error)?;
        let masks = classes(header.balls);
        let Some(index) = Index::new(&masks, header.balls)
            .filter(|index| index.classes() as u64 == u64::from(header.classes))
        else {
            return Err(error(TablebaseProblem::Damaged("list of classes")));
        };
        let numbers = BlockNumbers::new(&index);
        if numbers.total() != header.blocks {
            return Err(error(TablebaseProblem::Damaged("list of blocks")));
        }
        let directory = Directory::new(&header);
        Ok(PartialTablebase {
            name,
            header,
            index,
            numbers,
            directory,
            gap: Self::GAP,
            room: Self::ROOM,
            parts: Mutex::new(Parts { pieces: Pieces::default(), now: 1, wanted: Vec::new() }),
        })
    }

    /// The tablebase, if it is one of these rules.
    pub fn of(self, rules: Rules) -> Result<PartialTablebase, TablebaseError> {
        match self.rules() == rules {
            true => Ok(self),
            false => {
                Err(self.error(TablebaseProblem::OtherRules { wanted: rules, found: self.rules() }))
            }
        }
    }

    /// The same, asking for two ranges as one if they lie at most so many bytes
    /// apart.
    #[must_use]
    pub fn merging(mut self, gap: u64) -> PartialTablebase {
        self.gap = gap;
        self
    }

    /// The same with so many bytes of memory for its parts. What has not been
    /// used for longest goes first, and what the last question uses never, even
    /// if it takes more.
    #[must_use]
    pub fn keeping(mut self, room: usize) -> PartialTablebase {
        self.room = room;
        self
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

    /// What the file is called.
    pub fn name(&self) -> &Path {
        &self.name
    }

    /// The length of the file.
    pub fn length(&self) -> u64 {
        self.header.length
    }

    /// What the directory says about blocks: nearly nine megabytes. Whoever
    /// hands them in at once, and [keeps](Self::keeping) so much, has every
    /// question answered in one round instead of two.
    pub fn directory(&self) -> Range<u64> {
        self.directory.bounds(0).start..self.header.length
    }

    /// How much memory its parts take now.
    pub fn held(&self) -> usize {
        self.parts().pieces.held()
    }

    /// The value of a position for the side to move. A table of outcomes alone
    /// answers `win 1` and `loss 0` for every win and loss.
    pub fn probe(&self, position: &Position) -> Result<Asked<Value>, TablebaseError> {
        let values = self.values(slice::from_ref(position))?;
        Ok(values.map(|values| values[0]))
    }

    /// The values of some positions, each for its side to move, as one
    /// question.
    pub fn values(&self, positions: &[Position]) -> Result<Asked<Vec<Value>>, TablebaseError> {
        let places = self.places(positions)?;
        let mut parts = self.parts();
        parts.now += 1;
        Ok(match self.look(&mut parts, &places)? {
            Ok(values) => Asked::Known(values),
            Err(Missing { blocks, ranges }) => {
                parts.wanted = blocks;
                Asked::Needs(merged(ranges, self.gap))
            }
        })
    }

    /// Every turn with its value for the mover, best first; turns of equal
    /// value in canonical order.
    pub fn best_moves(
        &self,
        position: &Position,
    ) -> Result<Asked<Vec<(Turn, Value)>>, TablebaseError> {
        let rules = self.header.rules;
        let turns = position.turns(rules);
        let after = |turn: &Turn| position.play_unchecked(rules, *turn);
        let values = self.values(&turns.iter().map(after).collect::<Vec<_>>())?;
        Ok(values.map(|values| {
            let worth = values.into_iter().map(Value::before);
            let mut moves: Vec<(Turn, Value)> = turns.into_iter().zip(worth).collect();
            moves.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
            moves
        }))
    }

    /// The value of a position if everything that it needs is at hand. This is
    /// no question, only a look: nothing is waited for.
    pub fn at_hand(&self, position: &Position) -> Result<Option<Value>, TablebaseError> {
        let places = self.places(slice::from_ref(position))?;
        let values = self.look(&mut self.parts(), &places)?;
        Ok(values.ok().and_then(|values| values.first().copied()))
    }

    /// Hands in the bytes from this place on: those that were needed, or any
    /// others of the file, in any order, once or more often.
    ///
    /// Blocks that the last question needs are checked as soon as they are
    /// complete, all others when they are asked for. What is wrong is forgotten,
    /// so that it can be fetched again, and everything else stays.
    pub fn supply(&self, at: u64, bytes: &[u8]) -> Result<(), TablebaseError> {
        let end = at.saturating_add(bytes.len() as u64);
        if end > self.header.length {
            let problem = TablebaseProblem::Truncated { expected: self.header.length, found: end };
            return Err(self.error(problem));
        }
        let mut parts = self.parts();
        let Parts { pieces, now, wanted } = &mut *parts;
        // Nothing has used them yet: that makes them the first to go, unless
        // the last question needs them, which the next lines find out.
        pieces.insert(at, bytes, *now - 1);
        let mut wrong = None;
        wanted.retain(|&block| match self.block(pieces, *now, block) {
            Ok(Ok(_)) => false,
            Ok(Err(_)) => true,
            Err(error) => {
                wrong.get_or_insert(error);
                false
            }
        });
        pieces.shrink(self.room, *now);
        wrong.map_or(Ok(()), Err)
    }

    /// Where the values of these positions are; `None` for what is over, which
    /// needs no table.
    fn places(&self, positions: &[Position]) -> Result<Vec<Option<Place>>, TablebaseError> {
        let place = |position: &Position| {
            if position.occupied() == Cells::ALL {
                return Ok(None);
            }
            let Some(slot) = self.index.first_place(position) else {
                return Err(self.error(TablebaseProblem::Damaged("list of classes")));
            };
            let block = self.numbers.of(&self.index, slot) as u32;
            Ok(Some(Place { block, at: slot.rank as usize % BLOCK }))
        };
        positions.iter().map(place).collect()
    }

    /// The values in these places or, for all of them at once, what is missing.
    fn look(
        &self,
        parts: &mut Parts,
        places: &[Option<Place>],
    ) -> Result<Result<Vec<Value>, Missing>, TablebaseError> {
        // A position has a few dozen turns at most, and fewer blocks.
        let mut blocks: Vec<(u32, Vec<u8>)> = Vec::new();
        let mut missing = Missing { blocks: Vec::new(), ranges: Vec::new() };
        for Place { block, .. } in places.iter().flatten() {
            if blocks.iter().any(|(known, _)| known == block) {
                continue;
            }
            let bytes = self.block(&mut parts.pieces, parts.now, *block)?;
            let bytes = bytes.unwrap_or_else(|gaps| {
                missing.blocks.push(*block);
                missing.ranges.extend(gaps);
                Vec::new()
            });
            blocks.push((*block, bytes));
        }
        if !missing.blocks.is_empty() {
            return Ok(Err(missing));
        }
        let value = |place: &Option<Place>| {
            let Some(Place { block, at }) = *place else { return Ok(code::value(code::OVER)) };
            let known = blocks.iter().find(|(known, _)| *known == block);
            let code = known.and_then(|(_, bytes)| code::decode(bytes, at));
            code.map(code::value).ok_or_else(|| self.wrong(&mut parts.pieces, block))
        };
        places.iter().map(value).collect::<Result<_, _>>().map(Ok)
    }

    /// A block whose checksum is right, or what is missing of it.
    fn block(
        &self,
        pieces: &mut Pieces,
        now: u64,
        block: u32,
    ) -> Result<Result<Vec<u8>, Vec<Range<u64>>>, TablebaseError> {
        let bounds = pieces.read(self.directory.bounds(block), now);
        let checksum = pieces.read(self.directory.checksum(block), now);
        let (bounds, checksum) = match (bounds, checksum) {
            (Ok(bounds), Ok(checksum)) => (bounds, checksum),
            (bounds, checksum) => {
                let gaps = [bounds, checksum].into_iter().filter_map(Result::err);
                return Ok(Err(gaps.flatten().collect()));
            }
        };
        let Some(Entry { range, checksum }) = self.directory.entry(&bounds, &checksum) else {
            self.forget(pieces, block);
            return Err(self.error(TablebaseProblem::ImpossibleBlock { block }));
        };
        let bytes = pieces.read(range.clone(), now);
        if bytes.as_ref().is_ok_and(|bytes| crc32(bytes) != checksum) {
            pieces.remove(range);
            return Err(self.wrong(pieces, block));
        }
        Ok(bytes)
    }

    /// A block that is not what it should be.
    fn wrong(&self, pieces: &mut Pieces, block: u32) -> TablebaseError {
        self.forget(pieces, block);
        self.error(TablebaseProblem::DamagedBlock { block })
    }

    /// Forgets what the directory says of a block: it may be that which is
    /// wrong.
    fn forget(&self, pieces: &mut Pieces, block: u32) {
        pieces.remove(self.directory.bounds(block));
        pieces.remove(self.directory.checksum(block));
    }

    fn parts(&self) -> MutexGuard<'_, Parts> {
        // Whatever a panic has left there is bytes that are checked anyway.
        self.parts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn error(&self, problem: TablebaseProblem) -> TablebaseError {
        TablebaseError::new(&self.name, problem)
    }
}
