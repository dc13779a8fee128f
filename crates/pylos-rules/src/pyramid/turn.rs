//! A whole turn, its notation and its steps.

use std::fmt;
use std::str::FromStr;

use super::{Cell, Cells, UnknownCell};

/// One turn: a ball placed or raised, and up to two balls taken back.
///
/// Written `f1` (place), `a1-f1` (raise), with take-backs appended in the order
/// taken: `f1xa2`, `a1-f1xf1xb2`. Turns that [`Position`](super::Position)
/// hands out are canonical: two balls are taken back in the first legal order,
/// counted in cell order.
///
/// ```
/// use pylos_rules::pyramid::Move;
/// let turn: Move = "a1-f1xf1xb2".parse().unwrap();
/// assert_eq!(turn.from().unwrap().to_string(), "a1");
/// assert_eq!(turn.to().to_string(), "f1");
/// assert_eq!(turn.taken_back().count(), 2);
/// assert_eq!(turn.to_string(), "a1-f1xf1xb2");
/// ```
// Lattice places; `NOWHERE` is a bit that no cell has, so that playing a turn
// needs no branches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    from: u8,
    to: u8,
    first: u8,
    second: u8,
}

const NOWHERE: u8 = 63;

impl Move {
    /// A ball from the reserve onto this cell (P4).
    pub const fn place(to: Cell) -> Move {
        Move { from: NOWHERE, to: to.lattice(), first: NOWHERE, second: NOWHERE }
    }

    /// A ball from the board onto a higher cell (P5).
    pub const fn raise(from: Cell, to: Cell) -> Move {
        Move { from: from.lattice(), ..Move::place(to) }
    }

    /// The same turn with one ball taken back (P6).
    #[must_use]
    pub const fn taking(self, cell: Cell) -> Move {
        Move { first: cell.lattice(), second: NOWHERE, ..self }
    }

    /// The same turn with two balls taken back, in this order (P7).
    #[must_use]
    pub const fn taking_both(self, first: Cell, second: Cell) -> Move {
        Move { first: first.lattice(), second: second.lattice(), ..self }
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
    pub const fn action(self) -> Move {
        Move { first: NOWHERE, second: NOWHERE, ..self }
    }

    /// The turn with its two take-backs in the other order; `None` with fewer.
    pub fn swapped(self) -> Option<Move> {
        let both = self.first != NOWHERE && self.second != NOWHERE;
        both.then_some(Move { first: self.second, second: self.first, ..self })
    }

    /// The turn turned or mirrored. The result may need its take-backs in the
    /// other order to be canonical.
    #[must_use]
    pub fn map(self, image: impl Fn(Cell) -> Cell) -> Move {
        let map = |place| cell(place).map_or(NOWHERE, |cell| image(cell).lattice());
        Move {
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

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(from) = self.from() {
            write!(f, "{from}-")?;
        }
        write!(f, "{}", self.to())?;
        self.taken_back().try_for_each(|cell| write!(f, "x{cell}"))
    }
}

impl fmt::Debug for Move {
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
pub enum MalformedTurn {
    /// A part of it should name a cell and does not.
    Cell(UnknownCell),
    /// More than two balls are taken back.
    TooManyTakenBack,
}

impl fmt::Display for MalformedTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MalformedTurn::Cell(error) => {
                write!(f, "{error}; a turn looks like f1, a1-f1, f1xa2 or a1-f1xf1xb2")
            }
            MalformedTurn::TooManyTakenBack => {
                f.write_str("at most two balls are taken back in a turn (P8)")
            }
        }
    }
}

impl std::error::Error for MalformedTurn {}

impl FromStr for Move {
    type Err = MalformedTurn;

    fn from_str(text: &str) -> Result<Move, MalformedTurn> {
        let cell = |text: &str| text.parse().map_err(MalformedTurn::Cell);
        let mut parts = text.split('x');
        let action = parts.next().unwrap_or_default();
        let turn = match action.split_once('-') {
            Some((from, to)) => Move::raise(cell(from)?, cell(to)?),
            None => Move::place(cell(action)?),
        };
        let taken = parts.by_ref().take(2).map(cell).collect::<Result<Vec<_>, _>>()?;
        if parts.next().is_some() {
            return Err(MalformedTurn::TooManyTakenBack);
        }
        Ok(match *taken {
            [] => turn,
            [first] => turn.taking(first),
            [first, second, ..] => turn.taking_both(first, second),
        })
    }
}
