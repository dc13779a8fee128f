//! Rule sets and the readings that the rulebooks leave open.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

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

/// The rules of one pyramid game: a rule set with its readings.
///
/// ```
/// use pylos_rules::pyramid::{Rules, TakeBack};
/// let rules: Rules = "advanced+must".parse().unwrap();
/// assert_eq!(rules.take_back(), TakeBack::Must);
/// assert_eq!(rules.to_string(), "advanced+must");
/// assert!("children+must".parse::<Rules>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rules {
    set: RuleSet,
    take_back: TakeBack,
    empty_reserve: EmptyReserve,
}

impl Rules {
    /// The rules for beginners: no take-backs.
    pub const CHILDREN: Rules = Rules::of(RuleSet::Children);
    /// The usual rules.
    pub const STANDARD: Rules = Rules::of(RuleSet::Standard);
    /// The usual rules with lines.
    pub const ADVANCED: Rules = Rules::of(RuleSet::Advanced);

    /// The ten different games, in the order of their names' options.
    pub const ALL: [Rules; 10] = {
        const fn game(set: RuleSet, take_back: TakeBack, empty_reserve: EmptyReserve) -> Rules {
            Rules { set, take_back, empty_reserve }
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
        Rules { set, take_back: TakeBack::May, empty_reserve: EmptyReserve::Loses }
    }

    /// A rule set with its readings; `None` for `children` with
    /// [`TakeBack::Must`], which knows no take-back.
    pub fn new(set: RuleSet, take_back: TakeBack, empty_reserve: EmptyReserve) -> Option<Rules> {
        let meaningless = set == RuleSet::Children && take_back == TakeBack::Must;
        (!meaningless).then_some(Rules { set, take_back, empty_reserve })
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
        Ok(())
    }
}

impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Rules, RulesError> {
        if let Some(rules) = Rules::ALL.into_iter().find(|rules| rules.to_string() == text) {
            return Ok(rules);
        }
        let mut words = text.split('+');
        let set = words.next().unwrap_or_default();
        let options: Vec<&str> = words.collect();
        if set == "children" && options.contains(&"must") {
            return Err(RulesError::because(text, RulesHelp::NothingToOblige));
        }
        let is_set = Rules::ALL.iter().any(|rules| rules.to_string() == set);
        if is_set && options.iter().all(|option| ["must", "raise"].contains(option)) {
            return Err(RulesError::because(text, RulesHelp::Order("must, raise")));
        }
        Err(RulesError::nearest(text, Rules::ALL.iter().map(Rules::to_string)))
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
            ("standard+raise+must", "in this order: must, raise"),
            ("advanced+must+must", "once each"),
        ] {
            let error = text.parse::<Rules>().unwrap_err().to_string();
            assert!(error.contains(help), "{error}");
        }
    }
}
