//! From a solution to a tablebase file.
//!
//! Classes go in batches. Of each, the codes of all positions are laid out in
//! one buffer, piece by piece on all threads; then its blocks are packed, on
//! all threads too; and while the next batch is under way, the blocks are
//! written.

use std::io;
use std::ops::Range;
use std::path::Path;

use pylos_tablebase::writer::{Contents, Packed, Writer};
use pylos_tablebase::{BLOCK, Kind, Statistics};
use rayon::prelude::*;

use crate::codes::COUNTS;
use crate::layout::Class;
use crate::solution::Solution;
use crate::solve::Verdict;

/// Registers read in one piece of work.
const PIECE: usize = 1 << 10;

/// Registers of a batch, unless its only class has more.
const BATCH: usize = 1 << 16;

/// How far the writing has come.
#[derive(Clone, Copy, Debug)]
pub struct Written {
    /// Registers written.
    pub done: u64,
    /// Registers in all.
    pub total: u64,
    /// Bytes written.
    pub bytes: u64,
}

/// Writes a solution to a file, which appears only when it is complete.
/// Returns its length; `None` if `watch` said stop. The threads are those that
/// have solved it; the bytes do not depend on their number.
pub fn write(
    solution: &Solution,
    kind: Kind,
    path: &Path,
    mut watch: impl FnMut(Written) -> Verdict,
) -> io::Result<Option<u64>> {
    let layout = &solution.layout;
    let mut writer = Writer::create(
        path,
        Contents {
            kind,
            rules: solution.rules,
            balls: layout.board.shape.balls,
            longest: solution.longest,
        },
    )?;
    solution.check_distances().map_err(io::Error::other)?;
    let mut statistics: Statistics = Box::new([[0; 256]; 31]);
    statistics[layout.board.size()][1] = layout.full_pyramids();
    let mut codes = Vec::new();
    let mut packed: Vec<PackedClass> = Vec::new();
    let mut done = 0;
    for batch in batches(&layout.classes).chain([&[][..]]) {
        let (written, next) = solution.pool().install(|| {
            let write = || {
                let mut classes = packed.iter();
                classes.try_for_each(|class| class.write(&mut writer, &mut statistics))
            };
            rayon::join(write, || pack(solution, batch, kind, &mut codes))
        });
        written?;
        packed = next;
        done += batch.iter().map(Class::registers).sum::<usize>() as u64;
        let progress = Written { done, total: layout.registers as u64, bytes: writer.written() };
        if watch(progress) == Verdict::Stop {
            return Ok(None);
        }
    }
    writer.finish(&statistics).map(Some)
}

/// The classes in batches.
fn batches(classes: &[Class]) -> impl Iterator<Item = &[Class]> {
    let mut rest = classes;
    std::iter::from_fn(move || {
        let mut registers = 0;
        let fits = |class: &&Class| {
            registers += class.registers();
            registers <= BATCH
        };
        let fitting = rest.iter().take_while(fits).count().max(1);
        let (batch, after) = rest.split_at_checked(fitting)?;
        rest = after;
        Some(batch)
    })
}

/// A class as it goes into the file.
struct PackedClass<'a> {
    class: &'a Class,
    /// The blocks, and how many positions of each have each code that occurs.
    blocks: Vec<(Packed, Vec<(u8, u32)>)>,
}

impl PackedClass<'_> {
    /// Counts and writes the blocks.
    fn write(&self, writer: &mut Writer, statistics: &mut Statistics) -> io::Result<()> {
        let by_code = &mut statistics[self.class.balls() as usize];
        for (code, count) in self.blocks.iter().flat_map(|(_, seen)| seen) {
            by_code[usize::from(*code)] += u64::from(*count) * u64::from(self.class.images);
        }
        writer.class(self.class.occupied, self.blocks.iter().map(|(block, _)| block))
    }
}

