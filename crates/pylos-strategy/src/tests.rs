//! Whole strategies of small games: the end of a children's game, whose values
//! a plain minimax finds without any tablebase.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::ControlFlow;

use pylos_rules::pyramid::{Position, Rules};
use pylos_rules::{Position as _, Random, Side as _, Value};

use crate::make::{MakeError, Task, hold, win};
use crate::{Fault, Strategy, StrategyProblem, check};

const RULES: Rules = Rules::CHILDREN;

/// The value by minimax: under the children's rules no position comes back.
fn value(position: &Position) -> Value {
    thread_local!(static KNOWN: RefCell<HashMap<Position, Value>> = RefCell::default());
    if let Some(known) = KNOWN.with_borrow(|known| known.get(position).copied()) {
        return known;
    }
    let turns = position.turns(RULES).into_iter();
    let best = turns.map(|turn| value(&position.play_unchecked(RULES, turn)).before()).max();
    let value = best.unwrap_or(Value::Loss(0));
    KNOWN.with_borrow_mut(|known| known.insert(*position, value));
    value
}

/// A position late in a game, lost for the side to move in this many plies.
fn lost_in(plies: u16) -> Position {
    let mut random = Random::new(7);
    loop {
        let mut position = Position::START;
        while position.occupied().len() < 22 {
            let turn = position.random_turn(RULES, &mut random).expect("a turn");
            position = position.play_unchecked(RULES, turn);
        }
        if value(&position) == Value::Loss(plies) {
            return position;
        }
    }
}

fn task(root: Position, down_to: u16) -> Task {
    Task { rules: RULES, root, owner: root.to_move().other(), down_to, threads: 2 }
}

fn known(position: &Position) -> Result<Value, ()> {
    Ok(value(position))
}

fn to_the_end(strategy: &Strategy) -> Result<crate::Checked, Fault> {
    check(strategy, 2, |_, _| ControlFlow::Continue(()))
}

#[test]
fn a_strategy_wins_against_every_reply_in_no_more_plies_than_its_rank() {
    let root = lost_in(8);
    for down_to in [0, 2, 6, 8] {
        let strategy = win(&task(root, down_to), &known, &mut |_| ()).unwrap();
        assert_eq!(strategy.rank(&root), Some(8));
        let checked = to_the_end(&strategy).unwrap();
        assert_eq!((checked.plies, checked.positions), (Some(8), strategy.len()));
        let same = Strategy::from_bytes(&strategy.to_bytes()).unwrap();
        assert_eq!(same, strategy);
        follow(&strategy, &root, 8);
    }
}

/// Plays against every reply: along the plan, then by the shortest win.
fn follow(strategy: &Strategy, position: &Position, plies: u16) {
    assert!(plies > 0, "{position} should have been over");
    for turn in position.turns(RULES) {
        let next = position.play_unchecked(RULES, turn);
        let answer = match strategy.turns(&next).first() {
            Some((turn, rank)) => {
                assert!(strategy.rank(position).is_none_or(|above| *rank < above));
                *turn
            }
            None => {
                let shortest = |turn: &_| value(&next.play_unchecked(RULES, *turn));
                next.turns(RULES).into_iter().min_by_key(shortest).expect("a turn")
            }
        };
        let after = next.play_unchecked(RULES, answer);
        match after.outcome(RULES) {
            Some(outcome) => assert_eq!(outcome.winner(), Some(strategy.terms().owner)),
            None => follow(strategy, &after, plies - 2),
        }
    }
}

#[test]
fn who_is_to_move_may_own_a_strategy_too() {
    let root = lost_in(8);
    let turn = root.turns(RULES)[0];
    let won = root.play_unchecked(RULES, turn);
    let task = Task { owner: won.to_move(), ..task(won, 0) };
    let strategy = win(&task, &known, &mut |_| ()).unwrap();
    assert_eq!(to_the_end(&strategy).unwrap().plies, value(&won).plies());
}

#[test]
fn not_to_lose_needs_no_ranks() {
    let root = lost_in(8);
    let strategy = hold(&task(root, 4), &known, &mut |_| ()).unwrap();
    assert_eq!(strategy.counts(), [(0, strategy.len())]);
    assert_eq!(to_the_end(&strategy).unwrap().plies, None);
    assert_eq!(Strategy::from_bytes(&strategy.to_bytes()), Ok(strategy));
}

#[test]
fn what_is_lost_has_no_strategy() {
    let root = lost_in(6);
    let loser = Task { owner: root.to_move(), ..task(root, 0) };
    for made in [win(&loser, &known, &mut |_| ()), hold(&loser, &known, &mut |_| ())] {
        assert_eq!(made, Err(MakeError::NotSo(Value::Loss(6))));
    }
    let unknown = |_: &Position| Err("no table");
    assert_eq!(win(&loser, &unknown, &mut |_| ()), Err(MakeError::Values("no table")));
}

