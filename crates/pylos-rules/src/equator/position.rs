//! Pawns on the globe, the battle and the score: valid by construction.

use std::fmt;
use std::ops::ControlFlow;

use super::{
    Color, Equator, EquatorPoints, Hemisphere, Illegal, Intersection, Point, PositionError, Rules,
    SetupMode, Step, Turn, generate, hidden, legality, setup, text,
};
use crate::{Decision, Outcome, Random, Side as _, Viewer};

/// A position of the equator game, from the empty board to the last point.
///
/// Its text is the board from north to south (blue's outer and inner circle,
/// the equator, red's inner and outer circle), who leads the battle, the
/// battle with the turns taken in it, the point just played, the number of
/// pawns set aside and the points taken:
///
/// ```
/// use pylos_rules::{Position as _, equator::{Position, Rules}};
/// let rules = Rules::CARPENTIER;
/// let text = "EDCBA/EDCBA/........./abcde/abcde B 1.0 - 0 0:0";
/// let position = Position::parse(rules, text).unwrap();
/// let next = position.play(rules, "i3-e3".parse().unwrap()).unwrap();
/// assert_eq!(next.to_string(), "EDCBA/ED.BA/....C..../abcde/abcde B 1.1 e3 0 0:0");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) hemispheres: [Hemisphere; 2],
    pub(super) equator: Equator,
    /// How long the equator is written.
    pub(super) equator_points: EquatorPoints,
    pub(super) leader: Color,
    pub(super) to_move: Color,
    pub(super) battle: u8,
    pub(super) played: u8,
    pub(super) last: Option<Point>,
    pub(super) pile: u8,
    pub(super) points: [u8; 2],
}

impl Position {
    /// How many pawns each side has (E3).
    pub const PAWNS: u32 = 10;

    /// How many battles a game has (E6).
    pub const BATTLES: u8 = 5;

    /// How many turns a battle has (E6).
    pub const TURNS: u8 = 4;

    /// The empty board before the setup, with the leader of battle 1 (E5).
    pub fn start_led_by(rules: Rules, leader: Color) -> Position {
        Position {
            hemispheres: [Hemisphere::NONE; 2],
            equator: Equator::EMPTY,
            equator_points: rules.points,
            leader,
            to_move: leader.other(),
            battle: 0,
            played: 0,
            last: None,
            pile: 0,
            points: [0; 2],
        }
    }

    /// The pawns of a side that have not been played.
    #[inline]
    pub const fn hemisphere(&self, color: Color) -> Hemisphere {
        self.hemispheres[color as usize]
    }

    /// The pawns on the equator.
    #[inline]
    pub const fn equator(&self) -> Equator {
        self.equator
    }

    /// Who leads this battle; during the setup, who will lead battle 1; at the
    /// end, who won battle 5.
    pub const fn leader(&self) -> Color {
        self.leader
    }

    /// Whose turn it is.
    #[inline]
    pub const fn to_move(&self) -> Color {
        self.to_move
    }

    /// 0 in the setup, 1 to 5 in the battles, 6 at the end.
    #[inline]
    pub const fn battle(&self) -> u8 {
        self.battle
    }

    /// The turns taken in this battle, or the placements in the setup.
    #[inline]
    pub const fn played(&self) -> u8 {
        self.played
    }

    /// The point just played in this battle; nothing after a pass.
    #[inline]
    pub const fn last(&self) -> Option<Point> {
        self.last
    }

    /// How many pawns are set aside (E10).
    #[inline]
    pub const fn pile(&self) -> u8 {
        self.pile
    }

    /// The points that a side has taken.
    pub const fn points(&self, color: Color) -> u8 {
        self.points[color as usize]
    }

    /// Whether pawns are still being placed (E5).
    pub const fn in_setup(&self) -> bool {
        self.battle == 0
    }

    /// Whether the five battles are over.
    pub const fn is_over(&self) -> bool {
        self.battle > Position::BATTLES
    }

    /// The position when left and right are exchanged: the game knows no
    /// difference.
    #[must_use]
    pub fn mirrored(&self) -> Position {
        Position {
            hemispheres: self.hemispheres.map(Hemisphere::mirrored),
            equator: self.equator.mirrored(),
            last: self.last.map(Point::mirrored),
            ..*self
        }
    }

    /// The equator just after a turn, before a finished battle is cleared, and
    /// how many pawns the turn sets aside, 0 or 1 (E8).
    #[inline]
    pub fn arrival(&self, rules: Rules, turn: Turn) -> (Equator, u8) {
        match turn {
            Turn::Play { from, to } => match self.hemisphere(self.to_move).at(from) {
                Some(size) => self.equator.arrive(to, self.to_move, size, rules.set_aside),
                None => (self.equator, 0),
            },
            Turn::Place { .. } | Turn::Pass => (self.equator, 0),
        }
    }

