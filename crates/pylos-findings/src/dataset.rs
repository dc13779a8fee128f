//! Data sets: positions with their exact values, drawn by a stated scheme.
//!
//! Rows are made in pieces of a thousand; each piece has a seed of its own, so
//! that a data set depends on rules, scheme, seed and size alone, and never on
//! the number of threads.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

use pylos_rules::pyramid::{Cells, Color, Position, Rules};
use pylos_rules::{Position as _, Random, Value};

use crate::Weighed;
use crate::lots::Lots;
use crate::weighing::sign;

/// How positions are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Each position of the game is as likely as any other, whether or not
    /// play leads there.
    Uniform,
    /// The same among those with so many balls on the board.
    Balls(u32),
    /// The same for each number of balls from 0 to 30, as many rows for each.
    Even,
    /// All positions of games in which every turn is drawn by lot.
    RandomPlay,
    /// All positions of games in which half of the turns are drawn by lot, and
    /// the others among those that keep the result.
    HalfPerfect,
}

/// A text that names no scheme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemeError(String);

impl fmt::Display for SchemeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let schemes = "uniform, even, balls:0 to balls:30, random-play and half-perfect";
        write!(f, "“{}” is not a scheme: there are {schemes}", self.0)
    }
}

impl std::error::Error for SchemeError {}

impl FromStr for Scheme {
    type Err = SchemeError;

    fn from_str(text: &str) -> Result<Scheme, SchemeError> {
        let balls = |n: &str| n.parse().ok().filter(|n| *n <= 30).map(Scheme::Balls);
        let found = match (text, text.strip_prefix("balls:")) {
            ("uniform", _) => Some(Scheme::Uniform),
            ("even", _) => Some(Scheme::Even),
            ("random-play", _) => Some(Scheme::RandomPlay),
            ("half-perfect", _) => Some(Scheme::HalfPerfect),
            (_, Some(n)) => balls(n),
            _ => None,
        };
        found.ok_or_else(|| SchemeError(text.chars().take(40).collect()))
    }
}

impl fmt::Display for Scheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scheme::Uniform => f.write_str("uniform"),
            Scheme::Balls(n) => write!(f, "balls:{n}"),
            Scheme::Even => f.write_str("even"),
            Scheme::RandomPlay => f.write_str("random-play"),
            Scheme::HalfPerfect => f.write_str("half-perfect"),
        }
    }
}

/// Whether every turn of a position is told, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turns {
    /// They are.
    Told,
    /// They are not: a tenth of the size.
    LeftOut,
}

/// Which data set.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// Under which rules.
    pub rules: Rules,
    /// How positions are chosen.
    pub scheme: Scheme,
    /// How many.
    pub rows: u64,
    /// Where chance begins.
    pub seed: u64,
    /// Whether with every turn.
    pub turns: Turns,
    /// On how many threads.
    pub threads: usize,
}

/// Some rows of a data set, column by column.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rows {
    /// Light's balls: bit n is the n-th cell in the order of cells.
    pub light: Vec<u32>,
    /// Dark's balls.
    pub dark: Vec<u32>,
    /// Who is to move: 0 light, 1 dark.
    pub to_move: Vec<u8>,
    /// How many balls are on the board.
    pub balls: Vec<u8>,
    /// For the side to move: 1 won, 0 drawn, −1 lost.
    pub outcome: Vec<i8>,
    /// In how many plies; 0 for a draw, and where the game is over.
    pub distance: Vec<u16>,
    /// How many legal turns there are.
    pub turns: Vec<u16>,
    /// Of each turn: to which cell, from which (255: from the reserve), and
    /// which balls are taken back, in this order (255: none).
    pub turn: Vec<[u8; 4]>,
    /// What it is worth to whoever plays it: 1, 0, −1.
    pub turn_outcome: Vec<i8>,
    /// In how many plies, this one included; 0 for a draw.
    pub turn_distance: Vec<u16>,
}

