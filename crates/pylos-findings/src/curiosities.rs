//! What is curious about a rule set: places in the tree of the game that are
//! worth a visit, found from exact values.
//!
//! - The *longest win*: of all positions one that is won, or lost, in the most
//!   plies, and the way there from the empty board if one is found.
//! - The *quietest zugzwang*: whoever is to move loses, be it one side or the
//!   other, and nothing but plain placements is to be seen: neither side has a
//!   ball to raise, and no ball that either could place completes a square or a
//!   line. It has as many balls of each colour as after placements alone; the
//!   fewest balls of all, then the fewest turns, then the longest resistance.
//! - *Many take-backs*: a game of best play from the empty board (the shortest
//!   win, the longest resistance) in which many balls are taken back.

use std::cmp::Reverse;
use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, BinaryHeap, HashMap};
use std::fmt;

use pylos_rules::pyramid::{Cells, Color, Position, Rules, Setup, Symmetry, Turn};
use pylos_rules::{Position as _, Side as _, Value};

use crate::reach;

/// What is curious.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The longest win: how many plies.
    LongestWin,
    /// The quietest zugzwang: how many balls lie on the board.
    QuietestZugzwang,
    /// Many take-backs: how many balls.
    ManyTakenBack,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 3] = [Kind::LongestWin, Kind::QuietestZugzwang, Kind::ManyTakenBack];

    /// Its name in files.
    pub fn name(self) -> &'static str {
        match self {
            Kind::LongestWin => "longest-win",
            Kind::QuietestZugzwang => "quietest-zugzwang",
            Kind::ManyTakenBack => "many-taken-back",
        }
    }
}

/// A place in the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Curiosity {
    /// What is curious about it.
    pub kind: Kind,
    /// What is counted of it.
    pub count: u32,
    /// Where the line begins: on the empty board, or where no way from there was
    /// found.
    pub start: Option<Position>,
    /// The line, which may go on after the place.
    pub turns: Vec<Turn>,
    /// After how many of the turns the place is.
    pub at: usize,
}

impl Curiosity {
    /// The positions of the line, the first included; `None` if a turn of it is
    /// not legal.
    pub fn positions(&self, rules: Rules) -> Option<Vec<Position>> {
        let mut positions = vec![self.start.unwrap_or(Position::START)];
        for turn in &self.turns {
            positions.push(positions.last()?.play(rules, *turn).ok()?);
        }
        Some(positions)
    }

    /// Reads what it writes.
    fn read(text: &str) -> Option<Curiosity> {
        let parts: Vec<&str> = text.split(';').map(str::trim).collect();
        let [head, start, turns, at] = parts[..] else { return None };
        let (name, count) = head.split_once(' ')?;
        let turns = turns.split_whitespace().map(|turn| turn.parse().ok());
        Some(Curiosity {
            kind: Kind::ALL.into_iter().find(|kind| kind.name() == name)?,
            count: count.parse().ok()?,
            start: if start == "-" { None } else { Some(start.parse().ok()?) },
            turns: turns.collect::<Option<_>>()?,
            at: at.parse().ok()?,
        })
    }
}

/// `longest-win 71; -; a1 b2 c3; 2`, as files have it: what, how many, where the
/// line begins, its turns, after how many of them the place is.
impl fmt::Display for Curiosity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turns: Vec<String> = self.turns.iter().map(Turn::to_string).collect();
        let start = self.start.map_or("-".to_owned(), |start| start.to_string());
        let Curiosity { kind, count, at, .. } = self;
        write!(f, "{} {count}; {start}; {}; {at}", kind.name(), turns.join(" "))
    }
}

/// What is known to be curious under these rules: nothing of readings that have
/// not been looked at.
pub fn known(rules: Rules) -> Vec<Curiosity> {
    let name = rules.to_string();
    let lines = include_str!("curiosities.txt").lines();
    let of_rules = lines.filter_map(|line| line.strip_prefix(&*name)?.strip_prefix(' '));
    of_rules.filter_map(Curiosity::read).collect()
}

/// How many positions are looked at for a way from the empty board.
const LOOKED_AT: usize = 300_000;

/// The longest win, given one of the positions with the greatest distance.
pub fn longest_win<E>(
    rules: Rules,
    position: Position,
    value: &impl Fn(&Position) -> Result<Value, E>,
) -> Result<Option<Curiosity>, E> {
    let Some(count) = value(&position)?.plies() else { return Ok(None) };
    let mut curiosity = place(rules, Kind::LongestWin, u32::from(count), position);
    let mut at = position;
    while let Some((turn, next)) = best(rules, &at, value)?.first() {
        curiosity.turns.push(*turn);
        at = *next;
    }
    Ok(Some(curiosity))
}

