//! The exact result of every turn after the setup.

use std::cmp::Ordering;
use std::fmt;

use pylos_rules::equator::{Color, Movement, Point, Position, Rules, Turn};
use pylos_rules::{Position as _, Side as _};

use super::key::Likeness;
use super::last_battles::LastBattle;
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
/// assert_eq!(analysis.result.margin, -3);
/// assert_eq!(analysis.result.score(rules, &position), Some([9, 12]));
/// assert!(analysis.turns.iter().all(|turn| turn.result == analysis.result));
/// ```
pub struct Solver {
    rules: Rules,
    pub(super) memory: Memory,
}

/// What is known of a solved position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// What the game comes to with best play of both.
    pub result: Ending,
    /// Every legal turn, best first; equally good ones in canonical order.
    pub turns: Vec<AnalysedTurn>,
    /// A line of best play to the end of the game.
    pub line: Vec<Turn>,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A turn with its exact result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnalysedTurn {
    /// The turn.
    pub turn: Turn,
    /// What the game then comes to with best play of both.
    pub result: Ending,
}

/// The end of a game with best play, for the side to move at its beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// By how many points that side will be ahead; negative if behind.
    pub margin: i16,
    /// Who wins: who is ahead, and with equal points the winner of battle 5
    /// (E11).
    pub winner: Color,
}

impl Ending {
    /// From what the rest of the game is worth to the side to move.
    fn of(position: &Position, worth: i16) -> Ending {
        // The tie-break is less than half a point either way.
        let margin = ahead(position, position.to_move()) + rounded(worth);
        let (sign, mover) = (margin * POINT + worth - rounded(worth) * POINT, position.to_move());
        let winner = match sign.cmp(&0) {
            Ordering::Greater => mover,
            Ordering::Less => mover.other(),
            // The game is over: what the last battle decided is on the board.
            Ordering::Equal => position.leader(),
        };
        Ending { margin, winner }
    }

    /// The final score, blue's points first, if no pawn can be left over.
    pub fn score(self, rules: Rules, position: &Position) -> Option<[i16; 2]> {
        let all = 2 * Position::PAWNS as i16 + i16::from(rules.singleton_points());
        let blues = match position.to_move() {
            Color::Blue => self.margin,
            Color::Red => -self.margin,
        };
        let settled = rules.movement() != Movement::Straight;
        settled.then_some([(all + blues) / 2, (all - blues) / 2])
    }
}

