//! From a solution to a file: the same bytes however it was made, and the same
//! values when it is read again.

mod naive;

use std::path::{Path, PathBuf};

use naive::Game;
use pylos_rules::Value;
use pylos_rules::pyramid::{Color, Position, Rules};
use pylos_solver::{Balls, Machine, Shape, Solution, Task, Verdict, solve, write};
use pylos_tablebase::{Kind, PartialTablebase, Tablebase};

/// The real board with so few balls that the file stays small.
const SHAPE: Shape = Shape::even(4, 3);

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
    let far =
        if solution.longest.is_multiple_of(2) { Value::Loss } else { Value::Win }(solution.longest);
    let found = files[0].first_with(far).unwrap().expect("the longest way begins somewhere");
    assert_eq!(files[0].probe(&found).unwrap(), far, "{found}");
    assert_eq!(files[0].first_with(Value::Win(solution.longest + 50)).unwrap(), None);
    let lost = files[1].first_with(Value::Loss(0)).unwrap().expect("somebody loses");
    assert_eq!(files[1].probe(&lost).unwrap(), Value::Loss(0), "{lost}");
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

/// A file of a game with unequal numbers of balls (P15) answers for light to
/// move and for dark, on the whole and in parts, passes its audit, and is the
/// same however it was made.
#[test]
fn a_file_of_a_handicap_answers_for_both_sides() {
    let rules: Rules = "advanced+13-15".parse().unwrap();
    let shape = Shape { side: 4, balls: Balls::new(2, 3) };
    let solved = |machine, threads| {
        let task = Task { shape, rules, threads, machine };
        solve(task, |_| Verdict::GoOn).expect("a small game needs little")
    };
    let solution = solved(Machine::detect(), 2);
    let file = bytes(&solution, Kind::Distances, "handicap-bytes");
    let portable = solved(Machine::PORTABLE, 1);
    assert!(bytes(&portable, Kind::Distances, "handicap-portable") == file);
    assert_eq!((file[8], file[13], file[76]), (2, 2, 3), "version, light's balls, dark's");

    let path = path("handicap.pylostable");
    write(&solution, Kind::Distances, &path, |_| Verdict::GoOn).unwrap();
    let tablebase = Tablebase::open(&path).unwrap().of(rules).unwrap();
    let partial = PartialTablebase::new("handicap", &file[..128], Some(file.len() as u64)).unwrap();
    partial.supply(0, &file).unwrap();
    let game = Game::with_handicap(4, [2, 3], "advanced");
    let mut differ = 0;
    for mover in [0, 1] {
        for drawn in game.positions_of(mover) {
            let (own, others) = game.masks(&drawn);
            // The drawing has light to move; dark's balls are the other ones.
            let light: Position = drawn.to_string().parse().unwrap();
            let position = match mover {
                0 => light,
                _ => exchanged(&light),
            };
            let value = solution.value_for(Color::BOTH[mover], own, others);
            assert_eq!(tablebase.probe(&position).unwrap(), value, "{position}");
            assert_eq!(partial.at_hand(&position).unwrap(), Some(value), "{position}");
            let other = solution.value_for(Color::BOTH[1 - mover], own, others);
            differ +=
                u32::from(own.count_ones() <= 2 && others.count_ones() <= 2 && other != value);
        }
    }
    assert!(differ > 100, "who is to move matters: {differ}");
    let positions: u64 = tablebase.statistics().iter().flatten().sum();
    assert_eq!(positions, solution.layout.positions());
    std::fs::remove_file(&path).unwrap();
}

/// The same board with the colours exchanged.
fn exchanged(position: &Position) -> Position {
    let exchange = |letter| match letter {
        'L' => 'D',
        'D' => 'L',
        other => other,
    };
    position.to_string().chars().map(exchange).collect::<String>().parse().unwrap()
}

/// `docs/solved/read.py`, a reader of a hundred lines written from the format's
/// description, answers as the program does: for all kinds of blocks, for
/// outcomes, and with a handicap. `cargo xtask test` sees to it that there is Python.
#[cfg(unix)]
#[test]
fn a_reader_in_another_language_agrees() {
    use std::io::Write as _;
    use std::process::{Command, Stdio};

    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/solved/read.py");
    assert!(std::fs::read_to_string(&script).unwrap().lines().count() <= 100);
    let games = [
        ("advanced", Shape::even(4, 3), Kind::Distances),
        ("standard", Shape::even(4, 3), Kind::Outcomes),
        ("advanced+13-15", Shape { side: 4, balls: Balls::new(2, 3) }, Kind::Distances),
    ];
    for (name, shape, kind) in games {
        let rules: Rules = name.parse().unwrap();
        let task = Task { shape, ..Task::full(rules) };
        let solution = solve(task, |_| Verdict::GoOn).unwrap();
        let path = path(&format!("python-{}", kind.file_name(rules)));
        write(&solution, kind, &path, |_| Verdict::GoOn).unwrap();
        let tablebase = Tablebase::open(&path).unwrap();
        let balls = [0, 1].map(|i| usize::from(shape.balls.count(Color::BOTH[i])));
        let plain = name.split('+').next().unwrap();
        let game = Game::with_handicap(4, balls, plain);
        let text_of = |mover: usize, drawn: naive::Position| {
            // The drawing has light to move.
            let light: Position = drawn.to_string().parse().unwrap();
            (if mover == 0 { light } else { exchanged(&light) }).to_string()
        };
        let drawn = |mover| game.positions_of(mover).into_iter().map(move |p| (mover, p));
        let drawn = [0, 1].into_iter().flat_map(drawn).step_by(97);
        let positions: Vec<String> = drawn.map(|(mover, p)| text_of(mover, p)).collect();
        let mut reader = Command::new("python3")
            .arg(&script)
            .args([path.as_os_str(), "-".as_ref()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = reader.stdin.take().unwrap();
        let asked = positions.join("\n");
        let asking = std::thread::spawn(move || input.write_all(asked.as_bytes()).unwrap());
        let output = reader.wait_with_output().unwrap();
        asking.join().unwrap();
        let answers = String::from_utf8(output.stdout).unwrap();
        assert_eq!(answers.lines().count(), positions.len());
        for (text, answer) in positions.iter().zip(answers.lines()) {
            let value = tablebase.probe(&text.parse().unwrap()).unwrap().to_string();
            let expected = match kind {
                Kind::Distances => &*value,
                Kind::Outcomes => value.split(' ').next().unwrap(),
            };
            assert_eq!(answer, expected, "{name}: {text}");
        }
        std::fs::remove_file(&path).unwrap();
    }
}
