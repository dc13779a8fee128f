//! Tablebases of which only parts are at hand answer as whole ones do, with no
//! more than it takes, whatever is handed in and in whatever order.

mod host;
mod made_up;

use std::fs;
use std::ops::Range;

use host::{Host, positions};
use made_up::{Folder, u64_at, whole};
use pylos_rules::pyramid::{Position, Rules, Symmetry};
use pylos_rules::{Position as _, Random};
use pylos_tablebase::{Asked, Kind, Tablebase};

/// A table of few balls, every position of it; where a turn leads out of it,
/// both say so.
#[test]
fn every_answer_is_that_of_the_whole_table() {
    let folder = Folder::new("partial-small");
    let path = folder.file("standard.pylostable");
    for kind in [Kind::Distances, Kind::Outcomes] {
        let mut host = Host::with(whole::table(3, kind));
        fs::write(&path, &host.bytes).unwrap();
        let whole = Tablebase::open(&path).unwrap();
        let partial = host.begin();
        assert_eq!((partial.rules(), partial.kind()), (whole.rules(), kind));
        assert_eq!((partial.longest(), partial.length()), (99, whole.length()));
        let mut known = 0;
        for class in whole::classes(3) {
            let n = class.count_ones() as usize;
            for waiting in n.saturating_sub(3)..=n.min(3) {
                for position in made_up::positions(class, waiting) {
                    let value = host.answer(&partial, |table| table.probe(&position)).unwrap();
                    assert_eq!(value, whole.probe(&position).unwrap(), "{position}");
                    let moves = host.answer(&partial, |table| table.best_moves(&position));
                    match (moves, whole.best_moves(&position)) {
                        (Ok(moves), Ok(expected)) => assert_eq!(moves, expected, "{position}"),
                        (Err(error), Err(expected)) => {
                            let reason = expected.to_string();
                            assert!(reason.ends_with(&error.to_string()), "{reason}: {error}");
                        }
                        (moves, _) => panic!("{position}: {moves:?}"),
                    }
                    known += 1;
                }
            }
        }
        assert!(known > 10_000, "{known}");
    }
}

/// The whole game: thousands of positions of random games, all their turns.
#[test]
fn every_answer_is_that_of_the_whole_game() {
    let folder = Folder::new("partial-whole");
    let path = folder.file("standard.pylostable");
    let mut host = Host::of_whole_game();
    fs::write(&path, &host.bytes).unwrap();
    let whole = Tablebase::open(&path).unwrap();
    let partial = host.begin();
    for position in positions(3_000, 1) {
        let moves = host.answer(&partial, |table| table.best_moves(&position)).unwrap();
        assert_eq!(moves, whole.best_moves(&position).unwrap(), "{position}");
        // What is at hand is not asked for again.
        host.answer(&partial, |table| table.best_moves(&position)).unwrap();
        assert_eq!(host.rounds, [] as [Vec<Range<u64>>; 0]);
        for (turn, value) in moves {
            let next = position.play_unchecked(Rules::STANDARD, turn);
            assert_eq!(partial.at_hand(&next).unwrap().unwrap().before(), value, "{next}");
        }
    }
}

/// A full pyramid is over, and what has more balls than there are is no
/// position of this table.
#[test]
fn what_is_over_needs_nothing() {
    let partial = Host::with(whole::table(3, Kind::Distances)).begin();
    let full: Position = "LDLDLDLDLDLDLDLD/LDLDLDLDL/DLDL/D L".parse().unwrap();
    let over = pylos_tablebase::code::value(1);
    assert_eq!(partial.probe(&full).unwrap(), Asked::Known(over));
    assert_eq!(partial.at_hand(&full).unwrap(), Some(over));
    assert_eq!(partial.best_moves(&full).unwrap(), Asked::Known(Vec::new()));
    let many: Position = "LLLLDDD........./........./..../. D".parse().unwrap();
    let error = partial.probe(&many).unwrap_err();
    let reason = "standard.pylostable: its list of classes is damaged (wrong checksum)";
    assert_eq!(error.to_string(), reason);
}

/// The first round asks for two places and a checksum for each block, the second
/// for the blocks, and neither for a byte more.
#[test]
fn no_more_is_fetched_than_it_takes() {
    let mut host = Host::of_whole_game();
    for position in positions(200, 2).into_iter().step_by(7) {
        let partial = host.begin();
        host.answer(&partial, |table| table.probe(&position)).unwrap();
        let [entry, block] = &host.rounds[..] else { panic!("{:?}", host.rounds) };
        let lengths: Vec<u64> = entry.iter().map(|range| range.end - range.start).collect();
        assert_eq!(lengths, [16, 4], "{position}");
        let [block] = &block[..] else { panic!("{block:?}") };
        assert_eq!(block.start, u64_at(&host.bytes, entry[0].start as usize));
        assert_eq!(block.end, u64_at(&host.bytes, entry[0].start as usize + 8));
    }
}

