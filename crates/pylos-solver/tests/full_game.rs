//! The whole game: solved, written, read again and audited. It takes some four
//! gigabytes of memory and an optimised build, so it has a feature of its own;
//! `cargo xtask test` runs `children`, and with `--all-rules` every reading.

mod naive;

use std::fs::{self, File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::ops::{ControlFlow, Range};
use std::path::{Path, PathBuf};

use naive::Game;
use pylos_rules::pyramid::{Color, Position};
use pylos_rules::{Position as _, Random, Value};
use pylos_solver::{Task, Verdict, solve, write};
use pylos_tablebase::audit::{Extent, Fault, audit, compare};
use pylos_tablebase::{Asked, Kind, PartialTablebase, Tablebase};
use sha2::{Digest as _, Sha256};

/// Positions of the game by theory, and full pyramids among them.
const POSITIONS: u64 = 12_507_810_089;
const FULL_PYRAMIDS: u64 = 155_117_520;

/// The bytes depend on nothing but the game (docs/tablebase.md), so they are
/// those of every other machine, today and tomorrow.
#[test]
fn children() {
    let distances = prove("children", "loss 36");
    assert_eq!(distances, "1a75e14e65bc36daa71dc1b2ef9665e611ebb55edacf0403107c37c6f2c9f5a5");
}

#[test]
fn children_raise() {
    prove("children+raise", "loss 36");
}

#[test]
fn standard() {
    prove("standard", "loss 40");
}

#[test]
fn standard_must() {
    prove("standard+must", "loss 40");
}

#[test]
fn standard_raise() {
    prove("standard+raise", "loss 40");
}

#[test]
fn standard_must_raise() {
    prove("standard+must+raise", "loss 40");
}

#[test]
fn advanced() {
    prove("advanced", "loss 46");
}

#[test]
fn advanced_must() {
    prove("advanced+must", "draw");
}

#[test]
fn advanced_raise() {
    prove("advanced+raise", "loss 46");
}

#[test]
fn advanced_must_raise() {
    prove("advanced+must+raise", "draw");
}

/// Solves the game and holds the result against everything that is known:
/// `start` is the value of the empty board. Those of the default readings are
/// published; the others were found here first (docs/solver.md). Returns the
/// SHA-256 of the file of distances.
fn prove(rules: &str, start: &str) -> String {
    let mut decided = 0;
    let task = Task::full(rules.parse().unwrap());
    let solution = solve(task, |progress| {
        assert_eq!(progress.total, POSITIONS);
        decided = progress.decided;
        Verdict::GoOn
    })
    .unwrap();
    let files = [(Kind::Distances, 1_500_000_000), (Kind::Outcomes, 350_000_000)];
    let [distances, outcomes] = files.map(|(kind, most)| {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(kind.file_name(task.rules));
        let length = write(&solution, kind, &path, |_| Verdict::GoOn).unwrap().unwrap();
        assert!(length <= most, "{rules}: {length} bytes are too many for {kind:?}");
        Temporary(path)
    });
    drop(solution);

    let tablebase = Tablebase::open(&distances.0).unwrap();
    assert_eq!(tablebase.probe(&Position::START).unwrap().to_string(), start, "{rules}");
    let statistics = tablebase.statistics();
    assert_eq!(statistics.iter().flatten().sum::<u64>(), POSITIONS, "{rules}");
    assert_eq!(statistics[30][1], FULL_PYRAMIDS, "{rules}");
    let draws: u64 = statistics.iter().map(|by_code| by_code[0]).sum();
    assert_eq!(decided + draws, POSITIONS, "{rules}");

    let sample = Extent::Sample { positions: 20_000, seed: 1 };
    for path in [&distances.0, &outcomes.0] {
        let audited = audit(&Tablebase::open(path).unwrap(), sample, 2, go_on).unwrap();
        assert_eq!(audited.positions, 20_000, "{rules}");
    }
    let outcomes = Tablebase::open(&outcomes.0).unwrap();
    assert_eq!(compare(&outcomes, &tablebase, sample, 2, go_on).unwrap(), 20_000, "{rules}");
    settled_by_looking_ahead(&tablebase);
    from_a_distance(&tablebase);
    without_the_last_two(&tablebase);
    drop(tablebase);
    let sum = sha256(&distances.0);
    damage_is_found(&distances.0);
    sum
}

fn sha256(path: &Path) -> String {
    let mut hasher = Sha256::new();
    std::io::copy(&mut File::open(path).unwrap(), &mut hasher).unwrap();
    hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Late positions of random games, whose value plain search can settle.
fn settled_by_looking_ahead(tablebase: &Tablebase) {
    let rules = tablebase.rules().to_string();
    let game = Game::new(4, 15, &rules);
    let mut random = Random::new(11);
    let mut settled = 0;
    for i in 0..200 {
        let drawn = game.random(24 + i % 10, &mut random);
        let position: Position = drawn.to_string().parse().unwrap();
        let found = tablebase.probe(&position).unwrap();
        if let Some(value) = game.settle(&drawn, 4) {
            assert_eq!(found, value, "{rules}: {position}");
            settled += 1;
        } else {
            // What four plies do not settle must lie further away.
            assert!(found.plies().is_none_or(|plies| plies > 4), "{rules}: {position} {found}");
        }
    }
    assert!(settled >= 50, "{rules}: only {settled} positions are settled by looking ahead");
}

/// Read by ranges, in two rounds, the file says the same: all turns of
/// thousands of positions. The classes are then derived from the rules.
fn from_a_distance(tablebase: &Tablebase) {
    let rules = tablebase.rules();
    let mut file = File::open(tablebase.path()).unwrap();
    let mut part = |range: &Range<u64>| {
        let mut bytes = vec![0; (range.end - range.start) as usize];
        file.seek(SeekFrom::Start(range.start)).unwrap();
        file.read_exact(&mut bytes).unwrap();
        bytes
    };
    let header = part(&(0..PartialTablebase::HEADER as u64));
    let partial =
        PartialTablebase::new(tablebase.path(), &header, Some(tablebase.length())).unwrap();
    let (mut random, mut position) = (Random::new(13), Position::START);
    for _ in 0..5_000 {
        for round in 0.. {
            match partial.best_moves(&position).unwrap() {
                Asked::Known(moves) => {
                    assert_eq!(moves, tablebase.best_moves(&position).unwrap(), "{position}");
                    break;
                }
                Asked::Needs(ranges) => {
                    assert!(round < 2, "{rules}: {position} needs a third round");
                    for range in &ranges {
                        partial.supply(range.start, &part(range)).unwrap();
                    }
                }
            }
        }
        position = match position.random_turn(rules, &mut random) {
            Some(turn) => position.play_unchecked(rules, turn),
            None => Position::START,
        };
    }
}

/// Thought through by hand: when only the last cell of level 3 and the apex are
/// empty and neither side may take back, the mover must fill one and leaves the
/// other to the opponent. When only the apex is empty, he wins.
fn without_the_last_two(tablebase: &Tablebase) {
    //  4 D L D L
    //  3 L D L D   3 D L D
    //  2 D L D L   2 L D L   2 D .
    //  1 L D L D   1 D L D   1 L L   1 .
    let position: Position = "LDLDDLDLLDLDDLDL/DLDLDLDLD/LLD./. L".parse().unwrap();
    assert_eq!(position.reserve(tablebase.rules(), Color::Light), 1);
    let value = |position: &Position| tablebase.probe(position).unwrap();
    assert_eq!(value(&position), Value::Loss(2));
    let rules = tablebase.rules();
    let after = position.play(rules, "i2".parse().unwrap()).unwrap();
    assert_eq!(value(&after), Value::Win(1));
    let over = after.play(rules, "j1".parse().unwrap()).unwrap();
    assert_eq!(value(&over), Value::Loss(0));
    let best = tablebase.best_moves(&after).unwrap();
    assert_eq!(best[0].0.to_string(), "j1");
    assert_eq!(best[0].1, Value::Win(1));
}

/// One bit flipped is found by its checksum. And where somebody has made the
/// checksums fit, the audit finds it.
fn damage_is_found(path: &Path) {
    let mut file = OpenOptions::new().read(true).write(true).open(path).unwrap();
    let header: [u8; 128] = read(&mut file, 0);
    let u32_at = |at: usize| u32::from_le_bytes(*header[at..].first_chunk().unwrap());
    let (classes, blocks) = (u64::from(u32_at(48)), u64::from(u32_at(52)));
    let directory = u64::from_le_bytes(*header[56..].first_chunk().unwrap());
    let starts = directory + 8 * classes;
    let checksums = starts + 8 * (blocks + 1);

    // The first block holds one position, the empty board: a palette of one.
    let first = u64::from_le_bytes(read(&mut file, starts));
    let block: [u8; 2] = read(&mut file, first);
    assert_eq!(block[0], 0, "a palette of one");
    let damaged = [0, block[1] ^ 2];
    put(&mut file, first, &damaged);
    let tablebase = Tablebase::open(path).unwrap();
    let complaint = format!("{}: its data is damaged (wrong checksum)", path.display());
    let found = tablebase.probe(&Position::START).unwrap_err();
    assert_eq!(found.to_string(), complaint);
    assert_eq!(tablebase.check().unwrap_err().to_string(), complaint);
    drop(tablebase);

    let directory_len = 8 * classes + 8 * (blocks + 1) + 4 * blocks;
    put(&mut file, checksums, &crc32fast::hash(&damaged).to_le_bytes());
    let mut checked = vec![0; 31 * 256 * 8 + directory_len as usize];
    let (statistics, entries) = checked.split_at_mut(31 * 256 * 8);
    file.seek(SeekFrom::Start(128)).unwrap();
    file.read_exact(statistics).unwrap();
    file.seek(SeekFrom::Start(directory)).unwrap();
    file.read_exact(entries).unwrap();
    put(&mut file, 72, &crc32fast::hash(&checked).to_le_bytes());
    let header: [u8; 124] = read(&mut file, 0);
    put(&mut file, 124, &crc32fast::hash(&header).to_le_bytes());

    let tablebase = Tablebase::open(path).unwrap();
    tablebase.check().unwrap();
    match audit(&tablebase, Extent::Everything, 2, go_on) {
        Err(Fault::Value { position, stored, derived }) => {
            assert_eq!(position, Position::START);
            assert_ne!(stored, derived);
        }
        other => panic!("the audit found {other:?}"),
    }
}

fn go_on(_: u64, _: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn read<const N: usize>(file: &mut File, at: u64) -> [u8; N] {
    let mut bytes = [0; N];
    file.seek(SeekFrom::Start(at)).unwrap();
    file.read_exact(&mut bytes).unwrap();
    bytes
}

fn put(file: &mut File, at: u64, bytes: &[u8]) {
    file.seek(SeekFrom::Start(at)).unwrap();
    file.write_all(bytes).unwrap();
}

/// A large file that goes even if the test fails.
struct Temporary(PathBuf);

impl Drop for Temporary {
    fn drop(&mut self) {
        // A file that cannot be removed is no reason to hide the failure.
        let _ = fs::remove_file(&self.0);
    }
}
