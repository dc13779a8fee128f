//! The way that a pawn takes to the equator, to be shown (E7).

use super::lines::{exits, neighbours, straight_ways};
use super::{Intersection, Intersections, Movement, Place as _, Point, Position, Rules};

impl Position {
    /// The intersections that the mover's pawn on `from` passes on a shortest
    /// way to a point, `from` included. `None` if it cannot get there; only
    /// `from` if it does not slide at all (`free`).
    ///
    /// ```
    /// use pylos_rules::{Position as _, equator::{Position, Rules}};
    /// let rules = Rules::CARPENTIER;
    /// // o2 is surrounded but for o1, from where ol is near.
    /// let text = ".DCBA/EDCBA/..Ea...../.bcde/abcde B 1.2 e2 0 0:0";
    /// let position = Position::parse(rules, text).unwrap();
    /// let (from, to) = ("o2".parse().unwrap(), "ol".parse().unwrap());
    /// let way = position.way(rules, from, to).unwrap();
    /// assert_eq!(way, ["o2".parse().unwrap(), "o1".parse().unwrap()]);
    /// ```
    pub fn way(&self, rules: Rules, from: Intersection, to: Point) -> Option<Vec<Intersection>> {
        let occupied = self.hemisphere(self.to_move()).occupied();
        match rules.movement() {
            Movement::Free => Some(vec![from]),
            Movement::Straight => straight_way(from, to, occupied),
            Movement::Slide => sliding_way(from, to, occupied),
        }
    }
}

fn straight_way(
    from: Intersection,
    to: Point,
    occupied: Intersections,
) -> Option<Vec<Intersection>> {
    let start = from.index();
    let ways = straight_ways(start as u8);
    let (_, passed) = ways.into_iter().find(|&(end, _)| usize::from(end) == to.index())?;
    let mut way: Vec<Intersection> =
        Intersection::ALL.into_iter().filter(|at| passed >> at.index() & 1 == 1).collect();
    if way.iter().any(|&at| occupied.contains(at)) {
        return None;
    }
    // Outwards from the pawn: to the left that is backwards.
    way.sort_by_key(|at| at.index().abs_diff(start));
    way.insert(0, from);
    Some(way)
}

/// Wave by wave over the empty intersections, then back along the waves.
fn sliding_way(
    from: Intersection,
    to: Point,
    occupied: Intersections,
) -> Option<Vec<Intersection>> {
    let mut before: [Option<Intersection>; 10] = [None; 10];
    let mut wave = vec![from];
    let mut seen = vec![from];
    while !wave.is_empty() {
        let mut next = Vec::new();
        for at in wave {
            if exits(1 << at.index()) >> to.index() & 1 == 1 {
                let mut way = vec![at];
                while let Some(earlier) = way.last().and_then(|at| before[at.index()]) {
                    way.push(earlier);
                }
                way.reverse();
                return Some(way);
            }
            for near in neighbours(Intersections::NONE.with(at)) {
                if !occupied.contains(near) && !seen.contains(&near) {
                    before[near.index()] = Some(at);
                    seen.push(near);
                    next.push(near);
                }
            }
        }
        wave = next;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position as _, Random};

    /// There is a way exactly where a turn is legal on an empty equator, and
    /// it is one: step by step along the lines, over empty intersections.
    #[test]
    fn every_legal_play_has_a_way_and_it_can_be_gone() {
        let mut random = Random::new(11);
        for rules in Rules::all().step_by(3) {
            let mut position = Position::start(rules).with_random_setup(rules, &mut random);
            while let Some(turn) = position.random_turn(rules, &mut random) {
                for turn in position.turns(rules) {
                    let super::super::Turn::Play { from, to } = turn else { continue };
                    let way = position.way(rules, from, to).unwrap();
                    assert_eq!(way[0], from);
                    if rules.movement() == Movement::Free {
                        continue;
                    }
                    let own = position.hemisphere(position.to_move()).occupied();
                    for pair in way.windows(2) {
                        let near = neighbours(Intersections::NONE.with(pair[0]));
                        assert!(near.contains(pair[1]), "{rules} {position} {turn} {way:?}");
                        assert!(!own.contains(pair[1]), "{rules} {position} {turn} {way:?}");
                    }
                    let last = way[way.len() - 1];
                    assert_eq!(exits(1 << last.index()) >> to.index() & 1, 1, "{turn} {way:?}");
                }
                position = position.play_unchecked(rules, turn);
            }
        }
    }
}
