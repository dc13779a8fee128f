//! Proofs by exhaustion. (That one to four pawns are left after a battle, and
//! that nobody is stuck when turning is allowed, is proved beside the code
//! that it is about.)

use std::ops::ControlFlow;

use pylos_rules::Position as _;
use pylos_rules::equator::{Color, Intersection, Point, Position, Rules, Size, Turn};

/// Every turn that can be written.
pub fn every_turn() -> impl Iterator<Item = Turn> {
    let places = Intersection::ALL
        .into_iter()
        .flat_map(|at| Size::ALL.map(move |size| Turn::Place { size, at }));
    let plays = Intersection::ALL
        .into_iter()
        .flat_map(|from| Point::ALL.map(move |to| Turn::Play { from, to }));
    places.chain(plays).chain([Turn::Pass])
}

/// E10 to E12: whatever is played in the last battle, with whatever pile, both
/// sides' points make 21, or 20 without the singleton, and a side has won. All
/// 15 × 15 pairs of pawns, all piles from 0 to 12, all turns.
#[test]
fn points_always_sum_to_21_or_to_20_without_the_singleton() {
    for (rules, sum) in [("carpentier+5", 21), ("carpentier+5+new+nosingleton", 20)] {
        let rules: Rules = rules.parse().unwrap();
        let pairs = || Size::ALL.into_iter().flat_map(|a| Size::ALL.map(|b| (a, b)));
        let mut ends = 0;
        for (blue, red) in pairs().flat_map(|blue| pairs().map(move |red| (blue, red))) {
            if blue.0 > blue.1 || red.0 > red.1 {
                continue;
            }
            for pile in 0..=12 {
                let row = |(a, b): (Size, Size), color| {
                    format!("{}{}...", a.letter(color), b.letter(color))
                };
                let text = format!(
                    "...../{}/...../{}/..... B 5.0 - {pile} {}:0",
                    row(blue, Color::Blue),
                    row(red, Color::Red),
                    16 - pile
                );
                let start = Position::parse(rules, &text).unwrap();
                every_end(rules, &start, &mut |end| {
                    let points = Color::BOTH.map(|color| end.points(color));
                    assert_eq!(points[0] + points[1], sum, "{start} {end}");
                    assert!(end.outcome(rules).unwrap().winner().is_some());
                    ends += 1;
                });
            }
        }
        assert!(ends > 500_000, "{ends}");
    }
}

fn every_end(rules: Rules, position: &Position, see: &mut impl FnMut(&Position)) {
    if position.is_over() {
        return see(position);
    }
    let _: ControlFlow<()> = position.visit(rules, |turn| {
        every_end(rules, &position.play_unchecked(rules, turn), see);
        ControlFlow::Continue(())
    });
}
