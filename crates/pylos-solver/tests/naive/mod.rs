//! The pyramid game once more, on a base of any side and with any number of
//! balls, and solved as a schoolbook would: every position in a list, every
//! turn tried, values filled in ply by ply until nothing changes. No bit
//! tricks, no symmetry, no code of the library.

// Every test file uses a part of it.
#![allow(dead_code)]

use std::collections::HashMap;
use std::fmt;

use pylos_rules::{Random, Value};

/// Level, row and column, counted from 0; the order is the cell order.
pub type Lrc = (usize, usize, usize);

/// Whose ball lies somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ball {
    Own,
    Other,
}

/// A board as the player to move sees it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position([[[Option<Ball>; 4]; 4]; 4]);

/// A game: how large the board is, how many balls each side has, what counts.
#[derive(Clone, Copy, Debug)]
pub struct Game {
    pub side: usize,
    /// Light's balls and dark's (P15).
    pub balls: [usize; 2],
    squares: bool,
    lines: bool,
    must_take_back: bool,
    empty_may_raise: bool,
}

impl Position {
    pub const EMPTY: Position = Position([[[None; 4]; 4]; 4]);

    /// From the places of the mover's balls and of the other's.
    pub fn of(own: &[Lrc], others: &[Lrc]) -> Position {
        let mut position = Position::EMPTY;
        own.iter().for_each(|place| position.put(*place, Some(Ball::Own)));
        others.iter().for_each(|place| position.put(*place, Some(Ball::Other)));
        position
    }

    fn at(&self, (level, row, column): Lrc) -> Option<Ball> {
        self.0[level][row][column]
    }

    fn put(&mut self, (level, row, column): Lrc, ball: Option<Ball>) {
        self.0[level][row][column] = ball;
    }

    /// The same board seen by the other player.
    fn turned_over(&self) -> Position {
        let other = |ball: Option<Ball>| match ball? {
            Ball::Own => Some(Ball::Other),
            Ball::Other => Some(Ball::Own),
        };
        Position(self.0.map(|level| level.map(|row| row.map(other))))
    }
}

impl Game {
    /// With the readings of a rule string such as `advanced+must+raise`, and
    /// so many balls of each side.
    pub fn new(side: usize, balls: usize, rules: &str) -> Game {
        Game::with_handicap(side, [balls; 2], rules)
    }

    /// With light's balls and dark's.
    pub fn with_handicap(side: usize, balls: [usize; 2], rules: &str) -> Game {
        let words: Vec<&str> = rules.split('+').collect();
        Game {
            side,
            balls,
            squares: words[0] == "standard" || words[0] == "advanced",
            lines: words[0] == "advanced",
            must_take_back: words.contains(&"must"),
            empty_may_raise: words.contains(&"raise"),
        }
    }

    /// All places in cell order.
    pub fn places(&self) -> impl Iterator<Item = Lrc> + use<> {
        let side = self.side;
        (0..side).flat_map(move |level| {
            (0..side - level)
                .flat_map(move |row| (0..side - level).map(move |column| (level, row, column)))
        })
    }

    /// The places of the mover's balls and of the other's, as numbers whose
    /// bits are the places in cell order.
    pub fn masks(&self, position: &Position) -> (u32, u32) {
        let (mut own, mut others) = (0, 0);
        for (bit, place) in self.places().enumerate() {
            match position.at(place) {
                Some(Ball::Own) => own |= 1 << bit,
                Some(Ball::Other) => others |= 1 << bit,
                None => {}
            }
        }
        (own, others)
    }

    fn count(&self, position: &Position, ball: Ball) -> usize {
        self.places().filter(|place| position.at(*place) == Some(ball)).count()
    }

    /// P1: on the board itself, or on four balls.
    fn is_supported(&self, position: &Position, place: Lrc) -> bool {
        four_below(place).is_none_or(|four| four.iter().all(|b| position.at(*b).is_some()))
    }

