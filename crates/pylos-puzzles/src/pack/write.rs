//! Puzzles into a pack.

use pylos_rules::{AnyRules, for_game};

use super::bytes::{put_number, put_text, put_worth};
use super::{Difficulty, MAGIC, VERSION};
use crate::{AnyPuzzle, Puzzle, Puzzling, Themes};

/// A puzzle with what is known of it.
#[derive(Clone, Debug)]
pub struct Packed {
    /// The puzzle.
    pub puzzle: AnyPuzzle,
    /// What it is about.
    pub themes: Themes,
    /// How hard it is.
    pub difficulty: Difficulty,
}

/// The puzzles of one rule set.
#[derive(Clone, Debug)]
pub struct PackedSet {
    /// The rules.
    pub rules: AnyRules,
    /// The puzzles, in the order in which they are to stand.
    pub puzzles: Vec<Packed>,
}

/// A pack of these puzzles. The same puzzles give the same bytes.
pub fn write(sets: &[PackedSet]) -> Vec<u8> {
    let mut body = Vec::new();
    put_number(&mut body, sets.len() as u64);
    for set in sets {
        put_text(&mut body, &set.rules.to_string());
        put_number(&mut body, set.puzzles.len() as u64);
        for packed in &set.puzzles {
            let bytes = for_game!(&packed.puzzle, |P, puzzle| one(puzzle, packed));
            put_number(&mut body, bytes.len() as u64);
            body.extend(bytes);
        }
    }
    let mut pack = MAGIC.to_vec();
    pack.extend(VERSION.to_le_bytes());
    pack.extend((body.len() as u32).to_le_bytes());
    pack.extend(crc32fast::hash(&body).to_le_bytes());
    pack.extend(body);
    pack
}

fn one<P: Puzzling>(puzzle: &Puzzle<P>, packed: &Packed) -> Vec<u8> {
    let mut bytes = Vec::new();
    put_text(&mut bytes, &puzzle.start().to_string());
    bytes.push(puzzle.goal as u8);
    put_number(&mut bytes, packed.themes.bits().into());
    put_number(&mut bytes, packed.difficulty.levels.into());
    put_number(&mut bytes, packed.difficulty.rating.into());
    put_number(&mut bytes, puzzle.decisions.len() as u64);
    put_worth(&mut bytes, puzzle.worth);
    for decision in &puzzle.decisions {
        let mut put = |position: &P, turn| put_number(&mut bytes, place(puzzle, position, turn));
        put(&decision.position, decision.solution);
        let mut position = decision.position.play_unchecked(puzzle.rules, decision.solution);
        for turn in &decision.replies {
            put(&position, *turn);
            position = position.play_unchecked(puzzle.rules, *turn);
        }
        for wrong in &decision.wrong {
            put_worth(&mut bytes, wrong.worth);
            let next = decision.position.play_unchecked(puzzle.rules, wrong.turn);
            if let Some(reply) = wrong.reply {
                put_number(&mut bytes, place(puzzle, &next, reply));
            }
        }
    }
    bytes
}

/// Which of the legal turns it is.
fn place<P: Puzzling>(puzzle: &Puzzle<P>, position: &P, turn: P::Turn) -> u64 {
    let turns = position.turns(puzzle.rules);
    turns.iter().position(|legal| *legal == turn).unwrap_or(turns.len()) as u64
}