/// The quietest zugzwang with at most so many balls.
pub fn quietest_zugzwang<E>(
    rules: Rules,
    most: u32,
    value: &impl Fn(&Position) -> Result<Value, E>,
) -> Result<Option<Curiosity>, E> {
    let mut with_so_many = BTreeSet::from([Cells::NONE.bits()]);
    for balls in 1..=most {
        let more = |bits: &u64| {
            let cells = Cells::from_bits(*bits);
            (cells.supported() - cells).into_iter().map(move |cell| cells.with(cell))
        };
        with_so_many = with_so_many.iter().flat_map(more).map(smallest).collect();
        // Light has begun: it has as many balls as dark, or one more.
        let (light_balls, to_move) = match balls % 2 {
            0 => (balls / 2, Color::Light),
            _ => (balls / 2 + 1, Color::Dark),
        };
        let mut found: Vec<(usize, Reverse<u16>, Position)> = Vec::new();
        for cells in with_so_many.iter().map(|bits| Cells::from_bits(*bits)) {
            for light in subsets(cells, light_balls) {
                let setup = Setup { light, dark: cells - light, to_move };
                let Ok(position) = Position::try_from(setup) else { continue };
                let other = position.with_to_move(to_move.other());
                let (Value::Loss(plies), Value::Loss(_)) = (value(&position)?, value(&other)?)
                else {
                    continue;
                };
                if plies > 0 && is_quiet(rules, &position) {
                    let turns = position.turns(rules).len() + other.turns(rules).len();
                    found.push((turns, Reverse(plies), position));
                }
            }
        }
        // The first of those that play leads to.
        found.sort_by_key(|(turns, plies, position)| {
            (*turns, *plies, position.own().bits(), position.others().bits())
        });
        for (_, _, position) in found {
            if way(rules, position, LOOKED_AT).is_some() {
                return Ok(Some(place(rules, Kind::QuietestZugzwang, balls, position)));
            }
        }
    }
    Ok(None)
}

/// Whether nothing but plain placements is to be seen, whoever is to move.
pub fn is_quiet(rules: Rules, position: &Position) -> bool {
    let is_plain = |turn: Turn| turn.from().is_none() && turn.taken_back().next().is_none();
    Color::BOTH.into_iter().all(|side| {
        let turns = position.with_to_move(side).turns(rules);
        !turns.is_empty() && turns.into_iter().all(is_plain)
    })
}

/// How many positions of each ply are gone on with.
const WIDTH: usize = 20_000;

/// A game of best play from the empty board in which many balls are taken back;
/// nothing where the game is drawn, or nothing is taken back.
///
/// Every best turn brings the end one ply nearer, so that play cannot go round
/// in circles. All best turns are followed at once, turned and mirrored
/// positions being one; where there are too many positions of a ply, those up to
/// which most balls were taken back are gone on with.
pub fn many_taken_back<E>(
    rules: Rules,
    value: &impl Fn(&Position) -> Result<Value, E>,
) -> Result<Option<Curiosity>, E> {
    if rules.patterns().is_empty() || value(&Position::START)? == Value::Draw {
        return Ok(None);
    }
    let mut plies = vec![vec![Reached { at: Position::START, taken: 0, by: None }]];
    while let Some(last) = plies.last().filter(|last| !last.is_empty()) {
        let mut next: Vec<Reached> = Vec::new();
        let mut places: HashMap<(u64, u64), usize> = HashMap::new();
        for (from, Reached { at, taken, .. }) in last.iter().enumerate() {
            for (turn, after) in best(rules, at, value)? {
                let taken = taken + turn.taken_back().count() as u32;
                let reached = Reached { at: after, taken, by: Some((from, turn)) };
                match places.entry(smallest_image(&after)) {
                    Entry::Occupied(known) if next[*known.get()].taken < taken => {
                        next[*known.get()] = reached;
                    }
                    Entry::Occupied(_) => {}
                    Entry::Vacant(place) => {
                        place.insert(next.len());
                        next.push(reached);
                    }
                }
            }
        }
        next.sort_by_key(|reached| Reverse(reached.taken));
        next.truncate(WIDTH);
        plies.push(next);
    }
    // The last ply is empty; all games end with the one before it.
    let mut turns = Vec::new();
    let mut place = 0;
    let end = plies.len().saturating_sub(2);
    let count = plies[end].first().map_or(0, |reached| reached.taken);
    for ply in (1..=end).rev() {
        let Some((from, turn)) = plies[ply][place].by else { break };
        turns.push(turn);
        place = from;
    }
    turns.reverse();
    let first = turns.iter().position(|turn| turn.taken_back().next().is_some());
    let at = first.map_or(0, |first| first + 1);
    let kind = Kind::ManyTakenBack;
    Ok((count > 0).then_some(Curiosity { kind, count, start: None, turns, at }))
}

