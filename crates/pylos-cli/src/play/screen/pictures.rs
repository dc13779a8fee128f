//! A picture of the board beside the drawn one, where the terminal shows
//! pictures and has the room.
//!
//! What is drawn with letters stays what one plays with; the picture is laid
//! over places that are left empty there, and drawn anew only when the board
//! or its place has changed.

use std::io::Write;

use pylos_picture::{Background, Beside, Board, Names, Scene, Seat, Theme, View};
use ratatui::layout::Rect;

use crate::graphics::{Graphics, Place};

/// Fewer columns or rows are not worth a picture.
const LEAST: (u16, u16) = (20, 8);
/// A picture this many pixels wide has room for names.
const NAMES_FROM: u32 = 400;

/// The picture on the screen.
pub struct Pictures {
    graphics: Option<Graphics>,
    shown: Option<(Rect, Board)>,
}

/// The larger of the places that are free, if it is large enough.
pub fn free_place(right: Rect, below: Rect) -> Option<Rect> {
    // What counts is how large a board can be in it: letters are twice as
    // high as wide.
    let board = |place: &Rect| u32::from(place.width).min(u32::from(place.height) * 5 / 2);
    let place = if board(&right) > board(&below) { right } else { below };
    (place.width >= LEAST.0 && place.height >= LEAST.1).then_some(place)
}

impl Pictures {
    /// Nothing is shown yet, and never will be without graphics.
    pub fn new(graphics: Option<Graphics>) -> Pictures {
        Pictures { graphics, shown: None }
    }

    /// Whether there may be pictures at all.
    pub fn are_possible(&self) -> bool {
        self.graphics.is_some()
    }

    /// Takes the picture away unless it stays in this place. Answers whether
    /// the screen must be drawn anew.
    pub fn make_way(
        &mut self,
        place: Option<Rect>,
        terminal: &mut impl Write,
    ) -> std::io::Result<bool> {
        let (Some(graphics), Some((shown, _))) = (self.graphics, &self.shown) else {
            return Ok(false);
        };
        if place == Some(*shown) {
            return Ok(false);
        }
        self.shown = None;
        terminal.write_all(graphics.removal())?;
        terminal.flush()?;
        Ok(true)
    }

    /// Shows a board in a place, if it is not there already.
    pub fn show(
        &mut self,
        board: Board,
        seat: Seat,
        place: Rect,
        terminal: &mut impl Write,
    ) -> std::io::Result<()> {
        let Some(graphics) = self.graphics else { return Ok(()) };
        if self.shown.as_ref().is_some_and(|(at, shown)| *at == place && *shown == board) {
            return Ok(());
        }
        // A place without pixels has no picture.
        let Ok(size) = graphics.size(place.width, place.height) else { return Ok(()) };
        let mut scene = Scene { theme: Theme::Dark, ..Scene::of(board.clone()) };
        scene.background = Background::Transparent;
        scene.names = if size.width() < NAMES_FROM { Names::Hidden } else { Names::Shown };
        if let Board::Equator(board) = &mut scene.board {
            board.beside = Beside::suited(size);
        }
        let view = View::at_rest(&scene.board).suited(size);
        scene.view = match seat {
            Seat::Near => view,
            Seat::Far => view.from_behind(),
        };
        let picture =
            graphics.picture(&scene, size, Place::Fixed).map_err(std::io::Error::other)?;
        // The cursor comes back to where the letters have left it. Sixels
        // leave what is transparent as it is, so the place is emptied first.
        write!(terminal, "\x1b7")?;
        for row in place.top()..place.bottom() {
            write!(terminal, "\x1b[{};{}H\x1b[{}X", row + 1, place.x + 1, place.width)?;
        }
        write!(terminal, "\x1b[{};{}H", place.y + 1, place.x + 1)?;
        terminal.write_all(&picture)?;
        write!(terminal, "\x1b8")?;
        terminal.flush()?;
        self.shown = Some((place, board));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_larger_place_is_taken_if_it_is_large_enough() {
        let wide = Rect::new(82, 1, 60, 30);
        let low = Rect::new(1, 12, 60, 9);
        let none = Rect::new(1, 20, 60, 2);
        assert_eq!(free_place(wide, low), Some(wide));
        assert_eq!(free_place(Rect::new(82, 1, 5, 30), low), Some(low));
        assert_eq!(free_place(Rect::new(82, 1, 0, 0), none), None);
    }
}