/// Turns that lead to the same position, or to images of it, need one block.
#[test]
fn images_need_one_block() {
    let mut host = Host::of_whole_game();
    let partial = host.begin();
    // Sixteen turns: a corner, an edge or the middle.
    let moves = host.answer(&partial, |table| table.best_moves(&Position::START)).unwrap();
    assert_eq!(moves.len(), 16);
    let bytes: usize = (0..3).map(|_| 16 + 4 + 2).sum();
    assert!(host.fetched() <= bytes as u64, "{:?}", host.rounds);
    // The full level 1 is its own image in eight ways, with 12,870 positions
    // in four blocks.
    let mut random = Random::new(6);
    for _ in 0..20 {
        let mut balls = *b"LDLDLDLDLDLDLDLD";
        random.shuffle(&mut balls);
        let text = format!("{}/........./..../. L", std::str::from_utf8(&balls).unwrap());
        let position: Position = text.parse().unwrap();
        let images = Symmetry::ALL.map(|symmetry| symmetry.position(&position));
        let partial = host.begin();
        let values = host.answer(&partial, |table| table.values(&images)).unwrap();
        assert!(values.iter().all(|value| *value == values[0]), "{position}");
        assert_eq!(host.rounds[0].len(), 2, "{position}");
        assert_eq!(host.rounds[1].len(), 1, "{position}");
    }
}

/// Ranges that lie near one another are fetched as one.
#[test]
fn near_ranges_are_fetched_as_one() {
    let mut host = Host::of_whole_game();
    for gap in [16, 256, 4096] {
        for position in positions(60, 3).into_iter().step_by(5) {
            let exact = host.begin();
            let merging = host.begin().merging(gap);
            let expected = host.answer(&exact, |table| table.best_moves(&position)).unwrap();
            let needed = host.rounds.concat();
            let moves = host.answer(&merging, |table| table.best_moves(&position)).unwrap();
            assert_eq!(moves, expected);
            for round in &host.rounds {
                assert!(round.is_sorted_by(|a, b| a.end + gap < b.start), "{round:?}");
            }
            let fetched = host.rounds.concat();
            for range in needed {
                let within =
                    |other: &Range<u64>| other.start <= range.start && range.end <= other.end;
                assert!(fetched.iter().any(within), "{range:?} is not in {fetched:?}");
            }
        }
    }
}

/// With the directory at hand, one round is enough.
#[test]
fn the_directory_can_be_handed_in_at_once() {
    let mut host = Host::of_whole_game();
    let partial = host.begin();
    let directory = partial.directory();
    partial.supply(directory.start, host.part(&directory)).unwrap();
    for position in positions(300, 4) {
        host.answer(&partial, |table| table.best_moves(&position)).unwrap();
        assert!(host.rounds.len() <= 1, "{position}: {:?}", host.rounds);
    }
}

/// Byte by byte, backwards, in pieces that overlap, more than was asked for.
#[test]
fn bytes_may_come_in_any_order() {
    let host = Host::of_whole_game();
    let mut random = Random::new(8);
    for position in positions(200, 5).into_iter().step_by(11) {
        let expected = {
            let mut host = Host::with(host.bytes.clone());
            let partial = host.begin();
            host.answer(&partial, |table| table.best_moves(&position)).unwrap()
        };
        let partial = host.begin();
        let moves = loop {
            let ranges = match partial.best_moves(&position).unwrap() {
                Asked::Known(moves) => break moves,
                Asked::Needs(ranges) => ranges,
            };
            let mut pieces: Vec<Range<u64>> = ranges
                .into_iter()
                .flat_map(|range| {
                    let step = 1 + random.below(5);
                    let more = random.below(9);
                    let starts = range.clone().step_by(step as usize);
                    let end = host.bytes.len() as u64;
                    starts.map(move |start| start..(start + step + more).min(end))
                })
                .collect();
            random.shuffle(&mut pieces);
            for piece in pieces {
                partial.supply(piece.start, host.part(&piece)).unwrap();
            }
        };
        assert_eq!(moves, expected, "{position}");
    }
}

/// Memory has a bound, and a question always keeps what it needs: even with no
/// room at all, two rounds answer it.
#[test]
fn little_room_is_enough() {
    let mut host = Host::of_whole_game();
    let expected = host.begin();
    for room in [0, 20_000] {
        let partial = host.begin().keeping(room);
        for position in positions(1_500, 6) {
            let moves = host.answer(&partial, |table| table.best_moves(&position)).unwrap();
            let whole = host.answer(&expected, |table| table.best_moves(&position)).unwrap();
            assert_eq!(moves, whole);
            // Each turn needs two places, a checksum and a block of two bytes,
            // or of some 3000 in the full level 1; the rest is bookkeeping.
            let most = room.max(moves.len() * 300 + 4 * 3000);
            assert!(partial.held() <= most, "{} of {most}", partial.held());
        }
    }
    // Nor does it fill up with what nobody has asked for.
    let partial = host.begin().keeping(100_000);
    for (at, bytes) in (0..).step_by(50_000).zip(host.bytes.chunks(50_000)) {
        partial.supply(at, bytes).unwrap();
        assert!(partial.held() <= 100_000, "{}", partial.held());
    }
    host.answer(&partial, |table| table.best_moves(&Position::START)).unwrap();
}

/// What was used longest ago goes first.
#[test]
fn what_is_used_stays() {
    let mut host = Host::of_whole_game();
    let partial = host.begin().keeping(40_000);
    host.answer(&partial, |table| table.best_moves(&Position::START)).unwrap();
    for position in positions(400, 7) {
        host.answer(&partial, |table| table.best_moves(&position)).unwrap();
        host.answer(&partial, |table| table.best_moves(&Position::START)).unwrap();
        assert!(host.rounds.is_empty(), "the start was asked for all the time");
    }
    for position in positions(400, 8).into_iter().filter(|p| p.occupied().len() > 9) {
        host.answer(&partial, |table| table.best_moves(&position)).unwrap();
    }
    host.answer(&partial, |table| table.best_moves(&Position::START)).unwrap();
    assert!(!host.rounds.is_empty(), "and then not any more");
}
