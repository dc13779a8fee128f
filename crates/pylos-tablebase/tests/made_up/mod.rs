//! Small tablebases with made-up values: a few classes, every kind of block.

// Every test file uses a part of it.
#![allow(dead_code)]

pub mod whole;

use std::fs;
use std::path::{Path, PathBuf};

use pylos_rules::Value;
use pylos_rules::pyramid::{Cell, Cells, Color, Position, Rules, Setup};
use pylos_tablebase::writer::{Contents, Packed, Writer};
use pylos_tablebase::{BLOCK, Balls, Kind, Statistics, TABLE_ORDER, code};

/// The occupancies in the file, as masks in cell order: nothing, a corner, an
/// edge, the middle, two balls, the whole of level 1.
pub const CLASSES: [u32; 6] = [0, 0b1, 0b10, 0b10_0000, 0b11, 0xffff];

/// Bytes of header and statistics.
pub const HEADER: usize = 128;
pub const STATISTICS: usize = 31 * 256 * 8;

/// A folder of its own for a test, empty; it goes when the test is over.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        // There may be something left of a test that was killed.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// The names of the files in it.
    pub fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What is stored: a palette of as many values as there are waiting balls, and
/// one of them for each position.
pub fn made_up_code(class: u32, waiting: usize, rank: usize) -> u8 {
    let values = waiting.max(1) as u64;
    let number = (u64::from(class) << 32) + rank as u64 + 1;
    let mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ((mixed >> 40) % values) as u8 * 7
}

/// Every position of a class with so many waiting balls, by rank: sets of
/// cells in table order, sorted as numbers.
pub fn positions(class: u32, waiting: usize) -> Vec<Position> {
    let cells: Vec<Cell> = TABLE_ORDER
        .iter()
        .filter(|cell| class >> **cell & 1 == 1)
        .map(|cell| Cell::from_index(usize::from(*cell)).unwrap())
        .collect();
    let sets = (0u32..1 << cells.len()).filter(|set| set.count_ones() as usize == waiting);
    let position = |set: u32| {
        let of = |bit| {
            let members = cells.iter().enumerate().filter(|(i, _)| set >> i & 1 == bit);
            members.map(|(_, cell)| *cell).collect::<Cells>()
        };
        Position::try_from(Setup { light: of(0), dark: of(1), to_move: Color::Light }).unwrap()
    };
    sets.map(position).collect()
}

/// The numbers of waiting balls of a class.
pub fn waiting(class: u32) -> std::ops::RangeInclusive<usize> {
    let n = class.count_ones() as usize;
    n.saturating_sub(15)..=n.min(15)
}

/// Every position of the file with its value.
pub fn all() -> Vec<(Position, Value)> {
    let mut all = Vec::new();
    for class in CLASSES {
        for waiting in waiting(class) {
            let ranked = positions(class, waiting).into_iter().enumerate();
            all.extend(ranked.map(|(rank, position)| {
                (position, code::value(made_up_code(class, waiting, rank)))
            }));
        }
    }
    all
}

/// Begins a file and gives it all its classes.
pub fn begin(path: &Path) -> std::io::Result<Writer> {
    begin_with(path, Kind::Distances, made_up_code)
}

/// Begins a file of a kind with codes by class, waiting balls and rank.
pub fn begin_with(
    path: &Path,
    kind: Kind,
    code: impl Fn(u32, usize, usize) -> u8,
) -> std::io::Result<Writer> {
    let contents = Contents { kind, rules: Rules::STANDARD, balls: Balls::even(15), longest: 99 };
    let mut writer = Writer::create(path, contents)?;
    for class in CLASSES {
        let mut blocks = Vec::new();
        for waiting in waiting(class) {
            let ranks = 0..positions(class, waiting).len();
            let codes: Vec<u8> = ranks.map(|rank| code(class, waiting, rank)).collect();
            blocks.extend(codes.chunks(BLOCK).map(Packed::new));
        }
        writer.class(class, &blocks)?;
    }
    Ok(writer)
}

/// Made-up counts, different everywhere.
pub fn statistics() -> Statistics {
    let mut statistics: Statistics = Box::new([[0; 256]; 31]);
    statistics.iter_mut().flatten().zip(1..).for_each(|(count, i)| *count = i * 1_000_003);
    statistics
}

/// Writes the file and returns its bytes.
pub fn file(path: &Path) -> Vec<u8> {
    let length = begin(path).unwrap().finish(&statistics()).unwrap();
    let bytes = fs::read(path).unwrap();
    assert_eq!(length, bytes.len() as u64);
    bytes
}

pub fn u32_at(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(*bytes[at..].first_chunk().unwrap())
}

pub fn u64_at(bytes: &[u8], at: usize) -> u64 {
    u64::from_le_bytes(*bytes[at..].first_chunk().unwrap())
}

/// Where the directory begins, according to the header.
pub fn directory(bytes: &[u8]) -> usize {
    u64_at(bytes, 56) as usize
}

/// Makes the checksums of header and directory fit what is there.
pub fn seal(bytes: &mut [u8]) {
    let directory = directory(bytes).min(bytes.len());
    let checked = [&bytes[HEADER..HEADER + STATISTICS], &bytes[directory..]].concat();
    bytes[72..76].copy_from_slice(&crc32fast::hash(&checked).to_le_bytes());
    let header = crc32fast::hash(&bytes[..HEADER - 4]);
    bytes[HEADER - 4..HEADER].copy_from_slice(&header.to_le_bytes());
}
