//! Puzzles out of a pack.

use std::borrow::Cow;
use std::collections::HashMap;

use pylos_engine::Score;
use pylos_rules::ByGame;

use super::bytes::Bytes;
use super::{Difficulty, Entry, HEADER, MAGIC, Pack, PackError, Set, VERSION};
use crate::{AnyPuzzle, Decision, Goal, Puzzle, PuzzleId, Puzzling, Themes, Wrong};

pub fn open(bytes: Cow<'static, [u8]>) -> Result<Pack, PackError> {
    if bytes.get(..MAGIC.len()) != Some(MAGIC) {
        return Err(PackError::NotAPack);
    }
    let found = bytes.len() as u64;
    let Some(header) = bytes.get(MAGIC.len()..HEADER) else {
        return Err(PackError::Length { expected: HEADER as u64, found });
    };
    let version = u16::from_le_bytes([header[0], header[1]]);
    if version > VERSION {
        return Err(PackError::Newer { version });
    }
    let word = |at: usize| {
        u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]])
    };
    let expected = HEADER as u64 + u64::from(word(2));
    if found != expected {
        return Err(PackError::Length { expected, found });
    }
    if crc32fast::hash(&bytes[HEADER..]) != word(6) {
        return Err(PackError::Altered);
    }
    let (sets, entries) = contents(&bytes)?;
    let mut by_id = HashMap::with_capacity(entries.len());
    for (index, entry) in entries.iter().enumerate() {
        if by_id.insert(entry.id, index).is_some() {
            return Err(PackError::Twice(entry.id));
        }
    }
    Ok(Pack { bytes, sets, entries, by_id })
}

fn contents(bytes: &[u8]) -> Result<(Vec<Set>, Vec<Entry>), PackError> {
    let mut read = Bytes::new(bytes, HEADER, bytes.len());
    let (mut sets, mut entries) = (Vec::new(), Vec::new());
    for set in 0..read.small::<u16>()? {
        let name = read.text()?.to_owned();
        let rules = name.parse().map_err(|_| PackError::UnknownRules(name.clone()))?;
        let first = entries.len();
        for _ in 0..read.number()? {
            let length = read.small()?;
            let start = read.at;
            read.skip(length)?;
            entries.push(entry(bytes, &name, set, start, read.at)?);
        }
        sets.push(Set { rules, name, entries: first..entries.len() });
    }
    if !read.is_at_end() {
        return Err(read.nonsense("something follows the last puzzle"));
    }
    Ok((sets, entries))
}

/// What a puzzle begins with, and where its decisions are.
struct Head<'a> {
    position: &'a str,
    goal: Goal,
    themes: Themes,
    difficulty: Difficulty,
    decisions: u8,
}

fn head<'a>(read: &mut Bytes<'a>) -> Result<Head<'a>, PackError> {
    let position = read.text()?;
    let goal = usize::from(read.byte()?);
    let goal = *Goal::ALL.get(goal).ok_or_else(|| read.nonsense("there is no such goal"))?;
    let themes = Themes::from_bits(read.small()?);
    let themes = themes.ok_or_else(|| read.nonsense("there is no such theme"))?;
    let difficulty = Difficulty { levels: read.small()?, rating: read.small()? };
    let decisions = read.small()?;
    if decisions == 0 {
        return Err(read.nonsense("a puzzle without a decision"));
    }
    Ok(Head { position, goal, themes, difficulty, decisions })
}

fn entry(
    bytes: &[u8],
    rules: &str,
    set: u16,
    start: usize,
    end: usize,
) -> Result<Entry, PackError> {
    let mut read = Bytes::new(bytes, start, end);
    let Head { position, goal, themes, difficulty, decisions } = head(&mut read)?;
    let id = PuzzleId::of(rules, position);
    Ok(Entry { id, goal, themes, difficulty, decisions, set, start: start as u32, end: end as u32 })
}

pub fn puzzle(pack: &Pack, entry: &Entry) -> Result<AnyPuzzle, PackError> {
    let mut read = Bytes::new(&pack.bytes, entry.start as usize, entry.end as usize);
    let read = &mut read;
    Ok(match pack.sets[usize::from(entry.set)].rules {
        ByGame::Pyramid(rules) => ByGame::Pyramid(played(read, rules, Bytes::value)?),
        ByGame::Equator(rules) => ByGame::Equator(played(read, rules, Bytes::points)?),
    })
}

fn played<'a, P: Puzzling>(
    read: &mut Bytes<'a>,
    rules: P::Rules,
    worth: impl Fn(&mut Bytes<'a>) -> Result<Score, PackError>,
) -> Result<Puzzle<P>, PackError> {
    let head = head(read)?;
    let position = P::parse(rules, head.position);
    let mut position = position.map_err(|_| read.nonsense("this is not a position"))?;
    let solver = position.to_move();
    let whole = worth(read)?;
    let mut decisions = Vec::new();
    for number in 1..=head.decisions {
        if position.to_move() != solver {
            return Err(read.nonsense("the solver is not to move"));
        }
        let solution = turn(read, rules, &position)?;
        let right = position.play_unchecked(rules, solution);
        let (mut replies, mut next) = (Vec::new(), right);
        // After the last decision nothing needs to be answered.
        while number < head.decisions && next.to_move() != solver {
            let reply = turn(read, rules, &next)?;
            next = next.play_unchecked(rules, reply);
            replies.push(reply);
        }
        let mut wrong = Vec::new();
        for (turn_tried, tried) in position.choices(rules) {
            if tried == right || position.come_to_the_same(rules, turn_tried, solution) {
                continue;
            }
            let worth = worth(read)?;
            let answers = tried.to_move() != solver && tried.outcome(rules).is_none();
            let reply = answers.then(|| turn(read, rules, &tried)).transpose()?;
            wrong.push(Wrong { turn: turn_tried, worth, reply });
        }
        decisions.push(Decision { position, solution, wrong, replies });
        position = next;
    }
    if !read.is_at_end() {
        return Err(read.nonsense("something follows a puzzle"));
    }
    Ok(Puzzle { rules, goal: head.goal, worth: whole, decisions })
}

/// The legal turn that a number stands for.
fn turn<P: Puzzling>(
    read: &mut Bytes<'_>,
    rules: P::Rules,
    position: &P,
) -> Result<P::Turn, PackError> {
    let place: usize = read.small()?;
    position.turns(rules).get(place).copied().ok_or_else(|| read.nonsense("there is no such turn"))
}
