//! Fair ways to begin.
//!
//! The empty board is lost for whoever begins, or drawn. A tournament that wants
//! the first plies to be given (a *ballot*) looks for openings that leave the
//! balance nearest: drawn, or else decided as late as possible; and among
//! those, the ones after which few replies throw the result away, so that
//! neither side is caught at once.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::fmt;

use pylos_rules::pyramid::{Position, Rules, Symmetry, Turn};
use pylos_rules::{Position as _, Value};

use crate::weighing::Weighed;

/// The longest openings that are looked at, in plies.
pub const LONGEST: usize = 6;

/// The first plies of a game, and what they leave.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// The turns.
    pub turns: Vec<Turn>,
    /// What the position after them is worth to the side to move.
    pub value: Value,
    /// Of a hundred replies of the side to move, how many make its result
    /// worse.
    pub slips: u8,
    /// The same of the other side's answers, after every reply that does not.
    pub answering_slips: u8,
}

impl Opening {
    /// The position after the turns; `None` if one of them is not legal.
    pub fn position(&self, rules: Rules) -> Option<Position> {
        let play = |position: Position, turn: &Turn| position.play(rules, *turn).ok();
        self.turns.iter().try_fold(Position::START, play)
    }

    /// The fairest first: drawn, then decided latest; then the fewest slips.
    fn unfairness(&self) -> (Option<Reverse<u16>>, u32) {
        let decided = self.value.plies().map(Reverse);
        (decided, u32::from(self.slips) + u32::from(self.answering_slips))
    }
}

/// `a1 d4 b2 c3: loss 38, 12 %, 7 %`, as files have it.
impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turns: Vec<String> = self.turns.iter().map(Turn::to_string).collect();
        let Opening { value, slips, answering_slips, .. } = self;
        write!(f, "{}: {value}, {slips} %, {answering_slips} %", turns.join(" "))
    }
}

/// Finds the fairest openings of so many plies, the fairest first. Openings
/// that lead to the same position, turned or mirrored, are one.
pub fn find<E>(
    rules: Rules,
    plies: usize,
    many: usize,
    values: &impl Fn(&Position) -> Result<Value, E>,
) -> Result<Vec<Opening>, E> {
    let mut level: Vec<(Position, Vec<Turn>)> = vec![(Position::START, Vec::new())];
    for _ in 0..plies.min(LONGEST) {
        let mut seen = HashMap::new();
        for (position, line) in &level {
            for turn in position.turns(rules) {
                let after = position.play_unchecked(rules, turn);
                seen.entry(smallest_image(&after)).or_insert_with(|| {
                    let line = line.iter().copied().chain([turn]).collect();
                    (after, line)
                });
            }
        }
        level = seen.into_values().collect();
        // A map has no order of its own.
        level.sort_by_cached_key(|(_, line)| line.clone());
    }
    let mut valued = Vec::new();
    for (position, turns) in level {
        let opening = Opening { value: values(&position)?, turns, slips: 0, answering_slips: 0 };
        valued.push((opening, position));
    }
    // Slips are counted only where they can matter.
    valued.sort_by_key(|(opening, _)| opening.unfairness());
    let last = valued.get(many.saturating_sub(1)).map(|(opening, _)| opening.unfairness());
    let mut openings = Vec::new();
    for (opening, position) in valued {
        if last.is_some_and(|last| opening.unfairness() > last) {
            break;
        }
        let weighed = Weighed::new(rules, &position, values)?;
        let mut answers = Slips::default();
        for turn in weighed.keeping() {
            let after = position.play_unchecked(rules, turn);
            answers.add(&Weighed::new(rules, &after, values)?);
        }
        let mut replies = Slips::default();
        replies.add(&weighed);
        let (slips, answering_slips) = (replies.percent(), answers.percent());
        openings.push(Opening { slips, answering_slips, ..opening });
    }
    openings.sort_by_key(Opening::unfairness);
    openings.truncate(many);
    Ok(openings)
}

/// How many turns make the result worse, out of how many.
#[derive(Default)]
struct Slips {
    losing: usize,
    all: usize,
}

impl Slips {
    fn add(&mut self, weighed: &Weighed) {
        self.losing += weighed.losing();
        self.all += weighed.turns.len();
    }

    fn percent(&self) -> u8 {
        (100 * self.losing).div_ceil(self.all.max(1)) as u8
    }
}

