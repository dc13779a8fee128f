//! When it no longer matters how the pawns stand.
//!
//! Where any pawn may answer, points matter only because a pawn standing on
//! one may take the last way from another. But whoever is to move meets three
//! pawns on the equator at most: a pawn that reaches four points can always be
//! played. Pawns that leave only open more ways, and after every battle the
//! equator is empty again. So once every pawn of both sides reaches four
//! points, nobody will be stopped any more, and all that the rest of the game
//! depends on is the sizes that each side has.

use pylos_rules::Side as _;
use pylos_rules::equator::{Designation, Movement, Position, Rules};

/// As many points as cannot all be occupied when somebody is to move.
const ENOUGH: u32 = Position::TURNS as u32;

/// Whether nobody will be stopped any more. What stands on the equator makes
/// no difference.
#[inline]
pub(super) fn is_open(position: &Position, rules: Rules) -> bool {
    if rules.designation() != Designation::Any {
        return false;
    }
    match rules.movement() {
        Movement::Free => true,
        // A straight way leads to three points at most.
        Movement::Straight => false,
        Movement::Slide => {
            let mover = position.to_move();
            [mover, mover.other()].into_iter().all(|color| {
                let mut pawns = position.hemisphere(color).occupied().into_iter();
                pawns.all(|from| position.reach(rules, color, from).len() >= ENOUGH)
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use pylos_rules::{Position as _, Random};

    use super::*;

    /// Held against the rules: in games played by lot from an open position
    /// on, every pawn can be played at every turn.
    #[test]
    fn in_an_open_position_nobody_is_stopped_any_more() {
        let mut random = Random::new(9);
        for rules in ["carpentier", "carpentier+5+new", "jeux-et-strategie+any"] {
            let rules: Rules = rules.parse().unwrap();
            let (mut open, mut stopped_before) = (0, 0);
            for _ in 0..400 {
                let mut position = Position::start(rules).with_random_setup(rules, &mut random);
                let mut opened = false;
                while !position.is_over() {
                    let all = position.hemisphere(position.to_move()).occupied();
                    let all_can = position.playable(rules) == all;
                    opened |= is_open(&position, rules);
                    assert!(all_can || !opened, "{rules}: {position}");
                    open += u32::from(opened);
                    stopped_before += u32::from(!all_can);
                    let turn = position.random_turn(rules, &mut random).unwrap();
                    position = position.play_unchecked(rules, turn);
                }
            }
            assert!(open > 1_000, "{rules}: {open}");
            assert_eq!(stopped_before > 100, rules.movement() != Movement::Free, "{rules}");
        }
    }
}