/// A position that best play has led to.
struct Reached {
    at: Position,
    /// How many balls were taken back on the way.
    taken: u32,
    /// The place of the position before, and the turn.
    by: Option<(usize, Turn)>,
}

/// The best turns and where they lead: those that win soonest, or lose latest.
fn best<E>(
    rules: Rules,
    position: &Position,
    value: &impl Fn(&Position) -> Result<Value, E>,
) -> Result<Vec<(Turn, Position)>, E> {
    if position.outcome(rules).is_some() {
        return Ok(Vec::new());
    }
    let mut valued = Vec::new();
    for turn in position.turns(rules) {
        let next = position.play_unchecked(rules, turn);
        valued.push((value(&next)?.before(), turn, next));
    }
    let best = valued.iter().map(|(value, ..)| *value).max();
    let best = valued.into_iter().filter(|(value, ..)| Some(*value) == best);
    Ok(best.map(|(_, turn, next)| (turn, next)).collect())
}

/// A position as a place, with the way there if one is found. The colours may
/// be the other way round: the way begins with light.
fn place(rules: Rules, kind: Kind, count: u32, position: Position) -> Curiosity {
    match way(rules, position, LOOKED_AT) {
        Some(turns) => Curiosity { kind, count, start: None, at: turns.len(), turns },
        None => Curiosity { kind, count, start: Some(position), turns: Vec::new(), at: 0 },
    }
}

/// A line from the empty board to a position, or to the same with the colours
/// swapped; going back, what is nearer to the beginning first.
fn way(rules: Rules, position: Position, most: usize) -> Option<Vec<Turn>> {
    let distance = |position: &Position| {
        let (own, others) = (position.own().len(), position.others().len());
        let wrong = if others < own { own - others } else { (others - own).saturating_sub(1) };
        (wrong, own + others)
    };
    let bits = |position: &Position| (position.own().bits(), position.others().bits());
    let mut after: HashMap<Position, Option<Position>> = HashMap::from([(position, None)]);
    let mut waiting = BinaryHeap::from([Reverse((distance(&position), bits(&position), 0))]);
    let mut seen = vec![position];
    let mut looked = 0;
    while let Some(Reverse((_, _, number))) = waiting.pop() {
        let here = seen[number];
        if here.occupied().is_empty() {
            return line(rules, here, &after);
        }
        looked += 1;
        if looked > most {
            return None;
        }
        for before in reach::before(rules, &here) {
            if let Entry::Vacant(place) = after.entry(before) {
                place.insert(Some(here));
                waiting.push(Reverse((distance(&before), bits(&before), seen.len())));
                seen.push(before);
            }
        }
    }
    None
}

/// The turns along positions that follow one another.
fn line(
    rules: Rules,
    mut at: Position,
    after: &HashMap<Position, Option<Position>>,
) -> Option<Vec<Turn>> {
    let mut turns = Vec::new();
    while let Some(Some(next)) = after.get(&at) {
        let leads = |turn: &Turn| at.play_unchecked(rules, *turn) == *next;
        turns.push(at.turns(rules).into_iter().find(leads)?);
        at = *next;
    }
    Some(turns)
}

/// All subsets of so many cells.
fn subsets(cells: Cells, many: u32) -> impl Iterator<Item = Cells> {
    let list: Vec<_> = cells.into_iter().collect();
    let sets = (0..1_u32 << list.len()).filter(move |set| set.count_ones() == many);
    sets.map(move |set| {
        let chosen = list.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
        chosen.map(|(_, cell)| *cell).collect()
    })
}

fn smallest(cells: Cells) -> u64 {
    let images = Symmetry::ALL.iter().map(|symmetry| symmetry.cells(cells).bits());
    images.min().unwrap_or_default()
}

/// One for all eight images of a position.
fn smallest_image(position: &Position) -> (u64, u64) {
    let image = |symmetry: &Symmetry| {
        let image = symmetry.position(position);
        (image.own().bits(), image.others().bits())
    };
    Symmetry::ALL.iter().map(image).min().unwrap_or_default()
}

#[cfg(test)]
mod tests;
