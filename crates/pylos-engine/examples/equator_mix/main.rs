//! How to arrange pawns in secret: chooses arrangements of the leader and of the
//! responder, solves every pair exactly, and finds the best mix of each side.
//! What it prints is `src/equator/mix.txt`, by which full strength and the top
//! level arrange under `carpentier+hidden`.
//!
//! ```text
//! cargo run --release -p pylos-engine --example equator_mix -- choose > CHOSEN
//! cargo run --release -p pylos-engine --example equator_mix -- row N CHOSEN >> RESULTS
//! cargo run --release -p pylos-engine --example equator_mix -- solve CHOSEN RESULTS > mix.txt
//! cargo run --release -p pylos-engine --example equator_mix -- probe mix.txt FROM TO
//! ```
//!
//! `choose` takes seconds, each of the six rows some ten seconds on an idle
//! core, `solve` nothing. `probe` tries arrangements outside the list against
//! the mix; whatever does better than the list may join it, as a line more in
//! CHOSEN.

mod matrix_game;

use matrix_game::Solution;
use pylos_engine::equator::{Arranging, Mixes, Solver};
use pylos_engine::{Control, Engine, Limits, Score, Stop, Strength, SystemClock};
use pylos_rules::equator::{
    Arrangement, Color, Hemisphere, HiddenSetup, Intersection, Position, Rules, Size,
};
use pylos_rules::{Game, Random};

/// So many arrangements are drawn for each side, and each is tried against so
/// many of the other's.
const DRAWN: usize = 80;
const AGAINST: usize = 6;

/// So many are kept, the best ones that differ in so many pawns from those
/// before and from their reflections.
const KEPT: usize = 6;
const DIFFERENT: usize = 4;

/// Two battles are searched, and what they leave is estimated.
const PLIES: u32 = 8;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let read = |file: &str| std::fs::read_to_string(file).expect("a file");
    match arguments[..] {
        ["choose"] => choose(),
        ["row", number, chosen] => row(number.parse().expect("a number"), &read(chosen)),
        ["solve", chosen, results] => solve(&read(chosen), &read(results)),
        ["probe", mixes, from, to] => {
            let number = |text: &str| text.parse().expect("a number");
            probe(&read(mixes).parse().expect("mixes"), number(from), number(to));
        }
        _ => panic!("choose, row N CHOSEN, solve CHOSEN RESULTS or probe MIXES FROM TO"),
    }
}

/// Draws arrangements for both sides and keeps those that do best by estimate
/// against a few of the other's.
fn choose() {
    let mut random = Random::new(25);
    let [leaders, responders] =
        [(); 2].map(|()| (0..DRAWN).map(|_| arrangement(&mut random)).collect::<Vec<_>>());
    let against = |own, others: &[Arrangement], color: Color| -> i32 {
        let estimates = others[..AGAINST].iter().map(|other| match color {
            Color::Blue => estimate(own, *other),
            Color::Red => -estimate(*other, own),
        });
        estimates.sum()
    };
    for (color, own, others) in
        [(Color::Blue, &leaders, &responders), (Color::Red, &responders, &leaders)]
    {
        let mut ranked: Vec<(i32, Arrangement)> =
            own.iter().map(|own| (against(*own, others, color), *own)).collect();
        ranked.sort_by_key(|(estimate, _)| -estimate);
        let mut kept: Vec<Arrangement> = Vec::new();
        for (estimate, arrangement) in ranked {
            let alike = kept.iter().any(|other| {
                [*other, reflected(*other)]
                    .into_iter()
                    .any(|other| difference(other, arrangement) < DIFFERENT)
            });
            if !alike && kept.len() < KEPT {
                kept.push(arrangement);
                println!("{} {arrangement} {:+}", side(color), estimate / AGAINST as i32);
            }
        }
    }
}

