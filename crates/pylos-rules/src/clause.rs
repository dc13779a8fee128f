//! The clauses of the rules, by number.

use std::error::Error;
use std::fmt;

/// A clause of the rules: `P…` of the pyramid game, `E…` of the equator game.
/// Errors name the one that is broken; texts in every language cite it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)] // the rules say what each clause is about
#[rustfmt::skip]
pub enum Clause {
    P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15,
    E1, E2, E3, E4, E5, E6, E7, E8, E9, E10, E11, E12, E13, E14,
}

impl Clause {
    /// Every clause there is.
    #[rustfmt::skip]
    pub const ALL: [Clause; 29] = [
        Clause::P1, Clause::P2, Clause::P3, Clause::P4, Clause::P5, Clause::P6, Clause::P7,
        Clause::P8, Clause::P9, Clause::P10, Clause::P11, Clause::P12, Clause::P13, Clause::P14,
        Clause::P15,
        Clause::E1, Clause::E2, Clause::E3, Clause::E4, Clause::E5, Clause::E6, Clause::E7,
        Clause::E8, Clause::E9, Clause::E10, Clause::E11, Clause::E12, Clause::E13, Clause::E14,
    ];
}

/// `P1`, `E14`, …
impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// An error that the rules are the reason for.
pub trait BrokenRule: Error + Clone + Eq + Send + Sync + 'static {
    /// The clause that is broken; `None` if the text could not be read at all.
    fn clause(&self) -> Option<Clause>;

    /// Which character of the text is wrong, counted from 1, if it is one.
    fn character(&self) -> Option<usize> {
        None
    }
}
