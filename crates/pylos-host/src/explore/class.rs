//! Positions up to symmetry, each with one number.

use pylos_engine::pyramid::smallest_image;
use pylos_rules::pyramid::{Cells, Color, Position};

/// The number of a position and of its seven images. It says all about the
/// smallest of them: the cells of the light balls (30 bits in cell order), those
/// of the dark balls, and the side to move. Databases keep it: it must not
/// change.
pub fn class(position: &Position) -> i64 {
    let bits = |cells: Cells| cells.into_iter().map(|cell| 1_i64 << cell.index()).sum::<i64>();
    let [light, dark] = Color::BOTH.map(|color| position.balls(color));
    let [light, dark] = smallest_image(light, dark).map(bits);
    light | dark << 30 | i64::from(position.to_move() == Color::Dark) << 60
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
}
