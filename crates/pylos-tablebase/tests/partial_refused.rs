//! Whatever a host sends, a tablebase in parts answers with a value or with an
//! error that names the file and what is wrong with it.

mod host;
mod hostile;
mod made_up;

use host::{Host, positions};
use made_up::whole;
use pylos_rules::Random;
use pylos_rules::pyramid::{Position, Rules};
use pylos_tablebase::{Asked, Kind, PartialTablebase, TablebaseError};

/// The table of three balls, small enough to be spoilt many times.
fn small() -> Host {
    Host::with(whole::table(3, Kind::Distances))
}

/// Two balls, and the number of the block that this position is in.
fn two_balls(host: &mut Host) -> (Position, usize) {
    let position: Position = "LD............../........./..../. L".parse().unwrap();
    let partial = host.begin();
    host.answer(&partial, |table| table.probe(&position)).unwrap();
    let block = (host.rounds[0][0].start as usize - host.bounds(0)) / 8;
    assert_eq!(host.rounds[1][0].start as usize, host.start(block));
    (position, block)
}

/// What is said against the first answer that the host gives.
fn complaint(host: &mut Host, position: &Position) -> String {
    let partial = host.begin();
    let answer = host.answer(&partial, |table| table.probe(position));
    let text = answer.expect_err("this host cannot be believed").to_string();
    text.strip_prefix("standard.pylostable: ").expect("the file is named").to_owned()
}

fn begin(header: &[u8], length: Option<u64>) -> Result<PartialTablebase, TablebaseError> {
    PartialTablebase::new("standard.pylostable", header, length)
}

/// The header, with its checksum made to fit.
fn sealed(mut header: Vec<u8>) -> Vec<u8> {
    let own = crc32fast::hash(&header[..124]);
    header[124..128].copy_from_slice(&own.to_le_bytes());
    header
}

#[test]
fn headers_that_are_none() {
    let host = small();
    let length = host.bytes.len() as u64;
    let header = &host.bytes[..PartialTablebase::HEADER];
    let said = |header: &[u8], length| {
        let text = begin(header, length).err().expect("it must be refused").to_string();
        text.strip_prefix("standard.pylostable: ").expect("the file is named").to_owned()
    };
    assert!(begin(header, Some(length)).is_ok());
    assert!(begin(header, None).is_ok(), "not every host tells the length");
    assert!(begin(&host.bytes, None).is_ok(), "more than the header is no harm");
    assert_eq!(said(b"", None), "the file is empty");
    assert_eq!(said(b"<!doctype html>", None), "this is not a Pylos tablebase");
    assert_eq!(said(&header[..100], None), "it should have 128 bytes and has 100");
    let reason = format!("it should have {length} bytes and has {}", length - 1);
    assert_eq!(said(header, Some(length - 1)), reason);
    for at in 0..PartialTablebase::HEADER {
        let mut bytes = header.to_vec();
        bytes[at] ^= 1 << ((5 * at + 1) % 8);
        let reason = match at {
            0..8 => "this is not a Pylos tablebase",
            8..12 => "its format has version",
            _ => "its header is damaged (wrong checksum)",
        };
        assert!(said(&bytes, Some(length)).starts_with(reason), "byte {at}");
    }
}

/// Headers that fit their checksum and lie: no panic, no great memory, and what
/// the rules say about classes and blocks cannot be changed.
#[test]
fn headers_made_to_deceive() {
    let host = small();
    let header = &host.bytes[..PartialTablebase::HEADER];
    let changed = |at: usize, bytes: &[u8]| {
        let mut header = header.to_vec();
        header[at..at + bytes.len()].copy_from_slice(bytes);
        begin(&sealed(header), None).map(drop).map_err(|error| error.to_string())
    };
    let damaged =
        |what| Err(format!("standard.pylostable: its {what} is damaged (wrong checksum)"));
    assert_eq!(changed(13, &[16]), damaged("header"), "balls");
    assert_eq!(changed(13, &[255]), damaged("header"), "balls");
    assert_eq!(changed(13, &[15]), damaged("list of classes"), "balls");
    assert_eq!(changed(13, &[0]), damaged("list of classes"), "balls");
    assert_eq!(changed(48, &[0xff; 4]), damaged("header"), "classes");
    assert_eq!(changed(52, &[0xff; 4]), damaged("header"), "blocks");
    assert_eq!(changed(56, &[0xff; 8]), damaged("header"), "directory");
    assert_eq!(changed(64, &[0xff; 8]), damaged("header"), "length");
    assert_eq!(changed(12, &[7]), damaged("header"), "kind");
    assert_eq!(changed(16, &[0xff; 32]), damaged("header"), "rules");
    // One block more in the header, and the file longer by its entry.
    let [blocks, length] = [made_up::u32_at(header, 52) + 1, made_up::u32_at(header, 64) + 12];
    let mut header = header.to_vec();
    header[52..56].copy_from_slice(&blocks.to_le_bytes());
    header[64..68].copy_from_slice(&length.to_le_bytes());
    let said = begin(&sealed(header), None).err().unwrap().to_string();
    assert_eq!(Err(said), damaged("list of blocks"));
    let mut random = Random::new(3);
    for _ in 0..3_000 {
        let mut header = host.bytes[..PartialTablebase::HEADER].to_vec();
        for _ in 0..=random.below(3) {
            header[12 + random.below(64) as usize] = random.bits() as u8;
        }
        if let Ok(partial) = begin(&sealed(header), None) {
            assert_eq!(partial.held(), 0);
            let Asked::Needs(ranges) = partial.best_moves(&Position::START).unwrap() else {
                panic!("nothing has been handed in");
            };
            assert!(ranges.iter().all(|range| range.end <= partial.length()));
        }
    }
}

