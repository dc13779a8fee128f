//! From any text to a position: what can be wrong, and where.

use std::fmt;
use std::str::FromStr;

use super::{Cell, Cells, Color, Level, Position};
use crate::{BrokenRule, Clause};

/// Balls on a board and a side to move, as somebody wrote or drew them:
/// possibly too many, possibly floating. `Position::try_from` checks.
///
/// Here the ball on `e1` lacks its fourth carrier on the right:
///
/// ```text
///  2 L L . .   2 . . .        2 L . . .   2 . . .
///  1 L L . .   1 D . .        1 L L . .   1 D . .
///    a b c d     e f g          a b c d     e f g
/// ```
///
/// ```
/// use pylos_rules::pyramid::{Position, Setup};
/// let setup: Setup = "LL..LL........../D......../..../. D".parse().unwrap();
/// assert!(Position::try_from(setup).is_ok());
/// let floating: Setup = "LL..L.........../D......../..../. D".parse().unwrap();
/// let error = Position::try_from(floating).unwrap_err();
/// assert_eq!(error.to_string(), "e1 is not supported (P1): b2 is empty");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The cells of the light balls.
    pub light: Cells,
    /// The cells of the dark balls.
    pub dark: Cells,
    /// Whose turn it is.
    pub to_move: Color,
}

/// Why a text or a setup is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Something else was expected at this place of the text.
    Character {
        /// Counted from 1, in characters.
        place: usize,
        /// What stands there; `None` at the end of the text.
        found: Option<char>,
        /// What should stand there.
        expected: Expected,
    },
    /// A cell holds balls of both colours.
    Shared(Cell),
    /// A side has more balls on the board than there are (P2, P15).
    TooMany {
        /// The side.
        color: Color,
        /// How many balls it has there.
        balls: u32,
        /// How many it has in all: 15 without a handicap.
        most: u32,
    },
    /// A ball lacks one of the four under it (P1).
    Floating {
        /// Where the ball is.
        cell: Cell,
        /// The first cell under it that is empty.
        empty: Cell,
    },
}

/// What a position text should have had at some place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// `L`, `D` or `.`: what is on this cell.
    Ball(Cell),
    /// `/` after the cells of this level.
    Slash(Level),
    /// The space after the apex.
    Space,
    /// `L` or `D`: the side to move.
    Side,
    /// Nothing more.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Ball(cell) => write!(f, "L, D or . for {cell}"),
            Expected::Slash(level) => write!(f, "/ after level {}", level.number()),
            Expected::Space => f.write_str("a space before the side to move"),
            Expected::Side => f.write_str("L or D, the side to move"),
            Expected::End => f.write_str("the end"),
        }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Character { place, found, expected } => {
                write!(f, "position text, character {place}: expected {expected}, found ")?;
                match found {
                    Some(found) => write!(f, "“{found}”"),
                    None => f.write_str("the end"),
                }
            }
            PositionError::Shared(cell) => write!(f, "{cell} holds two balls (P1)"),
            PositionError::TooMany { color, balls, most } => {
                let clause = too_many(*most);
                write!(
                    f,
                    "{balls} {color} balls on the board, but there are only {most} ({clause})"
                )
            }
            PositionError::Floating { cell, empty } => {
                write!(f, "{cell} is not supported (P1): {empty} is empty")
            }
        }
    }
}

impl std::error::Error for PositionError {}

impl BrokenRule for PositionError {
    fn clause(&self) -> Option<Clause> {
        match self {
            PositionError::Character { .. } => None,
            PositionError::Shared(_) | PositionError::Floating { .. } => Some(Clause::P1),
            PositionError::TooMany { most, .. } => Some(too_many(*most)),
        }
    }

    fn character(&self) -> Option<usize> {
        match self {
            PositionError::Character { place, .. } => Some(*place),
            _ => None,
        }
    }
}

impl FromStr for Setup {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Setup, PositionError> {
        let mut rest = text.chars().enumerate();
        let mut next = move |expected| {
            let (place, found) = match rest.next() {
                Some((place, found)) => (place, Some(found)),
                None => (text.chars().count(), None),
            };
            (found, PositionError::Character { place: place + 1, found, expected })
        };
        let mut balls = [Cells::NONE; 2];
        for (i, cell) in Cell::ALL.into_iter().enumerate() {
            if i > 0 && Cell::ALL[i - 1].level() != cell.level() {
                match next(Expected::Slash(Cell::ALL[i - 1].level())) {
                    (Some('/'), _) => {}
                    (_, error) => return Err(error),
                }
            }
            match next(Expected::Ball(cell)) {
                (Some('L'), _) => balls[0] = balls[0].with(cell),
                (Some('D'), _) => balls[1] = balls[1].with(cell),
                (Some('.'), _) => {}
                (_, error) => return Err(error),
            }
        }
        match next(Expected::Space) {
            (Some(' '), _) => {}
            (_, error) => return Err(error),
        }
        let to_move = match next(Expected::Side) {
            (Some('L'), _) => Color::Light,
            (Some('D'), _) => Color::Dark,
            (_, error) => return Err(error),
        };
        match next(Expected::End) {
            (None, _) => Ok(Setup { light: balls[0], dark: balls[1], to_move }),
            (_, error) => Err(error),
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut level = Level::One;
        for cell in Cell::ALL {
            if cell.level() != level {
                level = cell.level();
                f.write_str("/")?;
            }
            f.write_str(match (self.light.contains(cell), self.dark.contains(cell)) {
                (true, _) => "L",
                (_, true) => "D",
                _ => ".",
            })?;
        }
        write!(f, " {}", self.to_move.letter())
    }
}

impl TryFrom<Setup> for Position {
    type Error = PositionError;

    fn try_from(setup: Setup) -> Result<Position, PositionError> {
        let Setup { light, dark, to_move } = setup;
        if let Some(cell) = (light & dark).first() {
            return Err(PositionError::Shared(cell));
        }
        for (color, balls) in [(Color::Light, light), (Color::Dark, dark)] {
            if balls.len() > Position::BALLS {
                let most = Position::BALLS;
                return Err(PositionError::TooMany { color, balls: balls.len(), most });
            }
        }
        let occupied = light | dark;
        if let Some(cell) = (occupied - occupied.supported()).first()
            && let Some(empty) = (cell.below() - occupied).first()
        {
            return Err(PositionError::Floating { cell, empty });
        }
        Ok(Position::from_parts(light, dark, to_move))
    }
}

/// The clause that says how many balls there are.
fn too_many(most: u32) -> Clause {
    if most == Position::BALLS { Clause::P2 } else { Clause::P15 }
}
