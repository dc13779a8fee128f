//! A second, independent look at puzzles.
//!
//! Whatever was found with the quick generator and its early answers is gone
//! over again the slow way: every turn that can be written down is tried, the
//! rules say which are legal ([`Position::play`]), and the judge is asked for
//! the worth of every resulting position by itself. Then the puzzle must still
//! be what it says.
//!
//! [`Position::play`]: pylos_rules::Position::play

use std::fmt;

use pylos_engine::Score;
use pylos_rules::{Position, equator, pyramid};

use crate::{Goal, Judge, Puzzle, Puzzling, Solution, Themes};

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Something about it is not known to the judge.
    Unknown,
    /// A turn of it is not legal.
    Illegal(String),
    /// There is hardly anything to choose, or the first turn ends the game.
    Dull,
    /// This turn is as good as the solution, or better.
    NotOnly(String),
    /// Another goal would be right.
    Goal,
    /// The worth of its beginning, or of a wrong try, is another.
    Worth(String),
    /// The opponent has a better turn.
    Soft(String),
    /// A wrong try is missing, or is none.
    Wrong(String),
    /// It is about something else.
    Themes(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Unknown => f.write_str("its worth is not known"),
            Fault::Illegal(turn) => write!(f, "{turn} is not legal"),
            Fault::Dull => f.write_str("there is nothing to find"),
            Fault::NotOnly(turn) => write!(f, "{turn} is good enough, too"),
            Fault::Goal => f.write_str("something else is to be kept"),
            Fault::Worth(turn) => write!(f, "{turn} is worth something else"),
            Fault::Soft(turn) => write!(f, "the opponent has better than {turn}"),
            Fault::Wrong(turn) => write!(f, "{turn} should be among the wrong tries, or not"),
            Fault::Themes(themes) => write!(f, "it is about {themes}"),
        }
    }
}

impl std::error::Error for Fault {}

/// A game whose legal turns can be found by trying.
pub trait Tried: Puzzling {
    /// Every legal turn, found by trying all that can be written.
    fn tried(&self, rules: Self::Rules) -> Vec<Self::Turn>;
}

impl Tried for pyramid::Position {
    fn tried(&self, rules: pyramid::Rules) -> Vec<pyramid::Turn> {
        use pyramid::{Cell, Turn};
        let places = Cell::ALL.map(Turn::place);
        let raises = Cell::ALL
            .into_iter()
            .flat_map(|from| Cell::ALL.into_iter().map(move |to| Turn::raise(from, to)));
        let is_legal = |turn: &Turn| self.play(rules, *turn).is_ok();
        let mut turns = Vec::new();
        for action in places.into_iter().chain(raises) {
            if is_legal(&action) {
                turns.push(action);
            }
            // Nothing comes back where nothing is completed.
            if self.completes(rules, action).is_empty() {
                continue;
            }
            for first in Cell::ALL {
                turns.extend([action.taking(first)].into_iter().filter(is_legal));
                let both = Cell::ALL.into_iter().map(|second| action.taking_both(first, second));
                turns.extend(both.filter(is_legal));
            }
        }
        turns
    }
}

impl Tried for equator::Position {
    fn tried(&self, rules: equator::Rules) -> Vec<equator::Turn> {
        use equator::{Intersection, Point, Turn};
        let plays = Intersection::ALL
            .into_iter()
            .flat_map(|from| Point::ALL.into_iter().map(move |to| Turn::Play { from, to }));
        let turns = plays.chain([Turn::Pass]);
        turns.filter(|turn| self.play(rules, *turn).is_ok()).collect()
    }
}

/// Goes over a solution and its themes.
pub fn check_solution<P: Tried>(
    solution: &Solution<P>,
    themes: Themes,
    judge: &mut dyn Judge<P>,
) -> Result<(), Fault> {
    let (rules, solver) = (solution.rules, solution.solver());
    for (number, ply) in solution.plies.iter().enumerate() {
        let legal = ply.position.play(rules, ply.turn).ok() == Some(ply.next);
        let follows = number == 0 || solution.plies[number - 1].next == ply.position;
        if !legal || !follows {
            return Err(Fault::Illegal(ply.turn.to_string()));
        }
        let worth = worth_of(judge, rules, &ply.position, ply.turn)?;
        if ply.position.to_move() == solver {
            check_only(solution.goal, ply.turn, worth, &ply.position, rules, judge, number == 0)?;
        } else {
            check_best(ply.turn, worth, &ply.position, rules, judge)?;
        }
        if number == 0 && (worth != solution.worth || ply.next.outcome(rules).is_some()) {
            return Err(Fault::Worth(ply.turn.to_string()));
        }
    }
    let again = Themes::of(solution, Some(judge));
    if again != themes {
        let names: Vec<String> = again.iter().map(|theme| theme.to_string()).collect();
        return Err(Fault::Themes(names.join(" ")));
    }
    Ok(())
}

