//! What the two games have in common.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::ControlFlow;
use std::str::FromStr;

use crate::{BrokenRule, Outcome, Random, RulesError};

/// One of the two players.
pub trait Side: Copy + Eq + Hash + Debug + Display + Send + Sync + 'static {
    /// Both sides; the one that begins (or is named) first comes first.
    const BOTH: [Self; 2];

    /// The opponent.
    fn other(self) -> Self;
}

/// A position of a game for two: everything that decides what may happen next,
/// except the rules, which stay the same for a whole game and are passed along.
///
/// Positions are small values: playing makes a new one. Whatever is written
/// against this trait (game history, records, perft, engines, servers) works
/// for both games.
pub trait Position: Copy + Eq + Hash + Debug + Display + Send + Sync + 'static {
    /// The rules of the game; written and read as a rule string.
    type Rules: Copy
        + Eq
        + Hash
        + Debug
        + Display
        + Default
        + Send
        + Sync
        + FromStr<Err = RulesError>;
    /// The players.
    type Side: Side;
    /// One whole turn. `Display` gives its one canonical text.
    type Turn: Copy + Eq + Hash + Debug + Display + Send + Sync;
    /// Why a turn is not legal; `Display` names the clause.
    type Illegal: BrokenRule;
    /// Why a text is not a position; `Display` names the place and the clause.
    type PositionError: BrokenRule;

    /// The name of the game, as records and interfaces give it.
    const NAME: &'static str;

    /// Where a game begins.
    fn start(rules: Self::Rules) -> Self;

    /// Where a game begins when chance has its say: who leads, and whatever
    /// else the rules leave to it. Without chance, the usual start.
    fn dealt(rules: Self::Rules, _random: &mut Random) -> Self {
        Self::start(rules)
    }

    /// Reads a position text.
    fn parse(rules: Self::Rules, text: &str) -> Result<Self, Self::PositionError>;

    /// Who is to move; of a finished game, who would be.
    fn to_move(&self) -> Self::Side;

    /// The result, if the position itself ends the game.
    fn outcome(&self, rules: Self::Rules) -> Option<Outcome<Self::Side>>;

    /// Shows every legal turn once, in the canonical order of the game, until
    /// `visit` breaks. A finished game has none.
    fn visit<B>(
        &self,
        rules: Self::Rules,
        visit: impl FnMut(Self::Turn) -> ControlFlow<B>,
    ) -> ControlFlow<B>;

    /// How many legal turns there are, without making them.
    fn count(&self, rules: Self::Rules) -> u64;

    /// Plays a turn. An illegal one is refused with the clause it breaks.
    fn play(&self, rules: Self::Rules, turn: Self::Turn) -> Result<Self, Self::Illegal>;

    /// Plays a turn that [`visit`](Self::visit) has shown, without checking it
    /// again. Any other turn gives a meaningless position, but never a panic.
    #[must_use]
    fn play_unchecked(&self, rules: Self::Rules, turn: Self::Turn) -> Self;

    /// Reads the text of a turn that is legal here; the answer is canonical
    /// even if the text is not.
    fn read_turn(&self, rules: Self::Rules, text: &str) -> Result<Self::Turn, Self::Illegal>;

    /// The one form of a turn that is legal here, if it can be put in several
    /// ways; games without such turns leave it as it is.
    #[must_use]
    fn canonical(&self, _rules: Self::Rules, turn: Self::Turn) -> Self::Turn {
        turn
    }

    /// One legal turn, each as likely as any other; `None` when there is none.
    fn random_turn(&self, rules: Self::Rules, random: &mut Random) -> Option<Self::Turn> {
        let n = self.count(rules);
        let mut skip = (n > 0).then(|| random.below(n))?;
        let found = self.visit(rules, |turn| {
            if skip == 0 {
                return ControlFlow::Break(turn);
            }
            skip -= 1;
            ControlFlow::Continue(())
        });
        found.break_value()
    }

    /// All legal turns in canonical order.
    fn turns(&self, rules: Self::Rules) -> Vec<Self::Turn> {
        let mut turns = Vec::new();
        let _: ControlFlow<()> = self.visit(rules, |turn| {
            turns.push(turn);
            ControlFlow::Continue(())
        });
        turns
    }
}

/// Turns in parts, as somebody composes them click by click. Solvers and
/// engines see whole turns and need none of this.
pub trait Steps: Position {
    /// One part of a turn, one click: lift, place, take back, slide, …
    type Step: Copy + Eq + Hash + Debug + Display + Send + Sync;

    /// The parts of a turn, in an order in which they can be carried out.
    fn steps(turn: Self::Turn) -> Vec<Self::Step>;

    /// Every order in which the parts of a legal turn can be carried out, that
    /// of [`steps`](Self::steps) first.
    fn step_orders(&self, _rules: Self::Rules, turn: Self::Turn) -> Vec<Vec<Self::Step>> {
        vec![Self::steps(turn)]
    }

    /// The clause that forbids the last of these steps after the others, which
    /// begin a legal turn; `None` if no single clause does.
    fn forbids(&self, _rules: Self::Rules, _steps: &[Self::Step]) -> Option<Self::Illegal> {
        None
    }
}

/// Somebody who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer<S> {
    /// Whoever plays this side.
    Player(S),
    /// Anybody else.
    Watcher,
}

/// What may be shown of a position, and to whom.
pub trait Secrets: Position {
    /// The position as this viewer may see it; see [`crate::SeenGame`].
    #[must_use]
    fn seen_by(&self, _rules: Self::Rules, _viewer: Viewer<Self::Side>) -> Self {
        *self
    }
}