    /// The mover's balls that carry nothing.
    fn free(&self, position: &Position) -> Vec<Lrc> {
        let carries = |(level, row, column): Lrc| {
            let above = |up: usize, left: usize| {
                level < 3
                    && row >= up
                    && column >= left
                    && position.at((level + 1, row - up, column - left)).is_some()
            };
            above(0, 0) || above(0, 1) || above(1, 0) || above(1, 1)
        };
        let own = self.places().filter(|place| position.at(*place) == Some(Ball::Own));
        own.filter(|place| !carries(*place)).collect()
    }

    /// P6, P13: whether the mover's ball there makes a square or line full.
    fn completes(&self, position: &Position, place: Lrc) -> bool {
        let own = |place: &Lrc| position.at(*place) == Some(Ball::Own);
        let full = |shape: &[Lrc]| shape.contains(&place) && shape.iter().all(own);
        if self.squares && self.places().filter_map(four_below).any(|four| full(&four)) {
            return true;
        }
        let (level, row, column) = place;
        let side = self.side - level;
        let rows: Vec<Lrc> = (0..side).map(|k| (level, row, k)).collect();
        let columns: Vec<Lrc> = (0..side).map(|k| (level, k, column)).collect();
        self.lines && level < 2 && side > 2 && (full(&rows) || full(&columns))
    }

    /// Where each turn leads, seen by the opponent; some places more than once.
    /// The mover has light's balls.
    pub fn successors(&self, position: &Position) -> Vec<Position> {
        self.successors_of(position, 0)
    }

    /// The same where the mover is light (0) or dark (1).
    pub fn successors_of(&self, position: &Position, mover: usize) -> Vec<Position> {
        let mut found = Vec::new();
        let reserve = self.balls[mover] - self.count(position, Ball::Own);
        if reserve > 0 {
            // P4
            self.play_anywhere(position, 0, &mut found);
        }
        if reserve > 0 || self.empty_may_raise {
            // P5: lift it, then see what is supported.
            for from in self.free(position) {
                let mut lifted = *position;
                lifted.put(from, None);
                self.play_anywhere(&lifted, from.0 + 1, &mut found);
            }
        }
        found
    }

    /// Puts the mover's ball on every place from a level on.
    fn play_anywhere(&self, position: &Position, lowest: usize, found: &mut Vec<Position>) {
        for to in self.places().filter(|to| to.0 >= lowest) {
            if position.at(to).is_some() || !self.is_supported(position, to) {
                continue;
            }
            let mut played = *position;
            played.put(to, Some(Ball::Own));
            let completes = self.completes(&played, to);
            if !(completes && self.must_take_back) {
                found.push(played.turned_over());
            }
            if completes {
                for first in self.take_backs(&played) {
                    found.push(first.turned_over());
                    // P7: what the first sets free may follow.
                    let seconds = self.take_backs(&first).into_iter();
                    found.extend(seconds.map(|second| second.turned_over()));
                }
            }
        }
    }

    fn take_backs(&self, position: &Position) -> Vec<Position> {
        let without = |place: Lrc| {
            let mut taken = *position;
            taken.put(place, None);
            taken
        };
        self.free(position).into_iter().map(without).collect()
    }

    /// Every position there is with light to move, reachable or not.
    pub fn positions(&self) -> Vec<Position> {
        self.positions_of(0)
    }

    /// The same where the mover is light (0) or dark (1).
    pub fn positions_of(&self, mover: usize) -> Vec<Position> {
        let mut all = vec![Position::EMPTY];
        for place in self.places() {
            for i in 0..all.len() {
                for (ball, owner) in [(Ball::Own, mover), (Ball::Other, 1 - mover)] {
                    let mut more = all[i];
                    if self.is_supported(&more, place)
                        && self.count(&more, ball) < self.balls[owner]
                    {
                        more.put(place, Some(ball));
                        all.push(more);
                    }
                }
            }
        }
        all
    }

    /// The value of every position with light to move, by the masks of the
    /// balls.
    pub fn solve(&self) -> HashMap<(u32, u32), Value> {
        let light = self.solve_both().into_iter().filter(|((mover, ..), _)| *mover == 0);
        light.map(|((_, own, others), value)| ((own, others), value)).collect()
    }

