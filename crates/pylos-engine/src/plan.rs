//! Playing by a plan: what a strategy file knows of a game.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use pylos_rules::pyramid::{Color, Position, Rules};
use pylos_rules::{Game, Value};
use pylos_strategy::{Claim, Strategy};

use crate::Score;

/// Somebody who knows good turns of one side without knowing what every
/// position is worth: a strategy.
pub trait Plan<P: pylos_rules::Position>: Send + Sync {
    /// What to do where this game stands.
    fn advise(&self, game: &Game<P>) -> Advice<P>;
}

/// What a plan says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advice<P: pylos_rules::Position> {
    /// This turn wins: the score is proven.
    Win(P::Turn, Score),
    /// The plan has ended here: a search of so many plies finds the win.
    Search(u32),
    /// This turn does not lose; whether there is more, a search may find.
    Hold(P::Turn),
    /// One of these turns, drawn as often as its weight says: where the sides
    /// choose in secret, whoever can be foreseen can be prepared for. On average
    /// that is worth so much.
    Lots(Vec<(P::Turn, u64)>, Score),
    /// The plan knows nothing of this position.
    None,
}

impl Plan<Position> for Strategy {
    fn advise(&self, game: &Game<Position>) -> Advice<Position> {
        let terms = self.terms();
        if game.rules() != terms.rules || game.position().to_move() != terms.owner {
            return Advice::None;
        }
        let turns = self.turns(game.position());
        match (terms.claim, turns.first()) {
            (Claim::NeverLoses, Some((turn, _))) => Advice::Hold(*turn),
            // What comes round again may be drawn (P12), which no rank knows
            // of. Whoever follows the plan never repeats anything.
            (Claim::Wins, _) if game.spent().next().is_some() => Advice::None,
            (Claim::Wins, Some((turn, rank))) => Advice::Win(*turn, Value::Win(rank + 1).into()),
            (_, None) if comes_from(self, game) => Advice::Search(u32::from(terms.search())),
            (_, None) => Advice::None,
        }
    }
}

/// Whether one of the last positions belongs to the plan: it has then ended
/// where it says, and only a search can have been followed since.
fn comes_from(strategy: &Strategy, game: &Game<Position>) -> bool {
    let first = game.ply().saturating_sub(usize::from(strategy.terms().search()));
    let mut past = (first..game.ply()).filter_map(|ply| game.position_at(ply));
    past.any(|position| strategy.rank(position).is_some())
}

/// Strategies of both sides: where the game is drawn, each has one.
impl Plan<Position> for Vec<Strategy> {
    fn advise(&self, game: &Game<Position>) -> Advice<Position> {
        let mut advice = self.iter().map(|strategy| strategy.advise(game));
        advice.find(|advice| *advice != Advice::None).unwrap_or(Advice::None)
    }
}

/// The strategies for these rules in a directory, if there are any; one that
/// cannot be used is an error, which names the file.
pub fn find(directory: &Path, rules: Rules) -> Result<Option<Arc<dyn Plan<Position>>>, PlanError> {
    let read = |owner| read(&directory.join(pylos_strategy::file_name(rules, owner)), rules, owner);
    let found: Vec<Option<Strategy>> =
        Color::BOTH.into_iter().map(read).collect::<Result<_, _>>()?;
    let found: Vec<Strategy> = found.into_iter().flatten().collect();
    Ok((!found.is_empty()).then(|| Arc::new(found) as Arc<dyn Plan<Position>>))
}

fn read(path: &Path, rules: Rules, owner: Color) -> Result<Option<Strategy>, PlanError> {
    let error = |problem: String| PlanError { message: format!("{}: {problem}", path.display()) };
    let bytes = match std::fs::read(path) {
        Ok(bytes) => bytes,
        Err(missing) if missing.kind() == ErrorKind::NotFound => return Ok(None),
        Err(other) => return Err(error(other.to_string())),
    };
    let strategy = Strategy::from_bytes(&bytes).map_err(|problem| error(problem.to_string()))?;
    let (found, side) = (strategy.terms().rules, strategy.terms().owner);
    match (found, side) == (rules, owner) {
        true => Ok(Some(strategy)),
        false => Err(error(format!("this is {side}'s strategy under {found}"))),
    }
}

/// Why a strategy cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanError {
    message: String,
}

impl std::fmt::Display for PlanError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for PlanError {}
