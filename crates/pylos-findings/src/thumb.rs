//! Rules of thumb: who wins, told from what a person sees at a glance.
//!
//! A rule gives points if something is the case, or for every ball of some
//! kind; at most seven of them are added up, and whoever has more points than a
//! fixed number is said to win. Which rules is found by search: one after the
//! other the rule is taken that makes the most answers right, and after each
//! all are looked at again, whether another in its place would be better.

use std::fmt;

use pylos_rules::Side as _;
use pylos_rules::pyramid::{Cells, Color, Position, Rules};

/// The most rules that a person is asked to remember.
pub const MOST: usize = 7;

/// What can be seen of a position, by whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Balls in the mover's reserve more than in the other's.
    Lead,
    /// Balls in the mover's reserve.
    Reserve,
    /// Balls in the other's reserve.
    OtherReserve,
    /// The mover's balls that can be raised now.
    Raisers,
    /// The other's balls that could be raised if he were to move.
    OtherRaisers,
    /// Cells on which the mover can complete a square or line now.
    Completions,
    /// Cells on which the other could if he were to move.
    OtherCompletions,
    /// The mover's balls that carry nothing.
    Free,
    /// The other's balls that carry nothing.
    OtherFree,
    /// The mover's balls above level 1.
    High,
    /// The other's balls above level 1.
    OtherHigh,
    /// Open cells above level 1.
    Perches,
    /// Empty cells of level 1.
    Ground,
    /// Balls on the board.
    Balls,
    /// One if the number of open cells is odd, none if it is even.
    OddPerches,
}

impl Fact {
    /// All of them.
    pub const ALL: [Fact; 15] = [
        Fact::Lead,
        Fact::Reserve,
        Fact::OtherReserve,
        Fact::Raisers,
        Fact::OtherRaisers,
        Fact::Completions,
        Fact::OtherCompletions,
        Fact::Free,
        Fact::OtherFree,
        Fact::High,
        Fact::OtherHigh,
        Fact::Perches,
        Fact::Ground,
        Fact::Balls,
        Fact::OddPerches,
    ];

    fn name(self) -> &'static str {
        match self {
            Fact::Lead => "ball more in your reserve than in the other's",
            Fact::Reserve => "ball in your reserve",
            Fact::OtherReserve => "ball in the other's reserve",
            Fact::Raisers => "ball of yours that you can raise",
            Fact::OtherRaisers => "ball that the other could raise",
            Fact::Completions => "cell on which you can complete something",
            Fact::OtherCompletions => "cell on which the other could complete something",
            Fact::Free => "ball of yours that carries nothing",
            Fact::OtherFree => "ball of the other's that carries nothing",
            Fact::High => "ball of yours above level 1",
            Fact::OtherHigh => "ball of the other's above level 1",
            Fact::Perches => "open cell above level 1",
            Fact::Ground => "empty cell of level 1",
            Fact::Balls => "ball on the board",
            Fact::OddPerches => "odd number of open cells above level 1",
        }
    }

    /// That there are at least so many, in words.
    fn at_least(self, many: i8) -> String {
        let balls = if many == 1 { "ball" } else { "balls" };
        let cells = if many == 1 { "cell" } else { "cells" };
        let carry = if many == 1 { "carries" } else { "carry" };
        match self {
            Fact::Lead if many <= 0 => {
                format!("the other does not have {} or more balls more in reserve", 1 - many)
            }
            Fact::Lead => format!("you have at least {many} {balls} more in reserve"),
            Fact::Reserve => format!("you have at least {many} {balls} in reserve"),
            Fact::OtherReserve => format!("the other has at least {many} {balls} in reserve"),
            Fact::Raisers => format!("you can raise at least {many} {balls}"),
            Fact::OtherRaisers => format!("the other could raise at least {many} {balls}"),
            Fact::Completions => format!("you can complete something on at least {many} {cells}"),
            Fact::OtherCompletions => {
                format!("the other could complete something on at least {many} {cells}")
            }
            Fact::Free => format!("at least {many} {balls} of yours {carry} nothing"),
            Fact::OtherFree => format!("at least {many} {balls} of the other's {carry} nothing"),
            Fact::High => format!("at least {many} {balls} of yours above level 1"),
            Fact::OtherHigh => format!("at least {many} {balls} of the other's above level 1"),
            Fact::Perches => format!("at least {many} {cells} above level 1 open"),
            Fact::Ground => format!("at least {many} {cells} of level 1 empty"),
            Fact::Balls => format!("at least {many} {balls} on the board"),
            Fact::OddPerches => "the number of open cells above level 1 is odd".to_owned(),
        }
    }
}

