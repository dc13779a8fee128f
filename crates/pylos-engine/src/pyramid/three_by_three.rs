//! The game with a base of 3 × 3 cells, solved exactly by the plainest means:
//! a check of the search at every one of its positions.

use std::collections::{HashMap, HashSet};

use pylos_rules::pyramid::{Cell, Cells, EmptyReserve, Level, RuleSet, Rules, TakeBack};
use pylos_rules::{Random, Value};

use super::judge::Counts;
use super::node::{Balls, Node, Pyramid};
use super::search::{Root, deepen};
use super::sight::{Misjudgement, Sight};
use super::spent::Spent;
use super::table::Table;
use crate::{Control, Limits, Score, Stop, SystemClock};

/// 14 cells and 7 balls each, on a ground that belongs to nobody.
#[derive(Clone, Copy, Debug)]
struct ThreeByThree;

impl Pyramid for ThreeByThree {
    const GROUND: Cells = Cells::GROUND;
}

/// Sets of the 14 cells: bits 0…8 the base by rank and file, 9…12 the level
/// above it, 13 the apex.
type Set = u16;
const CELLS: u16 = 14;
const BALLS: u32 = 7;

/// The four cells under each cell.
fn below(cell: u16) -> Set {
    match cell {
        0..9 => 0,
        9..13 => {
            let corner = (cell - 9) / 2 * 3 + (cell - 9) % 2;
            0b11011 << corner
        }
        _ => 0b1111 << 9,
    }
}

fn level(cell: u16) -> u8 {
    match cell {
        0..9 => 0,
        9..13 => 1,
        _ => 2,
    }
}

fn cells(set: Set) -> impl Iterator<Item = u16> {
    (0..CELLS).filter(move |cell| set >> cell & 1 == 1)
}

fn is_supported(occupied: Set, cell: u16) -> bool {
    occupied & below(cell) == below(cell)
}

fn carries(occupied: Set, cell: u16) -> bool {
    cells(occupied).any(|above| below(above) >> cell & 1 == 1)
}

/// Everything that gives take-backs under these rules.
fn patterns(rules: Rules) -> Vec<Set> {
    let squares = (9..14).map(below);
    let rows = (0..3).map(|rank| 0b111 << (3 * rank));
    let files = (0..3).map(|file| 0b1001001 << file);
    match rules.set() {
        RuleSet::Children => Vec::new(),
        RuleSet::Standard => squares.collect(),
        RuleSet::Advanced => squares.chain(rows).chain(files).collect(),
    }
}

/// Where the mover can get to, straight from the rules.
fn turns(own: Set, other: Set, rules: Rules, patterns: &[Set]) -> Vec<Set> {
    let mut after = Vec::new();
    let has_reserve = own.count_ones() < BALLS;
    if !has_reserve && rules.empty_reserve() == EmptyReserve::Loses {
        return after;
    }
    let mut play = |left: Set, to: u16| {
        let own = left | 1 << to;
        let completes = patterns.iter().any(|p| p >> to & 1 == 1 && own & p == *p);
        if !completes || rules.take_back() == TakeBack::May {
            after.push(own);
        }
        if completes {
            for first in cells(own).filter(|&first| !carries(own | other, first)) {
                let one = own & !(1 << first);
                after.push(one);
                for second in cells(one).filter(|&second| !carries(one | other, second)) {
                    after.push(one & !(1 << second));
                }
            }
        }
    };
    for to in (0..CELLS).filter(|to| (own | other) >> to & 1 == 0) {
        if has_reserve && is_supported(own | other, to) {
            play(own, to);
        }
        for from in cells(own).filter(|&from| !carries(own | other, from)) {
            let left = own & !(1 << from);
            if level(to) > level(from) && is_supported(left | other, to) {
                play(left, to);
            }
        }
    }
    after.sort_unstable();
    after.dedup();
    after
}

/// Every position: mover's balls and the other's.
fn positions() -> Vec<(Set, Set)> {
    let supported = |&occupied: &Set| cells(occupied).all(|cell| is_supported(occupied, cell));
    (0..1 << CELLS)
        .filter(supported)
        .flat_map(|occupied: Set| {
            let owns = (0..=occupied).filter(move |own| own & !occupied == 0);
            owns.map(move |own| (own, occupied & !own))
        })
        .filter(|(own, other)| own.count_ones() <= BALLS && other.count_ones() <= BALLS)
        .collect()
}

