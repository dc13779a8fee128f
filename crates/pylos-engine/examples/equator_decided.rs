//! Who wins the equator game once the setup is over, for all the rules of its
//! battles: after setups drawn by lot, after mirrored ones, and with one side's
//! arrangement held against every arrangement of the other's.
//!
//! ```text
//! cargo run --release -p pylos-engine --example equator_decided -- lots   [RULES]
//! cargo run --release -p pylos-engine --example equator_decided -- mirror [RULES]
//! cargo run --release -p pylos-engine --example equator_decided -- always RULES [SIDE ARRANGEMENT]
//! cargo run --release -p pylos-engine --example equator_decided -- check docs/solved/equator-setups.txt
//! ```
//!
//! How many setups are tried depends on the positions that they take, not on
//! the time, so that every machine finds the same.

use pylos_engine::equator::Solver;
use pylos_engine::{Control, Limits, Stop, SystemClock};
use pylos_rules::Random;
use pylos_rules::equator::{
    Arrangement, Color, Designation, Hemisphere, HiddenSetup, Intersection, Movement, Position,
    Rules, SetupMode, Size,
};

/// No more setups are tried after so many, or after so many positions.
const SETUPS: u64 = 300;
const POSITIONS: u64 = 30_000_000;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let task = arguments.next().unwrap_or_default();
    if task == "check" {
        return check(&arguments.next().expect("a file"));
    }
    let rules: Option<Rules> = arguments.next().map(|text| text.parse().expect("rules"));
    match task.as_str() {
        "lots" => battles(rules).for_each(by_lot),
        "mirror" => battles(rules).for_each(mirrored),
        "always" => {
            let rules = rules.expect("rules");
            match (arguments.next().as_deref(), arguments.next()) {
                (None, _) => {
                    ["leader", "responder"].into_iter().for_each(|side| search(rules, side))
                }
                (Some(side), Some(text)) => {
                    let arrangement = text.parse().expect("an arrangement");
                    hold(&mut Judge::of(rules), side_of(side), arrangement);
                }
                (Some(_), None) => panic!("an arrangement is missing"),
            }
        }
        other => panic!("lots, mirror, always or check, not “{other}”"),
    }
}

/// One rule string for each kind of battles, or the one that is asked for. Where
/// an arrangement cannot matter there is nothing to try: see `equator_free`.
fn battles(only: Option<Rules>) -> impl Iterator<Item = Rules> {
    Rules::all().filter(move |rules| match only {
        Some(only) => *rules == only,
        None => {
            rules.setup() == SetupMode::Alternating
                && (rules.movement(), rules.designation()) != (Movement::Free, Designation::Any)
        }
    })
}

/// Solves setups of one rule set. Blue leads.
struct Judge {
    rules: Rules,
    solver: Solver,
    positions: u64,
    setups: u64,
}

impl Judge {
    fn of(rules: Rules) -> Judge {
        Judge { rules, solver: Solver::new(rules, 256 << 20), positions: 0, setups: 0 }
    }

    fn winner(&mut self, leaders: Arrangement, responders: Arrangement) -> Color {
        let mut setup = HiddenSetup::new(self.rules, Color::Blue);
        setup.commit(Color::Blue, leaders).expect("nobody has committed");
        setup.commit(Color::Red, responders).expect("red has not committed");
        let start: Position = setup.reveal().expect("both have committed");
        let (clock, stop) = (SystemClock::default(), Stop::default());
        let control = Control::start(Limits::NONE, &clock, &stop);
        let (winner, positions) = self.solver.winner(&start, &control).expect("no limits");
        self.positions += positions;
        self.setups += 1;
        winner
    }

    fn has_seen_enough(&self) -> bool {
        self.setups >= SETUPS || self.positions >= POSITIONS
    }
}