#[test]
fn another_game() {
    let host = small();
    assert!(host.begin().of(Rules::STANDARD).is_ok());
    let said = host.begin().of(Rules::ADVANCED).err().unwrap().to_string();
    let reason = "this is a tablebase of standard, not of advanced";
    assert_eq!(said, format!("standard.pylostable: {reason}"));
}

/// A bit flipped in a block, or in what the directory says of it: the error
/// names the block, and the right bytes are taken when they come.
#[test]
fn damage_is_named_and_can_be_made_good() {
    let mut host = small();
    let (position, block) = two_balls(&mut host);
    let partial = host.begin();
    let expected = host.answer(&partial, |table| table.probe(&position)).unwrap();
    let reason = format!("its block {block} is damaged (wrong checksum)");
    for at in [host.start(block), host.start(block + 1) - 1, host.checksum(block) + 1] {
        host.bytes[at] ^= 0x10;
        assert_eq!(complaint(&mut host, &position), reason, "byte {at}");
        let partial = host.begin();
        let said = host.answer(&partial, |table| table.probe(&position)).unwrap_err();
        assert!(said.to_string().ends_with(&reason));
        host.bytes[at] ^= 0x10;
        let value = host.answer(&partial, |table| table.probe(&position)).unwrap();
        assert_eq!(value, expected, "byte {at}");
        assert_eq!(host.rounds.len(), 2, "what the directory said is fetched again, too");
    }
}

/// The error comes with the bytes, and everything else stays at hand.
#[test]
fn one_wrong_block_does_not_spoil_the_others() {
    let mut host = Host::of_whole_game();
    let position = positions(16, 9)[15];
    let good = host.begin();
    let expected = host.answer(&good, |table| table.best_moves(&position)).unwrap();
    let blocks = host.rounds[1].clone();
    assert!(blocks.len() > 3, "{blocks:?}");
    let partial = host.begin();
    let Asked::Needs(entries) = partial.best_moves(&position).unwrap() else { panic!() };
    for range in entries {
        partial.supply(range.start, host.part(&range)).unwrap();
    }
    let mut refused = 0;
    for (number, range) in blocks.iter().enumerate() {
        let mut bytes = host.part(range).to_vec();
        if number == 1 {
            bytes[1] ^= 1;
        }
        refused += usize::from(partial.supply(range.start, &bytes).is_err());
    }
    assert_eq!(refused, 1, "the wrong one");
    assert_eq!(host.answer(&partial, |table| table.best_moves(&position)).unwrap(), expected);
    assert_eq!(host.rounds[0].len(), 2, "its place and its checksum alone");
    assert_eq!(host.rounds[1], [blocks[1].clone()]);
}

/// What a directory may say, and what it may not.
#[test]
fn blocks_that_cannot_be() {
    let mut host = small();
    let (position, block) = two_balls(&mut host);
    let reason = format!("its directory is damaged (block {block} cannot be where it says)");
    let (at, good) = (host.bounds(block), host.bytes.clone());
    let [start, end] = [at, at + 8].map(|at| made_up::u64_at(&good, at));
    let data = (made_up::HEADER + made_up::STATISTICS) as u64;
    let directory = made_up::directory(&good) as u64;
    for (what, start, end) in [
        ("before it begins", end, start),
        ("no bytes", start, start),
        ("one byte", start, start + 1),
        ("too long", start, start + 5000),
        ("far too long", start, u64::MAX),
        ("all there is", 0, u64::MAX),
        ("in the header", 0, end - start),
        ("in the statistics", data - 1, data + 3),
        ("in the directory", directory - 2, directory + 1),
        ("past the end", good.len() as u64 + 5, good.len() as u64 + 10),
        ("at the end of numbers", u64::MAX - 5, u64::MAX),
    ] {
        host.bytes[at..at + 8].copy_from_slice(&start.to_le_bytes());
        host.bytes[at + 8..at + 16].copy_from_slice(&end.to_le_bytes());
        assert_eq!(complaint(&mut host, &position), reason, "{what}");
    }
    host.bytes = good;
    let partial = host.begin();
    assert!(host.answer(&partial, |table| table.probe(&position)).is_ok());
}

