//! Arrays for NumPy: an .npz file is a ZIP archive of .npy files.
//!
//! The archive is stored, not compressed: it can be mapped, and its bytes
//! depend on nothing but the numbers. Sizes are written in 64 bits (ZIP64)
//! throughout, so that large files need no special case.

use std::io::{self, Write};

use pylos_findings::dataset::{Rows, Turns, Wanted};

/// An array: its name, what NumPy calls its type, its shape beyond the rows,
/// and its bytes piece by piece.
struct Column {
    name: &'static str,
    kind: &'static str,
    wide: Option<usize>,
    bytes: fn(&Rows) -> Vec<u8>,
}

const fn column(name: &'static str, kind: &'static str, bytes: fn(&Rows) -> Vec<u8>) -> Column {
    Column { name, kind, wide: None, bytes }
}

/// One of each for every position.
const POSITIONS: [Column; 7] = [
    column("light", "<u4", |rows| rows.light.iter().flat_map(|x| x.to_le_bytes()).collect()),
    column("dark", "<u4", |rows| rows.dark.iter().flat_map(|x| x.to_le_bytes()).collect()),
    column("to_move", "|u1", |rows| rows.to_move.clone()),
    column("balls", "|u1", |rows| rows.balls.clone()),
    column("outcome", "|i1", |rows| rows.outcome.iter().flat_map(|x| x.to_le_bytes()).collect()),
    column("distance", "<u2", |rows| rows.distance.iter().flat_map(|x| x.to_le_bytes()).collect()),
    column("turns", "<u2", |rows| rows.turns.iter().flat_map(|x| x.to_le_bytes()).collect()),
];

/// One of each for every turn of every position.
const TURNS: [Column; 3] = [
    Column {
        name: "turn",
        kind: "|u1",
        wide: Some(4),
        bytes: |rows| rows.turn.iter().flatten().copied().collect(),
    },
    column("turn_outcome", "|i1", |rows| {
        rows.turn_outcome.iter().flat_map(|x| x.to_le_bytes()).collect()
    }),
    column("turn_distance", "<u2", |rows| {
        rows.turn_distance.iter().flat_map(|x| x.to_le_bytes()).collect()
    }),
];

/// Writes the archive.
pub fn write(wanted: Wanted, pieces: &[Rows], out: &mut impl Write) -> io::Result<()> {
    let positions: usize = pieces.iter().map(|rows| rows.light.len()).sum();
    let turns: usize = pieces.iter().map(|rows| rows.turn.len()).sum();
    let told = if wanted.turns == Turns::Told { &TURNS[..] } else { &[] };
    let columns = POSITIONS.iter().map(|column| (column, positions));
    let columns = columns.chain(told.iter().map(|column| (column, turns)));
    let (mut at, mut directory, mut members) = (0, Vec::new(), 0);
    for (column, length) in columns {
        let head = head(column, length);
        let (mut crc, mut size) = (crc32fast::Hasher::new(), head.len() as u64);
        crc.update(&head);
        for rows in pieces {
            let bytes = (column.bytes)(rows);
            crc.update(&bytes);
            size += bytes.len() as u64;
        }
        let member = Member { name: format!("{}.npy", column.name), crc: crc.finalize(), size, at };
        let local = member.local();
        out.write_all(&local)?;
        out.write_all(&head)?;
        for rows in pieces {
            out.write_all(&(column.bytes)(rows))?;
        }
        at += local.len() as u64 + size;
        directory.extend(member.central());
        members += 1;
    }
    out.write_all(&directory)?;
    out.write_all(&end(members, directory.len() as u64, at))
}

/// What an .npy file begins with; its data then begin at a multiple of 64.
fn head(column: &Column, length: usize) -> Vec<u8> {
    let shape = match column.wide {
        None => format!("({length},)"),
        Some(wide) => format!("({length}, {wide})"),
    };
    let kind = column.kind;
    let mut text = format!("{{'descr': '{kind}', 'fortran_order': False, 'shape': {shape}, }}");
    const BEFORE: usize = 10;
    while !(BEFORE + text.len() + 1).is_multiple_of(64) {
        text.push(' ');
    }
    text.push('\n');
    let mut head = b"\x93NUMPY\x01\x00".to_vec();
    head.extend((text.len() as u16).to_le_bytes());
    head.extend(text.into_bytes());
    head
}

/// A file of the archive.
struct Member {
    name: String,
    crc: u32,
    size: u64,
    at: u64,
}

/// The version of ZIP that knows 64 bits.
const VERSION: u16 = 45;
/// Where a number of 32 bits is really one of 64, elsewhere.
const ELSEWHERE: u32 = u32::MAX;
/// The first of January 1980: no clock is looked at.
const NO_DATE: u16 = 0x21;

impl Member {
    /// What both headers say: flags, no compression, no time, sizes elsewhere.
    fn shared(&self, extra: u16) -> Vec<u8> {
        let mut bytes = Vec::new();
        for word in [VERSION, 0, 0, 0, NO_DATE] {
            bytes.extend(word.to_le_bytes());
        }
        for long in [self.crc, ELSEWHERE, ELSEWHERE] {
            bytes.extend(long.to_le_bytes());
        }
        bytes.extend((self.name.len() as u16).to_le_bytes());
        bytes.extend(extra.to_le_bytes());
        bytes
    }

    fn local(&self) -> Vec<u8> {
        let mut bytes = b"PK\x03\x04".to_vec();
        bytes.extend(self.shared(20));
        bytes.extend(self.name.as_bytes());
        bytes.extend([1u16, 16].map(u16::to_le_bytes).concat());
        bytes.extend([self.size, self.size].map(u64::to_le_bytes).concat());
        bytes
    }

    fn central(&self) -> Vec<u8> {
        let mut bytes = b"PK\x01\x02".to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(self.shared(28));
        // No comment, first disk, nothing about the file on any system.
        bytes.extend([0; 10]);
        bytes.extend(ELSEWHERE.to_le_bytes());
        bytes.extend(self.name.as_bytes());
        bytes.extend([1u16, 24].map(u16::to_le_bytes).concat());
        bytes.extend([self.size, self.size, self.at].map(u64::to_le_bytes).concat());
        bytes
    }
}

/// The end of the archive: how many files, and where their directory is.
fn end(members: u64, length: u64, at: u64) -> Vec<u8> {
    let mut bytes = b"PK\x06\x06".to_vec();
    bytes.extend(44u64.to_le_bytes());
    bytes.extend([VERSION, VERSION].map(u16::to_le_bytes).concat());
    bytes.extend([0; 8]);
    bytes.extend([members, members, length, at].map(u64::to_le_bytes).concat());
    bytes.extend(b"PK\x06\x07\0\0\0\0");
    bytes.extend((at + length).to_le_bytes());
    bytes.extend(1u32.to_le_bytes());
    bytes.extend(b"PK\x05\x06\0\0\0\0");
    bytes.extend([u16::MAX, u16::MAX].map(u16::to_le_bytes).concat());
    bytes.extend([ELSEWHERE, ELSEWHERE].map(u32::to_le_bytes).concat());
    bytes.extend([0; 2]);
    bytes
}
