//! The pyramid game.

use pylos_rules::pyramid::{EmptyReserve, RuleSet, Rules, TakeBack};

use crate::terminal_game::Chapter;

/// The pyramid game in short, as these rules read it.
pub fn chapters(rules: Rules) -> Vec<Chapter> {
    let mut turn = vec![
        (
            "P3",
            "Colours are drawn by lot. Light begins; the players alternate, and nobody may pass.",
        ),
        ("P4", "Place: put a ball from your reserve onto any empty, supported cell."),
        (
            "P5",
            "Raise: or lift one of your balls that carries no other onto a supported cell at \
             least one level higher. The cell must be supported without that ball. Raising costs \
             no ball of the reserve.",
        ),
    ];
    let take_back = match (rules.set(), rules.take_back()) {
        (RuleSet::Children, _) => None,
        (RuleSet::Standard, TakeBack::May) => Some(
            "Take back: if your ball completes a square (2×2) of your colour, you may return one \
             or two of your balls to your reserve.",
        ),
        (RuleSet::Standard, TakeBack::Must) => Some(
            "Take back: if your ball completes a square (2×2) of your colour, you must return \
             one or two of your balls to your reserve.",
        ),
        (RuleSet::Advanced, TakeBack::May) => Some(
            "Take back: if your ball completes a square (2×2) or a line of your colour, you may \
             return one or two of your balls to your reserve.",
        ),
        (RuleSet::Advanced, TakeBack::Must) => Some(
            "Take back: if your ball completes a square (2×2) or a line of your colour, you must \
             return one or two of your balls to your reserve.",
        ),
    };
    match take_back {
        None => turn.push(("P6", "Squares and lines give nothing under these rules.")),
        Some(text) => {
            turn.push(("P6", text));
            if rules.set() == RuleSet::Advanced {
                turn.push((
                    "P13",
                    "A line is a full row or column of level 1 (four balls) or of level 2 \
                     (three). Diagonals do not count.",
                ));
            }
            turn.push((
                "P7",
                "Balls are taken back one after the other, and the first may free the second. \
                 They come from any level, the one just played included, but never one that \
                 carries another.",
            ));
            turn.push(("P8", "Two at most per turn, however much the ball completed."));
            turn.push((
                "P9",
                "Only the ball played this turn counts: a square made earlier gives nothing later.",
            ));
        }
    }
    let empty = match rules.empty_reserve() {
        EmptyReserve::Loses => {
            "A player who is to move without a ball in reserve has lost. The game stops there: \
             the balls that the winner has left need not be placed."
        }
        EmptyReserve::MayRaise => {
            "A player who is to move without a ball in reserve may still raise, and has lost when \
             no raise is possible."
        }
    };
    vec![
        Chapter {
            title: "The board",
            clauses: vec![
                (
                    "P1",
                    "30 cells in four levels: 4×4 (a1…d4), 3×3 (e1…g3), 2×2 (h1…i2) and the apex \
                     (j1). A ball above level 1 rests on the four balls beneath it, of either \
                     colour.",
                ),
                ("P2", "Each player, light and dark, has 15 balls, all in reserve at first."),
            ],
        },
        Chapter { title: "A turn", clauses: turn },
        Chapter {
            title: "The end",
            clauses: vec![
                ("P10", "Whoever places the last ball, on the apex, wins."),
                ("P11", empty),
                (
                    "P12",
                    "A position that occurs for the third time, with the same side to move, is a \
                     draw.",
                ),
                (
                    "P14",
                    "A game lasts 5 to 20 minutes. Tournaments may limit the time per move \
                     (--time 30s/move).",
                ),
            ],
        },
    ]
}
