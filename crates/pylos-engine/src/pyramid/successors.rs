//! Where the mover can get to, each position once.
//!
//! Many turns lead to the same position. Whichever cell completed a square,
//! taking that very ball back leaves the board as it was; a ball raised to a
//! cell that completes something could as well be taken back while another is
//! placed there; of two balls of which one is raised and both end up in the
//! reserve it does not matter which was raised. The search looks at positions,
//! not at turns, so it wants each of these once. With `t` the cell played and
//! a ball in reserve, the positions after a take-back are:
//!
//! - without `t`: the board as it was, or less one free ball (placed at any
//!   completing `t`), or less two (one raised to a completing `t`);
//! - with `t`: plus `t`, less none, one or two balls (placed; "less one" is
//!   also what a raise to `t` gives), or less three (one of them raised).

use pylos_rules::pyramid::{Cell, Cells, Rules};

use super::node::{Node, Pyramid};
use super::sight::Sight;

/// Fills `list` with what the balls of a mover who has so many in all can
/// become, take-backs first, each once. Nothing if the game is over.
pub(super) fn successors<B: Pyramid>(
    node: Node,
    balls: u32,
    rules: Rules,
    sight: Sight,
    list: &mut Vec<Cells>,
) {
    list.clear();
    let masks = Masks::of::<B>(node, rules, sight);
    if node.own.len() == balls {
        // P11: the mover has lost, or can only raise.
        if rules.plays_on_without_reserve() {
            masks.raises_alone(list);
        }
        return;
    }
    let completing = masks.completing(node.own);
    let takers = masks.open & completing;
    if !takers.is_empty() {
        masks.take_backs(takers, list);
    }
    masks.raises(completing, list);
    list.extend((masks.open - completing).into_iter().map(|to| node.own.with(to)));
}

struct Masks {
    own: Cells,
    occupied: Cells,
    open: Cells,
    /// The mover's balls that carry nothing.
    free: Cells,
    rules: Rules,
    sight: Sight,
}

impl Masks {
    #[inline(always)]
    fn of<B: Pyramid>(node: Node, rules: Rules, sight: Sight) -> Masks {
        let occupied = node.own | node.other | B::GROUND;
        Masks {
            own: node.own,
            occupied,
            open: occupied.supported() - occupied,
            free: node.own - occupied.carriers(),
            rules,
            sight,
        }
    }

    #[inline(always)]
    fn completing(&self, own: Cells) -> Cells {
        self.rules.completing(own) & self.sight.completions
    }

    /// Where a free ball may be raised to (P5).
    #[inline(always)]
    fn targets(&self, from: Cell) -> Cells {
        (self.open & Cells::higher_than(from.level())) - from.above()
    }

    /// Everything that a placement on one of `takers` can lead to, and what
    /// only a raise to one of them can.
    fn take_backs(&self, takers: Cells, list: &mut Vec<Cells>) {
        let raised_from = list.len();
        for from in self.free & self.sight.raises {
            let targets = self.targets(from) & takers;
            if targets.is_empty() {
                continue;
            }
            let own = self.own.without(from);
            let targets = targets & self.completing(own);
            if let Some(to) = targets.first() {
                let left = self.after(from, to);
                left.one_by_one(to, |second| list.push(own - second));
            }
            for to in targets {
                self.after(from, to).pairs(to, |pair| list.push((own - pair).with(to)));
            }
        }
        sort_and_dedup(list, raised_from);
        for to in takers {
            let own = self.own.with(to);
            let left = Left::new(own, self.occupied.with(to));
            left.pairs(to, |pair| list.push(own - pair));
            left.one_by_one_placed(to, |ball| list.push(own - ball));
            if self.rules.may_take_none() {
                list.push(own);
            }
        }
        list.extend(self.free.into_iter().map(|ball| self.own.without(ball)));
        list.push(self.own);
    }

    /// Raises to cells that complete nothing; the others are among the
    /// take-backs.
    #[inline(always)]
    fn raises(&self, completing: Cells, list: &mut Vec<Cells>) {
        if (self.open - Cells::GROUND - completing).is_empty() {
            return;
        }
        for from in self.free & self.sight.raises {
            let own = self.own.without(from);
            list.extend((self.targets(from) - completing).into_iter().map(|to| own.with(to)));
        }
    }

