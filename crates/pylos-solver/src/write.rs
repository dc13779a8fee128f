//! From a solution to a tablebase file.

use std::io;
use std::path::Path;

use pylos_tablebase::writer::{Contents, Packed, Writer};
use pylos_tablebase::{BLOCK, Kind, Statistics};
use rayon::prelude::*;

use crate::layout::Class;
use crate::solution::Solution;
use crate::solve::Verdict;

/// Registers read in one piece of work.
const PIECE: usize = 1 << 13;

/// Pieces under way at a time: they are held in memory until their class is
/// complete.
const BATCH: usize = 64;

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
    let mut statistics: Statistics = Box::new([[0; 256]; 31]);
    statistics[layout.board.size()][1] = layout.full_pyramids();
    let pieces: Vec<(&Class, usize)> = layout
        .classes
        .iter()
        .flat_map(|class| (0..class.registers()).step_by(PIECE).map(move |first| (class, first)))
        .collect();
    let mut streams: Vec<Vec<u8>> = Vec::new();
    let mut done = 0;
    for batch in pieces.chunks(BATCH) {
        let codes = || {
            let codes_of = |&(class, first): &(&Class, usize)| {
                let end = class.registers().min(first + PIECE);
                solution.codes(class, first..end)
            };
            batch.par_iter().with_max_len(1).map(codes_of).collect::<Result<Vec<_>, _>>()
        };
        let parts = solution.pool().install(codes).map_err(io::Error::other)?;
        for (&(class, first), part) in batch.iter().zip(parts) {
            if first == 0 {
                streams = part;
            } else {
                for (stream, part) in streams.iter_mut().zip(part) {
                    stream.extend(part);
                }
            }
            let end = class.registers().min(first + PIECE);
            if end == class.registers() {
                let blocks = solution.pool().install(|| pack(&mut streams, kind));
                finish_class(&mut writer, class, blocks, &mut statistics)?;
            }
            done += (end - first) as u64;
        }
        let progress = Written { done, total: layout.registers as u64, bytes: writer.written() };
        if watch(progress) == Verdict::Stop {
            return Ok(None);
        }
    }
    writer.finish(&statistics).map(Some)
}

/// A block, and how many of its positions have each code that occurs.
type Counted = (Packed, Vec<(u8, u64)>);

/// Packs what has been gathered of a class.
fn pack(streams: &mut [Vec<u8>], kind: Kind) -> Vec<Counted> {
    let chunks: Vec<&mut [u8]> =
        streams.iter_mut().flat_map(|stream| stream.chunks_mut(BLOCK)).collect();
    chunks
        .into_par_iter()
        .with_min_len(16)
        .map(|codes| {
            let mut counts = [0; 256];
            for code in &mut *codes {
                counts[usize::from(*code)] += 1;
                *code = kind.reduce(*code);
            }
            let seen = (0..=255).zip(counts).filter(|(_, count)| *count > 0).collect();
            (Packed::new(codes), seen)
        })
        .collect()
}

/// Counts and writes the blocks of a class.
fn finish_class(
    writer: &mut Writer,
    class: &Class,
    blocks: Vec<Counted>,
    statistics: &mut Statistics,
) -> io::Result<()> {
    let by_code = &mut statistics[class.balls() as usize];
    for (code, count) in blocks.iter().flat_map(|(_, seen)| seen) {
        by_code[usize::from(*code)] += count * u64::from(class.images);
    }
    let blocks: Vec<Packed> = blocks.into_iter().map(|(block, _)| block).collect();
    writer.class(class.occupied, &blocks)
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
