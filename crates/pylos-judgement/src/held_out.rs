//! The positions that nobody may learn from.
//!
//! One position in 64, together with its mirror images, is kept for tests. It
//! is chosen by its name alone, so that a test position cannot have been
//! learnt, whoever samples it and how.

use std::sync::LazyLock;

use pylos_rules::pyramid::{Cell, Cells, Symmetry};

/// Whether a position is kept for tests; `own` are the balls of the side to
/// move.
pub fn held_out(own: Cells, other: Cells) -> bool {
    let [own, other] = smallest_image(own, other).map(Cells::bits);
    let mixed = (own ^ other.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed >> 58 == 0
}

/// The smallest of the eight images of two sets of cells.
pub fn smallest_image(own: Cells, other: Cells) -> [Cells; 2] {
    let images = IMAGES.iter().map(|image| [image.of(own), image.of(other)]);
    images.min().unwrap_or([own, other])
}

/// A symmetry, prepared: where the cells of every byte of the lattice go.
struct Image([[u64; 256]; 7]);

static IMAGES: LazyLock<[Image; 8]> = LazyLock::new(|| Symmetry::ALL.map(Image::new));

impl Image {
    fn new(symmetry: Symmetry) -> Image {
        let mut bytes = [[0; 256]; 7];
        for cell in Cell::ALL {
            let place = Cells::from(cell).bits().trailing_zeros() as usize;
            let image = Cells::from(symmetry.cell(cell)).bits();
            for (byte, images) in bytes[place / 8].iter_mut().enumerate() {
                if byte >> (place % 8) & 1 == 1 {
                    *images |= image;
                }
            }
        }
        Image(bytes)
    }

    fn of(&self, cells: Cells) -> Cells {
        let bytes = cells.bits().to_le_bytes();
        let images = self.0.iter().zip(bytes);
        Cells::from_bits(images.fold(0, |all, (images, byte)| all | images[usize::from(byte)]))
    }
}

#[cfg(test)]
mod tests {
    use pylos_rules::pyramid::{Position, Rules};
    use pylos_rules::{Position as _, Random};

    use super::*;

    #[test]
    fn images_are_held_out_together_one_position_in_64() {
        let mut random = Random::new(11);
        let mut position = Position::START;
        let (mut held, mut all) = (0, 0);
        for _ in 0..64_000 {
            if position.occupied().len() > 8 {
                let is_held = held_out(position.own(), position.others());
                for image in Symmetry::ALL.map(|symmetry| symmetry.position(&position)) {
                    assert_eq!(held_out(image.own(), image.others()), is_held);
                }
                (held, all) = (held + usize::from(is_held), all + 1);
            }
            position = match position.random_turn(Rules::STANDARD, &mut random) {
                Some(turn) => position.play_unchecked(Rules::STANDARD, turn),
                None => Position::START,
            };
        }
        assert!((all / 80..all / 52).contains(&held), "{held} of {all}");
    }
}
