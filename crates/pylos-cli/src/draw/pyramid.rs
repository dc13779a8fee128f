//! The pyramid: its four levels side by side, seen from above.

use pylos_rules::pyramid::{Cell, Cells, Color, Level, Position, Rules, Step};

use super::picture::Material;
use super::{Ink, Look, Picture, Scale};
use crate::console::Paint;
use crate::language::Text;
use crate::terminal_game::TerminalGame as _;

/// The levels with the names of their cells, and the reserves, after some
/// steps of a turn. An empty cell that could hold a ball is a dot; one that
/// lacks support is left blank.
pub fn picture(position: &Position, rules: Rules, steps: &[Step], look: Look) -> Picture<Cell> {
    let Look { scale, paint, language } = look;
    let scene = PyramidMidTurn::of(position, steps);
    let (wide, high, gap) = match scale {
        Scale::Small => (3, 1, 4),
        Scale::Large => (4, 2, 3),
    };
    let mut picture = Picture::new();
    let ground = 3 * high + 1;
    let mut left = 0;
    for level in Level::ALL {
        let side = u16::from(level.side());
        let title = language.say(&Text::LevelNumber { number: level.number().into() });
        let width = (2 + wide * side).max(title.chars().count() as u16);
        picture.write(left, ground - (side - 1) * high - 1, title, Ink::Title);
        for rank in 0..level.side() {
            let y = ground - u16::from(rank) * high;
            picture.write(left, y, (rank + 1).to_string(), Ink::Faint);
            for file in 0..level.side() {
                let Some(cell) = Cell::at(level, file, rank) else { continue };
                let x = left + 3 + wide * u16::from(file);
                let (text, ink) = scene.cell(cell, paint);
                picture.spot(cell, x, y, text, ink);
                if rank == 0 {
                    picture.write(x, ground + 1, &cell.to_string()[..1], Ink::Faint);
                }
            }
        }
        left += width + gap;
    }
    let names = Color::BOTH.map(|color| language.say(&Position::side(color)));
    let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for ((row, color), name) in (ground + 3..).zip(Color::BOTH).zip(names) {
        let balls = scene.reserve(rules, color);
        picture.write(0, row, format!("{name:<longest$} {balls:>2}"), Ink::Plain);
        let (ball, ink) = ball(color, paint);
        let left = longest as u16 + 5;
        picture.write(left, row, ball.repeat(balls as usize), ink);
        if scene.in_hand == Some(color) {
            let in_hand = language.say(&Text::InHand { piece: ball.into() });
            picture.write(left + balls as u16 + 2, row, in_hand, ink);
        }
    }
    picture
}

/// What lies where in the middle of a turn.
struct PyramidMidTurn {
    light: Cells,
    dark: Cells,
    /// Whose lifted ball has not been put down yet.
    in_hand: Option<Color>,
}

impl PyramidMidTurn {
    fn of(position: &Position, steps: &[Step]) -> PyramidMidTurn {
        let mover = position.to_move();
        let (mut own, mut in_hand) = (position.own(), None);
        for step in steps {
            match *step {
                Step::Lift(cell) => (own, in_hand) = (own.without(cell), Some(mover)),
                Step::Place(cell) => (own, in_hand) = (own.with(cell), None),
                Step::TakeBack(cell) => own = own.without(cell),
            }
        }
        match mover {
            Color::Light => PyramidMidTurn { light: own, dark: position.others(), in_hand },
            Color::Dark => PyramidMidTurn { light: position.others(), dark: own, in_hand },
        }
    }

    fn cell(&self, cell: Cell, paint: Paint) -> (&'static str, Ink) {
        let occupied = self.light | self.dark;
        match (self.light.contains(cell), self.dark.contains(cell)) {
            (true, _) => ball(Color::Light, paint),
            (_, true) => ball(Color::Dark, paint),
            _ if occupied.supported().contains(cell) => ("·", Ink::Faint),
            _ => (" ", Ink::Plain),
        }
    }

    fn reserve(&self, rules: Rules, color: Color) -> u32 {
        let on_board = match color {
            Color::Light => self.light,
            Color::Dark => self.dark,
        };
        let lifted = u32::from(self.in_hand == Some(color));
        rules.balls(color).saturating_sub(on_board.len() + lifted)
    }
}

/// A ball: a disc in its colour, or the letter of its colour.
fn ball(color: Color, paint: Paint) -> (&'static str, Ink) {
    match (color, paint) {
        (Color::Light, Paint::Plain) => ("L", Ink::First(Material::Wood)),
        (Color::Dark, Paint::Plain) => ("D", Ink::Second(Material::Wood)),
        (Color::Light, Paint::Color) => ("●", Ink::First(Material::Wood)),
        (Color::Dark, Paint::Color) => ("●", Ink::Second(Material::Wood)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    const LOOK: Look = Look { scale: Scale::Small, paint: Paint::Plain, language: Language::En };

    #[test]
    fn levels_stand_side_by_side_on_the_same_ground() {
        let position: Position = "LLD.LL........../D......../..../. L".parse().unwrap();
        let expected = "
    level 1
    4  ·  ·  ·  ·     level 2
    3  ·  ·  ·  ·     3              level 3
    2  L  L  ·  ·     2              2           level 4
    1  L  L  D  ·     1  D           1           1
       a  b  c  d        e  f  g        h  i        j

    Light 11  LLLLLLLLLLL
    Dark  13  DDDDDDDDDDDDD
";
        let picture = picture(&position, Rules::STANDARD, &[], LOOK);
        assert_eq!(format!("\n{}", picture.to_text(4, Paint::Plain)), expected);
    }

    #[test]
    fn a_turn_is_shown_as_far_as_it_has_come() {
        let position: Position = "LLD.LD........../........./..../. L".parse().unwrap();
        let b1 = "b1".parse().unwrap();
        let picture = picture(&position, Rules::STANDARD, &[Step::Lift(b1)], LOOK);
        let text = picture.to_text(0, Paint::Plain);
        assert!(text.contains("1  L  ·  D  ·"), "{text}");
        assert!(text.contains("Light 12  LLLLLLLLLLLL  in hand: L"), "{text}");
    }
}
