//! From a solution to a file: the same bytes however it was made, and the same
//! values when it is read again.

mod naive;

use std::path::{Path, PathBuf};

use naive::Game;
use pylos_rules::Value;
use pylos_rules::pyramid::{Position, Rules};
use pylos_solver::{Machine, Shape, Solution, Task, Verdict, solve, write};
use pylos_tablebase::{Kind, Tablebase};

/// The real board with so few balls that the file stays small.
const SHAPE: Shape = Shape { side: 4, balls: 3 };

/// A path that no other test uses.
fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn solved(rules: Rules, machine: Machine, threads: usize) -> Solution {
    let task = Task { shape: SHAPE, rules, threads, machine };
    solve(task, |_| Verdict::GoOn).expect("a small game needs little")
}

/// Writes the solution, on the threads that have solved it, and returns the
/// file's bytes.
fn bytes(solution: &Solution, kind: Kind, name: &str) -> Vec<u8> {
    let path = path(name);
    let length = write(solution, kind, &path, |_| Verdict::GoOn).unwrap();
    let bytes = std::fs::read(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert_eq!(length, Some(bytes.len() as u64));
    bytes
}

#[test]
fn machine_and_threads_do_not_show_in_the_file() {
    for rules in ["children+raise", "standard", "advanced+must"] {
        let rules = rules.parse().unwrap();
        let one = solved(rules, Machine::detect(), 1);
        let two = solved(rules, Machine::detect(), 2);
        let portable = solved(rules, Machine::PORTABLE, 2);
        for kind in [Kind::Distances, Kind::Outcomes] {
            let name = format!("same-{}", kind.file_name(rules));
            let file = bytes(&one, kind, &name);
            assert!(bytes(&two, kind, &name) == file, "{rules}: by two threads");
            assert!(bytes(&portable, kind, &name) == file, "{rules}: portably");
        }
    }
}

/// Reads every position of the small game from the file.
#[test]
fn a_file_answers_as_the_solution_does() {
    let rules = "advanced+raise".parse().unwrap();
    let solution = solved(rules, Machine::detect(), 0);
    let files = [Kind::Distances, Kind::Outcomes].map(|kind| {
        let path = path(&format!("answers-{}", kind.file_name(rules)));
        write(&solution, kind, &path, |_| Verdict::GoOn).unwrap();
        Tablebase::open(path).unwrap()
    });
    let game = Game::new(4, 3, "advanced+raise");
    let mut counts = [0u64; 256];
    for drawn in game.positions() {
        let (own, others) = game.masks(&drawn);
        let value = solution.value(own, others);
        let position: Position = drawn.to_string().parse().unwrap();
        assert_eq!(files[0].probe(&position).unwrap(), value, "{position}");
        let outcome = match value {
            Value::Win(_) => Value::Win(1),
            Value::Draw => Value::Draw,
            Value::Loss(_) => Value::Loss(0),
        };
        assert_eq!(files[1].probe(&position).unwrap(), outcome, "{position}");
        counts[usize::from(pylos_tablebase::code::code(value).unwrap())] += 1;
    }
    for file in files {
        assert_eq!((file.rules(), file.longest()), (rules, solution.longest));
        for (code, count) in counts.iter().enumerate() {
            let found: u64 = file.statistics().iter().map(|by_code| by_code[code]).sum();
            assert_eq!(found, *count, "code {code}");
        }
        std::fs::remove_file(file.path()).unwrap();
    }
}

/// Whoever stops the writing finds what was there before, and nothing else.
#[test]
fn a_stopped_write_leaves_the_old_file() {
    let folder = path("stopped");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("children.pylostable");
    std::fs::write(&path, "what was there before").unwrap();
    let solution = solved(Rules::CHILDREN, Machine::detect(), 0);
    let written = write(&solution, Kind::Distances, &path, |_| Verdict::Stop).unwrap();
    assert_eq!(written, None);
    assert_eq!(std::fs::read(&path).unwrap(), b"what was there before");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
    std::fs::remove_dir_all(&folder).unwrap();
}
