//! A drawing made of small texts, for pipes and terminals alike.

use std::fmt::Write as _;

use crate::console::Paint;
use crate::language::Language;

/// A drawing: texts at columns and rows, and the spots of the board that can
/// be pointed at.
#[derive(Clone, Debug)]
pub struct Picture<S> {
    /// The texts; later ones cover earlier ones.
    pub pieces: Vec<Piece>,
    /// The spots, in the order in which one would read them.
    pub spots: Vec<Spot<S>>,
}

/// A short text at its place.
#[derive(Clone, Debug)]
pub struct Piece {
    /// The column of its first character.
    pub x: u16,
    /// Its row.
    pub y: u16,
    /// The text, in one line.
    pub text: String,
    /// What it is written with.
    pub ink: Ink,
}

/// A spot of the board on the drawing. The columns to both sides of it are
/// free for marks.
#[derive(Clone, Copy, Debug)]
pub struct Spot<S> {
    /// What it is.
    pub name: S,
    /// Its first column.
    pub x: u16,
    /// Its row.
    pub y: u16,
    /// How many columns it has.
    pub width: u16,
}

/// What a piece means, and so its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Ordinary text.
    Plain,
    /// What should stay in the background: lines, empty cells.
    Faint,
    /// A heading.
    Title,
    /// Belongs to the side named first: light or blue.
    First(Material),
    /// Belongs to the side named second: dark or red.
    Second(Material),
}

/// What the pieces of a game are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Material {
    /// The balls of the pyramid game.
    Wood,
    /// The pawns of the equator game.
    Paint,
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// How big.
    pub scale: Scale,
    /// With or without colour.
    pub paint: Paint,
    /// The language of the words beside it.
    pub language: Language,
}

/// How big a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// As few lines as possible.
    Small,
    /// With room for marks.
    Large,
}

impl Ink {
    /// The colour among a terminal's 256, if it has one of its own.
    pub fn color(self) -> Option<u8> {
        match self {
            Ink::First(Material::Wood) => Some(223),
            Ink::Second(Material::Wood) => Some(130),
            Ink::First(Material::Paint) => Some(75),
            Ink::Second(Material::Paint) => Some(203),
            Ink::Plain | Ink::Faint | Ink::Title => None,
        }
    }

    fn codes(self) -> Option<String> {
        match self {
            Ink::Plain => None,
            Ink::Faint => Some("2".to_owned()),
            Ink::Title => Some("1".to_owned()),
            Ink::First(_) | Ink::Second(_) => self.color().map(|color| format!("1;38;5;{color}")),
        }
    }
}

impl<S> Picture<S> {
    /// An empty drawing.
    pub fn new() -> Picture<S> {
        Picture { pieces: Vec::new(), spots: Vec::new() }
    }

    /// Writes a text.
    pub fn write(&mut self, x: u16, y: u16, text: impl Into<String>, ink: Ink) {
        self.pieces.push(Piece { x, y, text: text.into(), ink });
    }

    /// Writes what is on a spot.
    pub fn spot(&mut self, name: S, x: u16, y: u16, text: impl Into<String>, ink: Ink) {
        let text = text.into();
        let width = text.chars().count() as u16;
        self.spots.push(Spot { name, x, y, width });
        self.write(x, y, text, ink);
    }

    /// How many columns it has.
    #[cfg(test)]
    pub fn width(&self) -> usize {
        let ends =
            self.pieces.iter().map(|piece| usize::from(piece.x) + piece.text.chars().count());
        ends.max().unwrap_or(0)
    }

    /// How many rows it has.
    pub fn height(&self) -> u16 {
        self.pieces.iter().map(|piece| piece.y + 1).max().unwrap_or(0)
    }

    /// The drawing in lines, moved to the right by `indent`.
    pub fn to_text(&self, indent: usize, paint: Paint) -> String {
        let mut rows: Vec<Vec<(char, Ink)>> = vec![Vec::new(); self.height().into()];
        for piece in &self.pieces {
            let row = &mut rows[usize::from(piece.y)];
            for (i, letter) in piece.text.chars().enumerate() {
                let x = usize::from(piece.x) + i;
                if row.len() <= x {
                    row.resize(x + 1, (' ', Ink::Plain));
                }
                row[x] = (letter, piece.ink);
            }
        }
        let mut text = String::new();
        for mut row in rows {
            while row.last().is_some_and(|(letter, _)| *letter == ' ') {
                row.pop();
            }
            if !row.is_empty() {
                text += &" ".repeat(indent);
            }
            for run in row.chunk_by(|a, b| a.1 == b.1) {
                let letters: String = run.iter().map(|(letter, _)| *letter).collect();
                match run[0].1.codes() {
                    Some(codes) if !letters.trim().is_empty() => {
                        let _ = write!(text, "{}", paint.coded(&codes, &letters));
                    }
                    _ => text += &letters,
                }
            }
            text.push('\n');
        }
        text
    }
}