    /// The value of every position, by the mover (light 0, dark 1) and the
    /// masks of the balls. With equally many balls light stands for both.
    pub fn solve_both(&self) -> HashMap<(usize, u32, u32), Value> {
        let movers = if self.balls[0] == self.balls[1] { 1 } else { 2 };
        let positions: Vec<(usize, Position)> = (0..movers)
            .flat_map(|mover| self.positions_of(mover).into_iter().map(move |p| (mover, p)))
            .collect();
        let key = |mover: usize, position: &Position| {
            let (own, others) = self.masks(position);
            (mover, own, others)
        };
        let masks: Vec<_> = positions.iter().map(|(mover, p)| key(*mover, p)).collect();
        let numbers: HashMap<_, _> = masks.iter().copied().zip(0..).collect();
        let successors: Vec<Vec<usize>> = positions
            .iter()
            .map(|(mover, position)| {
                let next = self.successors_of(position, *mover);
                next.iter().map(|next| numbers[&key((mover + 1) % movers, next)]).collect()
            })
            .collect();
        let mut values: Vec<Option<Value>> = vec![None; positions.len()];
        // A win in `plies` leads to a loss in one less; a loss leads to wins
        // only, the longest in one less.
        for plies in 0.. {
            let news: Vec<(usize, Value)> = (0..positions.len())
                .filter(|i| values[*i].is_none())
                .filter_map(|i| Some((i, best(successors[i].iter().map(|n| values[*n]))?)))
                .collect();
            if news.is_empty() && plies > 0 {
                break;
            }
            for (i, value) in news {
                assert_eq!(value.plies(), Some(plies), "values come up in order");
                values[i] = Some(value);
            }
        }
        masks.into_iter().zip(values.into_iter().map(|v| v.unwrap_or(Value::Draw))).collect()
    }

    /// Looks so many plies ahead; `None` if that does not settle the value.
    pub fn settle(&self, position: &Position, plies: u16) -> Option<Value> {
        let successors = self.successors(position);
        if plies == 0 && !successors.is_empty() {
            return None;
        }
        best(successors.iter().map(|next| self.settle(next, plies - 1)))
    }

    /// The position after so many turns of chance, or fewer if the game ends.
    pub fn random(&self, turns: usize, random: &mut Random) -> Position {
        let mut position = Position::EMPTY;
        for _ in 0..turns {
            let successors = self.successors(&position);
            if successors.is_empty() {
                break;
            }
            position = successors[random.below(successors.len() as u64) as usize];
        }
        position
    }
}

/// The value of a position from those of its successors, as far as they are
/// known: the quickest win, or the longest loss when nothing is unknown.
/// Whoever has no turn has lost (P10, P11).
fn best(successors: impl Iterator<Item = Option<Value>>) -> Option<Value> {
    let mut best = None;
    let mut all_known = true;
    for next in successors {
        match next {
            Some(value) => best = best.max(Some(value.before())),
            None => all_known = false,
        }
    }
    match best {
        Some(Value::Win(plies)) => Some(Value::Win(plies)),
        best => all_known.then_some(best.unwrap_or(Value::Loss(0))),
    }
}

/// What a place rests on; nothing for a place on the board itself.
fn four_below((level, row, column): Lrc) -> Option<[Lrc; 4]> {
    let below = level.checked_sub(1)?;
    Some([
        (below, row, column),
        (below, row, column + 1),
        (below, row + 1, column),
        (below, row + 1, column + 1),
    ])
}

/// On the full board, the text of the position with light to move.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in Game::new(4, 15, "children").places() {
            if place.0 > 0 && (place.1, place.2) == (0, 0) {
                f.write_str("/")?;
            }
            f.write_str(match self.at(place) {
                None => ".",
                Some(Ball::Own) => "L",
                Some(Ball::Other) => "D",
            })?;
        }
        f.write_str(" L")
    }
}