/// Every fact of a position, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts([i8; Fact::ALL.len()]);

impl Facts {
    /// Looks at a position.
    pub fn of(rules: Rules, position: &Position) -> Facts {
        let (mover, other) = (position.to_move(), position.to_move().other());
        let reserve = |color| position.reserve(rules, color) as i8;
        let high = |color: Color| (position.balls(color) - Cells::GROUND).len() as i8;
        let (raisers, completions) = chances(rules, position, mover);
        let (other_raisers, other_completions) = chances(rules, position, other);
        let perches = (position.open() - Cells::GROUND).len() as i8;
        Facts(Fact::ALL.map(|fact| match fact {
            Fact::Lead => reserve(mover) - reserve(other),
            Fact::Reserve => reserve(mover),
            Fact::OtherReserve => reserve(other),
            Fact::Raisers => raisers,
            Fact::OtherRaisers => other_raisers,
            Fact::Completions => completions,
            Fact::OtherCompletions => other_completions,
            Fact::Free => position.free(mover).len() as i8,
            Fact::OtherFree => position.free(other).len() as i8,
            Fact::High => high(mover),
            Fact::OtherHigh => high(other),
            Fact::Perches => perches,
            Fact::Ground => (Cells::GROUND - position.occupied()).len() as i8,
            Fact::Balls => position.occupied().len() as i8,
            Fact::OddPerches => perches % 2,
        }))
    }

    /// How many there are of something.
    pub fn get(&self, fact: Fact) -> i8 {
        self.0[fact as usize]
    }

    /// Balls in the mover's reserve more than in the other's.
    pub fn lead(&self) -> i8 {
        self.get(Fact::Lead)
    }
}

/// How many balls a side can raise, and on how many cells it can complete
/// something, by placing or raising.
fn chances(rules: Rules, position: &Position, color: Color) -> (i8, i8) {
    let own = position.balls(color);
    let open = position.open();
    let has_reserve = position.reserve(rules, color) > 0;
    let mut completing = if has_reserve { rules.completing(own) & open } else { Cells::NONE };
    let mut raisers = 0;
    for ball in position.free(color) {
        // P5: higher, and not onto a cell that the ball itself would carry.
        let targets = (open & Cells::higher_than(ball.level())) - ball.above();
        raisers += i8::from(!targets.is_empty());
        completing = completing | (rules.completing(own.without(ball)) & targets);
    }
    (raisers, completing.len() as i8)
}

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
    when: When,
    points: i8,
}

/// What a rule looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    /// For every one of these.
    Each(Fact),
    /// If there are at least so many.
    AtLeast(Fact, i8),
}

impl When {
    fn count(self, facts: &Facts) -> i32 {
        match self {
            When::Each(fact) => i32::from(facts.get(fact)),
            When::AtLeast(fact, many) => i32::from(facts.get(fact) >= many),
        }
    }

    fn all() -> impl Iterator<Item = When> {
        let thresholds = |fact| {
            let range = match fact {
                Fact::Lead => -6..=6,
                Fact::Balls => 8..=28,
                Fact::OddPerches => 1..=1,
                _ => 1..=8,
            };
            range.map(move |many| When::AtLeast(fact, many))
        };
        let each = Fact::ALL.into_iter().filter(|fact| *fact != Fact::OddPerches).map(When::Each);
        each.chain(Fact::ALL.into_iter().flat_map(thresholds))
    }
}

/// Points of a rule, either way.
const POINTS: i8 = 6;

/// Scores beyond this are as good as this.
const LIMIT: i32 = 150;

/// Some rules, and how many points are needed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thumb {
    rules: Vec<Rule>,
    /// Whoever has more points than this is said to win.
    needed: i32,
}

impl Thumb {
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
        let points = |rule: &Rule| i32::from(rule.points) * rule.when.count(facts);
        self.rules.iter().map(points).sum::<i32>().clamp(-LIMIT, LIMIT)
    }
}