/// Goes over a whole puzzle: its solution, its wrong tries and their
/// refutations.
pub fn check<P: Tried>(
    puzzle: &Puzzle<P>,
    themes: Themes,
    judge: &mut dyn Judge<P>,
) -> Result<(), Fault> {
    check_solution(&puzzle.solution(), themes, judge)?;
    let (rules, solver) = (puzzle.rules, puzzle.start().to_move());
    for decision in &puzzle.decisions {
        let position = &decision.position;
        let come_to = |a, b| position.come_to_the_same(rules, a, b);
        for turn in position.tried(rules) {
            let listed = decision.wrong.iter().filter(|wrong| come_to(wrong.turn, turn)).count();
            if listed + usize::from(come_to(decision.solution, turn)) != 1 {
                return Err(Fault::Wrong(turn.to_string()));
            }
        }
        for wrong in &decision.wrong {
            if worth_of(judge, rules, position, wrong.turn)? != wrong.worth {
                return Err(Fault::Worth(wrong.turn.to_string()));
            }
            let next = position.play(rules, wrong.turn);
            let next = next.map_err(|_| Fault::Illegal(wrong.turn.to_string()))?;
            let answers = next.to_move() != solver && next.outcome(rules).is_none();
            match wrong.reply {
                Some(reply) if answers => {
                    let worth = worth_of(judge, rules, &next, reply)?;
                    check_best(reply, worth, &next, rules, judge)?;
                }
                None if !answers => {}
                _ => return Err(Fault::Wrong(wrong.turn.to_string())),
            }
        }
    }
    Ok(())
}

/// What a turn is worth to whoever plays it.
fn worth_of<P: Puzzling>(
    judge: &mut dyn Judge<P>,
    rules: P::Rules,
    position: &P,
    turn: P::Turn,
) -> Result<Score, Fault> {
    let next = position.play(rules, turn).map_err(|_| Fault::Illegal(turn.to_string()))?;
    let worth = judge.worth(&next).ok_or(Fault::Unknown)?;
    let stays = next.to_move() == position.to_move();
    Ok(if stays { worth } else { worth.before() })
}

/// Nothing that comes to something else keeps as much.
fn check_only<P: Tried>(
    goal: Goal,
    turn: P::Turn,
    worth: Score,
    position: &P,
    rules: P::Rules,
    judge: &mut dyn Judge<P>,
    is_first: bool,
) -> Result<(), Fault> {
    let mut others: Vec<(P::Turn, Score)> = Vec::new();
    for other in position.tried(rules) {
        let known = |other: P::Turn, turn| position.come_to_the_same(rules, other, turn);
        if known(other, turn) || others.iter().any(|(before, _)| known(other, *before)) {
            continue;
        }
        others.push((other, worth_of(judge, rules, position, other)?));
    }
    let Some((second, next_best)) = others.iter().max_by_key(|(_, worth)| *worth) else {
        return Err(Fault::Dull);
    };
    match Goal::of(worth, *next_best) {
        None => Err(Fault::NotOnly(second.to_string())),
        Some(found) if found != goal => Err(Fault::Goal),
        Some(_) if is_first && others.len() + 1 < P::FEWEST => Err(Fault::Dull),
        Some(_) => Ok(()),
    }
}

/// The opponent has nothing better.
fn check_best<P: Tried>(
    turn: P::Turn,
    worth: Score,
    position: &P,
    rules: P::Rules,
    judge: &mut dyn Judge<P>,
) -> Result<(), Fault> {
    for other in position.tried(rules) {
        if worth_of(judge, rules, position, other)? > worth {
            return Err(Fault::Soft(turn.to_string()));
        }
    }
    Ok(())
}
