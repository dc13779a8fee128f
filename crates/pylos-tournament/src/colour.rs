//! Who begins.
//!
//! The first side is light or blue, the second dark or red. Only games that
//! were played count. A preference is *absolute* if a side was played twice in
//! a row, or two more times than the other; *strong* if once more; *mild* if
//! both were played equally often and the last one should not follow again.

use std::fmt;

use crate::History;

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// Light or blue: begins.
    First,
    /// Dark or red.
    Second,
}

impl Colour {
    /// The other side.
    pub fn other(self) -> Colour {
        match self {
            Colour::First => Colour::Second,
            Colour::Second => Colour::First,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::First => "first",
            Colour::Second => "second",
        })
    }
}

/// How much somebody should get a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// It would be nicer.
    Mild,
    /// It would balance what was played.
    Strong,
    /// Otherwise it would be three in a row, or three more than the other.
    Absolute,
}

/// A side that somebody should get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preference {
    /// How much.
    pub strength: Strength,
    /// The side.
    pub colour: Colour,
}

impl Preference {
    /// What somebody who played these sides, in order, should get.
    pub fn after(colours: &[Colour]) -> Option<Preference> {
        let last = *colours.last()?;
        let difference = difference(colours);
        let twice = colours.len() > 1 && colours[colours.len() - 2] == last;
        let wanted = match difference {
            0 => last.other(),
            1.. => Colour::Second,
            _ => Colour::First,
        };
        Some(match difference.abs() {
            2.. => Preference { strength: Strength::Absolute, colour: wanted },
            _ if twice => Preference { strength: Strength::Absolute, colour: last.other() },
            1 => Preference { strength: Strength::Strong, colour: wanted },
            _ => Preference { strength: Strength::Mild, colour: wanted },
        })
    }
}

/// How many more games somebody began than not.
fn difference(colours: &[Colour]) -> i32 {
    colours.iter().map(|colour| if *colour == Colour::First { 1 } else { -1 }).sum()
}

/// What the colours of a pair cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clash {
    /// Both must have the same side.
    pub absolute: bool,
    /// Somebody does not get a side that would balance.
    pub strong: bool,
    /// Somebody does not get the side that is due.
    pub any: bool,
}

/// What it costs to let two players meet.
pub(crate) fn clash(one: &History, other: &History) -> Clash {
    match (one.preference(), other.preference()) {
        (Some(one), Some(other)) if one.colour == other.colour => {
            let weaker = one.strength.min(other.strength);
            Clash {
                absolute: weaker == Strength::Absolute,
                strong: weaker >= Strength::Strong,
                any: true,
            }
        }
        _ => Clash::default(),
    }
}

/// The side of `one`, who is the higher ranked of the two. `number` is the
/// place of `one` in the start list, from 1.
pub(crate) fn colour_of(one: &History, other: &History, number: usize, initial: Colour) -> Colour {
    let (own, theirs) = (one.preference(), other.preference());
    match (own, theirs) {
        (Some(own), None) => return own.colour,
        (None, Some(theirs)) => return theirs.colour.other(),
        (Some(own), Some(theirs)) if own.colour != theirs.colour => return own.colour,
        (Some(own), Some(theirs)) if own.strength != theirs.strength => {
            return if own.strength > theirs.strength { own.colour } else { theirs.colour.other() };
        }
        (Some(own), Some(_)) if own.strength == Strength::Absolute => {
            // Both must: the wider difference goes first.
            let [mine, yours] =
                [one, other].map(|history| difference(&history.colours).unsigned_abs());
            if mine != yours {
                return if mine > yours { own.colour } else { own.colour.other() };
            }
        }
        _ => {}
    }
    // The other way round than when they last had different sides.
    let turns = one.colours.iter().rev().zip(other.colours.iter().rev());
    if let Some((mine, _)) = turns.into_iter().find(|(mine, yours)| mine != yours) {
        return mine.other();
    }
    match own {
        Some(own) => own.colour,
        None if number % 2 == 1 => initial,
        None => initial.other(),
    }
}