/// One for all eight images of a position.
fn smallest_image(position: &Position) -> (u64, u64) {
    let image = |symmetry: &Symmetry| {
        let image = symmetry.position(position);
        (image.own().bits(), image.others().bits())
    };
    Symmetry::ALL.iter().map(image).min().unwrap_or_default()
}

/// The fairest openings of so many plies under these rules, as they were found
/// with `pylos openings`: none for readings that have not been looked at, nor
/// for more than [`LONGEST`] plies.
pub fn known(rules: Rules, plies: usize) -> Vec<Opening> {
    let name = rules.to_string();
    let lines = include_str!("openings.txt").lines();
    let of_rules = lines.filter_map(|line| line.strip_prefix(&*name)?.strip_prefix(' '));
    of_rules.filter_map(read).filter(|opening| opening.turns.len() == plies).collect()
}

/// Reads what [`Opening`] writes.
fn read(text: &str) -> Option<Opening> {
    let (turns, rest) = text.split_once(": ")?;
    let turns: Vec<Turn> = turns.split(' ').map(|turn| turn.parse().ok()).collect::<Option<_>>()?;
    let mut parts = rest.split(", ");
    let value = match parts.next()?.split_once(' ') {
        None => Value::Draw,
        Some(("win", plies)) => Value::Win(plies.parse().ok()?),
        Some((_, plies)) => Value::Loss(plies.parse().ok()?),
    };
    let mut percent = || parts.next()?.strip_suffix(" %")?.parse().ok();
    Some(Opening { turns, value, slips: percent()?, answering_slips: percent()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Made-up values: whoever has a ball on b2 has won in 9, except that a ball
    /// on a1 makes it a draw.
    fn made_up(position: &Position) -> Result<Value, ()> {
        let filled = |set: u64, bit: u32| set >> bit & 1 == 1;
        Ok(match position {
            _ if filled(position.occupied().bits(), 0) => Value::Draw,
            _ if filled(position.own().bits(), 5) => Value::Win(9),
            _ => Value::Loss(30),
        })
    }

    #[test]
    fn draws_come_first_then_what_is_decided_late() {
        let found = find(Rules::STANDARD, 1, 10, &made_up).unwrap();
        let texts: Vec<String> = found.iter().map(|opening| opening.turns[0].to_string()).collect();
        assert_eq!(texts, ["a1", "b1", "b2"], "sixteen first turns are three");
        assert_eq!(found[0].value, Value::Draw);
        assert_eq!(found[0].position(Rules::STANDARD).unwrap().occupied().len(), 1);
        assert_eq!(find(Rules::STANDARD, 1, 2, &made_up).unwrap(), found[..2]);
        assert_eq!(find(Rules::STANDARD, 2, 500, &made_up).unwrap().len(), 33);
    }

    #[test]
    fn replies_that_lose_are_counted() {
        // After b2 (light's), 14 replies other than a1 lose; a1 draws.
        let found = find(Rules::STANDARD, 1, 3, &made_up).unwrap();
        let after_b2 = found.iter().find(|opening| opening.turns[0].to_string() == "b2").unwrap();
        let weighed =
            Weighed::new(Rules::STANDARD, &after_b2.position(Rules::STANDARD).unwrap(), &made_up);
        let losing = weighed.unwrap().losing();
        assert_eq!(usize::from(after_b2.slips), (100 * losing).div_ceil(15));
    }

    #[test]
    fn what_is_known_can_be_read_and_played() {
        for line in include_str!("openings.txt").lines() {
            let (rules, text) = line.split_once(' ').expect("rules, then the opening");
            let rules: Rules = rules.parse().expect("a rule string");
            let opening = read(text).expect("an opening");
            assert_eq!(opening.to_string(), text);
            assert!(opening.position(rules).is_some(), "{line}");
            assert!((1..=LONGEST).contains(&opening.turns.len()), "{line}");
        }
        for rules in [Rules::CHILDREN, Rules::STANDARD, Rules::ADVANCED] {
            for plies in 1..=LONGEST {
                let known = known(rules, plies);
                assert!(!known.is_empty(), "{rules}, {plies} plies");
                let fairness = known.iter().map(Opening::unfairness);
                assert!(fairness.is_sorted(), "{rules}, {plies} plies: the fairest first");
            }
        }
        assert!(known("standard+8-9".parse().unwrap(), 2).is_empty());
    }
}
