//! What a game brings along so that the engine can play it.

use std::fmt;
use std::sync::Arc;

use pylos_rules::{Game, Outcome, Position, Random};

use crate::{Choice, Control, Level, Plan, Score};

/// A game that the engine can play.
pub trait Playable: Position {
    /// Its search.
    type Searcher: Searcher<Self>;

    /// What can be learnt of a rule set beforehand, and judged by.
    type Judgement: Send + Sync;

    /// Whether these rules can be judged by what was learnt.
    fn fits(judgement: &Self::Judgement, rules: Self::Rules) -> bool;

    /// What was learnt of these rules, if it is built in.
    fn built_in(_: Self::Rules) -> Option<Arc<Self::Judgement>> {
        None
    }

    /// How a side wins under these rules, if it is built in.
    fn built_in_plan(_: Self::Rules) -> Option<Arc<dyn Plan<Self>>> {
        None
    }

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

/// There is not so much memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryError {
    /// How many bytes were asked for.
    pub bytes: usize,
}

impl fmt::Display for MemoryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this machine cannot give {} MB of memory", self.bytes >> 20)
    }
}

impl std::error::Error for MemoryError {}

/// So many entries for a table, each made by `empty`; what cannot be had is an
/// error instead of the end of the process.
pub(crate) fn table_of<T>(bytes: usize, empty: impl FnMut() -> T) -> Result<Vec<T>, MemoryError> {
    let entries = (bytes / size_of::<T>()).max(1);
    let mut table = Vec::new();
    table.try_reserve_exact(entries).map_err(|_| MemoryError { bytes })?;
    table.resize_with(entries, empty);
    Ok(table)
}

/// The search of one game. It keeps what it has found from turn to turn.
///
/// Both ways to play answer `None` only if the game is over. The history of
/// the game matters for repetition alone (P12).
pub trait Searcher<P: Playable>: Send {
    /// A search for these rules that knows nothing yet and uses the usual
    /// resources.
    fn new(rules: P::Rules) -> Self;

    /// Judges by what was learnt from now on, or by counts, and knows nothing
    /// yet. What was learnt of other rules is not used.
    fn judge_by(&mut self, judgement: Option<Arc<P::Judgement>>);

    /// Uses these resources from now on, and knows nothing yet; if there is
    /// not so much memory, everything stays as it was.
    fn provide(&mut self, resources: Resources) -> Result<(), MemoryError>;

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
