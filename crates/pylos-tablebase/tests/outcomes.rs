//! Outcomes are proven by the distances of another file, and by nothing less.

mod made_up;

use std::ops::ControlFlow;

use made_up::{Folder, all, begin_with, file, made_up_code, statistics};
use pylos_rules::Value;
use pylos_tablebase::audit::{Extent, Fault, compare};
use pylos_tablebase::{Kind, Tablebase};

fn compared(folder: &Folder, outcome: impl Fn(u32, usize, usize) -> u8) -> Result<u64, Fault> {
    let [distances, outcomes] =
        ["standard.pylostable", "standard.outcomes.pylostable"].map(|name| folder.file(name));
    file(&distances);
    begin_with(&outcomes, Kind::Outcomes, outcome).unwrap().finish(&statistics()).unwrap();
    let [distances, outcomes] = [distances, outcomes].map(|path| Tablebase::open(path).unwrap());
    compare(&outcomes, &distances, Extent::Everything, 2, |_, _| ControlFlow::Continue(()))
}

fn true_outcome(class: u32, waiting: usize, rank: usize) -> u8 {
    Kind::Outcomes.reduce(made_up_code(class, waiting, rank))
}

#[test]
fn outcomes_of_the_distances_are_right() {
    let folder = Folder::new("outcomes-right");
    assert_eq!(compared(&folder, true_outcome).unwrap(), all().len() as u64);
}

/// Two drawn positions called won and lost.
#[test]
fn draws_called_won_and_lost_are_found() {
    let folder = Folder::new("outcomes-relabelled");
    let relabelled = |class, waiting, rank| match (class, waiting, rank) {
        (0b1, 1, 0) => 2,
        (0b10, 1, 0) => 1,
        _ => true_outcome(class, waiting, rank),
    };
    assert_eq!([true_outcome(0b1, 1, 0), true_outcome(0b10, 1, 0)], [0, 0], "they are drawn");
    let fault = compared(&folder, relabelled).unwrap_err();
    let (stored, exact) = match fault {
        Fault::Outcome { stored, exact, .. } => (stored, exact),
        other => panic!("{other}"),
    };
    assert!(stored != Value::Draw && exact == Value::Draw, "{stored} {exact}");
}
