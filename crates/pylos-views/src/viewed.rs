//! What every face needs of a game beyond its rules.

use pylos_rules::{Decision, Game, Outcome, Position, Secrets, SeenGame, Steps};

use crate::{Explain, Kind, LegalTurn, ResultShown, SideName, Step, View};

/// A position whose game can be shown as data.
pub trait Viewed:
    Position<Side: Into<SideName>, Illegal: Explain, PositionError: Explain> + Steps + Secrets
{
    /// Which game it belongs to.
    const KIND: Kind;

    /// The board as somebody may see it.
    fn view(seen: &SeenGame<'_, Self>) -> View;

    /// A legal turn with every way to carry it out.
    fn legal(&self, rules: Self::Rules, turn: Self::Turn) -> LegalTurn;

    /// The points of a game that is played for points.
    fn points(&self) -> Option<[u8; 2]>;

    /// The step that a shape describes; `None` if this game knows none such.
    fn read_step(step: &Step) -> Option<Self::Step>;
}

/// How a game ended.
pub fn result<P: Viewed>(position: &P, outcome: Outcome<P::Side>) -> ResultShown {
    let by_points = matches!(outcome, Outcome::Win { by: Decision::Points, .. });
    ResultShown {
        winner: outcome.winner().map(Into::into),
        by: outcome.into(),
        text: outcome.to_string(),
        score: position.points().filter(|_| by_points),
        rating_changes: None,
    }
}

/// Every legal turn of a game, for whoever is to move; none once it is over.
pub fn legal_turns<P: Viewed>(game: &Game<P>) -> Vec<LegalTurn> {
    let (position, rules) = (game.position(), game.rules());
    let turns = if game.outcome().is_none() { position.turns(rules) } else { Vec::new() };
    turns.into_iter().map(|turn| position.legal(rules, turn)).collect()
}
