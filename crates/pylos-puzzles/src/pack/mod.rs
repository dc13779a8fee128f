//! A file of puzzles.
//!
//! `docs/puzzles.md` describes the format. A pack is checked when it is opened
//! (length and checksum) and knows then what each puzzle is about; a puzzle
//! itself is played through when it is asked for ([`Pack::puzzle`]).

mod bytes;
mod error;
mod read;
mod write;

use std::borrow::Cow;
use std::collections::HashMap;

use pylos_rules::AnyRules;

use crate::{AnyPuzzle, Goal, PuzzleId, Themes};

pub use error::PackError;
pub use write::{Packed, PackedSet, write};

/// The first bytes of every pack.
pub const MAGIC: &[u8; 8] = b"PYLOSPUZ";

/// The newest format that is understood here.
pub const VERSION: u16 = 1;

/// Magic, version, length and checksum of the rest.
const HEADER: usize = 18;

/// Puzzles, as they are stored and handed round.
#[derive(Clone, Debug)]
pub struct Pack {
    bytes: Cow<'static, [u8]>,
    sets: Vec<Set>,
    entries: Vec<Entry>,
    by_id: HashMap<PuzzleId, usize>,
}

/// The puzzles of one rule set.
#[derive(Clone, Debug)]
struct Set {
    rules: AnyRules,
    name: String,
    entries: std::ops::Range<usize>,
}

/// What is known of a puzzle without looking into it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    /// Its name.
    pub id: PuzzleId,
    /// What is to be kept.
    pub goal: Goal,
    /// What it is about.
    pub themes: Themes,
    /// How hard it is, before anybody has tried.
    pub difficulty: Difficulty,
    /// How many turns the solver has to find.
    pub decisions: u8,
    set: u16,
    start: u32,
    end: u32,
}

/// How hard a puzzle is, measured by letting the ten levels try.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Difficulty {
    /// One bit for each level that solves it more often than not, the first
    /// the lowest.
    pub levels: u16,
    /// The first rating, on the usual scale around 1500.
    pub rating: u16,
}

impl Difficulty {
    /// The weakest level from which on all levels solve it; `None` if not even
    /// the highest does.
    pub fn level(self) -> Option<u8> {
        let solve = (1..=10u8).rev().take_while(|level| self.levels >> (level - 1) & 1 == 1);
        solve.last()
    }
}

impl Pack {
    /// The puzzles that the program brings along.
    pub fn shipped() -> Result<Pack, PackError> {
        Pack::open(&include_bytes!("../../shipped/puzzles.pack")[..])
    }

    /// Opens a pack: a newer format, a pack that was cut or altered, or
    /// something else altogether is refused by name.
    pub fn open(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Pack, PackError> {
        read::open(bytes.into())
    }

    /// The rule sets that there are puzzles for.
    pub fn rule_sets(&self) -> impl Iterator<Item = (&str, AnyRules)> {
        self.sets.iter().map(|set| (set.name.as_str(), set.rules))
    }

    /// Every puzzle, rule set by rule set.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The puzzles of a rule set, by its canonical name.
    pub fn of_rules(&self, rules: &str) -> &[Entry] {
        let set = self.sets.iter().find(|set| set.name == rules);
        set.map_or(&[], |set| &self.entries[set.entries.clone()])
    }

    /// A puzzle by its name.
    pub fn entry(&self, id: PuzzleId) -> Option<&Entry> {
        self.by_id.get(&id).map(|index| &self.entries[*index])
    }

    /// The canonical rule string of a puzzle.
    pub fn rules(&self, entry: &Entry) -> &str {
        &self.sets[usize::from(entry.set)].name
    }

    /// A puzzle, played through.
    pub fn puzzle(&self, entry: &Entry) -> Result<AnyPuzzle, PackError> {
        read::puzzle(self, entry)
    }
}