/// Rows made by one thread at a time.
pub const PIECE: u64 = 1000;
/// Random play can go in circles.
const LONGEST_GAME: usize = 80;
/// Where a turn has no such cell.
const NONE: u8 = 255;

/// Makes a data set; the answer is its pieces in order. `watch` is told how
/// many rows there are, and may break off; the answer then is `None`.
pub fn rows<E: Send>(
    wanted: Wanted,
    values: &(impl Fn(&Position) -> Result<Value, E> + Sync),
    mut watch: impl FnMut(u64) -> ControlFlow<()>,
) -> Result<Option<Vec<Rows>>, E> {
    let pieces = wanted.rows.div_ceil(PIECE);
    let urns = Urns::new(wanted);
    let (next, stopped) = (AtomicU64::new(0), AtomicBool::new(false));
    let work = || -> Option<(u64, Result<Rows, E>)> {
        if stopped.load(Ordering::Relaxed) {
            return None;
        }
        let piece = next.fetch_add(1, Ordering::Relaxed);
        (piece < pieces).then(|| (piece, Rows::of_piece(wanted, &urns, piece, values)))
    };
    std::thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..wanted.threads.max(1) {
            let (sender, work) = (sender.clone(), &work);
            scope.spawn(move || while work().is_some_and(|made| sender.send(made).is_ok()) {});
        }
        drop(sender);
        let mut all: Vec<Rows> = Vec::new();
        let mut done = 0;
        for (piece, made) in receiver {
            let made = made.inspect_err(|_| stopped.store(true, Ordering::Relaxed))?;
            done += made.light.len() as u64;
            let at = piece as usize;
            if all.len() <= at {
                all.resize_with(at + 1, Rows::default);
            }
            all[at] = made;
            if watch(done).is_break() {
                stopped.store(true, Ordering::Relaxed);
                return Ok(None);
            }
        }
        Ok(Some(all))
    })
}

/// What positions are drawn from; one urn for each number of balls where that
/// counts, and none for games.
struct Urns(Vec<Lots>);

impl Urns {
    fn new(wanted: Wanted) -> Urns {
        let some = |balls| Lots::with(wanted.rules, balls);
        let most = wanted.rules.balls(Color::Light) + wanted.rules.balls(Color::Dark);
        Urns(match wanted.scheme {
            Scheme::Uniform => vec![Lots::new(wanted.rules)],
            Scheme::Balls(n) => vec![some(n..=n)],
            Scheme::Even => (0..=most.min(30)).map(|n| some(n..=n)).collect(),
            Scheme::RandomPlay | Scheme::HalfPerfect => Vec::new(),
        })
    }
}

/// How many positions a scheme can draw from; `None` for games.
pub fn positions(rules: Rules, scheme: Scheme) -> Option<u64> {
    match scheme {
        Scheme::Uniform | Scheme::Even => Some(Lots::new(rules).len()),
        Scheme::Balls(n) => Some(Lots::with(rules, n..=n).len()),
        Scheme::RandomPlay | Scheme::HalfPerfect => None,
    }
}

impl Rows {
    fn of_piece<E>(
        wanted: Wanted,
        urns: &Urns,
        piece: u64,
        values: &impl Fn(&Position) -> Result<Value, E>,
    ) -> Result<Rows, E> {
        let first = piece * PIECE;
        let many = PIECE.min(wanted.rows - first);
        // Seeds that are neighbours have nothing in common.
        let mut random = Random::new(Random::new(wanted.seed).bits() ^ piece);
        let mut rows = Rows::default();
        if urns.0.is_empty() {
            let half = wanted.scheme == Scheme::HalfPerfect;
            while (rows.light.len() as u64) < many {
                rows.add_game(wanted, half, many, &mut random, values)?;
            }
        } else {
            for row in first..first + many {
                let urn = &urns.0[(row % urns.0.len() as u64) as usize];
                rows.add(wanted, &urn.draw(&mut random), values)?;
            }
        }
        Ok(rows)
    }

