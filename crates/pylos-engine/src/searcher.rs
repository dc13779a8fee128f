//! What a game brings along so that the engine can play it.

use pylos_rules::{Game, Outcome, Position, Random};

use crate::{Choice, Control, Level, Score};

/// A game that the engine can play.
pub trait Playable: Position {
    /// Its search.
    type Searcher: Searcher<Self>;

    /// What a game that a turn of this side has ended here is worth to it.
    fn final_score(&self, outcome: Outcome<Self::Side>, side: Self::Side) -> Score;
}

/// What a search may use of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resources {
    /// Threads that search together.
    pub threads: usize,
    /// Memory for what has been found, in bytes.
    pub memory: usize,
}

impl Default for Resources {
    /// One thread and 16 MB: what a server can give to a game.
    fn default() -> Resources {
        Resources { threads: 1, memory: 16 << 20 }
    }
}

/// The search of one game. It keeps what it has found from turn to turn.
///
/// Both ways to play answer `None` only if the game is over. The history of
/// the game matters for repetition alone (P12).
pub trait Searcher<P: Position>: Send {
    /// A search for these rules that knows nothing yet.
    fn new(rules: P::Rules, resources: Resources) -> Self;

    /// Forgets what it has found, so that it plays as if new.
    fn forget(&mut self);

    /// The best turn that can be found within the limits; at least one ply is
    /// always searched. `report` is shown every deeper result.
    fn search(
        &mut self,
        game: &Game<P>,
        control: &Control<'_>,
        report: &mut dyn FnMut(&Choice<P>),
    ) -> Option<Choice<P>>;

    /// A turn as a level plays it, mistakes included; chance comes from
    /// `random`.
    fn play(
        &mut self,
        game: &Game<P>,
        level: Level,
        random: &mut Random,
        control: &Control<'_>,
    ) -> Option<Choice<P>>;
}
