//! Files that are not what they should be are refused, by name and with the
//! reason; none of them makes a panic.

mod hostile;
mod made_up;

use std::fs;
use std::path::Path;

use made_up::{Folder, HEADER, STATISTICS, all, directory, file, seal, u32_at, u64_at};
use pylos_rules::pyramid::{Position, Rules};
use pylos_rules::{Random, Value};
use pylos_tablebase::{Kind, Tablebase};

/// What opening the file says against it.
fn complaint(path: &Path, bytes: &[u8]) -> String {
    fs::write(path, bytes).unwrap();
    let error = Tablebase::open(path).err().expect("the file must be refused");
    let text = error.to_string();
    let reason = text.strip_prefix(&format!("{}: ", path.display()));
    reason.expect("the file is named").to_owned()
}

#[test]
fn no_file() {
    let folder = Folder::new("no-file");
    let error = Tablebase::open(folder.file("standard.pylostable")).err().unwrap();
    assert!(error.is_missing());
    assert!(error.to_string().contains("standard.pylostable: "), "{error}");
    // A folder cannot be read, but it is not missing.
    assert!(!Tablebase::open(folder.file(".")).err().unwrap().is_missing());
}

#[test]
fn empty_foreign_and_newer_files() {
    let folder = Folder::new("foreign");
    let path = folder.file("standard.pylostable");
    let good = file(&path);
    assert_eq!(complaint(&path, b""), "the file is empty");
    let foreign = "this is not a Pylos tablebase";
    assert_eq!(complaint(&path, b"[Game \"pyramid\"]\n[Rules \"standard\"]\n"), foreign);
    assert_eq!(complaint(&path, &vec![0; 100_000]), foreign);
    assert_eq!(complaint(&path, &good[..5]), foreign);
    let mut newer = good.clone();
    newer[8] = 3;
    let reason = "its format has version 3, and this program reads up to 2";
    assert_eq!(complaint(&path, &newer), reason);
    // A newer program may compute its checksums in another way.
    seal(&mut newer);
    assert_eq!(complaint(&path, &newer), reason);
    // Version 2 is for handicaps alone (P15).
    for version in [0, 2] {
        let mut never = good.clone();
        (never[8], never[76]) = (version, 15);
        seal(&mut never);
        assert_eq!(complaint(&path, &never), "its header is damaged (wrong checksum)");
    }
}

#[test]
fn files_cut_short_or_grown() {
    let folder = Folder::new("cut-short");
    let path = folder.file("standard.pylostable");
    let good = file(&path);
    let length = good.len();
    for cut in [8, 100, HEADER - 1] {
        let reason = format!("it should have {HEADER} bytes and has {cut}");
        assert_eq!(complaint(&path, &good[..cut]), reason);
    }
    for cut in [HEADER, HEADER + 1, HEADER + STATISTICS, directory(&good), length - 1] {
        let reason = format!("it should have {length} bytes and has {cut}");
        assert_eq!(complaint(&path, &good[..cut]), reason);
    }
    let grown = [&good[..], b"\n"].concat();
    let reason = format!("it should have {length} bytes and has {}", length + 1);
    assert_eq!(complaint(&path, &grown), reason);
}

/// One bit in every byte of the header, one bit in many places behind it.
#[test]
fn a_bit_flipped_before_or_behind_the_data() {
    let folder = Folder::new("bit-flipped");
    let path = folder.file("standard.pylostable");
    let good = file(&path);
    let flipped = |at: usize, bit: usize| {
        let mut bytes = good.clone();
        bytes[at] ^= 1 << (bit % 8);
        complaint(&path, &bytes)
    };
    for at in 0..HEADER {
        let reason = match at {
            0..8 => "this is not a Pylos tablebase",
            8..12 => "its format has version",
            _ => "its header is damaged (wrong checksum)",
        };
        assert!(flipped(at, 5 * at + 1).starts_with(reason), "byte {at}");
    }
    let behind = (directory(&good)..good.len()).step_by(7);
    for at in (HEADER..HEADER + STATISTICS).step_by(997).chain(behind) {
        let reason = "its statistics or directory is damaged (wrong checksum)";
        assert_eq!(flipped(at, at), reason, "byte {at}");
    }
}

/// One bit in every block, whatever its packing.
#[test]
fn a_bit_flipped_in_the_data() {
    let folder = Folder::new("data-flipped");
    let path = folder.file("standard.pylostable");
    let good = file(&path);
    let starts = directory(&good) + 8 * u32_at(&good, 48) as usize;
    let blocks = u32_at(&good, 52) as usize;
    let positions = all();
    let mut wrong_at_all = 0;
    for block in 0..blocks {
        let start = u64_at(&good, starts + 8 * block) as usize;
        let end = u64_at(&good, starts + 8 * (block + 1)) as usize;
        let mut bytes = good.clone();
        bytes[start + block * 31 % (end - start)] ^= 1 << (block % 8);
        fs::write(&path, bytes).unwrap();
        let tablebase = Tablebase::open(&path).unwrap();
        let reason = format!("{}: its data is damaged (wrong checksum)", path.display());
        assert_eq!(tablebase.check().unwrap_err().to_string(), reason);
        // Only the damaged block is silent, the others answer as before.
        let mut silent = 0;
        for (position, value) in &positions {
            match tablebase.probe(position) {
                Ok(found) => assert_eq!(found, *value, "{position}"),
                Err(error) => {
                    assert_eq!(error.to_string(), reason);
                    silent += 1;
                }
            }
        }
        assert!(silent > 0, "block {block}");
        wrong_at_all += silent;
    }
    assert_eq!(wrong_at_all, positions.len(), "every position is in just one block");
}

