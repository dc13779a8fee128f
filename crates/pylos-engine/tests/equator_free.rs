//! Where any pawn may go to any point and any may answer, the whole equator
//! game is solved a second time, from the rulebook alone: no board, no points,
//! no turns, only how many pawns of each size everybody has left.

use std::collections::HashMap;

use pylos_engine::equator::Solver;
use pylos_engine::{Control, Limits, Stop, SystemClock};
use pylos_rules::Random;
use pylos_rules::equator::{Color, Position, Rules, SetAside, Singleton};

/// How many pawns of the sizes 1 to 5.
type Pawns = [u8; 5];

/// The start of a battle: the leader's pawns, the responder's, the pawns set
/// aside.
type Start = (Pawns, Pawns, i32);

/// Four times the points by which the leader of this battle will be ahead from
/// here on, and one more or less for who wins battle 5 (E11).
fn worth(start: Start, rules: Rules, known: &mut HashMap<Start, i32>) -> i32 {
    let (leaders, responders, _) = start;
    if leaders.iter().chain(&responders).all(|n| *n == 0) {
        return 0;
    }
    if let Some(worth) = known.get(&start) {
        return *worth;
    }
    let best = turn(start, [leaders, responders], &[], rules, known);
    known.insert(start, best);
    best
}

/// The same from within a battle: these sizes have been played in turn.
fn turn(
    start: Start,
    left: [Pawns; 2],
    played: &[usize],
    rules: Rules,
    known: &mut HashMap<Start, i32>,
) -> i32 {
    if played.len() == 4 {
        return battle_over(start, left, played, rules, known);
    }
    let mover = played.len() % 2;
    let turns = (0..5).filter(|size| left[mover][*size] > 0).map(|size| {
        let mut left = left;
        left[mover][size] -= 1;
        turn(start, left, &[played, &[size]].concat(), rules, known)
    });
    let best = if mover == 0 { turns.max() } else { turns.min() };
    best.expect("everybody has two pawns for every battle")
}

fn battle_over(
    (_, _, mut pile): Start,
    [leaders, responders]: [Pawns; 2],
    played: &[usize],
    rules: Rules,
    known: &mut HashMap<Start, i32>,
) -> i32 {
    // E8: who owns the pawn of each size that is left.
    let mut owner: [Option<usize>; 5] = [None; 5];
    for (i, size) in played.iter().enumerate() {
        if owner[*size].is_some() {
            pile += 1;
        }
        if owner[*size].is_none() || rules.set_aside() == SetAside::Old {
            owner[*size] = Some(i % 2);
        }
    }
    let sizes: Vec<usize> = (0..5).filter(|size| owner[*size].is_some()).collect();
    // E9: of four the largest, of three the middle one, of two the smallest.
    let deciding = match sizes[..] {
        [_, _, _, largest] => largest,
        [_, middle, _] => middle,
        [smallest, _] | [smallest] => smallest,
        _ => unreachable!("one to four sizes were played"),
    };
    let taken = sizes.len() as i32;
    let last = leaders == [0; 5];
    // E11: battle 5 brings the pile and the singleton too.
    let singleton = i32::from(rules.singleton() == Singleton::On);
    let gain = if last { 4 * (taken + pile + singleton) + 1 } else { 4 * taken };
    match owner[deciding] {
        Some(0) => gain + worth((leaders, responders, pile), rules, known),
        _ => -gain - worth((responders, leaders, pile), rules, known),
    }
}

#[test]
fn the_whole_game_by_counting_pawns_comes_to_what_the_solver_finds() {
    let (clock, stop) = (SystemClock::default(), Stop::default());
    let control = Control::start(Limits::NONE, &clock, &stop);
    for text in [
        "carpentier+free",
        "carpentier+5+free+nosingleton+mirror",
        "jeux-et-strategie+any+hidden",
        "jeux-et-strategie+5+any+nosingleton",
    ] {
        let rules: Rules = text.parse().unwrap();
        let worth = worth(([2; 5], [2; 5], 0), rules, &mut HashMap::new());
        assert!(worth < 0, "{text}: the responder wins, {worth}");
        for seed in 0..3 {
            let mut random = Random::new(seed);
            let start = Position::start_led_by(rules, Color::Blue);
            let start = start.with_random_setup(rules, &mut random);
            let mut solver = Solver::new(rules, 1 << 24);
            let (result, _) = solver.result(&start, &control).unwrap();
            assert_eq!(i32::from(result.margin), (worth + 2).div_euclid(4), "{text}: {start}");
            assert_eq!(result.winner, Color::Red, "{text}: {start}");
            assert_eq!(solver.winner(&start, &control).unwrap().0, Color::Red);
        }
    }
}
