//! What a link shows of itself where it is passed on: a picture of the board,
//! and a few words.

mod page;
mod pictures;

pub use page::with_tags;
pub use pictures::{Pictures, SIZE};

use pylos_host::Board;
use pylos_picture::AnySeen;
use pylos_rules::{ByGame, Viewer};

/// What a link leads to.
#[derive(Clone, Debug)]
pub enum Shared<'a> {
    /// A game that is or was played here, as whoever watches sees it.
    Game(AnySeen<'a>),
    /// A position that somebody looks into.
    Analysis(AnySeen<'a>),
}

/// A link in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// What it leads to.
    pub title: String,
    /// What one finds there.
    pub description: String,
    /// What is to be seen in its picture.
    pub picture: String,
}

/// Tells what a link leads to; the text is what the reader's browser says
/// about languages (`Accept-Language`), which may be nothing.
pub type Teller = fn(&Shared<'_>, &str) -> Words;

/// A board as those see it who have no part in it: nobody else's secrets go
/// into a picture or its words.
pub fn seen(board: &Board) -> AnySeen<'_> {
    match board.game() {
        ByGame::Pyramid(game) => ByGame::Pyramid(game.seen_by(Viewer::Watcher)),
        ByGame::Equator(game) => ByGame::Equator(game.seen_by(Viewer::Watcher)),
    }
}
