//! The pyramid game.

use pylos_rules::pyramid::{EmptyReserve, RuleSet, Rules, TakeBack};

use crate::terminal_game::Chapter;

/// The pyramid game in short, as these rules read it.
pub fn chapters(rules: Rules) -> Vec<Chapter> {
    let mut turn = vec![
        ("P3", "Light begins; the players alternate, and nobody may pass."),
        ("P4", "Place: put a ball from your reserve onto any empty, supported cell."),
        (
            "P5",
            "Raise: or lift one of your balls that carries no other onto a supported cell at \
             least one level higher. It must not be needed to carry itself there. Raising costs \
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
                     (three). Diagonals are none.",
                ));
            }
            turn.push((
                "P7",
                "Balls are taken back one after the other, from any level, the one just played \
                 included, but never one that carries another.",
            ));
            turn.push(("P8", "Two at most per turn, however much the ball completed."));
        }
    }
    let empty = match rules.empty_reserve() {
        EmptyReserve::Loses => "Who is to move without a ball in reserve has lost.",
        EmptyReserve::MayRaise => {
            "Who is to move without a ball in reserve may still raise, and has lost when no \
             raise is possible."
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
                ("P10", "Who places the last ball, on the apex, wins."),
                ("P11", empty),
                ("P12", "A position that occurs for the third time is a draw."),
            ],
        },
    ]
}
