//! A host of tablebases that answers ranges.

// Every test file uses a part of it.
#![allow(dead_code)]

use std::ops::Range;

use pylos_rules::pyramid::{Position, Rules};
use pylos_rules::{Position as _, Random};
use pylos_tablebase::{Asked, PartialTablebase, TablebaseError};

use crate::made_up::{directory, u32_at, u64_at, whole};

/// A host that has the file, and knows what was fetched.
pub struct Host {
    pub bytes: Vec<u8>,
    /// What the last question has fetched.
    pub rounds: Vec<Vec<Range<u64>>>,
}

impl Host {
    pub fn of_whole_game() -> Host {
        Host::with(whole::game().to_vec())
    }

    pub fn with(bytes: Vec<u8>) -> Host {
        Host { bytes, rounds: Vec::new() }
    }

    pub fn begin(&self) -> PartialTablebase {
        let length = Some(self.bytes.len() as u64);
        let header = &self.bytes[..PartialTablebase::HEADER];
        PartialTablebase::new("standard.pylostable", header, length).unwrap().merging(0)
    }

    pub fn part(&self, range: &Range<u64>) -> &[u8] {
        &self.bytes[range.start as usize..range.end as usize]
    }

    /// Asks, fetches and asks again, and remembers the rounds that this took.
    pub fn answer<T>(
        &mut self,
        tablebase: &PartialTablebase,
        question: impl Fn(&PartialTablebase) -> Result<Asked<T>, TablebaseError>,
    ) -> Result<T, TablebaseError> {
        self.rounds.clear();
        loop {
            match question(tablebase)? {
                Asked::Known(answer) => return Ok(answer),
                Asked::Needs(ranges) => {
                    assert!(!ranges.is_empty() && ranges.iter().all(|range| !range.is_empty()));
                    assert!(ranges.is_sorted_by(|a, b| a.end < b.start), "{ranges:?}");
                    for range in &ranges {
                        tablebase.supply(range.start, self.part(range))?;
                    }
                    self.rounds.push(ranges);
                    assert!(self.rounds.len() <= 2, "{:?}", self.rounds);
                }
            }
        }
    }

    /// How many bytes the last question has cost.
    pub fn fetched(&self) -> u64 {
        self.rounds.iter().flatten().map(|range| range.end - range.start).sum()
    }

    /// Where the directory says where a block begins.
    pub fn bounds(&self, block: usize) -> usize {
        directory(&self.bytes) + 8 * u32_at(&self.bytes, 48) as usize + 8 * block
    }

    /// Where it says what the checksum of a block is.
    pub fn checksum(&self, block: usize) -> usize {
        self.bounds(u32_at(&self.bytes, 52) as usize + 1) + 4 * block
    }

    /// Where a block begins.
    pub fn start(&self, block: usize) -> usize {
        u64_at(&self.bytes, self.bounds(block)) as usize
    }
}

/// Positions of random games, in the order of play.
pub fn positions(count: usize, seed: u64) -> Vec<Position> {
    let mut random = Random::new(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = Position::START;
        while let Some(turn) = position.random_turn(Rules::STANDARD, &mut random) {
            positions.push(position);
            position = position.play_unchecked(Rules::STANDARD, turn);
        }
    }
    positions.truncate(count);
    positions
}
