//! The boards in real light for a browser.
//!
//! A page describes a scene in a few bytes ([`read`]), and a [`Painter`]
//! draws it: all of it, only what changed, or roughly while the board turns.
//! There is no text and no number to be parsed on the way, so that this stays
//! a small file beside the engine. The same bytes make the same picture as
//! the same scene does natively; `web/tests/wasm/easel.mjs` compares them.
//!
//! [`Painter`]: pylos_picture::Painter

mod bytes;
mod globe;
mod pyramid;
mod wasm;

pub use bytes::Unreadable;

use bytes::Bytes;
use pylos_picture::{Background, Board, Names, Scene, Set, Theme, View};

/// The scene that these bytes describe.
///
/// ```text
/// game       0 pyramid, 1 equator
/// view       yaw and pitch, two f32
/// theme      0 light, 1 dark
/// set        0 wood, 1 marble, 2 high contrast, 3 paper
/// background 0 table, 1 transparent
/// names      0 hidden, 1 shown
/// then the board of that game
/// ```
///
/// All numbers are little-endian, a byte where nothing else is said, and a list
/// has its length before it.
pub fn read(bytes: &[u8]) -> Result<Scene, Unreadable> {
    let mut bytes = Bytes::new(bytes);
    let game = bytes.u8()?;
    let view = View { yaw: bytes.f32()?, pitch: bytes.f32()? };
    let theme = bytes.one_of(&[Theme::Light, Theme::Dark])?;
    let set = bytes.one_of(&[Set::Wood, Set::Marble, Set::HighContrast, Set::Paper])?;
    let background = bytes.one_of(&[Background::Table, Background::Transparent])?;
    let names = bytes.one_of(&[Names::Hidden, Names::Shown])?;
    let board = match game {
        0 => Board::Pyramid(pyramid::board(&mut bytes)?),
        1 => Board::Equator(globe::board(&mut bytes)?),
        _ => return Err(Unreadable::Unknown),
    };
    bytes.end()?;
    Ok(Scene { board, view, theme, set, background, names })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An empty board of the pyramid game, as a page would write it.
    fn empty() -> Vec<u8> {
        let mut bytes = vec![0];
        bytes.extend((-24.0_f32).to_le_bytes());
        bytes.extend(43.0_f32.to_le_bytes());
        bytes.extend([1, 0, 1, 0]);
        bytes.extend([0; 8]); // balls
        bytes.extend([15, 15]);
        bytes.push(0); // stacked
        bytes.extend(0.0_f32.to_le_bytes());
        bytes.extend([0; 4]); // room
        bytes.extend([0, 0, 255, 0, 0]); // marks, completed, ghost, flights
        bytes
    }

    #[test]
    fn an_empty_board_is_read() {
        let scene = read(&empty()).unwrap();
        assert_eq!(scene.view, View { yaw: -24.0, pitch: 43.0 });
        assert_eq!(scene.theme, Theme::Dark);
        let Board::Pyramid(board) = scene.board else { panic!("a pyramid") };
        assert_eq!(board.reserve, [15, 15]);
        assert!((board.light | board.dark).is_empty() && board.ghost.is_none());
    }

    #[test]
    fn bytes_that_are_no_scene_are_refused_and_nothing_else_happens() {
        let empty = empty();
        for length in 0..empty.len() {
            assert_eq!(read(&empty[..length]), Err(Unreadable::Short), "{length}");
        }
        let mut long = empty.clone();
        long.push(0);
        assert_eq!(read(&long), Err(Unreadable::Long));
        for at in [0, 9, 10, 11, 12, 23] {
            let mut wrong = empty.clone();
            wrong[at] = 77;
            assert_eq!(read(&wrong), Err(Unreadable::Unknown), "{at}");
        }
    }
}
