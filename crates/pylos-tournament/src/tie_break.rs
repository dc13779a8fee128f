//! What decides between equal scores, and how it comes about.
//!
//! A round without a game (a bye, a forfeit, an absence) counts, for Buchholz
//! and Sonneborn–Berger, as one against somebody with exactly the points that
//! one has oneself in the end. In a round robin a forfeit counts as a game:
//! the opponent is known.

use std::fmt;
use std::str::FromStr;

use crate::settings::{SettingsProblem, shorten};
use crate::{Entrant, Score};

/// What decides between equal scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TieBreak {
    /// The points of all opponents.
    Buchholz,
    /// The same without the opponent who has the fewest.
    BuchholzCut1,
    /// The points of those who were beaten, and half of those who were drawn
    /// with.
    SonnebornBerger,
    /// The points against those who are tied, if all of them have met.
    DirectEncounter,
    /// The pairings that were won at the board.
    Wins,
}

impl TieBreak {
    /// All of them.
    pub const ALL: [TieBreak; 5] = [
        TieBreak::BuchholzCut1,
        TieBreak::Buchholz,
        TieBreak::SonnebornBerger,
        TieBreak::DirectEncounter,
        TieBreak::Wins,
    ];

    /// What is used unless something else is agreed.
    pub const USUAL: [TieBreak; 5] = TieBreak::ALL;

    /// The name in files and commands.
    pub fn name(self) -> &'static str {
        match self {
            TieBreak::Buchholz => "buchholz",
            TieBreak::BuchholzCut1 => "buchholz-cut-1",
            TieBreak::SonnebornBerger => "sonneborn-berger",
            TieBreak::DirectEncounter => "direct",
            TieBreak::Wins => "wins",
        }
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for TieBreak {
    type Err = SettingsProblem;

    fn from_str(text: &str) -> Result<TieBreak, SettingsProblem> {
        TieBreak::ALL.into_iter().find(|it| it.name() == text).ok_or_else(|| {
            SettingsProblem::Unknown {
                what: "TieBreaks",
                text: shorten(text),
                known: &["buchholz-cut-1", "buchholz", "sonneborn-berger", "direct", "wins"],
            }
        })
    }
}

/// A number that ties are broken by, in quarters of a point: half of a half
/// point occurs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct TieValue(pub u64);

impl TieValue {
    /// A number of points.
    pub fn of(score: Score) -> TieValue {
        TieValue(2 * u64::from(score.in_halves()))
    }
}

impl fmt::Display for TieValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = ["", ".25", ".5", ".75"][(self.0 % 4) as usize];
        f.pad(&format!("{}{part}", self.0 / 4))
    }
}

/// What a round contributes to a tie-break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The round, from 1.
    pub round: usize,
    /// The opponent; `None` for a round without one, in which one's own points
    /// count.
    pub opponent: Option<Entrant>,
    /// What it contributes.
    pub value: TieValue,
    /// How it counts.
    pub share: Share,
}

/// How a term counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// As it is.
    Whole,
    /// By half: the pairing was drawn.
    Half,
    /// Not: the lowest was cut, or nothing was won.
    Nothing,
}
