//! Drawings in SVG.

use pylos_rules::pyramid::{Cell, Color, Position};

const WON: &str = "#3b7dd8";
const DRAWN: &str = "#bbb";
const LOST: &str = "#d8743b";

/// Shares of wins, draws and losses, one column for each row.
pub fn outcomes(rows: &[[u64; 3]], name: &str) -> String {
    const WIDTH: usize = 18;
    const HEIGHT: f64 = 140.0;
    let mut bars = String::new();
    for (i, row) in rows.iter().enumerate() {
        let all = row.iter().sum::<u64>().max(1) as f64;
        let mut top = 0.0;
        for (count, colour) in row.iter().zip([WON, DRAWN, LOST]) {
            let height = HEIGHT * *count as f64 / all;
            if *count > 0 {
                bars += &rect(i * WIDTH + 30, top, WIDTH - 2, height, colour);
            }
            top += height;
        }
        if i % 5 == 0 {
            bars += &label(i * WIDTH + 30 + WIDTH / 2, HEIGHT as usize + 15, &i.to_string());
        }
    }
    let width = rows.len() * WIDTH + 40;
    let title = format!("{name}: won, drawn and lost by balls on the board");
    figure(width, HEIGHT as usize + 22, &title, &bars)
}

/// How many positions there are at each distance; wins and losses alternate.
pub fn distances(counts: &[u64], name: &str) -> String {
    const WIDTH: usize = 8;
    const HEIGHT: f64 = 140.0;
    // On a logarithmic scale: there are billions near the end, and a handful
    // far from it.
    let most = counts.iter().copied().max().unwrap_or(1).max(2) as f64;
    let mut bars = String::new();
    for (plies, count) in counts.iter().enumerate() {
        let height = HEIGHT * ((*count + 1) as f64).ln() / (most + 1.0).ln();
        let colour = if plies % 2 == 1 { WON } else { LOST };
        bars += &rect(plies * WIDTH + 30, HEIGHT - height, WIDTH - 1, height, colour);
        if plies % 10 == 0 {
            bars += &label(plies * WIDTH + 34, HEIGHT as usize + 15, &plies.to_string());
        }
    }
    let width = counts.len() * WIDTH + 40;
    let title = format!("{name}: positions by distance in plies, on a logarithmic scale");
    figure(width, HEIGHT as usize + 22, &title, &bars)
}

/// Boards from above, side by side, higher balls nearer to the eye; each with
/// its caption.
pub fn boards(boards: &[(String, Position)]) -> String {
    const SIDE: usize = 110;
    const ROW: usize = 6;
    let mut drawn = String::new();
    for (i, (caption, position)) in boards.iter().enumerate() {
        let (x, y) = (i % ROW * SIDE, i / ROW * (SIDE + 12));
        drawn += &format!(
            "<g transform=\"translate({x} {y})\"><rect x=\"4\" y=\"4\" width=\"100\" height=\"100\" rx=\"8\" fill=\"#e7d7bd\"/>"
        );
        for cell in Cell::ALL.into_iter().filter(|cell| position.occupied().contains(*cell)) {
            drawn += &ball(cell, position.balls(Color::Light).contains(cell));
        }
        drawn += &format!("</g>{}", label(x + SIDE / 2, y + SIDE + 4, caption));
    }
    let rows = boards.len().div_ceil(ROW).max(1);
    let title = "Positions of the line, seen from above";
    figure(boards.len().clamp(1, ROW) * SIDE, rows * (SIDE + 12), title, &drawn)
}

/// A ball where it lies: a cell's middle is that of the four cells below it.
fn ball(cell: Cell, light: bool) -> String {
    let side = f64::from(cell.level().side());
    let middle = |place: u8| 54.0 + 24.0 * (f64::from(place) - (side - 1.0) / 2.0);
    // Ranks grow upwards, SVG's y downwards.
    let (x, y) = (middle(cell.file()), 108.0 - middle(cell.rank()));
    let fill = if light { "#f7e3b5" } else { "#6b4226" };
    format!("<circle cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"12\" fill=\"{fill}\" stroke=\"#333\"/>")
}

fn rect(x: usize, y: f64, width: usize, height: f64, fill: &str) -> String {
    format!(
        "<rect x=\"{x}\" y=\"{y:.1}\" width=\"{width}\" height=\"{height:.1}\" fill=\"{fill}\"/>"
    )
}

fn label(x: usize, y: usize, text: &str) -> String {
    format!("<text x=\"{x}\" y=\"{y}\" font-size=\"11\" text-anchor=\"middle\">{text}</text>")
}

fn figure(width: usize, height: usize, title: &str, content: &str) -> String {
    format!(
        "<svg viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" \
         xmlns=\"http://www.w3.org/2000/svg\"><title>{title}</title>{content}</svg>"
    )
}
