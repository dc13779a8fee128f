//! Whether a game is close to its end, from its position alone.

use pylos_rules::{ByGame, Position as _, equator, pyramid};

use crate::board::read_rules;

/// With so few balls left in reserve, somebody soon has none (P11), or places
/// the last one (P10).
const FEW: u32 = 3;

/// Whether a game under these rules is close to its end in this position. What
/// cannot be read is not.
pub fn is_near_end(rules: &str, position: &str) -> bool {
    match read_rules(rules) {
        Ok(ByGame::Pyramid(rules)) => pyramid::Position::parse(rules, position).is_ok_and(|at| {
            pyramid::Color::BOTH.into_iter().any(|color| at.reserve(rules, color) <= FEW)
        }),
        // E12: whoever leads after four battles may still lose in the fifth.
        Ok(ByGame::Equator(rules)) => {
            equator::Position::parse(rules, position).is_ok_and(|at| at.battle() == 5)
        }
        Err(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::is_near_end;

    #[test]
    fn few_balls_left_or_the_last_battle() {
        let start = "................/........./..../. L";
        let late = "LLLLDDDDLLLLDDDD/LLLLDDD../..../. L";
        assert!(!is_near_end("standard", start));
        assert!(is_near_end("standard", late), "light has three balls left");
        let battle = |number: u8| format!("EDCBA/EDCBA/........./abcde/abcde B {number}.0 - 0 0:0");
        assert!(!is_near_end("carpentier", &battle(1)));
        assert!(!is_near_end("standard", "nonsense") && !is_near_end("chess", start));
    }
}
