//! Rule sets and the readings that the rulebooks leave open.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::{Color, Handicap};
use crate::{RulesError, RulesHelp};

/// Which of the three published rule sets is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RuleSet {
    /// No take-backs: balls are saved by raising alone.
    Children,
    /// Squares of one colour give take-backs (P6).
    Standard,
    /// Squares and lines give take-backs (P6, P13).
    Advanced,
}

/// What a completed square or line means for the mover (P6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TakeBack {
    /// The mover may take back none, one or two balls.
    May,
    /// The mover must take back one or two balls.
    Must,
}

/// What happens to a mover without a ball in reserve (P11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum EmptyReserve {
    /// The mover has lost.
    Loses,
    /// The mover may still raise, and loses only when no raise is possible.
    MayRaise,
}

/// The rules of one pyramid game: a rule set with its readings, and with how
/// many balls each side begins.
///
/// ```
/// use pylos_rules::pyramid::{Color, Rules, TakeBack};
/// let rules: Rules = "advanced+must".parse().unwrap();
/// assert_eq!(rules.take_back(), TakeBack::Must);
/// assert_eq!(rules.to_string(), "advanced+must");
/// assert!("children+must".parse::<Rules>().is_err());
/// let handicap: Rules = "standard+13-15".parse().unwrap();
/// assert_eq!(handicap.balls(Color::Light), 13);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rules {
    set: RuleSet,
    take_back: TakeBack,
    empty_reserve: EmptyReserve,
    handicap: Handicap,
}

impl Rules {
    /// The rules for beginners: no take-backs.
    pub const CHILDREN: Rules = Rules::of(RuleSet::Children);
    /// The usual rules.
    pub const STANDARD: Rules = Rules::of(RuleSet::Standard);
    /// The usual rules with lines.
    pub const ADVANCED: Rules = Rules::of(RuleSet::Advanced);

    /// The ten different games with 15 balls each, in the order of their
    /// names' options. [`with_handicap`](Self::with_handicap) makes the others.
    pub const ALL: [Rules; 10] = {
        const fn game(set: RuleSet, take_back: TakeBack, empty_reserve: EmptyReserve) -> Rules {
            Rules { set, take_back, empty_reserve, handicap: Handicap::NONE }
        }
        use {EmptyReserve::*, RuleSet::*, TakeBack::*};
        [
            game(Children, May, Loses),
            game(Children, May, MayRaise),
            game(Standard, May, Loses),
            game(Standard, Must, Loses),
            game(Standard, May, MayRaise),
            game(Standard, Must, MayRaise),
            game(Advanced, May, Loses),
            game(Advanced, Must, Loses),
            game(Advanced, May, MayRaise),
            game(Advanced, Must, MayRaise),
        ]
    };

    const fn of(set: RuleSet) -> Rules {
        Rules {
            set,
            take_back: TakeBack::May,
            empty_reserve: EmptyReserve::Loses,
            handicap: Handicap::NONE,
        }
    }

    /// A rule set with its readings and 15 balls each; `None` for `children` with
    /// [`TakeBack::Must`], which knows no take-back.
    pub fn new(set: RuleSet, take_back: TakeBack, empty_reserve: EmptyReserve) -> Option<Rules> {
        let meaningless = set == RuleSet::Children && take_back == TakeBack::Must;
        let handicap = Handicap::NONE;
        (!meaningless).then_some(Rules { set, take_back, empty_reserve, handicap })
    }

    /// The same rules with so many balls of each side (P15).
    #[must_use]
    pub const fn with_handicap(self, handicap: Handicap) -> Rules {
        Rules { handicap, ..self }
    }

    /// The same rules with 15 balls each.
    #[must_use]
    pub const fn plain(self) -> Rules {
        self.with_handicap(Handicap::NONE)
    }

    /// With how many balls each side begins (P15).
    pub const fn handicap(self) -> Handicap {
        self.handicap
    }

    /// With how many balls a side begins (P2, P15).
    #[inline(always)]
    pub const fn balls(self, color: Color) -> u32 {
        self.handicap.balls(color)
    }

    /// The rule set.
    pub const fn set(self) -> RuleSet {
        self.set
    }

    /// The reading of P6.
    pub const fn take_back(self) -> TakeBack {
        self.take_back
    }

    /// The reading of P11.
    pub const fn empty_reserve(self) -> EmptyReserve {
        self.empty_reserve
    }

