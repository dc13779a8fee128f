//! Files come into being whole or not at all, and answer many at once.

mod made_up;

use std::fs;

use std::sync::atomic::{AtomicBool, Ordering};

use made_up::{Folder, all, begin, file, statistics};
use pylos_rules::pyramid::{Position, Rules};
use pylos_tablebase::writer::remove_abandoned;
use pylos_tablebase::{Kind, Tablebase, code};

#[test]
fn every_position_is_where_it_was_put() {
    let folder = Folder::new("positions");
    let path = folder.file("standard.pylostable");
    file(&path);
    let tablebase = Tablebase::open(&path).unwrap();
    tablebase.check().unwrap();
    for (position, value) in all() {
        assert_eq!(tablebase.probe(&position).unwrap(), value, "{position}");
    }
    assert_eq!(tablebase.rules(), Rules::STANDARD);
    assert_eq!(tablebase.kind(), Kind::Distances);
    assert_eq!(tablebase.longest(), 99);
    assert_eq!(*tablebase.statistics(), statistics());
    // A position of a class that the file lacks is an error, not a guess.
    let other: Position = "LDL............./........./..../. L".parse().unwrap();
    assert!(tablebase.probe(&other).is_err());
    // What is over needs no table.
    let full: Position = "LDLDLDLDLDLDLDLD/LDLDLDLDL/DLDL/D L".parse().unwrap();
    assert_eq!(tablebase.probe(&full).unwrap(), code::value(1));
}

/// Turned, mirrored, and with the colours exchanged, a position is the same.
#[test]
fn images_have_the_same_value() {
    let folder = Folder::new("images");
    let path = folder.file("standard.pylostable");
    file(&path);
    let tablebase = Tablebase::open(&path).unwrap();
    for text in ["L.../..../..../....", ".L../..../..../....", "LD../..../..../...."] {
        let rows: Vec<Vec<char>> = text.split('/').map(|row| row.chars().collect()).collect();
        let position = |at: &dyn Fn(usize, usize) -> char, turn: char| -> Position {
            let base: String = (0..16).map(|i| at(i / 4, i % 4)).collect();
            format!("{base}/........./..../. {turn}").parse().unwrap()
        };
        let exchanged = |c: char| match c {
            'L' => 'D',
            'D' => 'L',
            c => c,
        };
        let plain = position(&|r, f| rows[r][f], 'L');
        for image in [
            position(&|r, f| rows[f][r], 'L'),
            position(&|r, f| rows[3 - r][f], 'L'),
            position(&|r, f| rows[3 - f][r], 'L'),
            position(&|r, f| exchanged(rows[r][3 - f]), 'D'),
        ] {
            let values = [plain, image].map(|position| tablebase.probe(&position).unwrap());
            assert_eq!(values[0], values[1], "{plain} and {image}");
        }
    }
}

#[test]
fn a_file_appears_only_when_it_is_finished() {
    let folder = Folder::new("finished");
    let path = folder.file("standard.pylostable");
    let writer = begin(&path).unwrap();
    assert!(!path.exists());
    writer.finish(&statistics()).unwrap();
    assert_eq!(folder.names(), ["standard.pylostable"]);
}

#[test]
fn an_interrupted_write_leaves_nothing_but_the_old_file() {
    let folder = Folder::new("interrupted");
    let path = folder.file("standard.pylostable");
    drop(begin(&path).unwrap());
    assert_eq!(folder.names(), [""; 0]);
    fs::write(&path, "what was there before").unwrap();
    drop(begin(&path).unwrap());
    assert_eq!(folder.names(), ["standard.pylostable"]);
    assert_eq!(fs::read(&path).unwrap(), b"what was there before");
}

#[test]
fn a_folder_that_is_not_there_is_an_error() {
    let folder = Folder::new("no-folder");
    assert!(begin(&folder.file("nowhere/standard.pylostable")).is_err());
    assert_eq!(folder.names(), [""; 0]);
}

/// A disk that is full lets a file grow so far and no further. The shell can
/// forbid a process to write files beyond a size, so the test runs itself once
/// more, thus limited: to the program it is the same error in the same place.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_the_old_file_intact() {
    const PATH: &str = "PYLOS_TEST_WRITES_TO";
    if let Some(path) = std::env::var_os(PATH) {
        let error = begin(path.as_ref()).and_then(|writer| writer.finish(&statistics()));
        let error = error.expect_err("there is no room for the file");
        assert_eq!(error.kind(), std::io::ErrorKind::FileTooLarge);
        return;
    }
    let folder = Folder::new("full-disk");
    let path = folder.file("standard.pylostable");
    fs::write(&path, "what was there before").unwrap();
    let limited = std::process::Command::new("sh")
        // Not to be killed at the limit, but told; 16 blocks of at most 1 KB.
        .args(["-c", "trap '' XFSZ; ulimit -f 16; exec \"$0\" --exact \"$1\""])
        .arg(std::env::current_exe().unwrap())
        .arg("a_full_disk_leaves_the_old_file_intact")
        .env(PATH, &path)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&limited.stdout);
    assert!(limited.status.success() && said.contains("1 passed"), "{said}");
    assert_eq!(folder.names(), ["standard.pylostable"]);
    assert_eq!(fs::read(&path).unwrap(), b"what was there before");
}

