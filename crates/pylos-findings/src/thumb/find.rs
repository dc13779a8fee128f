//! The search for the rules that are right most often.

use super::{Fact, LIMIT, MOST, Rule, Seen, Thumb, When};

/// Points of a rule, either way.
const POINTS: i8 = 6;

impl When {
    /// Everything that a rule may look at.
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
            without.rules.to_mut().remove(place);
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
        let counts: Vec<i32> = seen.iter().map(|seen| when.times(&seen.facts)).collect();
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
                    rules.to_mut().push(Rule { when, points });
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
    use pylos_rules::pyramid::Rules;

    use super::*;
    use crate::Lots;
    use crate::thumb::Facts;

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
