//! Squares and lines: what gives take-backs.

use super::{Cell, Cells, Level, Position, RuleSet, Rules, Turn};

/// A square (P6) or a line (P13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    /// Which of the two.
    pub kind: PatternKind,
    /// Its cells.
    pub cells: Cells,
}

/// What kind of pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PatternKind {
    /// Two by two on one level (P6).
    Square,
    /// A whole row or column of level 1 or 2 (P13).
    Line,
}

impl Rules {
    /// Every square and line that counts under these rules: squares by the
    /// cell above them, then lines from the bottom up, rows before columns.
    pub fn patterns(self) -> Vec<Pattern> {
        let (squares, lines) = match self.set() {
            RuleSet::Children => (false, false),
            RuleSet::Standard => (true, false),
            RuleSet::Advanced => (true, true),
        };
        let mut patterns = Vec::new();
        if squares {
            // The four cells under any cell are a square.
            let below = Cell::ALL.into_iter().map(Cell::below).filter(|cells| !cells.is_empty());
            patterns.extend(below.map(|cells| Pattern { kind: PatternKind::Square, cells }));
        }
        // P13: four on level 1 and three on level 2, nothing higher.
        for level in [Level::One, Level::Two].into_iter().filter(|_| lines) {
            let side = level.side();
            let mut add = |cell: &dyn Fn(u8, u8) -> Option<Cell>, i| {
                let cells = (0..side).filter_map(|j| cell(i, j)).collect();
                patterns.push(Pattern { kind: PatternKind::Line, cells });
            };
            (0..side).for_each(|rank| add(&|rank, file| Cell::at(level, file, rank), rank));
            (0..side).for_each(|file| add(&|file, rank| Cell::at(level, file, rank), file));
        }
        patterns
    }

    /// The cells on which one more ball completes a square or line that counts
    /// under these rules, if the rest of the balls are `own` (P6, P13).
    #[inline(always)]
    pub const fn completing(self, own: Cells) -> Cells {
        match self.set() {
            RuleSet::Children => Cells::NONE,
            RuleSet::Standard => own.completing_squares(),
            RuleSet::Advanced => own.completing_squares().or(own.completing_lines()),
        }
    }
}

impl Position {
    /// The squares and lines that a turn completes, before anything is taken
    /// back.
    pub fn completes(&self, rules: Rules, turn: Turn) -> Vec<Pattern> {
        let own = turn.action().change(self.own());
        let complete = |pattern: &Pattern| {
            pattern.cells.contains(turn.to()) && (pattern.cells - own).is_empty()
        };
        rules.patterns().into_iter().filter(complete).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position as _, Random};

    #[test]
    fn there_are_fourteen_squares_and_fourteen_lines() {
        let count = |rules: Rules, kind| {
            rules.patterns().iter().filter(|pattern| pattern.kind == kind).count()
        };
        assert!(Rules::CHILDREN.patterns().is_empty());
        assert_eq!(count(Rules::STANDARD, PatternKind::Square), 14);
        assert_eq!(count(Rules::STANDARD, PatternKind::Line), 0);
        assert_eq!(count(Rules::ADVANCED, PatternKind::Square), 14);
        assert_eq!(count(Rules::ADVANCED, PatternKind::Line), 14);
    }

    #[test]
    fn a_pattern_is_completed_exactly_when_balls_may_be_taken_back() {
        let mut random = Random::new(5);
        for rules in Rules::ALL {
            for _ in 0..30 {
                let mut position = Position::START;
                while let Some(next) = position.random_turn(rules, &mut random) {
                    let turns = position.turns(rules);
                    for turn in &turns {
                        let takes = |t: &Turn| {
                            t.action() == turn.action() && t.taken_back().next().is_some()
                        };
                        let gives = turns.iter().any(takes);
                        let completes = position.completes(rules, *turn);
                        assert_eq!(!completes.is_empty(), gives, "{rules} {position} {turn}");
                    }
                    position = position.play_unchecked(rules, next);
                    if random.below(40) == 0 {
                        break;
                    }
                }
            }
        }
    }
}