impl fmt::Display for Thumb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Rule { when, points } in &self.rules {
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

/// Looks for the rules that are right most often for these positions.
pub fn find(seen: &[Seen]) -> Thumb {
    let mut thumb = Thumb::default();
    let mut right = 0;
    while thumb.rules.len() < MOST {
        let Some((better, found)) = best_with_one_more(&thumb, seen) else { break };
        if found <= right {
            break;
        }
        (thumb, right) = (better, found);
        // Now that the others are there, another may do better in the place
        // of each.
        let mut place = 0;
        while place < thumb.rules.len() {
            let mut without = thumb.clone();
            without.rules.remove(place);
            match best_with_one_more(&without, seen) {
                Some((better, found)) if found > right => {
                    (thumb, right) = (better, found);
                    place = 0;
                }
                _ => place += 1,
            }
        }
    }
    thumb
}

/// The best that one more rule can do, and how many answers are then right.
fn best_with_one_more(thumb: &Thumb, seen: &[Seen]) -> Option<(Thumb, usize)> {
    let scores: Vec<i32> = seen.iter().map(|seen| thumb.score(&seen.facts)).collect();
    let mut best: Option<(Thumb, usize)> = None;
    for when in When::all() {
        let counts: Vec<i32> = seen.iter().map(|seen| when.count(&seen.facts)).collect();
        for points in (-POINTS..=POINTS).filter(|points| *points != 0) {
            // By score: wins less losses.
            let mut balance = [0i32; 2 * LIMIT as usize + 1];
            let mut wins = 0;
            for ((seen, score), count) in seen.iter().zip(&scores).zip(&counts) {
                let score = (score + i32::from(points) * count).clamp(-LIMIT, LIMIT);
                balance[(score + LIMIT) as usize] += if seen.won { 1 } else { -1 };
                wins += usize::from(seen.won);
            }
            // Right if everything is said to be won, then with one score after
            // the other said to be lost.
            let mut right = wins as i64;
            for (i, balance) in balance.iter().enumerate() {
                right -= i64::from(*balance);
                let found = right as usize;
                if best.as_ref().is_none_or(|(_, most)| found > *most) {
                    let mut rules = thumb.rules.clone();
                    rules.push(Rule { when, points });
                    best = Some((Thumb { rules, needed: i as i32 - LIMIT }, found));
                }
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use pylos_rules::Random;

    use super::*;
    use crate::Lots;

    /// What can be raised and completed, held against the legal turns.
    #[test]
    fn facts_are_those_of_the_legal_turns() {
        use pylos_rules::Position as _;
        let rules = Rules::ADVANCED;
        let lots = Lots::new(rules);
        let mut random = Random::new(11);
        for _ in 0..300 {
            let position = lots.draw(&mut random);
            if position.reserve(rules, position.to_move()) == 0 {
                continue;
            }
            let facts = Facts::of(rules, &position);
            let turns = position.turns(rules);
            let raisers: Cells = turns.iter().filter_map(|turn| turn.from()).collect();
            assert_eq!(facts.get(Fact::Raisers), raisers.len() as i8, "{position}");
            let completing =
                turns.iter().filter(|turn| !position.completes(rules, **turn).is_empty());
            let completing: Cells = completing.map(|turn| turn.to()).collect();
            assert_eq!(facts.get(Fact::Completions), completing.len() as i8, "{position}");
        }
    }

    /// Where a rule makes the truth, that rule is found.
    #[test]
    fn a_rule_that_is_there_is_found() {
        let rules = Rules::STANDARD;
        let lots = Lots::new(rules);
        let mut random = Random::new(12);
        let mut draw = || {
            let facts = Facts::of(rules, &lots.draw(&mut random));
            let won = 2 * facts.get(Fact::Lead) - facts.get(Fact::OtherRaisers) > 1;
            Seen { facts, won }
        };
        let (learnt, held_out): (Vec<Seen>, Vec<Seen>) =
            (0..1000).map(|_| (draw(), draw())).unzip();
        let thumb = find(&learnt);
        assert_eq!(thumb.hit_rate(&learnt), 1.0, "{thumb}");
        assert!(thumb.hit_rate(&held_out) > 0.99, "{thumb}");
        assert!(thumb.rules.len() <= MOST, "{thumb}");
    }
}
