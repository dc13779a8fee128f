//! Tablebases as oracles.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use pylos_rules::Value;
use pylos_rules::pyramid::{Position, Rules};
use pylos_tablebase::{Asked, Kind, PartialTablebase, Tablebase, TablebaseError};

use crate::{Oracle, Sight};

impl Oracle<Position> for Tablebase {
    fn value(&self, position: &Position) -> Option<Value> {
        // A table of outcomes alone has no distances to choose by.
        if self.kind() != Kind::Distances {
            return None;
        }
        self.probe(position).ok()
    }
}

/// What is at hand; [`ask`] finds out what else is needed.
impl Oracle<Position> for PartialTablebase {
    fn value(&self, position: &Position) -> Option<Value> {
        if self.kind() != Kind::Distances {
            return None;
        }
        self.at_hand(position).ok().flatten()
    }

    fn sight(&self) -> Sight {
        Sight::Near
    }
}

/// The tablebase for these rules in a directory, if there is one; one that
/// cannot be used is an error, which names the file.
pub fn find(
    directory: &Path,
    rules: Rules,
) -> Result<Option<Arc<dyn Oracle<Position>>>, TablebaseError> {
    let found = Tablebase::find(directory, rules, Kind::Distances)?;
    Ok(found.map(|tablebase| Arc::new(tablebase) as Arc<dyn Oracle<Position>>))
}

/// Answers a question from the parts of a tablebase that are at hand, or says
/// which bytes of it have to be handed in before it is asked again.
///
/// The question gets an oracle that says `None` for whatever is not at hand, and
/// remembers it. An engine with the same tablebase as its oracle chooses at once
/// when what it needs has been asked for before:
///
/// ```
/// use std::ops::Range;
/// use std::sync::Arc;
///
/// use pylos_engine::tablebase::ask;
/// use pylos_engine::{Choice, Engine, Level, Limits, PerfectPlay, Strength};
/// use pylos_rules::Game;
/// use pylos_rules::pyramid::Position;
/// use pylos_tablebase::{Asked, PartialTablebase, TablebaseError};
///
/// /// The turn of a perfect player who fetches what he must know.
/// fn choose(
///     tablebase: &Arc<PartialTablebase>,
///     game: &Game<Position>,
///     fetch: impl Fn(Range<u64>) -> Vec<u8>,
/// ) -> Result<Option<Choice<Position>>, TablebaseError> {
///     while let Asked::Needs(ranges) =
///         ask(tablebase, |oracle| PerfectPlay::new(oracle, game).best())?
///     {
///         for range in ranges {
///             tablebase.supply(range.start, &fetch(range))?;
///         }
///     }
///     let strength = Strength::Level(Level::HIGHEST);
///     let mut engine = Engine::new(game.rules(), strength).with_oracle(tablebase.clone());
///     Ok(engine.choose(game, &Limits::NONE))
/// }
/// ```
pub fn ask<T>(
    tablebase: &PartialTablebase,
    question: impl FnOnce(&dyn Oracle<Position>) -> T,
) -> Result<Asked<T>, TablebaseError> {
    let listener = Listener { tablebase, heard: Mutex::default() };
    let answer = question(&listener);
    let Heard { positions, wrong } =
        listener.heard.into_inner().unwrap_or_else(PoisonError::into_inner);
    match wrong {
        Some(error) => Err(error),
        // All that was looked at is one question to the tablebase: it keeps
        // what is at hand of it, and says at once what is not.
        None => Ok(tablebase.values(&positions)?.map(|_| answer)),
    }
}

/// An oracle that remembers what it was asked.
struct Listener<'a> {
    tablebase: &'a PartialTablebase,
    heard: Mutex<Heard>,
}

#[derive(Default)]
struct Heard {
    positions: Vec<Position>,
    /// The first thing that was found wrong with the tablebase.
    wrong: Option<TablebaseError>,
}

impl Oracle<Position> for Listener<'_> {
    fn value(&self, position: &Position) -> Option<Value> {
        self.values(std::slice::from_ref(position))?.pop()
    }

    fn values(&self, positions: &[Position]) -> Option<Vec<Value>> {
        if self.tablebase.kind() != Kind::Distances {
            return None;
        }
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard.positions.extend(positions);
        let at_hand = positions.iter().map(|position| self.tablebase.at_hand(position));
        match at_hand.collect::<Result<Option<Vec<Value>>, _>>() {
            Ok(values) => values,
            Err(error) => {
                heard.wrong.get_or_insert(error);
                None
            }
        }
    }

    fn sight(&self) -> Sight {
        Sight::Near
    }
}
