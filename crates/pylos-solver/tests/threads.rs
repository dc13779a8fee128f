//! How many threads work is said once, for solving and writing. A test file of
//! its own, because it looks at what the whole process has started.

use std::path::Path;

use pylos_rules::pyramid::Rules;
use pylos_solver::{Shape, Task, Verdict, solve, write};
use pylos_tablebase::Kind;

/// Whoever works outside the threads of the task starts the process's common
/// ones; these can be set up only as long as nobody has.
#[test]
fn nothing_is_done_outside_the_threads_of_the_task() {
    let task = Task { shape: Shape::even(4, 2), threads: 1, ..Task::full(Rules::STANDARD) };
    let solution = solve(task, |_| Verdict::GoOn).unwrap();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("threads.pylostable");
    write(&solution, Kind::Distances, &path, |_| Verdict::GoOn).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert!(rayon::ThreadPoolBuilder::new().build_global().is_ok(), "all cores were used");
}
