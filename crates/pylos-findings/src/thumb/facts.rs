//! What a person sees of a position at a glance.

use pylos_rules::Side as _;
use pylos_rules::pyramid::{Cells, Color, Position, Rules};

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

    pub(super) fn name(self) -> &'static str {
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
    pub(super) fn at_least(self, many: i8) -> String {
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
        let own = Chances::of(rules, position, mover);
        let others = Chances::of(rules, position, other);
        let perches = perches(position).len() as i8;
        Facts(Fact::ALL.map(|fact| match fact {
            Fact::Lead => reserve(mover) - reserve(other),
            Fact::Reserve => reserve(mover),
            Fact::OtherReserve => reserve(other),
            Fact::Raisers => own.raisers.len() as i8,
            Fact::OtherRaisers => others.raisers.len() as i8,
            Fact::Completions => own.completions.len() as i8,
            Fact::OtherCompletions => others.completions.len() as i8,
            Fact::Free => position.free(mover).len() as i8,
            Fact::OtherFree => position.free(other).len() as i8,
            Fact::High => high(position, mover).len() as i8,
            Fact::OtherHigh => high(position, other).len() as i8,
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

impl Fact {
    /// Where on the board it can be seen; nowhere, if it is about what lies
    /// beside it.
    pub fn cells(self, rules: Rules, position: &Position) -> Cells {
        let (mover, other) = (position.to_move(), position.to_move().other());
        let chances = |color| Chances::of(rules, position, color);
        match self {
            Fact::Lead | Fact::Reserve | Fact::OtherReserve => Cells::NONE,
            Fact::Raisers => chances(mover).raisers,
            Fact::OtherRaisers => chances(other).raisers,
            Fact::Completions => chances(mover).completions,
            Fact::OtherCompletions => chances(other).completions,
            Fact::Free => position.free(mover),
            Fact::OtherFree => position.free(other),
            Fact::High => high(position, mover),
            Fact::OtherHigh => high(position, other),
            Fact::Perches | Fact::OddPerches => perches(position),
            Fact::Ground => Cells::GROUND - position.occupied(),
            Fact::Balls => position.occupied(),
        }
    }
}

/// A side's balls above level 1.
fn high(position: &Position, color: Color) -> Cells {
    position.balls(color) - Cells::GROUND
}

/// Open cells above level 1.
fn perches(position: &Position) -> Cells {
    position.open() - Cells::GROUND
}

/// What a side could do if it were to move.
struct Chances {
    /// The balls that it can raise.
    raisers: Cells,
    /// The cells on which it can complete something, by placing or raising.
    completions: Cells,
}

impl Chances {
    fn of(rules: Rules, position: &Position, color: Color) -> Chances {
        let own = position.balls(color);
        let open = position.open();
        let has_reserve = position.reserve(rules, color) > 0;
        let mut completions = if has_reserve { rules.completing(own) & open } else { Cells::NONE };
        let mut raisers = Cells::NONE;
        for ball in position.free(color) {
            // P5: higher, and not onto a cell that the ball itself would carry.
            let targets = (open & Cells::higher_than(ball.level())) - ball.above();
            if !targets.is_empty() {
                raisers = raisers.with(ball);
            }
            completions = completions | (rules.completing(own.without(ball)) & targets);
        }
        Chances { raisers, completions }
    }
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
            assert_eq!(Fact::Raisers.cells(rules, &position), raisers, "{position}");
            let completing =
                turns.iter().filter(|turn| !position.completes(rules, **turn).is_empty());
            let completing: Cells = completing.map(|turn| turn.to()).collect();
            assert_eq!(facts.get(Fact::Completions), completing.len() as i8, "{position}");
            assert_eq!(Fact::Completions.cells(rules, &position), completing, "{position}");
        }
    }

    /// What is seen in so many places is counted as so many, for either side.
    #[test]
    fn there_are_as_many_as_can_be_pointed_at() {
        let rules = Rules::STANDARD;
        let lots = Lots::new(rules);
        let mut random = Random::new(13);
        for _ in 0..300 {
            let position = lots.draw(&mut random);
            let facts = Facts::of(rules, &position);
            for fact in Fact::ALL {
                let cells = fact.cells(rules, &position).len() as i8;
                let seen = match fact {
                    Fact::Lead | Fact::Reserve | Fact::OtherReserve => 0,
                    Fact::OddPerches => facts.get(Fact::Perches),
                    _ => facts.get(fact),
                };
                assert_eq!(cells, seen, "{fact:?} of {position}");
            }
        }
    }
}
