//! Balls on the board and a side to move: valid by construction.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use super::{
    Cells, Color, Illegal, PositionError, Rules, Setup, Step, Turn, count, generate, legality,
};
use crate::{Decision, Outcome, Random, Side as _};

/// A position of the pyramid game: every ball is supported (P1) and no side
/// has more than 15 on the board (P2). Whether it also fits a handicap (P15)
/// is for [`check_balls`](Self::check_balls) to say; whatever is read or played
/// under the rules does.
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
/// assert_eq!(position.reserve(Rules::STANDARD, Color::Light), 11);
/// let next = position.play(Rules::STANDARD, "c2".parse().unwrap()).unwrap();
/// assert_eq!(next.to_string(), "LLD.LLL........./D......../..../. D");
/// ```
// Balls are kept as the mover's and the other's, so that a turn is one change
// and one swap, without looking at colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    own: Cells,
    others: Cells,
    to_move: Color,
}

impl Position {
    /// How many balls each side has without a handicap (P2).
    pub const BALLS: u32 = 15;

    /// The empty board, light to move (P3).
    pub const START: Position =
        Position { own: Cells::NONE, others: Cells::NONE, to_move: Color::Light };

    /// The caller answers for the invariants.
    pub(super) const fn from_parts(light: Cells, dark: Cells, to_move: Color) -> Position {
        match to_move {
            Color::Light => Position { own: light, others: dark, to_move },
            Color::Dark => Position { own: dark, others: light, to_move },
        }
    }

    /// The cells of one side's balls.
    #[inline]
    pub const fn balls(&self, color: Color) -> Cells {
        if color as u8 == self.to_move as u8 { self.own } else { self.others }
    }

    /// Whose turn it is.
    #[inline]
    pub const fn to_move(&self) -> Color {
        self.to_move
    }

    /// The cells of the mover's balls.
    #[inline]
    pub const fn own(&self) -> Cells {
        self.own
    }

    /// The cells of the other side's balls.
    #[inline]
    pub const fn others(&self) -> Cells {
        self.others
    }

    /// All cells that hold a ball.
    #[inline]
    pub fn occupied(&self) -> Cells {
        self.own | self.others
    }

    /// The empty cells that could hold a ball (P1).
    pub fn open(&self) -> Cells {
        self.occupied().supported() - self.occupied()
    }

    /// The balls of a side that carry no other ball.
    pub fn free(&self, color: Color) -> Cells {
        self.balls(color) - self.occupied().carriers()
    }

    /// How many balls a side has left to place (P2, P15).
    pub const fn reserve(&self, rules: Rules, color: Color) -> u32 {
        rules.balls(color).saturating_sub(self.balls(color).len())
    }

    /// Refuses a position with more balls of a colour than that side has under
    /// these rules (P15).
    pub fn check_balls(&self, rules: Rules) -> Result<(), PositionError> {
        for color in Color::BOTH {
            let (balls, most) = (self.balls(color).len(), rules.balls(color));
            if balls > most {
                return Err(PositionError::TooMany { color, balls, most });
            }
        }
        Ok(())
    }

    /// The same board with this side to move.
    #[must_use]
    pub const fn with_to_move(self, to_move: Color) -> Position {
        Position::from_parts(self.balls(Color::Light), self.balls(Color::Dark), to_move)
    }

    /// The position after the mover's balls have become `own`.
    #[inline]
    pub(super) fn after(&self, own: Cells) -> Position {
        Position { own: self.others, others: own, to_move: self.to_move.other() }
    }

    /// The position turned or mirrored; `image` must be a symmetry.
    pub(super) fn map(&self, image: impl Fn(Cells) -> Cells) -> Position {
        Position { own: image(self.own), others: image(self.others), to_move: self.to_move }
    }
}

impl crate::Position for Position {
    type Rules = Rules;
    type Side = Color;
    type Turn = Turn;
    type Illegal = Illegal;
    type PositionError = PositionError;

    const NAME: &'static str = "pyramid";

    fn start(_: Rules) -> Position {
        Position::START
    }

    fn parse(rules: Rules, text: &str) -> Result<Position, PositionError> {
        let position: Position = text.parse()?;
        position.check_balls(rules)?;
        Ok(position)
    }

    fn to_move(&self) -> Color {
        self.to_move
    }

    fn outcome(&self, rules: Rules) -> Option<Outcome<Color>> {
        if self.reserve(rules, self.to_move) > 0 {
            // P1 leaves an open cell until the apex is filled, which takes all
            // thirty balls, so the mover can always place.
            return None;
        }
        let by = if self.occupied() == Cells::ALL {
            Decision::Apex
        } else if !rules.plays_on_without_reserve() {
            Decision::EmptyReserve
        } else if count::count(self, rules) == 0 {
            Decision::NoRaise
        } else {
            return None;
        };
        Some(Outcome::win(self.to_move.other(), by))
    }

    fn visit<B>(&self, rules: Rules, visit: impl FnMut(Turn) -> ControlFlow<B>) -> ControlFlow<B> {
        generate::visit(self, rules, visit)
    }

    fn count(&self, rules: Rules) -> u64 {
        count::count(self, rules)
    }

    fn play(&self, rules: Rules, turn: Turn) -> Result<Position, Illegal> {
        legality::check(self, rules, turn)?;
        Ok(self.after(turn.change(self.own())))
    }

    fn play_unchecked(&self, _: Rules, turn: Turn) -> Position {
        self.after(turn.change(self.own()))
    }

    fn read_turn(&self, rules: Rules, text: &str) -> Result<Turn, Illegal> {
        let turn: Turn = text.parse().map_err(Illegal::Malformed)?;
        legality::check(self, rules, turn)?;
        Ok(legality::canonical(self, turn))
    }

    fn canonical(&self, _: Rules, turn: Turn) -> Turn {
        legality::canonical(self, turn)
    }

    fn random_turn(&self, rules: Rules, random: &mut Random) -> Option<Turn> {
        count::random(self, rules, random)
    }
}

impl crate::Steps for Position {
    type Step = Step;

    fn steps(turn: Turn) -> Vec<Step> {
        turn.steps().collect()
    }

    fn step_orders(&self, rules: Rules, turn: Turn) -> Vec<Vec<Step>> {
        let mut orders = vec![Self::steps(turn)];
        // P7: two balls go back one after the other, either first if both are free.
        if let Some(swapped) = turn.swapped()
            && legality::check(self, rules, swapped).is_ok()
        {
            orders.push(Self::steps(swapped));
        }
        orders
    }

    fn forbids(&self, rules: Rules, steps: &[Step]) -> Option<Illegal> {
        legality::forbids(self, rules, steps)
    }
}

/// Nothing is secret in the pyramid game.
impl crate::Secrets for Position {}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [light, dark] = Color::BOTH.map(|color| self.balls(color));
        Setup { light, dark, to_move: self.to_move }.fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        text.parse::<Setup>()?.try_into()
    }
}