/// What a mischievous writer might do: anything changed, and the checksums
/// made to fit. Every answer is a value or an error.
#[test]
fn files_made_to_deceive_do_no_harm() {
    let folder = Folder::new("deceiving");
    let path = folder.file("standard.pylostable");
    let good = file(&path);
    let positions = all();
    let mut random = Random::new(4);
    let mut opened = 0;
    for round in 0..600 {
        let mut bytes = good.clone();
        let (directory, length) = (directory(&good) as u64, good.len() as u64);
        for _ in 0..=random.below(3) {
            let at = match round % 3 {
                // Counts, places and lengths in the header, all of the
                // directory, all of the data.
                0 => 12 + random.below(60),
                1 => directory + random.below(length - directory),
                _ => {
                    (HEADER + STATISTICS) as u64
                        + random.below(directory - (HEADER + STATISTICS) as u64)
                }
            };
            bytes[at as usize] = random.bits() as u8;
        }
        seal(&mut bytes);
        // Blocks, too, get checksums that fit, where they are still in place.
        let (starts, blocks) =
            (directory as usize + 8 * u32_at(&good, 48) as usize, u32_at(&good, 52));
        let checksums = length as usize - 4 * blocks as usize;
        for block in 0..blocks as usize {
            let [start, end] = [block, block + 1].map(|i| u64_at(&bytes, starts + 8 * i) as usize);
            if let Some(data) = bytes.get(start..end) {
                let checksum = crc32fast::hash(data).to_le_bytes();
                bytes[checksums + 4 * block..][..4].copy_from_slice(&checksum);
            }
        }
        seal(&mut bytes);
        fs::write(&path, &bytes).unwrap();
        let Ok(tablebase) = Tablebase::open(&path) else { continue };
        opened += 1;
        let _ = tablebase.check();
        for (position, _) in positions.iter().step_by(97) {
            let _ = tablebase.probe(position);
            let _ = tablebase.best_moves(position);
        }
    }
    assert!(opened > 100, "only {opened} of the files were opened at all");
}

/// What is found in a directory and cannot be used is named, not passed over.
#[test]
fn damaged_and_wrong_files_in_a_directory() {
    let folder = Folder::new("found-damaged");
    let find = |rules| Tablebase::find(&folder.file("."), rules, Kind::Distances);
    let path = folder.file("./advanced.pylostable");
    file(&path);
    let said = find(Rules::ADVANCED).err().unwrap().to_string();
    let reason = "this is a tablebase of standard, not of advanced";
    assert_eq!(said, format!("{}: {reason}", path.display()));
    fs::write(&path, "PylosTB").unwrap();
    let said = find(Rules::ADVANCED).err().unwrap().to_string();
    assert_eq!(said, format!("{}: this is not a Pylos tablebase", path.display()));
    assert!(find(Rules::STANDARD).unwrap().is_none());
}

/// A file that is cut short while somebody reads it: what has been read is
/// known, the rest is an error that names the file.
#[test]
fn a_file_cut_short_while_it_is_open() {
    let folder = Folder::new("cut-while-open");
    let path = folder.file("standard.pylostable");
    let length = file(&path).len();
    let tablebase = Tablebase::open(&path).unwrap();
    let positions = all();
    let (first, value) = &positions[0];
    assert_eq!(tablebase.probe(first).unwrap(), *value);
    let cut = (HEADER + STATISTICS) as u64;
    fs::OpenOptions::new().write(true).open(&path).unwrap().set_len(cut).unwrap();
    assert_eq!(tablebase.probe(first).unwrap(), *value);
    let (last, _) = positions.last().unwrap();
    let reason = format!("{}: it should have {length} bytes and has {cut}", path.display());
    assert_eq!(tablebase.probe(last).unwrap_err().to_string(), reason);
    assert_eq!(tablebase.best_moves(first).unwrap_err().to_string(), reason);
    assert_eq!(tablebase.check().unwrap_err().to_string(), reason);
}

/// The check of the fuzz target, fed with its seed that chance has spoilt.
#[test]
fn spoilt_files_do_no_harm() {
    let folder = Folder::new("spoilt");
    let path = folder.file("standard.pylostable");
    let seed = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds/tablebase");
    let good = fs::read(seed).unwrap();
    hostile::tablebase_file(&path, &good);
    let whole = Tablebase::open(&path).expect("what the seed becomes is sound");
    assert_eq!(whole.probe(&Position::START).unwrap(), Value::Loss(6));
    let mut random = Random::new(9);
    for _ in 0..2_000 {
        let mut bytes = good.clone();
        for _ in 0..=random.below(3) {
            let at = random.below(bytes.len() as u64) as usize;
            bytes[at] = random.bits() as u8;
        }
        bytes.truncate(bytes.len() - random.below(2) as usize * random.below(60) as usize);
        hostile::tablebase_file(&path, &bytes);
    }
}
