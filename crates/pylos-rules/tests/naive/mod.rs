//! The pyramid game once more, straight from the rulebook and as plainly as
//! possible: sets of places, everything tried, nothing clever. It shares no
//! code with the library, so that each can be held against the other.

use std::collections::HashSet;

/// Level, row and column, counted from 0; the order is the cell order.
pub type Lrc = (usize, usize, usize);

/// The readings, spelled out.
#[derive(Clone, Copy)]
pub struct Readings {
    pub squares: bool,
    pub lines: bool,
    pub must_take_back: bool,
    pub empty_may_raise: bool,
    /// P15: how many balls light begins with, and how many dark.
    pub light_balls: usize,
    pub dark_balls: usize,
}

/// A set of places: yes or no for each.
#[derive(Clone, Copy, Default)]
struct Set([[[bool; 4]; 4]; 5]);

impl Set {
    fn contains(&self, (level, row, column): Lrc) -> bool {
        self.0[level][row][column]
    }

    fn insert(&mut self, (level, row, column): Lrc) {
        self.0[level][row][column] = true;
    }

    fn remove(&mut self, (level, row, column): Lrc) {
        self.0[level][row][column] = false;
    }

    fn iter(&self) -> impl Iterator<Item = Lrc> {
        places().filter(|place| self.contains(*place))
    }
}

/// Balls on the board.
#[derive(Clone, Copy)]
pub struct Pyramid {
    light: Set,
    dark: Set,
    light_to_move: bool,
}

/// A turn, with the balls taken back in the order taken.
#[derive(Clone, Debug, PartialEq)]
pub struct NaiveTurn {
    pub from: Option<Lrc>,
    pub to: Lrc,
    pub taken: Vec<Lrc>,
}

impl Readings {
    /// From a rule string such as `advanced+must+raise` or `standard+13-15`.
    pub fn of(rules: &str) -> Readings {
        let words: Vec<&str> = rules.split('+').collect();
        let handicap = words.iter().find_map(|word| word.split_once('-'));
        let (light_balls, dark_balls) = match handicap {
            Some((light, dark)) => (light.parse().unwrap(), dark.parse().unwrap()),
            None => (15, 15),
        };
        Readings {
            squares: words[0] == "standard" || words[0] == "advanced",
            lines: words[0] == "advanced",
            must_take_back: words.contains(&"must"),
            empty_may_raise: words.contains(&"raise"),
            light_balls,
            dark_balls,
        }
    }
}

impl Pyramid {
    pub fn start() -> Pyramid {
        Pyramid { light: Set::default(), dark: Set::default(), light_to_move: true }
    }

    pub fn light_to_move(&self) -> bool {
        self.light_to_move
    }

    /// Whether a light ball is there, and whether a dark one.
    pub fn balls_at(&self, place: Lrc) -> (bool, bool) {
        (self.light.contains(place), self.dark.contains(place))
    }

    fn own(&self) -> &Set {
        if self.light_to_move { &self.light } else { &self.dark }
    }

    fn own_mut(&mut self) -> &mut Set {
        if self.light_to_move { &mut self.light } else { &mut self.dark }
    }

    fn has_ball(&self, place: Lrc) -> bool {
        self.light.contains(place) || self.dark.contains(place)
    }

    /// P2, P15: the mover's balls that are not on the board.
    fn reserve(&self, readings: Readings) -> usize {
        let all = if self.light_to_move { readings.light_balls } else { readings.dark_balls };
        all - self.own().iter().count()
    }

    /// P1: on the board itself, or on four balls.
    fn is_supported(&self, place: Lrc) -> bool {
        four_below(place).is_none_or(|four| four.into_iter().all(|below| self.has_ball(below)))
    }

    /// Whether the ball there carries another.
    fn carries(&self, (level, row, column): Lrc) -> bool {
        let above = |up: usize, left: usize| {
            row >= up && column >= left && self.has_ball((level + 1, row - up, column - left))
        };
        above(0, 0) || above(0, 1) || above(1, 0) || above(1, 1)
    }

    /// P6 and P13: whether the mover's ball there makes a square or line full.
    fn completes(&self, place: Lrc, readings: Readings) -> bool {
        let is_own = |place| self.own().contains(place);
        let square = |four: [Lrc; 4]| four.contains(&place) && four.into_iter().all(is_own);
        readings.squares && places().filter_map(four_below).any(square)
            || readings.lines && lines_through(place).any(|mut line| line.all(is_own))
    }

    /// Every legal turn in every legal order of its take-backs, in the order
    /// of the notation: placements, then raises, each without take-backs, with
    /// one, with two.
    pub fn turns_in_every_order(&self, readings: Readings) -> Vec<NaiveTurn> {
        let mut turns = Vec::new();
        let reserve = self.reserve(readings);
        // P10 needs no clause of its own: on a full pyramid nothing is open.
        if reserve > 0 {
            // P4
            for to in places() {
                if !self.has_ball(to) && self.is_supported(to) {
                    self.add_turns(None, to, readings, &mut turns);
                }
            }
        }
        if reserve > 0 || readings.empty_may_raise {
            // P5
            for from in self.own().iter().filter(|from| !self.carries(*from)) {
                let mut lifted = *self;
                lifted.own_mut().remove(from);
                for to in places().filter(|to| to.0 > from.0) {
                    if !lifted.has_ball(to) && lifted.is_supported(to) {
                        lifted.add_turns(Some(from), to, readings, &mut turns);
                    }
                }
            }
        }
        turns
    }

