//! A board of the pyramid game, as it is to be seen.

use pylos_rules::pyramid::{Cell, Cells, Color, Level, Position, Rules};

use crate::Arrangement;
use crate::math::{Turn, Vec3};

/// What lies where in the pyramid game, and what is marked.
#[derive(Clone, Debug, PartialEq)]
pub struct PyramidBoard {
    /// The cells that hold a light ball.
    pub light: Cells,
    /// The cells that hold a dark ball.
    pub dark: Cells,
    /// How many balls lie in the grooves, light's first; 15 at most are shown.
    pub reserve: [u32; 2],
    /// Stacked, lifted apart, or as a plan.
    pub arrangement: Arrangement,
    /// What is marked.
    pub marks: Vec<(Cell, Mark)>,
    /// Squares (or lines) that have just been completed: each lights up as one.
    pub completed: Vec<Cells>,
    /// A ball that is not there but could be: under the pointer or the focus.
    pub ghost: Option<(Cell, Color)>,
    /// Balls on their way.
    pub flights: Vec<BallInFlight>,
    /// Cells that must be in the picture even if no ball lies there, so that
    /// the board stands still while the pyramid grows.
    pub room: Cells,
}

/// What can be said about a cell without words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A ball may be played here: a glint in the hollow.
    MayPlay,
    /// The ball may be raised: a thin ring.
    Raisable,
    /// The ball has been chosen: a bright ring.
    Chosen,
    /// The ball may be taken back: a ring with a minus.
    MayTakeBack,
    /// The ball was played last: a soft glow.
    Last,
    /// What a turn here is worth for the one to move.
    Value(Verdict),
}

/// Who wins with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The one to move.
    Win,
    /// Nobody.
    Draw,
    /// The opponent.
    Loss,
}

/// A ball on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BallInFlight {
    /// Its colour.
    pub color: Color,
    /// Where its centre is.
    pub centre: Vec3,
    /// How far it has rolled.
    pub turn: Turn,
    /// The cell whose grain it wears: mostly the one that it flies to.
    pub grain: Cell,
}

impl PyramidBoard {
    /// The board of a position of a game with 15 balls each, with nothing
    /// marked.
    pub fn of(position: &Position) -> PyramidBoard {
        PyramidBoard::under(Rules::STANDARD, position)
    }

    /// The board of a position under rules that say how many balls there are
    /// (P15), with nothing marked.
    pub fn under(rules: Rules, position: &Position) -> PyramidBoard {
        PyramidBoard {
            light: position.balls(Color::Light),
            dark: position.balls(Color::Dark),
            reserve: Color::BOTH.map(|color| position.reserve(rules, color)),
            arrangement: Arrangement::Stacked,
            marks: Vec::new(),
            completed: Vec::new(),
            ghost: None,
            flights: Vec::new(),
            room: Cells::NONE,
        }
    }

    /// The colour of the ball in a cell.
    pub fn at(&self, cell: Cell) -> Option<Color> {
        if self.light.contains(cell) {
            return Some(Color::Light);
        }
        self.dark.contains(cell).then_some(Color::Dark)
    }

    /// How far the pyramid has grown: 0 when empty, 1 at the apex. Higher
    /// levels count for more.
    pub fn grown(&self) -> f32 {
        let balls = self.light | self.dark;
        let share = |level: Level, weight: f32| {
            let cells = Cells::on(level);
            weight * (balls & cells).len() as f32 / cells.len() as f32
        };
        share(Level::One, 0.25)
            + share(Level::Two, 0.3)
            + share(Level::Three, 0.25)
            + share(Level::Four, 0.2)
    }

    /// Whether a cell is marked so.
    pub fn is_marked(&self, cell: Cell, mark: Mark) -> bool {
        self.marks.contains(&(cell, mark))
    }
}
