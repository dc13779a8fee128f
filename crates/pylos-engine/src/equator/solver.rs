//! The exact result of every turn after the setup.

use std::fmt;

use pylos_rules::equator::{Color, Move, Point, Position, Rules};
use pylos_rules::{Position as _, Side as _};

use super::order::Order;
use super::search::{INFINITE, Memory, POINT, Search};
use super::table::Table;
use crate::Control;

/// Solves positions of the equator game after the setup, whatever the rules.
///
/// ```
/// use pylos_engine::{Control, Limits, Stop, SystemClock, equator::Solver};
/// use pylos_rules::{Position as _, equator::{Position, Rules}};
/// let rules = Rules::CARPENTIER;
/// let text = "...../AB.../........./de.../..... B 5.0 - 3 9:4";
/// let position = Position::parse(rules, text).unwrap();
/// let (clock, stop) = (SystemClock::default(), Stop::default());
/// let control = Control::start(Limits::NONE, &clock, &stop);
/// let analysis = Solver::new(rules, 1 << 20).analyse(&position, &control).unwrap();
/// // Four different sizes will be left, the largest is red: 9 to 12.
/// assert_eq!(analysis.margin, -3);
/// assert!(analysis.turns.iter().all(|turn| turn.margin == -3));
/// ```
pub struct Solver {
    rules: Rules,
    pub(super) memory: Memory,
}

/// What is known of a solved position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// By how many points the side to move will be ahead at the end of the
    /// game, with best play of both; negative if behind.
    pub margin: i16,
    /// Every legal turn, best first; equally good ones in canonical order.
    pub turns: Vec<AnalysedTurn>,
    /// A line of best play to the end of the game.
    pub line: Vec<Move>,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A turn with its exact result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnalysedTurn {
    /// The turn.
    pub turn: Move,
    /// By how many points the side that makes it will be ahead at the end.
    pub margin: i16,
}

/// Why there is no exact result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// Pawns are still being placed; only what follows can be solved.
    Setup,
    /// The limits or the stop switch ended the search.
    Stopped,
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unsolved::Setup => {
                "only what follows the setup can be solved: pawns are still being placed (E5)"
            }
            Unsolved::Stopped => "the search was stopped before it had an exact result",
        })
    }
}

impl std::error::Error for Unsolved {}

impl Solver {
    /// A solver that may use about this many bytes for what it has found. The
    /// whole of a game needs less than 64 MB; with less it takes longer.
    pub fn new(rules: Rules, memory: usize) -> Solver {
        Solver { rules, memory: Memory { table: Table::new(memory), order: Order::new() } }
    }

    /// Forgets what it has found.
    pub fn forget(&mut self) {
        self.memory.table.clear();
        self.memory.order.forget();
    }

    /// By how many points the side to move will be ahead at the end of the
    /// game with best play, and how many positions were looked at.
    pub fn margin(
        &mut self,
        position: &Position,
        control: &Control<'_>,
    ) -> Result<(i16, u64), Unsolved> {
        if position.in_setup() {
            return Err(Unsolved::Setup);
        }
        let mut search = Search::new(self.rules, &mut self.memory, control);
        let worth = search.worth(position, -INFINITE, INFINITE, Position::BATTLES);
        if search.is_stopped() {
            return Err(Unsolved::Stopped);
        }
        Ok((ahead(position, position.turn()) + worth / POINT, search.nodes()))
    }

    /// The exact result of every turn. A finished game has no turns.
    pub fn analyse(
        &mut self,
        position: &Position,
        control: &Control<'_>,
    ) -> Result<Analysis, Unsolved> {
        if position.in_setup() {
            return Err(Unsolved::Setup);
        }
        let mover = position.turn();
        let mut search = Search::new(self.rules, &mut self.memory, control);
        let mut turns: Vec<AnalysedTurn> = Vec::new();
        for turn in position.turns(self.rules) {
            // A turn to a point that means the same has the same result.
            let alike = turns.iter().find(|known| is_alike(position, self.rules, known.turn, turn));
            let margin = match alike {
                Some(known) => known.margin,
                None => {
                    let worth = search.turn(position, turn, -INFINITE, INFINITE, Position::BATTLES);
                    ahead(position, mover) + worth / POINT
                }
            };
            if search.is_stopped() {
                return Err(Unsolved::Stopped);
            }
            turns.push(AnalysedTurn { turn, margin });
        }
        turns.sort_by_key(|turn| std::cmp::Reverse(turn.margin));
        let mut nodes = search.nodes();
        let margin = turns.first().map_or(ahead(position, mover), |best| best.margin);
        let mut line = Vec::new();
        if let Some(best) = turns.first() {
            line.push(best.turn);
            self.extend(position, &mut line, control, &mut nodes)?;
        }
        Ok(Analysis { margin, turns, line, nodes })
    }

    /// A turn, and as much of best play after it as can be found in time.
    pub(super) fn line(
        &mut self,
        position: &Position,
        turn: Move,
        control: &Control<'_>,
    ) -> Vec<Move> {
        let mut line = vec![turn];
        // What was found before time was up is good enough.
        let _: Result<(), Unsolved> = self.extend(position, &mut line, control, &mut 0);
        line
    }

    /// Adds best play to the end of the game to a line.
    fn extend(
        &mut self,
        position: &Position,
        line: &mut Vec<Move>,
        control: &Control<'_>,
        nodes: &mut u64,
    ) -> Result<(), Unsolved> {
        let mut at = line.iter().fold(*position, |at, turn| at.play_legal(self.rules, *turn));
        while let Some(turn) = self.best_turn(&at, control, nodes)? {
            line.push(turn);
            at = at.play_legal(self.rules, turn);
        }
        Ok(())
    }

    /// The first turn in canonical order that is as good as any.
    fn best_turn(
        &mut self,
        position: &Position,
        control: &Control<'_>,
        nodes: &mut u64,
    ) -> Result<Option<Move>, Unsolved> {
        let mut search = Search::new(self.rules, &mut self.memory, control);
        let mut best: Option<(i16, Move)> = None;
        for turn in position.turns(self.rules) {
            let alpha = best.map_or(-INFINITE, |(worth, _)| worth);
            let worth = search.turn(position, turn, alpha, INFINITE, Position::BATTLES);
            if worth > alpha {
                best = Some((worth, turn));
            }
        }
        *nodes += search.nodes();
        if search.is_stopped() { Err(Unsolved::Stopped) } else { Ok(best.map(|(_, turn)| turn)) }
    }
}

/// By how many points a side is ahead.
pub(super) fn ahead(position: &Position, color: Color) -> i16 {
    i16::from(position.points(color)) - i16::from(position.points(color.other()))
}

/// Whether two turns play the same pawn to points that mean the same.
pub(super) fn is_alike(position: &Position, rules: Rules, a: Move, b: Move) -> bool {
    let (Move::Play { from, to }, Move::Play { from: same, to: other }) = (a, b) else {
        return a == b;
    };
    let alike = |to: Point| position.interchangeable(rules, to).contains(other);
    from == same && alike(to)
}
