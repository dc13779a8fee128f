//! Rules of thumb: who wins, told from what a person sees at a glance.
//!
//! A rule gives points if something is the case, or for every ball of some
//! kind; at most seven of them are added up, and whoever has more points than a
//! fixed number is said to win. Which rules is found by search ([`find`]): one
//! after the other the rule is taken that makes the most answers right, and
//! after each all are looked at again, whether another in its place would be
//! better. What was found is kept ([`known`]).

mod facts;
mod find;
mod known;

use std::borrow::Cow;
use std::fmt;

use pylos_rules::pyramid::{Cells, Position, Rules};

pub use facts::{Fact, Facts};
pub use find::find;
pub use known::{HitRate, Known, known};

/// The most rules that a person is asked to remember.
pub const MOST: usize = 7;

/// Scores beyond this are as good as this.
const LIMIT: i32 = 150;

/// A position that was looked at, and who wins it.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    /// What can be seen of it.
    pub facts: Facts,
    /// Whether the side to move wins.
    pub won: bool,
}

/// A rule: so many points if, or for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// What it looks at.
    pub when: When,
    /// What that is worth to the side to move.
    pub points: i8,
}

/// What a rule looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// For every one of these.
    Each(Fact),
    /// If there are at least so many.
    AtLeast(Fact, i8),
}

impl When {
    /// What is counted.
    pub fn fact(self) -> Fact {
        match self {
            When::Each(fact) | When::AtLeast(fact, _) => fact,
        }
    }

    fn times(self, facts: &Facts) -> i32 {
        match self {
            When::Each(fact) => i32::from(facts.get(fact)),
            When::AtLeast(fact, many) => i32::from(facts.get(fact) >= many),
        }
    }
}

/// What a rule comes to in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The rule.
    pub rule: Rule,
    /// How many there are of what it counts.
    pub count: i8,
    /// What it gives the side to move.
    pub points: i32,
    /// Where on the board it can be seen.
    pub cells: Cells,
}

/// Some rules, and how many points are needed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thumb {
    rules: Cow<'static, [Rule]>,
    needed: i32,
}

impl Thumb {
    /// A side to move with more points than this is said to win.
    pub fn needed(&self) -> i32 {
        self.needed
    }

    /// What each rule comes to in a position.
    pub fn terms(&self, rules: Rules, position: &Position) -> Vec<Term> {
        let facts = Facts::of(rules, position);
        let term = |rule: &Rule| Term {
            rule: *rule,
            count: facts.get(rule.when.fact()),
            points: points(rule, &facts),
            cells: rule.when.fact().cells(rules, position),
        };
        self.rules.iter().map(term).collect()
    }

    /// Whether the side to move is said to win.
    pub fn says_won(&self, facts: &Facts) -> bool {
        self.score(facts) > self.needed
    }

    /// How often what is said is right, from 0 to 1.
    pub fn hit_rate(&self, seen: &[Seen]) -> f64 {
        let right = seen.iter().filter(|seen| self.says_won(&seen.facts) == seen.won);
        right.count() as f64 / seen.len().max(1) as f64
    }

    fn score(&self, facts: &Facts) -> i32 {
        self.rules.iter().map(|rule| points(rule, facts)).sum::<i32>().clamp(-LIMIT, LIMIT)
    }
}

fn points(rule: &Rule, facts: &Facts) -> i32 {
    i32::from(rule.points) * rule.when.times(facts)
}

impl fmt::Display for Thumb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Rule { when, points } in self.rules.iter() {
            match when {
                When::Each(fact) => writeln!(f, "{points:+} for each {}", fact.name())?,
                When::AtLeast(fact, many) => {
                    writeln!(f, "{points:+} if {}", fact.at_least(*many))?;
                }
            }
        }
        writeln!(f, "more than {} points: you win", self.needed)
    }
}
