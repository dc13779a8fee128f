//! In which order tables are filled, and where they lie.
//!
//! A turn leads to one ball more, or (a raise) to as many balls that lie
//! higher. So the tables lie in the order of the number of balls, then of the
//! sum of the levels of their cells: tables of one *group*, alike in both, never
//! lead to each other, and all that lead into them by playing a ball lie before
//! them. Only taking balls back leads the other way.

use std::ops::Range;

use crate::board::cells;
use crate::layout::Layout;
use crate::pieces::{Piece, block_len, blocks, pieces_of};

/// Where the tables and marks of each class begin.
pub(super) struct Order {
    /// The first register of each class.
    pub registers: Vec<usize>,
    /// The first mark (one for each block) of each class.
    pub marks: Vec<usize>,
    /// The groups, in the order in which they are filled.
    pub groups: Vec<Group>,
}

/// Tables that can be filled at the same time.
pub(super) struct Group {
    pub balls: usize,
    pub registers: Range<usize>,
    pub marks: Range<usize>,
    /// The pieces of work, in the order of their registers.
    pub pieces: Vec<Piece>,
}

impl Order {
    pub fn new(layout: &Layout) -> Order {
        let height = |class: usize| -> u32 {
            cells(layout.classes[class].occupied).map(|c| u32::from(layout.board.level(c))).sum()
        };
        let mut order: Vec<(u32, u32, usize)> = (0..layout.classes.len())
            .map(|class| (layout.classes[class].balls(), height(class), class))
            .collect();
        order.sort_unstable();
        let mut registers = vec![0; order.len()];
        let mut marks = vec![0; order.len()];
        let mut groups = Vec::new();
        let (mut register, mut mark) = (0, 0);
        for group in order.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
            let starts = (register, mark);
            for &(_, _, class) in group {
                (registers[class], marks[class]) = (register, mark);
                register += layout.classes[class].registers();
                mark += blocks(&layout.classes[class]);
            }
            groups.push(Group {
                balls: group[0].0 as usize,
                registers: starts.0..register,
                marks: starts.1..mark,
                pieces: group.iter().flat_map(|&(_, _, c)| pieces_of(layout, c)).collect(),
            });
        }
        Order { registers, marks, groups }
    }

    /// How many marks there are.
    pub fn blocks(&self) -> usize {
        self.groups.last().map_or(0, |group| group.marks.end)
    }
}

/// Hands every piece its registers, from a slice that holds those of all.
pub(super) fn cut_registers<'a, T>(
    layout: &Layout,
    pieces: &[Piece],
    mut all: &'a mut [T],
) -> Vec<&'a mut [T]> {
    let mut take = |piece: &Piece| {
        let len = piece.blocks * block_len(&layout.classes[piece.class]);
        all.split_off_mut(..len).unwrap_or_default()
    };
    pieces.iter().map(&mut take).collect()
}

/// Hands every piece the marks of its blocks.
pub(super) fn cut_marks<'a>(pieces: &[Piece], mut all: &'a mut [bool]) -> Vec<&'a mut [bool]> {
    pieces.iter().map(|piece| all.split_off_mut(..piece.blocks).unwrap_or_default()).collect()
}

/// Hands every piece what the mirrored piece of its class would get. Seen by
/// the other player a table is the same from its end to its beginning, and
/// since all pieces of a class are equally long, so are its pieces.
pub(super) fn mirrored<T>(pieces: &[Piece], mut slices: Vec<T>) -> Vec<T> {
    let mut rest = &mut slices[..];
    for class in pieces.chunk_by(|a, b| a.class == b.class) {
        rest.split_off_mut(..class.len()).unwrap_or_default().reverse();
    }
    slices
}