    /// Everything that a mover without reserve can do (P11, `may-raise`).
    fn raises_alone(&self, list: &mut Vec<Cells>) {
        for from in self.free & self.sight.raises {
            let own = self.own.without(from);
            let completing = self.completing(own);
            for to in self.targets(from) {
                let with = own.with(to);
                if !completing.contains(to) {
                    list.push(with);
                    continue;
                }
                let left = self.after(from, to);
                if self.rules.may_take_none() {
                    list.push(with);
                }
                list.push(own);
                left.one_by_one(to, |ball| list.push(own - ball));
                left.one_by_one_placed(to, |ball| list.push(with - ball));
                left.pairs(to, |pair| list.push(with - pair));
            }
        }
        sort_and_dedup(list, 0);
    }

    /// The board after a raise.
    fn after(&self, from: Cell, to: Cell) -> Left {
        Left::new(self.own.without(from).with(to), self.occupied.without(from).with(to))
    }
}

/// What can be taken back from a board.
struct Left {
    own: Cells,
    occupied: Cells,
    free: Cells,
}

impl Left {
    fn new(own: Cells, occupied: Cells) -> Left {
        Left { own, occupied, free: own - occupied.carriers() }
    }

    /// The balls that can go together with the ball at `to` itself.
    fn one_by_one(&self, to: Cell, mut visit: impl FnMut(Cells)) {
        let without = Left::new(self.own.without(to), self.occupied.without(to));
        without.free.into_iter().for_each(|ball| visit(ball.into()));
    }

    /// The balls other than that at `to` that can go alone.
    fn one_by_one_placed(&self, to: Cell, mut visit: impl FnMut(Cells)) {
        self.free.without(to).into_iter().for_each(|ball| visit(ball.into()));
    }

    /// The pairs of balls, that at `to` not among them, that can go (P7).
    fn pairs(&self, to: Cell, mut visit: impl FnMut(Cells)) {
        let mut rest = self.free.without(to);
        while let Some(first) = rest.first() {
            rest = rest.without(first);
            let freed = (self.own & first.below()).under_exactly_one(self.occupied);
            (rest | freed).into_iter().for_each(|second| visit(Cells::from(first).with(second)));
        }
    }
}

/// Sorts the end of the list and drops what is there twice.
fn sort_and_dedup(list: &mut Vec<Cells>, from: usize) {
    let tail = &mut list[from..];
    if tail.len() < 2 {
        return;
    }
    tail.sort_unstable();
    let mut kept = from + 1;
    for i in from + 1..list.len() {
        if list[i] != list[kept - 1] {
            list[kept] = list[i];
            kept += 1;
        }
    }
    list.truncate(kept);
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use pylos_rules::pyramid::Position;
    use pylos_rules::{Position as _, Random};

    use super::super::node::FourByFour;
    use super::*;

    /// Random games, every position of them: where the rules' turns lead is
    /// where the successors are, each once.
    #[test]
    fn successors_are_where_the_turns_lead_each_once() {
        let mut random = Random::new(5);
        let mut list = Vec::new();
        let handicap = |rules: Rules| rules.with_handicap("9-12".parse().unwrap());
        for rules in Rules::ALL.into_iter().chain(Rules::ALL.map(handicap)) {
            for _ in 0..400 {
                let mut position = Position::START;
                while let Some(turn) = position.random_turn(rules, &mut random) {
                    let expected: HashSet<Cells> = position
                        .turns(rules)
                        .into_iter()
                        .map(|turn| position.play_unchecked(rules, turn).balls(position.to_move()))
                        .collect();
                    let (node, balls) = (Node::of(&position), rules.balls(position.to_move()));
                    successors::<FourByFour>(node, balls, rules, Sight::FULL, &mut list);
                    let found: HashSet<Cells> = list.iter().copied().collect();
                    assert_eq!(found, expected, "{rules}: {position}");
                    assert_eq!(list.len(), found.len(), "{rules}: {position}");
                    position = position.play_unchecked(rules, turn);
                    // Random play can circle for ever.
                    if random.below(100) == 0 {
                        break;
                    }
                }
            }
        }
    }
}