/// The exact results of one of the leader's arrangements against all of the
/// responder's and then against their reflections. (Those of its own reflection
/// follow: left and right make no difference.)
fn row(number: usize, chosen: &str) {
    let [leaders, responders] = [Color::Blue, Color::Red].map(|color| listed(chosen, color));
    let mut solver = Solver::new(Rules::CARPENTIER, 256 << 20);
    let columns = responders.iter().copied().chain(responders.iter().copied().map(reflected));
    let results = columns.map(|other| format!("{:+}", exact(&mut solver, leaders[number], other)));
    println!("result {} {}", leaders[number], results.collect::<Vec<_>>().join(" "));
}

/// The best mixes of the chosen arrangements, from the results of all pairs.
fn solve(chosen: &str, results: &str) {
    let [leaders, responders] = [Color::Blue, Color::Red].map(|color| listed(chosen, color));
    let rows: Vec<Vec<i128>> = leaders
        .iter()
        .map(|own| {
            let start = format!("result {own} ");
            let line = results.lines().find_map(|line| line.strip_prefix(&start));
            let margins = line.expect("a row for each arrangement").split(' ');
            margins.map(|margin| margin.parse().expect("a margin")).collect()
        })
        .collect();
    // Whoever draws an arrangement draws its reflection as often: so a pair
    // counts as much as the same pair with one of the two reflected.
    let n = responders.len();
    let folded = |row: &Vec<i128>| (0..n).map(|j| row[j] + row[j + n]).collect();
    let payoffs: Vec<Vec<i128>> = rows.iter().map(folded).collect();
    let solution = match steady(&payoffs) {
        Some(solution) => solution,
        None => matrix_game::solve(&payoffs),
    };
    let mut text = ABOUT.to_owned();
    for (color, arrangements, weights) in
        [(Color::Blue, &leaders, &solution.rows), (Color::Red, &responders, &solution.columns)]
    {
        for (arrangement, weight) in arrangements.iter().zip(weights) {
            text += &format!("{} {arrangement} {weight}\n", side(color));
        }
    }
    for (own, row) in leaders.iter().zip(&rows) {
        let row: Vec<String> = row.iter().map(|margin| format!("{margin:+}")).collect();
        text += &format!("result {own} {}\n", row.join(" "));
    }
    // What one side's mix gets is what the other's lets it get.
    let [least, most] = text.parse::<Mixes>().expect("mixes").bounds();
    assert!((least - most).abs() < 1e-9, "the mixes are not the best: {least} to {most}");
    eprintln!("the leader wins by {least:+.4} points on average");
    print!("{text}");
}

/// Where there are arrangements that get the value of the game by themselves, all
/// of them equally often: as good as any of them, and the hardest to foresee.
fn steady(payoffs: &[Vec<i128>]) -> Option<Solution> {
    let least: Vec<i128> = payoffs.iter().filter_map(|row| row.iter().copied().min()).collect();
    let column = |j: usize| payoffs.iter().map(move |row| row[j]).max();
    let most: Vec<i128> = (0..payoffs[0].len()).filter_map(column).collect();
    let value = *least.iter().max()?;
    (most.iter().min() == Some(&value)).then(|| Solution {
        rows: least.iter().map(|least| i128::from(*least == value)).collect(),
        columns: most.iter().map(|most| i128::from(*most == value)).collect(),
    })
}

const ABOUT: &str = "\
# How to arrange in secret under carpentier+hidden: arrangements of the leader and
# of the responder, each with how often it is drawn, its reflection as often; then
# by how many points the leader wins with best play of both, for each of his, after
# all of the responder's and after their reflections. Made by the example
# equator_mix; docs/solved/equator.md says what it promises.
";

