//! What a file promises, whatever is in it: it opens or is refused with words,
//! and every answer is a value or an error. The fuzz targets and the tests feed
//! the same checks.

// Every target uses a part of it.
#![allow(dead_code)]

use std::fs;
use std::path::Path;

use pylos_rules::pyramid::{Position, Rules};
use pylos_rules::{Position as _, Random};
use pylos_tablebase::{Asked, PartialTablebase, Tablebase};

const HEADER: usize = 128;
/// Where the header says how many balls a side has.
const BALLS: usize = 13;
const STATISTICS: usize = 31 * 256 * 8;

/// A file with these bytes, and one that is put together from them: a header,
/// statistics of nothing, and behind them blocks and a directory, with lengths
/// and checksums made to fit.
pub fn tablebase_file(path: &Path, bytes: &[u8]) {
    open(path, bytes);
    if let Some(bytes) = put_together(bytes) {
        open(path, &bytes);
    }
}

/// The same file read from a distance: what it needs are parts of it, few
/// rounds are enough, and memory has a bound. Whether every question found its
/// answer.
pub fn tablebase_in_parts(bytes: &[u8]) -> bool {
    let Some(bytes) = put_together(bytes) else { return false };
    let length = Some(bytes.len() as u64);
    let partial = match PartialTablebase::new("hostile", &bytes[..HEADER], length) {
        Ok(partial) => partial.merging(0).keeping(1000),
        Err(error) => {
            assert!(error.to_string().starts_with("hostile: "));
            return false;
        }
    };
    let mut random = Random::new(1);
    let mut position = Position::START;
    let mut sound = true;
    // The seed has one ball of each side.
    for _ in 0..3 {
        sound &= is_answered(&partial, &bytes, &position);
        assert!(partial.held() < 100_000);
        if let Some(turn) = position.random_turn(Rules::STANDARD, &mut random) {
            position = position.play_unchecked(Rules::STANDARD, turn);
        }
    }
    sound
}

fn is_answered(partial: &PartialTablebase, file: &[u8], position: &Position) -> bool {
    for _ in 0..3 {
        let Ok(asked) = partial.probe(position) else { return false };
        let Asked::Needs(ranges) = asked else { return true };
        for range in ranges {
            let part = &file[range.start as usize..range.end as usize];
            if partial.supply(range.start, part).is_err() {
                return false;
            }
        }
    }
    panic!("{position} needs more than two rounds");
}

fn put_together(bytes: &[u8]) -> Option<Vec<u8>> {
    let (header, rest) = bytes.split_at_checked(HEADER)?;
    let mut bytes = [header, &[0; STATISTICS], rest].concat();
    // The more balls, the longer it takes to list what can be occupied: ten
    // milliseconds for 15. Three a side have everything but the time.
    bytes[BALLS] %= 4;
    seal(&mut bytes);
    Some(bytes)
}

fn open(path: &Path, bytes: &[u8]) {
    // Some file systems flush a file that is written over; a new one they do not.
    let _ = fs::remove_file(path);
    fs::write(path, bytes).expect("the folder can be written to");
    match Tablebase::open(path) {
        Err(error) => assert!(error.to_string().contains(": ")),
        Ok(tablebase) => {
            let _ = tablebase.check();
            let mut position = Position::START;
            let mut random = Random::new(1);
            for _ in 0..8 {
                let _ = tablebase.probe(&position);
                let _ = tablebase.best_moves(&position);
                if let Some(turn) = position.random_turn(Rules::STANDARD, &mut random) {
                    position = position.play_unchecked(Rules::STANDARD, turn);
                }
            }
        }
    }
}

/// Makes lengths and checksums fit, so that what they guard is looked at.
fn seal(bytes: &mut [u8]) {
    let u32_at = |bytes: &[u8], at: usize| {
        u64::from(u32::from_le_bytes(*bytes[at..].first_chunk().expect("four bytes")))
    };
    let u64_at = |bytes: &[u8], at: usize| u32_at(bytes, at) | u32_at(bytes, at + 4) << 32;
    let (classes, blocks) = (u32_at(bytes, 48), u32_at(bytes, 52));
    bytes[..12].copy_from_slice(b"PylosTB\n\x01\0\0\0");
    let length = bytes.len();
    bytes[64..72].copy_from_slice(&(length as u64).to_le_bytes());
    let directory = (length as u64).checked_sub(8 * classes + 12 * blocks + 8);
    if let Some(directory) = directory.filter(|at| *at >= (HEADER + STATISTICS) as u64) {
        bytes[56..64].copy_from_slice(&directory.to_le_bytes());
        let (directory, blocks) = (directory as usize, blocks as usize);
        let (starts, checksums) = (directory + 8 * classes as usize, length - 4 * blocks);
        for block in 0..blocks {
            let [start, end] = [block, block + 1].map(|i| u64_at(bytes, starts + 8 * i) as usize);
            if let Some(checksum) = bytes.get(start..end).map(crc32fast::hash) {
                bytes[checksums + 4 * block..][..4].copy_from_slice(&checksum.to_le_bytes());
            }
        }
        let mut checksum = crc32fast::Hasher::new();
        checksum.update(&bytes[HEADER..HEADER + STATISTICS]);
        checksum.update(&bytes[directory..]);
        bytes[72..76].copy_from_slice(&checksum.finalize().to_le_bytes());
    }
    let own = crc32fast::hash(&bytes[..HEADER - 4]);
    bytes[HEADER - 4..HEADER].copy_from_slice(&own.to_le_bytes());
}