/// Every position with the numbers of those that it leads to.
fn graph(rules: Rules) -> (Vec<(Set, Set)>, Vec<Vec<usize>>) {
    let patterns = patterns(rules);
    let positions = positions();
    let number: HashMap<(Set, Set), usize> =
        positions.iter().enumerate().map(|(number, &position)| (position, number)).collect();
    let after = positions
        .iter()
        .map(|&(own, other)| {
            turns(own, other, rules, &patterns).iter().map(|&own| number[&(other, own)]).collect()
        })
        .collect();
    (positions, after)
}

/// The exact value of everything in a graph, by passes over what is undecided;
/// these are drawn.
fn solve(after: &[Vec<usize>], drawn: &HashSet<usize>) -> Vec<Value> {
    let mut values: Vec<Option<Value>> =
        after.iter().map(|after| after.is_empty().then_some(Value::Loss(0))).collect();
    drawn.iter().for_each(|&n| values[n] = Some(Value::Draw));
    let mut undecided: Vec<usize> = (0..values.len()).filter(|&n| values[n].is_none()).collect();
    let mut quiet = 0;
    for pass in 1.. {
        let wins = |&n: &usize| matches!(values[n], Some(Value::Win(_)));
        let loses = |&n: &usize| matches!(values[n], Some(Value::Loss(_)));
        let (decided, value): (Vec<usize>, Value) = if pass % 2 == 1 {
            let won = |n: &&usize| after[**n].iter().any(loses);
            (undecided.iter().filter(won).copied().collect(), Value::Win(pass))
        } else {
            let lost = |n: &&usize| after[**n].iter().all(wins);
            (undecided.iter().filter(lost).copied().collect(), Value::Loss(pass))
        };
        quiet = if decided.is_empty() { quiet + 1 } else { 0 };
        if quiet == 2 {
            break;
        }
        decided.into_iter().for_each(|n| values[n] = Some(value));
        undecided.retain(|&n| values[n].is_none());
    }
    values.into_iter().map(|value| value.unwrap_or(Value::Draw)).collect()
}

/// The set on levels 2 to 4 of the big pyramid.
fn lifted(set: Set) -> Cells {
    let place = |cell: u16| match cell {
        0..9 => Cell::at(Level::Two, (cell % 3) as u8, (cell / 3) as u8),
        9..13 => Cell::at(Level::Three, ((cell - 9) % 2) as u8, ((cell - 9) / 2) as u8),
        _ => Some(Cell::APEX),
    };
    cells(set).filter_map(place).collect()
}

fn node((own, other): (Set, Set)) -> Node {
    Node { own: lifted(own), other: lifted(other) }
}

/// What the search finds in a position, at this depth.
fn search(position: (Set, Set), rules: Rules, spent: &Spent, depth: u16, table: &Table) -> Score {
    let (clock, stop) = (SystemClock::default(), Stop::default());
    let root = Root {
        node: node(position),
        rules,
        balls: Balls::even(BALLS),
        spent,
        sights: [Sight::FULL; 2],
        misjudgement: Misjudgement::SOUND,
        threads: 1,
        openings: None,
    };
    let control = Control::start(Limits::depth(depth.into()), &clock, &stop);
    let found = deepen::<ThreeByThree, Counts>(&root, Counts(rules), table, &control, &mut |_| ());
    found.map_or(Score::Exact(Value::Loss(0)), |found| found.score())
}

/// The search finds every win and every loss, with the exact distance, and
/// claims neither in a drawn position.
fn agrees_everywhere(rules: Rules) {
    let (positions, after) = graph(rules);
    let values = solve(&after, &HashSet::new());
    let mut values: Vec<_> = positions.into_iter().zip(values).collect();
    let table = Table::new(64 << 20);
    // Near the end first: what is found there helps with the rest.
    values.sort_unstable_by_key(|&(position, value)| (value.plies().unwrap_or(99), position));
    for (position, value) in values {
        let depth = value.plies().unwrap_or(6);
        let found = search(position, rules, &Spent::default(), depth, &table);
        match value {
            Value::Draw => assert!(!found.is_exact(), "{rules}: {position:x?} {found}"),
            _ => assert_eq!(found, value.into(), "{rules}: {position:x?}"),
        }
    }
}