/// Arrangements that are not on the list, each against the other side's mix:
/// of many, those that seem best by estimate.
fn probe(mixes: &Mixes, from: usize, to: usize) {
    let mut random = Random::new(26);
    let mut solver = Solver::new(Rules::CARPENTIER, 256 << 20);
    for (color, others) in [(Color::Blue, Arranging::Responder), (Color::Red, Arranging::Leader)] {
        let drawn = mixes.lots(others).filter(|(_, weight)| *weight > 0);
        let other: Vec<(Arrangement, u64)> = drawn.collect();
        let all: u64 = other.iter().map(|(_, weight)| weight).sum();
        let average =
            |own: Arrangement, result: &mut dyn FnMut(Arrangement, Arrangement) -> i32| -> f64 {
                let weighed = other.iter().map(|(other, weight)| {
                    let margin = match color {
                        Color::Blue => result(own, *other),
                        Color::Red => result(*other, own),
                    };
                    f64::from(margin) * *weight as f64
                });
                weighed.sum::<f64>() / all as f64
            };
        let sign = if color == Color::Blue { 1.0 } else { -1.0 };
        let mut ranked: Vec<(f64, Arrangement)> = (0..DRAWN)
            .map(|_| arrangement(&mut random))
            .map(|own| (sign * average(own, &mut |a, b| estimate(a, b)), own))
            .collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (estimate, own) in &ranked[from..to] {
            let exact = average(*own, &mut |a, b| i32::from(exact(&mut solver, a, b)));
            println!("{} {own} estimate {:+.2}, leader {exact:+.3}", side(color), estimate / 100.0);
        }
    }
}

/// By how many points the leader wins.
fn exact(solver: &mut Solver, leaders: Arrangement, responders: Arrangement) -> i16 {
    let (clock, stop) = (SystemClock::default(), Stop::default());
    let control = Control::start(Limits::NONE, &clock, &stop);
    solver.result(&start(leaders, responders), &control).expect("no limits").0.margin
}

/// By how many hundredths of a point the leader seems to win.
fn estimate(leaders: Arrangement, responders: Arrangement) -> i32 {
    let game = Game::from_position(Rules::CARPENTIER, start(leaders, responders));
    let mut engine = Engine::<Position>::new(Rules::CARPENTIER, Strength::Full);
    match engine.choose(&game, &Limits::depth(PLIES)).expect("a turn").score {
        Score::Estimate(worth) => i32::from(worth),
        other => panic!("{other} is no estimate"),
    }
}

fn start(leaders: Arrangement, responders: Arrangement) -> Position {
    let mut setup = HiddenSetup::new(Rules::CARPENTIER, Color::Blue);
    setup.commit(Color::Blue, leaders).expect("nobody has committed");
    setup.commit(Color::Red, responders).expect("red has not committed");
    setup.reveal().expect("both have committed")
}

fn listed(chosen: &str, color: Color) -> Vec<Arrangement> {
    let of_side = chosen.lines().filter_map(|line| line.strip_prefix(side(color)));
    let arrangements = of_side.filter_map(|line| line.split_whitespace().next());
    arrangements.map(|text| text.parse().expect("an arrangement")).collect()
}

fn side(color: Color) -> &'static str {
    if color == Color::Blue { "leader" } else { "responder" }
}

fn reflected(arrangement: Arrangement) -> Arrangement {
    arrangement.hemisphere().mirrored().try_into().expect("as many pawns")
}

/// On how many intersections two arrangements have different pawns.
fn difference(a: Arrangement, b: Arrangement) -> usize {
    let places = Intersection::ALL.into_iter();
    places.filter(|place| a.hemisphere().at(*place) != b.hemisphere().at(*place)).count()
}

/// Ten pawns in any order, all orders equally likely.
fn arrangement(random: &mut Random) -> Arrangement {
    let mut sizes: Vec<Size> = Size::ALL.into_iter().flat_map(|size| [size; 2]).collect();
    random.shuffle(&mut sizes);
    let places = Intersection::ALL.into_iter().zip(sizes);
    let pawns = places.fold(Hemisphere::NONE, |pawns, (place, size)| pawns.with(place, size));
    pawns.try_into().expect("two pawns of each size")
}
