//! Who completes a square or line next.

use std::ops::ControlFlow;

use pylos_rules::pyramid::{Cell, Cells, Color, Position, Rules, Turn};
use pylos_rules::{Position as _, Side as _};

/// A square or line that one ball completes (P6, P13).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Whose balls they are.
    pub color: Color,
    /// Where the ball that completes them goes.
    pub cell: Cell,
    /// How it gets there, without the take-backs: placed if there is a ball in
    /// reserve, else raised.
    pub action: Turn,
    /// The squares and lines that are complete then.
    pub completes: Vec<Cells>,
}

/// Every cell on which either side would complete something if it were to
/// move: the mover's chances first, then what the opponent threatens, each in
/// cell order.
pub fn threats(position: &Position, rules: Rules) -> Vec<Threat> {
    let mover = position.to_move();
    [mover, mover.other()].into_iter().flat_map(|color| of_side(position, rules, color)).collect()
}

fn of_side(position: &Position, rules: Rules, color: Color) -> Vec<Threat> {
    let position = position.with_to_move(color);
    let mut threats: Vec<Threat> = Vec::new();
    let _: ControlFlow<()> = position.visit(rules, |turn| {
        let cell = turn.to();
        let is_new = threats.iter().all(|threat| threat.cell != cell);
        if turn.taken_back().next().is_some() && is_new {
            let completed = position.completes(rules, turn);
            let completes = completed.into_iter().map(|pattern| pattern.cells).collect();
            threats.push(Threat { color, cell, action: turn.action(), completes });
        }
        ControlFlow::Continue(())
    });
    threats.sort_by_key(|threat| threat.cell);
    threats
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(position: &str, rules: Rules) -> Vec<String> {
        threats(&position.parse().unwrap(), rules)
            .into_iter()
            .map(|threat| {
                let completes: Vec<_> = threat.completes.iter().map(Cells::to_string).collect();
                format!("{} {}: {}", threat.color, threat.action, completes.join(" and "))
            })
            .collect()
    }

    /// ```text
    ///  4 . . . .
    ///  3 . . . .
    ///  2 L . D .
    ///  1 L L D D
    /// ```
    #[test]
    fn both_sides_threats_are_found_the_movers_first() {
        let position = "LLDDL.D........./........./..../. D";
        assert_eq!(
            shown(position, Rules::STANDARD),
            ["dark d2: c1 d1 c2 d2", "light b2: a1 b1 a2 b2"]
        );
        assert_eq!(shown(position, Rules::CHILDREN), [""; 0]);
    }

    #[test]
    fn one_ball_can_complete_a_square_and_a_line() {
        let position = "LLL.LL.L......../........./..../. L";
        assert_eq!(
            shown(position, Rules::ADVANCED),
            ["light d1: a1 b1 c1 d1", "light c2: b1 c1 b2 c2 and a2 b2 c2 d2",]
        );
    }
}
