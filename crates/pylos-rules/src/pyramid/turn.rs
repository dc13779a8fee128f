//! A whole turn, its notation and its steps.

use std::fmt;
use std::str::FromStr;

use super::{Cell, CellError, Cells};

/// One turn: a ball placed or raised, and up to two balls taken back.
///
/// Written `f1` (place), `a1-f1` (raise), with take-backs appended in the order
/// taken: `f1xa2`, `a1-f1xf1xb2`. Turns that [`Position`](super::Position)
/// hands out are canonical: two balls are taken back in the first legal order,
/// counted in cell order.
///
/// ```
/// use pylos_rules::pyramid::Turn;
/// let turn: Turn = "a1-f1xf1xb2".parse().unwrap();
/// assert_eq!(turn.from().unwrap().to_string(), "a1");
/// assert_eq!(turn.to().to_string(), "f1");
/// assert_eq!(turn.taken_back().count(), 2);
/// assert_eq!(turn.to_string(), "a1-f1xf1xb2");
/// ```
// Lattice places; `NOWHERE` is a bit that no cell has, so that playing a turn
// needs no branches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Turn {
    from: u8,
    to: u8,
    first: u8,
    second: u8,
}

const NOWHERE: u8 = 63;

impl Turn {
    /// A ball from the reserve onto this cell (P4).
    pub const fn place(to: Cell) -> Turn {
        Turn { from: NOWHERE, to: to.lattice(), first: NOWHERE, second: NOWHERE }
    }

    /// A ball from the board onto a higher cell (P5).
    pub const fn raise(from: Cell, to: Cell) -> Turn {
        Turn { from: from.lattice(), ..Turn::place(to) }
    }

    /// The same turn with one ball taken back (P6).
    #[must_use]
    pub const fn taking(self, cell: Cell) -> Turn {
        Turn { first: cell.lattice(), second: NOWHERE, ..self }
    }

    /// The same turn with two balls taken back, in this order (P7).
    #[must_use]
    pub const fn taking_both(self, first: Cell, second: Cell) -> Turn {
        Turn { first: first.lattice(), second: second.lattice(), ..self }
    }

    /// Where the ball comes from; `None` from the reserve.
    pub const fn from(self) -> Option<Cell> {
        cell(self.from)
    }

    /// Where the ball goes.
    pub const fn to(self) -> Cell {
        Cell::from_lattice(self.to)
    }

    /// The balls taken back, in order.
    pub fn taken_back(self) -> impl Iterator<Item = Cell> {
        [cell(self.first), cell(self.second)].into_iter().flatten()
    }

    /// The turn without its take-backs.
    #[must_use]
    pub const fn action(self) -> Turn {
        Turn { first: NOWHERE, second: NOWHERE, ..self }
    }

    /// The turn with its two take-backs in the other order; `None` with fewer.
    pub fn swapped(self) -> Option<Turn> {
        let both = self.first != NOWHERE && self.second != NOWHERE;
        both.then_some(Turn { first: self.second, second: self.first, ..self })
    }

    /// The turn turned or mirrored. The result may need its take-backs in the
    /// other order to be canonical.
    #[must_use]
    pub fn map(self, image: impl Fn(Cell) -> Cell) -> Turn {
        let map = |place| cell(place).map_or(NOWHERE, |cell| image(cell).lattice());
        Turn {
            from: map(self.from),
            to: map(self.to),
            first: map(self.first),
            second: map(self.second),
        }
    }

    /// What the mover's balls become.
    pub(super) fn change(self, own: Cells) -> Cells {
        let arrived = (own - Cells::place(self.from)) | Cells::place(self.to);
        arrived - Cells::place(self.first) - Cells::place(self.second)
    }

    /// The parts of the turn, in order.
    pub fn steps(self) -> impl Iterator<Item = Step> {
        self.from()
            .map(Step::Lift)
            .into_iter()
            .chain([Step::Place(self.to())])
            .chain(self.taken_back().map(Step::TakeBack))
    }
}

const fn cell(place: u8) -> Option<Cell> {
    if place == NOWHERE { None } else { Some(Cell::from_lattice(place)) }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(from) = self.from() {
            write!(f, "{from}-")?;
        }
        write!(f, "{}", self.to())?;
        self.taken_back().try_for_each(|cell| write!(f, "x{cell}"))
    }
}

impl fmt::Debug for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One part of a turn: one click on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// An own ball is lifted, to be raised.
    Lift(Cell),
    /// The ball in hand, from the reserve or lifted, is put down.
    Place(Cell),
    /// An own ball goes back to the reserve.
    TakeBack(Cell),
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Lift(cell) => write!(f, "lift {cell}"),
            Step::Place(cell) => write!(f, "place {cell}"),
            Step::TakeBack(cell) => write!(f, "take back {cell}"),
        }
    }
}

/// A text that is not a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnError {
    /// A part of it should name a cell and does not.
    Cell(CellError),
    /// More than two balls are taken back.
    TooManyTakenBack,
}

impl fmt::Display for TurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TurnError::Cell(error) => {
                write!(f, "{error}; a turn looks like f1, a1-f1, f1xa2 or a1-f1xf1xb2")
            }
            TurnError::TooManyTakenBack => {
                f.write_str("at most two balls are taken back in a turn (P8)")
            }
        }
    }
}

impl std::error::Error for TurnError {}

impl FromStr for Turn {
    type Err = TurnError;

    fn from_str(text: &str) -> Result<Turn, TurnError> {
        let cell = |text: &str| text.parse().map_err(TurnError::Cell);
        let mut parts = text.split('x');
        let action = parts.next().unwrap_or_default();
        let turn = match action.split_once('-') {
            Some((from, to)) => Turn::raise(cell(from)?, cell(to)?),
            None => Turn::place(cell(action)?),
        };
        let taken = parts.by_ref().take(2).map(cell).collect::<Result<Vec<_>, _>>()?;
        if parts.next().is_some() {
            return Err(TurnError::TooManyTakenBack);
        }
        Ok(match *taken {
            [] => turn,
            [first] => turn.taking(first),
            [first, second, ..] => turn.taking_both(first, second),
        })
    }
}