    /// The position after the mover's pawn on `from` has gone to `to` (E7).
    #[inline]
    fn after_play(&self, rules: Rules, from: Intersection, to: Point) -> Position {
        let mut next = *self;
        let own = &mut next.hemispheres[self.to_move as usize];
        *own = own.without(from);
        let aside;
        (next.equator, aside) = self.arrival(rules, Turn::Play { from, to });
        next.pile += aside;
        next.last = Some(to);
        next.turn_taken(rules);
        next
    }

    /// A turn of the battle is over; after the fourth, so is the battle.
    #[inline]
    fn turn_taken(&mut self, rules: Rules) {
        if self.is_over() {
            return;
        }
        self.played += 1;
        self.to_move = self.to_move.other();
        if self.played >= Position::TURNS {
            self.battle_over(rules);
        }
    }

    /// E9 to E11: the winner takes the pawns on the equator and leads the next
    /// battle; after the last one he also takes the pile and the singleton.
    fn battle_over(&mut self, rules: Rules) {
        // E7: a battle in which nobody could play goes to its leader.
        let winner = self.equator.winner().unwrap_or(self.leader);
        let mut taken = self.equator.occupied().len() as u8;
        self.equator = Equator::EMPTY;
        self.last = None;
        self.leader = winner;
        self.to_move = winner;
        self.played = 0;
        self.battle += 1;
        if self.is_over() {
            taken += self.pile + rules.singleton_points();
            self.pile = 0;
        }
        self.points[winner as usize] += taken;
    }
}

impl crate::Position for Position {
    type Rules = Rules;
    type Side = Color;
    type Turn = Turn;
    type Illegal = Illegal;
    type PositionError = PositionError;

    const NAME: &'static str = "equator";

    /// The empty board, blue to lead battle 1. Who leads is drawn by lot (E6):
    /// see [`Position::start_led_by`] and [`dealt`](crate::Position::dealt).
    fn start(rules: Rules) -> Position {
        Position::start_led_by(rules, Color::Blue)
    }

    /// The leader of battle 1 is drawn by lot (E6), and under `random` all
    /// pawns are (E5), each arrangement as likely as any other.
    fn dealt(rules: Rules, random: &mut Random) -> Position {
        let leader = Color::BOTH[random.below(2) as usize];
        let start = Position::start_led_by(rules, leader);
        match rules.setup {
            SetupMode::Random => start.with_random_setup(rules, random),
            _ => start,
        }
    }

    fn parse(rules: Rules, text: &str) -> Result<Position, PositionError> {
        text::parse(rules, text)
    }

    fn to_move(&self) -> Color {
        self.to_move
    }

    fn outcome(&self, _: Rules) -> Option<Outcome<Color>> {
        if !self.is_over() {
            return None;
        }
        // E11: equal points go to the winner of battle 5, who now leads.
        let [blue, red] = self.points;
        let winner = match blue.cmp(&red) {
            std::cmp::Ordering::Greater => Color::Blue,
            std::cmp::Ordering::Less => Color::Red,
            std::cmp::Ordering::Equal => self.leader,
        };
        Some(Outcome::win(winner, Decision::Points))
    }

    #[inline]
    fn visit<B>(&self, rules: Rules, visit: impl FnMut(Turn) -> ControlFlow<B>) -> ControlFlow<B> {
        generate::visit(self, rules, visit)
    }

    fn count(&self, rules: Rules) -> u64 {
        generate::count(self, rules)
    }

    fn play(&self, rules: Rules, turn: Turn) -> Result<Position, Illegal> {
        legality::check(self, rules, turn)?;
        Ok(self.play_unchecked(rules, turn))
    }

    #[inline]
    fn play_unchecked(&self, rules: Rules, turn: Turn) -> Position {
        match turn {
            Turn::Play { from, to } => self.after_play(rules, from, to),
            Turn::Place { size, at } => setup::place(self, rules, size, at),
            Turn::Pass => {
                let mut next = Position { last: None, ..*self };
                next.turn_taken(rules);
                next
            }
        }
    }

    fn read_turn(&self, rules: Rules, text: &str) -> Result<Turn, Illegal> {
        let turn = text.parse().map_err(Illegal::Malformed)?;
        legality::check(self, rules, turn)?;
        Ok(turn)
    }

    fn random_turn(&self, rules: Rules, random: &mut Random) -> Option<Turn> {
        generate::random(self, rules, random)
    }
}

impl crate::Steps for Position {
    type Step = Step;

    fn steps(turn: Turn) -> Vec<Step> {
        turn.steps().collect()
    }

    fn forbids(&self, rules: Rules, steps: &[Step]) -> Option<Illegal> {
        legality::forbids(self, rules, steps)
    }
}

impl crate::Secrets for Position {
    /// During a hidden setup the pawns of the other side are left out (E5).
    fn seen_by(&self, rules: Rules, viewer: Viewer<Color>) -> Position {
        hidden::seen_by(self, rules, viewer)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write(self, f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
