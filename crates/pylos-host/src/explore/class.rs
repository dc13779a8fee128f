//! Positions up to symmetry, each with one number.

use pylos_rules::pyramid::{Cells, Color, Position, Symmetry};

/// The number of a position and of its seven images: the smallest that the cells
/// of the light balls (30 bits in cell order), those of the dark balls and the
/// side to move make. Databases keep it: it must not change.
pub fn class(position: &Position) -> i64 {
    let number = |symmetry: &Symmetry| number(&symmetry.position(position));
    Symmetry::ALL.iter().map(number).min().unwrap_or_default()
}

/// How many symmetries leave a position as it is.
pub(super) fn symmetries(position: &Position) -> u8 {
    let fixed = Symmetry::ALL.iter().filter(|symmetry| symmetry.position(position) == *position);
    fixed.count() as u8
}

fn number(position: &Position) -> i64 {
    let bits = |cells: Cells| cells.into_iter().map(|cell| 1_i64 << cell.index()).sum::<i64>();
    let side = i64::from(position.to_move() == Color::Dark);
    bits(position.balls(Color::Light)) | bits(position.balls(Color::Dark)) << 30 | side << 60
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Position {
        text.parse().unwrap()
    }

    #[test]
    fn images_share_a_number_and_nothing_else_does() {
        let corner = class(&read("L.............../........./..../. D"));
        assert_eq!(corner, 1 | 1 << 60, "a1 is the first cell, and dark is to move");
        for other in ["...L............", "............L...", "...............L"] {
            assert_eq!(class(&read(&format!("{other}/........./..../. D"))), corner);
        }
        let different = [
            "L.............../........./..../. L",
            "D.............../........./..../. D",
            ".L............../........./..../. D",
            ".....L........../........./..../. D",
        ];
        for other in different {
            assert_ne!(class(&read(other)), corner, "{other}");
        }
    }

    #[test]
    fn the_symmetries_of_a_position_are_counted() {
        assert_eq!(symmetries(&Position::START), 8);
        assert_eq!(symmetries(&read("L.............../........./..../. D")), 2);
        assert_eq!(symmetries(&read(".L............../........./..../. D")), 1);
        assert_eq!(symmetries(&read("L..............D/........./..../. L")), 2);
        assert_eq!(symmetries(&read("L..L........L..L/........./..../. L")), 8);
        assert_eq!(symmetries(&read("L..D........D..L/........./..../. L")), 4);
    }
}
