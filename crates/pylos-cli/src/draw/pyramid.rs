//! The pyramid: its four levels side by side, seen from above.

use pylos_rules::pyramid::{Cell, Color, Level, Position};

use crate::console::Paint;

/// The levels with the names of their cells, the reserves, and whose turn it
/// is. An empty cell that could hold a ball is a dot; one that lacks support
/// is left blank.
pub fn draw(position: &Position, paint: Paint) -> String {
    let mut text = String::new();
    // From the titles down to the names of the files; shorter levels begin
    // lower, so that all stand on the same ground.
    for row in (0..=5).rev() {
        let line: String =
            Level::ALL.map(|level| row_of_level(position, level, row, paint)).concat();
        text += line.trim_end();
        text.push('\n');
    }
    text.push('\n');
    for color in Color::BOTH {
        text += &reserve(position, color, paint);
    }
    text
}

/// One line of one level, always equally wide: rows 1…4 are its ranks, row 0
/// names its files, and the row above its last rank names the level.
fn row_of_level(position: &Position, level: Level, row: u8, paint: Paint) -> String {
    let side = level.side();
    let rank = |mark: &dyn Fn(Cell) -> String, name: String| {
        let cells = (0..side).filter_map(|file| Cell::at(level, file, row.max(1) - 1));
        format!("{name:<2}") + &cells.map(|cell| format!(" {} ", mark(cell))).collect::<String>()
    };
    let title = format!("level {}", level.number());
    let cells_wide = 2 + 3 * usize::from(side);
    let width = cells_wide.max(title.len());
    let (text, shown) = match row {
        0 => (rank(&|cell| cell.to_string()[..1].to_owned(), String::new()), cells_wide),
        _ if row <= side => {
            (rank(&|cell| mark(position, cell, paint), row.to_string()), cells_wide)
        }
        _ if row == side + 1 => (title.clone(), title.len()),
        _ => (String::new(), 0),
    };
    format!("    {text}{}", " ".repeat(width - shown))
}

fn mark(position: &Position, cell: Cell, paint: Paint) -> String {
    match Color::BOTH.into_iter().find(|color| position.balls(*color).contains(cell)) {
        Some(color) => ball(color, paint),
        None if position.open().contains(cell) => paint.faint("·"),
        None => " ".to_owned(),
    }
}

/// A ball: a disc in its colour, or the letter of its colour.
fn ball(color: Color, paint: Paint) -> String {
    match (paint, color) {
        (Paint::Plain, _) => color.letter().to_string(),
        (Paint::Color, Color::Light) => paint.coded("1;38;5;223", "●"),
        (Paint::Color, Color::Dark) => paint.coded("38;5;130", "●"),
    }
}

fn reserve(position: &Position, color: Color, paint: Paint) -> String {
    let balls = position.reserve(color);
    let name = color.to_string();
    let line = format!("    {name:<5} {balls:>2}  {}", ball(color, paint).repeat(balls as usize));
    format!("{}\n", line.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

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

    light 11  LLLLLLLLLLL
    dark  13  DDDDDDDDDDDDD
";
        assert_eq!(format!("\n{}", draw(&position, Paint::Plain)), expected);
    }
}
