//! What the empty board is worth, as far as it has been computed for games
//! with a handicap (P15): `docs/solved/handicaps.md` says how.

use pylos_rules::Value;
use pylos_rules::pyramid::Rules;

/// One game a line: its rule string and its value for light, who begins.
const KNOWN: &str = include_str!("handicaps.txt");

/// The value of the empty board for light, who begins; `None` where it has not
/// been computed.
///
/// ```
/// use pylos_rules::Value;
/// use pylos_tablebase::opening_value;
/// assert_eq!(opening_value("standard".parse().unwrap()), Some(Value::Loss(40)));
/// assert_eq!(opening_value("children+15-14".parse().unwrap()), Some(Value::Win(35)));
/// ```
pub fn opening_value(rules: Rules) -> Option<Value> {
    let (name, mut lines) = (rules.to_string(), KNOWN.lines().filter_map(|l| l.split_once(' ')));
    lines.find(|(known, _)| *known == name).and_then(|(_, value)| value.parse().ok())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Every line names one game, as it is written, and a value that the
    /// parity of the game allows: an odd win, an even loss.
    #[test]
    fn every_line_is_one_game_and_its_value() {
        let mut seen = HashSet::new();
        for line in KNOWN.lines() {
            let (rules, value) = line.split_once(' ').unwrap();
            let rules: Rules = rules.parse().unwrap();
            assert!(seen.insert(rules), "{line}");
            let value: Value = value.parse().unwrap();
            assert_eq!(opening_value(rules), Some(value));
            assert_eq!(format!("{rules} {value}"), line);
            let odd = value.plies().is_some_and(|plies| plies % 2 == 1);
            assert_eq!(matches!(value, Value::Win(_)), odd, "{line}");
        }
        let plain = [(Rules::CHILDREN, 36), (Rules::STANDARD, 40), (Rules::ADVANCED, 46)];
        for (rules, plies) in plain {
            assert_eq!(opening_value(rules), Some(Value::Loss(plies)));
        }
    }
}