    /// The turns that put a ball on `to`; `self` is without the ball lifted.
    fn add_turns(
        &self,
        from: Option<Lrc>,
        to: Lrc,
        readings: Readings,
        turns: &mut Vec<NaiveTurn>,
    ) {
        let mut put = *self;
        put.own_mut().insert(to);
        let completes = put.completes(to, readings);
        let turn = |taken: Vec<Lrc>| NaiveTurn { from, to, taken };
        if !(completes && readings.must_take_back) {
            turns.push(turn(vec![]));
        }
        if !completes {
            return;
        }
        let free = |board: &Pyramid| -> Vec<Lrc> {
            board.own().iter().filter(|place| !board.carries(*place)).collect()
        };
        let firsts = free(&put);
        turns.extend(firsts.iter().map(|first| turn(vec![*first])));
        for first in firsts {
            // P7: what the first sets free may follow.
            let mut after_first = put;
            after_first.own_mut().remove(first);
            turns.extend(free(&after_first).into_iter().map(|second| turn(vec![first, second])));
        }
    }

    pub fn play(&self, turn: &NaiveTurn) -> Pyramid {
        let mut next = *self;
        if let Some(from) = turn.from {
            next.own_mut().remove(from);
        }
        next.own_mut().insert(turn.to);
        for taken in &turn.taken {
            next.own_mut().remove(*taken);
        }
        next.light_to_move = !next.light_to_move;
        next
    }

    /// Who has won, and how; nothing while the game goes on.
    pub fn outcome(&self, readings: Readings) -> Option<String> {
        let waiting = if self.light_to_move { "dark" } else { "light" };
        let by = if self.has_ball((3, 0, 0)) {
            "apex" // P10
        } else if self.reserve(readings) > 0 {
            return None;
        } else if !readings.empty_may_raise {
            "empty-reserve" // P11
        } else if self.turns_in_every_order(readings).is_empty() {
            "no-raise" // P11, may-raise
        } else {
            return None;
        };
        Some(format!("{waiting} {by}"))
    }

    /// From a text that is known to be well formed.
    pub fn read(text: &str) -> Pyramid {
        let mut board = Pyramid::start();
        let balls = text.chars().filter(|letter| *letter != '/');
        for (place, letter) in places().zip(balls) {
            match letter {
                'L' => board.light.insert(place),
                'D' => board.dark.insert(place),
                _ => {}
            }
        }
        board.light_to_move = text.ends_with('L');
        board
    }

    pub fn text(&self) -> String {
        let mut text = String::new();
        for place in places() {
            if place != (0, 0, 0) && (place.1, place.2) == (0, 0) {
                text.push('/');
            }
            text.push(match self.balls_at(place) {
                (false, false) => '.',
                (true, false) => 'L',
                (false, true) => 'D',
                (true, true) => '?',
            });
        }
        text + if self.light_to_move { " L" } else { " D" }
    }
}

impl NaiveTurn {
    /// From a text that is known to be well formed.
    pub fn read(text: &str) -> NaiveTurn {
        let mut parts = text.split('x');
        let action = parts.next().unwrap();
        let (from, to) = match action.split_once('-') {
            Some((from, to)) => (Some(named(from)), named(to)),
            None => (None, named(action)),
        };
        NaiveTurn { from, to, taken: parts.map(named).collect() }
    }

    pub fn text(&self) -> String {
        let from = self.from.map(|from| format!("{}-", name(from))).unwrap_or_default();
        let taken: String = self.taken.iter().map(|taken| format!("x{}", name(*taken))).collect();
        format!("{from}{}{taken}", name(self.to))
    }
}

const FILES: [&str; 4] = ["abcd", "efg", "hi", "j"];

fn name((level, row, column): Lrc) -> String {
    format!("{}{}", &FILES[level][column..=column], row + 1)
}

fn named(text: &str) -> Lrc {
    let (file, rank) = text.split_at(1);
    let level = FILES.iter().position(|files| files.contains(file)).unwrap();
    (level, rank.parse::<usize>().unwrap() - 1, FILES[level].find(file).unwrap())
}

/// Of turns in every order, each turn once: the first order that is there.
pub fn once_each(turns: &[NaiveTurn]) -> Vec<NaiveTurn> {
    let mut seen = HashSet::new();
    let mut once = turns.to_vec();
    once.retain(|turn| {
        let mut taken = turn.taken.clone();
        taken.sort();
        seen.insert((turn.from, turn.to, taken))
    });
    once
}

/// All 30 places in cell order.
pub fn places() -> impl Iterator<Item = Lrc> {
    (0..4).flat_map(|level| {
        (0..4 - level).flat_map(move |row| (0..4 - level).map(move |column| (level, row, column)))
    })
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

/// P13: the row and the column of a place on level 1 or 2.
fn lines_through((level, row, column): Lrc) -> impl Iterator<Item = impl Iterator<Item = Lrc>> {
    let lines = if level < 2 { 2 } else { 0 };
    (0..lines).map(move |line| {
        (0..4 - level).map(move |k| if line == 0 { (level, row, k) } else { (level, k, column) })
    })
}