/// A plan of which anything is missing, or in which a rank is too small, does
/// not pass.
#[test]
fn a_gap_is_found() {
    let root = lost_in(8);
    let strategy = win(&task(root, 0), &known, &mut |_| ()).unwrap();
    let ranked: Vec<(u32, u16)> = strategy
        .by_rank()
        .into_iter()
        .flat_map(|(rank, numbers)| numbers.into_iter().map(move |number| (number, rank)))
        .collect();
    let spoilt = |ranked: Vec<(u32, u16)>| {
        let strategy = Strategy::new(*strategy.terms(), ranked).unwrap();
        to_the_end(&strategy).unwrap_err()
    };
    for index in (0..ranked.len()).step_by(1 + ranked.len() / 40) {
        let mut fewer = ranked.clone();
        let (_, rank) = fewer.remove(index);
        match spoilt(fewer) {
            Fault::NoRoot => assert_eq!(rank, 8),
            fault => assert!(matches!(fault, Fault::Unanswered { .. }), "{fault}"),
        }
        let mut lower = ranked.clone();
        if lower[index].1 > 2 {
            lower[index].1 = 2;
            assert!(matches!(spoilt(lower), Fault::Unanswered { .. }));
        }
    }
    let stopped = check(&strategy, 1, |_, _| ControlFlow::Break(()));
    assert_eq!(stopped, Err(Fault::Stopped));
}

#[test]
fn a_file_cut_short_or_altered_in_one_byte_is_refused() {
    let strategy = win(&task(lost_in(6), 4), &known, &mut |_| ()).unwrap();
    let bytes = strategy.to_bytes();
    assert_eq!(Strategy::from_bytes(&[]), Err(StrategyProblem::Empty));
    assert_eq!(Strategy::from_bytes(b"[Event]"), Err(StrategyProblem::Foreign));
    for length in 8..bytes.len() {
        let cut = Strategy::from_bytes(&bytes[..length]);
        assert!(matches!(cut, Err(StrategyProblem::Truncated { .. })), "{length}: {cut:?}");
    }
    for at in 0..bytes.len() {
        for change in [1, 0x80, 0xff] {
            let mut altered = bytes.clone();
            altered[at] ^= change;
            assert!(Strategy::from_bytes(&altered).is_err(), "byte {at} ^ {change:#x}");
        }
    }
    let mut newer = bytes.clone();
    newer[8] = 2;
    assert_eq!(Strategy::from_bytes(&newer), Err(StrategyProblem::Newer { version: 2 }));
}

/// `docs/solved/check.c`, which shares no code with this crate, comes to the
/// same result.
#[cfg(unix)]
#[test]
fn the_independent_checker_agrees() {
    use std::process::Command;

    let folder = std::env::temp_dir().join(format!("pylos-strategy-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/solved/check.c");
    assert!(std::fs::read_to_string(source).unwrap().lines().count() <= 300);
    let program = folder.join("check");
    let compiled = Command::new("cc").args(["-O1", "-o"]).arg(&program).arg(source).status();
    assert!(compiled.unwrap().success());
    let run = |bytes: &[u8]| {
        let file = folder.join("strategy");
        std::fs::write(&file, bytes).unwrap();
        let output = Command::new(&program).arg(&file).output().unwrap();
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    let root = lost_in(8);
    let owner = root.to_move().other();
    for down_to in [0, 6] {
        let strategy = win(&task(root, down_to), &known, &mut |_| ()).unwrap();
        let (code, said) = run(&strategy.to_bytes());
        let expected =
            format!("children: {owner} wins within 8 plies, shown by {}", strategy.len());
        assert!(code == Some(0) && said.starts_with(&expected), "{said}");
        // Without its last position the strategy has a gap.
        let mut ranked: Vec<(u32, u16)> = Vec::new();
        for (rank, numbers) in strategy.by_rank() {
            ranked.extend(numbers.into_iter().map(|number| (number, rank)));
        }
        ranked.pop();
        let gap = Strategy::new(*strategy.terms(), ranked).unwrap();
        assert_eq!(
            run(&gap.to_bytes()),
            (Some(1), "refused: a reply is not answered\n".to_owned())
        );
    }
    let holding = hold(&task(root, 4), &known, &mut |_| ()).unwrap().to_bytes();
    assert!(run(&holding).1.starts_with(&format!("children: {owner} does not lose, shown by")));
    assert_eq!(run(&holding[..99]), (Some(1), "refused: cut short\n".to_owned()));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_strategy_answers_only_its_owner() {
    let root = lost_in(6);
    let strategy = win(&task(root, 0), &known, &mut |_| ()).unwrap();
    assert!(strategy.turns(&root).is_empty());
    let swapped = root.with_to_move(root.to_move().other());
    assert_eq!(strategy.rank(&swapped), None);
}
