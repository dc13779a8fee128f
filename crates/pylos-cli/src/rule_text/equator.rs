//! The equator game.

use pylos_rules::equator::{
    Designation, EquatorPoints, Movement, Rules, SetAside, SetupMode, Singleton,
};

use crate::terminal_game::Chapter;

/// The equator game in short, as these rules read it.
pub fn chapters(rules: Rules) -> Vec<Chapter> {
    let points = match rules.points() {
        EquatorPoints::Nine => {
            "The equator has nine points, from left to right ol il e1 e2 e3 e4 e5 ir or: where \
             the circles and the meridians cross it."
        }
        EquatorPoints::Five => {
            "The equator has five points, e1 to e5: where the meridians cross it."
        }
    };
    let setup = match rules.setup() {
        SetupMode::Alternating => {
            "Setup: the players fill their ten intersections in turn, one pawn each. The player \
             who will not lead battle 1 places first."
        }
        SetupMode::Hidden => {
            "Setup: both players arrange their ten pawns in secret, then reveal them."
        }
        SetupMode::Whole => {
            "Setup: the player who will not lead battle 1 places all ten pawns, then the other \
             player does."
        }
        SetupMode::Random => "Setup: every pawn's place is drawn by lot.",
        SetupMode::Mirror => {
            "Setup: in turn; the player who will lead battle 1 places what the opponent has just \
             placed, at the intersection of the same name."
        }
    };
    let movement = match rules.movement() {
        Movement::Slide => {
            "To play a pawn, slide it along the lines of your hemisphere to an empty point of \
             the equator. It may turn at intersections, but never passes an occupied one."
        }
        Movement::Straight => {
            "To play a pawn, slide it along one line of your hemisphere, without turning, to an \
             empty point of the equator; it never passes an occupied place. A player who cannot \
             move must pass; nobody else may."
        }
        Movement::Free => "To play a pawn, put it on any empty point of the equator.",
    };
    let set_aside = match rules.set_aside() {
        SetAside::Old => {
            "When a pawn arrives and another of its size, of either colour, is on the equator, \
             the one that was there is set aside."
        }
        SetAside::New => {
            "When a pawn arrives and another of its size, of either colour, is on the equator, \
             the one that arrives is set aside."
        }
    };
    let mut battle = vec![
        (
            "E6",
            "Five battles, each of four turns: leader, responder, leader, responder. Who leads \
             battle 1 is drawn by lot; the winner of a battle leads the next.",
        ),
        ("E7", movement),
        ("E8", set_aside),
    ];
    if rules.designation() == Designation::Line {
        battle.push((
            "E14",
            "Only pawns on a line through the point just played may answer: its meridian, or \
             the half-circle that ends there. If none of them can move, any may. A pawn that is \
             set aside designates too.",
        ));
    }
    battle.push((
        "E9",
        "After four turns, one pawn decides who wins the battle: of four pawns left the largest, \
         of three the middle one, of two the smallest, or the only one.",
    ));
    let last = match rules.singleton() {
        Singleton::On => {
            "The winner of battle 5 also takes all pawns set aside, and the singleton, a pawn \
             that belongs to nobody."
        }
        Singleton::Off => {
            "The winner of battle 5 also takes all pawns set aside, and wins the game at 10–10."
        }
    };
    let end = match rules.singleton() {
        Singleton::On => {
            "11 of the 21 points are enough to win. All five battles are always played."
        }
        Singleton::Off => {
            "11 of the 20 points are enough to win. All five battles are always played."
        }
    };
    vec![
        Chapter {
            title: "The board",
            clauses: vec![
                (
                    "E1",
                    "A globe: two circles, the equator across them, five meridians. Each \
                     player's hemisphere has ten intersections, i1 to i5 on the inner circle and \
                     o1 to o5 on the outer. Blue sits north, red south.",
                ),
                ("E2", points),
                ("E3", "Each player has ten pawns: two of each size from 1 to 5."),
                ("E5", setup),
            ],
        },
        Chapter { title: "A battle", clauses: battle },
        Chapter {
            title: "The score",
            clauses: vec![
                (
                    "E10",
                    "The winner of a battle takes the pawns left on the equator, one point each, \
                     and the equator is cleared. Pawns set aside form a pile; none ever returns.",
                ),
                ("E11", last),
                ("E12", end),
                (
                    "E13",
                    "A match is a fixed number of games, or goes up to a target score; points \
                     are added up.",
                ),
            ],
        },
    ]
}
