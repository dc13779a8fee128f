//! Code written once for both games.

use pylos_engine::Playable;
use pylos_rules::{AnyGame, AnyRules, ByGame, Game, Secrets, Steps, equator, pyramid};
use pylos_views::Explain;

use crate::actions::Actions;
use crate::planes::Planes;

/// A game as this package plays it.
pub trait Playing:
    pylos_rules::Position<Illegal: Explain, PositionError: Explain>
    + Steps
    + Secrets
    + Playable
    + Actions
    + Planes
{
    /// Rules of this game as rules of either.
    fn any_rules(rules: Self::Rules) -> AnyRules;
    /// A position of this game as one of either.
    fn any_position(at: At<Self>) -> AnyAt;
    /// A game of this kind as one of either.
    fn any_game(game: Game<Self>) -> AnyGame;
}

/// A position with its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct At<P: pylos_rules::Position> {
    pub rules: P::Rules,
    pub position: P,
}

/// A position of either game with its rules.
pub type AnyAt = ByGame<At<pyramid::Position>, At<equator::Position>>;

impl Playing for pyramid::Position {
    fn any_rules(rules: pyramid::Rules) -> AnyRules {
        ByGame::Pyramid(rules)
    }

    fn any_position(at: At<Self>) -> AnyAt {
        ByGame::Pyramid(at)
    }

    fn any_game(game: Game<Self>) -> AnyGame {
        ByGame::Pyramid(game)
    }
}

impl Playing for equator::Position {
    fn any_rules(rules: equator::Rules) -> AnyRules {
        ByGame::Equator(rules)
    }

    fn any_position(at: At<Self>) -> AnyAt {
        ByGame::Equator(at)
    }

    fn any_game(game: Game<Self>) -> AnyGame {
        ByGame::Equator(game)
    }
}
