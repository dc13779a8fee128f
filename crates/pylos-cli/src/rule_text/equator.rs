//! The equator game.

use pylos_rules::Clause::{E1, E2, E3, E5, E6, E7, E8, E9, E10, E11, E12, E13, E14};
use pylos_rules::equator::{
    Designation, EquatorPoints, Movement, Rules, SetAside, SetupMode, Singleton,
};

use crate::language::Text;
use crate::terminal_game::Chapter;

/// The equator game in short, as these rules read it.
pub fn chapters(rules: Rules) -> Vec<Chapter> {
    let points = match rules.points() {
        EquatorPoints::Nine => Text::ClauseE2Nine,
        EquatorPoints::Five => Text::ClauseE2Five,
    };
    let setup = match rules.setup() {
        SetupMode::Alternating => Text::ClauseE5Alternating,
        SetupMode::Hidden => Text::ClauseE5Hidden,
        SetupMode::Whole => Text::ClauseE5Whole,
        SetupMode::Random => Text::ClauseE5Random,
        SetupMode::Mirror => Text::ClauseE5Mirror,
    };
    let movement = match rules.movement() {
        Movement::Slide => Text::ClauseE7Slide,
        Movement::Straight => Text::ClauseE7Straight,
        Movement::Free => Text::ClauseE7Free,
    };
    let set_aside = match rules.set_aside() {
        SetAside::Old => Text::ClauseE8Old,
        SetAside::New => Text::ClauseE8New,
    };
    let designation = match rules.designation() {
        Designation::Any => None,
        Designation::Line => Some((E14, Text::ClauseE14)),
    };
    let (last, all) = match rules.singleton() {
        Singleton::On => (Text::ClauseE11Singleton, 21u8),
        Singleton::Off => (Text::ClauseE11Without, 20),
    };
    let mut battle = vec![(E6, Text::ClauseE6), (E7, movement), (E8, set_aside)];
    battle.extend(designation);
    battle.push((E9, Text::ClauseE9));
    vec![
        Chapter {
            title: Text::ChapterBoard,
            clauses: vec![(E1, Text::ClauseE1), (E2, points), (E3, Text::ClauseE3), (E5, setup)],
        },
        Chapter { title: Text::ChapterBattle, clauses: battle },
        Chapter {
            title: Text::ChapterScore,
            clauses: vec![
                (E10, Text::ClauseE10),
                (E11, last),
                (E12, Text::ClauseE12 { points: all.into() }),
                (E13, Text::ClauseE13),
            ],
        },
    ]
}