/// How often the leader wins after setups drawn by lot, and the first setup that
/// each side wins; where one side won them all, setups in pairs are tried too.
fn by_lot(rules: Rules) {
    let (mut judge, mut random) = (Judge::of(rules), Random::new(21));
    let (mut won, mut first) = (0, [None; 2]);
    while !judge.has_seen_enough() {
        let [leaders, responders] = [arrangement(&mut random), arrangement(&mut random)];
        let winner = judge.winner(leaders, responders);
        won += u64::from(winner == Color::Blue);
        first[winner as usize].get_or_insert((leaders, responders));
    }
    print!("{rules}: leader wins {won} of {}", judge.setups);
    for (winner, setup) in Color::BOTH.into_iter().zip(first) {
        let side = name(winner);
        if let Some((leaders, responders)) = setup {
            print!("; {side} after {leaders} {responders}");
        } else if let Some((tried, leaders, responders)) = exception(rules, winner) {
            print!("; {side} after {leaders} {responders} ({tried}th in pairs)");
        } else {
            print!("; {side} never");
        }
    }
    println!();
}

/// A setup that this side wins, among setups in which the other's equal pawns
/// stand together on meridians, or its own do.
fn exception(rules: Rules, winner: Color) -> Option<(u64, Arrangement, Arrangement)> {
    let (mut judge, mut random) = (Judge::of(rules), Random::new(22));
    while !judge.has_seen_enough() {
        let paired = in_pairs(&mut random);
        let (leaders, responders) = match judge.setups % 3 {
            0 => (paired, arrangement(&mut random)),
            1 => (arrangement(&mut random), paired),
            _ => (paired, in_pairs(&mut random)),
        };
        if judge.winner(leaders, responders) == winner {
            return Some((judge.setups, leaders, responders));
        }
    }
    None
}

/// The first mirrored setup that the responder wins, if there is one among those
/// tried: he chooses, so one is enough.
fn mirrored(rules: Rules) {
    let (mut judge, mut random) = (Judge::of(rules), Random::new(23));
    while !judge.has_seen_enough() {
        let both = match judge.setups % 4 {
            3 => in_pairs(&mut random),
            _ => arrangement(&mut random),
        };
        if judge.winner(both, both) == Color::Red {
            return println!("{rules}: mirrored responder {both} ({}th)", judge.setups);
        }
    }
    println!("{rules}: mirrored leader wins {} of {0}", judge.setups);
}

/// Solves every setup of a list again: the rules, who wins, the leader's
/// arrangement, the responder's.
fn check(file: &str) {
    let list = std::fs::read_to_string(file).expect("a file");
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        let [rules, winner, leaders, responders] = words[..] else { panic!("“{line}”") };
        let mut judge = Judge::of(rules.parse().expect("rules"));
        let arrangement = |text: &str| text.parse().expect("an arrangement");
        let found = judge.winner(arrangement(leaders), arrangement(responders));
        assert_eq!(found, side_of(winner), "{line}");
        println!("{line}: yes");
    }
}

/// Looks for an arrangement that wins whatever the other side's is: one that
/// wins against all that ever beat another, and against many drawn by lot, is
/// held against all; whatever beats it is remembered.
fn search(rules: Rules, side: &str) {
    let (mut judge, mut random) = (Judge::of(rules), Random::new(24));
    let side = side_of(side);
    let (mut beaten_by, mut best) = (Vec::new(), (0, arrangement(&mut random)));
    for _ in 0..CANDIDATES {
        let own = match random.below(2) {
            0 => arrangement(&mut random),
            _ => neighbour(best.1, &mut random),
        };
        let lost = |other: &Arrangement| !wins(&mut judge, side, own, *other);
        let stood = beaten_by.iter().rev().position(lost);
        if stood.unwrap_or(beaten_by.len()) >= best.0 {
            best = (stood.unwrap_or(beaten_by.len()), own);
        }
        if stood.is_some() {
            continue;
        }
        let mut by_lot = (0..DRAWN).map(|_| arrangement(&mut random));
        match by_lot.find(|other| !wins(&mut judge, side, own, *other)) {
            Some(other) => beaten_by.push(other),
            None => match hold(&mut judge, side, own) {
                Some(other) => beaten_by.push(other),
                None => return,
            },
        }
    }
    println!("{rules}: {} always loses to one of {} arrangements", name(side), beaten_by.len());
}

