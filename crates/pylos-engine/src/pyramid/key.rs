//! One name for a position and its seven mirror images.
//!
//! The lattice of [`Cells`] has room to spare: the 30 cells of a side fit into
//! 32 bits if level 3 and the apex move into the gaps of level 2's lane:
//!
//! ```text
//!  level 1: bits 0…15   level 2 (and 3, 4): 16…31
//!  12 13 14 15          28 29 30 31   h1 i1 h2 i2
//!   8  9 10 11          24 25 26 27   .  .  .  j1
//!   4  5  6  7          20 21 22  .
//!   0  1  2  3          16 17 18  .
//! ```
//!
//! Both sides together are 64 bits, a complete description, and each mirror is
//! a handful of masked shifts for both at once. The key of a position is the
//! smallest of its eight images.

use pylos_rules::pyramid::{Cells, Color};

use super::node::Node;

/// The smallest image of a position, and which of the eight it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    pub bits: u64,
    image: u8,
}

/// The switches that make an image: files mirrored, ranks mirrored, then files
/// and ranks swapped.
const FILES: u8 = 1;
const RANKS: u8 = 2;
const SWAP: u8 = 4;

impl Key {
    #[inline]
    pub fn of(node: Node) -> Key {
        let x = pack(node.own) | pack(node.other) << 32;
        let f = mirror_files(x);
        let images = [x, f, mirror_ranks(x), mirror_ranks(f)];
        let swapped = images.map(swap);
        let mut key = Key { bits: x, image: 0 };
        for (i, bits) in images.into_iter().chain(swapped).enumerate() {
            if bits < key.bits {
                key = Key { bits, image: i as u8 };
            }
        }
        key
    }

    /// The same, told apart by who is to move: with unequal numbers of balls
    /// (P15) the same balls need not be worth the same. It uses a gap, too.
    pub fn of_side(node: Node, to_move: Color) -> Key {
        let key = Key::of(node);
        Key { bits: key.bits | 1 << 51 | (to_move as u64) << 55, ..key }
    }

    /// A key that mirror images do not share, nor the same balls with the
    /// other side to move: where single positions are spent (P12), they need
    /// not be worth the same. It uses the gaps of level 2's lane.
    pub fn unshared(node: Node, ply: usize) -> Key {
        let to_move = 1 << 19 | (ply as u64 & 1) << 23;
        Key { bits: pack(node.own) | pack(node.other) << 32 | to_move, image: 0 }
    }

    /// A set of cells as it lies on the image.
    pub fn on_image(self, cells: Cells) -> u32 {
        let mut x = pack(cells);
        if self.image & FILES != 0 {
            x = mirror_files(x);
        }
        if self.image & RANKS != 0 {
            x = mirror_ranks(x);
        }
        if self.image & SWAP != 0 {
            x = swap(x);
        }
        x as u32
    }

    /// The other way round: a set on the image, as it lies on the board.
    pub fn on_board(self, image: u32) -> Cells {
        let mut x = u64::from(image);
        if self.image & SWAP != 0 {
            x = swap(x);
        }
        if self.image & RANKS != 0 {
            x = mirror_ranks(x);
        }
        if self.image & FILES != 0 {
            x = mirror_files(x);
        }
        unpack(x)
    }
}

/// A mask for both sides.
const fn both(mask: u32) -> u64 {
    (mask as u64) << 32 | mask as u64
}

/// 30 cells in 32 bits.
#[inline(always)]
fn pack(cells: Cells) -> u64 {
    let x = cells.bits();
    (x & 0x0777_ffff) | (x >> 4 & 0x3000_0000) | (x >> 6 & 0xc000_0000) | (x >> 21 & 0x0800_0000)
}

fn unpack(x: u64) -> Cells {
    Cells::from_bits(
        (x & 0x0777_ffff)
            | (x & 0x3000_0000) << 4
            | (x & 0xc000_0000) << 6
            | (x & 0x0800_0000) << 21,
    )
}

/// Exchanges the bits of `mask` with those `SHIFT` places higher.
#[inline(always)]
fn exchange<const SHIFT: u32>(x: u64, mask: u64) -> u64 {
    let changed = (x >> SHIFT ^ x) & mask;
    x ^ changed ^ changed << SHIFT
}

#[inline(always)]
fn mirror_files(x: u64) -> u64 {
    let x = exchange::<3>(x, both(0x0000_1111));
    let x = exchange::<2>(x, both(0x0111_0000));
    exchange::<1>(x, both(0x5000_2222))
}

#[inline(always)]
fn mirror_ranks(x: u64) -> u64 {
    let x = exchange::<12>(x, both(0x0000_000f));
    let x = exchange::<8>(x, both(0x0007_0000));
    let x = exchange::<4>(x, both(0x0000_00f0));
    exchange::<2>(x, both(0x3000_0000))
}

#[inline(always)]
fn swap(x: u64) -> u64 {
    let x = exchange::<9>(x, both(0x0000_0008));
    let x = exchange::<6>(x, both(0x0004_0084));
    let x = exchange::<3>(x, both(0x0042_0842));
    exchange::<1>(x, both(0x2000_0000))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use pylos_rules::pyramid::{Cell, Position, Rules, Symmetry};
    use pylos_rules::{Position as _, Random};

    use super::*;

    #[test]
    fn all_images_of_a_position_share_one_key_and_no_others() {
        let mut random = Random::new(9);
        let mut position = Position::START;
        let mut keys = HashSet::new();
        let mut classes = HashSet::new();
        for _ in 0..5_000 {
            let images = Symmetry::ALL.map(|symmetry| symmetry.position(&position));
            let key = Key::of(Node::of(&position)).bits;
            assert!(images.iter().all(|image| Key::of(Node::of(image)).bits == key));
            keys.insert(key);
            classes.insert(images.map(|image| (image.own(), image.others())).into_iter().min());
            position = match position.random_turn(Rules::ADVANCED, &mut random) {
                Some(turn) => position.play_unchecked(Rules::ADVANCED, turn),
                None => Position::START,
            };
        }
        assert!(keys.len() > 1_000);
        assert_eq!(keys.len(), classes.len());
    }

    #[test]
    fn unshared_keys_are_those_of_one_position_alone() {
        let mut keys = HashSet::new();
        let nodes = ["a1", "d1", "a4", "d4"].map(|cell| {
            let own = cell.parse::<Cell>().unwrap().into();
            Node { own, other: Cells::NONE }
        });
        for node in nodes {
            keys.extend([Key::unshared(node, 0).bits, Key::unshared(node, 1).bits]);
            keys.insert(Key::of(node).bits);
            keys.extend(Color::BOTH.map(|color| Key::of_side(node, color).bits));
            assert_eq!(Key::unshared(node, 4), Key::unshared(node, 2));
        }
        assert_eq!(keys.len(), 4 * 2 + 1 + 2);
    }

    #[test]
    fn cells_travel_to_the_image_and_back() {
        for image in 0..8 {
            let key = Key { bits: 0, image };
            for cell in Cell::ALL {
                assert_eq!(key.on_board(key.on_image(cell.into())), cell.into());
            }
            assert_eq!(key.on_image(Cells::ALL), Key { bits: 0, image: 0 }.on_image(Cells::ALL));
        }
    }
}
