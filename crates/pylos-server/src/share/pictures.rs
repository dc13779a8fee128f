//! Pictures for those who pass a link on: drawn once, and kept for a while.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use pylos_picture::{Beside, Board, Painter, PictureError, Scene, Size, View, encode};

use crate::error::ApiError;
use crate::secret::fingerprint;

/// Width and height: what those who show links ask for.
pub const SIZE: (u32, u32) = (1200, 630);

/// Bytes of pictures that are kept at most.
const MOST: usize = 32 << 20;

/// A picture as it is sent.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The PNG file.
    pub file: Bytes,
    /// Differs for whatever is to be seen.
    pub tag: String,
}

/// The pictures that were asked for lately.
#[derive(Default)]
pub struct Pictures {
    kept: Mutex<Kept>,
    /// One is drawn at a time: whoever asks for the same one meanwhile finds
    /// it drawn.
    drawing: tokio::sync::Mutex<()>,
}

#[derive(Default)]
struct Kept {
    files: HashMap<String, (Bytes, u64)>,
    bytes: usize,
    /// Counts how often pictures were asked for: the higher, the later.
    asked: u64,
}

impl Pictures {
    /// The picture of a board. `may_draw` is asked if it has to be drawn,
    /// which happens on a thread of its own.
    pub async fn of(
        &self,
        board: Board,
        may_draw: impl FnOnce() -> Result<(), ApiError>,
    ) -> Result<Picture, ApiError> {
        // What is to be seen says which picture it is: neither games nor
        // revisions, so that equal boards share one.
        let tag = fingerprint(&format!("{board:?}"));
        if let Some(file) = self.kept().get(&tag) {
            return Ok(Picture { file, tag });
        }
        may_draw()?;
        let _turn = self.drawing.lock().await;
        if let Some(file) = self.kept().get(&tag) {
            return Ok(Picture { file, tag });
        }
        let drawn = tokio::task::spawn_blocking(move || draw(board));
        let drawn = drawn.await.map_err(ApiError::internal)?;
        let file = Bytes::from(drawn.map_err(ApiError::internal)?);
        self.kept().keep(tag.clone(), file.clone(), MOST);
        Ok(Picture { file, tag })
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn draw(mut board: Board) -> Result<Vec<u8>, PictureError> {
    let size = Size::new(SIZE.0, SIZE.1)?;
    if let Board::Equator(board) = &mut board {
        board.beside = Beside::suited(size);
    }
    let scene = Scene { view: View::at_rest(&board).suited(size), ..Scene::of(board) };
    let mut painter = Painter::new(size);
    painter.paint(&scene);
    encode::small_png(painter.pixels(), size)
}

impl Kept {
    fn get(&mut self, tag: &str) -> Option<Bytes> {
        self.asked += 1;
        let (file, last) = self.files.get_mut(tag)?;
        *last = self.asked;
        Some(file.clone())
    }

    /// Keeps a picture, and lets those go that nobody has asked for longest.
    fn keep(&mut self, tag: String, file: Bytes, most: usize) {
        if file.len() > most {
            return;
        }
        self.asked += 1;
        self.bytes += file.len();
        if let Some((old, _)) = self.files.insert(tag, (file, self.asked)) {
            self.bytes -= old.len();
        }
        while self.bytes > most {
            let oldest = self.files.iter().min_by_key(|(_, (_, last))| *last);
            let Some(oldest) = oldest.map(|(tag, _)| tag.clone()) else { break };
            if let Some((file, _)) = self.files.remove(&oldest) {
                self.bytes -= file.len();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pylos_picture::PyramidBoard;
    use pylos_rules::pyramid::Position;

    #[test]
    fn what_nobody_asks_for_goes_first() {
        let mut kept = Kept::default();
        let file = || Bytes::from(vec![0; 40]);
        for tag in ["a", "b"] {
            assert!(kept.get(tag).is_none());
            kept.keep(tag.to_owned(), file(), 100);
        }
        assert!(kept.get("a").is_some());
        kept.keep("c".to_owned(), file(), 100);
        assert_eq!((kept.files.len(), kept.bytes), (2, 80));
        assert!(kept.get("b").is_none() && kept.get("a").is_some() && kept.get("c").is_some());
        // The same once more takes no more room; one that is too large, none.
        kept.keep("a".to_owned(), file(), 100);
        assert_eq!(kept.bytes, 80);
        kept.keep("d".to_owned(), Bytes::from(vec![0; 101]), 100);
        assert_eq!((kept.files.len(), kept.bytes), (2, 80));
    }

    #[tokio::test]
    async fn a_board_is_drawn_once() {
        let board =
            |text: &str| Board::Pyramid(PyramidBoard::of(&text.parse::<Position>().unwrap()));
        let start = "................/........./..../. L";
        let pictures = Pictures::default();
        let first = pictures.of(board(start), || Ok(())).await.unwrap();
        let never = || Err(ApiError::internal("drawn twice"));
        let again = pictures.of(board(start), never).await.unwrap();
        assert_eq!((&first.file, &first.tag), (&again.file, &again.tag));
        assert!(first.file.starts_with(b"\x89PNG"));
        let refused = pictures.of(board("L.............../........./..../. D"), never).await;
        assert!(refused.is_err());
    }
}
