//! A game as a film: what is seen, shot after shot.

mod course;
mod equator;
mod journey;
mod pyramid;

pub(crate) use course::Course;
pub use journey::{Berth, Journey};

use pylos_rules::{AnyGame, ByGame, for_game};

use crate::{Background, Board, Names, PictureError, Scene, Set, Size, Theme, View};

/// A scene, and for how long it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Shot {
    /// What is seen.
    pub scene: Scene,
    /// For how long, in hundredths of a second.
    pub hundredths: u16,
}

/// How a film is made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Direction {
    /// Day or night.
    pub theme: Theme,
    /// What everything is made of.
    pub set: Set,
    /// What is to be seen round the board.
    pub background: Background,
    /// Whether names are written on it.
    pub names: Names,
    /// From which side one looks.
    pub seat: Seat,
    /// How large its pictures are: narrow ones are seen from elsewhere.
    pub size: Size,
    /// Whether things move.
    pub motion: Motion,
}

/// On which side of the board one sits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Seat {
    /// Light's, or red's.
    #[default]
    Near,
    /// Dark's, or blue's.
    Far,
}

/// Whether things move in a film.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Motion {
    /// Balls fly and pawns slide.
    #[default]
    Moving,
    /// One shot for every turn.
    Still,
}

/// While something moves: 25 shots a second.
const FRAME: u16 = 4;
/// How many shots a ball is on its way.
const FLIGHT: u16 = 13;
/// After every turn.
const PAUSE: u16 = 55;
/// Something special has happened.
const WONDER: u16 = 90;
/// Before the film begins again.
const END: u16 = 400;

impl Direction {
    fn scene(&self, board: Board, view: View) -> Scene {
        let view = view.suited(self.size);
        let view = match self.seat {
            Seat::Near => view,
            Seat::Far => view.from_behind(),
        };
        let Direction { theme, set, background, names, .. } = *self;
        Scene { board, view, theme, set, background, names }
    }
}

/// No film shows more turns.
pub const MOST_TURNS: usize = 1000;

/// The film of a game, from its start to where it stands.
pub fn film(game: &AnyGame, direction: &Direction) -> Result<Vec<Shot>, PictureError> {
    let turns = for_game!(game, |P, game| game.ply());
    if turns > MOST_TURNS {
        return Err(PictureError::FilmTooLong { turns });
    }
    let mut shots = match game {
        ByGame::Pyramid(game) => pyramid::film(game, direction),
        ByGame::Equator(game) => equator::film(game, direction),
    };
    if let Some(last) = shots.last_mut() {
        last.hundredths = END;
    }
    Ok(shots)
}