/// A block that fits its checksum and is none.
#[test]
fn a_block_made_to_deceive() {
    let mut host = small();
    let (position, block) = two_balls(&mut host);
    let (start, end) = (host.start(block), host.start(block + 1));
    // Many values, and no room for their numbers.
    host.bytes[start] = 200;
    let checksum = crc32fast::hash(&host.bytes[start..end]).to_le_bytes();
    let at = host.checksum(block);
    host.bytes[at..at + 4].copy_from_slice(&checksum);
    let reason = format!("its block {block} is damaged (wrong checksum)");
    assert_eq!(complaint(&mut host, &position), reason);
}

#[test]
fn bytes_that_the_file_does_not_have() {
    let host = small();
    let partial = host.begin();
    let length = partial.length();
    assert!(partial.supply(length - 1, &[0]).is_ok());
    assert!(partial.supply(length, &[]).is_ok());
    for at in [length - 1, length, u64::MAX - 1, u64::MAX] {
        let said = partial.supply(at, &[0; 2]).unwrap_err().to_string();
        let found = at.saturating_add(2);
        let reason = format!("it should have {length} bytes and has {found}");
        assert_eq!(said, format!("standard.pylostable: {reason}"));
    }
}

/// A host that answers with less than it was asked for: the same is needed
/// again, and nothing is made up.
#[test]
fn a_file_cut_off() {
    let mut host = small();
    let (position, _) = two_balls(&mut host);
    let partial = host.begin();
    let Asked::Needs(ranges) = partial.probe(&position).unwrap() else { panic!() };
    partial.supply(ranges[0].start, &host.part(&ranges[0])[..7]).unwrap();
    let Asked::Needs(rest) = partial.probe(&position).unwrap() else { panic!() };
    assert_eq!(rest, [ranges[0].start + 7..ranges[0].end, ranges[1].clone()]);
    assert_eq!(partial.probe(&position).unwrap(), Asked::Needs(rest));
    assert_eq!(partial.at_hand(&position).unwrap(), None);
}

/// Ranges of another file, ranges in the wrong place, noise: each answer is a
/// value or an error, and memory keeps its bound.
#[test]
fn a_host_that_sends_anything() {
    let mut host = small();
    let partial = host.begin().keeping(10_000);
    let honest = host.begin();
    let mut random = Random::new(5);
    let mut asked = positions(400, 10);
    asked.retain(|position| host.answer(&honest, |table| table.best_moves(position)).is_ok());
    assert!(asked.len() > 20, "{} of the positions stay in the table", asked.len());
    let length = host.bytes.len() as u64;
    let (mut errors, mut answers) = (0, 0);
    for round in 0..20_000 {
        // Four rounds for each position.
        let position = &asked[round / 4 % asked.len()];
        match partial.best_moves(position) {
            Err(_) => errors += 1,
            Ok(Asked::Known(moves)) => {
                let right = host.answer(&honest, |table| table.best_moves(position));
                assert_eq!(moves, right.unwrap(), "{position}");
                answers += 1;
            }
            Ok(Asked::Needs(ranges)) => {
                for range in ranges {
                    let mut bytes = host.part(&range).to_vec();
                    let mut at = range.start;
                    match random.below(100) {
                        0 => bytes.iter_mut().for_each(|byte| *byte = random.bits() as u8),
                        1 => bytes.truncate(bytes.len() / 2),
                        2 => at = random.below(length),
                        3 => bytes.reverse(),
                        4 => bytes = vec![0; 3000],
                        _ => {}
                    }
                    errors += usize::from(partial.supply(at, &bytes).is_err());
                }
            }
        }
        assert!(partial.held() < 30_000, "{}", partial.held());
    }
    assert!(errors > 100 && answers > 1_000, "{errors} errors, {answers} answers");
}

/// The check of the fuzz target, fed with its seed that chance has spoilt.
#[test]
fn spoilt_parts_do_no_harm() {
    let seed = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds/tablebase-in-parts");
    let good = std::fs::read(seed).unwrap();
    assert!(hostile::tablebase_in_parts(&good), "what the seed becomes is sound");
    let mut random = Random::new(9);
    for _ in 0..3_000 {
        let mut bytes = good.clone();
        for _ in 0..=random.below(3) {
            let at = random.below(bytes.len() as u64) as usize;
            bytes[at] = random.bits() as u8;
        }
        bytes.truncate(bytes.len() - random.below(2) as usize * random.below(60) as usize);
        hostile::tablebase_in_parts(&bytes);
    }
}
