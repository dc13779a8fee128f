//! The pyramid game.

use pylos_rules::Clause::{P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15};
use pylos_rules::pyramid::{Color, EmptyReserve, RuleSet, Rules, TakeBack};

use crate::language::{Text, Word};
use crate::terminal_game::Chapter;

/// The pyramid game in short, as these rules read it.
pub fn chapters(rules: Rules) -> Vec<Chapter> {
    let must = Word::from(match rules.take_back() {
        TakeBack::Must => "yes",
        TakeBack::May => "no",
    });
    let taken_back = vec![(P7, Text::ClauseP7), (P8, Text::ClauseP8), (P9, Text::ClauseP9)];
    let take_backs = match rules.set() {
        RuleSet::Children => vec![(P6, Text::ClauseP6None)],
        RuleSet::Standard => [vec![(P6, Text::ClauseP6Square { must })], taken_back].concat(),
        RuleSet::Advanced => {
            let lines = vec![(P6, Text::ClauseP6Line { must }), (P13, Text::ClauseP13)];
            [lines, taken_back].concat()
        }
    };
    let turn = vec![(P3, Text::ClauseP3), (P4, Text::ClauseP4), (P5, Text::ClauseP5)];
    let empty = match rules.empty_reserve() {
        EmptyReserve::Loses => Text::ClauseP11Loses,
        EmptyReserve::MayRaise => Text::ClauseP11Raise,
    };
    let mut board = vec![(P1, Text::ClauseP1), (P2, Text::ClauseP2)];
    if !rules.handicap().is_none() {
        let [light, dark] = Color::BOTH.map(|color| rules.balls(color).into());
        board.push((P15, Text::ClauseP15 { light, dark }));
    }
    vec![
        Chapter { title: Text::ChapterBoard, clauses: board },
        Chapter { title: Text::ChapterTurn, clauses: [turn, take_backs].concat() },
        Chapter {
            title: Text::ChapterEnd,
            clauses: vec![
                (P10, Text::ClauseP10),
                (P11, empty),
                (P12, Text::ClauseP12),
                (P14, Text::ClauseP14),
            ],
        },
    ]
}