/// Where positions are spent (P12), the search finds every win and every loss
/// that is left, with the exact distance, and claims no other: not through a
/// mirror image, not with the other side to move, not at its leaves.
fn agrees_where_positions_are_spent(rules: Rules) {
    let (positions, after) = graph(rules);
    // Everything twice: with the root's mover to move, and with the other.
    let after: Vec<Vec<usize>> = (0..2 * positions.len())
        .map(|state| after[state / 2].iter().map(|next| 2 * next + (1 - state % 2)).collect())
        .collect();
    let before = solve(&after, &HashSet::new());
    let near = |state: &usize| matches!(before[*state].plies(), Some(1..=4));
    let mut random = Random::new(1);
    let mut near: Vec<usize> = (0..after.len()).filter(near).collect();
    random.shuffle(&mut near);
    let drawn: HashSet<usize> = near[..near.len() / 4].iter().copied().collect();
    let values = solve(&after, &drawn);
    let nodes = |to_move| {
        let spent = drawn.iter().filter(|state| **state % 2 == to_move);
        spent.map(|state| node(positions[state / 2])).collect()
    };
    let spent = Spent::new([nodes(0), nodes(1)]);
    let table = Table::new(64 << 20);
    let mut changed = Vec::new();
    for root in (0..after.len()).filter(|state| state % 2 == 0 && !drawn.contains(state)) {
        let short = |value: Value| value.plies().is_none_or(|plies| plies <= 7);
        if values[root] != before[root] && short(values[root]) {
            changed.push(root);
        }
    }
    assert!(changed.len() > 1_000, "{rules}: only {} values change", changed.len());
    random.shuffle(&mut changed);
    for &root in &changed[..1_000] {
        let (position, value) = (positions[root / 2], values[root]);
        let found = search(position, rules, &spent, value.plies().unwrap_or(5), &table);
        match value {
            Value::Draw => assert!(
                !found.is_exact() || found == Value::Draw.into(),
                "{rules}: {position:x?} {found}"
            ),
            _ => assert_eq!(found, value.into(), "{rules}: {position:x?}"),
        }
    }
}

#[test]
fn spent_positions_are_drawn_in_the_standard_game() {
    agrees_where_positions_are_spent(Rules::STANDARD);
}

#[test]
fn spent_positions_are_drawn_in_the_advanced_game() {
    agrees_where_positions_are_spent(Rules::ADVANCED);
}

#[test]
fn a_spent_position_is_drawn_at_a_leaf_too() {
    let rules = Rules::STANDARD;
    let root = (0b100, 0b1);
    let next = turns(root.0, root.1, rules, &patterns(rules));
    let next = next.into_iter().map(|own| node((root.1, own))).collect();
    let spent = Spent::new([Vec::new(), next]);
    let table = Table::new(1 << 20);
    assert_ne!(search(root, rules, &Spent::default(), 1, &table), Score::Estimate(0));
    assert_eq!(search(root, rules, &spent, 1, &table), Score::Estimate(0));
}

macro_rules! agrees_everywhere {
    ($($test:ident $rules:literal)*) => {
        $(
            #[test]
            fn $test() {
                agrees_everywhere($rules.parse().unwrap());
            }
        )*

        #[test]
        fn no_reading_is_left_out() {
            let tested = [$($rules),*];
            assert_eq!(Rules::ALL.map(|rules| rules.to_string()).as_slice(), tested);
        }
    };
}

agrees_everywhere! {
    children "children"
    children_raise "children+raise"
    standard "standard"
    standard_must "standard+must"
    standard_raise "standard+raise"
    standard_must_raise "standard+must+raise"
    advanced "advanced"
    advanced_must "advanced+must"
    advanced_raise "advanced+raise"
    advanced_must_raise "advanced+must+raise"
}
