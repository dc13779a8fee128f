//! Sharing out the tables: each piece of work owns the registers it writes.

use crate::layout::{Class, Layout};
use crate::reads::BLOCK_VARIABLES;
use crate::register::Register;

/// Blocks in one piece of work at most: small enough to share out evenly.
const PIECE: usize = 32;

/// How many registers each block of a class has.
pub fn block_len(class: &Class) -> usize {
    1 << class.high.len().min(BLOCK_VARIABLES)
}

/// How many blocks a class has.
pub fn blocks(class: &Class) -> usize {
    class.registers() / block_len(class)
}

/// One mark for each block of each class.
pub struct Marks {
    marks: Vec<bool>,
    /// The first mark of each class, and the end.
    starts: Vec<usize>,
}

impl Marks {
    /// No block is marked.
    pub fn new(layout: &Layout) -> Marks {
        let mut starts = vec![0];
        for class in &layout.classes {
            starts.push(starts[starts.len() - 1] + blocks(class));
        }
        Marks { marks: vec![false; starts[starts.len() - 1]], starts }
    }

    /// Whether a block is marked.
    #[inline]
    pub fn get(&self, class: u32, block: usize) -> bool {
        self.marks[self.starts[class as usize] + block]
    }
}

/// Consecutive blocks of one class.
pub struct Piece {
    /// The class.
    pub class: usize,
    /// The first block.
    pub first: usize,
    /// How many.
    pub blocks: usize,
}

/// All tables, cut into pieces.
pub fn pieces(layout: &Layout) -> Vec<Piece> {
    (0..layout.classes.len()).flat_map(|class| pieces_of(layout, class)).collect()
}

/// The table of one class, cut into pieces.
pub fn pieces_of(layout: &Layout, class: usize) -> impl Iterator<Item = Piece> {
    let all = blocks(&layout.classes[class]);
    let piece = move |first| Piece { class, first, blocks: PIECE.min(all - first) };
    (0..all).step_by(PIECE).map(piece)
}

/// Hands every piece its registers of the tables.
pub fn cut_tables<'a>(
    layout: &Layout,
    pieces: &[Piece],
    mut tables: &'a mut [Register],
) -> Vec<&'a mut [Register]> {
    let mut take = |piece: &Piece| {
        let len = piece.blocks * block_len(&layout.classes[piece.class]);
        tables.split_off_mut(..len).unwrap_or_default()
    };
    pieces.iter().map(&mut take).collect()
}

/// Hands every piece the marks of its blocks.
pub fn cut_marks<'a>(pieces: &[Piece], marks: &'a mut Marks) -> Vec<&'a mut [bool]> {
    let mut marks = &mut marks.marks[..];
    pieces.iter().map(|piece| marks.split_off_mut(..piece.blocks).unwrap_or_default()).collect()
}
