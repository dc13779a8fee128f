//! Solves the equator game completely, setup included, where it cannot matter
//! how the pawns stand: any pawn may go to any point, and any may answer.
//!
//! `cargo run --release -p pylos-engine --example equator_free`

use pylos_engine::equator::{Ending, Solver};
use pylos_engine::{Control, Limits, Stop, SystemClock};
use pylos_rules::Random;
use pylos_rules::equator::{Color, Designation, Movement, Position, Rules, Turn};

/// So many setups are solved under each rule string: they must come to the
/// same.
const SETUPS: u64 = 3;

fn main() {
    println!(
        "| rules | strings | leader | responder | winner | after a first pawn of size 1 | 2 | 3 | 4 | 5 |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|");
    let mut strings: Vec<Rules> = Rules::all()
        .filter(|rules| {
            (rules.movement(), rules.designation()) == (Movement::Free, Designation::Any)
        })
        .collect();
    // What cannot matter either is how many points the equator has, and who
    // arranges the pawns.
    strings.sort_by_key(|rules| (rules.set_aside(), rules.singleton()));
    for alike in
        strings.chunk_by(|a, b| (a.set_aside(), a.singleton()) == (b.set_aside(), b.singleton()))
    {
        let rules = alike[0];
        let solved = alike.iter().flat_map(|rules| (0..SETUPS).map(|seed| results(*rules, seed)));
        let mut solved: Vec<[(i16, bool); 6]> = solved.collect();
        solved.dedup();
        let [endings] = solved[..] else {
            panic!("{rules}: setups come to different results: {solved:?}")
        };
        let all = 20 + i16::from(rules.singleton_points());
        let points = endings.map(|(margin, _)| (all + margin) / 2);
        let winner = if endings[0].1 { "leader" } else { "responder" };
        println!(
            "| `{rules}` | {} | {} | {} | {winner} | {} |",
            alike.len(),
            points[0],
            all - points[0],
            points[1..].iter().map(ToString::to_string).collect::<Vec<_>>().join(" | ")
        );
    }
}

/// By how many points the leader of battle 1 is ahead, and whether he wins,
/// and the same after playing a pawn of each size first. Under `random` and
/// `mirror` the setup is what the rules make of it.
fn results(rules: Rules, seed: u64) -> [(i16, bool); 6] {
    let (clock, stop) = (SystemClock::default(), Stop::default());
    let control = Control::start(Limits::NONE, &clock, &stop);
    let mut random = Random::new(seed);
    let leader = Color::BOTH[(seed % 2) as usize];
    let start = Position::start_led_by(rules, leader).with_random_setup(rules, &mut random);
    let analysis = Solver::new(rules, 64 << 20).analyse(&start, &control).expect("no limits");
    let ending = |ending: Ending| (ending.margin, ending.winner == leader);
    let mut endings = [ending(analysis.result); 6];
    for turn in &analysis.turns {
        let Turn::Play { from, .. } = turn.turn else { panic!("{} is no play", turn.turn) };
        let size = start.hemisphere(leader).at(from).expect("a pawn").number();
        endings[usize::from(size)] = ending(turn.result);
    }
    endings
}