    /// Adds the positions of a game that have a turn, up to so many rows.
    fn add_game<E>(
        &mut self,
        wanted: Wanted,
        half: bool,
        many: u64,
        random: &mut Random,
        values: &impl Fn(&Position) -> Result<Value, E>,
    ) -> Result<(), E> {
        let mut position = Position::start(wanted.rules);
        for _ in 0..LONGEST_GAME {
            let Some(mut turn) = position.random_turn(wanted.rules, random) else { break };
            if self.light.len() as u64 >= many {
                break;
            }
            self.add(wanted, &position, values)?;
            if half && random.below(2) == 0 {
                let weighed = Weighed::new(wanted.rules, &position, values)?;
                let keeping: Vec<_> = weighed.keeping().collect();
                turn = keeping[random.below(keeping.len() as u64) as usize];
            }
            position = position.play_unchecked(wanted.rules, turn);
        }
        Ok(())
    }

    fn add<E>(
        &mut self,
        wanted: Wanted,
        position: &Position,
        values: &impl Fn(&Position) -> Result<Value, E>,
    ) -> Result<(), E> {
        let (own, others) = (mask(position.own()), mask(position.others()));
        let (light, dark, to_move) = match position.to_move() {
            Color::Light => (own, others, 0),
            Color::Dark => (others, own, 1),
        };
        self.light.push(light);
        self.dark.push(dark);
        self.to_move.push(to_move);
        self.balls.push((light | dark).count_ones() as u8);
        let value = values(position)?;
        self.outcome.push(sign(value));
        self.distance.push(plies(value));
        if wanted.turns == Turns::LeftOut {
            self.turns.push(position.count(wanted.rules) as u16);
            return Ok(());
        }
        let weighed = Weighed::new(wanted.rules, position, values)?;
        self.turns.push(weighed.turns.len() as u16);
        for (turn, value) in weighed.turns {
            let mut back = turn.taken_back().map(|cell| cell.index() as u8);
            let from = turn.from().map_or(NONE, |cell| cell.index() as u8);
            let [one, two] = std::array::from_fn(|_| back.next().unwrap_or(NONE));
            self.turn.push([turn.to().index() as u8, from, one, two]);
            self.turn_outcome.push(sign(value));
            self.turn_distance.push(plies(value));
        }
        Ok(())
    }
}

/// 30 bits, in the order of cells.
fn mask(cells: Cells) -> u32 {
    cells.into_iter().fold(0, |mask, cell| mask | 1 << cell.index())
}

fn plies(value: Value) -> u16 {
    match value {
        Value::Win(plies) | Value::Loss(plies) => plies,
        Value::Draw => 0,
    }
}

#[cfg(test)]
mod tests {
    use pylos_rules::pyramid::{Cell, Setup};

    use super::*;
    use crate::weighing::searched;

    fn wanted(scheme: &str, rows: u64, threads: usize) -> Wanted {
        let scheme = scheme.parse().unwrap();
        let (rules, turns) = (Rules::CHILDREN, Turns::Told);
        Wanted { rules, scheme, rows, seed: 4, turns, threads }
    }

