//! Balls on the board and a side to move: valid by construction.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use super::{
    Cells, Color, EmptyReserve, Illegal, InvalidSetup, Move, Rules, Setup, Step, count, generate,
    legality,
};
use crate::{Decision, Outcome, Random, Side as _};

/// A position of the pyramid game: every ball is supported (P1) and no side
/// has more than 15 on the board (P2).
///
/// Its text is the four levels in cell order and the side to move. Here light
/// has completed the square `a1 b1 a2 b2`, and dark lies on top of it:
///
/// ```text
///  4 . . . .
///  3 . . . .   3 . . .
///  2 L L . .   2 . . .   2 . .
///  1 L L D .   1 D . .   1 . .   1 .
///    a b c d     e f g     h i     j
/// ```
///
/// ```
/// use pylos_rules::{Position as _, pyramid::{Color, Position, Rules}};
/// let position: Position = "LLD.LL........../D......../..../. L".parse().unwrap();
/// assert_eq!(position.reserve(Color::Light), 11);
/// let next = position.play(Rules::STANDARD, "c2".parse().unwrap()).unwrap();
/// assert_eq!(next.to_string(), "LLD.LLL........./D......../..../. D");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    balls: [Cells; 2],
    turn: Color,
}

impl Position {
    /// How many balls each side has (P2).
    pub const BALLS: u32 = 15;

    /// The empty board, light to move (P3).
    pub const START: Position = Position { balls: [Cells::NONE; 2], turn: Color::Light };

    /// The caller answers for the invariants.
    pub(super) const fn from_parts(balls: [Cells; 2], turn: Color) -> Position {
        Position { balls, turn }
    }

    /// The cells of one side's balls.
    pub const fn balls(&self, color: Color) -> Cells {
        self.balls[color as usize]
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The cells of the mover's balls.
    pub fn own(&self) -> Cells {
        self.balls(self.turn)
    }

    /// The cells of the other side's balls.
    pub fn others(&self) -> Cells {
        self.balls(self.turn.other())
    }

    /// All cells that hold a ball.
    pub fn occupied(&self) -> Cells {
        self.balls[0] | self.balls[1]
    }

    /// The empty cells that could hold a ball (P1).
    pub fn open(&self) -> Cells {
        self.occupied().supported() - self.occupied()
    }

    /// The balls of a side that carry no other ball.
    pub fn free(&self, color: Color) -> Cells {
        self.balls(color) - self.occupied().carriers()
    }

    /// How many balls a side has left to place (P2).
    pub const fn reserve(&self, color: Color) -> u32 {
        Self::BALLS - self.balls[color as usize].len()
    }

    /// The same board with the other side to move.
    #[must_use]
    pub fn with_turn(self, turn: Color) -> Position {
        Position { turn, ..self }
    }

    /// The position after the mover's balls have become `own`.
    pub(super) fn after(&self, own: Cells) -> Position {
        let mut next = Position { turn: self.turn.other(), ..*self };
        next.balls[self.turn as usize] = own;
        next
    }

    /// The position turned or mirrored; `image` must be a symmetry.
    pub(super) fn map(&self, image: impl Fn(Cells) -> Cells) -> Position {
        Position { balls: self.balls.map(image), turn: self.turn }
    }
}

impl crate::Position for Position {
    type Rules = Rules;
    type Side = Color;
    type Move = Move;
    type Step = Step;
    type Illegal = Illegal;
    type Malformed = InvalidSetup;

    const NAME: &'static str = "pyramid";

    fn start(_: Rules) -> Position {
        Position::START
    }

    fn parse(_: Rules, text: &str) -> Result<Position, InvalidSetup> {
        text.parse()
    }

    fn turn(&self) -> Color {
        self.turn
    }

    fn outcome(&self, rules: Rules) -> Option<Outcome<Color>> {
        if self.reserve(self.turn) > 0 {
            // P1 leaves an open cell until the apex is filled, so the mover
            // can always place.
            return None;
        }
        let by = if self.occupied() == Cells::ALL {
            Decision::Apex
        } else if rules.empty_reserve() == EmptyReserve::Loses {
            Decision::EmptyReserve
        } else if count::count(self, rules) == 0 {
            Decision::NoRaise
        } else {
            return None;
        };
        Some(Outcome::win(self.turn.other(), by))
    }

    fn visit<B>(&self, rules: Rules, visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        generate::visit(self, rules, visit)
    }

    fn count(&self, rules: Rules) -> u64 {
        count::count(self, rules)
    }

    fn play(&self, rules: Rules, turn: Move) -> Result<Position, Illegal> {
        legality::check(self, rules, turn)?;
        Ok(self.after(turn.change(self.own())))
    }

    fn play_legal(&self, _: Rules, turn: Move) -> Position {
        self.after(turn.change(self.own()))
    }

    fn read_turn(&self, rules: Rules, text: &str) -> Result<Move, Illegal> {
        let turn: Move = text.parse().map_err(Illegal::Malformed)?;
        legality::check(self, rules, turn)?;
        Ok(legality::canonical(self, turn))
    }

    fn canonical(&self, _: Rules, turn: Move) -> Move {
        legality::canonical(self, turn)
    }

    fn steps(turn: Move) -> Vec<Step> {
        turn.steps().collect()
    }

    fn step_orders(&self, rules: Rules, turn: Move) -> Vec<Vec<Step>> {
        let mut orders = vec![Self::steps(turn)];
        // P7: two balls go back one after the other, either first if both are free.
        if let Some(swapped) = turn.swapped()
            && legality::check(self, rules, swapped).is_ok()
        {
            orders.push(Self::steps(swapped));
        }
        orders
    }

    fn random_turn(&self, rules: Rules, random: &mut Random) -> Option<Move> {
        count::random(self, rules, random)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [light, dark] = self.balls;
        Setup { light, dark, turn: self.turn }.fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Position {
    type Err = InvalidSetup;

    fn from_str(text: &str) -> Result<Position, InvalidSetup> {
        text.parse::<Setup>()?.try_into()
    }
}