/// So many arrangements are tried, and against so many drawn by lot before
/// they are held against all.
const CANDIDATES: u32 = 150;
const DRAWN: u32 = 200;

/// The same arrangement with two pawns exchanged.
fn neighbour(arrangement: Arrangement, random: &mut Random) -> Arrangement {
    let mut sizes: Vec<Size> = arrangement.hemisphere().iter().map(|(_, size)| size).collect();
    sizes.swap(random.below(10) as usize, random.below(10) as usize);
    arranged(&sizes)
}

/// Holds an arrangement against all of the other side's; the answer is the
/// first that beats it.
fn hold(judge: &mut Judge, side: Color, own: Arrangement) -> Option<Arrangement> {
    let (rules, name) = (judge.rules, name(side));
    let mirror = own.hemisphere() == own.hemisphere().mirrored();
    let mut held = 0;
    for other in all_arrangements() {
        let image = Arrangement::try_from(other.hemisphere().mirrored()).expect("as many pawns");
        // Left and right make no difference where it has none.
        if mirror && image.to_string() < other.to_string() {
            continue;
        }
        held += 1;
        if !wins(judge, side, own, other) {
            println!("{rules}: {name} {own} loses to {other}, the {held}th");
            return Some(other);
        }
    }
    println!(
        "{rules}: {name} {own} wins against all {held} arrangements, {} positions",
        judge.positions
    );
    None
}

fn wins(judge: &mut Judge, side: Color, own: Arrangement, other: Arrangement) -> bool {
    side == match side {
        Color::Blue => judge.winner(own, other),
        Color::Red => judge.winner(other, own),
    }
}

fn side_of(name: &str) -> Color {
    match name {
        "leader" => Color::Blue,
        "responder" => Color::Red,
        other => panic!("leader or responder, not {other}"),
    }
}

fn name(side: Color) -> &'static str {
    if side == Color::Blue { "leader" } else { "responder" }
}

/// Ten pawns in any order, all orders equally likely.
fn arrangement(random: &mut Random) -> Arrangement {
    let mut sizes: Vec<Size> = Size::ALL.into_iter().flat_map(|size| [size; 2]).collect();
    random.shuffle(&mut sizes);
    arranged(&sizes)
}

/// Equal pawns together on the meridians, but for some of them, which are
/// exchanged with a neighbour.
fn in_pairs(random: &mut Random) -> Arrangement {
    let mut sizes = Size::ALL;
    random.shuffle(&mut sizes);
    let mut both = [sizes, sizes].concat();
    for _ in 0..random.below(3) {
        let (a, b) = (random.below(10) as usize, random.below(10) as usize);
        both.swap(a, b);
    }
    arranged(&both)
}

fn arranged(sizes: &[Size]) -> Arrangement {
    let places = Intersection::ALL.into_iter().zip(sizes);
    let pawns = places.fold(Hemisphere::NONE, |pawns, (place, size)| pawns.with(place, *size));
    pawns.try_into().expect("two pawns of each size")
}

/// All 113,400 arrangements.
fn all_arrangements() -> Vec<Arrangement> {
    let mut begun = vec![Vec::new()];
    for _ in 0..Position::PAWNS {
        begun = begun
            .into_iter()
            .flat_map(|sizes: Vec<Size>| {
                let left = Size::ALL.into_iter().filter({
                    let sizes = sizes.clone();
                    move |size| sizes.iter().filter(|other| *other == size).count() < 2
                });
                left.map(move |size| [sizes.as_slice(), &[size]].concat()).collect::<Vec<_>>()
            })
            .collect();
    }
    begun.iter().map(|sizes| arranged(sizes)).collect()
}