    /// Something that is the same for the same position, and no more.
    fn made_up(position: &Position) -> Result<Value, &'static str> {
        Ok(match position.occupied().bits() % 7 {
            0 => Value::Draw,
            odd @ (1 | 3 | 5) => Value::Win(odd as u16),
            even => Value::Loss(even as u16),
        })
    }

    fn all(wanted: Wanted) -> Vec<Rows> {
        rows(wanted, &made_up, |_| ControlFlow::Continue(())).unwrap().unwrap()
    }

    /// A row's position, read from its columns.
    fn position(rows: &Rows, row: usize) -> Position {
        let cells = |mask: u32| -> Cells {
            Cell::ALL.into_iter().filter(|cell| mask >> cell.index() & 1 == 1).collect()
        };
        let to_move = [Color::Light, Color::Dark][usize::from(rows.to_move[row])];
        let (light, dark) = (cells(rows.light[row]), cells(rows.dark[row]));
        Position::try_from(Setup { light, dark, to_move }).unwrap()
    }

    #[test]
    fn threads_do_not_show() {
        for scheme in ["uniform", "even", "balls:12", "random-play", "half-perfect"] {
            let one = all(wanted(scheme, 2_500, 1));
            assert_eq!(one, all(wanted(scheme, 2_500, 3)), "{scheme}");
            assert_eq!(one.iter().map(|rows| rows.light.len()).sum::<usize>(), 2_500);
            assert_ne!(one, all(Wanted { seed: 5, ..wanted(scheme, 2_500, 1) }), "{scheme}");
        }
    }

    #[test]
    fn schemes_draw_what_they_say() {
        for rows in all(wanted("balls:12", 300, 2)) {
            assert!(rows.balls.iter().all(|balls| *balls == 12));
        }
        let even = all(wanted("even", 31 * 20, 2));
        for n in 0..=30 {
            let of = even.iter().flat_map(|rows| &rows.balls).filter(|balls| **balls == n).count();
            assert_eq!(of, 20, "{n} balls");
        }
        let games = all(wanted("random-play", 1_000, 1));
        assert_eq!(position(&games[0], 0), Position::START);
        for row in 1..1_000 {
            let (before, here) = (position(&games[0], row - 1), position(&games[0], row));
            let follows = |turn| before.play_unchecked(Rules::CHILDREN, turn) == here;
            let turns = before.turns(Rules::CHILDREN);
            assert!(here == Position::START || turns.into_iter().any(follows), "row {row}");
        }
    }

    /// Near the end plain search knows the truth.
    #[test]
    fn values_are_those_of_plain_search() {
        let wanted = wanted("balls:26", 60, 2);
        let made = rows(wanted, &searched, |_| ControlFlow::Continue(())).unwrap().unwrap();
        let rows = &made[0];
        let mut turn = 0;
        for row in 0..60 {
            let position = position(rows, row);
            let value = searched(&position).unwrap();
            assert_eq!((rows.outcome[row], rows.distance[row]), (sign(value), plies(value)));
            assert_eq!(u64::from(rows.turns[row]), position.count(Rules::CHILDREN));
            for legal in position.turns(Rules::CHILDREN) {
                let after = searched(&position.play_unchecked(Rules::CHILDREN, legal)).unwrap();
                assert_eq!(rows.turn[turn][0], legal.to().index() as u8);
                assert_eq!(rows.turn_outcome[turn], -sign(after), "{position} {legal}");
                let plies = if after == Value::Draw { 0 } else { plies(after) + 1 };
                assert_eq!(rows.turn_distance[turn], plies, "{position} {legal}");
                turn += 1;
            }
        }
        assert_eq!(turn, rows.turn.len());
    }

    #[test]
    fn an_error_ends_it_and_so_does_whoever_watches() {
        let lacking = |_: &Position| Err("no value");
        let failed = rows(wanted("uniform", 5_000, 2), &lacking, |_| ControlFlow::Continue(()));
        assert_eq!(failed, Err("no value"));
        let stopped = rows(wanted("uniform", 5_000, 2), &made_up, |_| ControlFlow::Break(()));
        assert_eq!(stopped, Ok(None));
    }

    #[test]
    fn schemes_are_read_as_they_are_written() {
        for text in ["uniform", "even", "balls:0", "balls:30", "random-play", "half-perfect"] {
            assert_eq!(text.parse::<Scheme>().unwrap().to_string(), text);
        }
        for text in ["", "balls", "balls:", "balls:31", "balls:-1", "perfect"] {
            assert!(text.parse::<Scheme>().is_err(), "{text}");
        }
    }
}