#[test]
fn many_threads_may_ask_at_once() {
    let folder = Folder::new("threads");
    let path = folder.file("standard.pylostable");
    file(&path);
    let tablebase = Tablebase::open(&path).unwrap();
    let positions = all();
    std::thread::scope(|scope| {
        for first in 0..8 {
            let (tablebase, positions, path) = (&tablebase, &positions, &path);
            scope.spawn(move || {
                let own = Tablebase::open(path).unwrap();
                for (position, value) in positions[first * 1000..].iter().step_by(3) {
                    assert_eq!(tablebase.probe(position).unwrap(), *value);
                    assert_eq!(own.probe(position).unwrap(), *value);
                }
            });
        }
    });
}

/// Whoever has opened a file goes on reading it when a new one takes its name.
#[test]
fn a_new_file_does_not_disturb_the_readers_of_the_old_one() {
    let folder = Folder::new("replaced");
    let path = folder.file("standard.pylostable");
    file(&path);
    let tablebase = Tablebase::open(&path).unwrap();
    let other = folder.file("other.pylos");
    fs::write(&other, "something else").unwrap();
    fs::rename(&other, &path).unwrap();
    for (position, value) in all() {
        assert_eq!(tablebase.probe(&position).unwrap(), value);
    }
    assert!(Tablebase::open(&path).is_err());
}

/// What a killed process leaves behind is removed by the next one; what
/// somebody is writing is not, and neither is anything else.
#[test]
fn abandoned_files_are_removed_and_others_stay() {
    let folder = Folder::new("abandoned");
    let running = begin(&folder.file("standard.pylostable")).unwrap();
    let others = ["children.pylos", "notes.tmp", "my.pylos.copy.tmp", "my.pylostable.1.tmp"];
    let abandoned = [
        "children.pylostable.0123456789abcdef.tmp",
        "children.pylos.4711.tmp",
        "standard.outcomes.pylos.12-0.tmp",
    ];
    for name in others.into_iter().chain(abandoned) {
        fs::write(folder.file(name), "anything").unwrap();
    }
    file(&folder.file("advanced.pylostable"));
    let names = folder.names();
    for name in others.into_iter().chain(["advanced.pylostable"]) {
        assert!(names.iter().any(|found| found == name), "{name} of {names:?}");
    }
    assert_eq!(names.len(), 6, "the file being written stays: {names:?}");
    drop(running);
    assert_eq!(folder.names().len(), 5);
}

/// Two writers of one file do not disturb each other, even if they go by the
/// same number: the last to finish wins.
#[test]
fn two_writers_of_one_file_have_files_of_their_own() {
    let folder = Folder::new("two");
    let path = folder.file("standard.pylostable");
    let first = begin(&path).unwrap();
    let bytes = file(&path);
    drop(first);
    assert_eq!(folder.names(), ["standard.pylostable"]);
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

/// Containers that share a folder may have equal process ids, and what one has
/// given up must never come back under a name that the other still uses.
#[test]
fn unfinished_files_have_names_drawn_by_lot() {
    let folder = Folder::new("by-lot");
    let name = || {
        let _writer = begin(&folder.file("standard.pylostable")).unwrap();
        folder.names().pop().unwrap()
    };
    let names = [name(), name(), name()];
    assert!(names[0] != names[1] && names[1] != names[2] && names[0] != names[2], "{names:?}");
    let id = std::process::id().to_string();
    assert!(names.iter().any(|name| !name.contains(&id)), "{names:?}");
}

/// A file that is finished keeps its lock until it has its name: nobody who
/// tidies up takes it for abandoned in between.
#[test]
fn nobody_removes_a_file_that_is_being_finished() {
    let folder = Folder::new("tidied");
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !over.load(Ordering::Relaxed) {
                let _ = remove_abandoned(&folder.file("."));
            }
        });
        let finished: Vec<_> = (0..300)
            .map(|_| begin(&folder.file("standard.pylostable")).unwrap().finish(&statistics()))
            .collect();
        over.store(true, Ordering::Relaxed);
        let failed: Vec<_> = finished.into_iter().filter_map(Result::err).collect();
        assert!(failed.is_empty(), "{} of 300 were removed: {}", failed.len(), failed[0]);
    });
}

/// Files made before tablebases had an extension of their own are found, until
/// there is a new one.
#[test]
fn old_names_are_still_found() {
    let folder = Folder::new("old-names");
    let directory = folder.file(".");
    let find = || Tablebase::find(&directory, Rules::STANDARD, Kind::Distances);
    assert!(find().unwrap().is_none());
    let [new, old] = ["standard.pylostable", "standard.pylos"].map(|name| directory.join(name));
    assert_eq!(Kind::Distances.path_in(&directory, Rules::STANDARD), new);
    file(&folder.file("standard.pylos"));
    assert_eq!(find().unwrap().unwrap().path(), old);
    assert_eq!(Kind::Distances.path_in(&directory, Rules::STANDARD), old);
    file(&folder.file("standard.pylostable"));
    assert_eq!(find().unwrap().unwrap().path(), new);
}