/// Packs some classes. `codes` is memory to work in, the same every time.
fn pack<'a>(
    solution: &Solution,
    classes: &'a [Class],
    kind: Kind,
    codes: &mut Vec<u8>,
) -> Vec<PackedClass<'a>> {
    let families = 0..solution.layout.board.shape.balls.families();
    let tables = classes.iter().flat_map(|class| families.clone().map(move |f| (class, f)));
    let tables: Vec<Table> = tables.map(|(class, f)| Table::new(solution, class, f)).collect();
    codes.resize(tables.iter().map(Table::positions).sum(), 0);

    let mut pieces = Vec::new();
    let mut rest = &mut codes[..];
    for table in &tables {
        let streams = table.streams(&mut rest);
        pieces.extend(table.pieces(solution, streams));
    }
    pieces.into_par_iter().with_max_len(1).for_each(|Piece { class, family, registers, parts }| {
        solution.fill_codes(family, class, registers, parts);
    });

    let mut chunks: Vec<&[u8]> = Vec::new();
    let mut ends = Vec::new();
    let mut rest = &codes[..];
    for table in &tables {
        for size in table.sizes {
            let (stream, after) = rest.split_at(size);
            chunks.extend(stream.chunks(BLOCK));
            rest = after;
        }
        ends.push(chunks.len());
    }
    let pack = |codes: &&[u8]| {
        let (block, counts) = Packed::counted(codes, kind);
        let seen = (0..=255).zip(counts).filter(|(_, count)| *count > 0).collect();
        (block, seen)
    };
    let mut blocks = chunks.par_iter().with_min_len(16).map(pack).collect::<Vec<_>>().into_iter();
    let mut begin = 0;
    let ends = ends.chunks(families.len()).filter_map(|ends| ends.last());
    let take = |(class, end): (&'a Class, &usize)| {
        let blocks = blocks.by_ref().take(end - std::mem::replace(&mut begin, *end)).collect();
        PackedClass { class, blocks }
    };
    classes.iter().zip(ends).map(take).collect()
}

/// The positions of a class in one family.
struct Table<'a> {
    class: &'a Class,
    family: usize,
    /// How many there are of each number of waiting balls.
    sizes: [usize; COUNTS],
}

/// Some registers of a table, and where their codes go, by waiting balls.
struct Piece<'a, 'c> {
    class: &'a Class,
    family: usize,
    registers: Range<usize>,
    parts: Vec<&'c mut [u8]>,
}

impl<'a> Table<'a> {
    fn new(solution: &Solution, class: &'a Class, family: usize) -> Table<'a> {
        let sizes = solution.sizes(family, class, 0..class.registers());
        Table { class, family, sizes }
    }

    fn positions(&self) -> usize {
        self.sizes.iter().sum()
    }

    /// Takes the places of its codes from the beginning of what is left.
    fn streams<'c>(&self, rest: &mut &'c mut [u8]) -> Vec<&'c mut [u8]> {
        let sizes = self.sizes.iter();
        sizes.map(|&size| rest.split_off_mut(..size).unwrap_or_default()).collect()
    }

    /// Shares its registers out.
    fn pieces<'c>(
        &self,
        solution: &Solution,
        mut streams: Vec<&'c mut [u8]>,
    ) -> Vec<Piece<'a, 'c>> {
        let (class, family, all) = (self.class, self.family, self.class.registers());
        if all <= PIECE {
            return vec![Piece { class, family, registers: 0..all, parts: streams }];
        }
        let piece = |first: usize| {
            let registers = first..all.min(first + PIECE);
            let sizes = solution.sizes(family, class, registers.clone());
            let parts = streams.iter_mut().zip(sizes);
            let parts = parts.map(|(s, size)| s.split_off_mut(..size).unwrap_or_default());
            Piece { class, family, registers, parts: parts.collect() }
        };
        (0..all).step_by(PIECE).map(piece).collect()
    }
}

#[cfg(test)]
mod tests {
    use pylos_tablebase::TABLE_ORDER;

    use crate::board::{Board, Shape};
    use crate::layout::Layout;

    /// The codes of a class come out in the order of its table, which must be
    /// the order that the file's ranks have.
    #[test]
    fn the_tables_have_the_variable_order_of_the_file() {
        let layout = Layout::new(Board::new(Shape::FULL));
        let largest = layout.classes.iter().max_by_key(|class| class.balls()).unwrap();
        let low = layout.low.iter().map(|&cell| cell as u8);
        let order = low.chain(largest.high.iter().copied());
        assert!(order.eq(TABLE_ORDER.into_iter().take(29)));
    }
}