/// Whole points.
pub(super) fn rounded(worth: i16) -> i16 {
    (worth + POINT / 2).div_euclid(POINT)
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
        let (table, order) = (Table::new(memory), Order::new());
        let last_battle = LastBattle::UNKNOWN;
        Solver { rules, memory: Memory { table, order, likeness: Likeness::Full, last_battle } }
    }

    /// Forgets what it has found.
    pub fn forget(&mut self) {
        self.memory.table.clear();
        self.memory.order.forget();
        self.memory.last_battle.forget();
    }

    /// What the game comes to with best play of both, and how many positions
    /// were looked at.
    pub fn result(
        &mut self,
        position: &Position,
        control: &Control<'_>,
    ) -> Result<(Ending, u64), Unsolved> {
        if position.in_setup() {
            return Err(Unsolved::Setup);
        }
        let mut search = Search::new(self.rules, &mut self.memory, control);
        let worth = search.worth(position, -INFINITE, INFINITE, Position::BATTLES);
        if search.is_stopped() {
            return Err(Unsolved::Stopped);
        }
        Ok((Ending::of(position, worth), search.nodes()))
    }

    /// Who wins the game with best play of both, and how many positions were
    /// looked at: several times quicker than by how many points.
    pub fn winner(
        &mut self,
        position: &Position,
        control: &Control<'_>,
    ) -> Result<(Color, u64), Unsolved> {
        if position.in_setup() {
            return Err(Unsolved::Setup);
        }
        if position.is_over() {
            return Ok((Ending::of(position, 0).winner, 0));
        }
        let mut search = Search::new(self.rules, &mut self.memory, control);
        // More than this is a win; nothing is worth exactly so much (E11).
        let level = -ahead(position, position.to_move()) * POINT;
        let worth = search.worth(position, level, level + 1, Position::BATTLES);
        if search.is_stopped() {
            return Err(Unsolved::Stopped);
        }
        let mover = position.to_move();
        Ok((if worth > level { mover } else { mover.other() }, search.nodes()))
    }

    /// The exact result of every turn. A finished game has no turns.
    pub fn analyse(
        &mut self,
        position: &Position,
        control: &Control<'_>,
    ) -> Result<Analysis, Unsolved> {
        self.analyse_and_report(position, control, &mut |_, _| ())
    }

    /// The same; `report` is told how many of the turns are solved, and how
    /// many there are.
    pub fn analyse_and_report(
        &mut self,
        position: &Position,
        control: &Control<'_>,
        report: &mut dyn FnMut(usize, usize),
    ) -> Result<Analysis, Unsolved> {
        if position.in_setup() {
            return Err(Unsolved::Setup);
        }
        let mut search = Search::new(self.rules, &mut self.memory, control);
        let mut turns: Vec<(i16, Turn)> = Vec::new();
        let all = position.turns(self.rules);
        for (done, &turn) in all.iter().enumerate() {
            report(done, all.len());
            // A turn to a point that means the same has the same result.
            let alike =
                turns.iter().find(|(_, known)| is_alike(position, self.rules, *known, turn));
            let worth = match alike {
                Some((known, _)) => *known,
                None => search.turn(position, turn, -INFINITE, INFINITE, Position::BATTLES),
            };
            if search.is_stopped() {
                return Err(Unsolved::Stopped);
            }
            turns.push((worth, turn));
        }
        turns.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
        let mut nodes = search.nodes();
        let best = turns.first().copied();
        let mut line = Vec::new();
        if let Some((_, turn)) = best {
            line.push(turn);
            self.extend(position, &mut line, control, &mut nodes)?;
        }
        let result = Ending::of(position, best.map_or(0, |(worth, _)| worth));
        let turns = turns
            .into_iter()
            .map(|(worth, turn)| AnalysedTurn { turn, result: Ending::of(position, worth) })
            .collect();
        Ok(Analysis { result, turns, line, nodes })
    }

    /// A turn, and as much of best play after it as can be found in time.
    pub(super) fn line(
        &mut self,
        position: &Position,
        turn: Turn,
        control: &Control<'_>,
    ) -> Vec<Turn> {
        let mut line = vec![turn];
        // What was found before time was up is good enough.
        let _: Result<(), Unsolved> = self.extend(position, &mut line, control, &mut 0);
        line
    }

    /// Adds best play to the end of the game to a line.
    fn extend(
        &mut self,
        position: &Position,
        line: &mut Vec<Turn>,
        control: &Control<'_>,
        nodes: &mut u64,
    ) -> Result<(), Unsolved> {
        let mut at = line.iter().fold(*position, |at, turn| at.play_unchecked(self.rules, *turn));
        while let Some(turn) = self.best_turn(&at, control, nodes)? {
            line.push(turn);
            at = at.play_unchecked(self.rules, turn);
        }
        Ok(())
    }

    /// The first turn in canonical order that is as good as any.
    fn best_turn(
        &mut self,
        position: &Position,
        control: &Control<'_>,
        nodes: &mut u64,
    ) -> Result<Option<Turn>, Unsolved> {
        let mut search = Search::new(self.rules, &mut self.memory, control);
        let mut best: Option<(i16, Turn)> = None;
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
pub(super) fn is_alike(position: &Position, rules: Rules, a: Turn, b: Turn) -> bool {
    let (Turn::Play { from, to }, Turn::Play { from: same, to: other }) = (a, b) else {
        return a == b;
    };
    let alike = |to: Point| position.interchangeable(rules, to).contains(other);
    from == same && alike(to)
}