    /// How many balls come back after a completed square or line, at least and
    /// at most (P6, P8); none where nothing gives any back.
    pub const fn take_backs(self) -> RangeInclusive<u32> {
        match (self.set, self.take_back) {
            (RuleSet::Children, _) => 0..=0,
            (_, TakeBack::May) => 0..=2,
            (_, TakeBack::Must) => 1..=2,
        }
    }

    /// Whether a mover may leave all balls where they are (P6).
    pub const fn may_take_none(self) -> bool {
        *self.take_backs().start() == 0
    }

    /// Whether anything gives balls back (P6, P13).
    pub const fn gives_take_backs(self) -> bool {
        *self.take_backs().end() > 0
    }

    /// Whether a mover without a ball in reserve goes on raising (P11).
    pub const fn plays_on_without_reserve(self) -> bool {
        matches!(self.empty_reserve, EmptyReserve::MayRaise)
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::STANDARD
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.set {
            RuleSet::Children => "children",
            RuleSet::Standard => "standard",
            RuleSet::Advanced => "advanced",
        })?;
        if self.take_back == TakeBack::Must {
            f.write_str("+must")?;
        }
        if self.empty_reserve == EmptyReserve::MayRaise {
            f.write_str("+raise")?;
        }
        if !self.handicap.is_none() {
            write!(f, "+{}", self.handicap)?;
        }
        Ok(())
    }
}

impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Rules, RulesError> {
        let is_handicap = |word: &str| word.starts_with(|letter: char| letter.is_ascii_digit());
        // P15: a handicap comes last.
        let (game, handicap) = match text.rsplit_once('+') {
            Some((game, word)) if is_handicap(word) => (game, Some(word.parse::<Handicap>())),
            _ => (text, None),
        };
        let known = Rules::ALL.into_iter().find(|rules| rules.to_string() == game);
        match (known, handicap) {
            (Some(rules), None) => return Ok(rules),
            (Some(rules), Some(Ok(handicap))) => return Ok(rules.with_handicap(handicap)),
            (Some(_), Some(Err(error))) => {
                return Err(RulesError::because(text, RulesHelp::Handicap(error)));
            }
            (None, _) => {}
        }
        let mut words = text.split('+');
        let set = words.next().unwrap_or_default();
        let options: Vec<&str> = words.collect();
        if set == "children" && options.contains(&"must") {
            return Err(RulesError::because(text, RulesHelp::NothingToOblige));
        }
        let is_set = Rules::ALL.iter().any(|rules| rules.to_string() == set);
        let is_option = |option: &&str| ["must", "raise"].contains(option) || is_handicap(option);
        if is_set && options.iter().all(is_option) {
            return Err(RulesError::because(text, RulesHelp::Order("must, raise, a handicap")));
        }
        let handicap = handicap.and_then(Result::ok).unwrap_or(Handicap::NONE);
        let names = Rules::ALL.iter().map(|rules| rules.with_handicap(handicap).to_string());
        Err(RulesError::nearest(text, names))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_a_rule_string_is_said() {
        for (text, help) in [
            ("standart", "did you mean “standard”"),
            ("standard+", "did you mean “standard"),
            ("standard+rise", "did you mean “standard+raise”"),
            ("", "did you mean"),
            ("children+must", "“must” means nothing (P6)"),
            ("standard+raise+must", "in this order: must, raise, a handicap"),
            ("advanced+must+must", "once each"),
            ("standard+7-15", "a side begins with 8 to 15 balls (P15)"),
            ("standard+16-15", "a side begins with 8 to 15 balls (P15)"),
            ("advanced+must+raise+15-7", "a side begins with 8 to 15 balls (P15)"),
            ("standard+15-15", "15-15 is the game without a handicap"),
            ("standard+13", "such as 13-15 (P15)"),
            ("standard+13-", "such as 13-15 (P15)"),
            ("standard+13-15-12", "such as 13-15 (P15)"),
            ("standard+013-15", "such as 13-15 (P15)"),
            ("standard+13-15+must", "in this order: must, raise, a handicap"),
            ("standard+13-15+12-15", "once each"),
            ("children+must+13-15", "“must” means nothing (P6)"),
            ("standart+13-15", "did you mean “standard+13-15”"),
            ("13-15", "did you mean"),
        ] {
            let error = text.parse::<Rules>().unwrap_err().to_string();
            assert!(error.contains(help), "{error}");
        }
    }
}
